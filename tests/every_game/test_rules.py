"""What holds in every game, whatever its rules are."""

import json
from typing import Any

import pytest

import labtop
from every_game.games import TOY, every_game, played
from labtop import registry
from labtop.core.game import Game
from labtop.core.structs import raw_copy
from labtop.core.texts import LANGUAGES


@every_game
def test_a_game_says_what_it_is(name: str) -> None:
    meta = registry.meta(name)
    assert meta.title
    assert set(meta.tagline) == set(LANGUAGES)
    assert meta.players == registry.rules(name).players
    assert meta.components == (registry.terminal(name).components is not None)


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_and_their_records_replay(name: str, players: int) -> None:
    game = played(name, players)
    assert game.to_play is None
    assert game.legal_actions() == []
    assert sorted(seat for rank in game.ranking() for seat in rank) == list(range(players))
    again = labtop.replay(json.loads(json.dumps(game.record())))
    assert (again.position(), again.record()) == (game.position(), game.record())


@every_game
def test_the_same_seed_is_the_same_game(name: str) -> None:
    assert played(name, seed=7).record() == played(name, seed=7).record()
    assert played(name, seed=7).record()["moves"] != played(name, seed=8).record()["moves"]


@every_game
def test_a_game_goes_on_from_its_position(name: str) -> None:
    game = played(name, 3, moves=12)
    loaded = labtop.load_position(json.loads(json.dumps(game.position())))
    assert loaded.position() == game.position()
    assert loaded.legal_actions() == game.legal_actions()
    assert (loaded.scores(), loaded.ranking()) == (game.scores(), game.ranking())


@every_game
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_seat_sees_depends_on_nothing_hidden(name: str, seat: int) -> None:
    """Whatever is dealt anew behind its back; and something is."""
    game = played(name, 3, moves=12)
    others = [Game(game.rules, game.determinised(seat, seed), None, None) for seed in range(8)]
    assert all(other.view(seat) == game.view(seat) for other in others)
    assert any(other.position() != game.position() for other in others)
    assert game.scores() == others[0].scores()


@every_game
def test_all_but_the_player_of_a_move_are_told_the_same(name: str) -> None:
    game = played(name, 3)
    for number in range(game.played):
        (move,) = game.moves(None, number)[:1]
        others = [seat for seat in (0, 1, 2, None) if seat != move["seat"]]
        told = [game.rules.tells(game.happened(number, seat)) for seat in others]
        assert all(one == game.told(number, others[0]) for one in told)


@every_game
def test_a_position_belongs_to_who_asked_for_it(name: str) -> None:
    game = played(name, 3, moves=12)
    kept, facts = json.dumps(game.kept_position()), json.dumps(game.facts(0))
    for content in (game.position(), game.record()["start"], game.observe().view):
        empty(content)
    for seat in (0, 1, 2, None):
        empty(game.view(seat))
        empty(game.facts(seat))
    game.foreseen()
    game.told(game.played - 1, None)
    assert json.dumps(game.kept_position()) == kept == json.dumps(game.position())
    assert json.dumps(game.at(game.played).position()) == kept
    assert json.dumps(game.facts(0)) == facts


def empty(content: Any) -> None:
    """Leave nothing in it, however deep."""
    for part in content.values() if isinstance(content, dict) else content if isinstance(content, list) else ():
        empty(part)
    if isinstance(content, dict | list):
        content.clear()


@every_game
def test_who_is_no_insider_sees_and_is_told_what_a_spectator_is(name: str) -> None:
    game = played(name, 3)
    for number, move in enumerate(game.moves(None)):
        before = game.at(number)
        outsiders = {0, 1, 2} - set(game.rules.insiders(before.position()))
        assert all(before.view(seat) == before.view(None) for seat in outsiders)
        if game.seen_by_all(number):
            assert game.told(number, move["seat"]) == game.told(number, None)


@every_game
def test_a_view_loads_as_a_position_that_may_be_behind_it(name: str) -> None:
    game = played(name, 3, moves=12)
    loaded = labtop.load_position(game.view(game.to_play), seed=3)
    assert loaded.view(game.to_play) == game.view(game.to_play)
    assert loaded.legal_actions() == game.legal_actions()


@every_game
def test_moves_are_taken_back_until_something_was_revealed(name: str) -> None:
    game = played(name)
    taken = 0
    while game.played and taken < 100:
        before, move = game.at(game.played - 1).record(), game.record()["moves"][-1]
        if game.undo():
            assert "chance" not in move
            assert game.record() == before
            taken += 1
        else:
            game = game.at(game.played - 1)
    assert taken


@every_game
def test_what_is_not_legal_is_refused_in_every_language_and_changes_nothing(name: str) -> None:
    game = played(name, moves=5)
    before = game.record()
    with pytest.raises(labtop.IllegalAction) as caught:
        game.play("fly to the moon")
    assert len({caught.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert game.record() == before


@every_game
def test_actions_are_described_in_every_language(name: str) -> None:
    game = played(name, moves=5)
    for language in LANGUAGES:
        assert all(labtop.describe(action, game.view(game.to_play), language) for action in game.legal_actions())


@every_game
@pytest.mark.parametrize("bot", ["random", "beginner", "greedy", "search:30"])
def test_bots_play_every_game_and_the_same_with_the_same_seeds(name: str, bot: str) -> None:
    observation = played(name, 3, moves=12).observe(5)
    chosen = [labtop.bot(bot, seed=2).choose(observation) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in observation.actions


def test_a_search_without_knowledge_beats_chance_by_playing_to_the_end() -> None:
    result = labtop.match(TOY, [labtop.bot("search:100"), labtop.bot("greedy")], games=20, seed=1)
    assert result.wins[0] > 15


@every_game
def test_noting_what_an_action_does_changes_nothing_else(name: str) -> None:
    """The rules are compiled twice: for states that note and for those that bots and simulations are given."""
    game = played(name, 3, moves=0)
    for number in range(200):
        if game.to_play is None:
            break
        code = game._legal_codes()[number % len(game._legal_codes())]
        quiet = raw_copy(game._states)
        game.rules.entry_points.apply(quiet, code)
        game.play(game.rules.name_action(code))
        assert quiet[:1].tobytes() == game._states[:1].tobytes()
