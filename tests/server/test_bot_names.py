"""Bots have names of their own: nobody at a table shares one, and it stays in the record and in a rematch."""

from typing import Any

import pytest

from labtop import registry
from labtop.core.plain.bot_names import BOT_NAMES
from labtop.registry import GAMES
from server.serving import ADA, BOT, OPEN, Server, key, play, served

pytestmark = pytest.mark.usefixtures("any_database")


async def _names(server: Server, table: str) -> list[str]:
    seats: list[dict[str, Any]] = (await server.get(f"/api/tables/{table}")).json["state"]["seats"]
    return [seat["name"] for seat in seats]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_names_for_every_table(game: str) -> None:
    names = registry.bot_names(game)
    assert len(set(names)) == len(names) >= 2 * registry.meta(game).players[-1]


@pytest.mark.parametrize("game", GAMES)
def test_no_two_bots_at_a_table_share_a_name(game: str) -> None:
    @served
    async def test(server: Server) -> None:
        table, _ = await server.make(BOT, BOT, BOT, OPEN, game=game)
        *names, nobody = await _names(server, table)
        assert (len(set(names)), nobody) == (3, "")
        assert set(names) <= set(registry.bot_names(game))

    test()


@served
async def test_a_bot_has_no_persons_name(server: Server) -> None:
    for name in registry.bot_names("gizmos"):
        table, (secret, *_) = await server.make({"kind": "person", "name": name}, BOT, OPEN)
        line, _ = await server.sit(table, secret)
        await line.ask(type="seat_bot", key=key(), seat=2)
        assert len(set(await _names(server, table))) == 3


@served
async def test_a_name_that_is_taken_is_not_given_again(server: Server) -> None:
    twin = BOT | {"name": "Ada"}
    table, _ = await server.make(ADA, twin, BOT | {"name": "Eve"})
    names = await _names(server, table)
    assert (len(set(names)), names[2]) == (3, "Eve")


@served
async def test_names_stay_in_the_record_and_in_the_rematch(server: Server) -> None:
    table, (ada, *_) = await server.make(ADA, BOT, BOT)
    line, first = await server.sit(table, ada)
    state = first["state"]
    while not state["over"]:
        state = await play(line, state) if state["legal"] else await line.state()
    _, first_bot, second_bot = names = await _names(server, table)
    record = (await server.get(f"/api/tables/{table}/record")).json
    assert record["names"] == ["Ada", f"{first_bot} (random)", f"{second_bot} (random)"]
    story = (await server.get(f"/api/tables/{table}/words?language=en")).json["story"]
    assert all(any(sentence.startswith(name) for name in names) for sentence in story)
    await line.ask(type="rematch", key=key())
    again = (await server.get(f"/api/tables/{table}")).json["state"]["rematch"]
    assert await _names(server, again) == names, "everybody keeps seat and colour"


def test_a_game_without_names_takes_plain_ones() -> None:
    assert set(BOT_NAMES).isdisjoint(name for game in GAMES for name in registry.bot_names(game))
