"""What records of Gizmos are asked for: cards, chain reactions, the end, actions, energy."""

from __future__ import annotations

from importlib.resources import files

from labtop.core.statistics import Course, Largest, Means, Spread, Statistics, Wins
from labtop.games.gizmos.rules.data import ENERGIES
from labtop.games.gizmos.statistics.observation import ACTIONS, KINDS, POINTS, observe
from labtop.games.gizmos.statistics.words import label, words

STATISTICS = Statistics(
    observe=observe,
    first=lambda start: int(start["first"]),
    layouts=(
        Wins("cards", means=("points", "uses"), totals=("filed",), compared=True, timed=True),
        Wins("openings"),
        Spread("chains"),
        Course("chain-course", ("chain",)),
        Largest("longest"),
        Wins("ends", timed=True),
        Spread("rounds", by_seat=False),
        Means("points", POINTS),
        Means("actions", ACTIONS),
        Course("action-course", ACTIONS, shares=True),
        Means("kinds", KINDS),
        Means("energy", ENERGIES),
    ),
    texts=files(__package__).joinpath("texts"),
    label=label,
    words=words,
)
