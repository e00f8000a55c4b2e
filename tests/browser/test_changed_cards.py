"""The pages know no rules: where the server plays with other cards, they follow without being built anew."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from another_python import INTERPRETED
from browser.serving import Server
from browser.sitting import Person

OTHER_CARDS = """
from labtop.games.gizmos.rules.data import CARDS
CARDS["S-1"]["upgrade"] = {"storage": 2, "archive": 1}
for card in CARDS.values():
    if card["level"] == 1:
        card["cost"] = 3
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Interpreted, since compiled code is kept by the files that it comes from."""
    running = Server(tmp_path_factory.mktemp("server"), OTHER_CARDS, INTERPRETED)
    yield running
    running.kill()


def test_limits_prices_and_sentences_are_those_of_the_cards_in_play(visit, server: Server) -> None:
    table, secrets = server.table("Ada", "Ben")
    person = Person(visit(f"/t/{table}#{secrets[0]}"))
    own, other = person.page.locator(".front .dashboard"), person.page.locator(".others .dashboard")
    expect(own.locator(".ring .slot")).to_have_count(7)
    expect(other.locator(".ring .slot")).to_have_count(5)
    expect(own.locator(".archive .caption")).to_have_text("0/2")
    person.page.locator(".display > .level").last.locator(".card").first.click()
    expect(person.sheet().locator(".reason")).to_contain_text(" costs 3 ")
    expect(person.sheet().locator(".soft")).to_contain_text("it costs 3 ")
