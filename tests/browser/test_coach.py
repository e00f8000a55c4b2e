"""The coached first game: warned before a blunder, praised, told of the other side's moves; muted and called again."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Visit
from browser.serving import Server
from browser.sitting import Person, serious
from browser.test_layout import MOST, OBSERVE, SIZES, cumulative
from labtop.registry import GAMES

BEGIN = "table => localStorage['labtop.coach'] = JSON.stringify({[table]: {muted: false, moments: []}})"


def words(page: Page) -> Locator:
    return page.locator(".coach .words")


def warning(page: Page) -> Locator:
    return page.locator("dialog[open]:has([data-coach=warning])")


def coached(page: Page, server: Server, table: str, secret: str) -> Person:
    """Somebody comes to a table with a coach."""
    page.evaluate(BEGIN, table)
    page.goto(f"{server.address}/t/{table}#{secret}")
    return Person(page)


class Bot:
    """Instead of the search: what it says of decisions, so that a test knows it. `best` is chosen among the actions."""

    def __init__(self, page: Page, server: Server, table: str, secret: str, best: Callable[[list[str]], str]) -> None:
        self.asked: list[int | None] = []
        self._server, self._table, self._secret, self._best = server, table, secret, best
        page.route(f"**/api/tables/{table}/messages", self._answer)

    def _answer(self, route: Route) -> None:
        asked = json.loads(route.request.post_data or "")
        self.asked.append(asked["played"])
        analysis = self._analysis(asked)
        if analysis is None:  # the table has gone on meanwhile
            route.fulfill(status=409, json={"type": "error", "code": "not_your_turn", "reason": None})
        else:
            route.fulfill(json=analysis)

    def _analysis(self, asked: dict[str, Any]) -> dict[str, Any] | None:
        whole = self._server.ask(f"/api/tables/{self._table}", None, self._secret)
        if asked["played"] is None:
            legal, described, played = whole["state"]["legal"], whole["state"]["described"], whole["state"]["played"]
        else:
            move = whole["moves"][asked["played"]]
            legal, described, played = [move["action"], "nonsense"], {}, asked["played"]
        if not legal:
            return None
        best = self._best(legal)
        told = [best, *(action for action in legal if action != best)]
        actions = [
            {
                "action": action,
                "visits": 900 if action == best else 100,
                "win": 0.6 if action == best else 0.3,
                "score": 30 if action == best else 26,
                "line": [action],
                "described": described.get(action, []),
                "brought": [],
            }
            for action in told
        ]
        head = {"type": "analysis", "position": asked["position"], "played": played, "seat": 0}
        return head | {"actions": actions, "expected": [], "simulations": 1000, "seconds": 1.0}


def files(legal: list[str]) -> str:
    """The best is to file, wherever one can, and then to end the turn."""
    return next((action for wish in ("file", "end") for action in legal if action.startswith(wish)), legal[0])


@pytest.fixture
def table(visit: Visit, server: Server) -> tuple[Person, Bot]:
    """Ada and a bot that plays at random; it is Ada's turn, and the coach has thought about it."""
    name, [secret] = server.table("Ada", "random")
    page = visit("/learn")
    bot = Bot(page, server, name, secret, files)
    person = coached(page, server, name, secret)
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(words(page)).to_contain_text("I am your coach.")
    thought(page)
    return person, bot


def thought(page: Page) -> None:
    """Wait until the coach has thought about all that there is."""
    expect(page.locator(".coach .words[aria-busy=false]")).to_be_visible()


