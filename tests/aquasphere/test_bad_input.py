"""Broken positions and illegal actions: refused with the place and the reason, and nothing changed."""

import copy
from typing import Any

import pytest

import labtop
from aquasphere.table import bots, crystals, hold, playing, programmed, supply, table

Position = dict[str, Any]
MISSING = object()


def put(position: Position, path: str, value: Any) -> Position:
    """A copy with another value at a path; MISSING removes the key."""
    other = copy.deepcopy(position)
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    place: Any = other
    for key in way:
        place = place[key]
    if value is MISSING:
        del place[last]
    else:
        place[last] = value
    return other


def keys(position: Any, path: str = "") -> list[str]:
    """The paths of all keys of objects."""
    found = []
    entries = position.items() if isinstance(position, dict) else enumerate(position)
    for key, value in entries:
        here = f"{path}.{key}" if path else str(key)
        if isinstance(position, dict):
            found.append(here)
        if isinstance(value, dict | list):
            found += keys(value, here)
    return found


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    deep: list[Any] = []
    for _ in range(depth):
        deep = [deep]
    return deep


START = table(3)


@pytest.mark.parametrize("path", keys(START))
def test_a_missing_key_is_refused(path: str) -> None:
    with pytest.raises(labtop.InvalidPosition):
        labtop.load_position(put(START, path, MISSING))


@pytest.mark.parametrize("path", keys(START))
@pytest.mark.parametrize("value", [None, -1, 50_000, "x", [], {}, 1.5, [["x"]]], ids=repr)
def test_a_wrong_value_is_refused(path: str, value: Any) -> None:
    whole = START
    for key in path.split("."):
        whole = whole[int(key) if key.isdigit() else key]
    if value == whole or (path.endswith("control") and value is None):
        return
    with pytest.raises(labtop.InvalidPosition):
        labtop.load_position(put(START, path, value))


@pytest.mark.parametrize("path", ["", "station", "station.sectors", "station.sectors.A", "players.0", "turn", "decks"])
def test_an_unknown_key_is_refused_by_name(path: str) -> None:
    with pytest.raises(labtop.InvalidPosition, match="unknown key 'colour'"):
        labtop.load_position(put(START, f"{path}.colour" if path else "colour", 1))


BROKEN: dict[str, tuple[str, Any, str]] = {
    "another set": ("components", "my set", "components: "),
    "round 5": ("round", 5, "round: 5"),
    "a seat twice in the order": ("play_order", [0, 1, 1], "play_order: a seat stands twice"),
    "an order without a seat": ("play_order", [0, 1], "play_order: "),
    "a seat that is none": ("passed", [3], "passed.0"),
    "a sector twice": ("station.ring", ["C", "A", "F", "B", "E", "E"], "station.ring: a sector stands twice"),
    "a crystal too many": ("supply.crystals", 14, "crystals: there are 21, not 20"),
    "an octopod too few": ("station.sectors.E.octopods", 1, "octopods: there are 14, not 15"),
    "a bot too many": ("players.0.supply", 14, "players.0: supply, programmed and bots in the station are 14"),
    "a submarine too few": ("players.0.submarines", 4, "players.0.submarines"),
    "more time than fits": ("players.1.time", 5, "players.1.time: 5 is not from 0 to 4"),
    "more crystals than fit": ("players.1.crystals", 3, "players.1.crystals: 3 is not from 0 to 2"),
    "programs out of order": ("players.0.programmed", ["red", "green"], "players.0.programmed"),
    "a program twice": ("players.0.programmed", ["red", "red"], "players.0.programmed"),
    "three programmed bots": ("players.0.programmed", ["green", "red", "white"], "players.0.programmed"),
    "a card twice": ("decks.research.0", "R02", "research: R0[12] stands"),
    "a deck too short": ("decks.extensions", [], "decks.extensions: 24 entries are needed"),
    "programs of no card": ("programs.L1", "yellow", "programs: no program card"),
    "a card laid out and in the pile": ("program_cards", ["P1", "P3", "P7"], "program_cards: a card stands twice"),
    "a tile of another round": ("centre.0.tile", 3, "centre.0.tile: 2 is needed"),
    "a rotation of 6": ("centre.0.rotation", 6, "centre.0.rotation"),
    "bots charging beside an empty control space": ("station.sectors.A.charging", [0], "station.sectors.A.charging"),
    "a neutral submarine too many": ("station.sectors.E.submarines", ["neutral"], "neutral submarine"),
    "another's submarine first": ("station.sectors.A.submarines", [1, 0], "submarines"),
    "a stage that is none": ("turn.stage", "pause", "turn.stage"),
    "letters outside their stage": ("turn.letters", ["A"], "turn.letters"),
    "a gain outside its stage": ("turn.gain", 2, "turn.gain"),
    "cards outside their stage": ("turn.cards", ["R30"], "turn.cards"),
    "letters without letters": ("turn.stage", "letters", "turn.letters"),
    "a line without a gain": ("turn.stage", "line", "turn.gain"),
    "scoring without cards": ("turn.stage", "scoring", "turn.cards"),
    "rewards without cards": ("turn.stage", "rewards", "turn.cards"),
    "over in round 1": ("turn", {"seat": None, "stage": "over", "letters": [], "gain": 0, "cards": []}, "round: "),
    "true for a number": ("round", True, "round: a whole number is needed"),
    "the seat to play has passed": ("passed", [0], "turn.seat: 0 has passed"),
}


