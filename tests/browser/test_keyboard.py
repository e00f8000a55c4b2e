"""Keys and pointers: nothing covers what is read, the focus is never lost, Escape closes the top-most thing."""

import itertools

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.aquasphere_sitting import Scientist, wander
from browser.conftest import Visit
from browser.reaching import reach
from browser.serving import Server
from browser.sitting import DECIDING, Person

FORGOING = ("pass", "end", "stop", "neither", "done")
FOCUS = "document.activeElement?.closest('main, dialog, header')?.nodeName"


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def pointed_at(page: Page, place: Locator) -> list[Locator]:
    """What is shown beside a place after the pointer has rested on it."""
    place.hover()
    shown = page.locator(".preview, .tip[popover]")
    expect(shown.first).to_be_visible()
    return shown.all()


@pytest.mark.parametrize("width", [390, 1280])
def test_what_is_shown_beside_a_card_covers_nothing(visit: Visit, server: Server, width: int) -> None:
    table, secrets = server.table("Ada", "Ben")
    page = Person(visit(f"/t/{table}#{secrets[0]}", width=width)).page
    prompt = page.locator(".prompt")
    for place in (
        page.locator(".front .card").first,
        page.locator(".display .card").first,
        page.locator(".ball").first,
    ):
        shown = pointed_at(page, place)
        assert len(shown) == 1, "a card with its name, or the name alone"
        assert not overlap(shown[0], prompt)
        page.mouse.move(2, 2)
        expect(page.locator(".preview")).to_have_count(0)
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    tip = page.locator(".tip[popover]")
    expect(tip).to_be_visible()
    assert not overlap(tip, prompt)


@pytest.mark.parametrize("game", ["gizmos", "aquasphere"])
def test_after_every_move_by_keys_the_focus_is_on_the_page(visit: Visit, server: Server, game: str) -> None:
    table, secrets = server.table("Ada", "Ben", game=game)
    person = Person(visit(f"/t/{table}#{secrets[0]},{secrets[1]}"))
    for _ in range(12):
        expect(person.page.locator(DECIDING)).to_be_visible()
        before = person.played()
        person.type_a_move()
        person.moved_on(before)
        if person.page.locator("dialog .button.main").count() and not person.page.locator(DECIDING).count():
            break  # secrets: the screen is handed over
        person.page.wait_for_function(f"() => {FOCUS} !== undefined")


def test_a_sheet_gives_the_focus_back_to_what_opened_it(visit: Visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page = Person(visit(f"/t/{table}#{secrets[0]}")).page
    names = ("Settings", "Rules", "Share", "Keyboard", "All actions")
    openers = [page.get_by_role("banner").get_by_role("button", name=name, exact=True) for name in names]
    openers.append(page.locator(".front .card").first)
    for opener in openers:
        opener.press("Enter")
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(opener).to_be_focused()
    opener = page.get_by_role("button", name="Settings")
    opener.click()
    page.locator("dialog").get_by_role("button", name="Close").click()
    expect(opener).to_be_focused()
    expect(page.locator(".tip[popover]")).to_have_count(0)  # it is told to those who use keys


@pytest.mark.parametrize("stage", ["use", "choose", "action"])
def test_the_first_of_all_actions_forgoes_nothing(visit: Visit, server: Server, stage: str) -> None:
    table, secret = reach(server, stage)
    page = Person(visit(f"/t/{table}#{secret}")).page
    expect(page.locator(DECIDING)).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    actions = page.locator("dialog[open] ol [data-action]")
    expect(actions.first).to_be_visible()
    listed = [action.get_attribute("data-action") for action in actions.all()]
    assert [action in FORGOING for action in listed] == sorted(action in FORGOING for action in listed)


def test_the_first_of_all_actions_places_a_letter_bot(visit: Visit, server: Server) -> None:
    table, secret, _ = wander(server, 2, lambda state: state["view"]["turn"]["stage"] == "letters", 5)
    page = Scientist(visit(f"/t/{table}#{secret}")).page
    page.keyboard.press("a")
    expect(page.locator("dialog[open] ol [data-action]").first).to_be_visible()
    listed = [action.get_attribute("data-action") for action in page.locator("dialog[open] ol [data-action]").all()]
    assert listed[0] != "done"
    assert "done" in listed


def test_escape_closes_the_top_most_thing_wherever_the_focus_is(visit: Visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben", game="aquasphere")
    secret = secrets[server.ask(f"/api/tables/{table}")["state"]["to_play"]]
    person = Scientist(visit(f"/t/{table}#{secret}"))
    page = person.page
    person.touch("A")
    expect(person.choice()).to_be_visible()
    page.keyboard.press("h")
    hints = page.locator("section.hints")
    expect(hints.locator("[data-hint]").first).to_be_visible()
    page.keyboard.press("k")
    expect(page.locator("dialog[open]")).to_be_visible()
    things = [page.locator("dialog[open]"), hints, person.choice()]
    for top, below in itertools.pairwise(things):
        page.get_by_role("button", name="Settings", include_hidden=True).evaluate("element => element.focus()")
        page.keyboard.press("Escape")
        expect(top).to_have_count(0)
        expect(below).to_be_visible()
    page.keyboard.press("Escape")
    expect(person.choice()).to_have_count(0)
