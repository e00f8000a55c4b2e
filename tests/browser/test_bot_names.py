"""Bots have names and faces of their own, and every sentence the colour and the sign of its seat."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.serving import Server
from browser.sitting import LOG, Person, serious
from labtop import registry
from labtop.registry import GAMES


def texts(places: Locator) -> list[str]:
    return [text.strip() for text in places.all_inner_texts()]


def seats_of(page: Page) -> Locator:
    return page.locator("h3:has(.player):visible")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [390, 1280])
def test_each_bot_has_a_name_a_face_and_its_level(visit: Visit, server: Server, game: str, width: int) -> None:
    table, (secret,) = server.table("Ada", "random", "random", game=game)
    page = visit(f"/t/{table}#{secret}", width=width)
    seats = seats_of(page)
    expect(seats).to_have_count(3)
    names = texts(seats.locator(".player .name"))
    assert names[0] == "Ada"
    assert set(names[1:]) <= set(registry.bot_names(game))
    assert len(set(names)) == 3
    expect(seats.locator(".face")).to_have_count(2)
    drawings = {face.inner_html() for face in seats.locator(".face").all()}
    assert len(drawings) == 2, "no two look the same"
    assert texts(seats.locator(".level")) == ["random", "random"]
    assert not serious(page)


def test_log_prompt_end_and_graph_tell_bots_apart(visit: Visit, server: Server) -> None:
    table, (secret,) = server.table("Ada", "random", "random")
    person = Person(visit(f"/t/{table}#{secret}"))
    page = person.page
    names = texts(seats_of(page).locator(".player .name"))
    while not person.at_end():
        before = person.played()
        person.type_a_move()
        person.moved_on(before)
    for line in page.locator(LOG).all():
        (seat,) = (sign.get_attribute("data-seat") for sign in line.locator("[data-seat]").all())
        assert names[int(seat or "")] in line.inner_text()
    end = page.locator("dialog[open]")
    assert sorted(texts(end.locator(".final .name"))) == sorted(names)
    assert texts(end.locator("figcaption .name")) == names
    page.goto(f"{server.address}/replay?table={table}")
    expect(page.locator("h3 .face")).to_have_count(2)
    assert sorted(texts(page.locator("h3 .name"))) == sorted(names)
