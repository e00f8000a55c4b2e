"""Several people: by link, at one screen, with a server that goes away for a while."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.serving import Server
from browser.sitting import Person


def test_two_browsers_play_by_one_link_and_a_third_watches(visit) -> None:
    ada: Page = visit("/")
    ada.get_by_role("button", name="Open a table").click()
    link = ada.get_by_label("Link to sit down and play").input_value()
    path = "/t/" + link.rsplit("/", 1)[1]

    ben: Page = visit(path)
    ben.get_by_label("Your name").fill("Ben <b>")
    ben.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_role("heading", name="Ben <b>")).to_be_visible()  # names are text

    watcher: Page = visit(path)
    expect(watcher.locator(".asks")).to_have_text(re.compile("It is (Ada|Ben <b>)’s turn."))
    drawn, other = (ada, ben) if "Ada" in watcher.locator(".asks").inner_text() else (ben, ada)
    Person(drawn).click_a_move()
    for page in (ada, ben, watcher):
        Person(page).moved_on(0)
    expect(other.locator(".prompt.mine")).to_be_visible()
    watcher.locator(".ball").first.click()
    expect(watcher.locator(".toast").first).to_contain_text("You are watching")


def test_who_is_invited_is_told_which_game_it_is_and_called_as_nobody_else(visit, server: Server) -> None:
    table, _ = server.table("Guest", "open", "open", game="aquasphere")
    page: Page = visit(f"/t/{table}", width=390, height=844)
    expect(page.locator("main").get_by_text("AquaSphere", exact=True)).to_be_visible()
    page.get_by_label("Your name").fill(" ")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("listitem").filter(has_text="Guest 2")).to_be_visible()


@pytest.mark.parametrize("part", ["abc", "broken"])
def test_a_link_to_a_seat_that_was_cut_off_is_said_to_be_incomplete(visit, server: Server, part: str) -> None:
    table, _ = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{part}")
    expect(page.get_by_role("heading")).to_contain_text("the link is incomplete")


def test_a_link_that_skips_to_the_content_is_none_to_a_seat(visit, server: Server) -> None:
    table, _ = server.table("Ada", "Ben")
    Person(visit(f"/t/{table}#main"))


def test_a_server_for_this_machine_only_says_so_beside_its_link(visit) -> None:
    page: Page = visit("/")
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_text("This table can be opened on this computer only")).to_be_visible()
    expect(page.get_by_text("labtop serve --public", exact=True)).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog").get_by_text("This table can be opened on this computer only")).to_have_count(1)


def test_every_tab_of_a_seat_stays_in_step(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    first = Person(visit(f"/t/{table}#{secrets[0]}"))
    second = first.page.context.new_page()
    second.goto(first.page.url)
    first.page.locator(".ball.legal").first.click()
    Person(second).moved_on(0)


def test_the_page_connects_again_after_the_server_was_killed(visit, server: Server) -> None:
    table, [secret] = server.table("Ada", "random")
    person = Person(visit(f"/t/{table}#{secret}"))
    expect(person.page.locator(".prompt.mine")).to_be_visible()
    before = person.played()
    person.page.locator(".ball.legal").first.click()
    person.moved_on(before)
    server.kill()
    expect(person.page.get_by_text("Connection lost.")).to_be_visible()
    server.start()
    expect(person.page.get_by_text("Connection lost.")).to_have_count(0)
    expect(person.page.locator(".prompt.mine")).to_be_visible()
    before = person.played()
    person.click_a_move()
    person.moved_on(before)


def test_hot_seat_hands_the_screen_on_and_covers_secrets(visit, server: Server) -> None:
    page: Page = visit("/")
    page.get_by_text("2 players: names").click()
    page.get_by_label("Player 1").fill("Ada")
    page.get_by_label("Player 2").fill("Ben")
    page.get_by_role("button", name="Begin").click()
    person = Person(page)
    expect(page.locator(".asks")).to_contain_text("Your turn, ")
    if "Ben" in page.locator(".asks").inner_text():  # was drawn to begin
        page.locator(".ball.legal").first.click()
    expect(page.locator(".asks")).to_contain_text("Your turn, Ada")
    page.locator(".ball.legal").first.click()
    expect(page.locator(".asks")).to_contain_text("Your turn, Ben")
    expect(page.locator(".board .front h3")).to_have_text("Ben")
    page.locator(".deck.legal").first.click()
    person.sheet().get_by_role("button", name="Research").click()
    expect(person.sheet().locator("article")).to_have_count(3)
    page.reload()  # Ada's eyes come first: Ben's cards stay covered until Ben says so
    page.get_by_role("button", name="I am Ben").click()
    expect(person.sheet().locator("article")).to_have_count(3)


def test_a_misclick_at_one_screen_is_taken_back_by_the_one_who_made_it(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{','.join(secrets)}")
    Person(page)
    expect(page.locator(".asks")).to_contain_text("Your turn, Ada")
    page.locator(".ball.legal").first.click()
    expect(page.locator(".asks")).to_contain_text("Your turn, Ben")
    page.get_by_role("button", name="Take back move").click()
    expect(page.locator(".asks")).to_contain_text("Your turn, Ada")
    expect(page.locator(".toast").last).to_have_text("Ada has taken back a move.")
    page.locator(".ball.legal").first.click()
    expect(page.locator(".asks")).to_contain_text("Your turn, Ben")


@pytest.mark.parametrize("width", [320, 390])
def test_a_request_to_take_back_is_never_covered_and_its_refusal_is_told(visit, server: Server, width: int) -> None:
    table, secrets = server.table("Ada", "Ben")
    ada = Person(visit(f"/t/{table}#{secrets[0]}")).page
    ben = Person(visit(f"/t/{table}#{secrets[1]}", width=width, height=700)).page
    ada.locator(".ball.legal").first.click()
    ada.get_by_role("button", name="Ask to take back a move").click()
    panel = ben.get_by_role("alert")
    expect(panel).to_contain_text("Ada would like to take back a move. Do you agree?")
    expect(ben.locator(".toast", has_text="would like to take back")).to_have_count(0)
    renaming = {"type": "rename", "key": "rename", "seat": 1, "name": "Benno"}
    server.ask(f"/api/tables/{table}/messages", renaming, secrets[1])
    toast = ben.locator(".toast").last
    expect(toast).to_be_visible()
    question, said = panel.bounding_box(), toast.bounding_box()
    assert question
    assert said
    assert said["y"] + said["height"] <= question["y"]
    panel.get_by_role("button", name="Decline").click()
    expect(ada.locator(".toast").last).to_have_text("Benno declines. The move is not taken back.")
    ada.get_by_role("button", name="Ask to take back a move").click()
    ada.get_by_role("button", name="Withdraw").click()
    expect(ben.locator(".toast").last).to_contain_text("Ada has withdrawn the request")


def test_who_is_gone_can_be_replaced_after_a_countdown(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secrets[0]}")
    expect(page.get_by_role("button", name=re.compile(r"Let the computer play \(in \d+ s\)"))).to_be_disabled()


def test_a_running_game_is_found_again_at_home(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secrets[0]}")
    Person(page)
    page.get_by_role("link", name="Home").click()
    mine = page.get_by_role("region", name="Continue")
    expect(mine).to_contain_text("your turn")
    mine.get_by_role("link", name="Gizmos").click()
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_listed_tables_can_be_watched(visit, server: Server) -> None:
    server.table("Ada", "Ben", listed=True)
    page: Page = visit("/")
    page.get_by_role("region", name="Watch").get_by_role("link").first.click()
    Person(page)


def test_an_unknown_table_and_an_unknown_page_say_so(visit) -> None:
    page: Page = visit("/t/nothing-here")
    expect(page.get_by_role("heading")).to_contain_text("There is no such table")
    page = visit("/nowhere")
    expect(page.get_by_role("heading")).to_contain_text("There is no such page")


def test_a_broken_record_is_refused_with_its_reason(visit, server: Server) -> None:
    page: Page = visit("/replay")
    file = {"name": "a.json", "mimeType": "application/json", "buffer": b'{"labtop": 1}'}
    page.locator("input[type=file]").set_input_files(files=[file])
    expect(page.get_by_role("alert")).to_contain_text("This record cannot be replayed")
    page.locator("input[type=file]").set_input_files(files=[file | {"buffer": b"{"}])
    expect(page.locator(".toast")).to_contain_text("a.json is not a record")
