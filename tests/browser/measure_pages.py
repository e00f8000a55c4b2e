"""How the pages feel, in figures: layout shift, long tasks and frames of whole games, and the weight of one visit.

Run it on an idle machine: `PYTHONPATH=tests .venv/bin/python tests/browser/measure_pages.py`.
"""

import tempfile
from itertools import product
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, expect, sync_playwright
from rich.console import Console
from rich.table import Table

from browser.finding import find_browser
from browser.serving import Server
from browser.test_layout import OBSERVE, SIZES, cumulative, play_a_game
from labtop.registry import GAMES

FEEL = """
window.tasks = []; window.frames = [];
new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tasks.push(duration)))
  .observe({ type: "longtask", buffered: true });
let before = performance.now();
const frame = (now) => { frames.push(now - before); before = now; requestAnimationFrame(frame); };
requestAnimationFrame(frame);
"""
LONG = 100  # ms


def opened(browser: Browser, server: Server, game: str, width: int, height: int) -> tuple[Page, str, list[str]]:
    """A table on the screen of its first player, with all movement."""
    table, secrets = server.table("Ada", "Ben", game=game)
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="no-preference")
    context.add_init_script(OBSERVE + FEEL)
    page = context.new_page()
    page.goto(f"{server.address}/t/{table}#{secrets[0]}")
    expect(page.locator("ol[aria-labelledby=log-title][aria-busy=false]")).to_be_attached()
    page.evaluate("shifts.length = tasks.length = frames.length = 0")
    return page, table, secrets


def felt(page: Page) -> list[str]:
    """Layout shift; the longest task; tasks that are too long; frames a second, usual and slowest of a hundred."""
    shifts, tasks, frames = (page.evaluate(name) for name in ("shifts", "tasks", "frames"))
    slow = sorted(frames)[int(len(frames) * 0.99)]
    return [
        f"{cumulative(shifts):.3f}",
        f"{max(tasks, default=0):.0f} ms",
        str(sum(task > LONG for task in tasks)),
        f"{1000 / median(frames):.0f}",
        f"{1000 / slow:.0f}",
    ]


def visit_kb(browser: Browser, server: Server, game: str) -> float:
    """What is sent for home and a table, compressed."""
    page, sizes = browser.new_page(service_workers="block"), list[float]()
    network = page.context.new_cdp_session(page)
    network.on("Network.loadingFinished", lambda loaded: sizes.append(loaded["encodedDataLength"]))
    network.send("Network.enable")
    page.goto(server.address, wait_until="networkidle")
    table, (secret,) = server.table("Ada", "random", game=game)
    page.goto(f"{server.address}/t/{table}#{secret}", wait_until="networkidle")
    page.close()
    return sum(sizes) / 1000


def main() -> None:
    """Measure, and print a table."""
    expect.set_options(timeout=60_000)
    console, program = Console(), find_browser()
    report = Table("game", "screen", "layout shift", "longest task", f"over {LONG} ms", "frames/s", "slowest 1%")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for game, (width, height) in product(GAMES, SIZES):
            with console.status(f"{game} at {width} × {height}"):
                page, table, secrets = opened(browser, server, game, width, height)
                play_a_game(server, page, table, secrets)
                report.add_row(game, f"{width} × {height}", *felt(page))
        console.print(report)
        for game in GAMES:
            console.print(f"One visit, {game}: {visit_kb(browser, server, game):.0f} kB")
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()
