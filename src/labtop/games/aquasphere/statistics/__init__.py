"""What records of AquaSphere are asked for: cards and extensions, programs, where points come from, rounds."""

from __future__ import annotations

from importlib.resources import files

from labtop.core.statistics import Course, Means, Statistics, Wins
from labtop.games.aquasphere.rules.data import PROGRAMS
from labtop.games.aquasphere.statistics.observation import FORGONE, LINES, PROGRAMMING, SOURCES, observe
from labtop.games.aquasphere.statistics.words import label, words

STATISTICS = Statistics(
    observe=observe,
    first=lambda start: int(start["play_order"][0]) if start["round"] == 1 else None,
    layouts=(
        Wins("research", means=("points",), compared=True, timed=True),
        Wins("extensions", compared=True, timed=True),
        Wins("program-lead", compared=True),
        Wins("openings"),
        Means("sources", SOURCES),
        Means("programs", PROGRAMS),
        Means("program-points", PROGRAMS),
        Means("programming", PROGRAMMING),
        Means("lines", LINES),
        Means("forgone", FORGONE),
        Wins("submarines"),
        Wins("majority"),
        Course("turns", ("turns",)),
        Course("round-points", ("points",)),
        Wins("pass-order"),
    ),
    texts=files(__package__).joinpath("texts"),
    label=label,
    words=words,
)
