"""The words of the terminal game, beside those of the cards and actions."""

from importlib.resources import files

from labtop.core.texts import Texts

TEXTS = Texts(files("labtop.games.gizmos.words").joinpath("texts"), files(__package__).joinpath("texts"))
speaker = TEXTS.speaker
