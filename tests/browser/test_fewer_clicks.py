"""Fewer clicks: what needs no question is not asked, and sheets leave the ring in sight."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.reaching import reach, reach_state
from browser.serving import Server
from browser.sitting import LOG, Person
from browser.test_keyboard import overlap


def against_a_bot(visit: Visit, server: Server) -> Person:
    table, [secret] = server.table("Ada", "random")
    return Person(visit(f"/t/{table}#{secret}"))


def can_build(state: dict[str, Any], cards: list[str]) -> bool:
    return any(f"build {card}" in state["legal"] for card in cards if card)


def test_a_double_click_builds_at_once(visit: Visit, server: Server) -> None:
    table, secret = reach_state(server, lambda state: can_build(state, state["view"]["display"]["I"]))
    person = Person(visit(f"/t/{table}#{secret}"))
    before = person.played()
    card = person.page.locator(".display .card.build").first
    name = card.get_attribute("data-card") or ""
    card.dblclick()
    person.moved_on(before)
    expect(person.page.locator(LOG).nth(before)).to_contain_text(name)
    expect(person.page.locator(LOG).nth(before)).not_to_contain_text("files")


def test_two_taps_build_at_once(visit: Visit, server: Server) -> None:
    table, secret = reach_state(server, lambda state: can_build(state, state["view"]["display"]["I"]))
    phone: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
    person = Person(visit(f"/t/{table}#{secret}", **phone))
    before = person.played()
    place = person.page.locator(".display .card.build").first.bounding_box()
    assert place is not None
    for _ in range(2):
        person.page.touchscreen.tap(place["x"] + 20, place["y"] + 20)
    person.moved_on(before)


def test_one_click_builds_from_the_archive(visit: Visit, server: Server) -> None:
    def archived(state: dict[str, Any]) -> bool:
        return state["to_play"] == 0 and can_build(state, state["view"]["players"][0]["archive"])

    table, secret = reach_state(server, archived, "file")
    person = Person(visit(f"/t/{table}#{secret}"))
    before = person.played()
    person.page.locator(".front .archive .card.legal").first.click()
    person.moved_on(before)


def test_research_against_bots_needs_no_second_click(visit: Visit, server: Server) -> None:
    person = against_a_bot(visit, server)
    person.page.locator(".deck.legal").first.click()
    expect(person.sheet().locator("article")).to_have_count(3)


def wish(page: Page, option: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.locator(f"dialog [name={option}]").check()
    page.keyboard.press("Escape")


def test_what_is_wished_is_not_asked_and_taken_back_it_is(visit: Visit, server: Server) -> None:
    person = against_a_bot(visit, server)
    expect(person.page.locator(".prompt.mine")).to_be_visible()
    wish(person.page, "return")
    person.page.locator(".deck.legal").first.click()
    person.sheet().locator("[data-action=neither]").click()
    expect(person.page.locator(LOG).filter(has_text="under the level III deck").first).to_be_attached()
    expect(person.page.locator(".prompt.mine")).to_contain_text("pick, file, build or research")
    person.page.get_by_role("button", name="Take back").click()
    expect(person.sheet().locator("[data-action='under rest']")).to_be_visible()
    expect(person.page.locator(".prompt.mine")).to_contain_text("in which order")


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_options_are_off_at_first_and_remembered(visit: Visit, server: Server, language: str) -> None:
    table, secrets = server.table("Ada", "Ben")
    page = Person(visit(f"/t/{table}#{secrets[0]}", language=language)).page
    settings = {"en": "Settings", "de": "Einstellungen", "pl": "Ustawienia"}[language]
    page.get_by_role("button", name=settings).click()
    options = page.locator("dialog fieldset input")
    expect(options).to_have_count(3)
    for option in options.all():
        expect(option).not_to_be_checked()
    options.nth(1).check()
    page.reload()
    page = Person(page).page
    page.get_by_role("button", name=settings).click()
    expect(options.nth(1)).to_be_checked()
    expect(options.nth(0)).not_to_be_checked()


@pytest.mark.parametrize("stage", ["pay", "choose", "return"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_a_sheet_never_covers_the_ring(visit: Visit, server: Server, stage: str, width: int, height: int) -> None:
    table, secret = reach(server, stage)
    person = Person(visit(f"/t/{table}#{secret}", width=width, height=height))
    expect(person.sheet()).to_be_visible()
    assert not overlap(person.sheet(), person.page.locator(".front .ring").first)
