"""What all messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]  # a bot's name
Action: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Key: TypeAlias = Annotated[  # the client's own, new for each command; databases keep it as it is, but no NUL
    str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")
]
Secret: TypeAlias = Annotated[str, Meta(min_length=20, max_length=64)]
Promise: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # of a nonce: its hash
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
Reaction: TypeAlias = Literal["good-luck", "nice", "wow", "thinking", "hurry", "oops", "thanks", "well-played"]
View: TypeAlias = dict[str, Any]  # a position in the notation as its viewer may see it
Facts: TypeAlias = dict[str, Any]  # what follows from a view by the game's rules and is drawn: limits, prices …

Code: TypeAlias = Literal[
    "bad_message",  # not one of the messages below
    "unknown_table",
    "older_rules",
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
    "bad_nonce",  # not the one that was promised, or none was
    "bad_record",  # `reason` says why
    "bad_components",  # `reason` says why
    "bad_position",  # `reason` says why
    "compiling",  # the game is being made ready; ask again
    "too_many",  # slow down
    "too_large",
    "forbidden",  # the page that asks is not one of this server's
    "not_found",
    "stopping",  # the server is being stopped; come back
    "failed",  # the server's fault; nothing has changed
]


class Message(Struct, forbid_unknown_fields=True, gc=False):
    """What all messages have in common. None leads back to itself: the garbage collector need not look at them."""
