"""A game that the pages were built without, but with words of its own: the server sends what they say."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from another_python import INTERPRETED
from browser.serving import Server
from browser.sitting import DECIDING, LOG
from every_game.games import TOY, TOY_FOLDER

WORDS = """
from dataclasses import replace
from importlib.resources import files

from labtop.core.rules import Want
from labtop.core.texts import Named, Texts

TEXTS = Texts(files("labtop.games.pig.words") / "texts")
RULES = replace(
    RULES,
    wants=lambda states: [Want(TEXTS.message("want-keep"), ["keep"])],
    why_not=lambda states, action: TEXTS.message("nothing-to-keep"),
    tells=lambda happening: [TEXTS.message("told-roll", name=Named(happening.seat))],
)
"""
SAID = {
    "en": ("Keep the points.", "You have not rolled yet.", "Ada throws the die."),
    "de": ("Die Punkte behalten.", "Du hast noch nicht gewürfelt.", "Ada wirft den Würfel."),
    "pl": ("Zachować punkty.", "Jeszcze nie rzucono kostką.", "Ada rzuca kostką."),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("games")
    toy = shutil.copytree(TOY_FOLDER / TOY, folder / TOY)
    with (toy / "game.py").open("a") as game:
        game.write(WORDS)
    texts = toy / "words" / "texts"
    texts.mkdir(parents=True)
    (toy / "words" / "__init__.py").write_text('"""Pig in words."""\n')
    for language, (want, reason, told) in SAID.items():
        told = told.replace("Ada", "{ $name }")
        source = f"want-keep = {want}\nnothing-to-keep = {reason}\ntold-roll = {told}\n"
        (texts / f"{language}.ftl").write_text(source, encoding="utf-8")
    games = {"LABTOP_GAMES_PATH": str(folder), "LABTOP_GAMES": TOY}
    running = Server(tmp_path_factory.mktemp("server"), environment=INTERPRETED | games)
    yield running
    running.kill()


@pytest.mark.parametrize("language", SAID)
def test_its_own_words_are_said_and_plain_ones_where_it_has_none(visit, server: Server, language: str) -> None:
    want, reason, told = SAID[language]
    table, (secret,) = server.table("Ada", "random", game=TOY)
    page = visit(f"/t/{table}#{secret}", language=language)
    expect(page.locator(DECIDING)).to_be_visible()
    page.keyboard.press("?")
    sheet = page.locator("dialog[open]")
    sheet.locator("button.why").click()
    expect(sheet.get_by_role("heading", name=want)).to_be_visible()
    expect(sheet).to_contain_text(reason)
    page.keyboard.press("Escape")
    page.locator(".board [data-action=roll]").click()
    expect(page.locator(LOG).first).to_contain_text(told)


def test_another_language_is_fetched_when_it_is_chosen(visit, server: Server) -> None:
    table, (secret,) = server.table("Ada", "random", game=TOY)
    page = visit(f"/t/{table}#{secret}")
    page.locator(".board [data-action=roll]").click()
    expect(page.locator(LOG).first).to_contain_text(SAID["en"][2])
    page.get_by_label("Language").first.select_option("pl")
    expect(page.locator(LOG).first).to_contain_text(SAID["pl"][2])
