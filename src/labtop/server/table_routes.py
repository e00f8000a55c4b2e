"""Tables over HTTP; what happens there comes over their sockets."""

from __future__ import annotations

from starlette.responses import Response

from labtop.server import asked as asking
from labtop.server import decode, erasure, fulfilment, limits, messages, older_tables, projection
from labtop.server.asked import Asked, Endpoint, said
from labtop.server.errors import Refused
from labtop.server.table_session import TableSession


async def listed(asked: Asked) -> bytes:
    """The tables that everybody may see."""
    return said(messages.Tables(await asked.lobby.listed()))


async def make(asked: Asked) -> bytes:
    """A new one."""
    return said(await asked.lobby.make(decode.new_table(await asked.body(asking.TABLE)), asked.address))


async def join(asked: Asked) -> bytes:
    """Take an open seat."""
    command = decode.join(await asked.body(asking.BODY))
    return said(await asked.at(lambda session: fulfilment.join(session, command)))


async def erase(asked: Asked) -> bytes:
    """Forget whoever asks."""
    return said(await erasure.erase(asked.lobby, asked.named("table"), asked.secret or ""))


async def table(asked: Asked) -> bytes:
    """Everything, as who asks may see it."""

    async def whole(session: TableSession) -> bytes:
        async with session.alone():
            return session.whole(asked.viewer(session))

    return await asked.at(whole)


async def ask(asked: Asked) -> bytes:
    """A command or question, as on a socket."""
    command = decode.request(await asked.body(asking.BODY))

    async def answer(session: TableSession) -> bytes:
        viewer = asked.viewer(session)
        return session.show(viewer, await fulfilment.ask(session, viewer.held, command, asked.address))

    with asked.lobby.metrics.command(str(command.__struct_config__.tag)):
        work = asked.at(answer)
        return await (asked.while_there(work) if isinstance(command, fulfilment.Question) else work)


async def steps(asked: Asked) -> Response:
    """The past, step by step."""
    return await _look(asked, projection.Past(asked.number("after")))


async def words(asked: Asked) -> Response:
    """Actions and moves as sentences."""
    return await _look(asked, projection.Said(asked.language, asked.number("after")))


async def record(asked: Asked) -> bytes | Response:
    """The record of a game that is over; of one under older rules, what is kept of it."""
    try:
        return await _look(asked, projection.Record())
    except Refused as refused:
        if refused.code != "older_rules":
            raise
        return said(await older_tables.record(asked.lobby.store, asked.named("table"), asked.secret))


async def own_components(asked: Asked) -> Response:
    """The set that a table is played with, if it is not the package's own."""
    return await _look(asked, projection.Components())


async def _look(asked: Asked, what: projection.What) -> Response:
    async def look(session: TableSession) -> bytes:
        question = projection.within(session.table, what)  # what is asked alike is kept once
        return await session.look(asked.viewer(session), question, asked.address)

    return await asked.as_taken(await asked.while_there(asked.at(look)))


ENDPOINTS = (
    Endpoint("/api/tables", listed),
    Endpoint("/api/tables", make, "POST", 201, limits.TABLES),
    Endpoint("/api/tables/{table}", table),
    Endpoint("/api/tables/{table}", erase, "DELETE"),
    Endpoint("/api/tables/{table}/join", join, "POST"),
    Endpoint("/api/tables/{table}/messages", ask, "POST"),
    Endpoint("/api/tables/{table}/steps", steps, slow=True),
    Endpoint("/api/tables/{table}/words", words, slow=True),
    Endpoint("/api/tables/{table}/record", record, slow=True),
    Endpoint("/api/tables/{table}/components", own_components, slow=True),
)
