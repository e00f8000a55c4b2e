"""What follows from a position by the rules and is drawn: limits, points, what decided the game."""

from typing import Any

from labtop.core.structs import States
from labtop.games.gizmos.rules import answers
from labtop.games.gizmos.rules.building import GIZMOS_TO_END, LEVEL_III_TO_END
from labtop.games.gizmos.rules.cards import IDS, SCORES_ENERGY, SCORES_TOKENS
from labtop.games.gizmos.rules.scoring import decided_by
from labtop.games.gizmos.rules.state import Player, State

Facts = dict[str, Any]


def facts(states: States, viewer: int | None) -> Facts:
    """The same for all seats and spectators: no fact is hidden."""
    state: State = states[0]
    seats = int(state.seats)
    return {
        "players": [_player(states, seat) for seat in range(seats)],
        "end": {"gizmos": GIZMOS_TO_END, "level_3": LEVEL_III_TO_END},  # which number of them triggers it
        "round": int(state.turn.number) // seats + 1,
        "last": (int(state.first) - 1) % seats,  # whose turn is the last of each round
        "decided_by": _decided_by(states),  # what the winner wins by; before the end by the scores so far
    }


def _player(states: States, seat: int) -> Facts:
    player: Player = states[0].players[seat]
    forbidden = {"file": player.files_forbidden, "research": player.research_forbidden}
    worth = {card: answers.worth(states, answers.owned(seat, card)) for card in _active(player)}
    return {
        "limits": {
            "storage": int(player.storage_limit),
            "archive": int(player.file_limit),
            "research": int(player.research_amount),
        },
        "forbidden": [action for action, by in forbidden.items() if by],
        "stored": int(player.ring),
        "level_3": int(player.level_3),
        "worth": {IDS[card]: points for card, points in worth.items()},
        "points": {  # by where they come from
            "printed": sum(points for card, points in worth.items() if not _scores_at_end(card)),
            "tokens": int(player.tokens),
            "end-energy": sum(points for card, points in worth.items() if SCORES_ENERGY[card]),
            "end-tokens": sum(points for card, points in worth.items() if SCORES_TOKENS[card]),
        },
    }


def _active(player: Player) -> list[int]:
    return [int(card) for card in player.active[: player.active_count]]


def _scores_at_end(card: int) -> bool:
    return bool(SCORES_ENERGY[card] or SCORES_TOKENS[card])


def _decided_by(states: States) -> str:
    """By what the best seat is before the second."""
    standings = sorted(answers.standing(states, seat) for seat in range(int(states[0].seats)))
    return decided_by(standings[-1], standings[-2])
