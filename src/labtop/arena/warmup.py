"""Compiled code is made, or loaded from disk, before the first decision: no bot's time is spent on it."""

from __future__ import annotations

from contextlib import suppress

import labtop
from labtop.arena.schedule import Plan
from labtop.bots import catalog

# For each part of a game's code a bot that calls all of it
BOTS = {"policy": "network", "look_ahead": "greedy", "search": "search-v1:1", "network": "search:1"}
MOVES = 20  # enough for two decisions of a bot in a row, and for some that are forced


def warm(plan: Plan) -> None:
    """Play the beginning of a game that does not count. Bots of one's own are left out: they might do anything."""
    names = [name for name in plan.names if not catalog.is_own(name)]
    parts = {part for name in names for part in catalog.parts(name, plan.game)}
    with suppress(Exception):  # what is wrong with a bot is found, and told, in a game that counts
        for part, bot in BOTS.items():
            if part in parts:
                _begin(plan, bot)


def _begin(plan: Plan, bot: str) -> None:
    game = labtop.new_game(plan.game, plan.players, seed=0, **plan.edition)
    bots = [catalog.make(bot, plan.game) for _ in range(plan.players)]
    for _ in range(MOVES):
        if game.to_play is not None:
            game.play(bots[game.to_play].choose(game.observe(0)))
