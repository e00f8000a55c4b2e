"""Whole AquaSphere games on the page: by mouse, by keyboard, and what comes after the end."""

import pytest
from playwright.sync_api import Page, expect

from browser.aquasphere_sitting import Scientist
from browser.serving import Server
from browser.sitting import LOG
from browser.test_whole_games import play_on

pytestmark = pytest.mark.long


def test_a_whole_game_against_a_bot_by_mouse_to_the_replay(visit, server: Server) -> None:
    table, [secret] = server.table("Ada", "random", game="aquasphere")
    person = Scientist(visit(f"/t/{table}#{secret}"))
    play_on(person, "click_a_move")

    end = person.sheet()
    expect(end).to_contain_text("wins")
    expect(end.get_by_role("img", name="The score over the turns")).to_be_visible()
    end.get_by_role("button", name="Replay").click()
    expect(person.page.get_by_role("slider")).to_have_value("0")
    person.page.get_by_role("button", name="One move on").click()
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
