"""Hints: searched, sorted, in sentences; also of the past, but nobody sees what the rules hide."""

import asyncio
from random import Random
from typing import Any

import pytest

from labtop.bots.protocol import Bot
from labtop.bots.searching import TreeBot
from labtop.registry import GAMES
from labtop.server.bot_pool import anybody
from labtop.server.fair_queue import Asker, Whose
from labtop.server.limits import MOST_HINTS
from server.serving import ADA, BEN, PATIENCE, Client, Server, key, limited, pick, play, served

pytestmark = pytest.mark.usefixtures("any_database")


async def _to_the_end(server: Server, table: str, secrets: list[str]) -> None:
    """Chance plays: who takes the actions by turns can go round in a circle for ever."""
    lines = [(await server.sit(table, secret))[0] for secret in secrets]
    chance = Random(0)
    while True:
        states = [(await server.get(f"/api/tables/{table}", secret)).json["state"] for secret in secrets]
        if states[0]["over"]:
            return
        seat = states[0]["to_play"]
        legal = states[seat]["legal"]
        await lines[seat].ask(type="play", key=key(), position=states[seat]["position"], action=chance.choice(legal))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_sorted_and_speaks(game: str) -> None:
    @served
    async def test(server: Server) -> None:
        table, secrets = await server.make(ADA, BEN, game=game)
        line, whole = await server.sit_to_play(table, secrets)
        hint = await line.ask(type="hint", position=whole["state"]["position"])
        assert hint["type"] == "analysis"
        assert (hint["played"], hint["seat"]) == (0, whole["state"]["to_play"])
        visits = [one["visits"] for one in hint["actions"]]
        assert visits == sorted(visits, reverse=True)
        for one in hint["actions"]:
            assert one["described"] == whole["state"]["described"][one["action"]]
            assert one["brought"] == whole["state"]["brought"].get(one["action"], [])
        assert all(later["described"] and later["seat"] in (0, 1) for later in hint["expected"])

    test()


@served
async def test_the_pages_know_how_long_a_hint_takes(server: Server) -> None:
    short, longer = (await server.get("/api/about")).json["hints"]
    assert 0 < short < longer
    table, (ada, _) = await server.make(ADA, BEN)
    line, _ = await server.sit(table, ada)
    hints = [await line.ask(type="hint", position=0, longer=wish) for wish in (False, True)]
    assert short <= hints[0]["seconds"]
    assert longer <= hints[1]["seconds"]


async def _researched(server: Server) -> tuple[str, str, str, dict[str, Any]]:
    """Ada has looked at cards that Ben cannot see, and chosen one."""
    table, (ada, ben) = await server.make(ADA, BEN)
    line, whole = await server.sit(table, ada)
    state = await play(line, whole["state"], "research I")
    state = await play(line, state, next(action for action in state["legal"] if action.startswith("file")))
    return table, ada, ben, state


@served
async def test_a_decision_of_the_past_is_hinted_to_those_who_saw_as_much(server: Server) -> None:
    table, ada, ben, state = await _researched(server)
    path, asked = f"/api/tables/{table}/messages", {"type": "hint", "position": state["position"]}
    own = await server.post(path, asked | {"played": 1}, ada)
    assert (own.json["played"], own.json["seat"]) == (1, 0)
    assert (await server.post(path, asked | {"played": 1}, ben)).code == "not_your_seat"
    assert (await server.post(path, asked | {"played": 1})).code == "not_your_seat"
    public = await server.post(path, asked | {"played": 0}, ben)
    assert public.json["seat"] == 0, "everybody saw what was there to choose"
    assert (await server.post(path, asked | {"played": state["played"]}, ben)).code == "stale"


@served
async def test_tables_without_hints_have_them_once_it_is_over(server: Server) -> None:
    table, secrets = await server.make(ADA, BEN, hints=False)
    path, asked = f"/api/tables/{table}/messages", {"type": "hint", "position": 0, "played": 0}
    assert (await server.post(path, asked, secrets[0])).code == "no_hints"
    await _to_the_end(server, table, secrets)
    assert (await server.post(path, asked, secrets[0])).json["played"] == 0
    played = (await server.get(f"/api/tables/{table}")).json["state"]["played"]
    assert (await server.post(path, asked | {"played": played}, secrets[0])).code == "over"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_hinted_with_what_the_seat_knew(game: str) -> None:
    @served
    async def test(server: Server) -> None:
        table, secrets = await server.make(ADA, BEN, game=game)
        await _to_the_end(server, table, secrets)
        record = (await server.get(f"/api/tables/{table}/record")).body
        seats = [move["seat"] for move in (await server.get(f"/api/tables/{table}/record")).json["moves"]]
        for played in (0, 5):
            hint = (await server.post(f"/api/replay/hint?played={played}", record)).json
            assert (hint["played"], hint["seat"]) == (played, seats[played])
        assert (await server.post(f"/api/replay/hint?played={len(seats)}", record)).code == "over"
        assert (await server.post(f"/api/replay/hint?played={len(seats) + 1}", record)).code == "over"

    test()


