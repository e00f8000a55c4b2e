"""Games are compiled, or loaded from disk, after the start: until then everybody sees how far it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from labtop import registry
from labtop.bots import compiled
from labtop.core.kernel import config
from labtop.server.messages import GameInfo

log = logging.getLogger("labtop.server")


class Compiling:
    """How far each game is."""

    def __init__(self, games: Sequence[str]) -> None:
        self._done: dict[str, float] = dict.fromkeys(games, 0.0)

    def ready(self, game: str) -> bool:
        """Can it be played? A game that this server does not offer is for others to refuse."""
        return self._done.get(game, 1.0) >= 1

    def infos(self) -> list[GameInfo]:
        """For the pages."""
        return [self._info(name) for name in self._done]

    def _info(self, name: str) -> GameInfo:
        meta = registry.meta(name)
        return GameInfo(
            name=name,
            title=meta.title,
            tagline=dict(meta.tagline),
            players=list(meta.players),
            lessons=registry.has(name, "lessons"),
            components=meta.components,
            ready=self.ready(name),
            progress=round(self._done[name], 2),
        )

    async def run(self) -> None:
        """Make all games ready, one after the other, in a thread."""
        for name in self._done:
            await asyncio.to_thread(self._compile, name)
            log.info("ready", extra={"game": name})

    def _compile(self, name: str) -> None:
        steps = registry.rules(name).compile_steps()
        if not config.DISABLE_JIT:  # interpreted, bots would think for nothing
            steps += compiled.compile_steps(name)
        for number, step in enumerate(steps, 1):
            step()
            self._done[name] = number / len(steps)
