"""What the records of AquaSphere show: small games counted by hand, random games counted in another way."""

from collections import Counter
from typing import Any

import pytest

import labtop
from aquasphere.table import all_but, bots, crystals, hold, lying, programmed, table
from labtop.core.replay import steps
from labtop.core.statistics import Facts, Had
from labtop.games.aquasphere.rules.data import PROGRAMS
from labtop.games.aquasphere.statistics.observation import LINES, PROGRAMMING, SOURCES
from labtop.registry import rules
from stats.recording import facts_of, random_record, total

RED_LINES = [lap + line for lap in (0, 50, 100) for line in (17, 34, 50)]
FINAL = [source for source in SOURCES if source.startswith("final")]
REWARDS = ("research", "points")
RECORDS = [(2, 1), (2, 2), (3, 3), (4, 4), (4, 5)]


def facts_after(position: dict[str, Any], *actions: str) -> Facts:
    """The facts of a game of these actions, which is then played to its end by passing and the like."""
    game = labtop.load_position(position, seed=1)
    for action in actions:
        game.play(action)
    while game.to_play is not None:
        legal = game.legal_actions()
        game.play("pass" if "pass" in legal else legal[0])
    return facts_of(game.record())


def last_turn() -> dict[str, Any]:
    """Round 4: seat 0 alone is still to play, nothing lies about."""
    position = table(2, 4)
    all_but(position, 0)
    for letter in "ABCDEF":
        lying(position, letter, octopods=0, crystals=0)
    return position


def test_octopods_caught_are_points_of_their_source_and_of_purple() -> None:
    position = last_turn()
    programmed(position, 0, "purple")
    lying(position, "A", octopods=2)
    facts = facts_after(position, "act A purple")
    assert total(facts, "sources", "octopods") == [3, 0]
    assert total(facts, "programs", "purple") == [1, 0]
    assert total(facts, "program-points", "purple") == [3, 0]


def test_a_submarine_and_a_research_card_bring_the_bulb() -> None:
    position = last_turn()
    programmed(position, 0, "blue", "red")
    card = position["station"]["sectors"]["A"]["research"][0]
    position["players"][0]["scientist"] = "E"
    position["players"][0]["time"] = 4
    facts = facts_after(position, "act E blue", "act E red")
    assert total(facts, "sources", "submarines") == [5, 0]
    assert total(facts, "sources", "research") == [5, 0]
    taken = [had for had in facts.had if had.table == "research"]
    assert [(had.seat, had.round, had.group) for had in taken] == [(0, 4, "4")]
    assert taken[0].thing != card  # that of E
    assert Had("submarines", "2", 0) in facts.had


def test_rewards_belong_to_their_card() -> None:
    """The card for entering a green field pays 4 points."""
    position = table(2, 1)
    hold(position, 0, "R03")
    facts = facts_after(position, "engineer L1")
    assert total(facts, "research", "R03", "points") == [4, 0]
    of_cards = [amount for (name, _, column, _), amount in facts.counts.items() if (name, column) == REWARDS]
    assert sum(total(facts, "sources", "rewards")) == sum(of_cards)


def test_what_is_left_on_purpose_is_counted() -> None:
    """Two octopods that could have been caught; at the line at 17, a reward used and another one forgone."""
    position = last_turn()
    programmed(position, 0, "purple")
    lying(position, "A", octopods=3)
    facts = facts_after(position, "act A purple catching 0")
    assert total(facts, "forgone", "octopods") == [2, 0]
    position = table(2, 1)
    hold(position, 0, "R02", "R03")
    position["players"][0]["score"] = 15
    facts = facts_after(position, "engineer L1", "use R02", "done")
    assert total(facts, "forgone", "rewards") == [1, 0]
    assert total(facts, "research", "R03", "points") == [0, 0]


def test_a_symbol_that_an_action_frees_and_fills_is_programmed() -> None:
    position = last_turn()
    programmed(position, 0, "white", "red")
    facts = facts_after(position, "act F white recalling red")
    assert total(facts, "programming", "sector") == [1, 0]
    assert total(facts, "programming", "recalled") == [1, 0]


