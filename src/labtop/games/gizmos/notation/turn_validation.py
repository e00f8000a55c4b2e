"""The `turn` of a position from outside: read, and checked to fit its stage."""

from typing import Any

import numpy as np

from labtop.core.entry_points import ROOM, EntryPoints
from labtop.core.structs import Ints, States
from labtop.core.validation import choice, fields, integer, items
from labtop.games.gizmos.notation.card_names import need, read_card, read_list
from labtop.games.gizmos.notation.positions import LEVEL_NAMES
from labtop.games.gizmos.rules.actions import PASS
from labtop.games.gizmos.rules.cards import CONVERTER_BIT, DOES, GIZMO_BIT, IDS, LEVEL, NO_CARD, TIMES, EffectKind
from labtop.games.gizmos.rules.state import FIRST_SLOT, NOBODY, Source, Stage

KEYS = ("number", "seat", "stage", "ready", "used", "effect", "research", "build")
LONGEST = 2_000_000_000  # turns that the record can hold
STAGES = {stage.name.lower(): stage for stage in Stage}
SOURCES = {source.name.lower(): source for source in Source}
EFFECT_STAGES = {
    Stage.PICK: EffectKind.PICK,
    Stage.DRAW: EffectKind.DRAW,
    Stage.FILE: EffectKind.FILE,
    Stage.RESEARCH: EffectKind.RESEARCH,
    Stage.BUILD: EffectKind.BUILD_FREE,
}
RESEARCHING = (Stage.PAY, Stage.CHOOSE, Stage.RETURN)  # stages in which a research may be under way


def read_turn(state: Any, value: Any) -> None:
    """Write the turn into the state; its form is checked, not yet whether it fits."""
    fields(value, "turn", KEYS)
    turn = state.turn
    turn.stage = STAGES[choice(value["stage"], "turn.stage", STAGES)]
    turn.number = integer(value["number"], "turn.number", 0, LONGEST)
    seat = (int(state.first) + int(turn.number)) % int(state.seats)
    if turn.stage == Stage.OVER:
        need(value["seat"] is None, "turn.seat", "seat-when-over")
        state.to_play = NOBODY
    else:
        given = integer(value["seat"], "turn.seat", 0, 3)
        need(given == seat, "turn.seat", "seat-in-turn", first=int(state.first), number=str(turn.number), seat=seat)
        state.to_play = seat
    turn.ready, converters = _read_marks(value["ready"], "turn.ready")
    need(converters == 0, "turn.ready", "ready-converter")
    turn.used, turn.used_converters = _read_marks(value["used"], "turn.used")
    _read_effect(turn, value["effect"])
    _read_research(turn, value["research"])
    _read_build(turn, value["build"])


def _read_marks(value: Any, where: str) -> tuple[int, int]:
    """The masks of the gizmos and of the converters of a list in card order."""
    cards = [read_card(name, f"{where}.{index}") for index, name in enumerate(items(value, where))]
    need(cards == sorted(set(cards)), where, "card-order")
    gizmos, converters = (sum(int(bit[card]) for card in cards) for bit in (GIZMO_BIT, CONVERTER_BIT))
    for card in cards:
        need(GIZMO_BIT[card] | CONVERTER_BIT[card] != 0, where, "never-used", card=IDS[card])
    return gizmos, converters


def _read_effect(turn: Any, value: Any) -> None:
    turn.effect = NO_CARD
    if value is not None:
        fields(value, "turn.effect", ("card", "left"))
        turn.effect = read_card(value["card"], "turn.effect.card", lambda card: DOES[card] != EffectKind.NOTHING)
        turn.effect_left = integer(value["left"], "turn.effect.left", 0, int(TIMES[turn.effect]))


def _read_research(turn: Any, value: Any) -> None:
    if value is not None:
        fields(value, "turn.research", ("level", "cards"))
        turn.research_level = LEVEL_NAMES.index(choice(value["level"], "turn.research.level", LEVEL_NAMES))
        level = turn.research_level + 1
        items(value["cards"], "turn.research.cards", low=1)
        turn.research_count = read_list(
            turn.research, value["cards"], "turn.research.cards", lambda card: bool(LEVEL[card] == level)
        )


def _read_build(turn: Any, value: Any) -> None:
    turn.build = NO_CARD
    if value is not None:
        fields(value, "turn.build", ("card", "from"))
        turn.build = read_card(value["card"], "turn.build.card")
        turn.source = SOURCES[choice(value["from"], "turn.build.from", SOURCES)]


def check_turn(entry_points: EntryPoints, states: States) -> None:
    """Does the turn fit its stage? The derived values of the state are there."""
    state = states[0]
    stage = Stage(state.turn.stage)
    name = stage.name.lower()
    if stage == Stage.OVER:
        _check_nothing_under_way(state.turn)
        _check_over(entry_points, states)
        return
    player = state.players[state.to_play]
    _check_marks(state.turn, player)
    _check_effect(state.turn, stage)
    _check_research(state, stage)
    _check_build(state, stage)
    if stage == Stage.ACTION:
        _check_nothing_under_way(state.turn)
    if stage in (Stage.PICK, Stage.DRAW):
        need(player.ring < player.storage_limit, "turn.stage", "stage-ring-full", stage=name)
    if stage == Stage.FILE:
        need(player.archive_count < player.file_limit, "turn.stage", "stage-archive-full", stage=name)
        need(player.files_forbidden == 0, "turn.stage", "stage-file-forbidden", stage=name)
    if stage in (Stage.RESEARCH, Stage.CHOOSE) or _builds_from_research(state.turn):
        need(player.research_forbidden == 0, "turn.stage", "stage-research-forbidden", stage=name)
    fewest = {Stage.PAY: 2, Stage.USE: 2}.get(stage, 1)  # otherwise the rules go on by themselves
    found = entry_points.legal(states, np.zeros(ROOM, np.int64))
    need(found >= fewest, "turn.stage", "nothing-to-decide", stage=name)


