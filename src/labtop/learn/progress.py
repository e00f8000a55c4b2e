"""Where somebody is in a lesson, with all that is said to them there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from labtop import registry
from labtop.core.game import Game
from labtop.core.rules import Position
from labtop.core.sentences import NOTHING_FORETOLD, foretold, said, spoken
from labtop.learn.lesson import course, texts
from labtop.learn.walk import LEARNER, Moment, Walk, walk


@dataclass(frozen=True)
class Answer:
    """What is said to an action that was not the right one."""

    kind: Literal["mistake", "illegal"]
    text: str


@dataclass(frozen=True)
class Progress:
    """A lesson after some actions."""

    done: int  # actions that were right; those behind the first that was not do not count
    step: int  # steps that are behind
    steps: int
    said: str  # the idea
    task: str  # what is to be done; empty where there is only something to read
    answer: Answer | None  # to the first action that was not right
    told: list[str]  # what the others did since, a sentence each
    moments: list[Moment]  # what the last right action set off
    game: Game  # as it stands; `view` is what the learner may see of it
    view: Position
    scores: list[int]
    legal: list[str]
    actions: dict[str, str]  # what each of them will do
    previews: dict[str, str]  # what each brings; empty for a game that does not say
    shown: str | None  # the action that is right; None at the end
    other: str  # the other player's name


def progress(game: str, lesson: str, actions: Iterable[str], language: str) -> Progress:
    """A lesson after some actions; KeyError for a lesson that is none, ValueError for such a game or language."""
    way = walk(game, lesson, actions)
    say = texts(game).speaker(language)
    legal = way.legal()
    about = foretold(way.game) if legal else NOTHING_FORETOLD
    return Progress(
        done=len(way.done),
        step=way.at,
        steps=len(way.lesson.step),
        said=say(f"{lesson}-{way.at + 1}" if way.step else f"{lesson}-end"),
        task=say(f"{lesson}-{way.at + 1}-task") if way.step and way.step.want else "",
        answer=_answer(way, language),
        told=_told(way, language),
        moments=way.moments,
        game=way.game,
        view=way.game.view(LEARNER),
        scores=way.game.scores(),
        legal=legal,
        actions=spoken(about.described, language),
        previews=spoken(about.brought, language),
        shown=way.shown(),
        other=say("other"),
    )


def titles(game: str, language: str) -> dict[str, str]:
    """The lessons of a game by id, with their titles; none of a game that has none."""
    if not registry.has(game, "lessons"):
        return {}
    say = texts(game).speaker(language)
    return {lesson.id: say(lesson.id) for lesson in course(game).lesson}


def _answer(way: Walk, language: str) -> Answer | None:
    if way.mistake is None:
        return None
    return Answer("illegal" if way.illegal else "mistake", way.mistake.text(language))


def _told(way: Walk, language: str) -> list[str]:
    names = [texts(way.name).format("other", language)] * way.game.players
    return [said(moment.told, language, names) for moment in way.moments if moment.move["seat"] != LEARNER]
