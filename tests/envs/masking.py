"""An environment for checkers that play any action: it becomes a legal one."""

from typing import Any

import gymnasium
import numpy as np


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    def step(self, action: Any) -> Any:
        legal = np.flatnonzero(self.unwrapped.action_masks())  # type: ignore[attr-defined]
        return self.env.step(legal[int(action) % len(legal)])
