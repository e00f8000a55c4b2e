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
    expect(page.locator(".board")).not_to_be_empty()
    kept = page.evaluate("JSON.parse(localStorage.getItem('labtop.tables'))[0]")
    state = page.evaluate("async table => (await (await fetch(`/api/tables/${table}`)).json()).state", kept["table"])
    assert not state["waiting"]
    assert state["proof"]["nonces"] == [kept["nonce"], None]
    assert state["proof"]["commitment"] == kept["commitment"]
