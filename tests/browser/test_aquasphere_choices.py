"""Choices within an action: fewer octopods, rewards at a red line, a bot recalled in its course."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.aquasphere_sitting import Scientist, sit, wander
from browser.serving import Server
from browser.sitting import LOG, serious
from browser.test_everybody import TOO_WIDE
from labtop.core.texts import LANGUAGES
from labtop.games.aquasphere.rules.data import packaged_set

TAKE_BACK = re.compile("Take back|zurücknehmen|Cofnij")


def catches(state: dict[str, Any]) -> list[str]:
    """Catches of two octopods that can be made smaller."""
    legal: list[str] = state["legal"]
    return [action for action in legal if action.endswith("purple") and f"{action} catching 1" in legal]


def recalling(state: dict[str, Any]) -> list[str]:
    """Acts that can be carried out with a recall in their course."""
    legal: list[str] = state["legal"]
    return [action for action in legal if any(other.startswith(f"{action} recalling") for other in legal)]


def rewarded(state: dict[str, Any]) -> bool:
    """Two reward cards to decide about."""
    return state["view"]["turn"]["stage"] == "rewards" and len(state["view"]["turn"]["cards"]) > 1


def generous() -> dict[str, Any]:
    """A set with many red lines, whose research cards all reward the engineer on green: a crystal, or points."""
    components = packaged_set()
    components["headquarters"]["knowledge_track"]["red_lines_in_front_of"]["value"] = list(range(2, 51, 4))
    for number, card in enumerate(components["research_cards"]["cards"]["items"]):
        reward = ("crystals", 1) if number % 2 else ("knowledge", 4)
        kind = {"kind": "engineer_reward", "timing": "permanent", "program": "green"}
        card |= kind | dict(zip(("reward", "amount"), reward, strict=True))
    return {"name": "generous.json", "components": components}


def at(server: Server, visit, found, seed: int, **more: Any) -> tuple[Scientist, dict[str, Any]]:
    """Somebody who decides at a table where something is found."""
    own = {"components": generous()} if found is rewarded else {}
    table, secret, state = wander(server, 2, lambda state: bool(found(state)), seed, **own)
    return sit(visit, table, secret, **more), state


def open_area(person: Scientist, action: str) -> None:
    _, sector, colour = action.split(" ")
    person.sector(sector).locator(f"[data-area={colour}]").click()


def test_fewer_octopods_are_offered_within_the_catch(visit, server: Server) -> None:
    person, state = at(server, visit, catches, seed=21)
    action = catches(state)[0]
    open_area(person, action)
    expect(person.choice().locator(".choice:visible").first).to_have_attribute("data-action", action)
    fewer = person.choice().locator(f"[data-action='{action} catching 1']")
    expect(fewer).to_be_hidden()
    person.choice().get_by_text("Catch fewer", exact=True).click()
    expect(person.choice()).to_contain_text("If you catch none, no card rewards you.")
    expect(fewer).to_contain_text(re.compile("Catch 1 octopod.*: 1 point"))
    expect(person.choice().locator(f"[data-action='{action} catching 0']")).to_contain_text("Just take control of")
    before = person.played()
    fewer.click()
    person.moved_on(before)
    expect(person.page.locator(LOG).nth(before)).to_contain_text("catches only 1 octopod")


def test_fewer_octopods_by_keyboard_and_taken_back(visit, server: Server) -> None:
    person, state = at(server, visit, catches, seed=22)
    action = catches(state)[0]
    person.sector(action.split(" ")[1]).focus()
    person.page.keyboard.press("Enter")
    expect(person.choice()).to_be_visible()
    person.choice().locator(f"[data-action='{action}']").focus()
    person.page.keyboard.press("ArrowDown")
    expect(person.choice().locator("summary").filter(has_text="Catch fewer")).to_be_focused()
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("ArrowDown")
    expect(person.choice().locator(f"[data-action$='catching {most(state, action) - 1}']")).to_be_focused()
    before = person.played()
    person.page.keyboard.press("Enter")
    person.moved_on(before)
    person.page.get_by_role("button", name=TAKE_BACK).click()
    expect(person.page.locator(LOG)).to_have_count(before)


def most(state: dict[str, Any], action: str) -> int:
    return sum(other.startswith(f"{action} catching") for other in state["legal"])


def test_a_recall_in_the_course_of_an_action_is_an_option_with_its_reason(visit, server: Server) -> None:
    person, state = at(server, visit, recalling, seed=23)
    action = recalling(state)[0]
    open_area(person, action)
    person.choice().locator("summary").filter(has_text="in the course of this action").click()
    expect(person.choice()).to_contain_text("which makes room: then the bot goes back and brings")
    expect(person.choice()).to_contain_text("Recalled before the action it would bring")
    within = person.choice().locator(f"[data-action^='{action} recalling']").first
    expect(within).to_contain_text("recalled after")
    before = person.played()
    within.click()
    person.moved_on(before)
    expect(person.page.locator(LOG).nth(before)).to_contain_text("In between, ")


def test_rewards_at_a_red_line_are_used_one_by_one_or_forgone(visit, server: Server) -> None:
    person, state = at(server, visit, rewarded, seed=24)
    cards = state["view"]["turn"]["cards"]
    sheet = person.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Rewards at a red line")
    expect(sheet).to_contain_text("the next red line is in front of")
    expect(sheet.locator("[data-action^=use] .drawing")).to_have_count(len(cards))
    expect(sheet.locator("[data-action=done]")).to_contain_text("Forgo")
    expect(sheet.locator("[data-action]").first).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    person.page.get_by_role("button", name="Decide").click()
    before = person.played()
    sheet.locator(f"[data-action='use {cards[0]}']").click()
    person.moved_on(before)
    expect(person.page.locator(LOG).nth(before)).to_contain_text(f"uses the reward of {cards[0]}")


def test_forgone_rewards_are_logged_and_can_be_taken_back(visit, server: Server) -> None:
    person, _ = at(server, visit, rewarded, seed=24)
    before = person.played()
    person.page.locator("dialog[open] [data-action=done]").click()
    person.moved_on(before)
    expect(person.page.locator(LOG).nth(before)).to_contain_text("forgoes ")
    person.page.get_by_role("button", name=TAKE_BACK).click()
    expect(person.page.locator("dialog[open] [data-action=done]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_sheet_of_rewards_fits_every_screen(visit, server: Server, language: str, width: int) -> None:
    person, _ = at(server, visit, rewarded, seed=24, language=language, width=width, height=740)
    previews = person.page.locator("dialog[open] [data-action] strong")
    expect(previews).to_have_count(person.page.locator("dialog[open] [data-action]").count())
    previews.first.evaluate("strong => strong.append(' Forschungskartenbelohnungswissenspunkte')")
    assert person.page.evaluate(TOO_WIDE) == []
    assert serious(person.page) == []


@pytest.mark.parametrize("width", [390, 1280])
def test_choices_within_an_action_fit_every_screen(visit, server: Server, width: int) -> None:
    person, state = at(server, visit, catches, seed=21, language="de", width=width, height=740)
    open_area(person, catches(state)[0])
    person.choice().locator("summary").filter(has_text="Weniger fangen").click()
    assert person.page.evaluate(TOO_WIDE) == []
    assert serious(person.page) == []
