"""People can begin as soon as the rules are compiled; a bot plays as soon as its own code is."""

import asyncio
from collections.abc import Callable

import pytest

from labtop.bots import catalog
from labtop.bots.compilation import BOTS, Part
from labtop.server import compilation
from labtop.server.bot_pool import BotPool, offered
from labtop.server.compilation import Compiling, in_order

GAME = "gizmos"


class ByHand:
    """A compilation in which parts become ready when the test says so."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def run(self, ready: Callable[[Part], None]) -> None:
        self.ready = ready

    def stop(self) -> None: ...


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "Compilation", ByHand)
    monkeypatch.setattr(compilation.config, "DISABLE_JIT", 0)


async def finish(compiling: Compiling, *names: str) -> None:
    for name in names:
        compiling._compilation.ready(Part(GAME, name))  # type: ignore[attr-defined]
    await asyncio.sleep(0)  # what another thread says is heard in the next round


def test_what_goes_wrong_is_logged(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def fail(compilation: ByHand, ready: Callable[[Part], None]) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(ByHand, "run", fail)

    async def test() -> None:
        await Compiling([GAME]).run()

    asyncio.run(test())
    assert "the games cannot be compiled" in caplog.text
    assert "No space left on device" in caplog.text


def test_rules_come_before_bots_and_searches_last() -> None:
    games, names = zip(*in_order(["gizmos", "aquasphere"]), strict=True)
    assert names == ("choices", "moves", "policy", "look_ahead") * 2 + ("network",) * 2 + ("search",) * 2
    assert games == ("gizmos",) * 4 + ("aquasphere",) * 4 + ("gizmos", "aquasphere") * 2


def test_a_game_can_begin_when_its_rules_are_there_and_tells_which_bots_can_play() -> None:
    async def test() -> None:
        compiling = Compiling([GAME])
        await compiling.run()
        seen, levels = [], [{*catalog.parts(level, GAME)} for level in catalog.LEVELS]
        ready = [sum(parts <= {*BOTS[:count]} for parts in levels) for count in range(len(BOTS))]
        for name in ("moves", "choices", *BOTS):
            (info,) = compiling.infos()
            seen.append((info.ready, info.progress, len(info.bots)))
            assert not info.hints, "their search comes last"
            await finish(compiling, name)
        assert seen == [
            (False, 0.0, 1),
            (False, 0.5, 1),
            *[(True, 1.0, 1 + bots) for bots in ready],
        ]
        assert compiling.infos()[0].bots == list(offered())
        assert compiling.infos()[0].hints

    asyncio.run(test())


def test_a_bot_waits_for_its_code_and_no_other() -> None:
    async def test() -> None:
        compiling = Compiling([GAME])
        await compiling.run()
        pool = BotPool(1, compiling.code)
        await pool.make("random", GAME, 1)
        quick, slow = (asyncio.create_task(pool.make(bot, GAME, 1)) for bot in ("greedy", "search-v1:5"))
        await asyncio.sleep(0)
        assert not quick.done()
        await finish(compiling, "look_ahead")
        await quick
        assert not slow.done()
        await finish(compiling, "search")
        await slow
        pool.close()

    asyncio.run(test())
