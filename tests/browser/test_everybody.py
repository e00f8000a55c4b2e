"""For everybody: three languages, small screens, screen readers, no Node."""

import gzip
import runpy
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.serving import Server
from browser.sitting import Person, serious
from labtop.core.texts import Texts
from labtop.registry import GAMES

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "src" / "labtop" / "server" / "pages"
LANGUAGES = {"en": "Sit down and play", "de": "Setz dich und spiel", "pl": "Usiądź i graj"}

# Whatever is wider than the place it has, or than the screen.
TOO_WIDE = """() => [...document.querySelectorAll('body *')].filter((element) => {
  const {right, width} = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const hidden = element.closest('.unseen, .skip, svg, select, option, .scroll, input') || width < 2;
  const cut = ['hidden', 'clip'].includes(style.overflow)
    && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
  return !hidden && (right > innerWidth + 1 || cut);
}).map((element) => element.outerHTML.slice(0, 150))"""


def test_the_pages_are_built_from_these_sources() -> None:
    release = runpy.run_path(str(ROOT / "tools" / "release.py"))
    stale = release["stale_pages"](ROOT)
    assert not stale, f"run `make pages` and commit the result: {stale}"


@pytest.mark.parametrize("game", GAMES)
def test_a_visit_stays_small(visit, server: Server, game: str) -> None:
    """Home and a table in the longest language, as they come over the wire."""
    table, (secret,) = server.table("Ada", "random", game=game)
    page: Page = visit("/nowhere", language="pl")
    network, sizes, addresses = page.context.new_cdp_session(page), dict[str, float](), dict[str, str]()
    network.on("Network.responseReceived", lambda told: addresses.update({told["requestId"]: told["response"]["url"]}))
    network.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}))
    network.send("Network.enable")
    network.send("Network.clearBrowserCache")
    page.goto(server.address)
    expect(page.locator("h1")).to_be_visible()
    page.goto(f"{server.address}/t/{table}#{secret}")
    expect(page.get_by_role("main")).to_contain_text("Ada")
    page.wait_for_load_state("networkidle")
    fetched = {addresses[number]: size for number, size in sizes.items() if "/api/" not in addresses[number]}
    assert any("/game-" in address for address in fetched)
    assert sum(fetched.values()) < 200_000, fetched


def test_the_rules_are_small() -> None:
    packed = {path.name: len(gzip.compress(path.read_bytes())) for path in (PAGES / "assets").iterdir()}
    assert sum(size for name, size in packed.items() if name.startswith(GAMES)) < 60_000, packed


@pytest.mark.parametrize(
    "folders",
    [
        ["web/src/texts", "web/src/texts/coach", "web/src/texts/tour"],
        [
            "web/src/games/gizmos/texts",
            "web/src/games/gizmos/texts/coach",
            "web/src/games/gizmos/texts/tour",
            "src/labtop/games/gizmos/words/texts",
        ],
        [
            "web/src/games/aquasphere/texts",
            "web/src/games/aquasphere/texts/coach",
            "web/src/games/aquasphere/texts/tour",
            "web/src/games/aquasphere/texts/station",
            "src/labtop/games/aquasphere/words/texts",
        ],
    ],
)
def test_all_languages_have_the_same_texts(folders: list[str]) -> None:
    assert Texts(*(ROOT / folder for folder in folders)).disagreements() == []


@pytest.mark.parametrize(("language", "welcome"), LANGUAGES.items())
def test_the_browser_says_which_language_at_first(visit, language: str, welcome: str) -> None:
    page: Page = visit("/", language="", locale=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(welcome)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_can_be_changed_at_any_time(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secrets[0]}")
    page.get_by_label("Language").select_option("pl")
    expect(page.locator(".asks")).to_have_text("Ada, twoja tura: pobierz, archiwizuj, buduj albo przeszukaj.")
    page.reload()
    expect(page.locator(".asks")).to_contain_text("twoja tura")


def test_light_and_dark_follow_the_system_and_the_person(visit) -> None:
    page: Page = visit("/", color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Switch to light").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [320, 768, 1920])
def test_nothing_is_cut_on_any_screen_in_any_language(visit, server: Server, language: str, width: int) -> None:
    page: Page = visit("/", language=language, width=width, height=700)
    expect(page.locator(".big")).to_be_enabled()
    assert page.evaluate(TOO_WIDE) == []
    table, secrets = server.table("Ada", "Ben", "Cyd", "Dan")
    server.play_until(table, secrets, lambda state: state["played"] >= 60)
    page.goto(server.address + f"/t/{table}#{','.join(secrets)}")
    person = Person(page)
    person.moved_on(50)
    assert page.evaluate(TOO_WIDE) == []
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(person.sheet()).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []


def test_words_stay_whole_in_the_table_of_points_on_a_phone(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    assert server.play_until(table, secrets, lambda state: state["over"], 2000)
    page: Page = visit(f"/t/{table}#{secrets[0]}", language="de", width=390)
    Person(page)
    page.locator("[data-end]").click()
    page.get_by_text("Woher die Punkte kommen").click()
    label = page.get_by_role("rowheader", name="Siegpunktmarker")
    expect(label).to_be_visible()
    assert (
        label.evaluate(
            "label => { const text = document.createRange(); text.selectNodeContents(label);"
            " return new Set([...text.getClientRects()].filter(({width}) => width > 1).map(({top}) => top)).size; }"
        )
        == 1
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit, server: Server, theme: str) -> None:
    page: Page = visit("/", color_scheme=theme)
    expect(page.locator(".big")).to_be_enabled()
    assert serious(page) == []

    table, secrets = server.table("Ada", "Ben", "Cyd")
    assert server.play_until(table, secrets, lambda state: state["over"], 2000)
    page.goto(server.address + f"/t/{table}#{secrets[0]}")
    Person(page)
    page.get_by_role("button", name="Score").click()
    assert serious(page) == []
    page.goto(server.address + f"/replay?table={table}")
    Person(page)
    assert serious(page) == []

    table, secrets = server.table("Ada", "open")
    page.goto(server.address + f"/t/{table}#{secrets[0]}")
    expect(page.locator("section.panel h1")).to_be_visible()
    assert serious(page) == []

    table, secrets = server.table("Ada", "Ben")
    page.goto(server.address + f"/t/{table}#{secrets[0]}")
    Person(page)
    assert serious(page) == []
    page.locator(".display .card").first.click()
    expect(page.locator(".reason")).not_to_be_empty()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.locator(".deck.legal").first.click()
    page.locator("dialog [data-action]").click()
    expect(page.locator("dialog article").first).to_be_visible()
    assert serious(page) == []

    table, secrets = server.table("Ada", "Ben", game="aquasphere")
    page.goto(server.address + f"/t/{table}#{secrets[0]}")
    Person(page)
    assert serious(page) == []


def test_everything_on_the_table_has_a_name(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secrets[0]}")
    Person(page)
    expect(page.get_by_role("region", name="Energy row").get_by_role("button")).to_have_count(6)
    expect(page.get_by_role("region", name="Display").get_by_role("button")).to_have_count(12)
    expect(page.get_by_role("button", name="Research level II: 33 cards in the deck")).to_be_visible()
    expect(page.get_by_role("img", name="Energy storage ring: 0 of 5").first).to_be_visible()
    expect(page.get_by_role("button", name="S-1 · starting gizmo. When you file a gizmo", exact=False)).to_be_visible()
