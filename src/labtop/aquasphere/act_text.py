"""The sentences of `act` and `place`: the scientist's way, the bot on the control space, the effect of its colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from labtop.aquasphere.card_text import card_sentences, extension_sentences, speaker
from labtop.aquasphere.catalogue import Catalogue, Research
from labtop.aquasphere.data import NEUTRAL_NAME, PROGRAMS
from labtop.aquasphere.facts import (
    RECALLED,
    Player,
    Position,
    Purse,
    bulb,
    capacity,
    cards_of,
    submarine_cost,
    to_play,
    way_cost,
)
from labtop.core.texts import Say

LEAST_TIME_IN_AREA = 2  # to which the yellow area is topped up
TIME_INSTEAD = 2  # when white finds its symbol occupied
MOST_EXTENSIONS = 5


@dataclass(frozen=True)
class Scene:
    """Who is about to do something, and with what; the purse changes as the sentences are told."""

    say: Say
    catalogue: Catalogue
    position: Position
    player: Player
    purse: Purse

    @classmethod
    def of(cls, position: Position, language: str, catalogue: Catalogue) -> Scene:
        """As things stand for the player who decides."""
        player = to_play(position)
        return cls(speaker(language), catalogue, position, player, Purse.of(catalogue, position, player))

    def sector(self, letter: str) -> dict[str, Any]:
        """A sector of the station."""
        found: dict[str, Any] = self.position["station"]["sectors"][letter]
        return found

    def bot(self, program: str) -> str:
        """The colour of a bot, as in "your green bot"."""
        return self.say("colour-bot", colour=program)


def act(scene: Scene, sector: str, colour: str, recalled: str | None) -> list[str]:
    """Section 6: the scientist's way, the bot, the effect."""
    say, purse = scene.say, scene.purse
    cost = way_cost(scene.catalogue, scene.position, scene.player, sector)
    way = "stay" if sector == scene.player["scientist"] else "paid" if cost else "free"
    facts = {"sector": sector, "colour": colour, "cost": cost, "mark": scene.catalogue.mark("lock")}
    if recalled and cost > purse.time:
        facts |= {"recalled": scene.bot(recalled)}
        way = "recalling"
        purse.give_up(recalled)
        purse.time += RECALLED
        recalled = None
    purse.time -= cost
    purse.give_up(colour)
    told = say("act", way=way, **{"recalled": ""} | facts, displaced=_displaced(scene, sector))
    return [told, *_arrived(scene, sector), *EFFECTS[colour](scene, sector, recalled)]


def place(scene: Scene, sector: str) -> list[str]:
    """A letter bot comes to a control space."""
    return [scene.say("place", sector=sector, displaced=_displaced(scene, sector)), *_arrived(scene, sector)]


def reward(scene: Scene, card: Research) -> str:
    """What a card pays out."""
    amount = scene.purse.take(card["reward"], card["amount"])
    key = "reward" if amount else "reward-nothing"
    return scene.say(key, card=card["id"], reward=card["reward"], amount=amount)


def red_lines(scene: Scene) -> list[str]:
    """Section 7: the red lines that the points told so far have met, and what pays for them."""
    mark = scene.catalogue.mark("line")
    return [
        scene.say("line", line=line, mark=mark, payment="bot", bot=scene.bot(payment))
        if payment in PROGRAMS
        else scene.say("line", line=line, mark=mark, payment=payment, bot="")
        for line, payment in scene.purse.lines.items()
    ]


# Section 8: bots in the station


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


# Section 6, step 3: what each colour does


def _green(scene: Scene, letter: str, recalled: str | None) -> list[str]:
    extensions = scene.sector(letter)["extensions"]
    if not extensions:
        return [scene.say("green-none")]
    if len(scene.player["extensions"]) == MOST_EXTENSIONS:
        return [scene.say("green-five")]
    extension = scene.catalogue.extensions[extensions[0]]
    taken = scene.say("green", extension=extension.id, mark=scene.catalogue.mark("extension"))
    return [taken, extension_sentences(scene.say, extension)]


def _yellow(scene: Scene, letter: str, recalled: str | None) -> list[str]:
    taken = scene.purse.take("time", max(scene.sector(letter)["time"], LEAST_TIME_IN_AREA))
    return [scene.say("yellow", time=taken) if taken else scene.say("yellow-full")]


def _black(scene: Scene, letter: str, recalled: str | None) -> list[str]:
    lying = scene.sector(letter)["crystals"]
    taken = min(lying, scene.purse.room["crystals"] - scene.purse.crystals)
    scene.purse.crystals += taken
    return [scene.say("black", crystals=taken) if taken else scene.say("black-full" if lying else "black-none")]


def _purple(scene: Scene, letter: str, recalled: str | None) -> list[str]:
    there = scene.sector(letter)["octopods"]
    caught = min(there, capacity(scene.catalogue, scene.player, "octopods"))
    if not caught:
        return [scene.say("purple-full" if there else "purple-none")]
    points = scene.catalogue.triangular(caught)
    scene.purse.score_points(points)
    rewards = cards_of(scene.catalogue, scene.player, "octopod_reward")
    return [scene.say("purple", octopods=caught, points=points), *(reward(scene, card) for card in rewards)]


def _blue(scene: Scene, letter: str, recalled: str | None) -> list[str]:
    say, purse, submarines = scene.say, scene.purse, scene.sector(letter)["submarines"]
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
    facts: dict[str, Any] = {"cost": cost, "mark": mark, "time": purse.time}
    key = "blue" if cost else "blue-free"
    if recalled:
        key = "blue-recalling"
        purse.give_up(recalled)
        facts |= {"recalled": scene.bot(recalled), "time": purse.take("time", RECALLED)}
    if cost > purse.time:
        return [say("blue-time", **facts)]
    purse.time -= cost
    return [say(key, points=_score_bulb(scene), **facts)]


def _red(scene: Scene, letter: str, recalled: str | None) -> list[str]:
    cards = scene.sector(letter)["research"]
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


def _white(scene: Scene, letter: str, recalled: str | None) -> list[str]:
    program = scene.catalogue.fields[letter]
    facts = {"colour": program, "mark": scene.catalogue.mark("field")}
    if not _supply(scene, letter):
        return [scene.say("white-empty")]
    if program in scene.purse.programmed:
        return [scene.say("white-taken", time=scene.purse.take("time", TIME_INSTEAD), **facts)]
    return [scene.say("white", **facts)]


EFFECTS: dict[str, Callable[[Scene, str, str | None], list[str]]] = {
    "green": _green,
    "yellow": _yellow,
    "black": _black,
    "purple": _purple,
    "blue": _blue,
    "red": _red,
    "white": _white,
}
