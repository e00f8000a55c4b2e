"""Where processes of a machine meet: without files for it, without such sockets, and when they go."""

import asyncio
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from labtop.server import handover
from labtop.server.handover import Siblings
from server.several import PATIENCE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sockets stay where they come in")


@contextmanager
def files(free: int) -> Iterator[None]:
    """No more than so many can be opened meanwhile."""
    import resource

    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    lowest = os.dup(0)
    os.close(lowest)
    resource.setrlimit(resource.RLIMIT_NOFILE, (lowest + free, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)


@pytest.mark.parametrize("free", [0, 1])
def test_without_a_file_for_it_no_socket_is_taken_and_later_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int
) -> None:
    monkeypatch.setattr(handover, "AGAIN", 0.01)
    taken: list[bytes] = []

    def take(connection: socket.socket, head: bytes) -> None:
        connection.close()
        taken.append(head)

    async def test() -> None:
        siblings = Siblings(tmp_path, "one")
        siblings.listen(take)
        with closing(socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)) as line:
            with files(free):
                line.connect(str(tmp_path / "one"))
                await asyncio.sleep(0.05)
            line.setblocking(False)
            said = await asyncio.get_running_loop().sock_recv(line, 1)
            assert said == (b"" if free else handover.HERE), "nobody is told to give what cannot be taken"
        client, given = socket.socketpair()
        with client, given:
            async with siblings.meet("one") as give:
                assert give(given.fileno(), b"head")
        async with asyncio.timeout(PATIENCE):
            while not taken:
                await asyncio.sleep(0.01)
        siblings.close()

    asyncio.run(test())
    assert taken == [b"head"]


def test_a_folder_in_which_others_will_meet_stays_until_whoever_made_it_goes(tmp_path: Path) -> None:
    async def test() -> None:
        place = tmp_path / "siblings"
        place.mkdir()
        one = Siblings(place, "one")
        one.listen(lambda connection, head: None)
        one.close()
        assert [*tmp_path.iterdir()] == [place]

    asyncio.run(test())


def test_where_there_are_no_such_sockets_a_process_serves_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(*_: Any) -> None:
        raise OSError("protocol not supported")

    monkeypatch.setattr(socket, "socket", unknown)
    found = Siblings(tmp_path, "one")
    with pytest.raises(OSError, match="not supported"):
        found.listen(lambda connection, head: None)
    found.close()
