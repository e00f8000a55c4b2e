"""What must hold, and all derived values, after every step of random games.

The facts are kernels, so that tens of thousands of games take seconds. Run as a program this file checks a few games:
python test_facts.py PLAYERS GAMES
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from another_python import INTERPRETED, run
from labtop.core.chance import NONE, below, start_chance
from labtop.core.kernel import bind, kernel
from labtop.core.structs import Ints, States, empty
from labtop.games.gizmos.rules.apply import apply
from labtop.games.gizmos.rules.cards import COLOURS, LEVEL, LEVEL_COUNT, LEVEL_III_USED, NO_CARD, PER_LEVEL, STARTING
from labtop.games.gizmos.rules.legal import legal
from labtop.games.gizmos.rules.setup import restore, setup
from labtop.games.gizmos.rules.state import FIRST_SLOT, NOBODY, STATE, Stage, State

GAMES = 10_000
FACTS = [
    "all is well",
    "13 spheres of each colour: dispenser, row and rings",
    "the row has 6 spheres and the dispenser is not empty",
    "at most 44 spheres are stored by all players together",
    "every card is in exactly one place",
    "display slots have gaps only if their deck is empty",
    "ring and archive stay within their limits",
    "ready and used are disjoint sets of active gizmos",
    "the seat follows from the number of turns",
    "everybody has had equally many turns when an ended game is over",
    "there is something to decide, and nothing twice",
    "derived values are what restore works out",
]
ALL_OF_A_LEVEL = (1 << PER_LEVEL) - 1


@kernel
def spheres_are_kept(state: State) -> int:
    stored = row = 0
    for colour in range(COLOURS):
        held = 0
        for seat in range(state.seats):
            held += int(state.players[seat].energy[colour])
            if state.players[seat].energy[colour] < 0:
                return 1
        if held + int(state.row[colour]) + int(state.dispenser[colour]) != 13:
            return 1
        if state.row[colour] < 0 or state.dispenser[colour] < 0:
            return 1
        stored += held
        row += int(state.row[colour])
    if row != 6 or state.dispenser_count <= 0:
        return 2
    return 3 if stored > 44 else 0


@kernel
def add(seen: int, cards: Ints, count: int, level: int) -> int:
    """The cards of a level seen so far and these; -1 if one is there twice."""
    for index in range(count):
        card = int(cards[index])
        if card != NO_CARD and LEVEL[card] == level + 1:
            bit = 1 << (card - STARTING - level * PER_LEVEL)
            if seen & bit:
                return -1
            seen |= bit
    return seen


@kernel
def add_deck(state: State, seen: int, level: int) -> int:
    deck = state.decks[level]
    for index in range(deck.count):
        place = (int(deck.top) + index) % PER_LEVEL
        seen = add(seen, deck.cards[place : place + 1], 1, level)
        if seen < 0 or LEVEL[deck.cards[place]] != level + 1:
            return -1
    return seen


@kernel
def cards_of(state: State, level: int) -> int:
    """All cards of a level that are somewhere; -1 if one is in two places."""
    seen = add_deck(state, 0, level)
    if seen >= 0:
        seen = add(seen, state.display[:], len(state.display), level)
    if seen >= 0:
        seen = add(seen, state.turn.research[:], state.turn.research_count, level)
    for seat in range(state.seats):
        player = state.players[seat]
        if seen >= 0:
            seen = add(seen, player.active[:], player.active_count, level)
        if seen >= 0:
            seen = add(seen, player.archive[:], player.archive_count, level)
    return seen


@kernel
def count_bits(mask: int) -> int:
    count = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count


@kernel
def cards_are_kept(state: State) -> int:
    for level in range(LEVEL_COUNT):
        seen = cards_of(state, level)
        if seen < 0:
            return 4
        if level < LEVEL_COUNT - 1 and seen != ALL_OF_A_LEVEL:
            return 4
        if level == LEVEL_COUNT - 1 and count_bits(seen) != LEVEL_III_USED:
            return 4
        for slot in range(FIRST_SLOT[level], FIRST_SLOT[level + 1]):
            if state.display[slot] == NO_CARD:
                if state.decks[level].count > 0:
                    return 5
            elif LEVEL[state.display[slot]] != level + 1:
                return 4
    for seat in range(state.seats):
        if state.players[seat].active[0] != seat:
            return 4
    return 0


@kernel
def limits_are_kept(state: State) -> int:
    for seat in range(state.seats):
        player = state.players[seat]
        if player.ring > player.storage_limit or player.archive_count > player.file_limit:
            return 6
    return 0


@kernel
def turn_is_right(state: State) -> int:
    turn = state.turn
    if state.to_play == NOBODY:
        if turn.stage != Stage.OVER:
            return 8
        return 9 if state.end_triggered and turn.number % state.seats != 0 else 0
    player = state.players[state.to_play]
    if turn.ready & turn.used or (turn.ready | turn.used) & ~player.gizmos or turn.used_converters & ~player.converters:
        return 7
    if (state.first + turn.number) % state.seats != state.to_play or turn.stage == Stage.OVER:
        return 8
    if turn.stage == Stage.ACTION and state.end_triggered and state.to_play == state.first:
        return 9
    return 0


@kernel
def choices_are_right(state: State, actions: Ints, count: int) -> int:
    if count < 1 or state.chance.forced != NONE:
        return 10
    if state.turn.stage == Stage.PAY:
        return 10 if count < 2 else 0
    if state.turn.stage == Stage.USE and count < 2:
        return 10
    for one in range(count):
        for other in range(one):
            if actions[one] == actions[other]:
                return 10
    return 0


@kernel
def derived_are_right(states: States, raw: Any) -> int:
    """Copy the first record to the last, restore it there and compare the two byte for byte."""
    states[2] = states[0]
    restore(states[2])
    for index in range(raw.shape[1]):
        if raw[0, index] != raw[2, index]:
            return 11
    return 0


@kernel
def broken_fact(states: States, raw: Any) -> int:
    state = states[0]
    broken = spheres_are_kept(state)
    if broken == 0:
        broken = cards_are_kept(state)
    if broken == 0:
        broken = limits_are_kept(state)
    if broken == 0:
        broken = turn_is_right(state)
    if broken == 0:
        broken = derived_are_right(states, raw)
    return broken


def _checked_games(states: States, raw: Any, actions: Ints, players: int, games: int) -> int:
    """As `random_games`; the number of the first fact that does not hold, or 0."""
    state: Any = states[0]
    for _ in range(games):
        setup(state, players)
        broken = broken_fact(states, raw)
        while state.to_play >= 0 and broken == 0:
            count = legal(state, actions)
            broken = choices_are_right(state, actions, count)
            if broken == 0:
                apply(state, actions[below(states[1].chance, count)])
                broken = broken_fact(states, raw)
        if broken != 0:
            return broken
    return 0


checked_games = bind(_checked_games, "gizmos")


def check(players: int, games: int) -> None:
    """The first fact that does not hold in so many games, or nothing."""
    states: Any = empty(STATE, 3)
    start_chance(states, players)
    states[1].chance = states[0].chance
    raw = states.view(np.ndarray).view(np.uint8).reshape(3, -1)
    actions: Any = np.zeros(2048, np.int64)
    broken = checked_games(states, raw, actions, players, games)
    assert broken == 0, FACTS[broken]


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_facts_hold_in_random_games(players: int) -> None:
    check(players, GAMES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_facts_hold_interpreted(players: int) -> None:
    run(__file__, str(players), "1", **INTERPRETED)


@pytest.mark.long
def test_facts_hold_with_bounds_checked(tmp_path: Path) -> None:
    run(__file__, "4", "300", NUMBA_BOUNDSCHECK="1", LABTOP_CACHE=str(tmp_path))


if __name__ == "__main__":
    check(*map(int, sys.argv[1:]))
