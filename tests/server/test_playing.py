"""Making a table, sitting down, playing: the plain things."""

import json
import random
from pathlib import Path
from typing import get_args

import pytest

import labtop
from labtop.core import proof
from labtop.core.texts import LANGUAGES
from labtop.registry import GAMES, rules
from labtop.server import messages, routes
from labtop.server.lobby import Lobby
from labtop.server.settings import MEMORY, Settings
from labtop.server.store import Store, serve
from server.serving import ADA, BEN, BOT, OPEN, Server, key, pick, play, served

pytestmark = pytest.mark.usefixtures("any_database")


@served
async def test_a_person_and_a_bot_play_to_the_end(server: Server) -> None:
    for game in GAMES:
        table, (secret, none) = await server.make(ADA, BOT, game=game)
        assert none is None
        line, first = await server.sit(table, secret)
        state = first["state"]
        while not state["over"]:
            state = await play(line, state) if state["legal"] else await line.state()
        assert state["legal"] == []
        assert (await server.get(f"/api/tables/{table}")).json["state"]["ranking"] == state["ranking"]


@served
async def test_the_shuffle_is_proved_at_the_end_and_not_before(server: Server) -> None:
    table, _ = await server.make(BOT, BOT)
    line, first = await server.sit(table)
    state = first["state"]
    shown = state["proof"]["commitment"]
    nobody = [None, None]
    while not state["over"]:
        assert state["proof"] == {"commitment": shown, "promises": nobody, "nonces": nobody, "secret": None}
        state = await line.state()
    secret = state["proof"]["secret"]
    assert proof.commitment(secret, table, "gizmos", 2, "") == shown == state["proof"]["commitment"]
    record = (await server.get(f"/api/tables/{table}/record")).json
    assert record["seed"] == proof.seed(shown, secret, nobody)
    assert labtop.new_game("gizmos", 2, record["seed"]).position() == record["start"]
    assert all(check.right for check in proof.prove(rules("gizmos"), record))
    assert labtop.replay(record).scores() == state["scores"]


@served
async def test_a_friend_joins_by_the_public_link_and_the_game_begins(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, OPEN)
    line, first = await server.sit(table, ada)
    assert first["state"]["waiting"]
    assert first["state"]["legal"] == []
    refused = await line.ask(type="play", key=key(), position=0, action="pick red")
    assert refused["code"] == "waiting"
    joined = (await server.post(f"/api/tables/{table}/join", {"name": "  Ben\u202e \n B. "})).json
    assert joined["seat"] == 1
    change = await line.until("change")
    assert change["event"] == {"kind": "came_in", "seat": 1, "name": "Ben B.", "promise": None}
    assert change["seq"] == 1
    other, seen = await server.sit(table, joined["secret"])
    assert seen["you"] == [1]
    assert bool(change["state"]["legal"]) != bool(seen["state"]["legal"]), "one of them was drawn to begin"
    begins, waits = (line, other) if change["state"]["legal"] else (other, line)
    await play(begins, change["state"] if begins is line else seen["state"])
    assert (await waits.until("change"))["seq"] == 2
    full = await server.post(f"/api/tables/{table}/join", {"name": "Cem"})
    assert (full.status, full.code) == (409, "no_open_seat")


