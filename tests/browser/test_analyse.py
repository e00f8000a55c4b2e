"""The analysis board: any action for any seat, branches, chance chosen or left to luck, a bot that thinks along."""

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import labtop
from browser.conftest import Visit
from browser.serving import Server
from browser.sitting import serious
from browser.test_everybody import TOO_WIDE
from labtop.core.texts import LANGUAGES

TITLES = {"en": "Analysis board", "de": "Analysebrett", "pl": "Plansza analizy"}
BROKEN = {
    "en": "No position can be read from this link.",
    "de": "Aus diesem Link lässt sich keine Stellung lesen.",
    "pl": "Z tego linku nie da się odczytać pozycji.",
}


def packed(position: dict[str, Any]) -> str:
    """A position as an address has it."""
    deflated = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = deflated.compress(json.dumps(position).encode()) + deflated.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def begun(game: str = "gizmos") -> dict[str, Any]:
    return labtop.new_game(game, 2, seed=3).position()


def address(game: str = "gizmos") -> str:
    return f"/analyse?name=Ada&name=Ben#{packed(begun(game))}"


def moves(page: Page) -> Locator:
    return page.locator(".moves [data-move]")


def play(page: Page, action: str) -> None:
    """From the list of all actions, which lies above whatever the board asks."""
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.keyboard.press("a")
    page.locator(f'dialog[open] ol [data-action="{action}"]').click()
    expect(page.locator(".moves [aria-current]")).to_have_attribute("data-move", action)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("width", "game"), [(390, "gizmos"), (1280, "gizmos"), (390, "aquasphere"), (1280, "aquasphere")]
)
def test_a_bot_thinks_along_in_every_language_on_every_screen(
    visit: Visit, language: str, width: int, game: str
) -> None:
    page = visit(address(game), language=language, width=width, height=844)
    expect(page).to_have_title(f"{TITLES[language]} · labtop")
    lines = page.locator(".thoughts .lines > li")
    expect(lines).to_have_count(3)
    expect(lines.first.locator(".worth")).to_contain_text("%")
    expect(page.locator(".badge.best")).to_be_attached()
    assert page.evaluate(TOO_WIDE) == []
    assert serious(page) == []
    lines.first.locator("button").click()
    expect(moves(page)).to_have_count(1)


def test_branches_are_kept_walked_by_keys_and_deleted(visit: Visit) -> None:
    page = visit(address())
    play(page, "research I")
    play(page, "neither")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".moves [aria-current]")).to_have_attribute("data-move", "research I")
    page.keyboard.press("Home")
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    play(page, "research II")
    expect(page.locator(".instead [data-move='research II']")).to_be_visible()
    expect(moves(page)).to_have_count(3)
    page.reload()
    expect(page.locator(".moves [aria-current]")).to_have_attribute("data-move", "research II")
    expect(moves(page)).to_have_count(3)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".moves [aria-current]")).to_have_attribute("data-move", "research I")
    page.keyboard.press("End")
    expect(page.locator(".moves [aria-current]")).to_have_attribute("data-move", "neither")
    page.keyboard.press("Delete")
    expect(moves(page)).to_have_count(2)
    expect(page.locator(".moves [aria-current]")).to_have_attribute("data-move", "research I")
    page.keyboard.press("Escape")  # lays aside what the board asks
    moves(page).filter(has_text="level II").first.click()
    expect(page.locator(".moves [aria-current]")).to_have_attribute("data-move", "research II")


def test_the_same_action_leads_to_the_same_branch(visit: Visit) -> None:
    page = visit(address())
    play(page, "research I")
    page.keyboard.press("ArrowLeft")
    play(page, "research I")
    expect(moves(page)).to_have_count(1)


def test_every_seat_is_played_in_turn(visit: Visit) -> None:
    page = visit(address())
    first = begun()["first"]
    for seat in (first, 1 - first):
        expect(page.locator(".prompt")).to_contain_text(["Ada", "Ben"][seat])
        action = page.locator(".board .row [data-action]").first
        action.click()
    expect(moves(page)).to_have_count(2)


def test_which_sphere_comes_is_chosen_or_left_to_luck(visit: Visit) -> None:
    page = visit(address())
    play(page, "pick red" if begun()["row"]["red"] else "pick blue")
    chosen = page.locator(".came [aria-pressed=true]")
    for colour in ("red", "yellow", "blue", "black"):
        page.locator(f".came [data-outcome={colour}]").click()
        expect(chosen).to_have_attribute("data-outcome", colour)
    expect(moves(page)).to_have_count(4)
    page.get_by_role("button", name="Leave it to luck once more").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(moves(page)).to_have_count(4)  # each colour is there already


def test_which_card_comes_is_chosen(visit: Visit) -> None:
    position = begun()
    page = visit(address())
    play(page, f"file {position['display']['III'][0]}")
    page.locator(".came [data-card]").click()
    sheet = page.locator("dialog[open]")
    other = sheet.locator("[data-choose]").last
    card = other.get_attribute("data-choose")
    other.click()
    expect(page.locator(".came [data-card]")).to_have_attribute("data-card", card or "")
    expect(page.locator(f'.board button[data-card="{card}"]').first).to_be_visible()


def test_the_bot_can_be_told_to_be_quiet(visit: Visit) -> None:
    page = visit(address())
    expect(page.locator(".thoughts .lines > li")).to_have_count(3)
    page.keyboard.press("h")
    expect(page.locator(".thoughts .lines > li, .badge, .board .hinted")).to_have_count(0)
    expect(page.locator(".thoughts")).to_contain_text("The computer is not thinking along.")


def test_from_a_replay_the_position_is_played_on_and_shared(visit: Visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    assert server.play_until(table, secrets, lambda state: state["over"])
    page = visit(f"/replay?table={table}")
    page.get_by_role("button", name="One move forward").click()
    page.get_by_role("button", name="Analyse from here").click()
    expect(page).to_have_title("Analysis board · labtop")
    expect(page.locator(".prompt")).to_contain_text("Ben")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this position").input_value()
    assert "/analyse#" in link
    visit(link.removeprefix(server.address))
    expect(page.locator(".moves")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_link_gets_a_clear_reason(visit: Visit, language: str) -> None:
    page = visit(address()[:-40], language=language)
    expect(page.get_by_role("alert")).to_contain_text(BROKEN[language])
    assert serious(page) == []


def test_a_position_is_opened_from_a_file_and_a_wrong_one_is_refused(visit: Visit, tmp_path: Path) -> None:
    wrong = begun()
    wrong["row"]["red"] += 1
    files = {"broken": "{", "wrong": json.dumps(wrong), "right": json.dumps(begun())}
    for name, content in files.items():
        (tmp_path / f"{name}.json").write_text(content)
    page = visit("/")
    page.get_by_role("link", name="Analysis board").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "broken.json")
    expect(page.get_by_text("broken.json is not a position")).to_be_visible()
    page.locator("input[type=file]").set_input_files(tmp_path / "wrong.json")
    expect(page.get_by_role("alert").filter(has_text="This position cannot be set up: row")).to_be_visible()
    page.locator("input[type=file]").set_input_files(tmp_path / "right.json")
    expect(page.locator(".moves")).to_be_visible()
