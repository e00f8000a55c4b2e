"""What follows from a position by the rules and is drawn: limits, points, what decided the game."""

from functools import lru_cache
from typing import Any

import numpy as np

from labtop.core.structs import REMEMBERED, States, snapshot
from labtop.games.gizmos.rules import answers
from labtop.games.gizmos.rules.building import GIZMOS_TO_END, LEVEL_III_TO_END
from labtop.games.gizmos.rules.cards import COLOUR, IDS, NO_CARD, POINTS, SCORES_ENERGY, SCORES_TOKENS
from labtop.games.gizmos.rules.scoring import decided_by
from labtop.games.gizmos.rules.state import Player, Stage, State

Facts = dict[str, Any]
# The tables of the rules as plain Python
COLOURS, PRINTED = COLOUR.tolist(), POINTS.tolist()
SCORING_ENERGY, SCORING_TOKENS = (set(np.flatnonzero(table).tolist()) for table in (SCORES_ENERGY, SCORES_TOKENS))
SCORING = SCORING_ENERGY | SCORING_TOKENS  # what these cards are worth changes


def facts(states: States) -> Facts:
    """The same for all seats and spectators, since no fact is hidden; only to be read, since parts are remembered."""
    state: State = snapshot(states)
    seats = state.seats
    players = enumerate(state.players[:seats])
    return {
        "players": [_player(player, _scored(states, seat, player)) for seat, player in players],
        "short": _short(states, state),
        "end": {"gizmos": GIZMOS_TO_END, "level_3": LEVEL_III_TO_END},  # which number of them triggers it
        "round": state.turn.number // seats + 1,
        "last": (state.first - 1) % seats,  # whose turn is the last of each round
        "decided_by": _decided_by(states, seats),  # what the winner wins by; before the end by the scores so far
    }


def _scored(states: States, seat: int, player: Player) -> tuple[int, ...]:
    """What the active cards are worth whose points are not printed on them."""
    if not player.scores_energy and not player.scores_tokens:
        return ()
    active = player.active[: player.active_count]
    return tuple([answers.worth(states, answers.owned(seat, card)) for card in active if card in SCORING])


@lru_cache(REMEMBERED)
def _player(player: Player, scored: tuple[int, ...]) -> Facts:
    forbidden = {"file": player.files_forbidden, "research": player.research_forbidden}
    active = player.active[: player.active_count]
    points = iter(scored)
    worth = {card: next(points) if card in SCORING else PRINTED[card] for card in active}
    return {
        "limits": {
            "storage": player.storage_limit,
            "archive": player.file_limit,
            "research": player.research_amount,
        },
        "forbidden": [action for action, by in forbidden.items() if by],
        "stored": player.ring,
        "level_3": player.level_3,
        "worth": {IDS[card]: points for card, points in worth.items()},
        "points": {  # by where they come from
            "printed": sum(points for card, points in worth.items() if card not in SCORING),
            "tokens": player.tokens,
            "end-energy": sum(points for card, points in worth.items() if card in SCORING_ENERGY),
            "end-tokens": sum(points for card, points in worth.items() if card in SCORING_TOKENS),
        },
    }


def _short(states: States, state: State) -> Facts:
    """Cards that whoever begins a turn could build but cannot pay: what they can pay, and what it takes."""
    if state.turn.stage != Stage.ACTION:
        return {}
    player: Player = state.players[state.to_play]
    cards = [card for card in (*state.display, *player.archive[: player.archive_count]) if card != NO_CARD]
    prices = {card: int(answers.price(states, card)) for card in cards}
    reaches = {colour: int(answers.power(states, colour)) for colour in {COLOURS[card] for card in cards}}
    return {
        IDS[card]: {"reach": reaches[COLOURS[card]], "price": price}
        for card, price in prices.items()
        if reaches[COLOURS[card]] < price
    }


def _decided_by(states: States, seats: int) -> str:
    """By what the best seat is before the second."""
    standings = sorted(answers.standing(states, seat) for seat in range(seats))
    return decided_by(standings[-1], standings[-2])
