"""What is hidden (rules#end): a view does not depend on anything its seat cannot know."""

import copy
import json
import random
from collections import Counter
from typing import Any

import pytest

import labtop
from gizmos.positions import Position, play, player, position, random_position, table
from labtop.core.chance import key_of, start_chance
from labtop.core.game import Game
from labtop.core.structs import States
from labtop.games.gizmos.game import RULES
from labtop.games.gizmos.rules.cards import LEVEL_III_USED
from labtop.games.gizmos.rules.data import CARDS

SPECTATOR = None
LEVEL_III = [card for card in CARDS if card.startswith("III-")]


def text(value: Any) -> str:
    return json.dumps(value)


def positions(players: int) -> list[Position]:
    """Positions of random games, each a few moves apart."""
    found = []
    for seed in range(6):
        game = labtop.load_position(random_position(players, seed), seed)
        chance = random.Random(seed)
        while game.to_play is not None:
            legal = game.legal_actions()
            curious = [action for action in legal if action.startswith("research")]
            game.play(chance.choice(curious if curious and chance.random() < 0.5 else legal))
            if game.to_play is not None and chance.random() < 0.25:
                found.append(game.position())
    assert any(position["turn"]["research"] for position in found)
    return found


def other_truth(whole: Position, seat: int | None, chance: random.Random) -> Position:
    """The same to this seat: decks, unused level III cards and the cards another looks at are dealt anew."""
    other = copy.deepcopy(whole)
    research = other["turn"]["research"]
    hand = research["cards"] if research and other["turn"]["seat"] != seat else []
    public = [other["turn"]["build"]["card"]] if other["turn"]["build"] else []
    for level, deck in other["decks"].items():
        hidden = [card for card in hand if card.startswith(f"{level}-") and card not in public]
        pool = [*deck, *hidden]
        if level == "III":
            seen = [*[card for one in other["players"] for card in (*one["active"], *one["archive"])], *public]
            seen += [*other["display"]["III"], *([] if hand else (research or {"cards": []})["cards"])]
            pool = [card for card in LEVEL_III if card not in seen]
        chance.shuffle(pool)
        deck[:] = pool[: len(deck)]
        fresh = iter(pool[len(deck) :])
        for index, card in enumerate(hand):
            if card in hidden:
                hand[index] = next(fresh)
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_view_hides_all_that_a_seat_cannot_know(players: int) -> None:
    chance = random.Random(players)
    changed = 0
    for whole in positions(players):
        for seat in (SPECTATOR, *range(players)):
            other = other_truth(whole, seat, chance)
            changed += other != whole
            assert text(labtop.load_position(other).view(seat)) == text(labtop.load_position(whole).view(seat))
    assert changed > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_view_shows_everything_else(players: int) -> None:
    for whole in positions(players):
        game = labtop.load_position(whole)
        for seat in (SPECTATOR, *range(players)):
            view = game.view(seat)
            assert view["decks"] == {level: len(deck) for level, deck in whole["decks"].items()}
            research = whole["turn"]["research"]
            if research and seat != game.to_play:
                research = {"level": research["level"], "cards": len(research["cards"])}
            assert view == whole | {"decks": view["decks"], "turn": whole["turn"] | {"research": research}}


@pytest.mark.parametrize("first", range(3))
def test_view_says_to_all_who_began(first: int) -> None:
    game = table(player(), player(), player(), first=first)
    assert [game.view(seat)["first"] for seat in (0, 1, 2, None)] == [first] * 4
    assert determinised(game.position(), 0, seed=1)["first"] == first


def test_the_researching_player_sees_the_cards() -> None:
    game = play(table(top="I-05 I-06 I-07"), "research I")
    assert game.view(0)["turn"]["research"] == {"level": "I", "cards": ["I-05", "I-06", "I-07"]}
    assert game.view(1)["turn"]["research"] == game.view(None)["turn"]["research"] == {"level": "I", "cards": 3}


def test_card_being_built_is_visible_to_all() -> None:
    game = play(table(player("red1 blue1", "I-09"), top="I-05"), "research I", "build I-05")
    for seat in (0, 1, None):
        assert game.view(seat)["turn"]["build"] == {"card": "I-05", "from": "research"}


