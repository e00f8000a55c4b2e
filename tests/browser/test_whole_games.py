"""Whole games on the page: by mouse, by keyboard, and what comes after the end."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.serving import Server
from browser.sitting import Person

pytestmark = pytest.mark.long


def play_on(person: Person, move: str) -> None:
    for _ in range(400):
        if person.at_end():
            return
        before = person.played()
        getattr(person, move)()
        person.moved_on(before)
    raise AssertionError("the game does not end")


def test_a_whole_game_against_a_bot_by_mouse_from_one_click_to_the_rematch(visit, tmp_path: Path) -> None:
    page: Page = visit("/")
    page.get_by_role("button", name="Play Gizmos now").click()
    person = Person(page)
    play_on(person, "click_a_move")

    end = person.sheet()
    expect(end).to_contain_text("wins")
    expect(end.get_by_role("img", name="How the score developed")).to_be_visible()
    end.get_by_text("Where the points come from").click()
    expect(end.get_by_role("row").filter(has_text="Victory point tokens")).to_be_visible()

    with page.expect_download() as download:
        end.get_by_role("button", name="Save the record").click()
    download.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))
    assert record["result"]["scores"]

    end.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    page.get_by_role("button", name="One move forward").click()
    expect(page.get_by_role("slider")).to_have_value("1")

    page.get_by_role("button", name="Score").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("slider")).to_have_count(0)  # a new table, at which the bot may have been first
    assert page.url.count("/t/") == 1

    replayed: Page = visit("/replay")
    replayed.locator("input[type=file]").set_input_files(tmp_path / "record.json")
    expect(replayed.get_by_role("slider")).to_have_attribute("max", str(len(record["moves"])))
    replayed.keyboard.press("ArrowRight")
    expect(replayed.locator("li.shown")).to_have_count(1)


def test_a_whole_game_by_keyboard_alone(visit, server: Server) -> None:
    table, [secret] = server.table("Ada", "random")
    page: Page = visit(f"/t/{table}#{secret}")
    person = Person(page)
    play_on(person, "type_a_move")
    expect(person.sheet()).to_contain_text("wins")
    page.keyboard.press("Escape")
    expect(person.sheet()).to_have_count(0)
