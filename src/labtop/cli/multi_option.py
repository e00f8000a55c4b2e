"""Options that take several values in a row: `--bots expert greedy` besides `--bots expert --bots greedy`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from labtop.cli.frame import SpokenCommand

OPTION = "--bots"


class WithBots(SpokenCommand):
    """A command whose option `--bots` reads on until the next option."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments as if the option stood before each of its values."""
        return super().parse_args(ctx, list(repeated(args)))


def repeated(args: Iterable[str]) -> Iterator[str]:
    """The arguments with the option before each of its values."""
    listing = False
    for arg in args:
        if arg == OPTION or arg.startswith(f"{OPTION}="):
            listing = True
            yield from () if arg == OPTION else (OPTION, arg.removeprefix(f"{OPTION}="))
        elif listing and not arg.startswith("-"):
            yield from (OPTION, arg)
        else:
            listing = False
            yield arg
