"""The Python interface: observations, bots of one's own, matches, records step by step."""

import re
from xml.etree import ElementTree

import pytest

import labtop
from another_python import run
from labtop.registry import GAMES

both = pytest.mark.parametrize("name", GAMES)


class First(labtop.Bot):
    """Only what a bot needs."""

    def choose(self, observation: labtop.Observation) -> str:
        return observation.actions[0]


class Ahead(labtop.Bot):
    def choose(self, observation: labtop.Observation) -> str:
        return max(observation.actions, key=lambda action: observation.after(action).scores()[observation.seat])


class Chancy(labtop.Bot):
    def choose(self, observation: labtop.Observation) -> str:
        return observation.random.choice(observation.actions)


def middle(name: str, moves: int = 12, seed: int = 3) -> labtop.Game:
    game = labtop.new_game(name, seed=seed)
    for number in range(moves):
        legal = game.legal_actions()
        game.play(legal[number * 7 % len(legal)])
    return game


def test_the_classes_of_the_door_are_there_without_loading_numba_first() -> None:
    code = "import sys, labtop; labtop.Bot, labtop.Observation; print('numba' in sys.modules, labtop.Game.__name__)"
    assert run("-c", code) == "False Game\n"
    with pytest.raises(AttributeError, match="Gmae"):
        _ = labtop.Gmae


def test_a_bot_of_ones_own_needs_choose_alone() -> None:
    observation = middle("gizmos").observe()
    bot = First()
    bot.stop()
    assert bot.analyse(observation).actions[0].action == observation.actions[0]
    with pytest.raises(TypeError):
        type("Nothing", (labtop.Bot,), {})()


@both
def test_an_observation_tells_what_the_seat_may_know(name: str) -> None:
    game = middle(name)
    observation = game.observe(seed=5)
    assert observation.seat == game.to_play
    assert observation.actions == game.legal_actions()
    assert observation.view == game.view(game.to_play)
    assert observation.scores == game.scores()
    assert f"seat {game.to_play}" in repr(observation)


@both
def test_looking_ahead_changes_nothing_and_tells_nothing_hidden(name: str) -> None:
    game = middle(name)
    before = game.position()
    observation = game.observe(seed=5)
    action = observation.actions[-1]
    after = observation.after(action)
    assert after.played == 1
    assert after.position() == observation.after(action).position()
    assert after.record()["start"] != before  # shuffled
    assert game.position() == before
    with pytest.raises(labtop.IllegalAction):
        observation.after("nonsense")


@both
def test_samples_agree_with_the_view_and_differ_in_the_unknown(name: str) -> None:
    game = middle(name)
    observation = game.observe(seed=5)
    samples = [observation.sample() for _ in range(4)]
    assert all(sample.view(observation.seat) == observation.view for sample in samples)
    assert all(sample.position()["decks"] != game.position()["decks"] for sample in samples)
    assert samples[0].position() != samples[1].position()
    again = game.observe(seed=5)
    assert [again.sample().position() for _ in range(4)] == [sample.position() for sample in samples]


@both
def test_steps_walk_through_a_record(name: str) -> None:
    game = middle(name)
    record = game.record()
    steps = list(labtop.steps(record))
    assert [step.number for step in steps] == list(range(1, game.played + 1))
    assert steps[0].before.position() == record["start"]
    assert steps[-1].after.position() == game.position()
    assert [step.action for step in steps] == [move["action"] for move in record["moves"]]
    assert steps[3].text("de") == labtop.describe(steps[3].action, steps[3].before.position(), "de")
    steps[3].after.play(steps[3].after.legal_actions()[0])  # a game of the reader's own
    assert steps[-1].after.position() == game.position()


def test_steps_say_where_a_record_is_wrong() -> None:
    record = middle("gizmos").record()
    record["moves"][4]["action"] = "nonsense"
    with pytest.raises(labtop.InvalidRecord, match="move 5"):
        list(labtop.steps(record))


