"""Tables with own components: checked, kept, told, replayed."""

import asyncio
import copy
import gc
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from labtop.core.errors import Refusal
from labtop.games.aquasphere.rules import components as sets
from labtop.games.aquasphere.rules.component_sets import ComponentSets
from labtop.games.aquasphere.rules.data import packaged_set
from labtop.games.aquasphere.words import catalogue
from labtop.server.limits import SETS
from labtop.server.settings import Settings
from server.serving import ADA, BEN, BOT, Server, limited, play, served, start

OWN = packaged_set()
OWN["scoring"]["intermediate"]["majority_alone"] = 7
OWN["base_labs"]["capacities"]["labs"][0]["time"] = 6
CARD = OWN["research_cards"]["cards"]["items"][0]
CARD["amount"] = 9
FILE = {"name": "my.json", "components": OWN}


def wrong(path: str, value: Any) -> dict[str, Any]:
    """The set with one value changed, or taken out if it is None."""
    chosen = copy.deepcopy(OWN)
    *way, last = path.split(".")
    node = chosen
    for key in way:
        node = node[key]
    if value is None:
        del node[last]
    else:
        node[last] = value
    return chosen


@served
async def test_a_table_is_played_with_its_own_set(server: Server) -> None:
    table, secrets = await server.make(ADA, BEN, game="aquasphere", components=FILE)
    _, whole = await server.sit_to_play(table, secrets)
    assert whole["components"] == "my.json"
    assert whole["state"]["view"]["components"] != "aquasphere_components"
    told = (await server.get(f"/api/tables/{table}/components")).json
    texts = told.pop("texts")
    assert told == FILE
    assert texts["R01"] == [{"key": f"card-{CARD['kind']}", "args": ANY}]
    assert texts["R01"][0]["args"]["amount"] == 9, "the set's own value"
    words = (await server.get(f"/api/tables/{table}/words?language=pl", secrets[whole["eye"]])).json
    assert all(words["actions"].values()), "a set that came with the table can be described"
    other, _ = await server.make(ADA, BEN, game="aquasphere")
    assert (await server.get(f"/api/tables/{other}")).json["components"] is None
    assert (await server.get(f"/api/tables/{other}/components")).code == "not_found"


def test_a_table_goes_on_with_its_set_however_many_others_are_played_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sets, "_played", ComponentSets(room=1))  # nothing is kept that nobody holds

    @served
    async def test(server: Server) -> None:
        table, secrets = await server.make(ADA, BEN, game="aquasphere", components=FILE)
        _, whole = await server.sit_to_play(table, secrets)
        catalogue.named.cache_clear()
        words = (await server.get(f"/api/tables/{table}/words?language=pl", secrets[whole["eye"]])).json
        assert all(words["actions"].values())
        (await server.lobby.find(table)).table.edition.clear()
        catalogue.named.cache_clear()
        gc.collect()
        with pytest.raises(Refusal):
            sets.set_named(whole["state"]["view"]["components"])

    test()


@pytest.mark.parametrize(
    ("components", "detail"),
    [
        ({}, "components.game"),
        (wrong("scoring", None), "components.scoring"),
        (wrong("base_labs.capacities.labs", []), "base_labs.capacities.labs"),
        (wrong("station.submarine_spaces.costs.value", [1, 2, 3, 999]), "submarine_spaces.costs"),
        (wrong("lab_extensions.tiles.items", "<script>"), "lab_extensions.tiles.items"),
    ],
)
def test_a_wrong_set_is_refused_with_the_place(components: Any, detail: str) -> None:
    @served
    async def test(server: Server) -> None:
        command = {"game": "aquasphere", "seats": [ADA, BEN], "components": FILE | {"components": components}}
        answer = await server.post("/api/tables", command)
        assert (answer.status, answer.code) == (400, "bad_components")
        assert answer.json["reason"]["key"] == "bad-components"
        assert detail in answer.json["reason"]["args"]["detail"]

    test()


@served
async def test_what_is_wrong_with_a_set_is_said_in_the_language_of_who_sent_it(server: Server) -> None:
    command = {"game": "aquasphere", "seats": [ADA, BEN], "components": FILE | {"components": wrong("scoring", None)}}
    for language, told in [("de", "fehlt"), ("pl", "brakuje"), ("xx", "is missing")]:
        answer = await server.post(f"/api/tables?language={language}", command)
        assert f"components.scoring: {told}" in answer.json["reason"]["args"]["detail"]


