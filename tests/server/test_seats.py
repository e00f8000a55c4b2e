"""Bots in the place of people, people back on their seats, rematch, several seats on one screen, hints."""

import asyncio
import os
import sys
import threading

import pytest

from labtop.bots import catalog
from labtop.bots.protocol import Analysis, Bot
from labtop.core.observation import Observation
from labtop.server import bot_pool
from labtop.server.compilation import Compiling
from server.serving import ADA, BEN, BOT, OPEN, Server, key, pick, play, served

pytestmark = pytest.mark.usefixtures("any_database")


@served
async def test_a_player_who_is_gone_is_replaced_and_comes_back(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    other, _ = await server.sit(table, ben)
    command = {"type": "seat_bot", "seat": 1, "level": "random"}
    assert (await line.ask(**command, key=key()))["code"] == "still_there"
    other.leave()
    await other.task
    while (presence := await line.until("presence"))["connected"] != [True, False]:
        pass
    assert presence["patience"] == [60_000, 60_000]
    server.time.turn(59_999)
    assert (await server.get(f"/api/tables/{table}", ada)).json["patience"] == [60_000, 1]
    assert (await line.ask(**command, key=key()))["code"] == "still_there"
    server.time.turn(1)
    assert (await line.ask(**command, key=key()))["type"] == "done"
    state = (await server.get(f"/api/tables/{table}", ada)).json["state"]
    assert state["seats"][1] == {"kind": "person", "name": "Ben", "level": "random", "held": True}
    state = await play(line, first["state"] | {"position": state["position"]}, pick(first["state"]))
    while not state["legal"]:
        state = await line.state()
    back, _ = await server.sit(table, ben)
    assert (await back.ask(type="sit_down", key=key(), seat=1))["type"] == "done"
    state = await play(line, state, pick(state))
    assert state["to_play"] == 1
    mine = (await server.get(f"/api/tables/{table}", ben)).json["state"]
    assert mine["legal"], "Ben decides again"


@served
async def test_who_sits_down_again_stops_the_bot(server: Server) -> None:
    """Also in the middle of its thoughts: what it finds is not played."""
    table, (ada, _) = await server.make(ADA, BEN)
    await server.post(f"/api/tables/{table}/messages", {"type": "seat_bot", "key": "a", "seat": 0}, ada)
    await server.post(f"/api/tables/{table}/messages", {"type": "sit_down", "key": "b", "seat": 0}, ada)
    session = await server.lobby.find(table)
    seat = session.table.seats[0]
    assert seat.person_plays
    assert not session.players.busy


@served
async def test_an_open_seat_is_given_to_a_bot(server: Server) -> None:
    table, (ada, _, _) = await server.make(ADA, OPEN, OPEN)
    line, _ = await server.sit(table, ada)
    for seat in (2, 1):
        await line.ask(type="seat_bot", key=key(), seat=seat)
    state = (await server.get(f"/api/tables/{table}", ada)).json["state"]
    assert not state["waiting"]
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot", "bot"]
    assert (await line.ask(type="seat_bot", key=key(), seat=2))["code"] == "not_your_seat"
    assert (await line.ask(type="seat_bot", key=key(), seat=3))["code"] == "not_your_seat"
    assert (await server.post(f"/api/tables/{table}/join", {"name": "Cem"})).code == "no_open_seat"


@served
async def test_a_rematch_has_the_same_seats_and_secrets(server: Server) -> None:
    table, (ada, _, _) = await server.make(ADA, BOT, BOT, clock={"per": "game", "seconds": 100})
    line, first = await server.sit(table, ada)
    state = first["state"]
    while not state["over"]:
        state = await play(line, state) if state["legal"] else await line.state()
    assert (await line.ask(type="rematch", key=key()))["type"] == "done"
    again = (await server.get(f"/api/tables/{table}")).json["state"]["rematch"]
    await line.ask(type="rematch", key=key())
    assert (await server.get(f"/api/tables/{table}")).json["state"]["rematch"] == again, "one for all"
    whole = (await server.get(f"/api/tables/{again}", ada)).json
    assert (whole["you"], whole["state"]["seats"]) == ([0], state["seats"]), "and so the same colours"
    assert whole["state"]["times"]["seconds"] == 100
    assert whole["state"]["proof"]["commitment"] != state["proof"]["commitment"]


@served
async def test_several_seats_on_one_screen_see_only_with_the_eyes_chosen(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    line, whole = await server.sit(table, ada, ben)
    assert (whole["you"], whole["eye"]) == ([0, 1], 0)
    state = await play(line, whole["state"], "research I")
    assert state["secret"]
    assert isinstance(state["view"]["turn"]["research"]["cards"], list)
    other = await line.ask(type="look", seat=1)
    assert other["state"]["view"]["turn"]["research"]["cards"] == 3
    assert other["state"]["legal"] == []
    mine = await line.ask(type="look", seat=0)
    state = await play(line, mine["state"], "neither")
    state = await play(line, state, "under rest")
    assert (state["secret"], state["to_play"], state["legal"]) == (False, 1, [])
    next_one = await line.ask(type="look", seat=1)
    state = await play(line, next_one["state"], pick(next_one["state"]))
    assert state["take_back"] == "now", "nobody else has to agree"


@served
async def test_hints_are_for_whose_turn_it_is_at_tables_that_allow_them(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    hint = await line.ask(type="hint", position=0)
    assert hint["type"] == "analysis"
    assert {one["action"] for one in hint["actions"]} <= set(first["state"]["legal"])
    assert (await line.ask(type="hint", position=1))["code"] == "stale"
    strict, (ada, _) = await server.make(ADA, BEN, hints=False)
    line, _ = await server.sit(strict, ada)
    assert (await line.ask(type="hint", position=0))["code"] == "no_hints"


@served
async def test_names_are_text_without_tricks(server: Server) -> None:
    table, (ada, _) = await server.make({"kind": "person", "name": " <b>A\u0000d\u202ea</b>\n "}, BOT)
    line, whole = await server.sit(table, ada)
    assert whole["state"]["seats"][0]["name"] == "<b>Ada</b>", "it is for the page to show it as text"
    assert (await line.ask(type="rename", key=key(), seat=0, name="\u200b"))["code"] == "bad_message"
    await line.ask(type="rename", key=key(), seat=0, name="A  B")
    assert (await server.get(f"/api/tables/{table}")).json["state"]["seats"][0]["name"] == "A B"


class Broken:
    """A bot that fails, or chooses nonsense."""

    def __init__(self, action: str | None) -> None:
        self._action = action

    def choose(self, seen: Observation) -> str:
        if self._action is None:
            raise ZeroDivisionError
        return self._action

    def analyse(self, seen: Observation) -> Analysis:
        raise ZeroDivisionError

    def stop(self) -> None:
        pass


@pytest.mark.parametrize("action", [None, "nonsense"])
def test_the_game_goes_on_whatever_a_bot_does(action: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    make = catalog.make

    def made(level: str, game: str, seed: int = 0, threads: int = 1) -> Bot:
        return (
            Broken(action)
            if seed and level == "random" and threading.current_thread().name[:3] == "bot"
            else make(level, game, seed)
        )

    monkeypatch.setattr(catalog, "make", made)

    @served
    async def test(server: Server) -> None:
        table, _ = await server.make(BOT, BOT)
        line, first = await server.sit(table)
        state = first["state"]
        while not state["over"]:
            state = await line.state()

    test()


def test_a_bot_that_nobody_waits_for_is_stopped() -> None:
    stopped = threading.Event()
    thinking = threading.Event()

    class Slow(Broken):
        def choose(self, seen: Observation) -> str:
            thinking.set()
            stopped.wait(30)
            return seen.actions[0]

        def stop(self) -> None:
            stopped.set()

    @served
    async def test(server: Server) -> None:
        async def slow(level: str, game: str, luck: int, asker: object) -> Bot:
            return Slow(None)

        server.lobby.bot_pool.make = slow  # type: ignore[method-assign]
        table, (ada, _) = await server.make(ADA, BEN)
        line, _ = await server.sit(table, ada)
        await line.ask(type="seat_bot", key=key(), seat=0, level="random")
        await asyncio.to_thread(thinking.wait, 30)
        assert (await line.ask(type="rename", key=key(), seat=0, name="Ada L."))["type"] == "done", (
            "people need not wait"
        )
        await line.ask(type="sit_down", key=key(), seat=0)
        await asyncio.to_thread(stopped.wait, 30)
        state = (await server.get(f"/api/tables/{table}", ada)).json["state"]
        assert (state["played"], bool(state["legal"])) == (0, True)

    test()
    assert stopped.is_set()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know no priorities of threads")
def test_bots_stand_behind_people() -> None:
    async def test() -> tuple[int, int]:
        pool = bot_pool.BotPool(1, Compiling([]).code)
        bot = Broken(None)
        bot.choose = lambda seen: str(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))  # type: ignore[method-assign]
        found = await pool.choose(bot, None)  # type: ignore[arg-type]
        pool.close()
        return int(found), os.getpriority(os.PRIO_PROCESS, 0)

    bots, people = asyncio.run(test())
    assert bots > people
