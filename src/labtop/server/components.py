"""Own components of a game that can be played with others: checked when a table is made, and part of its start."""

from __future__ import annotations

import hashlib
from typing import Any

from labtop import registry
from labtop.core.errors import Refusal
from labtop.core.texts import Message
from labtop.core.validation import REFUSALS
from labtop.server import padding
from labtop.server.errors import RefusedFile
from labtop.server.messages import ComponentFile
from labtop.server.seats import clean

HASH = 16  # bytes


def edition(game: str, file: ComponentFile | None) -> dict[str, Any]:
    """What a game is made with; Refused with the place that is wrong."""
    if file is None:
        return {}
    offered = registry.terminal(game).components
    if offered is None:
        raise RefusedFile("bad_components", Refusal(REFUSALS.message("one-set-only", game=game)))
    try:
        return offered.edition(file.components)
    except (ValueError, RecursionError) as error:
        raise RefusedFile("bad_components", error) from None


def accepted(game: str, file: ComponentFile | None) -> ComponentFile | None:
    """A set from outside, with a name that is text and nothing else; Refused if it is wrong, or padded."""
    if file is None:
        return None
    edition(game, file)
    try:
        padding.check(game, file.components)
    except (ValueError, RecursionError) as error:
        raise RefusedFile("bad_components", error) from None
    return ComponentFile(clean(file.name), file.components)


def packaged(game: str) -> str | None:
    """A hash of the package's own components, by the values that matter to the rules; None where they are the rules."""
    state = registry.rules(game).fresh()
    if "components" not in (state.dtype.names or ()):
        return None
    return hashlib.blake2b(state["components"][0].tobytes(), digest_size=HASH).hexdigest()


def texts(game: str, file: ComponentFile) -> dict[str, list[Message]]:
    """What the cards and the like of a set that was allowed do, by their ids."""
    offered = registry.terminal(game).components
    return offered.texts(file.components) if offered else {}
