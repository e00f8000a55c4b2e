"""The parts of an observation in their order; `env` says how things are counted."""

from labtop.core.encoding import Part
from labtop.games.aquasphere.rules.data import SECTORS
from labtop.games.aquasphere.rules.state import (
    BOTS,
    CAPACITIES,
    EXTENSIONS,
    FIELD_COUNT,
    MOST_CHARGING,
    MOST_EXTENSIONS,
    MOST_LETTERS,
    MOST_RESEARCH,
    MOST_SUBMARINES,
    NEUTRAL,
    PROGRAM_CARDS,
    PROGRAM_COUNT,
    RESEARCH_CARDS,
    ROUNDS,
    SEATS,
    SECTOR_COUNT,
    SUBMARINES,
    Stage,
)

Parts = tuple[Part, ...]
SEEN_SEATS = NEUTRAL + 2  # none, those from the observer on, neutral

TABLE: Parts = (
    Part("stage", kinds=len(Stage)),  # as in rules/state.py, from 0
    Part("round", most=ROUNDS),
    Part("players", most=SEATS),
    Part("seat", kinds=SEATS),  # the observer's own, from 0: ties and the last round depend on it
    Part("to play", kinds=SEATS + 1),
    Part("rotation", kinds=SECTOR_COUNT),  # of the top centre tile, from 0
    Part("crystals", most=20),  # in the general supply
    Part("octopods", most=20),
    Part("research deck", most=RESEARCH_CARDS),  # cards left
    Part("extension deck", most=EXTENSIONS),
    Part("play order", SEATS, kinds=SEATS + 1),
    Part("passed", SEATS, kinds=SEATS + 1),  # in the order of passing
    Part("ring", SECTOR_COUNT, kinds=SECTOR_COUNT + 1),  # sectors, clockwise
    Part("programs", FIELD_COUNT, kinds=PROGRAM_COUNT + 1),  # by field
    Part("unseen program cards", PROGRAM_CARDS),  # a mask: those that no round has shown yet
    Part("program card", kinds=PROGRAM_CARDS + 1),
    Part("next program card", kinds=PROGRAM_CARDS + 1),
    Part("cards to use", MOST_RESEARCH),  # a mask of the places in `research` of the player to play
    Part("letters to place", MOST_LETTERS, kinds=SECTOR_COUNT + 1),  # sectors
    Part("gain", 2, most=20, low_first=True),  # points left of the gain that stopped at a red line
    Part("chain step"),  # 1 if the number of octopods is to be said
    Part("chain said", most=100),  # the id of the act that was said, or 0
)
SECTOR: Parts = (
    Part("time", most=5),
    Part("crystals", most=5),
    Part("octopods", most=5),
    Part("control", kinds=SEEN_SEATS),
    Part("submarines", MOST_SUBMARINES, kinds=SEEN_SEATS),  # by space, cheapest first
    Part("research", ROUNDS, kinds=RESEARCH_CARDS + 1),  # top card first
    Part("extensions", ROUNDS, kinds=EXTENSIONS + 1),
    Part("charging", MOST_CHARGING, kinds=SEEN_SEATS),  # in the order of arrival
)
PLAYER: Parts = (
    Part("score", 2, most=100, low_first=True),
    Part("time", most=12),
    Part("crystals", most=8),
    Part("supply", most=BOTS),  # bots
    Part("submarines", most=SUBMARINES),  # left on the board
    Part("base lab", kinds=SECTOR_COUNT + 1),  # its sector
    Part("scientist", kinds=SECTOR_COUNT + 1),
    Part("engineer", kinds=FIELD_COUNT + 2),  # its field; 8 is the start
    Part("bought"),  # 1 if paid programming was used this round
    Part("programmed", PROGRAM_COUNT),  # a mask
    Part("rewarded", PROGRAM_COUNT),  # a mask of the programs for which the engineer is rewarded
    Part("letters", SECTOR_COUNT),  # a mask of sectors
    Part("ways", SECTOR_COUNT, most=8),  # by sector: 1 + what it costs to bring the scientist there
    Part("extensions", MOST_EXTENSIONS, kinds=EXTENSIONS + 1),
    Part("research", MOST_RESEARCH, kinds=RESEARCH_CARDS + 1),  # in the order taken
    Part("spent", MOST_RESEARCH),  # a mask of the places in `research`
    Part("capacity", CAPACITIES, most=12),  # research cards, crystals, octopods, time
    Part("displace", most=5),  # points for a displaced bot
    Part("half price", most=2),  # cards that halve the price of a submarine
    Part("sideways", most=2),  # unspent cards for a sideways step
    Part("to red line", most=20),  # points to the next red line, or 0 if there is none
)


def size(parts: Parts) -> int:
    """How many bytes these parts have."""
    return sum(part.size for part in parts)


TABLE_BYTES = size(TABLE)
SECTOR_BYTES = size(SECTOR)
PLAYER_BYTES = size(PLAYER)
PLAYERS_START = TABLE_BYTES + SECTOR_COUNT * SECTOR_BYTES

PARTS: Parts = (
    *TABLE,
    *(part._replace(name=f"sector {letter}: {part.name}") for letter in SECTORS for part in SECTOR),
    *(part._replace(name=f"player {offset}: {part.name}") for offset in range(SEATS) for part in PLAYER),
)
