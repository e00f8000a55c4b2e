"""A learner in front of a lesson, as the tests need one: reads, and clicks on the board what is right."""

from playwright.sync_api import Locator, Page, expect

from labtop.learn import Progress, progress

MOST_CLICKS = 4  # for one action: open a card, open a sector, choose
KEPT = "JSON.parse(localStorage['labtop.learn'] || '{}')[location.pathname.split('/')[2]]"
# Something was done, or there is something to click for it.
REACHED = f"""([before, action]) => {{
  if (({KEPT}?.actions ?? []).length > before) return "done";
  const there = (place) => document.querySelector(`${{place}} [data-action="${{action}}"]`);
  return ["dialog[open]", ".asking", ".speech"].some(there) || document.querySelector(".board .hinted") ? "open" : null;
}}"""


class Learner:
    """Somebody who learns."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language
        expect(page.locator(".speech .said")).to_be_visible()
        self.game: str = page.evaluate("() => location.pathname.split('/')[2]")

    def now(self) -> Progress:
        """Where the page has to be, and what it has to say."""
        lesson: str = self.page.evaluate(f"() => {KEPT}.lesson")
        return progress(self.game, lesson, self.done(), self.language)

    def done(self) -> list[str]:
        """The actions that the browser remembers of this lesson."""
        kept: list[str] = self.page.evaluate(f"() => {KEPT}?.actions ?? []")
        return kept

    def button(self, name: str) -> Locator:
        """A button of the tutor, by its mark."""
        return self.page.locator(f".speech [data-go={name}]")

    def click_what_is_right(self) -> None:
        """Read on, or play on the board what is right here, by clicking."""
        before, action = len(self.done()), self.now().shown
        assert action is not None
        for name in ("next", "ready", "where"):
            if self.button(name).count():
                self.button(name).click()
        for _ in range(MOST_CLICKS):
            if self.page.wait_for_function(REACHED, arg=[before, action]).json_value() == "done":
                expect(self.page.locator(".said")).to_have_text(self.now().said)
                return
            self.place(action).click()
        raise AssertionError(f"{action} cannot be clicked")

    def place(self, action: str) -> Locator:
        """Where an action is clicked: at its button, or at the thing on the board that leads there."""
        thing = [*action.split(" "), ""][1]
        for where in (
            *(f'{sheet} [data-action="{action}"]' for sheet in ("dialog[open]", ".asking", ".speech", ".board")),
            *(f'.board [data-sector="{thing}"] .letter', f'.board [data-card="{thing}"]'),
        ):
            if self.page.locator(where).count():
                return self.page.locator(where).first
        raise AssertionError(f"{action} has no place on the page")
