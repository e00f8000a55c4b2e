"""Gizmos drawn in the terminal: the positions of the conformance vectors, in every language, at 80 columns."""

import io
import json
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from gizmos.positions import player, position
from labtop.cli.screen import choices
from labtop.cli.words import TEXTS as GENERAL
from labtop.cli.words import speaker
from labtop.core.texts import LANGUAGES
from labtop.games.gizmos.rules.data import CARDS
from labtop.games.gizmos.terminal import TERMINAL
from labtop.games.gizmos.terminal.choices import payment
from labtop.games.gizmos.terminal.words import TEXTS

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
LINES = [json.loads(line) for line in Path(__file__).with_name("conformance.jsonl").read_text().splitlines()]
STAGES = sorted({line["position"]["turn"]["stage"] for line in LINES})
WIDTHS = (80, 120)


def draw(*renderables, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    for renderable in renderables:
        console.print(renderable)
    return console.file.getvalue()


def of_stage(stage: str, count: int) -> list[dict]:
    """Positions of a stage, those of three and four players first."""
    found = [line for line in LINES if line["position"]["turn"]["stage"] == stage]
    return sorted(found, key=lambda line: -len(line["position"]["players"]))[:count]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_is_drawn_within_the_width(stage, language, width):
    for line in of_stage(stage, 4):
        view = line["position"]
        drawn = draw(
            TERMINAL.table(view, NAMES, width, language),
            choices(TERMINAL.choices(line.get("legal", []), view, language), width, speaker(language)),
            TERMINAL.asks(view, NAMES, language),
            width=width,
        )
        assert max(cell_len(row) for row in drawn.splitlines()) <= width
        assert all(card in drawn for cards in view["display"].values() for card in cards if card)
        assert all(card in drawn for player in view["players"] for card in player["active"] + player["archive"])


@pytest.mark.parametrize("first", range(3))
def test_who_began_is_marked_and_who_has_the_last_turn_is_said(first):
    ended = player("", " ".join(f"I-{number:02}" for number in range(1, 16)))
    whole = position(ended, player(), player(), first=first)
    drawn = draw(TERMINAL.table(whole, NAMES[:3], 80, "en"))
    assert f"{NAMES[first]} · " in next(row for row in drawn.splitlines() if "first player" in row)
    assert drawn.count("first player") == 1
    assert f"round 1, the last; {NAMES[first - 1] if first else NAMES[2]} has the last turn" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_game_is_opened_by_who_was_drawn_to_begin(language):
    told = {TERMINAL.opening(position(first=first), NAMES, language) for first in (0, 1)}
    assert len(told) == 2
    assert any(sentence.startswith("Ben ") for sentence in told)
    assert TERMINAL.opening(position(number=2), NAMES, language) == ""


def test_every_legal_action_is_on_offer_once():
    for line in LINES:
        if "legal" in line:
            groups = TERMINAL.choices(line["legal"], line["position"], "en")
            offered = [choice.action for group in groups for choice in group.choices]
            assert sorted(offered) == line["legal"]


PAYMENT = "pay yellow2 blue3 via III-18"


def test_a_payment_says_what_is_spent_what_converts_and_what_stays():
    line = next(line for line in LINES if PAYMENT in line.get("legal", ()))
    ring = line["position"]["players"][line["position"]["turn"]["seat"]]["energy"]
    (group,) = TERMINAL.choices(line["legal"], line["position"], "en")
    choice = next(choice for choice in group.choices if choice.action == PAYMENT)
    spent, _, stays = choice.text.plain.partition("leaves")
    assert spent.split() == [*"YYBBB", "III-18", "Y→YY", "B→BB"]
    left = [*"R" * ring["red"], *"Y" * (ring["yellow"] - 2), *"B" * (ring["blue"] - 3), *"K" * ring["black"]]
    assert stays.split() == left


def test_payments_are_ordered_by_what_they_spend():
    line = next(line for line in LINES if PAYMENT in line.get("legal", ()))
    (group,) = TERMINAL.choices(line["legal"], line["position"], "en")
    spheres = [sum(payment(choice.action)[0].values()) for choice in group.choices]
    assert spheres == sorted(spheres)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_shown(language):
    for card in CARDS:
        assert card in draw(TERMINAL.card(card, {}, language))
    assert TERMINAL.card("IV-01", {}, language) is None


def test_the_score_is_broken_down_into_its_sources():
    for line in LINES:
        if "scores" in line and "ranking" in line:
            drawn = draw(TERMINAL.scoring(line["position"], NAMES, line["ranking"], "en"))
            total = next(row for row in drawn.splitlines() if "total" in row)
            order = [seat for rank in line["ranking"] for seat in rank]
            assert [int(cell) for cell in total.split("│")[2:-1]] == [line["scores"][seat] for seat in order]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("final: most points win", "with the most points"),
        ("tie in points: more gizmos win", "more active gizmos"),
        ("tie in points and gizmos: more spheres win", "more energy in the ring"),
        ("tie in points, gizmos and spheres: who is later in turn order wins", "later in turn order"),
    ],
)
def test_the_winner_is_named_with_what_decided(name, reason):
    line = next(line for line in LINES if line["name"] == f"score: {name}")
    drawn = draw(TERMINAL.scoring(line["position"], NAMES, line["ranking"], "en"))
    winner = NAMES[line["ranking"][0][0]]
    assert any(row.startswith(f"{winner} wins") and reason in row for row in drawn.splitlines())


def test_the_languages_agree_in_keys_and_variables():
    assert TEXTS.disagreements() == []
    assert GENERAL.disagreements() == []
