"""Who is at a table: their sockets, who is there through other servers, and for how long a player has been away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec.structs import replace

from labtop.server.cluster import Attended
from labtop.server.projection import Viewer
from labtop.server.time_source import Time


class Socket(Protocol):
    """Somebody who is told what happens."""

    viewer: Viewer
    address: str

    def push(self, data: bytes) -> None:
        """Send this, after what was pushed before."""
        ...

    def hang_up(self) -> None:
        """End the connection; the client comes back by itself."""
        ...


class Attendance:
    """The sockets of one table."""

    def __init__(self, seats: int, time: Time, gone_after: int) -> None:
        self.sockets: set[Socket] = set()
        self._elsewhere: dict[str, Attended] = {}  # by server
        self._time = time
        self._gone_after = gone_after  # milliseconds
        self._last_there = [time.now()] * seats

    def connected(self) -> list[bool]:
        """By seat."""
        present = {*self.seats_here(), *(seat for there in self._elsewhere.values() for seat in there.seats)}
        return [seat in present for seat in range(len(self._last_there))]

    def seats_here(self) -> list[int]:
        """Those whose players are there through this server."""
        return sorted({seat for socket in self.sockets for seat in socket.viewer.held})

    def watchers_here(self) -> int:
        """Sockets of this server that hold no seat."""
        return sum(not socket.viewer.held for socket in self.sockets)

    def watchers(self) -> int:
        """Those who hold no seat."""
        return self.watchers_here() + sum(there.watchers for there in self._elsewhere.values())

    def player(self) -> str | None:
        """The address of somebody who holds a seat and is there; through which server, if not through this one."""
        here = (socket.address for socket in self.sockets if socket.viewer.held)
        return next(here, None) or next((there.process for there in self._elsewhere.values() if there.seats), None)

    def patience(self) -> list[int]:
        """By seat: milliseconds until a bot may play for a player who is gone."""
        now, whole = self._time.now(), self._gone_after
        left = [max(0, whole - (now - last)) for last in self._last_there]
        return [whole if here else ms for here, ms in zip(self.connected(), left, strict=True)]

    def gone(self, seat: int) -> bool:
        """Has this seat's player been away for a while?"""
        return not self.connected()[seat] and not self.patience()[seat]

    def enter(self, socket: Socket) -> bool:
        """Somebody comes: is that news to the others?"""
        before = self._present()
        self.sockets.add(socket)
        return before != self._present()

    def leave(self, socket: Socket) -> bool:
        """Somebody goes: is that news to the others?"""
        before = self._present()
        self.sockets.discard(socket)
        for seat in socket.viewer.held:
            self._last_there[seat] = self._time.now()
        return before != self._present()

    def hear(self, there: Attended) -> bool:
        """Another server says who is there: is that news?"""
        before = self._present()
        was = self._elsewhere.pop(there.process, None)
        if there.seats or there.watchers:
            self._elsewhere[there.process] = there
        for seat in was.seats if was else ():
            self._last_there[seat] = self._time.now()
        return before != self._present()

    def hear_all(self, there: Sequence[Attended]) -> bool:
        """All other servers say who is there: is that news?"""
        silent = set(self._elsewhere) - {one.process for one in there}
        gone = [replace(self._elsewhere[process], seats=[], watchers=0) for process in silent]
        before = self._present()
        for one in (*there, *gone):
            self.hear(one)
        return before != self._present()

    def tell(self, frame: Callable[[Viewer], bytes]) -> None:
        """Send everybody their own bytes, made once for viewers who are alike; all are told at the same time."""
        made = {viewer: frame(viewer) for viewer in {socket.viewer for socket in self.sockets}}
        for socket in self.sockets:
            socket.push(made[socket.viewer])

    def _present(self) -> tuple[list[bool], int]:
        return self.connected(), self.watchers()
