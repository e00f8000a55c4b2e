"""Answers reach whoever asked, whatever else happens."""

import asyncio

import pytest

from labtop.server import outbox, sockets
from server.serving import ADA, BEN, Line, Server, key, served

pytestmark = pytest.mark.usefixtures("any_database")


async def blocked_line(server: Server, table: str, *secrets: str) -> tuple[Line, sockets.Connection, asyncio.Event]:
    """A client that has been told the table and reads nothing more before the event."""
    line, _ = await server.sit(table, *secrets)
    (connection,) = (await server.lobby.find(table)).attendance.sockets
    assert isinstance(connection, sockets.Connection)
    send, reads_on = connection._socket.send_text, asyncio.Event()

    async def slow(text: str) -> None:
        await reads_on.wait()
        await send(text)

    connection._socket.send_text = slow  # type: ignore[method-assign]
    return line, connection, reads_on


@served
async def test_answers_are_never_left_out(server: Server) -> None:
    """Neither when the screen is handed over nor when the client is far behind."""
    table, (ada, ben) = await server.make(ADA, BEN)
    line, _, reads_on = await blocked_line(server, table, ada, ben)
    keys = [key() for _ in range(5)]
    for number, name in enumerate(keys):
        line.say(type="rename", key=name, seat=0, name=f"A{number}")
        line.say(type="look", seat=number % 2)
    for number in range(outbox.WAITING + 10):
        command = {"type": "rename", "key": key(), "seat": 1, "name": f"B{number}"}
        await server.post(f"/api/tables/{table}/messages", command, ben)
    reads_on.set()
    done = [(await line.until("done"))["key"] for _ in keys]
    assert done == keys
    whole = await line.until("table")
    assert whole["state"]["seats"][1]["name"] == f"B{outbox.WAITING + 9}"


@served
async def test_who_takes_no_answers_is_not_heard(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    line, connection, reads_on = await blocked_line(server, table, ada)
    for _ in range(3 * outbox.UNREAD):
        line.say(type="rename", key=key(), seat=7, name="A")  # there is no such seat
    while connection._outbox._answers < outbox.UNREAD:
        await asyncio.sleep(0)
    for _ in range(1000):
        await asyncio.sleep(0)
    assert connection._outbox._answers == outbox.UNREAD
    reads_on.set()
    for _ in range(3 * outbox.UNREAD):
        assert (await line.until("error"))["code"] in ("not_your_seat", "bad_message")
