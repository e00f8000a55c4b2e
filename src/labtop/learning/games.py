"""Many games at once: each is played by its search, and what can be learnt from it is kept.

Templates; the game's kernels and those of its encoding are hooks.
"""

from __future__ import annotations

from typing import Any

from labtop.bots.evaluation import outlook
from labtop.bots.network import soften, write_result
from labtop.bots.workspace import Scales
from labtop.core.chance import NONE, PLAY, SETUP, begin, below, fork
from labtop.core.encoding import GOES_ON
from labtop.core.entry_points import apply, score, setup
from labtop.envs.stepping import extend
from labtop.learning.forest import ASKED, KEPT, LONGEST, NEW, OVER, THINKING, Effort, Forest
from labtop.learning.trees import (
    LEAST,
    ROOT,
    UNLIKELY,
    clear,
    descend,
    find_legal,
    look_at,
    take_answer,
    turn_to,
    weigh,
)

SHARP = 0.02  # a difference in outlook that makes an action e times as likely


def tick(forest: Forest, effort: Effort, taught: bool, start: int, end: int) -> None:
    """Let the games of a stretch go on with the answers that are there, each to its next question or its end.

    `taught`: nobody is asked; the fitted evaluation answers, for one decision.
    """
    for game in range(start, end):
        slot = forest.slots[game]
        if slot.phase == OVER:
            continue
        if slot.phase == NEW:
            deal(forest, game, effort.opening)
            look(forest, game, effort)
        elif slot.phase == ASKED:
            take_answer(forest, game, effort)
        while slot.phase != OVER:
            if slot.simulations >= (effort.simulations if slot.thorough else effort.quick_simulations):
                slot.phase = THINKING
                decide(forest, game, effort)
                look(forest, game, effort)
                if taught:
                    break
            elif descend(forest, game, effort):
                if not taught:
                    slot.phase = ASKED
                    break
                teach(forest, game)
                take_answer(forest, game, effort)


def deal(forest: Forest, game: int, opening: int) -> None:
    """Begin a game, with up to so many moves of chance."""
    state, slot = forest.states[game], forest.slots[game]
    fork(state.chance, slot.chance)
    begin(state.chance, SETUP)
    setup(state, slot.seats)
    begin(state.chance, PLAY)
    slot.chain.step = slot.chain.said = 0
    slot.turns = slot.decisions = 0
    slot.opening = max(0, below(slot.chance, 2 * opening + 1) - opening)


def look(forest: Forest, game: int, effort: Effort) -> None:
    """Play what is forced, or left to chance; then clear the tree for the decision that there is, or end the game."""
    state, slot = forest.states[game], forest.slots[game]
    while state.to_play >= 0 and slot.turns < effort.max_turns * slot.seats and slot.decisions < LONGEST:
        count = find_legal(forest, game, state, slot.chain)
        choice = 0
        if count > 1:
            if slot.opening == 0:
                clear(forest, game)
                return
            slot.opening -= 1
            choice = below(slot.chance, count)
        play(state, slot, forest.legal[game, choice])
    finish(forest, game, effort.faith)


def play(state: Any, slot: Any, action: int) -> None:
    """Play a legal action of the encoding."""
    said = extend(state, slot.chain, action)
    if said != GOES_ON:
        seat = state.to_play
        apply(state, said)
        if state.to_play != seat:
            slot.turns += 1


def finish(forest: Forest, game: int, faith: float) -> None:
    """The game has ended: keep what it came to. Nobody has won one that was broken off, so it pays to end games."""
    slot, state = forest.slots[game], forest.states[game]
    write_result(state, forest.results[game])
    for seat in range(slot.seats):
        if state.to_play >= 0:
            forest.results[game, seat] = 1.0 / slot.seats
        forest.points[game, seat] = score(state, seat)
        look_back(forest.hopes[game, : slot.decisions, seat], forest.results[game, seat], faith)
    slot.phase = OVER


