"""The legal actions in groups, each with what a player wants to know of it."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from labtop.core.terminal import Choice, Group
from labtop.core.texts import Say
from labtop.games.aquasphere.rules.data import PROGRAMS
from labtop.games.aquasphere.terminal.labels import SIGNS, chip
from labtop.games.aquasphere.terminal.words import speaker
from labtop.games.aquasphere.words import catalogue as sets
from labtop.games.aquasphere.words.act_text import Act, act
from labtop.games.aquasphere.words.action_text import describe, program_action
from labtop.games.aquasphere.words.facts import way_cost
from labtop.games.aquasphere.words.scene import Scene, red_lines

View = dict[str, Any]

VERBS = ("engineer", "buy", "act", "recall", "pass", "place", "give", "use", "program", "done")


def choices(actions: Sequence[str], view: View, language: str) -> list[Group]:
    """The actions by their verb, those with a bot by its colour; near sectors come first."""
    say = speaker(language)
    ordered = sorted(actions, key=lambda action: (_group(action), _limit(action, view)))
    return [
        Group(_title(action_group, say), [Choice(action, _text(action, view, language)) for action in group])
        for action_group, group in groupby(ordered, key=_group)
    ]


def _group(action: str) -> tuple[int, int]:
    """The verb and, of `act`, the colour, both by number."""
    verb, *things = action.split()
    return VERBS.index(verb), PROGRAMS.index(things[1]) if verb == "act" else 0


def _title(group: tuple[int, int], say: Say) -> str:
    verb, colour = VERBS[group[0]], PROGRAMS[group[1]]
    return say(f"group-{verb}", colour=colour)


def _limit(action: str, view: View) -> int:
    verb, *things = action.split()
    if verb != "act":
        return 0
    player = view["players"][view["turn"]["seat"]]
    return way_cost(sets.of_position(view), view, player, things[0])


def _text(action: str, view: View, language: str) -> Text:
    verb, *things = action.split()
    if verb == "act":
        return _act(view, language, Act.read(action))
    if verb == "buy":
        return chip(things[0]) + Text(f" {program_action(things[0], language)}")
    if verb == "engineer":
        return chip(view["programs"][things[0]]) + Text(f" {describe(action, view, language)}")
    return Text(describe(action, view, language))


def _act(view: View, language: str, doing: Act) -> Text:
    """What the way costs, then what happens; the bot on the control space goes without saying."""
    catalogue = sets.of_position(view)
    scene = Scene.of(view, language, catalogue)
    cost = way_cost(catalogue, view, scene.player, doing.sector)
    stays = doing.sector == scene.player["scientist"]
    way = Text(f"{SIGNS['time']}{cost}{'' if stays else catalogue.mark('lock')}".ljust(4), "bold" if cost else "dim")
    whole = act(scene, doing)
    return way + Text(" ".join([*whole[1:], *red_lines(scene)]))
