"""The parts of the screen that are the same for every game: actions on offer, and what happened."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group as Lines
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from labtop.cli.story import Told
from labtop.core.terminal import Choice, Group
from labtop.core.texts import Say

MOST_CHOICES = 24  # shown of one group; the others can be typed
MOST_NEWS = 12


def choices(groups: Sequence[Group], width: int, say: Say) -> RenderableType:
    """All actions, numbered through the groups."""
    lines: list[RenderableType] = []
    first = 1
    for group in groups:
        lines.append(Text(group.title, "bold"))
        shown = group.choices[:MOST_CHOICES]
        lines.append(_group(shown, first, width))
        if len(group.choices) > len(shown):
            lines.append(Text(say("more-choices", count=len(group.choices) - len(shown)), "dim"))
        first += len(group.choices)
    return Lines(*lines)


def _group(shown: Sequence[Choice], first: int, width: int) -> RenderableType:
    """Side by side where at least two fit, otherwise one below the other."""
    longest = max(len(choice.action) for choice in shown)
    labels = [_label(number, choice, longest) for number, choice in enumerate(shown, first)]
    if max(label.cell_len for label in labels) + 2 <= width // 2:
        return Columns(labels, padding=(0, 2), equal=True)
    rows = Table.grid(padding=(0, 1))
    rows.add_column(no_wrap=True, justify="right", style="bold cyan")
    rows.add_column(style="cyan")
    rows.add_column()
    for number, choice in enumerate(shown, first):
        rows.add_row(str(number).rjust(3), choice.action, choice.text)
    return rows


def _label(number: int, choice: Choice, longest: int) -> Text:
    return Text.assemble((f"{number:3} ", "bold cyan"), (choice.action.ljust(longest), "cyan"), " ") + choice.text


def news(told: Sequence[Told], say: Say) -> RenderableType:
    """The last moves, if there are any."""
    if not told:
        return Text()
    lines = [Text(line.sentence) for line in told[-MOST_NEWS:]]
    return Panel(Lines(*lines), title=Text(say("news")), title_align="left", box=box.SIMPLE, border_style="dim")


def log(told: Sequence[Told]) -> RenderableType:
    """Moves with their numbers, and the time they took."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(justify="right", style="dim", no_wrap=True)
    rows.add_column()
    rows.add_column(justify="right", style="dim", no_wrap=True)
    for line in told:
        rows.add_row(str(line.number or ""), line.sentence, "" if line.ms is None else f"{line.ms / 1000:.1f} s")
    return rows
