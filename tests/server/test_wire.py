"""What is told goes out at once, in order, as the text that it is."""

import asyncio
import json
from collections.abc import Generator, Sequence
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from labtop.server import wire
from labtop.server.attendance import Attendance
from labtop.server.outbox import Outbox
from labtop.server.projection import Viewer
from server.serving import ADA, BEN, HandTime, Server, key, served
from server.test_answers import blocked_line


def read(data: bytes) -> Frame:
    """A frame as clients read it."""
    reader = StreamReader()
    reader.feed_data(data)
    parsing: Generator[None, None, Frame] = Frame.parse(reader.read_exact, mask=False)
    try:
        next(parsing)
    except StopIteration as found:
        frame: Frame = found.value
        return frame
    raise AssertionError("the frame is not whole")


@pytest.mark.parametrize("size", [0, 1, wire.SHORT, wire.SHORT + 1, wire.MIDDLE, wire.MIDDLE + 1])
def test_a_text_of_any_length_is_a_frame(size: int) -> None:
    data = b"a" * size
    assert read(wire._head(size) + data) == Frame(Opcode.TEXT, data)


def test_what_cannot_go_out_at_once_goes_before_all_that_comes_later() -> None:
    outbox, written, open_ = Outbox(), [], [False]

    def at_once(texts: Sequence[bytes]) -> bool:
        written.extend(texts if open_[0] else [])
        return open_[0]

    outbox.at_once = at_once
    outbox.add(b"1")
    assert not written
    open_[0] = True
    outbox.answer(b"2")
    assert written == [b"1", b"2"]
    assert outbox.take() is None


def test_what_is_added_together_is_written_together_even_if_something_goes_wrong() -> None:
    outbox = Outbox()
    written: list[list[bytes]] = []
    outbox.at_once = lambda texts: not written.append([*texts])  # type: ignore[func-returns-value]
    with suppress(LookupError), outbox.together():
        outbox.add(b"1")
        outbox.answer(b"2")
        assert not written
        raise LookupError
    outbox.add(b"3")
    assert written == [[b"1", b"2"], [b"3"]]


@served
async def test_what_one_does_and_that_it_is_done_are_written_together(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    line, connection, _ = await blocked_line(server, table, ada)
    written: list[list[bytes]] = []
    connection._at_once = lambda texts: not written.append([*texts])  # type: ignore[func-returns-value]
    line.say(type="rename", key=key(), seat=0, name="A")
    while not written:
        await asyncio.sleep(0)
    assert [json.loads(text)["type"] for text in written[0]] == ["change", "done"]


@served
async def test_nothing_overtakes_what_is_being_sent(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    line, connection, reads_on = await blocked_line(server, table, ada)
    written: list[bytes] = []

    async def rename(name: str) -> None:
        await server.post(
            f"/api/tables/{table}/messages", {"type": "rename", "key": key(), "seat": 1, "name": name}, ben
        )

    await rename("B1")
    while not connection._sending:
        await asyncio.sleep(0)
    connection._at_once = lambda texts: not written.extend(texts)  # type: ignore[func-returns-value]
    await rename("B2")
    assert not written
    reads_on.set()
    names = [(await line.until("change"))["state"]["seats"][1]["name"] for _ in range(2)]
    assert names == ["B1", "B2"]
    await rename("B3")
    assert len(written) == 1
    assert b'"B3"' in written[0]


def test_everybody_is_told_when_all_frames_are_made() -> None:
    course: list[str] = []

    def made(viewer: Viewer) -> bytes:
        course.append("made")
        return b"%d" % len(viewer.held)

    there = Attendance(2, HandTime(), 0)

    class Listener:
        address = ""

        def __init__(self, *held: int) -> None:
            self.viewer = Viewer(held)

        def push(self, data: bytes) -> None:
            course.append(data.decode())

        def hang_up(self) -> None: ...

    there.sockets = {Listener(0), Listener(1), Listener(), Listener()}
    there.tell(made)
    assert course[:3] == ["made"] * 3  # once for viewers who are alike
    assert sorted(course[3:]) == ["0", "0", "1", "1"]


def test_reading_pauses_for_those_who_say_more_than_is_heard() -> None:
    calls: list[str] = []
    transport = SimpleNamespace(
        pause_reading=lambda: calls.append("pause"), resume_reading=lambda: calls.append("resume")
    )

    async def test() -> None:
        socket: Any = wire.Wire.__new__(wire.Wire)
        vars(socket).update(
            queue=asyncio.Queue(), read_paused=False, close_sent=False, transport=transport, _unread=b""
        )
        for number in range(wire.UNHEARD):
            assert not calls
            socket.frames = [b"%d" % number]
            socket.send_receive_event_to_app()
        assert calls == ["pause"]
        for number in range(wire.UNHEARD):
            assert calls == ["pause"]
            assert (await socket.receive())["bytes"] == b"%d" % number
        assert calls == ["pause", "resume"]

    asyncio.run(test())
