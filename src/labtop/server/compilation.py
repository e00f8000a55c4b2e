"""Games are compiled, or loaded from disk, after the start: rules first, so that people can begin, then bots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence

from labtop import registry
from labtop.bots import catalog
from labtop.bots.compilation import BOTS, PLAY, QUICK, Compilation, Part
from labtop.core.kernel import config
from labtop.server import bot_pool
from labtop.server.messages import GameInfo

log = logging.getLogger("labtop.server")

SEARCH = "search:1"  # a bot that needs the code that hints and reviews need


def in_order(games: Sequence[str]) -> list[Part]:
    """What is compiled, most wanted first: quick bots follow their game, searches come last."""
    quick = [Part(game, name) for game in games for name in (*PLAY, *QUICK)]
    return quick + [Part(game, name) for name in BOTS[len(QUICK) :] for game in games]


def compiled(games: Sequence[str]) -> bool:
    """Is everything on disk, so that one more process costs nothing but loading?"""
    return bool(config.DISABLE_JIT) or all(part.on_disk() for part in in_order(games))


class Compiling:
    """How far each game is."""

    def __init__(self, games: Sequence[str]) -> None:
        self._games = games
        parts = in_order(games)
        if config.DISABLE_JIT:  # nothing is compiled
            parts = []
        self._compilation = Compilation(parts)
        self._awaited = {part: asyncio.Event() for part in parts}

    def ready(self, game: str) -> bool:
        """Can it be played? A game that this server does not offer is for others to refuse."""
        return self._progress(game) >= 1

    async def playable(self) -> None:
        """Wait until every game can be played."""
        for game in self._games:
            await self.code(game, PLAY)

    async def code(self, game: str, names: Iterable[str]) -> None:
        """Wait until these parts of a game's code are ready."""
        for name in names:
            if awaited := self._awaited.get(Part(game, name)):
                await awaited.wait()

    def infos(self) -> list[GameInfo]:
        """For the pages."""
        return [self._info(name) for name in self._games]

    def _info(self, name: str) -> GameInfo:
        meta = registry.meta(name)
        return GameInfo(
            name=name,
            title=meta.title,
            tagline=dict(meta.tagline),
            players=list(meta.players),
            lessons=registry.has(name, "lessons"),
            components=meta.components,
            explored=registry.summary(name).is_file(),
            puzzles=registry.has(name, "puzzles"),
            ready=self.ready(name),
            progress=round(self._progress(name), 2),
            bots=[level for level in bot_pool.offered() if self._are_there(name, catalog.parts(level, name))],
            hints=self._are_there(name, catalog.parts(SEARCH, name)),
        )

    def _progress(self, game: str) -> float:
        return sum(self._are_there(game, [name]) for name in PLAY) / len(PLAY)

    def _are_there(self, game: str, names: Iterable[str]) -> bool:
        awaited = (self._awaited.get(Part(game, name)) for name in names)
        return all(one is None or one.is_set() for one in awaited)

    def load(self) -> None:
        """Load what people need to play, before anybody is let in."""
        for part, awaited in self._awaited.items():
            if part.name in PLAY:
                part.load()
                awaited.set()

    async def run(self) -> None:
        """Make all games ready, in a thread that has others compile; what goes wrong is logged."""
        loop = asyncio.get_running_loop()

        def ready(part: Part) -> None:
            log.info("ready", extra={"game": part.game, "part": part.name})
            loop.call_soon_threadsafe(self._awaited[part].set)

        try:
            await asyncio.to_thread(self._compilation.run, ready)
        except Exception:
            log.exception("the games cannot be compiled: what is not ready will not be")

    def stop(self) -> None:
        """Leave the rest undone."""
        self._compilation.stop()
