"""A turn of which everything is certain: the decks are closed, and a gap in the row stays a gap.

Nobody can research then, and no card or sphere that is not in sight now can be counted on. Spheres may still be drawn
at random: after the turn's own action nothing is paid any more, so their colours do not matter.
"""

from dataclasses import replace

from labtop.core.structs import Ints, States, raw_copy
from labtop.games.gizmos.game import ENTRY_POINTS, RULES
from labtop.games.gizmos.rules.actions import PICK, USE
from labtop.games.gizmos.rules.cards import COLOURS, DOES, GIZMOS, EffectKind
from labtop.games.gizmos.rules.state import STATE, Stage

PICKING = {USE + bit for bit, card in enumerate(GIZMOS) if DOES[card] == EffectKind.PICK}  # actions
PAYING = (Stage.ACTION.value, Stage.PAY.value)  # only here colours and converters still count


def legal(states: States, actions: Ints) -> int:
    """Write what is legal; where all that was in sight of the row is taken, nothing picks any more."""
    count: int = ENTRY_POINTS.legal(states, actions)
    if states["row"].any():
        return count
    kept = [action for action in actions[:count] if action not in PICKING]
    actions[: len(kept)] = kept
    return len(kept)


def apply(states: States, action: int) -> None:
    """Play a legal action; what rolls into the row is put back at once."""
    ENTRY_POINTS.apply(states, action)
    if PICK <= action < PICK + COLOURS:
        came = states["chance"]["came"].item(0)
        states["row"][0, came] -= 1
        states["dispenser"][0, came] += 1
        states["dispenser_count"] += 1


def closed(states: States) -> States:
    """A copy with empty decks."""
    shut = raw_copy(states[:1])
    shut["decks"]["count"] = 0
    return shut


RULES_OF_PUZZLES = replace(RULES, entry_points=ENTRY_POINTS._replace(legal=legal, apply=apply))


def _span(*path: str) -> tuple[int, int]:
    """From where to where a field's bytes stand, by the names that lead to it."""
    dtype, start = STATE, 0
    for name in path:
        field, offset = dtype.fields[name][:2]  # type: ignore[index]
        dtype, start = field.base, start + offset
    return start, start + field.itemsize


STAGE = _span("turn", "stage")[0]
TO_PLAY = _span("to_play")[0]
PLAYERS = _span("players")[0]
PLAYER = STATE["players"].base
ROW = _span("row")
DISPLAY = _span("display")
TURN = _span("turn")[0], _span("turn", "used_converters")[0]
ENERGY, KIT = ((at, at + field.itemsize) for field, at in (PLAYER.fields[name][:2] for name in ("energy", "kit")))  # type: ignore[index]


def key(states: States) -> bytes:
    """What of a turn decides how it can go on: after the payment no colour in the ring, and no converter, any more."""
    raw = states[:1].tobytes()
    if raw[STAGE] in PAYING:
        return raw
    own = PLAYERS + raw[TO_PLAY] * PLAYER.itemsize
    row, display, turn = (raw[start:end] for start, end in (ROW, DISPLAY, TURN))
    player = raw[own : own + PLAYER.itemsize]  # all of it but energy and kit
    return row + display + turn + player[: ENERGY[0]] + player[ENERGY[1] : KIT[0]] + player[KIT[1] :]
