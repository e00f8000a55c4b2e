"""Plain sentences, which fit any game."""

from importlib.resources import files

from labtop.core.happening import Happening
from labtop.core.structs import States
from labtop.core.texts import Message, Named, Texts

TEXTS = Texts(files(__package__).joinpath("texts"))


def why_not(states: States, action: str) -> Message:
    """That an action is not legal, without a reason."""
    return TEXTS.message("not-legal", action=action)


def tells(happening: Happening) -> list[Message]:
    """Who did what, and what chance brought, in the notation."""
    action = " → ".join([happening.action, *happening.chance])
    return [TEXTS.message("move", name=Named(happening.seat), action=action)]
