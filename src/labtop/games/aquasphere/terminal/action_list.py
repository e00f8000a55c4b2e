"""The component set in the terminal: every value and whether it is published, inferred or designed."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labtop.core.terminal import Components
from labtop.games.aquasphere.rules.component_sets import ComponentSet
from labtop.games.aquasphere.rules.components import content_hash, fresh, listing, name_of
from labtop.games.aquasphere.rules.data import packaged_set
from labtop.games.aquasphere.terminal.words import speaker
from labtop.games.aquasphere.words.card_text import texts

STYLES = {"published": "green", "inferred": "yellow", "designed": "bold magenta", "unknown": "dim"}


def edition(components: Any) -> dict[str, Any]:
    """What a game is made with to be played with another set; ValueError if the set is wrong."""
    content_hash(components)
    return {"components": ComponentSet(components)}


def values(components: dict[str, Any], language: str) -> RenderableType:
    """Every value of a set that is right, with its provenance."""
    say = speaker(language)
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True)
    entries = listing(components)
    group = ""
    for entry in entries:
        first, _, path = entry.path.partition(".")
        if first != group:
            group = first
            table.add_row(Text(group, "bold"))
        style = STYLES[entry.provenance]
        value = json.dumps(entry.value, ensure_ascii=False)
        table.add_row(f"  {path}", Text(value, style), Text(say(f"provenance-{entry.provenance}"), style))
    counts = Counter(entry.provenance for entry in entries)
    meanings = [Text(say(f"meaning-{mark}", count=counts[mark]), style) for mark, style in STYLES.items()]
    return Group(table, Text(), *meanings, Text(say("components-name", name=name_of(fresh(components)))))


COMPONENTS = Components(packaged_set, edition, values, texts)
