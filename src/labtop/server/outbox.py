"""What waits to be sent on one socket: news may give way to everything at once, answers never do."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple, TypeAlias

AtOnce: TypeAlias = Callable[[Sequence[bytes]], bool]  # write these texts now; False if they have to wait
WAITING = 64  # news for a client that reads slowly; then it gets everything at once when it reads on
UNREAD = 64  # answers that a client has not taken; until it does, nothing more is heard from it


class _Frame(NamedTuple):
    data: bytes
    answer: bool


class Outbox:
    """Frames in the order in which they are sent."""

    def __init__(self) -> None:
        self._frames: deque[_Frame] = deque()
        self._answers = 0
        self.behind = False  # news were left out: everything is to be sent instead
        self.at_once: AtOnce = lambda texts: False  # for clients that keep up
        self._held = False  # what is added now goes out with what follows
        self._filled = asyncio.Event()
        self._taken = asyncio.Event()

    def add(self, news: bytes) -> None:
        """Tell news, unless the client is too far behind."""
        if self.behind:
            return
        if len(self._frames) - self._answers >= WAITING:
            self.forget_news()
            self.behind = True
        else:
            self._frames.append(_Frame(news, False))
        self._send()

    def add_first(self, news: Iterable[bytes]) -> None:
        """News before all others."""
        if not self.behind:
            self._frames.extendleft(_Frame(data, False) for data in reversed([*news]))
        self.wake()

    def answer(self, data: bytes) -> None:
        """Answer, whatever else is left out."""
        self._answers += 1
        self._frames.append(_Frame(data, True))
        self._send()

    def forget_news(self) -> None:
        """Leave out the news that wait."""
        self._frames = deque(frame for frame in self._frames if frame.answer)

    def take(self) -> bytes | None:
        """The next frame to be sent."""
        if not self._frames:
            return None
        frame = self._frames.popleft()
        self._answers -= frame.answer
        self._taken.set()
        return frame.data

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is added meanwhile goes out together: that takes half as long as one after the other."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
            self._send()

    def _send(self) -> None:
        """At once, if that is possible; otherwise it is left to whoever sends."""
        if self._held or not (self._frames or self.behind):
            return
        if not self.behind and self.at_once([frame.data for frame in self._frames]):
            self._frames.clear()
            self._answers = 0
            self._taken.set()
        else:
            self.wake()

    def wake(self) -> None:
        """Let whoever sends look again."""
        self._filled.set()

    async def filled(self) -> None:
        """Wait until there may be something to send."""
        await self._filled.wait()
        self._filled.clear()

    async def room(self) -> None:
        """Wait until the client has taken enough answers to be heard again."""
        while self._answers >= UNREAD:
            self._taken.clear()
            await self._taken.wait()
