"""The summary: rates, intervals and pairs worked out by hand; the one that comes with the package."""

from collections import Counter

import msgspec
import pytest

from labtop.explorer.making import Progress
from labtop.explorer.plan import LEVEL, Plan
from labtop.explorer.summary import LEAST, LEAST_OF_PAIR, summary
from labtop.explorer.tally import WIN, Key, Tally
from labtop.registry import GAMES
from labtop.registry import summary as shipped
from labtop.server.messages import Explorer

LARGEST = 300_000  # bytes


def made(counted: dict[Key, tuple[int, float]], more: dict[Key, int] | None = None) -> Explorer:
    """The summary of seats and their wins, and of rounds."""
    seats = Counter({key: number for key, (number, _) in counted.items()}) + Counter(more or {})
    won = Counter({key: round(wins * WIN) for key, (_, wins) in counted.items()})
    whole = summary(Progress(Plan("gizmos", 200), (200, Tally(seats, won))))
    return msgspec.convert(whole, Explorer)


PLACES: dict[Key, tuple[int, float]] = {("place", 2, 1): (200, 120), ("place", 2, 2): (200, 80)}


def test_a_thing_is_compared_with_its_places_in_turn_order() -> None:
    found = made(
        PLACES
        | {("thing", "cards", "I-01", 2, 1, "I 1"): (30, 21), ("thing", "cards", "I-01", 2, 2, "I 1"): (10, 6)}
        | {("thing", "cards", "I-02", 2, 2, "I 1"): (40, 20)},
        {("round", "cards", "I-01", 2, 2): 30, ("round", "cards", "I-01", 2, 4): 10},
    )
    figure = found.kinds["cards"]["I-01"]["2"]
    assert figure == found.kinds["cards"]["I-01"]["all"]
    assert (figure.seats, figure.share, figure.rate) == (40, 0.1, 0.675)
    low, value, high = figure.lift
    assert value == pytest.approx(0.675 - (30 * 0.6 + 10 * 0.4) / 40)
    assert (low, high) == pytest.approx((0.5202 - 0.55, 0.7992 - 0.55), abs=2e-4)  # Wilson's interval of 27 in 40
    assert figure.compared is not None
    assert figure.compared[1] == pytest.approx(27 / 40 - 20 / 40)
    assert figure.rounds == [0, 30, 0, 10]


def test_what_is_rare_is_left_out() -> None:
    few: dict[Key, tuple[int, float]] = {
        ("thing", "cards", "I-01", 2, 1, "I 1"): (LEAST - 1, 3),
        ("opening", "pick", 2, 1): (LEAST - 1, 3),
        ("opening", "file-I", 2, 1): (LEAST, 12),
        ("pair", "I-01", "I-02", 2): (LEAST_OF_PAIR - 1, 5),
    }
    found = made(PLACES | few)
    assert (found.kinds, found.pairs, list(found.openings)) == ({"cards": {}}, {}, ["file-I"])
    assert found.openings["file-I"]["2"].lift[1] == pytest.approx(0.6 - 0.6)


def test_a_pair_is_compared_with_the_product_of_odds() -> None:
    found = made(
        PLACES
        | {("thing", "cards", "I-01", 2, 1, "I 1"): (100, 75), ("thing", "cards", "I-02", 2, 1, "I 1"): (100, 50)}
        | {("pair", "I-01", "I-02", 2): (60, 54)},
    )
    (partner,) = found.pairs["I-01"]
    assert (partner.thing, partner.seats, partner.rate) == ("I-02", 60, 0.9)
    assert partner.lift[1] == pytest.approx(0.9 - 0.75, abs=0.005)  # 3 to 1, and even odds that change nothing
    assert [partner.thing for partner in found.pairs["I-02"]] == ["I-01"]


@pytest.mark.parametrize("game", GAMES)
def test_the_summary_of_the_package(game: str) -> None:
    text = shipped(game).read_bytes()
    found = msgspec.json.decode(text, type=Explorer)
    assert len(text) < LARGEST
    assert (found.game, found.games, found.format) == (game, 100_000, 1)
    assert LEVEL.fullmatch(found.level)
    assert sum(size.games for size in found.players.values()) == found.games
    figures = [figure for kind in found.kinds.values() for by_size in kind.values() for figure in by_size.values()]
    figures += [figure for by_size in found.openings.values() for figure in by_size.values()]
    assert len(figures) > 100
    assert all(low <= value <= high for low, value, high in (figure.lift for figure in figures))
    partners = [partner.thing for row in found.pairs.values() for partner in row]
    assert {thing for kind in found.kinds.values() for thing in kind} >= {*found.pairs, *partners}
