"""Taking back: how far, and whether at once or with everybody's consent."""

from __future__ import annotations

from typing import Literal

from labtop.server.table import Table

Way = Literal["no", "now", "ask"]


def target(table: Table, seat: int) -> int | None:
    """The number of moves left if this seat goes back to its own last decision; None if there was none."""
    for move in reversed(table.moves):
        if move.seat == seat and move.by == "person":
            return move.number - 1
    return None


def way(table: Table, seat: int, held: tuple[int, ...]) -> Way:
    """May this seat go back: at once, with consent, or not at all? `held` are all seats of the one who asks."""
    to = target(table, seat)
    if to is None or table.over or table.waiting or not table.seats[seat].person_plays:
        return "no"
    others = set(table.persons()) - set(held)
    own = all(move.seat == seat for move in table.moves[to:])
    return "now" if not others or (own and _nothing_revealed(table, to)) else "ask"


def _nothing_revealed(table: Table, to: int) -> bool:
    return not any(_revealed(table, number) for number in range(to + 1, len(table.moves) + 1))


def _revealed(table: Table, number: int) -> bool:
    """Did this move show something hidden? As `Game.undo` has it, but worked out once for all who ask."""
    if table.moves[number - 1].chance:
        return True
    if number not in table.revealing:
        hidden = table.game.rules.hidden
        before, after = table.moment_at(number - 1), table.moment_at(number)
        table.revealing[number] = hidden(before.position) > hidden(after.position)
    return table.revealing[number]
