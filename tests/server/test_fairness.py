"""Bots think for people first; addresses take turns; only so many tables are played by bots alone."""

import asyncio
from collections.abc import Callable

import pytest

from labtop.bots.protocol import Bot
from labtop.core.observation import Observation
from labtop.server import bot_tables
from labtop.server.bot_pool import BotPool, anybody
from labtop.server.fair_queue import Asker, FairQueue, Whose
from server.serving import ADA, BEN, BOT, PATIENCE, Client, Server, gather, key, limited, pick, play, served

pytestmark = pytest.mark.usefixtures("any_database")


def whose(people: bool, address: str) -> Asker:
    return lambda: Whose(people, address)


async def order(*askers: Asker, change: Callable[[], None] = lambda: None) -> list[int]:
    """In which order they are served who have all come while the only place was taken."""
    queue, served_now = FairQueue(1), []

    async def one(number: int, asker: Asker) -> None:
        async with queue.place(asker):
            served_now.append(number)

    async with queue.place(whose(True, "")):
        tasks = [asyncio.create_task(one(number, asker)) for number, asker in enumerate(askers)]
        await asyncio.sleep(0)
        change()
    await asyncio.gather(*tasks)
    return served_now


def test_people_come_first() -> None:
    assert asyncio.run(order(*[whose(False, "a")] * 5, whose(True, "b"))) == [5, 0, 1, 2, 3, 4]


def test_addresses_take_turns() -> None:
    many = [whose(True, "greedy")] * 4
    assert asyncio.run(order(*many, whose(True, "a"), whose(True, "b"))) == [0, 4, 5, 1, 2, 3]


def test_somebody_who_comes_makes_a_table_one_of_people() -> None:
    there: list[bool] = []
    later = lambda: Whose(bool(there), "b")  # noqa: E731
    assert asyncio.run(order(whose(False, "a"), later, change=lambda: there.append(True))) == [1, 0]


def test_who_goes_away_leaves_no_place_taken() -> None:
    async def test() -> None:
        queue = FairQueue(1)

        async def one() -> None:
            async with queue.place(whose(True, "")):
                await asyncio.sleep(0)

        async with queue.place(whose(True, "")):
            tasks = [asyncio.create_task(one()) for _ in range(5)]
            await asyncio.sleep(0)
            for task in tasks[:3]:
                task.cancel()
        tasks[3].cancel()  # just when it is called
        await asyncio.wait_for(tasks[4], 10)
        await asyncio.wait_for(one(), 10)

    asyncio.run(test())


@served
async def test_a_persons_bot_thinks_before_those_of_tables_without_people(server: Server) -> None:
    asked: list[Whose] = []

    async def noting(self: BotPool, bot: Bot, observation: Observation, asker: Asker = anybody) -> str:
        asked.append(asker())
        await asyncio.Event().wait()  # it thinks for ever
        raise AssertionError

    server.lobby.bot_pool.choose = noting.__get__(server.lobby.bot_pool)  # type: ignore[method-assign]
    await server.post("/api/tables", {"game": "gizmos", "seats": [BOT, BOT]})
    async with asyncio.timeout(PATIENCE):
        while not asked:
            await asyncio.sleep(0)
    assert asked == [Whose(False, "127.0.0.1")]
    table, (ada, _) = await server.make(ADA, BOT)
    line, first = await server.sit(table, ada)
    await play(line, first["state"], pick(first["state"]))
    async with asyncio.timeout(PATIENCE):
        while not any(whose.people for whose in asked):  # tables at which the bot begins have been made and left
            await asyncio.sleep(0)
    assert asked[-1] == Whose(True, "127.0.0.1")


@limited
async def test_only_so_many_tables_are_played_by_bots_alone(server: Server) -> None:
    server.lobby.bot_pool.choose = lambda *_: asyncio.Event().wait()  # type: ignore[method-assign, assignment, return-value]
    alone = {"game": "gizmos", "seats": [BOT, BOT]}
    for address, most in (("10.0.0.1", bot_tables.MOST_EACH), ("10.0.0.2", bot_tables.MOST_EACH)):
        for _ in range(most):
            assert (await server.call("POST", "/api/tables", alone, client=Client(address))).status == 201
        assert (await server.call("POST", "/api/tables", alone, client=Client(address))).code == "too_many"
    with_ada = alone | {"seats": [ADA, BOT]}
    assert (await server.call("POST", "/api/tables", with_ada, client=Client("10.0.0.1"))).status == 201


def test_only_so_many_tables_in_all_are_played_by_bots_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_tables, "MOST", 3)

    @limited
    async def test(server: Server) -> None:
        server.lobby.bot_pool.choose = lambda *_: asyncio.Event().wait()  # type: ignore[method-assign, assignment, return-value]
        alone = {"game": "gizmos", "seats": [BOT, BOT]}
        made = [await server.call("POST", "/api/tables", alone, client=Client(f"10.0.0.{n}")) for n in range(4)]
        assert [answer.status for answer in made] == [201, 201, 201, 429]

    test()


