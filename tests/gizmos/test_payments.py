"""The solver of payments (rules#pay): compiled payments are exactly those that brute force finds."""

import random
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

from another_python import INTERPRETED, run
from gizmos.naive_payments import Spheres, payments, valid
from gizmos.positions import builds, of_kind, play, player, table
from labtop import registry
from labtop.core.game import USUAL
from labtop.core.kernel import bind
from labtop.core.structs import Ints
from labtop.games.gizmos.rules.actions import NIBBLE, name_action
from labtop.games.gizmos.rules.cards import ANY, CONVERTERS, IDS
from labtop.games.gizmos.rules.converter_counts import kit_of
from labtop.games.gizmos.rules.data import CARDS, ENERGIES
from labtop.games.gizmos.rules.legal import POWER_BITS, powers
from labtop.games.gizmos.rules.payments import buying_power, write_payments

CONVERTER_CARDS = tuple(IDS[card] for card in CONVERTERS)
COLOURS = (*ENERGIES, "any")
CASES = 4000


def _payments(ring: int, unused: int, colour: int, lowest: int, highest: int, actions: Ints) -> int:
    return write_payments(ring, unused, colour, lowest, highest, actions)


def _power(ring: int, unused: int, colour: int) -> int:
    return buying_power(ring, kit_of(unused), colour)


payments_door = bind(_payments, "gizmos")
power_door = bind(_power, "gizmos")


def ring_number(ring: Spheres) -> int:
    return sum(count << NIBBLE * colour for colour, count in enumerate(ring))


def mask(cards: tuple[str, ...]) -> int:
    return sum(1 << CONVERTER_CARDS.index(card) for card in cards)


def compiled(ring: Spheres, cards: tuple[str, ...], colour: str, prices: range) -> list[str]:
    buffer: Any = np.empty(5000, np.int64)
    number = COLOURS.index(colour)
    count = payments_door(ring_number(ring), mask(cards), number, prices[0], prices[-1], buffer)
    assert count < len(buffer)
    return [name_action(action) for action in buffer[:count].tolist()]


def spelled(payment: tuple[Spheres, tuple[str, ...]]) -> str:
    spent, cards = payment
    words = [f"{energy}{count}" for energy, count in zip(ENERGIES, spent, strict=True) if count] or ["nothing"]
    return " ".join(["pay", *words, *(["via", *cards] if cards else [])])


def random_case(chance: random.Random) -> tuple[Spheres, tuple[str, ...], str, range]:
    """A small ring, some converters, a colour, and the prices that discounts leave."""
    cards = tuple(sorted(chance.sample(CONVERTER_CARDS, chance.choice((0, 1, 2, 3, 3, 4, 4, 5))), key=IDS.index))
    most = 5 if len(cards) < 5 else 4
    ring = [0, 0, 0, 0]
    for _ in range(chance.randint(0, most)):
        ring[chance.randrange(4)] += 1
    highest = chance.choice((1, 2, 3, 3, 4, 5, 6, 7))
    lowest = max(0, highest - chance.choice((0, 0, 0, 1, 1, 2, 3)))
    return tuple(ring), cards, chance.choice(COLOURS), range(lowest, highest + 1)


@pytest.mark.parametrize("seed", range(4))
def test_payments_are_exactly_those_of_brute_force(seed: int) -> None:
    chance = random.Random(seed)
    found = 0
    for _ in range(CASES):
        case = random_case(chance)
        by_hand = sorted(map(spelled, payments(*case)))
        assert sorted(compiled(*case)) == by_hand, case
        found += len(by_hand) > 1
    assert found > CASES / 10  # the cases are not trivial


def test_buying_power_says_exactly_what_can_be_paid() -> None:
    """Payable exactly if brute force finds a payment, for every price up to one that nothing reaches."""
    chance = random.Random(5)
    for _ in range(CASES):
        ring, cards, colour, _ = random_case(chance)
        power = power_door(ring_number(ring), mask(cards), COLOURS.index(colour))
        every = list(product(*(range(count + 1) for count in ring)))
        payable = [any(valid(spent, cards, colour, range(p, p + 1)) for spent in every) for p in (power, power + 1)]
        assert payable == [True, False], (ring, cards, colour, power)


def powers_are_those_colour_by_colour() -> None:
    """Interpreted alone: compiled, `powers` has no way in."""
    chance = random.Random(8)
    holder: Any = registry.rules("gizmos").fresh()[0].players[0]
    for _ in range(200):
        ring, cards, *_ = random_case(chance)
        holder.energy, holder.ring, holder.kit = ring, sum(ring), kit_of(mask(cards))
        together = powers(holder)
        for colour in range(len(COLOURS)):
            power = together >> POWER_BITS * colour & (1 << POWER_BITS) - 1
            assert power == _power(ring_number(ring), mask(cards), colour), (ring, cards, colour)


