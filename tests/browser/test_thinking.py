"""A bot is said to think while it thinks, not while its moves are shown."""

from itertools import pairwise

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.serving import Server
from browser.sitting import DECIDING, LOG, Person


def test_nobody_thinks_while_moves_are_shown(visit: Visit, server: Server) -> None:
    table, (secret,) = server.table("Ada", "random", "random", "random")
    page = Person(visit(f"/t/{table}#{secret}", pace=60_000)).page
    expect(page.locator(DECIDING)).to_be_visible()
    page.locator(".ball.legal").first.click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    expect(page.locator(".prompt .dots")).to_have_count(0)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(DECIDING)).to_be_visible()


def test_the_cards_that_a_bot_puts_under_the_deck_are_one_line(visit: Visit, server: Server) -> None:
    """Random bots put them back one by one every now and then."""
    for _ in range(20):
        table, _ = server.table("random", "random", "random", "random")
        moves = []
        while not moves or not server.ask(f"/api/tables/{table}")["state"]["over"]:
            moves = server.ask(f"/api/tables/{table}")["moves"]
        pairs = pairwise(moves)
        if any(one["action"] == two["action"] == "under" and one["seat"] == two["seat"] for one, two in pairs):
            break
    page = visit(f"/t/{table}")
    expect(page.locator("ol[aria-labelledby=log-title][aria-busy=false]")).to_be_attached()
    lines = page.locator(LOG).all_inner_texts()
    told = [line.split(maxsplit=1)[1] for line in lines]
    assert not any(one == two and "under the level" in one for one, two in pairwise(told))
    assert len(lines) < len(moves)
