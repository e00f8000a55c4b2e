"""The table as everybody sees it: station, headquarters, and the players with their labs."""

from collections.abc import Callable, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from labtop.core.texts import Say
from labtop.games.aquasphere.rules.data import START, TIERS
from labtop.games.aquasphere.rules.state import ROUNDS
from labtop.games.aquasphere.terminal.asking import facts_of
from labtop.games.aquasphere.terminal.labels import SIGNS, brief, chip, chips, extension_brief, legend, seat, seats
from labtop.games.aquasphere.terminal.station import NOTHING, station
from labtop.games.aquasphere.terminal.words import speaker
from labtop.games.aquasphere.words import catalogue as sets
from labtop.games.aquasphere.words.card_text import enumerate_words
from labtop.games.aquasphere.words.catalogue import Catalogue

View = dict[str, Any]
Player = dict[str, Any]
Facts = dict[str, Any]

NAME_WIDTH = 12  # of a player's name beside the knowledge track


def table(view: View, names: Sequence[str], width: int, language: str) -> RenderableType:
    """Everything that lies on the table, within the width."""
    say, catalogue, facts = speaker(language), sets.of_position(view), facts_of(view)
    heading = say("heading", round=view["round"], rounds=ROUNDS)
    return Group(
        Rule(Text(heading, "bold"), style="cyan"),
        station(view, facts, catalogue, say),
        _headquarters(view, names, catalogue, say),
        _players(view, facts, names, catalogue, say),
        legend(catalogue, language),
    )


def asks(view: View, names: Sequence[str], language: str) -> str:
    """Whose turn it is and what is to be decided."""
    say, turn = speaker(language), view["turn"]
    if turn["seat"] is None:
        return say("asks-over")
    things = enumerate_words(say, [*turn["letters"], *turn["cards"]])
    return say(f"asks-{turn['stage']}", name=names[turn["seat"]], things=things, points=turn["gain"])


# Headquarters


def _headquarters(view: View, names: Sequence[str], catalogue: Catalogue, say: Say) -> Panel:
    orders = Table.grid(padding=(0, 1))
    orders.add_row(Text(say("name-play-order"), "dim"), seats(view["play_order"]))
    orders.add_row(Text(say("name-pass-order"), "dim"), seats(view["passed"]) or Text(NOTHING, "dim"))
    if view["program_cards"]:
        card = view["program_cards"][0]
        orders.add_row(Text(say("next-card"), "dim"), Text(f"{card}{catalogue.mark('program_card')}"))
    orders.add_row(Text(say("general-supply"), "dim"), _stock(view))
    halves = Table.grid(expand=True, padding=(0, 1))
    halves.add_column(ratio=3)
    halves.add_column(ratio=2)
    halves.add_row(_programming_area(view, catalogue, say), orders)
    return Panel(
        Group(halves, _knowledge_track(view, names, catalogue)),
        title=Text(say("name-headquarters")),
        title_align="left",
        box=box.ROUNDED,
        border_style="cyan",
    )


def _stock(view: View) -> Text:
    return Text(" ".join(f"{SIGNS[name]}{view['supply'][name]}" for name in ("crystals", "octopods")))


def _programming_area(view: View, catalogue: Catalogue, say: Say) -> RenderableType:
    """The tiers, top first: field, programming tile, engineers, and where the arrows lead."""
    rows: list[RenderableType] = []
    for tier in reversed(TIERS):
        cells = [Text(f"{field} ", "bold") + chip(view["programs"][field]) + _engineers(view, field) for field in tier]
        rows.append(Text("   ").join(cell + _arrows(catalogue, field) for cell, field in zip(cells, tier, strict=True)))
    rows.append(Text(say("start"), "bold") + _engineers(view, START) + _arrows(catalogue, START))
    return Group(*rows)


def _engineers(view: View, field: str) -> Text:
    active = [number for number in view["play_order"] if number not in view["passed"]]
    here = [number for number in active if view["players"][number]["engineer"] == field]
    return Text(" ") + seats(here) if here else Text()


def _arrows(catalogue: Catalogue, field: str) -> Text:
    targets = catalogue.arrows[field]
    return Text(f" ↑{' '.join(targets)}" if targets else "", "dim")


