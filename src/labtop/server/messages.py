"""Everything that is said over the wire, each message one struct; unknown fields are refused.

The types of the pages, `web/src/lib/messages.ts`, are generated from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]  # a bot's name
Action: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]  # the client's own, new for each wish
Secret: TypeAlias = Annotated[str, Meta(min_length=20, max_length=64)]
View: TypeAlias = dict[str, Any]  # a position in the notation as its viewer may see it

Code: TypeAlias = Literal[
    "bad_message",  # not one of the messages below
    "unknown_table",
    "unknown_secret",  # no seat of this table is held by it
    "unknown_game",
    "unknown_bot",
    "wrong_players",  # the game is not for so many
    "no_open_seat",
    "not_your_seat",  # only who holds the seat may do this
    "not_your_turn",
    "waiting",  # there is still an open seat
    "over",  # the game has ended
    "not_over",  # only once the game has ended
    "illegal",  # not a legal action; `reason` says why
    "stale",  # meanwhile the game has changed; look again
    "nothing_to_take_back",
    "no_proposal",
    "still_there",  # the seat's player is connected, or was a moment ago
    "out_of_time",  # the bot keeps the seat
    "no_hints",  # this table is played without
    "bad_record",  # `reason` says why
    "compiling",  # the game is being made ready; ask again
    "too_many",  # slow down
    "too_large",
    "forbidden",  # the page that asks is not one of this server's
    "not_found",
    "stopping",  # the server is being stopped; come back
    "failed",  # the server's fault; nothing has changed
]


class Message(Struct, forbid_unknown_fields=True):
    """What all messages have in common."""


# What a table is made of


class Person(Message, tag_field="kind", tag="person"):
    """A seat for a person, whose secret the table's maker gets."""

    name: Name


