"""The position editor: every part of a position, by mouse and keyboard; reasons for what is wrong; links, pictures."""

import base64
import json
import re
import xml.etree.ElementTree as ElementTree
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import labtop
from browser.serving import Server
from browser.sitting import serious
from browser.test_everybody import TOO_WIDE
from labtop.core.texts import LANGUAGES
from labtop.registry import GAMES

PHONE = {"width": 390, "height": 844}
RIGHT = {"en": "can be played", "de": "lässt sich spielen", "pl": "da się rozegrać"}
FULL = {
    "en": "Player 1, Energy storage ring: 6 spheres, the limit is 5.",
    "de": "Spieler 1, Energiering: 6 Energiekugeln, das Energielimit ist 5.",
    "pl": "Gracz 1, Magazyn Energii: 6 kulek, a Pojemność Magazynu to 5.",
}
STATE = ".state"
WATCH_SHIFTS = """() => {
  window.shift = 0;
  const add = (list) => list.getEntries().forEach((entry) => (window.shift += entry.value));
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: false });
}"""

# Lists narrower than the longest of their names.
CUT = """() => [...document.querySelectorAll(".content select")].filter((select) => {
  const { width } = select.getBoundingClientRect();
  select.style.width = "max-content";
  return select.getBoundingClientRect().width > width;
}).map((select) => select.textContent)"""


def begun(game: str, players: int = 2) -> dict[str, Any]:
    return labtop.new_game(game, players, seed=7).position()


def packed(position: Any) -> str:
    """As in a link."""
    squeeze = zlib.compressobj(wbits=-15)
    data = squeeze.compress(json.dumps(position).encode()) + squeeze.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(url: str) -> dict[str, Any]:
    code = url.split("#")[1]
    found: dict[str, Any] = json.loads(zlib.decompress(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)), -15))
    return found


def link(position: dict[str, Any]) -> str:
    return f"/edit/{position['game']}#{packed(position)}"


def right(page: Page, language: str = "en") -> None:
    expect(page.locator(STATE)).to_contain_text(RIGHT[language])


def edited(page: Page) -> dict[str, Any]:
    """The position as it can be shared, once the engine has taken it; it is in the address too."""
    right(page)
    page.get_by_role("button", name="Share").click()
    shared = page.get_by_label("Link to this position").input_value()
    page.keyboard.press("Escape")
    page.wait_for_function("code => location.hash.slice(1) === code", arg=shared.split("#")[1])
    found = unpacked(shared)
    labtop.load_position(found, seed=1)
    return found


