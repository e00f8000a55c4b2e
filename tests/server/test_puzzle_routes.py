"""Puzzles over HTTP: nothing is kept, nothing gives the answer away, and whatever comes in is answered."""

from datetime import date, timedelta
from itertools import product

from labtop.core.texts import LANGUAGES
from labtop.puzzles import Puzzle, daily, packaged
from labtop.registry import GAMES
from server.serving import Server, served
from server.test_malformed import RAW

DAY = 24 * 3600 * 1000


def _path(puzzle: Puzzle, more: str = "", language: str = "en") -> str:
    return f"/api/puzzles/{puzzle.id}{more}?language={language}"


def _first(game: str = "gizmos", kind: str = "") -> Puzzle:
    return next(puzzle for puzzle in packaged(game) if kind in ("", puzzle.kind))


@served
async def test_all_puzzles_are_listed_without_their_answers(server: Server) -> None:
    for game in GAMES:
        for language in LANGUAGES:
            found = (await server.get(f"/api/games/{game}/puzzles?language={language}")).json
            puzzles = packaged(game)
            assert {one["puzzle"] for one in found["puzzles"]} == {puzzle.id for puzzle in puzzles}
            assert all(set(one) == {"puzzle", "kind", "rating"} for one in found["puzzles"])
            ratings = [one["rating"] for one in found["puzzles"]]
            assert ratings == sorted(ratings)
            assert {kind["kind"] for kind in found["kinds"]} == {puzzle.kind for puzzle in puzzles}
            assert all(kind["title"] for kind in found["kinds"])


@served
async def test_the_puzzle_of_the_day_follows_from_the_date(server: Server) -> None:
    path = "/api/games/gizmos/puzzles?language=en"
    today = (await server.get(path)).json
    assert today["date"] == "2023-11-14"
    assert today["daily"] == daily(packaged("gizmos"), date(2023, 11, 14)).id
    assert (await server.get("/api/games/gizmos/puzzles?language=pl")).json["daily"] == today["daily"]
    server.time.turn(DAY)
    tomorrow = (await server.get(path)).json
    assert tomorrow["date"] == "2023-11-15"
    assert tomorrow["daily"] == daily(packaged("gizmos"), date(2023, 11, 15)).id


def test_puzzles_of_days_are_many_and_do_not_depend_on_the_order() -> None:
    puzzles = packaged("gizmos")
    days = [date(2026, 1, 1) + timedelta(days) for days in range(60)]
    chosen = [daily(puzzles, day) for day in days]
    assert len({puzzle.id for puzzle in chosen}) > 30
    assert [daily(puzzles[::-1], day) for day in days] == chosen
    assert all(
        daily([puzzle, *puzzles[:1]], day) in (puzzle, puzzles[0]) for day, puzzle in zip(days, chosen, strict=True)
    )


@served
async def test_a_puzzle_is_solved_by_its_line(server: Server) -> None:
    for game in GAMES:
        await _solved(server, _first(game))


async def _solved(server: Server, puzzle: Puzzle) -> None:
    asked = (await server.get(_path(puzzle))).json
    assert (asked["game"], asked["seat"], asked["rating"]) == (puzzle.game, puzzle.seat, puzzle.rating)
    assert asked["question"]
    assert len(asked["names"]) == len(puzzle.position["players"])
    line = puzzle.lines[0]
    for number in range(len(line)):
        step = (await server.post(_path(puzzle), {"actions": line[:number]})).json
        assert (step["done"], step["over"], step["verdict"], step["missed"]) == (number, False, "", None)
        assert line[number] in step["legal"]
        assert set(step["actions"]) == set(step["legal"])
    end = (await server.post(_path(puzzle), {"actions": line})).json
    assert (end["over"], end["solved"], end["legal"], end["missed"]) == (True, True, [], None)
    assert end["verdict"].startswith("Right")
    assert end["moves"][0]["move"]["action"] == line[-1]
    assert end["moves"][-1]["view"] == end["view"]


