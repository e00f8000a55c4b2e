"""Who begins a game of Gizmos is drawn, and the page says so."""

import pytest
from playwright.sync_api import Page, expect

from browser.serving import Server

LOG = "ol[aria-labelledby=log-title] > li"
SENTENCES = {
    "en": "Ada was drawn by lot to go first.",
    "de": "Ada beginnt; das hat das Los entschieden.",
    "pl": "Ada zaczyna; tak zdecydował los.",
}


@pytest.mark.parametrize("language", SENTENCES)
def test_who_was_drawn_to_begin_is_said_at_the_start_and_stays_in_the_log(visit, server: Server, language: str) -> None:
    table, secrets = server.table("Ada", "Ben", "Cyd")
    page: Page = visit(f"/t/{table}#{secrets[1]}", language)
    expect(page.locator(".prompt .last")).to_have_text(SENTENCES[language])
    expect(page.locator(LOG)).to_have_text(SENTENCES[language])
    assert server.play_until(table, secrets, lambda state: state["view"]["turn"]["number"] == 3, first="pick")
    expect(page.locator(LOG).nth(3)).to_be_attached()
    expect(page.locator(LOG).first).to_have_text(SENTENCES[language])


def test_the_first_player_has_a_sign_with_a_name(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secrets[1]}")
    sign = page.get_by_role("img", name="First player, drawn by lot")
    expect(sign).to_have_count(1)
    expect(page.get_by_role("region", name="Ada").locator(".began")).to_be_visible()
    sign.hover()
    expect(page.locator(".tip")).to_have_text("First player, drawn by lot")


def test_in_the_last_round_the_page_says_whose_turn_is_the_last(visit, server: Server) -> None:
    """The seat before the one that began: with Ada first, Ben."""
    for _ in range(20):
        table, secrets = server.table("Ada", "Ben")
        if server.play_until(table, secrets, lambda state: state["view"]["end_triggered"] and not state["over"], 2000):
            break
    page: Page = visit(f"/t/{table}#{secrets[0]}")
    expect(page.get_by_text("The last round: Ben has the last turn", exact=True)).to_be_visible()