def test_a_hint_that_fails_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Any:
        raise RuntimeError("the bot is broken")

    @served
    async def test(server: Server) -> None:
        table, (ada, _) = await server.make(ADA, BEN)
        line, _ = await server.sit(table, ada)
        monkeypatch.setattr(TreeBot, "analyse", fail)
        error = await line.ask(type="hint", position=0)
        assert (error["type"], error["code"]) == ("error", "failed")

    test()


class Hanging:
    """Bots that think about hints for ever."""

    def __init__(self, server: Server) -> None:
        self.thinking: list[Whose] = []
        server.lobby.bot_pool.make = self._make  # type: ignore[method-assign]

    async def _make(self, level: str, game: str, luck: int, asker: Asker = anybody) -> Bot:
        whose = asker()
        self.thinking.append(whose)
        try:
            await asyncio.Event().wait()
        finally:
            self.thinking.remove(whose)
        raise AssertionError

    async def become(self, *whose: Whose) -> None:
        """Wait until they think for these."""
        async with asyncio.timeout(PATIENCE):
            while self.thinking != [*whose]:
                await asyncio.sleep(0)


async def _moved_table(server: Server) -> tuple[str, str, str]:
    """A table at which Ben decides and everybody may ask about Ada's move."""
    table, (ada, ben) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    await play(line, first["state"], pick(first["state"]))
    return f"/api/tables/{table}/messages", ada, ben


def _asks(
    server: Server, path: str, address: str, secret: str | None = None, **more: Any
) -> tuple[Client, asyncio.Task[Any]]:
    """Somebody who asks for a hint."""
    client, asked = Client(address), {"type": "hint", "position": 0, "played": 0, **more}
    return client, asyncio.create_task(server.call("POST", path, asked, secret, client))


@limited
async def test_who_holds_a_seat_is_hinted_before_strangers_and_each_has_their_own_turn(server: Server) -> None:
    hanging, (path, ada, _) = Hanging(server), await _moved_table(server)
    clients = [_asks(server, path, "10.0.0.1"), _asks(server, path, "10.0.0.2", ada)]
    await hanging.become(Whose(people=False, address="10.0.0.1"), Whose(people=True, address="10.0.0.2"))
    for client, asking in clients:
        client.gone.set()
        await asking


@limited
async def test_a_hint_about_a_record_waits_behind_those_who_play(server: Server) -> None:
    hanging, (path, _, _) = Hanging(server), await _moved_table(server)
    session = await server.lobby.find(path.split("/")[3])
    client = Client("10.0.0.1")
    asking = asyncio.create_task(
        server.call("POST", "/api/replay/hint?played=0", session.table.game.record(), None, client)
    )
    await hanging.become(Whose(people=False, address="10.0.0.1"))
    client.gone.set()
    await asking


@limited
async def test_an_address_has_only_so_many_hints_under_way_which_end_when_nobody_waits(server: Server) -> None:
    hanging, (path, _, ben) = Hanging(server), await _moved_table(server)
    greedy, other = Whose(people=False, address="10.0.0.1"), Whose(people=False, address="10.0.0.2")
    clients = [_asks(server, path, "10.0.0.1") for _ in range(MOST_HINTS)]
    await hanging.become(*[greedy] * MOST_HINTS)
    assert (await _asks(server, path, "10.0.0.1")[1]).code == "too_many"
    record = (await server.lobby.find(path.split("/")[3])).table.game.record()
    refused = await server.call("POST", "/api/replay/hint?played=0", record, None, Client("10.0.0.1"))
    assert refused.code == "too_many"
    clients.append(_asks(server, path, "10.0.0.2"))
    await hanging.become(*[greedy] * MOST_HINTS, other)
    for client, asking in clients:
        client.gone.set()
        await asking
    await hanging.become()
    client, asking = _asks(server, path, "10.0.0.1", ben)
    await hanging.become(Whose(people=True, address="10.0.0.1"))
    client.gone.set()
    await asking


@limited
async def test_who_asks_again_on_a_socket_has_one_hint_under_way(server: Server) -> None:
    hanging, (path, _, _) = Hanging(server), await _moved_table(server)
    line, _ = await server.sit(path.split("/")[3])
    for _ in range(MOST_HINTS + 2):
        line.say(type="hint", position=0, played=0)
        await hanging.become(Whose(people=False, address="127.0.0.1"))
    assert (await line.ask(type="hint", position=0, played=99))["code"] == "stale"
    line.leave()
    await hanging.become()
