"""`labtop puzzle`: the turn is played at the terminal; answers say what they miss."""

import io
from collections.abc import Iterable

import pytest
from rich.console import Console

from gizmos.positions import player, position
from labtop.cli.puzzles import solve as terminal
from labtop.cli.puzzles.solve import solve
from labtop.core.texts import LANGUAGES
from puzzles.proving import puzzle

EXAMPLE = puzzle(position(player("blue3 yellow1", "I-33 III-25"), display="I-02 II-03"), "points", "build II-03", 3)


@pytest.fixture(autouse=True)
def _packaged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "packaged", lambda game: [EXAMPLE] if game == "gizmos" else [])


def screen(
    lines: Iterable[str], language: str = "en", kind: str | None = None, name: str | None = None, code: int = 0
) -> str:
    """What is on the screen when these lines are typed, and then nothing more."""
    typed, out = iter(lines), io.StringIO()

    def read(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    console = Console(file=out, width=120, markup=False, emoji=False, highlight=False)
    assert solve(console, read, language, None, kind, name) == code
    return out.getvalue()


def test_the_right_turn_is_praised() -> None:
    seen = screen(["build I-02", "use I-33", "use III-25"])
    assert "How many points can this turn bring" in seen
    assert "Right: 4 points are the most that this turn can bring." in seen


def test_a_wrong_turn_says_what_it_missed_and_can_be_taken_back() -> None:
    seen = screen(["build II-03", "undo", "build I-02", "end"])
    assert "Your turn brings 3 of 4 possible points." in seen
    assert "After move 1, “build II-03”, no more than 3 points were possible." in seen
    assert "After move 2, “end”, no more than 1 point was" not in seen
    assert "After move 2, “end”, no more than one point was possible." in seen


def test_research_is_not_on_offer_and_nothing_changes() -> None:
    assert "Right" not in screen(["research I", "build I-01", ""])


def test_a_hint_tells_how_far_it_is_and_then_the_action() -> None:
    seen = screen(["hint", "hint"])
    assert "The best is still in reach, with 3 more decisions." in seen
    assert "Next: “build I-02”." in seen
    lost = screen(["build I-02", "use I-33", "undo", "undo", "undo", "hint", "again", "file I-01", "hint", "hint"])
    assert "There is nothing to take back." in lost
    assert "The best is out of reach." in lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solution_is_told_in_every_language(language: str) -> None:
    words = {"en": "solution", "de": "lösung", "pl": "rozwiązanie"}
    seen = screen([words[language], "quit"], language)
    assert "use III-25" in seen
    assert {"en": "looks best", "de": "sieht", "pl": "wydaje się"}[language] in seen


def test_puzzles_are_chosen_by_kind_and_by_id() -> None:
    assert EXAMPLE.id in screen([], kind="points")
    assert EXAMPLE.id in screen([], name=EXAMPLE.id)
    assert "There are these kinds of puzzles: points." in screen([], kind="mate", code=2)
    assert "There is no such puzzle." in screen([], name="0", code=1)


def test_after_one_puzzle_comes_another() -> None:
    seen = screen(["build II-03", "", "card II-03", "quit"])
    assert seen.count("How many points can this turn bring") == 3