@pytest.mark.parametrize(("path", "value", "message"), BROKEN.values(), ids=BROKEN)
def test_a_broken_position_is_refused_and_the_place_named(path: str, value: Any, message: str) -> None:
    with pytest.raises(labtop.InvalidPosition, match=message):
        labtop.load_position(put(START, path, value))


def test_a_charging_station_above_its_limit_is_refused() -> None:
    position = table(2)
    bots(position, "A", 1, 0, 0, 0, 1)
    with pytest.raises(labtop.InvalidPosition, match="4 bots are more than the limit of 3"):
        labtop.load_position(position)


def test_five_players_are_refused() -> None:
    with pytest.raises(labtop.InvalidPosition, match="players: 2 to 4 entries"):
        labtop.load_position(START | {"players": START["players"] * 2})


def test_a_neutral_bot_with_four_players_is_refused() -> None:
    with pytest.raises(labtop.InvalidPosition, match="is not a colour in this game"):
        labtop.load_position(put(table(4), "station.sectors.A.control", "neutral"))


def test_a_spent_card_that_cannot_be_spent_is_refused() -> None:
    position = table()
    hold(position, 0, "R01", "R36")
    labtop.load_position(position)
    for index in (0, 1):
        spent = position["players"][0]["research"][index]["spent"]
        with pytest.raises(labtop.InvalidPosition, match="spent"):
            labtop.load_position(put(position, f"players.0.research.{index}.spent", not spent))


def at_line() -> Position:
    position = table()
    hold(position, 0, "R03")
    programmed(position, 0, "green", "red")
    position["players"][0] |= {"score": 16, "engineer": "L1"}
    position["turn"] |= {"stage": "line", "gain": 4}
    return position


LINE: dict[str, tuple[str, Any, str]] = {
    "no line there": ("players.0.score", 15, "no red line between 15 and 16"),
    "more than the card gives": ("turn.gain", 5, "turn.gain: .* gives only 4"),
    "the engineer elsewhere": ("players.0.engineer", "R1", "players.0"),
    "no engineer's move": ("players.0.engineer", "start", "players.0.engineer"),
    "the card of the points still waiting": ("turn.cards", ["R03"], "no card gives points"),
    "a card that is not held": ("turn.cards", ["R01"], "turn.cards"),
}


