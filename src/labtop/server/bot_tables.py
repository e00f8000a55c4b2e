"""Tables that bots play alone: only so many, in all and on behalf of one address."""

from __future__ import annotations

from collections.abc import Callable

from labtop.server.errors import Refused

MOST, MOST_EACH = 100, 10  # in all, of one address


class BotTables:
    """Who has tables at which no person plays."""

    def __init__(self, on: bool, makers: Callable[[], list[str]]) -> None:
        self._on = on
        self._makers = makers  # by table: the address on whose behalf bots play there

    def check(self, address: str) -> None:
        """May this address have one more? Refused if not."""
        if self._on:
            makers = self._makers()
            if len(makers) >= MOST or makers.count(address) >= MOST_EACH:
                raise Refused("too_many")
