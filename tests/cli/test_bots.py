"""Bots at the table of the terminal game."""

import _thread
import json
import random
import threading
from contextlib import nullcontext
from itertools import repeat
from pathlib import Path

import pytest

from cli.ending import near_the_end
from gizmos.positions import begun_by
from labtop.bots import catalog
from labtop.bots.random_bot import RandomBot
from labtop.bots.search import Limit, SearchBot
from labtop.cli.compilation import compile_game
from labtop.core.texts import LANGUAGES

FEW = Limit(simulations=8, memory=1)
KINDS = ("random", "greedy", "search:8", *catalog.LEVELS)


@pytest.fixture
def _quick_levels(monkeypatch):
    """The level that goes by the clock searches little."""
    monkeypatch.setitem(catalog.LEVELS, "grandmaster", lambda game, seed, threads: SearchBot(game, seed, FEW))


def any_action(session) -> str:
    """A person who plays at random and saves nothing."""
    legal = session.game.legal_actions()
    return random.Random(len(session.game.moves(None))).choice(legal) if legal else "n"


@pytest.mark.usefixtures("_quick_levels")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["gizmos", "aquasphere"])
def test_a_game_against_each_kind_of_bot_comes_to_its_end(sit, name, kind):
    start = near_the_end(["Ada", kind], 2, name, left=12)
    sitting = sit(repeat(any_action), start.copy())
    sitting.run()
    game = sitting.session.game
    assert game.to_play is None
    decided = game.record()["moves"][start.played :]
    assert {move["seat"] for move in decided} == {0, 1}
    assert {"ms" in move for move in decided if move["seat"] == 1} == {kind != "random"}


class Spy(RandomBot):
    """Counts how often it was made and asked."""

    made: list["Spy"]

    def __init__(self, game, seed, threads):
        super().__init__(seed)
        self.threads, self.asked = threads, 0
        Spy.made.append(self)

    def choose(self, seen):
        self.asked += 1
        return super().choose(seen)


@pytest.fixture
def _spied(monkeypatch):
    Spy.made = []
    monkeypatch.setitem(catalog.LEVELS, "hard", Spy)


def turns(count: int) -> list:
    return [lambda session: session.game.legal_actions()[0]] * count


@pytest.mark.usefixtures("_spied")
def test_a_seat_has_one_bot_over_the_whole_game(sit):
    game = begun_by(0, ["Ada", "hard", "hard 2"])
    sit([*turns(6), "quit", "n"], game).run()
    assert len(Spy.made) == 2
    assert min(bot.asked for bot in Spy.made) >= 2
    assert {bot.threads for bot in Spy.made} <= set(range(1, 9))


@pytest.mark.usefixtures("_spied")
def test_a_loaded_game_goes_on_with_its_bots_made_anew(sit):
    game = begun_by(0, ["Ada", "hard 2"])
    sit([*turns(4), "save game.json", "quit"], game).run()
    sitting = sit(["load game.json", *turns(4), "load game.json", "n", *turns(4), "quit", "n"])
    sitting.run()
    assert sitting.session.game.names == ["Ada", "hard 2"]
    assert len(Spy.made) == 3


@pytest.mark.usefixtures("_spied")
def test_after_undo_bots_are_made_anew(sit, payment_game):
    game = payment_game.game
    game.names = ["Ada", "Ben", "Cleo", "hard"][: game.players]
    sitting = sit([payment_game.build, "undo", "quit"], game)
    before = sitting.session._bots
    sitting.run()
    assert sitting.session._bots is not before


def test_who_is_thinking_is_shown(sit, monkeypatch):
    shown = []
    for language in LANGUAGES:
        sitting = sit(["pick red", "quit", "n"], begun_by(0, ["Ada", "easy"]), language=language)
        monkeypatch.setattr(sitting.session.console, "status", lambda text: shown.append(text.plain) or nullcontext())
        sitting.run()
    assert shown == ["easy is thinking…", "leicht denkt nach …", "łatwy myśli…"]


class Slow(RandomBot):
    """Thinks until it is stopped; while it does, somebody presses Ctrl-C. Later it is quick."""

    stopped: threading.Event

    def choose(self, seen):
        if not Slow.stopped.is_set():
            _thread.interrupt_main()
            assert Slow.stopped.wait(60)
        return super().choose(seen)

    def stop(self):
        Slow.stopped.set()


def test_ctrl_c_stops_a_bot_that_thinks_and_nothing_is_lost(sit, monkeypatch):
    Slow.stopped = threading.Event()
    monkeypatch.setitem(catalog.LEVELS, "expert", lambda game, seed, threads: Slow(seed))
    game = begun_by(0, ["Ada", "expert"])
    sitting = sit(["pick red", "b", "quit", "y"], game)
    sitting.run()
    assert Slow.stopped.is_set()
    assert [prompt for prompt in sitting.prompts if "Save the game before you leave?" in prompt] == sitting.prompts[
        1::2
    ]
    (path,) = Path().glob("gizmos-*.json")
    moves = json.loads(path.read_text())["moves"]
    assert moves[0]["action"] == "pick red"
    assert len(moves) >= 2


@pytest.mark.parametrize("name", ["gizmos", "aquasphere"])
def test_compiling_a_game_leaves_nothing_for_its_bots_to_compile(sit, name):
    from labtop.bots.compiled import compiled_bot

    console = sit([]).session.console
    compile_game(name, console, "en", bots=True)
    before = {point: len(kernel.signatures) for point, kernel in compiled_bot(name)._asdict().items()}
    sit([], near_the_end(["greedy", "search:8"], 1, name, left=12)).run()
    after = {point: len(kernel.signatures) for point, kernel in compiled_bot(name)._asdict().items()}
    assert before == after
    assert {point: before[point] for point in before if point != "gather"} == dict.fromkeys(
        before.keys() - {"gather"}, 1
    )
