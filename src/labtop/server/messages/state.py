"""How a table stands, as its viewer may see it."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from labtop.server.messages.wire import Facts, Message, View


class SeatName(Message):
    """In a text: the name of who sits on a seat."""

    seat: int


class TextList(Message):
    """In a text: items as the language lists them, by `list-and` or `list-or`, and `list-more`."""

    items: list[str | int | SeatName | Text]
    by: Literal["and", "or"]


class Text(Message):
    """A sentence that the client writes: a key of the game's Fluent files and its arguments."""

    key: str
    args: dict[str, str | int | SeatName | TextList | Text]


class Move(Message):
    """A move as its viewer may see it."""

    number: int  # counted from 1
    seat: int
    action: str
    by: Literal["person", "bot", "clock"]  # who decided for the seat
    ms: int  # the time it took
    chance: list[str] = field(default_factory=list)


class Sitting(Message):
    """Who sits on a seat."""

    kind: Literal["person", "bot", "open"]
    name: str  # empty for open seats
    level: str | None  # of the bot that plays it now
    held: bool  # a person has the seat's secret and may sit down again; not once the time for the game was out


class Times(Message):
    """The clock in milliseconds."""

    per: Literal["move", "game"]
    seconds: int
    left: list[int]  # by seat
    running: int | None  # the seat whose time passes


class Proposal(Message):
    """Somebody asks to go back."""

    proposal: int  # its number
    seat: int  # who asks
    to: int  # how many moves would be left
    agreed: list[int]  # seats, the asking one's first
    missing: list[int]


class Proof(Message):
    """The shuffle can be proved: the server is bound before the players are, and nobody can choose the deal."""

    commitment: str  # to the secret
    promises: list[str | None]  # of nonces, by seat; None where the seat adds nothing
    nonces: list[str | None]  # those shown, by seat
    secret: str | None = None  # once the game is over


class State(Message):
    """All that changes, as its viewer may see it."""

    position: int  # the `seq` that last changed the game itself; moves have to name it
    played: int  # moves
    to_play: int | None  # None after the end, and while the table waits
    view: View  # while the table waits, of an example: the deal is made when the game begins
    facts: Facts
    legal: list[str]  # the viewer's legal actions; empty when it is not their turn
    described: dict[str, list[Text]]  # what each of them will do
    brought: dict[str, list[Text]]  # what each brings; empty for a game that does not say
    scores: list[int]
    ranking: list[list[int]]
    secret: bool  # who decides sees something that others do not
    seats: list[Sitting]
    waiting: bool  # for open seats, or for nonces that were promised
    over: bool
    news: int  # how many moves were played up to the viewer's last own one: what follows is new to them
    take_back: Literal["no", "now", "ask"]  # may the viewer go back?
    proposal: Proposal | None
    times: Times | None
    rematch: str | None  # the next table
    proof: Proof
