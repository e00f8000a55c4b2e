"""How hard a puzzle is: by how often bots find its answer, as a player is rated by games against others.

They are the levels without their networks, which play to win and care less for what is asked (docs/puzzles.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log10

from msgspec.structs import replace

import labtop
from labtop.bots.catalog import PLAIN
from labtop.bots.makers import SearchingV1
from labtop.puzzles.attempt import Attempt
from labtop.puzzles.puzzle import RATINGS, Puzzle

STRENGTH = {"beginner": 900, "easy": 1150, "medium": 1400, "hard": 1700, "expert": 2000}  # of the levels, at puzzles
TRIES = {"beginner": 4, "easy": 4, "medium": 4, "hard": 3, "expert": 2}
RATERS = PLAIN | {"expert": SearchingV1(simulations=4000)}  # the same on every machine
SCALE = 400.0  # points: 10 to 1
LUCKY_TRIES = 6.0  # what the chance to hit upon the answer lets expect counts like so many tries
SURE, TENFOLD = 900, 300  # the rating expected where any play is right, and for each time that it is ten times rarer


def rated(puzzle: Puzzle) -> Puzzle:
    """The puzzle with what the levels found, and its rating."""
    found = {
        level: round(sum(_finds(puzzle, level, number) for number in range(tries)) / tries, 2)
        for level, tries in TRIES.items()
    }
    return replace(puzzle, found=found, rating=rating_of(found, Attempt(puzzle).chance))


def _finds(puzzle: Puzzle, level: str, number: int) -> bool:
    """Does a level gain the best? It plays to win the whole game, until it does what does not count in a puzzle."""
    attempt = Attempt(puzzle)
    game = labtop.load_position(puzzle.position, number)
    bot = RATERS[level](puzzle.game, number, 1)
    while not attempt.over:
        if game.to_play != puzzle.seat:
            game.play(game.legal_actions()[0])
            continue
        action = bot.choose(game.observe(number))
        if action not in attempt.actions():
            return False
        attempt.play(action)
        game.play(action)
    return attempt.gained >= puzzle.best


def rating_of(found: Mapping[str, float], chance: float) -> int:
    """The rating at which the levels would have found the answer as often as they did; the rarer, the higher.

    A puzzle that all or none find would have none, and levels play to win rather than for what is asked: `chance`,
    that of hitting upon the answer at random, says what to expect before.
    """
    expected = SURE - TENFOLD * log10(chance)
    low, high = RATINGS[0], RATINGS[-1]
    while high - low > 1:
        middle = (low + high) // 2
        surplus = sum(TRIES[level] * (share - _chance(STRENGTH[level], middle)) for level, share in found.items())
        surplus += LUCKY_TRIES * (0.5 - _chance(expected, middle))
        low, high = (low, middle) if surplus > 0 else (middle, high)
    return low


def _chance(strength: float, rating: float) -> float:
    """That somebody of this strength solves a puzzle of this rating."""
    return 1 / (1 + 10 ** ((rating - strength) / SCALE))
