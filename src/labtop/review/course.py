"""A whole record, decision by decision, in as many threads as wanted; what chance brought in between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event, local
from typing import Any

import msgspec

from labtop import registry
from labtop.core.step import Step, steps
from labtop.review.examination import SIMULATIONS, Decision, Examiner


class Luck(msgspec.Struct, frozen=True):
    """What chance brought between two decisions: by seat, the chance to win gained or lost."""

    move: int  # after which it came
    gained: list[float]


def review(
    record: dict[str, Any],
    known: Iterable[Decision] = (),
    simulations: int = SIMULATIONS,
    threads: int = 1,
    **edition: Any,
) -> Iterator[Decision]:
    """The decisions of a record as they are judged, in the order of the game; those `known` are taken as they are.

    InvalidRecord for a record that is wrong. Nothing hidden from who decided is used.
    """
    found = {decision.move: decision for decision in known}
    own, left = local(), Event()

    def examined(step: Step) -> Decision | None:
        if step.number in found or left.is_set():
            return found.get(step.number)
        if not hasattr(own, "examiner"):
            own.examiner = Examiner(record["game"], simulations)
        decision: Decision = own.examiner.examine(step)
        return decision

    with ThreadPoolExecutor(threads) as pool:
        try:
            for decision in pool.map(examined, choices(record, **edition)):
                assert decision is not None
                yield decision
        finally:
            left.set()


def choices(record: dict[str, Any], **edition: Any) -> list[Step]:
    """The moves of a record where there was something to decide."""
    moves = steps(registry.rules(record["game"]), record, **edition)
    return [step for step in moves if len(step.before.legal_actions()) > 1]


def lucky_breaks(record: dict[str, Any], decisions: Sequence[Decision], **edition: Any) -> list[Luck]:
    """What chance brought from each decision to the next, or to the result, wherever something was revealed."""
    rules = registry.rules(record["game"])
    hidden: list[int] = []
    for step in steps(rules, record, **edition):
        hidden.append(rules.hidden(step.before.position()) - len(step.chance))
    hidden.append(rules.hidden(step.after.position()))
    levels = [decision.before for decision in decisions[1:]]
    ends = [decision.move - 1 for decision in decisions[1:]]
    if step.after.to_play is None:
        levels.append(result(step.after.ranking()))
        ends.append(step.number)
    breaks = []
    for decision, level, end in zip(decisions, levels, ends, strict=False):
        if any(hidden[move] > hidden[move + 1] for move in range(decision.move - 1, end)):
            gained = [now - expected for now, expected in zip(level, decision.after, strict=True)]
            breaks.append(Luck(decision.move, gained))
    return breaks


def result(ranking: Sequence[Sequence[int]]) -> list[float]:
    """The victory, shared by those of the first rank."""
    seats = sum(map(len, ranking))
    return [1 / len(ranking[0]) if seat in ranking[0] else 0.0 for seat in range(seats)]
