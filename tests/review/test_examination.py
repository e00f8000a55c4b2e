"""A decision is judged by what its player could know, in the same way every time, and blunders are found."""

from dataclasses import replace
from typing import Any

import pytest

import labtop
from labtop.core.game import Game
from labtop.core.step import Step
from labtop.registry import GAMES
from labtop.review.course import choices
from labtop.review.examination import OFFERED, Examiner
from labtop.review.grades import Grade, grade_of

FEW = 300  # simulations
both = pytest.mark.parametrize("name", GAMES)


def played(name: str, level: str = "easy", seed: int = 3) -> dict[str, Any]:
    """The record of a game of two alike."""
    return labtop.match(name, [labtop.bot(level), labtop.bot(level)], games=1, seed=seed).records[0]


@pytest.fixture(scope="module")
def steps() -> dict[str, list[Step]]:
    return {name: choices(played(name)) for name in GAMES}


@both
def test_a_decision_is_judged_beside_the_best(steps: dict[str, list[Step]], name: str) -> None:
    examiner = Examiner(name, FEW)
    for step in steps[name][::15]:
        found = examiner.examine(step)
        assert (found.move, found.seat, found.action) == (step.number, step.seat, step.action)
        assert sum(found.before) == pytest.approx(1, abs=0.06)
        assert sum(found.after) == pytest.approx(1, abs=0.06)
        best, *others = found.options
        (own,) = (option for option in found.options if option.action == step.action)
        assert found.loss == pytest.approx(best.win - own.win)
        assert found.loss >= 0
        assert len(others) <= OFFERED
        assert all(option.line[0] == option.action for option in found.options)
        assert {option.action for option in found.options} <= set(step.before.legal_actions())


@both
def test_the_same_game_is_judged_the_same(steps: dict[str, list[Step]], name: str) -> None:
    step = steps[name][8]
    assert Examiner(name, FEW).examine(step) == Examiner(name, FEW).examine(step)


@both
def test_what_is_hidden_from_the_player_changes_nothing(steps: dict[str, list[Step]], name: str) -> None:
    examiner = Examiner(name, FEW)
    for step in steps[name][::20]:
        otherwise = Game(step.before.rules, step.before.determinised(step.seat, 99), None, None)
        assert otherwise.view(step.seat) == step.before.view(step.seat)
        other = replace(step, before=_at(otherwise, step))
        assert examiner.examine(other) == examiner.examine(step)


def _at(game: Game, step: Step) -> Game:
    """The game as one that has come as far as the step's."""
    game._moves = list(step.before._moves)
    return game


@pytest.mark.long
@both
def test_planted_blunders_are_found(name: str) -> None:
    """The worst action instead of the one a strong bot played, where that costs more than 10%: nearly all are seen."""
    thorough, usual, bot = Examiner(name, 5000), Examiner(name), labtop.bot("search:1000")
    found, planted, seed = 0, 0, 0
    while planted < 50:
        seed += 1
        for step in choices(played(name, "search-v1:40", seed))[seed % 4 :: 4]:
            actions = sorted(bot.analyse(step.before.observe()).actions, key=lambda value: value.win)
            wrong = replace(step, action=actions[0].action)
            if actions[-1].win - actions[0].win > 0.1 and thorough.examine(wrong).loss > 0.1:
                planted += 1
                found += grade_of(usual.examine(wrong).loss) in (Grade.MISTAKE, Grade.BLUNDER)
    assert found >= 0.95 * planted
