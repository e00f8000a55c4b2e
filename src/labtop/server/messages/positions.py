"""A position that somebody looks at, with open cards."""

from __future__ import annotations

from labtop.server.messages.answers import Scoring, Step
from labtop.server.messages.news import ActionValue, Expected
from labtop.server.messages.state import Text
from labtop.server.messages.wire import Message, View


class FromPile(Message):
    """Cards that an action brought to light from a pile, and those that might have come."""

    pile: str
    cards: list[str]  # in the order in which they came
    unseen: list[str]  # all that might have lain there, as far as who decided knew


class Position(Message, tag_field="type", tag="position"):
    """POST /api/positions: the position, after the action if there was one."""

    game: str
    position: View  # full, in the notation
    step: Step  # the action and what it did, if there was one; the view and its facts are for who is to play
    to_play: int | None
    legal: list[str]  # of who is to play
    described: dict[str, list[Text]]  # what each of them will do
    brought: dict[str, list[Text]]  # what each brings; empty for a game that does not say
    over: bool
    ranking: list[list[int]]
    scorings: list[Scoring]  # that the action completed
    outcomes: list[str]  # that chance might have brought, where it brought `step.move.chance`
    revealed: list[FromPile]


class Thoughts(Message, tag_field="type", tag="thoughts"):
    """POST /api/positions/thoughts: what a bot thinks of the decision, with what its seat may know."""

    look: int
    more: bool  # a further look would be longer
    seat: int  # that decides
    actions: list[ActionValue]  # the best first
    lines: list[list[Expected]]  # what may follow each of the first three
    simulations: int
    seconds: float
