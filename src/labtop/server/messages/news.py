"""What the server says on a socket."""

from __future__ import annotations

from typing import TypeAlias

from labtop.server.messages.events import Event
from labtop.server.messages.state import Move, State, Text
from labtop.server.messages.wire import Code, Message, Reaction


class Table(Message, tag_field="type", tag="table"):
    """Everything: the answer to `hello` and `look`, and to whoever has fallen behind."""

    seq: int
    table: str
    game: str
    created: int  # ms since 1970
    hints: bool
    components: str | None  # the name of the table's own ones
    you: list[int]  # the seats whose secrets were shown
    eye: int | None  # the viewer: one of them, or a spectator
    moves: list[Move]
    connected: list[bool]  # by seat
    patience: list[int]  # as in Presence
    watchers: int
    state: State


class Change(Message, tag_field="type", tag="change"):
    """One thing happened; `seq` is one more than before. After a reconnect all that was missed comes again."""

    seq: int
    event: Event
    told: list[Text]  # what a move did
    state: State


class Presence(Message, tag_field="type", tag="presence"):
    """Who is there."""

    connected: list[bool]  # by seat
    patience: list[int]  # ms until a bot may play for a player who is gone; of those who are here, as if they left now
    watchers: int  # connections that hold no seat


class Reacted(Message, tag_field="type", tag="reacted"):
    """Somebody shows how they feel. Not counted by `seq`: who is away misses it."""

    seat: int
    sign: Reaction


class Done(Message, tag_field="type", tag="done"):
    """A command was fulfilled and is safe on disk; the same key again only gets this answer again."""

    key: str
    seq: int


class Error(Message, tag_field="type", tag="error"):
    """Nothing has changed."""

    code: Code
    key: str | None = None  # of the command it answers
    reason: Text | None = None


class Reason(Message, tag_field="type", tag="reason"):
    """Why an action is not legal; None if it is."""

    action: str
    reason: Text | None


class Want(Message):
    """Something that a player may want to do, and why it cannot be done now."""

    want: Text
    reasons: list[Text]


class Reasons(Message, tag_field="type", tag="reasons"):
    """What the viewer may want to do but cannot."""

    wants: list[Want]


class ActionValue(Message):
    """What a bot thinks of one action."""

    action: str
    visits: int
    win: float  # the chance to win, 0 to 1
    score: float  # points expected at the end
    line: list[str]  # actions expected from here on, this one first
    described: list[Text]  # what it will do
    brought: list[Text]  # what it brings; empty for a game that does not say


class Expected(Message):
    """An action that is expected later, however the unknown may lie."""

    seat: int
    action: str
    described: list[Text]


class Analysis(Message, tag_field="type", tag="analysis"):
    """What a bot thinks of a decision, the best action first."""

    position: int  # as the question named it; 0 for one of a record
    played: int  # moves before the decision
    seat: int  # that decides
    actions: list[ActionValue]
    expected: list[Expected]  # what may follow the best action
    simulations: int
    seconds: float


FromServer: TypeAlias = Table | Change | Presence | Reacted | Done | Error | Reason | Reasons | Analysis
