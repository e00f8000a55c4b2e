"""The games that are offered: what they are called, what wins in them, their lessons and puzzles."""

from __future__ import annotations

from starlette.responses import Response

from labtop import __version__, registry
from labtop.server import asked as asking
from labtop.server import bot_pool, decode, hints, lesson_routes, messages, puzzle_routes
from labtop.server.asked import Asked, Endpoint, said
from labtop.server.errors import Refused

AN_HOUR = "public, max-age=3600"  # what is data of the package


async def about(asked: Asked) -> bytes:
    """The server, its games and bots."""
    games, bots, settings = asked.lobby.compiling.infos(), list(bot_pool.offered()), asked.lobby.settings
    seconds = hints.seconds(settings.hint)
    return said(messages.About(__version__, games, bots, settings.stand_in, settings.address, seconds))


async def texts(asked: Asked) -> bytes:
    """The words of a game."""
    game, language = asked.named("game"), asked.language
    if game not in asked.lobby.settings.games:
        raise Refused("unknown_game")
    return said(messages.GameTexts(registry.texts(game, language)))


async def explorer(asked: Asked) -> Response:
    """What wins in a game."""
    game = asked.named("game")
    if game not in asked.lobby.settings.games:
        raise Refused("unknown_game")
    try:
        packed = await asked.lobby.packing.once(("explorer", game), registry.summary(game).read_bytes)
    except FileNotFoundError:
        raise Refused("not_found") from None
    return await asked.as_taken(packed)


async def lessons(asked: Asked) -> bytes:
    """All lessons of a game."""
    return said(await lesson_routes.lessons(asked.lobby, asked.named("game"), asked.language))


async def lesson(asked: Asked) -> bytes:
    """A lesson, as far as somebody has come in it."""
    language, done = asked.language, decode.lesson(await asked.body(asking.BODY))
    step = lesson_routes.step(asked.lobby, asked.named("game"), asked.named("lesson"), done.actions, language)
    return said(await step)


async def puzzles(asked: Asked) -> bytes:
    """All puzzles of a game."""
    return said(await puzzle_routes.listed(asked.lobby, asked.named("game"), asked.language))


async def puzzle(asked: Asked) -> bytes:
    """A puzzle."""
    return said(await puzzle_routes.question(asked.lobby, asked.named("puzzle"), asked.language))


async def puzzle_step(asked: Asked) -> bytes:
    """A puzzle, as far as somebody has come in it."""
    language, done = asked.language, decode.puzzle(await asked.body(asking.BODY))
    return said(await puzzle_routes.played(asked.lobby, asked.named("puzzle"), done.actions, language))


async def puzzle_hint(asked: Asked) -> bytes:
    """What comes next there."""
    language, done = asked.language, decode.puzzle(await asked.body(asking.BODY))
    return said(await puzzle_routes.hint(asked.lobby, asked.named("puzzle"), done.actions, language))


async def puzzle_solution(asked: Asked) -> bytes:
    """The answer, for who gives up."""
    return said(await puzzle_routes.solution(asked.lobby, asked.named("puzzle"), asked.language))


ENDPOINTS = (
    Endpoint("/api/about", about),
    Endpoint("/api/games/{game}/texts", texts),
    Endpoint("/api/games/{game}/explorer", explorer, cache=AN_HOUR),
    Endpoint("/api/learn/{game}", lessons),
    Endpoint("/api/learn/{game}/{lesson}", lesson, "POST"),
    Endpoint("/api/games/{game}/puzzles", puzzles),
    Endpoint("/api/puzzles/{puzzle}", puzzle),
    Endpoint("/api/puzzles/{puzzle}", puzzle_step, "POST"),
    Endpoint("/api/puzzles/{puzzle}/hint", puzzle_hint, "POST"),
    Endpoint("/api/puzzles/{puzzle}/solution", puzzle_solution),
)
