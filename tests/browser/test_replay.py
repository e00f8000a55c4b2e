"""Replays: by arrow keys, to both ends, and kept when the page is loaded anew."""

import json

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.serving import Server

# Of the slider, then of the buttons.
PLACES = """() => ["input", "button"]
  .flatMap((kind) => [...document.querySelectorAll(`.replay-bar ${kind}`)])
  .map((one) => one.getBoundingClientRect())
  .map(({ x, y }) => [x, y])"""


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, list[str], int]:
    table, secrets = server.table("Ada", "Ben")
    assert server.play_until(table, secrets, lambda state: state["over"])
    return table, secrets, server.ask(f"/api/tables/{table}")["state"]["played"]


def at(page: Page, step: int, last: int) -> None:
    expect(page.locator(".bar")).to_contain_text(f"{step} / {last}")


def test_a_table_just_finished_is_stepped_through(
    visit: Visit, server: Server, finished: tuple[str, list[str], int]
) -> None:
    table, secrets, last = finished
    page = visit(f"/t/{table}#{secrets[0]}")
    at(page, last, last)
    for key, step in (("ArrowLeft", last - 1), ("ArrowLeft", last - 2), ("ArrowRight", last - 1)):
        page.keyboard.press(key)
        at(page, step, last)
    page.get_by_role("button", name="To the start").click()
    at(page, 0, last)
    page.keyboard.press("ArrowLeft")
    at(page, 0, last)
    page.get_by_role("button", name="To the end").click()
    at(page, last, last)
    page.keyboard.press("ArrowRight")
    at(page, last, last)


def test_jumping_stops_the_playback(visit: Visit, server: Server, finished: tuple[str, list[str], int]) -> None:
    table, _, last = finished
    page = visit(f"/replay?table={table}")
    at(page, 0, last)
    page.get_by_role("button", name="Play the moves").click()
    expect(page.get_by_role("button", name="Stop", exact=True)).to_be_visible()
    at(page, 1, last)
    page.get_by_role("button", name=f"Show the table after move {last - 3}", exact=True).click()
    at(page, last - 3, last)
    expect(page.get_by_role("button", name="Play the moves")).to_be_visible()


@pytest.mark.parametrize("width", [1180, 1280, 1600, 1920])
@pytest.mark.parametrize("review", ["", "&review"])
def test_its_buttons_stand_in_one_row_below_the_slider(
    visit: Visit, finished: tuple[str, list[str], int], width: int, review: str
) -> None:
    page = visit(f"/replay?table={finished[0]}{review}", width=width)
    at(page, 0, finished[2])
    slider, *buttons = page.evaluate(PLACES)
    assert len({y for _, y in buttons}) == 1
    assert buttons[0][1] > slider[1]
    assert [x for x, _ in buttons] == sorted(x for x, _ in buttons)


@pytest.mark.parametrize("page_name", ["replay", "check"])
def test_loading_anew_keeps_the_record_of_a_file(
    visit: Visit, server: Server, finished: tuple[str, list[str], int], page_name: str
) -> None:
    table, *_ = finished
    record = server.ask(f"/api/tables/{table}/record")
    page = visit(f"/{page_name}")
    chosen = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    page.locator("input[type=file]").set_input_files(chosen)  # type: ignore[arg-type]
    shown = page.locator(".bar" if page_name == "replay" else "main li").first
    expect(shown).to_be_visible()
    page.reload()
    expect(shown).to_be_visible()
    page.goto(server.address)
    page.goto(f"{server.address}/{page_name}")
    expect(page.locator("input[type=file]")).to_be_attached()
