"""What clients say."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from labtop.server.messages.wire import (
    Action,
    Count,
    Key,
    Level,
    Message,
    Name,
    Nonce,
    Promise,
    Reaction,
    Seat,
    Secret,
)

# What a table is made of


class Person(Message, tag_field="kind", tag="person"):
    """A seat for a person, whose secret the table's maker gets."""

    name: Name


class Bot(Message, tag_field="kind", tag="bot"):
    """A seat for a bot; one of the game's names is found for it where none is given, or the one given is taken."""

    level: Level
    name: Name | None = None


class Open(Message, tag_field="kind", tag="open"):
    """A seat for whoever joins."""


class Clock(Message):
    """Time to think: for each move, or for all moves of the game together. A bot plays for whoever runs out of it."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=86_400)]


class ComponentFile(Message):
    """Own components, for a game that can be played with others."""

    name: Name
    components: dict[str, Any]


class NewTable(Message):
    """POST /api/tables."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Person | Bot | Open], Meta(min_length=2, max_length=4)]
    hints: bool = True
    clock: Clock | None = None
    listed: bool = False  # shown to everybody in the list of tables
    components: ComponentFile | None = None
    promise: Promise | None = (
        None  # of a nonce for the shuffle, by whoever makes the table: for the first person's seat
    )


class Join(Message):
    """POST /api/tables/{table}/join: take an open seat, the first if none is named."""

    name: Name
    seat: Seat | None = None
    promise: Promise | None = None  # of a nonce for the shuffle


class LessonActions(Message):
    """POST /api/learn/{game}/{lesson}: all that was done in the lesson; nothing of it is kept here."""

    actions: Annotated[list[Action], Meta(max_length=60)]


class PositionQuestion(Message):
    """POST /api/positions: a position, or what an action makes of it. What is not chosen of chance is left to luck."""

    position: dict[str, Any]
    action: Action | None = None  # of whoever is to play
    chance: Annotated[list[str], Meta(max_length=8)] | None = None  # the outcomes that come
    reveals: Annotated[list[str], Meta(max_length=60)] = field(default_factory=list)  # cards that come, in order


class ThoughtsQuestion(Message):
    """POST /api/positions/thoughts: what a bot thinks of the decision; each further look takes longer."""

    position: dict[str, Any]
    look: Annotated[int, Meta(ge=0, le=3)] = 0


# What a client says on the socket; all but `hello` and `look` also by POST /api/tables/{table}/messages


class Hello(Message, tag_field="type", tag="hello"):
    """The first message on a socket. `since` is the last `seq` that the client knows of."""

    secrets: Annotated[list[Secret], Meta(max_length=4)] = field(default_factory=list)
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


class WhyNot(Message, tag_field="type", tag="why_not"):
    """What may I want to do that is not legal now, and why not?"""


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
    """What does a bot think of my decision, or of one of the past?

    Of others' decisions only where they saw nothing that is hidden from me.
    """

    position: Count
    played: Count | None = None  # moves before a decision of the past
    longer: bool = False  # take more time for it


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
    """After the end: a new table with the same players on the same seats. Their secrets stay the same."""

    key: Key
    promise: Promise | None = None  # of a nonce for the next shuffle, by whoever wishes it


class Reveal(Message, tag_field="type", tag="reveal"):
    """Show the nonce that was promised, once no seat is open. The game begins when all have."""

    key: Key
    seat: Seat
    nonce: Nonce


class Withdraw(Message, tag_field="type", tag="withdraw"):
    """Begin without a nonce that was promised: one's own that is lost, or that of a player who is gone."""

    key: Key
    seat: Seat


class React(Message, tag_field="type", tag="react"):
    """Show everybody at the table how one feels. It is kept nowhere, and only so many are allowed at once."""

    key: Key
    seat: Seat
    sign: Reaction


Request: TypeAlias = (
    Play | Why | WhyNot | TakeBack | Answer | Hint | SeatBot | SitDown | Rename | Rematch | Reveal | Withdraw | React
)
FromClient: TypeAlias = Hello | Look | Request
