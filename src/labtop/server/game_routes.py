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


async def lesson(asked: Asked) -> Response:
    """A lesson, as far as somebody has come in it."""
    language, done = asked.language, decode.lesson(await asked.body(asking.BODY))
    game, name = asked.named("game"), asked.named("lesson")
    step = lesson_routes.step(asked.lobby, game, name, done.actions, language, asked.address)
    return await asked.as_taken(await asked.while_there(step))


async def puzzles(asked: Asked) -> bytes:
    """All puzzles of a game."""
    return said(await puzzle_routes.listed(asked.lobby, asked.named("game"), asked.language))


async def puzzle(asked: Asked) -> Response:
    """A puzzle."""
    question = puzzle_routes.question(asked.lobby, asked.named("puzzle"), asked.language, asked.address)
    return await asked.as_taken(await asked.while_there(question))


async def puzzle_step(asked: Asked) -> Response:
    """A puzzle, as far as somebody has come in it."""
    language, done = asked.language, decode.puzzle(await asked.body(asking.BODY))
    step = puzzle_routes.played(asked.lobby, asked.named("puzzle"), done.actions, language, asked.address)
    return await asked.as_taken(await asked.while_there(step))


async def puzzle_hint(asked: Asked) -> Response:
    """What comes next there."""
    language, done = asked.language, decode.puzzle(await asked.body(asking.BODY))
    hint = puzzle_routes.hint(asked.lobby, asked.named("puzzle"), done.actions, language, asked.address)
    return await asked.as_taken(await asked.while_there(hint))


async def puzzle_solution(asked: Asked) -> Response:
    """The answer, for who gives up."""
    solution = puzzle_routes.solution(asked.lobby, asked.named("puzzle"), asked.language, asked.address)
    return await asked.as_taken(await asked.while_there(solution))


ENDPOINTS = (
    Endpoint("/api/about", about),
    Endpoint("/api/games/{game}/texts", texts),
    Endpoint("/api/games/{game}/explorer", explorer, cache=AN_HOUR),
    Endpoint("/api/learn/{game}", lessons),
    Endpoint("/api/learn/{game}/{lesson}", lesson, "POST", slow=True),
    Endpoint("/api/games/{game}/puzzles", puzzles),
    Endpoint("/api/puzzles/{puzzle}", puzzle, slow=True),
    Endpoint("/api/puzzles/{puzzle}", puzzle_step, "POST", slow=True),
    Endpoint("/api/puzzles/{puzzle}/hint", puzzle_hint, "POST", slow=True),
    Endpoint("/api/puzzles/{puzzle}/solution", puzzle_solution, slow=True),
)
