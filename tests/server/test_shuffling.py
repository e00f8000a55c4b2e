"""Players add to the shuffle: the server is bound first, the players by their promises, then everything is shown."""

import json
from pathlib import Path
from typing import Any

import pytest

import labtop
from labtop.core import proof
from labtop.registry import rules
from labtop.server.settings import Settings
from proofs import proved_record
from server.serving import ADA, BEN, BOT, OPEN, Line, Server, key, play, served, start

pytestmark = pytest.mark.usefixtures("any_database")

MINE, OTHERS = "a1" * 16, "b2" * 32


def promised(nonce: str) -> dict[str, str]:
    return {"promise": proof.promise(nonce)}


async def reveal(line: Line, seat: int, nonce: str, **more: Any) -> dict[str, Any]:
    return await line.ask(**{"type": "reveal", "key": key(), "seat": seat, "nonce": nonce, **more})


async def seen(server: Server, table: str) -> dict[str, Any]:
    state: dict[str, Any] = (await server.get(f"/api/tables/{table}")).json["state"]
    return state


@served
async def test_the_game_begins_when_the_promised_nonce_is_shown(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BOT, **promised(MINE))
    line, whole = await server.sit(table, ada)
    before = whole["state"]
    assert (before["waiting"], before["to_play"], before["legal"]) == (True, None, [])
    assert before["proof"]["promises"] == [proof.promise(MINE), None]
    assert (await reveal(line, 0, MINE))["type"] == "done"
    after = await seen(server, table)
    assert not after["waiting"]
    assert after["proof"] == before["proof"] | {"nonces": [MINE, None]}
    session = await server.lobby.find(table)
    seed = proof.seed(before["proof"]["commitment"], session.table.start.secret, [MINE, None])
    assert session.table.game.seed == seed
    assert labtop.new_game("gizmos", 2, seed).view(None) == session.table.moment_at(0).view(None)


@served
async def test_nothing_of_the_deal_is_seen_while_the_table_waits(server: Server) -> None:
    """What is shown is the same example at every table, whatever its secret."""
    views = []
    for _ in range(2):
        table, _ = await server.make(ADA, OPEN)
        views.append((await seen(server, table))["view"])
        steps = (await server.get(f"/api/tables/{table}/steps")).json["steps"]
        assert [step["view"] for step in steps] == views[-1:]
    assert views[0] == views[1]


@served
async def test_a_nonce_is_shown_only_when_all_have_promised_theirs(server: Server) -> None:
    """Otherwise whoever comes last could choose theirs to fit."""
    table, (ada, _) = await server.make(ADA, OPEN, **promised(MINE))
    line, _ = await server.sit(table, ada)
    assert (await reveal(line, 0, MINE))["code"] == "waiting"
    joined = (await server.post(f"/api/tables/{table}/join", {"name": "Ben", **promised(OTHERS)})).json
    other, _ = await server.sit(table, joined["secret"])
    assert (await reveal(line, 0, MINE))["type"] == "done"
    assert (await seen(server, table))["waiting"]
    assert (await reveal(other, 1, OTHERS))["type"] == "done"
    state = await seen(server, table)
    assert (state["waiting"], state["proof"]["nonces"]) == (False, [MINE, OTHERS])


@served
async def test_another_nonce_than_the_promised_one_is_refused(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN, **promised(MINE))
    line, _ = await server.sit(table, ada)
    assert (await reveal(line, 0, OTHERS))["code"] == "bad_nonce"
    assert (await reveal(line, 1, MINE))["code"] == "not_your_seat"
    assert (await reveal(line, 0, "no nonce"))["code"] == "bad_message"
    other, _ = await server.sit(table, ben)
    assert (await reveal(other, 1, OTHERS))["code"] == "bad_nonce"  # none was promised
    await reveal(line, 0, MINE)
    assert (await reveal(line, 0, MINE))["code"] == "bad_nonce"  # it was shown
    assert (await seen(server, table))["position"] == 1


@served
async def test_who_joins_without_a_promise_is_not_waited_for(server: Server) -> None:
    table, _ = await server.make(ADA, OPEN)
    await server.post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert not (await seen(server, table))["waiting"]


@served
async def test_a_promise_without_a_person_is_refused(server: Server) -> None:
    answer = await server.post("/api/tables", {"game": "gizmos", "seats": [BOT, BOT], **promised(MINE)})
    assert answer.code == "bad_message"


@served
async def test_a_bot_in_the_place_of_a_player_adds_nothing_and_the_game_begins(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BOT, **promised(MINE))
    line, _ = await server.sit(table, ada)
    await line.ask(type="seat_bot", key=key(), seat=0)
    state = await seen(server, table)
    assert (state["waiting"], state["proof"]["promises"]) == (False, [None, None])


