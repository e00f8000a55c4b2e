"""A table without a terminal: lines from a list instead of a keyboard, the screen in a string."""

import io
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from rich.console import Console

import labtop
from gizmos.positions import begun_by
from labtop.cli.play import Session
from labtop.core.game import Game

NAMES = ["Ada", "random"]
VECTORS = Path(__file__).parents[1] / "gizmos" / "conformance.jsonl"


class Sitting:
    """A session with its screen; `lines` are typed one after the other, then the input is at its end.

    A line may be an exception, which is raised, or a function of the session, which is asked for the line.
    """

    def __init__(self, game: Game, lines: Iterable[Any], language: str = "en", width: int = 80) -> None:
        self.screen = io.StringIO()
        self.prompts: list[str] = []
        console = Console(file=self.screen, width=width, markup=False, emoji=False, highlight=False)
        self._lines = iter(lines)
        self.session = Session(game, console, self._read, language, luck=1)

    def _read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.screen.write(prompt)
        line = next(self._lines, EOFError())
        if isinstance(line, BaseException):
            raise line
        return line(self.session) if callable(line) else line

    def run(self) -> str:
        """Play; everything that was on the screen."""
        self.session.run()
        return self.screen.getvalue()


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records without a name are saved where they do no harm."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def sit() -> Callable[..., Sitting]:
    """A sitting at a new game that Ada begins, or at a given one."""

    def make(lines: Iterable[Any], game: Game | None = None, **options: Any) -> Sitting:
        return Sitting(game or begun_by(0, NAMES), lines, **options)

    return make


class Building(NamedTuple):
    """A game in which this build can be paid in several ways."""

    game: Game
    build: str


def _stages(line: dict[str, Any]) -> tuple[str, str]:
    return line["position"]["turn"]["stage"], line["after"]["turn"]["stage"]


@pytest.fixture
def payment_game() -> Building:
    """A person's game before a build with a choice of payments."""
    lines = (json.loads(line) for line in VECTORS.read_text().splitlines())
    stages = ("action", "pay")
    line = next(line for line in lines if "after" in line and _stages(line) == stages)
    names = ["Ada", "Ben", "Cleo", "Dan"][: len(line["position"]["players"])]
    return Building(labtop.load_position(line["position"], names=names), line["action"])
