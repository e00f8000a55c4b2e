"""Behind a web server that serves other things too, everything lies under a path, which it takes away or leaves."""

import json
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.keeping import kept_whole
from browser.proxying import Proxy
from browser.serving import Server
from browser.sitting import Person

PATH = "/labtop"


@pytest.fixture(scope="module", params=["taken away", "left"])
def proxy(request: pytest.FixtureRequest) -> Iterator[Proxy]:
    made = Proxy(PATH, strips=request.param == "taken away")
    yield made
    made.close()


@pytest.fixture(scope="module")
def server(proxy: Proxy, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Reached through the proxy."""
    running = Server(tmp_path_factory.mktemp("server"), address=f"{proxy.address}/", proxies="127.0.0.1,::1")
    proxy.stand_before(running.address)
    running.address = proxy.address
    yield running
    running.kill()


def test_a_game_is_opened_shared_and_played(visit: Visit, server: Server, proxy: Proxy) -> None:
    ada = visit("/")
    ada.get_by_role("button", name="Open a table").click()
    ada.wait_for_url(f"**{PATH}/t/*")
    link = ada.get_by_label("Link to sit down and play").input_value()
    assert link == ada.url
    ben = visit(link.removeprefix(server.address))
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    people = [Person(ada), Person(ben)]
    first = next(person for person in people if person.page.locator(".prompt.mine").count())
    first.page.locator(".ball.legal").first.click()
    for person in people:
        person.moved_on(0)
    ada.reload()
    Person(ada).moved_on(0)
    assert proxy.elsewhere == []


def test_every_link_leads_to_a_page_of_ours(visit: Visit, server: Server, proxy: Proxy) -> None:
    page = visit("/")
    page.get_by_role("link", name="Puzzles").first.click()
    page.wait_for_url(f"**{PATH}/puzzles**")
    page.go_back()
    expect(page.get_by_role("button", name="Open a table")).to_be_visible()
    links = page.eval_on_selector_all("a[href]", "all => all.map((a) => a.pathname)")
    assert len(links) > 5
    assert [link for link in links if not f"{link}/".startswith(f"{PATH}/")] == []
    for path in ("/learn/gizmos", "/puzzles", "/explore?game=gizmos", "/privacy", "/analyse"):
        other = visit(path)
        expect(other.locator("h1, .table").first).to_be_visible()
        other.locator(".brand").click()
        expect(other.get_by_role("button", name="Open a table")).to_be_visible()
        assert other.url.rstrip("/") == server.address
    assert proxy.elsewhere == []


def test_it_is_an_app_of_its_own(visit: Visit, server: Server, proxy: Proxy) -> None:
    page = visit("/", service_workers="allow")
    kept = kept_whole(page, f"{PATH}/")
    assert all(path.startswith(f"{PATH}/") for path in kept)
    with urllib.request.urlopen(f"{server.address}/manifest.webmanifest") as answer:
        manifest = json.load(answer)
    for place in (manifest["start_url"], manifest["scope"], *(icon["src"] for icon in manifest["icons"])):
        with urllib.request.urlopen(f"{server.address}/{place}") as answer:
            assert answer.status == 200
    assert proxy.elsewhere == []


def test_the_documentation_of_the_api_is_found(server: Server, proxy: Proxy) -> None:
    with urllib.request.urlopen(f"{server.address}/api") as answer:
        assert answer.url == f"{server.address}/api/docs/api.md"
        assert b'href="style.css"' in answer.read()
    with urllib.request.urlopen(f"{server.address}/api/docs/style.css") as answer:
        assert answer.status == 200
    assert proxy.elsewhere == []
