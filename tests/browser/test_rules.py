"""The rules at hand: at the right place, searched, by keyboard, on a phone; why can't I; names for all signs."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.reaching import reach
from browser.serving import Server
from browser.sitting import serious
from browser.test_everybody import TOO_WIDE

IN_SIGHT = "(part) => { const {top} = part.getBoundingClientRect(); return top >= 0 && top < innerHeight / 2 }"
# Some browsers hold no passage where it is when something above it grows.
UNANCHORED = "() => document.querySelectorAll('*').forEach((part) => (part.style.overflowAnchor = 'none'))"
MARKED = "() => [...CSS.highlights.get('rules') ?? []].map(String)"


def sit(visit, server: Server, game: str = "gizmos", **more) -> Page:
    """The page of whoever begins a new game."""
    table, secrets = server.table("Ada", "Ben", game=game)
    begins = server.ask(f"/api/tables/{table}")["state"]["to_play"]
    page: Page = visit(f"/t/{table}#{secrets[begins]}", **more)
    expect(page.locator(".prompt.mine")).to_be_visible()
    return page


def sheet(page: Page) -> Locator:
    return page.locator("dialog.side")


def opened_at(page: Page, section: str) -> None:
    """The section is marked as what is asked, in sight, and has the focus."""
    part = page.locator("section.asked")
    expect(part).to_have_attribute("data-section", section)
    expect(part.locator("h2, h3")).to_be_focused()
    assert part.evaluate(IN_SIGHT)


@pytest.mark.parametrize(("game", "section"), [("gizmos", "turn"), ("aquasphere", "round")])
def test_the_rules_open_where_the_question_is_explained(visit, server: Server, game: str, section: str) -> None:
    page = sit(visit, server, game)
    question = page.locator(".asks").inner_text().strip().removesuffix("?").strip()
    page.locator("header").get_by_role("button", name="Rules").click()
    opened_at(page, section)
    expect(page.locator("section.asked .now")).to_have_text(f"You are being asked: {question}")


def test_the_rules_stay_at_the_marked_passage_when_pictures_come_late(visit, server: Server) -> None:
    page = sit(visit, server, "aquasphere")
    late: list[Route] = []
    page.route("**/*.svg", lambda route: late.append(route))
    page.locator("header").get_by_role("button", name="Rules").click()
    opened_at(page, "round")
    assert late, "there are pictures above"
    page.evaluate(UNANCHORED)
    place = page.locator("section.asked").bounding_box()
    for route in late:
        route.continue_()
    page.wait_for_function("() => [...document.querySelectorAll('dialog img')].every((picture) => picture.complete)")
    assert page.locator("section.asked").bounding_box() == place


def test_the_rules_are_at_hand_in_the_middle_of_a_decision(visit, server: Server) -> None:
    table, secret = reach(server, "pay")
    page: Page = visit(f"/t/{table}#{secret}")
    page.locator("dialog").get_by_role("button", name="Rules").click()
    opened_at(page, "pay")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    expect(page.locator("dialog .payment").first).to_be_visible()


def test_who_does_not_decide_reads_what_is_being_decided(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secrets[1]}")
    expect(page.locator(".asks")).to_be_visible()
    page.keyboard.press("r")
    opened_at(page, "turn")
    expect(page.locator("section.asked .now")).to_have_text("What is being decided now")
    expect(sheet(page).get_by_role("button", name="Why can’t I")).to_have_count(0)


def test_a_replay_has_the_rules_at_hand(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    assert server.play_until(table, secrets, lambda state: state["over"], 2000)
    page: Page = visit(f"/replay?table={table}")
    page.get_by_role("slider").press("End")
    page.keyboard.press("?")
    opened_at(page, "end")


def test_home_has_the_rules_of_the_chosen_game(visit) -> None:
    page: Page = visit("/")
    page.get_by_role("radio", name="AquaSphere").check(force=True)
    page.locator("header").get_by_role("button", name="Rules").click()
    expect(sheet(page).get_by_role("heading", name=re.compile("^Red lines"))).to_be_attached()


@pytest.mark.parametrize(
    ("language", "query", "title", "marked"),
    [
        ("en", "CONVERT", "Paying", "Convert"),
        ("en", "converterses", "Paying", "Converters"),  # another ending
        ("en", "converting", "Paying", "Convert"),  # another form
        ("en", "ring full", "Pick", "ring"),  # both words
        ("de", "ubrig", "Bezahlen", "übrig"),
        ("de", "ermässigten", "Bezahlen", "ermäßigten"),
        ("de", "reihenfolge", "Ende und Wertung", "reihenfolge"),  # inside a long word
        ("pl", "zaplac", "Buduj", "zapłać"),
        ("pl", "konwerterami", "Płacenie", "Konwertery"),
    ],
)
def test_words_are_found_whatever_their_case_accents_and_endings(
    visit, language: str, query: str, title: str, marked: str
) -> None:
    page: Page = visit("/rules/gizmos", language=language)
    page.get_by_role("searchbox").fill(query)
    hit = page.locator(".hits button").filter(has=page.locator("b", has_text=title))
    expect(hit.locator("mark").first).to_be_visible()
    assert marked in hit.locator("mark").all_inner_texts()
    hit.click()
    expect(page.locator(".hits")).to_have_count(0)
    assert marked in page.evaluate(MARKED)
    page.get_by_role("searchbox").fill("")
    assert page.evaluate(MARKED) == []


def test_polish_leaves_no_one_letter_word_at_the_end_of_a_line(visit) -> None:
    page: Page = visit("/rules/gizmos", language="pl")
    text = page.locator("section[data-section] p").first
    expect(text).to_be_visible()
    whole = page.locator("main").evaluate("(all) => all.textContent")
    assert "a\u00a0Machiny" in whole
    assert "52\u00a0kulki" in whole
    page.get_by_role("searchbox").fill("a Machiny")
    expect(page.locator(".hits mark").first).to_be_visible()


def test_headings_come_first(visit) -> None:
    page: Page = visit("/rules/gizmos")
    page.get_by_role("searchbox").fill("research")
    expect(page.locator(".hits b").first).to_have_text("Research")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "“dragon” does not appear in the rules."),
        ("de", "„dragon“ kommt in den Regeln nicht vor."),
        ("pl", "W zasadach nie ma „dragon”."),
    ],
)
def test_what_is_not_there_is_said(visit, language: str, text: str) -> None:
    page: Page = visit("/rules/aquasphere", language=language)
    page.get_by_role("searchbox").fill(" dragon ")
    expect(page.get_by_role("status").filter(has_text="dragon")).to_have_text(text)


def test_the_keyboard_alone_opens_searches_reads_and_closes(visit, server: Server) -> None:
    page = sit(visit, server)
    page.keyboard.press("?")
    opened_at(page, "turn")
    page.keyboard.press("/")
    page.keyboard.type("converter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".hits button").nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("[data-section=table] h2")).to_be_focused()
    page.keyboard.press("/")
    page.keyboard.type("s")
    page.keyboard.press("Escape")  # the search, not the sheet
    expect(page.locator(".hits")).to_have_count(0)
    expect(sheet(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    page.keyboard.press("k")
    expect(page.locator("dialog")).to_contain_text("rules, at the part that explains this decision")


def test_letters_typed_into_a_field_open_nothing(visit) -> None:
    page: Page = visit("/")
    page.get_by_label("Your name").fill("")
    page.get_by_label("Your name").press_sequentially("wr?")
    expect(page.get_by_label("Your name")).to_have_value("wr?")
    expect(page.locator("dialog")).to_have_count(0)


def test_contents_and_links_lead_to_their_sections(visit, server: Server) -> None:
    page = sit(visit, server)
    address = page.url
    page.keyboard.press("?")
    sheet(page).get_by_role("link", name="pay for it").click()
    expect(page.locator("[data-section=pay] h2")).to_be_focused()
    sheet(page).get_by_role("button", name="Contents").click()
    sheet(page).get_by_role("navigation").get_by_role("link", name="Setup").click()
    expect(page.locator("[data-section=setup] h2")).to_be_focused()
    assert page.url == address, "the table is not left"


def test_a_section_can_be_shared_as_a_page(visit) -> None:
    page: Page = visit("/rules/gizmos#build")
    expect(page.locator("[data-section=build] h3")).to_be_focused()
    expect(page).to_have_title("Gizmos: rules · labtop")
    page.get_by_role("link", name="pay for it").click()
    assert page.url.endswith("/rules/gizmos#pay")
    page.get_by_label("Language").select_option("pl")
    expect(page.locator("[data-section=pay] h2")).to_contain_text("Płacenie")
    page.get_by_role("link", name="AquaSphere").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("AquaSphere: zasady gry")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Gizmos: zasady gry")


def test_there_are_no_rules_of_other_games(visit) -> None:
    page: Page = visit("/rules/chess")
    expect(page.get_by_text("There is no such page.")).to_be_visible()


def test_pictures_are_there(visit) -> None:
    page: Page = visit("/rules/aquasphere")
    pictures = page.locator(".text img")
    expect(pictures).to_have_count(4)
    page.wait_for_function("""() => [...document.querySelectorAll('.text img')].every((one) => one.complete)""")
    assert pictures.evaluate_all("(all) => all.every((one) => one.naturalWidth > 0 && one.alt)")


@pytest.mark.parametrize(
    ("game", "language", "want", "reason"),
    [
        ("gizmos", "en", "… pass?", "You can only pass when you cannot file, pick, build or research."),
        ("gizmos", "de", "… einen Gizmo nutzen?", "Nicht jetzt: Wähle zuerst die Aktion deines Zuges"),
        ("aquasphere", "en", "… pass?", "You can only pass when your engineer stands on one of the three top fields."),
        ("aquasphere", "pl", "… przesunąć tam inżyniera?", "Z pola startowego nie prowadzi strzałka na pole L2"),
    ],
)
def test_why_cant_i_is_answered_by_the_rules(
    visit, server: Server, game: str, language: str, want: str, reason: str
) -> None:
    page = sit(visit, server, game, language=language)
    page.keyboard.press("w")
    answer = sheet(page).locator(".want").filter(has=page.locator("h3", has_text=want))
    expect(answer).to_contain_text(reason)
    assert serious(page) == []


def test_many_reasons_of_a_kind_are_folded_up(visit, server: Server) -> None:
    page = sit(visit, server)
    page.keyboard.press("w")
    building = sheet(page).locator(".want").filter(has_text="… build a gizmo?")
    expect(building.locator("li")).to_have_count(9)
    expect(building.locator("li:visible")).to_have_count(1)
    building.get_by_text("and 8 more like this").click()
    expect(building.locator("li:visible")).to_have_count(9)


def test_wishes_with_the_same_reason_stand_together(visit, server: Server) -> None:
    table, secret = reach(server, "pay")
    page: Page = visit(f"/t/{table}#{secret}")
    expect(page.locator("dialog .payment").first).to_be_visible()
    page.keyboard.press("w")
    answers = sheet(page).locator(".want")
    expect(answers.first.locator("h3")).to_contain_text("… pick energy? … file a gizmo?")
    expect(answers.first.locator("li")).to_have_text(["Not now: first decide how you pay for the gizmo."])
    sheet(page).get_by_role("button", name="Rules").click()
    opened_at(page, "pay")
    sheet(page).get_by_role("button", name="Why can’t I").click()
    expect(answers.first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("game", ["gizmos", "aquasphere"])
def test_on_a_phone_the_rules_fill_the_screen_and_nothing_is_cut(
    visit, server: Server, game: str, language: str
) -> None:
    page = sit(visit, server, game, language=language, width=360, height=740, has_touch=True)
    page.locator("header button:has(b)").tap()
    expect(page.locator("section.asked")).to_be_visible()
    assert sheet(page).evaluate("(sheet) => sheet.getBoundingClientRect().width") == 360
    assert page.evaluate(TOO_WIDE) == []
    page.goto(page.url.split("/t/")[0] + f"/rules/{game}#words")
    expect(page.locator("[data-section=words]")).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_rules(visit, server: Server, theme: str) -> None:
    page = sit(visit, server, color_scheme=theme)
    page.keyboard.press("?")
    expect(page.locator("section.asked")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("searchbox").fill("energy")
    expect(page.locator(".hits mark").first).to_be_visible()
    assert serious(page) == []
    page.goto(page.url.split("/t/")[0] + "/rules/aquasphere#act")
    expect(page.locator("[data-section=act]")).to_be_visible()
    assert serious(page) == []
