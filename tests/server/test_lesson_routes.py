"""Lessons over HTTP: nothing is kept, and whatever comes in is answered."""

import random

import pytest

from labtop.core.texts import LANGUAGES
from labtop.registry import GAMES
from labtop.server.limits import Rate
from server.serving import ADA, BEN, Server, served
from server.test_malformed import ODD, RAW

PICK = "/api/learn/gizmos/pick?language=en"


@served
async def test_every_lesson_can_be_begun_in_every_language(server: Server) -> None:
    for game in GAMES:
        for language in LANGUAGES:
            titles = (await server.get(f"/api/learn/{game}?language={language}")).json["lessons"]
            assert len(titles) >= 8
            for title in titles:
                path = f"/api/learn/{game}/{title['lesson']}?language={language}"
                step = (await server.post(path, {"actions": []})).json
                assert step["said"]
                assert title["title"]
                assert step["view"]["game"] == game


@served
async def test_a_lesson_goes_on_and_answers(server: Server) -> None:
    first = (await server.post(PICK, {"actions": []})).json
    assert (first["done"], first["step"], first["shown"], first["legal"], first["answer"]) == (0, 0, "next", [], None)
    second = (await server.post(PICK, {"actions": ["next"]})).json
    assert (second["task"], second["shown"]) == ("Pick a yellow sphere.", "pick yellow")
    assert "pick red" in second["legal"]
    assert second["actions"]["pick red"].startswith("Pick 1 red")
    wrong = (await server.post(PICK, {"actions": ["next", "pick red"]})).json
    assert (wrong["done"], wrong["answer"]["kind"], wrong["view"]) == (1, "mistake", second["view"])
    assert wrong["answer"]["text"].startswith("That is a red sphere")
    illegal = (await server.post(PICK, {"actions": ["next", "build II-02"]})).json
    assert illegal["answer"] == {"kind": "illegal", "text": "II-02 costs 3 yellow; you have 0."}
    third = (await server.post(PICK, {"actions": ["next", "pick yellow"]})).json
    assert [move["move"]["action"] for move in third["moves"]] == ["pick yellow", "pick blue"]
    assert third["told"] == ["Bea picks blue. A red sphere rolls into the row."]


@served
async def test_what_a_lesson_hides_stays_hidden(server: Server) -> None:
    step = (await server.post(PICK, {"actions": []})).json
    assert step["view"]["decks"] == {"I": 32, "II": 33, "III": 14}


@served
async def test_unknown_lessons_games_and_languages_are_refused(server: Server) -> None:
    for path, status, code in (
        ("/api/learn/chess/pick?language=en", 400, "unknown_game"),
        ("/api/learn/gizmos/nothing?language=en", 404, "not_found"),
        ("/api/learn/gizmos/..?language=en", 404, "not_found"),
        ("/api/learn/gizmos/pick?language=fr", 400, "bad_message"),
        ("/api/learn/gizmos/pick", 400, "bad_message"),
    ):
        answer = await server.post(path, {"actions": []})
        assert (answer.status, answer.code) == (status, code), path
    for path, status, code in (
        ("/api/learn/chess?language=en", 400, "unknown_game"),
        ("/api/learn/gizmos", 400, "bad_message"),
        ("/api/learn/gizmos/pick?language=en", 404, "not_found"),
        ("/api/learn?language=en", 404, "not_found"),
    ):
        answer = await server.get(path)
        assert (answer.status, answer.code) == (status, code), path


@served
async def test_malformed_actions_are_refused(server: Server) -> None:
    for raw in RAW:
        body = raw if isinstance(raw, bytes) else raw.encode("utf-8", "surrogatepass")
        answer = await server.post(PICK, body)
        assert (answer.status, answer.code) == (400, "bad_message"), raw
    for actions in ("next", None, 1, {}, ["next"] * 61, ["x" * 401], [""], [1], [["next"]]):
        answer = await server.post(PICK, {"actions": actions})
        assert (answer.status, answer.code) == (400, "bad_message"), actions
    assert (await server.post(PICK, {"actions": [], "more": 1})).code == "bad_message"
    assert (await server.post(PICK, b"x" * 70_000)).code == "too_large"


@served
async def test_odd_actions_are_answered_and_change_nothing(server: Server) -> None:
    chooser = random.Random(7)
    good = (await server.post(PICK, {"actions": ["next"]})).json
    for odd in [one for one in ODD if isinstance(one, str) and 0 < len(one) <= 400 and one.isprintable()]:
        actions = ["next", odd, *chooser.choices(["next", "pick yellow"], k=3)]
        answer = await server.post(PICK, {"actions": actions})
        assert answer.status == 200, odd
        assert (answer.json["done"], answer.json["view"]) == (1, good["view"])
        assert answer.json["answer"]["kind"] == "illegal"


@served
async def test_lessons_wait_until_the_game_is_compiled(server: Server) -> None:
    server.lobby.compiling.ready = lambda game: False  # type: ignore[method-assign]
    answer = await server.post(PICK, {"actions": []})
    assert (answer.status, answer.code) == (503, "compiling")


@served
async def test_lessons_leave_no_trace(server: Server) -> None:
    table, _ = await server.make(ADA, BEN)
    before = await server.lobby.store.run(lambda connection: list(connection.iterdump()))
    await server.post(PICK, {"actions": ["next", "pick yellow"]})
    assert await server.lobby.store.run(lambda connection: list(connection.iterdump())) == before
    assert (await server.get(f"/api/tables/{table}")).status == 200


@pytest.mark.parametrize("path", ["/api/learn/gizmos?language=en", PICK])
def test_lessons_are_asked_no_faster_than_anything_else(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @served
    async def test(server: Server) -> None:
        asked: list[Rate] = []
        monkeypatch.setattr(server.lobby.limits, "allows", lambda address, rate: asked.append(rate))
        answer = await server.call("POST" if "pick" in path else "GET", path, {"actions": []})
        assert (answer.status, answer.code, len(asked)) == (429, "too_many", 1)

    test()
