"""Puzzles: one a day, training, played on the real table; in every language, on phones, by keyboard."""

import json
import re
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.puzzling import Solver, easiest, short_of_the_best
from browser.serving import Server
from browser.sitting import serious
from browser.test_everybody import TOO_WIDE
from labtop.core.texts import LANGUAGES
from labtop.puzzles import Puzzle, packaged, question
from labtop.puzzles.puzzle import texts_of
from labtop.registry import GAMES

TITLE = {"en": "Puzzles for", "de": "Rätsel zu", "pl": "Łamigłówki do gry"}
RIGHT = {"en": "Right", "de": "Richtig", "pl": "Dobrze"}
PHONE = {"width": 390, "height": 844}
START = 1500

# Words beside a board that can be neither read where they stand nor scrolled to.
COVERED = """() => [...document.querySelectorAll(".speech :is(.talk p, .task)")].filter((words) => {
  words.scrollIntoView({ block: "end" });
  const { left, bottom } = words.getBoundingClientRect();
  return !words.contains(document.elementFromPoint(left + 20, bottom - 12));
}).map((words) => words.textContent)"""


def check(page: Page, language: str) -> None:
    """Nothing is too wide; axe, which takes its time, looks at one language."""
    assert page.evaluate(TOO_WIDE) == []
    assert language != "en" or serious(page) == []


def entry(puzzle: Puzzle, right: bool, **more: Any) -> dict[str, Any]:
    """What a browser keeps of an answer."""
    own = {"puzzle": puzzle.id, "game": puzzle.game, "kind": puzzle.kind, "rating": puzzle.rating, "right": right}
    return {**own, "at": "2026-01-01T10:00:00.000Z", "daily": None, **more}


def keep(page: Page, entries: list[dict[str, Any]]) -> None:
    page.evaluate("kept => { localStorage['labtop.puzzles'] = JSON.stringify(kept) }", entries)


def kept(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => JSON.parse(localStorage['labtop.puzzles'] ?? '[]')")
    return found


def figure(page: Page, name: str) -> int:
    return int(page.locator(f"[data-figure={name}] strong").inner_text())


def by_id(game: str, name: str) -> Puzzle:
    return next(puzzle for puzzle in packaged(game) if puzzle.id == name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [{}, PHONE], ids=["large", "phone"])
def test_all_that_there_is_in_every_language(visit, language: str, size: dict[str, int]) -> None:
    page: Page = visit("/puzzles", language=language, **size)
    expect(page.locator("[data-go=daily]")).to_have_count(len(GAMES))
    check(page, language)
    for game in GAMES:
        page.goto(page.url.partition("/puzzles")[0] + f"/puzzles/{game}")
        expect(page.get_by_role("heading", level=1)).to_contain_text(TITLE[language])
        kinds = {puzzle.kind for puzzle in packaged(game)}
        expect(page.locator("input[name=theme]")).to_have_count(len(kinds) + 1)
        titles = [texts_of(game).format(f"kind-{kind}", language) for kind in kinds]
        for title in titles:
            expect(page.locator("label.theme", has_text=title).first).to_be_visible()
        check(page, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [{}, PHONE], ids=["large", "phone"])
def test_a_puzzle_is_solved_on_the_table(visit, game: str, language: str, size: dict[str, int]) -> None:
    puzzle = easiest(game)
    page: Page = visit(f"/puzzles/{puzzle.id}", language=language, **size)
    solver = Solver(page, puzzle)
    expect(page.locator(".speech .task")).to_contain_text(question(puzzle).text(language))
    check(page, language)
    solver.play(puzzle.lines[0])
    expect(page.locator(".speech .right")).to_contain_text(RIGHT[language])
    expect(solver.button("next")).to_be_in_viewport(ratio=1)
    check(page, language)
    solver.button("solution").click()
    steps = page.locator(".solution ol > li")
    expect(steps).to_have_count(len(puzzle.lines[0]))
    expect(page.locator(".solution li.now [aria-current=step]")).to_be_visible()
    expect(page.locator(".solution .right")).to_contain_text(RIGHT[language])
    check(page, language)


@pytest.mark.parametrize("path", ["/puzzles/f96ed3c0a8", "/learn/gizmos", "/learn/aquasphere"])
@pytest.mark.parametrize(("width", "height"), [(740, 360), (640, 320), (320, 568)])
def test_on_a_low_screen_no_button_lies_over_the_words(visit, path: str, width: int, height: int) -> None:
    page: Page = visit(path, language="de", width=width, height=height)
    expect(page.locator(".speech .doing")).to_be_visible()
    if page.locator(".speech summary").count():
        page.locator(".speech summary").click()
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_hears_what_it_misses_and_only_the_first_counts(visit, game: str) -> None:
    puzzle = easiest(game)
    page: Page = visit(f"/puzzles/{puzzle.id}")
    solver = Solver(page, puzzle)
    solver.play(short_of_the_best(puzzle))
    answers = page.locator(".speech .answer")
    expect(answers).to_have_count(2)
    expect(answers.nth(1)).to_contain_text("Move 1: Ada")
    expect(page.locator(".speech .note")).to_contain_text("Your rating falls from 1500")
    assert [one["right"] for one in kept(page)] == [False]
    solver.button("again").click()
    expect(page.locator("main")).to_have_attribute("data-played", "0")
    solver.play(puzzle.lines[0])
    expect(page.locator(".speech .right")).to_be_visible()
    assert [one["right"] for one in kept(page)] == [False]


def test_a_payment_is_put_together_without_a_word_of_advice(visit) -> None:
    puzzle = easiest("gizmos", "payment")
    page: Page = visit(f"/puzzles/{puzzle.id}")
    solver = Solver(page, puzzle)
    solver.button("ready").click()
    expect(page.locator("dialog .spheres .ball").first).to_be_visible()
    expect(page.locator("dialog [data-action]")).to_have_count(0)
    solver.play(puzzle.lines[0])
    expect(page.locator(".speech .right")).to_be_visible()


def test_the_rating_rises_and_the_next_puzzle_is_another(visit) -> None:
    puzzle = easiest("gizmos")
    page: Page = visit(f"/puzzles/{puzzle.id}")
    solver = Solver(page, puzzle)
    solver.play(puzzle.lines[0])
    expect(page.locator(".speech")).to_contain_text("Your rating rises from 1500")
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile(puzzle.id))
    expect(page).to_have_url(re.compile(r"/puzzles/[0-9a-f]{10}$"))
    expect(page.locator(".speech .task")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("[data-figure=rating]")).to_be_visible()
    assert figure(page, "rating") > START
    assert (figure(page, "solved"), figure(page, "run")) == (1, 1)
    page.get_by_role("link", name=re.compile(f"rating {puzzle.rating}: solved")).click()
    expect(page.get_by_text("You have had this puzzle before")).to_be_visible()


