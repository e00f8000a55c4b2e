"""Chances to win are honest: of positions that were given 30%, about 30% are won."""

from xml.etree import ElementTree

import pytest

from labtop.registry import GAMES
from labtop.review.calibration import Group, diagram, judged_deal, reliability

DEALS = (0, 1, 2, 4, 5, 6)  # of the quick levels
SIMULATIONS = 150


def test_positions_are_grouped_by_the_chance_they_were_given() -> None:
    first, last = reliability([(0.02, 0.0), (0.08, 1.0), (1.0, 1.0), (0.96, 1.0)])
    assert (first.positions, first.expected, first.won) == (2, 0.05, 0.5)
    assert (last.positions, last.won) == (2, 1.0)
    assert first.error == pytest.approx(0.5 / 2**0.5)


def test_the_diagram_has_a_mark_for_each_group() -> None:
    drawn = ElementTree.fromstring(diagram([Group(9, 0.0, 0.0, 0.1), Group(9, 1.0, 1.0, 0.1)]))
    dots = drawn.findall("{http://www.w3.org/2000/svg}circle")
    assert [(dot.get("cx"), dot.get("cy")) for dot in dots] == [("40", "260"), ("280", "20")]


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_chances_are_calibrated(name: str) -> None:
    """The error of the groups together, and better than giving everybody the same chance."""
    found = [one for seed in DEALS for one in judged_deal(name, seed, SIMULATIONS)]
    groups = reliability((one.chance, one.won) for one in found)
    error = sum(group.positions * abs(group.expected - group.won) for group in groups) / len(found)
    assert error < 0.2  # 0.08 in both games when this was written
    assert sum((one.chance - one.won) ** 2 for one in found) / len(found) < 0.22  # 0.25 for equal chances
