"""The computer in a person's place: everybody is told, and the person comes back."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.serving import Server
from browser.sitting import LOG, Person, serious


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), stand_in="random", gone_after="2")
    yield running
    running.kill()


def test_the_computer_plays_for_who_is_gone_and_who_returns_takes_over(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    ada: Page = visit(f"/t/{table}#{secrets[0]}")
    Person(ada)
    ada.get_by_role("button", name="Let the computer play", exact=True).click()  # once its countdown is over
    expect(ada.locator(".toast")).to_have_text("The computer plays for Ben.")
    before = Person(ada).played()
    ada.locator(".ball.legal").first.click()
    expect(ada.locator(LOG).nth(before + 1)).to_contain_text("From this move on, the computer plays for Ben.")

    ben: Page = visit(f"/t/{table}#{secrets[1]}")
    expect(ben.get_by_role("status").filter(has_text="The computer plays for you.")).to_be_visible()
    assert serious(ben) == []
    ben.get_by_role("button", name="Take over again").click()
    expect(ada.locator(".toast").last).to_have_text("Ben is back.")
    expect(ben.get_by_text("The computer plays for you.")).to_have_count(0)


def test_a_move_whose_time_is_up_is_told_to_everybody(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben", clock={"per": "move", "seconds": 5})
    pages = [visit(f"/t/{table}#{secrets[0]}"), visit(f"/t/{table}")]
    for page in pages:  # nobody plays, so time is up again and again
        told = page.locator(
            ".toast", has_text=re.compile("(Ada|Ben)’s time for this move is up. The computer makes it.")
        )
        expect(told.first).to_be_visible()
        expect(page.locator(LOG).first).to_contain_text("Time was up: the computer made this move for Ada.")


def test_who_has_no_time_left_is_told_so_and_cannot_take_over(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben", clock={"per": "game", "seconds": 12})
    ada: Page = visit(f"/t/{table}#{secrets[0]}")
    watcher: Page = visit(f"/t/{table}")
    expect(watcher.locator(".toast").first).to_contain_text("time is up. The computer plays on for")
    expect(ada.get_by_text("Your time is up. The computer plays for you until the end.")).to_be_visible()
    expect(ada.get_by_role("button", name="Take over again")).to_have_count(0)
