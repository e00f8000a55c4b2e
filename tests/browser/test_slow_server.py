"""A click shows at once that it was taken, and a click that can do nothing says why."""

import json

from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Visit
from browser.reaching import reach
from browser.serving import Server
from browser.sitting import DECIDING, Person


def test_a_click_is_seen_to_be_taken_before_the_server_answers(visit: Visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    held: list[str] = []
    page = visit("/")

    def slow(route: WebSocketRoute) -> None:
        answering = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "play":
                held.append(str(message))
            else:
                answering.send(message)

        route.on_message(pass_on)
        release.append(lambda: [answering.send(message) for message in held])

    release: list[object] = []
    page.route_web_socket("**/socket", slow)
    page.goto(f"{server.address}/t/{table}#{secrets[0]}")
    person = Person(page)
    expect(page.locator(DECIDING)).to_be_visible()
    person.page.locator(".ball.legal").first.click()
    expect(page.locator(".prompt.busy[aria-busy=true]")).to_be_visible()
    expect(page.locator(".legal")).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Ada")
    release[-1]()  # type: ignore[operator]
    expect(page.locator(".prompt.busy")).to_have_count(0)
    person.moved_on(0)


def test_a_display_card_clicked_during_research_says_why_nothing_can_be_done(visit: Visit, server: Server) -> None:
    table, secret = reach(server, "choose")
    page = Person(visit(f"/t/{table}#{secret}")).page
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".display .card").first.click()
    reasons = page.locator("dialog[open] .reason")
    expect(reasons.first).not_to_be_empty()
    expect(page.locator("dialog[open] [data-action]")).to_have_count(0)


def test_the_energy_row_lies_in_the_same_order_for_everybody(visit: Visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page = Person(visit(f"/t/{table}#{secrets[0]}")).page
    server.play_until(table, secrets, lambda state: state["played"] >= 10, first="pick")
    expect(page.locator("ol[aria-labelledby=log-title] > li button").nth(9)).to_be_attached()
    orders = []
    for watching in (page, Person(visit(f"/t/{table}")).page):
        balls = watching.locator(".chute .ball")
        expect(balls).to_have_count(6)
        orders.append([ball.get_attribute("data-action") for ball in balls.all()])
    assert orders[0] == orders[1]
