"""A program: compile a game anew, play it by every entry point, let bots think, print how often kernels were compiled.

python specialisations.py GAME
"""

import json
import random
import sys
from collections import Counter
from typing import Any

import numpy as np
from numba import types
from numba.core import dispatcher

import labtop
from labtop.bots.catalog import make
from labtop.bots.compilation import BOTS, PROGRAMS, Part
from labtop.bots.compiled import compiled_bot
from labtop.bots.network_compiled import compiled_network
from labtop.bots.network_file import has_network
from labtop.core.chance import start_chance
from labtop.core.events import EVENTS
from labtop.registry import rules

BOTS_THINK = 10  # for so many decisions of a game


def play(name: str, players: int) -> None:
    """A random game with views, a reload and a mistake; then the entry points that only machines use."""
    game = labtop.new_game(name, players, seed=players)
    chance = random.Random(players)
    while game.to_play is not None:
        game.play(chance.choice(game.legal_actions()))
        if game.played < BOTS_THINK:
            for bot in ("greedy", "search-v1:20", "search:20"):
                assert make(bot, name).choose(game.observe(1)) in game.legal_actions()
    labtop.replay(game.record())
    assert game.ranking()
    states = game.rules.fresh()
    start_chance(states, 1)
    states[1].chance = states[0].chance
    actions: Any = np.zeros(4096, np.int64)
    game.rules.entry_points.random_games(states, actions, players, 2)
    game.rules.entry_points.setup(states, players)
    game.rules.entry_points.determinise(states, 1)
    game = labtop.load_position(game.rules.position(states))
    try:
        game.play("nonsense")
    except labtop.IllegalAction:
        game.play(game.legal_actions()[0])


def dispatchers(name: str) -> dict[str, Any]:
    """All compiled functions of the core and of the game, by their full name."""
    found: dict[str, Any] = {}
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith(("labtop.core", f"labtop.games.{name}")):
            for value in vars(module).values():
                if isinstance(value, dispatcher.Dispatcher):
                    found[f"{value.py_func.__module__}.{value.py_func.__qualname__}"] = value
    thinking: list[Any] = [
        entry_point for entry_point in compiled_bot(name) if entry_point is not compiled_bot(name).gather
    ]  # that only fits weights
    searching: list[Any] = list(compiled_network(name)) if has_network(name) else []
    for part, code in (("fitted", thinking), ("network", searching)):
        for value in code[0].py_func.__globals__.values() if code else ():
            if isinstance(value, dispatcher.Dispatcher):
                found[f"{part}: {value.py_func.__module__}.{value.py_func.__qualname__}"] = value
    entry_points: list[Any] = [*rules(name).entry_points, *rules(name).more_entry_points, *thinking, *searching]
    for number, entry_point in enumerate(entry_points):
        found[f"entry point {number} {entry_point.py_func.__qualname__}"] = entry_point
    return found


def times(compiled: Any) -> int:
    """How often a function was compiled for states that note events, or for those that do not, whichever is more."""
    return max(Counter(any(map(notes, signature)) for signature in compiled.signatures).values(), default=0)


def notes(kind: Any) -> bool:
    """Is it the type of a state, or of an array of states, that notes events?"""
    record = kind.dtype if isinstance(kind, types.Array) else kind
    return isinstance(record, types.Record) and EVENTS in record.fields


if __name__ == "__main__":
    chosen = sys.argv[1]
    for part in (*PROGRAMS, *BOTS):
        Part(chosen, part).load()
    for players in rules(chosen).players:
        play(chosen, players)
    print(json.dumps({kernel: times(one) for kernel, one in dispatchers(chosen).items()}))