@pytest.mark.parametrize(("path", "value", "message"), LINE.values(), ids=LINE)
def test_a_line_that_cannot_be_is_refused(path: str, value: Any, message: str) -> None:
    labtop.load_position(at_line())
    with pytest.raises(labtop.InvalidPosition, match=message):
        labtop.load_position(put(at_line(), path, value))


def test_a_line_with_a_crystal_is_refused() -> None:
    position = at_line()
    crystals(position, 0, 1)
    with pytest.raises(labtop.InvalidPosition, match="a crystal would have paid"):
        labtop.load_position(position)


def at_rewards() -> Position:
    position = table()
    hold(position, 0, "X26", "X28", "R03", "R02", "R24", "R30")
    programmed(position, 0, "green")
    position["players"][0] |= {"score": 16, "engineer": "L1"}
    position["turn"] |= {"stage": "rewards", "cards": ["R03", "R02"]}
    return position


REWARDS: dict[str, tuple[str, Any, str]] = {
    "in another order": ("turn.cards", ["R02", "R03"], "in the order taken"),
    "of two occasions": ("turn.cards", ["R03", "R24"], "turn.cards"),
    "no reward": ("turn.cards", ["R30"], "turn.cards"),
    "no engineer's move": ("players.0.engineer", "start", "players.0.engineer"),
    "another field": ("players.0.engineer", "R1", "turn.cards"),
    "nothing caught": ("turn.cards", ["R24"], "control space"),
    "by somebody who has passed": ("passed", [0], "has passed"),
}


@pytest.mark.parametrize(("path", "value", "message"), REWARDS.values(), ids=REWARDS)
def test_rewards_that_cannot_be_are_refused(path: str, value: Any, message: str) -> None:
    labtop.load_position(at_rewards())
    with pytest.raises(labtop.InvalidPosition, match=message):
        labtop.load_position(put(at_rewards(), path, value))


def test_rewards_of_a_catch_with_two_programmed_bots_are_refused() -> None:
    position = put(at_rewards(), "turn.cards", ["R24"])
    programmed(position, 0, "red")
    with pytest.raises(labtop.InvalidPosition, match="the purple bot has acted"):
        labtop.load_position(position)


def at_letters() -> Position:
    position = table()
    hold(position, 0, "X22")
    position["turn"] |= {"stage": "letters", "letters": ["D", "E"]}
    return position


@pytest.mark.parametrize("letters", [["E", "D"], ["A"], ["D", "D"]])
def test_letters_that_the_extension_does_not_show_are_refused(letters: list[str]) -> None:
    labtop.load_position(at_letters())
    with pytest.raises(labtop.InvalidPosition, match=r"turn\.letters: X22"):
        labtop.load_position(put(at_letters(), "turn.letters", letters))


def test_letters_without_any_bot_are_refused() -> None:
    position = at_letters()
    supply(position, 0, 0)
    with pytest.raises(labtop.InvalidPosition, match="no bot"):
        labtop.load_position(position)


def at_scoring() -> Position:
    position = table()
    hold(position, 0, "R31", "R30")
    position["passed"] = [1, 0]
    position["turn"] |= {"stage": "scoring", "cards": ["R31", "R30"]}
    return position


SCORING: dict[str, tuple[str, Any, str]] = {
    "not all have passed": ("passed", [1], "passed"),
    "cards out of order": ("turn.cards", ["R30", "R31"], "turn.cards"),
    "a card of nobody": ("turn.cards", ["R32"], "turn.cards"),
    "no time to use one": ("players.0.time", 0, "none of the cards can be used now"),
    "the reminder marker still there": ("players.0.bought", True, "players.0.bought"),
}


@pytest.mark.parametrize(("path", "value", "message"), SCORING.values(), ids=SCORING)
def test_a_scoring_that_cannot_be_is_refused(path: str, value: Any, message: str) -> None:
    labtop.load_position(at_scoring())
    with pytest.raises(labtop.InvalidPosition, match=message):
        labtop.load_position(put(at_scoring(), path, value))


