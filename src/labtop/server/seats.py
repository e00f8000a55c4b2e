"""Seats, and the secrets by which they are held."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from unicodedata import category, normalize

from labtop.server.errors import Refused
from labtop.server.messages import Bot, Open, Person, Sitting

SECRET_BYTES = 24
TABLE_BYTES = 9


@dataclass
class Seat:
    """Who sits on a seat, and who plays it."""

    kind: str  # person, bot or open
    name: str = ""
    level: str | None = None  # of the bot that plays it
    out_of_time: bool = False

    @property
    def person_plays(self) -> bool:
        """A person decides, not a bot in their place."""
        return self.kind == "person" and self.level is None

    def recorded(self) -> str:
        """As a record names it: a bot with its level behind its name."""
        return f"{self.name} ({self.level})" if self.kind == "bot" else self.name

    def seen(self) -> Sitting:
        """As everybody sees it."""
        held = self.kind == "person" and not self.out_of_time
        return Sitting(self.kind, self.name, self.level, held)  # type: ignore[arg-type]


def taken(command: Person | Bot | Open) -> Seat:
    """The seat of a new table."""
    match command:
        case Person(name=name):
            return Seat("person", clean(name))
        case Bot(level=level, name=name):
            return Seat("bot", clean(name) if name else "", level)
        case _:
            return Seat("open")


def free_name(names: Iterable[str], taken: Collection[str], table: str) -> str:
    """A name for a bot that nobody at the table has; which one comes first differs from table to table."""
    order = sorted(names, key=lambda name: digest(table + name))
    return next(name for name in order if name not in taken)


def clean(name: str) -> str:
    """A name that is text and nothing else: no control characters, no invisible ones, no lost spaces."""
    kept = "".join(letter for letter in normalize("NFC", name) if category(letter)[0] != "C")
    words = " ".join(kept.split())
    if not words:
        raise Refused("bad_message")
    return words


def new_table_id() -> str:
    """The id of a table, as it stands in its public link; nobody guesses it."""
    return secrets.token_urlsafe(TABLE_BYTES)


def new_secret() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> bytes:
    """All that is stored of a secret. It is random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).digest()


def held(hashes: Mapping[int, bytes], shown: Iterable[str]) -> tuple[int, ...]:
    """The seats that these secrets hold; Refused if one holds none."""
    seats = {kept: seat for seat, kept in hashes.items()}
    found = [seats.get(digest(secret)) for secret in shown]
    if None in found:
        raise Refused("unknown_secret")
    return tuple(sorted({seat for seat in found if seat is not None}))
