"""A person at a table, as the tests need one: looks at the page, clicks or presses keys."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

DECIDING = ".prompt.mine"
WHOLE_LOG = "ol[aria-labelledby=log-title][aria-busy=false]"
LOG = "ol[aria-labelledby=log-title] > li:has(button)"  # of moves
COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.flights += 1; return animate.apply(this, how); };
}"""


def played(page: Page) -> int:
    """How many moves the log tells, once it is there."""
    expect(page.locator(WHOLE_LOG)).to_be_attached()
    return page.locator(f"{LOG} > button").count()


class Person:
    """Somebody in front of a table's page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        expect(page.locator(".board .row, .board svg.station")).to_be_attached()  # on a phone behind another tab

    def played(self) -> int:
        """How many moves the log tells."""
        return played(self.page)

    def moved_on(self, before: int) -> None:
        """Wait until the log tells more."""
        expect(self.page.locator(f"{LOG} > button").nth(before)).to_be_attached()

    def sheet(self) -> Locator:
        """The sheet that lies on the page."""
        return self.page.locator("dialog[open]")

    def at_end(self) -> bool:
        """Wait for a decision or the end: is it the end?"""
        expect(self.page.locator(f"{DECIDING}, .prompt:has([data-end])").first).to_be_visible()
        return self.page.locator("[data-end]").count() > 0

    def click_a_move(self) -> None:
        """Play one move with the mouse, building what can be built."""
        sheet = self.sheet()
        if sheet.count():
            sheet.locator("[data-action]:not([aria-disabled=true])").first.click()
            return
        for wish in TO_CLICK:
            if self.page.locator(wish).count():
                before = self.played()
                self.page.locator(wish).first.click()
                moved = self.page.locator(f"{LOG} > button").nth(before)
                expect(moved.or_(sheet.locator("[data-action]").first).first).to_be_attached()
                if not moved.count():
                    sheet.locator("[data-action]").first.click()
                return
        raise AssertionError("nothing on the page can be played")

    def type_a_move(self) -> None:
        """Play one move with the keyboard alone, from the list of all actions."""
        if self.sheet().count():
            self.page.keyboard.press("Escape")
        self.page.keyboard.press("a")
        actions = self.page.locator("dialog[open] ol [data-action]")
        expect(actions.first).to_be_visible()
        offered = [actions.nth(index).get_attribute("data-action") or "" for index in range(actions.count())]
        index = next((offered.index(action) for wish in WISHES for action in offered if action.startswith(wish)), 0)
        if index < 9:
            self.page.keyboard.press(str(index + 1))
            return
        for _ in range(index):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")


TO_CLICK = (
    ".card.ready.legal",
    ".card.legal:not(.weak)",
    ".prompt [data-action]",
    ".ball.legal",
    ".card.legal",
    ".deck.legal",
)
WISHES = ("build", "pay", "use", "pick", "draw")


def serious(page: Page) -> list[Any]:
    """What axe finds on a page that is serious or worse."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        (finding["id"], [node["html"][:200] for node in finding["nodes"]])
        for finding in found
        if finding["impact"] in ("serious", "critical")
    ]