ILLEGAL = {
    "fly to B": "is not an action of this game",
    "": "is not an action of this game",
    "act": "is not an action of this game",
    "Engineer L1": "must be spelled “engineer L1”",
    "engineer  L1": "must be spelled “engineer L1”",
    "engineer L2": "No arrow leads from the start field to L2",
    "buy red": "A bot already stands on your red symbol",
    "act A green": "You have no bot on the green symbol",
    "act B red": "The cheapest way to sector B costs 3 time markers; you have 2",
    "act B red recalling red": "cannot be recalled for it",
    "act B red recalling blue": "You have no bot on the blue symbol",
    "recall green": "You have no bot on the green symbol",
    "pass": "only pass when your engineer",
    "place A": "Not now: it is your turn",
    "done": "Not now: it is your turn",
    "give red": "Not now: it is your turn",
    "program R30": "Not now: it is your turn",
}


@pytest.mark.parametrize(("action", "reason"), ILLEGAL.items())
def test_an_illegal_action_says_why_and_changes_nothing(action: str, reason: str) -> None:
    position = table()
    programmed(position, 0, "red")
    position["players"][0]["time"] = 3 if action.startswith("buy") else 2
    game = playing(position)
    with pytest.raises(labtop.IllegalAction, match=reason) as caught:
        game.play(action)
    assert game.position() == position
    assert not game.record()["moves"]
    texts = {caught.value.text(language) for language in ("en", "de", "pl")}
    assert len(texts) == 3


@pytest.mark.parametrize("action", [None, 7, b"pass", ["pass"]])
def test_an_action_that_is_no_text_is_illegal(action: Any) -> None:
    with pytest.raises(labtop.IllegalAction):
        playing(table()).play(action)


STAGES = {
    "rewards": (at_rewards, "first use the rewards"),
    "letters": (at_letters, "first place the letter bots"),
    "line": (at_line, "first choose the programmed bot"),
    "scoring": (at_scoring, "this is the intermediate scoring"),
}


@pytest.mark.parametrize(("position", "reason"), STAGES.values(), ids=STAGES)
def test_what_is_to_be_decided_comes_first(position: Any, reason: str) -> None:
    with pytest.raises(labtop.IllegalAction, match=reason):
        playing(position()).play("engineer L1")


def test_reasons_at_other_stages() -> None:
    for position, action, reason in (
        (at_letters(), "place A", "no letter bot left to place in sector A"),
        (at_letters(), "recall red", "no bot on the red symbol"),
        (at_line(), "give blue", "no bot on the blue symbol"),
        (at_rewards(), "use R24", "R24 is not one of the rewards"),
        (at_scoring(), "program R33", "no research card R33"),
        (put(at_scoring(), "turn.cards", ["R30"]), "program R31", "already used R31"),
    ):
        with pytest.raises(labtop.IllegalAction, match=reason):
            playing(position).play(action)


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    position = table(2, 4)
    position["passed"] = [1, 0]
    position["turn"] |= {"seat": None, "stage": "over"}
    with pytest.raises(labtop.IllegalAction, match="The game is over"):
        playing(position).play("pass")


@pytest.mark.parametrize("path", keys(START))
@pytest.mark.parametrize("value", [10**5000, nested(100_000)], ids=["huge", "deep"])
def test_hostile_values_are_refused_like_any_other(path: str, value: Any) -> None:
    with pytest.raises(labtop.InvalidPosition):
        labtop.load_position(put(START, path, value))


def test_a_score_beyond_what_was_ever_seen_loads_and_plays_on() -> None:
    high = put(START, "players.0.score", 1_008)
    game = labtop.load_position(high, seed=1)
    assert game.position() == high
    assert labtop.replay(game.record()).scores() == game.scores()


@pytest.mark.parametrize("seat", [True, 1.0, -1, 3, "0"])
def test_a_seat_that_does_not_exist_has_no_view(seat: Any) -> None:
    game = labtop.load_position(START, seed=1)
    with pytest.raises(ValueError, match="no seat"):
        game.view(seat)
