"""Before the first game: our bots' compiled code is ready, bots of one's own are not touched."""

import pytest

from arena.test_match import FIRST
from labtop.arena import warmup
from labtop.arena.schedule import Plan
from labtop.bots import catalog
from labtop.bots.protocol import Bot


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the bots that are made; each plays at random."""
    names: list[str] = []
    make = catalog.make

    def noted(name: str, game: str) -> Bot:
        names.append(name)
        return make("random", game)

    monkeypatch.setattr(catalog, "make", noted)
    return names


def test_bots_of_each_kind_think_once_before_it_counts(made: list[str]) -> None:
    warmup.warm(Plan("gizmos", ("search-v1:1s", FIRST), players=2))
    assert made == ["search-v1:1"] * 2
    warmup.warm(Plan("gizmos", ("network:1.5", "greedy", "search:2s"), players=2))
    assert made[2:] == ["network"] * 2 + ["greedy"] * 2 + ["search-v1:1"] * 2 + ["search:1"] * 2


def test_bots_of_ones_own_and_random_need_nothing(made: list[str]) -> None:
    warmup.warm(Plan("gizmos", ("random", FIRST, "arena.strangers:DiesAtOnce"), players=3))
    assert made == []


def test_a_bot_that_fails_here_fails_again_where_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "make", lambda name, game: catalog.check("nobody"))
    warmup.warm(Plan("gizmos", ("expert", FIRST)))