def _knowledge_track(view: View, names: Sequence[str], catalogue: Catalogue) -> RenderableType:
    """A lap of the track for each player, in play order, with the red lines."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(max_width=NAME_WIDTH + 2, no_wrap=True)
    rows.add_column(justify="right")
    rows.add_column(no_wrap=True)
    for number in view["play_order"]:
        score = view["players"][number]["score"]
        rows.add_row(seat(number) + Text(f" {names[number]}"), Text(str(score), "bold"), _lap(score, number, catalogue))
    mark = catalogue.mark("line")
    lines = " · ".join(f"{line}{mark}" for line in catalogue.lines)
    rows.add_row("", "", Text(f"│ {lines} (+{catalogue.lap})", "dim red"))
    return rows


def _lap(score: int, number: int, catalogue: Catalogue) -> Text:
    """The lap that a score is in; a line stands before the space that it lies in front of."""
    track = Text("│" if score >= catalogue.lap in catalogue.lines else " ", "bold red")
    for space in range(catalogue.lap):
        track += seat(number) if space == score % catalogue.lap else Text("·", "dim")
        if space + 1 in catalogue.lines:
            track.append("│", "bold red")
    return track


# Players


def _players(view: View, facts: Facts, names: Sequence[str], catalogue: Catalogue, say: Say) -> Table:
    """A column a player, in the order of their seats."""
    rows = Table(box=box.ROUNDED, border_style="dim", expand=True, padding=(0, 1), show_lines=False)
    rows.add_column("", style="dim")
    to_play = view["turn"]["seat"]
    for number, name in enumerate(names[: len(view["players"])]):
        title = Text("▶ " if number == to_play else "", "bold green") + seat(number) + Text(f" {name}", "bold")
        rows.add_column(title, ratio=1, style="" if number == to_play else "not bold")
    players = list(zip(view["players"], facts["players"], strict=True))
    for label, cell in _ROWS:
        rows.add_row(say(label), *(cell(catalogue, *player, say) for player in players))
    return rows


def _goods(catalogue: Catalogue, player: Player, facts: Facts, say: Say) -> Text:
    """What is held of what the lab can hold; octopods are caught, not held."""
    held = {"time": f"{player['time']}/", "crystals": f"{player['crystals']}/", "octopods": ""}
    held["research_cards"] = f"{len(player['research'])}/"
    mark = catalogue.mark("lab")
    time, crystals, octopods, cards = (
        f"{SIGNS[kind]}{count}{facts['capacity'][kind]}{mark}" for kind, count in held.items()
    )
    return Text(f"{time}  {crystals}\n{octopods}  {cards}")


def _programmed(catalogue: Catalogue, player: Player, facts: Facts, say: Say) -> Text:
    return chips(player["programmed"]) or Text(NOTHING, "dim")


def _bots(catalogue: Catalogue, player: Player, facts: Facts, say: Say) -> Text:
    points = f"{SIGNS['knowledge']}{facts['bots']['points']}{catalogue.mark('deployed')}"
    return Text(f"{SIGNS['bot']}{player['supply']}  ") + Text(points, "dim")


def _submarines(catalogue: Catalogue, player: Player, facts: Facts, say: Say) -> Text:
    return Text(f"{SIGNS['submarine']}{player['submarines']}")


def _lab(catalogue: Catalogue, player: Player, facts: Facts, say: Say) -> Text:
    return Text(" ".join(facts["letters"]))


def _extensions(catalogue: Catalogue, player: Player, facts: Facts, say: Say) -> Text:
    mark = catalogue.mark("extension")
    lines = [
        Text(f"{extension}{mark} ", "bold") + extension_brief(catalogue.extensions[extension])
        for extension in player["extensions"]
    ]
    return Text("\n").join(lines) if lines else Text(NOTHING, "dim")


def _research(catalogue: Catalogue, player: Player, facts: Facts, say: Say) -> Text:
    lines = []
    for held in player["research"]:
        line = Text(f"{held['card']} ", "bold") + brief(catalogue.research[held["card"]], say)
        if held["spent"]:
            line.stylize("dim strike")
        lines.append(line)
    return Text("\n").join(lines) if lines else Text(NOTHING, "dim")


_ROWS: tuple[tuple[str, Callable[[Catalogue, Player, Facts, Say], Text]], ...] = (
    ("row-goods", _goods),
    ("row-programmed", _programmed),
    ("row-bots", _bots),
    ("row-submarines", _submarines),
    ("row-letters", _lab),
    ("row-extensions", _extensions),
    ("row-research", _research),
)
