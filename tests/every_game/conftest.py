"""Every game: those of the package, and the toys of the tests, which bring nothing but rules."""

import pytest

import labtop.games
from every_game.games import TOY_FOLDER
from labtop import registry


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """As LABTOP_GAMES_PATH does it for a program that starts; this one, and those that it starts, know the toys too."""
    monkeypatch.setattr(labtop.games, "__path__", [*labtop.games.__path__, str(TOY_FOLDER)])
    monkeypatch.setattr(registry, "GAMES", registry.found())
    monkeypatch.setenv("LABTOP_GAMES_PATH", str(TOY_FOLDER))