def test_a_blunder_is_warned_of_and_can_be_played_all_the_same(table: tuple[Person, Bot]) -> None:
    ada, _ = table
    page = ada.page
    page.locator(".ball.legal").first.click()
    expect(warning(page)).to_contain_text("from about 60% to about 30%, and cost you about 4 points")
    expect(warning(page)).to_contain_text("Look at this instead: File")
    assert not serious(page)
    expect(warning(page).get_by_role("button", name="Let me think again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(warning(page)).to_have_count(0)
    assert ada.played() == 0
    page.locator(".ball.legal").first.click()
    page.keyboard.press("Escape")
    expect(warning(page)).to_have_count(0)
    page.locator(".ball.legal").first.click()
    warning(page).get_by_role("button", name="Play it all the same").click()
    ada.moved_on(0)
    expect(words(page)).to_contain_text("That was playable, but this promised more: File")


def test_what_is_best_is_praised_and_the_other_sides_move_explained(table: tuple[Person, Bot]) -> None:
    ada, bot = table
    page = ada.page
    page.keyboard.press("a")
    page.locator("dialog[open] [data-action^=file]").first.click()
    ada.moved_on(0)
    expect(words(page)).to_contain_text("Well chosen: nothing promised more. File")
    page.keyboard.press("a")
    page.locator("dialog[open] [data-action=end]").click()
    expect(words(page)).to_contain_text("A strong choice: I would have done the same.")
    thought(page)
    past = [played for played in bot.asked if played is not None]
    assert past == list(dict.fromkeys(past)), "each decision is thought about once"


def test_the_coach_can_be_muted_and_called_again(table: tuple[Person, Bot]) -> None:
    ada, bot = table
    page = ada.page
    page.get_by_role("button", name="Mute the coach").click()
    expect(words(page)).to_have_text("The coach is silent.")
    before = len(bot.asked)
    page.reload()
    expect(words(page)).to_have_text("The coach is silent.")
    page.locator(".ball.legal").first.click()
    ada.moved_on(0)
    expect(warning(page)).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert len(bot.asked) == before
    page.get_by_role("button", name="Call the coach").click()
    expect(words(page)).to_contain_text("The other side")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_first_game_begins_on_learn_and_is_thought_about(visit: Visit, game: str, width: int, height: int) -> None:
    page = visit("/learn", width=width, height=height)
    with page.expect_response("**/api/tables/*/messages") as asked:
        page.locator(f"section[aria-labelledby=learn-{game}] [data-go=play]").click()
        expect(words(page)).to_contain_text("I am your coach.")
    assert asked.value.json()["type"] == "analysis"
    expect(page.locator(".coach")).to_be_in_viewport(ratio=1)
    assert not serious(page)


def test_newcomers_are_invited_to_a_coached_game(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Your first game, with a coach").click()
    expect(words(page)).to_contain_text("I am your coach.")


def test_at_the_end_the_coach_looks_back(visit: Visit, server: Server) -> None:
    name, secrets = server.table("Ada", "Ben")
    assert server.play_until(name, secrets, lambda state: state["over"])
    page = visit("/learn")
    text = [{"key": "told-end-triggered", "args": {}}]
    moments = [{"played": 4 * n, "loss": 0, "stake": 0.1 * n, "did": text, "better": text} for n in range(1, 5)]
    moments.append({"played": 3, "loss": 0.3, "stake": 0.3, "did": text, "better": text})
    kept = {name: {"muted": False, "moments": moments}}
    page.evaluate("kept => localStorage['labtop.coach'] = JSON.stringify(kept)", kept)
    page.goto(f"{server.address}/t/{name}#{secrets[0]}")
    page.get_by_role("button", name="Look back together").click()
    summary = page.locator("[data-coach=summary]")
    expect(summary.get_by_role("heading", name="Your good moments")).to_be_visible()
    shown = summary.get_by_role("button")
    assert shown.all_inner_texts() == ["9", "13", "17", "4"], "three good ones as they came, one to learn from"
    expect(summary).to_contain_text("Better was:")
    assert not serious(page)
    shown.last.click()
    expect(summary).to_have_count(0)
    expect(page.locator(".replay-bar")).to_contain_text("3 /")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_jumps_when_the_coach_speaks(visit: Visit, server: Server, width: int, height: int) -> None:
    name, secrets = server.table("Ada", "Ben")
    page = visit("/learn", width=width, height=height)
    page.context.add_init_script(OBSERVE)
    Bot(page, server, name, secrets[0], files)
    ada = coached(page, server, name, secrets[0])
    assert server.play_until(name, secrets, lambda state: state["played"] >= 12)
    ada.moved_on(11)
    thought(page)
    shifts = page.evaluate("() => shifts")
    assert cumulative(shifts) < MOST, shifts


def test_a_table_without_a_coach_has_none(visit: Visit, server: Server) -> None:
    name, [secret] = server.table("Ada", "random")
    page = Person(visit(f"/t/{name}#{secret}")).page
    expect(page.locator(".coach")).to_have_count(0)