@served
async def test_what_is_no_set_at_all_is_refused(server: Server) -> None:
    command = {"game": "aquasphere", "seats": [ADA, BEN]}
    for components in ([], "set", FILE | {"name": ""}, FILE | {"more": 1}, {"name": "x", "components": [OWN]}):
        assert (await server.post("/api/tables", command | {"components": components})).code == "bad_message"
    large = FILE | {"components": OWN | {"note": "x" * 300_000}}
    assert (await server.post("/api/tables", command | {"components": large})).code == "too_large"
    deep: Any = 1
    for _ in range(900):
        deep = [deep]
    nested = FILE | {"components": OWN | {"station": deep}}
    assert (await server.post("/api/tables", command | {"components": nested})).code in (
        "bad_components",
        "bad_message",
    )
    answer = await server.post("/api/tables", {"game": "gizmos", "seats": [ADA, BEN], "components": FILE})
    assert (answer.code, "gizmos" in answer.json["reason"]["args"]["detail"]) == ("bad_components", True)
    games = (await server.get("/api/about")).json["games"]
    assert {game["name"]: game["components"] for game in games} == {"gizmos": False, "aquasphere": True}


def test_a_table_with_its_own_set_outlives_a_restart(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.sqlite3"), limits=False, searches=2)

    async def test() -> None:
        server = await start(settings)
        table, secrets = await server.make(ADA, BEN, game="aquasphere", components=FILE)
        line, whole = await server.sit_to_play(table, secrets)
        await play(line, whole["state"])
        view = (await server.get(f"/api/tables/{table}")).json["state"]["view"]
        await server.close()
        server = await start(settings)
        assert (await server.get(f"/api/tables/{table}")).json["state"]["view"] == view
        told = (await server.get(f"/api/tables/{table}/components")).json
        assert told["components"] == FILE["components"]
        await server.close()

    asyncio.run(test())


@served
async def test_its_record_is_replayed_with_its_set_and_a_rematch_keeps_it(server: Server) -> None:
    table, [ada, _] = await server.make(ADA, BOT, game="aquasphere", components=FILE)
    line, whole = await server.sit(table, ada)
    state = whole["state"]
    while not state["over"]:
        if state["legal"]:
            state = await play(line, state, sensible(state["legal"]))
        else:
            state = await line.state()
    record = (await server.get(f"/api/tables/{table}/record", ada)).json
    replayed = (await server.post(f"/api/replay?table={table}", record)).json
    assert replayed["over"]
    assert [scoring["name"] for scoring in replayed["scorings"]] == ["round"] * 4 + ["final"]
    words = (await server.post(f"/api/replay/words?language=de&table={table}", record)).json
    assert len(words["story"]) == len(record["moves"])
    refused = await server.post("/api/replay", record)
    assert (refused.code, "other components" in refused.json["reason"]["args"]["detail"]) == ("bad_record", True)
    assert (await server.post("/api/replay?table=nowhere", record)).code == "unknown_table"
    await line.ask(type="rematch", key="again")
    again = (await server.get(f"/api/tables/{table}")).json["state"]["rematch"]
    assert (await server.get(f"/api/tables/{again}")).json["components"] == "my.json"


def sensible(legal: list[str]) -> str:
    """Towards the end: nobody recalls for ever."""
    return "pass" if "pass" in legal else next((a for a in legal if not a.startswith("recall")), legal[0])


@pytest.mark.parametrize(
    ("padding", "detail"),
    [
        (lambda own: own | {"padding": "x"}, "padding"),
        (lambda own: own | {"sources": [[[[[[[[[[]]]]]]]]]]}, "nested"),
        (lambda own: own | {"sources": [0] * 20_000}, "values"),
        (lambda own: own | {"sources": ["x" * 90_000]}, "characters"),
    ],
)
def test_a_padded_set_is_refused(padding: Any, detail: str) -> None:
    @served
    async def test(server: Server) -> None:
        command = {"game": "aquasphere", "seats": [ADA, BEN], "components": FILE | {"components": padding(OWN)}}
        answer = await server.post("/api/tables", command)
        assert (answer.status, answer.code) == (400, "bad_components")
        assert detail in answer.json["reason"]["args"]["detail"]

    test()


@served
async def test_a_set_has_a_name_that_is_text_and_nothing_else(server: Server) -> None:
    table, _ = await server.make(ADA, BEN, game="aquasphere", components=FILE | {"name": " my\u202e\n  set.json"})
    assert (await server.get(f"/api/tables/{table}")).json["components"] == "my set.json"


@limited
async def test_only_so_many_sets_are_entered_from_one_address(server: Server) -> None:
    command = {"game": "aquasphere", "seats": [ADA, BEN], "components": FILE}
    answers = [(await server.post("/api/tables", command)).status for _ in range(SETS.burst + 1)]
    assert answers == [201] * SETS.burst + [429]
    assert (await server.post("/api/tables", {"game": "aquasphere", "seats": [ADA, BEN]})).status == 201
