"""The legal actions in groups, each with what a player wants to know of it."""

from collections.abc import Callable, Sequence
from itertools import groupby
from string import ascii_lowercase, digits
from typing import Any

from rich.text import Text

from labtop.core.terminal import Choice, Group
from labtop.games.gizmos.rules.data import CARDS, ENERGIES
from labtop.games.gizmos.terminal.labels import brief, price, sphere, spheres, worth
from labtop.games.gizmos.terminal.words import speaker
from labtop.games.gizmos.words.action_text import describe, energy_name
from labtop.games.gizmos.words.dashboard import discount, limit

View = dict[str, Any]


def choices(actions: Sequence[str], view: View, language: str) -> list[Group]:
    """The actions by their verb; payments with the fewest spheres first."""
    say = speaker(language)
    ordered = sorted(actions, key=lambda action: (VERBS.index(action.split()[0]), _limit(action)))
    return [
        Group(say(f"group-{verb}"), [Choice(action, _text(action, view, language)) for action in group])
        for verb, group in groupby(ordered, key=lambda action: action.split()[0])
    ]


VERBS = ("file", "pick", "build", "research", "pass", "pay", "neither", "under", "use", "draw", "stop", "end")


def payment(action: str) -> tuple[dict[str, int], list[str]]:
    """The spheres of a `pay` action by colour, and its converters."""
    spent, _, converters = action.removeprefix("pay ").partition(" via ")
    words = [] if spent == "nothing" else spent.split()
    return {word.rstrip(digits): int(word.lstrip(ascii_lowercase)) for word in words}, converters.split()


def _limit(action: str) -> tuple[int, int]:
    if not action.startswith("pay"):
        return 0, 0
    spent, converters = payment(action)
    return sum(spent.values()), len(converters)


def _text(action: str, view: View, language: str) -> Text:
    verb, _, rest = action.partition(" ")
    if verb in TEXTS:
        return TEXTS[verb](rest, view, language)
    return Text(describe(action, view, language))


def _card(card_id: str, view: View, language: str) -> Text:
    say = speaker(language)
    card = CARDS[card_id]
    return Text(" ").join([price(card), worth(card), brief(card, say)])


def _build(card_id: str, view: View, language: str) -> Text:
    """The card with what it costs less, and where it lies if that is not the display."""
    say = speaker(language)
    player = view["players"][view["turn"]["seat"]]
    text = _card(card_id, view, language)
    if card_id in player["archive"]:
        text.append(f"  {say('from-archive')}", "dim")
    if view["turn"]["stage"] == "build":
        return text.append(f"  {say('free')}", "green")
    less = discount(player, CARDS[card_id], source(view, card_id))
    return text.append(f"  {say('less', count=less)}", "green") if less else text


def source(view: View, card_id: str) -> str:
    """Where whoever is to play takes this card from."""
    if view["turn"]["stage"] == "choose":
        return "research"
    return "archive" if card_id in view["players"][view["turn"]["seat"]]["archive"] else "display"


def _pick(colour: str, view: View, language: str) -> Text:
    return sphere(colour) + Text(f" {energy_name(colour, language)} ×{view['row'][colour]}")


def _research(level: str, view: View, language: str) -> Text:
    amount = limit(view["players"][view["turn"]["seat"]], "research")
    deck = view["decks"][level]
    count = deck if isinstance(deck, int) else len(deck)
    return Text(speaker(language)("look-at", count=min(amount, count), deck=count))


def _pay(words: str, view: View, language: str) -> Text:
    """What is spent, through which converters, and what stays in the ring."""
    say = speaker(language)
    spent, converters = payment(f"pay {words}")
    ring = view["players"][view["turn"]["seat"]]["energy"]
    left: dict[str, int] = {colour: ring[colour] - spent.get(colour, 0) for colour in ENERGIES}
    text = spheres(spent) if spent else Text(say("nothing"))
    for converter in converters:
        text = Text.assemble(text, (f"  {converter} ", "bold"), brief(CARDS[converter], say))
    stays = spheres(left) if any(left.values()) else Text(say("empty"))
    return Text.assemble(text, (f"  {say('stays')} ", "dim"), stays)


TEXTS: dict[str, Callable[[str, View, str], Text]] = {
    "file": _card,
    "build": _build,
    "pick": _pick,
    "research": _research,
    "pay": _pay,
}
