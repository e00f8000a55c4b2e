"""What the records of Gizmos show: a small game counted by hand, random games counted in another way."""

from collections import Counter

import pytest

from gizmos.positions import play, player, table
from labtop.core.statistics import Had
from labtop.games.gizmos.rules.data import CARDS, ENERGIES
from labtop.games.gizmos.statistics.observation import POINTS
from stats.recording import facts_of, random_record, total

FIFTEEN = " ".join(f"I-{number:02}" for number in (*range(11, 24), 36))  # with the starting card 15 active gizmos
RECORDS = [(2, 1), (2, 2), (3, 3), (4, 4)]


@pytest.fixture(scope="module")
def small():
    """Round 3: seat 0 builds its sixteenth gizmo and takes a token for it, seat 1 files and draws a sphere."""
    game = table(player("red1", FIFTEEN), display="I-01 II-05", number=4)
    play(game, "build I-01", "use I-36", "file II-05", "use S-2 > blue")
    assert game.to_play is None
    return facts_of(game.record())


def test_a_card_is_had_by_its_builder_in_the_round_of_building(small) -> None:
    assert [had for had in small.had if had.table == "cards"] == [Had("cards", "I-01", 0, 3, "I 1")]


def test_the_end_is_owed_to_who_brought_it_about(small) -> None:
    assert [had for had in small.had if had.table == "ends"] == [Had("ends", "sixteen", 0, 3)]


def test_chains_actions_and_files_are_counted_by_turn(small) -> None:
    assert total(small, "chains", 1) == [1, 1]
    assert total(small, "chain-course", 3, "chain") == [1, 1]
    assert total(small, "actions", "build") == [1, 0]
    assert total(small, "action-course", 3, "file") == [0, 1]
    assert total(small, "cards", "II-05", "filed") == [0, 1]
    assert total(small, "rounds", 3) == [1, 0]


def test_drawn_energy_is_what_chance_brought(small) -> None:
    taken = {colour: total(small, "energy", colour) for colour in ENERGIES}
    assert taken == {"red": [0, 0], "yellow": [0, 0], "blue": [0, 1], "black": [0, 0]}


def test_points_come_from_levels_tokens_and_end_scores(small) -> None:
    printed = sum(CARDS[card]["points"] for card in (*FIFTEEN.split(), "I-01"))
    assert total(small, "points", "I") == [printed, 0]
    assert total(small, "points", "tokens") == [1, 0]


@pytest.mark.parametrize(
    ("card", "points"),
    [("I-01", 1), ("III-14", 2), ("III-16", 7)],
    ids=["printed", "stored energy", "tokens once more"],
)
def test_what_a_card_brings(card: str, points: int) -> None:
    game = table(player("red9", f"III-01 {FIFTEEN.removesuffix(' I-36')}", tokens=7), display=card, number=4)
    play(game, f"build {card}")
    play(game, *(["pay red7"] if "pay red7" in game.legal_actions() else []), "file II-01", "end")
    assert total(facts_of(game.record()), "cards", card, "points") == [points, 0]


def test_tokens_are_brought_by_the_card_whose_effect_they_are() -> None:
    fourteen = FIFTEEN.removesuffix(" I-36")
    game = table(player("black1 red1", fourteen), display="I-36 I-01 II-05", number=4)
    play(game, "build I-36", "pay black1", "file II-05", "end", "build I-01", "use I-36", "pick red")
    facts = facts_of(game.record())
    assert total(facts, "cards", "I-36", "points") == [1 + 1, 0]
    assert total(facts, "cards", "I-36", "uses") == [1, 0]


@pytest.mark.parametrize(("players", "seed"), RECORDS)
def test_random_games_counted_from_their_ends(players: int, seed: int) -> None:
    """Points add up to the score; builds, uses and energy are as many as the moves say; each turn has one action."""
    record = random_record("gizmos", players, seed)
    facts = facts_of(record)
    actions = Counter(move["action"].split(" ")[0] for move in record["moves"])
    scores = [sum(facts.counts["points", row, "", seat] for row in POINTS) for seat in range(players)]
    assert scores == record["result"]["scores"]
    assert len([had for had in facts.had if had.table == "cards"]) == actions["build"]
    assert sum(_all(facts, "actions").values()) == sum(_all(facts, "chains").values())
    assert sum(size * times for size, times in _all(facts, "chains").items()) == actions["use"]
    assert max(_all(facts, "chains")) == max([moment.size for moment in facts.moments], default=1)
    drawn = sum(len(move.get("chance", ())) for move in record["moves"])  # a pick brings one to the row
    assert sum(_all(facts, "energy").values()) == drawn


def _all(facts, table_: str) -> dict:
    """All that was counted in a table, by row."""
    found: Counter = Counter()
    for (key, row, column, _), amount in facts.counts.items():
        if key == table_ and not column:
            found[int(row) if row.isdecimal() else row] += amount
    return found
