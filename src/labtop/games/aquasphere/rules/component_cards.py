"""The values printed on cards, tiles and labs: read from a set and checked."""

from typing import Any

from labtop.games.aquasphere.rules.component_paths import At, need
from labtop.games.aquasphere.rules.data import (
    EXTENSION_IDS,
    FIELDS,
    PLAYER_COUNTS,
    PROGRAM_CARD_IDS,
    PROGRAMS,
    RESEARCH_IDS,
    SECTORS,
)
from labtop.games.aquasphere.rules.state import MOST_LETTERS, NOBODY, ROUNDS, Capacity, CardKind, Reward

Values = dict[str, Any]  # by the names of the fields of `Components`

LEAST_TIME = 3  # that a lab must hold: with less, the order of the locks on a way would matter when a bot is recalled
DEAREST_STEP = 2  # a lock or a jump, for the same reason
STOCK = ("time", "crystals", "octopods")
CAPACITIES = tuple(capacity.name.lower() for capacity in Capacity)
TIMINGS = {
    CardKind.SIDEWAYS_ENGINEER: "once",
    CardKind.SCORING_PROGRAM: "intermediate_scoring",
    CardKind.INSTANT_PROGRAM: "immediate",
}


def program_cards(cards: At) -> list[list[int]]:
    """The program on every field, card by card."""
    arrangements = []
    for card, name in zip(cards.items(len(PROGRAM_CARD_IDS)), PROGRAM_CARD_IDS, strict=True):
        card["id"].is_always(name)
        arrangement = [card[field].one_of(PROGRAMS) for field in FIELDS]
        need(len(set(arrangement)) == len(PROGRAMS), card.path, "program-once")
        need(arrangement not in arrangements, card.path, "cards-alike")
        arrangements.append(arrangement)
    return arrangements


def centre_tiles(tiles: At) -> Values:
    """Light bulbs and refills."""
    bulbs = tiles["light_bulb_values_top_to_bottom.value"].numbers(ROUNDS, 1, 50)
    need(len(set(bulbs)) == ROUNDS, f"{tiles.path}.light_bulb_values_top_to_bottom", "bulbs-differ")
    tiles["light_bulb_by_round.value"].is_always({str(number): bulb for number, bulb in enumerate(bulbs, 1)})
    refills = tiles["refill_shown_on_removal.by_player_count"]
    return {
        "bulbs": bulbs,
        "refills": [
            stock(edge)
            for players in PLAYER_COUNTS
            for bulb in bulbs[:-1]  # the last tile is never removed
            for edge in refills[f"{players}.{bulb}"].items(len(SECTORS))
        ],
    }


def stock(place: At) -> list[int]:
    """Time, crystals and octopods that come into a sector."""
    return [place[name].number(0, 20) for name in STOCK]


def base_labs(labs: At) -> list[list[int]]:
    """Capacities by letter."""
    capacities = []
    for lab, letter in zip(labs.items(len(SECTORS)), SECTORS, strict=True):
        lab["letter"].is_always(letter)
        capacities.append([lab[name].number(LEAST_TIME if name == "time" else 0, 20) for name in CAPACITIES])
    return capacities


def extensions(tiles: At) -> list[list[list[int]]]:
    """Capacities and letters."""
    extensions = []
    for tile, name in zip(tiles.items(len(EXTENSION_IDS)), EXTENSION_IDS, strict=True):
        tile["id"].is_always(name)
        letters = [letter.one_of(SECTORS) for letter in tile["letters"].items(0, MOST_LETTERS)]
        extensions.append(
            [[tile[kind].number(0, 9) for kind in CAPACITIES], letters + [NOBODY] * (MOST_LETTERS - len(letters))]
        )
    return extensions


def research(cards: At) -> Values:
    """All research cards, and what crossing the station costs."""
    places = cards.items(len(RESEARCH_IDS))
    research = [_research_card(card, name) for card, name in zip(places, RESEARCH_IDS, strict=True)]
    jumps = {amount for kind, _, _, amount, _ in research if kind == CardKind.CROSS_STATION}
    need(len(jumps) < 2, cards.path, "one-jump-price")
    return {"research": research, "cross_cost": jumps.pop() if jumps else 0}


def _research_card(card: At, name: str) -> list[int]:
    """Kind, program, reward, amount and the time instead of a bot."""
    card["id"].is_always(name)
    kind = CardKind(card["kind"].one_of(tuple(kind.name.lower() for kind in CardKind)))
    card["timing"].is_always(TIMINGS.get(kind, "permanent"))
    program = reward = NOBODY
    amount = otherwise = 0
    if kind in (CardKind.ENGINEER_REWARD, CardKind.SCORING_PROGRAM, CardKind.INSTANT_PROGRAM):
        program = card["program"].one_of(PROGRAMS)
    if kind in (CardKind.ENGINEER_REWARD, CardKind.OCTOPOD_REWARD, CardKind.DISPLACE_REWARD):
        rewards = tuple(reward.name.lower() for reward in Reward)
        reward = card["reward"].one_of(rewards if kind != CardKind.DISPLACE_REWARD else rewards[-1:])
        amount = card["amount"].number(0, 9)
    if kind == CardKind.DISPLACE_REWARD:
        reward = Reward.KNOWLEDGE.value
    elif kind == CardKind.CROSS_STATION:
        amount = card["cost_time"].number(0, DEAREST_STEP)
    elif kind == CardKind.FREE_TWO_LOCKS:
        card["lock_value"].is_always(2)
    elif kind == CardKind.HALF_PRICE_SUBMARINE:
        card["rounding"].is_always("down")
    elif kind == CardKind.SCORING_PROGRAM:
        amount = card["cost_time"].number(0, 9)
    elif kind == CardKind.INSTANT_PROGRAM:
        amount, otherwise = card["time"].number(0, 9), card["time_if_not_placed"].number(0, 9)
    return [kind.value, program, reward, amount, otherwise]
