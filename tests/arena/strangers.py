"""Bots of one's own: honest ones that are easily told apart, and some that misbehave. `arena.strangers:NAME`."""

import os
from typing import NoReturn

from labtop.bots.protocol import Analysis
from labtop.core.observation import Observation


class First:
    """Plays the first action in alphabetical order."""

    def __init__(self, game: str, seed: int) -> None:
        self.seed = seed

    def choose(self, seen: Observation) -> str:
        return min(seen.actions)

    def analyse(self, seen: Observation) -> Analysis:
        return Analysis((), 0, 0.0)

    def stop(self) -> None:
        pass


class Last(First):
    """Plays the last one."""

    def choose(self, seen: Observation) -> str:
        return max(seen.actions)


class Raises(First):
    def choose(self, seen: Observation) -> str:
        raise ValueError("<b>no\nidea</b>")


class Leaves(First):
    def choose(self, seen: Observation) -> NoReturn:
        raise SystemExit(3)


class Cheats(First):
    def choose(self, seen: Observation) -> str:
        print("watch me")
        return "win the game"


class Mute(First):
    def choose(self, seen: Observation) -> str:
        return None  # type: ignore[return-value]


class Stillborn(First):
    def __init__(self, game: str, seed: int) -> None:
        raise OSError("no weights")


class Dies(First):
    """Ends its process in the middle of the game."""

    def choose(self, seen: Observation) -> str:
        if seen.number >= 10:
            os._exit(3)
        return super().choose(seen)


class DiesAtOnce(First):
    def __init__(self, game: str, seed: int) -> None:
        os._exit(4)


class Hangs(First):
    """Never answers, and never lets go of the interpreter for long."""

    def choose(self, seen: Observation) -> str:
        while seen.number >= 10:
            pass
        return super().choose(seen)


SHOWN: list[Observation] = []


class Watches(First):
    """Keeps what it is shown."""

    def choose(self, seen: Observation) -> str:
        SHOWN.append(seen)
        return super().choose(seen)