@served
async def test_a_lost_nonce_is_withdrawn_and_its_player_stays(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, OPEN, **promised(MINE))
    line, _ = await server.sit(table, ada)
    wish = {"type": "withdraw", "seat": 0}
    assert (await line.ask(**wish, key=key()))["code"] == "waiting"
    await server.post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert (await seen(server, table))["waiting"]
    assert (await line.ask(**wish, key=key()))["type"] == "done"
    state = await seen(server, table)
    assert (state["waiting"], state["proof"]["promises"]) == (False, [None, None])
    assert (state["seats"][0]["name"], state["seats"][0]["level"]) == ("Ada", None)
    assert (await line.ask(**wish, key=key()))["code"] == "bad_nonce"


@served
async def test_the_nonce_of_who_is_gone_is_withdrawn_by_the_others(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN, **promised(MINE))
    line, _ = await server.sit(table, ada)
    other, _ = await server.sit(table, ben)
    wish = {"type": "withdraw", "seat": 0}
    assert (await other.ask(**wish, key=key()))["code"] == "still_there"
    line.leave()
    await line.task
    server.time.turn(60_000)
    assert (await other.ask(**wish, key=key()))["type"] == "done"
    assert not (await seen(server, table))["waiting"]


@served
async def test_the_same_reveal_twice_is_one(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN, **promised(MINE))
    line, _ = await server.sit(table, ada)
    twice = [await reveal(line, 0, MINE, key="once") for _ in range(2)]
    assert twice[0] == twice[1] == {"type": "done", "key": "once", "seq": 1}


@served
async def test_a_rematch_is_shuffled_with_what_its_author_adds(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BOT)
    line, whole = await server.sit(table, ada)
    state = whole["state"]
    while not state["over"]:
        state = await play(line, state) if state["legal"] else await line.state()
    await line.ask(type="rematch", key=key(), **promised(MINE))
    again = (await seen(server, table))["rematch"]
    assert (await seen(server, again))["proof"]["promises"] == [proof.promise(MINE), None]
    other, _ = await server.sit(again, ada)
    await reveal(other, 0, MINE)
    assert not (await seen(server, again))["waiting"]


@served
async def test_the_record_of_a_table_is_proved_by_anybody(server: Server) -> None:
    for game in ("gizmos", "aquasphere"):
        table, (ada, _) = await server.make(ADA, BOT, game=game, **promised(MINE))
        line, _ = await server.sit(table, ada)
        await reveal(line, 0, MINE)
        await line.ask(type="seat_bot", key=key(), seat=0, level="random")
        await line.state(lambda state: state["over"])
        record = (await server.get(f"/api/tables/{table}/record")).json
        assert record["proof"]["nonces"] == [MINE, None]
        assert all(check.right for check in proof.prove(rules(game), record))
        checks = (await server.post("/api/prove", record)).json["checks"]
        assert [(check["name"], check["right"]) for check in checks] == [
            (name, True) for name in ("commitment", "seed", "deal", "draws")
        ]


@served
async def test_what_does_not_fit_is_said(server: Server) -> None:
    record = proved_record()
    record["proof"]["secret"] = "0" * 64
    checks = (await server.post("/api/prove", record)).json["checks"]
    assert [check["name"] for check in checks if not check["right"]] == ["commitment", "seed"]
    record = proved_record()
    record["start"]["decks"]["I"].reverse()
    assert (await server.post("/api/prove", record)).json["checks"][-1] == {"name": "deal", "right": False, "move": 0}
    del record["proof"]
    assert (await server.post("/api/prove", record)).code == "bad_record"
    assert (await server.post("/api/prove", b"{")).code == "bad_record"


def test_promises_and_nonces_outlive_a_restart(tmp_path: Path) -> None:
    import asyncio

    async def test() -> None:
        settings = Settings(database=str(tmp_path / "tables.sqlite"), limits=False, searches=1)
        server = await start(settings)
        table, (ada, _) = await server.make(ADA, OPEN, **promised(MINE))
        joined = (await server.post(f"/api/tables/{table}/join", {"name": "Ben", **promised(OTHERS)})).json
        line, _ = await server.sit(table, ada)
        await reveal(line, 0, MINE)
        before = await seen(server, table)
        await server.close()
        server = await start(settings)
        assert await seen(server, table) == before
        other, _ = await server.sit(table, joined["secret"])
        await reveal(other, 1, OTHERS)
        begun = await seen(server, table)
        assert not begun["waiting"]
        await server.close()
        server = await start(settings)
        assert json.dumps(await seen(server, table)) == json.dumps(begun)
        await server.close()

    asyncio.run(test())
