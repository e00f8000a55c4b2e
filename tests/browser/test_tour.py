"""The tour of a game: while it is made ready, and from Learn; by itself, by buttons, by arrow keys, or still."""

import json

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Visit
from browser.sitting import serious
from browser.test_everybody import TOO_WIDE
from labtop.core.texts import LANGUAGES
from labtop.registry import GAMES

PICTURES = 6
LASTS = 7000  # milliseconds, more than one picture does


def tour(page: Page) -> Locator:
    return page.locator(".tour")


def at(page: Page) -> Locator:
    """The dot of the picture that is shown."""
    return tour(page).locator(".dot[aria-current]")


def compiling(route: Route) -> None:
    """What a server says of itself at its first start."""
    about = route.fetch().json()
    for game in about["games"]:
        game |= {"ready": False, "progress": 0.4}
    route.fulfill(json=about)


@pytest.mark.parametrize("width", [320, 1280])
def test_it_fills_the_wait_at_the_first_start_and_stays(visit: Visit, width: int) -> None:
    page = visit("/rules/gizmos", width=width)
    page.route("**/api/about", compiling)
    page.goto(page.url.split("/rules")[0])
    expect(tour(page)).to_contain_text("Energy comes as coloured spheres.")
    expect(page.get_by_role("link", name="Gizmos: rules")).to_have_attribute("href", "/rules/gizmos")
    expect(page.get_by_text("lessons and games can begin as soon as it is ready")).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []
    assert not serious(page)
    page.unroute_all(behavior="wait")
    expect(page.get_by_role("button", name="Play Gizmos now")).to_be_enabled()
    expect(tour(page)).to_be_visible()


def test_a_visitor_of_a_ready_server_is_not_bothered(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("button", name="Play Gizmos now")).to_be_enabled()
    expect(tour(page)).to_have_count(0)


def test_a_lesson_that_waits_shows_it_too(visit: Visit) -> None:
    page = visit("/learn")
    refused = json.dumps({"type": "error", "code": "compiling", "reason": None})
    page.route("**/api/learn/**", lambda route: route.fulfill(status=503, body=refused))
    page.route("**/api/about", compiling)
    page.goto(page.url + "/aquasphere")
    expect(tour(page)).to_contain_text("A research station deep under the sea")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_taken_again_on_learn(visit: Visit, game: str, language: str) -> None:
    page = visit("/learn", language=language, width=390, height=844)
    page.locator(f"section[aria-labelledby=learn-{game}] [data-go=tour]").click()
    captions = set()
    for number in range(PICTURES):
        expect(at(page)).to_have_accessible_name(
            tour(page).locator(".dot").nth(number).get_attribute("aria-label") or ""
        )
        captions.add(tour(page).locator(".caption").inner_text())
        page.keyboard.press("ArrowRight")
    assert len(captions) == PICTURES
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(TOO_WIDE) == []
    assert not serious(page)


def test_it_goes_on_by_itself_until_somebody_steps_or_pauses(visit: Visit) -> None:
    page = visit("/learn", reduced_motion="no-preference")
    page.clock.install()
    page.locator("[data-go=tour]").first.click()
    expect(at(page)).to_have_accessible_name("Picture 1 of 6")
    page.clock.run_for(LASTS)
    expect(at(page)).to_have_accessible_name("Picture 2 of 6")
    tour(page).get_by_role("button", name="Next picture").click()
    expect(at(page)).to_have_accessible_name("Picture 3 of 6")
    page.clock.run_for(3 * LASTS)
    expect(at(page)).to_have_accessible_name("Picture 3 of 6")
    tour(page).get_by_role("button", name="Pause").click()
    moving = "() => document.querySelector('.tour svg').getAnimations({ subtree: true }).length"
    assert page.evaluate(moving) == 0
    tour(page).get_by_role("button", name="Play automatically").click()
    assert page.evaluate(moving) > 0
    page.clock.run_for(LASTS)
    expect(at(page)).to_have_accessible_name("Picture 4 of 6")


def test_who_wants_no_motion_gets_stills(visit: Visit) -> None:
    page = visit("/learn")
    page.clock.install()
    page.locator("[data-go=tour]").first.click()
    expect(at(page)).to_have_accessible_name("Picture 1 of 6")
    page.clock.run_for(2 * LASTS)
    expect(at(page)).to_have_accessible_name("Picture 1 of 6")
    expect(tour(page).get_by_role("button", name="Play automatically")).to_be_visible()
