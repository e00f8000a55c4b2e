"""Several servers on one database: every table can be reached through each of them, and is played once."""

import asyncio
import threading
from contextlib import closing
from typing import Any

import pytest

from labtop.core.step import Step
from labtop.review.examination import Decision, Examiner
from labtop.server import cluster as clusters
from labtop.server import review_store
from labtop.server.database import Connection, now
from labtop.server.store import visit
from server.postgres import Postgres, running
from server.serving import ADA, BEN, BOT, OPEN, Server, gather, key, pick, play
from server.several import PATIENCE, at_the_lock, die, silence, together, until

pytestmark = pytest.mark.usefixtures("patient")


def test_players_at_different_servers_play_with_each_other(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        table, (ada, ben) = await here.make(ADA, BEN)
        one, first = await here.sit(table, ada)
        two, _ = await there.sit(table, ben)
        await one.until("presence")
        state = first["state"]
        for _ in range(3):
            await play(one, state, pick(state))
            state = await two.state(lambda new: bool(new["legal"]))
            await play(two, state, pick(state))
            state = await one.state(lambda new: bool(new["legal"]))
        seen = [(await server.get(f"/api/tables/{table}", ada)).json for server in (here, there)]
        assert seen[0]["seq"] == 6
        assert seen[0] == seen[1]

    together(cluster, test)


def test_what_was_acknowledged_by_one_is_seen_at_once_at_the_other(cluster: Postgres) -> None:
    """Nobody waits for news to arrive: whoever asks is answered from the store."""

    async def test(here: Server, there: Server) -> None:
        table, secrets = await here.make(ADA, BEN)
        await there.get(f"/api/tables/{table}")
        servers = [here, there]
        for number in range(8):
            server, other = servers[number % 2], servers[1 - number % 2]
            state = (await server.get(f"/api/tables/{table}")).json["state"]
            secret = secrets[state["to_play"]]
            legal = (await server.get(f"/api/tables/{table}", secret)).json["state"]["legal"]
            command = {"type": "play", "key": key(), "position": state["position"], "action": legal[0]}
            answer = await other.post(f"/api/tables/{table}/messages", command, secret)
            assert answer.json["type"] == "done"
            again = await server.post(f"/api/tables/{table}/messages", command, secret)
            assert again.json == answer.json, "the same command again is the same command, wherever it is sent"

    together(cluster, test)


def test_of_two_moves_at_the_same_moment_one_is_played(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        table, secrets = await here.make(ADA, BEN)
        await there.get(f"/api/tables/{table}")
        for _ in range(10):
            state = (await here.get(f"/api/tables/{table}")).json["state"]
            secret = secrets[state["to_play"]]
            legal = (await here.get(f"/api/tables/{table}", secret)).json["state"]["legal"]
            commands = [
                {"type": "play", "key": key(), "position": state["position"], "action": action}
                for action in (legal[0], legal[-1])
            ]
            answers = await gather(
                here.post(f"/api/tables/{table}/messages", commands[0], secret),
                there.post(f"/api/tables/{table}/messages", commands[1], secret),
            )
            assert sorted(answer.json["type"] for answer in answers) == ["done", "error"]
            refused = next(answer for answer in answers if answer.json["type"] == "error")
            assert refused.code in ("stale", "not_your_turn", "over")
        seen = [(await server.get(f"/api/tables/{table}", secrets[0])).json for server in (here, there)]
        assert seen[0] == seen[1]
        assert seen[0]["seq"] == 10

    together(cluster, test)


def test_of_two_who_take_the_last_seat_one_gets_it(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        for _ in range(5):
            table, _ = await here.make(ADA, OPEN)
            await there.get(f"/api/tables/{table}")
            joined = await gather(
                here.post(f"/api/tables/{table}/join", {"name": "Cem"}),
                there.post(f"/api/tables/{table}/join", {"name": "Dora"}),
            )
            assert sorted(answer.status for answer in joined) == [200, 409]
            (secret,) = (answer.json["secret"] for answer in joined if answer.status == 200)
            for server in (here, there):
                assert (await server.get(f"/api/tables/{table}", secret)).json["you"] == [1]

    together(cluster, test)


def test_a_bot_thinks_at_one_server_only(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        table, (ada, _) = await here.make(ADA, BOT)
        line, first = await there.sit(table, ada)
        leading, guest = await here.lobby.find(table), await there.lobby.find(table)
        assert (leading.leads, guest.leads) == (True, False)
        state = first["state"]
        for _ in range(3):
            await play(line, state, pick(state))
            assert not guest.players.busy
            state = await line.state(lambda new: bool(new["legal"]))
        assert [move.by for move in guest.table.moves][:2] == ["person", "bot"]

    together(cluster, test)


@pytest.mark.parametrize("dying", [True, False])
def test_another_server_goes_on_when_one_ends(cluster: Postgres, dying: bool) -> None:
    async def test(here: Server, there: Server) -> None:
        table, _ = await here.make(BOT, {"kind": "bot", "level": "grandmaster"})
        guest = await there.lobby.find(table)
        assert not guest.leads
        await (die(here) if dying else here.close())
        await until(lambda: guest.leads)
        moves = len(guest.table.moves)
        await until(lambda: len(guest.table.moves) > moves + 2)

    together(cluster, test)


def test_a_clock_runs_at_one_server_and_runs_on_at_another(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        table, _ = await here.make(ADA, BEN, clock={"per": "move", "seconds": 30})
        await there.get(f"/api/tables/{table}")
        guest = await there.lobby.find(table)
        assert (await here.lobby.find(table)).players.busy
        assert not guest.players.busy
        await die(here)
        await until(lambda: guest.players.busy)
        there.time.turn(31_000)
        await until(lambda: len(guest.table.moves) == 1)
        assert guest.table.moves[0].by == "clock"

    together(cluster, test)


def test_who_is_there_is_known_everywhere(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        table, (ada, ben) = await here.make(ADA, BEN)
        one, first = await here.sit(table, ada)
        assert first["connected"] == [True, False]
        two, second = await there.sit(table, ben)
        assert second["connected"] == [True, True]
        assert (await one.until("presence"))["connected"] == [True, True]
        watching, _ = await there.sit(table)
        assert (await one.until("presence"))["watchers"] == 1
        watching.leave()
        two.leave()
        while (await one.until("presence"))["connected"] != [True, False]:
            pass
        two, _ = await there.sit(table, ben)
        await one.until("presence")
        await die(there)
        assert (await one.until("presence"))["connected"] == [True, False], "a dead server keeps nobody at a table"

    together(cluster, test)


def test_who_was_taken_for_gone_is_there_again(cluster: Postgres) -> None:
    """A server that was slow, and not dead, says again who is there."""

    async def test(here: Server, there: Server) -> None:
        table, (ada, ben) = await here.make(ADA, BEN)
        one, _ = await here.sit(table, ada)
        await there.sit(table, ben)
        while (await one.until("presence"))["connected"] != [True, True]:
            pass

        def job(connection: Connection) -> list[clusters.Attended]:
            silence(there)(connection)
            return clusters.bury(here.lobby.process)(connection)

        for gone in await here.lobby.store.run(job):
            here.lobby._pass_on(gone)
        assert (await one.until("presence"))["connected"] == [True, False]
        assert (await one.until("presence"))["connected"] == [True, True]

    together(cluster, test)


def test_signs_are_seen_everywhere(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        table, (ada, ben) = await here.make(ADA, BEN)
        one, _ = await here.sit(table, ada)
        two, _ = await there.sit(table, ben)
        one.say(type="react", key=key(), seat=0, sign="nice")
        assert (await two.until("reacted"))["sign"] == "nice"

    together(cluster, test)


def test_who_is_forgotten_at_one_is_forgotten_everywhere(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        table, (ada, ben) = await here.make(ADA, BEN)
        line, _ = await there.sit(table, ben)
        assert (await here.call("DELETE", f"/api/tables/{table}", None, ada)).status == 200
        assert (await line.until("closed"))["code"] == 1012
        seen = (await there.get(f"/api/tables/{table}", ben)).json
        assert "Ada" not in str(seen)
        assert (await there.get(f"/api/tables/{table}", ada)).code == "unknown_secret"
        assert (await there.call("DELETE", f"/api/tables/{table}", None, ben)).json["whole"]
        assert (await here.get(f"/api/tables/{table}")).code == "unknown_table"

    together(cluster, test)


def test_who_asks_while_a_table_is_left_to_the_store_is_answered_from_there(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        table, secrets = await here.make(ADA, BEN)
        session = await here.lobby.find(table)
        async with session.alone():
            asking = asyncio.create_task(here.get(f"/api/tables/{table}", secrets[0]))
            await until(lambda: bool(session.lock._waiters))
            here.lobby.forget(session)
        assert (await asking).json["table"] == table

    together(cluster, test)


def test_who_go_at_the_same_moment_through_two_servers_are_both_forgotten(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        seats = [ADA, BEN, {"kind": "person", "name": "Cem"}]
        made = (await here.post("/api/tables", {"game": "gizmos", "seats": seats})).json  # this table, and no other
        table, (ada, ben, _) = made["table"], made["secrets"]
        session = await there.lobby.find(table)
        async with session.lock:
            second = asyncio.create_task(there.call("DELETE", f"/api/tables/{table}", None, ben))
            await at_the_lock(session, 1)
            assert (await here.call("DELETE", f"/api/tables/{table}", None, ada)).status == 200
            await until(lambda: len(session.lock._waiters or ()) > 1)  # the news: what is kept has been changed
        assert (await second).status == 200
        kept = await here.kept()
        assert "Ada" not in kept
        assert "Ben" not in kept
        assert "Cem" in kept

    together(cluster, test)


def test_news_that_were_not_heard_are_read(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        table, secrets = await here.make(ADA, BEN)
        line, _ = await there.sit(table, secrets[1])
        there.lobby._hear = lambda news: None  # type: ignore[method-assign]
        one, state = await here.sit(table, secrets[0])
        await play(one, state["state"], pick(state["state"]))
        del there.lobby._hear  # type: ignore[method-assign]
        there.lobby._hear(None)  # the connection was lost, and is back
        assert (await line.until("change"))["seq"] == 1
        assert (await line.until("presence"))["connected"] == [True, True]

    together(cluster, test)


def test_longer_news_are_read_from_the_store(cluster: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labtop.server.cluster.LONGEST", 10)
    test_players_at_different_servers_play_with_each_other(cluster)


def test_a_review_is_seen_at_any_server_and_goes_on_at_another(cluster: Postgres, monkeypatch: Any) -> None:
    from labtop.server import reviews
    from server.test_reviews import FEW, a_game, complete

    go_on = threading.Event()

    class Waiting(Examiner):
        """Judges the first decisions, and the others when it may."""

        def __init__(self, game: str) -> None:
            super().__init__(game, FEW)

        def examine(self, step: Step) -> Decision:
            if step.number > 8:
                go_on.wait()
            return super().examine(step)

    monkeypatch.setattr(reviews, "Examiner", Waiting)

    async def test(here: Server, there: Server) -> None:
        first = (await here.post("/api/reviews", a_game("gizmos"))).json
        try:
            while not (seen := (await there.get(f"/api/reviews/{first['review']}")).json)["decisions"]:
                await asyncio.sleep(0.01)
            (working,) = (server for server in (here, there) if server.lobby.reviews._underway)
            task = working.lobby.reviews._working
            assert task is not None
            task.cancel()
            await die(working)
        finally:
            go_on.set()
        whole = await complete(there if working is here else here, seen)
        assert len(whole["decisions"]) == whole["total"]

    together(cluster, test)


def test_a_review_is_worked_on_also_while_somebody_asks_for_it(cluster: Postgres) -> None:
    async def test(here: Server, there: Server) -> None:
        store = here.lobby.store
        await store.run(review_store.begin("r", "{}", None, 2, 1))
        asked, may_end = threading.Event(), threading.Event()

        def ask(connection: Connection) -> None:
            connection.execute("UPDATE review_jobs SET asked = asked")
            asked.set()
            may_end.wait(PATIENCE)

        with closing(visit(there.lobby.settings.file)) as database:
            asking = asyncio.create_task(asyncio.to_thread(now, database, ask))
            await asyncio.to_thread(asked.wait, PATIENCE)
            taking = asyncio.create_task(store.run(review_store.take("p", 0, shared=True)))
            await asyncio.wait({taking}, timeout=0.3)
            may_end.set()
            await asking
        taken = await taking
        assert taken is not None
        assert taken.name == "r"

    together(cluster, test)


def test_what_servers_tell_each_other_is_short(cluster: Postgres) -> None:
    from labtop.server.cluster import LONGEST

    assert LONGEST < 8000 - 13, "PostgreSQL's limit, less the sender's name"


def test_servers_go_on_when_the_database_comes_back() -> None:
    """PostgreSQL crashes in the middle and is started again: nothing that was acknowledged is lost, nobody is stuck."""
    with running() as database:

        async def test(here: Server, there: Server) -> None:
            table, (ada, _) = await here.make(ADA, BOT)
            line, first = await here.sit(table, ada)
            state = await play(line, first["state"], pick(first["state"]))
            state = await line.state(lambda new: bool(new["legal"]))
            await asyncio.to_thread(database.stop)
            command = {"type": "play", "key": key(), "position": state["position"], "action": pick(state)}
            refused = await here.post(f"/api/tables/{table}/messages", command, ada)
            assert refused.code == "failed"
            await asyncio.to_thread(database.start)
            async with asyncio.timeout(PATIENCE):
                while (answer := await there.post(f"/api/tables/{table}/messages", command, ada)).status != 200:
                    await asyncio.sleep(0.1)
            assert answer.json["type"] == "done"
            async with asyncio.timeout(PATIENCE):
                while (await here.get(f"/api/tables/{table}")).status != 200:
                    await asyncio.sleep(0.1)
            watching, seen = await here.sit(table, ada)
            while not seen["state"]["legal"]:
                seen = await watching.until("change", "table")
            assert seen["seq"] > answer.json["seq"], "the bot has gone on"

        together(database, test)
