"""Rewards may be used and forgone, in any order, where a red line is in reach (rules#rewards)."""

import labtop
from aquasphere.table import Position, crystals, hold, legal, lying, play, playing, programmed, table
from labtop.games.aquasphere.rules.components import content_hash
from labtop.games.aquasphere.rules.data import packaged_set


def engineer(score: int, *cards: str) -> Position:
    """Seat 0 about to move the engineer to L1, green, holding cards for it."""
    position = table()
    hold(position, 0, *cards)
    position["players"][0]["score"] = score
    return position


def me(position: Position) -> tuple[int, int, list[str]]:
    """Score, crystals and programmed bots of seat 0."""
    player = position["players"][0]
    return player["score"], player["crystals"], player["programmed"]


def test_rewards_are_asked_for_when_their_points_reach_a_red_line() -> None:
    for score, stage in ((12, "action"), (13, "rewards"), (16, "rewards"), (17, "action")):
        assert play(engineer(score, "R02", "R03"), "engineer L1")["turn"]["stage"] == stage
    assert legal(play(engineer(16, "R02", "R03"), "engineer L1")) == {"use R02", "use R03", "done"}


def test_without_points_no_line_is_in_reach() -> None:
    assert play(engineer(16, "R01", "R02"), "engineer L1")["turn"]["stage"] == "action"


def test_a_crystal_gained_first_pays_the_line() -> None:
    asked = engineer(16, "R03", "R02")
    assert me(play(asked, "engineer L1", "use R02", "use R03")) == (20, 0, ["green"])
    assert me(play(asked, "engineer L1", "use R03", "use R02")) == (20, 1, [])


def test_a_reward_forgone_keeps_the_crystal() -> None:
    position = engineer(16, "R03")
    crystals(position, 0, 1)
    assert me(play(position, "engineer L1", "use R03")) == (20, 0, ["green"])
    assert me(play(position, "engineer L1", "done")) == (16, 1, ["green"])


def test_the_rest_is_asked_for_although_no_line_is_in_reach_any_more() -> None:
    after = play(engineer(16, "X26", "R03", "R02", "R01"), "engineer L1", "use R03")
    assert after["turn"] == {"seat": 0, "stage": "rewards", "letters": [], "gain": 0, "cards": ["R02", "R01"]}
    assert play(after, "done")["turn"] == {"seat": 1, "stage": "action", "letters": [], "gain": 0, "cards": []}


def test_a_line_that_two_bots_can_pay_comes_in_between_and_the_cards_wait() -> None:
    position = engineer(16, "R03", "R02")
    programmed(position, 0, "red")
    paused = play(position, "engineer L1", "use R03")
    assert paused["turn"] == {"seat": 0, "stage": "line", "letters": [], "gain": 4, "cards": ["R02"]}
    back = play(paused, "give red")
    assert back["turn"] == {"seat": 0, "stage": "rewards", "letters": [], "gain": 0, "cards": ["R02"]}
    assert me(play(back, "use R02")) == (20, 1, ["green"])
    assert play(back, "use R02")["turn"]["seat"] == 1


def test_after_the_line_of_the_last_card_the_turn_ends() -> None:
    position = engineer(16, "R03")
    programmed(position, 0, "red")
    assert play(position, "engineer L1", "use R03", "give green")["turn"]["seat"] == 1


def catch(score: int, *cards: str) -> Position:
    """Seat 0 about to catch one or two octopods in A."""
    position = engineer(score, *cards)
    programmed(position, 0, "purple")
    lying(position, "A", octopods=2)
    return position


def test_the_points_of_the_catch_count_before_its_rewards() -> None:
    asked = play(catch(12, "R23", "R24"), "act A purple")
    assert (asked["players"][0]["score"], asked["turn"]["stage"]) == (15, "rewards")
    assert me(play(asked, "use R23", "use R24")) == (18, 0, [])
    assert me(play(asked, "use R24", "use R23")) == (16, 1, [])
    assert play(catch(13, "R23", "R24"), "act A purple catching 1")["turn"]["stage"] == "rewards"
    assert play(catch(12, "R23", "R24"), "act A purple catching 1")["turn"]["stage"] == "action"


def test_several_cards_of_points_for_one_program_are_told_apart() -> None:
    """In another set of components two cards can give points for the same move."""
    components = packaged_set()
    components["research_cards"]["cards"]["items"][0].update(reward="knowledge", amount=9)
    position = engineer(16, "R03", "R01")
    programmed(position, 0, "red")
    position["components"] = content_hash(components)
    game = labtop.load_position(position, components=components)
    for action in ("engineer L1", "use R01"):
        game.play(action)
    at_line = game.position()
    assert (at_line["turn"]["gain"], at_line["turn"]["cards"]) == (9, ["R03"])
    assert labtop.load_position(at_line, components=components).position() == at_line


def test_a_reward_can_be_taken_back_like_any_decision() -> None:
    game = playing(engineer(16, "R03", "R02"), "engineer L1")
    before = game.position()
    game.play("use R02")
    assert game.undo()
    assert game.position() == before
