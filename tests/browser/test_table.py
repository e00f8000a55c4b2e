"""What a person meets at the Gizmos table."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.reaching import reach
from browser.serving import Server
from browser.sitting import COUNT_FLIGHTS, LOG, Person


def seat(visit, server: Server, *seats: str, **more: Any) -> Person:
    """The first person's page of a new table."""
    table, secrets = server.table(*(seats or ("Ada", "random")))
    return Person(visit(f"/t/{table}#{secrets[0]}", **more))


def test_the_question_is_one_sentence_and_legal_things_glow(visit, server: Server) -> None:
    page = seat(visit, server, "Ada", "Ben").page
    expect(page.locator(".asks")).to_have_text("Your turn, Ada: pick, file, build or research.")
    expect(page.locator(".ball.legal")).to_have_count(6)
    expect(page.locator(".display .card.legal")).to_have_count(9)
    expect(page.locator(".deck.legal")).to_have_count(3)


def test_the_secret_does_not_stay_in_the_address(visit, server: Server) -> None:
    page = seat(visit, server, "Ada", "Ben").page
    assert "#" not in page.url
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_an_illegal_card_says_why_not(visit, server: Server) -> None:
    person = seat(visit, server, "Ada", "Ben")
    person.page.locator(".display .card").first.click()
    expect(person.sheet().locator(".reason")).to_contain_text("you have 0.")
    expect(person.sheet().get_by_role("button", name="File")).to_be_enabled()


def test_touching_something_when_it_is_not_ones_turn_says_whose_turn_it_is(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secrets[1]}")
    page.locator(".ball").first.click()
    expect(page.locator(".toast")).to_have_text("Not now: it is Ada’s turn.")


