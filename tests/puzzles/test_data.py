"""Puzzles as data: what is broken is refused with its reason, and nearly the same question is kept once."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import labtop
from gizmos.positions import player, position
from labtop.core.replay import loaded
from labtop.core.texts import LANGUAGES
from labtop.puzzles import InvalidPuzzle, Puzzle, check, prove, question, read
from labtop.puzzles.likeness import Different
from labtop.puzzles.proof import Prover
from labtop.puzzles.puzzle import TEXTS, id_of, kind_of, line_of, texts_of
from labtop.puzzles.rating import rating_of
from labtop.registry import GAMES, has, puzzles, rules
from puzzles.proving import NOBODY_TRIED, puzzle


def _table() -> dict[str, Any]:
    return position(player("blue3 yellow1", "I-33 III-25"), display="I-02 II-03")


def example(**other: Any) -> Puzzle:
    """Tokens of a cheap card are more than the points of a dear one."""
    return replace(puzzle(_table(), "points", "build II-03", 3), **other)


def written(change: Callable[[dict[str, Any]], Any]) -> list[str]:
    """The example as a line, with something changed."""
    whole = json.loads(line_of(example()))
    change(whole)
    return [json.dumps(whole)]


def test_a_puzzle_is_read_as_it_was_written() -> None:
    assert list(read([line_of(example())])) == [example()]
    prove(example())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda whole: whole.pop("seat"), "line 1: puzzle: .*seat"),
        (lambda whole: whole.update(more=1), "line 1: puzzle: .*more"),
        (lambda whole: whole.update(game="chess"), "line 1: game: .*chess"),
        (lambda whole: whole.update(kind="mate"), "line 1: kind: .*mate"),
        (lambda whole: whole.update(position=[]), "line 1: position: it is not a position of gizmos"),
        (lambda whole: whole.update(id="x"), "line 1: id: the id of this question is"),
        (lambda whole: whole.update(seat=9), "line 1: seat: .*9"),
        (lambda whole: whole.update(best="4"), "line 1: best: "),
        (lambda whole: whole.update(lines=[]), "line 1: lines: "),
        (lambda whole: whole.update(lines=[[1]]), "line 1: lines.0: an action is a text"),
        (lambda whole: whole["obvious"].update(value=4), "line 1: obvious.value: "),
        (lambda whole: whole["found"].update(expert=2), "line 1: found.expert: a share is a number from 0 to 1"),
        (lambda whole: whole["found"].pop("hard"), "line 1: found: .*hard"),
        (lambda whole: whole.update(rating=9000), "line 1: rating: "),
    ],
)
def test_what_is_no_puzzle_is_refused_with_the_reason(change: Callable[[dict[str, Any]], Any], reason: str) -> None:
    with pytest.raises(InvalidPuzzle, match=reason):
        list(read(written(change)))


def test_what_is_no_json_is_refused_with_its_line() -> None:
    with pytest.raises(InvalidPuzzle, match="line 2: "):
        list(read([line_of(example()), "{"]))


def broken_position() -> Puzzle:
    """A row of five spheres."""
    whole = example().position | {"row": {"red": 1, "yellow": 2, "blue": 1, "black": 1}}
    return example(position=whole, id=id_of("points", whole))


@pytest.mark.parametrize(
    ("one", "reason"),
    [
        (broken_position(), "position: .*row"),
        (example(kind="chain"), "position: “chain” cannot be asked"),
        (example(seat=1), "position: “points” cannot be asked"),
        (example(lines=[["build I-05"]]), "lines.0: “build I-05” cannot be played"),
        (example(lines=[["build II-03"]]), "lines.0: it gains 3, not 4"),
        (example(lines=[["build I-02"]]), "lines.0: it gains 1, not 4"),
    ],
)
def test_a_puzzle_whose_line_does_not_hold_is_refused(one: Puzzle, reason: str) -> None:
    with pytest.raises(InvalidPuzzle, match=reason):
        check(one)


def test_a_proof_finds_what_the_lines_do_not_show() -> None:
    with pytest.raises(InvalidPuzzle, match="best: 4 is the most"):
        prove(example(best=3, lines=[["build II-03"]]))
    with pytest.raises(InvalidPuzzle, match="obvious: 3 is the most"):
        prove(puzzle(_table(), "points", "build II-03", 2))
    with pytest.raises(InvalidPuzzle, match="obvious: “research I” cannot be played"):
        prove(puzzle(_table(), "points", "research I", 2))
    with pytest.raises(InvalidPuzzle, match="obvious: the best is not clearly better"):
        prove(puzzle(_table(), "points", "build II-03", 4))
    twice = position(player("yellow1", "I-33"), display="I-02 I-06")
    with pytest.raises(InvalidPuzzle, match="several outcomes"):
        prove(puzzle(twice, "points", "pick red", 0))


def test_a_proof_that_would_take_too_long_says_so() -> None:
    certain, goal = puzzles("gizmos"), kind_of("gizmos", "points").goal
    with pytest.raises(InvalidPuzzle, match="more than 1 states would have to be looked at"):
        Prover(certain, goal, 0, most=1).value(certain.closed(loaded(rules("gizmos"), _table(), 1)))


def test_nearly_the_same_question_is_kept_once() -> None:
    later = _table()
    later["players"][1]["tokens"] = 2
    later["turn"]["number"] = 2
    elsewhere = position(
        player("black2 red1", "III-26 I-36 II-20", tokens=3), display="I-09 I-29 II-31 III-12", row="red4 black2"
    )
    found = Different()
    assert found.add(example())
    assert not found.add(puzzle(later, "points", "build II-03", 3))
    assert found.add(puzzle(elsewhere, "points", "pick red", 0))
    assert len(found.puzzles) == 2


def test_what_is_found_seldom_is_rated_high() -> None:
    everybody = dict.fromkeys(NOBODY_TRIED, 1.0)
    strong = NOBODY_TRIED | {"hard": 1.0, "expert": 1.0}
    assert rating_of(everybody, 0.1) < rating_of(strong, 0.1) < rating_of(NOBODY_TRIED, 0.1)
    assert rating_of(NOBODY_TRIED, 0.1) < rating_of(NOBODY_TRIED, 0.001)


@pytest.mark.parametrize("game", [game for game in GAMES if has(game, "puzzles")])
def test_everything_is_said_in_all_languages(game: str) -> None:
    assert TEXTS.disagreements() == []
    assert texts_of(game).disagreements() == []
    facts = {"value": 2, "best": 5, "number": 1, "action": "pass", "round": "4", "card": "II-03"}
    for language in LANGUAGES:
        say = texts_of(game).speaker(language)
        keys = [key for kind in puzzles(game).kinds for key in (f"kind-{kind.name}", f"ask-{kind.name}")]
        goals = {kind.goal.name for kind in puzzles(game).kinds}
        keys += [f"{key}-{goal}" for goal in goals for key in ("right", "short", "open")]
        assert all(say(key, **facts) for key in [*keys, "certain"])


def test_a_question_names_the_card_that_is_paid() -> None:
    table = position(player("yellow2 blue2", "I-16 II-13 II-06"), display="II-07")
    game = labtop.load_position(table, seed=1)
    game.play("build II-07")
    asked = question(puzzle(game.position(), "payment", "pay blue2", 2))
    assert asked.text("en").startswith("II-07 is being built.")
