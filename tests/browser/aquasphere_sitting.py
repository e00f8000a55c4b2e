"""A person at an AquaSphere table, and tables on the way through a game."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from browser.serving import Server
from browser.sitting import Person


class Scientist(Person):
    """Somebody in front of the page of an AquaSphere table."""

    clicks = moves = 0  # by mouse

    def sector(self, letter: str) -> Locator:
        """A sector of the station."""
        return self.page.locator(f"[data-sector={letter}]")

    def field(self, name: str) -> Locator:
        """A field of the programming area."""
        return self.page.locator(f".field[data-action='engineer {name}']")

    def choice(self) -> Locator:
        """What can be done with the thing that was touched."""
        return self.page.locator("section.asking")

    def turn_to(self, part: str) -> None:
        """Open the tab of a part of the table, where there are tabs."""
        tab = self.page.locator(f"#tab-{part}")
        if tab.count():
            tab.click()

    def touch(self, letter: str) -> None:
        """Click a sector as a whole: where its letter stands."""
        self.turn_to("station")
        self.sector(letter).locator(".letter").click()

    def click_a_move(self) -> None:
        """Play one move with the mouse: act where one can, otherwise program, otherwise what is asked."""
        self.moves += 1
        for wish in TO_CLICK:
            things = self.page.locator(wish)
            if things.count():
                action = things.first.get_attribute("data-action")
                things.first.click()
                self.clicks += 1
                offered = self.choice().locator(f"[data-action^='{action}']")
                if wish in OPENING and offered.count():
                    offered.first.click()
                    self.clicks += 1
                return
        raise AssertionError("nothing on the page can be played")


TO_CLICK = (
    "dialog [data-action]",
    "section.asking [data-action]",
    "[data-area][data-action]",
    ".field.legal",
    ".prompt [data-action]",
    ".lab [data-action].legal",
)
OPENING = ("[data-area][data-action]", ".lab [data-action].legal")  # where something may be left to choose


def sit(visit: Callable[..., Page], table: str, secret: str, **more: Any) -> Scientist:
    """The page of a seat."""
    return Scientist(visit(f"/t/{table}#{secret}", **more))


def wander(
    server: Server, seats: int, reached: Callable[[dict[str, Any]], bool], seed: int, **more: Any
) -> tuple[str, str, Any]:
    """A table played at random until a state is reached: its id, the secret of who decides, and what they see."""
    names = ["Ada", "Ben", "Cyd", "Dan"][:seats]
    chooser = random.Random(seed)
    for _ in range(10):
        table, secrets = server.table(*names, game="aquasphere", **more)
        state: dict[str, Any] = server.ask(f"/api/tables/{table}", None, secrets[0])["state"]
        while not state["over"]:
            secret = secrets[state["to_play"]]
            state = server.ask(f"/api/tables/{table}", None, secret)["state"]
            if reached(state):
                return table, secret, state
            message = {"type": "play", "key": f"{table}{state['position']}", "position": state["position"]}
            action = chooser.choice([a for a in state["legal"] if not a.startswith("recall")] or state["legal"])
            server.ask(f"/api/tables/{table}/messages", message | {"action": action}, secret)
            state = server.ask(f"/api/tables/{table}", None, secrets[0])["state"]
    raise AssertionError("no game came there")


def acts(state: dict[str, Any]) -> dict[str, list[str]]:
    """The ways to act, by sector; choices within them apart."""
    found: dict[str, list[str]] = {}
    for action in state["legal"]:
        verb, sector, *things = [*action.split(" "), ""]
        if verb == "act" and len(things) == 2:
            found.setdefault(sector, []).append(action)
    return found
