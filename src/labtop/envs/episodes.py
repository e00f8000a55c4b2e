"""What an environment knows of each of its games besides the state of the rules, and how it plays on."""

from typing import Annotated, Any, NamedTuple

import numpy as np

from labtop.core.chance import Chance
from labtop.core.encoding import Chain
from labtop.core.structs import I8, I32, Ints, States, dtype_of

SEATS = 4  # at most
LEARNER = -1  # instead of a bot: who is in this seat is asked for each action
SAME_STEP, NEXT_STEP, DISABLED = 0, 1, 2  # when a game that has ended begins anew
LOGS = 2  # of a game: that of the episode under way and that of the one before


class Episode:
    """A game of the environment."""

    chance: Chance  # brings the keys of its episodes
    chooser: Chance  # what its bots choose by
    chain: Chain
    number: I32  # of episodes that have ended
    turns: I32  # that have been played
    decisions: I32  # that have been logged
    seat: I8  # that decided last, or has to decide
    waits: I8  # has it ended, and is not reset yet?
    bots: Annotated[Ints, np.int8, SEATS]  # the number of the bot in each seat, or LEARNER


EPISODE = dtype_of(Episode)


class Buffers(NamedTuple):
    """What the environment shows: arrays with a row a game, written in place."""

    observation: Any
    legal_action_mask: Any
    rewards: Any  # by seat
    terminated: Any
    truncated: Any
    current_player: Any  # the seat that decides
    final_observation: Any  # of the last episode that ended
    final_scores: Any  # likewise, by seat
    first_states: States  # of the last episodes: log, game; nothing is kept if there are no rows
    log: Any  # their actions of the rules: log, game, number
    lengths: Any  # how many there are: log, game
    memory: Any  # what seats remember; nothing is, if there are no columns


class Settings(NamedTuple):
    """How it plays."""

    players: int
    reward: int
    max_turns: int
    skip_forced: int
    autoreset: int  # what becomes of a game that has ended
    options: int  # of the encoding
