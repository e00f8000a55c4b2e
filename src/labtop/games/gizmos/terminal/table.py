"""The table as a seat sees it: display, energy row, and each player's ring, archive and active gizmos."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from labtop.core.texts import Say
from labtop.games.gizmos.rules.data import CARDS, LEVELS
from labtop.games.gizmos.terminal.asking import facts_of
from labtop.games.gizmos.terminal.labels import brief, legend, price, spheres, worth
from labtop.games.gizmos.terminal.words import speaker
from labtop.games.gizmos.words.card_text import card_text

WIDE = 110  # columns from which two players stand side by side
READY = "◆"
AREAS = ("upgrade", "converter", "file", "pick", "build")
View = dict[str, Any]
Facts = dict[str, Any]  # of one player, or all


def table(view: View, names: Sequence[str], width: int, language: str) -> RenderableType:
    """Everything that lies on the table; cards in hand only where the view has them."""
    say, facts = speaker(language), facts_of(view)
    return Group(
        Rule(Text(_heading(view, facts, names, say), "bold"), style="cyan"),
        _display(view, language),
        _energy(view, width, say),
        *_players(view, facts, names, width, say),
        *_research(view, language),
        legend(language),
    )


def asks(view: View, names: Sequence[str], language: str) -> str:
    """Whose turn it is and what is to be decided."""
    say = speaker(language)
    turn = view["turn"]
    if turn["seat"] is None:
        return say("asks-over")
    card = (turn["build"] or turn["effect"] or {}).get("card", "")
    return say(f"asks-{turn['stage']}", name=names[turn["seat"]], card=card)


def opening(view: View, names: Sequence[str], language: str) -> str:
    """Who was drawn to begin, of a game that begins here."""
    return speaker(language)("opening", name=names[view["first"]]) if view["turn"]["number"] == 0 else ""


def _heading(view: View, facts: Facts, names: Sequence[str], say: Say) -> str:
    if view["turn"]["seat"] is None:
        return say("heading-over", rounds=facts["round"] - 1)
    last = "yes" if view["end_triggered"] else "no"
    return say("heading", round=facts["round"], last=last, name=names[facts["last"]])


def _display(view: View, language: str) -> RenderableType:
    say = speaker(language)
    rows = _rows()
    for level in reversed(LEVELS[1:]):
        deck = view["decks"][level]
        count = deck if isinstance(deck, int) else len(deck)
        rows.add_row(Text(level, "bold cyan"), "", "", Text(say("deck", count=count), "dim"))
        _add_cards(rows, view["display"][level], language)
    return Panel(rows, title=Text(say("name-display")), box=box.ROUNDED, border_style="cyan", title_align="left")


def _rows() -> Table:
    rows = Table.grid(padding=(0, 1))
    for _ in range(3):
        rows.add_column(no_wrap=True)
    rows.add_column(ratio=1)
    return rows


def _add_cards(rows: Table, cards: Sequence[str | None], language: str) -> None:
    for card in cards:
        if card is None:
            rows.add_row(Text("–", "dim"))
        else:
            rows.add_row(Text(card, "bold"), price(CARDS[card]), worth(CARDS[card]), card_text(card, language))


def _energy(view: View, width: int, say: Say) -> RenderableType:
    hidden = [spheres({colour: 1}) + Text(f"×{count}", "dim") for colour, count in view["dispenser"].items()]
    row = [Text(say("name-row"), "bold"), spheres(view["row"])]
    dispenser = [Text(say("name-dispenser"), "bold"), Text("  ").join(hidden)]
    lines = Table.grid(padding=(0, 2))
    for line in [row + dispenser] if width >= WIDE else [row, dispenser]:
        lines.add_row(*line)
    return lines


def _players(view: View, facts: Facts, names: Sequence[str], width: int, say: Say) -> list[RenderableType]:
    panels = [_player(view, facts, seat, names[seat], say) for seat in range(len(view["players"]))]
    if width < WIDE:
        return list(panels)
    pairs = Table.grid(expand=True)
    pairs.add_column(ratio=1)
    pairs.add_column(ratio=1)
    for first in range(0, len(panels), 2):
        pairs.add_row(*panels[first : first + 2])
    return [pairs]


def _player(view: View, facts: Facts, seat: int, name: str, say: Say) -> Panel:
    player, own = view["players"][seat], facts["players"][seat]
    to_play = seat == view["turn"]["seat"]
    total = sum(own["points"].values())
    title = Text.assemble(("▶ " if to_play else "", "bold"), (name, "bold"), f" · {say('points', points=total)}")
    if seat == view["first"]:
        title.append(f" · {say('first-player')}", "dim")
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    rows.add_row(say("label-ring"), _ring(player, own))
    rows.add_row(say("label-archive"), _archive(player, own, say))
    for area in AREAS:
        gizmos = [card for card in player["active"] if CARDS[card]["kind"] == area]
        if gizmos:
            rows.add_row(say(f"name-{area}"), _gizmos(gizmos, view["turn"] if to_play else {}, say))
    return Panel(
        rows,
        title=title,
        title_align="left",
        subtitle=Text(_progress(player, own, facts["end"], say), "dim"),
        subtitle_align="right",
        box=box.HEAVY if to_play else box.ROUNDED,
        border_style="green" if to_play else "dim",
    )


def _progress(player: View, own: Facts, end: Facts, say: Say) -> str:
    """How far the player is from triggering the end, and the tokens."""
    reached = {"active": len(player["active"]), "third": own["level_3"], "tokens": player["tokens"]}
    return say("progress", **reached, all=end["gizmos"], most=end["level_3"])


def _ring(player: View, own: Facts) -> Text:
    stored, limit = own["stored"], own["limits"]["storage"]
    return spheres(player["energy"], limit - stored) + Text(f"  {stored}/{limit}", "dim")


def _archive(player: View, own: Facts, say: Say) -> RenderableType:
    size = Text(f"{len(player['archive'])}/{own['limits']['archive']}", "dim")
    research = Text(say("research-amount", count=own["limits"]["research"]), "dim")
    cards = [_labelled(card, say, area=True) for card in player["archive"]]
    return Columns([*cards, Text("  ").join([size, research])], padding=(0, 2))


def _gizmos(cards: Sequence[str], turn: dict[str, Any], say: Say) -> RenderableType:
    """Gizmos of one area: ready ones stand out, used ones are crossed out."""
    labels = []
    for card in cards:
        label = _labelled(card, say, area=False)
        if card in turn.get("ready", ()):
            label = Text.assemble((f"{READY} ", "bold green"), label)
        elif card in turn.get("used", ()):
            label.stylize("dim strike")
        labels.append(label)
    return Columns(labels, padding=(0, 2))


def _labelled(card: str, say: Say, area: bool) -> Text:
    cost = price(CARDS[card]) + Text(" ") if area else Text()
    return Text.assemble((card, "bold"), " ") + cost + brief(CARDS[card], say, area)


def _research(view: View, language: str) -> list[RenderableType]:
    """The cards in hand of whoever researches: in full for that seat, a number for all others."""
    research = view["turn"]["research"]
    if research is None:
        return []
    say = speaker(language)
    cards = research["cards"]
    if isinstance(cards, int):
        return [Text(say("looking", level=research["level"], count=cards))]
    rows = _rows()
    _add_cards(rows, cards, language)
    return [Panel(rows, title=Text(say("in-hand")), title_align="left", box=box.DOUBLE, border_style="magenta")]
