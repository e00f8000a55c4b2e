"""Compiled code is made, or loaded from disk, before the first decision: no bot's time is spent on it."""

from __future__ import annotations

from contextlib import suppress

import labtop
from labtop.arena.schedule import Plan
from labtop.bots import catalog

BOTS = ("greedy", "search:1")  # between them they call all that our bots do
MOVES = 20  # enough for two decisions of a bot in a row, and for some that are forced


def warm(plan: Plan) -> None:
    """Play the beginning of a game that does not count. Bots of one's own are left out: they might do anything."""
    if all(name == "random" or catalog.is_own(name) for name in plan.names):
        return
    with suppress(Exception):  # what is wrong with a bot is found, and told, in a game that counts
        _begin(plan)


def _begin(plan: Plan) -> None:
    game = labtop.new_game(plan.game, plan.players, seed=0, **plan.edition)
    bots = [catalog.make(BOTS[seat % len(BOTS)], plan.game) for seat in range(plan.players)]
    for _ in range(MOVES):
        if game.to_play is not None:
            game.play(bots[game.to_play].choose(game.observe(0)))
