"""Plain sentences, which fit any game."""

from importlib.resources import files

from labtop.core.structs import States
from labtop.core.texts import Message, Texts

TEXTS = Texts(files(__package__).joinpath("texts"))


def why_not(states: States, action: str) -> Message:
    """That an action is not legal, without a reason."""
    return TEXTS.message("not-legal", action=action)
