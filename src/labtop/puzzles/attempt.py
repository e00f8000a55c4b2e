"""Somebody at a puzzle: what can be played, what it has gained, and what was missed."""

from __future__ import annotations

from typing import NamedTuple

from labtop import registry
from labtop.core.errors import IllegalAction, InvalidPosition
from labtop.core.game import Game
from labtop.core.replay import loaded
from labtop.core.texts import Message
from labtop.puzzles.proof import Answer, Prover
from labtop.puzzles.puzzle import TEXTS, InvalidPuzzle, Puzzle, kind_of, texts_of

LUCK = 0  # deals what is hidden, which does not matter


class Missed(NamedTuple):
    """Where the best went out of reach."""

    number: int  # of the action, from 1
    action: str
    possible: int  # the most that was possible after it


class Attempt:
    """A puzzle on a real table, which shows whatever comes; only what was certain counts. InvalidPuzzle if broken."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.kind = puzzle, kind_of(puzzle.game, puzzle.kind)
        puzzles, rules = registry.puzzles(puzzle.game), registry.rules(puzzle.game)
        try:
            states = loaded(rules, puzzle.position, LUCK)
        except InvalidPosition as error:
            raise InvalidPuzzle("position", *error.parts) from None
        start = puzzles.closed(states)
        self.game = Game(rules, states, None, None)
        if self.game.to_play != puzzle.seat or not self.kind.asked(start, puzzle.seat):
            raise InvalidPuzzle("position", TEXTS.message("not-asked", kind=puzzle.kind))
        self._prover = Prover(puzzles, self.kind.goal, puzzle.seat)
        self._course = [start]
        self._played: list[str] = []
        self._gains: list[int] = []
        self._moves = [0]  # of the table, after each action

    @property
    def over(self) -> bool:
        """Is there nothing more to decide?"""
        return self._prover.over(self._course[-1])

    @property
    def gained(self) -> int:
        """So far."""
        return sum(self._gains)

    @property
    def possible(self) -> int:
        """The most that can be gained in all, after what was played."""
        return self.gained + self._prover.value(self._course[-1])

    @property
    def chance(self) -> float:
        """That somebody who goes on at random gains the best."""
        return self._prover.chance(self._course[-1], self.puzzle.best - self.gained)

    def actions(self) -> list[str]:
        """What can be played; nothing when it is over."""
        return [] if self.over else [self.game.rules.name_action(code) for code in self._prover.legal(self._course[-1])]

    def play(self, action: str) -> None:
        """Play an action; IllegalAction with the reason for one that is not legal, or does not count in a puzzle."""
        if action not in self.actions():
            self.game.copy().play(action)
            raise IllegalAction(TEXTS.message("not-counted", action=action))
        code = self.game.rules.read_action(action)
        assert code is not None
        before, seat = self._course[-1], self.puzzle.seat
        self.game.play(action)
        self._course.append(self._prover.play(before, code))
        self._gains.append(self.kind.goal.gain(before, code, self._course[-1], seat))
        self._played.append(action)
        while not self.over and self.game.to_play != seat:
            self.game.play(self.game.legal_actions()[0])  # which cannot matter
        self._moves.append(self.game.played)

    def undo(self) -> bool:
        """Take back the last action; False if there is none."""
        if not self._played:
            return False
        for past in (self._course, self._played, self._gains, self._moves):
            past.pop()
        self.game = self.game.at(self._moves[-1])
        return True

    def missed(self) -> Missed | None:
        """The first action after which the best could not be gained any more; None while it can."""
        gained = 0
        for number, (gain, states) in enumerate(zip(self._gains, self._course[1:], strict=True), 1):
            gained += gain
            possible = gained + self._prover.value(states)
            if possible < self.puzzle.best:
                return Missed(number, self._played[number - 1], possible)
        return None

    def answer(self) -> Answer:
        """The most that can be gained from here, and how."""
        return self._prover.answer(self._course[-1])

    def best_line(self) -> list[str]:
        """How the most is gained from here."""
        return [self.game.rules.name_action(code) for code in self.answer().lines[0]]

    def verdict(self) -> Message:
        """What came of it, as a sentence."""
        texts, goal, best = texts_of(self.puzzle.game), self.kind.goal.name, self.puzzle.best
        key = f"right-{goal}" if self.gained >= best else f"short-{goal}"
        return texts.message(key, value=self.gained, best=best)

    def told(self, number: int) -> list[Message]:
        """What action `number`, counted from 1, did."""
        return self.game.told(self._moves[number - 1], self.puzzle.seat)

    def most(self) -> Message:
        """How much can be gained at most, as a sentence."""
        return texts_of(self.puzzle.game).message(f"most-{self.kind.goal.name}", best=self.puzzle.best)

    def left(self, possible: int) -> Message:
        """How much was still possible after an action, as a sentence."""
        return texts_of(self.puzzle.game).message(f"left-{self.kind.goal.name}", value=possible)

    def regret(self, missed: Missed) -> Message:
        """Where the best went out of reach, as a sentence."""
        texts, goal = texts_of(self.puzzle.game), self.kind.goal.name
        return texts.message(f"open-{goal}", number=missed.number, action=missed.action, value=missed.possible)


def check(puzzle: Puzzle) -> None:
    """InvalidPuzzle unless the lines of a puzzle can be played and gain what it says."""
    for place, line in enumerate(puzzle.lines):
        attempt = Attempt(puzzle)
        for action in line:
            if action not in attempt.actions():
                raise InvalidPuzzle(f"lines.{place}", TEXTS.message("cannot-play", action=action))
            attempt.play(action)
        if not attempt.over or attempt.gained != puzzle.best:
            message = TEXTS.message("gains-other", gained=str(attempt.gained), best=str(puzzle.best))
            raise InvalidPuzzle(f"lines.{place}", message)


def prove(puzzle: Puzzle) -> None:
    """InvalidPuzzle unless everything that a puzzle says is proved anew."""
    check(puzzle)
    attempt = Attempt(puzzle)
    answer = attempt.answer()
    if answer.best != puzzle.best:
        raise InvalidPuzzle("best", TEXTS.message("best-other", best=str(answer.best)))
    if not answer.unique:
        raise InvalidPuzzle("lines", TEXTS.message("not-unique"))
    if puzzle.obvious.action not in attempt.actions():
        raise InvalidPuzzle("obvious", TEXTS.message("cannot-play", action=puzzle.obvious.action))
    if puzzle.best - puzzle.obvious.value < attempt.kind.margin:
        raise InvalidPuzzle("obvious", TEXTS.message("too-near"))
    attempt.play(puzzle.obvious.action)
    if attempt.possible != puzzle.obvious.value:
        raise InvalidPuzzle("obvious", TEXTS.message("best-other", best=str(attempt.possible)))
