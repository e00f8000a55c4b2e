"""The shape of a position and of a view."""

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from labtop.core.schema import OneOf
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, PROGRAM_CARD_IDS, RESEARCH_IDS
from labtop.games.aquasphere.rules.state import (
    BOTS,
    MOST_EXTENSIONS,
    MOST_LETTERS,
    MOST_PROGRAMMED,
    MOST_SUBMARINES,
    ROUNDS,
    SEATS,
    SECTOR_COUNT,
    SUBMARINES,
)

MOST_POINTS = 20_000  # what the record can hold, with room for what is still to come
MOST_TIME = 99  # in a sector
MOST_PIECES = 127  # crystals or octopods in one place
MOST_GAIN = 999

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=SEATS - 1)]
Owner: TypeAlias = Seat | Literal["neutral"]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F"]
Program: TypeAlias = Literal["green", "yellow", "black", "purple", "blue", "red", "white"]
Field: TypeAlias = Literal["L1", "R1", "L2", "R2", "L3", "M3", "R3"]
Place: TypeAlias = Literal["L1", "R1", "L2", "R2", "L3", "M3", "R3", "start"]
Stage: TypeAlias = Literal["action", "rewards", "letters", "line", "scoring", "over"]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
Time: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_TIME)]
Pieces: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PIECES)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PIECES)]
ResearchId: TypeAlias = Annotated[str, OneOf(RESEARCH_IDS)]
ExtensionId: TypeAlias = Annotated[str, OneOf(EXTENSION_IDS)]
ProgramCardId: TypeAlias = Annotated[str, OneOf(PROGRAM_CARD_IDS)]

# By the numbers that the rules have for them
LETTERS: tuple[Letter, ...] = get_args(Letter)
PROGRAMS: tuple[Program, ...] = get_args(Program)
FIELDS: tuple[Field, ...] = get_args(Field)
PLACES: tuple[Place, ...] = get_args(Place)
STAGES: tuple[Stage, ...] = get_args(Stage)


class Sector(Struct):
    """A sector of the station."""

    time: Time
    crystals: Pieces
    octopods: Pieces
    research: list[ResearchId]  # top first
    extensions: list[ExtensionId]  # top first
    submarines: Annotated[list[Owner], Meta(max_length=MOST_SUBMARINES)]  # by space, cheapest first
    control: Owner | None
    charging: Annotated[list[Owner], Meta(max_length=SEATS * BOTS)]  # in the order of arrival


class Station(Struct):
    """The sectors around the centre."""

    ring: Annotated[list[Letter], Meta(min_length=SECTOR_COUNT, max_length=SECTOR_COUNT)]
    sectors: dict[Letter, Sector]


class Held(Struct):
    """A research card in a lab."""

    card: ResearchId
    spent: bool


class Player(Struct):
    """A player's board, lab and figures."""

    score: Points
    time: Time
    crystals: Pieces
    supply: Annotated[int, Meta(ge=0, le=BOTS)]  # bots
    programmed: Annotated[list[Program], Meta(max_length=MOST_PROGRAMMED)]  # in the order of the programs
    submarines: Annotated[int, Meta(ge=0, le=SUBMARINES - 1)]  # left on the board
    base_lab: Letter
    extensions: Annotated[list[ExtensionId], Meta(max_length=MOST_EXTENSIONS)]
    research: list[Held]
    scientist: Letter
    engineer: Place
    bought: bool  # programmed with time in this round


class Turn(Struct):
    """The decision."""

    seat: Seat | None
    stage: Stage
    letters: Annotated[list[Letter], Meta(max_length=MOST_LETTERS)]  # of an extension, still to place
    gain: Annotated[int, Meta(ge=0, le=MOST_GAIN)]  # left of a gain that waits for a red line to be paid
    cards: Annotated[list[ResearchId], Meta(max_length=len(RESEARCH_IDS))]  # for the scoring, or rewards, not used yet


class Tile(Struct):
    """A centre tile."""

    tile: Points  # the number in its bulb
    rotation: Annotated[int, Meta(ge=0, le=SECTOR_COUNT - 1)]


class Supply(Struct):
    """The general supply."""

    crystals: Pieces
    octopods: Pieces


class SeenDecks(Struct):
    """The decks; how many cards they have, unless a record is replayed with open cards."""

    research: list[ResearchId] | Count
    extensions: list[ExtensionId] | Count


class Decks(SeenDecks):
    """The decks, top first."""

    research: list[ResearchId]
    extensions: list[ExtensionId]


class View(Struct):
    """What everybody may know."""

    game: Literal["aquasphere"]
    components: str  # the name of the set that is played with
    round: Annotated[int, Meta(ge=1, le=ROUNDS)]
    play_order: list[Seat]
    passed: list[Seat]  # in the order of passing
    station: Station
    programs: dict[Field, Program]
    program_cards: Sequence[ProgramCardId | None]  # top first, those beneath hidden
    centre: Sequence[Tile | None]  # top first, those beneath hidden
    supply: Supply
    decks: SeenDecks
    players: Annotated[list[Player], Meta(min_length=2, max_length=SEATS)]
    turn: Turn


class Position(View):
    """Everything."""

    program_cards: Sequence[ProgramCardId]
    centre: Sequence[Tile]
    decks: Decks
