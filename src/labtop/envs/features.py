"""Observations as floats, for networks that want them: one flat row, or a row for each card (tokens)."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from labtop import registry
from labtop.core.encoding import Part
from labtop.envs.vectors import need, yes_or_no

Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
BITS = 8


def seen_parts(game: str, memory: bool) -> tuple[int, tuple[Part, ...]]:
    """How many bytes an observation has, and the parts that it is made of."""
    encoding = registry.encoding(game)
    parts = encoding.parts + (encoding.remembered if yes_or_no("memory", memory) else ())
    return sum(part.size for part in parts), parts


def rows(observation: Bytes, size: int) -> Bytes:
    """Observations, one below the other; ValueError for some of another width."""
    given = np.asarray(observation)
    width = given.shape[-1] if given.ndim else 1
    hint = "; is memory set as it is for them?"
    need(width == size and given.dtype == np.uint8, f"observations have {size} bytes, not {width} {given.dtype}{hint}")
    return given.reshape(-1, size)


class Flat:
    """Called with observations of a game, rows of bytes, it gives rows of floats.

    What is one of several things becomes a 1 in that thing's place, marks become a 0 or 1 each, numbers are divided by
    what they seldom exceed. `names` says what each float is.
    """

    def __init__(self, game: str, memory: bool = False) -> None:
        """`memory`: are the observations those of `memory=True`?"""
        self._bytes, parts = seen_parts(game, memory)
        self.names: list[str] = []
        numbers: list[tuple[int, int, int]] = []  # byte, float, what it is divided by
        pairs: list[tuple[int, int, int]] = []  # likewise, the lower of two bytes
        kinds: list[tuple[int, int]] = []  # byte, the first of its floats
        marks: list[int] = []
        at = 0
        for part in parts:
            for index in range(0, part.size, 2 if part.low_first else 1):
                name = f"{part.name}, {index}" if part.size > 1 + part.low_first else part.name
                if part.kinds > 0:
                    kinds.append((at + index, len(self.names)))
                    self.names += [f"{name}: {kind}" for kind in range(part.kinds)]
                elif part.kinds == 0:
                    (pairs if part.low_first else numbers).append((at + index, len(self.names), part.most))
                    self.names.append(name)
                else:
                    marks.append(at + index)
            at += part.size
        self._numbers, self._pairs, self._kinds = (np.array(rows).T for rows in (numbers, pairs, kinds))
        self._marks, self._first_mark = np.array(marks, np.int64), len(self.names)
        self.names += [f"mark {bit} of byte {byte}" for byte in marks for bit in range(BITS)]

    @property
    def size(self) -> int:
        """How many floats a row has."""
        return len(self.names)

    def __call__(self, observation: Bytes) -> Floats:
        """The floats of one observation or of many."""
        seen = rows(observation, self._bytes)
        values = np.zeros((len(seen), self.size), np.float32)
        byte, place, most = self._numbers
        values[:, place] = seen[:, byte] / most
        byte, place, most = self._pairs
        values[:, place] = (seen[:, byte] + 256.0 * seen[:, byte + 1]) / most
        byte, place = self._kinds
        values[np.arange(len(seen))[:, None], place + seen[:, byte]] = 1.0
        values[:, self._first_mark :] = np.unpackbits(seen[:, self._marks], axis=1, bitorder="little")
        return values.reshape(*observation.shape[:-1], self.size)


class Tokens:
    """Called with observations, it gives a row of floats for each card: where it is and what is with it.

    `static` has a row for each card too: what is printed on it. `cards` names the rows, `names` and `static_names` the
    columns.
    """

    def __init__(self, game: str, memory: bool = False, **edition: Any) -> None:
        """`memory`: are the observations those of `memory=True`? What is remembered of a card is one more column.

        `edition` is what a game lets its players choose: other components have other cards.
        """
        if not registry.has(game, "env") or not registry.has(game, "env.tokens"):
            raise KeyError(f"{game} has no tokens")
        own = import_module(f"labtop.games.{game}.env.tokens")
        self.cards: list[str] = own.CARDS
        encoding = registry.encoding(game)
        self._bytes, _ = seen_parts(game, memory)
        self._remembered = encoding.remembered if memory else ()  # parts with a byte for each card
        assert all(part.size == len(self.cards) for part in self._remembered)
        self.names: list[str] = [*own.NAMES, *(part.name for part in self._remembered)]
        printed: dict[str, npt.ArrayLike] = own.printed(registry.rules(game).fresh(**edition))
        self.static_names = list(printed)
        self.static: Floats = np.stack([np.asarray(column, np.float32) for column in printed.values()], axis=1)
        self._dynamic: Callable[[Bytes], Floats] = own.dynamic

    def __call__(self, observation: Bytes) -> Floats:
        """The tokens of one observation or of many."""
        seen = rows(observation, self._bytes)
        seen_now, at = self._dynamic(seen), seen.shape[1] - len(self.cards) * len(self._remembered)
        columns = [
            seen[:, start : start + part.size, None] / np.float32(part.most)
            for start, part in zip(range(at, seen.shape[1], len(self.cards)), self._remembered, strict=True)
        ]
        tokens: Floats = np.concatenate([seen_now, *columns], axis=2, dtype=np.float32)
        return tokens.reshape(*observation.shape[:-1], len(self.cards), len(self.names))
