"""The end of a game: where the points come from, who won, and what broke a tie."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labtop.games.gizmos.terminal.words import speaker
from labtop.games.gizmos.words.dashboard import Player, points, stored


def scoring(
    position: dict[str, Any], names: Sequence[str], ranking: Sequence[Sequence[int]], language: str
) -> RenderableType:
    """The score broken down, winner first."""
    say = speaker(language)
    players = position["players"]
    order = [seat for rank in ranking for seat in rank]
    rows = Table(title=Text(say("score-title")), title_justify="left")
    rows.add_column("")
    for seat in order:
        rows.add_column(names[seat], justify="right")
    for source in points(players[0]):
        rows.add_row(say(f"score-{source}"), *(str(points(players[seat])[source]) for seat in order))
    rows.add_section()
    rows.add_row(say("score-total"), *(str(_total(players[seat])) for seat in order), style="bold")
    rows.add_section()
    rows.add_row(say("score-gizmos"), *(str(len(players[seat]["active"])) for seat in order), style="dim")
    rows.add_row(say("score-energy"), *(str(stored(players[seat])) for seat in order), style="dim")
    first, second = players[order[0]], players[order[1]]
    return Group(rows, Text(say("winner", name=names[order[0]], by=_decided_by(first, second)), "bold green"))


def _total(player: Player) -> int:
    return sum(points(player).values())


def _decided_by(first: Player, second: Player) -> str:
    """Points, then active gizmos, then spheres in the ring, then the later seat (rules#end)."""
    if _total(first) != _total(second):
        return "points"
    if len(first["active"]) != len(second["active"]):
        return "gizmos"
    return "energy" if stored(first) != stored(second) else "seat"
