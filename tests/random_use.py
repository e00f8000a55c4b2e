"""Games under random use: legal actions change the position, all others are refused and change nothing."""

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import labtop
from labtop.core.game import Game
from labtop.core.texts import LANGUAGES

SETTINGS = settings(
    max_examples=60,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def mangled(action: str, how: int) -> str:
    """The action in another spelling."""
    spaced = [f" {action}", f"{action} ", action.replace(" ", "  "), f"{action}\n", action.replace(" ", "\u00a0")]
    return [*spaced, action.upper(), action[:-1], f"{action} {action}", f"{action}\x00"][how]


def text(value: Any) -> str:
    return json.dumps(value)


class RandomUse(RuleBasedStateMachine):
    """A game played at random, with mistakes."""

    words: Sequence[str]  # actions that are right somewhere
    progress: tuple[str, ...]  # how actions begin that lead to odd positions
    game: Game

    def fresh(self, players: int, seed: int) -> Game:
        """The game's beginning."""
        raise NotImplementedError

    @initialize(players=st.integers(2, 4), seed=st.integers(0, 2**63 - 1))
    def start(self, players: int, seed: int) -> None:
        self.game = self.fresh(players, seed)

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
            self.game.play(chance.choice([a for a in legal if a.startswith(self.progress)] or legal))

    def refused(self, action: Any) -> None:
        before, record = self.game.position(), self.game.record()
        with pytest.raises(labtop.IllegalAction) as caught:
            self.game.play(action)
        reasons = [caught.value.text(language) for language in LANGUAGES]
        assert all(reason.strip() and ("{" not in reason or "{" in str(action)) for reason in reasons)
        assert len(set(reasons)) == len(LANGUAGES)
        assert self.game.position() == before
        assert self.game.record() == record

    @rule(choice=st.integers(0, 2**16))
    def an_action_of_another_position(self, choice: int) -> None:
        action = self.words[choice % len(self.words)]
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