class Bot(Message, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    level: Level


class Open(Message, tag_field="kind", tag="open"):
    """A seat for whoever joins."""


class Clock(Message):
    """Time to think: for each move, or for all moves of the game together. A bot plays for whoever runs out of it."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=86_400)]


class NewTable(Message):
    """POST /api/tables."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Person | Bot | Open], Meta(min_length=2, max_length=4)]
    hints: bool = True
    clock: Clock | None = None
    listed: bool = False  # shown to everybody in the list of tables


class MadeTable(Message):
    """The answer: the secret of each person's seat; None for the others."""

    table: str
    secrets: list[str | None]


class Join(Message):
    """POST /api/tables/{table}/join: take an open seat, the first if none is named."""

    name: Name
    seat: Seat | None = None


class Joined(Message):
    """The answer: the seat and its secret."""

    seat: int
    secret: str


# What a client says on the socket; all but `hello` and `look` also by POST /api/tables/{table}/messages


class Hello(Message, tag_field="type", tag="hello"):
    """The first message on a socket. `since` is the last `seq` that the client knows of."""

    secrets: Annotated[list[Secret], Meta(max_length=4)] = []
    since: Count | None = None
    eye: Seat | None = None  # whose eyes to look with, one of the secrets' seats; the first of them if none is named


class Look(Message, tag_field="type", tag="look"):
    """On a shared screen: look with another of one's seats' eyes, or with nobody's."""

    seat: Seat | None


class Play(Message, tag_field="type", tag="play"):
    """Play an action for the seat that decides. `position` is that of the state it was decided on."""

    key: Key
    position: Count
    action: Action


class Why(Message, tag_field="type", tag="why"):
    """Why is this action not legal? Plays nothing."""

    action: Action


class TakeBack(Message, tag_field="type", tag="take_back"):
    """Go back to one's own last decision: at once where the rules of taking back let one, else when all agree."""

    key: Key
    position: Count


class Answer(Message, tag_field="type", tag="answer"):
    """Agree to go back, or not. One's own proposal is withdrawn by not agreeing."""

    key: Key
    proposal: Count
    agree: bool


class Hint(Message, tag_field="type", tag="hint"):
    """What does a bot think of my decision?"""

    position: Count


class SeatBot(Message, tag_field="type", tag="seat_bot"):
    """Let a bot play a seat: an open one, one's own, or one whose player is gone."""

    key: Key
    seat: Seat
    level: Level | None = None  # the server's usual one


class SitDown(Message, tag_field="type", tag="sit_down"):
    """Take one's own seat back from the bot."""

    key: Key
    seat: Seat


class Rename(Message, tag_field="type", tag="rename"):
    """Change one's name."""

    key: Key
    seat: Seat
    name: Name


class Rematch(Message, tag_field="type", tag="rematch"):
    """After the end: a new table with the same players, everybody one seat further. Their secrets stay the same."""

    key: Key


Request: TypeAlias = Play | Why | TakeBack | Answer | Hint | SeatBot | SitDown | Rename | Rematch
FromClient: TypeAlias = Hello | Look | Request


# What the server says


class Text(Message):
    """A sentence that the client writes: a key of the game's Fluent files and its arguments."""

    key: str
    args: dict[str, str | int]


class Move(Message):
    """A move as its viewer may see it."""

    number: int  # counted from 1
    seat: int
    action: str
    by: Literal["person", "bot", "clock"]  # who decided for the seat
    ms: int  # the time it took
    chance: list[str] = []


class Sitting(Message):
    """Who sits on a seat."""

    kind: Literal["person", "bot", "open"]
    name: str  # empty for bots and open seats
    level: str | None  # of the bot that plays it now
    held: bool  # a person has the seat's secret and may sit down again


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
    """The shuffle can be proved: SHA-256 of "salt:seed" as hexadecimal digits, what it is of once the game is over."""

    hash: str
    seed: str | None = None  # decimal digits; as a number it would lose some of them in JavaScript
    salt: str | None = None


class State(Message):
    """All that changes, as its viewer may see it."""

    position: int  # the `seq` that last changed the game itself; moves have to name it
    played: int  # moves
    to_play: int | None
    view: View
    legal: list[str]  # the viewer's legal actions; empty when it is not their turn
    scores: list[int]
    ranking: list[list[int]]
    secret: bool  # who decides sees something that others do not
    seats: list[Sitting]
    waiting: bool  # for open seats
    over: bool
    news: int  # how many moves were played up to the viewer's last own one: what follows is new to them
    take_back: Literal["no", "now", "ask"]  # may the viewer go back?
    proposal: Proposal | None
    times: Times | None
    rematch: str | None  # the next table
    proof: Proof


class Table(Message, tag_field="type", tag="table"):
    """Everything: the answer to `hello` and `look`, and to whoever has fallen behind."""

    seq: int
    table: str
    game: str
    hints: bool
    you: list[int]  # the seats whose secrets were shown
    eye: int | None  # the viewer: one of them, or a spectator
    moves: list[Move]
    connected: list[bool]  # by seat
    state: State


class Moved(Message, tag_field="kind", tag="moved"):
    """A move was played."""

    move: Move


class TookBack(Message, tag_field="kind", tag="took_back"):
    """The game went back."""

    seat: int  # who wished it
    to: int  # moves left


class Proposed(Message, tag_field="kind", tag="proposed"):
    """Somebody asks everybody to go back."""

    seat: int
    to: int


class Answered(Message, tag_field="kind", tag="answered"):
    """Somebody agreed, or did not, which ends the proposal."""

    seat: int
    agree: bool


class CameIn(Message, tag_field="kind", tag="came_in"):
    """A person took an open seat."""

    seat: int
    name: str


class BotCame(Message, tag_field="kind", tag="bot_came"):
    """A bot plays the seat from now on."""

    seat: int
    level: str
    out_of_time: bool = False


class CameBack(Message, tag_field="kind", tag="came_back"):
    """The seat's player plays again."""

    seat: int


class Renamed(Message, tag_field="kind", tag="renamed"):
    """A player has another name."""

    seat: int
    name: str


class Rematched(Message, tag_field="kind", tag="rematched"):
    """There is a new table."""

    table: str


Event: TypeAlias = Moved | TookBack | Proposed | Answered | CameIn | BotCame | CameBack | Renamed | Rematched


class Change(Message, tag_field="type", tag="change"):
    """One thing happened; `seq` is one more than before. After a reconnect all that was missed comes again."""

    seq: int
    event: Event
    state: State


class Presence(Message, tag_field="type", tag="presence"):
    """Who is connected, by seat."""

    connected: list[bool]


class Done(Message, tag_field="type", tag="done"):
    """A wish was fulfilled and is safe on disk; the same key again only gets this answer again."""

    key: str
    seq: int


class Error(Message, tag_field="type", tag="error"):
    """Nothing has changed."""

    code: Code
    key: str | None = None  # of the wish it answers
    reason: Text | None = None


class Reason(Message, tag_field="type", tag="reason"):
    """Why an action is not legal; None if it is."""

    action: str
    reason: Text | None


class Thought(Message):
    """What a bot thinks of one action."""

    action: str
    visits: int
    win: float  # the chance to win, 0 to 1
    score: float  # points expected at the end
    line: list[str]  # actions expected from here on, this one first


class Thoughts(Message, tag_field="type", tag="thoughts"):
    """What a bot thinks of the viewer's decision, the best action first."""

    position: int
    thoughts: list[Thought]
    simulations: int
    seconds: float


FromServer: TypeAlias = Table | Change | Presence | Done | Error | Reason | Thoughts


# Answers to GET


class GameInfo(Message):
    """A game that can be played."""

    name: str
    players: list[int]
    ready: bool
    progress: float  # of compiling, 0 to 1


class About(Message):
    """GET /api/about."""

    version: str
    games: list[GameInfo]
    bots: list[str]  # by name, weakest first
    stand_in: str  # the bot that plays where none is named


class Listed(Message):
    """A table that everybody may see."""

    table: str
    game: str
    seats: list[Sitting]
    waiting: bool
    over: bool


class Tables(Message):
    """GET /api/tables: the newest tables that were made to be listed."""

    tables: list[Listed]


class Step(Message):
    """The game after a move, or at its start, where `move` is None."""

    move: Move | None
    view: View
    scores: list[int]


class Steps(Message):
    """GET /api/tables/{table}/steps: how the game went, as the viewer saw it. POST /api/replay: with open cards."""

    game: str
    names: list[str]
    steps: list[Step]
    ranking: list[list[int]]
    over: bool


class Words(Message):
    """GET /api/tables/{table}/words: sentences in the language asked for, for games without a page of their own."""

    actions: dict[str, str]  # what each legal action will do
    story: list[str]  # what happened, a text for each move after the `after` first