def test_others_see_under_without_the_card() -> None:
    game = play(table(top="I-05 I-06 I-07"), "research I", "neither", "under I-07", "under rest")
    own = [move["action"] for move in game.moves(0)]
    assert own == ["research I", "neither", "under I-07", "under rest"]
    for seat in (1, None):
        assert [move["action"] for move in game.moves(seat)] == ["research I", "neither", "under", "under rest"]


def test_moves_hide_what_another_seat_cannot_know() -> None:
    """The same public moves over two truths give the same list."""
    lists = set()
    for order in ("I-05 I-06 I-07", "I-07 I-30 I-05"):
        game = play(table(top=order), "research I", "neither", f"under {order.split()[1]}", "under rest")
        lists.add(text(play(game, "pick red > blue").moves(1)))
    assert len(lists) == 1


def test_a_seat_that_is_none_is_refused() -> None:
    game = labtop.new_game("gizmos", seed=1)
    for seat in (2, -1, "0"):
        with pytest.raises(ValueError, match="seat"):
            game.view(seat)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="seat"):
            game.moves(seat)  # type: ignore[arg-type]


def determinise(whole: Position, seat: int | None, seed: int, own: int) -> States:
    """What `determinise` makes of a position, by this seed; `own` is the seed of the game itself."""
    states = RULES.load(whole)
    start_chance(states, own)
    start_chance(states[1:], seed)
    RULES.entry_points.determinise(states, -1 if seat is None else seat)
    return states


def determinised(whole: Position, seat: int | None, seed: int, own: int = 1) -> Position:
    return RULES.position(determinise(whole, seat, seed, own))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_determinised_position_is_valid_and_looks_the_same(players: int) -> None:
    """Loading checks what must hold in every position."""
    for number, whole in enumerate(positions(players)[:60]):
        for seat in (SPECTATOR, *range(players)):
            guess = labtop.load_position(determinised(whole, seat, number))
            assert text(guess.view(seat)) == text(labtop.load_position(whole).view(seat))


def test_determinise_does_not_depend_on_the_true_order_nor_on_the_games_own_chance() -> None:
    chance = random.Random(1)
    for number, whole in enumerate(positions(3)[:60]):
        for seat in (SPECTATOR, 0, 1, 2):
            guess = determinised(whole, seat, number)
            assert guess == determinised(other_truth(whole, seat, chance), seat, number)
            assert guess == determinised(whole, seat, number, own=99)


def test_determinise_gives_the_game_a_key_that_does_not_follow_from_its_own() -> None:
    """Otherwise a search would know which spheres come."""
    chances = [determinise(position(), 0, seed=7, own=own)[0].chance for own in (1, 2)]
    assert chances[0] == chances[1]
    assert (chances[0].key, chances[0].second_key) not in (key_of(1), key_of(2), key_of(7))


def researching() -> Game:
    return play(table(player(), player(active="III-30")), "research III")


def test_determinise_draws_from_all_possibilities() -> None:
    """Every card that seat 1 cannot know comes up on the deck and in the other's hand, about equally often."""
    whole = researching().position()
    unknown = [card for card in LEVEL_III if card not in ("III-30", *whole["display"]["III"])]
    top: Counter[str] = Counter()
    hand: Counter[str] = Counter()
    runs = 1000
    for seed in range(runs):
        guess = determinised(whole, 1, seed)
        top[guess["decks"]["III"][0]] += 1
        hand.update(guess["turn"]["research"]["cards"])
    assert set(top) == set(hand) == set(unknown)
    each = runs / len(unknown)
    assert all(each / 2 < count < each * 2 for count in top.values())
    assert all(3 * each / 2 < count < 3 * each * 2 for count in hand.values())


def test_determinise_keeps_what_the_seat_knows() -> None:
    """The researcher keeps its own hand; level III stays at 16 cards."""
    whole = researching().position()
    for seed in range(50):
        guess = determinised(whole, 0, seed)
        assert guess["turn"] == whole["turn"]
        used = {*guess["decks"]["III"], *guess["display"]["III"], *guess["turn"]["research"]["cards"], "III-30"}
        assert len(used) == LEVEL_III_USED


def test_determinise_keeps_the_card_being_paid_for() -> None:
    game = play(table(player("red1 blue1", "I-09"), top="I-05 I-06 I-07"), "research I", "build I-05")
    hands = set()
    for seed in range(50):
        guess = determinised(game.position(), 1, seed)
        assert guess["turn"]["research"]["cards"][0] == "I-05"
        hands.update(guess["turn"]["research"]["cards"])
    assert len(hands) > 10
