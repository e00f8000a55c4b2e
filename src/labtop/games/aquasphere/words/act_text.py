"""The sentences of `act` and `place`: the scientist's way, the bot on the control space, the effect of its colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from labtop.games.aquasphere.rules.data import NEUTRAL_NAME
from labtop.games.aquasphere.words.card_text import card_sentences, extension_sentences
from labtop.games.aquasphere.words.facts import bulb, capacity, cards_of, submarine_cost, way_cost
from labtop.games.aquasphere.words.scene import Scene, reward, rewards

LEAST_TIME_IN_AREA = 2  # to which the yellow area is topped up
TIME_INSTEAD = 2  # when white finds its symbol occupied
MOST_EXTENSIONS = 5


class Act(NamedTuple):
    """An `act` action of the notation."""

    sector: str
    colour: str
    recalled: str | None = None  # in its course
    catching: int | None = None  # octopods, if not as many as possible

    @classmethod
    def read(cls, action: str) -> Act:
        """From its spelling."""
        _, sector, colour, *more = action.split(" ")
        choices = dict(zip(more[::2], more[1::2], strict=True))
        return cls(
            sector, colour, choices.get("recalling"), int(choices["catching"]) if "catching" in choices else None
        )


def act(scene: Scene, doing: Act) -> list[str]:
    """The scientist's way, the bot, the effect (rules#act)."""
    sector = doing.sector
    cost = way_cost(scene.catalogue, scene.position, scene.player, sector)
    way = "stay" if sector == scene.player["scientist"] else "paid" if cost else "free"
    facts = {"sector": sector, "colour": doing.colour, "cost": cost, "mark": scene.catalogue.mark("lock")}
    told = [scene.say("act", way=way, **facts, displaced=_displaced(scene, sector))]
    moment = "under-way" if cost > scene.purse.time else "way"
    scene.purse.time -= cost
    if doing.recalled and cost:
        told.append(_recalled(scene, doing.recalled, moment))
    scene.purse.give_up(doing.colour)
    return [*told, *_arrived(scene, sector), *EFFECTS[doing.colour](scene, doing)]


def _recalled(scene: Scene, program: str, moment: str) -> str:
    """A bot goes back for time in the course of the action (rules#round)."""
    return scene.say("recalled", recalled=scene.bot(program), moment=moment, time=scene.purse.recall(program))


def place(scene: Scene, sector: str) -> list[str]:
    """A letter bot comes to a control space."""
    return [scene.say("place", sector=sector, displaced=_displaced(scene, sector)), *_arrived(scene, sector)]


# Bots in the station (rules#bots)


def _displaced(scene: Scene, letter: str) -> str:
    control = scene.sector(letter)["control"]
    if control is None:
        return "nobody"
    if control == NEUTRAL_NAME:
        return "neutral"
    return "own" if control == scene.position["turn"]["seat"] else "other"


def _arrived(scene: Scene, letter: str) -> list[str]:
    """What follows when a bot comes to a control space."""
    told = [scene.say("thinned-out")] if _is_thinned_out(scene, letter) else []
    if _displaced(scene, letter) in ("neutral", "other"):
        told += [reward(scene, card) for card in cards_of(scene.catalogue, scene.player, "displace_reward")]
    return told


def _is_thinned_out(scene: Scene, letter: str) -> bool:
    sector = scene.sector(letter)
    limit = scene.catalogue.charging_limits[str(len(scene.position["players"]))]
    return sector["control"] is not None and len(sector["charging"]) >= limit


def _supply(scene: Scene, letter: str) -> int:
    """The player's bots in the supply once the acting bot stands on the control space."""
    seat, sector = scene.position["turn"]["seat"], scene.sector(letter)
    charging = [*sector["charging"], sector["control"]].count(seat)
    back = max(0, charging - 1) if _is_thinned_out(scene, letter) else 0
    unprogrammed = len(scene.player["programmed"]) - len(scene.purse.programmed) - 1  # less the acting bot
    supply: int = scene.player["supply"]
    return supply + back + unprogrammed


# What each colour does (rules#effects)