def look_back(hopes: Any, result: float, faith: float) -> None:
    """What a seat could expect at each decision, as later ones and the result show it: TD(lambda)."""
    later = result
    for row in range(len(hopes) - 1, -1, -1):
        hopes[row] += faith * (later - hopes[row])
        later = hopes[row]


def teach(forest: Forest, game: int) -> None:
    """Answer by the fitted evaluation: what the position is worth and, at the root, what each action makes of it."""
    slot = forest.slots[game]
    state, chain, trial, said = (
        forest.work[game],
        forest.work_chains[game],
        forest.trials[game],
        forest.trial_chains[game],
    )
    scales = Scales(
        forest.weights, forest.traits[game], forest.features[game], forest.units[game], forest.outlooks[game]
    )
    outlook(state, scales)
    total = 0.0
    for seat in range(slot.seats):
        total += scales.shares[seat]
    for place in range(slot.seats):
        forest.judged[game, place] = scales.shares[(slot.mover + place) % slot.seats] / total
    for action in range(forest.answers.shape[1]):
        forest.answers[game, action] = 0.0
    if slot.leaf == ROOT:
        for index in range(find_legal(forest, game, state, chain)):
            action = forest.legal[game, index]
            forest.trials[game] = state
            forest.trial_chains[game] = chain
            code = extend(trial, said, action)
            if code != GOES_ON:
                apply(trial, code)
            outlook(trial, scales)
            forest.answers[game, action] = scales.shares[slot.mover] / SHARP


def decide(forest: Forest, game: int, effort: Effort) -> None:
    """Keep what the search found, and play: of the actions tried most, the one most wanted."""
    state, slot = forest.states[game], forest.slots[game]
    count = find_legal(forest, game, state, slot.chain)
    weigh(forest, game, ROOT, slot.seat, count, effort.scale)
    best, best_urge, most = 0, 2 * UNLIKELY, -1
    for index in range(count):
        action = forest.legal[game, index]
        child = forest.children[game, ROOT, action]
        visits = 0 if child == NONE else forest.visits[game, child]
        urge = forest.urges[game, index] + forest.gumbels[game, action]
        if visits > most or (visits == most and urge > best_urge):
            best, best_urge, most = index, urge, visits
    chosen = int(forest.legal[game, best])
    row = slot.decisions
    look_at(forest, game, state, slot.chain, forest.seen[game, row])
    forest.movers[game, row] = state.to_play
    soften(forest.urges[game], count, 1.0)
    keep_hopes(forest, game, row, count)
    keep_wishes(forest, game, row, count)
    slot.decisions += 1
    turn_to(slot, 1 + effort.simulations)
    play(state, slot, chosen)


def keep_hopes(forest: Forest, game: int, row: int, count: int) -> None:
    """Keep what each seat can expect: what actions came to that were tried, by how much each should be played."""
    slot, hopes = forest.slots[game], forest.hopes[game, row]
    tried = 0.0
    for seat in range(slot.seats):
        hopes[seat] = 0.0
    for index in range(count):
        child = forest.children[game, ROOT, forest.legal[game, index]]
        if child != NONE:
            tried += forest.urges[game, index]
            for seat in range(slot.seats):
                share = forest.totals[game, child, seat] / forest.visits[game, child]
                hopes[seat] += forest.urges[game, index] * share
    for seat in range(slot.seats):
        hopes[seat] /= max(tried, LEAST)


def keep_wishes(forest: Forest, game: int, row: int, count: int) -> None:
    """Keep how much each action should be played, if that was thought about; of many, those most wanted."""
    urges, thorough = forest.urges[game], forest.slots[game].thorough
    for place in range(KEPT):
        best = NONE
        for index in range(count):
            if urges[index] >= 0.0 and (best == NONE or urges[index] > urges[best]):
                best = index
        if best == NONE:
            forest.actions[game, row, place] = NONE
            forest.wishes[game, row, place] = 0.0
        else:
            forest.actions[game, row, place] = forest.legal[game, best]
            forest.wishes[game, row, place] = urges[best] if thorough else 0.0
            urges[best] = -1.0
