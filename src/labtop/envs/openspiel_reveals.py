"""What chance brings in a game, thing by thing: a game's `env/reveals.py`, which says it under these very names."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from typing import NamedTuple

from labtop import registry
from labtop.core.entry_points import Kernel

ENDLESS = 127  # in place of a number of things: it brings as many as are asked for


class Source(NamedTuple):
    """A pile, or whatever else chance takes things from."""

    name: str
    things: tuple[str, ...]  # that can come, by number
    fresh: int = ENDLESS  # how many lie there that nobody has seen; those that come back underneath are none of these


@dataclass(frozen=True)
class Reveals:
    """Things lie in any order until they are revealed; `depth` counts from the top of a source."""

    sources: tuple[Source, ...]
    deal: tuple[int, ...]  # the sources of all that the setup brings, in its order
    # The actions, by id, that name a thing which may be a secret: its source and number
    named: dict[int, tuple[int, int]]
    # Kernels
    undealt: Kernel  # (state, players): a new game of which nothing is dealt yet
    dealt: Kernel  # (state, number): the thing of this number in `deal` has been laid; after the last one, play begins
    taken: Kernel  # (before, after, source) -> how many things an action took from it
    weigh: Kernel  # (state, source, depth, fresh, weights): write how likely each thing is to lie there
    lay: Kernel  # (state, source, depth, thing): let it lie there
    thing_at: Kernel  # (state, source, depth) -> the thing that lies there
    secret: Kernel  # (state, action) -> does its player alone see what it brings?

    def hooks(self) -> dict[str, Kernel]:
        """The kernels by their names."""
        return {field.name: getattr(self, field.name) for field in fields(self) if field.type == "Kernel"}


@cache
def reveals(game: str) -> Reveals:
    """What chance brings in a game, loaded on first use; KeyError if it does not say."""
    if not registry.has(game, "env") or not registry.has(game, "env.reveals"):
        raise KeyError(f"{game} does not say what chance brings")
    module = import_module(f"labtop.games.{game}.env.reveals")
    kernels = {field.name: getattr(module, field.name) for field in fields(Reveals) if field.type == "Kernel"}
    sources = tuple(Source(*source) for source in module.SOURCES)
    return Reveals(sources=sources, deal=module.DEAL, named=module.NAMED, **kernels)
