"""What glows says what can be done with it; cards that are almost affordable say how far one is."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.reaching import reach_state
from browser.serving import Server
from browser.sitting import Person


def display(state: dict[str, Any]) -> list[str]:
    return [card for level in state["view"]["display"].values() for card in level if card]


def buildable_and_not(state: dict[str, Any]) -> bool:
    """Some cards of the display can be built and filed, others only filed."""
    can = [f"build {card}" in state["legal"] for card in display(state) if f"file {card}" in state["legal"]]
    return any(can) and not all(can)


def almost(state: dict[str, Any]) -> dict[str, str]:
    """The cards of the display that carry a chip, and what it says."""
    short = state["facts"]["short"].items()
    near = {card: f"{fact['reach']} of {fact['price']}" for card, fact in short if fact["price"] - fact["reach"] <= 2}
    return {card: said for card, said in near.items() if card in display(state) and not said.startswith("0")}


def test_to_build_to_file_and_to_pick_look_different(visit: Visit, server: Server) -> None:
    table, secret = reach_state(server, buildable_and_not)
    page = Person(visit(f"/t/{table}#{secret}")).page
    token = "(name) => getComputedStyle(document.documentElement).getPropertyValue(name)"
    assert len({page.evaluate(token, name) for name in ("--build", "--file", "--pick")}) == 3
    style = "(one, [part, name]) => getComputedStyle(one, part)[name]"
    both = page.locator(".display .card.build.file").first
    filed = page.locator(".display .card.file:not(.build)").first
    ball = page.locator(".ball.legal").first
    for card in (both, filed):
        assert card.evaluate(style, ["::after", "borderTopStyle"]) == "dashed"
    rings = [one.evaluate(style, [None, "boxShadow"]) for one in (both, filed, ball)]
    assert len(set(rings)) == 3
    assert rings[2].count("inset") == 2, "two rings round a sphere"


@pytest.mark.parametrize(("language", "of"), [("en", "of"), ("de", "von"), ("pl", "z")])
def test_an_almost_affordable_card_says_how_much_of_it_one_has(
    visit: Visit, server: Server, language: str, of: str
) -> None:
    table, secret = reach_state(server, lambda state: bool(state["legal"] and almost(state)))
    state = server.ask(f"/api/tables/{table}", None, secret)["state"]
    page = Person(visit(f"/t/{table}#{secret}", language=language)).page
    chips = almost(state)
    expect(page.locator(".display .chip")).to_have_count(len(chips))
    for card, said in chips.items():
        expect(page.locator(f".display [data-card={card}] .chip")).to_have_text(said.replace("of", of))


def test_who_does_not_decide_sees_no_chips(visit: Visit, server: Server) -> None:
    table, _ = reach_state(server, lambda state: bool(state["legal"] and almost(state)))
    page = Person(visit(f"/t/{table}")).page
    expect(page.locator(".display .card")).not_to_have_count(0)
    expect(page.locator(".chip")).to_have_count(0)
