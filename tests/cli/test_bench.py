"""The figures of `labtop bench`: their shape, never their size."""

import json
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from labtop.cli.bench import command
from labtop.cli.bench.figures import measure
from labtop.cli.bench.lists import _lengths
from labtop.cli.bench.measurement import Report, Size
from labtop.cli.bench.peers import Peer
from labtop.cli.bench.tables import tables
from labtop.cli.main import app
from labtop.core.texts import LANGUAGES
from labtop.registry import GAMES, rules

TINY = Size(
    runs=1,
    games=1,
    copies=10,
    positions=30,
    python_games=1,
    steady=2,
    env_steps=2,
    simulations=20,
    waits=1,
    peer_games=1,
    peer_simulations=1,
    starts=1,
    hard=1,
    from_nothing=False,
)
INSTALLED = Peer("a peer", "numpy", lambda: lambda chooser: (5, 1), lambda: lambda simulations: None)
UNSEARCHED = Peer("a peer without a search", "numpy", lambda: lambda chooser: (5, 1), like="vector_1")
WITHOUT_MODULE = Peer("half a peer", "numpy[all]", lambda: lambda chooser: (5, 1), modules=("labtop_no_such_module",))
MISSING = Peer("no peer", "labtop-no-such-package", lambda: lambda chooser: (0, 1))


def quietly(what: str, whose: str) -> Report:
    return lambda done: None


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    return measure(GAMES, TINY, (INSTALLED, UNSEARCHED, WITHOUT_MODULE, MISSING, MISSING), quietly)


def numbers(value: Any) -> list[float]:
    """All numbers of nested figures."""
    if isinstance(value, dict):
        return [number for part in value.values() for number in numbers(part)]
    return [value] if isinstance(value, int | float) else []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_measured_for_every_number_of_players(figures: dict[str, Any], game: str) -> None:
    found = figures["games"][game]
    assert list(found["random_games"]) == [str(players) for players in rules(game).players]
    assert found["decisions_per_second"] == found["random_games"]["2"]["decisions_per_second"]


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_positive(figures: dict[str, Any], game: str) -> None:
    found = figures["games"][game]
    assert len(numbers(found)) > 30
    assert all(number > 0 for number in numbers(found))


def test_figures_are_json(figures: dict[str, Any]) -> None:
    assert json.loads(json.dumps(figures)) == figures


def test_lists_are_counted_by_their_first_word(figures: dict[str, Any]) -> None:
    for found in figures["games"].values():
        assert sum(word["lists"] for word in found["lists"]["by_first_word"].values()) == TINY.positions


def test_an_installed_peer_is_compared_and_a_missing_one_named(figures: dict[str, Any]) -> None:
    assert list(figures["peers"]) == [INSTALLED.name, UNSEARCHED.name]
    assert figures["peers_missing"] == [WITHOUT_MODULE.package, MISSING.package]
    for found in figures["games"].values():
        peer = figures["peers"][INSTALLED.name]["decisions_per_second"]
        assert found["times_peers"][INSTALLED.name]["compiled"] == found["decisions_per_second"] / peer
        assert "like" not in found["times_peers"][INSTALLED.name]
        alike = figures["peers"][UNSEARCHED.name]["decisions_per_second"]
        assert found["times_peers"][UNSEARCHED.name]["like"] == found["environments"]["vector_1"] / alike


@pytest.mark.parametrize("game", GAMES)
def test_searches_are_measured_in_the_opening_and_in_the_middle(figures: dict[str, Any], game: str) -> None:
    search = figures["games"][game]["search"]
    opening, middle = (search[moment]["to_the_end"] for moment in ("opening", "middle"))
    assert middle["decisions"] < opening["decisions"]
    assert opening["decisions_per_second"] == opening["simulations_per_second"] * opening["decisions"]
    for end in ("usual", "network"):
        assert search["opening"][end].keys() == search["middle"][end].keys()


def test_searches_are_compared_where_a_peer_has_one(figures: dict[str, Any]) -> None:
    search = figures["peers"][INSTALLED.name]["search"]
    assert figures["peers"][UNSEARCHED.name]["search"] is None
    assert search["decisions_per_second"] == 5 * search["simulations_per_second"]
    for found in figures["games"].values():
        ours = found["search"]["opening"]["to_the_end"]
        assert found["times_peers"][INSTALLED.name]["search"] == {
            key: ours[f"{key}_per_second"] / search[f"{key}_per_second"] for key in ("simulations", "decisions")
        }
        assert "search" not in found["times_peers"][UNSEARCHED.name]


def test_a_tree_holds_what_its_memory_allows(figures: dict[str, Any]) -> None:
    for found in figures["games"].values():
        search = found["search"]
        bytes_left = search["mib"] * 2**20 - search["nodes"] * search["node_bytes"]
        assert 0 <= bytes_left < search["node_bytes"]


def test_almost_all_lists_are_at_most_that_long() -> None:
    assert _lengths([7, *[1] * 999]) == {"lists": 1000, "mean": 1.006, "p999": 1, "longest": 7}
    assert _lengths([7, *[1] * 998])["p999"] == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_written_in_every_language(figures: dict[str, Any], language: str) -> None:
    out = Console(file=StringIO(), width=200)
    for table in tables(figures, lambda key, **args: command.TEXTS.format(key, language, **args)):
        out.print(table)
    written = out.file.getvalue()
    assert all(name in written for name in (*GAMES, INSTALLED.name, MISSING.package))


def test_languages_agree() -> None:
    assert command.TEXTS.disagreements() == []


def test_json_of_one_game_stands_alone_on_standard_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "QUICK", TINY)
    monkeypatch.setattr(command, "PEERS", ())
    result = CliRunner().invoke(app, ["bench", GAMES[0], "--quick", "--json"])
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert figures["decisions_per_second"] == figures["games"][GAMES[0]]["decisions_per_second"]


def test_an_unknown_game_is_refused() -> None:
    assert CliRunner().invoke(app, ["bench", "chess"]).exit_code == 2
