"""AquaSphere drawn in the terminal: the positions of the conformance vectors, in every language."""

import copy
import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import labtop
from labtop.cli.screen import choices
from labtop.cli.words import speaker
from labtop.core.sentences import said
from labtop.core.texts import LANGUAGES
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, PROGRAM_CARD_IDS, PROGRAMS, RESEARCH_IDS, packaged_set
from labtop.games.aquasphere.rules.view import view
from labtop.games.aquasphere.terminal import TERMINAL
from labtop.games.aquasphere.terminal.words import TEXTS
from labtop.games.aquasphere.words import catalogue
from labtop.games.aquasphere.words.card_text import designed_note

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
LINES = [json.loads(line) for line in Path(__file__).with_name("conformance.jsonl").read_text("utf-8").splitlines()]
STAGES = ("action", "rewards", "letters", "line", "scoring", "over")
WIDTHS = (80, 120)
VIEW = view(LINES[0]["position"], None)


def draw(*renderables: RenderableType | None, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    for renderable in renderables:
        console.print(renderable)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def named(name: str) -> dict[str, Any]:
    return next(line for line in LINES if line["name"] == name)


def of_stage(stage: str, count: int) -> list[dict[str, Any]]:
    """Positions of a stage, those of three and four players first."""
    found = [line for line in LINES if line["position"]["turn"]["stage"] == stage]
    return sorted(found, key=lambda line: -len(line["position"]["players"]))[:count]


def lying_open(position: dict[str, Any]) -> list[str]:
    """What everybody sees: the tops of the piles, and what the players hold."""
    sectors, players = position["station"]["sectors"].values(), position["players"]
    tops = [pile[0] for sector in sectors for pile in (sector["research"], sector["extensions"]) if pile]
    return [*tops, *(held["card"] for player in players for held in player["research"])] + [
        extension for player in players for extension in player["extensions"]
    ]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_is_drawn_within_the_width(stage: str, language: str, width: int) -> None:
    for line in of_stage(stage, 4):
        position = line["position"]
        drawn = draw(
            TERMINAL.table(view(position, None), NAMES, width, language),
            choices(TERMINAL.choices(line.get("legal", []), position, language), width, speaker(language)),
            TERMINAL.asks(position, NAMES, language),
            width=width,
        )
        assert max(cell_len(row) for row in drawn.splitlines()) <= width
        assert all(thing in drawn for thing in lying_open(position))
        assert "{" not in drawn


def test_nothing_is_drawn_that_a_view_does_not_have() -> None:
    for line in LINES[::20]:
        position = line["position"]
        seen = TERMINAL.table(view(position, None), NAMES, 80, "en")
        assert draw(seen) == draw(TERMINAL.table(position, NAMES, 80, "en"))


def test_the_ring_is_drawn_clockwise_with_its_locks() -> None:
    position = named("setup: first turn with 4 players")["position"]
    assert position["station"]["ring"] == ["F", "C", "D", "E", "B", "A"]
    rows = draw(TERMINAL.table(position, NAMES, 80, "en")).splitlines()
    boxes = [found for row in rows if (found := re.findall(r"[╭┏][─━] ([A-F]) ", row))]
    assert boxes == [["F", "C", "D"], ["A", "B", "E"]]
    locks = [found for row in rows if (found := re.findall(r"═(\d)\*═", row))]
    # Above between F, C and D; at the sides A–F and D–E; below between A, B and E.
    assert locks == [["2", "1"], ["1", "0"], ["2", "1"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_designed_values_are_marked_and_the_mark_explained(language: str) -> None:
    position = named("setup: first turn with 2 players")["position"]
    drawn = draw(TERMINAL.table(position, NAMES, 120, language), width=120)
    assert designed_note(language) in drawn
    assert "◷4/4*" in drawn
    assert "X21*" in drawn


def test_published_values_are_not_marked() -> None:
    published = json.loads(json.dumps(packaged_set()).replace('"designed"', '"published"'))
    published["station"]["locks"]["values_on_clockwise_side_of_sector"]["by_sector"]["A"] = 0
    position = labtop.new_game("aquasphere", seed=1, components=published).position()
    assert "*" not in draw(TERMINAL.table(position, NAMES, 80, "en"))


def test_each_player_stands_on_the_track_behind_the_lines_passed() -> None:
    position = copy.deepcopy(named("setup: first turn with 2 players")["position"])
    for player, score in zip(position["players"], (17, 50), strict=True):
        player["score"] = score
    rows = draw(TERMINAL.table(position, NAMES, 80, "en")).splitlines()
    first, second = (next(row for row in rows if f"{name} " in row and "···" in row) for name in NAMES[:2])
    assert "│1" in first
    assert "50 │2" in second


def test_every_legal_action_is_on_offer_once() -> None:
    for line in LINES:
        if "legal" in line:
            groups = TERMINAL.choices(line["legal"], line["position"], "en")
            offered = [choice.action for group in groups for choice in group.choices]
            assert sorted(offered) == line["legal"]


def test_sectors_nearby_are_offered_first() -> None:
    line = named("setup: first turn with 2 players")
    group = next(group for group in TERMINAL.choices(line["legal"], line["position"], "en") if "Black" in group.title)
    costs = [int(choice.text.plain[1]) for choice in group.choices]
    assert group.choices[0].action == "act C black"
    assert group.choices[0].text.plain == "◷0  Take 1 crystal."
    assert costs == sorted(costs)


@pytest.mark.parametrize(
    ("letters", "language", "asked"),
    [
        (["A", "B"], "en", "you may place a bot for each remaining letter (A and B)."),
        (["A", "B"], "de", "für jeden offenen Buchstaben darfst du einen Bot stellen (A und B)."),
        (["D", "E"], "pl", "za każdą pozostałą literę możesz postawić bota (D i E)."),
        (["D"], "en", "you may place a bot for each remaining letter (D)."),
    ],
)
def test_letters_are_listed_as_the_language_lists_them(letters: list[str], language: str, asked: str) -> None:
    turn = {"seat": 0, "stage": "letters", "letters": letters, "gain": 0, "cards": []}
    assert TERMINAL.asks(VIEW | {"turn": turn}, NAMES, language) == f"Ada, {asked}"


def told(name: str, language: str) -> str:
    line = named(name)
    game = labtop.load_position(line["position"])
    game.play(line["action"])
    return said(game.told(0, None), language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_told(language: str) -> None:
    for line in LINES:
        if "action" in line:
            sentence = told(line["name"], language)
            assert sentence.endswith(".")
            assert "{" not in sentence


def test_a_move_is_told_with_what_it_brought() -> None:
    assert told("red: top card and 2 points in round 1", "en").startswith("Ada uses a red bot in ")
    assert "+2 points" in told("red: top card and 2 points in round 1", "en")
    assert "woduje łódź" in told("blue: space 1 costs 1", "pl")
    assert "Runde 1 ist gewertet: " in told("scoring: majority alone", "de")
    assert told("end: letters and time", "en").endswith("The game is over.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_an_id_is_shown(language: str) -> None:
    for thing in (*RESEARCH_IDS, *EXTENSION_IDS, *PROGRAM_CARD_IDS):
        assert thing in draw(TERMINAL.card(thing.lower(), VIEW, language))
    for program in PROGRAMS:
        assert draw(TERMINAL.card(program, VIEW, language))
    assert TERMINAL.card("R42", VIEW, language) is None
    assert TERMINAL.card("", VIEW, language) is None


def test_the_score_is_broken_down_into_its_sources() -> None:
    for line in LINES:
        if "scores" in line and line["position"]["turn"]["stage"] == "over":
            drawn = draw(TERMINAL.scoring(line["position"], NAMES, line["ranking"], "en"))
            rows = {
                row.split("│")[1].strip(): row.split("│")[2:-1] for row in drawn.splitlines() if row.startswith("│")
            }
            order = [seat for rank in line["ranking"] for seat in rank]
            assert [int(cell) for cell in rows["total"]] == [line["scores"][seat] for seat in order]
            parts = ("four rounds", "different letters", "time markers", "all six submarines", "five extensions")
            sums = [sum(int(rows[part][column]) for part in parts) for column in range(len(order))]
            assert sums == [line["scores"][seat] for seat in order]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("ranking: most points", "with the most points"),
        ("ranking: tie broken by control spaces", "more control spaces"),
        ("ranking: tie broken by crystals", "more crystals"),
        ("ranking: shared victory", "share first place"),
    ],
)
def test_the_winner_is_named_with_what_decided(name: str, reason: str) -> None:
    line = named(name)
    drawn = draw(TERMINAL.scoring(line["position"], NAMES, line["ranking"], "en")).splitlines()
    winners = [NAMES[seat] for seat in line["ranking"][0]]
    assert any(row.startswith(" and ".join(winners)) and reason in row for row in drawn)


def test_another_set_is_taken_and_known() -> None:
    other = packaged_set()
    other["station"]["locks"]["values_on_clockwise_side_of_sector"]["by_sector"]["A"] = 2
    assert TERMINAL.components is not None
    edition = TERMINAL.components.edition(other)
    assert edition == {"components": other}
    assert catalogue.of_position(labtop.new_game("aquasphere", **edition).position()).locks["A"] == 2


def test_a_wrong_set_is_refused() -> None:
    assert TERMINAL.components is not None
    with pytest.raises(ValueError, match="components"):
        TERMINAL.components.edition({"game": {}})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_is_listed_with_where_it_comes_from(language: str) -> None:
    assert TERMINAL.components is not None
    drawn = draw(TERMINAL.components.listing(packaged_set(), language))
    for word in ("published", "inferred", "designed", "unknown"):
        assert TEXTS.format(f"provenance-{word}", language) in drawn
    assert "aquasphere_components" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_on_a_screen_or_two(language: str) -> None:
    assert TERMINAL.rules(language).startswith("# AquaSphere")
    assert len(TERMINAL.rules(language).splitlines()) < 50


def test_the_languages_agree_in_keys_and_variables() -> None:
    assert TEXTS.disagreements() == []
