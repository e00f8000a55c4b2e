"""Is a position valid? What follows from the rules holds for the pieces, the limits and the stage."""

from collections import Counter
from typing import Any

from labtop.core.errors import InvalidPosition, shown
from labtop.core.validation import boolean, choice, fields, integer, items
from labtop.games.aquasphere.notation.stage_validation import check_turn
from labtop.games.aquasphere.rules.component_paths import REFUSALS, need
from labtop.games.aquasphere.rules.data import (
    EXTENSION_IDS,
    FIELDS,
    NEUTRAL_NAME,
    PLAYER_COUNTS,
    PROGRAM_CARD_IDS,
    PROGRAMS,
    RESEARCH_IDS,
    SECTORS,
    START,
)
from labtop.games.aquasphere.rules.state import (
    BOTS,
    FEWEST,
    MOST_EXTENSIONS,
    MOST_PROGRAMMED,
    MOST_SUBMARINES,
    ROUNDS,
    SEATS,
    SECTOR_COUNT,
    SUBMARINES,
    Capacity,
    CardKind,
    Components,
)

POSITION = (
    *("game", "components", "round", "play_order", "passed", "station", "programs", "program_cards", "centre"),
    *("supply", "decks", "players", "turn"),
)
SECTOR = ("time", "crystals", "octopods", "research", "extensions", "submarines", "control", "charging")
PLAYER = (
    *("score", "time", "crystals", "supply", "programmed", "submarines", "base_lab", "extensions", "research"),
    *("scientist", "engineer", "bought"),
)
MOST_POINTS = 20_000  # what the record can hold, with room for what is still to come
MOST_TIME = 99  # in a sector


def check(position: dict[str, Any], components: Components, name: str) -> None:
    """Raise InvalidPosition unless the position is one of the game with this component set."""
    fields(position, "position", POSITION)
    choice(position["game"], "game", ("aquasphere",))
    given = position["components"]
    need(given == name, "components", "another-set", given=shown(given), name=repr(name))
    integer(position["round"], "round", 1, ROUNDS)
    items(position["players"], "players", PLAYER_COUNTS[0], PLAYER_COUNTS[-1])
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
    station = fields(position["station"], "station", ("ring", "sectors"))
    for place, letter in enumerate(items(station["ring"], "station.ring", SECTOR_COUNT, SECTOR_COUNT)):
        choice(letter, f"station.ring.{place}", SECTORS)
    need(len(set(station["ring"])) == SECTOR_COUNT, "station.ring", "sector-twice")
    fields(station["sectors"], "station.sectors", SECTORS)
    for letter, sector in station["sectors"].items():
        _check_sector(sector, f"station.sectors.{letter}", position)


def _check_sector(sector: Any, where: str, position: dict[str, Any]) -> None:
    fields(sector, where, SECTOR)
    integer(sector["time"], f"{where}.time", 0, MOST_TIME)
    for key in ("crystals", "octopods"):
        integer(sector[key], f"{where}.{key}", 0, 127)
    for key, ids in (("research", RESEARCH_IDS), ("extensions", EXTENSION_IDS)):
        for place, card in enumerate(items(sector[key], f"{where}.{key}", 0, position["round"])):
            choice(card, f"{where}.{key}.{place}", ids)
    seats = len(position["players"])
    for key, most in (("submarines", MOST_SUBMARINES), ("charging", SEATS * BOTS)):
        for place, owner in enumerate(items(sector[key], f"{where}.{key}", 0, most)):
            _check_owner(owner, f"{where}.{key}.{place}", seats)
    if sector["control"] is not None:
        _check_owner(sector["control"], f"{where}.control", seats)
    else:
        need(not sector["charging"], f"{where}.charging", "charging-alone")


def _check_owner(owner: Any, where: str, seats: int) -> None:
    if isinstance(owner, str):
        need(owner == NEUTRAL_NAME and seats < SEATS, where, "no-colour", given=shown(owner))
    else:
        integer(owner, where, 0, seats - 1)


