"""`labtop record show` and `labtop record check`, and the other commands, as they are called."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import labtop
from labtop.cli.main import app
from labtop.core.texts import LANGUAGES


def run(*words: str, lines: str = ""):
    return CliRunner().invoke(app, [*words, "--language", "en"], input=lines)


@pytest.fixture
def record() -> dict:
    game = labtop.new_game("gizmos", seed=3, names=["Ada", "Ben"])
    chooser = random.Random(3)
    while game.to_play is not None:
        game.play(chooser.choice(game.legal_actions()), ms=1500)
    return game.record()


def write(record: object) -> str:
    Path("game.json").write_text(record if isinstance(record, str) else json.dumps(record))
    return "game.json"


def test_a_right_record_is_called_right(record):
    result = run("record", "check", write(record))
    assert result.exit_code == 0
    assert f"is valid: {len(record['moves'])} moves, and the result" in result.output


def test_a_record_that_is_broken_off_is_right(record):
    del record["result"], record["moves"][20:]
    result = run("record", "check", write(record))
    assert result.exit_code == 0
    assert "20 moves, the game is not over yet" in result.output


def test_a_wrong_move_is_named_by_its_number(record):
    record["moves"][6]["action"] = "pick purple"
    result = run("record", "check", write(record))
    assert result.exit_code == 1
    assert "is wrong: move 7:" in result.output


def test_a_wrong_result_is_named(record):
    record["result"]["scores"][0] += 1
    result = run("record", "check", write(record))
    assert result.exit_code == 1
    assert "result" in result.output


def test_a_record_is_shown_move_by_move_with_its_result(record):
    result = run("record", "show", write(record))
    assert result.exit_code == 0
    assert "Players: Ada · Ben." in result.output
    assert "1.5 s" in result.output
    assert "Final score" in result.output
    assert all(f"{number} " in result.output for number in range(1, len(record["moves"]) + 1))


def test_a_wrong_record_is_shown_as_far_as_it_is_right(record):
    record["moves"][6]["seat"] = 1 - record["moves"][6]["seat"]
    result = run("record", "show", write(record))
    assert result.exit_code == 1
    assert "  6 " in result.output or "6 Ada" in result.output or "6 Ben" in result.output
    assert "move 7: it was the turn of seat" in " ".join(result.output.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_shown_in_every_language(record, language):
    result = CliRunner().invoke(app, ["record", "show", write(record), "--language", language])
    assert result.exit_code == 0
    assert {"en": "picks", "de": "sammelt", "pl": "pobiera"}[language] in result.output


@pytest.mark.parametrize("command", ["show", "check"])
@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("", 1),
        ("nonsense", 1),
        ("[" * 100_000, 1),
        ("1" * 100_000, 1),
        ("null", 1),
        ('{"labtop": 1}', 1),
        ('{"labtop": 1, "game": "chess", "start": {}, "moves": []}', 1),
        ('{"labtop": 1, "game": "gizmos", "start": {}, "moves": []}', 1),
        ('{"labtop": 1, "game": "gizmos", "start": null, "moves": [null], "names": ["\\u001b[2J"]}', 1),
    ],
)
def test_nonsense_is_answered_in_a_line_without_a_traceback(command, content, code):
    result = run("record", command, write(content))
    assert result.exit_code == code
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "\x1b[2J" not in result.output
    assert "game.json" in result.output


@pytest.mark.parametrize("path", ["missing.json", ".", "/dev/null"])
def test_what_cannot_be_read_is_said_with_another_exit_code(path):
    result = run("record", "check", path)
    assert result.exit_code == 2
    assert path in result.output


def test_bytes_that_are_no_text_are_no_record():
    Path("game.json").write_bytes(b"\xff\xfe\x00")
    assert run("record", "check", "game.json").exit_code == 1


def test_a_game_of_random_seats_is_played_to_the_end():
    result = run("play", "gizmos", "--seats", "random,random,random", "--seed", "8")
    assert result.exit_code == 0
    assert "random 3" in result.output
    assert "Final score" in result.output


def test_the_same_seed_gives_the_same_game():
    once, again, other = (run("play", "gizmos", "--seats", "random,random", "--seed", seed) for seed in ("8", "8", "9"))
    assert once.output == again.output != other.output


def test_enter_and_enter_and_a_person_is_playing():
    result = run("play", "--seed", "5", lines="\n\npick red\nquit\nn\n")
    assert result.exit_code == 0
    assert "Ada picks red." in result.output


def test_a_saved_game_is_loaded_with_its_seats(record):
    del record["result"], record["moves"][20:]
    result = run("play", "--load", write(record | {"names": ["Ada", "random"]}), lines="save on.json\nquit\n")
    assert result.exit_code == 0
    assert json.loads(Path("on.json").read_text())["moves"][:20] == record["moves"]


def test_a_record_of_another_game_is_refused_by_the_name_of_its_game(record):
    result = run("play", "aquasphere", "--load", write(record), "--language", "en")
    assert result.exit_code == 1
    assert "is a record of Gizmos, another game. To continue it: labtop play --load" in " ".join(result.output.split())


def test_other_seats_may_take_over_a_loaded_game(record):
    del record["result"], record["moves"][20:]
    result = run("play", "--load", write(record), "--seats", "random,random")
    assert "Final score" in result.output


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "--seats names 3 seats, the game in game.json has 2."),
        ("de", "--seats nennt 3 Plätze, die Partie in game.json hat 2."),
        ("pl", "--seats wymienia 3 miejsca, a partia w pliku game.json ma ich 2."),
    ],
)
def test_seats_that_are_not_as_many_as_the_loaded_games_are_refused_by_their_option(record, language, told):
    Path("game.json").write_text(json.dumps(record))
    call = ["play", "--load", "game.json", "--seats", "a,b,c", "--language", language]
    result = CliRunner().invoke(app, call)
    assert (result.exit_code, " ".join(result.output.split())) == (2, told)


@pytest.mark.parametrize("seats", ["Ada", "A,B,C,D,E", "Ada,,Ben", ""])
def test_a_wrong_number_of_seats_is_refused(seats):
    result = run("play", "gizmos", "--seats", seats)
    assert result.exit_code == 2
    assert "2 to 4 names are needed" in result.output


def test_a_broken_record_is_not_played_on():
    result = run("play", "--load", write("{}"))
    assert result.exit_code == 1
    assert "This record cannot be continued" in result.output


def test_components_are_refused_by_a_game_that_has_no_others():
    result = run("play", "gizmos", "--seats", "random,random", "--components", write("{}"))
    assert result.exit_code == 1
    assert "can only be played with its own components" in result.output


def test_unknown_games_and_languages_are_refused_with_those_there_are():
    runner = CliRunner()
    assert "gizmos, aquasphere" in runner.invoke(app, ["play", "chess"]).output
    assert "en, de, pl" in runner.invoke(app, ["play", "--language", "fr"]).output


def test_the_version_is_printed():
    assert CliRunner().invoke(app, ["--version"]).output.strip() == f"labtop {labtop.__version__}"


def test_the_command_starts_without_numpy_and_numba():
    code = "import sys, labtop.cli.main; sys.exit(any(name in sys.modules for name in ('numpy', 'numba')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_compiling_says_how_long_it_took():
    result = run("compile", "gizmos")
    assert result.exit_code == 0
    assert "gizmos: ready in" in result.output
