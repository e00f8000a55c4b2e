"""A game that the pages have never heard of, with rules alone: found, offered, played and looked at again."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.serving import Server
from browser.sitting import DECIDING, LOG, played, serious
from every_game.games import TOY, TOY_FOLDER
from labtop.core.texts import LANGUAGES

LONGEST = 200  # decisions of a person
END = "[data-end]"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LABTOP_GAMES_PATH", str(TOY_FOLDER))
        patch.setenv("LABTOP_GAMES", TOY)
        running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.kill()


def decide(page: Page) -> bool:
    """Keep as soon as that is possible; False at the end."""
    expect(page.locator(f"{DECIDING}, {END}").first).to_be_visible()
    if page.locator(END).count():
        return False
    before = played(page)
    page.locator(".board [data-action]").last.click()
    expect(page.locator(f"{LOG} > button").nth(before)).to_be_attached()
    return True


def test_a_game_with_rules_alone_is_played_to_its_end_against_a_search(visit) -> None:
    page = visit("/")
    expect(page.locator(".tile")).to_contain_text(["Pig"])
    expect(page.get_by_text("Roll on, or keep what you have.")).to_be_visible()
    assert serious(page) == []
    page.get_by_label("Strength").select_option("hard")
    page.get_by_role("button", name="Play Pig").click()
    expect(page.locator(DECIDING)).to_be_visible()
    hidden = page.locator(".players dd", has_text="–")
    expect(hidden).to_have_count(1)  # the other's die
    assert serious(page) == []
    assert sum(decide(page) for _ in range(LONGEST)) < LONGEST
    expect(hidden).to_have_count(0)
    expect(page.locator("dialog[open]")).to_contain_text(" win")
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".prompt")).to_contain_text("start")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(visit, server: Server, language: str) -> None:
    tagline = server.ask("/api/about")["games"][0]["tagline"][language]
    page = visit("/", language=language)
    expect(page.get_by_text(tagline)).to_be_visible()
    table, (secret,) = server.table("Ada", "random", game=TOY)
    page = visit(f"/t/{table}#{secret}", language=language)
    assert decide(page)
    expect(page.locator(LOG).first).to_contain_text("roll → ")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()


def test_its_positions_are_edited_as_text(visit) -> None:
    page = visit(f"/edit/{TOY}")
    field = page.get_by_label("The position as text")
    expect(field).to_have_value(re.compile('"game": "pig"'))
    position = json.loads(field.input_value())
    field.fill(json.dumps(position | {"nonsense": 1}))
    page.get_by_role("button", name="Use this text").click()
    expect(page.locator(".state.wrong")).to_contain_text("nonsense")
    field.fill(json.dumps(position))
    page.get_by_role("button", name="Use this text").click()
    expect(page.locator(".state")).to_contain_text("can be played")
    assert serious(page) == []
