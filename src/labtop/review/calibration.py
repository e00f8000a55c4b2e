"""How honest a review is: of positions that were given 30%, were about 30% won? How many mistakes does who make?

`python -m labtop.review.calibration GAME --deals 20` plays games, judges every decision, and prints two tables.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from rich.progress import track

import labtop
from labtop import registry
from labtop.review.course import result, review
from labtop.review.grades import Grade, grade_of

GROUPS = 10
BOTS = (
    "network:1",
    "network",
    "search-v1:40",
    "search-v1:2000",
)  # each plays against itself


class Judgement(NamedTuple):
    """One decision."""

    level: str  # of who decided
    chance: float  # to win, that it was given
    won: float
    grade: Grade


class Group(NamedTuple):
    """Positions that were given about the same chance."""

    positions: int
    expected: float  # the mean chance that they were given
    won: float  # how often they were won
    error: float  # the standard error of that


def reliability(pairs: Iterable[tuple[float, float]]) -> list[Group]:
    """Chances and results, grouped by the chance; groups without positions are left out."""
    groups: list[list[tuple[float, float]]] = [[] for _ in range(GROUPS)]
    for chance, won in pairs:
        groups[min(int(chance * GROUPS), GROUPS - 1)].append((chance, won))
    return [_group(group) for group in groups if group]


def _group(pairs: Sequence[tuple[float, float]]) -> Group:
    count = len(pairs)
    expected, won = (sum(column) / count for column in zip(*pairs, strict=True))
    return Group(count, expected, won, sqrt(max(won * (1 - won), 1e-9) / count))


def diagram(groups: Sequence[Group]) -> str:
    """What was given against what was won, with two standard errors, as SVG; the dotted line is perfect."""
    marks = []
    for group in groups:
        x, y, error = 40 + 240 * group.expected, 260 - 240 * group.won, 480 * group.error
        marks.append(f'<path d="M{x:.0f} {y - error:.0f}V{y + error:.0f}" stroke="#0d6e78" stroke-width="2"/>')
        marks.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="4" fill="#0d6e78"/>')
    for tenth in range(0, 11, 5):
        place, name = 24 * tenth, f"{10 * tenth} %"
        marks.append(f'<text x="{40 + place}" y="278" text-anchor="middle">{name}</text>')
        marks.append(f'<text x="34" y="{264 - place}" text-anchor="end">{name}</text>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 290" width="300" font-family="sans-serif" '
        'font-size="11">'
        '<rect width="300" height="290" fill="#fff"/><path d="M40 20V260H280" fill="none" stroke="#5c6b78"/>'
        '<path d="M40 260L280 20" stroke="#5c6b78" stroke-dasharray="3 4"/>' + "".join(marks) + "</svg>\n"
    )


def judged_deal(game: str, seed: int, simulations: int) -> list[Judgement]:
    """Every decision of the two games of one deal."""
    bots = [labtop.bot(BOTS[seed % len(BOTS)]) for _ in range(2)]
    found = []
    for record in labtop.match(game, bots, games=2, seed=seed).records:
        won = result(record["result"]["ranking"])
        found += [
            Judgement(record["names"][one.seat], one.before[one.seat], won[one.seat], grade_of(one.loss))
            for one in review(record, simulations=simulations)
        ]
    return found


def main() -> None:
    """Play, judge, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.GAMES)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=2000)
    parser.add_argument("--diagram", type=Path, help="an SVG file to be written")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    wanted = parser.parse_args()
    with ProcessPoolExecutor(wanted.workers) as pool:
        judge = partial(judged_deal, wanted.game, simulations=wanted.simulations)
        found = [one for deal in track(pool.map(judge, range(wanted.deals)), total=wanted.deals) for one in deal]
    groups = reliability((one.chance, one.won) for one in found)
    if wanted.diagram:
        wanted.diagram.write_text(diagram(groups))
    print("| given | positions | won |\n| --- | --- | --- |")
    for group in groups:
        print(f"| {group.expected:.1%} | {group.positions} | {group.won:.1%} ± {2 * group.error:.1%} |")
    print("\n| of 100 decisions of |", " | ".join(Grade), "|\n| --- |", "--- | " * len(Grade))
    for level in BOTS:
        grades = Counter(one.grade for one in found if one.level == level)
        print(f"| {level} |", " | ".join(f"{100 * grades[grade] / max(1, grades.total()):.1f}" for grade in Grade), "|")


if __name__ == "__main__":
    main()
