"""Links to hand on, at a server whose host looks at it by `localhost` while friends reach it by another address."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.serving import Server
from browser.sitting import serious

ADDRESS = "http://192.0.2.7:8765"
PASTE_PLACE = "document.querySelector('main').append(document.createElement('textarea'))"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), address=ADDRESS)
    yield running
    running.kill()


def test_an_invitation_carries_the_address_that_friends_reach(visit) -> None:
    page: Page = visit("/")
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_label("Link to sit down and play")).to_have_value(f"{ADDRESS}/t/{page.url.rsplit('/', 1)[1]}")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(page.get_by_text("on this computer only")).to_have_count(0)


def test_the_links_of_a_running_table_carry_it_too(visit, server: Server) -> None:
    table, [secret, _] = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secret}")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Link to watch")).to_have_value(f"{ADDRESS}/t/{table}")
    expect(page.get_by_label("Link to your seat")).to_have_value(f"{ADDRESS}/t/{table}#{secret}")


def test_a_link_is_copied_without_encryption(visit) -> None:
    page: Page = visit("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.locator(".toast")).to_have_text("Copied.")
    page.evaluate(PASTE_PLACE)
    page.locator("textarea").press("ControlOrMeta+v")
    expect(page.locator("textarea")).to_have_value(page.get_by_label("Link to sit down and play").input_value())


def test_a_link_that_cannot_be_copied_is_selected(visit) -> None:
    page: Page = visit("/")
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.locator(".toast")).to_contain_text("The link is selected")
    link = page.get_by_label("Link to sit down and play")
    assert page.evaluate("getSelection().toString()") == link.input_value()
    assert serious(page) == []
