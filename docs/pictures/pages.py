"""Takes the pictures of the pages: `PYTHONPATH=tests python docs/pictures/pages.py`, with a Chromium."""

import io
import tempfile
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from browser.aquasphere_sitting import acts
from browser.finding import find_browser
from browser.serving import Server
from labtop.puzzles import packaged

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

    def company(self, table: str, secrets: list[str], seat: int) -> str:
        """The others come to the table; the path of this seat."""
        for other in secrets[:seat] + secrets[seat + 1 :]:
            self.open(f"/t/{table}#{other}", 300, 300)
        return f"/t/{table}#{secrets[seat]}"

    def keep(self, seen: Page | Locator, name: str) -> None:
        """The picture, small enough for a repository."""
        picture = Image.open(io.BytesIO(seen.screenshot())).convert("RGB")
        picture.quantize(COLOURS, kmeans=2, dither=Image.Dither.NONE).save(FOLDER / f"page-{name}.png", optimize=True)


def table_at(
    server: Server, reached: Callable[[dict[str, Any]], bool], *names: str, game: str = "gizmos"
) -> tuple[str, list[str], int]:
    """A table at such a state: its id, its secrets, the seat that decides."""
    while True:
        table, secrets = server.table(*names, game=game)
        if server.play_until(table, secrets, reached, 2000):
            return table, secrets, server.ask(f"/api/tables/{table}")["state"]["to_play"] or 0


def photograph_gizmos(photographer: Photographer, server: Server) -> None:
    """Home, and Gizmos from the first turn to the end."""
    photographer.keep(photographer.open("/", 1200, 720), "home")

    late = table_at(server, lambda s: s["played"] > 70 and s["view"]["turn"]["stage"] == "action", "Ada", "Ben")
    path = photographer.company(*late)
    photographer.keep(photographer.open(path, 1360, 860), "table")
    photographer.keep(photographer.open(path, 390, 844, "de", "dark"), "phone")

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


def photograph_aquasphere(photographer: Photographer, server: Server) -> None:
    """The station, a sector that is touched, the scorings."""

    def far_to_go(state: dict[str, Any]) -> bool:
        if state["over"] or state["view"]["round"] != 3:
            return False
        player = state["view"]["players"][state["to_play"]]
        return len(player["programmed"]) == 2 and player["time"] > 1

    table, secrets, seat = table_at(server, far_to_go, "Ada", "Ben", "Cyd", game="aquasphere")
    path = photographer.company(table, secrets, seat)
    photographer.keep(photographer.open(path, 1400, 980), "aquasphere")
    photographer.keep(photographer.open(path, 390, 844, "en", "dark"), "aquasphere-phone")

    page = photographer.open(path, 1400, 980)
    state = server.ask(f"/api/tables/{table}", None, secrets[seat])["state"]
    here = state["view"]["players"][seat]["scientist"]
    away = next(sector for sector in acts(state) if sector != here)
    page.locator(f"[data-sector={away}] .letter").click()
    page.locator(".asking strong").first.wait_for()
    photographer.keep(page, "sector")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Scorings").click()
    photographer.keep(page.locator("dialog"), "scorings")


def photograph_editor(photographer: Photographer, server: Server) -> None:
    """The position editor, with a position of the middle of a game."""
    table, _, _ = table_at(server, lambda state: state["over"], "Ada", "Ben")
    page = photographer.open(f"/replay?table={table}", 1280, 800)
    page.get_by_role("slider").fill("60")
    page.get_by_role("button", name="Edit this position").click()
    page.locator("#tab-edit-0").click()
    photographer.keep(page, "edit")


def photograph_analysis(photographer: Photographer, server: Server) -> None:
    """The analysis board, in the middle of a game, with a branch."""
    table, _, _ = table_at(server, lambda s: s["over"], "Ada", "Ben")
    page = photographer.open(f"/replay?table={table}", 1360, 860)
    page.get_by_role("slider").fill("60")
    page.get_by_role("button", name="Analyse from here").click()
    for index in (0, 1):
        page.locator(".thoughts [data-hint]").first.wait_for()
        page.keyboard.press("Escape")  # what the board asks is laid aside
        page.locator(".thoughts [data-hint]").nth(index).click()
        page.locator(f".moves [data-move] >> nth={index}").wait_for()
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    page.locator(".thoughts progress.still").wait_for(timeout=120_000)
    photographer.keep(page, "analyse")


def photograph_help(photographer: Photographer, server: Server) -> None:
    """Learning, the rules at hand, why can't I; a table for friends, and one for several at one screen."""
    page = photographer.open("/learn/gizmos", 1200, 760)
    page.locator(".speech [data-go=next]").click()
    page.locator(".task").wait_for()
    photographer.keep(page, "lesson")

    table, secrets, seat = table_at(
        server, lambda s: s["played"] > 30 and s["view"]["turn"]["stage"] == "use", "Ada", "Ben"
    )
    page = photographer.open(f"/t/{table}#{secrets[seat]}", 1200, 760)
    page.keyboard.press("?")
    page.locator("section.asked").wait_for()
    photographer.keep(page, "rules")
    page.get_by_role("searchbox").fill("generic")
    photographer.keep(page.locator("dialog"), "search")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    page.locator(".want").first.wait_for()
    photographer.keep(page.locator("dialog"), "why")

    table, secrets = server.table("Ada", "open", "open")
    page = photographer.open(f"/t/{table}#{secrets[0]}", 1000, 640)
    page.get_by_role("img", name="QR code of the link").wait_for()
    photographer.keep(page, "friends")


def photograph_puzzles(photographer: Photographer, server: Server) -> None:
    """A puzzle with all its hints, and the page of a game's puzzles after some of them."""
    puzzles = packaged("gizmos")
    chosen = min((puzzle for puzzle in puzzles if puzzle.kind == "chain"), key=lambda puzzle: puzzle.rating)
    page = photographer.open(f"/puzzles/{chosen.id}", 1280, 760)
    for said in (1, 2, 3):
        page.locator("[data-go=hint]").click()
        page.locator(".speech .said").nth(said - 1).wait_for()
    photographer.keep(page, "puzzle")

    page = photographer.open("/puzzles/gizmos", 1200, 900)
    today = date.fromisoformat(server.ask("/api/games/gizmos/puzzles?language=en")["date"])
    entries = [
        {"puzzle": puzzle.id, "game": "gizmos", "kind": puzzle.kind, "rating": puzzle.rating, "right": number % 4 != 1}
        | {"at": f"{today - timedelta(9 - number)}T20:00:00.000Z"}
        | {"daily": str(today - timedelta(9 - number)) if number < 9 else None}
        for number, puzzle in enumerate(sorted(puzzles, key=lambda puzzle: abs(puzzle.rating - 1500))[:10])
    ]
    page.evaluate("kept => { localStorage['labtop.puzzles'] = JSON.stringify(kept) }", entries)
    page.reload()
    page.locator("[data-go=start]").wait_for()
    photographer.keep(page, "puzzles")


def main() -> None:
    """Start a server and a browser, take the pictures."""
    program = find_browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), address="https://club.example.org")
        try:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
            photographer = Photographer(browser, server)
            for photograph in (
                photograph_gizmos,
                photograph_aquasphere,
                photograph_analysis,
                photograph_editor,
                photograph_help,
                photograph_puzzles,
            ):
                photograph(photographer, server)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
