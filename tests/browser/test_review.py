"""The review of a game beside its replay: the graph, verdicts, exercises; kept for the next who asks."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.serving import Server
from browser.sitting import serious
from browser.test_everybody import TOO_WIDE
from labtop.core.texts import LANGUAGES

ACCURACY = {"en": r"Accuracy \d+%", "de": r"Genauigkeit \d+\s%", "pl": r"Dokładność \d+%"}
REVIEWS = re.compile("/api/reviews")
LONG = 120_000  # ms: a whole game is searched through


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, list[str]]:
    table, secrets = server.table("Ada", "Ben", game="aquasphere")
    assert server.play_until(table, secrets, lambda state: state["over"])
    return table, secrets


def review(page: Page) -> Locator:
    """As soon as it is complete."""
    panel = page.locator(".review[aria-busy=false]")
    expect(panel.locator(".accuracy").first).to_be_visible(timeout=LONG)
    return panel


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [320, 1280])
def test_a_game_is_reviewed_in_every_language_on_every_screen(
    visit: Visit, finished: tuple[str, list[str]], language: str, width: int
) -> None:
    page = visit(f"/replay?table={finished[0]}&review", language=language, width=width)
    panel = review(page)
    expect(panel.locator(".accuracy")).to_have_text([re.compile(ACCURACY[language])] * 2)
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    assert page.evaluate(TOO_WIDE) == []
    assert serious(page) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568), (740, 360)])
def test_on_a_phone_it_is_on_the_screen_as_soon_as_it_is_opened(
    visit: Visit, finished: tuple[str, list[str]], width: int, height: int
) -> None:
    page = visit(f"/replay?table={finished[0]}&review", width=width, height=height)
    title = page.get_by_role("heading", name="Review")
    on_top(page, title)
    expect(page.locator(".review")).to_be_focused()
    button = page.get_by_role("banner").get_by_role("button", name="Review")
    button.evaluate("button => (scrollTo(0, 0), button.click())")  # while it is out of sight, it leads back
    on_top(page, title)
    page.locator(".review").get_by_role("button", name="Close").click()
    expect(title).to_have_count(0)
    button.click()
    on_top(page, title)


def on_top(page: Page, title: Locator) -> None:
    """It stands in the upper half of the screen, and the question lies not over it."""
    expect(title).to_be_in_viewport()
    page.wait_for_function(
        """() => {
          const { top, bottom } = document.querySelector("#review-title").getBoundingClientRect();
          return bottom < innerHeight / 2 && top >= document.querySelector(".prompt").getBoundingClientRect().bottom;
        }"""
    )


def test_a_mark_in_the_graph_leads_to_the_decision(visit: Visit, finished: tuple[str, list[str]]) -> None:
    page = visit(f"/replay?table={finished[0]}&review")
    panel = review(page)
    blunder = panel.locator(".mark.blunder").first  # there is one: these players play anything
    label = blunder.get_attribute("aria-label") or ""
    found = re.match(r"Move (\d+): (\w+) blunders and loses (\d+) percentage points? of winning chance\.", label)
    assert found
    blunder.press("Enter")
    expect(page.locator(".replay-bar")).to_contain_text(f"{int(found[1]) - 1} /")
    expect(panel.get_by_role("heading", name=f"{found[2]} blundered here.")).to_be_visible()
    expect(panel.get_by_role("heading", name=f"Better by {found[3]} percentage point")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(panel.get_by_role("heading", name=f"Better by {found[3]} percentage point")).to_have_count(0)


def test_the_biggest_moments_are_exercises(visit: Visit, finished: tuple[str, list[str]]) -> None:
    page = visit(f"/replay?table={finished[0]}&review")
    panel = review(page)
    panel.locator(".moments button").first.click()
    exercise = panel.get_by_role("article")
    expect(exercise).to_contain_text("What would have been better here?")
    expect(page.locator(".board .hinted")).to_have_count(0)  # nothing is given away
    choices = exercise.get_by_role("listitem").get_by_role("button")
    choices.first.click()
    expect(choices.first).to_be_disabled()
    expect(exercise.get_by_role("status")).to_have_text(re.compile("That is it|There is something better"))
    expect(exercise.locator(".best")).to_have_count(1)
    exercise.get_by_role("button", name="Compare").click()
    better = exercise.get_by_role("heading", name="Better by")
    expect(better).to_be_visible()
    if not re.search("Place no|Leave|Pass", better.locator("xpath=following-sibling::p[1]").inner_text()):
        expect(page.locator(".board .hinted").first).to_be_attached()  # what is left undone has no place on the board


def test_it_is_one_click_after_the_game_and_at_home(visit: Visit, finished: tuple[str, list[str]]) -> None:
    table, secrets = finished
    page = visit(f"/t/{table}#{secrets[0]}")
    page.locator("[data-end]").click()
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    review(page)
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Review").first.click()
    review(page)


def test_what_the_server_refuses_is_said_and_can_be_tried_again(visit: Visit, finished: tuple[str, list[str]]) -> None:
    page = visit("/")
    page.route(REVIEWS, lambda route: route.abort())
    page.goto(page.url + f"replay?table={finished[0]}&review")
    panel = page.locator(".review")
    expect(panel.get_by_role("alert")).to_be_visible()
    page.unroute_all(behavior="wait")
    panel.get_by_role("button", name="Try again").click()
    review(page)
