"""What a strong bot thinks of a decision, in sentences. It knows only what the seat knows that decides."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from labtop.bots.protocol import ActionValue, Analysis
from labtop.core.game import Game
from labtop.core.sentences import Foretold, foretold
from labtop.foresight import foreseen
from labtop.server import messages
from labtop.server.bot_pool import BotPool
from labtop.server.errors import Refused
from labtop.server.fair_queue import Asker
from labtop.server.messages import Expected, Text
from labtop.server.story import texts

log = logging.getLogger("labtop.server")

LONGER = 4  # times as long
MOST = 64  # actions that are sent


def seconds(ms: int) -> list[float]:
    """How long a hint is thought about, and how long if that was not enough."""
    return [ms / 1000, LONGER * ms / 1000]


async def analysis(
    pool: BotPool, game: Game, luck: int, limit: float, asker: Asker, position: int = 0
) -> messages.Analysis:
    """What a search of so many seconds says of the decision that the game is waiting for; Refused if it fails."""
    try:
        bot = await pool.make(f"search:{limit:.3f}s", game.rules.name, luck, asker)
        found = await pool.analyse(bot, game.observe(luck), asker)
        return await asyncio.to_thread(_told, game, found, position)
    except Refused:
        raise
    except Exception:
        log.exception("no hint")
        raise Refused("failed") from None


def _told(game: Game, found: Analysis, position: int) -> messages.Analysis:
    said = foretold(game)
    assert game.to_play is not None
    return messages.Analysis(
        position=position,
        played=game.played,
        seat=game.to_play,
        actions=[value(one, said) for one in found.actions[:MOST]],
        expected=expected(game, found.actions[0].line),
        simulations=found.simulations,
        seconds=found.seconds,
    )


def value(one: ActionValue, said: Foretold) -> messages.ActionValue:
    """An action with what is said of it."""
    described, brought = (texts(words).get(one.action, []) for words in said)
    return messages.ActionValue(one.action, one.visits, one.win, one.score, list(one.line), described, brought)


def expected(game: Game, line: Sequence[str]) -> list[Expected]:
    """What is expected after the first action of a line, as far as that is certain."""
    return [Expected(seat, action, _described(sample, action)) for seat, action, sample in foreseen(game, line)][1:]


def _described(game: Game, action: str) -> list[Text]:
    describes = game.rules.describes
    return texts({action: describes(game.foresee(action))})[action] if describes else []
