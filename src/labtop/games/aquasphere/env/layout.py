"""The parts of an observation in their order; `env` says how things are counted."""

from labtop.games.aquasphere.rules.data import SECTORS
from labtop.games.aquasphere.rules.state import (
    CAPACITIES,
    FIELD_COUNT,
    MOST_CHARGING,
    MOST_EXTENSIONS,
    MOST_LETTERS,
    MOST_RESEARCH,
    MOST_SUBMARINES,
    PROGRAM_CARDS,
    PROGRAM_COUNT,
    ROUNDS,
    SEATS,
    SECTOR_COUNT,
)

Parts = tuple[tuple[str, int], ...]

TABLE: Parts = (
    ("stage", 1),  # as in rules/state.py, from 0
    ("round", 1),
    ("players", 1),
    ("seat", 1),  # the observer's own, from 0: ties and the last round depend on it
    ("to play", 1),
    ("rotation", 1),  # of the top centre tile, from 0
    ("crystals", 1),  # in the general supply
    ("octopods", 1),
    ("research deck", 1),  # cards left
    ("extension deck", 1),
    ("play order", SEATS),
    ("passed", SEATS),  # in the order of passing
    ("ring", SECTOR_COUNT),  # sectors, clockwise
    ("programs", FIELD_COUNT),  # by field
    ("unseen program cards", PROGRAM_CARDS),  # a mask: those that no round has shown yet
    ("program card", 1),
    ("next program card", 1),
    ("cards to use", MOST_RESEARCH),  # a mask of the places in `research` of the player to play
    ("letters to place", MOST_LETTERS),  # sectors
    ("gain", 2),  # points left of the gain that stopped at a red line
    ("chain step", 1),  # 1 if the number of octopods is to be said
    ("chain said", 1),  # the id of the act that was said, or 0
)
SECTOR: Parts = (
    ("time", 1),
    ("crystals", 1),
    ("octopods", 1),
    ("control", 1),
    ("submarines", MOST_SUBMARINES),  # by space, cheapest first
    ("research", ROUNDS),  # top card first
    ("extensions", ROUNDS),
    ("charging", MOST_CHARGING),  # in the order of arrival
)
PLAYER: Parts = (
    ("score", 2),
    ("time", 1),
    ("crystals", 1),
    ("supply", 1),  # bots
    ("submarines", 1),  # left on the board
    ("base lab", 1),  # its sector
    ("scientist", 1),
    ("engineer", 1),  # its field; 8 is the start
    ("bought", 1),  # 1 if paid programming was used this round
    ("programmed", PROGRAM_COUNT),  # a mask
    ("rewarded", PROGRAM_COUNT),  # a mask of the programs for which the engineer is rewarded
    ("letters", SECTOR_COUNT),  # a mask of sectors
    ("ways", SECTOR_COUNT),  # by sector: 1 + what it costs to bring the scientist there
    ("extensions", MOST_EXTENSIONS),
    ("research", MOST_RESEARCH),  # in the order taken
    ("spent", MOST_RESEARCH),  # a mask of the places in `research`
    ("capacity", CAPACITIES),  # research cards, crystals, octopods, time
    ("displace", 1),  # points for a displaced bot
    ("half price", 1),  # cards that halve the price of a submarine
    ("sideways", 1),  # unspent cards for a sideways step
    ("to red line", 1),  # points to the next red line, or 0 if there is none
)


def size(parts: Parts) -> int:
    """How many bytes these parts have."""
    return sum(count for _, count in parts)


TABLE_BYTES = size(TABLE)
SECTOR_BYTES = size(SECTOR)
PLAYER_BYTES = size(PLAYER)
PLAYERS_START = TABLE_BYTES + SECTOR_COUNT * SECTOR_BYTES

BYTES: Parts = (
    *TABLE,
    *((f"sector {letter}: {name}", count) for letter in SECTORS for name, count in SECTOR),
    *((f"player {offset}: {name}", count) for offset in range(SEATS) for name, count in PLAYER),
)
