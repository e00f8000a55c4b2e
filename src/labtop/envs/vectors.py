"""Many games at once, in arrays that are written in place. The names are those of pgx."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from inspect import signature
from itertools import pairwise
from operator import index
from secrets import randbits
from typing import Any

import numpy as np
import numpy.typing as npt

from labtop import registry
from labtop.core.chance import NONE, key_of, seed_of, start_chance
from labtop.core.entry_points import Kernel
from labtop.core.errors import shown
from labtop.core.game import Game
from labtop.core.structs import States
from labtop.envs import opponents
from labtop.envs.compiled import compiled_step
from labtop.envs.episodes import EPISODE, LEARNER, LOGS, Buffers, Settings
from labtop.envs.workers import Workers

REWARDS = ("win", "rank", "margin", "score")
AUTORESETS = ("same_step", "next_step", "disabled")
MAX_TURNS = 1000  # of all players together; people play about 40 a game
MOST_TURNS = 2**31 - 1  # what an episode can count
LOGGED = 512  # actions of a game for which there is room at first
ROOM = 1024  # for legal actions: more are there only in payments that nobody meets
FEW = 16  # games of a thread: fewer are not worth one
CLOSED = "it is closed: nothing is played any more"
SHOWN = (
    *("observation", "legal_action_mask", "rewards", "terminated", "truncated", "current_player"),
    *("final_observation", "final_scores"),
)
MADE = ("_rules", "encoding", "_compiled", "_bots", "_rooms", "_workers")  # for each process anew


class Vector:
    """`n` games of one sort, each with its own chance: what happens in one depends on its seed and actions alone.

    After `reset` and each `step` these arrays, which are always the same, have a row for each game: `observation` (the
    bytes of the encoding), `legal_action_mask`, `current_player` (the seat that decides, -1 after the end), `rewards`
    (by seat, 0 before the end), `terminated`, `truncated`, and, of the last episode that ended, `final_observation` and
    `final_scores` (points by seat).
    """

    observation: npt.NDArray[np.uint8]
    legal_action_mask: npt.NDArray[np.bool_]
    current_player: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    final_observation: npt.NDArray[np.uint8]
    final_scores: npt.NDArray[np.int32]
    _not_copied: tuple[str, ...] = ("_states", "_episodes", "_buffers", *SHOWN, *MADE)  # as they are
    _states: Any
    _episodes: Any
    _buffers: Buffers
    _closed = False

    def __init__(
        self,
        game: str,
        n: int,
        players: int = 2,
        threads: int = 1,
        *,
        seed: int | None = 0,
        bots: Sequence[str | None] | None = None,
        reward: str = "win",
        autoreset: str = "same_step",
        max_turns: int = MAX_TURNS,
        skip_forced: bool = False,
        record: bool = False,
        memory: bool = False,
        **options: Any,
    ) -> None:
        """`bots`: for each seat the name of a bot, or None where an action is asked for, as everywhere unless told.

        `record` keeps the actions, `memory` shows what a seat knows that forgets nothing. `options` are the encoding's
        own, and what `labtop.new_game` takes of an edition, such as `components`. With None for a `seed` one is drawn.
        Whatever is wrong raises ValueError.
        """
        n, players, threads = whole("n", n, 1), player_count(game, players), whole("threads", threads, 1)
        max_turns = whole("max_turns", max_turns, 1, MOST_TURNS)
        need(max_turns >= players, f"max_turns is {players} or more, a turn for each player, not {max_turns}")
        seats = [None] * players if bots is None else bots
        _check_seats(seats, players)
        skip_forced, record, memory = (
            yes_or_no(name, given)
            for name, given in {"skip_forced": skip_forced, "record": record, "memory": memory}.items()
        )
        self.game, self.players = game, players
        self._rules, self.encoding = registry.rules(game), registry.encoding(game)
        fresh = self._empty(
            {name: options.pop(name) for name in signature(self._rules.fresh).parameters if name in options}
        )
        self._settings = Settings(
            players=players,
            reward=_index("reward", REWARDS, reward),
            max_turns=max_turns,
            skip_forced=int(skip_forced),
            autoreset=_index("autoreset", AUTORESETS, autoreset),
            options=_bits(self.encoding.options, options),
        )
        self.parts = self.encoding.parts + (self.encoding.remembered if memory else ())
        self._stretches = _stretches(n, threads)
        states = np.frombuffer(bytearray(fresh[:1].tobytes() * n), fresh.dtype)
        self._hold(states, np.zeros(n, EPISODE), self._make_buffers(n, fresh.dtype, record, memory))
        self._make_room()
        self.seat_bots([seats] * n)
        self.reset(randbits(128) if seed is None else seed)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles; records as bytes, since theirs has to be the very dtype that Numba knows."""
        kept = {name: value for name, value in vars(self).items() if name not in self._not_copied}
        buffers = Buffers(*(self._get(array).copy() for array in self._buffers))
        records = (self._get(self._states), self._get(self._episodes), buffers.first_states)
        packed = [(array.tobytes(), array.shape) for array in records]
        return kept | {"records": packed, "buffers": buffers._replace(first_states=buffers.first_states[:0])}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        packed, buffers = kept.pop("records"), kept.pop("buffers")
        vars(self).update(kept)
        self._rules, self.encoding = registry.rules(self.game), registry.encoding(self.game)
        dtypes = (own := self._empty(self._edition).dtype, EPISODE, own)
        states, episodes, first_states = (
            np.frombuffer(bytearray(contents), dtype).reshape(shape)
            for (contents, shape), dtype in zip(packed, dtypes, strict=True)
        )
        self._hold(states, episodes, buffers._replace(first_states=first_states))
        self._make_room()
        self._prepare_bots(kept["_bot_names"])

    def __len__(self) -> int:
        return len(self._states)

    def seat_bots(self, bots: Sequence[Sequence[str | None]]) -> None:
        """Put bots into the seats of each game, from its next decision on."""
        need(len(bots) == len(self), f"bots has seats for each of the {len(self)} games, not for {len(bots)}")
        for seats in bots:
            _check_seats(seats, self.players)
        names = sorted({name for seats in bots for name in seats if name is not None})
        self._prepare_bots(names)
        episodes = self._get(self._episodes)
        for game, seats in enumerate(bots):
            numbers = [LEARNER if name is None else names.index(name) for name in seats]
            episodes["bots"][game, : self.players] = numbers
        self._episodes = self._put(episodes)

    def reset(self, seed: int | None = None, games: npt.ArrayLike | None = None) -> Vector:
        """Begin games anew: all, or those where `games` is true. Without a seed their chance goes on as it was."""
        need(not self._closed, CLOSED)
        chosen = self.chosen(games)
        if seed is not None:
            seed = whole_seed(seed)
            episodes = self._get(self._episodes)
            for number in np.flatnonzero(chosen).tolist():
                start_chance(episodes[number : number + 1], seed_of(seed, number))
            self._episodes = self._put(episodes)
        self._reset(chosen)
        return self

    def chosen(self, games: npt.ArrayLike | None) -> npt.NDArray[np.bool_]:
        """The games of a reset, as it takes them: True or False for each; ValueError if they are not that."""
        chosen = np.ones(len(self), np.bool_) if games is None else np.array(games)
        fits = chosen.shape == (len(self),) and chosen.dtype == np.bool_
        need(fits, f"games has True or False for each of the {len(self)} games, not {shown(games)}")
        return chosen

    def step(self, actions: npt.ArrayLike) -> Vector:
        """Play an action in each game; ValueError, and nothing is changed, if one of them is not legal.

        In a game that has ended and is not yet begun anew the action does not matter. If it is interrupted, as by
        Ctrl-C, the action may have been played in some of the games only.
        """
        need(not self._closed, CLOSED)
        chosen = self._given(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions has a whole number for each of the {len(self)} games, not {shown(actions)}")
        illegal = self._step(chosen)
        if illegal != NONE:
            raise ValueError(f"game {illegal}: {self.why_not(illegal, int(chosen[illegal]))}")
        self._lengthen_log()
        return self

    def why_not(self, game: int, action: int) -> str:
        """The reason why an action is not legal in a game."""
        game, names = self._numbered(game), self.encoding.names
        if not 0 <= action < len(names):
            return f"there is no action {action}; they go from 0 to {len(names) - 1}"
        mask = self._get(self._buffers.legal_action_mask[game])
        legal = ", ".join(f"{number} ({names[number]})" for number in np.flatnonzero(mask))
        return f"action {action} ({names[action]}) is not legal; these are: {legal}"

    def observe(self, game: int, seat: int) -> npt.NDArray[np.uint8]:
        """What any seat may know of a game."""
        game, seat = self._numbered(game), whole("seat", seat, 0, self.players - 1)
        values = np.zeros(self.observation.shape[1], np.uint8)
        row = slice(game, game + 1)
        arrays = (self._get(array[row]) for array in (self._states, self._episodes, self._buffers.memory))
        self._compiled.look(*arrays, 0, seat, values)
        return values

    def playing(self, game: int) -> Game:
        """The game under way, as it can be looked at and played on elsewhere; what the chain has said is not in it."""
        game = self._numbered(game)
        return Game(self._rules, self._get(self._states[game : game + 1]), None, None)

    def record(self, game: int) -> dict[str, Any]:
        """The last episode of a game that has ended, as a record; ValueError if there is none, or none was kept."""
        need(bool(self._buffers.first_states.size), "nothing is recorded; make the vector with record=True")
        game = self._numbered(game)
        ended = int(self._get(self._episodes[game : game + 1])["number"][0])
        need(ended > 0, f"no episode of game {game} has ended yet")
        log = (ended - 1) % LOGS
        played = Game(self._rules, self._get(self._buffers.first_states[log, game : game + 1]), None, None)
        length = self._get(self._buffers.lengths[log])[game]
        for action in self._get(self._buffers.log[log, game])[:length].tolist():
            played.play(self._rules.name_action(action))
        return played.record()

    def close(self) -> None:
        """Let its threads go. What was last shown stays; nothing is played any more."""
        self._closed = True
        self._workers.close()

    def _numbered(self, game: int) -> int:
        """The number of a game: compiled code would read whatever lies elsewhere."""
        return whole("game", game, 0, len(self) - 1)

    def _empty(self, edition: dict[str, Any]) -> States:
        """Records ready for setup with these components."""
        self._edition = deepcopy(edition)  # the caller may go on changing it
        fresh, packaged = self._rules.fresh(**edition), self._rules.fresh()
        self._is_packaged = bool(fresh.tobytes() == packaged.tobytes())
        return fresh

    def _make_buffers(self, n: int, states: np.dtype[Any], record: bool, memory: bool) -> Buffers:
        logs, actions = LOGS if record else 0, len(self.encoding.names)
        seen = (n, sum(part.size for part in self.parts))
        return Buffers(
            observation=np.zeros(seen, np.uint8),
            legal_action_mask=np.zeros((n, actions), np.bool_),
            rewards=np.zeros((n, self.players), np.float32),
            terminated=np.zeros(n, np.bool_),
            truncated=np.zeros(n, np.bool_),
            current_player=np.zeros(n, np.int8),
            final_observation=np.zeros(seen, np.uint8),
            final_scores=np.zeros((n, self.players), np.int32),
            first_states=np.zeros((logs, n), states),
            log=np.zeros((logs, n, LOGGED), np.int64),
            lengths=np.zeros((logs, n), np.int32),
            memory=np.zeros((n, self.encoding.memory if memory else 0), np.uint8),
        )

    def _hold(self, states: States, episodes: States, buffers: Buffers) -> None:
        """Take arrays to where the games are worked on, and show those that are for everybody."""
        self._states, self._episodes = self._put(states), self._put(episodes)
        self._buffers = Buffers(*map(self._put, buffers))
        for name in SHOWN:
            setattr(self, name, self._show(getattr(self._buffers, name)))

    def _make_room(self) -> None:
        """Threads, and where they work."""
        self._rooms = [np.zeros(ROOM, np.int64) for _ in self._stretches]
        self._workers = Workers(len(self._stretches))

    def _prepare_bots(self, names: list[str]) -> None:
        """The step with these bots, and where they think."""
        made = [opponents.named(name, self.game, self._is_packaged) for name in names]
        self._bot_names = names
        self._compiled = compiled_step(self.game, opponents.action_of(made))
        self._bots = [opponents.room_for(self.game, made) for _ in self._stretches]

    def _lengthen_log(self) -> None:
        """Make room before it is needed."""
        room = self._buffers.log.shape[2]
        if self._buffers.log.size and self._get(self._episodes)["decisions"].max() > room // 2:
            log = np.pad(self._get(self._buffers.log), ((0, 0), (0, 0), (0, room)))
            self._buffers = self._buffers._replace(log=self._put(log))

    # Where it is worked: here, on the CPU

    def _put(self, array: npt.NDArray[Any]) -> Any:
        """An array where the games are worked on."""
        return array

    def _get(self, array: Any) -> npt.NDArray[Any]:
        """An array of theirs for NumPy."""
        return array  # type: ignore[no-any-return]

    def _show(self, array: Any) -> Any:
        """An array of theirs for everybody."""
        return array

    def _given(self, actions: npt.ArrayLike) -> Any:
        """Actions as they can be worked on."""
        given = np.asarray(actions)
        return np.ascontiguousarray(given, np.int64) if given.dtype.kind in "iu" else given

    def _reset(self, chosen: npt.NDArray[np.bool_]) -> None:
        self._run(self._compiled.reset, chosen)

    def _step(self, actions: npt.NDArray[np.int64]) -> int:
        """Play them all, or none: a game in which one is not legal, or NONE."""
        illegal: int = self._compiled.first_illegal(
            self._buffers.legal_action_mask, self._episodes, actions, 0, len(self)
        )
        if illegal == NONE:
            self._run(self._compiled.step, actions)
        return illegal

    def _run(self, entry_point: Kernel, given: npt.NDArray[Any]) -> None:
        """Work at all games, in threads."""
        common = (self._states, self._episodes, self._buffers, self._settings)

        def work(number: int) -> None:
            entry_point(*common, self._bots[number], self._rooms[number], given, *self._stretches[number])

        self._workers.run(work)


def need(met: bool, otherwise: str) -> None:
    """ValueError, unless it is met."""
    if not met:
        raise ValueError(otherwise)


def whole(name: str, given: Any, least: int, most: int | None = None) -> int:
    """A whole number, NumPy's too; ValueError for anything else."""
    try:
        number = least - 1 if isinstance(given, bool) else index(given)
    except TypeError:
        number = least - 1
    end = "" if most is None else f" to {most}"
    fits = number >= least and (most is None or number <= most)
    need(fits, f"{name} is a whole number from {least}{end}, not {shown(given)}")
    return number


def whole_seed(given: Any) -> int:
    """A seed, NumPy's whole numbers too; ValueError for what is none."""
    seed: int = given.item() if isinstance(given, np.integer) else given
    key_of(seed)
    return seed


def yes_or_no(name: str, given: Any) -> bool:
    """A setting that is on or off; ValueError for anything else, since "no" would switch it on."""
    need(isinstance(given, bool | np.bool_), f"{name} is True or False, not {shown(given)}")
    return bool(given)


def player_count(game: str, given: Any) -> int:
    """How many play; ValueError if a game is not for so many."""
    possible, players = registry.rules(game).players, whole("players", given, 1)
    need(players in possible, f"there are {possible[0]} to {possible[-1]} players, not {players}")
    return players


def _check_seats(seats: Any, players: int) -> None:
    """ValueError for bots that cannot sit there; which there are the bots themselves know."""
    listed = isinstance(seats, Sequence) and not isinstance(seats, str)
    entries = len(seats) if listed else shown(seats)
    need(entries == players, f"bots has an entry for each of the {players} seats, not {entries}")
    known = all(name is None or isinstance(name, str) for name in seats)
    need(known, f"bots has a name or None for each seat, not {shown(seats)}")
    need(None in seats, "in at least one seat there is no bot")


def _index(name: str, values: Sequence[str], given: str) -> int:
    need(given in values, f"{name} is one of {', '.join(values)}, not {shown(given)}")
    return values.index(given)


def _bits(known: dict[str, tuple[str, ...]], given: dict[str, str]) -> int:
    """The options that are not as usual."""
    for name in given:
        need(name in known, f"there is no option {shown(name)}; there are: {', '.join(known) or 'none'}")
    return sum(1 << bit for bit, name in enumerate(known) if _index(name, known[name], given.get(name, known[name][0])))


def _stretches(n: int, threads: int) -> list[tuple[int, int]]:
    """The games of each thread."""
    parts = max(min(threads, n // FEW), 1)
    ends = [n * part // parts for part in range(parts + 1)]
    return list(pairwise(ends))
