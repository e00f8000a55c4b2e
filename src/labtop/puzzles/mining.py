"""Puzzles that came up in a game of strong bots: proved, compared with the obvious, and rated."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import labtop
from labtop import registry
from labtop.bots import catalog
from labtop.bots.greedy import GreedyBot
from labtop.core.chance import seed_of
from labtop.core.observation import Observation
from labtop.core.puzzles import Kind, Puzzles
from labtop.core.structs import States
from labtop.puzzles.attempt import Attempt
from labtop.puzzles.proof import Answer, Prover, TooLarge
from labtop.puzzles.puzzle import Obvious, Puzzle, id_of
from labtop.puzzles.rating import rated

PLAYER = "search-v1:40"  # by whom the games are played
LARGEST = 20_000  # states of a proof; what needs more is too much for people too


def mined(name: str, deal: int, enough: Collection[str] = ()) -> list[Puzzle]:
    """The puzzles of one game, rated: of each kind the one that is hit upon most seldom.

    None are of kinds of which there are `enough`. The same deal brings the same.
    """
    rarest: dict[str, tuple[float, Puzzle]] = {}
    for puzzle in candidates(name, deal):
        if puzzle.kind not in enough:
            chance = Attempt(puzzle).chance
            if puzzle.kind not in rarest or chance < rarest[puzzle.kind][0]:
                rarest[puzzle.kind] = chance, puzzle
    return [rated(puzzle) for _, puzzle in rarest.values()]


def candidates(name: str, deal: int) -> Iterator[Puzzle]:
    """All that is worth a question in a game, of 2 to 4 players by turns."""
    rules, puzzles = registry.rules(name), registry.puzzles(name)
    game = labtop.new_game(name, rules.players[deal % len(rules.players)], deal)
    bots = [catalog.make(PLAYER, name, seed_of(deal, seat)) for seat in range(game.players)]
    while (seat := game.to_play) is not None:
        seen = game.observe(deal)
        if len(seen.actions) > 1 and (puzzle := candidate(puzzles, seen, deal)):
            yield puzzle
        game.play(bots[seat].choose(seen))


def candidate(puzzles: Puzzles, seen: Observation, deal: int) -> Puzzle | None:
    """The question that a decision is worth, if it is worth one; not rated yet."""
    seat, start = seen.seat, puzzles.closed(seen.states)
    answers: dict[str, tuple[Prover, Answer] | None] = {}
    for kind in puzzles.kinds:
        if not kind.asked(start, seat):
            continue
        if kind.goal.name not in answers:
            answers[kind.goal.name] = _proved(puzzles, kind, start, seat)
        proved = answers[kind.goal.name]
        if proved is None:
            continue
        prover, answer = proved
        if answer.best < kind.least or not answer.unique or not _fits(kind, prover, answer, start, seat):
            continue
        obvious = _obvious(puzzles, prover, kind, seen, start)
        if answer.best - obvious.value >= kind.margin:
            return _puzzle(puzzles, kind, answer, obvious, seen, deal)
    return None


def _proved(puzzles: Puzzles, kind: Kind, start: States, seat: int) -> tuple[Prover, Answer] | None:
    prover = Prover(puzzles, kind.goal, seat, LARGEST)
    try:
        return (prover, prover.answer(start)) if prover.value(start) >= kind.least else None
    except TooLarge:
        return None


def _fits(kind: Kind, prover: Prover, answer: Answer, start: States, seat: int) -> bool:
    course = [start]
    for action in answer.lines[0]:
        course.append(prover.play(course[-1], action))
    return kind.shown(course, answer.lines[0], seat)


def _obvious(puzzles: Puzzles, prover: Prover, kind: Kind, seen: Observation, start: States) -> Obvious:
    """What looks best at first sight of what counts, and the most that can be gained after it."""
    steps = {step.action: step for step in prover.steps(start)}
    if kind.goal.obvious:
        action = kind.goal.obvious(start, list(steps), seen.seat)
    else:
        liked = GreedyBot(puzzles.rules.name, 0).analyse(seen).actions
        codes = (puzzles.rules.read_action(value.action) for value in liked)
        action = next(code for code in codes if code in steps)
    return Obvious(puzzles.rules.name_action(action), steps[action].gain + prover.value(steps[action].after))


def _puzzle(puzzles: Puzzles, kind: Kind, answer: Answer, obvious: Obvious, seen: Observation, deal: int) -> Puzzle:
    return Puzzle(
        id=id_of(kind.name, seen.view),
        game=puzzles.rules.name,
        kind=kind.name,
        position=seen.view,
        seat=seen.seat,
        best=answer.best,
        lines=[[puzzles.rules.name_action(action) for action in line] for line in answer.lines],
        obvious=obvious,
        rating=0,
        found={},
        deal=deal,
    )
