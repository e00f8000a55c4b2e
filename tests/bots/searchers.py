"""Both bots that search, made alike."""

from functools import cache
from typing import Any

import pytest

from bots.networks import random_network
from labtop.bots import network_search, search
from labtop.bots.network import Network
from labtop.bots.network_search import NetworkBot
from labtop.bots.search import SearchBot
from labtop.bots.searching import TreeBot

KINDS = ("fitted", "network")
of_both_kinds = pytest.mark.parametrize("kind", KINDS)


def searcher(kind: str, game: str, seed: int = 1, **limits: Any) -> TreeBot:
    """A search by the fitted evaluation, or with a network that knows nothing."""
    if kind == "network":
        return NetworkBot(game, seed, network_search.Limit(**limits), one_network(game))
    return SearchBot(game, seed, search.Limit(**limits))


@cache
def one_network(game: str) -> Network:
    """The same for all tests."""
    return random_network(game)
