"""Payments by brute force, straight from the words of rules#pay: try every order of every conversion."""

from functools import cache
from itertools import combinations, product

from labtop.games.gizmos.rules.data import CARDS, ENERGIES

Spheres = tuple[int, ...]


@cache
def results(spent: Spheres, conversions: tuple[tuple[str, str, int], ...]) -> frozenset[Spheres]:
    """All that the spheres can become when each conversion is applied at most once, in any order, chained."""
    found = {spent}
    for index, (source, target, yields) in enumerate(conversions):
        rest = conversions[:index] + conversions[index + 1 :]
        for take in range(4):
            if not spent[take] or source not in (ENERGIES[take], "any"):
                continue
            for give in range(4):
                if target in (ENERGIES[give], "any"):
                    after = list(spent)
                    after[take] -= 1
                    after[give] += yields
                    found |= results(tuple(after), rest)
    return frozenset(found)


def valid(spent: Spheres, cards: tuple[str, ...], colour: str, prices: range) -> bool:
    """Can these converters turn exactly these spheres into exactly one of the prices in the right colour?"""
    conversions = tuple(sorted((c["from"], c["to"], c["yields"]) for card in cards for c in CARDS[card]["conversions"]))
    return any(
        sum(result) in prices and (colour == "any" or sum(result) == result[ENERGIES.index(colour)])
        for result in results(spent, conversions)
    )


def payments(ring: Spheres, cards: tuple[str, ...], colour: str, prices: range) -> set[tuple[Spheres, tuple[str, ...]]]:
    """All legal payments: valid, and no proper subset of the converters is valid with the same spheres."""
    legal = set()
    for spent in product(*(range(count + 1) for count in ring)):
        smallest: list[set[str]] = []
        for size in range(len(cards) + 1):
            for chosen in combinations(cards, size):
                if not any(found <= set(chosen) for found in smallest) and valid(spent, chosen, colour, prices):
                    smallest.append(set(chosen))
                    legal.add((spent, chosen))
    return legal
