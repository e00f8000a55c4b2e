"""Takes the pictures of the pages: `PYTHONPATH=tests python docs/pictures/pages.py`, with a Chromium."""

import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from browser.finding import find_browser
from browser.serving import Server

FOLDER = Path(__file__).parent
COLOURS = 256  # of a picture; flat drawings need no more


class Photographer:
    """Opens pages and keeps what they look like."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server

    def open(self, path: str, width: int, height: int, language: str = "en", theme: str = "light") -> Page:
        """A page as somebody sees it."""
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            color_scheme=theme,
            device_scale_factor=1.5,
        )
        settings = f'{{"pace": 0, "language": "{language}", "name": "Ada"}}'
        context.add_init_script(f"localStorage['labtop.settings'] ??= JSON.stringify({settings})")
        page = context.new_page()
        page.goto(self._server.address + path)
        page.wait_for_load_state("networkidle")
        return page

    def keep(self, page: Page, name: str) -> None:
        """The picture, small enough for a repository."""
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        picture.quantize(COLOURS, kmeans=2, dither=Image.Dither.NONE).save(FOLDER / f"page-{name}.png", optimize=True)


def table_at(server: Server, reached: Callable[[dict[str, Any]], bool], *names: str) -> tuple[str, list[str], int]:
    """A table at such a state: its id, its secrets, the seat that decides."""
    while True:
        table, secrets = server.table(*names)
        if server.play_until(table, secrets, reached, 2000):
            return table, secrets, server.ask(f"/api/tables/{table}")["state"]["to_play"] or 0


def photograph(photographer: Photographer, server: Server) -> None:
    """All pictures."""
    page = photographer.open("/", 1200, 720)
    photographer.keep(page, "home")

    late = table_at(server, lambda s: s["played"] > 70 and s["view"]["turn"]["stage"] == "action", "Ada", "Ben")
    table, secrets, seat = late
    photographer.keep(photographer.open(f"/t/{table}#{secrets[seat]}", 1360, 860), "table")
    photographer.keep(photographer.open(f"/t/{table}#{secrets[seat]}", 390, 844, "de", "dark"), "phone")

    def choice(state: dict[str, Any]) -> bool:
        return state["view"]["turn"]["stage"] == "pay" and state["played"] > 60

    table, secrets, seat = table_at(server, choice, "Ada", "Ben")
    photographer.keep(photographer.open(f"/t/{table}#{secrets[seat]}", 1000, 640), "payment")

    table, secrets, seat = table_at(server, lambda s: s["played"] == 0, "Ada", "Ben")
    page = photographer.open(f"/t/{table}#{secrets[seat]}", 1000, 700, "pl", "dark")
    page.locator(".deck.legal").nth(1).click()
    page.locator("dialog [data-action]").click()
    page.locator("dialog article").first.wait_for()
    photographer.keep(page, "research")

    table, secrets, seat = table_at(server, lambda s: s["over"], "Ada", "Ben", "Cyd")
    page = photographer.open(f"/t/{table}#{secrets[seat]}", 1000, 700)
    page.locator("[data-end]").click()
    photographer.keep(page, "end")


def main() -> None:
    """Start a server and a browser, take the pictures."""
    program = find_browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
            photograph(Photographer(browser, server), server)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
