"""Bots find what there is to find: wins, points, chain reactions."""

import pytest

import labtop
from aquasphere.table import all_but, lying, programmed
from aquasphere.table import table as station
from gizmos.positions import player, table
from gizmos.test_end import FIFTEEN
from labtop.bots.catalog import make
from labtop.bots.greedy import GreedyBot
from labtop.bots.protocol import Bot
from labtop.core.game import Game

BOTS = ("greedy", "search-v1:100", "search:100", "search:400")


def play_turn(game: Game, bot: Bot) -> Game:
    """Let a bot play until somebody else decides, or the game is over."""
    seat = game.to_play
    while game.to_play == seat:
        game.play(bot.choose(game.observe(1)))
    return game


def after(game: Game, action: str) -> Game:
    """The game one action later."""
    later = game.copy()
    later.play(action)
    return later


def endings(game: Game, seat: int) -> list[bool]:
    """Whether the seat, which alone decides from here on, wins, in each of the ways to play on without research."""
    if game.to_play is None:
        return [game.ranking()[0] == [seat]]
    assert game.to_play == seat
    quiet = [action for action in game.legal_actions() if not action.startswith("research")]
    return [won for action in quiet for won in endings(after(game, action), seat)]


def last_turn(tokens: int) -> Game:
    """The very last turn: two more points win, for example a red card and the gizmo that it sets off."""
    leader = player("", f"{FIFTEEN} I-01", tokens=tokens)
    chaser = player("red1 yellow1", "I-36", tokens=tokens + 13)
    return table(leader, chaser, display="I-05 I-02 I-03 I-04", row="red2 yellow2 blue2", number=1)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("tokens", [0, 5])
def test_a_win_in_one_turn_is_found_in_gizmos(bot: str, tokens: int) -> None:
    game = last_turn(tokens)
    picks = [action for action in game.legal_actions() if not action.startswith("research")]
    won = {action: set(endings(after(game, action), 1)) for action in picks}
    assert {False} in won.values()  # most actions lose,
    assert {False, True} in won.values()  # and even the right one only if it is followed up
    assert play_turn(game, make(bot, "gizmos", 1)).ranking()[0] == [1]


def last_round(ahead: int, bought: bool = False) -> Game:
    """AquaSphere, the last round: everybody else has passed; octopods lie about for the one programmed bot."""
    position = station(2, 4)
    all_but(position, 0)
    programmed(position, 0, "purple")
    for letter, octopods in {"A": 1, "B": 2, "C": 0, "D": 0}.items():
        lying(position, letter, octopods=octopods)
    position["players"][0] |= {"time": 4, "bought": bought}
    position["players"][1]["score"] = ahead
    return labtop.load_position(position, seed=1)


@pytest.mark.parametrize("bot", ["search:100", "search:400"])
def test_a_win_in_one_turn_is_found_in_aquasphere(bot: str) -> None:
    """Buy a red bot, use both bots for cards, launch a submarine with what they bring, pass: one line in hundreds."""
    game = last_round(ahead=20)
    won = endings(game, 0)
    assert 0 < won.count(True) < len(won) / 100
    assert play_turn(game, make(bot, "aquasphere", 1)).ranking()[0] == [0]


@pytest.mark.parametrize("bot", BOTS)
def test_a_certain_win_is_made_as_clear_as_possible(bot: str) -> None:
    """The last turn, five points ahead: seven more are better than one or four."""
    leader = player("", f"{FIFTEEN} I-01")
    chaser = player("red4 blue1", "", tokens=20)
    game = table(leader, chaser, display="III-03 III-01 I-05 I-03", number=1)
    assert game.ranking()[0] == [1]
    play_turn(game, make(bot, "gizmos", 1))
    assert game.scores()[1] == 27


@pytest.mark.parametrize("bot", ["greedy", "search-v1:100", "search-v1:400"])
def test_a_certain_win_is_made_as_clear_as_possible_in_aquasphere(bot: str) -> None:
    def scores(game: Game) -> list[int]:
        if game.to_play is None:
            return [game.scores()[0]]
        return [score for action in game.legal_actions() for score in scores(after(game, action))]

    game = last_round(ahead=0, bought=True)
    possible = scores(game)
    assert len(set(possible)) > 3
    assert play_turn(game, make(bot, "aquasphere", 1)).scores()[0] == max(possible)


@pytest.mark.parametrize("seed", range(5))
def test_who_has_as_good_as_won_ends_the_game(seed: int) -> None:
    """The other side is far behind and hardly gets on: one could as well go on for ever."""
    behind = player("yellow2 black3", "II-23 I-32 I-35 I-36 I-33 II-20 I-09 I-15 I-18 I-17 I-23 I-25", "I-26", tokens=7)
    built = "II-24 I-27 I-13 I-08 II-26 I-31 II-02 I-11 II-27 II-06 II-16 III-11 II-13 II-07"
    ahead = player("red2 yellow2 blue2 black2", built, "I-07 III-01")
    game = table(behind, ahead, display="I-05 I-01 I-10 I-22 II-01 II-10 II-31 III-20 III-18", number=839)
    assert play_turn(game, make("search:400", "gizmos", seed)).position()["end_triggered"]


def chain_reaction() -> Game:
    """A red card sets off a free build; a black card built so sets off three gizmos that give points.

    Three points for the blue card look better than one for the red one.
    """
    active = "III-32 I-35 II-29 III-25"
    return table(player("red1 blue3", active), display="I-05 I-04 I-02 I-03 II-03", row="yellow6")


def test_greedy_plays_out_the_chain_reaction() -> None:
    game = chain_reaction()
    before = game.scores()[0]
    play_turn(game, GreedyBot("gizmos", 1))
    moves = [move["action"] for move in game.moves(0)]
    assert moves[0] == "build I-05"
    assert game.scores()[0] == before + 1 + 1 + 1 + 1 + 2


def test_greedy_expects_the_points_of_the_chain_reaction() -> None:
    thoughts = {
        thought.action: thought for thought in GreedyBot("gizmos", 1).analyse(chain_reaction().observe(1)).actions
    }
    assert thoughts["build I-05"].win > thoughts["build II-03"].win


@pytest.mark.long
@pytest.mark.parametrize("name", ["gizmos", "aquasphere"])
@pytest.mark.parametrize(("strong", "weak"), [("greedy", "random"), ("search:100", "random")])
def test_thinking_beats_chance(name: str, strong: str, weak: str) -> None:
    won = 0
    for seed in range(10):
        seats = [strong, weak] if seed % 2 else [weak, strong]
        game = labtop.new_game(name, 2, seed)
        bots = [make(bot, name, seed) for bot in seats]
        while (seat := game.to_play) is not None:
            game.play(bots[seat].choose(game.observe(seed)))
        won += game.ranking()[0] == [seats.index(strong)]
    assert won >= 9
