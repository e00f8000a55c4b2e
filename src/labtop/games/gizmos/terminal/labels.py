"""Small labels: energies as coloured letters, cards in a few signs or in full."""

from collections.abc import Iterable, Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from labtop.core.rules import Position
from labtop.core.texts import Say
from labtop.games.gizmos.rules.data import (
    CARDS,
    ENERGIES,
    LEVELS,
    STARTING_LIMITS,
    Card,
    Conversion,
    Effect,
    Trigger,
    Upgrade,
)
from labtop.games.gizmos.terminal.words import speaker
from labtop.games.gizmos.words.card_text import card_text, card_title, energy_name

# The letters stand for the colours of the notation, the same in every language; the table has a legend.
LETTERS = {"red": "R", "yellow": "Y", "blue": "B", "black": "K", "any": "*", "none": "–"}
STYLES = {
    "red": "bold white on red3",
    "yellow": "bold black on gold1",
    "blue": "bold white on blue3",
    "black": "bold white on grey23",
    "any": "bold black on grey78",
    "none": "dim",
}
POINT = "★"


def sphere(colour: str) -> Text:
    """One sphere."""
    return Text.assemble((f" {LETTERS[colour]} ", STYLES[colour]))


def spheres(counts: Mapping[str, int], room: int = 0) -> Text:
    """Spheres side by side, then the places that are still free."""
    taken = [sphere(colour) for colour in ENERGIES for _ in range(counts.get(colour, 0))]
    return Text(" ").join([*taken, *(Text(" · ", "dim") for _ in range(room))])


def price(card: Card) -> Text:
    """What a card costs: its colour and how much of it."""
    return Text.assemble((f" {LETTERS[card['color']]}{card['cost']} ", STYLES[card["color"]]))


def worth(card: Card) -> Text:
    """The points of a card; a question mark where they are counted at the end."""
    return Text.assemble((f"{POINT}{card['points'] or '?'}", "yellow"))


def legend(language: str) -> RenderableType:
    """What the letters mean."""
    say = speaker(language)
    entries = [
        sphere(colour) + Text(f" {say('colour', colour=colour)} · {energy_name(colour, language)}", "dim")
        for colour in ENERGIES
    ]
    return Columns([*entries, sphere("any") + Text(f" {say('any-colour')}", "dim")], padding=(0, 2))


def card(card_id: str, view: Position, language: str) -> RenderableType | None:
    """A card in full, found by its id in upper or lower case."""
    found = CARDS.get(card_id.upper())
    if found is None:
        return None
    title = price(found) + Text(f" {card_title(found['id'], language)}", "bold")
    area = Text(speaker(language)(f"name-{found['kind']}"), "dim")
    return Group(title, Text(card_text(found["id"], language)), area)


def rules(language: str) -> str:
    """The rules in short."""
    return speaker(language)("rules")


def brief(card: Card, say: Say, area: bool = True) -> Text:
    """What a card does in a few signs; without its area where that is already said."""
    if "trigger" in card:
        condition = _condition(card["trigger"], say)
        parts = [Text(say(f"short-on-{card['trigger']['on']}")) if area else Text(), condition, Text("→")]
        return Text(" ").join(part for part in [*parts, Text(_effect(card["effect"], say))] if part)
    if "conversions" in card:
        return Text("  ").join(_conversion(conversion) for conversion in card["conversions"])
    return Text(_upgrade(card["upgrade"], say))


def _condition(trigger: Trigger, say: Say) -> Text:
    if "from" in trigger:
        return Text(say("short-archive"))
    if "level" in trigger:
        return Text(LEVELS[trigger["level"]])
    return Text(" ").join(_letters(trigger.get("colors", ())))


def _letters(colours: Iterable[str]) -> list[Text]:
    return [Text(LETTERS[colour], STYLES[colour]) for colour in colours]


def _effect(effect: Effect, say: Say) -> str:
    if "level" in effect:
        return say("short-build_free", level=LEVELS[effect["level"]])
    return say(f"short-{effect['do']}", count=effect.get("times", effect.get("points", 1)))


def _conversion(conversion: Conversion) -> Text:
    source, result = _letters([conversion["from"]]), _letters([conversion["to"]] * conversion["yields"])
    return Text().join([*source, Text("→"), *result])


def _upgrade(upgrade: Upgrade, say: Say) -> str:
    if "forbids" in upgrade:
        return say(f"short-forbids-{upgrade['forbids']}")
    if "when" in upgrade:
        return say(f"short-{upgrade['when']}", discount=upgrade["discount"])
    if "end_score" in upgrade:
        return say(f"short-{upgrade['end_score']}")
    return " ".join(say(f"short-limit-{limit}", count=upgrade[limit]) for limit in STARTING_LIMITS if limit in upgrade)