def test_all_buying_powers_are_right_when_interpreted() -> None:
    run("-c", "import gizmos.test_payments as here; here.powers_are_those_colour_by_colour()", **INTERPRETED)


def test_every_price_below_the_buying_power_can_be_paid() -> None:
    chance = random.Random(6)
    for _ in range(CASES):
        ring, cards, colour, _ = random_case(chance)
        power = power_door(ring_number(ring), mask(cards), COLOURS.index(colour))
        for price in range(power + 2):
            assert bool(compiled(ring, cards, colour, range(price, price + 1))) == (price <= power)


def test_more_converters_and_spheres_never_reach_less() -> None:
    """Monotone, with the whole box of converters and full rings, where brute force is too slow."""
    chance = random.Random(7)
    for _ in range(CASES):
        cards = mask(tuple(chance.sample(CONVERTER_CARDS, chance.randint(5, len(CONVERTER_CARDS)))))
        ring = [chance.randint(0, 4) for _ in range(4)]
        more_spheres = list(ring)
        more_spheres[chance.randrange(4)] += 1
        more_cards = cards | 1 << chance.randrange(len(CONVERTER_CARDS))
        for colour in range(ANY + 1):
            power = power_door(ring_number(tuple(ring)), cards, colour)
            assert power <= power_door(ring_number(tuple(more_spheres)), cards, colour)
            assert power <= power_door(ring_number(tuple(ring)), more_cards, colour)


def test_a_doubler_makes_at_most_one_sphere_more() -> None:
    """Rulebook: needs 4 black, has 2 black and one doubler: at most 3."""
    ring, doubler = "black2", "II-10"
    assert "III-02" not in builds(table(player(ring, doubler), display="III-02"))  # costs 4 black
    three = table(player(ring, doubler), display="II-04")  # costs 3 black
    assert play(three, "build II-04").position()["players"][0]["energy"]["black"] == 0


def test_one_conversion_does_not_convert_two_spheres() -> None:
    """Rulebook: needs 2 blue, has 2 yellow and one `yellow counts as any`."""
    assert "II-07" not in builds(table(player("yellow2", "I-14"), display="II-07"))


def test_one_sphere_goes_through_three_cards() -> None:
    """Rulebook: needs 2 blue; a single yellow becomes red, then 2 red, then 2 blue."""
    game = table(player("yellow2", "I-14 II-06 II-13"), display="II-07 I-17", top="II-01", number=0)
    assert "II-07" in builds(game)
    play(game, "build II-07")
    assert game.position()["players"][0]["energy"] == {"red": 0, "yellow": 1, "blue": 0, "black": 0}


STORAGE = "I-05 I-06 I-07 I-08 II-01 II-02"
HARD = [  # what is built, the ring, how many of all converters
    ("III-15", "red4 yellow3 blue3 black3", CONVERTER_CARDS[8:22]),
    ("III-13", "red3 yellow4 blue3 black3", CONVERTER_CARDS[6:20]),
    ("III-01", "yellow2", CONVERTER_CARDS),
]


@pytest.mark.parametrize(("card", "ring", "converters"), HARD)
def test_thousands_of_payments_come_back_complete(card: str, ring: str, converters: tuple[str, ...]) -> None:
    """14 and more converters: no duplicates, each valid and smallest, and for some spheres none is missing."""
    game = table(player(ring, " ".join([STORAGE, *converters])), display=card)
    play(game, f"build {card}")
    ways = of_kind(game, "pay")
    assert len(ways) > 2 * USUAL  # `Game`'s first buffer was too small
    assert len(set(ways)) == len(ways)
    cost, colour = CARDS[card]["cost"], CARDS[card]["color"]
    by_spent: dict[str, set[tuple[str, ...]]] = {}
    for way in ways:
        spent, _, via = way.partition(" via ")
        by_spent.setdefault(spent, set()).add(tuple(via.split()))
    chance = random.Random(card)
    for spent in chance.sample(sorted(by_spent), min(len(by_spent), 12)):
        spheres = tuple(int(next((w[len(e) :] for w in spent.split() if w.startswith(e)), 0)) for e in ENERGIES)
        sets = by_spent[spent]
        for cards in chance.sample(sorted(sets), min(len(sets), 8)):
            assert valid(spheres, cards, colour, range(cost, cost + 1))
            smaller = [cards[:index] + cards[index + 1 :] for index in range(len(cards))]
            assert not any(valid(spheres, fewer, colour, range(cost, cost + 1)) for fewer in smaller)
        for size in range(3):
            for cards in combinations(converters, size):
                enough = valid(spheres, cards, colour, range(cost, cost + 1))
                assert enough == any(set(one) <= set(cards) for one in sets), (spent, cards)
