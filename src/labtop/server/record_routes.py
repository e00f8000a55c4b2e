"""Records and positions from outside: replayed, proved, reviewed, analysed."""

from __future__ import annotations

from starlette.responses import Response

from labtop.server import asked as asking
from labtop.server import decode, limits, positions, record_replay
from labtop.server.asked import Asked, Endpoint, said


async def replay(asked: Asked) -> Response:
    """A record, step by step."""
    edition, record = await asked.edition(), await asked.body(asking.RECORD)
    steps = record_replay.steps(asked.lobby, record, edition, asked.address)
    return await asked.as_taken(await asked.while_there(steps))


async def replay_words(asked: Asked) -> Response:
    """Its moves as sentences."""
    language, edition, record = asked.language, await asked.edition(), await asked.body(asking.RECORD)
    words = record_replay.words(asked.lobby, record, language, edition, asked.address)
    return await asked.as_taken(await asked.while_there(words))


async def replay_hint(asked: Asked) -> bytes:
    """What a bot thinks of one of its decisions."""
    edition, played, longer = await asked.edition(), asked.number("played"), bool(asked.number("longer"))
    record = await asked.body(asking.RECORD)
    hint = record_replay.hint(asked.lobby, record, edition, played, longer, asked.address)
    return said(await asked.while_there(hint))


async def prove(asked: Asked) -> bytes:
    """Was it shuffled as promised?"""
    edition, record = await asked.edition(), await asked.body(asking.RECORD)
    return said(await asked.while_there(record_replay.proved(asked.lobby, record, edition, asked.address)))


async def review(asked: Asked) -> bytes:
    """Begin to judge a game."""
    edition, own, record = await asked.edition(), await asked.own_components(), await asked.body(asking.RECORD)
    return said(await record_replay.review(asked.lobby, record, edition, own, asked.address))


async def reviewed(asked: Asked) -> bytes:
    """How far that is."""
    return said(await asked.lobby.reviews.see(asked.named("review"), asked.number("after")))


async def position(asked: Asked) -> bytes:
    """A position, after an action if there is one."""
    edition, wanted = await asked.edition(), decode.position(await asked.body(asking.BODY))
    return said(await asked.while_there(positions.seen(asked.lobby, wanted, edition)))


async def thoughts(asked: Asked) -> bytes:
    """What a bot thinks of a position."""
    edition, wanted = await asked.edition(), decode.thoughts(await asked.body(asking.BODY))
    return said(await asked.while_there(positions.thoughts(asked.lobby, wanted, edition, asked.address)))


async def deal(asked: Asked) -> bytes:
    """The beginning of some game."""
    return said(await asked.while_there(positions.dealt(asked.lobby, asked.named("game"), asked.number("players"))))


ENDPOINTS = (
    Endpoint("/api/replay", replay, "POST", rate=limits.TABLES, slow=True),
    Endpoint("/api/replay/words", replay_words, "POST", rate=limits.TABLES, slow=True),
    Endpoint("/api/replay/hint", replay_hint, "POST", rate=limits.TABLES),
    Endpoint("/api/prove", prove, "POST", rate=limits.TABLES, slow=True),
    Endpoint("/api/reviews", review, "POST", rate=limits.TABLES, slow=True),
    Endpoint("/api/reviews/{review}", reviewed),
    Endpoint("/api/positions", position, "POST", rate=limits.POSITIONS, slow=True),
    Endpoint("/api/positions/thoughts", thoughts, "POST", rate=limits.POSITIONS),
    Endpoint("/api/games/{game}/deal", deal, rate=limits.POSITIONS, slow=True),
)
