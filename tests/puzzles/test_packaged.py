"""The puzzles that come with the games: each is proved anew, some in every run and all in the long tests."""

import random
from collections import Counter

import pytest

from labtop.core.texts import LANGUAGES
from labtop.puzzles import packaged, prove, question
from labtop.puzzles.likeness import Different
from labtop.registry import GAMES, has

SAMPLE = 6
LEAST = {"gizmos": 300, "aquasphere": 100}
WITH_PUZZLES = [game for game in GAMES if has(game, "puzzles")]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_sample_is_proved_anew(game: str) -> None:
    for puzzle in random.Random(game).sample(packaged(game), SAMPLE):
        prove(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_all_are_proved_anew(game: str) -> None:
    for puzzle in packaged(game):
        prove(puzzle)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_no_two_are_nearly_the_same(game: str) -> None:
    different = Different()
    assert all(different.add(puzzle) for puzzle in packaged(game))


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_there_is_something_of_everything_for_everybody(game: str) -> None:
    puzzles = packaged(game)
    assert len(puzzles) >= LEAST[game]
    assert len(Counter(puzzle.kind for puzzle in puzzles)) >= 3
    ratings = [puzzle.rating for puzzle in puzzles]
    assert max(ratings) - min(ratings) > 500
    for puzzle in puzzles:
        assert all(question(puzzle).text(language) for language in LANGUAGES)
