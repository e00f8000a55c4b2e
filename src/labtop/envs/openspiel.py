"""The games for OpenSpiel: importing this registers `python_labtop_…` for each of them, with `players`, `max_turns`.

All chance is explicit, the setup included: a node for each card, sphere or tile, uniform over the cards of the deck
that nobody has seen, by their number for spheres. So games are as likely as those of `labtop.new_game`. A card that a
player puts under its deck comes back when those above are used up, without chance. Actions are the ids of the encoding.

An observation is the encoding's bytes, divided by 255. An information state is, as a string, all that the seat has seen
and done, line by line; as a tensor, the observation and 32 bytes of a hash of that string, divided likewise. Before
everything is dealt, and while an action waits for chance, nothing new is observed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from labtop import registry
from labtop.core.errors import shown
from labtop.envs.openspiel_notes import MOST_SURFACED
from labtop.envs.openspiel_play import DECISIONS_A_TURN, Play
from labtop.envs.openspiel_reveals import reveals
from labtop.envs.vectors import MAX_TURNS

PREFIX = "python_labtop_"
MOST_TURNS = 1_000_000
DIGEST = 32  # bytes
FULL = np.float32(1 / 255)


def _game_type(name: str) -> pyspiel.GameType:
    players = registry.meta(name).players
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"{registry.meta(name).title} (labtop)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": players[0], "max_turns": MAX_TURNS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game; the winner gets 1, which the others lose. One that is cut off after `max_turns` brings nothing."""

    name: str
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any]) -> None:
        name, players, max_turns = self.name, params["players"], params["max_turns"]
        if players not in registry.rules(name).players:
            raise ValueError(f"{name} is not for {shown(players)} players")
        if max_turns not in range(1, MOST_TURNS + 1):
            raise ValueError(f"max_turns is from 1 to {MOST_TURNS}, not {shown(max_turns)}")
        self.encoding, brings = registry.encoding(name), reveals(name)
        self.root = Play(name, players, max_turns)
        self._most_chances: int = len(brings.deal) + max_turns * DECISIONS_A_TURN * MOST_SURFACED
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.names),
            max_chance_outcomes=max(len(source.things) for source in brings.sources),
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=max_turns * DECISIONS_A_TURN,
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> SpielState:
        """The root."""
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel's own pickles hold nothing of what Python knows of a game."""
        return _loaded, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """More than there can be."""
        return self._most_chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Who turns states into tensors and strings."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node. OpenSpiel copies and pickles all attributes, so there is only one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = game.root  # shared until something is chosen

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's number for chance or the end."""
        return self.play.decides

    def is_terminal(self) -> bool:
        """Is it over, or cut off?"""
        return self.play.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.options

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come, and how likely each is."""
        return self.play.chances()

    def _apply_action(self, action: int) -> None:
        if not self.play.on_the_way:
            self.play = deepcopy(self.play)
        self.play.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.option_name(player, action)

    def returns(self) -> list[float]:
        """What the game has brought each seat so far."""
        return self.play.returns()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """Another state with the same information state of this player, all that can be equally likely.

        What others' decisions say about their cards is not weighed. `sampler` brings numbers from 0 to 1.
        """
        twin: SpielState = self.get_game().new_initial_state()
        for number in self.play.choices_like_these(player_id, sampler):
            twin.apply_action(number)
        return twin

    def __str__(self) -> str:
        return self.play.story()


class SpielObserver:
    """What a seat sees now or, with perfect recall, knows from all it has seen."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, so not {shown(params)}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observation is all that one player sees: public and its own")
        self._parts, size = game.encoding.parts, game.encoding.size
        self._remembers = kind.perfect_recall
        self._bytes = np.zeros(size, np.uint8)
        self.tensor = np.zeros(size + DIGEST * self._remembers, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self._remembers:
            self.dict["history"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor."""
        state.play.watch(player, self._bytes)
        np.multiply(self._bytes, FULL, out=self.dict["observation"])
        if self._remembers:
            digest = hashlib.blake2b(state.play.told(player).encode(), digest_size=DIGEST).digest()
            np.multiply(np.frombuffer(digest, np.uint8), FULL, out=self.dict["history"])

    def string_from(self, state: SpielState, player: int) -> str:
        """What was seen, or the parts of the observation that are not 0, by their names."""
        if self._remembers:
            return f"seat {player}\n{state.play.told(player)}"
        state.play.watch(player, self._bytes)
        lines, start = [], 0
        for name, count, *_ in self._parts:
            values = self._bytes[start : start + count].tolist()
            start += count
            if any(values):
                lines.append(f"{name}: {' '.join(map(str, values))}")
        return "\n".join([f"seat {player}", *lines])


def _loaded(described: str) -> SpielGame:
    """A game by its name and parameters, as OpenSpiel writes them."""
    game: SpielGame = pyspiel.load_game(described)
    return game


for _name in registry.GAMES:
    if registry.has(_name, "env"):
        # A class, not a function: OpenSpiel lets go of it when Python has ended, and a class is still there.
        _type = _game_type(_name)
        pyspiel.register_game(_type, type(f"SpielGame_{_name}", (SpielGame,), {"name": _name, "game_type": _type}))
