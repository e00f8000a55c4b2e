"""Hints on the pages: they show progress and speak, on the screen, and also of the past."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Visit
from browser.serving import Server
from browser.sitting import Person, serious
from labtop.registry import GAMES

SIZES = [(390, 844), (1280, 800)]


def panel(page: Page) -> Locator:
    return page.locator("section.hints")


def hinted(page: Page) -> Locator:
    """Ask for a hint and wait for it: the sentence of the best action."""
    page.keyboard.press("h")
    best = panel(page).locator("[data-hint]").first
    expect(best).to_be_visible()
    return best


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_hint_is_on_the_screen_and_says_why(visit: Visit, server: Server, game: str, width: int, height: int) -> None:
    table, secrets = server.table("Ada", "Ben", game=game)
    secret = secrets[server.ask(f"/api/tables/{table}")["state"]["to_play"]]
    page = Person(visit(f"/t/{table}#{secret}", width=width, height=height)).page
    page.keyboard.press("h")
    expect(panel(page).locator("progress")).to_be_visible()
    best = hinted(page)
    expect(best).to_be_in_viewport(ratio=0.9)
    expect(panel(page).locator("progress")).to_have_count(0)
    expect(panel(page)).to_contain_text("% of games")
    about = panel(page).locator("[role=status]")
    expect(about).to_contain_text("games played in its head")
    first = about.inner_text()
    panel(page).get_by_role("button", name="Think longer").click()
    expect(about).not_to_have_text(first)
    groups = panel(page).locator("h3").filter(has_text="% of games").all_inner_texts()
    chances = [int(text.split("wins ")[1].split("%")[0]) for text in groups]
    assert chances == sorted(chances, reverse=True)
    assert not serious(page)
    panel(page).get_by_role("button", name="Close").click()
    expect(panel(page)).to_have_count(0)


LONG = (
    "Take the lab extension X28 for 1 time marker: room for 1 more research card and 1 more crystal. "
    "Go to E for 1* time marker and put your green bot on the control space. Take the lab extension X28*. "
    "Your lab gains room for 1 more research card and 1 more crystal."
)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_long_hint_has_room(visit: Visit, server: Server, language: str, width: int, height: int) -> None:
    table, secrets = server.table("Ada", "Ben")
    secret = secrets[server.ask(f"/api/tables/{table}")["state"]["to_play"]]
    page = Person(visit(f"/t/{table}#{secret}", language=language, width=width, height=height)).page
    best = hinted(page)
    best.evaluate("(element, text) => (element.textContent = text)", LONG)
    expect(best).to_be_in_viewport(ratio=0.9)


@pytest.fixture
def finished(server: Server) -> tuple[str, list[str]]:
    table, secrets = server.table("Ada", "Ben")
    assert server.play_until(table, secrets, lambda state: state["over"])
    return table, secrets


def test_moves_of_the_past_are_hinted_at_the_table_and_in_the_replay(
    visit: Visit, server: Server, finished: tuple[str, list[str]]
) -> None:
    table, secrets = finished
    page = visit(f"/t/{table}#{secrets[0]}")
    page.get_by_role("button", name="To the start").click()
    assert hinted(page).evaluate("element => element.tagName") == "DIV", "nothing can be played in the past"
    page.keyboard.press("ArrowRight")
    expect(panel(page)).to_have_count(0)
    page.goto(f"{server.address}/replay?table={table}")
    expect(page.locator(".board .row")).to_be_visible()
    hinted(page)
    assert not serious(page)


def test_at_a_first_start_a_hint_says_what_it_waits_for(
    visit: Visit, server: Server, finished: tuple[str, list[str]]
) -> None:
    about = server.ask("/api/about")
    asked: list[Route] = []
    page = visit("/")
    page.route("**/api/about", lambda route: route.fulfill(json=about | {"games": unprepared(about)}))
    page.route("**/api/replay/hint*", lambda route: asked.append(route))
    page.goto(f"{server.address}/replay?table={finished[0]}")
    expect(page.locator(".board .row")).to_be_visible()
    page.keyboard.press("h")
    preparing = panel(page).get_by_text("The computer is still being prepared.")
    expect(preparing).to_be_visible()
    expect(panel(page).locator("progress")).to_have_count(0)
    page.unroute("**/api/about")
    expect(panel(page).locator("progress")).to_be_visible()
    expect(preparing).to_have_count(0)
    asked[0].continue_()
    expect(panel(page).locator("[data-hint]").first).to_be_visible()


def unprepared(about: dict[str, Any]) -> list[dict[str, Any]]:
    """The games of a server that still compiles the search."""
    return [game | {"hints": False} for game in about["games"]]


def test_at_the_table_nobody_is_told_what_the_other_saw(visit: Visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    assert server.play_until(table, secrets, lambda state: state["played"] == 3, first="research")
    page = Person(visit(f"/t/{table}#{secrets[1]}")).page
    page.get_by_role("button", name="Show the table after move 1", exact=True).click()
    page.keyboard.press("h")
    expect(page.get_by_text("There is no hint for this now.")).to_be_visible()
    expect(panel(page)).to_have_count(0)
