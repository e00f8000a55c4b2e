"""The door under random use: legal actions change the position, all others are refused and change nothing."""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import labtop
from gizmos.positions import random_position
from labtop.core.game import Game
from labtop.core.texts import LANGUAGES
from labtop.gizmos.actions import NAMES
from labtop.gizmos.state import Stage

WORDS = [*NAMES[:-1], "pay nothing", "pay red1", "pay yellow2 black1 via I-09 II-14", "pay blue1 via III-19"]


def mangled(action: str, how: int) -> str:
    """The action in another spelling."""
    spaced = [f" {action}", f"{action} ", action.replace(" ", "  "), f"{action}\n", action.replace(" ", "\u00a0")]
    return [*spaced, action.upper(), action[:-1], f"{action} {action}", f"{action}\x00"][how]


def text(value: Any) -> str:
    return json.dumps(value)


class Door(RuleBasedStateMachine):
    """A game played at random, with mistakes, through the door."""

    game: Game

    @initialize(players=st.integers(2, 4), seed=st.integers(0, 2**63 - 1))
    def start(self, players: int, seed: int) -> None:
        fresh = labtop.new_game("gizmos", players, seed)
        self.game = fresh if seed % 2 else labtop.load_position(random_position(players, seed), seed)

    @precondition(lambda self: self.game.to_play is not None)
    @rule(choice=st.integers(0, 2**16))
    def play_a_legal_action(self, choice: int) -> None:
        legal = self.game.legal_actions()
        before, moves = self.game.position(), len(self.game.record()["moves"])
        self.game.play(legal[choice % len(legal)])
        assert self.game.position() != before
        assert len(self.game.record()["moves"]) == moves + 1

    @precondition(lambda self: self.game.to_play is not None)
    @rule(steps=st.integers(5, 60), seed=st.integers(0, 2**32))
    def play_on(self, steps: int, seed: int) -> None:
        """Further into the game, where the odd positions are."""
        chance = random.Random(seed)
        for _ in range(steps):
            if self.game.to_play is None:
                return
            legal = self.game.legal_actions()
            self.game.play(chance.choice([a for a in legal if a.startswith(("build", "pay", "use"))] or legal))

    def refused(self, action: Any) -> None:
        before, record = self.game.position(), self.game.record()
        with pytest.raises(labtop.IllegalAction) as caught:
            self.game.play(action)
        reasons = [caught.value.text(language) for language in LANGUAGES]
        assert all(reason.strip() and "{" not in reason for reason in reasons)
        assert len(set(reasons)) == len(LANGUAGES)
        assert self.game.position() == before
        assert self.game.record() == record

    @rule(action=st.sampled_from(WORDS))
    def an_action_of_another_position(self, action: str) -> None:
        if action not in self.game.legal_actions():
            self.refused(action)

    @rule(action=st.one_of(st.text(max_size=40), st.none(), st.integers(), st.lists(st.integers()), st.binary()))
    def something_that_is_no_action(self, action: Any) -> None:
        if action not in self.game.legal_actions():
            self.refused(action)

    @precondition(lambda self: self.game.to_play is not None)
    @rule(choice=st.integers(0, 2**16), how=st.integers(0, 8))
    def a_legal_action_in_another_spelling(self, choice: int, how: int) -> None:
        legal = self.game.legal_actions()
        wrong = mangled(legal[choice % len(legal)], how)
        if wrong not in legal:
            self.refused(wrong)

    @rule()
    def undo(self) -> None:
        """A move that revealed nothing can be taken back, and played again with the same result."""
        twin = self.game.copy()
        moves = self.game.record()["moves"]
        if not self.game.undo():
            assert self.game.record() == twin.record()
            return
        assert "chance" not in moves[-1]
        assert self.game.record()["moves"] == moves[:-1]
        self.game.play(moves[-1]["action"])
        assert self.game.position() == twin.position()

    @rule()
    def record_and_replay(self) -> None:
        again = labtop.replay(json.loads(text(self.game.record())))
        assert again.position() == self.game.position()
        assert again.record() == self.game.record()
        assert again.legal_actions() == self.game.legal_actions()

    @invariant()
    def position_loads_as_the_same_game(self) -> None:
        loaded = labtop.load_position(json.loads(text(self.game.position())), seed=1)
        assert loaded.position() == self.game.position()
        assert loaded.legal_actions() == self.game.legal_actions()
        assert (loaded.scores(), loaded.ranking()) == (self.game.scores(), self.game.ranking())
        for seat in (None, *range(self.game.players)):
            assert text(loaded.view(seat)) == text(self.game.view(seat))

    @invariant()
    def there_is_something_to_do_until_the_end(self) -> None:
        legal = self.game.legal_actions()
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (self.game.to_play is not None)


Door.TestCase.settings = settings(
    max_examples=60,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
test_door = Door.TestCase


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_random_games_loads_as_the_same_position(players: int) -> None:
    """Building and using are preferred, most games start with many gizmos: every stage is met."""
    stages = set()
    for seed in range(72 // players):
        game = labtop.new_game("gizmos", players, seed)
        if seed % 4:
            game = labtop.load_position(random_position(players, seed), seed)
        chance = random.Random(seed)
        while game.to_play is not None:
            position = game.position()
            stages.add(position["turn"]["stage"])
            loaded = labtop.load_position(position, seed=1)
            assert loaded.position() == position
            assert loaded.legal_actions() == game.legal_actions()
            legal = game.legal_actions()
            built = [action for action in legal if action.startswith(("build", "pay", "use"))]
            game.play(chance.choice(built if built and chance.random() < 0.7 else legal))
        assert labtop.load_position(game.position()).position() == game.position()
        stages.add(game.position()["turn"]["stage"])
    assert stages == {stage.name.lower() for stage in Stage}
