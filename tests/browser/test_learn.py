"""Learn: every course to its end by clicking, in every language; mistakes, leaving and coming back, small screens."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.learning import Learner
from browser.serving import Server
from browser.sitting import serious
from browser.test_everybody import TOO_WIDE
from labtop.core.texts import LANGUAGES
from labtop.learn import course, progress, titles
from labtop.registry import GAMES

WELCOME = {"en": "Learn by playing", "de": "Spielend lernen", "pl": "Naucz się, grając"}


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_course_to_its_end_by_clicking(visit, game: str, language: str) -> None:
    page: Page = visit(f"/learn/{game}", language=language)
    learner = Learner(page, language)
    names = titles(game, language)
    for number, lesson in enumerate(course(game).lesson, 1):
        expect(page.get_by_role("heading", level=1)).to_have_text(names[lesson.id])
        while learner.now().shown is not None:
            learner.click_what_is_right()
        if number < len(names):
            learner.button("lesson").click()
            expect(page).to_have_url(re.compile(f"/learn/{game}/{course(game).lesson[number].id}$"))
            expect(page.get_by_role("heading", level=1)).not_to_have_text(names[lesson.id])
    learner.button("play").click()
    expect(page.locator(".prompt")).to_be_visible()
    assert "/t/" in page.url
    page.goto(page.url.split("/t/")[0] + "/learn")
    bar = page.locator(f"section[aria-labelledby=learn-{game}] progress")
    expect(bar).to_have_js_property("value", len(names))


def test_a_lesson_begins_by_itself_once_the_game_is_ready(visit) -> None:
    page: Page = visit("/learn")
    refused = json.dumps({"type": "error", "code": "compiling", "reason": None})
    page.route("**/api/learn/**", lambda route: route.fulfill(status=503, body=refused))
    page.get_by_role("main").get_by_role("link").first.click()
    expect(page.get_by_role("status").filter(has_text="The games are being prepared.")).to_be_visible()
    page.unroute_all(behavior="wait")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pick")


def test_a_mistake_is_answered_and_changes_nothing(visit) -> None:
    page: Page = visit("/learn/gizmos")
    learner = Learner(page)
    learner.click_what_is_right()
    page.locator("[data-action='pick red']").first.click()
    expect(page.locator(".answer")).to_contain_text("That is a red sphere; you want a yellow one.")
    expect(page.locator(".task")).to_have_text(re.compile("Pick a yellow sphere."))
    assert learner.done() == ["next"]
    expect(page.get_by_role("img", name="Energy storage ring: 0 of 5").first).to_be_visible()
    page.locator("[data-action='pick yellow']").first.click()
    expect(page.locator(".told")).to_contain_text("Bea picks blue.")
    expect(page.locator(".answer")).to_have_count(0)


def test_what_the_rules_forbid_is_answered_by_the_rules(visit) -> None:
    page: Page = visit("/learn/gizmos/build")
    learner = Learner(page)
    page.locator(".board [data-card=II-02]").click()
    expect(page.locator("dialog .reason").first).to_have_text("II-02 costs 3 yellow; you have 1.")
    page.keyboard.press("Escape")
    learner.click_what_is_right()
    assert learner.done() == ["build I-23"]


def test_words_come_before_a_sheet_that_opens_by_itself(visit) -> None:
    page: Page = visit("/learn/gizmos/research")
    learner = Learner(page)
    learner.click_what_is_right()
    expect(learner.button("ready")).to_be_focused()
    expect(page.locator("dialog[open]")).to_have_count(0)
    learner.button("ready").click()
    page.locator("dialog [data-action=neither]").click()
    expect(page.locator(".answer")).to_contain_text("this turn has brought you nothing")
    expect(page.locator("dialog[open]")).to_have_count(0)
    learner.click_what_is_right()
    assert learner.done() == ["research II", "build II-25"]


def test_a_lesson_can_be_left_and_taken_up_again_in_another_language(visit) -> None:
    page: Page = visit("/learn/gizmos/triggers")
    learner = Learner(page)
    learner.click_what_is_right()
    said = learner.now().said
    page.goto(page.url.split("/learn")[0])
    page.get_by_role("link", name="Continue learning Gizmos").click()
    expect(page.locator(".said")).to_have_text(said)
    assert learner.done() == ["pick red"]
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", level=1)).to_have_text("Uruchamianie")
    expect(page.locator(".task")).to_contain_text("Użyj I-23.")
    learner.button("back").click()
    expect(page.locator(".task")).to_contain_text("Obudź I-23")
    assert learner.done() == []


def test_what_the_browser_kept_may_be_nonsense(visit) -> None:
    page: Page = visit("/learn")
    for kept in ({"gizmos": {"lesson": "nothing", "actions": ["x"]}}, {"gizmos": {"lesson": "pick", "actions": ["x"]}}):
        page.evaluate("kept => localStorage['labtop.learn'] = JSON.stringify(kept)", json.loads(json.dumps(kept)))
        page.goto(page.url.split("/learn")[0] + "/learn/gizmos")
        expect(page.locator(".said")).to_contain_text("Welcome to the workshop!")
        expect(page.locator(".answer")).to_have_count(0)


def test_the_tutor_does_it_for_those_who_ask(visit) -> None:
    page: Page = visit("/learn/aquasphere/green")
    learner = Learner(page)
    for done in (["act A green"], ["act A green", "place B"]):
        expect(page.locator(".board .hinted")).to_have_count(0)
        learner.button("where").click()
        expect(page.locator(".board .hinted").first).to_be_visible()
        learner.button("show").click()
        expect(page.locator(".said")).to_have_text(progress("aquasphere", "green", done, "en").said)
        assert learner.done() == done
    expect(learner.button("lesson")).to_be_visible()
    expect(page.get_by_role("link", name="Lesson 3: Green: the lab (done)")).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize("game", ["gizmos", "aquasphere"])
def test_no_lesson_outlines_the_answer_before_it_is_asked_for(visit, server: Server, game: str) -> None:
    page: Page = visit(f"/learn/{game}")
    for lesson in server.ask(f"/api/learn/{game}?language=en")["lessons"]:
        page.goto(f"{server.address}/learn/{game}/{lesson['lesson']}")
        expect(page.locator(".speech .said")).to_be_visible()
        expect(page.locator(".hinted")).to_have_count(0)


def test_on_a_phone_the_words_come_before_letter_bots_are_asked_for(visit) -> None:
    page: Page = visit("/learn/aquasphere/green", width=390, height=844)
    learner = Learner(page)
    learner.click_what_is_right()
    expect(page.locator(".said")).to_be_visible()
    expect(page.locator("section.asking")).to_have_count(0)
    learner.button("ready").click()
    expect(page.locator("section.asking [data-action=done]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_declining_never_reads_like_reading_on(visit, language: str) -> None:
    reading = Learner(visit("/learn/aquasphere/program", language=language)).button("next").inner_text()
    page: Page = visit("/learn/aquasphere/green", language=language)
    Learner(page, language).click_what_is_right()
    page.locator(".asking [data-action=done]").wait_for()
    offered = [found.inner_text() for found in page.locator(".asking [data-action], .speech button").all()]
    assert reading not in [text.strip() for text in offered]


def test_a_lesson_by_keyboard_alone(visit) -> None:
    page: Page = visit("/learn/gizmos/file")
    learner = Learner(page)
    while (shown := learner.now().shown) is not None:
        page.keyboard.press("a")
        offered = page.locator("dialog[open] ol [data-action]")
        expect(offered.first).to_be_focused()
        actions = [offered.nth(index).get_attribute("data-action") for index in range(offered.count())]
        for _ in range(actions.index(shown)):
            page.keyboard.press("ArrowDown")
        after = [*learner.done(), shown]
        page.keyboard.press("Enter")
        expect(page.locator(".said")).to_have_text(progress("gizmos", "file", after, "en").said)
    expect(learner.button("lesson")).to_be_visible()


def test_on_a_phone_the_choice_and_the_answer_are_in_sight(visit) -> None:
    page: Page = visit("/learn/aquasphere/purple", width=360, height=640, has_touch=True)
    learner = Learner(page)
    page.locator("[data-sector=A] .letter").tap()
    choice = page.locator(".asking [data-action='act A purple']")
    expect(choice).to_be_in_viewport(ratio=1)
    expect(page.locator(".task")).to_be_in_viewport(ratio=1)
    choice.tap()
    expect(page.locator(".answer")).to_be_in_viewport(ratio=1)
    expect(page.locator(".asking")).to_have_count(0)
    learner.click_what_is_right()
    expect(learner.button("lesson")).to_be_in_viewport(ratio=1)


def test_newcomers_are_invited(visit) -> None:
    page: Page = visit("/")
    page.get_by_role("radio", name=re.compile("AquaSphere")).check()
    page.get_by_role("link", name="Learn AquaSphere").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Programming")


def test_a_table_leads_to_the_lessons_of_its_game(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "open", game="aquasphere")
    page: Page = visit(f"/t/{table}#{secrets[0]}")
    expect(page.get_by_role("link", name="New to the game?")).to_have_attribute("href", "/learn/aquasphere")
    page.keyboard.press("r")
    page.get_by_role("link", name="Learn it step by step instead").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Programming")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [320, 768, 1400])
def test_nothing_is_cut_on_any_screen(visit, language: str, width: int) -> None:
    page: Page = visit("/learn", language=language, width=width, height=640)
    expect(page.get_by_role("heading", level=1)).to_have_text(WELCOME[language])
    expect(page.locator("progress")).to_have_count(2)
    assert page.evaluate(TOO_WIDE) == []
    for path in ("gizmos/pick", "gizmos/end", "aquasphere/program", "aquasphere/lines"):
        page.goto(page.url.split("/learn")[0] + f"/learn/{path}")
        expect(page.locator(".speech .said")).to_be_visible()
        assert page.evaluate(TOO_WIDE) == [], path
        for name in ("back", "next", "show", "where"):
            if page.locator(f".speech [data-go={name}]").count():
                expect(page.locator(f".speech [data-go={name}]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit, theme: str) -> None:
    page: Page = visit("/learn", color_scheme=theme)
    expect(page.locator("progress")).to_have_count(2)
    assert serious(page) == []
    for path in ("gizmos/build", "aquasphere/go"):
        page.goto(page.url.split("/learn")[0] + f"/learn/{path}")
        expect(page.locator(".task")).to_be_visible()
        assert serious(page) == []
    page.keyboard.press("a")
    page.locator("dialog [data-action]").first.click()
    expect(page.locator(".answer")).to_be_visible()
    assert serious(page) == []
