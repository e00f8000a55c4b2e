"""The fuzzers of `make fuzz`, for a moment and always the same."""

import asyncio
from dataclasses import replace

import pytest

from fuzz.making import Maker, said
from fuzz.session import Finding, Fuzzer, fuzz
from labtop.server.settings import MEMORY, Settings
from server import postgres
from server.serving import Server, served, start

SETTINGS = Settings(limits=False, searches=1, hint=1, stand_in="random")


def test_the_same_seed_says_the_same() -> None:
    makers = [Maker("seed", ["pick red"]) for _ in range(2)]
    first, second = ([said(maker) for _ in range(500)] for maker in makers)
    assert first == second
    assert len(set(map(str, first))) > 300


@pytest.mark.long
def test_thousands_of_bent_messages_find_nothing() -> None:
    rounds = []

    def more(fuzzer: Fuzzer) -> bool:
        rounds.append(fuzzer.sent)
        return len(rounds) < 8

    settings = replace(SETTINGS, database=MEMORY)
    assert asyncio.run(fuzz(lambda: start(settings), "always the same", more, lambda _: None)) >= 8000


@pytest.mark.long
def test_a_thousand_bent_messages_find_nothing_with_postgres() -> None:
    with postgres.running() as found:
        settings = replace(SETTINGS, database=found.database())
        sent = asyncio.run(fuzz(lambda: start(settings), "b", lambda _: False, lambda _: None))
    assert sent >= 1000


@served
async def test_a_mistake_of_ours_is_a_finding(server: Server) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a mistake")

    server.lobby.make, make = broken, server.lobby.make  # type: ignore[method-assign, assignment]
    fuzzer = Fuzzer(server, "x")
    with pytest.raises(Finding, match="seed"):
        await fuzzer._post("/api/tables", b'{"game": "gizmos", "seats": [{"kind": "open"}, {"kind": "open"}]}')
    fuzzer.close()
    server.lobby.make = make  # type: ignore[method-assign]
