"""What a person meets at the AquaSphere table."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from aquasphere.naive_routes import Station, cheapest
from browser.aquasphere_sitting import Scientist, acts, sit, wander
from browser.serving import Server
from browser.sitting import COUNT_FLIGHTS, LOG, serious
from browser.test_everybody import TOO_WIDE
from labtop.games.aquasphere.rules.data import FIELDS, SECTORS, packaged_set


def to_play(view):
    return view["players"][view["turn"]["seat"]]


def way_cost(state, letter: str) -> int:
    """The price of the cheapest way to a sector, of all ways that there are."""
    view = state["view"]
    ring, player = view["station"]["ring"], to_play(view)
    components = packaged_set()
    held = [card["card"] for card in player["research"]]
    cards = [card for card in components["research_cards"]["cards"]["items"] if card["id"] in held]
    locks = components["station"]["locks"]["values_on_clockwise_side_of_sector"]["by_sector"]
    station = Station(
        tuple(locks[sector] for sector in ring),
        next((card["cost_time"] for card in cards if card["kind"] == "cross_station"), None),
        any(card["kind"] == "free_two_locks" for card in cards),
    )
    return sum(cheapest(station, ring.index(player["scientist"]), ring.index(letter))[0])


TOO_SMALL = """() => [...document.querySelectorAll('[data-sector], .field, .choice, .board button')].filter((thing) => {
  const {width, height} = thing.getBoundingClientRect();
  return width && (width < 24 || height < 24);
}).map((thing) => thing.outerHTML.slice(0, 150))"""


def new(visit, server: Server, **more) -> Scientist:
    """The first player of a new table, whose turn it is."""
    table, secret, _ = wander(server, 2, lambda state: True, seed=1)
    return sit(visit, table, secret, **more)


def test_everything_on_the_table_has_a_name(visit, server: Server) -> None:
    page = new(visit, server).page
    station = page.get_by_role("group", name="Station", exact=True)
    expect(station.get_by_role("button", name=re.compile(r"Sector [A-F]: \d time"))).to_have_count(6)
    programming = page.get_by_role("group", name="Programming area")
    expect(programming.get_by_role("button", name=re.compile(r"Field ..: \w+, "))).to_have_count(7)
    expect(page.get_by_role("img", name="Knowledge track: Ada: 0 points. Ben: 0 points.")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Round 1 of 4"))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("program card P. of the next round: L1 "))).to_be_visible()
    expect(page.get_by_role("list", name="Play order").get_by_role("listitem")).to_have_count(2)


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 4)])
def test_pointing_at_a_sector_shows_the_cheapest_way_and_its_price(
    visit, server: Server, seats: int, seed: int
) -> None:
    table, secret, state = wander(
        server, seats, lambda state: state["played"] > 50 and state["view"]["turn"]["stage"] == "action", seed
    )
    person = sit(visit, table, secret)
    player = to_play(state["view"])
    for letter in SECTORS:
        person.sector(letter).locator(".letter").hover()
        if letter == player["scientist"]:
            expect(person.page.locator(".price")).to_have_count(0)
            continue
        cost = way_cost(state, letter)
        expect(person.page.locator(".price text").first).to_have_text(str(cost))
        assert person.page.locator(".price.dear").count() == (cost > player["time"])
        assert person.page.locator(".way .halo").count() > 0


def test_a_touched_sector_says_what_will_happen_and_a_second_touch_does_it(visit, server: Server) -> None:
    def ways(state) -> list[str]:  # green may ask where to place bots
        return [found[0] for found in acts(state).values() if len(found) == 1 and not found[0].endswith("green")]

    table, secret, state = wander(server, 2, lambda state: bool(ways(state)), 5)
    letter = ways(state)[0].split(" ")[1]
    person = sit(visit, table, secret)
    before = person.played()
    person.touch(letter)
    expect(person.choice()).to_contain_text(f"Sector {letter}")
    expect(person.choice().locator("[data-action]").first).to_contain_text("on the control space")
    assert person.played() == before
    person.touch(letter)
    person.moved_on(before)
    expect(person.page.locator(LOG).nth(before)).to_contain_text(f"in {letter}")
    expect(person.choice()).to_have_count(0)


def test_what_was_touched_stays_open_when_the_log_comes_late(visit, server: Server) -> None:
    table, secret, state = wander(server, 2, lambda state: state["played"] > 2 and bool(acts(state)), 5)
    person = sit(visit, table, secret)
    held: list[Route] = []
    person.page.route("**/steps?*", lambda route: held.append(route))
    person.page.reload()
    person.touch(next(iter(acts(state))))
    expect(person.choice()).to_be_visible()
    for route in held:
        route.continue_()
    expect(person.page.locator(LOG)).to_have_count(state["played"])
    expect(person.choice()).to_be_visible()


def test_a_finger_sees_the_way_with_the_first_tap_and_goes_with_the_second(visit, server: Server) -> None:
    def once(state) -> list[str]:
        here = to_play(state["view"])["scientist"] if state["legal"] else ""
        return [letter for letter, found in acts(state).items() if len(found) == 1 and letter != here]

    table, secret, state = wander(server, 2, lambda state: bool(once(state)), seed=17)
    person = sit(visit, table, secret, width=360, height=740, has_touch=True)
    letter = person.sector(once(state)[0]).locator(".letter")
    person.turn_to("station")
    before = person.played()
    letter.tap()
    expect(person.page.locator(".price")).to_be_visible()
    expect(person.choice()).to_be_visible()
    assert person.played() == before
    letter.tap()
    person.moved_on(before)


def test_several_ways_to_act_in_a_sector_are_offered_and_its_areas_choose_one(visit, server: Server) -> None:
    table, secret, state = wander(server, 2, lambda state: any(len(found) == 2 for found in acts(state).values()), 6)
    letter, found = next((letter, found) for letter, found in acts(state).items() if len(found) == 2)
    person = sit(visit, table, secret)
    person.touch(letter)
    expect(person.choice().locator("[data-action]:visible")).to_have_count(2)
    colour = found[1].split(" ")[2]
    before = person.played()
    person.sector(letter).locator(f"[data-area={colour}]").click()
    if person.choice().locator(".within").count():  # there is still something to choose within it
        expect(person.choice().locator("[data-action]:visible")).to_have_count(1)
        person.choice().locator(f"[data-action='{found[1]}']").click()
    person.moved_on(before)


def test_an_area_without_a_bot_for_it_says_why_not(visit, server: Server) -> None:
    table, secret, state = wander(server, 2, lambda state: len(acts(state)) > 0, seed=7)
    colour = next(c for c in ("red", "blue", "purple") if c not in to_play(state["view"])["programmed"])
    person = sit(visit, table, secret)
    person.sector("A").locator(f"[data-area={colour}]").click()
    expect(person.choice().locator(".reason")).to_have_text(f"You have no bot on the {colour} symbol.")


def just_too_far(state) -> list[str]:
    """Sectors that the time for one of two programmed bots would bring into reach."""
    player = to_play(state["view"])
    if state["view"]["turn"]["stage"] != "action" or len(player["programmed"]) < 2:
        return []
    costs = {letter: way_cost(state, letter) for letter in SECTORS}
    return [letter for letter in SECTORS if letter not in acts(state) and costs[letter] - player["time"] in (1, 2)]


def test_a_sector_too_far_away_says_so_and_offers_the_recalls_that_help(visit, server: Server) -> None:
    table, secret, state = wander(server, 2, lambda state: bool(just_too_far(state)), seed=8)
    person = sit(visit, table, secret)
    person.touch(just_too_far(state)[0])
    expect(person.choice().locator(".reason")).to_contain_text("The cheapest way to sector")
    expect(person.choice().locator(".help")).to_have_count(2)
    before = person.played()
    person.choice().locator(".help").first.click()
    person.moved_on(before)
    expect(person.page.locator(LOG).nth(before)).to_contain_text("recalls")


def test_a_field_offers_the_recalls_that_make_room_for_its_program(visit, server: Server) -> None:
    def free(state) -> list[str]:
        """Fields an arrow away whose program two other programmed bots keep out."""
        player, programs = to_play(state["view"]), state["view"]["programs"]
        if player["engineer"] != "start" or len(player["programmed"]) < 2 or not acts(state):
            return []
        return [field for field in ("L1", "R1") if programs[field] not in player["programmed"]]

    table, secret, state = wander(server, 2, lambda state: bool(free(state)), seed=16)
    person = sit(visit, table, secret)
    person.field(free(state)[0]).click()
    expect(person.choice().locator(".reason")).to_contain_text("You already have two programmed bots")
    expect(person.choice().locator(".help")).to_have_count(2)


def test_without_a_programmed_bot_a_sector_says_what_to_do_first(visit, server: Server) -> None:
    table, secret, _ = wander(
        server, 2, lambda state: state["view"]["turn"]["stage"] == "action" and not acts(state), seed=9
    )
    person = sit(visit, table, secret)
    person.touch("C")
    expect(person.choice().locator(".reason")).to_contain_text("You have no programmed bot")


def test_programming_shows_the_arrow_and_takes_one_click(visit, server: Server) -> None:
    person = new(visit, server)
    expect(person.page.locator(".arrow.open").first).to_be_visible()
    field = person.page.locator(".field.legal").first
    field.hover()
    expect(person.page.locator(".arrow.on")).to_have_count(1)
    expect(person.page.locator(".preview")).to_contain_text("Program a ")
    field.click()
    person.moved_on(0)
    expect(person.page.locator(LOG).first).to_contain_text("moves the engineer to")


def test_a_finger_or_a_key_is_asked_once_before_it_programs(visit, server: Server) -> None:
    person = new(visit, server, width=360, height=740, has_touch=True)
    person.turn_to("headquarters")
    person.page.locator(".field.legal").first.tap()
    expect(person.choice()).to_contain_text("Move your engineer to")
    assert person.played() == 0
    person.page.keyboard.press("Escape")
    person.page.locator(".field.legal").first.focus()
    person.page.keyboard.press("Enter")
    person.choice().locator("[data-action]").click()
    person.moved_on(0)


def test_a_field_that_no_arrow_leads_to_says_why_not(visit, server: Server) -> None:
    person = new(visit, server)
    person.field("M3").click()
    expect(person.page.locator(".toast")).to_contain_text("No arrow leads from the start field to M3")


def test_the_station_by_keyboard(visit, server: Server) -> None:
    table, secret, state = wander(server, 2, lambda state: len(acts(state)) > 1, seed=10)
    person = sit(visit, table, secret)
    ring = state["view"]["station"]["ring"]
    person.sector(ring[0]).focus()
    person.page.keyboard.press("ArrowRight")
    expect(person.sector(ring[1])).to_be_focused()
    person.page.keyboard.press("ArrowLeft")
    person.page.keyboard.press("ArrowLeft")
    expect(person.sector(ring[5])).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.choice()).to_contain_text(f"Sector {ring[5]}")
    person.page.keyboard.press("Escape")
    expect(person.choice()).to_have_count(0)
    expect(person.sector(ring[5])).to_be_focused()
    person.sector(next(iter(acts(state)))).focus()
    person.page.keyboard.press("Enter")
    before = person.played()
    expect(person.choice().locator("[data-action]").first).to_be_focused()
    person.page.keyboard.press("Enter")
    person.moved_on(before)


def test_letter_bots_are_placed_in_their_sectors(visit, server: Server) -> None:
    table, secret, state = wander(
        server,
        2,
        lambda state: state["view"]["turn"]["stage"] == "letters" and state["legal"][0].startswith("place"),
        seed=11,
    )
    person = sit(visit, table, secret)
    letter = state["legal"][0].split(" ")[1]
    expect(person.page.locator("[data-sector].legal")).to_have_count(
        len([action for action in state["legal"] if action.startswith("place")])
    )
    before = person.played()
    person.touch(letter)
    expect(person.choice().locator("[data-action]")).to_contain_text("Put a bot from your supply")
    person.touch(letter)
    person.moved_on(before)


def test_who_watches_sees_what_a_sector_holds(visit, server: Server) -> None:
    table, _, _ = wander(server, 2, lambda state: True, seed=12)
    person = Scientist(visit(f"/t/{table}"))
    person.touch("B")
    expect(person.choice()).to_contain_text("Lab extension X")
    expect(person.choice().locator(".reason, .choice")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "pl"])
@pytest.mark.parametrize("width", [320, 768])
def test_nothing_is_cut_or_too_small_on_any_screen(visit, server: Server, language: str, width: int) -> None:
    table, secret, _ = wander(server, 4, lambda state: state["view"]["round"] == 3 and len(acts(state)) > 0, seed=13)
    person = sit(visit, table, secret, language=language, width=width, height=700)
    assert person.page.evaluate(TOO_WIDE) == []
    person.touch("A")
    expect(person.choice()).to_be_visible()
    assert person.page.evaluate(TOO_WIDE) == []
    assert person.page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize("width", [320, 390])
def test_who_controls_all_sectors_reads_them_on_a_phone(visit, server: Server, width: int) -> None:
    page = new(visit, server, width=width, height=700).page
    held = page.locator("header .facts > .fact:nth-child(3) b")
    expect(held.first).to_be_visible()
    held.evaluate_all("held => held.forEach((letters) => (letters.textContent = 'A B C D E F'))")
    assert page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit, server: Server, theme: str) -> None:
    table, secret, _ = wander(server, 3, lambda state: state["view"]["round"] == 2 and len(acts(state)) > 0, seed=14)
    person = sit(visit, table, secret, color_scheme=theme)
    assert serious(person.page) == []
    person.touch("A")
    expect(person.choice()).to_be_visible()
    assert serious(person.page) == []


def test_what_moves_flies_there_unless_less_motion_is_wished(visit, server: Server) -> None:
    for motion, flies in (("no-preference", True), ("reduce", False)):
        page: Page = new(visit, server, reduced_motion=motion).page
        page.evaluate(COUNT_FLIGHTS)
        page.locator(".field.legal").first.click()
        Scientist(page).moved_on(0)
        expect(page.locator("section.asking")).to_have_count(0)
        assert page.evaluate("() => window.flights > 0") is flies


def test_all_fields_are_drawn_with_their_program(visit, server: Server) -> None:
    table, secret, state = wander(server, 2, lambda state: True, seed=15)
    person = sit(visit, table, secret)
    for field in FIELDS:
        colour = state["view"]["programs"][field]
        expect(person.field(field)).to_have_attribute("aria-label", re.compile(f"Field {field}: {colour}, "))
