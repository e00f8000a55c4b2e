"""The compiled step: actions in, then everything up to the next decision of a learner, for games of a stretch.

Templates; the game's kernels, those of its encoding and of the bots in its seats are hooks.
"""

from typing import Any

from labtop.core.chance import NONE, PLAY, SETUP, Chance, begin, fork
from labtop.core.encoding import GOES_ON, Chain
from labtop.core.entry_points import apply, legal, score, setup, standing
from labtop.core.structs import Ints, States
from labtop.envs.ahead import bring
from labtop.envs.episodes import LEARNER, LOGS, NEXT_STEP, SAME_STEP, Buffers, Settings

WIN, RANK, MARGIN, SCORE = 0, 1, 2, 3  # rewards
SIZE = 0  # a hook: bytes of an observation, without what is remembered


def mask(state: Any, chain: Chain, mask: Any, room: Ints) -> int:
    raise NotImplementedError


def extend(state: Any, chain: Chain, action: int) -> int:
    raise NotImplementedError


def observe(state: Any, chain: Chain, seat: int, values: Any) -> None:
    raise NotImplementedError


def by_itself(state: Any, options: int) -> int:
    raise NotImplementedError


def remember(state: Any, memory: Any) -> None:
    raise NotImplementedError


def recall(state: Any, memory: Any, seat: int, values: Any, start: int) -> None:
    raise NotImplementedError


def bot_action(states: States, game: int, bot: int, chooser: Chance, bots: Any, room: Ints) -> int:
    """What a bot plays in a game."""
    raise NotImplementedError


def first_illegal(mask: Any, episodes: States, actions: Ints, start: int, end: int) -> int:
    """The first game of a stretch in which an action is not legal, or NONE."""
    for game in range(start, end):
        action = actions[game]
        if not episodes[game].waits:
            if action < 0 or action >= mask.shape[1]:
                return game
            if not mask[game, action]:
                return game
    return NONE


def reset(
    states: States,
    episodes: States,
    buffers: Buffers,
    settings: Settings,
    bots: Any,
    room: Ints,
    chosen: Any,
    start: int,
    end: int,
) -> None:
    """Begin those games of a stretch anew that are chosen."""
    for game in range(start, end):
        if chosen[game]:
            reset_game(states, episodes, buffers, settings, bots, room, game)


def step(
    states: States,
    episodes: States,
    buffers: Buffers,
    settings: Settings,
    bots: Any,
    room: Ints,
    actions: Ints,
    start: int,
    end: int,
) -> None:
    """Play an action that is legal in each game of a stretch, and on to the next decision."""
    for game in range(start, end):
        if game + 1 < end:
            bring_game(states, episodes, buffers, game + 1)
        step_game(states, episodes, buffers, settings, bots, room, actions[game], game)


def bring_game(states: States, episodes: States, buffers: Buffers, game: int) -> None:
    """What a step of a game works at is brought close."""
    bring(states, game)
    bring(episodes, game)
    bring(buffers.legal_action_mask, game)
    bring(buffers.observation, game)


def reset_game(
    states: States, episodes: States, buffers: Buffers, settings: Settings, bots: Any, room: Ints, game: int
) -> None:
    """Begin a game anew."""
    deal_anew(states, episodes, buffers, settings, bots, room, game)
    show(states, episodes, buffers, room, game)


def step_game(
    states: States,
    episodes: States,
    buffers: Buffers,
    settings: Settings,
    bots: Any,
    room: Ints,
    chosen: int,
    game: int,
) -> None:
    """The same for one game."""
    if advance(states, episodes, buffers, settings, bots, room, chosen, game):
        show(states, episodes, buffers, room, game)


def deal_anew(
    states: States, episodes: States, buffers: Buffers, settings: Settings, bots: Any, room: Ints, game: int
) -> None:
    """Begin a game anew, up to the first decision of a learner."""
    clear(buffers, settings, game)
    deal(states, episodes, buffers, settings, game)
    play_on(states, episodes, buffers, settings, bots, room, game)


def advance(
    states: States,
    episodes: States,
    buffers: Buffers,
    settings: Settings,
    bots: Any,
    room: Ints,
    chosen: int,
    game: int,
) -> bool:
    """Play an action and go on to the next decision of a learner; False if there is nothing new to be shown."""
    state, episode = states[game], episodes[game]
    if episode.waits:
        if settings.autoreset == NEXT_STEP:
            deal_anew(states, episodes, buffers, settings, bots, room, game)
        else:
            clear(buffers, settings, game)
            return False
    else:
        clear(buffers, settings, game)
        action = extend(state, episode.chain, chosen)
        if action != GOES_ON:
            play(states, episodes, buffers, action, game)
            play_on(states, episodes, buffers, settings, bots, room, game)
    if state.to_play < 0 or episode.turns >= settings.max_turns:
        finish(states, episodes, buffers, settings, game)
        look(states, episodes, buffers.memory, game, episode.seat, buffers.final_observation[game])
        if settings.autoreset == SAME_STEP:
            deal(states, episodes, buffers, settings, game)
            play_on(states, episodes, buffers, settings, bots, room, game)
    return True


