"""AquaSphere says where points come from: on boards, at letter bots, at the end. Fields are named."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.aquasphere_sitting import sit, wander
from browser.serving import Server
from browser.sitting import serious
from labtop.core.texts import LANGUAGES
from labtop.games.aquasphere.rules.data import FIELDS

WORD = {"en": "scoring", "de": "Wertung", "pl": "punktacja"}
FREE = {"en": "placing costs nothing", "de": "das Stellen kostet nichts", "pl": "postawienie nic nie kosztuje"}


def signed(points: int) -> str:
    return f"{'−' if points < 0 else '+'}{abs(points)}"


def alone(points: int) -> str:
    return signed(points) if points else "0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_says_what_the_scoring_would_bring(visit: Any, server: Server, language: str) -> None:
    table, secret, state = wander(server, 2, lambda state: state["played"] > 12 and bool(state["legal"]), 3)
    person = sit(visit, table, secret, language=language)
    boards = person.page.locator(".lab .score")
    expect(boards).to_have_count(2)
    front = state["to_play"]
    for chip, seat in zip(boards.all(), (front, 1 - front), strict=True):
        player, facts = state["view"]["players"][seat], state["facts"]["players"][seat]
        expect(chip.locator("b")).to_have_text(str(player["score"]))
        expect(chip.locator("small")).to_have_text(f"{WORD[language]} {signed(facts['round']['total'])}")
        for points in facts["round"]["items"].values():
            assert not points or signed(points) in (chip.get_attribute("data-tip") or "")


def letters(server: Server) -> tuple[str, str, Any]:
    """Somebody is asked for a letter bot."""
    return wander(server, 2, lambda state: any(action.startswith("place") for action in state["legal"]), 11)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [390, 1280])
def test_letter_bots_are_offered_with_their_price_beside_going_without(
    visit: Any, server: Server, language: str, width: int
) -> None:
    table, secret, state = letters(server)
    person = sit(visit, table, secret, language=language, width=width)
    choice = person.choice()
    expect(choice).to_contain_text(FREE[language])
    choices = choice.locator("button.choice.usual")
    offered = [action for action in state["legal"] if not action.startswith("recall")]
    expect(choices).to_have_count(len(offered))
    assert [found.get_attribute("data-action") for found in choices.all()] == offered
    expect(person.page.locator(".prompt [data-action]")).to_have_count(0)
    for action in offered:
        forecast = state["facts"]["forecasts"][action]
        told = choice.locator(f"[data-action='{action}'] small")
        expect(told).to_contain_text(alone(forecast["before"]))
        for points in forecast["items"].values():
            expect(told).to_contain_text(signed(points))
        if forecast["items"]:
            expect(told).to_contain_text(f"→ {alone(forecast['after'])}")
    assert serious(person.page) == []


def test_letter_bots_can_be_laid_aside_and_decided_later(visit: Any, server: Server) -> None:
    table, secret, _ = letters(server)
    person = sit(visit, table, secret)
    person.choice().locator("[data-action=done]").focus()
    person.page.keyboard.press("Escape")
    expect(person.choice()).to_have_count(0)
    person.page.get_by_role("button", name="Decide").click()
    before = person.played()
    person.choice().locator("[data-action=done]").click()
    person.moved_on(before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_all_sources_and_the_figures_after_each_scoring(
    visit: Any, server: Server, language: str
) -> None:
    table, secrets = server.table("Ada", "Ben", game="aquasphere")
    assert server.play_until(table, secrets, lambda state: state["over"])
    scorings = server.ask(f"/api/tables/{table}/steps?after=999")["scorings"]
    state = server.ask(f"/api/tables/{table}")["state"]
    person = sit(visit, table, secrets[0], language=language)
    person.page.locator("[data-end]").click()
    sheet = person.sheet()
    rows = sheet.locator("table.sources tbody tr")
    expect(rows).to_have_count(len(scorings[-1]["facts"]["sources"]))
    order = [seat for rank in state["ranking"] for seat in rank]
    for column, seat in enumerate(order):
        values = [row.locator("td").nth(column).inner_text() for row in rows.all()]
        assert sum(int(value.replace("−", "-")) for value in values) == state["scores"][seat]
    graph = sheet.locator("figure > svg")
    for seat in range(2):
        shown = graph.locator(f".figure[data-seat='{seat}']").all_text_contents()
        assert [int(points) for points in shown] == [scoring["after"][seat] for scoring in scorings]
    assert serious(person.page) == []


def test_the_fields_are_named_on_the_board(visit: Any, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben", game="aquasphere")
    page: Page = visit(f"/t/{table}#{secrets[0]}")
    names = page.locator(".field text")
    expect(names).to_have_count(len(FIELDS))
    assert sorted(names.all_text_contents()) == sorted(FIELDS)
