"""The words of the terminal game, beside those of the cards and actions, and the facts of a dashboard they need."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

from labtop.core.texts import Texts
from labtop.gizmos.data import CARDS, STARTING_LIMITS, Card, Limit

TEXTS = Texts(files("labtop.gizmos").joinpath("texts"), files(__package__).joinpath("texts"))

Say = Callable[..., str]  # (key, **args) -> the sentence, in a language already chosen
Player = Mapping[str, Any]  # an entry of a position's `players`


def speaker(language: str) -> Say:
    """Sentences in one language."""
    return lambda key, **args: TEXTS.format(key, language, **args)


def active(player: Player) -> list[Card]:
    """The player's active gizmos."""
    return [CARDS[card] for card in player["active"]]


def limit(player: Player, kind: Limit) -> int:
    """A limit with all upgrades."""
    return STARTING_LIMITS[kind] + sum(card.get("upgrade", {}).get(kind, 0) for card in active(player))


def stored(player: Player) -> int:
    """How many spheres are in the ring."""
    return sum(player["energy"].values())


def points(player: Player) -> dict[str, int]:
    """Section 6: where the player's points come from."""
    ends = [card.get("upgrade", {}).get("end_score") for card in active(player)]
    return {
        "printed": sum(card["points"] for card in active(player)),
        "tokens": player["tokens"],
        "end-energy": ends.count("stored_energy") * stored(player),
        "end-tokens": ends.count("point_tokens") * player["tokens"],
    }
