"""The words of the terminal game, beside those of the cards and actions."""

from collections.abc import Callable
from importlib.resources import files

from labtop.core.texts import Texts

TEXTS = Texts(files("labtop.gizmos").joinpath("texts"), files(__package__).joinpath("texts"))

Say = Callable[..., str]  # (key, **args) -> the sentence, in a language already chosen


def speaker(language: str) -> Say:
    """Sentences in one language."""
    return lambda key, **args: TEXTS.format(key, language, **args)
