"""AquaSphere for bots."""

from labtop.core.evaluator import Evaluator, no_items
from labtop.games.aquasphere.bots.features import KNOTS, NAMES, features, progress, settled
from labtop.games.aquasphere.game import KERNELS

EVALUATOR = Evaluator(
    game="aquasphere",
    kernels=KERNELS,
    names=NAMES,
    features=features,
    items=no_items,
    traits=(),
    room=0,
    progress=progress,
    settled=settled,
    knots=KNOTS,
    pooled=0,
    units=0,
    plain={  # a tenth for a point
        "score": 0.1,
        "final": 0.1,
        "intermediate": 0.05,
        "time": 0.02,
        "crystals": 0.05,
        "supply": -0.02,
        "programmed": 0.05,
        "letters_to_place": 0.1,
        "best_catch": 0.05,
        "best_crystals": 0.03,
        "best_submarine": 0.05,
        "best_card": 0.05,
        "best_extension": 0.1,
    },
)
