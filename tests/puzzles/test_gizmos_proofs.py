"""Turns of Gizmos whose best can be found by reasoning with the rulebook."""

from collections.abc import Iterator

import pytest

import labtop
from gizmos.positions import player, position
from labtop import registry
from labtop.core.replay import loaded
from labtop.puzzles import Attempt
from labtop.puzzles.proof import Prover
from labtop.puzzles.puzzle import kind_of
from puzzles.proving import Position, proved, puzzle

TOKENS = player("blue3 yellow1", "I-33 III-25")  # building yellow brings 1 and 2


def chain_of_the_rulebook() -> Position:
    """Two yellow with a doubler build the yellow card of the archive; that picks yellow, and yellow draws."""
    return position(player("yellow2 red1", "II-14 II-21 I-21", archive="II-34"))


def test_tokens_of_a_cheap_card_beat_the_points_of_a_dear_one() -> None:
    """The blue card has 3 points. The yellow one has 1, and brings 1 and 2 more."""
    table = position(TOKENS, display="I-02 II-03")
    best, lines = proved(table, "points")
    assert best == 4
    assert [set(line) for line in lines] == [{"build I-02", "use I-33", "use III-25"}]


def test_the_chain_of_the_rulebook_uses_two_gizmos() -> None:
    best, lines = proved(chain_of_the_rulebook(), "chain")
    assert best == 2
    assert all({"use II-21", "use I-21", "pick yellow"} <= set(line) for line in lines)


def test_one_yellow_pays_two_blue_by_three_converters() -> None:
    """The rulebook's own: yellow as red, red as two red, two red as two blue. Paid straight it takes both blue."""
    game = labtop.load_position(position(player("yellow2 blue2", "I-16 II-13 II-06"), display="II-07"), seed=1)
    game.play("build II-07")
    best, lines = proved(game.position(), "payment")
    assert best == 3
    assert lines == [["pay yellow1 via I-16 II-06 II-13"]]


def test_a_free_build_makes_two_gizmos_of_one_action() -> None:
    """Building black or blue brings a level I card for nothing; building yellow does not."""
    table = position(player("blue1 yellow1", "III-31"), display="I-03 I-02")
    best, lines = proved(table, "builds")
    assert best == 2
    assert all(line[:2] == ["build I-03", "use III-31"] for line in lines)


def test_the_last_turn_is_won_by_the_tokens_alone() -> None:
    """22 points and 5 gizmos are ahead of 19 and 3: with 3 more the points are even and the gizmos are not."""
    ahead = player("", "III-01 III-02 III-03 III-04")
    behind = TOKENS | {"tokens": 13}
    table = position(ahead, behind, display="I-02 II-03", number=1)
    best, (line,) = proved(table, "win")
    assert best == 1
    assert line[0] == "build I-02"
    assert proved(position(ahead, TOKENS | {"tokens": 12}, display="I-02 II-03", number=1), "win")[0] == 0


def test_no_deck_and_no_new_sphere_is_counted_on() -> None:
    """Nobody researches, and the only red of the row cannot be picked twice, whatever rolls into it."""
    table = position(player("red1", "II-33", archive="I-01"), row="red1 yellow3 blue1 black1")
    attempt = Attempt(puzzle(table, "points", "pick red", 0))
    assert not [action for action in attempt.actions() if action.startswith("research")]
    with pytest.raises(labtop.IllegalAction, match="“research I” does not count in this puzzle"):
        attempt.play("research I")
    for action in ("build I-01", "use II-33", "pick red"):
        attempt.play(action)
    assert sum(attempt.game.position()["row"].values()) == 6, "the table is a real one"
    assert attempt.actions() == ["pick yellow", "pick blue", "pick black", "stop"]
    with pytest.raises(labtop.IllegalAction):
        attempt.play("pick red")
    assert attempt.undo()
    assert "pick red" in attempt.actions()


def test_a_card_that_comes_into_the_display_cannot_be_taken() -> None:
    table = position(player("blue1", "III-31"), display="I-03")
    attempt = Attempt(puzzle(table, "builds", "pick red", 0))
    for action in ("build I-03", "use III-31"):
        attempt.play(action)
    came = attempt.game.position()["display"]["I"][0]
    assert f"build {came}" in attempt.game.legal_actions()
    assert f"build {came}" not in attempt.actions()


def test_nothing_picks_from_a_row_of_which_all_in_sight_is_taken() -> None:
    """The sixth pick of a long chain leaves nothing that is certain: a gizmo that picks cannot be used then."""
    table = position(player("red1", "I-31 I-33"), stage="use", ready="I-31 I-33")
    certain = registry.puzzles("gizmos")
    states = certain.closed(loaded(registry.rules("gizmos"), table, 1))
    prover = Prover(certain, kind_of("gizmos", "chain").goal, 0)
    assert [*map(certain.rules.name_action, prover.legal(states))] == ["end", "use I-31", "use I-33"]
    states["row"] = 0
    assert [*map(certain.rules.name_action, prover.legal(states))] == ["end", "use I-33"]
    assert prover.value(states) == 1


def test_an_attempt_tells_what_it_missed() -> None:
    attempt = Attempt(puzzle(position(TOKENS, display="I-02 II-03"), "points", "build II-03", 3))
    assert (attempt.possible, attempt.missed()) == (4, None)
    attempt.play("build II-03")
    assert attempt.over
    assert attempt.missed() == (1, "build II-03", 3)
    assert attempt.verdict().text("en") == "Your turn brings 3 of 4 possible points."
    assert attempt.undo()
    for action in attempt.best_line():
        attempt.play(action)
    assert attempt.verdict().text("de") == "Richtig: Mehr als 4 Punkte kann dieser Zug nicht bringen."
    assert attempt.missed() is None


def test_a_sphere_drawn_at_random_counts_whatever_its_colour() -> None:
    """Each sphere in the ring is a point for the owner of III-13: file, and draw one."""
    table = position(player("red1", "III-13 III-21"), display="I-02")
    best, _ = proved(table, "points")
    assert best == 4, "one by the starting gizmo and three by III-21"


def courses(attempt: Attempt, chance: float = 1.0) -> Iterator[tuple[int, float]]:
    """What each course of a turn gains, and how likely random play takes it: all of them one by one."""
    actions = attempt.actions()
    if not actions:
        yield attempt.gained, chance
    for action in actions:
        attempt.play(action)
        yield from courses(attempt, chance / len(actions))
        attempt.undo()


@pytest.mark.parametrize(
    "table",
    [position(TOKENS, display="I-02 II-03"), chain_of_the_rulebook(), position(player("red2 blue2", "I-30 I-23 I-36"))],
)
def test_the_proof_agrees_with_one_that_merges_nothing(table: Position) -> None:
    attempt = Attempt(puzzle(table, "points", "pick red", 0))
    found = list(courses(attempt))
    best = max(gained for gained, _ in found)
    assert attempt.puzzle.best == best
    assert attempt.chance == pytest.approx(sum(chance for gained, chance in found if gained == best))
