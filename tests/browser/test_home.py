"""Home: games that go on, games put aside, games that are over, tables to join, the choices of last time."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.serving import Server
from browser.sitting import Person, serious
from labtop.registry import GAMES

LEARNING = {"en": "a game with a coach", "de": "eine Partie mit Coach", "pl": "partia z trenerem"}
STRONGEST = {"en": "The strongest", "de": "Am stärksten", "pl": "Najsilniejszy"}


def test_hiding_a_game_can_be_undone_and_loses_no_seat(visit, server: Server) -> None:
    table, [secret, _] = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secret}")
    Person(page)
    page.get_by_role("link", name="Home").click()
    running, hide = region(page, "Continue"), page.get_by_role("button", name="Hide this game")
    hide.click()
    expect(running).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(running).to_contain_text("your turn")

    hide.click()
    page.reload()  # no toast any longer
    earlier = region(page, "Earlier games")
    earlier.get_by_text("1 hidden game").click()
    earlier.get_by_role("button", name="Show again").click()
    running.get_by_role("link", name="Gizmos").click()
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_a_hidden_game_that_is_visited_is_listed_again(visit, server: Server) -> None:
    table, [secret, _] = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secret}")
    Person(page)
    page.get_by_role("link", name="Home").click()
    page.get_by_role("button", name="Hide this game").click()
    page.goto(f"{server.address}/t/{table}")
    Person(page)
    page.get_by_role("link", name="Home").click()
    expect(region(page, "Continue")).to_contain_text("your turn")


def test_a_game_that_ended_while_one_was_away_is_in_the_history_with_its_replay(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secrets[0]}")
    Person(page)
    assert server.play_until(table, secrets, lambda state: state["over"], 3000)
    page.goto(server.address)
    earlier = region(page, "Earlier games")
    expect(earlier).to_contain_text("against Ben")
    expect(earlier).to_contain_text(re.compile(r"(You|Ben) won \d+ : \d+\.|You share first place"))
    expect(earlier.locator("time")).to_be_visible()
    expect(region(page, "Continue")).to_have_count(0)
    assert serious(page) == []
    earlier.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()


def test_the_history_of_a_shared_screen_names_everybody(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    assert server.play_until(table, secrets, lambda state: state["over"], 3000)
    page: Page = visit(f"/t/{table}#{','.join(secrets)}")
    expect(page.get_by_role("button", name="Score")).to_be_attached()
    page.goto(server.address)
    expect(region(page, "Earlier games")).to_contain_text("Ada and Ben")


def test_an_open_table_of_somebody_else_is_offered_to_join(visit, server: Server) -> None:
    table, _ = server.table("Zoe", "open", listed=True)
    page: Page = visit("/")
    offered = region(page, "Open tables").get_by_role("listitem").filter(has_text="Zoe")
    expect(offered).to_contain_text("1 seat is still open")
    offered.get_by_role("link", name="Sit down").click()
    page.get_by_role("button", name="Sit down").click()
    Person(page)
    assert page.url.endswith(table)


def test_the_choices_of_last_time_are_there_again(visit) -> None:
    page: Page = visit("/")
    page.get_by_text("AquaSphere", exact=True).first.click()
    page.get_by_label("Opponents").select_option("2")
    unfold(page)
    page.get_by_label("People").select_option("3")
    page.get_by_label("Clock").select_option("minute")
    page.get_by_label("Hints are allowed").uncheck()
    page.get_by_role("button", name="Add a player").click()
    page.get_by_label("Player 3").fill("Cleo")
    page.reload()
    expect(page.get_by_role("button", name="Play AquaSphere now")).to_be_visible()
    expect(page.get_by_label("Opponents")).to_have_value("2")
    expect(page.get_by_label("People")).to_be_hidden()
    unfold(page)
    expect(page.get_by_label("People")).to_have_value("3")
    expect(page.get_by_label("Clock")).to_have_value("minute")
    expect(page.get_by_label("Hints are allowed")).not_to_be_checked()
    expect(page.get_by_label("Player 3")).to_have_value("Cleo")


@pytest.mark.parametrize(("language", "strongest"), STRONGEST.items())
def test_a_sentence_beside_the_choice_says_what_each_level_does(visit, language: str, strongest: str) -> None:
    page: Page = visit("/", language=language)
    strength = page.locator("select[aria-describedby]")
    about = page.locator(f"[id='{strength.get_attribute('aria-describedby')}']")
    levels = strength.locator("option").evaluate_all("options => options.map(({value}) => value)")
    told = []
    for level in levels:
        strength.select_option(level)
        told.append(about.inner_text())
    assert len(set(told)) == len(levels)
    assert strongest in told[levels.index("grandmaster")]


def test_the_card_for_newcomers_goes_once_a_game_was_begun_and_lessons_stay_within_reach(visit, server: Server) -> None:
    page: Page = visit("/")
    invitation = page.get_by_role("complementary", name="New here?")
    expect(invitation).to_be_visible()
    page.get_by_role("button", name="Play Gizmos now").click()
    Person(page)
    page.get_by_role("link", name="Home").click()
    expect(region(page, "Continue")).to_be_visible()
    expect(invitation).to_have_count(0)
    page.get_by_role("link", name="Learn Gizmos").click()
    expect(page.locator(".speech .said")).to_be_visible()


@pytest.mark.parametrize(("language", "name"), LEARNING.items())
def test_the_coach_stays_to_be_found_once_a_game_was_begun(visit, server: Server, language: str, name: str) -> None:
    table, [secret, _] = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secret}", language=language)
    Person(page)
    page.goto(server.address)
    page.get_by_role("link", name=name).click()
    expect(page.locator("[data-go=play]")).to_have_count(len(GAMES))
    expect(page.locator("[data-go=tour]")).to_have_count(len(GAMES))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_each_game_has_a_picture_and_the_chosen_one_is_marked(visit, theme: str) -> None:
    page: Page = visit("/", color_scheme=theme)
    tiles = page.locator(".tile")
    expect(tiles.locator("svg")).to_have_count(len(GAMES))
    tiles.nth(1).click()
    expect(tiles.nth(1)).to_have_class(re.compile("chosen"))
    assert page.evaluate("document.fonts.check('600 20px Fredoka')")


def unfold(page: Page) -> None:
    for name in ("Options", "2 players: names", "3 players: names"):
        if page.get_by_text(name, exact=True).count():
            page.get_by_text(name, exact=True).click()


def region(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)
