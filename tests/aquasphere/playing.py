"""Random games, move by move."""

import random
from collections.abc import Callable

import labtop
from labtop.core.game import Game

Choice = Callable[[list[str], random.Random], str]
DECISIONS_TO_END = 5_000  # no random game takes nearly as many


def anything(actions: list[str], chance: random.Random) -> str:
    """Any legal action."""
    return chance.choice(actions)


def hasty(actions: list[str], chance: random.Random) -> str:
    """Scores early, keeps programmed bots and no crystals: such players must give up bots at red lines."""
    if "pass" in actions:
        return "pass"
    scoring = ("purple", "blue", "red")
    good = [a for a in actions if not a.startswith(("act", "recall")) or (a.startswith("act") and a.endswith(scoring))]
    return chance.choice([action for action in good if "black" not in action] or actions)


def steps(players: int, seed: int, choose: Choice = anything) -> list[Game]:
    """A game after each of its moves."""
    game = labtop.new_game("aquasphere", players=players, seed=seed)
    chance = random.Random(seed)
    games = [game.copy()]
    while game.to_play is not None:
        game.play(choose(game.legal_actions(), chance))
        games.append(game.copy())
        assert len(games) < DECISIONS_TO_END
    return games
