"""Write docs/encodings.md, what each id and each byte means: `python docs/encodings.py`."""

from __future__ import annotations

from importlib import import_module
from itertools import groupby
from pathlib import Path

from labtop import registry
from labtop.core.encoding import Encoding

FILE = Path(__file__).with_name("encodings.md")
HEAD = """# Encodings, id by id and byte by byte

What the environments of [labtop for researchers](research.md) show and ask for. Any later change of an id or a byte
makes a new version. This page is written from the encodings themselves by `python docs/encodings.py`.

Player 0 is the one who looks, player 1 the next in turn order, and so on; blocks of players that there are not are all
0. Numbers of two bytes have the low byte first.
"""


def encodings() -> str:
    """The whole page."""
    games = [game for game in registry.GAMES if registry.has(game, "env")]
    return "\n".join([HEAD, *(_game(game, registry.encoding(game)) for game in games)])


def _game(game: str, encoding: Encoding) -> str:
    title = f"## {registry.meta(game).title}, version {encoding.version}\n"
    _, _, counted = (import_module(f"labtop.games.{game}.env").__doc__ or "").partition("\n\n")
    actions = [f"### {len(encoding.names)} actions\n", "| ids | actions |", "| --- | --- |", *_actions(encoding)]
    parts = [f"\n### {encoding.size} bytes\n", "| bytes | what |", "| --- | --- |", *_bytes(encoding)]
    return "\n".join([title, counted, *actions, *parts]) + "\n"


def _actions(encoding: Encoding) -> list[str]:
    """A row for each first word, and for what is recalled on the way."""
    rows = []
    for _, group in groupby(enumerate(encoding.names), key=_sort):
        (first, name), *more = group
        last, last_name = (more or [(first, name)])[-1]
        rows.append(f"| {_range(first, last)} | `{name}`{f' … `{last_name}`' if more else ''} |")
    return rows


def _sort(action: tuple[int, str]) -> tuple[str, bool]:
    words = action[1].split()
    return words[0], words[-1] == "recalling"


def _bytes(encoding: Encoding) -> list[str]:
    rows, at = [], 0
    for name, count, *_ in encoding.parts:
        rows.append(f"| {_range(at, at + count - 1)} | {name} |")
        at += count
    return rows


def _range(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


if __name__ == "__main__":
    FILE.write_text(encodings(), encoding="utf-8")
