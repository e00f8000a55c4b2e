"""Where points come from, before red lines take their part."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from labtop.games.aquasphere.words.catalogue import Catalogue, Research
from labtop.games.aquasphere.words.facts import Player, Position, bulb, cards_of, deployed_bots, letters

MOST_EXTENSIONS = 5
ITEMS = ("majority", "deployed", "crystals", "controlled")
SOURCES = (
    *("octopods", "submarines", "research", "rewards"),
    *ITEMS,
    *("lines", "final-letters", "final-time", "final-submarines", "final-extensions"),
)


class Gain(NamedTuple):
    """Points that a move brought; `card` is the research card they are owed to."""

    source: str
    points: int
    card: str = ""


def gains(catalogue: Catalogue, before: Position, seat: int, action: list[str], after: Position) -> list[Gain]:
    """The points of a turn's move, those of scorings apart."""
    old, new = before["players"][seat], after["players"][seat]
    asked = after["turn"]["stage"] == "rewards"  # then cards pay out by `use`
    if action[0] == "use":
        return _rewards([catalogue.research[action[1]]])
    if action[0] == "engineer":
        program = before["programs"][action[1]]
        cards = [card for card in cards_of(catalogue, old, "engineer_reward") if card["program"] == program]
        return [] if asked else _rewards(cards)
    found = _displaced(catalogue, before, seat, action[1]) if action[0] in ("act", "place") else []
    if action[0] != "act":
        return found
    sector = action[1]
    caught = _octopods(before, sector) - _octopods(after, sector) if action[2] == "purple" else 0
    if caught:
        found.append(Gain("octopods", catalogue.triangular(caught)))
        found += [] if asked else _rewards(cards_of(catalogue, old, "octopod_reward"))
    if new["submarines"] < old["submarines"]:
        found.append(Gain("submarines", bulb(catalogue, before)))
    if len(new["research"]) > len(old["research"]):
        found.append(Gain("research", bulb(catalogue, before)))
    return found


def intermediate(catalogue: Catalogue, position: Position, seat: int, programmed: int) -> dict[str, int]:
    """rules#scoring item by item; so many more bots than in the position have left the supply."""
    player = position["players"][seat]
    sectors = position["station"]["sectors"].values()
    controlled = [sector for sector in sectors if sector["control"] == seat]
    held = [sum(sector["control"] == other for sector in sectors) for other in range(len(position["players"]))]
    most = max(held)
    majority = f"majority_{'shared' if held.count(most) > 1 else 'alone'}"
    return {
        "majority": catalogue.scoring["intermediate"][majority] if len(controlled) == most > 0 else 0,
        "deployed": deployed_bots(catalogue, {**player, "supply": player["supply"] - programmed}),
        "crystals": catalogue.triangular(player["crystals"]),
        "controlled": -sum(catalogue.triangular(sector["octopods"]) for sector in controlled),
    }


def markers_move(before: Position, after: Position) -> bool:
    """Were the markers of the intermediate scoring set off by this move?"""
    if before["turn"]["stage"] == "line":
        return False
    ended = after["round"] != before["round"] or after["turn"]["stage"] == "over"
    return ended or (after["turn"]["stage"] == "line" and len(after["passed"]) == len(after["players"]))


def final_points(catalogue: Catalogue, player: Player) -> dict[str, int]:
    """What the final scoring gives (rules#end)."""
    final = catalogue.scoring["final"]
    return {
        "letters": catalogue.triangular(len(letters(catalogue, player))),
        "time": player["time"] * final["per_time_marker"],
        "submarines": 0 if player["submarines"] else final["all_six_submarines"],
        "extensions": final["five_lab_extensions"] if len(player["extensions"]) == MOST_EXTENSIONS else 0,
    }


def _displaced(catalogue: Catalogue, before: Position, seat: int, sector: str) -> list[Gain]:
    """A bot of another colour is pushed off a control space."""
    control = before["station"]["sectors"][sector]["control"]
    if control in (None, seat):
        return []
    return _rewards(cards_of(catalogue, before["players"][seat], "displace_reward"))


def _rewards(cards: Iterable[Research]) -> list[Gain]:
    return [Gain("rewards", card["amount"], card["id"]) for card in cards if card["reward"] == "knowledge"]


def _octopods(position: Position, sector: str) -> int:
    octopods: int = position["station"]["sectors"][sector]["octopods"]
    return octopods