def test_tables_that_are_made_at_once_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_tables, "MOST_EACH", 1)

    @limited
    async def test(server: Server) -> None:
        server.lobby.bot_pool.choose = lambda *_: asyncio.Event().wait()  # type: ignore[method-assign, assignment, return-value]
        alone = {"game": "gizmos", "seats": [BOT, BOT]}
        made = await gather(*(server.post("/api/tables", alone) for _ in range(3)))
        assert sorted(answer.status for answer in made) == [201, 429, 429]

    test()


def test_an_address_takes_no_more_than_its_share_by_running_out_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_tables, "MOST", 3)
    monkeypatch.setattr(bot_tables, "MOST_EACH", 2)

    @limited
    async def test(server: Server) -> None:
        server.lobby.bot_pool.choose = lambda *_: asyncio.Event().wait()  # type: ignore[method-assign, assignment, return-value]
        game = {"clock": {"per": "game", "seconds": 5}}
        tables = [(await server.make(ADA, {"kind": "bot", "level": "hard"}, **game))[0] for _ in range(4)]
        sessions = [await server.lobby.find(table) for table in tables]
        server.time.turn(5_000)
        async with asyncio.timeout(PATIENCE):
            while not all(session.alone_with_bots for session in sessions):
                await asyncio.sleep(0)
        levels = sorted(tuple(seat.level for seat in session.table.seats) for session in sessions)
        assert levels == [("medium", "hard")] * 2 + [("random", "random")] * 2
        assert all(session.table.seats[0].out_of_time for session in sessions)
        alone = {"game": "gizmos", "seats": [BOT, BOT]}
        made = [await server.call("POST", "/api/tables", alone, client=Client(f"10.0.0.{n}")) for n in range(2)]
        assert [answer.status for answer in made] == [201, 429], "four tables take the room of two"

    test()


def test_an_address_takes_no_more_than_its_share_by_being_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_tables, "MOST_EACH", 1)

    @limited
    async def test(server: Server) -> None:
        server.lobby.bot_pool.choose = lambda *_: asyncio.Event().wait()  # type: ignore[method-assign, assignment, return-value]
        assert (await server.post("/api/tables", {"game": "gizmos", "seats": [BOT, BOT]})).status == 201
        table, (ada, ben, cem) = await server.make(ADA, BEN, {"kind": "person", "name": "Cem"})
        path = f"/api/tables/{table}"
        assert (await server.call("DELETE", path, None, cem)).status == 200
        wish = {"type": "seat_bot", "key": key(), "seat": 0, "level": "hard"}
        assert (await server.post(f"{path}/messages", wish, ada)).status == 200
        levels = [seat["level"] for seat in (await server.get(path)).json["state"]["seats"]]
        assert levels == ["hard", None, "medium"], "somebody still plays"
        assert (await server.call("DELETE", path, None, ben)).status == 200
        levels = [seat["level"] for seat in (await server.get(path)).json["state"]["seats"]]
        assert levels == ["random"] * 3

    test()


@limited
async def test_no_more_are_left_to_bots_than_may_be_made_for_them(server: Server) -> None:
    server.lobby.bot_pool.choose = lambda *_: asyncio.Event().wait()  # type: ignore[method-assign, assignment, return-value]
    with_ada = {"game": "gizmos", "seats": [ADA, BOT]}
    left = []
    for number in range(bot_tables.MOST_EACH + 1):
        made = (await server.call("POST", "/api/tables", with_ada, client=Client(f"10.0.1.{number}"))).json
        path, (ada, _) = f"/api/tables/{made['table']}/messages", made["secrets"]
        left.append(await server.post(path, {"type": "seat_bot", "key": key(), "seat": 0}, ada))
    assert [answer.status for answer in left] == [200] * bot_tables.MOST_EACH + [429]
    assert (await server.get(path.removesuffix("/messages"))).json["state"]["seats"][0]["level"] is None
    alone = {"game": "gizmos", "seats": [BOT, BOT]}
    assert (await server.post("/api/tables", alone)).code == "too_many", (
        "they count for who left them, not who made them"
    )


@limited
async def test_who_plays_with_others_may_always_leave_a_seat_to_a_bot(server: Server) -> None:
    server.lobby.bot_pool.choose = lambda *_: asyncio.Event().wait()  # type: ignore[method-assign, assignment, return-value]
    for _ in range(bot_tables.MOST_EACH):
        assert (await server.post("/api/tables", {"game": "gizmos", "seats": [BOT, BOT]})).status == 201
    table, (ada, _) = await server.make(ADA, BEN)
    wish = {"type": "seat_bot", "key": key(), "seat": 0}
    assert (await server.post(f"/api/tables/{table}/messages", wish, ada)).status == 200
