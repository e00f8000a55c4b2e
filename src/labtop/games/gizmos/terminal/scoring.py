"""The end of a game: where the points come from, who won, and what broke a tie."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labtop.games.gizmos.terminal.asking import facts_of
from labtop.games.gizmos.terminal.words import speaker


def scoring(
    position: dict[str, Any], names: Sequence[str], ranking: Sequence[Sequence[int]], language: str
) -> RenderableType:
    """The score broken down, winner first."""
    say, facts = speaker(language), facts_of(position)
    order = [seat for rank in ranking for seat in rank]
    players = [position["players"][seat] | facts["players"][seat] for seat in order]
    rows = Table(title=Text(say("score-title")), title_justify="left")
    rows.add_column("")
    for seat in order:
        rows.add_column(names[seat], justify="right")
    for source in players[0]["points"]:
        rows.add_row(say(f"score-{source}"), *(str(player["points"][source]) for player in players))
    rows.add_section()
    rows.add_row(say("score-total"), *(str(sum(player["points"].values())) for player in players), style="bold")
    rows.add_section()
    rows.add_row(say("score-gizmos"), *(str(len(player["active"])) for player in players), style="dim")
    rows.add_row(say("score-energy"), *(str(player["stored"]) for player in players), style="dim")
    return Group(rows, Text(say("winner", name=names[order[0]], by=facts["decided_by"]), "bold green"))
