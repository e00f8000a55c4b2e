"""`labtop aquasphere components`, and playing with another set."""

import json
from pathlib import Path

from click.testing import Result
from typer.testing import CliRunner

import labtop
from labtop.cli.main import app
from labtop.games.aquasphere.rules.data import packaged_set


def run(*words: str, lines: str = "") -> Result:
    return CliRunner().invoke(app, [*words, "--language", "en"], input=lines)


def test_every_value_is_printed_with_its_mark() -> None:
    result = run("aquasphere", "components")
    assert result.exit_code == 0
    assert "values are designed" in result.output
    assert "[17, 34, 50]" in result.output


def test_the_exported_set_is_the_package_s_own() -> None:
    assert run("aquasphere", "components", "--export", "my.json").exit_code == 0
    exported = json.loads(Path("my.json").read_text(encoding="utf-8"))
    assert exported == packaged_set()
    assert labtop.new_game("aquasphere", components=exported).position()["components"] == "aquasphere_components"


def test_export_leaves_an_existing_file_alone() -> None:
    Path("my.json").write_text("mine")
    result = run("aquasphere", "components", "--export", "my.json")
    assert result.exit_code == 1
    assert "exists already" in result.output
    assert Path("my.json").read_text() == "mine"


def test_a_changed_set_is_played_recorded_and_checked() -> None:
    changed = packaged_set()
    changed["headquarters"]["knowledge_track"]["red_lines_in_front_of"]["value"] = [15, 30, 50]
    Path("my.json").write_text(json.dumps(changed))
    played = run("play", "aquasphere", "--seats", "random,random", "--components", "my.json", lines="game.json\n")
    assert played.exit_code == 0
    game = labtop.new_game("aquasphere", seed=3, components=changed)
    while game.to_play is not None:
        game.play(game.legal_actions()[0])
    Path("other.json").write_text(json.dumps(game.record()))
    assert run("record", "check", "other.json", "--components", "my.json").exit_code == 0
    refused = run("record", "check", "other.json")
    assert refused.exit_code == 1
    assert game.position()["components"] in " ".join(refused.output.split())


def test_a_wrong_set_is_refused_with_the_place() -> None:
    wrong = packaged_set()
    wrong["station"]["locks"]["values_on_clockwise_side_of_sector"]["by_sector"]["A"] = 7
    Path("my.json").write_text(json.dumps(wrong))
    for words in (("aquasphere", "components"), ("play", "aquasphere", "--seats", "random,random")):
        result = run(*words, "--components", "my.json")
        assert result.exit_code == 1
        assert "by_sector.A" in result.output.replace("\n", "")