def test_the_past_can_be_looked_at_but_not_played(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    person, ben = Person(visit(f"/t/{table}#{secrets[0]}")), Person(visit(f"/t/{table}#{secrets[1]}"))
    person.page.locator(".ball").first.click()
    person.moved_on(0)
    ben.page.locator(".ball.legal").first.click()
    person.moved_on(1)
    person.page.get_by_role("button", name="Show the table after move 1").click()
    expect(person.page.locator(".asks")).to_contain_text("Ada picks")
    person.page.locator(".ball").first.click()
    expect(person.page.locator(".toast")).to_contain_text("You are looking at an earlier move.")
    person.page.get_by_role("button", name="Back to the current position", exact=True).click()
    expect(person.page.locator(".ball.legal")).to_have_count(6)


def test_a_pick_is_one_click_and_is_told_as_a_sentence(visit, server: Server) -> None:
    person = seat(visit, server, "Ada", "Ben")
    person.page.locator(".ball.legal").first.click()
    expect(person.page.locator(LOG).first).to_contain_text("Ada picks")
    expect(person.page.locator("[aria-live=polite]").filter(has_text="Ada picks")).to_be_attached()
    expect(person.page.locator(".front .ring .sphere")).to_have_count(1)


def test_research_is_shown_large_and_returned_in_an_order_of_ones_own(visit, server: Server) -> None:
    person = seat(visit, server, "Ada", "Ben")
    person.page.locator(".deck.legal").first.click()
    expect(person.sheet()).to_contain_text("look at 3 cards from the deck")
    person.sheet().get_by_role("button", name="Research").click()
    expect(person.sheet().locator("article")).to_have_count(3)
    person.sheet().locator("[data-action=neither]").click()
    grips = person.sheet().locator(".grip")
    drawn = [grips.nth(index).get_attribute("aria-label") for index in range(3)]
    person.sheet().get_by_role("button", name="back", exact=False).first.click()  # the first card one place back
    expect(grips.first).to_have_attribute("aria-label", str(drawn[1]))
    box, target = grips.nth(2).bounding_box(), grips.nth(0).bounding_box()
    assert box is not None
    assert target is not None
    person.page.mouse.move(box["x"] + 20, box["y"] + 20)
    person.page.mouse.down()
    person.page.mouse.move(target["x"] + 20, target["y"] + 20, steps=5)
    person.page.mouse.up()
    expect(grips.first).to_have_attribute("aria-label", str(drawn[2]))
    person.sheet().get_by_role("button", name="In this order").click()
    expect(person.sheet()).to_have_count(0)
    card = str(drawn[2]).split(" ")[0]
    expect(person.page.locator(LOG).nth(2)).to_contain_text(f"Ada puts {card} under the level III deck.")


def test_others_see_no_researched_card(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    ada, ben = Person(visit(f"/t/{table}#{secrets[0]}")), Person(visit(f"/t/{table}#{secrets[1]}"))
    ada.page.locator(".deck.legal").first.click()
    ada.sheet().get_by_role("button", name="Research").click()
    expect(ada.sheet()).to_be_visible()
    expect(ben.page.get_by_text("Ada is looking at 3 level III cards.")).to_be_visible()
    expect(ben.sheet()).to_have_count(0)


def test_paying_offers_a_sheet_only_where_there_is_a_choice(visit, server: Server) -> None:
    table, secret = reach(server, "pay")
    person = Person(visit(f"/t/{table}#{secret}"))
    expect(person.sheet().locator(".payment.best .tag")).to_have_text("cheapest")
    before = person.played()
    person.sheet().locator(".payment.best").click()
    person.moved_on(before)
    expect(person.page.locator(LOG).nth(before)).to_contain_text("builds")


def test_a_payment_can_be_taken_back_from_its_sheet(visit, server: Server) -> None:
    table, secret = reach(server, "pay")
    person = Person(visit(f"/t/{table}#{secret}"))
    person.sheet().get_by_role("button", name="Take back").click()
    expect(person.page.locator(".asks")).to_contain_text("Your turn")


def test_ready_gizmos_are_marked_and_used_with_a_click(visit, server: Server) -> None:
    table, secret = reach(server, "use")
    person = Person(visit(f"/t/{table}#{secret}"))
    ready = person.page.locator(".front .card.ready.legal").first
    expect(ready).to_contain_text("◆")
    before = person.played()
    ready.click()
    person.moved_on(before)
    expect(person.page.locator(LOG).nth(before)).to_contain_text("uses")


def test_cards_named_in_the_log_are_pictured_when_pointed_at(visit, server: Server) -> None:
    person = seat(visit, server, "Ada", "Ben")
    person.page.locator(".display .card").first.click()
    person.sheet().locator("[data-action^=file]").click()
    person.page.locator(f"{LOG} .card").first.hover()
    expect(person.page.locator(".preview svg")).to_be_visible()


def test_a_move_is_taken_back_freely_against_a_bot(visit, server: Server) -> None:
    person = seat(visit, server)
    expect(person.page.locator(".prompt.mine")).to_be_visible()
    before = person.played()
    person.page.locator(".ball.legal").first.click()
    person.moved_on(before)
    expect(person.page.locator(".prompt.mine")).to_be_visible()
    person.page.get_by_role("button", name="Take back").click()
    expect(person.page.locator(".toast").filter(has_text="has taken back")).to_be_visible()
    expect(person.page.locator(f"{LOG} > button")).to_have_count(before)


def test_taking_back_from_a_person_needs_their_consent(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    ada, ben = Person(visit(f"/t/{table}#{secrets[0]}")), Person(visit(f"/t/{table}#{secrets[1]}"))
    ada.page.locator(".ball.legal").first.click()
    ada.moved_on(0)
    ada.page.get_by_role("button", name="Ask to take back").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("Ada would like to take back a move.")
    ben.page.get_by_role("button", name="Agree", exact=True).click()
    expect(ada.page.locator(".prompt.mine")).to_be_visible()
    expect(ben.page.locator("li.none")).to_be_visible()


def test_a_hint_marks_an_action_and_can_be_played(visit, server: Server) -> None:
    person = seat(visit, server, "Ada", "Ben")
    person.page.get_by_role("button", name="Hint").click()
    expect(person.page.locator("section").filter(has_text="What the computer thinks")).to_be_visible()
    expect(person.page.locator(".hinted").first).to_be_visible()
    person.page.locator("section").filter(has_text="What the computer thinks").locator("li .button").first.click()
    person.moved_on(0)


def test_others_moves_wait_to_be_seen_and_can_be_skipped(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben", "random")
    page: Page = visit(f"/t/{table}#{secrets[0]}", pace=10**7)
    person = Person(page)
    page.locator(".ball.legal").first.click()
    person.moved_on(0)
    for _ in range(3):
        assert server.play_until(table, secrets[1:], lambda state: state["to_play"] != 1)
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    before = person.played()
    page.locator("main").focus()
    page.keyboard.press(" ")
    person.moved_on(before)
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


def test_what_changes_its_place_flies_there_unless_less_motion_is_wished(visit, server: Server) -> None:
    for motion, flies in (("no-preference", True), ("reduce", False)):
        table, secrets = server.table("Ada", "Ben")
        page: Page = visit(f"/t/{table}#{secrets[0]}", reduced_motion=motion)
        page.evaluate(COUNT_FLIGHTS)
        page.locator(".ball.legal").first.click()
        Person(page).moved_on(0)
        expect(page.locator(".front .ring .sphere")).to_have_count(1)
        assert page.evaluate("() => window.flights > 0") is flies
