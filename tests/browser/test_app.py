"""The pages as an app: installable, there when the server is away, new with every build."""

import json
import re
import struct
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.keeping import KEPT, kept_until, kept_whole
from browser.serving import Server

AWAY = "The server cannot be reached. Trying again…"
PLACES = {"LearnPage": "/learn", "LessonPage": "/learn/gizmos", "RulesPage": "/rules/gizmos", "Replay": "/replay"}
PLACES |= {"Check": "/check", "ExplorePage": "/explore/gizmos"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that is killed here and started again."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.kill()


def installed(visit: Visit, path: str = "/") -> Page:
    page = visit(path, service_workers="allow")
    kept_whole(page)
    return page


def test_the_manifest_names_the_app_and_icons_of_the_size_they_say(server: Server) -> None:
    with urllib.request.urlopen(f"{server.address}/manifest.webmanifest") as answer:
        assert answer.headers["Content-Type"].startswith("application/manifest+json")
        assert answer.headers["Cache-Control"] == "no-cache"
        manifest = json.load(answer)
    assert (manifest["name"], manifest["lang"], manifest["display"]) == ("labtop", "en", "standalone")
    assert manifest["description"]
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        with urllib.request.urlopen(f"{server.address}/{icon['src']}") as answer:
            assert answer.headers["Content-Type"] == icon["type"]
            width, height = struct.unpack(">II", answer.read()[16:24])
        assert f"{width}x{height}" == icon["sizes"]


def test_the_bar_of_the_browser_has_the_colour_of_the_theme(visit: Visit) -> None:
    page = visit("/", color_scheme="dark")
    colour = page.locator("meta[name=theme-color]").first
    dark = colour.get_attribute("content")
    page.get_by_role("button", name="Switch to light").click()
    expect(colour).not_to_have_attribute("content", dark or "")


def test_while_the_server_is_away_the_pages_say_so_and_go_on_once_it_is_back(visit: Visit, server: Server) -> None:
    page = installed(visit)
    table, (secret,) = server.table("Ada", "random")
    server.kill()
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(AWAY)
    expect(page.get_by_role("heading", level=1)).to_have_text("Sit down and play")
    page.goto(f"{server.address}/t/{table}#{secret}")  # nothing of a game is kept
    expect(page.get_by_role("alert")).to_have_text(AWAY)
    expect(page.locator(".board")).to_have_count(0)
    server.start()
    expect(page.locator(".board .row")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play Gizmos now")).to_be_enabled()


def test_nothing_of_the_api_is_kept(visit: Visit, server: Server) -> None:
    page = installed(visit)
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept)


def test_a_new_build_takes_the_place_of_the_old_one(visit: Visit, server: Server) -> None:
    page = installed(visit)
    with urllib.request.urlopen(server.address) as answer:
        new = answer.read().decode()
    page.evaluate("page => caches.open('labtop').then((kept) => kept.put('/', new Response(page)))", "<p>old</p>")
    page.evaluate("() => caches.open('labtop').then((kept) => kept.put('/assets/old.js', new Response('')))")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    kept_until(page, "(kept) => !kept.includes('/assets/old.js')")
    assert page.evaluate("async () => (await (await caches.open('labtop')).match('/')).text()") == new
    assert re.search("/assets/index-", " ".join(page.evaluate(KEPT)))


@pytest.mark.parametrize("part", PLACES)
def test_a_part_that_does_not_come_is_asked_for_again_with_a_new_page(visit: Visit, part: str) -> None:
    page, lost = visit("/nowhere"), iter([True])
    expect(page.locator("h1")).to_be_visible()  # all of it is there: what is broken off would count as lost
    page.route(
        re.compile(rf"/assets/{part}-\w+\.js"), lambda route: route.abort() if next(lost, False) else route.continue_()
    )
    page.goto(page.url.replace("/nowhere", PLACES[part]))
    expect(page.locator("h1, .table").first).to_be_visible()
    expect(page.get_by_role("heading", name=AWAY)).to_have_count(0)


def test_a_part_that_never_comes_is_told_of(visit: Visit) -> None:
    page = visit("/nowhere")
    expect(page.locator("h1")).to_be_visible()
    page.route(re.compile(r"/assets/LearnPage-"), lambda route: route.abort())
    page.goto(page.url.replace("/nowhere", "/learn"))
    expect(page.get_by_role("heading", name=AWAY)).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play Gizmos now")).to_be_enabled()
