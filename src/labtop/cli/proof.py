"""The proof of a shuffle from the command line: what was promised and added, what follows from it, in sentences."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from labtop import registry
from labtop.cli import files
from labtop.cli.record import RIGHT, WRONG, complain, read
from labtop.cli.seats import seat_name
from labtop.cli.words import printable, speaker
from labtop.core.proof import Check
from labtop.core.proof import prove as checks_of

if TYPE_CHECKING:
    from rich.console import Console


def prove(path: Path, console: Console, language: str, components: Path | None) -> int:
    """Check a record's proof; say what was promised, who added what, what follows, or what does not fit."""
    try:
        record = read(path, console, language)
        edition = files.edition(record["game"], components)
        checks = checks_of(registry.rules(record["game"]), record, **edition)
    except ValueError as error:
        return complain(error, path, console, language)
    say = speaker(language)
    console.print(Text(say("proof-committed", commitment=printable(record["proof"]["commitment"]))))
    _tell(checks[0], console, language)
    console.print(Text("· " + _added(record, language)))
    for check in checks[1:]:
        _tell(check, console, language)
    right = all(check.right for check in checks)
    shared = right and any(record["proof"]["nonces"])
    console.print(Text(say("proof-verdict", right="shared" if shared else _word(right)), "green" if right else "red"))
    console.print(Text(say("proof-compare")))
    return RIGHT if right else WRONG


def _tell(check: Check, console: Console, language: str) -> None:
    sentence = speaker(language)(f"proof-{check.name}", right=_word(check.right), move=check.move)
    console.print(Text(f"{'✓' if check.right else '✗'} {sentence}", "" if check.right else "red"))


def _added(record: dict[str, Any], language: str) -> str:
    say = speaker(language)
    names = record.get("names") or [f"{seat + 1}" for seat in range(len(record["proof"]["nonces"]))]
    added = [name for name, nonce in zip(names, record["proof"]["nonces"], strict=True) if nonce is not None]
    shown = printable(", ".join(seat_name(name, say) for name in added))
    return say("proof-added", count=len(added), names=shown)


def _word(right: bool) -> str:
    return "yes" if right else "no"
