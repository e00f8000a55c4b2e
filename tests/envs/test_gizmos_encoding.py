"""The encoding of Gizmos: payments in parts, and what the bytes say."""

from typing import Any

import numpy as np
import pytest

import labtop
import labtop.envs
from envs.encodings import Said
from gizmos.positions import player, position
from labtop import registry
from labtop.core.game import Game
from labtop.envs.vectors import Vector
from labtop.games.gizmos.env.actions import SPEND, USE_CONVERTER
from labtop.games.gizmos.env.observation import ACTIVE, ARCHIVE, BUILT, CHOSEN, DISPLAY, HAND, READY, USED
from labtop.games.gizmos.hard_payments import hard_positions
from labtop.games.gizmos.rules.cards import CARD_COUNT, IDS, NUMBERS

ENCODING = registry.encoding("gizmos")
FOURTEEN = {name: given for name, given in hard_positions().items() if name.startswith("14")}


def loaded(**given: Any) -> Game:
    return labtop.load_position(position(**given), seed=0)


def seen(game: Game, seat: int = 0) -> np.ndarray:
    return Said("gizmos", game._states).observed(seat)


def part(values: np.ndarray, name: str) -> list[int]:
    start = 0
    for found, count, *_ in ENCODING.parts:
        if found.startswith(name):
            return values[start : start + count].tolist()
        start += count
    raise KeyError(name)


def test_ids_are_those_of_the_contract() -> None:
    names = ENCODING.names
    assert len(names) == 453
    assert (names[0], names[108], names[216], names[324]) == ("file I-01", "build I-01", "under I-01", "use S-1")
    assert (names[384], names[388], names[391], names[396]) == ("pick red", "research I", "neither", "pass")
    assert (names[397], names[404], names[405], names[428]) == (
        "spend red0",
        "spend red7",
        "spend yellow0",
        "spend black7",
    )
    assert (names[429], names[452]) == ("via I-09", "via III-20")


@pytest.mark.long
@pytest.mark.parametrize("name", FOURTEEN)
def test_thousands_of_payments_are_each_said_in_one_way(name: str) -> None:
    game = labtop.load_position(FOURTEEN[name], seed=0)
    found = list(Said("gizmos", game._states).actions())
    assert len(found) > 7_000
    assert sorted(code for code, _ in found) == sorted(game._legal_codes())
    for code, ids in found[::97]:
        assert set(ids) <= set(ENCODING.spell(code))
        assert ids == sorted(ids)
        assert ids[-1] >= SPEND


def test_a_payment_says_spheres_and_then_converters_in_their_order() -> None:
    game = labtop.load_position(FOURTEEN["14 → III-29"], seed=0)
    for code in game._legal_codes()[::501]:
        ids = ENCODING.spell(code)
        assert [SPEND + 8 * colour <= ids[colour] < SPEND + 8 * colour + 8 for colour in range(4)] == [True] * 4
        assert ids[4:] == sorted(ids[4:])
        assert all(number >= USE_CONVERTER for number in ids[4:])


def test_what_is_said_of_a_payment_is_in_the_bytes() -> None:
    at = Said("gizmos", labtop.load_position(FOURTEEN["14 → III-13"], seed=0)._states)
    while not any(action >= USE_CONVERTER for action in at.legal()):
        _, at = at.say(at.legal()[-1])
    spent = part(at.observed(0), "spheres of the payment so far, by colour")
    assert sum(spent) > 0
    _, then = at.say(at.legal()[0])
    flags = part(then.observed(0), "what is with each card")
    assert sum(flag & CHOSEN > 0 for flag in flags) >= 1
    assert flags[NUMBERS["III-13"]] & BUILT


