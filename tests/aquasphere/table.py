"""Positions to try rules on: an early table that is changed piece by piece and stays valid."""

from typing import Any

import labtop
from labtop.core.game import Game
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, PROGRAMS, RESEARCH_IDS

Position = dict[str, Any]

RING = ["C", "A", "F", "B", "E", "D"]  # clockwise locks: 1, 1, 2, 2, 1, 0
LABS = "ABCDEF"  # of the players, then of neutral pieces, then unused
ARRANGEMENTS = {"L1": "green", "R1": "yellow", "L2": "black", "R2": "blue", "L3": "purple", "M3": "red", "R3": "white"}


def table(players: int = 2, number: int = 1) -> Position:
    """Round `number` with nothing done: no bot programmed, all scores 0; seat 0 to play. Seat n has base lab n."""
    size = 6 * number
    research, extensions = list(RESEARCH_IDS), list(EXTENSION_IDS)
    sectors = {}
    for letter in RING:
        index = LABS.index(letter)
        neutral = players <= index < 4
        owner: list[Any] = [index] if index < players else ["neutral"] if neutral else []
        sectors[letter] = {
            "time": 4 if index < players else 2 if neutral else 0,
            "crystals": 2 if index == 5 else 1,
            "octopods": max(1, index - 2) if index > 3 else 1,
            "research": [research.pop() for _ in range(number)],
            "extensions": [extensions.pop() for _ in range(number)],
            "submarines": owner,
            "control": "neutral" if neutral else None,
            "charging": [],
        }
    assert len(research) == len(RESEARCH_IDS) - size
    return {
        "game": "aquasphere",
        "components": "aquasphere_components",
        "round": number,
        "play_order": list(range(players)),
        "passed": [],
        "station": {"ring": list(RING), "sectors": sectors},
        "programs": dict(ARRANGEMENTS),
        "program_cards": ["P3", "P7", "P2"][number - 1 :],
        "centre": [{"tile": tile, "rotation": 0} for tile in range(number + 1, 6)],
        "supply": {"crystals": 13, "octopods": 6},
        "decks": {"research": research, "extensions": extensions},
        "players": [_player(LABS[seat]) for seat in range(players)],
        "turn": {"seat": 0, "stage": "action", "letters": [], "gain": 0, "cards": []},
    }


def _player(letter: str) -> dict[str, Any]:
    board = {"score": 0, "time": 4, "crystals": 0, "supply": 15, "programmed": [], "submarines": 5}
    lab = {"base_lab": letter, "extensions": [], "research": []}
    return {**board, **lab, "scientist": letter, "engineer": "start", "bought": False}


def programmed(position: Position, seat: int, *programs: str) -> None:
    """Program bots of the supply."""
    player = position["players"][seat]
    player["programmed"] = sorted([*player["programmed"], *programs], key=PROGRAMS.index)
    player["supply"] -= len(programs)


def bots(position: Position, letter: str, control: Any, *charging: Any) -> None:
    """Put bots into a sector; neutral ones come from nowhere."""
    sector = position["station"]["sectors"][letter]
    for owner in [control, *charging]:
        if isinstance(owner, int):
            position["players"][owner]["supply"] -= 1
    sector["control"], sector["charging"] = control, list(charging)


def supply(position: Position, seat: int, left: int) -> None:
    """Leave so many bots in the supply; the others control or charge where they are in nobody's way, in sector E."""
    player = position["players"][seat]
    station = position["station"]["sectors"]
    while player["supply"] > left:
        free = [letter for letter in RING if station[letter]["control"] in (None, seat)]
        room = [letter for letter in free if len(station[letter]["charging"]) <= len(position["players"])]
        sector = station[room[-1]]
        if sector["control"] == seat:
            sector["charging"].append(seat)
        sector["control"] = seat
        player["supply"] -= 1


def crystals(position: Position, seat: int, count: int) -> None:
    """Give a player crystals of the general supply."""
    position["players"][seat]["crystals"] += count
    position["supply"]["crystals"] -= count


def lying(position: Position, letter: str, **stock: int) -> None:
    """Let so much time, so many crystals and octopods lie in a sector."""
    sector = position["station"]["sectors"][letter]
    for name, count in stock.items():
        if name != "time":
            position["supply"][name] -= count - sector[name]
        sector[name] = count


def hold(position: Position, seat: int, *cards: str) -> None:
    """Give a player research cards or extensions; what lies at sectors makes up for those of the deck."""
    for card in cards:
        kind = "research" if card in RESEARCH_IDS else "extensions"
        deck = position["decks"][kind]
        piles = [sector[kind] for sector in position["station"]["sectors"].values()]
        if card in deck:
            deck.remove(card)
            deck.append(max(piles, key=len).pop())
        else:
            next(pile for pile in piles if card in pile).remove(card)
        held = {"card": card, "spent": card >= "R36"} if kind == "research" else card
        position["players"][seat][kind].append(held)


def on_top(position: Position, letter: str, card: str) -> None:
    """Exchange the top card of a sector's pile, or an empty pile's first, with this one, wherever it lies."""
    kind = "research" if card in RESEARCH_IDS else "extensions"
    sectors = position["station"]["sectors"]
    pile = sectors[letter][kind]
    for other in [position["decks"][kind], *(sector[kind] for sector in sectors.values())]:
        if card in other:
            other[other.index(card)], pile[0] = pile[0], card
            return
    raise AssertionError(f"{card} is held")


def launch(position: Position, letter: str, *seats: int) -> None:
    """Put players' submarines into a sector."""
    for seat in seats:
        position["station"]["sectors"][letter]["submarines"].append(seat)
        position["players"][seat]["submarines"] -= 1


def all_but(position: Position, seat: int) -> None:
    """Everybody else has passed, and this seat's engineer is where it may pass."""
    others = [other for other in range(len(position["players"])) if other != seat]
    for other in others:
        position["players"][other]["engineer"] = "M3"
    position["passed"] = others
    position["players"][seat]["engineer"] = "L3"
    position["turn"]["seat"] = seat


def legal(position: Position) -> set[str]:
    """The legal actions."""
    return set(labtop.load_position(position, seed=1).legal_actions())


def play(position: Position, *actions: str) -> Position:
    """The position after these actions."""
    return playing(position, *actions).position()


def playing(position: Position, *actions: str) -> Game:
    """The game after these actions."""
    game = labtop.load_position(position, seed=1)
    for action in actions:
        game.play(action)
    return game
