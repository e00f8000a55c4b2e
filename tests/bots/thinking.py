"""A program: print what bots think of two positions of a game.

python thinking.py GAME
"""

import json
import random
import sys

import labtop
from labtop.bots.catalog import make


def thoughts(name: str) -> list[tuple[str, str, int, float, float]]:
    """Bot, action, visits, chance and points of each thought, at the start and later on."""
    found = []
    game = labtop.new_game(name, 2, seed=5)
    chance = random.Random(5)
    for _ in range(2):
        for bot in ("greedy", "network:1", "search:15", "search-v1:15"):
            for one in make(bot, name, seed=1).analyse(game.observe(1)).actions:
                found.append((bot, one.action, one.visits, one.win, one.score))
        for _ in range(30):
            game.play(chance.choice(game.legal_actions()))
    return found


if __name__ == "__main__":
    print(json.dumps(thoughts(sys.argv[1])))
