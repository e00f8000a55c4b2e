"""Why an action is not legal, in words for the player. Only asked for actions that legal.py does not list."""

from typing import Any

from labtop.core.structs import States
from labtop.core.texts import Message
from labtop.games.gizmos.rules.actions import NAMES, PAY, read_action
from labtop.games.gizmos.rules.answers import power
from labtop.games.gizmos.rules.answers import price as lowest_price
from labtop.games.gizmos.rules.cards import COLOUR, FORBIDS_FILE, FORBIDS_RESEARCH, GIZMO_BIT, IDS, NUMBERS
from labtop.games.gizmos.rules.data import ENERGIES
from labtop.games.gizmos.rules.state import Stage
from labtop.games.gizmos.words.card_text import TEXTS

STAGES = {  # where each kind of action belongs
    "file": (Stage.ACTION, Stage.CHOOSE, Stage.FILE),
    "build": (Stage.ACTION, Stage.CHOOSE, Stage.BUILD),
    "pick": (Stage.ACTION, Stage.PICK),
    "research": (Stage.ACTION, Stage.RESEARCH),
    "pay": (Stage.PAY,),
    "under": (Stage.RETURN,),
    "use": (Stage.USE,),
}
SPELLINGS = {name.casefold(): name for number, name in enumerate(NAMES) if number != PAY}


def why_not(states: States, action: str) -> Message:
    """The reason why an action is not legal."""
    state = states[0]
    stage = Stage(state.turn.stage)
    if stage == Stage.OVER:
        return TEXTS.message("illegal-over")
    right = SPELLINGS.get(" ".join(action.casefold().split()))
    word, _, thing = action.partition(" ")
    if read_action(action) is None:
        if right is not None:
            return TEXTS.message("illegal-spelling", action=action, right=right)
        return TEXTS.message("illegal-unknown", action=action[:100])
    if action in ("pass", "end"):
        return TEXTS.message(f"illegal-{action}")
    if stage not in STAGES.get(word, ()):
        return TEXTS.message("illegal-stage", stage=stage.name.lower())
    if word == "pay":
        return TEXTS.message("illegal-pay", card=IDS[state.turn.build])
    return {"file": _file, "build": _build, "pick": _pick, "research": _research, "under": _under, "use": _use}[word](
        states, thing
    )


def _active(player: Any) -> list[int]:
    return list(player.active[: player.active_count])


def _hand(state: Any) -> list[str]:
    return [IDS[card] for card in state.turn.research[: state.turn.research_count]]


def _pick(states: States, energy: str) -> Message:
    state = states[0]
    player = state.players[state.to_play]
    if player.ring >= player.storage_limit:
        return TEXTS.message("illegal-pick-ring-full", limit=int(player.storage_limit))
    return TEXTS.message("illegal-pick-not-in-row", colour=energy)


def _file(states: States, card: str) -> Message:
    state = states[0]
    player = state.players[state.to_play]
    for active in _active(player):
        if FORBIDS_FILE[active]:
            return TEXTS.message("illegal-file-forbidden", card=IDS[active])
    if player.archive_count >= player.file_limit:
        return TEXTS.message("illegal-file-archive-full", limit=int(player.file_limit))
    place = "hand" if state.turn.stage == Stage.CHOOSE else "display"
    return TEXTS.message(f"illegal-file-not-in-{place}", card=card)


def _build(states: States, card: str) -> Message:
    state = states[0]
    player = state.players[state.to_play]
    number = NUMBERS[card]
    archive = player.archive[: player.archive_count]
    if state.turn.stage == Stage.CHOOSE:
        if card not in _hand(state):
            return TEXTS.message("illegal-build-not-in-hand", card=card)
    elif number not in archive and number not in state.display:
        return TEXTS.message("illegal-build-not-available", card=card)
    elif state.turn.stage == Stage.BUILD:
        return TEXTS.message("illegal-build-not-free", card=card)
    colour = (*ENERGIES, "any")[COLOUR[number]]
    converters = "yes" if player.kit else "no"
    reach = power(states, int(COLOUR[number]))
    price = int(lowest_price(states, number))  # interpreted, it is one of NumPy's
    return TEXTS.message(
        "illegal-build-cost", card=card, price=price, colour=colour, reach=reach, converters=converters
    )


def _research(states: States, level: str) -> Message:
    state = states[0]
    for active in _active(state.players[state.to_play]):
        if FORBIDS_RESEARCH[active]:
            return TEXTS.message("illegal-research-forbidden", card=IDS[active])
    return TEXTS.message("illegal-research-empty", level=level)


def _under(states: States, card: str) -> Message:
    return TEXTS.message("illegal-under", card=card)


def _use(states: States, card: str) -> Message:
    turn = states[0].turn
    bit = int(GIZMO_BIT[NUMBERS[card]])
    reason = "used" if bit & int(turn.used) else "not-now" if bit & int(turn.ready) else "not-ready"
    return TEXTS.message(f"illegal-use-{reason}", card=card)
