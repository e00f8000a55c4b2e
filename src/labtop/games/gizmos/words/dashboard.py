"""What a player's dashboard amounts to, from an entry of a position's `players`: limits, discounts, points."""

from collections.abc import Mapping
from typing import Any

from labtop.games.gizmos.rules.data import CARDS, STARTING_LIMITS, Card, Limit, Upgrade

Player = Mapping[str, Any]


def active(player: Player) -> list[Card]:
    """The active gizmos."""
    return [CARDS[card] for card in player["active"]]


def upgrades(player: Player) -> list[Upgrade]:
    """What the active upgrades change."""
    return [card["upgrade"] for card in active(player) if "upgrade" in card]


def limit(player: Player, kind: Limit) -> int:
    """A limit with all upgrades."""
    return STARTING_LIMITS[kind] + sum(upgrade.get(kind, 0) for upgrade in upgrades(player))


def discount(player: Player, card: Card, source: str) -> int:
    """What the card costs less when it is built from this source; its price is not below 0."""
    reasons = {f"build_level_{card['level']}", f"build_from_{source}"}
    return sum(upgrade["discount"] for upgrade in upgrades(player) if upgrade.get("when") in reasons)


def stored(player: Player) -> int:
    """How many spheres are in the ring."""
    return sum(player["energy"].values())


def points(player: Player) -> dict[str, int]:
    """Where the points come from (rules#end)."""
    ends = [upgrade.get("end_score") for upgrade in upgrades(player)]
    return {
        "printed": sum(card["points"] for card in active(player)),
        "tokens": player["tokens"],
        "end-energy": ends.count("stored_energy") * stored(player),
        "end-tokens": ends.count("point_tokens") * player["tokens"],
    }
