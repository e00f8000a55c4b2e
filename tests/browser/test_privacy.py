"""What is kept, and how a player has it deleted: on the page, in three languages."""

from urllib.error import HTTPError

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.serving import Server
from browser.sitting import serious
from browser.test_everybody import TOO_WIDE

WORDS = {
    "en": ("Privacy", "Delete my data", "Yes, delete", "The whole table is deleted.", "This browser knows no tables."),
    "de": (
        *("Datenschutz", "Meine Daten löschen", "Ja, löschen"),
        *("Der ganze Tisch ist gelöscht.", "Dieser Browser kennt keine Tische."),
    ),
    "pl": (
        *("Prywatność", "Usuń moje dane", "Tak, usuń"),
        *("Cały stół został usunięty.", "Ta przeglądarka nie zna żadnych stołów."),
    ),
}


@pytest.mark.parametrize("language", WORDS)
def test_a_player_deletes_what_is_kept_of_a_table(visit: Visit, server: Server, language: str) -> None:
    title, delete, yes, deleted, nothing = WORDS[language]
    table, (secret,) = server.table("Ada", "open")
    page = visit(f"/t/{table}#{secret}", language, width=390, height=844)
    expect(page.locator("main input").first).to_be_visible()
    page.goto(server.address)
    page.get_by_role("link", name=title).click()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    assert not page.evaluate(TOO_WIDE)
    page.get_by_role("button", name=delete).click()
    assert language != "en" or serious(page) == []
    page.get_by_role("button", name=yes).click()
    expect(page.get_by_role("button", name=deleted)).to_be_visible()
    expect(page.get_by_text(nothing)).to_be_visible()
    with pytest.raises(HTTPError, match="404"):
        server.ask(f"/api/tables/{table}")


def test_nothing_is_deleted_before_one_has_said_yes(visit: Visit, server: Server) -> None:
    table, (secret,) = server.table("Ada", "open")
    page = visit(f"/t/{table}#{secret}")
    expect(page.locator("main input").first).to_be_visible()
    page.goto(f"{server.address}/privacy")
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="No, keep it").click()
    expect(page.get_by_role("button", name="Delete my data")).to_be_visible()
    assert server.ask(f"/api/tables/{table}", None, secret)["you"] == [0]
