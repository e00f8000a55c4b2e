"""Pig, all parts together."""

from labtop.core.entry_points import Kernels, entry_points
from labtop.core.rules import Rules
from labtop.core.structs import empty
from labtop.games.pig import notation
from labtop.games.pig.meta import META
from labtop.games.pig.rules import play
from labtop.games.pig.rules.state import ACTIONS, FACES, STATE

KERNELS = Kernels(play.setup, play.legal, play.apply, play.restore, play.determinise, play.score, play.score)

RULES = Rules(
    name="pig",
    players=META.players,
    entry_points=entry_points("pig", KERNELS),
    fresh=lambda: empty(STATE, 2),
    position=notation.position,
    load=notation.load,
    name_action=ACTIONS.__getitem__,
    read_action=notation.read_action,
    outcomes=tuple(str(face + 1) for face in range(FACES)),
    outcome_possible=lambda states, face: True,
    view=notation.view,
    filled=notation.filled,
    hidden=notation.hidden,
)