@both
def test_a_match_plays_every_seat_order_on_the_same_deals(name: str) -> None:
    result = labtop.match(name, [labtop.bot("random"), First()], games=3, seed=1)
    assert result.bots == ("random", "First")
    assert result.games == 4
    assert [record["names"] for record in result.records] == [["random", "First"], ["First", "random"]] * 2
    starts = [record["start"] for record in result.records]
    assert starts[0] == starts[1] != starts[2] == starts[3]
    assert sum(result.wins) == 4
    rate = result.win_rates[0]
    assert rate.low <= rate.value == result.wins[0] / 4 <= rate.high
    assert result.scores[1][1] == result.records[1]["result"]["scores"][0]
    assert "First" in repr(result)
    for record in result.records:
        labtop.replay(record)


def test_a_match_is_the_same_with_the_same_seed() -> None:
    bots = [Chancy(), labtop.bot("random"), Chancy()]
    first, again, other = (labtop.match("gizmos", bots, games=1, seed=seed) for seed in (4, 4, 5))
    assert first.bots == ("Chancy", "random", "Chancy 2")
    assert first.records == again.records
    assert first.records != other.records


def test_a_match_raises_what_a_bot_does_wrong() -> None:
    wrong = type("Wrong", (labtop.Bot,), {"choose": lambda self, observation: "nonsense"})
    with pytest.raises(labtop.IllegalAction):
        labtop.match("gizmos", [wrong(), First()], games=1)
    with pytest.raises(ValueError, match="at least one"):
        labtop.match("gizmos", [First(), First()], games=0)


def test_a_named_bot_plays_any_game_and_begins_anew() -> None:
    bot = labtop.bot("random", seed=2)
    for name in GAMES:
        observation = middle(name).observe()
        assert bot.choose(observation) == labtop.bot("random", seed=2).choose(observation)
        assert bot.analyse(observation).actions
    assert repr(bot) == "labtop.bot('random')"
    with pytest.raises(ValueError, match="there is no bot 'expret'"):
        labtop.bot("expret")


def test_looking_ahead_finds_points() -> None:
    game = labtop.new_game("gizmos", seed=3)
    seat = game.to_play or 0
    while game.to_play != seat or not any(action.startswith("build ") for action in game.legal_actions()):
        game.play(game.legal_actions()[0])
    observation = game.observe()
    points = observation.after(Ahead().choose(observation)).scores()[seat]
    assert points == max(observation.after(action).scores()[seat] for action in observation.actions)
    assert points > game.scores()[seat]


@both
def test_a_game_says_how_it_stands(name: str) -> None:
    game = middle(name)
    assert repr(game).startswith(f"<Game of {name}: 12 moves played, Player ")


@both
def test_a_game_is_drawn_as_text_as_html_and_as_svg(name: str) -> None:
    game = middle(name)
    drawing = game.drawing()
    assert repr(game) == f"{game}\n{drawing}"
    assert all(player in repr(drawing) for player in game.names)
    assert game._repr_html_() == drawing.html() == drawing._repr_html_()
    for document in (drawing.html(), drawing.svg()):
        root = ElementTree.fromstring(document)
        assert all(player in "".join(root.itertext()).replace("\xa0", " ") for player in game.names)
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", document)  # nothing is fetched from elsewhere


@pytest.mark.parametrize(("name", "card"), [("gizmos", "II-03"), ("aquasphere", "R01")])
def test_a_card_is_drawn(name: str, card: str) -> None:
    game = labtop.new_game(name, seed=1)
    drawing = game.card(card)
    assert drawing is not None
    assert card in repr(drawing)
    assert "<svg" in drawing.svg()
    assert repr(game.card(card, "de")) != repr(drawing)
    assert game.card("no such card") is None


def test_what_is_hidden_is_not_drawn() -> None:
    game = labtop.new_game("gizmos", seed=7)
    game.play("research I")
    assert game.to_play is not None
    own = game.view(game.to_play)["turn"]["research"]["cards"]
    assert not any(card in repr(game) for card in own)
