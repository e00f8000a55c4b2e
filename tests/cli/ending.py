"""Games that are nearly over."""

import random

import labtop
from labtop.core.game import Game


def near_the_end(names: list[str], seed: int, name: str = "gizmos", left: int = 30) -> Game:
    """A game that people have played at random until only so many moves were left."""
    game = labtop.new_game(name, len(names), seed, names)
    chooser = random.Random(seed)
    while game.to_play is not None:
        game.play(chooser.choice(game.legal_actions()))
    record = game.record()
    del record["result"], record["moves"][-left:]
    return labtop.replay(record)
