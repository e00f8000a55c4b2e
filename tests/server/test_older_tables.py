"""Tables of older rules, of other components, or written down in another way: they say so and give what is kept."""

import json
from typing import Any

import pytest

from labtop.games.aquasphere.rules import components as sets
from labtop.games.aquasphere.rules.data import packaged_set
from labtop.server import components
from server.serving import ADA, BEN, Server, play, served
from server.test_components import FILE

MOVES = [(0, "research"), (0, "under I-01"), (1, "under I-02"), (1, "hide I-03 below the table")]


async def age(server: Server, table: str, **parts: Any) -> None:
    """Let a table have been begun otherwise."""

    def job(connection: Any) -> None:
        (text,) = connection.execute("SELECT start FROM tables WHERE id = ?", (table,)).fetchone()
        connection.execute("UPDATE tables SET start = ? WHERE id = ?", (json.dumps(json.loads(text) | parts), table))

    await server.lobby.store.run(job)
    server.lobby.forget(await server.lobby.find(table))


async def happened(server: Server, table: str, *events: dict[str, Any]) -> None:
    """Write down events, whatever the rules of now think of them."""

    def job(connection: Any) -> None:
        for seq, event in enumerate(events, 1):
            connection.execute("INSERT INTO events VALUES (?, ?, ?, NULL, 0)", (table, seq, json.dumps(event)))

    await server.lobby.store.run(job)


def moved(number: int, seat: int, action: str) -> dict[str, Any]:
    move = {"number": number, "seat": seat, "action": action, "by": "person", "ms": 1, "chance": []}
    return {"kind": "moved", "move": move}


@served
async def test_a_game_under_older_rules_gives_its_record_without_what_was_never_shown(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    start = (await server.lobby.find(table)).table.start
    await happened(server, table, *(moved(number, *move) for number, move in enumerate(MOVES, 1)))
    await age(server, table, rules=1, seed=77, salt="salty")
    refused = await server.get(f"/api/tables/{table}")
    assert (refused.status, refused.code) == (410, "older_rules")
    for secret, seen in (
        (None, ["research", "under", "under", "hide"]),
        (ada, ["research", "under I-01", "under", "hide"]),
        (ben, ["research", "under", "under I-02", "hide I-03 below the table"]),
    ):
        answer = await server.get(f"/api/tables/{table}/record", secret)
        assert answer.status == 200
        told = answer.json
        assert [event["move"]["action"] for event in told["events"]] == seen
        assert told["start"]["table"] == table
        assert [seat["name"] for seat in told["start"]["seats"]] == ["Ada", "Ben"]
        assert told["start"]["rules"] == 1
        for hidden in (start.secret, str(start.luck), "77", "salty"):
            assert hidden not in json.dumps(told["start"] | {"created": 0})
    assert (await server.get(f"/api/tables/{table}/record", "x" * 32)).code == "unknown_secret"
    assert (await server.get("/api/tables/none/record")).code == "unknown_table"


@served
async def test_what_was_written_down_in_another_way_is_answered_too(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    await happened(server, table, {"kind": "shuffled", "deck": ["I-01"]}, {"kind": "came_back", "seat": 1})
    server.lobby.forget(await server.lobby.find(table))
    assert (await server.get(f"/api/tables/{table}")).code == "older_rules"
    told = (await server.get(f"/api/tables/{table}/record", ada)).json
    assert told["events"] == [{"kind": "shuffled"}, {"kind": "came_back", "seat": 1}]
    other, _ = await server.make(ADA, BEN)
    await age(server, other, seats="two", rules=2)
    assert (await server.get(f"/api/tables/{other}")).code == "older_rules"
    assert (await server.get(f"/api/tables/{other}/record")).json["start"]["seats"] == "two"


def test_a_package_with_other_components_does_not_play_on_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    other = packaged_set()
    other["scoring"]["intermediate"]["majority_alone"] = 9  # no move is illegal for it: it would be scored wrongly

    @served
    async def test(server: Server) -> None:
        table, secrets = await server.make(ADA, BEN, game="aquasphere")
        own, _ = await server.make(ADA, BEN, game="aquasphere", components=FILE)
        line, first = await server.sit_to_play(table, secrets)
        await play(line, first["state"])
        for name in (table, own):
            server.lobby.forget(await server.lobby.find(name))
        assert (await server.get(f"/api/tables/{table}")).status == 200, "the same set"
        server.lobby.forget(await server.lobby.find(table))
        before = sets._packaged()
        monkeypatch.setattr(sets, "_packaged", lambda: sets._record(sets.printed(other)))
        assert sets._packaged().tobytes() != before.tobytes()
        assert (await server.get(f"/api/tables/{table}")).code == "older_rules"
        assert len((await server.get(f"/api/tables/{table}/record")).json["events"]) == 1
        assert (await server.get(f"/api/tables/{own}")).status == 200, "it has a set of its own"

    test()


def test_notes_in_the_package_are_no_other_components(monkeypatch: pytest.MonkeyPatch) -> None:
    before, noted = components.packaged("aquasphere"), packaged_set()
    noted["supplies"]["crystals"]["note"] = "counted twice"
    monkeypatch.setattr(sets, "_packaged", lambda: sets._record(sets.printed(noted)))
    assert components.packaged("aquasphere") == before
    assert components.packaged("gizmos") is None, "its cards are part of the rules"


@served
async def test_tables_of_before_the_hash_are_played_on(server: Server) -> None:
    table, _ = await server.make(ADA, BEN, game="aquasphere")
    await age(server, table, packaged=None)
    assert (await server.get(f"/api/tables/{table}")).status == 200
