"""Puzzles and lessons that take a while: nobody else waits for them, addresses take turns, each is worked out once."""

import asyncio
import gzip
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from labtop.puzzles import packaged
from labtop.server import exercises, lesson_routes, limits, looks, positions, puzzle_routes
from labtop.server.limits import Rate
from server.serving import ADA, BEN, Answer, Client, Server, limited, served
from server.test_looks import settle

PUZZLES = packaged("gizmos")
PATHS = [f"/api/puzzles/{puzzle.id}/hint?language=en" for puzzle in PUZZLES]
LESSON = "/api/learn/gizmos/pick?language=en"


class Held:
    """Work that begins, and goes on when the gate is open."""

    def __init__(self, real: Callable[..., Any]) -> None:
        self._real = real
        self.__name__ = real.__name__
        self.gate = threading.Event()
        self.begun: list[Any] = []

    def __call__(self, *args: Any) -> Any:
        self.begun.append(args)
        assert self.gate.wait(60)
        return self._real(*args)

    async def busy(self, count: int) -> None:
        """Wait until so many have been begun."""
        while len(self.begun) < count:
            await asyncio.sleep(0.001)
        await settle()


@pytest.fixture
def hints(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    """Hints are held."""
    yield from _held(monkeypatch, puzzle_routes, "_hint")


@pytest.fixture
def lessons(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    """Lessons are held."""
    yield from _held(monkeypatch, lesson_routes.learn, "progress")


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    """Deals are held."""
    yield from _held(monkeypatch, positions, "_dealt")


def _held(monkeypatch: pytest.MonkeyPatch, where: Any, name: str) -> Iterator[Held]:
    work = Held(getattr(where, name))
    monkeypatch.setattr(where, name, work)
    yield work
    work.gate.set()


def post(server: Server, path: str, client: Client | None = None, *actions: str) -> asyncio.Task[Answer]:
    """Ask for something, and do not wait."""
    return asyncio.create_task(server.call("POST", path, {"actions": actions}, client=client))


async def wait_for(server: Server, count: int) -> None:
    """Until so many wait for the thread."""
    while len(server.lobby.exercises._queue._waiting) < count:
        await asyncio.sleep(0.001)


def test_nobody_else_waits_for_those_who_want_hints(hints: Held) -> None:
    @limited
    async def test(server: Server) -> None:
        table, _ = await server.make(ADA, BEN)
        server.lobby.forget(await server.lobby.find(table))
        asking = [
            post(server, path, Client(f"10.0.0.{number // limits.MOST_EACH}")) for number, path in enumerate(PATHS[:48])
        ]
        await hints.busy(1)
        assert (await server.get("/api/games/gizmos/explorer")).status == 200
        assert (await server.get(f"/api/tables/{table}")).status == 200, "which is not in memory"
        assert len(hints.begun) == 1
        hints.gate.set()
        assert {answer.status for answer in await asyncio.gather(*asking)} == {200}

    test()


def test_an_address_has_only_so_many_hints_under_way(hints: Held) -> None:
    @limited
    async def test(server: Server) -> None:
        asking = [post(server, path) for path in PATHS[: limits.MOST_EACH]]
        await hints.busy(1)
        for path in (PATHS[20], PATHS[20].replace("/hint", ""), LESSON):
            assert (await post(server, path)).code == "too_many"
        for path in (PATHS[20].replace("/hint", ""), PATHS[20].replace("/hint", "/solution")):
            assert (await server.get(path)).code == "too_many"
        hints.gate.set()
        assert {answer.status for answer in await asyncio.gather(*asking)} == {200}
        assert (await post(server, PATHS[20])).status == 200

    test()


def test_addresses_that_want_hints_take_turns(hints: Held) -> None:
    @served
    async def test(server: Server) -> None:
        many, few = Client("10.0.0.1"), Client("10.0.0.2")
        asking = [post(server, PATHS[0], many)]
        await hints.busy(1)
        asking += [post(server, path, many) for path in PATHS[1:5]]
        await wait_for(server, 4)
        asking += [post(server, path, few) for path in PATHS[5:7]]
        await wait_for(server, 6)
        hints.gate.set()
        await asyncio.gather(*asking)
        assert ["few" if PUZZLES.index(puzzle) in (5, 6) else "many" for puzzle, *_ in hints.begun] == [
            *("many", "many", "few", "many", "few", "many", "many")
        ]

    test()


def test_what_nobody_waits_for_is_not_begun(hints: Held) -> None:
    @served
    async def test(server: Server) -> None:
        clients = [Client() for _ in range(100)]
        asking = [post(server, path, client) for path, client in zip(PATHS, clients, strict=False)]
        await hints.busy(1)
        for client in clients:
            client.gone.set()
        await asyncio.gather(*asking)
        hints.gate.set()
        assert (await post(server, PATHS[150])).status == 200
        assert len(hints.begun) == 2

    test()


def test_a_lesson_that_nobody_waits_for_is_not_begun(lessons: Held) -> None:
    @served
    async def test(server: Server) -> None:
        clients = [Client() for _ in range(20)]
        asking = [post(server, LESSON, client, *["x"] * number) for number, client in enumerate(clients)]
        await lessons.busy(1)
        for client in clients:
            client.gone.set()
        await asyncio.gather(*asking)
        lessons.gate.set()
        assert (await post(server, LESSON)).status == 200
        assert len(lessons.begun) == 2

    test()


def test_a_deal_that_nobody_waits_for_is_not_begun(deals: Held) -> None:
    @served
    async def test(server: Server) -> None:
        path, clients = "/api/games/gizmos/deal?players=2", [Client() for _ in range(20)]
        asking = [asyncio.create_task(server.get(path, None, client)) for client in clients]
        await deals.busy(2)
        for client in clients:
            client.gone.set()
        await asyncio.gather(*asking)
        deals.gate.set()
        assert (await server.get(path)).status == 200
        assert len(deals.begun) == 3

    test()


def test_the_same_is_worked_out_once(hints: Held) -> None:
    @served
    async def test(server: Server) -> None:
        hints.gate.set()
        answers = await asyncio.gather(*(post(server, PATHS[0], Client(f"10.0.0.{number}")) for number in range(10)))
        assert len({answer.body for answer in answers}) == 1
        packed = await server.call("POST", PATHS[0], {"actions": []}, **{"accept-encoding": "gzip"})
        assert gzip.decompress(packed.body) == answers[0].body
        assert len(hints.begun) == 1
        own = await post(server, PATHS[0].replace("=en", "=de"))
        assert own.json["action"] == answers[0].json["action"]
        assert own.json["said"] != answers[0].json["said"]
        assert len(hints.begun) == 2
        assert (await post(server, PATHS[1])).status == 200
        assert len(hints.begun) == 3
        for _ in range(2):
            assert (await post(server, PATHS[1], None, "nonsense")).code == "illegal"
        assert len(hints.begun) == 5, "refusals are not kept"

    test()


def test_hints_are_charged_and_what_is_kept_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "STEPS", Rate(2 * puzzle_routes.PROOF, puzzle_routes.PROOF))

    @limited
    async def test(server: Server) -> None:
        assert [(await post(server, path)).status for path in PATHS[:3]] == [200, 200, 429]
        assert (await post(server, PATHS[0])).status == 200
        assert (await server.get(PATHS[2].replace("/hint", "/solution"))).code == "too_many"
        assert (await post(server, PATHS[2], Client("10.0.0.1"))).status == 200
        server.time.turn(1000)
        assert (await server.get(PATHS[2].replace("/hint", "/solution"))).status == 200

    test()


def test_what_is_kept_has_a_limit_whatever_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercises, "KEPT", 8_000)

    @served
    async def test(server: Server) -> None:
        path = PATHS[0].replace("/hint", "")
        for number in range(20):
            answer = await post(server, path, None, *[f"{number} {'x' * 390}"] * 150)
            assert (answer.status, answer.json["done"]) == (200, 0)
        kept = server.lobby.exercises._looks._kept
        assert 0 < len(kept) < 20
        assert {len(key) for key in kept} == {32}, "long words are not kept"  # type: ignore[arg-type]

    test()
