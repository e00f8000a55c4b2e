"""Nothing jumps: the layout shift of a whole game, without anybody touching the page, and only what moved flies."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.serving import Server, chosen
from browser.sitting import LOG
from labtop.registry import GAMES

MOST = 0.05  # cumulative layout shift, as browsers count it
SIZES = [(390, 844), (1280, 800)]
OBSERVE = """
window.shifts = [];
new PerformanceObserver((list) => {
  const corner = ({ x, y, width, height }) => `${x},${y} ${width}×${height}`;
  const told = ({ node, previousRect, currentRect }) =>
    `${node?.nodeName}.${node?.className} ${corner(previousRect)} → ${corner(currentRect)}`;
  for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) shifts.push({ value, startTime, what: sources.map(told) });
}).observe({ type: "layout-shift", buffered: true });
"""
# Cheap: an expectation that does not hold yet reads the whole page, which would be measured with it.
SHOWN = "([moves, number]) => document.querySelectorAll(moves).length > number"
FLIGHTS = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { flown.push(this.dataset.fly); return animate.apply(this, how); };
}"""


CUT = """() => {
  const words = document.querySelector(".prompt .words").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".prompt .asks, .prompt .last")];
  return boxes.flatMap((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    const end = Math.min(words.bottom, box.getBoundingClientRect().bottom);
    const cut = ({ top, bottom }) => top < end - 1 && bottom > end + 1;
    return [...range.getClientRects()].some(cut) ? [box.textContent] : [];
  });
}"""


def play_a_game(server: Server, page: Page, table: str, secrets: list[str]) -> None:
    """Move by move, from elsewhere, each shown before the next comes."""
    for number in range(600):
        state = server.ask(f"/api/tables/{table}")["state"]
        if state["over"]:
            break
        secret = secrets[state["to_play"]]
        legal = server.ask(f"/api/tables/{table}", None, secret)["state"]["legal"]
        first = "research" if number % 7 == 0 else ""
        message = {"type": "play", "key": f"{number}", "position": state["position"]}
        server.ask(f"/api/tables/{table}/messages", message | {"action": chosen(legal, number, first)}, secret)
        page.wait_for_function(SHOWN, arg=[f"{LOG} > button", number], polling=250)  # ms
    expect(page.locator("[data-end]")).to_be_visible()


def cumulative(shifts: list[dict[str, Any]]) -> float:
    """The largest sum of shifts less than a second apart, within five seconds."""
    worst = total = 0.0
    began = last = -10_000.0
    for shift in shifts:
        if shift["startTime"] - last > 1000 or shift["startTime"] - began > 5000:
            began, total = shift["startTime"], 0.0
        last, total = shift["startTime"], total + shift["value"]
        worst = max(worst, total)
    return worst


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_layout_never_jumps(visit: Visit, server: Server, game: str, width: int, height: int) -> None:
    table, secrets = server.table("Ada", "Ben", game=game)
    visit(f"/t/{table}#{secrets[1]}")
    page = visit("/", width=width, height=height)
    page.context.add_init_script(OBSERVE)
    page.goto(f"{server.address}/t/{table}#{secrets[0]}")
    expect(page.locator(".board .row, .board svg.station")).to_be_attached()
    expect(page.locator("ol[aria-labelledby=log-title][aria-busy=false]")).to_be_attached()
    page.evaluate("shifts.length = 0")
    play_a_game(server, page, table, secrets)
    shifts = page.evaluate("shifts")
    assert cumulative(shifts) < MOST, sorted(shifts, key=lambda shift: -shift["value"])[:4]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "language"), [(320, "de"), (390, "en"), (1280, "pl")])
def test_no_line_above_the_board_is_cut_through(
    visit: Visit, server: Server, game: str, width: int, language: str
) -> None:
    table, secrets = server.table("Margarete", "Ben Bernard", game=game)
    page = visit(f"/t/{table}#{secrets[0]}", width=width, height=700, language=language)
    heights = set()
    for number in range(16):
        played = server.ask(f"/api/tables/{table}")["state"]["played"]
        assert server.play_until(table, secrets, lambda state, played=played: state["played"] > played)
        page.wait_for_function(SHOWN, arg=[f"{LOG} > button", number])
        assert page.evaluate(CUT) == []
        heights.add(page.locator(".prompt").evaluate("prompt => prompt.getBoundingClientRect().height"))
    assert len(heights) == 1


def test_only_what_moved_flies(visit: Visit, server: Server) -> None:
    """A sphere is picked: it flies to the ring, another one from the dispenser; all the rest stays where it is."""
    table, secrets = server.table("Ada", "Ben")
    page = visit(f"/t/{table}#{secrets[0]}", reduced_motion="no-preference")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.evaluate(FLIGHTS)
    ball = page.locator(".ball.legal").first
    colour = (ball.get_attribute("data-action") or "").removeprefix("pick ")
    ball.click()
    expect(page.locator(f"{LOG} > button")).to_have_count(1)
    page.wait_for_function("() => flown.length > 0")
    flown = page.evaluate("flown")
    assert f"ring-0-{colour}-0" in flown
    assert all(name.startswith("row-") for name in flown if name != f"ring-0-{colour}-0")
    assert len(flown) <= 2
