"""`make fuzz`: structure-aware fuzzing of a server for a while.

`PYTHONPATH=tests python -m fuzz.run 2m postgres` keeps the tables in PostgreSQL.
What it finds is printed with all that was sent, to become a test in tests/server/test_malformed.py; the exit code is 1.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from fuzz.session import Finding, fuzz
from labtop.server.settings import MEMORY, Settings
from server import postgres
from server.serving import start
from soak.durations import seconds


def main(duration: str, kind: str, seed: str) -> int:
    """Fuzz for so long; the exit code."""
    if kind == "memory":
        return fuzzed(duration, seed, lambda: MEMORY)
    with postgres.running() as found:
        return fuzzed(duration, seed, found.database)


def fuzzed(duration: str, seed: str, place: Callable[[], str]) -> int:
    """Fuzz servers whose tables lie there."""
    begun, until = monotonic(), monotonic() + seconds(duration)
    shown = begun

    def tell(sent: int) -> None:
        nonlocal shown
        if monotonic() > shown + 10:
            shown = monotonic()
            print(f"{sent} messages, {sent / (shown - begun):.0f} a second", flush=True)

    settings = Settings(limits=False, searches=1, hint=1, stand_in="random")
    print(f"seed {seed}", flush=True)
    try:
        sent = asyncio.run(
            fuzz(lambda: start(replace(settings, database=place())), seed, lambda _: monotonic() < until, tell)
        )
    except Finding as finding:
        print(finding)
        return 1
    took = monotonic() - begun
    print(
        f"{sent} messages in {took:.0f} s, {sent / took:.0f} a second, {sent / took * 3600:.2g} an hour: nothing found"
    )
    return 0


if __name__ == "__main__":
    how_long, kind, seed, *_ = [*sys.argv[1:], *("1h", "memory", secrets.token_hex(4))[len(sys.argv) - 1 :]]
    sys.exit(main(how_long, kind, seed))
