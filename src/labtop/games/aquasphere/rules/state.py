"""The state of a game of AquaSphere: one record, from which everything else follows."""

from enum import IntEnum
from typing import Annotated, Any, TypeAlias

import numpy as np

from labtop.core.chance import Chance
from labtop.core.structs import I8, I16, I64, Ints, dtype_of
from labtop.games.aquasphere.rules.data import (
    EXTENSION_IDS,
    FIELDS,
    PLAYER_COUNTS,
    PROGRAM_CARD_IDS,
    PROGRAMS,
    RESEARCH_IDS,
    SECTORS,
)

SEATS = PLAYER_COUNTS[-1]
FEWEST = PLAYER_COUNTS[0]
SECTOR_COUNT = len(SECTORS)
PROGRAM_COUNT = len(PROGRAMS)
FIELD_COUNT = len(FIELDS)
START_FIELD = FIELD_COUNT  # the engineer's field below all others
TOP_TIER = 4  # the first of the fields from which one may pass
PROGRAM_CARDS = len(PROGRAM_CARD_IDS)
RESEARCH_CARDS = len(RESEARCH_IDS)
EXTENSIONS = len(EXTENSION_IDS)
ROUNDS = 4
BOT_SPACES = 14
BOTS = 15  # of a player, without the one on the play order track
SUBMARINES = 6
MOST_PROGRAMMED = 2
MOST_EXTENSIONS = 5
MOST_LETTERS = 2  # on an extension
MOST_RESEARCH = 12  # room for research cards in a lab
MOST_SUBMARINES = 4  # in a sector: one a colour, and neutral ones only for missing players
MOST_SPACES = 6  # for submarines in a sector
MOST_CHARGING = 8  # bots in a charging station, the one above its limit included
TRIANGLE = 7  # entries of the triangular table, 0 to 6
MOST_OCTOPODS = 50  # in the box: the room for legal actions has place for every number that can be caught of so many

CAPACITIES = 4  # things that a lab limits
FILLS = 4  # ways the setup fills a sector

Table: TypeAlias = Any  # an array of several dimensions, indexed table[i, j]

NOBODY = -1  # no seat, no bot, no sector
NEUTRAL = SEATS  # the colour of pieces that belong to nobody


class Program(IntEnum):
    """The seven programs, in program order."""

    GREEN = 0
    YELLOW = 1
    BLACK = 2
    PURPLE = 3
    BLUE = 4
    RED = 5
    WHITE = 6


class Stage(IntEnum):
    """What is being decided; the names are the notation's."""

    ACTION = 0
    REWARDS = 1
    LETTERS = 2
    LINE = 3
    SCORING = 4
    OVER = 5


class CardKind(IntEnum):
    """The kinds of research card."""

    ENGINEER_REWARD = 0
    OCTOPOD_REWARD = 1
    CROSS_STATION = 2
    DISPLACE_REWARD = 3
    FREE_TWO_LOCKS = 4
    HALF_PRICE_SUBMARINE = 5
    SIDEWAYS_ENGINEER = 6
    SCORING_PROGRAM = 7
    INSTANT_PROGRAM = 8


class Reward(IntEnum):
    """What a card gives."""

    TIME = 0
    CRYSTALS = 1
    KNOWLEDGE = 2


class Capacity(IntEnum):
    """What a lab limits."""

    RESEARCH_CARDS = 0
    CRYSTALS = 1
    OCTOPODS = 2
    TIME = 3


class Fill(IntEnum):
    """What the setup puts into a sector, by the base lab that names it."""

    PLAYER = 0
    NEUTRAL = 1
    FIRST_UNUSED = 2
    SECOND_UNUSED = 3


class Card:
    """A research card."""

    kind: I8
    program: I8  # or NOBODY
    reward: I8  # or NOBODY
    amount: I8  # of the reward; the time that `scoring_program` costs or `instant_program` gives
    otherwise: I8  # time that `instant_program` gives instead of the bot


class Extension:
    """A lab extension."""

    capacity: Annotated[Ints, np.int8, CAPACITIES]
    letters: Annotated[Ints, np.int8, MOST_LETTERS]  # sectors in the order printed, NOBODY for none


class Stock:
    """Time, crystals and octopods that come into a sector."""

    time: I8
    crystals: I8
    octopods: I8


