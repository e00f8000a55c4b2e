"""A table that was begun under older rules says so, and hands over what is kept of it."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.serving import Server


def test_the_record_of_an_older_table_can_be_saved(visit: Visit, server: Server, tmp_path: Path) -> None:
    table, [ada, _] = server.table("Ada", "Ben")
    server.kill()
    with closing(sqlite3.connect(server._folder / "tables.sqlite3")) as connection, connection:
        connection.execute(
            "UPDATE tables SET start = replace(start, '\"rules\":', '\"rules\":9') WHERE id = ?", (table,)
        )
    server.start()
    page = visit(f"/t/{table}#{ada}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("played under earlier rules")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert saved.value.suggested_filename == f"{table}.json"
    saved.value.save_as(tmp_path / "record.json")
    assert json.loads((tmp_path / "record.json").read_text())["start"]["table"] == table
