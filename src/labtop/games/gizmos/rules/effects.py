"""Triggered gizmos are used, one effect after the other (rules#triggers, rules#effects)."""

from labtop.core.events import note
from labtop.core.kernel import kernel
from labtop.games.gizmos.rules.cards import (
    DOES,
    GAINS,
    GIZMO_BIT,
    NO_CARD,
    TIMES,
    TRIGGERED_BY_PICK,
    EffectKind,
)
from labtop.games.gizmos.rules.events import EventKind, note_triggered
from labtop.games.gizmos.rules.state import Player, Stage, State
from labtop.games.gizmos.rules.supply import dispense, refill_row


@kernel
def trigger(state: State, gizmos: int) -> None:
    """Make ready those of these gizmos that the player has and has not used this turn."""
    triggered = gizmos & state.players[state.to_play].gizmos & ~state.turn.used
    note_triggered(state, triggered & ~state.turn.ready)
    state.turn.ready |= triggered


@kernel
def gain_sphere(player: Player, colour: int) -> None:
    """Put a sphere into the ring."""
    player.energy[colour] += 1
    player.ring += 1


@kernel
def pick(state: State, colour: int) -> None:
    """A pick action: the sphere goes into the ring, the gap is filled at once, then gizmos are triggered."""
    state.row[colour] -= 1
    gain_sphere(state.players[state.to_play], colour)
    note(state, EventKind.SPHERE_PICKED, state.to_play, colour, 0)
    refill_row(state)
    trigger(state, int(TRIGGERED_BY_PICK[colour]))


@kernel
def draw_sphere(state: State) -> None:
    """Draw a random sphere: not a pick, so it triggers nothing."""
    colour = dispense(state)
    gain_sphere(state.players[state.to_play], colour)
    note(state, EventKind.SPHERE_DRAWN, state.to_play, colour, 0)


@kernel
def use(state: State, card: int) -> None:
    """Begin a gizmo's effect. Drawing brings the first sphere at once, points come at once; the rest is a stage."""
    turn = state.turn
    turn.ready &= ~GIZMO_BIT[card]
    turn.used |= GIZMO_BIT[card]
    note(state, EventKind.GIZMO_USED, state.to_play, card, 0)
    does = DOES[card]
    turn.effect = card
    turn.effect_left = TIMES[card]
    if does == EffectKind.DRAW:
        draw_sphere(state)
        turn.effect_left -= 1
    elif does == EffectKind.GAIN_POINTS:
        state.players[state.to_play].tokens += GAINS[card]
        note(state, EventKind.POINTS_GAINED, state.to_play, card, GAINS[card])
        turn.effect_left = 0


@kernel
def spheres_to_come(state: State) -> int:
    """How many spheres the effect under way may still bring: as many as it has left and the ring has room for."""
    player = state.players[state.to_play]
    return min(int(state.turn.effect_left), int(player.storage_limit) - int(player.ring))


@kernel
def effect_goes_on(state: State) -> bool:
    """Set the stage for what is still to come of the effect under way; False when it is finished."""
    turn = state.turn
    if turn.effect == NO_CARD or turn.effect_left == 0:
        return False
    does = DOES[turn.effect]
    if does == EffectKind.PICK or does == EffectKind.DRAW:
        turn.stage = Stage.PICK if does == EffectKind.PICK else Stage.DRAW
        to_come = spheres_to_come(state)
        note(state, EventKind.SPHERES_TO_COME, state.to_play, turn.effect, to_come)
        return to_come > 0  # a full ring ends it
    if does == EffectKind.FILE:
        turn.stage = Stage.FILE
    elif does == EffectKind.RESEARCH:
        turn.stage = Stage.RESEARCH
    else:
        turn.stage = Stage.BUILD
    return True
