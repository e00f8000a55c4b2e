"""Is a position valid? What follows from the rules holds for the pieces, the limits and the stage."""

from collections import Counter
from typing import Any

from labtop.core import schema
from labtop.core.errors import InvalidPosition, shown
from labtop.core.validation import integer, items
from labtop.games.aquasphere.notation.schema import Position
from labtop.games.aquasphere.notation.stage_validation import check_turn
from labtop.games.aquasphere.rules.component_paths import REFUSALS, need
from labtop.games.aquasphere.rules.data import (
    EXTENSION_IDS,
    FIELDS,
    NEUTRAL_NAME,
    PROGRAM_CARD_IDS,
    PROGRAMS,
    RESEARCH_IDS,
    SECTORS,
)
from labtop.games.aquasphere.rules.state import (
    BOTS,
    FEWEST,
    ROUNDS,
    SEATS,
    SECTOR_COUNT,
    SUBMARINES,
    Capacity,
    CardKind,
    Components,
)


def check(position: dict[str, Any], components: Components, name: str) -> None:
    """Raise InvalidPosition unless the position is one of the game with this component set."""
    schema.check(position, Position)
    given = position["components"]
    need(given == name, "components", "another-set", given=shown(given), name=repr(name))
    _check_orders(position)
    _check_station(position)
    _check_piles(position, components)
    for seat, player in enumerate(position["players"]):
        _check_player(player, f"players.{seat}", components)
    _check_pieces(position, components)
    check_turn(position, components)


def _check_orders(position: dict[str, Any]) -> None:
    seats = range(len(position["players"]))
    for key, low in (("play_order", len(seats)), ("passed", 0)):
        order = items(position[key], key, low, len(seats))
        for place, seat in enumerate(order):
            integer(seat, f"{key}.{place}", 0, seats[-1])
        need(len(set(order)) == len(order), key, "seat-twice")


def _check_station(position: dict[str, Any]) -> None:
    station = position["station"]
    need(len(set(station["ring"])) == SECTOR_COUNT, "station.ring", "sector-twice")
    for letter, sector in station["sectors"].items():
        _check_sector(sector, f"station.sectors.{letter}", position)


def _check_sector(sector: dict[str, Any], where: str, position: dict[str, Any]) -> None:
    for key in ("research", "extensions"):
        items(sector[key], f"{where}.{key}", 0, position["round"])
    seats = len(position["players"])
    for key in ("submarines", "charging"):
        for place, owner in enumerate(sector[key]):
            _check_owner(owner, f"{where}.{key}.{place}", seats)
    if sector["control"] is not None:
        _check_owner(sector["control"], f"{where}.control", seats)
    else:
        need(not sector["charging"], f"{where}.charging", "charging-alone")


def _check_owner(owner: int | str, where: str, seats: int) -> None:
    if isinstance(owner, str):
        need(seats < SEATS, where, "no-colour", given=shown(owner))
    else:
        integer(owner, where, 0, seats - 1)


def _check_piles(position: dict[str, Any], components: Components) -> None:
    """Program cards, centre tiles and decks, as many as the round leaves."""
    left = ROUNDS - position["round"]
    items(position["program_cards"], "program_cards", left, left)
    laid_out = PROGRAM_CARD_IDS[program_card(position["programs"], components)]
    need(len({laid_out, *position["program_cards"]}) == left + 1, "program_cards", "card-twice")
    tiles = items(position["centre"], "centre", left + 1, left + 1)
    for place, (tile, bulb) in enumerate(zip(tiles, components.bulbs[-left - 1 :], strict=True)):
        given = tile["tile"]
        need(given == bulb, f"centre.{place}.tile", "another-tile", needed=int(bulb), given=str(given))
    for key, ids in (("research", RESEARCH_IDS), ("extensions", EXTENSION_IDS)):
        size = len(ids) - SECTOR_COUNT * position["round"]
        items(position["decks"][key], f"decks.{key}", size, size)


def program_card(programs: dict[str, str], components: Components) -> int:
    """The program card that shows this arrangement."""
    shown = [PROGRAMS.index(programs[field]) for field in FIELDS]
    for card, arrangement in enumerate(components.program_cards):
        if arrangement.tolist() == shown:
            return card
    raise InvalidPosition("programs", REFUSALS.message("no-program-card"))


