"""Gizmos on large and small screens: all in sight, five columns, strips of one size, the log a column of its own."""

import itertools
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.serving import Server
from browser.sitting import Person

MANY = 12  # gizmos of each player
AREAS = ["upgrade", "converter", "file", "pick", "build"]
Box = dict[str, float]


@pytest.fixture(scope="module")
def advanced(server: Server) -> tuple[str, list[str]]:
    """A table of two at which both have built a lot."""

    def reached(state: dict[str, Any]) -> bool:
        return min(len(player["active"]) for player in state["view"]["players"]) >= MANY

    for _ in range(60):
        table, secrets = server.table("Ada", "Ben")
        if server.play_until(table, secrets, reached, 600, "build I-"):
            return table, secrets
    raise AssertionError("no game came so far")


def box(page: Page, selector: str) -> Box:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return dict(found)


def document(page: Page) -> tuple[int, int]:
    found: list[int] = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    return found[0], found[1]


def boxes(page: Page, selector: str) -> list[Box]:
    found: list[Box] = page.locator(selector).evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map(({x, y, width, height}) => ({x, y, width, height}))"
    )
    return found


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_display_and_both_dashboards_are_in_sight(
    visit: Visit, advanced: tuple[str, list[str]], width: int, height: int
) -> None:
    table, secrets = advanced
    page = Person(visit(f"/t/{table}#{secrets[0]}", width=width, height=height)).page
    expect(page.locator(".dashboard")).to_have_count(2)
    assert document(page) == (width, height)
    for place in (".display", ".front .dashboard", ".others .dashboard"):
        seen = box(page, place)
        assert seen["y"] + seen["height"] <= height, place
    strips = boxes(page, ".area .card.strip")
    assert min(strip["width"] for strip in strips) >= 120
    assert min(strip["height"] for strip in strips) >= 40
    assert max(strip["y"] + strip["height"] for strip in strips) <= height


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_the_log_is_a_column_as_high_as_the_screen(
    visit: Visit, advanced: tuple[str, list[str]], width: int, height: int
) -> None:
    table, secrets = advanced
    page = Person(visit(f"/t/{table}#{secrets[0]}", width=width, height=height)).page
    expect(page.locator("ol[aria-labelledby=log-title][aria-busy=false]")).to_be_attached()
    log, board = box(page, "section.log"), box(page, ".table > .board")
    assert width - 20 < log["x"] + log["width"] <= width
    assert log["height"] > height - 180
    assert log["y"] + log["height"] <= height
    assert board["x"] < 20
    assert log["x"] - (board["x"] + board["width"]) < 20, "nothing stands between the board and the log"
    assert page.locator("ol[aria-labelledby=log-title]").evaluate("(list) => list.scrollHeight > list.clientHeight")


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080)])
def test_five_columns_stand_in_the_same_order_everywhere(
    visit: Visit, advanced: tuple[str, list[str]], size: tuple[int, int]
) -> None:
    table, secrets = advanced
    page = Person(visit(f"/t/{table}#{secrets[0]}", width=size[0], height=size[1])).page
    for dashboard in (".front", ".others"):
        columns = boxes(page, f"{dashboard} .area")
        names = page.locator(f"{dashboard} .area h4").evaluate_all("(all) => all.map((one) => one.dataset.tip)")
        assert [name.lower() for name in names] == AREAS
        assert len({round(column["y"]) for column in columns}) == 1
        assert all(a["x"] + a["width"] <= b["x"] for a, b in itertools.pairwise(columns))
        assert max(column["width"] for column in columns) - min(column["width"] for column in columns) < 1.5
    assert document(page)[0] <= size[0]


def test_the_newest_gizmo_lies_on_top_and_a_covered_one_comes_forward(
    visit: Visit, server: Server, advanced: tuple[str, list[str]]
) -> None:
    table, secrets = advanced
    page = Person(visit(f"/t/{table}#{secrets[0]}", height=800)).page
    active = server.ask(f"/api/tables/{table}")["state"]["view"]["players"][0]["active"]
    for column in page.locator(".front .area .stack").all():
        cards = column.locator(".card")
        shown = [cards.nth(index).get_attribute("data-card") for index in range(cards.count())]
        assert shown == [card for card in reversed(active) if card in shown]
    longest = max(page.locator(".front .area .stack").all(), key=lambda column: column.locator(".card").count())
    oldest = longest.locator(".card").last
    oldest.focus()
    assert oldest.evaluate(
        """(card) => {
          const { x, y, width } = card.getBoundingClientRect();
          return card.contains(document.elementFromPoint(x + width / 2, y + 3));
        }"""
    )


def test_a_dashboard_on_a_phone_is_compact(visit: Visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page = Person(visit(f"/t/{table}#{secrets[0]}", width=390, height=844)).page
    assert box(page, ".front .dashboard")["height"] < 330
    assert box(page, ".others .dashboard")["height"] < 330


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_are_in_sight_on_a_large_screen(visit: Visit, server: Server, players: int) -> None:
    table, secrets = server.table(*["Ada", "Ben", "Cy", "Di"][:players])
    page = Person(visit(f"/t/{table}#{secrets[0]}", width=1920, height=1080)).page
    expect(page.locator(".dashboard")).to_have_count(players)
    assert document(page) == (1920, 1080)