def _check_piles(position: dict[str, Any], components: Components) -> None:
    """Program cards, centre tiles and decks, as many as the round leaves."""
    left = ROUNDS - position["round"]
    fields(position["programs"], "programs", FIELDS)
    for field in FIELDS:
        choice(position["programs"][field], f"programs.{field}", PROGRAMS)
    for place, card in enumerate(items(position["program_cards"], "program_cards", left, left)):
        choice(card, f"program_cards.{place}", PROGRAM_CARD_IDS)
    laid_out = PROGRAM_CARD_IDS[program_card(position["programs"], components)]
    need(len({laid_out, *position["program_cards"]}) == left + 1, "program_cards", "card-twice")
    tiles = items(position["centre"], "centre", left + 1, left + 1)
    for place, (tile, bulb) in enumerate(zip(tiles, components.bulbs[-left - 1 :], strict=True)):
        fields(tile, f"centre.{place}", ("tile", "rotation"))
        shown = integer(tile["tile"], f"centre.{place}.tile", 0, MOST_POINTS)
        need(shown == bulb, f"centre.{place}.tile", "another-tile", needed=int(bulb), given=str(shown))
        integer(tile["rotation"], f"centre.{place}.rotation", 0, SECTOR_COUNT - 1)
    fields(position["decks"], "decks", ("research", "extensions"))
    for key, ids in (("research", RESEARCH_IDS), ("extensions", EXTENSION_IDS)):
        size = len(ids) - SECTOR_COUNT * position["round"]
        for place, card in enumerate(items(position["decks"][key], f"decks.{key}", size, size)):
            choice(card, f"decks.{key}.{place}", ids)
    fields(position["supply"], "supply", ("crystals", "octopods"))
    for key in ("crystals", "octopods"):
        integer(position["supply"][key], f"supply.{key}", 0, 127)


def program_card(programs: dict[str, str], components: Components) -> int:
    """The program card that shows this arrangement."""
    shown = [PROGRAMS.index(programs[field]) for field in FIELDS]
    for card, arrangement in enumerate(components.program_cards):
        if arrangement.tolist() == shown:
            return card
    raise InvalidPosition("programs", REFUSALS.message("no-program-card"))


def _check_player(player: Any, where: str, components: Components) -> None:
    fields(player, where, PLAYER)
    integer(player["score"], f"{where}.score", 0, MOST_POINTS)
    integer(player["supply"], f"{where}.supply", 0, BOTS)
    integer(player["submarines"], f"{where}.submarines", 0, SUBMARINES - 1)
    choice(player["base_lab"], f"{where}.base_lab", SECTORS)
    choice(player["scientist"], f"{where}.scientist", SECTORS)
    choice(player["engineer"], f"{where}.engineer", (*FIELDS, START))
    boolean(player["bought"], f"{where}.bought")
    programmed = items(player["programmed"], f"{where}.programmed", 0, MOST_PROGRAMMED)
    for place, program in enumerate(programmed):
        choice(program, f"{where}.programmed.{place}", PROGRAMS)
    in_order = sorted(set(programmed), key=PROGRAMS.index)
    need(programmed == in_order, f"{where}.programmed", "program-order")
    for place, extension in enumerate(items(player["extensions"], f"{where}.extensions", 0, MOST_EXTENSIONS)):
        choice(extension, f"{where}.extensions.{place}", EXTENSION_IDS)
    _check_capacities(player, where, components)


def _check_capacities(player: dict[str, Any], where: str, components: Components) -> None:
    capacity = components.base_labs[SECTORS.index(player["base_lab"])].astype(int)
    for extension in player["extensions"]:
        capacity += components.extensions[EXTENSION_IDS.index(extension)].capacity
    integer(player["time"], f"{where}.time", 0, int(capacity[Capacity.TIME]))
    integer(player["crystals"], f"{where}.crystals", 0, int(capacity[Capacity.CRYSTALS]))
    cards = items(player["research"], f"{where}.research", 0, int(capacity[Capacity.RESEARCH_CARDS]))
    for place, entry in enumerate(cards):
        at = f"{where}.research.{place}"
        fields(entry, at, ("card", "spent"))
        kind = components.research[RESEARCH_IDS.index(choice(entry["card"], f"{at}.card", RESEARCH_IDS))].kind
        spent = boolean(entry["spent"], f"{at}.spent")
        if kind != CardKind.SIDEWAYS_ENGINEER:
            need(spent == (kind == CardKind.INSTANT_PROGRAM), f"{at}.spent", "spent")


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
