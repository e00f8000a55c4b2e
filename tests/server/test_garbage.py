"""What moves leave behind: nothing, so the garbage collector looks at what is old only while nobody waits."""

import gc
import random
import sys
from collections.abc import Callable

import pytest

from labtop.registry import GAMES
from labtop.server import garbage, projection
from labtop.server import table as tables
from labtop.server.garbage import Collector
from labtop.server.messages import Person
from labtop.server.projection import Happened, Viewer
from labtop.server.repository import Start
from labtop.server.table import Table

NAMES = ("Ada", "Ben", "Cy", "Dot")


def play(table: Table, moves: int, chooser: random.Random) -> None:
    """As at a table with four people and a spectator."""
    viewers = [Viewer(), *(Viewer((seat,), seat) for seat in range(len(NAMES)))]
    for _ in range(moves):
        table.play(chooser.choice(table.game.legal_actions()), "person", 5)
        for viewer in viewers:
            projection.frame(table, viewer, Happened(table.seq, 3))
        table.rest()


def left_behind(table: Table, chooser: random.Random) -> int:
    """Objects that only the garbage collector finds after some moves."""
    gc.collect()
    gc.disable()
    try:
        play(table, 10, chooser)
        return gc.collect()
    finally:
        gc.enable()


@pytest.mark.parametrize("game", GAMES)
def test_moves_leave_no_garbage_to_the_collector(game: str) -> None:
    chooser = random.Random(0)
    start = Start("t", game, [Person(name) for name in NAMES], False, None, False, f"{7:064x}", 5, 0)
    table = tables.new(start, {})
    play(table, 5, chooser)  # what is worked out once
    assert (
        min(left_behind(table, chooser) for _ in range(3)) == 0
    )  # threads of other tests may leave some, now and then


def looks(work: Callable[[int], float], seconds: int) -> list[int]:
    """The seconds at which everything is looked at by a server whose event loop works so long in each of them."""
    second, worked = 0, 0.0
    found: list[int] = []
    collector = Collector(lambda: worked, lambda: found.append(second))
    for second in range(1, seconds + 1):
        worked += work(second)
        collector.tick()
    return found


def test_a_calm_server_looks_for_garbage_every_minute() -> None:
    assert looks(lambda second: 0.001, 150) == [60, 120]


def test_a_busy_server_waits_for_a_calm_second() -> None:
    assert looks(lambda second: 0.001 if second == 100 else 0.6, 150) == [100]


def test_a_server_that_is_never_calm_looks_for_garbage_all_the_same() -> None:
    assert looks(lambda second: 0.6, 1300) == [600, 1200]


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="looks at what is old in small steps")
def test_only_what_is_new_is_looked_at_while_people_play() -> None:
    usual = gc.get_threshold()
    try:
        garbage.spare()
        gc.collect()
        kept = [[] for _ in range(400 * garbage.YOUNG)]
        assert gc.get_count()[1] > 350, "what is old would have been looked at meanwhile, and the count begun anew"
        del kept
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
