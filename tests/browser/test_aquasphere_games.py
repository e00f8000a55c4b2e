"""Whole AquaSphere games on the page: by mouse, by keyboard, and what comes after the end."""

import json
import random

import pytest
from playwright.sync_api import Page, expect

import labtop
from browser.aquasphere_sitting import Scientist
from browser.serving import Server
from browser.sitting import LOG
from browser.test_whole_games import play_on

pytestmark = pytest.mark.long


def test_a_whole_game_against_a_bot_by_mouse_to_the_replay(visit, server: Server) -> None:
    table, [secret] = server.table("Ada", "random", game="aquasphere")
    person = Scientist(visit(f"/t/{table}#{secret}"))
    play_on(person, "click_a_move")
    assert person.clicks < 1.2 * person.moves, "one click a move, but where something is left to choose within it"

    end = person.sheet()
    expect(end).to_contain_text("wins")
    expect(end.get_by_role("img", name="How the score developed")).to_be_visible()
    end.get_by_role("button", name="Replay").click()
    expect(person.page.get_by_role("slider")).to_have_value("0")
    person.page.get_by_role("button", name="One move forward").click()
    expect(person.page.get_by_role("slider")).to_have_value("1")
    expect(person.page.locator("[data-sector]")).to_have_count(6)

    replayed: Page = visit(f"/replay?table={table}")
    Scientist(replayed)
    moves = replayed.locator(f"{LOG} > button").count()
    expect(replayed.get_by_role("slider")).to_have_attribute("max", str(moves))
    replayed.get_by_role("slider").fill(str(moves))
    expect(replayed.get_by_role("img", name="Knowledge track", exact=False)).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visit, server: Server) -> None:
    table, [secret] = server.table("Ada", "random", game="aquasphere")
    person = Scientist(visit(f"/t/{table}#{secret}", language="de"))
    play_on(person, "type_a_move")
    expect(person.sheet()).to_contain_text("gewinnt")
    person.page.keyboard.press("Escape")
    expect(person.sheet()).to_have_count(0)


def test_a_record_is_told_in_sentences_and_in_another_language_when_asked(visit) -> None:
    game = labtop.new_game("aquasphere", players=2, seed=3, names=["Ada", "Ben"])
    chooser = random.Random(3)
    while game.to_play is not None:
        game.play(chooser.choice(game.legal_actions()))
    page: Page = visit("/replay", language="de")
    file = {"name": "a.json", "mimeType": "application/json", "buffer": json.dumps(game.record()).encode()}
    page.locator("input[type=file]").set_input_files(files=[file])
    told = page.locator(LOG)
    expect(told).to_have_count(game.played)
    german = told.filter(has_text="Ada zieht den Ingenieur nach")
    expect(german.first).to_be_visible()
    page.get_by_label("Sprache").select_option("pl")
    expect(told.filter(has_text="Ada przesuwa inżyniera").first).to_be_visible()
    expect(german).to_have_count(0)
    page.get_by_role("slider").fill(str(game.played))
    expect(page.get_by_role("group", name="Stacja", exact=True)).to_be_visible()
