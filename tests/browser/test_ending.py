"""The end of a game: the final board first, then who won, by what, and what was never reached before."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.serving import Server
from browser.sitting import Person, serious

HEADLINE = {
    "en": r"^You win \d+ : \d+$",
    "de": r"^Du gewinnst \d+ : \d+$",
    "pl": r"^Wygrywasz \d+ : \d+$",
}


def finish(server: Server, *names: str) -> tuple[str, list[str], dict[str, Any]]:
    table, secrets = server.table(*names)
    assert server.play_until(table, secrets, lambda state: state["over"], 3000)
    return table, secrets, server.ask(f"/api/tables/{table}")["state"]


@pytest.mark.parametrize("language", HEADLINE)
def test_who_wins_reads_it_in_large_letters_with_bars_and_the_longest_chain(
    visit: Visit, server: Server, language: str
) -> None:
    table, secrets, state = finish(server, "Ada", "Ben")
    winner = state["ranking"][0][0]
    page = visit(f"/t/{table}#{secrets[winner]}", language=language)
    page.locator("[data-end]").click()
    end = page.locator("dialog[open]")
    expect(end.locator(".headline")).to_have_text(re.compile(HEADLINE[language]))
    rows = end.locator("table.sources tbody tr")
    order = [seat for rank in state["ranking"] for seat in rank]
    for column, seat in enumerate(order):
        values = [int(row.locator(".figure").nth(column).inner_text()) for row in rows.all()]
        assert sum(values) == state["scores"][seat]
        assert values[0] == state["facts"]["players"][seat]["points"]["printed"]
    expect(end.locator(".feat")).to_have_count(1)
    assert serious(page) == []


@pytest.mark.parametrize("count", [3, 4])
def test_those_who_lose_watch_or_share_a_screen_read_who_won(visit: Visit, server: Server, count: int) -> None:
    names = ["Ada", "Ben", "Cyd", "Dan"][:count]
    table, secrets, state = finish(server, *names)
    order = [seat for rank in state["ranking"] for seat in rank]
    score = " : ".join(str(state["scores"][seat]) for seat in order)
    wins = f"{names[order[0]]} wins {score}"
    told = {
        f"#{secrets[order[0]]}": f"You win with {state['scores'][order[0]]} points",
        f"#{secrets[order[1]]}": f"{wins}, you finish second",
        f"#{','.join(secrets)}": wins,
        "": wins,
    }
    for seat, sentence in told.items():
        page = visit(f"/t/{table}{seat}")
        page.locator("[data-end]").click()
        expect(page.locator("dialog .headline")).to_have_text(sentence)


def test_a_record_is_announced_when_it_is_beaten_and_only_then(visit: Visit, server: Server) -> None:
    table, secrets, state = finish(server, "Ada", "Ben")
    winner = state["ranking"][0][0]
    page = visit(f"/t/{table}#{secrets[winner]}")
    page.locator("[data-end]").click()
    expect(page.locator("dialog .headline")).to_be_visible()
    expect(page.locator("dialog .record")).to_have_count(0)  # the first game is no record
    expect(page.locator("dialog .feat")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage['labtop.records'])")["gizmos 2"]
    assert kept["score"]["value"] == state["scores"][winner]

    earlier = {"gizmos 2": {"score": {"value": 1, "table": "another", "before": None}}}
    page.evaluate("records => localStorage['labtop.records'] = records", json.dumps(earlier))
    for _ in range(2):  # also when one looks again
        page.reload()
        page.locator("[data-end]").click()
        score = state["scores"][winner]
        expect(page.locator("dialog .record").first).to_have_text(
            f"Your best score with 2 players: {score}. Previous best: 1."
        )


def test_the_final_board_is_seen_first_and_a_key_brings_the_end(visit: Visit, server: Server) -> None:
    for _ in range(20):
        table, secrets = server.table("Ada", "Ben")
        if server.play_until(table, secrets, lambda state: state["view"]["end_triggered"] and not state["over"], 2000):
            break
    page = visit(f"/t/{table}#{secrets[0]}", reduced_motion="no-preference")
    Person(page)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # the moment lasts until something is done
    assert server.play_until(table, secrets, lambda state: state["over"], 300)
    expect(page.locator("[data-end]")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("x")
    expect(page.locator("dialog .headline")).to_be_visible()


def test_a_rematch_keeps_everybodys_colour(visit: Visit, server: Server) -> None:
    table, secrets, _ = finish(server, "Ada", "Ben", "Cyd")
    page: Page = visit(f"/t/{table}#{secrets[1]}")
    Person(page)
    before = colours(page)
    page.locator("[data-end]").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: table not in address)
    Person(page)
    assert colours(page) == before


def colours(page: Page) -> dict[str, str | None]:
    heads = page.locator("h3:has(.player)")
    expect(heads).to_have_count(3)
    signs = [(head.locator(".name").inner_text(), head.locator("[data-seat]")) for head in heads.all()]
    return {name: sign.get_attribute("data-seat") for name, sign in signs}