def _check_player(player: dict[str, Any], where: str, components: Components) -> None:
    """The order of the programs, and what the lab has room for."""
    in_order = sorted(set(player["programmed"]), key=PROGRAMS.index)
    need(player["programmed"] == in_order, f"{where}.programmed", "program-order")
    capacity = components.base_labs[SECTORS.index(player["base_lab"])].astype(int)
    for extension in player["extensions"]:
        capacity += components.extensions[EXTENSION_IDS.index(extension)].capacity
    integer(player["time"], f"{where}.time", 0, int(capacity[Capacity.TIME]))
    integer(player["crystals"], f"{where}.crystals", 0, int(capacity[Capacity.CRYSTALS]))
    cards = items(player["research"], f"{where}.research", 0, int(capacity[Capacity.RESEARCH_CARDS]))
    for place, entry in enumerate(cards):
        at = f"{where}.research.{place}"
        kind = components.research[RESEARCH_IDS.index(entry["card"])].kind
        if kind != CardKind.SIDEWAYS_ENGINEER:
            need(entry["spent"] == (kind == CardKind.INSTANT_PROGRAM), f"{at}.spent", "spent")


def _check_pieces(position: dict[str, Any], components: Components) -> None:
    """Every piece is somewhere, once."""
    sectors, players = position["station"]["sectors"], position["players"]
    for key, ids in (("research", RESEARCH_IDS), ("extensions", EXTENSION_IDS)):
        held = [card["card"] if key == "research" else card for player in players for card in player[key]]
        lying = [card for sector in sectors.values() for card in sector[key]]
        for card, count in Counter([*position["decks"][key], *held, *lying, *ids]).items():
            need(count == 2, key, "not-once", card=card, count=count - 1)
    for key, total in (("crystals", int(components.crystals)), ("octopods", int(components.octopods))):
        found = position["supply"][key] + sum(sector[key] for sector in sectors.values())
        found += sum(player[key] for player in players) if key == "crystals" else 0
        need(found == total, key, "there-are", found=found, total=total)
    need(len({player["base_lab"] for player in players}) == len(players), "players", "base-lab-twice")
    for seat, player in enumerate(players):
        _check_bots(seat, player, sectors)
        _check_submarines(seat, player, sectors)
    _check_neutral(SEATS - len(players), sectors)
    limit = int(components.charging_limits[len(players) - FEWEST])
    for letter, sector in sectors.items():
        where = f"station.sectors.{letter}"
        charging = sector["charging"]
        thinned = len(charging) <= limit or len(set(charging)) == len(charging)
        need(thinned, f"{where}.charging", "charging-limit", count=len(charging), limit=limit)
        spaces = int(components.submarine_spaces)
        need(len(sector["submarines"]) <= spaces, f"{where}.submarines", "submarine-spaces", spaces=spaces)


def _check_bots(seat: int, player: dict[str, Any], sectors: dict[str, Any]) -> None:
    in_station = sum([sector["control"], *sector["charging"]].count(seat) for sector in sectors.values())
    bots = in_station + int(player["supply"]) + len(player["programmed"])
    need(bots == BOTS, f"players.{seat}", "bots-in-all", bots=bots, all=BOTS)


def _check_submarines(seat: int, player: dict[str, Any], sectors: dict[str, Any]) -> None:
    launched = 0
    for letter, sector in sectors.items():
        count = sector["submarines"].count(seat)
        need(count < 2, f"station.sectors.{letter}.submarines", "two-submarines", seat=seat)
        launched += count
    found = launched + player["submarines"]
    need(found == SUBMARINES, f"players.{seat}.submarines", "submarines-in-all", found=found, all=SUBMARINES)
    letter = player["base_lab"]
    first = sectors[letter]["submarines"][:1]
    need(first == [seat], f"station.sectors.{letter}.submarines", "first-submarine", seat=seat)


def _check_neutral(missing: int, sectors: dict[str, Any]) -> None:
    """Neutral submarines stay for good; neutral bots can only become fewer."""
    first = sum(sector["submarines"][:1] == [NEUTRAL_NAME] for sector in sectors.values())
    launched = sum(sector["submarines"].count(NEUTRAL_NAME) for sector in sectors.values())
    need(first == launched == missing, "station", "neutral-submarines", count=missing)
    bots = sum([sector["control"], *sector["charging"]].count(NEUTRAL_NAME) for sector in sectors.values())
    need(bots <= missing, "station", "neutral-bots", bots=bots, most=missing)
