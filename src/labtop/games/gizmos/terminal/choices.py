"""The legal actions in groups, each with what a player wants to know of it."""

from collections.abc import Sequence
from itertools import groupby
from string import ascii_lowercase, digits
from typing import Any

from rich.text import Text

from labtop.core.game import Game
from labtop.core.happening import Happening
from labtop.core.sentences import said
from labtop.core.terminal import Choice, Group
from labtop.games.gizmos.rules.data import CARDS, ENERGIES, LEVELS
from labtop.games.gizmos.rules.events import EventKind
from labtop.games.gizmos.terminal.asking import game_of
from labtop.games.gizmos.terminal.labels import brief, price, sphere, spheres, worth
from labtop.games.gizmos.terminal.words import speaker
from labtop.games.gizmos.words.action_text import card_of, describes, source_of
from labtop.games.gizmos.words.card_text import energy_name

View = dict[str, Any]


def choices(actions: Sequence[str], view: View, language: str) -> list[Group]:
    """The actions by their verb; payments with the fewest spheres first."""
    say, game = speaker(language), game_of(view)
    ordered = sorted(actions, key=lambda action: (VERBS.index(action.split()[0]), _limit(action)))
    return [
        Group(say(f"group-{verb}"), [Choice(action, _text(action, game, view, language)) for action in group])
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


def _text(action: str, game: Game, view: View, language: str) -> Text:
    verb, _, rest = action.partition(" ")
    match verb:
        case "file":
            return _card(rest, language)
        case "build":
            return _build(game.foresee(action), language)
        case "pick":
            return sphere(rest) + Text(f" {energy_name(rest, language)} ×{view['row'][rest]}")
        case "research":
            return _research(game.foresee(action), language)
        case "pay":
            return _pay(action, view, language)
    return Text(said(describes(game.foresee(action)), language))


def _card(card_id: str, language: str) -> Text:
    card = CARDS[card_id]
    return Text(" ").join([price(card), worth(card), brief(card, speaker(language))])


def _build(happening: Happening, language: str) -> Text:
    """The card with what it costs less, and where it lies if that is not the display."""
    say, card = speaker(language), card_of(happening, EventKind.CARD_CHOSEN)
    text = _card(card["id"], language)
    if source_of(happening, EventKind.CARD_CHOSEN) == "archive":
        text.append(f"  {say('from-archive')}", "dim")
    if happening.before["turn"]["stage"] == "build":
        return text.append(f"  {say('free')}", "green")
    less = card["cost"] - happening.amount(EventKind.PRICE)
    return text.append(f"  {say('less', count=less)}", "green") if less else text


def _research(happening: Happening, language: str) -> Text:
    researched = happening.of(EventKind.CARD_RESEARCHED)
    deck = happening.before["decks"][LEVELS[researched[0].amount]]
    return Text(speaker(language)("look-at", count=len(researched), deck=deck))


def _pay(action: str, view: View, language: str) -> Text:
    """What is spent, through which converters, and what stays in the ring."""
    say = speaker(language)
    spent, converters = payment(action)
    ring = view["players"][view["turn"]["seat"]]["energy"]
    left: dict[str, int] = {colour: ring[colour] - spent.get(colour, 0) for colour in ENERGIES}
    text = spheres(spent) if spent else Text(say("nothing"))
    for converter in converters:
        text = Text.assemble(text, (f"  {converter} ", "bold"), brief(CARDS[converter], say))
    stays = spheres(left) if any(left.values()) else Text(say("empty"))
    return Text.assemble(text, (f"  {say('stays')} ", "dim"), stays)
