"""A learner in front of a lesson, as the tests need one: reads, and clicks on the board what is right."""

from playwright.sync_api import Locator, Page, expect

from labtop.learn import Progress, progress

KEPT = "JSON.parse(localStorage['labtop.learn'] || '{}')[location.pathname.split('/')[2]]"
# Where an action is offered by itself: a click there plays it.
OFFERED = ", ".join(f'{place} [data-action="%s"]' for place in ("dialog[open]", ".asking", ".speech"))
REACHED = f"""([before, offered]) => {{
  if (({KEPT}?.actions ?? []).length > before) return "done";
  return offered && document.querySelector(offered) ? "offered" : null;
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
        if action == "next":
            self.button("next").click()
        else:
            if self.button("where").count():
                self.button("where").click()
            if self.button("ready").count():
                self.button("ready").click()
                expect(self.page.locator("dialog[open], section.asking")).to_be_visible()
            self._click(action, before)
        self._reached(before)
        expect(self.page.locator(".said")).to_have_text(self.now().said)

    def _click(self, action: str, before: int) -> None:
        """The thing on the board that leads to an action, if need be, and then the action."""
        offered = OFFERED.replace("%s", action)
        if not self.page.locator(offered).count():
            self.place(action).click()
            if self._reached(before, offered) == "done":
                return
        self.page.locator(offered).first.click()

    def _reached(self, before: int, offered: str | None = None) -> str:
        """Wait until something more was done, or until it is offered."""
        found: str = self.page.wait_for_function(REACHED, arg=[before, offered]).json_value()
        return found

    def place(self, action: str) -> Locator:
        """Where on the board an action begins."""
        thing = [*action.split(" "), ""][1]
        ways = (f'[data-action="{action}"]', f'[data-sector="{thing}"] .letter', f'[data-card="{thing}"]')
        for way in ways:
            if self.page.locator(f".board {way}").count():
                return self.page.locator(f".board {way}").first
        raise AssertionError(f"{action} has no place on the board")
