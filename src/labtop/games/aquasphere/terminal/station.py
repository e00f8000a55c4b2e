"""The station: six sectors in a ring, three above three, joined by locks."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from labtop.core.texts import Say
from labtop.games.aquasphere.terminal.labels import SIGNS, brief, chip, extension_brief, seat, seats
from labtop.games.aquasphere.words.catalogue import Catalogue

View = dict[str, Any]
Facts = dict[str, Any]

LOCK_WIDTH = 5
NOTHING = "–"
GOODS = ("time", "crystals", "octopods")


def station(view: View, facts: Facts, catalogue: Catalogue, say: Say) -> RenderableType:
    """The ring, clockwise from the top left; what the next round brings stands last in each sector."""
    ring = view["station"]["ring"]
    boxes = [_sector(view, facts, catalogue, letter, say) for letter in ring]
    locks = [_lock(catalogue, letter) for letter in ring]
    rows = Table.grid(expand=True)
    for column in range(5):
        rows.add_column(ratio=None if column % 2 else 1, width=LOCK_WIDTH if column % 2 else None, vertical="middle")
    rows.add_row(boxes[0], locks[0], boxes[1], locks[1], boxes[2])
    middle = Text(say("bulb", bulb=facts["bulb"]), "bold yellow")
    rows.add_row(Align.center(locks[5]), "", Align.center(middle), "", Align.center(locks[2]))
    rows.add_row(boxes[5], locks[4], boxes[4], locks[3], boxes[3])
    return rows


def _lock(catalogue: Catalogue, letter: str) -> Text:
    value = catalogue.locks[letter]
    return Text(f"═{value}{catalogue.mark('lock')}═", "blue" if value else "dim", justify="center")


def _sector(view: View, facts: Facts, catalogue: Catalogue, letter: str, say: Say) -> Panel:
    sector = view["station"]["sectors"][letter]
    here = [number for number, player in enumerate(view["players"]) if player["scientist"] == letter]
    held = Text(NOTHING, "dim") if sector["control"] is None else seat(sector["control"])
    lines = [
        Text("  ").join(_good(name, sector[name]) for name in GOODS),
        _research(catalogue, sector["research"], say),
        _extension(catalogue, sector["extensions"]),
        _submarines(catalogue, sector["submarines"]),
        Text("  ").join([_piece("bot", held), _piece("charging", seats(sector["charging"]))]),
        *_refill(facts, catalogue, letter, say),
    ]
    field = chip(catalogue.fields[letter]) + Text(catalogue.mark("field"))
    to_play = view["turn"]["seat"]
    return Panel(
        Group(*lines),
        title=Text(f"{letter} ", "bold") + field + (Text("  ") + _piece("scientist", seats(here)) if here else Text()),
        title_align="left",
        box=box.HEAVY if to_play in here else box.ROUNDED,
        border_style="green" if to_play in here else "blue",
    )


def _good(name: str, count: int) -> Text:
    return Text(f"{SIGNS[name]}{count}", "" if count else "dim")


def _piece(name: str, owners: Text) -> Text:
    return Text(f"{SIGNS[name]} ", "dim") + (owners or Text(NOTHING, "dim"))


def _research(catalogue: Catalogue, pile: Sequence[str], say: Say) -> Text:
    if not pile:
        return Text(NOTHING, "dim")
    return Text(f"{pile[0]} ", "bold") + brief(catalogue.research[pile[0]], say) + _more(pile)


def _extension(catalogue: Catalogue, pile: Sequence[str]) -> Text:
    if not pile:
        return Text(NOTHING, "dim")
    mark = catalogue.mark("extension")
    return Text(f"{pile[0]}{mark} ", "bold") + extension_brief(catalogue.extensions[pile[0]]) + _more(pile)


def _more(pile: Sequence[str]) -> Text:
    """How many lie beneath."""
    return Text(f" ({len(pile) - 1})" if len(pile) > 1 else "", "dim")


def _submarines(catalogue: Catalogue, submarines: Sequence[int | str]) -> Text:
    """The spaces in order: whose submarine is there, or what the space costs."""
    # What the first space costs is published.
    marks = ["", *[catalogue.mark("submarine")] * (len(catalogue.submarine_costs) - 1)]
    costs = [Text(f"{cost}{mark}", "dim") for cost, mark in zip(catalogue.submarine_costs, marks, strict=True)]
    spaces = [*map(seat, submarines), *(Text(SIGNS["time"], "dim") + cost for cost in costs[len(submarines) :])]
    return Text(f"{SIGNS['submarine']} ", "dim") + Text(" ").join(spaces)


def _refill(facts: Facts, catalogue: Catalogue, letter: str, say: Say) -> list[Text]:
    """What the top centre tile brings here at the end of the round (rules#next-round); the last is never removed."""
    if facts["refills"] is None:
        return []
    goods = (f"{'=' if name == 'time' else '+'}{SIGNS[name]}{facts['refills'][letter][name]}" for name in GOODS)
    return [Text(f"{say('next-round')} {' '.join(goods)}{catalogue.mark('refill')}", "dim italic")]