def clear(buffers: Buffers, settings: Settings, game: int) -> None:
    """Forget how the last step ended."""
    buffers.terminated[game] = False
    buffers.truncated[game] = False
    for seat in range(settings.players):
        buffers.rewards[game, seat] = 0.0


def deal(states: States, episodes: States, buffers: Buffers, settings: Settings, game: int) -> None:
    """A new episode."""
    state, episode = states[game], episodes[game]
    fork(state.chance, episode.chance)
    begin(state.chance, SETUP)
    setup(state, settings.players)
    begin(state.chance, PLAY)
    fork(episode.chooser, episode.chance)
    episode.chain.step = episode.chain.said = 0
    episode.turns = episode.decisions = episode.waits = 0
    episode.seat = state.to_play
    for place in range(buffers.memory.shape[1]):
        buffers.memory[game, place] = 0
    if len(buffers.first_states) > 0:
        buffers.first_states[episode.number % LOGS, game] = state


def play(states: States, episodes: States, buffers: Buffers, action: int, game: int) -> None:
    """Play an action of the rules."""
    state, episode = states[game], episodes[game]
    if len(buffers.log) > 0 and episode.decisions < buffers.log.shape[2]:
        buffers.log[episode.number % LOGS, game, episode.decisions] = action
    episode.decisions += 1
    seat = state.to_play
    apply(state, action)
    if state.to_play != seat:
        episode.turns += 1
    if buffers.memory.shape[1] > 0:
        remember(state, buffers.memory[game])


def play_on(
    states: States, episodes: States, buffers: Buffers, settings: Settings, bots: Any, room: Ints, game: int
) -> None:
    """Play all that no learner has to decide."""
    state, episode = states[game], episodes[game]
    while state.to_play >= 0 and episode.turns < settings.max_turns:
        action = by_itself(state, settings.options) if settings.options else GOES_ON
        if action == GOES_ON:
            bot = episode.bots[state.to_play]
            if bot != LEARNER:
                action = bot_action(states, game, bot, episode.chooser, bots, room)
            else:
                episode.seat = state.to_play
                if not settings.skip_forced or legal(state, room) > 1:
                    return
                action = room[0]
        play(states, episodes, buffers, action, game)


def finish(states: States, episodes: States, buffers: Buffers, settings: Settings, game: int) -> None:
    """An episode has ended: pay what it brought. One that was cut off pays nothing."""
    state, episode = states[game], episodes[game]
    over = state.to_play < 0
    buffers.terminated[game] = over
    buffers.truncated[game] = not over
    if len(buffers.log) > 0:
        buffers.lengths[episode.number % LOGS, game] = min(episode.decisions, buffers.log.shape[2])
    episode.waits = True
    episode.number += 1
    episode.chain.step = episode.chain.said = 0
    for seat in range(settings.players):
        buffers.final_scores[game, seat] = score(state, seat)
        if over:
            buffers.rewards[game, seat] = reward(state, seat, settings.players, settings.reward)


def reward(state: Any, seat: int, players: int, kind: int) -> float:
    """What the end of a game is worth to a seat."""
    own, own_score = standing(state, seat), score(state, seat)
    better = equal = 0
    best_other = -(1 << 30)
    for other in range(players):
        if other != seat:
            better += standing(state, other) > own
            equal += standing(state, other) == own
            best_other = max(best_other, score(state, other))
    if kind == WIN:  # shared by those who won together; what one gains, the others lose
        share = 1.0 / (1 + equal) if better == 0 else 0.0
        return (share * players - 1.0) / (players - 1)
    if kind == RANK:  # evenly from 1 to -1
        return 1.0 - (2.0 * better + equal) / (players - 1)
    if kind == MARGIN:
        return float(own_score - best_other)
    return float(own_score)


def show(states: States, episodes: States, buffers: Buffers, room: Ints, game: int) -> None:
    """Write the mask and what the seat that decides may know; after the end, what the last one may."""
    buffers.current_player[game] = -1 if episodes[game].waits else states[game].to_play
    show_mask(states[game], episodes[game], buffers.legal_action_mask[game], room)
    look(states, episodes, buffers.memory, game, episodes[game].seat, buffers.observation[game])


def show_mask(state: Any, episode: Any, values: Any, room: Ints) -> None:
    """Write which actions are legal: none after the end."""
    if episode.waits:
        for action in range(len(values)):
            values[action] = False
    else:
        mask(state, episode.chain, values, room)


def look(states: States, episodes: States, memory: Any, game: int, seat: int, values: Any) -> None:
    """Write what any seat may know of a game, and what it remembers."""
    observe(states[game], episodes[game].chain, seat, values)
    if memory.shape[1] > 0:
        recall(states[game], memory[game], seat, values, SIZE)
