"""What can be done glows by its kind and says what it changes; what was done is seen: bots walk, scorings count up."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.aquasphere_sitting import Scientist, sit, wander
from browser.serving import Server
from browser.sitting import serious
from browser.test_aquasphere_labs import last_pass
from labtop.core.texts import LANGUAGES

# Everything that is moved by a program: its name in the drawing, or what kind of thing it is.
MOVED = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    moved.push(this.dataset.fly ?? this.nodeName);
    return animate.apply(this, how);
  };
}"""


def stroke(thing: Locator) -> str:
    found: str = thing.first.evaluate("thing => getComputedStyle(thing).stroke")
    return found


def border(thing: Locator) -> tuple[str, str]:
    colour, style = thing.first.evaluate(
        "thing => [getComputedStyle(thing).borderColor, getComputedStyle(thing).borderStyle]"
    )
    return colour, style


def everything(state: dict[str, Any]) -> bool:
    """One may program, act and recall, and something changes the scoring."""
    kinds = ("engineer", "act", "recall")
    return all(any(action.startswith(kind) for action in state["legal"]) for kind in kinds) and bool(changing(state))


def changing(state: dict[str, Any]) -> list[str]:
    """Acts that change the scoring and leave nothing to choose."""
    forecasts, legal = state["facts"].get("forecasts", {}), state["legal"]
    single = [action for action in legal if sum(other.startswith(action) for other in legal) == 1]
    return [
        action
        for action in single
        if len(action.split()) == 3 and action.startswith("act") and forecasts[action]["items"]
    ]


def test_programming_acting_and_recalling_glow_differently(visit: Any, server: Server) -> None:
    table, secret, _ = wander(server, 2, everything, 5)
    page = sit(visit, table, secret).page
    recall = border(page.locator(".symbol.held.legal"))
    colours = {stroke(page.locator(".field.legal .rim")), stroke(page.locator("[data-area] .ring")), recall[0]}
    assert len(colours) == 3
    assert recall[1] == "dashed"
    assert page.locator("[data-action=pass]").count() == 0


def test_the_next_place_in_the_pass_order_waits_to_be_taken(visit: Any, server: Server) -> None:
    table, secret, _ = wander(server, 2, lambda state: "pass" in state["legal"], 5)
    page = sit(visit, table, secret).page
    place = page.get_by_role("list", name="Pass order").get_by_role("button", name="Pass")
    assert border(place)[1] == "dotted"
    before = Scientist(page).played()
    place.click()
    Scientist(page).moved_on(before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_act_says_what_it_changes_in_the_scoring_where_it_is_pointed_at(
    visit: Any, server: Server, language: str
) -> None:
    table, secret, state = wander(server, 2, everything, 5)
    person = sit(visit, table, secret, language=language)
    action = changing(state)[0]
    _, letter, colour = action.split(" ")
    change = state["facts"]["forecasts"][action]
    told = f"{alone(change['before'])} → {alone(change['after'])}: "
    person.sector(letter).locator(f"[data-area={colour}]").hover()
    expect(person.page.locator(".preview")).to_contain_text(told)
    person.touch(letter)
    expect(person.choice().locator(f"[data-action='{action}']")).to_contain_text(told)
    assert serious(person.page) == []


def alone(points: int) -> str:
    return f"{'−' if points < 0 else '+'}{abs(points)}" if points else "0"


def displacing(full: bool) -> Any:
    """Finds an act that displaces a bot, into a charging station that is full, or not: the action, or "" for none."""

    def found(state: dict[str, Any]) -> str:
        sectors, limit = state["view"]["station"]["sectors"], state["facts"]["charging_limit"]
        for action in state["legal"]:
            held = sectors[action.split(" ")[1]] if action.startswith("act ") else None
            if held and held["control"] is not None and (len(held["charging"]) == limit) == full:
                return str(action)
        return ""

    return found


def act(person: Scientist, action: str) -> None:
    before = person.played()
    person.page.keyboard.press("a")
    person.sheet().locator(f"[data-action='{action}']").click()
    person.moved_on(before)


def test_a_displaced_bot_walks_to_the_charging_station(visit: Any, server: Server) -> None:
    found = displacing(full=False)
    table, secret, state = wander(server, 2, lambda state: bool(found(state)), 6)
    person = sit(visit, table, secret, reduced_motion="no-preference")
    person.page.evaluate(MOVED)
    act(person, found(state))
    person.page.wait_for_function("() => moved.some((name) => name.startsWith('charging-'))")


@pytest.mark.parametrize(("motion", "walks"), [("no-preference", True), ("reduce", False)])
def test_bots_walk_home_from_a_full_charging_station(visit: Any, server: Server, motion: str, walks: bool) -> None:
    found = displacing(full=True)
    table, secret, state = wander(server, 2, lambda state: bool(found(state)), 7)
    person = sit(visit, table, secret, reduced_motion=motion)
    person.page.evaluate(MOVED)
    act(person, found(state))
    if walks:
        person.page.wait_for_function("() => moved.includes('svg')")
    else:
        assert person.page.evaluate("moved") == []
    expect(person.page.locator(".board > svg")).to_have_count(0)  # they have arrived


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scoring_is_told_row_by_row_and_can_be_skipped(visit: Any, server: Server, language: str) -> None:
    table, secret, _ = last_pass(server, 3)
    person = sit(visit, table, secret, language=language, reduced_motion="no-preference")
    person.page.clock.install()
    person.page.clock.pause_at(2_000_000_000)  # rows come when the clock goes on
    person.page.locator(".prompt [data-action=pass]").click()
    later = person.page.locator(".scorings tr.later")
    expect(later.first).to_be_attached()
    [scoring] = server.ask(f"/api/tables/{table}/steps?after=999")["scorings"]
    totals = person.page.locator(".scorings .total td")
    assert [text.split()[-1] for text in totals.all_inner_texts()] == [str(score) for score in scoring["before"]]
    for _ in range(50):  # five seconds: enough for the first rows
        if later.count() >= len(scoring["items"]):
            person.page.clock.run_for(100)
    expect(later).to_have_count(len(scoring["items"]) - 1)
    person.page.locator(".scorings .skip button").click()
    expect(later).to_have_count(0)
    assert [text.split()[-1] for text in totals.all_inner_texts()] == [str(score) for score in scoring["after"]]
    counts = scoring["facts"]["counts"]
    row = person.page.locator(".scorings tbody tr").nth(2).locator("td")
    assert [cell.get_attribute("data-count") for cell in row.all()] == [f"{count} → " for count in counts["crystals"]]
