"""What every game shows: who wins, by name and by place in turn order, the points, the margin, the length."""

from __future__ import annotations

from collections.abc import Sequence

from labtop.core.statistics import Facts, Had, Layout, Spread, Wins

NAMES = Wins("names", means=("score",))
LAYOUTS: tuple[Layout, ...] = (
    NAMES,
    Wins("order", means=("score",)),
    Spread("scores"),
    Spread("margins", by_seat=False),
    Spread("moves", by_seat=False),
)


def observe(facts: Facts, names: Sequence[str], scores: Sequence[int], moves: int, first: int | None) -> None:
    """Add what the end of a game shows that seat `first` began; None if that is not known."""
    for seat, (name, score) in enumerate(zip(names, scores, strict=True)):
        things = {"names": name}
        if first is not None:
            things["order"] = f"{len(names)}-{(seat - first) % len(names) + 1}"
        for table, thing in things.items():
            facts.had.append(Had(table, thing, seat))
            facts.count(seat, table, thing, "score", score)
        facts.count(seat, "scores", score)
    best, second, *_ = sorted(scores, reverse=True)
    facts.count(0, "margins", best - second)
    facts.count(0, "moves", moves)
