"""Clients that ask one table for its past, each from an address of its own, as fast as they are answered."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from ipaddress import ip_address
from itertools import count
from time import perf_counter
from urllib.parse import urlsplit

from labtop.cli.bench.measurement import Figures

FIRST = ip_address("192.0.2.1")  # of those from which they ask
LOOKS = 50  # different ones
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


@asynccontextmanager
async def looking(link: str, table: str, clients: int) -> AsyncIterator[Figures]:
    """They ask meanwhile, in a process of their own; afterwards, how often they were answered and refused."""
    figures: Figures = {}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, link, table, str(clients)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield figures
    finally:
        told, _ = await process.communicate(b"")  # when its input ends it stops
        figures |= json.loads(told)


async def _ask(link: str, table: str, clients: int) -> Figures:
    found: Counter[str] = Counter()
    started = perf_counter()
    asking = [asyncio.create_task(_look(link, table, client, found)) for client in range(clients)]
    await asyncio.to_thread(sys.stdin.read)
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    lasted = perf_counter() - started
    refused = found["429"] / lasted
    return {"answered_per_second": found.total() / lasted - refused, "refused_per_second": refused}


async def _look(link: str, table: str, client: int, found: Counter[str]) -> None:
    site = urlsplit(link)
    while True:
        reader, writer = await asyncio.open_connection(site.hostname, site.port)
        with closing(writer), suppress(asyncio.IncompleteReadError, ConnectionError):
            for number in count(client):
                what = ("steps?", "words?language=en&")[number % 2]
                path = f"/api/tables/{table}/{what}after={number % LOOKS}"
                headers = f"Host: {site.netloc}\r\nX-Forwarded-For: {FIRST + client}\r\n"
                writer.write(f"GET {path} HTTP/1.1\r\n{headers}\r\n".encode())
                head = await reader.readuntil(b"\r\n\r\n")
                length = LENGTH.search(head)
                await reader.readexactly(int(length[1]) if length else 0)
                found[head[9:12].decode()] += 1


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_ask(sys.argv[1], sys.argv[2], int(sys.argv[3])))))
