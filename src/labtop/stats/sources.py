"""Where records are found: files with one, files with one a line, and folders of both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from labtop.core.errors import Refusal
from labtop.core.system_errors import system_error
from labtop.core.validation import REFUSALS

if TYPE_CHECKING:
    from labtop.core.texts import Message

LARGEST = 50_000_000  # bytes of a record; a long game's has some ten thousand
SUFFIXES = {".json", ".jsonl"}


@dataclass(frozen=True)
class Source:
    """A text that should be a record, and where it stands."""

    path: str
    line: int | None  # from 1; None where the file is one record
    text: bytes
    found: bool = False  # in a folder rather than named: other JSON may lie beside it


@dataclass(frozen=True)
class Problem:
    """What cannot be used, and why."""

    path: str
    line: int | None
    parts: tuple[str | Message, ...]  # of what is wrong, as an error has them

    @property
    def reason(self) -> str:
        """Why, in English."""
        return self.text("en")

    def text(self, language: str) -> str:
        """Why."""
        return Refusal(*self.parts).text(language)

    @property
    def place(self) -> str:
        """The file, and the line where there are several."""
        return place(self.path, self.line)


@dataclass(frozen=True)
class File:
    """A file with records."""

    path: Path
    found: bool


def place(path: str, line: int | None) -> str:
    """A file, and a line of it."""
    return path if line is None else f"{path}:{line}"


def find(paths: Iterable[Path]) -> tuple[list[File], list[Problem]]:
    """The files that are meant, each once, and the paths where there are none."""
    files: dict[Path, File] = {}
    problems = []
    for path in paths:
        try:
            found = sorted(_inside(path)) if path.is_dir() else [path]
            if not found:
                problems.append(_problem(str(path), None, "no-records"))
            for file in found:
                files.setdefault(file.resolve(), File(file, path.is_dir()))
        except OSError as error:
            problems.append(Problem(str(path), None, (system_error(error),)))
    return list(files.values()), problems


def _problem(path: str, line: int | None, key: str) -> Problem:
    return Problem(path, line, (REFUSALS.message(key),))


def _inside(folder: Path) -> Iterator[Path]:
    return (path for path in folder.iterdir() if path.suffix in SUFFIXES and path.is_file())


def size(file: File) -> int:
    """Bytes, as far as can be seen."""
    try:
        return file.path.stat().st_size
    except OSError:
        return 0


def mentioned(files: Iterable[File], names: Sequence[str]) -> list[str]:
    """Which of these games the files may hold, at a glance."""
    found: set[str] = set()
    for text in chain.from_iterable(map(read, files)):
        if isinstance(text, Source):
            found |= {name for name in names if f'"{name}"'.encode() in text.text}
        if len(found) == len(names):
            break
    return [name for name in names if name in found]


def read(file: File) -> Iterator[Source | Problem]:
    """The texts of a file."""
    name = str(file.path)
    try:
        if file.path.exists() and not file.path.is_file():
            yield _problem(name, None, "no-plain-file")
        elif file.path.suffix == ".jsonl":
            yield from _lines(file, name)
        elif size(file) > LARGEST:
            yield _problem(name, None, "too-large")
        else:
            yield Source(name, None, file.path.read_bytes(), file.found)
    except OSError as error:
        yield Problem(name, None, (system_error(error),))


def _lines(file: File, name: str) -> Iterator[Source | Problem]:
    with file.path.open("rb") as lines:
        number = 0
        while text := lines.readline(LARGEST + 1):
            number += 1
            if len(text) > LARGEST:
                yield _problem(name, number, "too-large")
                return
            if text.strip():
                yield Source(name, number, text, file.found)
