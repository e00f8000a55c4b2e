"""Lessons over HTTP: the client says all that was done, the server plays it again and remembers nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from labtop import learn
from labtop.server.errors import Refused, text
from labtop.server.lobby import Lobby
from labtop.server.messages import LessonAnswer, Lessons, LessonStep, LessonTitle, Move, Step
from labtop.server.story import scorings


async def lessons(lobby: Lobby, game: str, language: str) -> Lessons:
    """The lessons of a game."""
    _check(lobby, game)
    titles = await asyncio.to_thread(learn.titles, game, language)
    return Lessons([LessonTitle(lesson, title) for lesson, title in titles.items()])


async def step(lobby: Lobby, game: str, lesson: str, actions: Sequence[str], language: str, address: str) -> bytes:
    """A lesson after these actions, compressed."""
    _check(lobby, game)
    if not lobby.compiling.ready(game):
        raise Refused("compiling")
    asked = (game, lesson, actions, language)
    return await lobby.exercises.work_out(("lesson", *asked), address, len(actions) + 1, partial(_step, *asked))


def _check(lobby: Lobby, game: str) -> None:
    if game not in lobby.settings.games:
        raise Refused("unknown_game")


def _step(game: str, lesson: str, actions: Sequence[str], language: str) -> LessonStep:
    try:
        found = learn.progress(game, lesson, actions, language)
    except KeyError:
        raise Refused("not_found") from None
    answer = None if found.answer is None else LessonAnswer(found.answer.kind, found.answer.text)
    return LessonStep(
        done=found.done,
        step=found.step,
        steps=found.steps,
        said=found.said,
        task=found.task,
        answer=answer,
        told=found.told,
        moves=[_move(moment) for moment in found.moments],
        view=found.view,
        facts=found.game.facts(learn.LEARNER),
        scores=found.scores,
        scorings=scorings(found.game),
        legal=found.legal,
        actions=found.actions,
        previews=found.previews,
        shown=found.shown,
        other=found.other,
    )


def _move(moment: learn.Moment) -> Step:
    move = moment.move
    seen = Move(moment.number, move["seat"], move["action"], "person", 0, move.get("chance", []))
    return Step(seen, [text(message) for message in moment.told], moment.after, moment.facts, moment.scores)
