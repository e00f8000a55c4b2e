"""Who sits where: people and bots by their names, in three languages."""

import json
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from labtop.bots import catalog
from labtop.cli.main import app
from labtop.cli.new_game import _ask_seats
from labtop.cli.seats import bot_of, persons, read_seats, seat_name
from labtop.cli.words import speaker
from labtop.core.texts import LANGUAGES

SAY = speaker("en")
PLAYERS = range(2, 5)


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Ada, Ben", ["Ada", "Ben"]),
        ("Ada,medium", ["Ada", "medium"]),
        ("Hard, hard, HARD", ["hard", "hard 2", "hard 3"]),
        ("random 2, random, random", ["random 2", "random", "random 3"]),
        ("greedy, search:2s, search:5000, search:100ms", ["greedy", "search:2s", "search:5000", "search:100ms"]),
        ("search:5000, search:5000", ["search:5000", "search:5000 2"]),
        ("Anfänger, leicht, mittel, schwer", ["beginner", "easy", "medium", "hard"]),
        ("Experte, ekspert, expert", ["expert", "expert 2", "expert 3"]),
        ("początkujący, łatwy, średni, trudny", ["beginner", "easy", "medium", "hard"]),
        ("poczatkujacy, latwy, SREDNI 2", ["beginner", "easy", "medium 2"]),
        ("Harda, grandmaster, Ada 2, os:getcwd", ["Harda", "grandmaster", "Ada 2", "os:getcwd"]),
        ("A" * 30 + ", Ben", ["A" * 24, "Ben"]),
    ],
)
def test_a_seat_is_a_persons_name_or_a_bots(line, names):
    assert read_seats(line, PLAYERS, SAY) == names


@pytest.mark.parametrize(
    "name",
    [
        *(
            "search",
            "search:",
            "search:0",
            "search:0s",
            "search:2sec",
            "Search:fast",
            "search:-1",
            "network:",
            "network:x",
        )
    ],
)
def test_a_bot_wrongly_spelt_is_no_person(name):
    with pytest.raises(ValueError, match="is not a bot: write search:2s"):
        read_seats(f"Ada, {name}", PLAYERS, SAY)


@pytest.mark.parametrize("line", ["", "Ada", "Ada,,medium", "a,b,c,d,e"])
def test_so_many_seats_are_needed(line):
    with pytest.raises(ValueError, match="2 to 4 names"):
        read_seats(line, PLAYERS, SAY)


def test_names_in_records_tell_who_is_a_bot():
    names = ["Ada", "hard 2", " Expert ", "search:2s", "random", "search:nonsense", "schwer", "os:getcwd", "", "a\nb 2"]
    bots = [None, "hard", "expert", "search:2s", "random", None, None, None, None, None]
    assert [bot_of(name) for name in names] == bots
    assert persons(names) == [0, 5, 6, 7, 8, 9]


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_shown_in_the_language_and_read_again(language):
    shown = [seat_name(level, speaker(language)) for level in catalog.LEVELS]
    assert [read_seats(f"Ada, {name}", PLAYERS, SAY)[1] for name in shown] == list(catalog.LEVELS)
    assert seat_name("hard 2", speaker(language)) == f"{shown[3]} 2"
    assert seat_name("Harda 2", speaker(language)) == "Harda 2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_who_is_asked_for_seats_is_told_the_levels_in_a_line(language, width, capsys):
    lines = iter(["Ada, search:x", "Ada", ""])
    seats = _ask_seats(Console(width=width), lambda prompt: next(lines), language, PLAYERS)
    named, *complaints = capsys.readouterr().out.splitlines()
    assert seats == ["Ada", "medium"]
    assert all(seat_name(level, speaker(language)) in named for level in catalog.LEVELS)
    assert ("(" in named) == (width == 120)
    assert "search:x" in complaints[0]
    assert len(complaints) >= 2


def run(*words: str, lines: str = ""):
    return CliRunner().invoke(app, ["play", *words], input=lines)


def test_levels_typed_in_a_language_are_english_in_the_record():
    result = run("gizmos", "--seats", "Ada,mittel", "--language", "de", lines="pick red\nsichern spiel.json\nbeenden\n")
    assert result.exit_code == 0
    assert "mittel" in result.output
    assert "medium" not in result.output
    assert json.loads(Path("spiel.json").read_text())["names"] == ["Ada", "medium"]
    shown = CliRunner().invoke(app, ["record", "show", "spiel.json", "--language", "pl"]).output
    assert "Ada · średni" in shown


@pytest.mark.parametrize(
    ("name", "language", "asked", "bot"),
    [
        ("mediun", "en", "Did you mean “medium”?", "medium"),
        ("mitel 2", "de", "Meinst du „mittel“?", "medium 2"),
        ("gredy", "pl", "Czy chodzi o „greedy”?", "greedy"),
    ],
)
def test_a_name_that_is_nearly_a_bots_is_asked_about(name, language, asked, bot):
    prompts: list[str] = []
    for answer, meant in (("", bot), ("n", name)):
        lines = [f"Ada, {name}", answer]
        names = _ask_seats(
            Console(), lambda prompt, lines=lines: prompts.append(prompt) or lines.pop(0), language, PLAYERS
        )
        assert names == ["Ada", meant]
        assert asked in prompts[-1]


def test_a_seat_of_the_command_line_is_asked_about():
    result = run("gizmos", "--seats", "random,randon", "--language", "en", lines="\n")
    assert result.exit_code == 0
    assert "Did you mean “random”?" in result.output
    assert "Final score" in result.output


@pytest.mark.parametrize("name", ["Ada", "Ben", "Cleo", "Emil", "Trudi", "Hans", "Zofia", "Netti"])
def test_other_names_are_not_asked_about(name):
    assert read_seats(f"Ada, {name}", PLAYERS, SAY, meant=lambda *_: pytest.fail("asked")) == ["Ada", name]


@pytest.mark.parametrize("seats", ["Ada,search:2sec", "Ada,search"])
def test_wrong_seats_are_refused_before_anything_else(seats):
    result = run("gizmos", "--seats", seats, "--language", "en")
    assert result.exit_code == 2
    assert "is not a bot" in result.output
