"""The speed of the Python interface, where actions are strings and positions are dicts."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Any

import labtop
from labtop.cli.bench.measurement import Figures, Report, Size, best_rate, part
from labtop.core.game import Game
from labtop.core.rules import Rules

Work = Callable[[], int]


def python_api(rules: Rules, size: Size, report: Report) -> Figures:
    """Microseconds of each thing that the Python interface does, and the speed of random games played through it."""
    works = {**_playing(rules, size), **_reading(rules, size)}
    rates = {
        name: best_rate(size.runs, work, part(report, index, len(works)))
        for index, (name, work) in enumerate(works.items())
    }
    figures = {f"{name}_us": 1e6 / rate for name, rate in rates.items()}
    return {"decisions_per_second": rates["list_and_play"], **figures}


def _playing(rules: Rules, size: Size) -> dict[str, Work]:
    """Playing the moves of random games again, and playing random games anew, listing all actions as strings."""
    scripts = [[move["action"] for move in record["moves"]] for record in _records(rules, size)]
    batches = iter([_starts(rules, size) for _ in range(2 * size.runs)])
    chooser = random.Random(1)

    def play() -> int:
        for game, script in zip(next(batches), scripts, strict=True):
            for action in script:
                game.play(action)
        return sum(map(len, scripts))

    def list_and_play() -> int:
        return sum(_play_randomly(game, chooser) for game in next(batches))

    return {"play": play, "list_and_play": list_and_play}


def _reading(rules: Rules, size: Size) -> dict[str, Work]:
    """New games, and what is asked of games half played; a replay counts by its moves."""
    records = _records(rules, size)
    for record in records:
        del record["moves"][len(record["moves"]) // 2 :], record["result"]
    games = [labtop.replay(record) for record in records]
    positions = [game.position() for game in games]

    def replay() -> int:
        for record in records:
            labtop.replay(record)
        return sum(len(record["moves"]) for record in records)

    return {
        "new_game": _each(lambda seed: labtop.new_game(rules.name, seed=seed), range(size.python_games)),
        "position": _each(Game.position, games),
        "view": _each(lambda game: game.view(0), games),
        "load_position": _each(labtop.load_position, positions),
        "record": _each(Game.record, games),
        "replay_move": replay,
    }


def _each(call: Callable[[Any], object], things: Sequence[Any]) -> Work:
    """Work that makes one call for each thing."""

    def work() -> int:
        for thing in things:
            call(thing)
        return len(things)

    return work


def _starts(rules: Rules, size: Size) -> list[Game]:
    """New games, the numbers of players in turn."""
    players = islice(cycle(rules.players), size.python_games)
    return [labtop.new_game(rules.name, players=number, seed=seed) for seed, number in enumerate(players)]


def _records(rules: Rules, size: Size) -> list[dict[str, Any]]:
    games = _starts(rules, size)
    chooser = random.Random(0)
    for game in games:
        _play_randomly(game, chooser)
    return [game.record() for game in games]


def _play_randomly(game: Game, chooser: random.Random) -> int:
    """Play to the end; how many decisions there were."""
    decisions = 0
    while actions := game.legal_actions():
        game.play(chooser.choice(actions))
        decisions += 1
    return decisions
