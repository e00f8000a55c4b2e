"""What a fuzzer says: messages made from the very types that the server reads, then bent. Same seed, same messages."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
from msgspec import inspect

from labtop.server import messages

WORDS = (
    "",
    "x",
    "random",
    "gizmos",
    "aquasphere",
    "pick red",
    "end",
    "Ada",
    "–",
    "\u202e",
    "\x00",
    "🙂",
    "0" * 64,
    "a" * 32,
)
NUMBERS = (-1, 0, 1, 2, 3, 4, 255, 2**31, 2**53, 2**53 + 1, 2**64, 10**400, 0.5, -0.0, 1e308)
ODD: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"a": {"b": []}}, "x" * 5000, *WORDS, *NUMBERS)
SOCKET = inspect.type_info(messages.FromClient)
BODIES = {
    "/api/tables": messages.NewTable,
    "/api/tables/{table}/join": messages.Join,
    "/api/tables/{table}/messages": messages.Request,
    "/api/positions": messages.PositionQuestion,
    "/api/learn/gizmos/{lesson}": messages.LessonActions,
    "/api/puzzles/{puzzle}": messages.PuzzleActions,
}

ASKED = (
    "/api/tables/{}",
    "/api/tables/{}/steps",
    "/api/tables/{}/words?language=en",
    "/api/reviews/{}",
    "/api/puzzles/{}?language=en",
)


class Maker:
    """Makes and bends."""

    def __init__(self, seed: str, actions: list[str]) -> None:
        self.chance = random.Random(seed)
        self.actions = actions  # that are legal now, to get deeper

    def name(self) -> str:
        """Of something that there is not."""
        return self.chance.choice([word for word in WORDS if word.isascii()])

    def of(self, kind: Any) -> Any:
        """A value of a type, within or at its limits."""
        chance = self.chance
        match kind:
            case inspect.StructType():
                made = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
                for field in kind.fields:
                    if field.required or chance.random() < 0.5:
                        made[field.encode_name] = self._field(field)
                return made
            case inspect.UnionType():
                return self.of(chance.choice(kind.types))
            case inspect.ListType():
                return [
                    self.of(kind.item_type) for _ in range(chance.randint(kind.min_length or 0, kind.max_length or 4))
                ]
            case inspect.DictType():
                return {chance.choice(WORDS): chance.choice(ODD) for _ in range(chance.randrange(3))}
            case inspect.IntType():
                return chance.randint(kind.ge or 0, min(kind.le or 40, 40))
            case inspect.BoolType():
                return chance.random() < 0.5
            case inspect.LiteralType():
                return chance.choice(kind.values)
            case inspect.NoneType():
                return None
            case inspect.StrType():
                return chance.choice(WORDS) or "x" * (kind.min_length or 1)
        return chance.choice(ODD)

    def _field(self, field: Any) -> Any:
        if field.name == "action" and self.actions and self.chance.random() < 0.6:
            return self.chance.choice(self.actions)
        if field.name == "key":
            return f"{self.chance.randrange(10**9)}"
        return self.of(field.type)

    def bent(self, value: Any, depth: int = 0) -> Any:
        """The same with something else somewhere."""
        chance = self.chance
        if depth > 5 or chance.random() < 0.2 or not value or not isinstance(value, dict | list):
            return chance.choice(ODD)
        if isinstance(value, list):
            place = chance.randrange(len(value))
            return [*value[:place], self.bent(value[place], depth + 1), *value[place + chance.randrange(2) :]]
        name = chance.choice(list(value))
        match chance.randrange(4):
            case 0:
                return {other: kept for other, kept in value.items() if other != name}
            case 1:
                return value | {chance.choice(WORDS): chance.choice(ODD)}
            case _:
                return value | {name: self.bent(value[name], depth + 1)}

    def text(self, value: Any) -> bytes:
        """As it is sent: sometimes as it should be, sometimes bent, sometimes cut."""
        dice = self.chance.random()
        if dice < 0.6:
            value = self.bent(value)
        data = json.dumps(value).encode()
        if dice > 0.95:
            cut = self.chance.randrange(len(data))
            data = data[:cut] + self.chance.randbytes(self.chance.randrange(4)) + data[cut + self.chance.randrange(4) :]
        return data


def body(maker: Maker, path: str) -> bytes:
    """For a route."""
    return maker.text(maker.of(inspect.type_info(BODIES[path])))


def said(maker: Maker) -> str | bytes:
    """On a socket; text or bytes."""
    data = maker.text(maker.of(SOCKET))
    return data if maker.chance.random() < 0.1 else data.decode(errors="replace")


def record(seed: int) -> dict[str, Any]:
    """A record to be bent: some moves at random."""
    import labtop

    chance, game = random.Random(seed), labtop.new_game("gizmos", 2, seed)
    for _ in range(chance.randrange(30)):
        game.play(chance.choice(game.legal_actions()))
    found: dict[str, Any] = json.loads(msgspec.json.encode(game.record()))
    return found
