"""Looks that take a while: nobody else waits for them, each is worked out once, and only for those who are there."""

import asyncio
import gzip
import threading
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import labtop
from labtop.core.game import Game
from labtop.server import commands, limits, looks, projection, record_replay
from labtop.server.limits import Rate
from server.serving import ADA, BEN, Client, Server, key, limited, pick, play, served

WORDS = "words?language=en"


class Workbench:
    """Frames of the past are made when the gate is open."""

    def __init__(self, frame: Callable[..., bytes]) -> None:
        self._frame = frame
        self.gate = threading.Event()
        self.held = "look"  # the beginning of a thread's name
        self.begun: list[object] = []

    def __call__(self, table: Any, viewer: Any, what: Any) -> bytes:
        if threading.current_thread().name.startswith(self.held):
            self.begun.append(what)
            assert self.gate.wait(30)
        return self._frame(table, viewer, what)

    async def busy(self, count: int) -> None:
        """Wait until so many have been begun."""
        while len(self.begun) < count:
            await asyncio.sleep(0.001)


@pytest.fixture(autouse=True)
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    global workbench
    workbench = Workbench(projection.frame)
    monkeypatch.setattr(projection, "frame", workbench)
    yield
    workbench.gate.set()


workbench: Workbench


async def settle() -> None:
    """Let everything go on that can."""
    for _ in range(50):
        await asyncio.sleep(0)


@limited
async def test_a_move_does_not_wait_for_those_who_look(server: Server) -> None:
    """Ten clients, each from an address of its own, so that no limit helps."""
    table, (ada, _) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    looking = [
        asyncio.create_task(server.get(f"/api/tables/{table}/{what}", None, Client(f"10.0.0.{number}")))
        for number, what in enumerate((WORDS, "steps") * 5)
    ]
    await workbench.busy(1)
    state = await play(line, first["state"], pick(first["state"]))
    assert state["played"] == 1
    assert not any(look.done() for look in looking)
    workbench.gate.set()
    for look in looking:
        seen = (await look).json
        assert seen == {"actions": {}, "previews": {}, "story": []} or len(seen["steps"]) == 1, "as it was when asked"


