"""One seat of a game, the others played by bots, as a Gymnasium environment: `labtop/<Title>-v0`.

`import labtop.envs.gymnasium` registers all of them; `gymnasium.make("labtop.envs.gymnasium:labtop/<Title>-v0")` does
so on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from labtop import registry
from labtop.core.errors import shown
from labtop.envs import rendering
from labtop.envs.single import UNBEGUN, Observation, Single, check_options
from labtop.envs.vectors import Vector, need, player_count, whole, yes_or_no

MODE_NAMES = {
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.DISABLED: "disabled",
}


def observation_space(vector: Vector) -> spaces.Dict:
    """What a seat may know, and which actions are legal."""
    size, actions = vector.observation.shape[1], vector.legal_action_mask.shape[1]
    return spaces.Dict(
        observation=spaces.Box(0, 255, (size,), np.uint8), action_mask=spaces.Box(0, 1, (actions,), np.int8)
    )


def seats(game: str, players: int, seat: int, bots: str | Sequence[str]) -> list[str | None]:
    """The bots of all seats but one: one sort, or one for each in the order of their seats."""
    others = player_count(game, players) - 1
    seat = whole("seat", seat, 0, others)
    given: Any = [bots] * others if isinstance(bots, str) else bots
    listed = isinstance(given, Sequence) and all(isinstance(name, str) for name in given)
    need(listed, f"bots is the name of a bot, or a list of names, not {shown(bots)}")
    need(len(given) == others, f"there are {others} bots, one for each other seat, not {len(given)}")
    return [*given[:seat], None, *given[seat:]]


def plain_seed(given: Any) -> int | None:
    """A seed as Gymnasium and NumPy take it; ValueError for what is none."""
    return None if given is None else whole("seed", given, 0)


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game in which one seat asks for actions. `settings` are those of `labtop.envs.vectors.Vector`.

    `seed` is that of the first reset.
    """

    metadata: dict[str, Any] = {"render_modes": rendering.MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium's own)

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        render_mode: str | None = None,
        seed: int | None = None,
        **settings: Any,
    ) -> None:
        rendering.check(render_mode)
        self.render_mode = render_mode
        self._single = Single(game, players, bots=seats(game, players, seat, bots), **settings)
        self._seat, self._begun = whole("seat", seat, 0), False
        super().reset(seed=plain_seed(seed))
        self.observation_space = observation_space(self._single)
        self.action_space = spaces.Discrete(len(self._single.encoding.names))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; the same seed gives the same."""
        check_options(options)
        super().reset(seed=plain_seed(seed))
        self._begun = True
        self._single.reset(int(self.np_random.integers(2**62)))
        if self.render_mode == "human":
            self.render()
        return self._single.seen(self._seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and on to the next; ValueError for one that is not legal."""
        single = self._single
        need(self._begun, UNBEGUN)
        single.play(action)
        info = {"scores": single.scores()} if single.to_play < 0 else {}
        if self.render_mode == "human":
            self.render()
        over = single.terminated.item(0), single.truncated.item(0)
        return single.seen(self._seat), single.rewards.item(self._seat), *over, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO asks for it."""
        need(self._begun, UNBEGUN)
        legal: npt.NDArray[np.bool_] = self._single.legal_action_mask[0].copy()
        return legal

    def record(self) -> dict[str, Any]:
        """The last game that has ended, as a record that `labtop.replay` reads; it is kept with `record=True`."""
        return self._single.record(0)

    def render(self) -> Any:
        """The table, in the mode that was chosen."""
        need(self._begun, UNBEGUN)
        return rendering.picture(self._single.playing(0), self.render_mode)

    def close(self) -> None:
        """Nothing is left."""
        self._single.close()


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Many such games at once. With `copy=False` what is returned is written over at the next step."""

    closed = True  # until there is something to close: Gymnasium 1.2 also closes what could not be made

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        seed: int | None = None,
        **settings: Any,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": mode}
        for name in ("n", "autoreset"):
            need(name not in settings, f"there is no option {name!r}; num_envs and autoreset_mode say it")
        self._vector = Vector(
            *(game, whole("num_envs", num_envs, 1), players),
            bots=seats(game, players, seat, bots),
            autoreset=MODE_NAMES[mode],
            **settings,
        )
        self.closed = False
        self.num_envs, self._seat = len(self._vector), whole("seat", seat, 0)
        self._no_actions = np.zeros(len(self._vector.encoding.names), np.int8)
        self._copy, self._begun = yes_or_no("copy", copy), False
        super().reset(seed=plain_seed(seed))
        self.single_observation_space = observation_space(self._vector)
        self.single_action_space = spaces.Discrete(len(self._vector.encoding.names))
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, self.num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games: all, or those of `options["reset_mask"]`."""
        chosen = self._vector.chosen(check_options(options, ("reset_mask",)).get("reset_mask"))
        need(self._begun or bool(chosen.all()), "the first reset is one of all games, without a reset_mask")
        super().reset(seed=plain_seed(seed))
        self._vector.reset(int(self.np_random.integers(2**62)), chosen)
        self._begun = True
        return self._observed(self._vector.observation, self._vector.legal_action_mask), {}

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play an action in each game; ValueError, and nothing is changed, if one is not legal."""
        need(self._begun, UNBEGUN)
        vector = self._vector.step(actions)
        info: dict[str, Any] = {}
        for number in np.flatnonzero(vector.terminated | vector.truncated).tolist():
            info = self._add_info(info, self._ended(number), number)
        return (
            self._observed(vector.observation, vector.legal_action_mask),
            vector.rewards[:, self._seat].astype(np.float64),
            vector.terminated.copy(),
            vector.truncated.copy(),
            info,
        )

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, a row a game."""
        need(self._begun, UNBEGUN)
        return self._vector.legal_action_mask.copy()

    def record(self, number: int) -> dict[str, Any]:
        """The last game of a row that has ended, as a record that `labtop.replay` reads; kept with `record=True`."""
        return self._vector.record(number)

    def close_extras(self, **kwargs: Any) -> None:
        """Let its threads go."""
        self._vector.close()

    def _ended(self, number: int) -> dict[str, Any]:
        """What Gymnasium's own vectors tell of a game that has ended with this step."""
        vector = self._vector
        told = {"scores": vector.final_scores[number].tolist()}
        if self.metadata["autoreset_mode"] != AutoresetMode.SAME_STEP:
            return told
        last = {"observation": vector.final_observation[number].copy(), "action_mask": self._no_actions.copy()}
        return {"final_obs": last, "final_info": told}

    def _observed(self, observation: npt.NDArray[np.uint8], legal: npt.NDArray[np.bool_]) -> Observation:
        shown = {"observation": observation, "action_mask": legal.view(np.int8)}
        return {name: values.copy() for name, values in shown.items()} if self._copy else shown


def _of_one_game(made: type[Any], game: str) -> type[Any]:
    """An environment of this module as it is made by a name that says the game; a class which can be pickled."""

    def begin(self: Any, **settings: Any) -> None:
        need("game" not in settings, "there is no option 'game': the name of the environment says it")
        made.__init__(self, game, **settings)

    name = f"{registry.meta(game).title}{made.__name__}"
    globals()[name] = type(name, (made,), {"__init__": begin, "__doc__": made.__doc__, "__module__": __name__})
    return globals()[name]  # type: ignore[no-any-return]


def _register() -> None:
    for game in registry.GAMES:
        if registry.has(game, "env"):
            gymnasium.register(
                f"labtop/{registry.meta(game).title}-v{registry.encoding(game).version}",
                entry_point=f"{__name__}:{_of_one_game(SeatEnv, game).__name__}",
                vector_entry_point=f"{__name__}:{_of_one_game(SeatVectorEnv, game).__name__}",
                order_enforce=False,
                disable_env_checker=True,
            )


_register()
