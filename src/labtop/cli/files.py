"""Records as files: written whole or not at all, read with a clear word on what is wrong."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from datetime import date
from itertools import chain, count
from pathlib import Path
from typing import Any

from labtop import registry
from labtop.cli.words import TEXTS, printable
from labtop.core.errors import InvalidRecord, Refusal, told
from labtop.core.system_errors import system_error
from labtop.core.validation import REFUSALS, parse

LARGEST = 50_000_000  # bytes; a long game's record has some ten thousand


class FileProblem(ValueError):
    """A file that cannot be read or written; `text(language)` says why."""

    def __init__(self, key: str, path: Path, error: object = "") -> None:
        self.key, self.path, self.error = key, path, error
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        """The reason as a sentence."""
        facts = {"file": printable(str(self.path)), "error": printable(told(self.error, language))}
        return TEXTS.format(self.key, language, **facts)


class NotJson(FileProblem):
    """A file that can be read but is no record by its very form."""


def read(path: Path) -> Any:
    """The JSON of a file; FileProblem says why there is none."""
    try:
        if path.is_dir():
            raise FileProblem("file-is-folder", path)
        if path.exists() and not path.is_file():
            raise FileProblem("file-is-no-file", path)
        if path.stat().st_size > LARGEST:
            raise NotJson("file-too-large", path, Refusal(REFUSALS.message("too-large")))
        return parse(path.read_bytes())
    except FileNotFoundError:
        raise FileProblem("file-missing", path) from None
    except OSError as error:
        raise FileProblem("file-unreadable", path, Refusal(system_error(error))) from None
    except InvalidRecord as error:
        raise NotJson("file-no-json", path, error) from None


def read_record(path: Path, game: str | None = None) -> dict[str, Any]:
    """A record whose outer form is right; InvalidRecord for another, FileProblem if it is not one of this game."""
    record: dict[str, Any] = read(path)
    name = registry.game_of(record)
    if game not in (None, name):
        raise FileProblem("load-other-game", path, registry.meta(name).title)
    return record


def write(path: Path, record: dict[str, Any]) -> None:
    """Write a record; whatever happens, the file is the old one or the new one."""
    write_text(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write a file, whole or not at all."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        try:
            with new.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            new.replace(path)
        finally:
            new.unlink(missing_ok=True)
    except OSError as error:
        raise FileProblem("file-unwritable", path, Refusal(system_error(error))) from None


def edition(game: str, components: Path | None) -> dict[str, Any]:
    """What `new_game` takes for this file of other components, for games that can be played with others."""
    if components is None:
        return {}
    offered = registry.terminal(game).components
    if offered is None:
        raise FileProblem("file-no-components", components, game)
    try:
        return offered.edition(read(components))
    except NotJson as problem:
        raise FileProblem("components-wrong", components, problem.error) from None
    except FileProblem:
        raise
    except ValueError as error:
        raise FileProblem("components-wrong", components, error) from None


def named(text: str) -> Path:
    """The file a player means."""
    with suppress(RuntimeError):  # nobody's home
        return Path(printable(text)).expanduser()
    return Path(printable(text))


def exists(path: Path) -> bool:
    """Is there something of that name, as far as can be seen?"""
    try:
        return path.exists()
    except OSError:
        return False


def unused_name(game: str) -> Path:
    """A name for a record that no file has yet."""
    stem = f"{game}-{date.today().isoformat()}"
    endings = chain([""], (f"-{number}" for number in count(2)))
    return next(path for ending in endings if not exists(path := Path(f"{stem}{ending}.json")))