def test_the_scoring_is_told_item_by_item() -> None:
    position = last_turn()
    bots(position, "E", 0)
    lying(position, "E", octopods=2)
    crystals(position, 0, 2)
    facts = facts_after(position)
    assert total(facts, "sources", "majority") == [6, 0]
    assert total(facts, "sources", "crystals") == [3, 0]
    assert total(facts, "sources", "controlled") == [-3, 0]
    assert Had("majority", "4-alone", 0) in facts.had
    assert Had("pass-order", "4-2", 0) in facts.had


def test_points_are_lost_in_front_of_a_line_and_spared_behind_one() -> None:
    """From 15 two octopods bring 1 point to the line at 17 and no more; from 17 a loss of 6 takes nothing."""
    position = last_turn()
    programmed(position, 0, "purple")
    lying(position, "A", octopods=2)
    position["players"][0]["score"] = 15
    position["players"][1]["score"] = 17
    bots(position, "B", 1)
    bots(position, "C", 0)
    lying(position, "B", octopods=4)
    facts = facts_after(position, "act A purple")
    assert total(facts, "lines", "paid")[0] == 0
    assert total(facts, "lines", "lost")[0] >= 2
    assert total(facts, "lines", "lost")[1] == 0
    gained = sum(total(facts, "sources", item)[1] for item in ("majority", "deployed", "crystals", "controlled"))
    assert total(facts, "lines", "spared")[1] == -gained > 0


@pytest.mark.parametrize(("players", "seed"), RECORDS)
def test_the_sources_of_random_games_add_up_and_nothing_is_lost_but_at_lines(players: int, seed: int) -> None:
    record = random_record("aquasphere", players, seed)
    facts = facts_of(record)
    for seat, score in enumerate(record["result"]["scores"]):
        assert sum(facts.counts["sources", source, "", seat] for source in SOURCES) == score
        assert all(facts.counts["lines", row, "", seat] >= 0 for row in LINES)
        lost, spared = (facts.counts["lines", row, "", seat] for row in ("lost", "spared"))
        assert facts.counts["sources", "lines", "", seat] == spared - lost


@pytest.mark.parametrize(("players", "seed"), [*RECORDS, *((2, seed) for seed in range(10, 30))])
def test_only_who_stood_at_a_line_has_lost_or_was_spared_there(players: int, seed: int) -> None:
    """A point that is counted wrong would be missing, or too much, elsewhere."""
    record = random_record("aquasphere", players, seed)
    facts = facts_of(record)
    stood: list[set[int]] = [set() for _ in range(players)]
    for game in steps(rules("aquasphere"), record):
        for seat, player in enumerate(game.position()["players"]):
            stood[seat].add(player["score"])
    final = [sum(facts.counts["sources", source, "", seat] for source in FINAL) for seat in range(players)]
    for seat, score in enumerate(record["result"]["scores"]):
        places = {*stood[seat], score - final[seat]}  # where the marker stood before the final scoring
        if facts.counts["lines", "lost", "", seat]:
            assert places & {line - 1 for line in RED_LINES}
        if facts.counts["lines", "spared", "", seat]:
            assert places & {0, *RED_LINES}


@pytest.mark.parametrize(("players", "seed"), RECORDS)
def test_turns_programs_and_passes_of_random_games_are_those_of_their_moves(players: int, seed: int) -> None:
    record = random_record("aquasphere", players, seed)
    facts = facts_of(record)
    words = Counter(move["action"].split(" ")[0] for move in record["moves"])
    counted: Counter[tuple[str, str]] = Counter()
    for (name, row, column, _), amount in facts.counts.items():
        counted[name, column or row] += amount
    assert counted["turns", "turns"] == sum(words[word] for word in ("engineer", "buy", "act", "pass"))
    assert sum(counted["programs", colour] for colour in PROGRAMS) == words["act"]
    assert [counted["programming", way] for way in PROGRAMMING[:2]] == [words["engineer"], words["buy"]]
    assert counted["programming", "scoring"] == words["program"]
    assert len([had for had in facts.had if had.table == "pass-order"]) == 4 * players
    points = sum(facts.counts["sources", item, "", seat] for item in FINAL for seat in range(players))
    assert counted["round-points", "points"] == sum(record["result"]["scores"]) - points