class Components:
    """The values printed on the components of the set in play; see components.py. Never changed by the rules."""

    lines: I64  # red lines: bit (score modulo lap) of the score that lies behind the line
    lap: I8  # spaces of the knowledge track
    digest: Annotated[Ints, np.uint8, 10]  # the content hash of the set
    locks: Annotated[Ints, np.int8, SECTOR_COUNT]  # on the clockwise side of each sector
    fields: Annotated[Ints, np.int8, SECTOR_COUNT]  # the program on each sector's programming field
    submarine_costs: Annotated[Ints, np.int8, MOST_SPACES]
    submarine_spaces: I8
    cross_cost: I8
    charging_limits: Annotated[Ints, np.int8, len(PLAYER_COUNTS)]
    arrows: Annotated[Ints, np.int8, FIELD_COUNT + 1]  # by field, start last: a mask of fields
    sideways: Annotated[Ints, np.int8, FIELD_COUNT + 1]
    program_cards: Annotated[Table, np.int8, PROGRAM_CARDS, FIELD_COUNT]
    bulbs: Annotated[Ints, np.int8, ROUNDS]  # of the centre tiles, top first
    refills: Annotated[list[Stock], len(PLAYER_COUNTS) * (ROUNDS - 1) * SECTOR_COUNT]  # by players, tile, edge
    base_labs: Annotated[Table, np.int8, SECTOR_COUNT, CAPACITIES]
    extensions: Annotated[list[Extension], EXTENSIONS]
    research: Annotated[list[Card], RESEARCH_CARDS]
    bot_numbers: Annotated[Ints, np.int8, BOT_SPACES + 1]  # by uncovered spaces
    open_spaces: Annotated[Ints, np.int8, SUBMARINES + 1]  # bot spaces in columns without submarine, by launched ones
    start_time: Annotated[Ints, np.int8, 2]  # usually; beside a lock of value 0
    fills: Annotated[list[Stock], 2 * FILLS]  # with four players, then with fewer
    crystals: I8
    octopods: I8
    triangle: Annotated[Ints, np.int8, TRIANGLE]
    majority_alone: I8
    majority_shared: I8
    time_per_submarine: I8
    points_per_time: I8
    all_submarines: I8
    all_extensions: I8


class Sector:
    """A sector of the station. Piles lie with their top card last."""

    time: I8
    crystals: I8
    octopods: I8
    control: I8  # the seat whose bot stands there, NEUTRAL or NOBODY
    research: Annotated[Ints, np.int8, ROUNDS]
    research_count: I8
    extensions: Annotated[Ints, np.int8, ROUNDS]
    extension_count: I8
    submarines: Annotated[Ints, np.int8, MOST_SUBMARINES]  # by space, cheapest first
    submarine_count: I8
    charging: Annotated[Ints, np.int8, MOST_CHARGING]  # in the order of arrival
    charging_count: I8


class Player:
    """A player. What follows from lab, cards and score is kept up to date: see derived.py."""

    score: I16
    time: I8
    crystals: I8
    supply: I8  # bots
    programmed: I8  # a mask of programs
    submarines: I8  # left on the board
    base_lab: I8  # its sector
    scientist: I8  # its sector
    engineer: I8  # its field
    bought: I8  # paid programming used this round
    extension_count: I8
    extensions: Annotated[Ints, np.int8, MOST_EXTENSIONS]
    research_count: I8
    research: Annotated[Ints, np.int8, MOST_RESEARCH]  # in the order taken
    spent: I16  # a mask of indices into `research`

    line: I16  # the next red line above the score
    capacity: Annotated[Ints, np.int8, CAPACITIES]
    letters: I8  # a mask of the sectors whose letter is in the lab
    ways: I8  # which of the state's ways the scientist has
    displace: I8  # points for a displaced bot
    half_price: I8  # cards that halve the price of a submarine
    sideways: I8  # unspent cards for a sideways step
    rewarded: I8  # a mask of programs for which the engineer is rewarded


class Turn:
    """The turn, or step of a scoring, under way."""

    stage: I8
    letter_count: I8  # letter bots still to place
    letters: Annotated[Ints, np.int8, MOST_LETTERS]
    gain: I16  # points left of the gain that stopped at a red line
    cards: I16  # stages `rewards`, `line` and `scoring`: a mask of indices into `research`, of the cards not used yet


class State:
    """Everything."""

    chance: Chance
    to_play: I8  # the seat that decides, or NOBODY
    seats: I8  # number of players
    round_number: I8  # from 1
    play_order: Annotated[Ints, np.int8, SEATS]
    passed: Annotated[Ints, np.int8, SEATS]  # seats in the order of passing
    passed_count: I8
    ring: Annotated[Ints, np.int8, SECTOR_COUNT]  # sectors, clockwise
    sectors: Annotated[list[Sector], SECTOR_COUNT]
    programs: Annotated[Ints, np.int8, FIELD_COUNT]  # on the fields of the programming area
    program_cards: Annotated[Ints, np.int8, ROUNDS]  # by round
    unseen_cards: I8  # a mask of the program cards that nobody has seen yet, in the pile or out of the game
    rotations: Annotated[Ints, np.int8, ROUNDS]  # of the centre tiles, by round
    crystals: I8  # in the general supply
    octopods: I8
    research_left: I8
    research_deck: Annotated[Ints, np.int8, RESEARCH_CARDS]  # top card last
    extensions_left: I8
    extension_deck: Annotated[Ints, np.int8, EXTENSIONS]
    players: Annotated[list[Player], SEATS]
    turn: Turn

    ways: Annotated[
        Table, np.int8, 4, SECTOR_COUNT, SECTOR_COUNT
    ]  # least cost of the scientist's way: scientist_routes.py
    components: Components  # last, since most of it is seldom asked for


STATE = dtype_of(State)
