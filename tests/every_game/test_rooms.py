"""A game with rules alone is shown, told, counted and measured by what is plain."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import labtop
from another_python import INTERPRETED, run
from every_game.games import TOY, played
from labtop import learn, registry
from labtop.cli.main import app
from labtop.cli.play import Session
from labtop.core.plain.terminal import listing
from labtop.core.plain.words import TEXTS
from labtop.core.texts import LANGUAGES


def answer(*arguments: str | Path) -> str:
    result = CliRunner().invoke(app, [*map(str, arguments), "--language", "en"])
    assert result.exit_code == 0, result.output
    return str(result.output)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "toy.json"
    path.write_text(json.dumps(played(TOY).record()))
    return path


def test_the_toy_brings_nothing_but_rules() -> None:
    assert registry.GAMES[-1] == TOY
    assert not any(registry.has(TOY, room) for room in ("words", "bots", "terminal", "lessons", "statistics"))


def test_games_elsewhere_are_found_and_their_names_cost_no_compiler() -> None:
    code = f"import sys, labtop.registry as r; print(r.GAMES[-1], r.meta('{TOY}').title, 'numpy' in sys.modules)"
    assert run("-c", code).split() == [TOY, "Pig", "False"]


def test_the_toy_is_the_same_game_interpreted() -> None:
    code = "import json, sys; from every_game.games import played; print(json.dumps(played(sys.argv[1]).record()))"
    assert json.loads(run("-c", code, TOY, **INTERPRETED)) == played(TOY).record()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_toy_is_played_in_the_terminal_to_its_end(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game = labtop.new_game(TOY, 2, seed=1, names=["Ada", "search:50"])
    screen = io.StringIO()
    console = Console(file=screen, width=80, markup=False, emoji=False, highlight=False)
    wishes = {"typed": "fly", "asked": "help"}  # before the first move: what is refused, and what is asked

    def read(prompt: str) -> str:
        if wishes:
            return wishes.popitem()[1]
        return "" if game.to_play is None else str(len(game.legal_actions()))  # keeps as soon as it can

    Session(game, console, read, language, luck=1).run()
    shown = screen.getvalue()
    assert game.to_play is None
    assert "Ada\n    points: 0\n    die: " in shown
    assert "\n    die: –" in shown
    for key, facts in {"turn": {"name": "Ada"}, "not-legal": {"action": "fly"}, "actions": {}}.items():
        assert TEXTS.format(key, language, **facts) in shown
    assert json.loads(next(tmp_path.glob(f"{TOY}-*.json")).read_text())["result"]["ranking"] == game.ranking()


def test_what_is_nested_stands_further_in() -> None:
    nested: dict[str, Any] = {"row": [1, None], "players": {"Ada": {"card": "A"}}, "piles": [[1], [2, 3]]}
    lines = ["row: 1, –", "players", "  Ada", "    card: A", "piles", "  1: 1", "  2: 2, 3"]
    assert list(listing(nested)) == lines


def test_the_plain_words_agree_in_all_languages() -> None:
    assert TEXTS.disagreements() == []


def test_records_of_the_toy_are_shown_checked_and_counted(record: Path) -> None:
    assert "the result follows" in " ".join(answer("record", "check", record).split())
    told = answer("record", "show", record)
    assert "Pig" in told
    assert "Player 1: roll → " in told
    assert "wins." in told
    assert "Pig" in answer("stats", record)
    assert list(json.loads(answer("stats", record, "--json"))["games"]) == [TOY]


@pytest.mark.long
def test_the_toy_is_measured() -> None:
    figures = json.loads(answer("bench", TOY, "--quick", "--json"))
    assert figures["decisions_per_second"] > 0


def test_there_is_nothing_to_learn() -> None:
    assert learn.titles(TOY, "en") == {}
    with pytest.raises(KeyError):
        learn.progress(TOY, "first", [], "en")