@served
async def test_every_tab_of_a_seat_stays_in_step(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    lines = [(await server.sit(table, secret))[0] for secret in (ada, ada, ben)]
    watching, _ = await server.sit(table)
    state = (await server.get(f"/api/tables/{table}", ada)).json["state"]
    await play(lines[1], state, pick(state))
    changes = [await line.until("change") for line in (lines[0], lines[2], watching)]
    assert [change["seq"] for change in changes] == [1, 1, 1]
    assert [bool(change["state"]["legal"]) for change in changes] == [False, True, False]


@served
async def test_an_illegal_action_is_refused_with_its_reason(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    why = await line.ask(type="why", action="end")
    assert (
        why["reason"] == {"key": "illegal-stage", "args": {"stage": "action"}} or why["reason"]["key"] == "illegal-end"
    )
    assert (await line.ask(type="why", action=first["state"]["legal"][0]))["reason"] is None
    command = {"type": "play", "key": "k", "position": 0, "action": "end"}
    refused = await line.ask(**command)
    assert refused == {"type": "error", "code": "illegal", "key": "k", "reason": why["reason"]}
    assert (await server.get(f"/api/tables/{table}")).json["seq"] == 0
    assert (await line.ask(**command | {"action": first["state"]["legal"][0]}))["type"] == "done"


@served
async def test_what_cannot_be_done_now_is_told_with_its_reasons(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    line, _ = await server.sit(table, ada)
    wants = {want["want"]["key"]: want["reasons"] for want in (await line.ask(type="why_not"))["wants"]}
    assert wants["want-pass"] == [{"key": "illegal-pass", "args": {}}]
    assert {reason["key"] for reason in wants["want-build"]} == {"illegal-build-cost"}
    assert "want-file" not in wants
    assert (await server.get(f"/api/tables/{table}")).json["seq"] == 0


@served
async def test_a_move_that_was_decided_on_an_older_position_is_refused(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    await play(line, first["state"], pick(first["state"]))
    other, seen = await server.sit(table, ben)
    answer = await other.ask(type="play", key=key(), position=0, action=seen["state"]["legal"][0])
    assert answer["code"] == "stale"


@served
async def test_everything_goes_over_http_too(server: Server) -> None:
    table, (ada, ben) = await server.make(ADA, BEN)
    state = (await server.get(f"/api/tables/{table}", ada)).json["state"]
    command = {"type": "play", "key": "one", "position": 0, "action": state["legal"][0]}
    path = f"/api/tables/{table}/messages"
    assert (await server.post(path, command, ada)).json == {"type": "done", "key": "one", "seq": 1}
    assert (await server.post(path, command, ada)).json == {"type": "done", "key": "one", "seq": 1}
    late = await server.post(path, command, ben)
    assert (late.status, late.code) == (409, "stale")
    assert (await server.get(f"/api/tables/{table}")).json["seq"] == 1


@served
async def test_what_happened_since_my_last_turn(server: Server) -> None:
    table, (ada, *_) = await server.make(ADA, BOT, BOT)
    line, first = await server.sit(table, ada)
    assert first["state"]["news"] == 0
    state = await play(line, first["state"])
    while not state["legal"]:
        state = await line.state()
    whole = (await server.get(f"/api/tables/{table}", ada)).json
    assert whole["moves"][state["news"] - 1]["seat"] == 0
    assert all(move["seat"] != 0 for move in whole["moves"][state["news"] :])
    steps = (await server.get(f"/api/tables/{table}/steps?after={state['news']}", ada)).json["steps"]
    assert [step["move"] for step in steps[1:]] == whole["moves"][state["news"] :]
    assert steps[-1]["view"] == whole["state"]["view"]


@served
async def test_sentences_for_games_without_a_page_of_their_own(server: Server) -> None:
    for game in GAMES:
        table, secrets = await server.make(ADA, BEN, game=game)
        line, first = await server.sit_to_play(table, secrets)
        state = await play(line, first["state"])
        words = (await server.get(f"/api/tables/{table}/words?language=de", secrets[first["eye"]])).json
        assert sorted(words["actions"]) == sorted(state["legal"])
        assert len(words["story"]) == 1
        assert words["story"][0].startswith(("Ada ", "Ben ")[first["eye"]])
        assert (await server.get(f"/api/tables/{table}/words?language=fr")).code == "bad_message"
        assert (await server.get(f"/api/tables/{table}/words")).code == "bad_message"


@served
async def test_listed_tables_and_no_others_are_listed(server: Server) -> None:
    await server.make(ADA, BEN)
    table, _ = await server.make(ADA, OPEN, game="aquasphere", listed=True)
    (found,) = (await server.get("/api/tables")).json["tables"]
    assert (found["table"], found["waiting"]) == (table, True)


@served
async def test_about_names_games_and_bots(server: Server) -> None:
    about = (await server.get("/api/about")).json
    assert [game["name"] for game in about["games"]] == list(GAMES)
    assert all(game["ready"] and game["players"] == [2, 3, 4] for game in about["games"])
    assert "random" in about["bots"]
    assert about["stand_in"] in about["bots"]


@served
async def test_a_record_is_replayed_step_by_step(server: Server) -> None:
    game = labtop.new_game("gizmos", 2, seed=7, names=["Ada", "Ben"])
    chooser = random.Random(1)
    while game.to_play is not None:
        game.play(chooser.choice(game.legal_actions()))
    record = game.record()
    steps = (await server.post("/api/replay", record)).json
    assert len(steps["steps"]) == game.played + 1
    assert steps["steps"][-1]["view"] == game.position()
    assert steps["steps"][-1]["scores"] == game.scores()
    assert (steps["names"], steps["over"]) == (["Ada", "Ben"], True)
    wrong = json.loads(json.dumps(record))
    wrong["moves"][3]["action"] = "pick green"
    assert "move 4" in (await server.post("/api/replay", wrong)).json["reason"]["args"]["detail"]
    german = (await server.post("/api/replay?language=de", wrong)).json["reason"]["args"]["detail"]
    assert german.startswith("Zug 4: „pick green“ ist keine Aktion dieses Spiels")
    for change in ({"seed": 8}, {"moves": record["moves"] * 100}, {"start": 5}, {"game": "chess"}):
        assert (await server.post("/api/replay", record | change)).status == 400
    del record["seed"]
    assert (await server.post("/api/replay", record)).code == "bad_record"


@served
async def test_a_record_is_told_in_the_language_that_the_client_names(server: Server) -> None:
    for name in GAMES:
        game = labtop.new_game(name, 2, seed=7, names=["Ada", "B" * 1000])
        chooser = random.Random(1)
        while game.to_play is not None:
            game.play(chooser.choice(game.legal_actions()))
        record = game.record()
        told = {}
        for language in LANGUAGES:
            words = (await server.post(f"/api/replay/words?language={language}", record)).json
            assert words["actions"] == {}
            assert len(words["story"]) == game.played
            told[language] = words["story"]
        assert len({story[0] for story in told.values()}) == len(LANGUAGES)
        assert "B" * 41 not in " ".join(told["en"]), "a long name makes no long story"
    for language in ("", "?language=", "?language=fr"):
        assert (await server.post(f"/api/replay/words{language}", record)).code == "bad_message"
    assert (await server.post("/api/replay/words?language=de", record | {"seed": 8})).code == "bad_record"


@served
async def test_the_api_is_documented_where_it_is(server: Server) -> None:
    assert (await server.get("/api")).headers["location"] == "api/docs/api.md"  # whatever path we lie under
    page = await server.get("/api/docs/api.md")
    assert page.headers["content-type"].startswith("text/html")
    assert b"<table>" in page.body
    for name in ("notation.md", "example_client.py", "style.css"):
        assert (await server.get(f"/api/docs/{name}")).status == 200
    assert (await server.get("/api/docs/index.md")).code == "not_found"


def test_the_documentation_names_every_message_and_every_error() -> None:
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    said = [kind.__struct_config__.tag for kind in (*get_args(messages.FromClient), *get_args(messages.FromServer))]
    assert [word for word in (*said, *get_args(messages.Code)) if f"`{word}`" not in text] == []


def test_the_documentation_names_every_route() -> None:
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    paths = [route.path for route in routes.routes(Lobby(Settings(), Store(serve(MEMORY))))]  # type: ignore[attr-defined]
    assert [path for path in paths if path not in text] == []


@served
async def test_a_table_keeps_nothing_that_was_worked_out_to_tell(server: Server) -> None:
    table, (ada, _) = await server.make(ADA, BEN)
    line, first = await server.sit(table, ada)
    state = await play(line, first["state"])
    session = await server.lobby.current(table)
    assert set(vars(session.table.moment)) == {"game"}
    assert session.table.game._told is None
    assert (await server.get(f"/api/tables/{table}", ada)).json["state"]["view"] == state["view"]
