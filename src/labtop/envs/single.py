"""One game, action by action, with as little as can be between Python and the compiled step."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from labtop.core.errors import shown
from labtop.core.structs import States
from labtop.envs.episodes import Buffers
from labtop.envs.vectors import CLOSED, Vector, need

Observation = dict[str, npt.NDArray[Any]]
OVER = "the game is over: reset() begins a new one"
UNBEGUN = "no game is under way: reset() begins one"


def check_options(options: Any, known: tuple[str, ...] = ()) -> dict[str, Any]:
    """What is given to a reset beside the seed; ValueError for what there is not."""
    given = {} if options is None else options
    need(isinstance(given, dict), f"options is a dict, not {shown(given)}")
    for name in given:
        need(name in known, f"there is no option {shown(name)} of a reset; there are: {', '.join(known) or 'none'}")
    return dict(given)


class Single(Vector):
    """A vector of one game, which begins anew only when told."""

    _not_copied = (*Vector._not_copied, "_seen", "_legal")

    def __init__(self, game: str, players: int = 2, **settings: Any) -> None:
        for name in ("n", "autoreset"):
            need(name not in settings, f"there is no option {name!r} for a game that begins anew when it is told")
        super().__init__(game, 1, players, autoreset="disabled", **settings)
        self._action = np.zeros(1, np.int64)
        self._no_actions = np.zeros_like(self._legal, np.int8)

    def _hold(self, states: States, episodes: States, buffers: Buffers) -> None:
        """Rows are looked up once, not at each step; a copy of a vector has its own."""
        super()._hold(states, episodes, buffers)
        self._seen, self._legal = self.observation[0], self.legal_action_mask[0]

    @property
    def to_play(self) -> int:
        """The seat that decides; -1 after the end."""
        return self.current_player.item(0)

    def play(self, action: Any) -> None:
        """Play an action; ValueError, and nothing is changed, if it is not legal."""
        need(not self._closed, CLOSED)
        is_number = isinstance(action, int | np.integer) and not isinstance(action, bool)
        if is_number and 0 <= action < len(self._legal) and self._legal[action]:
            self._action[0] = action
            common = (self._states, self._episodes, self._buffers, self._settings)
            self._compiled.step(*common, self._bots[0], self._rooms[0], self._action, 0, 1)
            self._lengthen_log()
        else:
            need(self.to_play >= 0, OVER)
            try:
                number = None if isinstance(action, bool) else index(action)
            except TypeError:
                number = None
            need(number is not None, f"an action is a whole number, not {shown(action)}")
            self.step(np.array([number]))  # which says why not

    def seen(self, seat: int) -> Observation:
        """What a seat may know, and its legal actions: there are some only if it decides. The caller's own arrays."""
        if seat == self.to_play:
            return {"observation": self._seen.copy(), "action_mask": self._legal.view(np.int8).copy()}
        return {"observation": self.observe(0, seat), "action_mask": self._no_actions.copy()}

    def scores(self) -> list[int]:
        """The points of each seat."""
        scores, order = np.zeros((2, self.players), np.int64)
        self._rules.entry_points.standings(self._states, scores, order, self.players)
        return scores.tolist()  # type: ignore[no-any-return]
