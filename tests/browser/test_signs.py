"""Every sign has a name: shown to those who point at it, focus it or hold it, read to those who listen."""

import pytest
from playwright.sync_api import Page, expect

from browser.aquasphere_sitting import sit, wander
from browser.reaching import reach
from browser.serving import Server

# Signs in sight that neither have a name, nor belong to a card that is shown large, nor stand beside words.
NAMELESS = """() => {
  const seen = (element) =>
    element.checkVisibility({visibilityProperty: true}) && element.getBoundingClientRect().width > 1;
  const words = (element) => element && /\\p{L}{3}/u.test([...element.querySelectorAll('*'), element]
    .filter((part) => !part.closest('svg, .unseen, [aria-hidden=true]') && seen(part))
    .flatMap((part) => [...part.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)).join(' '));
  const whole = (sign) => !sign.parentElement.closest('svg') && !sign.querySelector('[data-sign]');
  return [...document.querySelectorAll('svg, img, [data-sign]')]
    .filter((sign) => seen(sign) && (sign.hasAttribute('data-sign') || whole(sign)))
    .filter((sign) => !sign.closest('[data-tip], [data-card], [role=presentation], .designed, figure, .text'))
    .filter((sign) => !words(sign.closest('button, a, label, summary, h2, h3, h4, th, dt, dd, li, p, article, .top')))
    .map((sign) => (sign.parentElement.outerHTML.match(/^<[^>]*>/)[0] + sign.outerHTML).slice(0, 220));
}"""


def held(page: Page, sign: str) -> None:
    """A finger rests on a sign and leaves it again."""
    box = page.locator(sign).first.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(page.locator(".tip")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_no_sign_of_the_pages_is_nameless(visit, server: Server) -> None:
    page: Page = visit("/")
    expect(page.locator(".big")).to_be_enabled()
    assert page.evaluate(NAMELESS) == []
    table, secrets = server.table("Ada", "Ben")
    assert server.play_until(table, secrets, lambda state: state["over"], 2000)
    page.goto(server.address + f"/replay?table={table}")
    expect(page.get_by_role("slider")).to_be_visible()
    assert page.evaluate(NAMELESS) == []
    page.goto(server.address + f"/t/{table}#{secrets[0]}")
    page.locator("[data-end]").click()
    expect(page.locator("dialog .final")).to_be_visible()
    assert page.evaluate(NAMELESS) == []


@pytest.mark.parametrize("stage", ["action", "pay", "choose", "return", "use"])
def test_no_sign_of_the_gizmos_table_is_nameless(visit, server: Server, stage: str) -> None:
    table, secret = reach(server, stage)
    for size in ({"width": 1280}, {"width": 360}):
        page: Page = visit(f"/t/{table}#{secret}", **size)
        expect(page.locator(".front .dashboard")).to_be_visible()
        assert page.evaluate(NAMELESS) == []


@pytest.mark.parametrize("width", [1280, 360])
def test_no_sign_of_the_aquasphere_table_is_nameless(visit, server: Server, width: int) -> None:
    table, secret, state = wander(server, 3, lambda state: state["view"]["round"] == 3, 1)
    person = sit(visit, table, secret, width=width)
    person.page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert person.page.evaluate(NAMELESS) == []
    person.touch(state["view"]["station"]["ring"][0])
    expect(person.choice()).to_be_visible()
    assert person.page.evaluate(NAMELESS) == []


def test_no_sign_of_a_lesson_is_nameless(visit) -> None:
    page: Page = visit("/learn")
    expect(page.get_by_role("main").get_by_role("link").first).to_be_visible()
    assert page.evaluate(NAMELESS) == []
    page.get_by_role("main").get_by_role("link").first.click()
    expect(page.locator(".board").first).to_be_visible()
    assert page.evaluate(NAMELESS) == []


def test_pointing_at_an_area_of_a_sector_says_what_is_there(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben", game="aquasphere")
    page: Page = visit(f"/t/{table}#{secrets[0]}")
    page.locator("[data-sector=A] [data-area=yellow] path").first.hover()
    expect(page.locator(".tip")).to_contain_text("Take time markers: ")
    page.locator("[data-sector=A] .letter").hover()
    expect(page.locator(".tip")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "neutral", "own"),
    [
        ("en", "Neutral submarine", "Ada’s submarine"),
        ("de", "Neutrales U-Boot", "U-Boot von Ada"),
        ("pl", "Neutralna łódź podwodna", "Łódź podwodna: Ada"),
    ],
)
def test_a_neutral_submarine_is_not_said_to_be_somebodys(
    visit, server: Server, language: str, neutral: str, own: str
) -> None:
    table, secrets = server.table("Ada", "Ben", game="aquasphere")
    page: Page = visit(f"/t/{table}#{secrets[0]}", language=language)
    expect(page.locator(f"[data-sector] [data-tip='{own}']")).to_have_count(1)
    expect(page.locator(f"[data-sector] [data-tip='{neutral}']")).to_have_count(2)


def test_pointing_at_a_sign_shows_its_name(visit, server: Server) -> None:
    table, secret = reach(server, "action")
    page: Page = visit(f"/t/{table}#{secret}")
    page.locator(".front .facts [data-tip]").nth(2).hover()
    expect(page.locator(".tip")).to_contain_text("Research amount: ")
    page.locator(".asks").hover()
    expect(page.locator(".tip")).to_have_count(0)


def test_focusing_a_sign_shows_its_name_and_escape_hides_it(visit, server: Server) -> None:
    table, secret = reach(server, "action")
    page: Page = visit(f"/t/{table}#{secret}")
    expect(page.locator(".front .dashboard")).to_be_visible()
    page.locator("header select").focus()
    page.keyboard.press("Tab")
    expect(page.locator(".tip")).to_have_text("Switch to dark")
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)


def test_holding_a_sign_shows_its_name_and_presses_nothing(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secrets[0]}", width=360, height=740, has_touch=True, is_mobile=True)
    expect(page.locator(".prompt.mine")).to_be_visible()
    held(page, ".ball.legal")
    expect(page.locator(".tip")).to_contain_text("Pick")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.locator(".ball.legal").first.tap()
    expect(page.locator(".prompt.mine")).to_have_count(0)
    expect(page.locator(".tip")).to_have_count(0)


def test_names_of_signs_are_read_aloud(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    page: Page = visit(f"/t/{table}#{secrets[0]}")
    for name in ("0 points", "1 of 16 gizmos", "0 of 4 level III gizmos", "Research amount: 3"):
        expect(page.get_by_role("img", name=name).first).to_be_visible()
