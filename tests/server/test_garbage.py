"""What moves leave behind: nothing, so the garbage collector is told to look seldom at what is old."""

import gc
import random

import pytest

from labtop.registry import GAMES
from labtop.server import projection
from labtop.server import table as tables
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
