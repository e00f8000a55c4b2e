"""How many clicks a turn of Gizmos takes a scripted player against a bot: `clicks_per_turn.py [GAMES] [OPTION …]`."""

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from browser.finding import find_browser
from browser.serving import Server
from browser.sitting import Person

COUNT = "window.clicks = 0; addEventListener('click', (event) => event.isTrusted && window.clicks++, true);"


def clicks_and_turns(browser: Browser, server: Server, options: list[str]) -> tuple[int, int]:
    """Of one whole game."""
    table, [secret] = server.table("Ada", "random")
    settings = json.dumps({"pace": 0, "language": "en", "name": "Ada", "byItself": {"gizmos": options}})
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.add_init_script(f"{COUNT} localStorage['labtop.settings'] ??= {json.dumps(settings)}")
    page = context.new_page()
    page.goto(f"{server.address}/t/{table}#{secret}")
    person = Person(page)
    while not person.at_end():
        before = person.played()
        person.click_a_move()
        person.moved_on(before)
    clicks: int = page.evaluate("clicks")
    turns: int = server.ask(f"/api/tables/{table}")["state"]["view"]["turn"]["number"] // 2
    context.close()
    return clicks, turns


def main(games: int, options: list[str]) -> None:
    """Print what all games came to."""
    expect.set_options(timeout=20_000)
    program = find_browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        counted = [clicks_and_turns(browser, server, options) for _ in range(games)]
        browser.close()
        server.kill()
    clicks, turns = (sum(column) for column in zip(*counted, strict=True))
    print(
        f"{clicks} clicks in {turns} turns: {clicks / turns:.2f} a turn; by itself: {', '.join(options) or 'nothing'}"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 3, sys.argv[2:])
