"""What every game shows: who wins from which seat and by which name, the points, the margin, the length."""

from __future__ import annotations

from collections.abc import Sequence

from labtop.core.statistics import Facts, Had, Layout, Spread, Wins

NAMES = Wins("names", means=("score",))
LAYOUTS: tuple[Layout, ...] = (
    NAMES,
    Wins("seats", means=("score",)),
    Spread("scores"),
    Spread("margins", by_seat=False),
    Spread("moves", by_seat=False),
)


def observe(facts: Facts, names: Sequence[str], scores: Sequence[int], moves: int) -> None:
    """Add what the end of a game shows."""
    for seat, (name, score) in enumerate(zip(names, scores, strict=True)):
        for table, thing in (("names", name), ("seats", f"{len(names)}-{seat + 1}")):
            facts.had.append(Had(table, thing, seat))
            facts.count(seat, table, thing, "score", score)
        facts.count(seat, "scores", score)
    first, second, *_ = sorted(scores, reverse=True)
    facts.count(0, "margins", first - second)
    facts.count(0, "moves", moves)
