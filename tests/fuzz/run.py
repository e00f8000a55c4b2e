"""`make fuzz`: structure-aware fuzzing of a server for a while.

What it finds is printed with all that was sent, to become a test in tests/server/test_malformed.py; the exit code is 1.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from time import monotonic

from fuzz.session import Finding, fuzz
from labtop.server.settings import MEMORY, Settings
from server.serving import start
from soak.durations import seconds


def main(duration: str, seed: str) -> int:
    """Fuzz for so long; the exit code."""
    begun, until = monotonic(), monotonic() + seconds(duration)
    shown = begun

    def tell(sent: int) -> None:
        nonlocal shown
        if monotonic() > shown + 10:
            shown = monotonic()
            print(f"{sent} messages, {sent / (shown - begun):.0f} a second", flush=True)

    settings = Settings(database=MEMORY, limits=False, searches=1, hint=1, stand_in="random")
    print(f"seed {seed}", flush=True)
    try:
        sent = asyncio.run(fuzz(lambda: start(settings), seed, lambda _: monotonic() < until, tell))
    except Finding as finding:
        print(finding)
        return 1
    took = monotonic() - begun
    print(
        f"{sent} messages in {took:.0f} s, {sent / took:.0f} a second, {sent / took * 3600:.2g} an hour: nothing found"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else secrets.token_hex(4)))
