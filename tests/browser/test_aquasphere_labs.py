"""AquaSphere's laboratories: what actions bring, scorings, own components, designed values; in three languages."""

import copy
import itertools
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from aquasphere.playing import steps
from browser.aquasphere_sitting import Scientist, sit, wander
from browser.serving import Server
from browser.sitting import serious
from labtop.core.scorings import Scoring
from labtop.games.aquasphere.rules.data import packaged_set

Table = tuple[str, str, dict[str, Any]]
SCORINGS = {"en": "Scorings", "de": "Wertungen", "pl": "Punktacje"}
CARDS_FOR_SCORING = {"R30", "R31", "R32", "R33", "R34", "R35"}
DESIGNED = {
    "en": "designed, not published",
    "de": "entworfen, nicht veröffentlicht",
    "pl": "wymyślone, a nie opublikowane",
}


@pytest.fixture(scope="module")
def busy(server: Server) -> Table:
    """A table of three at which one may act, recall and pass; to be looked at only."""
    kinds = ("act", "recall", "pass")
    return wander(server, 3, lambda state: all(any(a.startswith(k) for a in state["legal"]) for k in kinds), 11)


def words(server: Server, table: Table, language: str) -> dict[str, str]:
    """What each action brings."""
    found: dict[str, str] = server.ask(f"/api/tables/{table[0]}/words?language={language}", None, table[1])["previews"]
    return found


def lab(page: Page) -> Locator:
    return page.locator("article.lab")


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_action_says_what_it_brings_before_it_is_chosen(
    visit: Any, server: Server, busy: Table, language: str
) -> None:
    brings = words(server, busy, language)
    person = sit(visit, *busy[:2], language=language)
    page = person.page
    expect(page.locator(".prompt [data-action=pass]")).to_have_text(brings["pass"])
    recall = next(action for action in brings if action.startswith("recall"))
    thing = lab(page).locator(f"[data-action='{recall}']")
    thing.hover()
    expect(page.locator(".preview")).to_contain_text(brings[recall])
    thing.click()
    expect(person.choice()).to_contain_text(brings[recall])
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    for action, text in brings.items():
        expect(person.sheet().locator(f"[data-action='{action}']")).to_contain_text(text)
    assert serious(page) == []


def test_an_action_of_the_laboratory_is_played_once_it_is_confirmed(visit: Any, server: Server) -> None:
    person = sit(visit, *wander(server, 2, lambda state: not state["played"], 1)[:2])  # the first turn: there is time
    buy = lab(person.page).locator("[data-action^=buy].legal").first
    buy.click()
    assert person.played() == 0
    person.choice().locator("[data-action^=buy]").click()
    person.moved_on(0)


def last_pass(server: Server, seed: int) -> Table:
    """A table of two at which the next pass ends the first round at once: no card for the scoring, no red line."""

    def reached(state: dict[str, Any]) -> bool:
        players = state["view"]["players"]
        cards = {held["card"] for player in players for held in player["research"]}
        quiet = cards.isdisjoint(CARDS_FOR_SCORING) and all(player["score"] < 8 for player in players)
        return quiet and "pass" in state["legal"] and len(state["view"]["passed"]) == 1 and state["view"]["round"] == 1

    return wander(server, 2, reached, seed)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_scoring_is_shown_when_it_happens_and_again_when_asked_for(visit: Any, server: Server, language: str) -> None:
    table, secret, _ = last_pass(server, 3)
    person = sit(visit, table, secret, language=language)
    page = person.page
    page.locator(".prompt [data-action=pass]").click()
    news = page.get_by_role("region", name=SCORINGS[language])
    expect(news).to_be_visible()
    [scoring] = server.ask(f"/api/tables/{table}/steps?after=999")["scorings"]
    check(news, scoring)
    news.get_by_role("button").click()
    expect(news).to_have_count(0)
    page.get_by_role("button", name=SCORINGS[language]).click()
    check(person.sheet(), scoring)
    page.keyboard.press("Escape")
    expect(person.sheet()).to_have_count(0)


def check(shown: Locator, scoring: dict[str, Any]) -> None:
    """Every item of every player stands there."""
    rows = shown.locator("tbody tr")
    for row, item in enumerate(scoring["items"]):
        values = rows.nth(row).locator("td").all_inner_texts()
        assert [int(value.replace("−", "-")) for value in values] == item["points"]
    totals = rows.last.locator("td").all_inner_texts()
    assert [int(total.split()[-1]) for total in totals] == scoring["after"]