def _green(scene: Scene, doing: Act) -> list[str]:
    extensions = scene.sector(doing.sector)["extensions"]
    if not extensions:
        return [scene.say("green-none")]
    if len(scene.player["extensions"]) == MOST_EXTENSIONS:
        return [scene.say("green-five")]
    extension = scene.catalogue.extensions[extensions[0]]
    taken = scene.say("green", extension=extension.id, mark=scene.catalogue.mark("extension"))
    return [taken, extension_sentences(scene.say, extension)]


def _yellow(scene: Scene, doing: Act) -> list[str]:
    taken = scene.purse.take("time", max(scene.sector(doing.sector)["time"], LEAST_TIME_IN_AREA))
    return [scene.say("yellow", time=taken) if taken else scene.say("yellow-full")]


def _black(scene: Scene, doing: Act) -> list[str]:
    lying = scene.sector(doing.sector)["crystals"]
    taken = min(lying, scene.purse.room["crystals"] - scene.purse.crystals)
    scene.purse.crystals += taken
    return [scene.say("black", crystals=taken) if taken else scene.say("black-full" if lying else "black-none")]


def _purple(scene: Scene, doing: Act) -> list[str]:
    there = scene.sector(doing.sector)["octopods"]
    most = min(there, capacity(scene.catalogue, scene.player, "octopods"))
    if not most:
        return [scene.say("purple-full" if there else "purple-none")]
    caught = most if doing.catching is None else doing.catching
    if not caught:
        return [scene.say("purple-zero")]
    points = scene.catalogue.triangular(caught)
    scene.purse.score_points(points)
    told = scene.say("purple" if caught == most else "purple-fewer", octopods=caught, points=points)
    return [told, *rewards(scene, cards_of(scene.catalogue, scene.player, "octopod_reward"))]


def _blue(scene: Scene, doing: Act) -> list[str]:
    say, purse, submarines = scene.say, scene.purse, scene.sector(doing.sector)["submarines"]
    space = len(submarines)
    if not scene.player["submarines"]:
        return [say("blue-left")]
    if scene.position["turn"]["seat"] in submarines:
        return [say("blue-own")]
    if space == len(scene.catalogue.submarine_costs):
        return [say("blue-space")]
    # What the first space costs is published.
    mark = scene.catalogue.mark("submarine") if space else ""
    cost = submarine_cost(scene.catalogue, scene.player, space)
    if cost > purse.time:
        return [say("blue-time", cost=cost, mark=mark, time=purse.time)]
    purse.time -= cost
    waits = doing.recalled if doing.recalled in purse.programmed else None  # the way cost nothing
    recalled = [_recalled(scene, waits, "price")] if waits else []
    return [say("blue" if cost else "blue-free", cost=cost, mark=mark, points=_score_bulb(scene)), *recalled]


def _red(scene: Scene, doing: Act) -> list[str]:
    cards = scene.sector(doing.sector)["research"]
    if not cards:
        return [scene.say("red-none")]
    if len(scene.player["research"]) >= capacity(scene.catalogue, scene.player, "research_cards"):
        return [scene.say("red-full")]
    taken = scene.say("red", card=cards[0], points=_score_bulb(scene))
    return [taken, card_sentences(scene.say, scene.catalogue.research[cards[0]])]


def _score_bulb(scene: Scene) -> int:
    points = bulb(scene.catalogue, scene.position)
    scene.purse.score_points(points)
    return points


def _white(scene: Scene, doing: Act) -> list[str]:
    program = scene.catalogue.fields[doing.sector]
    facts = {"colour": program, "mark": scene.catalogue.mark("field")}
    if not _supply(scene, doing.sector):
        return [scene.say("white-empty")]
    if program in scene.purse.programmed:
        return [scene.say("white-taken", time=scene.purse.take("time", TIME_INSTEAD), **facts)]
    return [scene.say("white", **facts)]


EFFECTS: dict[str, Callable[[Scene, Act], list[str]]] = {
    "green": _green,
    "yellow": _yellow,
    "black": _black,
    "purple": _purple,
    "blue": _blue,
    "red": _red,
    "white": _white,
}
