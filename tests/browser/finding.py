"""A browser for the tests: one of the system, Playwright's own, or one installed now by `make test`."""

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
)


def find_browser() -> str | None:
    """The program of a Chromium; None if there is none."""
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    if Path(own).is_file():
        return own
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def main() -> None:
    """Find a browser or install one, and say plainly if neither works."""
    if find_browser():
        return
    print("No Chromium was found; installing Playwright's (once) ...")
    installing = [sys.executable, "-m", "playwright", "install", "chromium"]
    done = subprocess.run(installing, check=False, capture_output=True, text=True)
    if done.returncode or not find_browser():
        print("No browser could be installed, so THE BROWSER TESTS ARE LEFT OUT. Install Chromium to run them.")
        print(done.stderr.strip()[-500:])


if __name__ == "__main__":
    main()
