"""The end of a game: where the last points come from, who won, and what broke a tie."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labtop.games.aquasphere.terminal.asking import facts_of
from labtop.games.aquasphere.terminal.words import speaker
from labtop.games.aquasphere.words.card_text import enumerate_words


def scoring(
    position: dict[str, Any], names: Sequence[str], ranking: Sequence[Sequence[int]], language: str
) -> RenderableType:
    """The final scoring broken down, winner first, and the tie-breakers."""
    say, facts, players = speaker(language), facts_of(position), position["players"]
    order = [seat for rank in ranking for seat in rank]
    points = {seat: facts["players"][seat]["final"]["items"] for seat in order}
    rows = Table(title=Text(say("score-title")), title_justify="left")
    rows.add_column("")
    for seat in order:
        rows.add_column(Text(names[seat]), justify="right")
    before = (str(players[seat]["score"] - sum(points[seat].values())) for seat in order)
    rows.add_row(say("score-rounds"), *before)
    for source in points[order[0]]:
        rows.add_row(say(f"score-{source}"), *(str(points[seat][source]) for seat in order))
    rows.add_section()
    rows.add_row(say("score-total"), *(str(players[seat]["score"]) for seat in order), style="bold")
    rows.add_section()
    rows.add_row(say("score-control"), *(str(_controlled(position, seat)) for seat in order), style="dim")
    rows.add_row(say("score-crystals"), *(str(players[seat]["crystals"]) for seat in order), style="dim")
    winners = enumerate_words(say, [names[seat] for seat in ranking[0]])
    return Group(rows, Text(say("winner", name=winners, by=facts["won_by"]), "bold green"))


def _controlled(position: dict[str, Any], seat: int) -> int:
    return sum(sector["control"] == seat for sector in position["station"]["sectors"].values())
