"""The legal actions in groups, each with what a player wants to know of it."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from labtop.core.happening import Happening
from labtop.core.terminal import Choice, Group
from labtop.core.texts import Say
from labtop.games.aquasphere.rules.data import PROGRAMS
from labtop.games.aquasphere.rules.events import EventKind
from labtop.games.aquasphere.terminal.asking import game_of
from labtop.games.aquasphere.terminal.labels import SIGNS, chip
from labtop.games.aquasphere.terminal.words import speaker
from labtop.games.aquasphere.words import catalogue as sets
from labtop.games.aquasphere.words.action_text import describes
from labtop.games.aquasphere.words.card_text import program_action

VERBS = ("engineer", "buy", "act", "recall", "pass", "place", "give", "use", "program", "done")


def choices(actions: Sequence[str], view: dict[str, Any], language: str) -> list[Group]:
    """The actions by their verb, those with a bot by its colour; near sectors come first."""
    say, game = speaker(language), game_of(view)
    happenings = sorted(map(game.foresee, actions), key=lambda happening: (_group(happening), _way(happening)))
    return [
        Group(_title(group, say), [Choice(happening.action, _text(happening, language)) for happening in found])
        for group, found in groupby(happenings, key=_group)
    ]


def _group(happening: Happening) -> tuple[int, int]:
    """The verb and, of `act`, the colour, both by number."""
    verb, *things = happening.action.split()
    return VERBS.index(verb), PROGRAMS.index(things[1]) if verb == "act" else 0


def _title(group: tuple[int, int], say: Say) -> str:
    verb, colour = VERBS[group[0]], PROGRAMS[group[1]]
    return say(f"group-{verb}", colour=colour)


def _way(happening: Happening) -> int:
    """What the scientist's way costs."""
    return sum(event.amount for event in happening.events if event.kind == EventKind.WAY)


def _text(happening: Happening, language: str) -> Text:
    verb, *things = happening.action.split()
    whole = [message.text(language) for message in describes(happening)]
    match verb:
        case "act":
            # The bot on the control space goes without saying.
            return _price(happening, things[0]) + Text(" ".join(whole[1:]))
        case "buy":
            return chip(things[0]) + Text(f" {program_action(things[0], language)}")
        case "engineer":
            return chip(happening.before["programs"][things[0]]) + Text(f" {' '.join(whole)}")
    return Text(" ".join(whole))


def _price(happening: Happening, sector: str) -> Text:
    """What the way to a sector costs."""
    cost = _way(happening)
    stays = sector == happening.before["players"][happening.seat]["scientist"]
    mark = "" if stays else sets.of_position(happening.before).mark("lock")
    return Text(f"{SIGNS['time']}{cost}{mark}".ljust(4), "bold" if cost else "dim")
