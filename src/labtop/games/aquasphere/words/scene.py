"""The scene that an action is told in: who does it and with what, rewards of cards, and red lines on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from labtop.core.texts import Say
from labtop.games.aquasphere.rules.data import PROGRAMS
from labtop.games.aquasphere.words.card_text import enumerate_words, speaker
from labtop.games.aquasphere.words.catalogue import Catalogue, Research
from labtop.games.aquasphere.words.facts import Player, Position, Purse, next_line, to_play


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


def rewards(scene: Scene, cards: Sequence[Research]) -> list[str]:
    """Reward cards pay out; with a red line in reach of their points the owner decides about each (rules#rewards)."""
    points = sum(card["amount"] for card in cards if card["reward"] == "knowledge")
    line = next_line(scene.catalogue, scene.purse.score)
    if line is None or scene.purse.score + points < line:
        return [reward(scene, card) for card in cards]
    return [scene.say("rewards-line", line=line, mark=scene.catalogue.mark("line")), decides(scene, cards)]


def reward(scene: Scene, card: Research, key: str = "reward") -> str:
    """What a card pays out."""
    amount = scene.purse.take(card["reward"], card["amount"])
    return scene.say(key if amount else f"{key}-nothing", card=card["id"], reward=card["reward"], amount=amount)


def decides(scene: Scene, cards: Sequence[Research]) -> str:
    """The owner is asked for these cards next."""
    listed = enumerate_words(scene.say, [card["id"] for card in cards])
    return scene.say("rewards-decide", count=len(cards), cards=listed)


def red_lines(scene: Scene) -> list[str]:
    """The red lines that the points told so far have met, and what pays for them (rules#lines)."""
    mark = scene.catalogue.mark("line")
    return [
        scene.say("line", line=line, mark=mark, payment="bot", bot=scene.bot(payment))
        if payment in PROGRAMS
        else scene.say("line", line=line, mark=mark, payment=payment, bot="")
        for line, payment in scene.purse.lines.items()
    ]
