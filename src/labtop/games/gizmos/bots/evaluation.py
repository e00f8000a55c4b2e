"""Gizmos for bots."""

from labtop.core.evaluator import Evaluator
from labtop.games.gizmos.bots.features import KNOTS, NAMES, features, progress, settled
from labtop.games.gizmos.bots.items import ROOM, TRAITS, items
from labtop.games.gizmos.game import KERNELS

EVALUATOR = Evaluator(
    game="gizmos",
    kernels=KERNELS,
    names=NAMES,
    features=features,
    items=items,
    traits=TRAITS,
    room=ROOM,
    progress=progress,
    settled=settled,
    knots=KNOTS,
    pooled=24,
    units=32,
    plain={  # about a seventh for a point
        "score": 0.15,
        "gizmos": 0.1,
        "energy": 0.08,
        "storage": 0.02,
        "archived": 0.02,
        "ready_energy": 0.08,
        "ready_points": 0.15,
        "ready_build": 0.25,
        "researching": 0.05,
    },
)