def test_hints_come_in_steps_and_count_as_not_found(visit) -> None:
    puzzle = easiest("gizmos", "points", then="use")  # no sheet comes before it is taken back
    page: Page = visit(f"/puzzles/{puzzle.id}")
    solver = Solver(page, puzzle)
    solver.button("hint").click()
    said = page.locator(".speech .said")
    expect(said).to_have_count(1)
    expect(said.first).to_have_text(f"{puzzle.best} points are possible.")
    page.keyboard.press("h")
    expect(said).to_have_count(2)
    expect(page.locator(".hinted")).to_have_count(0)
    page.keyboard.press("h")
    expect(said).to_have_count(3)
    expect(page.locator(".hinted").first).to_be_visible()
    expect(solver.button("hint")).to_be_disabled()
    assert [one["right"] for one in kept(page)] == [False]
    solver.play(puzzle.lines[0][:1])
    expect(said).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("main")).to_have_attribute("data-played", "0")


def test_the_solution_can_be_gone_through_step_by_step(visit) -> None:
    puzzle = easiest("gizmos", "chain")
    page: Page = visit(f"/puzzles/{puzzle.id}", pace=60_000)  # it stands still
    solver = Solver(page, puzzle)
    solver.button("solution").click()
    count = len(puzzle.lines[0])
    expect(page.get_by_text(f"Step 0 of {count}")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".solution li").first).to_have_class(re.compile("now"))
    page.locator(".solution li button").last.click()
    expect(page.get_by_text(f"Step {count} of {count}")).to_be_visible()
    expect(page.get_by_text("At first sight this looks best")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text(f"Step {count - 1} of {count}")).to_be_visible()
    assert [one["right"] for one in kept(page)] == [False]
    solver.button("again").click()
    expect(page.locator(".speech .task")).to_be_visible()


def test_a_puzzle_goes_on_at_the_analysis_board(visit) -> None:
    page: Page = visit(f"/puzzles/{easiest('gizmos', 'chain').id}", pace=60_000)
    solver = Solver(page, easiest("gizmos", "chain"))
    expect(solver.button("analyse")).to_have_count(0)  # before the answer it would be one
    solver.button("solution").click()
    solver.button("analyse").click()
    expect(page).to_have_url(re.compile("/analyse"))
    expect(page.get_by_role("region", name="Ada")).to_be_visible()


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_days_in_a_row_count(visit, server: Server) -> None:
    page: Page = visit("/puzzles/gizmos")
    daily = page.locator("[data-go=daily]")
    expect(daily).to_be_visible()
    link = daily.get_attribute("href")
    other: Page = visit("/puzzles/gizmos", language="pl")
    expect(other.locator("[data-go=daily]")).to_have_attribute("href", link or "")
    told = server.ask("/api/games/gizmos/puzzles?language=en")
    assert link == f"/puzzles/{told['daily']}"
    today, puzzle = date.fromisoformat(told["date"]), by_id("gizmos", told["daily"])
    others = [one for one in packaged("gizmos") if one.id != puzzle.id]
    earlier = [entry(others[ago], True, daily=str(today - timedelta(ago))) for ago in (2, 1)]
    keep(page, earlier)
    page.reload()
    expect(page.locator("[data-figure=days]")).to_be_visible()
    assert figure(page, "days") == 2
    expect(page.locator(".daily li.right")).to_have_count(2)
    daily.click()
    expect(page.locator(".speech")).to_contain_text("Puzzle of the day")
    Solver(page, puzzle).play(puzzle.lines[0])
    expect(page.locator(".speech .right")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".daily li.right")).to_have_count(3)
    assert figure(page, "days") == 3
    expect(page.get_by_text("Solved. The next one comes at midnight UTC.")).to_be_visible()


