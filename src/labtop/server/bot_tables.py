"""Tables that bots play alone: only so many, in all and on behalf of one address, which takes no other's share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from labtop.server.errors import Refused

MOST, MOST_EACH = 100, 10  # in all, of one address


class BotTables:
    """Who has tables at which no person plays."""

    def __init__(self, on: bool, makers: Callable[[], list[str]]) -> None:
        self._on = on
        self._makers = makers  # by table: the address on whose behalf bots play there

    def room(self, address: str) -> bool:
        """May this address have one more?"""
        if not self._on:
            return True
        tables = Counter(self._makers())
        return tables[address] < MOST_EACH and sum(min(many, MOST_EACH) for many in tables.values()) < MOST

    def check(self, address: str) -> None:
        """Refused if this address may not have one more."""
        if not self.room(address):
            raise Refused("too_many")