@served
async def test_a_move_does_not_wait_for_those_who_come_back(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    state = await play(line, first["state"], pick(first["state"]))
    other = server.line(table)
    other.say(type="hello", secrets=[ben], since=0)
    await workbench.busy(1)
    assert (await line.ask(type="rename", key=key(), seat=0, name="Ida"))["type"] == "done"
    workbench.gate.set()
    told = [await other.hear() for _ in range(3)]
    assert [message["type"] for message in told] == ["change", "presence", "change"]
    assert [told[0]["seq"], told[2]["seq"]] == [1, 2], "what happened meanwhile comes after it"
    assert told[0]["state"]["played"] == state["played"]


@served
async def test_who_comes_back_does_not_wait_for_those_who_look(server: Server) -> None:
    workbench.held = "look_"
    table, (ada, ben) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    await play(line, first["state"], pick(first["state"]))
    looking = asyncio.create_task(server.get(f"/api/tables/{table}/steps"))
    await workbench.busy(1)
    other = server.line(table)
    other.say(type="hello", secrets=[ben], since=0)
    assert (await other.hear())["type"] == "change"
    assert not looking.done()
    workbench.gate.set()
    await looking


@served
async def test_the_same_look_is_worked_out_once(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    workbench.gate.set()
    answers = await asyncio.gather(*(server.get(f"/api/tables/{table}/steps") for _ in range(10)))
    assert len({answer.body for answer in answers}) == 1
    assert len(workbench.begun) == 1
    await server.get(f"/api/tables/{table}/steps")
    assert len(workbench.begun) == 1, "it is kept"
    await server.get(f"/api/tables/{table}/steps", ada)
    assert len(workbench.begun) == 2, "others see something else"
    await play(line, first["state"], pick(first["state"]))
    assert len((await server.get(f"/api/tables/{table}/steps")).json["steps"]) == 2
    assert len(workbench.begun) == 3, "and so does everybody after a move"


@served
async def test_what_comes_after_the_last_move_is_worked_out_once_whatever_is_named(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    await play(line, first["state"], pick(first["state"]))
    workbench.gate.set()
    for what in ("steps?", f"{WORDS}&"):
        workbench.begun.clear()
        seen = [
            (await server.get(f"/api/tables/{table}/{what}after={after}")).json for after in (0, 1, 2, 3, 99, 10**8)
        ]
        assert [len(one.get("steps", one.get("story"))) for one in seen[:3]] == (
            [2, 1, 0] if what == "steps?" else [1, 0, 0]
        )
        assert seen[3:] == [seen[2]] * 3
        assert len(workbench.begun) == 3


def test_what_actions_will_do_is_worked_out_once_however_often_their_player_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked_out: list[int] = []
    foreseen = Game.foreseen

    def counted(game: Game) -> Any:
        worked_out.append(game.played)
        return foreseen(game)

    monkeypatch.setattr(Game, "foreseen", counted)

    @served
    async def test(server: Server) -> None:
        table, (ada, ben) = await server.make(ADA, BEN)
        line, first = await server.sit(table, ada)
        looks = [(await server.get(f"/api/tables/{table}", ada)).json["state"] for _ in range(3)]
        assert [look["described"] for look in looks] == [first["state"]["described"]] * 3
        assert len(worked_out) == 1
        await play(line, first["state"], pick(first["state"]))
        after = [(await server.get(f"/api/tables/{table}", ben)).json["state"] for _ in range(3)]
        assert all(look["described"].keys() == {*look["legal"]} for look in after)
        assert worked_out[1:] == [1]

    test()


@served
async def test_what_nobody_waits_for_is_not_worked_out(server: Server) -> None:
    table, _ = await server.make(ADA, BEN)
    clients = [Client() for _ in range(20)]
    looking = [
        asyncio.create_task(server.get(f"/api/tables/{table}/steps?after={after}", None, client))
        for after, client in enumerate(clients)
    ]
    await workbench.busy(1)
    for client in clients:
        client.gone.set()
    await asyncio.gather(*looking)
    workbench.gate.set()
    assert (await server.get(f"/api/tables/{table}/steps?after=99")).status == 200
    assert len(workbench.begun) == 2


@served
async def test_one_who_goes_does_not_take_the_look_from_others(server: Server) -> None:
    table, _ = await server.make(ADA, BEN)
    client = Client()
    leaving = asyncio.create_task(server.get(f"/api/tables/{table}/steps", None, client))
    staying = asyncio.create_task(server.get(f"/api/tables/{table}/steps"))
    await workbench.busy(1)
    await settle()
    client.gone.set()
    await leaving
    workbench.gate.set()
    assert (await staying).status == 200


@limited
async def test_only_so_many_are_under_way_for_one_address_and_at_one_table(server: Server) -> None:
    table, _ = await server.make(ADA, BEN)
    for address, most in (("1.2.3.4", limits.MOST_EACH), ("", limits.MOST_LOOKS - limits.MOST_EACH)):
        for number in range(most):
            client = Client(address or f"10.0.0.{number}")
            server.lobby.start(server.get(f"/api/tables/{table}/steps?after={number}", None, client))
        await settle()
        refused = await server.get(f"/api/tables/{table}/steps", None, Client(address or "10.0.1.1"))
        assert (refused.status, refused.code) == (429, "too_many")
    workbench.gate.set()


def test_looks_are_charged_by_what_they_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "STEPS", Rate(10, 1))

    @limited
    async def test(server: Server) -> None:
        workbench.gate.set()
        table, (ada, _) = await server.make(ADA, BEN)
        line, first = await server.sit(table, ada)
        state = await play(line, first["state"], pick(first["state"]))
        languages = ("en", "de", "pl")
        for language in languages:  # two steps each, then one
            await server.get(f"/api/tables/{table}/words?language={language}")
            await server.get(f"/api/tables/{table}/words?language={language}&after=1")
        assert (await server.get(f"/api/tables/{table}/steps")).code == "too_many"
        assert (await server.get(f"/api/tables/{table}/{WORDS}")).status == 200, "what is kept costs nothing"
        assert (await server.get(f"/api/tables/{table}/steps", None, Client("10.0.0.1"))).status == 200
        assert state["played"] == 1
        server.time.turn(2000)
        assert (await server.get(f"/api/tables/{table}/steps")).status == 200

    test()


def test_looks_that_are_kept_have_a_limit() -> None:
    async def test() -> None:
        some = looks.Looks(limits.Limits(lambda: 0, on=False), most=3 * (30 + looks.ENTRY))
        for number in range(20):
            await some.see(number, "", 1, lambda: b"x" * 30)
        assert [number for number in range(20) if some.kept(number)] == [17, 18, 19]
        some.close()

    asyncio.run(test())


def test_looks_that_are_kept_count_as_much_as_they_take() -> None:
    async def test() -> int:
        some = looks.Looks(limits.Limits(lambda: 0, on=False), most=1 << 20)
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for number in range(4000):
            key = ("-".join(("table", str(number))), 1000 + number, 0, projection.Said("".join("en"), 1000 + number))
            await some.see(key, "", 1, lambda: bytes(20))
        taken = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        some.close()
        return taken

    assert (1 << 19) < asyncio.run(test()) < (1 << 20)


def test_reasons_are_charged_by_what_they_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "STEPS", Rate(10, 1))

    @limited
    async def test(server: Server) -> None:
        table, (ada, _) = await server.make(ADA, BEN)
        line, _ = await server.sit(table, ada)
        for _ in range(2):  # four steps each, then one
            assert (await line.ask(type="why_not"))["type"] == "reasons"
            assert (await line.ask(type="why", action="pass"))["type"] == "reason"
        assert (await line.ask(type="why", action="pass"))["code"] == "too_many"
        path = f"/api/tables/{table}/messages"
        assert (await server.post(path, {"type": "why_not"}, ada)).code == "too_many"
        server.time.turn(4000)
        assert (await server.post(path, {"type": "why_not"}, ada)).status == 200

    test()


def test_only_so_many_reasons_are_under_way_for_one_address_and_for_those_who_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench = Workbench(commands.reasons)
    monkeypatch.setattr(commands, "reasons", bench)

    @limited
    async def test(server: Server) -> None:
        table, (ada, _) = await server.make(ADA, BEN)
        path, asked = f"/api/tables/{table}/messages", {"type": "why_not"}
        clients = [Client() for _ in range(limits.MOST_EACH)]
        asking = [asyncio.create_task(server.call("POST", path, asked, ada, client)) for client in clients]
        await bench.busy(1)
        await settle()
        assert (await server.post(path, asked, ada)).code == "too_many"
        for client in clients:
            client.gone.set()
        await asyncio.gather(*asking)
        bench.gate.set()
        assert (await server.post(path, asked, ada)).status == 200
        assert len(bench.begun) == 2

    try:
        test()
    finally:
        bench.gate.set()


@served
async def test_a_look_comes_compressed_to_who_takes_it_so(server: Server) -> None:
    workbench.gate.set()
    table, _ = await server.make(ADA, BEN)
    plain = await server.get(f"/api/tables/{table}/steps")
    packed = await server.get(f"/api/tables/{table}/steps", **{"accept-encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body


def played(moves: int) -> dict[str, Any]:
    """The record of a game so far."""
    game = labtop.new_game("gizmos", 2, seed=7)
    while game.played < moves:
        game.play(game.legal_actions()[0])
    return game.record()


def test_replays_are_charged_by_their_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_replay, "STEPS", Rate(20, 1))

    @limited
    async def test(server: Server) -> None:
        for path in ("/api/replay", "/api/replay/words?language=en"):  # ten steps each
            assert (await server.post(path, played(9))).status == 200
        for path in ("/api/replay", "/api/replay/words?language=en", "/api/prove", "/api/reviews"):
            assert (await server.post(path, played(9))).code == "too_many"
        elsewhere = await server.call("POST", "/api/replay", played(9), client=Client("10.0.0.1"))
        assert elsewhere.status == 200
        server.time.turn(2000)
        assert (await server.post("/api/replay", played(1))).status == 200, "a short one may follow soon"

    test()


def test_replays_are_encoded_and_compressed_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: dict[str, str] = {}
    frame, compress = projection.frame, gzip.compress

    def framed(table: Any, viewer: Any, what: Any) -> bytes:
        threads[type(what).__name__] = threading.current_thread().name
        return frame(table, viewer, what)

    def compressed(*args: Any, **kwargs: Any) -> bytes:
        threads["compressed"] = threading.current_thread().name
        return compress(*args, **kwargs)

    monkeypatch.setattr(projection, "frame", framed)
    monkeypatch.setattr(gzip, "compress", compressed)

    @served
    async def test(server: Server) -> None:
        for path in ("/api/replay", "/api/replay/words?language=en"):
            plain = await server.post(path, played(40))
            packed = await server.post(path, played(40), **{"accept-encoding": "gzip"})
            assert packed.headers["content-encoding"] == "gzip"
            assert gzip.decompress(packed.body) == plain.body

    test()
    assert set(threads) == {"Steps", "Words", "compressed"}
    assert all(name.startswith("desk") for name in threads.values())
