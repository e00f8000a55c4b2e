"""The games there are, found by their folders, and what each brings; where it brings nothing, something plain."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

import labtop.games

if TYPE_CHECKING:
    from labtop.core.encoding import Encoding
    from labtop.core.evaluator import Evaluator
    from labtop.core.inputs import Inputs
    from labtop.core.lessons import Lessons
    from labtop.core.meta import Meta
    from labtop.core.plain.piles import Piles
    from labtop.core.puzzles import Puzzles
    from labtop.core.rules import Rules
    from labtop.core.statistics import Statistics
    from labtop.core.terminal import Terminal


def found() -> tuple[str, ...]:
    """The names of all games, in the order in which they are listed."""
    metas = {name: _part(name, "meta").META for _, name, is_folder in iter_modules(labtop.games.__path__) if is_folder}
    return tuple(sorted(metas, key=lambda name: (metas[name].order, metas[name].title)))


def game_of(record: Any) -> str:
    """The game of a record whose outer form is right; InvalidRecord for another, or for a game that there is not."""
    from labtop.core.errors import InvalidRecord, Refusal
    from labtop.core.replay import heading

    name = heading(record)
    try:
        return _known(name)
    except Refusal as error:
        raise InvalidRecord("game", *error.parts) from None


def has(name: str, room: str) -> bool:
    """Has a game a room of its own, such as `lessons`? ValueError for a name that is none."""
    return find_spec(f"labtop.games.{_known(name)}.{room}") is not None


def meta(name: str) -> Meta:
    """A game in short; ValueError for a name that is none."""
    loaded: Meta = _part(_known(name), "meta").META
    return loaded


def rules(name: str) -> Rules:
    """The rules of a game, its code loaded on first use; ValueError for a name that is none."""
    loaded: Rules = _part(_known(name), "game").RULES
    return loaded


def texts(name: str, language: str) -> str:
    """The Fluent files of a game's words in a language, one after the other; empty if it has none."""
    folder = Path(str(files(f"labtop.games.{_known(name)}"))) / "words" / "texts"
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob(f"{language}.ftl")))


def terminal(name: str) -> Terminal:
    """How a game is shown in a terminal, loaded on first use; ValueError for a name that is none."""
    return rules(name).drawn()


def lessons(name: str) -> Lessons:
    """How a game is learnt, loaded on first use; KeyError if there are no lessons, ValueError if no such game."""
    if not has(name, "lessons"):
        raise KeyError(f"{name} has no lessons")
    loaded: Lessons = _part(name, "lessons").LESSONS
    return loaded


def puzzles(name: str) -> Puzzles:
    """What a game's puzzles are, loaded on first use; KeyError if there are none, ValueError if no such game."""
    if not has(name, "puzzles"):
        raise KeyError(f"{name} has no puzzles")
    loaded: Puzzles = _part(name, "puzzles").PUZZLES
    return loaded


def evaluator(name: str) -> Evaluator:
    """What a game tells bots, loaded on first use; ValueError for a name that is none."""
    if has(name, "bots"):
        loaded: Evaluator = _part(name, "bots.evaluation").EVALUATOR
        return loaded
    from labtop.core.evaluator import plain_evaluator

    return plain_evaluator(name, _part(name, "game").KERNELS)


def inputs(name: str) -> Inputs:
    """What networks see of a game, loaded on first use; KeyError if it has none, ValueError if no such game."""
    if not has(name, "bots") or not has(name, "bots.inputs"):
        raise KeyError(f"{name} has no networks")
    loaded: Inputs = _part(name, "bots.inputs").INPUTS
    return loaded


def network(name: str) -> Path:
    """The file of a game's network; it need not be there. ValueError for a name that is none."""
    return Path(str(files(f"labtop.games.{_known(name)}"))) / "bots" / "network.npz"


def levels(name: str) -> dict[str, str]:
    """The bot that each level is in a game with a network; empty if it does not say. ValueError if no such game."""
    if not has(name, "bots") or not has(name, "bots.levels"):
        return {}
    loaded: dict[str, str] = _part(name, "bots.levels").LEVELS
    return loaded


def encoding(name: str) -> Encoding:
    """A game for programs that learn, loaded on first use; KeyError if it has none, ValueError if no such game."""
    if not has(name, "env"):
        raise KeyError(f"{name} has no environment")
    loaded: Encoding = _part(name, "env").ENCODING
    return loaded


def statistics(name: str) -> Statistics:
    """What a game's records are asked for, loaded on first use; ValueError for a name that is none."""
    if has(name, "statistics"):
        loaded: Statistics = _part(name, "statistics").STATISTICS
        return loaded
    from labtop.core.statistics import NO_QUESTIONS

    return NO_QUESTIONS


def piles(name: str) -> Piles:
    """What of a game lies hidden in piles; ValueError for a name that is none."""
    if has(name, "piles"):
        loaded: Piles = _part(name, "piles").PILES
        return loaded
    from labtop.core.plain.piles import NO_PILES

    return NO_PILES


def summary(name: str) -> Path:
    """The file that says what wins in a game; it need not be there. ValueError for a name that is none."""
    return Path(str(files(f"labtop.games.{_known(name)}"))) / "statistics" / "summary.json"


def bot_names(name: str) -> tuple[str, ...]:
    """What bots may be called at a table of a game; ValueError for a name that is none."""
    if has(name, "bot_names"):
        own: tuple[str, ...] = _part(name, "bot_names").BOT_NAMES
        return own
    from labtop.core.plain.bot_names import BOT_NAMES

    return BOT_NAMES


def _part(name: str, part: str) -> Any:
    return import_module(f"labtop.games.{name}.{part}")


def _known(name: str) -> str:
    if name not in GAMES:
        from labtop.core.errors import Refusal, shown
        from labtop.core.validation import REFUSALS

        raise Refusal(REFUSALS.message("no-such-game", game=shown(name), games=", ".join(GAMES)))
    return name


GAMES = found()
