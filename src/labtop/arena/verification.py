"""The folder of an arena checked, as for a leaderboard: every game replayed from its deal, every figure made anew."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import labtop
from labtop.arena import store
from labtop.arena.match import Played, ranks_of
from labtop.arena.problems import TEXTS, ArenaProblem
from labtop.arena.schedule import Plan
from labtop.arena.summary import summarise
from labtop.core.errors import Refusal, parts_of
from labtop.core.system_errors import system_error
from labtop.core.texts import Message


def verify(path: Path, report: Callable[[float], object]) -> tuple[int, list[Refusal]]:
    """How many games there are, and all that is wrong; ArenaProblem for a folder that cannot be read as an arena's."""
    plan = store.read_plan(path)
    plan.check()
    try:
        played = store.read_games(path, plan)
        lines = (path / store.RECORDS).read_text(encoding="utf-8").splitlines()
        summary = (path / store.SUMMARY).read_text(encoding="utf-8") if len(played) == plan.total else None
    except (OSError, UnicodeDecodeError) as error:
        reason = system_error(error) if isinstance(error, OSError) else str(error)
        raise ArenaProblem("folder-unreadable", folder=path, error=reason) from None
    wrong: list[Refusal] = []
    if len(lines) != len(played):
        wrong.append(Refusal(_said("verify-lines", records=len(lines), games=len(played))))
    for done, (game, line) in enumerate(zip(played, lines, strict=False), 1):
        reasons = _reasons(plan, game, line)
        if reasons:
            wrong.append(Refusal(_said("verify-game", number=game.number), *reasons))
        report(done / len(played))
    if summary is None:
        wrong.append(Refusal(_said("verify-incomplete", games=len(played), planned=plan.total)))
    elif _parsed(summary) != json.loads(json.dumps(summarise(plan, played))):
        wrong.append(Refusal(_said("verify-summary", file=store.SUMMARY)))
    return len(played), wrong


def _reasons(plan: Plan, row: Played, line: str) -> tuple[str | Message, ...]:
    """What is wrong with a game's record, or with its row beside it; nothing, if all is right."""
    record = _parsed(line)
    try:
        game = labtop.replay(record, **plan.edition)
    except labtop.InvalidRecord as error:
        return parts_of(error)
    if game.to_play is not None:
        return (_said("verify-unfinished"),)
    dealt = labtop.new_game(plan.game, plan.players, row.seed, **plan.edition)
    if record["game"] != plan.game or record["start"] != json.loads(json.dumps(dealt.position())):
        return (_said("verify-deal", seed=str(row.seed)),)
    if tuple(game.names) != row.bots:
        return (_said("verify-bots", bots=", ".join(row.bots)),)
    if (game.scores(), ranks_of(game.ranking()), game.played) != (row.scores, row.ranks, row.moves):
        return (_said("verify-result", file=store.GAMES),)
    return ()


def _parsed(text: str) -> Any:
    """What a text of JSON says; None for another."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _said(key: str, **args: Any) -> Message:
    return TEXTS.message(key, **args)
