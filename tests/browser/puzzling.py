"""Somebody at a puzzle, as the tests need one."""

import re
from collections import Counter

from playwright.sync_api import Page, expect

from labtop.puzzles import Attempt, Puzzle, packaged

COLOURS = ("red", "yellow", "blue", "black")  # in the order in which spheres lie on the sheet
# Where an action can be played: on a sheet that lies open, in one where payments are put together, or from the list.
WAY = """(action) => {
  if (document.querySelector(`dialog[open] [data-action="${action}"]`)) return "sheet";
  if (document.querySelector("[data-go=ready]")) return "ready";
  if (document.querySelector("dialog[open] .spheres")) return "compose";
  return document.querySelector("[data-go=actions]:enabled") ? "list" : null;
}"""


def easiest(game: str, kind: str | None = None, then: str = "") -> Puzzle:
    """The easiest puzzle of a kind, of none in which a payment is put together; one that goes on in a certain way."""
    found = [puzzle for puzzle in packaged(game) if (puzzle.kind != "payment" if kind is None else puzzle.kind == kind)]
    found = [puzzle for puzzle in found if not then or puzzle.lines[0][1].startswith(then)]
    return min(found, key=lambda puzzle: (puzzle.rating, puzzle.id))


def short_of_the_best(puzzle: Puzzle) -> list[str]:
    """A whole turn that misses the best: what looks best at first sight, and how it ends soonest."""
    attempt = Attempt(puzzle)
    attempt.play(puzzle.obvious.action)
    played = [puzzle.obvious.action]
    while not attempt.over:
        actions = attempt.actions()
        action = next((action for action in actions if action in ("end", "pass", "done")), actions[0])
        attempt.play(action)
        played.append(action)
    return played


class Solver:
    """Somebody in front of a puzzle."""

    def __init__(self, page: Page, puzzle: Puzzle) -> None:
        self.page, self.puzzle = page, puzzle
        expect(page.locator(".speech .task, .solution").first).to_be_visible()

    def play(self, actions: list[str]) -> None:
        """Play these actions, one after the other."""
        for action in actions:
            before = int(self.page.locator("main").get_attribute("data-played") or 0)
            self._play(action)
            expect(self.page.locator("main")).to_have_attribute("data-played", str(before + 1))

    def _play(self, action: str) -> None:
        way = self.page.wait_for_function(WAY, arg=action).json_value()
        if way == "ready":
            self.page.locator("[data-go=ready]").click()
            self._play(action)
            return
        if way == "compose":
            self._compose(action)
        elif way == "list":
            self.page.keyboard.press("a")
        self.page.locator(f'dialog[open] [data-action="{action}"]').first.click()

    def _compose(self, action: str) -> None:
        """Click the spheres and the converters of a payment."""
        most: Counter[str] = Counter()
        for payment in Attempt(self.puzzle).actions():
            most |= _spent(payment)
        wanted, first = _spent(action), 0
        for colour in COLOURS:
            if wanted[colour]:
                self.page.locator("dialog .spheres .ball").nth(first + wanted[colour] - 1).click()
            first += most[colour]
        for card in action.partition(" via ")[2].split():
            self.page.locator(f"dialog .converters [data-card='{card}']").click()

    def button(self, name: str):
        """A button beside the board, by its mark."""
        return self.page.locator(f".speech [data-go={name}]")


def _spent(payment: str) -> Counter[str]:
    return Counter({colour: int(count) for colour, count in re.findall(r"([a-z]+)(\d)", payment.partition(" via ")[0])})
