"""`make web` offers tables of every game to look at, without compiling anything."""

import runpy
from pathlib import Path

import pytest

from labtop.registry import GAMES
from server.running import Process

DEV = runpy.run_path(str(Path(__file__).parents[2] / "web" / "dev.py"))


@pytest.mark.long
def test_sample_tables_of_every_game_are_there_interpreted(tmp_path: Path) -> None:
    settings = DEV["INTERPRETED"] | {"LABTOP_GAMES": ",".join(GAMES)}
    with Process(tmp_path / "tables.sqlite3", **settings) as server:
        found = list(DEV["sample_tables"](DEV["Server"](server.link)))
        assert [title.split(":")[0] for title, _ in found] == [game for game in GAMES for _ in range(3)]
        for beginning, middle, end in (found[number : number + 3] for number in range(0, len(found), 3)):
            assert played(server, beginning[1]) < DEV["MIDDLE"] // 2  # the computer may have begun
            assert played(server, middle[1]) == DEV["MIDDLE"]
            assert middle[1].count(",") == 3  # four secrets
            assert "#" not in end[1]


def played(server: Process, page: str) -> int:
    """The moves at the table of a page."""
    path = page.replace("/t/", "/api/tables/").split("#")[0]
    number: int = server.get(path)["state"]["played"]
    return number


def test_the_pages_look_for_the_server_where_it_is() -> None:
    config = (Path(__file__).parents[2] / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert f"http://127.0.0.1:{DEV['PORT']}" in config
