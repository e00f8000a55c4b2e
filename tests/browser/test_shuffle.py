"""The browser adds to the shuffle by itself, and checks it after the end."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.serving import Server
from proofs import proved_record


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Who is away may be done without at once."""
    running = Server(tmp_path_factory.mktemp("server"), gone_after="0")
    yield running
    running.kill()


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
    expect(page.get_by_text("could choose the deal")).to_have_count(0)

    del record["proof"]
    (tmp_path / "none.json").write_text(json.dumps(record))
    page.locator("input[type=file]").set_input_files(tmp_path / "none.json")
    expect(page.get_by_role("alert")).to_have_text(re.compile("^This shuffle cannot be checked: .*there is none"))


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
    page.get_by_role("region", name="With friends").locator(".button.main").click()
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


def opened(visit) -> tuple[str, str, str]:
    """A table whose opener went away before showing the nonce: its path, the opener's secret, its id."""
    page: Page = visit("/")
    page.get_by_role("region", name="With friends").locator(".button.main").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("seat is still open")).to_be_visible()
    [kept] = page.evaluate("JSON.parse(localStorage.getItem('labtop.tables'))")
    page.context.close()
    return f"/t/{kept['table']}", kept["secrets"][0], kept["table"]


def test_who_lost_the_nonce_with_the_browser_begins_without_it(visit, server: Server) -> None:
    path, secret, table = opened(visit)
    other: Page = visit(path)
    other.locator("form .button.main").click()
    expect(other.get_by_text("Waiting for the randomness promised by Ada.")).to_be_visible()
    page: Page = visit(f"{path}#{secret}")  # another browser, which does not know it
    expect(page.get_by_text("(away)")).to_have_count(0)
    page.get_by_role("button", name="Begin without it").click()
    for screen in (page, other):
        expect(screen.locator(".board .board")).to_be_visible()
        expect(screen.locator(".toast").last).to_have_text(
            "The game is shuffled without the randomness promised by Ada."
        )
    proof = server.ask(f"/api/tables/{table}")["state"]["proof"]
    assert [bool(nonce) for nonce in proof["nonces"]] == [False, True]


def test_the_others_begin_without_the_nonce_of_who_is_away(visit, server: Server) -> None:
    path, _, table = opened(visit)
    watcher: Page = visit(path)
    other: Page = visit(path)
    other.locator("form .button.main").click()
    expect(watcher.get_by_text("Waiting for the randomness promised by Ada.")).to_be_visible()
    expect(watcher.get_by_role("button", name="Begin without it")).to_have_count(0)
    other.get_by_role("button", name="Begin without it").click()
    for screen in (watcher, other):
        expect(screen.locator(".board .board")).to_be_visible()
    state = server.ask(f"/api/tables/{table}")["state"]
    assert [bool(nonce) for nonce in state["proof"]["nonces"]] == [False, True]
    assert state["seats"][0]["level"] is None  # the seat waits for its player
