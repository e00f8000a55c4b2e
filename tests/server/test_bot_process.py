"""Bots in a process of their own: the same actions, stopped when nobody waits, made again if it is killed."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

import labtop
from labtop.bots import catalog
from labtop.server.bot_pool import BotPool
from labtop.server.bot_process import BotProcess, BotsGone, Line
from labtop.server.compilation import Compiling

GAME = "gizmos"


@pytest.fixture
def process() -> Iterator[BotProcess]:
    started = BotProcess(2, 0, [GAME])
    yield started
    started.close()
    until = time.monotonic() + 30
    while children():
        assert time.monotonic() < until, "the process has not ended"
        time.sleep(0.01)


def children() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.name == "labtop bots" and child.pid]


def test_a_bot_apart_plays_like_one_that_is_not(process: BotProcess) -> None:
    game = labtop.new_game(GAME, 2, seed=3)
    here, there = catalog.make("search:50", GAME, 7), process.make("search:50", GAME, 7)
    for _ in range(6):
        observation = game.observe(1)
        action = there.choose(observation)
        assert action == here.choose(observation)
        game.play(action)
    found = there.analyse(game.observe(1))
    assert found.actions[0].action in game.legal_actions()


@pytest.mark.parametrize("begun", [False, True])
def test_who_stops_waiting_stops_the_bot(process: BotProcess, begun: bool) -> None:
    """Whether it thinks already or the process has just been started: it would think for minutes."""

    async def test() -> None:
        pool = BotPool(1, Compiling([]).code, process=process)
        game = labtop.new_game(GAME, 2, seed=3)
        quick, slow = await pool.make("random", GAME, 1), await pool.make("search:600s", GAME, 1)
        if begun:
            await pool.choose(quick, game.observe(1))
        thinking = asyncio.create_task(pool.choose(slow, game.observe(1)))
        while not process._waiting:
            await asyncio.sleep(0.01)
        thinking.cancel()
        assert await asyncio.wait_for(pool.choose(quick, game.observe(1)), 120) in game.legal_actions()
        pool.close()

    asyncio.run(test())


def test_a_process_that_was_killed_is_started_again(process: BotProcess) -> None:
    observation = labtop.new_game(GAME, 2, seed=3).observe(1)
    bot = process.make("search:50", GAME, 7)
    action = bot.choose(observation)
    (child,) = children()
    os.kill(child, signal.SIGKILL)
    assert bot.choose(observation) == action
    assert children() != [child]


def test_what_ends_the_process_again_and_again_does_not_come_into_the_server(process: BotProcess) -> None:
    bot, observation = process.make("search:20s", GAME, 7), labtop.new_game(GAME, 2, seed=3).observe(1)
    with ThreadPoolExecutor(1) as pool:
        thinking = pool.submit(bot.choose, observation)
        while not thinking.done():
            for child in children() if process._waiting else ():
                os.kill(child, signal.SIGKILL)
            time.sleep(0.01)
        with pytest.raises(RuntimeError, match="ended again and again"):
            thinking.result()
    assert process.make("random", GAME, 7).choose(observation) in observation.actions


def test_nobody_waits_for_a_process_that_talks_nonsense(process: BotProcess) -> None:
    here, there = multiprocessing.Pipe()
    there.send_bytes(b"nonsense")
    answer = process._waiting[1] = Future()
    process._listen(Line(here))
    with pytest.raises(BotsGone):
        answer.result(0)


def test_where_no_process_can_be_had_bots_think_in_the_server(
    process: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(context: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(multiprocessing.get_context("spawn").Process, "start", fail)
    observation = labtop.new_game(GAME, 2, seed=3).observe(1)
    assert process.make("search:50", GAME, 7).choose(observation) == catalog.make("search:50", GAME, 7).choose(
        observation
    )
    assert not children()


def test_a_bot_that_fails_says_so(process: BotProcess) -> None:
    with pytest.raises(RuntimeError, match="there is no bot"):
        process.make("nobody", GAME, 7).choose(labtop.new_game(GAME, 2, seed=3).observe(1))


def test_a_server_that_stands_far_behind_has_bots_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: int) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "setpriority", refuse, raising=False)

    async def test() -> str:
        pool = BotPool(1, Compiling([]).code)
        return await pool.choose(await pool.make("random", GAME, 1), labtop.new_game(GAME, 2, seed=3).observe(1))

    assert asyncio.run(test())


def test_who_waits_when_the_process_is_killed_is_answered_by_the_next(process: BotProcess) -> None:
    game = labtop.new_game(GAME, 2, seed=3)
    process.make("search:50", GAME, 7).choose(game.observe(1))
    (child,) = children()
    bot = process.make("search:3s", GAME, 7)
    with ThreadPoolExecutor(1) as pool:
        thinking = pool.submit(bot.choose, game.observe(1))
        while not process._waiting:
            assert not thinking.done()
        os.kill(child, signal.SIGKILL)
        assert thinking.result(120) in game.legal_actions()


def test_who_waits_for_a_process_that_is_closed_is_told(process: BotProcess) -> None:
    observation = labtop.new_game(GAME, 2, seed=3).observe(1)
    process.close()
    with pytest.raises(BotsGone):
        process.make("random", GAME, 7).choose(observation)


def test_bots_that_nobody_needs_are_forgotten(process: BotProcess) -> None:
    observation = labtop.new_game(GAME, 2, seed=3).observe(1)
    for number in range(3):
        process.make("random", GAME, number).choose(observation)
    assert process._forgotten.qsize() == 1, "the last one; those before it were named with the next request"
    other = process.make("random", GAME, 7)
    other.choose(observation)
    unneeded = process.make("random", GAME, 8)
    unneeded.choose(observation)
    del unneeded
    other.stop()  # it does not think: nothing is sent that could name them
    assert process._forgotten.qsize() == 1
