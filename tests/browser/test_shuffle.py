"""The browser adds to the shuffle by itself, and checks it after the end."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from proofs import proved_record


def test_a_shuffle_is_checked_from_a_file(visit, tmp_path: Path) -> None:
    record = proved_record()
    (tmp_path / "right.json").write_text(json.dumps(record))
    page: Page = visit("/check")
    page.locator("input[type=file]").set_input_files(tmp_path / "right.json")
    expect(page.get_by_text("This shuffle is proved.")).to_be_visible()
    expect(page.get_by_text("Ada added randomness")).to_be_visible()

    record["proof"]["secret"] = "0" * 64
    (tmp_path / "wrong.json").write_text(json.dumps(record))
    page = visit("/check")
    page.locator("input[type=file]").set_input_files(tmp_path / "wrong.json")
    expect(page.get_by_text("This shuffle is not proved.")).to_be_visible()
    expect(page.get_by_text("is not the one that was promised")).to_be_visible()


def test_the_browser_adds_to_the_shuffle_of_a_table(visit) -> None:
    page: Page = visit("/")
    page.get_by_role("button", name="Play Gizmos now").click()
    expect(page.locator(".board .board")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('labtop.tables'))[0]")
    state = page.evaluate("async table => (await (await fetch(`/api/tables/${table}`)).json()).state", kept["table"])
    assert not state["waiting"]
    assert state["proof"]["nonces"] == [kept["nonce"], None]
    assert state["proof"]["commitment"] == kept["commitment"]


def test_two_browsers_add_to_the_shuffle_and_see_no_board_before(visit) -> None:
    page: Page = visit("/")
    page.locator("section[aria-labelledby=friends] .button.main").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("seat is still open")).to_be_visible()
    expect(page.locator(".board .board")).to_have_count(0)
    other: Page = visit(page.url[page.url.index("/t/") :])
    other.locator("form .button.main").click()
    for screen in (page, other):
        expect(screen.locator(".board .board")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    state = page.evaluate("async table => (await (await fetch(`/api/tables/${table}`)).json()).state", table)
    assert None not in state["proof"]["nonces"]
