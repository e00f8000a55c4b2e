"""Company: reactions between two browsers, muted by one or for all, and those who watch."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.serving import Server
from browser.sitting import Person, serious
from labtop.registry import GAMES

WORDS = {"en": "Nice move!", "de": "Schöner Zug!", "pl": "Dobry ruch!"}


def react(page: Page, sign: str, name: str = "Reactions") -> None:
    page.get_by_role("button", name=name).click()
    page.locator(f"[data-reaction={sign}]").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_reaction_is_shown_at_the_senders_dashboard_in_the_readers_language(
    visit: Visit, server: Server, game: str
) -> None:
    table, secrets = server.table("Ada", "Ben", game=game)
    ben = visit(f"/t/{table}#{secrets[1]}")
    others = {language: visit(f"/t/{table}#{secrets[0]}", language=language) for language in WORDS}
    for page in (ben, *others.values()):
        Person(page)
    react(ben, "nice")
    for language, page in others.items():
        expect(page.locator("[data-bubble='1']").first).to_have_text(WORDS[language])
        expect(page.locator("[aria-live=polite]", has_text=WORDS[language])).to_be_attached()
    expect(ben.locator("[data-bubble='1']").first).to_have_text(WORDS["en"])


def test_reactions_are_muted_by_seat_or_altogether(visit: Visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben", "Cyd")
    ada, ben, cyd = pages = [visit(f"/t/{table}#{secret}") for secret in secrets]
    for page in pages:
        Person(page)
    ada.get_by_role("button", name="Reactions").click()
    assert serious(ada) == []
    ada.get_by_label("Show what Ben says").uncheck()
    ada.keyboard.press("Escape")
    ada.reload()  # it stays
    Person(ada)
    react(ben, "oops")
    react(cyd, "wow")
    expect(ada.locator("[data-bubble='2']")).to_have_text("Wow!")
    expect(ada.locator("[data-bubble='1']")).to_have_count(0)

    cyd.get_by_role("button", name="Settings").click()
    cyd.get_by_label("Show other players’ reactions").uncheck()
    cyd.keyboard.press("Escape")
    react(ada, "thanks")
    expect(ben.locator("[data-bubble='0']")).to_have_text("Thank you!")
    react(cyd, "good-luck")
    expect(cyd.locator("[data-bubble='2']")).to_have_text("Good luck!")  # one's own; what came before it came, too
    expect(cyd.locator("[data-bubble='0']")).to_have_count(0)


def test_nobody_reacts_to_computers_and_who_watches_only_reads(visit: Visit, server: Server) -> None:
    table, (secret,) = server.table("Ada", "random")
    page = visit(f"/t/{table}#{secret}")
    Person(page)
    expect(page.get_by_role("button", name="Reactions")).to_have_count(0)
    table, secrets = server.table("Ada", "Ben")
    watcher, ada = visit(f"/t/{table}"), visit(f"/t/{table}#{secrets[0]}")
    Person(watcher)
    Person(ada)
    expect(watcher.get_by_role("button", name="Reactions")).to_have_count(0)
    react(ada, "good-luck")
    expect(watcher.locator("[data-bubble='0']")).to_have_text("Good luck!")


def test_everybody_sees_how_many_watch(visit: Visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    ada = visit(f"/t/{table}#{secrets[0]}")
    Person(ada)
    watchers = [visit(f"/t/{table}") for _ in range(2)]
    expect(ada.get_by_role("img", name="2 people are watching")).to_be_visible()
    watchers[0].close()
    expect(ada.get_by_role("img", name="1 person is watching")).to_be_visible()


def test_a_reaction_that_is_not_on_the_screen_is_told(visit: Visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    ada = visit(f"/t/{table}#{secrets[0]}", width=390, height=500)
    ben = visit(f"/t/{table}#{secrets[1]}")
    Person(ada)
    Person(ben)
    react(ben, "hurry")
    expect(ada.locator(".toast")).to_have_text("Ben says: Your turn, isn’t it?")


def test_the_layout_stands_still_when_somebody_reacts(visit: Visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    ada, ben = visit(f"/t/{table}#{secrets[0]}"), visit(f"/t/{table}#{secrets[1]}")
    Person(ada)
    Person(ben)
    place = "element => JSON.stringify(element.getBoundingClientRect())"
    before = [one.evaluate(place) for one in ada.locator(".dashboard, .dashboard h3, .dashboard .score").all()]
    react(ben, "wow")
    expect(ada.locator("[data-bubble='1']")).to_be_visible()
    assert [one.evaluate(place) for one in ada.locator(".dashboard, .dashboard h3, .dashboard .score").all()] == before
