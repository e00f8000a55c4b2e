"""AquaSphere in words: every action as sentences in English, German and Polish, from the notation alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from labtop.core.errors import IllegalAction
from labtop.games.aquasphere.rules.data import FIELDS, PROGRAMS, RESEARCH_IDS, SECTORS
from labtop.games.aquasphere.words import catalogue as sets
from labtop.games.aquasphere.words.act_text import Act, act, place
from labtop.games.aquasphere.words.card_text import (
    REASONS,
    TEXTS,
    Components,
    card_text,
    card_title,
    designed_note,
    enumerate_words,
    extension_text,
    extension_title,
    field_name,
    name,
    program_action,
    program_name,
    program_text,
    sector_name,
    stage_name,
)
from labtop.games.aquasphere.words.facts import Position, cards_of, next_line
from labtop.games.aquasphere.words.scene import Scene, decides, red_lines, reward, rewards

__all__ = [
    "TEXTS",
    "card_text",
    "card_title",
    "describe",
    "designed_note",
    "extension_text",
    "extension_title",
    "field_name",
    "name",
    "program_action",
    "program_name",
    "program_text",
    "sector_name",
    "stage_name",
]


def describe(action: str, position: Position, language: str, components: Components | None = None) -> str:
    """What an action that is legal in this position, or view, will do; designed values are marked."""
    scene, sentences = played(action, position, language, components)
    return " ".join([*sentences, *red_lines(scene)])


def played(
    action: str, position: Position, language: str, components: Components | None = None
) -> tuple[Scene, list[str]]:
    """A legal action's sentences, and the scene with the purse as it is after them."""
    stage = position["turn"]["stage"]
    if stage == "over":
        raise IllegalAction(REASONS.message("reason-over"))
    for pattern, stages, sentences in ACTIONS:
        if words := re.fullmatch(pattern, action):
            if stage not in stages.split():
                raise IllegalAction(REASONS.message("reason-stage", stage=stage))
            scene = Scene.of(position, language, sets.read(components) if components else sets.of_position(position))
            return scene, sentences(scene, **words.groupdict())
    raise IllegalAction(REASONS.message("reason-unknown", action=action))


def _engineer(scene: Scene, field: str) -> list[str]:
    program = scene.position["programs"][field]
    facts = {"field": field, "colour": program}
    sideways = _of_kind(scene, "sideways_engineer")
    if sideways and field not in scene.catalogue.arrows[scene.player["engineer"]]:
        told = scene.say("engineer-sideways", card=sideways[0]["id"], **facts)
    else:
        told = scene.say("engineer", **facts)
    scene.purse.programmed.append(program)
    cards = [card for card in _of_kind(scene, "engineer_reward") if card["program"] == program]
    return [told, *rewards(scene, cards)]


def _buy(scene: Scene, colour: str) -> list[str]:
    return [scene.say("buy", colour=colour)]


def _recall(scene: Scene, colour: str) -> list[str]:
    return [scene.say("recall", colour=colour, time=scene.purse.recall(colour))]


def _act(scene: Scene, sector: str, colour: str, recalled: str | None, catching: str | None = None) -> list[str]:
    return act(scene, Act(sector, colour, recalled, int(catching) if catching else None))


def _pass(scene: Scene) -> list[str]:
    last = "yes" if scene.position["round"] == len(scene.catalogue.bulbs) else "no"
    return [scene.say("pass", last=last, place=len(scene.position["passed"]) + 1)]


def _done(scene: Scene) -> list[str]:
    turn = scene.position["turn"]
    things = turn["letters"] if turn["stage"] == "letters" else turn["cards"]
    listed = enumerate_words(scene.say, things)
    return [scene.say(f"done-{turn['stage']}", count=len(things), letters=listed, cards=listed)]


def _give(scene: Scene, colour: str) -> list[str]:
    purse, points = scene.purse, scene.position["turn"]["gain"]
    line = next_line(scene.catalogue, purse.score)
    purse.give_up(colour)
    purse.score += 1  # over the line that is paid
    purse.score_points(points - 1)
    told = scene.say("give", colour=colour, line=line, points=points, mark=scene.catalogue.mark("line"))
    cards = [scene.catalogue.research[card] for card in scene.position["turn"]["cards"]]
    return [told, decides(scene, cards)] if cards else [told]


def _use(scene: Scene, card: str) -> list[str]:
    if card not in scene.position["turn"]["cards"]:
        raise IllegalAction(REASONS.message("reason-unknown", action=f"use {card}"))
    return [reward(scene, scene.catalogue.research[card], "use")]


def _program(scene: Scene, card: str) -> list[str]:
    used = scene.catalogue.research[card]
    if used["kind"] != "scoring_program":
        raise IllegalAction(REASONS.message("reason-unknown", action=f"program {card}"))
    return [scene.say("program", card=card, time=used["cost_time"], colour=used["program"])]


def _any_of(choices: Iterable[str]) -> str:
    return "|".join(choices)


_COLOUR = f"(?P<colour>{_any_of(PROGRAMS)})"
_SECTOR = f"(?P<sector>{_any_of(SECTORS)})"
_CARD = f"(?P<card>{_any_of(RESEARCH_IDS)})"
_RECALLING = f"(?: recalling (?P<recalled>{_any_of(PROGRAMS)}))?"

# How an action is spelled, the stages it belongs to, and its sentences.
ACTIONS: tuple[tuple[str, str, Callable[..., list[str]]], ...] = (
    (f"engineer (?P<field>{_any_of(FIELDS)})", "action", _engineer),
    (f"buy {_COLOUR}", "action", _buy),
    (f"act {_SECTOR} {_COLOUR}{_RECALLING}", "action", _act),
    (f"act {_SECTOR} (?P<colour>purple){_RECALLING} catching (?P<catching>\\d+)", "action", _act),
    (f"recall {_COLOUR}", "action letters", _recall),
    ("pass", "action", _pass),
    (f"place {_SECTOR}", "letters", place),
    (f"use {_CARD}", "rewards", _use),
    ("done", "rewards letters scoring", _done),
    (f"give {_COLOUR}", "line", _give),
    (f"program {_CARD}", "scoring", _program),
)


def _of_kind(scene: Scene, kind: str) -> list[sets.Research]:
    return cards_of(scene.catalogue, scene.player, kind)
