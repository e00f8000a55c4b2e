"""Sets that were played with are known for a while, and for as long as somebody holds them; not for ever."""

import gc
import tracemalloc
from typing import Any

import pytest

import labtop
from labtop.core.errors import Refusal
from labtop.games.aquasphere.rules import components
from labtop.games.aquasphere.rules.component_sets import ComponentSet, ComponentSets
from labtop.games.aquasphere.rules.data import packaged_set
from labtop.games.aquasphere.terminal.action_list import edition

ROOM = 50_000


@pytest.fixture
def sets(monkeypatch: pytest.MonkeyPatch) -> ComponentSets:
    few = ComponentSets(ROOM)
    monkeypatch.setattr(components, "_played", few)
    return few


def own(number: int) -> dict[str, Any]:
    """A set like no other."""
    chosen = packaged_set()
    chosen["scoring"]["intermediate"]["majority_alone"] = number
    return chosen


def played(number: int) -> str:
    """Its name, after a game was begun with it."""
    name: str = labtop.new_game("aquasphere", seed=1, components=own(number)).position()["components"]
    return name


def test_the_sets_that_are_kept_have_a_limit(sets: ComponentSets) -> None:
    names = [played(number) for number in range(5, 40)]
    found = [sets.find(name) is not None for name in names]
    assert found == sorted(found), "the oldest are forgotten first"
    assert (found[0], found[-1]) == (False, True)
    assert sum(map(len, sets._packed.values())) == sets._bytes <= ROOM
    with pytest.raises(Refusal):
        components.set_named(names[0])


def test_what_is_used_is_not_forgotten(sets: ComponentSets) -> None:
    first = played(5)
    for number in range(6, 40):
        played(number)
        assert components.set_named(first) == own(5)


def test_a_set_that_somebody_holds_stays_known(sets: ComponentSets) -> None:
    held = edition(own(5))
    game = labtop.new_game("aquasphere", seed=1, **held)
    for number in range(6, 40):
        played(number)
    assert game.rules.edition_of(game.position()) == held == {"components": own(5)}
    assert game.preview(game.legal_actions()[0], "en") is not None
    name = game.position()["components"]
    del held
    gc.collect()
    assert sets.find(name) is None


def test_hundreds_of_sets_take_no_more_memory_than_some() -> None:
    sets = ComponentSets(ROOM)
    tracemalloc.start()
    try:
        for number in range(300):
            sets.add(str(number), ComponentSet(own(number)))
            if number == 100:
                before, _ = tracemalloc.get_traced_memory()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < ROOM
