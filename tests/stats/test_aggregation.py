"""Every record is replayed: a wrong one is named and skipped; the rest is counted alike in any number of parts."""

from pathlib import Path

import pytest

from labtop.registry import GAMES, statistics
from labtop.stats import aggregation
from labtop.stats.tables import tables
from stats.recording import by_row, collected, random_record, reasons, write

GAME = GAMES[0]


def test_wrong_records_are_named_with_line_and_reason_and_skipped(tmp_path: Path) -> None:
    wrong_move, wrong_result, other_game = (random_record(GAME) for _ in range(3))
    wrong_move["moves"][6]["seat"] = 1 - wrong_move["moves"][6]["seat"]
    wrong_result["result"]["scores"][0] += 1
    other_game["game"] = "chess"
    lines = [random_record(GAME), "{", "[" * 100_000, "null", wrong_move, wrong_result, other_game]
    found = collected(write(tmp_path / "games.jsonl", *lines))
    assert found.totals[GAME].games == 1
    expected = [
        "broken JSON",
        "broken JSON",
        "record: an object",
        "move 7: it was the turn",
        "result: ",
        "game: there is no game",
    ]
    told = reasons(found)
    assert len(told) == len(expected)
    for line, (problem, reason) in enumerate(zip(told, expected, strict=True), 2):
        assert problem.startswith(f"games.jsonl {line} {reason}")


def test_bytes_that_are_no_text_are_named(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"\xff\xfe\x00\xff")
    (told,) = reasons(collected(tmp_path / "game.json"))
    assert told.startswith("game.json None broken JSON")


def test_games_that_are_not_over_are_right_but_not_counted(tmp_path: Path) -> None:
    record = random_record(GAME)
    del record["result"], record["moves"][20:]
    found = collected(write(tmp_path / "open.json", record))
    assert (found.readable, found.unfinished, dict(found.totals)) == (1, 1, {})


def test_a_game_that_is_over_counts_also_without_its_result(tmp_path: Path) -> None:
    record = random_record(GAME)
    del record["result"]
    assert collected(write(tmp_path / "over.json", record)).totals[GAME].games == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 1, 7, 50])
def test_a_game_may_be_broken_off_anywhere(tmp_path: Path, game: str, moves: int) -> None:
    record = random_record(game)
    del record["result"], record["moves"][moves:]
    found = collected(write(tmp_path / "open.json", record))
    assert (found.unfinished, found.problems) == (1, [])


def test_an_unfinished_record_is_checked_all_the_same(tmp_path: Path) -> None:
    record = random_record(GAME)
    del record["result"], record["moves"][20:]
    record["moves"][19]["action"] = "dance"
    (told,) = reasons(collected(write(tmp_path / "open.json", record)))
    assert told.startswith("open.json None move 20:")


def test_each_game_is_counted_apart(tmp_path: Path) -> None:
    path = write(tmp_path / "both.jsonl", *(random_record(game, seed=seed) for game in GAMES for seed in (1, 2)))
    assert {game: totals.games for game, totals in collected(path).totals.items()} == dict.fromkeys(GAMES, 2)


def test_records_without_names_have_the_usual_ones(tmp_path: Path) -> None:
    record = random_record(GAME)
    del record["names"]
    found = collected(write(tmp_path / "game.json", record))
    names, *_ = tables(found.totals[GAME], statistics(GAME))
    assert [row["thing"] for row in names.rows] == ["Player 1", "Player 2"]


def test_a_table_by_name_needs_different_names(tmp_path: Path) -> None:
    found = collected(write(tmp_path / "game.json", random_record(GAME, names=["random", "random"])))
    assert "names" not in [table.key for table in tables(found.totals[GAME], statistics(GAME))]


def test_the_part_that_is_done_is_told_up_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aggregation, "CHUNK", 1)
    files, _ = aggregation.sources.find(
        [write(tmp_path / "games.jsonl", random_record(GAME), random_record(GAME, seed=2))]
    )
    told: list[float] = []
    aggregation.read(files, told.append)
    assert len(told) == 2
    assert told == sorted(told)
    assert told[-1] == 1.0


@pytest.mark.long
def test_several_processes_find_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [random_record(game, players, seed) for game in GAMES for players in (2, 3) for seed in (1, 2)]
    path = write(tmp_path / "games.jsonl", *lines, "{")
    monkeypatch.setattr(aggregation, "CHUNK", 10_000)
    alone, together = collected(path), collected(path, cores=2)
    assert alone == together
    for game in GAMES:
        assert list(tables(alone.totals[game], statistics(game))) == list(
            tables(together.totals[game], statistics(game))
        )


def test_a_shared_win_counts_in_parts(tmp_path: Path) -> None:
    """Both seats of a game that ended level have half a win."""
    for seed in range(220, 1000):  # one of the first is level
        record = random_record(GAMES[1], seed=seed)
        if len(record["result"]["ranking"][0]) == 2:
            break
    found = collected(write(tmp_path / "level.json", record))
    order = next(table for table in tables(found.totals[GAMES[1]], statistics(GAMES[1])) if table.key == "order")
    assert [row["won"] for row in by_row(order.rows, "thing").values()] == [0.5, 0.5]


@pytest.mark.parametrize("game", GAMES)
def test_wins_are_counted_by_place_in_turn_order(tmp_path: Path, game: str) -> None:
    """Whoever decides first has place 1, whatever the seat."""
    for seed in range(20):
        record = random_record(game, seed=seed)
        began, (winners, *_) = record["moves"][0]["seat"], record["result"]["ranking"]
        if began == 1 and len(winners) == 1:
            break
    found = collected(write(tmp_path / "one.json", record))
    order = next(table for table in tables(found.totals[game], statistics(game)) if table.key == "order")
    won = {thing: row["won"] for thing, row in by_row(order.rows, "thing").items()}
    assert won == {"2-1": float(winners == [1]), "2-2": float(winners == [0])}


def test_a_record_from_the_middle_of_a_game_counts_by_place_only_if_it_is_known_who_began() -> None:
    assert statistics("gizmos").first({"first": 2}) == 2
    assert statistics("aquasphere").first({"round": 1, "play_order": [1, 0]}) == 1
    assert statistics("aquasphere").first({"round": 2, "play_order": [1, 0]}) is None
