"""A program: games as a spectator sees them, by the generator of old or by that of today, interpreted.

python table.py GAME COUNT old|new
"""

import json
import random
import sys
from typing import Any

import labtop
from labtop.core import chance
from labtop.core.game import Game

BITS = 2**64 - 1
PICKS = 60
old_state = 0
limits: list[int] = []  # of all numbers drawn so far: which ones these are is no secret


def xorshift(x: int) -> int:
    """What every number was drawn with, once: all of it is shifts and exclusive or."""
    x ^= x << 13 & BITS
    x ^= x >> 7
    return x ^ (x << 17 & BITS)


def old_number(x: int, limit: int) -> int:
    return (x >> 33) * limit >> 31


def old_below(_: Any, limit: int) -> int:
    global old_state
    limits.append(int(limit))
    old_state = xorshift(old_state)
    return old_number(old_state, int(limit))


def new_below(of: Any, limit: int, below: Any = chance.below) -> int:
    limits.append(int(limit))
    return int(below(of, limit))


def replace_below(by: Any) -> None:
    """Everywhere in the package, with what is loaded with the games."""
    for game in ("gizmos", "aquasphere"):
        labtop.new_game(game)
    for module in [module for name, module in sys.modules.items() if name.startswith("labtop.")]:
        if getattr(module, "below", None) is chance.below and module is not chance:
            module.below = by  # type: ignore[attr-defined]
    chance.below = by


def start(name: str, seed: int) -> Game:
    """A new game for four; everything that chance brings comes from here on."""
    global old_state
    limits.clear()
    old_state = random.Random(seed).getrandbits(64)
    return labtop.new_game(name, 4, seed)


def aquasphere(seed: int) -> dict[str, Any]:
    game = start("aquasphere", seed)
    return {"frame": game.view(None), "limits": [*limits], "truth": game.position()}


def gizmos(seed: int) -> dict[str, Any]:
    """A game in which everybody picks spheres, and builds to be able to: what lay in the dispenser, what came."""
    game, chooser = start("gizmos", seed), random.Random(seed)
    picks: list[dict[str, Any]] = []
    while len(picks) < PICKS:
        legal = game.legal_actions()
        wanted = [action for word in ("build", "pick") for action in legal if action.startswith(f"{word} ")]
        action, dispenser = chooser.choice(wanted or legal), game.view(None)["dispenser"]
        game.play(action)
        if action.startswith("pick "):
            [colour] = game.moves(None)[-1]["chance"]
            picks.append(
                {"number": len(limits), "dispenser": list(dispenser.values()), "came": [*dispenser].index(colour)}
            )
    return {"picks": picks}


if __name__ == "__main__":
    replace_below(old_below if sys.argv[3] == "old" else new_below)
    print(json.dumps([globals()[sys.argv[1]](seed) for seed in range(int(sys.argv[2]))]))
