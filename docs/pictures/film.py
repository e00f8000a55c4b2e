"""Films a chain reaction for the README: `PYTHONPATH=tests python docs/pictures/film.py`, with a Chromium."""

import io
import json
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

import labtop
from browser.finding import find_browser
from browser.serving import Server

FILM = Path(__file__).parent / "chain-reaction.webp"
LONG = 4  # gizmos that set each other off
SIZE = (1280, 800)
SHOWN = (880, 550)
QUICKEST = 0.06  # seconds of a frame
PAUSE = 1.1  # seconds between two moves


def longest_chain(record: dict[str, Any]) -> tuple[int, int]:
    """Of the moves that use gizmos one after the other: the number of the first, and how many."""
    best = (0, 0)
    begun = None
    for number, move in enumerate(record["moves"]):
        if move["action"].split()[0] == "use":
            begun = number if begun is None else begun
            uses = sum(other["action"].startswith("use ") for other in record["moves"][begun : number + 1])
            best = max(best, (uses, begun))
        elif move["action"].split()[0] not in ("pick", "draw", "pay", "file"):
            begun = None
    return best[1], best[0]


def game_with_a_chain() -> tuple[dict[str, Any], int]:
    """A game of strong bots, and the move that sets off its longest chain reaction."""
    bots = [labtop.bot("search-v1:40"), labtop.bot("search-v1:40")]
    for seed in count():
        for record in labtop.match("gizmos", bots, games=2, seed=seed).records:
            first, uses = longest_chain(record)
            if uses >= LONG:
                return record | {"names": ["Ada", "Ben"]}, first
    raise AssertionError("some game has one")


def film(page: Page, record: dict[str, Any], first: int) -> tuple[list[Image.Image], list[int]]:
    """The moves of the chain, one after the other, as the page plays them: pictures, and for how long each."""
    page.locator("input[type=file]").set_input_files(
        [{"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}]
    )
    page.locator(".replay-bar").wait_for()
    for _ in range(max(0, first - 1)):
        page.keyboard.press("ArrowRight")
    frames: list[Image.Image] = []
    durations: list[int] = []
    for _ in range(LONG + 3):
        page.keyboard.press("ArrowRight")
        until = time.monotonic() + PAUSE
        while time.monotonic() < until:
            begun = time.monotonic()
            seen = Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=90)))
            frames.append(seen.convert("RGB").resize(SHOWN))
            time.sleep(max(0.0, QUICKEST - (time.monotonic() - begun)))
            durations.append(round(1000 * (time.monotonic() - begun)))
    return frames, durations


def main() -> None:
    """Find a game, film it, keep the film."""
    record, first = game_with_a_chain()
    program = find_browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
            page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="no-preference")
            page.goto(f"{server.address}/replay")
            frames, durations = film(page, record, first)
            browser.close()
        finally:
            server.kill()
    frames[0].save(FILM, save_all=True, append_images=frames[1:], duration=durations, loop=0, quality=60)


if __name__ == "__main__":
    main()
