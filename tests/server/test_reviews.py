"""Reviews over the API: worked out in the background, kept, limited, and only of games that are right and over."""

import asyncio
import json
from typing import Any

import pytest

import labtop
from labtop.registry import GAMES
from labtop.server import reviews
from labtop.server.settings import MEMORY, Settings
from server.serving import Server, served, start

pytestmark = pytest.mark.usefixtures("any_database")

FEW = 60  # simulations


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = reviews.Examiner
    monkeypatch.setattr(reviews, "Examiner", lambda game: usual(game, FEW))


def a_game(name: str, seed: int = 5) -> dict[str, Any]:
    return labtop.match(name, [labtop.bot("easy"), labtop.bot("easy")], games=1, seed=seed).records[0]


async def rest(server: Server) -> None:
    """Until nothing is worked on."""
    if working := server.lobby.reviews._working:
        await working


async def complete(server: Server, first: dict[str, Any]) -> dict[str, Any]:
    """Ask until it is done, each time only for what is new."""
    found = list(first["decisions"])
    while True:
        answer = (await server.get(f"/api/reviews/{first['review']}?after={len(found)}")).json
        found += answer["decisions"]
        assert len(found) <= answer["total"]
        if answer["place"] is None:
            answer["decisions"] = found
            whole: dict[str, Any] = answer
            return whole
        await rest(server)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_reviewed_decision_by_decision_and_kept(name: str) -> None:
    @served
    async def test(server: Server) -> None:
        record = a_game(name)
        first = (await server.post("/api/reviews", record)).json
        assert (first["type"], first["place"], first["decisions"]) == ("review", 0, [])
        review = await complete(server, first)
        decided = {
            number for number, step in enumerate(labtop.steps(record), 1) if len(step.before.legal_actions()) > 1
        }
        assert {one["move"] for one in review["decisions"]} == decided
        for one in review["decisions"]:
            best = one["options"][0]
            assert all(option["described"] for option in one["options"])
            assert one["loss"] >= 0
            assert (best["action"] == one["action"]) == (one["loss"] == 0)
        assert len(review["players"]) == 2
        assert all(0 < player["accuracy"] <= 1 for player in review["players"])
        again = (await server.post("/api/reviews", record | {"names": ["Eve", "Bob"]})).json
        assert (again["place"], again["review"]) == (None, first["review"])
        assert [one["move"] for one in again["decisions"]] == [one["move"] for one in review["decisions"]]

    test()


def test_an_address_waits_for_few_at_a_time_and_sees_its_place() -> None:
    asyncio.run(few_at_a_time())


async def few_at_a_time() -> None:
    server = await start(Settings(database=MEMORY, searches=1))
    places = []
    for seed in range(reviews.MOST_EACH):
        places.append((await server.post("/api/reviews", a_game("aquasphere", seed))).json["place"])
    assert places == list(range(reviews.MOST_EACH))
    refused = await server.post("/api/reviews", a_game("aquasphere", 99))
    assert (refused.status, refused.code) == (429, "too_many")
    await server.close()


@served
async def test_what_nobody_asks_about_goes_no_further(server: Server) -> None:
    first = (await server.post("/api/reviews", a_game("aquasphere"))).json
    server.time.turn(reviews.PATIENCE + 1)
    await rest(server)
    found = (await server.get(f"/api/reviews/{first['review']}")).json
    assert found["place"] == 0
    assert len(found["decisions"]) < found["total"]
    review = await complete(server, found)
    assert len(review["decisions"]) == review["total"]


@served
async def test_only_whole_and_finished_games_are_reviewed(server: Server) -> None:
    record = a_game("aquasphere")
    broken = record | {"moves": record["moves"][:-3]}
    del broken["result"]
    answer = await server.post("/api/reviews", broken)
    assert (answer.status, answer.code) == (409, "not_over")
    wrong = json.loads(json.dumps(record))
    wrong["moves"][4]["action"] = "pass everything"
    assert (await server.post("/api/reviews", wrong)).code == "bad_record"
    assert (await server.get("/api/reviews/nothing")).code == "not_found"