def test_training_is_by_theme_and_difficulty_and_remembers_both(visit) -> None:
    page: Page = visit("/puzzles/gizmos")
    page.get_by_label("Longest chain").check()
    page.get_by_label("Harder").check()
    page.reload()
    expect(page.get_by_label("Longest chain")).to_be_checked()
    expect(page.get_by_label("Harder")).to_be_checked()
    page.locator("[data-go=start]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Longest chain")
    harder = by_id("gizmos", page.url.rsplit("/", 1)[1]).rating
    page.go_back()
    page.get_by_label("Easier").check()
    page.locator("[data-go=start]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Longest chain")
    assert by_id("gizmos", page.url.rsplit("/", 1)[1]).rating < harder


def test_progress_goes_to_another_browser_as_a_file(visit, tmp_path: Path) -> None:
    one, other = packaged("gizmos")[:2]
    page: Page = visit("/puzzles/gizmos")
    keep(page, [entry(one, True)])
    page.reload()
    with page.expect_download() as download:
        page.locator("[data-go=export]").click()
    file = tmp_path / "progress.json"
    download.value.save_as(file)
    elsewhere: Page = visit("/puzzles/gizmos")
    keep(elsewhere, [entry(other, False)])
    elsewhere.reload()
    chooser = elsewhere.locator("input[type=file]")
    chooser.set_input_files(file)
    expect(elsewhere.get_by_text("One answer was added.")).to_be_visible()
    expect(elsewhere.locator("[data-figure=solved]")).to_contain_text("of 2 tried")
    assert {found["puzzle"] for found in kept(elsewhere)} == {one.id, other.id}
    chooser.set_input_files(file)
    expect(elsewhere.get_by_text("This file holds nothing new.")).to_be_visible()
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({"format": "labtop puzzles 1", "entries": [{"puzzle": one.id}]}))
    chooser.set_input_files(broken)
    expect(elsewhere.get_by_text("“broken.json” holds no progress with puzzles.")).to_be_visible()
    assert len(kept(elsewhere)) == 2


def test_a_result_is_shared_without_the_answer(visit) -> None:
    puzzle = easiest("gizmos", "points")
    page: Page = visit(f"/puzzles/{puzzle.id}")
    solver = Solver(page, puzzle)
    solver.play(puzzle.lines[0])
    solver.button("share").click()
    text = page.get_by_label("Your result, without the answer").input_value()
    assert text.endswith(f"/puzzles/{puzzle.id}")
    assert "on the first try" in text
    assert not any(action in text for action in puzzle.lines[0])


@pytest.mark.parametrize(
    ("path", "reason"),
    [("0000000000", "There is no puzzle “0000000000”."), ("chess", "There is no puzzle “chess”.")],
)
def test_broken_links_get_a_reason(visit, path: str, reason: str) -> None:
    page: Page = visit(f"/puzzles/{path}")
    expect(page.get_by_role("alert")).to_contain_text(reason)
    page.get_by_role("main").get_by_role("link", name="All puzzles").click()
    expect(page.locator("[data-go=daily]").first).to_be_visible()


def test_what_does_not_count_is_explained(visit) -> None:
    puzzle = easiest("gizmos", "points")
    page: Page = visit(f"/puzzles/{puzzle.id}")
    Solver(page, puzzle)
    page.locator(".board [data-action='research I']").first.click()
    expect(page.get_by_text("does not count in this puzzle").first).to_be_visible()
    expect(page.locator("main")).to_have_attribute("data-played", "0")


def test_puzzles_are_found_from_home_and_from_the_lessons(visit) -> None:
    page: Page = visit("/")
    page.get_by_role("main").get_by_role("link", name="Puzzles").click()
    expect(page.locator("[data-go=start]")).to_be_visible()
    page.goto(page.url.partition("/puzzles")[0] + "/learn")
    page.get_by_role("main").get_by_role("link", name="Puzzles").first.click()
    expect(page.locator("[data-go=start]")).to_be_visible()


def test_what_fails_can_be_tried_again(visit) -> None:
    page: Page = visit("/")
    refused = json.dumps({"type": "error", "code": "failed", "reason": None})
    page.route("**/api/games/*/puzzles**", lambda route: route.fulfill(status=500, body=refused))
    page.get_by_role("main").get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute_all(behavior="wait")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-go=start]")).to_be_visible()
