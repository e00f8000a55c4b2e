"""A way through a lesson: what was done counts as far as it was right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from labtop import registry
from labtop.core.errors import IllegalAction
from labtop.core.game import Game
from labtop.core.replay import loaded
from labtop.core.rules import Position
from labtop.core.texts import Message
from labtop.learn.lesson import Course, Lesson, Step, course, fitting, holds, split, texts

NEXT = "next"  # what is done where there is only something to read
SEED = 1  # of all scenes: lessons are the same for everybody
LEARNER = 0  # the seat


@dataclass(frozen=True)
class Moment:
    """A move, and the table before and after it, as the learner sees them."""

    number: int  # of the move in its scene
    move: dict[str, Any]
    before: Position
    after: Position
    facts: dict[str, Any]  # of the table after it, for drawing
    scores: list[int]
    told: list[Message]  # what it did


@dataclass
class Walk:
    """Where somebody is in a lesson."""

    name: str  # of the game
    lesson: Lesson
    at: int = 0  # the step
    done: list[str] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)  # since the last thing the learner did
    mistake: Message | None = None
    illegal: bool = False  # the mistake is one against the rules of the game

    def __post_init__(self) -> None:
        self.game: Game = self._scene()

    @property
    def step(self) -> Step | None:
        """What is to be done now; None at the end."""
        return self.lesson.step[self.at] if self.at < len(self.lesson.step) else None

    def legal(self) -> list[str]:
        """What the learner may try."""
        return self.game.legal_actions() if self.step and self.step.want else []

    def shown(self) -> str | None:
        """What is right; None at the end."""
        if self.step is None or not self.step.want:
            return None if self.step is None else NEXT
        legal = self.legal()
        return next(action for pattern in self.step.want for action in legal if fitting([pattern], action))

    def take(self, action: str) -> bool:
        """Do it if it is right; otherwise only the mistake is noted."""
        if self.step is None:
            return False
        pattern = self.right(action)
        if pattern is None:
            self._note_mistake(self.step, action)
            return False
        self.moments = []
        self.done.append(action)
        if self.step.want:
            self._play(action, split(pattern)[1])
        self._go_on(self.step)
        return True

    def right(self, action: str) -> str | None:
        """What of the wanted things an action is; None if it is not right."""
        if self.step is None or not self.step.want:
            return NEXT if self.step and action == NEXT else None
        return fitting(self.step.want, action) if action in self.legal() else None

    def _go_on(self, step: Step) -> None:
        if not holds(step.until, self.game.position()):
            return
        for reply in step.then:
            self._play(*split(reply))
        self.at += 1
        if self.step and self.step.start is not None:
            self.game = self._scene()

    def _scene(self) -> Game:
        start = self.lesson.step[self.at].start
        if start is None:
            raise ValueError(f"{self.lesson.id}: its first step needs a start")
        rules = registry.rules(self.name)
        return Game(rules, loaded(rules, registry.lessons(self.name).scene(start), SEED), SEED, None)

    def _play(self, action: str, chance: list[str] | None) -> None:
        before = self.game.view(LEARNER)
        self.game.play(action, chance=chance)
        (move,) = self.game.moves(LEARNER, self.game.played - 1)
        told = self.game.told(self.game.played - 1, LEARNER)
        self.moments.append(
            Moment(
                self.game.played,
                move,
                before,
                self.game.view(LEARNER),
                self.game.facts(LEARNER),
                self.game.scores(),
                told,
            )
        )

    def _note_mistake(self, step: Step, action: str) -> None:
        if not step.want:
            self.mistake = texts(self.name).message("try-read")
            return
        try:
            self.game.copy().play(action)
        except IllegalAction as error:
            self.mistake, self.illegal = error.reason, True
        else:
            self.mistake = answer(self.name, course(self.name), self.lesson, step, action)


def answer(name: str, course: Course, lesson: Lesson, step: Step, action: str) -> Message:
    """What is said to a legal action that is not the right one."""
    words = dict(zip(("verb", "thing", "more"), [*action.split(" "), "", ""], strict=False))
    for mistakes, scope in ((step.mistakes, lesson.id), (course.mistakes, "try")):
        pattern = fitting(mistakes, action)
        if pattern is not None:
            return texts(name).message(f"{scope}-{mistakes[pattern]}", **words)
    raise LookupError(f"{lesson.id}: nothing answers {action!r}")


def walk(name: str, lesson: str, actions: Iterable[str]) -> Walk:
    """The way of these actions: all up to the first that is not right, which is answered. KeyError for no lesson."""
    way = Walk(name, course(name).find(lesson))
    for action in actions:
        if not way.take(action):
            break
    return way
