"""Chain reactions: the way from a gizmo to its effect is drawn, the chain is counted, nobody has to wait for it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.reaching import reach, reach_state
from browser.serving import Server
from browser.sitting import Person

WATCH = """() => {
  window.pipes = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) window.pipes += Number(node.classList?.contains('pipe') ?? 0);
  }).observe(document.body, { childList: true, subtree: true });
}"""
MANY = 10**7  # milliseconds between the moves of others: they wait to be seen


@pytest.mark.parametrize(("motion", "drawn"), [("no-preference", True), ("reduce", False)])
def test_a_pipe_runs_from_the_gizmo_to_its_effect(visit: Visit, server: Server, motion: str, drawn: bool) -> None:
    table, secret = reach(server, "use")
    person = Person(visit(f"/t/{table}#{secret}", reduced_motion=motion))
    person.page.evaluate(WATCH)
    before = person.played()
    person.page.locator(".front .card.ready.legal").first.click()
    person.moved_on(before)
    if drawn:
        person.page.wait_for_function("() => pipes === 1")
        expect(person.page.locator(".pipe")).to_have_count(0)  # and it goes by itself
    assert person.page.evaluate("pipes > 0") is drawn


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Chain reaction"), ("de", "Kettenreaktion"), ("pl", "Reakcja łańcuchowa")]
)
def test_the_chain_is_counted_while_it_goes_on(visit: Visit, server: Server, language: str, words: str) -> None:
    def used_one(state: dict[str, Any]) -> bool:
        turn = state["view"]["turn"]
        return turn["stage"] == "use" and len(turn["used"]) >= 1

    table, secret = reach_state(server, used_one)
    used = len(server.ask(f"/api/tables/{table}")["state"]["view"]["turn"]["used"])
    person = Person(visit(f"/t/{table}#{secret}", language=language))
    person.page.locator(".front .card.ready.legal").first.click()
    expect(person.page.locator(".front .chain")).to_have_text(f"{words} ×{used + 1}")


@pytest.mark.parametrize("how", ["Escape", "click"])
def test_the_playback_is_skipped(visit: Visit, server: Server, how: str) -> None:
    table, secrets = server.table("Ada", "Ben", "random")
    page: Page = visit(f"/t/{table}#{secrets[0]}", pace=MANY)
    person = Person(page)
    page.locator(".ball.legal").first.click()
    person.moved_on(0)
    for _ in range(3):
        assert server.play_until(table, secrets[1:], lambda state: state["to_play"] != 1)
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    for _ in range(50):  # the bot may move once more, which is played back again
        if page.locator(".prompt.mine").is_visible():
            break
        if how == "click":
            page.locator(".front .dashboard header").click(position={"x": 300, "y": 10})
        else:
            page.keyboard.press(how)
        page.wait_for_timeout(100)
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


def test_a_picked_sphere_rolls_into_the_ring(visit: Visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    person = Person(visit(f"/t/{table}#{secrets[0]}", reduced_motion="no-preference"))
    person.page.evaluate(
        """() => {
          window.rolled = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) {
            if (how[0][0].transform.includes('rotate')) rolled.push(this.dataset.fly);
            return animate.apply(this, how);
          };
        }"""
    )
    person.page.locator(".ball.legal").first.click()
    person.page.wait_for_function("() => rolled.length === 1 && rolled[0].startsWith('ring-0-')")
