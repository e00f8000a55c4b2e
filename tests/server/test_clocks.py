"""The clock, without waiting for it."""

import pytest

from server.serving import ADA, BEN, BOT, OPEN, Server, key, pick, play, served

pytestmark = pytest.mark.usefixtures("any_database")

PER_MOVE = {"per": "move", "seconds": 30}
PER_GAME = {"per": "game", "seconds": 60}


@served
async def test_a_bot_plays_the_one_move_for_which_time_was_out(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN, clock=PER_MOVE)
    line, first = await server.sit(table, ada)
    assert first["state"]["times"] == {"per": "move", "seconds": 30, "left": [30_000, 30_000], "running": 0}
    server.time.turn(29_999)
    left = (await server.get(f"/api/tables/{table}", ada)).json["state"]["times"]["left"]
    assert left == [1, 30_000]
    server.time.turn(1)
    change = await line.until("change")
    assert change["event"]["kind"] == "moved"
    assert (change["event"]["move"]["by"], change["event"]["move"]["ms"]) == ("clock", 30_000)
    assert change["state"]["seats"][0]["level"] is None, "the seat is still Ada's"
    assert change["state"]["times"]["left"] == [30_000, 30_000]


@served
async def test_a_bot_plays_the_rest_of_the_game_when_its_time_is_out(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN, clock=PER_GAME)
    line, first = await server.sit(table, ada)
    server.time.turn(40_000)
    state = await play(line, first["state"], pick(first["state"]))
    assert state["times"] == {"per": "game", "seconds": 60, "left": [20_000, 60_000], "running": 1}
    other, seen = await server.sit(table, ben)
    server.time.turn(5_000)
    state = await play(other, seen["state"], pick(seen["state"]))
    assert state["times"]["left"] == [20_000, 55_000]
    server.time.turn(20_000)
    change = await other.until("change")
    assert change["event"] == {
        "kind": "bot_came",
        "seat": 0,
        "level": server.lobby.settings.stand_in,
        "out_of_time": True,
    }
    assert [seat["held"] for seat in change["state"]["seats"]] == [False, True], "Ada may not sit down again"
    assert (await other.until("change"))["event"]["move"]["by"] == "bot"
    assert (await line.ask(type="sit_down", key=key(), seat=0))["code"] == "out_of_time"


@served
async def test_moves_taken_back_cost_their_time(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BOT, clock=PER_GAME)
    line, first = await server.sit(table, ada)
    server.time.turn(10_000)
    state = await play(line, first["state"], pick(first["state"]))
    while not state["legal"]:
        state = await line.state()
    await line.ask(type="take_back", key=key(), position=state["position"])
    times = (await server.get(f"/api/tables/{table}", ada)).json["state"]["times"]
    assert times["left"][0] == 50_000


@served
async def test_no_time_passes_while_a_seat_is_open_or_the_game_is_over(server: Server) -> None:
    table, _ = await server.make(ADA, OPEN, clock=PER_MOVE)
    server.time.turn(100_000)
    state = (await server.get(f"/api/tables/{table}")).json["state"]
    assert (state["played"], state["times"]["running"], state["times"]["left"][0]) == (0, None, 30_000)
    await server.post(f"/api/tables/{table}/join", {"name": "Ben"})
    state = (await server.get(f"/api/tables/{table}")).json["state"]
    assert state["times"]["running"] == state["view"]["first"]
    assert state["times"]["left"] == [30_000, 30_000], "the first move has all its time"


@served
async def test_a_move_in_time_stops_the_clock(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN, clock=PER_MOVE)
    line, first = await server.sit(table, ada)
    server.time.turn(29_000)
    await play(line, first["state"], pick(first["state"]))
    server.time.turn(29_000)
    assert (await server.get(f"/api/tables/{table}")).json["state"]["played"] == 1
