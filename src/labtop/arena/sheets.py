"""The figures of an arena as tables of sentences and numbers in one language, for the terminal and the report alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from labtop.core.texts import Say
from labtop.report.page import Cell

Figures: TypeAlias = dict[str, Any]
SECOND = 1000.0  # milliseconds from which on times are given in seconds


@dataclass(frozen=True)
class Sheet:
    """A table; a cell that is a number is a `Cell`, anything else is words."""

    title: str
    columns: list[str]
    rows: list[list[str | Cell]]


def sheets(summary: Figures, say: Say) -> Iterator[Sheet]:
    """All that is worth reading, from the top."""
    yield _bots(summary, say)
    if summary["pairs"]:
        yield _pairs(summary["pairs"], say)
    yield _turn_order(summary["turn_order"], say)
    yield _times(summary, say)
    if summary["troubles"]:
        yield _troubles(summary["first_troubles"], say)


def notes(summary: Figures, say: Say) -> list[str]:
    """What has to be said about the tables."""
    first = summary["first_player"]
    facts = {"elo": signed(first["value"]), "low": signed(first["low"]), "high": signed(first["high"])}
    return [say("first-player", **facts), say("intervals")]


def heading(summary: Figures, say: Say) -> str:
    """What was played."""
    facts = {key: summary[key] for key in ("game", "players", "games", "deals")}
    return say("title-bots", **facts, seed=str(summary["seed"]))


def strongest_first(summary: Figures) -> list[Figures]:
    """The bots by rating."""
    return sorted(summary["bots"], key=lambda bot: -float(bot["rating"]["value"]))


def signed(value: float) -> str:
    """Elo points."""
    return f"{round(value):+}".replace("-", "−")


def _columns(say: Say, *names: str) -> list[str]:
    return [say(f"column-{name}") for name in names]


def _bots(summary: Figures, say: Say) -> Sheet:
    columns = _columns(say, "bot", "games", "wins", "win-rate", "score", "rating")
    rows: list[list[str | Cell]] = [
        [
            bot["bot"],
            _number(bot["games"], say),
            _number(bot["wins"], say),
            _rate(bot["win_rate"], say),
            _number(bot["score"]["mean"], say),
            _elo(bot["rating"], say),
        ]
        for bot in strongest_first(summary)
    ]
    return Sheet(heading(summary, say), columns, rows)


def _times(summary: Figures, say: Say) -> Sheet:
    rows: list[list[str | Cell]] = [
        [
            bot["bot"],
            _number(bot["decisions"], say),
            _time(bot["mean_ms"], say),
            _time(bot["max_ms"], say),
            _number(sum(bot["troubles"].values()), say),
        ]
        for bot in strongest_first(summary)
    ]
    return Sheet(say("title-times"), _columns(say, "bot", "decisions", "mean-ms", "max-ms", "troubles"), rows)


def _pairs(pairs: list[Figures], say: Say) -> Sheet:
    """Each pair once, the one ahead first."""
    columns = _columns(say, "bot", "opponent", "games", "wins", "losses", "win-rate", "margin")
    rows = []
    for pair in pairs:
        ahead = pair if pair["win_rate"]["value"] >= 0.5 else _reversed(pair)
        counts = [_number(ahead[key], say) for key in ("games", "wins", "losses")]
        rows.append([*ahead["bots"], *counts, _rate(ahead["win_rate"], say), _number(ahead["margin"], say)])
    return Sheet(say("title-pairs"), columns, rows)


def _reversed(pair: Figures) -> Figures:
    rate = pair["win_rate"]
    return pair | {
        "bots": pair["bots"][::-1],
        "wins": pair["losses"],
        "losses": pair["wins"],
        "win_rate": {"value": 1 - rate["value"], "low": 1 - rate["high"], "high": 1 - rate["low"]},
        "margin": -pair["margin"],
    }


def _turn_order(places: list[Figures], say: Say) -> Sheet:
    rows: list[list[str | Cell]] = [
        [
            _number(place["place"], say),
            _number(place["wins"], say),
            _rate(place["win_rate"], say),
            _number(place["score"]["mean"], say),
            _elo(place["advantage"], say),
        ]
        for place in places
    ]
    return Sheet(say("title-order"), _columns(say, "place", "wins", "win-rate", "score", "advantage"), rows)


def _troubles(troubles: list[Figures], say: Say) -> Sheet:
    rows = []
    for trouble in troubles:
        kind = say(f"trouble-{trouble['kind']}")
        reason = say("trouble-text", kind=kind, text=trouble["text"]) if trouble["text"] else kind
        rows.append([trouble["bot"], _number(trouble["number"], say), reason])
    return Sheet(say("title-troubles"), _columns(say, "bot", "number", "reason"), rows)


def _number(value: float, say: Say) -> Cell:
    return Cell(say("number", value=round(value, 1) + 0), value)  # + 0: there is no -0


def _rate(share: Figures, say: Say) -> Cell:
    text = say("rate", value=share["value"], percent=share["low"] * 100, high=share["high"])
    return Cell(text, share["value"])


def _elo(estimate: Figures, say: Say) -> Cell:
    half = f"{estimate['high'] - estimate['value']:.0f}"
    return Cell(say("elo", value=signed(estimate["value"]), half=half), estimate["value"])


def _time(ms: float, say: Say) -> Cell:
    key, value = ("seconds", ms / SECOND) if ms >= SECOND else ("milliseconds", ms)
    return Cell(say(key, value=float(f"{value:.3g}")), ms)
