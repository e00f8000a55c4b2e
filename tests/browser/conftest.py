"""A real browser and a real server for the tests of the pages."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.finding import find_browser
from browser.serving import Server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser shares its two processors with the games: what fails is tried once more, and listed as a rerun."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = find_browser()
    if program is None:
        pytest.skip("there is no browser; `make test` says more")
    expect.set_options(timeout=60_000)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.kill()


@pytest.fixture(autouse=True)
def lasting(request: pytest.FixtureRequest) -> Iterator[None]:
    """A server that ends fails the test that it ended in, and says how; the next has it again, with all it stored."""
    if "server" not in request.fixturenames:
        yield
        return
    server: Server = request.getfixturevalue("server")
    if server.ended is not None:
        server.kill()
        server.start()
    yield
    assert server.ended is None, f"the server ended with {server.ended}"


# What browsers take away from pages of a local network.
WITHOUT_TLS = (
    "delete Crypto.prototype.randomUUID; delete Navigator.prototype.clipboard; delete Navigator.prototype.share"
)
Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens a page in a browser of its own: another person. Any error in the page fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(
        path: str = "/", language: str = "en", width: int = 1280, height: int = 900, pace: int = 0, **more: Any
    ) -> Page:
        context = browser.new_context(
            **{"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", "service_workers": "block"}
            | more
        )
        context.set_default_timeout(60_000)
        contexts.append(context)
        context.add_init_script(WITHOUT_TLS)
        if language:
            settings = json.dumps({"pace": pace, "language": language, "name": "Ada", "level": "random"})
            context.add_init_script(f"localStorage['labtop.settings'] ??= JSON.stringify({settings})")
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on(
            "console", lambda message: problems.append(message.text) if "Content Security" in message.text else None
        )
        page.goto(server.address + path)
        return page

    yield open_page
    for context in contexts:
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")
        context.close()
    assert problems == []
