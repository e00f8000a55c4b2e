"""What wins? Figures of cards and openings: sorted, filtered, linked to; in every language, on phones, by keyboard."""

import json
import re

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from browser.serving import Server
from browser.sitting import serious
from browser.test_everybody import TOO_WIDE
from labtop.core.texts import LANGUAGES
from labtop.registry import GAMES, summary
from labtop.server.messages import Explorer

TITLE = {"en": "What wins?", "de": "Was gewinnt?", "pl": "Co wygrywa?"}
CAUTION = {"en": "correlation, not proof", "de": "ein Zusammenhang, kein Beweis", "pl": "To zależność, a nie dowód"}
PHONE = {"width": 390, "height": 844}


def figures(game: str) -> Explorer:
    return msgspec.json.decode(summary(game).read_bytes(), type=Explorer)


def shown(page: Page) -> list[str]:
    """The things in the order in which they are listed."""
    names: list[str] = page.locator("[data-thing]").evaluate_all("all => all.map(one => one.dataset.thing)")
    return names


def check(page: Page, language: str) -> None:
    """Nothing is too wide; axe, which takes its time, looks at one language."""
    assert not page.evaluate(TOO_WIDE)
    assert language != "en" or serious(page) == []


def column(page: Page, name: str) -> Locator:
    return page.get_by_role("columnheader", name=name)


def by_lift(game: str, kind: str, players: str = "all") -> list[str]:
    """Of different lifts, the best first."""
    found = {thing: figure[players].lift[1] for thing, figure in figures(game).kinds[kind].items() if players in figure}
    return sorted(found, key=lambda thing: (-found[thing], thing))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [{}, PHONE], ids=["large", "phone"])
def test_every_part_in_every_language(visit, game: str, language: str, size: dict[str, int]) -> None:
    page: Page = visit(f"/explore?game={game}", language=language, **size)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLE[language])
    expect(page.get_by_role("main")).to_contain_text(CAUTION[language])
    found = figures(game)
    for kind in found.kinds:
        page.locator(f"#tab-{kind}").click()
        expect(page.locator("[data-thing]")).to_have_count(
            len([one for one in found.kinds[kind].values() if "all" in one])
        )
        check(page, language)
    page.locator("#tab-openings").click()
    expect(page.locator(".openings ul > li").first).to_be_visible()
    check(page, language)
    thing = max(found.pairs, key=lambda name: len(found.pairs[name]))
    page.goto(f"{page.url.split('?')[0]}?game={game}&card={thing}")
    expect(page.get_by_role("heading", level=2)).to_contain_text(thing if "-" in thing or thing[0] in "RX" else "")
    expect(page.locator("section[aria-labelledby=partners] li")).to_have_count(len(found.pairs[thing]))
    check(page, language)


def test_columns_sort_both_ways_by_keyboard_too(visit) -> None:
    page: Page = visit("/explore?game=gizmos")
    expect(column(page, "Win rate")).to_have_attribute("aria-sort", "descending")
    best = by_lift("gizmos", "cards")[0]
    assert shown(page)[0] == best
    column(page, "Win rate").get_by_role("button").press("Enter")
    expect(column(page, "Win rate")).to_have_attribute("aria-sort", "ascending")
    assert shown(page)[-1] == best
    column(page, "Name").get_by_role("button").click()
    expect(column(page, "Name")).to_have_attribute("aria-sort", "ascending")
    expect(column(page, "Win rate")).not_to_have_attribute("aria-sort", re.compile("."))
    names = shown(page)
    assert names == sorted(names, key=lambda name: (name.split("-")[0], name))


def test_filters_and_search_narrow_and_stay_while_a_card_is_looked_at(visit) -> None:
    page: Page = visit("/explore?game=gizmos")
    everything = len(shown(page))
    page.get_by_label("Level").select_option("II")
    expect(page.locator("[data-thing]")).not_to_have_count(everything)
    assert {name.split("-")[0] for name in shown(page)} == {"II"}
    second = len(shown(page))
    page.get_by_label("Kind").select_option("converter")
    expect(page.locator("[data-thing]")).not_to_have_count(second)
    page.get_by_label("Players").select_option("4")
    wanted = by_lift("gizmos", "cards", "4")
    assert [name for name in wanted if name in shown(page)] == shown(page)
    left = shown(page)
    page.locator(f"[data-thing='{left[0]}']").click()
    expect(page.get_by_role("heading", level=2)).to_contain_text(left[0])
    page.go_back()
    expect(page.locator("[data-thing]")).to_have_count(len(left))
    page.get_by_label("Search").fill("no such words")
    expect(page.get_by_text("Nothing fits this choice.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^0 of \d+$"))).to_be_visible()


def test_similar_situations_are_another_comparison(visit) -> None:
    page: Page = visit("/explore?game=gizmos")
    page.get_by_label("Win rate").select_option("compared")
    found = figures("gizmos").kinds["cards"]
    values = {name: one["all"].compared[1] for name, one in found.items() if "all" in one and one["all"].compared}
    first = page.locator("[data-thing]").first
    expect(first).to_have_attribute("data-thing", max(values, key=lambda name: values[name]))


def test_openings_go_on_turn_by_turn(visit) -> None:
    page: Page = visit("/explore?game=gizmos&show=openings")
    page.get_by_role("link", name="pick", exact=True).click()
    expect(page).to_have_url(re.compile("line=pick$"))
    expect(page.get_by_role("heading", name="A player’s turn 2")).to_be_visible()
    page.get_by_role("link", name="Start").click()
    expect(page.get_by_role("heading", name="A player’s turn 1")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("?game=gizmos&card=IX-99", "There are no figures for “IX-99” in Gizmos"),
        ("?game=gizmos&card=%3Cb%3E", "There are no figures for “<b>” in Gizmos"),
        ("?game=chess", "There are no figures for a game “chess”."),
        ("?game=gizmos&show=openings&line=juggle", "Nobody began this way often enough."),
        ("?game=gizmos&card=toString", "There are no figures for “toString” in Gizmos"),
    ],
)
def test_broken_links_get_a_reason(visit, path: str, reason: str) -> None:
    page: Page = visit(f"/explore{path}")
    expect(page.get_by_role("alert")).to_contain_text(reason)


def test_what_fails_can_be_tried_again(visit) -> None:
    page: Page = visit("/")
    refused = json.dumps({"type": "error", "code": "failed", "reason": None})
    page.route("**/api/games/*/explorer", lambda route: route.fulfill(status=500, body=refused))
    page.get_by_role("link", name="What wins?").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute_all(behavior="wait")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-thing]").first).to_be_visible()


def test_a_card_at_the_table_leads_to_its_page(visit, server: Server) -> None:
    table, (secret, *_) = server.table("Ada", "Ben")
    view = server.ask(f"/api/tables/{table}", None, secret)["state"]["view"]
    card = view["display"]["I"][0]
    page: Page = visit(f"/t/{table}#{secret}")
    page.locator(f"[data-card='{card}']").first.click()
    link = page.get_by_role("link", name=f"The figures for {card}")
    expect(link).to_have_attribute("href", f"/explore?game=gizmos&card={card}")
    expect(link).to_have_attribute("target", "_blank")
