"""What commands share: the language, and where everything is written."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from labtop.cli.words import speaker, usual_language
from labtop.core.texts import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

USUAL = usual_language()
said = speaker(USUAL)  # help comes before any option is read


def _known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise typer.BadParameter(said("language-unknown", languages=", ".join(LANGUAGES)))
    return language


Language = Annotated[
    str, typer.Option(help=said("help-language"), metavar="|".join(LANGUAGES), callback=_known_language)
]


def console() -> Console:
    """Where everything is written: no markup, so that nothing typed or read from a file is taken for it."""
    from rich.console import Console

    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    return Console(markup=False, emoji=False, highlight=False)