def test_news_of_a_scoring_go_with_ones_next_move(visit: Any, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben", game="aquasphere")
    page: Page = visit(f"/t/{table}#{','.join(secrets)}")  # both at one screen
    person = Scientist(page)
    page.wait_for_load_state("networkidle")  # it has asked for the scorings so far: none
    news = page.get_by_role("region", name="Scorings")
    play_until(server, table, secrets, lambda state: state["view"]["round"] == 2)
    expect(news).to_be_visible()
    expect(page.get_by_role("status").first).to_contain_text("Your turn")
    page.keyboard.press("a")
    person.sheet().locator("[data-action]").first.click()
    expect(news).to_have_count(0)


def play_until(server: Server, table: str, secrets: list[str], done: Callable[[dict[str, Any]], bool]) -> None:
    """Two people play on, each passing as soon as may be."""
    for number in itertools.count():
        whole = [server.ask(f"/api/tables/{table}", None, secret)["state"] for secret in secrets]
        if done(whole[0]):
            return
        state = whole[whole[0]["to_play"]]
        legal = [action for action in state["legal"] if not action.startswith("recall")] or state["legal"]
        action = "pass" if "pass" in legal else legal[number % len(legal)]
        wish = {"type": "play", "key": f"{table}{number}", "position": state["position"], "action": action}
        server.ask(f"/api/tables/{table}/messages", wish, secrets[state["to_play"]])


def over(server: Server, **more: Any) -> tuple[str, str]:
    """A table that is over, and a seat at it."""
    table, secrets = server.table("Ada", "Ben", game="aquasphere", **more)
    play_until(server, table, secrets, lambda state: state["over"])
    return table, secrets[0]


def test_all_scorings_at_the_end_and_each_in_the_replay(visit: Any, server: Server) -> None:
    table, secret = over(server)
    told = server.ask(f"/api/tables/{table}/steps?after=999")["scorings"]
    assert [scoring["name"] for scoring in told] == ["round"] * 4 + ["final"]
    person = sit(visit, table, secret)
    person.page.locator("[data-end]").click()
    tables = person.sheet().locator(".scorings table")
    expect(tables).to_have_count(5)
    for number, scoring in enumerate(told):
        check(tables.nth(number), scoring)
    replay: Page = visit(f"/replay?table={table}")
    expect(replay.get_by_role("slider")).to_be_visible()
    replay.get_by_role("button", name=f"move {told[0]['played']}", exact=False).first.click()
    check(replay.get_by_role("region", name="Scorings"), told[0])
    replay.get_by_role("button", name="Scorings").click()
    expect(replay.locator("dialog[open] .scorings table")).to_have_count(5)


def own() -> dict[str, Any]:
    """Another set: labs that hold more, and say so."""
    components = copy.deepcopy(packaged_set())
    for base in components["base_labs"]["capacities"]["labs"]:
        base["time"] = 9
    components["research_cards"]["cards"]["provenance"] = "published"
    return components


def file(content: bytes, name: str = "my.json") -> dict[str, Any]:
    return {"name": name, "mimeType": "application/json", "buffer": content}


def test_a_table_is_opened_with_an_own_component_file(visit: Any, server: Server) -> None:
    page: Page = visit("/")
    expect(page.locator("input[value=aquasphere]")).to_be_attached()
    expect(page.get_by_text("Custom component file")).to_have_count(0)
    page.locator("input[value=aquasphere]").check()
    page.get_by_text("Custom component file").click()
    chooser = page.get_by_label("Custom component file")
    chooser.set_input_files(files=[file(b"{")])
    expect(page.get_by_role("alert")).to_have_text("my.json is not a component file.")
    wrong = own()
    del wrong["station"]["locks"]
    chooser.set_input_files(files=[file(json.dumps(wrong).encode())])
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Play AquaSphere now").click()
    expect(page.get_by_role("alert")).to_contain_text("components.station.locks: is missing")
    chooser.set_input_files(files=[file(json.dumps(own()).encode())])
    page.get_by_role("button", name="Play AquaSphere now").click()
    person = Scientist(page)
    expect(page.get_by_text("Played with custom components: my.json")).to_be_visible()
    expect(lab(page).locator(".gauge").first).to_contain_text("/9")
    signs = lab(page).get_by_role("button", name=DESIGNED["en"])
    expect(signs).to_have_count(3)  # research cards are not marked as designed in this file
    signs.first.click()
    expect(page.get_by_role("tooltip")).to_contain_text("this table’s component file")
    assert person.played() >= 0


def test_a_finished_table_with_own_components_is_replayed_with_them(visit: Any, server: Server) -> None:
    table, _ = over(server, components={"name": "my.json", "components": own()})
    replay: Page = visit(f"/replay?table={table}")
    expect(lab(replay).locator(".gauge").first).to_contain_text("/9")


def dear() -> dict[str, Any]:
    """A set with other prices, limits and red lines."""
    components = copy.deepcopy(packaged_set())
    station = components["station"]
    station["locks"]["values_on_clockwise_side_of_sector"]["by_sector"] = dict.fromkeys("ABCDEF", 2)
    station["submarine_spaces"]["costs"]["value"] = [6, 7]
    station["charging_station_limit"]["by_player_count"]["2"] = 2
    return components


def test_prices_ways_and_limits_follow_the_components(visit: Any, server: Server) -> None:
    """The page is the same; all of it comes from the engine."""
    table, secret, state = wander(
        server, 2, lambda state: bool(state["legal"]), 1, components={"name": "dear.json", "components": dear()}
    )
    person = sit(visit, table, secret)
    view = state["view"]
    ring, here = view["station"]["ring"], view["players"][view["turn"]["seat"]]["scientist"]
    for far in (1, 2, 3):
        letter = ring[(ring.index(here) + far) % 6]
        person.sector(letter).locator(".letter").hover()
        expect(person.page.locator(".price text").first).to_have_text(str(2 * far))
        assert person.page.locator(".way .halo").count() == far
        assert person.page.locator(".price.dear").count() == (far > 2)
        taken = len(view["station"]["sectors"][letter]["submarines"])
        blue = person.sector(letter).locator("[data-area=blue]")
        price = f"Launch a submarine: the next space costs {6 + taken} time markers"
        expect(blue).to_have_attribute("data-tip", re.compile(f"^{price}($|\n)"))  # what it changes may follow
        expect(person.sector(letter).locator("[data-tip*='of 2 places']")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_designed_values_are_marked_and_explained(visit: Any, server: Server, busy: Table, language: str) -> None:
    text = DESIGNED[language]
    page = sit(visit, *busy[:2], language=language).page
    sign = lab(page).get_by_role("button", name=text).first
    tip = page.get_by_role("tooltip")
    sign.hover()
    expect(tip).to_contain_text(text)
    page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    sign.focus()
    expect(tip).to_contain_text(text)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_every_sign_of_designed_values_says_which(visit: Any, busy: Table) -> None:
    page = sit(visit, *busy[:2]).page
    signs = page.locator(".signs .designed")
    expect(signs).to_have_count(6)
    names = [sign.get_attribute("aria-label") for sign in signs.all()]
    assert len(set(names)) == len(names)


def test_designed_values_are_explained_to_a_finger(visit: Any, busy: Table) -> None:
    page = sit(visit, *busy[:2], width=360, height=740, has_touch=True, is_mobile=True).page
    page.locator("#tab-lab").tap()
    lab(page).get_by_role("button", name=DESIGNED["en"]).first.tap()
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_cards_are_shown_large_in_log_and_laboratory(visit: Any, server: Server) -> None:
    table, secret, state = wander(
        server, 2, lambda state: bool(state["view"]["players"][state["to_play"]]["research"]), 8
    )
    page = sit(visit, table, secret).page
    card = state["view"]["players"][state["to_play"]]["research"][0]["card"]
    held = lab(page).locator(f"[data-card={card}]")
    held.hover()  # scrolls there
    page.mouse.move(5, 5)
    held.hover()
    expect(page.locator(".preview")).to_contain_text("Designed for labtop")
    page.locator(f"ol[aria-labelledby=log-title] [data-card={card}]").first.hover()
    expect(page.locator(".preview svg")).to_be_visible()


def test_other_boards_fold_up_and_open(visit: Any, busy: Table) -> None:
    page = sit(visit, *busy[:2]).page
    others = page.locator("details.lab")
    expect(others).to_have_count(2)
    expect(others.first.locator(".spaces")).to_be_hidden()
    others.first.locator("summary h3").click()
    expect(others.first.locator(".spaces")).to_be_visible()


@pytest.mark.parametrize(("language", "floor"), [("en", "below 0"), ("de", "unter 0"), ("pl", "poniżej 0")])
def test_a_scoring_says_that_nobody_falls_below_0(visit: Any, language: str, floor: str) -> None:
    game = steps(2, 4)[-1]
    told = game.scorings()
    spared = [floor_reached(scoring) for scoring in told]
    assert set(spared) == {True, False}
    page: Page = visit("/replay", language=language)
    page.locator("input[type=file]").set_input_files(files=[file(json.dumps(game.record()).encode())])
    page.get_by_role("button", name=SCORINGS[language]).click()
    tables = page.locator("dialog[open] .scorings table")
    expect(tables).to_have_count(len(told))
    for number, reached in enumerate(spared):
        expect(tables.nth(number).filter(has_text=floor)).to_have_count(int(reached))


def floor_reached(scoring: Scoring) -> bool:
    """Did somebody lose less than the items say, being at 0?"""
    totals = [sum(points) for points in zip(*scoring.items.values(), strict=True)]
    seats = zip(scoring.before, totals, scoring.after, strict=True)
    return any(after == 0 and after - before > total for before, total, after in seats)
