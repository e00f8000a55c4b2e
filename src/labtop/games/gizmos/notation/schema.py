"""The shape of a position and of a view."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct, field

from labtop.games.gizmos.rules.cards import SPHERES_OF_A_COLOUR
from labtop.games.gizmos.rules.state import SEATS

MOST = 2_000_000_000  # what the record can hold of tokens, which are unlimited, and of turns

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=SEATS - 1)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
Energy: TypeAlias = Literal["red", "yellow", "blue", "black"]
Spheres: TypeAlias = dict[Energy, Annotated[int, Meta(ge=0, le=SPHERES_OF_A_COLOUR)]]
Level: TypeAlias = Literal["I", "II", "III"]
Stage: TypeAlias = Literal[
    "action", "pay", "choose", "return", "use", "pick", "draw", "file", "research", "build", "over"
]
Source: TypeAlias = Literal["display", "archive", "research"]

# By the numbers that the rules have for them
LEVEL_NAMES: tuple[Level, ...] = get_args(Level)
ENERGIES: tuple[Energy, ...] = get_args(Energy)
STAGES: tuple[Stage, ...] = get_args(Stage)
SOURCES: tuple[Source, ...] = get_args(Source)


class Player(Struct):
    """A dashboard."""

    energy: Spheres
    active: list[str]
    archive: list[str]
    tokens: Count


class Effect(Struct):
    """The effect under way."""

    card: str
    left: Count


class SeenResearch(Struct):
    """The cards in hand; how many, if they are another's."""

    level: Level
    cards: list[str] | Count


class Research(SeenResearch):
    """The cards in hand."""

    cards: list[str]


class Build(Struct):
    """The card that is being paid for."""

    card: str
    source: Source = field(name="from")


class SeenTurn(Struct):
    """The turn under way, as it is seen."""

    number: Count
    seat: Seat | None
    stage: Stage
    ready: list[str]
    used: list[str]
    effect: Effect | None
    research: SeenResearch | None
    build: Build | None


class Turn(SeenTurn):
    """The turn under way."""

    research: Research | None


class View(Struct, kw_only=True):
    """What a seat may know. With open cards, as records are replayed, decks are lists."""

    game: Literal["gizmos"]
    first: Seat = 0  # the seat that began
    players: Annotated[list[Player], Meta(min_length=2, max_length=SEATS)]
    row: Spheres
    dispenser: Spheres
    display: dict[Level, list[str | None]]
    decks: Mapping[Level, list[str] | Count]
    turn: SeenTurn
    end_triggered: bool


class Position(View, kw_only=True):
    """Everything."""

    decks: Mapping[Level, list[str]]
    turn: Turn
