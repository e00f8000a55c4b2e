"""The AquaSphere table on every screen: all that one plays with in sight, cards on the board, tabs on a phone."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.aquasphere_sitting import acts, sit, wander
from browser.serving import Server
from browser.sitting import serious
from browser.test_everybody import TOO_WIDE

READABLE = 68  # pixels of the width of a card
TABS = ("station", "headquarters", "lab")


def middle(state: dict[str, Any]) -> bool:
    """Well into the second round, with something to do in the station."""
    return state["view"]["round"] == 2 and state["played"] > 25 and bool(acts(state))


def only_programming(state: dict[str, Any]) -> bool:
    """The engineer may go, and there is no bot to act with."""
    return any(action.startswith("engineer") for action in state["legal"]) and not acts(state)


def beginning(state: dict[str, Any]) -> bool:
    return True


@pytest.mark.parametrize("reached", [beginning, middle])
def test_station_and_own_lab_with_its_cards_are_in_sight_at_once(visit: Any, server: Server, reached: Any) -> None:
    table, secret, _ = wander(server, 2, reached, 3)
    page = sit(visit, table, secret, width=1280, height=800).page
    lab = page.locator("article.lab")
    for thing in (lab, lab.locator(".research ul"), lab.locator(".extensions ul"), page.locator("svg.station")):
        expect(thing).to_be_in_viewport(ratio=1)
    expect(page.locator(".headquarters .deckhouse")).to_be_in_viewport(ratio=1)
    expect(page.locator("details.lab summary")).to_be_in_viewport(ratio=1)


def test_the_cards_of_each_sector_are_drawn_on_the_board(visit: Any, server: Server) -> None:
    table, secret, state = wander(server, 2, middle, 3)
    person = sit(visit, table, secret, width=1280, height=800)
    for letter, sector in state["view"]["station"]["sectors"].items():
        for area, pile in (("green", sector["extensions"]), ("red", sector["research"])):
            drawn = person.sector(letter).locator(f"[data-area={area}] svg")
            expect(drawn).to_have_count(len(pile[:1]))
            if pile:
                expect(drawn.locator(".id")).to_have_text(pile[0])
                box = drawn.bounding_box()
                assert box is not None
                assert box["width"] >= READABLE


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("part", TABS)
def test_a_phone_shows_one_part_at_a_time(visit: Any, server: Server, part: str, theme: str) -> None:
    table, secret, _ = wander(server, 2, middle, 3)
    person = sit(visit, table, secret, language="de", width=390, height=844, color_scheme=theme)
    log = person.page.locator("ol[aria-labelledby=log-title]")
    assert person.played()
    before = log.bounding_box()
    person.turn_to(part)
    for name in TABS:
        expect(person.page.locator(f"#panel-{name}")).to_be_visible(visible=name == part)
        expect(person.page.locator(f"#tab-{name}")).to_have_attribute("aria-selected", str(name == part).lower())
    assert log.bounding_box() == before, "nothing below it moves"
    assert person.page.evaluate(TOO_WIDE) == []
    assert serious(person.page) == []


def test_the_arrow_keys_go_from_tab_to_tab(visit: Any, server: Server) -> None:
    table, secret, _ = wander(server, 2, middle, 3)
    page: Page = sit(visit, table, secret, width=390, height=844).page
    page.locator("#tab-station").focus()
    for key, part in (("ArrowRight", "headquarters"), ("End", "lab"), ("ArrowRight", "station"), ("ArrowLeft", "lab")):
        page.keyboard.press(key)
        expect(page.locator(f"#tab-{part}")).to_be_focused()
        expect(page.get_by_role("tabpanel")).to_have_attribute("id", f"panel-{part}")


def test_a_phone_turns_to_what_is_to_be_decided_and_marks_it(visit: Any, server: Server) -> None:
    table, secret, _ = wander(server, 2, only_programming, 3)
    page: Page = sit(visit, table, secret, width=390, height=844).page
    expect(page.locator("#tab-headquarters")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tab", name="Headquarters something can be done here")).to_be_visible()
    expect(page.locator("#tab-station .mark")).to_have_count(0)


def test_a_large_screen_is_used(visit: Any, server: Server) -> None:
    table, secret, _ = wander(server, 2, middle, 3)
    page = sit(visit, table, secret, width=1920, height=1080).page
    expect(page.locator("details.lab .spaces")).to_be_visible()
    assert page.locator("svg.station").evaluate("station => station.clientWidth") > 700
    assert page.evaluate("document.documentElement.scrollHeight") <= 1080
