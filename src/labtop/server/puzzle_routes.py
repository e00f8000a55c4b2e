"""Puzzles over HTTP: the client says all that was played, the server plays it again and remembers nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, partial

from labtop import puzzles, registry
from labtop.core.errors import IllegalAction
from labtop.core.sentences import NOTHING_FORETOLD, foretold, said, spoken
from labtop.puzzles import Attempt
from labtop.puzzles.puzzle import TEXTS, texts_of
from labtop.server.errors import Refused, text
from labtop.server.lobby import Lobby
from labtop.server.messages import (
    Puzzle,
    PuzzleHint,
    PuzzleInfo,
    PuzzleKind,
    PuzzleMissed,
    Puzzles,
    PuzzleSolution,
    PuzzleStep,
)
from labtop.server.projection import Public
from labtop.server.story import scorings, step

PROOF = 100  # steps that working out the best is counted as; most take less, few more


async def listed(lobby: Lobby, game: str, language: str) -> Puzzles:
    """All puzzles of a game."""
    if game not in lobby.settings.games:
        raise Refused("unknown_game")
    found = await asyncio.to_thread(_packaged, game)
    if not found:
        raise Refused("not_found")
    today = datetime.fromtimestamp(lobby.time.date() / 1000, UTC).date()
    say = texts_of(game).speaker(language)
    kinds = [kind.name for kind in registry.puzzles(game).kinds]
    used = {puzzle.kind for puzzle in found.values()}
    return Puzzles(
        date=today.isoformat(),
        daily=puzzles.daily(found.values(), today).id,
        kinds=[PuzzleKind(kind, say(f"kind-{kind}")) for kind in kinds if kind in used],
        puzzles=[PuzzleInfo(puzzle.id, puzzle.kind, puzzle.rating) for puzzle in found.values()],
    )


async def question(lobby: Lobby, puzzle: str, language: str, address: str) -> bytes:
    """What is asked, compressed."""
    return await _worked_out(_question, lobby, puzzle, (language,), address, 1)


async def played(lobby: Lobby, puzzle: str, actions: Sequence[str], language: str, address: str) -> bytes:
    """The table after these actions, compressed."""
    return await _worked_out(_step, lobby, puzzle, (actions, language), address, len(actions) + 1)


async def hint(lobby: Lobby, puzzle: str, actions: Sequence[str], language: str, address: str) -> bytes:
    """What helps after these actions, compressed."""
    return await _worked_out(_hint, lobby, puzzle, (actions, language), address, PROOF)


async def solution(lobby: Lobby, puzzle: str, language: str, address: str) -> bytes:
    """How the best is gained, and what is not it, compressed."""
    return await _worked_out(_solution, lobby, puzzle, (language,), address, PROOF)


async def _worked_out(
    work: Callable[..., Public], lobby: Lobby, name: str, asked: tuple[object, ...], address: str, steps: int
) -> bytes:
    """What comes of a puzzle and of what is asked, charged by so many steps."""
    for game in lobby.settings.games:
        found = (await asyncio.to_thread(_packaged, game)).get(name)
        if found is not None:
            if not lobby.compiling.ready(game):
                raise Refused("compiling")
            what = (work.__name__, name, *asked)
            return await lobby.exercises.work_out(what, address, steps, partial(work, found, *asked))
    raise Refused("not_found")


@cache
def _packaged(game: str) -> Mapping[str, puzzles.Puzzle]:
    """The puzzles of a game by their ids, the easiest first."""
    return {puzzle.id: puzzle for puzzle in sorted(puzzles.packaged(game), key=lambda one: (one.rating, one.id))}


def _question(puzzle: puzzles.Puzzle, language: str) -> Puzzle:
    say = texts_of(puzzle.game).speaker(language)
    return Puzzle(
        puzzle=puzzle.id,
        game=puzzle.game,
        kind=puzzle.kind,
        rating=puzzle.rating,
        seat=puzzle.seat,
        names=list(registry.bot_names(puzzle.game)[: len(puzzle.position["players"])]),
        title=say(f"kind-{puzzle.kind}"),
        question=puzzles.question(puzzle).text(language),
        certain=say("certain"),
        position=Attempt(puzzle).game.position(),
    )


def _step(puzzle: puzzles.Puzzle, actions: Sequence[str], language: str) -> PuzzleStep:
    attempt, seat, done, before, refusal = Attempt(puzzle), puzzle.seat, 0, 0, ""
    for action in actions:
        start = attempt.game.played
        try:
            attempt.play(action)
        except IllegalAction as error:
            refusal = error.text(language)
            break
        done, before = done + 1, start
    game, over, legal = attempt.game, attempt.over, attempt.actions()
    about = foretold(game) if legal else NOTHING_FORETOLD
    described, brought = spoken(about.described, language), spoken(about.brought, language)
    return PuzzleStep(
        done=done,
        refusal=refusal,
        moves=[step(game, number, seat) for number in range(before + 1, game.played + 1)],
        view=game.view(seat),
        facts=game.facts(seat),
        scores=game.scores(),
        scorings=scorings(game),
        legal=legal,
        actions={action: described[action] for action in legal if action in described},
        previews={action: brought[action] for action in legal if action in brought},
        over=over,
        solved=over and attempt.gained >= puzzle.best,
        verdict=attempt.verdict().text(language) if over else "",
        missed=_missed(attempt, language) if over else None,
    )


def _missed(attempt: Attempt, language: str) -> PuzzleMissed | None:
    missed = attempt.missed()
    if missed is None:
        return None
    told = [text(message) for message in attempt.told(missed.number)]
    return PuzzleMissed(missed.number, told, attempt.left(missed.possible).text(language))


def _hint(puzzle: puzzles.Puzzle, actions: Sequence[str], language: str) -> PuzzleHint:
    attempt, say = Attempt(puzzle), TEXTS.speaker(language)
    try:
        for action in actions:
            attempt.play(action)
    except IllegalAction:
        raise Refused("illegal") from None
    if attempt.over:
        raise Refused("over")
    line = attempt.best_line()
    far = (
        [say("hint-lost")] if attempt.missed() else [attempt.most().text(language), say("hint-reach", count=len(line))]
    )
    return PuzzleHint([*far, said(foretold(attempt.game).described[line[0]], language)], line[0])


def _solution(puzzle: puzzles.Puzzle, language: str) -> PuzzleSolution:
    attempt, obvious = Attempt(puzzle), Attempt(puzzle)
    for action in puzzle.lines[0]:
        attempt.play(action)
    obvious.play(puzzle.obvious.action)
    missed = _missed(obvious, language)
    assert missed is not None
    steps = [step(attempt.game, number, puzzle.seat) for number in range(attempt.game.played + 1)]
    return PuzzleSolution(steps, attempt.verdict().text(language), missed)
