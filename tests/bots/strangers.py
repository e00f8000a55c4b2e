"""Bots of one's own, named `bots.strangers:NAME`."""

from labtop.bots.protocol import Seen, Thoughts

NOT_CALLABLE = "a text"


class Last:
    """Plays the last legal action."""

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.seed = game, seed

    def choose(self, seen: Seen) -> str:
        return seen.actions[-1]

    def think(self, seen: Seen) -> Thoughts:
        return Thoughts((), 0, 0.0)

    def stop(self) -> None:
        pass