@pytest.mark.parametrize("size", [{}, PHONE], ids=["large", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_part_in_every_language(visit, game: str, language: str, size: dict[str, int]) -> None:
    page: Page = visit(link(begun(game, 3)), language=language, **size)
    right(page, language)
    tabs = page.locator("aside").get_by_role("tab")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        expect(page.locator("aside [role=tabpanel]")).to_be_visible()
        assert page.evaluate(TOO_WIDE) == []
        assert language != "en" or serious(page) == []
    page.locator("main .tools button").nth(2).click()
    expect(page.locator("dialog[open] textarea")).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_and_the_last_good_drawing_stays(visit, language: str) -> None:
    page: Page = visit(link(begun("gizmos")), language=language)
    right(page, language)
    page.locator("#tab-edit-0").click()
    more = page.locator("aside .counter button:last-of-type").first
    ring = page.locator(".dashboard .ring").first
    for held in range(1, 6):
        more.click()
        expect(ring).to_contain_text(f"{held}/5")
    more.click()
    expect(page.locator(STATE)).to_have_text(FULL[language])
    expect(page.locator("#tab-edit-0 .mark")).to_be_attached()
    expect(ring).to_contain_text("5/5")
    assert serious(page) == []
    page.locator("main .tools button").first.click()
    right(page, language)
    expect(page.locator("aside [role=tab] .mark")).to_have_count(0)


def test_changes_are_undone_and_done_again_by_keys_too(visit) -> None:
    page: Page = visit(link(begun("gizmos")))
    right(page)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.locator("#tab-edit-1").click()
    tokens = page.get_by_role("textbox", name="Victory point tokens")
    tokens.fill("12")
    tokens.press("Tab")
    score = page.locator(".dashboard .score").nth(1)
    expect(score).to_have_text("12")
    page.locator("#tab-edit-1").focus()
    page.keyboard.press("Control+z")
    expect(score).to_have_text("0")
    page.keyboard.press("Control+Shift+z")
    expect(score).to_have_text("12")
    page.get_by_role("button", name="Undo").click()
    expect(tokens).to_have_value("0")
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()
    page.get_by_label("Language").select_option("de")  # the page speaks it, and keeps what was done
    right(page, "de")
    page.get_by_role("button", name="Wiederholen").click()
    expect(score).to_have_text("12")


def test_cards_are_picked_by_keyboard_and_the_link_opens_the_same_position(visit) -> None:
    start = begun("gizmos")
    deck = start["decks"]["II"][5]
    page: Page = visit(link(start))
    right(page)
    page.locator("#tab-edit-0").click()
    page.get_by_role("button", name="Add a card: Active gizmos").press("Enter")
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("searchbox").fill(deck)
    expect(sheet.locator("[data-choose]")).to_have_count(1)
    sheet.locator(f"[data-choose='{deck}']").press("Enter")
    expect(page.locator(f".dashboard [data-card='{deck}']")).to_be_visible()
    found = edited(page)
    assert found["players"][0]["active"] == ["S-1", deck]
    assert deck not in found["decks"]["II"]
    again: Page = visit(link(found))
    right(again)
    expect(again.locator(f".dashboard [data-card='{deck}']")).to_be_visible()
    page.get_by_role("button", name=f"Take {deck} away").click()
    expect(page.locator(f".dashboard [data-card='{deck}']")).to_have_count(0)


def test_a_card_of_the_display_is_exchanged_and_players_join(visit) -> None:
    start = begun("gizmos")
    old, new = start["display"]["III"][0], start["decks"]["III"][3]
    page: Page = visit(link(start))
    right(page)
    page.locator(f"aside [data-held='{old}']").click()
    page.locator(f"dialog[open] [data-choose='{new}']").click()
    expect(page.locator(f"aside [data-held='{new}']")).to_be_visible()
    page.locator("aside").get_by_role("combobox", name="Players").select_option("4")
    expect(page.locator(".dashboard")).to_have_count(4)
    found = edited(page)
    assert found["display"]["III"][0] == new
    assert old in found["decks"]["III"]
    assert len(found["players"]) == 4


def test_a_later_round_of_aquasphere_is_put_together(visit) -> None:
    start = begun("aquasphere")
    page: Page = visit(link(start))
    right(page)
    form = page.locator("aside")
    form.get_by_role("combobox", name="Round", exact=True).select_option("3")
    expect(page.locator(".board").first).to_contain_text("Round 3 of 4")
    page.locator("#tab-edit-station").click()
    form.get_by_text("C", exact=True).click()
    form.get_by_role("combobox", name="Control space").select_option("Player 2")
    form.get_by_role("button", name="Put there: Player 1").first.click()
    form.get_by_role("button", name="More: Crystals").click()
    page.locator("#tab-edit-1").click()
    form.get_by_role("button", name="Add a card: Research cards").click()
    card = start["decks"]["research"][-1]
    page.locator(f"dialog[open] [data-choose='{card}']").click()
    form.get_by_role("textbox", name="Knowledge points").fill("11")
    form.get_by_role("button", name="yellow", exact=True).click()
    form.get_by_role("combobox", name="Scientist").select_option("D")
    form.get_by_label("Has passed").check()
    expect(form.get_by_label("Has passed")).to_be_checked()
    expect(page.locator(STATE)).to_contain_text("Player 1")
    found = edited(page)
    assert (found["round"], found["passed"], found["turn"]["seat"]) == (3, [1], 0)
    assert found["station"]["sectors"]["C"]["control"] == 1
    assert found["station"]["sectors"]["C"]["charging"][-1] == 0
    player = found["players"][1]
    assert (player["score"], player["scientist"]) == (11, "D")
    assert [held["card"] for held in player["research"]] == [card]
    assert "yellow" in player["programmed"]


def test_broken_links_get_a_reason_and_a_way_out(visit) -> None:
    page: Page = visit("/edit/gizmos#notaposition")
    expect(page.get_by_role("alert")).to_contain_text("No position can be read from this link")
    page.get_by_role("button", name="Deal a new game").click()
    right(page)
    wrong = begun("gizmos") | {"row": {"red": 6, "yellow": 0, "blue": 0, "black": 0}}
    page = visit(link(wrong))
    expect(page.get_by_role("alert")).to_contain_text("cannot be set up")
    page = visit("/edit/chess")
    expect(page.get_by_role("alert")).to_contain_text("does not offer that game")


def test_a_link_to_the_other_game_leads_there(visit) -> None:
    page: Page = visit(f"/edit/gizmos#{packed(begun('aquasphere'))}")
    right(page)
    expect(page).to_have_url(re.compile("/edit/aquasphere#"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_is_shown_wholly(visit, game: str, language: str) -> None:
    page: Page = visit(f"/edit/{game}", language=language)
    right(page, language)
    assert page.evaluate(CUT) == []


def test_pasted_text_and_files_are_opened_only_if_they_are_right(visit) -> None:
    start, other = begun("gizmos"), begun("gizmos", 3)
    page: Page = visit(link(start))
    right(page)
    page.get_by_role("button", name="New position").click()
    sheet = page.locator("dialog[open]")
    for text, reason in (
        ("{", "cannot be read as a JSON object"),
        ("[1]", "JSON object"),
        ('{"game": "gizmos"}', "cannot be set up"),
    ):
        sheet.get_by_role("textbox").fill(text)
        sheet.get_by_role("button", name="Use this text").click()
        expect(sheet.get_by_role("alert")).to_contain_text(reason)
    expect(page.locator(".dashboard")).to_have_count(2)
    sheet.get_by_role("textbox").fill(json.dumps(other))
    sheet.get_by_role("button", name="Use this text").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".dashboard")).to_have_count(3)
    page.get_by_role("button", name="New position").click()
    file = {"name": "position.json", "mimeType": "application/json", "buffer": json.dumps(start).encode()}
    sheet.locator("input[type=file]").set_input_files([file])  # type: ignore[list-item]
    expect(page.locator(".dashboard")).to_have_count(2)
    page.get_by_role("button", name="New position").click()
    sheet.get_by_role("button", name="4 players").click()
    expect(page.locator(".dashboard")).to_have_count(4)
    right(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_shared_as_a_link_a_file_and_a_picture(visit, game: str, tmp_path: Path) -> None:
    start = begun(game)
    page: Page = visit(link(start))
    page.set_default_timeout(120_000)  # pictures are drawn by the browser, here without a GPU
    right(page)
    page.get_by_role("button", name="Share").click()
    sheet = page.locator("dialog[open]")
    assert unpacked(sheet.get_by_label("Link to this position").input_value()) == start
    files = {}
    for kind in ("JSON", "SVG", "PNG"):
        with page.expect_download() as saved:
            sheet.get_by_role("button", name=kind, exact=True).click()
        files[kind] = tmp_path / saved.value.suggested_filename
        saved.value.save_as(files[kind])
    assert {path.name for path in files.values()} == {f"{game}-position.{kind}" for kind in ("json", "svg", "png")}
    assert json.loads(files["JSON"].read_text()) == start
    drawing = ElementTree.parse(files["SVG"]).getroot()
    box = page.locator(".table > .board").bounding_box()
    assert box
    assert float(drawing.attrib["width"]) == pytest.approx(box["width"], abs=1)
    words = " ".join(drawing.itertext())
    assert "Player 1" in words
    assert "Player 2" in words
    assert not re.search(r"var\(--|https?://(?!www\.w3\.org)", files["SVG"].read_text())
    png = files["PNG"].read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(png[16:20]) == pytest.approx(2 * box["width"], abs=2)
    assert len(png) > 20_000  # something is drawn


def test_from_a_replay_to_the_editor_and_on_to_the_analysis(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    assert server.play_until(table, secrets, lambda state: state["over"])
    page: Page = visit(f"/replay?table={table}")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Edit this position").click()
    right(page)
    expect(page.locator(STATE)).to_contain_text("The game is over")
    expect(page.locator(".dashboard").first).to_contain_text("Ada")
    page.locator("aside").get_by_role("combobox", name="Stage").select_option("Start of the turn")
    expect(page.locator(STATE)).not_to_contain_text("The game is over")
    right(page)
    page.get_by_role("button", name="Analyse").click()
    expect(page).to_have_url(re.compile("/analyse.*#"))
    page.get_by_role("button", name="Edit this position").click()
    expect(page).to_have_url(re.compile("/edit/gizmos.*#"))
    right(page)


def test_nothing_jumps_while_a_position_is_edited(visit) -> None:
    page: Page = visit(link(begun("gizmos")))
    right(page)
    page.evaluate(WATCH_SHIFTS)
    more = page.get_by_role("button", name="More: red energy")
    more.click()
    expect(page.locator(STATE)).to_contain_text("not 6")
    page.get_by_role("button", name="Undo").click()
    right(page)
    assert page.evaluate("window.shift") < 0.05
