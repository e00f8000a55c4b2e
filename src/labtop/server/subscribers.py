"""Those who look at a table, each through their own socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from labtop.server.projection import Viewer


class Socket(Protocol):
    """Somebody who is told what happens."""

    viewer: Viewer

    def push(self, data: bytes) -> None:
        """Send this, after what was pushed before."""
        ...

    def hang_up(self) -> None:
        """End the connection; the client comes back by itself."""
        ...


class Subscribers:
    """The sockets of one table, and when each seat was last there."""

    def __init__(self, seats: int, now: Callable[[], int]) -> None:
        self.sockets: set[Socket] = set()
        self._seats = seats
        self._now = now
        self._seen = [now()] * seats

    def connected(self) -> list[bool]:
        """Who is there, by seat."""
        present = {seat for socket in self.sockets for seat in socket.viewer.held}
        return [seat in present for seat in range(self._seats)]

    def enter(self, socket: Socket) -> bool:
        """Somebody comes; whether a seat's player is there now who was not before."""
        before = self.connected()
        self.sockets.add(socket)
        return before != self.connected()

    def leave(self, socket: Socket) -> bool:
        """Somebody goes; whether a seat's player is gone."""
        before = self.connected()
        self.sockets.discard(socket)
        for seat in socket.viewer.held:
            self._seen[seat] = self._now()
        return before != self.connected()

    def away(self, seat: int) -> int:
        """For how many milliseconds a seat's player has been away."""
        return 0 if self.connected()[seat] else self._now() - self._seen[seat]

    def tell(self, frame: Callable[[Viewer], bytes]) -> None:
        """Send everybody their own bytes, made once for viewers who are alike."""
        made: dict[Viewer, bytes] = {}
        for socket in self.sockets:
            if socket.viewer not in made:
                made[socket.viewer] = frame(socket.viewer)
            socket.push(made[socket.viewer])

    def hang_up(self) -> None:
        """Send everybody away."""
        for socket in list(self.sockets):
            socket.hang_up()
