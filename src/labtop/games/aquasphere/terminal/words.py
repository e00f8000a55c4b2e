"""The words of the terminal game, beside those of cards and actions."""

from importlib.resources import files

from labtop.core.texts import Texts

TEXTS = Texts(files("labtop.games.aquasphere.words") / "texts", files(__package__) / "texts")
speaker = TEXTS.speaker
