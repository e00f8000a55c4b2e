"""Hints: what a strong bot thinks, in words, from what the seat knows."""

import io
import random

import pytest
from rich.console import Console

import labtop
from labtop import registry
from labtop.bots.protocol import ActionValue, Analysis
from labtop.cli import hints
from labtop.core.game import Game
from labtop.core.texts import LANGUAGES
from labtop.foresight import foreseen


@pytest.fixture(autouse=True)
def _short(monkeypatch):
    monkeypatch.setattr(hints, "ADVISER", "search:2000")
    monkeypatch.setattr(hints, "THREADS", 1)


def offer(game) -> list[str]:
    groups = registry.terminal(game.rules.name).choices(game.legal_actions(), game.view(game.to_play), "en")
    return [choice.action for group in groups for choice in group.choices]


def drawn(game, thoughts=None, language: str = "en", width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    console.print(hints.hint(game, thoughts or hints.analyse(game, 1), offer(game), game.names, language))
    return console.file.getvalue()


def after(name: str, moves: int, players: int = 2) -> Game:
    game = labtop.new_game(name, players, seed=4)
    chooser = random.Random(4)
    for _ in range(moves):
        game.play(chooser.choice(game.legal_actions()))
    return game


def test_a_hint_shows_thoughts_and_changes_nothing(sit):
    sitting = sit(["hint", "HINT", "quit"])
    before = sitting.session.game.record(), sitting.session.game.position()
    screen = sitting.run()
    assert screen.count("The bot would play “") == 2
    assert "Wins" in screen
    assert "%" in screen
    assert (sitting.session.game.record(), sitting.session.game.position()) == before
    assert sitting.prompts == ["> "] * 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["gizmos", "aquasphere"])
@pytest.mark.parametrize("width", [80, 120])
def test_hints_are_given_in_every_language_and_width(name, language, width):
    for moves in (0, 25):
        text = drawn(after(name, moves), language=language, width=width)
        assert {"en": "would play", "de": "würde", "pl": "zagrałby"}[language] in text
        assert max(map(len, text.splitlines())) <= width


def test_hints_have_words_in_the_language(sit):
    for language, word in (("de", "tipp"), ("pl", "podpowiedź"), ("pl", "podp")):
        assert "hint" in sit([word, "hint", "quit"], language=language).session._commands
        screen = sit([word, "quit"], language=language).run()
        assert {"de": "Siege", "pl": "Wygrane"}[language] in screen


def test_the_number_beside_an_action_plays_it():
    game = after("gizmos", 10)
    thoughts = hints.analyse(game, 1)
    best = thoughts.actions[0].action
    row = next(line for line in drawn(game, thoughts).splitlines() if f" {best} " in line)
    assert offer(game)[int(row.split()[0]) - 1] == best


@pytest.mark.parametrize(
    ("second", "words"),
    [
        (0.40, {"en": "clearly better", "de": "deutlich besser", "pl": "wyraźnie lepsze"}),
        (0.57, {"en": "a little better", "de": "ein wenig besser", "pl": "trochę lepsze"}),
        (0.595, {"en": "about as good", "de": "etwa gleich gut", "pl": "tak samo dobre"}),
        (0.65, {"en": "about as good", "de": "etwa gleich gut", "pl": "tak samo dobre"}),
    ],
)
def test_how_much_better_is_said_in_words(second, words):
    game = after("gizmos", 0)
    one, two, *_ = game.legal_actions()
    thoughts = Analysis(
        (ActionValue(one, 900, 0.6, 31.26, (one,)), ActionValue(two, 100, second, 30, (two,))), 1000, 1.0
    )
    for language in LANGUAGES:
        text = " ".join(drawn(game, thoughts, language).split())
        assert words[language] in text
        assert {"en": "31.3", "de": "31,3", "pl": "31,3"}[language] in text


def test_actions_that_were_never_tried_are_not_judged():
    game = after("gizmos", 0)
    one, two, *_ = game.legal_actions()
    text = drawn(game, Analysis((ActionValue(one, 9, 0.6, 31, (one,)), ActionValue(two, 0, 0.0, 0, (two,))), 9, 1.0))
    assert f"The bot would play “{one}”." in text
    assert two not in text


def test_where_nothing_is_to_be_decided_the_hint_says_so():
    game = after("gizmos", 0)
    chooser = random.Random(4)
    while len(game.legal_actions()) > 1:
        game.play(chooser.choice(game.legal_actions()))
    assert f"“{game.legal_actions()[0]}” is the only action." in drawn(game)


def hidden_swapped(game) -> Game:
    """The same game for who decides, everything unknown shuffled."""
    seat = game.to_play
    assert seat is not None
    other = Game(game.rules, game.determinised(seat, 99), None, game.names)
    assert other.view(seat) == game.view(seat)
    assert other.position() != game.position()
    return other


@pytest.mark.parametrize("name", ["gizmos", "aquasphere"])
def test_a_hint_depends_on_nothing_hidden(name):
    for moves in (0, 15, 30):
        game = labtop.load_position(after(name, moves, 3).position())
        assert drawn(game) == drawn(hidden_swapped(game))


def test_a_line_is_told_only_as_far_as_it_does_not_depend_on_luck():
    game = after("gizmos", 0)
    (card, *_) = set(game.position()["decks"]["II"])
    line = ("research II", f"file {card}", "under rest")
    assert [action for _, action, _ in foreseen(game, line)] == ["research II"]
    best = ActionValue("research II", 9, 0.5, 30, line)
    text = " ".join(drawn(game, Analysis((best,), 9, 1.0)).split())
    assert f"And then, if it comes to that: file {card} · under rest" in text


def test_what_follows_is_told_with_who_plays_it():
    game = after("gizmos", 0)
    first, second = (f"pick {colour}" for colour, count in game.view(0)["row"].items() if count > 1)
    best = ActionValue(first, 9, 0.5, 30, (first, second, "pick nothing"))
    text = drawn(game, Analysis((best,), 9, 1.0))
    assert "After that it expects:" in text
    assert "Player 2 Pick 1 " in text
    assert "if it comes to that: pick nothing" in text


def test_what_is_forced_is_left_out_of_lines_and_played():
    game = after("aquasphere", 0)
    chooser = random.Random(4)
    forced: list[str] = []
    while len(forced) != 1 or len(game.legal_actions()) == 1:
        before, action = game.copy(), chooser.choice(game.legal_actions())
        game.play(action)
        if len(forced := game.legal_actions()) == 1:
            game.play(forced[0])
    later = next(action for action in game.legal_actions() if action not in forced)
    told = [(seat, action) for seat, action, _ in foreseen(before, (action, later))]
    assert told == [(before.to_play, action), (game.to_play, later)]


def test_ctrl_c_during_a_hint_asks_whether_to_leave(sit, monkeypatch):
    def interrupted(game, luck):
        raise KeyboardInterrupt

    monkeypatch.setattr(hints, "analyse", interrupted)
    sitting = sit(["pick red", "hint", "b", "quit", "n"])
    sitting.run()
    assert sum("Save the game before you leave?" in prompt for prompt in sitting.prompts) == 2