def test_where_cards_are_is_told_from_the_observers_side() -> None:
    game = labtop.load_position(
        position(player("red1", "I-21 II-14", archive="II-34"), player("", "I-05"), player(), display="I-02", number=0),
        seed=0,
    )
    for eyes in range(3):
        where = seen(game, eyes)
        mine, next_ = (0 - eyes) % 3, (1 - eyes) % 3
        assert where[NUMBERS["I-02"]] == DISPLAY
        assert where[NUMBERS["II-14"]] == ACTIVE + 2 * mine
        assert where[NUMBERS["II-34"]] == ARCHIVE + 2 * mine
        assert where[NUMBERS["I-05"]] == ACTIVE + 2 * next_
        assert part(where, "own seat") == [eyes]
        assert part(where, "seat that decides, from 1; 0 after the end") == [mine + 1]


def test_cards_in_hand_are_for_the_one_who_has_them() -> None:
    game = loaded(top="II-03 II-05 II-06")
    game.play("research II")
    own, other = seen(game, 0), seen(game, 1)
    hand = [card for card in part(own, "cards in hand in the order drawn, from 1") if card]
    assert [card - 1 for card in hand] == [NUMBERS[name] for name in game.position()["turn"]["research"]["cards"]]
    assert all(own[card - 1] == HAND and other[card - 1] == 0 for card in hand)
    assert not any(part(other, "cards in hand in the order drawn, from 1"))
    assert part(other, "cards of the research") == part(own, "cards of the research") == [len(hand)]


def test_ready_and_used_gizmos_are_marked() -> None:
    game = labtop.load_position(position(player("", "I-21"), number=0, stage="use", ready="I-21", used="S-1"), seed=0)
    flags = seen(game)[CARD_COUNT:]
    assert flags[NUMBERS["I-21"]] == READY
    assert flags[NUMBERS["S-1"]] == USED


def remembered(vector: Vector, seat: int) -> dict[str, int]:
    """The cards whose place in a deck a seat knows."""
    places = vector.observe(0, seat)[ENCODING.size :].tolist()
    return {IDS[card]: place for card, place in enumerate(places) if place}


def test_who_puts_cards_under_a_deck_remembers_where_they_lie() -> None:
    vector = labtop.envs.vector("gizmos", 1, seed=3, memory=True)
    assert vector.observation.shape == (1, ENCODING.size + 112)
    names = ENCODING.names

    def play(name: str) -> None:
        vector.step([names.index(name)])

    researcher = int(vector.current_player[0])
    play("research II")
    hand = vector.playing(0).position()["turn"]["research"]["cards"]
    play("neither")
    play(f"under {hand[1]}")
    play("under rest")
    deck = vector.playing(0).position()["decks"]["II"]
    assert deck[-3:] == [hand[1], hand[0], hand[2]]
    assert remembered(vector, researcher) == {card: deck.index(card) + 1 for card in hand}
    assert remembered(vector, 1 - researcher) == {}
    play("research II")  # by the other: the cards below move up
    rest = vector.playing(0).position()["decks"]["II"]
    assert remembered(vector, researcher) == {card: rest.index(card) + 1 for card in hand}
    vector.reset(4)
    assert remembered(vector, researcher) == {}


def test_what_is_remembered_is_true_and_nothing_else_is_in_it() -> None:
    """In whole games: the cards that the seat itself had in hand last, where they lie."""
    vector = labtop.envs.vector("gizmos", 1, 3, seed=5, memory=True)
    rng = np.random.default_rng(2)
    had: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    known = 0
    for _ in range(400):
        turn = vector.playing(0).position()["turn"]
        if turn["stage"] == "choose":
            had[turn["seat"]] |= set(turn["research"]["cards"])
            for other in set(had) - {turn["seat"]}:
                had[other] -= set(turn["research"]["cards"])
        decks = vector.playing(0).position()["decks"]
        places = {card: place + 1 for deck in decks.values() for place, card in enumerate(deck)}
        for seat in range(3):
            expected = {card: places[card] for card in had[seat] if card in places}
            assert remembered(vector, seat) == expected
            known += len(expected)
        vector.step([int(rng.choice(np.flatnonzero(vector.legal_action_mask[0])))])
        if vector.terminated[0]:
            had = {0: set(), 1: set(), 2: set()}
    assert known > 100