@served
async def test_a_wrong_answer_hears_what_it_misses(server: Server) -> None:
    puzzle = _first(kind="payment")
    step = (await server.post(_path(puzzle), {"actions": [puzzle.obvious.action]})).json
    assert (step["over"], step["solved"], step["missed"]["number"]) == (True, False, 1)
    assert str(puzzle.best) in step["verdict"]
    assert str(puzzle.obvious.value) in step["missed"]["text"]
    assert step["missed"]["told"]


@served
async def test_what_cannot_be_played_is_answered_and_changes_nothing(server: Server) -> None:
    puzzle = _first(kind="points")
    start = (await server.post(_path(puzzle), {"actions": []})).json
    for action in ("build III-99", "nonsense", "research III"):
        step = (await server.post(_path(puzzle), {"actions": [action, puzzle.lines[0][0]]})).json
        assert (step["done"], step["view"]) == (0, start["view"])
        assert step["refusal"]
    for language in LANGUAGES:
        assert (await server.post(_path(puzzle, language=language), {"actions": ["research I"]})).json["refusal"]


@served
async def test_hints_lead_to_the_answer(server: Server) -> None:
    puzzle = _first(kind="points")
    played: list[str] = []
    for _ in range(50):
        hint = (await server.post(_path(puzzle, "/hint"), {"actions": played})).json
        assert all(hint["said"])
        assert str(puzzle.best) in hint["said"][0]
        played.append(hint["action"])
        if (step := (await server.post(_path(puzzle), {"actions": played})).json)["over"]:
            break
    assert step["solved"]
    assert (await server.post(_path(puzzle, "/hint"), {"actions": played})).code == "over"
    assert (await server.post(_path(puzzle, "/hint"), {"actions": ["nonsense"]})).code == "illegal"


@served
async def test_a_hint_says_when_the_best_is_out_of_reach(server: Server) -> None:
    for puzzle in packaged("gizmos"):
        hint = await server.post(_path(puzzle, "/hint"), {"actions": [puzzle.obvious.action]})
        if hint.status == 200:  # there is more to decide
            assert "out of reach" in hint.json["said"][0]
            return
    raise AssertionError("every obvious action ends its puzzle")


@served
async def test_the_solution_is_a_line_of_steps(server: Server) -> None:
    for puzzle, language in product(map(_first, GAMES), LANGUAGES):
        solution = (await server.get(_path(puzzle, "/solution", language))).json
        start, *steps = solution["steps"]
        assert start["move"] is None
        own = [step["move"]["action"] for step in steps if step["move"]["seat"] == puzzle.seat]
        assert own[: len(puzzle.lines[0])] == puzzle.lines[0]
        assert all(step["told"] for step in steps)
        assert solution["verdict"]
        assert solution["obvious"]["told"]


@served
async def test_unknown_puzzles_games_and_languages_are_refused(server: Server) -> None:
    known = _first().id
    for path, status, code in (
        ("/api/games/chess/puzzles?language=en", 400, "unknown_game"),
        ("/api/games/gizmos/puzzles", 400, "bad_message"),
        ("/api/puzzles/0000000000?language=en", 404, "not_found"),
        ("/api/puzzles/0000000000/solution?language=en", 404, "not_found"),
        ("/api/puzzles/..?language=en", 404, "not_found"),
        (f"/api/puzzles/{known}?language=fr", 400, "bad_message"),
        (f"/api/puzzles/{known}/solution", 400, "bad_message"),
    ):
        answer = await server.get(path)
        assert (answer.status, answer.code) == (status, code), path
    for more in ("", "/hint"):
        answer = await server.post(f"/api/puzzles/0000000000{more}?language=en", {"actions": []})
        assert (answer.status, answer.code) == (404, "not_found")


@served
async def test_malformed_actions_are_refused(server: Server) -> None:
    for more in ("", "/hint"):
        path = _path(_first(), more)
        for raw in RAW:
            body = raw if isinstance(raw, bytes) else raw.encode("utf-8", "surrogatepass")
            answer = await server.post(path, body)
            assert (answer.status, answer.code) == (400, "bad_message"), raw
        for actions in ("pass", None, 1, {}, ["x"] * 201, ["x" * 401], [""], [1]):
            answer = await server.post(path, {"actions": actions})
            assert (answer.status, answer.code) == (400, "bad_message"), actions