def _check_nothing_under_way(turn: Any) -> None:
    under_way = turn.ready or turn.used or turn.used_converters or turn.research_count
    nothing = not under_way and turn.effect == NO_CARD and turn.build == NO_CARD
    need(nothing, "turn", "nothing-under-way", stage=Stage(turn.stage).name.lower())


def _check_over(entry_points: EntryPoints, states: States) -> None:
    """Over after the turn of the player before the first, if the end was triggered, or when nobody can do anything."""
    number, seats = int(states[0].turn.number), int(states[0].seats)
    need(number > 0, "turn.number", "no-turn-played")
    if not (states[0].end_triggered and number % seats == 0):
        need(not _anybody_can_act(entry_points, states), "turn.stage", "not-over")


def _anybody_can_act(entry_points: EntryPoints, states: States) -> bool:
    trial = states.copy()
    trial[0].turn.stage = Stage.ACTION
    actions = np.zeros(ROOM, np.int64)
    for seat in range(int(states[0].seats)):
        trial[0].to_play = seat
        entry_points.legal(trial, actions)
        if actions[0] != PASS:
            return True
    return False


def _check_marks(turn: Any, player: Any) -> None:
    need(turn.ready & ~player.gizmos == 0, "turn.ready", "card-not-active")
    need(turn.used & ~player.gizmos == 0, "turn.used", "card-not-active")
    need(turn.used_converters & ~player.converters == 0, "turn.used", "converter-not-active")
    need(turn.ready & turn.used == 0, "turn.ready", "used-is-not-ready")


def _check_effect(turn: Any, stage: Stage) -> None:
    under_way = turn.effect != NO_CARD
    if not under_way:
        need(stage not in EFFECT_STAGES, "turn.effect", "effect-needed", stage=stage.name.lower())
        return
    need(stage in EFFECT_STAGES or stage in RESEARCHING, "turn.effect", "no-effect", stage=stage.name.lower())
    need(int(GIZMO_BIT[turn.effect]) & turn.used != 0, "turn.effect.card", "effect-not-used")
    does = EFFECT_STAGES.get(stage, EffectKind.RESEARCH)
    need(DOES[turn.effect] == does, "turn.effect.card", "effect-of-another-stage", card=IDS[turn.effect])
    left = int(turn.effect_left)
    if stage in RESEARCHING:
        need(left == 0, "turn.effect.left", "left-while-researching")
    else:
        need(left > 0, "turn.effect.left", "left-at-stage")
    if stage == Stage.DRAW:
        need(left < TIMES[turn.effect], "turn.effect.left", "left-after-drawing")


def _builds_from_research(turn: Any) -> bool:
    return bool(turn.build != NO_CARD and turn.source == Source.RESEARCH)


def _check_research(state: Any, stage: Stage) -> None:
    turn = state.turn
    count = int(turn.research_count)
    wanted = stage in (Stage.CHOOSE, Stage.RETURN) or _builds_from_research(turn)
    need((count > 0) == wanted, "turn.research", "not-at-stage", stage=stage.name.lower())
    if not wanted:
        return
    slots = state.display[slice(*FIRST_SLOT[turn.research_level : turn.research_level + 2])]
    need(NO_CARD not in slots, "turn.research", "research-of-empty-deck")
    amount = int(state.players[state.to_play].research_amount)
    need(count <= amount, "turn.research.cards", "research-amount", count=count, amount=amount)
    if stage == Stage.RETURN:
        need(count > 1, "turn.research.cards", "last-card-returns")
    else:
        complete = count == amount or state.decks[turn.research_level].count == 0
        need(complete, "turn.research.cards", "too-few-drawn", amount=amount)
        marked = turn.ready or turn.used or turn.used_converters
        need(turn.effect != NO_CARD or not marked, "turn", "nothing-yet")


def _check_build(state: Any, stage: Stage) -> None:
    turn = state.turn
    need((turn.build != NO_CARD) == (stage == Stage.PAY), "turn.build", "not-at-stage", stage=stage.name.lower())
    if stage != Stage.PAY:
        return
    player = state.players[state.to_play]
    cards: dict[int, Ints] = {
        Source.DISPLAY: state.display,
        Source.ARCHIVE: player.archive[: player.archive_count],
        Source.RESEARCH: turn.research[: turn.research_count],
    }
    need(turn.build in cards[turn.source], "turn.build", "not-there", card=IDS[turn.build])
    if turn.source != Source.RESEARCH:
        need(turn.effect == NO_CARD, "turn.effect", "build-inside-effect")
        need(not (turn.ready or turn.used or turn.used_converters), "turn", "nothing-yet")
