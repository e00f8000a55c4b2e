"""Valid positions in a few words: only what a test is about is named, everything else is filled in.

game = table(player("yellow2 red1", "II-14 I-21", archive="II-34"), display="I-05", top="II-03")
play(game, "pick yellow > blue", "end")
"""

import random
from collections.abc import Iterable
from itertools import count
from typing import Any

import labtop
from labtop.core.game import Game
from labtop.games.gizmos.rules.cards import LEVEL_III_USED, SPHERES_OF_A_COLOUR
from labtop.games.gizmos.rules.data import CARDS, ENERGIES, LEVELS

Position = dict[str, Any]
SLOTS = {"I": 4, "II": 3, "III": 2}
NOTHING: dict[str, Any] = {"ready": [], "used": [], "effect": None, "research": None, "build": None}


def spheres(text: str) -> dict[str, int]:
    """`yellow2 red1` as counts by colour."""
    counts: dict[str, int] = dict.fromkeys(map(str, ENERGIES), 0)
    for word in text.split():
        colour = word.rstrip("0123456789")
        counts[colour] += int(word.removeprefix(colour))
    return counts


def player(ring: str = "", active: str = "", archive: str = "", tokens: int = 0) -> dict[str, Any]:
    """A dashboard; the starting card is added by its seat."""
    return {"energy": spheres(ring), "active": active.split(), "archive": archive.split(), "tokens": tokens}


def position(
    *players: dict[str, Any],
    display: str = "",
    top: str = "",
    empty: str = "",
    row: str = "red2 yellow2 blue1 black1",
    first: int = 0,
    **turn: Any,
) -> Position:
    """A position. The first named cards of `display` and `top` lie there; the last seat has built all of `empty` decks.

    Seat `first` began. `turn` is as in the notation, with `ready` and `used` in one string and `research` as
    "II II-05 II-06".
    """
    named = [*players, *(player() for _ in range(2 - len(players)))]
    seats = [one | {"active": [f"S-{seat + 1}", *one["active"]]} for seat, one in enumerate(named)]
    number = turn.pop("number", 0)
    whole: Position = {"game": "gizmos", "first": first, "players": seats, "row": spheres(row)}
    seat = (first + number) % len(seats)
    whole["turn"] = {"number": number, "seat": seat, "stage": "action", **NOTHING, **_turn(turn)}
    _lay_out(whole, display.split(), top.split(), empty.split())
    rings = [one["energy"] for one in seats] + [whole["row"]]
    whole["dispenser"] = {colour: SPHERES_OF_A_COLOUR - sum(ring[colour] for ring in rings) for colour in ENERGIES}
    whole["end_triggered"] = any(_triggers_end(one["active"]) for one in seats)
    return whole


def _turn(turn: dict[str, Any]) -> dict[str, Any]:
    for key in ("ready", "used"):
        if key in turn:
            turn[key] = turn[key].split()
    if "research" in turn:
        level, *cards = turn["research"].split()
        turn["research"] = {"level": level, "cards": cards}
    return turn


def _lay_out(whole: Position, display: list[str], top: list[str], empty: list[str]) -> None:
    """Every card in one place: those named where they are wanted, the others in card order into display and decks."""
    taken = {card for one in whole["players"] for key in ("active", "archive") for card in one[key]}
    taken |= set((whole["turn"]["research"] or {"cards": []})["cards"])
    whole["display"], whole["decks"] = {}, {}
    for level, slots in SLOTS.items():
        number = LEVELS.index(level)
        wanted = [card for card in display if CARDS[card]["level"] == number]
        first = [card for card in top if CARDS[card]["level"] == number]
        named = {*taken, *wanted, *first}
        rest = [card for card, facts in CARDS.items() if facts["level"] == number and card not in named]
        if level == "III":
            rest = rest[: LEVEL_III_USED - sum(CARDS[card]["level"] == number for card in named)]
        if level in empty:
            free = slots if not wanted else len(wanted)
            shown = [*wanted, *rest[: free - len(wanted)]]
            whole["players"][-1]["active"] += [card for card in rest if card not in shown]
            whole["display"][level] = [*shown, *[None] * (slots - len(shown))]
            whole["decks"][level] = first
        else:
            fill = slots - len(wanted)
            deck = [*first, *rest[fill:]]
            whole["display"][level] = [*wanted, *rest[:fill]]
            whole["decks"][level] = deck


def _triggers_end(active: Iterable[str]) -> bool:
    cards = list(active)
    return len(cards) >= 16 or sum(CARDS[card]["level"] == 3 for card in cards) >= 4


def random_position(players: int, seed: int) -> Position:
    """The start of a turn with many gizmos built, so that play from here meets every stage; the end is near."""
    chance = random.Random(seed)
    cards = {level: [card for card in CARDS if card.startswith(f"{level}-")] for level in SLOTS}
    pool = [colour for colour in ENERGIES for _ in range(SPHERES_OF_A_COLOUR)]
    every: list[list[Any]] = [*cards.values(), pool]
    for pieces in every:
        chance.shuffle(pieces)
    seats = []
    for _ in range(players):
        active = [cards[level].pop() for level, count in (("I", 5), ("II", 4), ("III", 3)) for _ in range(count)]
        ring = " ".join(f"{pool.pop()}1" for _ in range(chance.randint(0, 5)))
        seats.append(player(ring, " ".join(active), chance.choice(("", cards["I"].pop())), chance.randint(0, 9)))
    shown = [card for level, slots in SLOTS.items() for card in cards[level][:slots]]
    under = [card for level, slots in SLOTS.items() for card in cards[level][slots:]]
    lost = LEVEL_III_USED - 3 * players - SLOTS["III"]
    top = [card for card in under if not card.startswith("III-")] + cards["III"][2:][:lost]
    row = " ".join(f"{pool.pop()}1" for _ in range(6))
    first, number = chance.randrange(players), chance.randrange(players)
    return position(*seats, display=" ".join(shown), top=" ".join(top), row=row, first=first, number=number)


def begun_by(seat: int, names: list[str]) -> Game:
    """A new game of these players that this seat was drawn to begin, with every colour in the row."""
    games = (labtop.new_game("gizmos", len(names), seed, names) for seed in count())
    return next(game for game in games if game.to_play == seat and all(game.position()["row"].values()))


def table(*players: dict[str, Any], **facts: Any) -> Game:
    """The game at such a position."""
    return labtop.load_position(position(*players, **facts), seed=1)


def play(game: Game, *actions: str) -> Game:
    """Play actions one after the other; `pick red > blue` says what chance brings."""
    for action in actions:
        words, arrow, colour = action.partition(" > ")
        game.play(words, chance=[colour] if arrow else None)
    return game


def builds(game: Game) -> list[str]:
    """The cards that can be built now."""
    return of_kind(game, "build")


def of_kind(game: Game, kind: str) -> list[str]:
    """What the legal actions of a kind name."""
    return [action.removeprefix(f"{kind} ") for action in game.legal_actions() if action.split()[0] == kind]


def me(game: Game, seat: int = 0) -> dict[str, Any]:
    """A seat's dashboard."""
    found: dict[str, Any] = game.position()["players"][seat]
    return found


def turn(game: Game) -> dict[str, Any]:
    """The turn under way."""
    found: dict[str, Any] = game.position()["turn"]
    return found
