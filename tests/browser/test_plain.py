"""The plain table: a game without a page of its own, complete in every language."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import labtop
from browser.serving import Server
from browser.sitting import LOG, Person
from labtop.aquasphere.data import PROGRAMS
from labtop.core.game import Game
from labtop.core.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]
SHARED = ROOT / "src/labtop/aquasphere/texts"
TEXTS = Texts(ROOT / "web/src/games/plain/texts", SHARED)
NOT_SHOWN = {"game", "components", "players"}
STAGES = ("action", "letters", "line", "scoring", "over")
LABELS = {
    "en": ("Play order", "General supply", "Programmed for 3 time this round", "Field L1", "Control space"),
    "de": (
        "Zugreihenfolge",
        "Allgemeiner Vorrat",
        "In dieser Runde für 3 Zeit programmiert",
        "Feld L1",
        "Kontrollfeld",
    ),
    "pl": ("Kolejność gry", "Pula ogólna", "Programowanie za 3 czasu w tej rundzie", "Pole L1", "Pole kontroli"),
}
SENTENCES = {"de": "Ada zieht den Ingenieur nach", "pl": "Ada przesuwa inżyniera"}


def played(players: int, seed: int) -> Game:
    game = labtop.new_game("aquasphere", players, seed, names=["Ada", "Ben", "Cyd", "Dan"][:players])
    chooser = random.Random(seed)
    while game.to_play is not None:
        game.play(chooser.choice(game.legal_actions()))
    return game


def keys(value: Any, of: str) -> Iterator[tuple[str, str]]:
    """Every key of a position, with the one it stands under."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key, of
            yield from keys(inner, key)
    if isinstance(value, list):
        for item in value:
            yield from keys(item, of)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_name(language: str) -> None:
    game = played(4, seed=5)
    positions = [game.at(number).position() for number in range(0, game.played + 1, 10)]
    for key, of in {found for position in positions for found in keys(position, "position")}:
        if key in NOT_SHOWN:
            continue
        inside = of in ("sectors", "programs")
        assert TEXTS.format(f"in-{of}" if inside else f"key-{key}", language, of=of, inside=key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_and_stages_are_called_as_in_the_sentences(language: str) -> None:
    say = TEXTS.speaker(language)
    for colour in PROGRAMS:
        assert say("value-programs", value=colour) == say("colour", colour=colour)
    for stage in STAGES:
        assert say("value-stage", value=stage) == say("name-stage", stage=stage)
    assert say("value-engineer", value="start") == say("name-field", field="start")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_table_speaks_the_readers_language(visit, server: Server, language: str) -> None:
    table, secrets = server.table("Ada", "Ben", game="aquasphere")
    server.play_until(table, secrets, lambda state: state["played"] >= 12)
    page: Page = visit(f"/t/{table}#{secrets[0]}", language=language)
    Person(page)
    board = page.locator(".plain")
    for label in LABELS[language]:
        expect(board).to_contain_text(label)
    expect(board.locator("[lang=en]")).to_have_count(0)
    order = board.get_by_role("row").filter(has=page.get_by_role("rowheader", name=LABELS[language][0], exact=True))
    expect(order.get_by_role("cell")).to_have_text(re.compile("^(Ada, Ben|Ben, Ada)$"))


def test_a_record_is_told_in_sentences_and_in_another_language_when_asked(visit) -> None:
    game = played(2, seed=3)
    page: Page = visit("/replay", language="de")
    file = {"name": "a.json", "mimeType": "application/json", "buffer": json.dumps(game.record()).encode()}
    page.locator("input[type=file]").set_input_files(files=[file])
    told = page.locator(LOG)
    expect(told).to_have_count(game.played)
    expect(told.filter(has_text=SENTENCES["de"]).first).to_be_visible()
    page.get_by_label("Sprache").select_option("pl")
    expect(told.filter(has_text=SENTENCES["pl"]).first).to_be_visible()
    expect(told.filter(has_text=SENTENCES["de"])).to_have_count(0)
    page.get_by_role("slider").fill(str(game.played))
    expect(page.locator(".asks")).to_contain_text("Gra się skończyła.")
    expect(page.locator(".plain")).to_contain_text("koniec gry")
    expect(page.locator(".plain [lang=en]")).to_have_count(0)
