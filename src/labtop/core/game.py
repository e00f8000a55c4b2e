"""The Python interface: a game that people, servers and other programs play with strings and dicts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any

import numpy as np

from labtop.core.chance import NONE, seed_of, start_chance
from labtop.core.drawing import WIDTH, Drawing
from labtop.core.errors import IllegalAction, Refusal, shown
from labtop.core.events import EVENTS_SIZE, Event, Rehearsal, events_of, play_noting, with_events
from labtop.core.happening import Happening
from labtop.core.observation import Observation
from labtop.core.rules import Position, Rules
from labtop.core.schema import own
from labtop.core.scorings import Scoring
from labtop.core.structs import States, raw_copy, twice
from labtop.core.texts import Message
from labtop.core.validation import REFUSALS

VERSION = 2  # of the record format; 1 is that of the rules of labtop 0.1
SLOWEST = 2**53  # milliseconds that a move may take: as far as numbers in JSON are exact everywhere
USUAL = 256  # legal actions for which there is room at first; it grows when a position has more


class Game:
    """A game under way. Made by `labtop.new_game`, `labtop.load_position` and `labtop.replay`."""

    def __init__(self, rules: Rules, states: States, seed: int | None, names: Sequence[str] | None) -> None:
        self.rules = rules
        self.seed = seed
        self._go_to(raw_copy(states))
        self._known: list[tuple[States, Position]] = []  # the last positions that were asked for
        self.players = len(self.kept_position()["players"])
        self.names = _checked_names(names, self.players)
        self._earlier: list[States] = []  # the states before each move
        self._moves: list[dict[str, Any]] = []
        self._noted: list[States] = []  # the state after each move, with what the move did
        self._told: tuple[States, tuple[Happening, Happening]] | None = None

    @property
    def played(self) -> int:
        """How many moves have been played."""
        return len(self._moves)

    @property
    def to_play(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return self._decider

    def legal_actions(self) -> list[str]:
        """All legal actions; empty only when the game is over."""
        return [self.rules.name_action(code) for code in self._legal_codes()]

    def play(self, action: str, ms: int | None = None, chance: Sequence[str] | None = None) -> None:
        """Play an action, or raise IllegalAction with the reason and change nothing.

        `ms` is the time it took; `chance` what chance has to bring (ValueError if it cannot), for replaying.
        """
        if ms is not None and (type(ms) is not int or not 0 <= ms <= SLOWEST):
            raise ValueError(f"ms is a whole number of milliseconds up to 2**53, not {shown(ms)}")
        if chance is not None and not _is_listed(chance):
            raise Refusal("chance", REFUSALS.message("a-list", given=shown(chance)))
        code = self._code(action)
        move: dict[str, Any] = {"seat": self.to_play, "action": action}
        before = self._states
        if chance:
            before = raw_copy(before)
            before["chance"]["forced"][0] = self._outcome(chance[0])
        after, noted = play_noting(self.rules.entry_points.apply, before, code)
        outcome = after["chance"]["came"].item(0)
        came = [self.rules.outcomes[outcome]] if outcome != NONE else []
        if chance is not None and list(chance) != came:
            facts = {"action": repr(action), "count": len(came), "given": len(chance)}
            raise Refusal(REFUSALS.message("chance-count", **facts))
        if came:
            move["chance"] = came
        if ms is not None:
            move["ms"] = ms
        self._earlier.append(self._states)
        self._moves.append(move)
        self._noted.append(noted)
        self._go_to(after)

    def reasons(self) -> list[tuple[Message, list[Message]]]:
        """What the player who decides may want to do but cannot, each with its reasons; nothing after the end."""
        if self.to_play is None:
            return []
        wanted = [(want.name, self._reasons(want.actions)) for want in self.rules.wants(self._states)]
        return [(name, reasons) for name, reasons in wanted if reasons]

    def preview(self, action: str, language: str) -> str:
        """What a legal action brings its player, as far as they can know it; "" where the game does not say."""
        happening = self.foresee(action)
        return " ".join(message.text(language) for message in self.rules.brings(happening)) if self.rules.brings else ""

    def scorings(self) -> list[Scoring]:
        """The scorings so far, item by item; empty for a game that is scored at its end alone."""
        if not self.rules.scorings:
            return []
        return self.rules.scorings([*self._earlier, self._states], [*map(self._events, self._noted)])

    def foresee(self, action: str) -> Happening:
        """What a legal action would do, as far as the player who decides can know it."""
        return next(self._foreseen([self._code(action)]))

    def foreseen(self) -> list[Happening]:
        """What each of the legal actions would do, likewise."""
        return list(self._foreseen(self._legal_codes()))

    def happened(self, number: int, viewer: int | None) -> Happening:
        """What move `number`, counted from 0, did, as this seat or a spectator saw it."""
        whole, outside = self._happened(number)
        seen = whole if viewer == whole.seat else outside
        return seen._replace(viewer=viewer, before=self.rules.view(whole.before, self._checked(viewer)))

    def events(self, number: int) -> tuple[Event, ...]:
        """What move `number`, counted from 0, did, with all that is hidden."""
        return self._events(self._noted[number])

    def told(self, number: int, viewer: int | None) -> list[Message]:
        """What move `number`, counted from 0, did, in whole sentences for this seat or a spectator.

        All but its player are told the same.
        """
        return self.rules.tells(self.happened(number, viewer if viewer == self._moves[number]["seat"] else None))

    def seen_by_all(self, number: int) -> bool:
        """Did everybody see all that the player of move `number`, counted from 0, saw of it?"""
        whole, outside = self._happened(number)
        return whole is outside and whole.seat not in self.rules.insiders(whole.before)

    def position(self) -> Position:
        """Everything, in the notation."""
        return own(self.kept_position())

    def kept_position(self) -> Position:
        """The same, for those who change nothing in it: it is made once."""
        return self._position(self._states)

    def view(self, seat: int | None) -> Position:
        """The position without what this seat cannot know; None for a spectator."""
        return self.rules.view(self.position(), self._checked(seat))

    def facts(self, viewer: int | None) -> dict[str, Any]:
        """What follows from the position by the rules and is drawn, for this seat or a spectator."""
        return own(self.shared_facts() | self.own_facts(viewer))

    def shared_facts(self) -> dict[str, Any]:
        """Those that are the same for everybody; only to be read."""
        return self.rules.facts(self._states)

    def own_facts(self, viewer: int | None) -> dict[str, Any]:
        """Those that are not."""
        return self.rules.own_facts(self._states, self._checked(viewer))

    def determinised(self, seat: int, seed: int) -> States:
        """The state with all that this seat cannot know shuffled by a seed: the only one that a bot may be given.

        It depends on nothing hidden. The chance of the second record, from there on, is the bot's own.
        """
        states = self._shuffled(seat, seed)
        shuffled = twice(states)  # the second record was still the true state
        shuffled["chance"][1:] = states["chance"][1:]
        return shuffled

    def observe(self, seed: int = 0) -> Observation:
        """The decision the game is waiting for, as its seat sees it; `seed` shuffles the unknown and steers the bot."""
        seat = self.to_play
        if seat is None:
            raise ValueError("the game is over: there is nothing to decide")
        states = self.determinised(seat, seed_of(seed, self.played))
        actions, last = self.legal_actions(), self.last_action(seat)
        return Observation(self.rules, states, seat, self.players, actions, self.scores(), self.played, last)

    def moves(self, seat: int | None, after: int = 0) -> list[dict[str, Any]]:
        """The moves `after` so many as this seat, or a spectator, may see them."""
        own, hide = self._checked(seat), self.rules.seen_action
        return [
            move | ({} if move["seat"] == own else {"action": hide(move["action"])})
            for move in deepcopy(self._moves[after:])
        ]

    def last_chance(self) -> list[str]:
        """What chance brought in the last move."""
        return list(self._moves[-1].get("chance", ())) if self._moves else []

    def last_action(self, seat: int | None) -> str | None:
        """The last action played, as this seat may see it."""
        if not self._moves:
            return None
        action: str = self._moves[-1]["action"]
        return action if self._moves[-1]["seat"] == seat else self.rules.seen_action(action)

    def scores(self) -> list[int]:
        """Points so far by seat, end scores included."""
        return self._standings()[0][:]

    def ranking(self) -> list[list[int]]:
        """Seats, winner first; those of equal rank share a list. Before the end by the scores so far."""
        order = self._standings()[1]
        return [
            [seat for seat in range(self.players) if order[seat] == rank] for rank in sorted(set(order), reverse=True)
        ]

    def undo(self) -> bool:
        """Take back the last move, unless there is none or it revealed something hidden."""
        if not self._moves or "chance" in self._moves[-1]:
            return False
        before, hidden = self._earlier[-1], self.rules.hidden
        if hidden(self._position(before)) > hidden(self.kept_position()):
            return False
        self._go_to(before)
        for past in (self._earlier, self._moves, self._noted):
            past.pop()
        return True

    def rest(self) -> None:
        """Forget what was worked out to tell of the last move; whoever asks again waits a little longer."""
        self._known, self._told = self._known[-1:], None

    def copy(self) -> Game:
        """A game of its own that goes on from here, with the same moves so far."""
        return self.at(self.played)

    def at(self, number: int) -> Game:
        """A game of its own that goes on from where this one was after its first `number` moves."""
        if type(number) is not int or number not in range(self.played + 1):
            raise ValueError(f"the game has {self.played} moves; there is no move {shown(number)}")
        states = self._states if number == self.played else self._earlier[number]
        twin = Game(self.rules, states, self.seed, self.names)
        twin._earlier, twin._noted = self._earlier[:number], self._noted[:number]
        twin._moves = self._moves[:number]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """The start and what is noted of each move: all else follows."""
        start, *_ = *self._earlier, self._states
        noted = [noted.tobytes() for noted in self._noted]
        return _resumed, (self.rules, self.rules.pack(start), self._moves, noted, self.seed, self.names)

    def record(self) -> dict[str, Any]:
        """The game so far as a record."""
        record: dict[str, Any] = {"labtop": VERSION, "game": self.rules.name, "names": list(self.names)}
        if self.seed is not None:
            record["seed"] = self.seed
        record["start"] = own(self.rules.position(self._earlier[0] if self._earlier else self._states))
        record["moves"] = deepcopy(self._moves)
        if self.to_play is None:
            record["result"] = {"scores": self.scores(), "ranking": self.ranking()}
        return record

    def drawing(self, language: str = "en") -> Drawing:
        """The table as everybody sees it, for notebooks and Python's prompt."""
        return Drawing(self.rules.drawn().table(self.view(None), self.names, WIDTH, language), self.rules.name)

    def card(self, name: str, language: str = "en") -> Drawing | None:
        """A card, or whatever the game calls by a name; None where it knows none of that name."""
        content = self.rules.drawn().card(name, self.view(None), language)
        return None if content is None else Drawing(content, name)

    def __str__(self) -> str:
        turn = "over" if self.to_play is None else f"{self.names[self.to_play]} (seat {self.to_play}) to play"
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, self.scores(), strict=True))
        return f"<Game of {self.rules.name}: {self.played} moves played, {turn}, scores {scores}>"

    def __repr__(self) -> str:
        return f"{self}\n{self.drawing()}"

    def _repr_html_(self) -> str:
        return self.drawing().html()

    def _go_to(self, states: States) -> None:
        """From here the game goes on."""
        seat = states["to_play"].item(0)
        self._states = states
        self._decider: int | None = seat if seat >= 0 else None
        self._standing: tuple[list[int], list[int]] | None = None
        self._legal: list[int] | None = None

    def _happened(self, number: int) -> tuple[Happening, Happening]:
        """The same with all that is hidden, and as others see it; if that is no less, it is the same once more.

        Kept until another is asked for: a move is told to everybody.
        """
        noted = self._noted[number]
        if self._told is None or self._told[0] is not noted:
            move, before = self._moves[number], self._position(self._earlier[number])
            chance = tuple(move.get("chance", ()))
            whole = Happening(move["action"], move["seat"], None, self._events(noted), before, chance)
            self._told = noted, (whole, whole.seen_by_others(self.rules))
        return self._told[1]

    def _shuffled(self, seat: int, seed: int) -> States:
        """The same in the first of two records; the second is still the true state but for its chance."""
        states = twice(self._states)
        start_chance(states[1:], seed)
        self.rules.entry_points.determinise(states, self._checked(seat))
        return states

    def _foreseen(self, codes: Sequence[int]) -> Iterator[Happening]:
        seat = self.to_play
        if seat is None:
            return
        rehearsal = Rehearsal(self.rules.entry_points.apply, self._shuffled(seat, 0))
        before, kinds = self.rules.view(self.kept_position(), seat), self.rules.event_kinds
        for code in codes:
            events = () if kinds is None else rehearsal.events(code, kinds)
            yield Happening(self.rules.name_action(code), seat, seat, events, before)

    def _position(self, states: States) -> Position:
        """A position of this game, kept while the next one is made too: a move is told from before and after it."""
        for known, position in self._known:
            if known is states:
                return position
        self._known = [*self._known[-1:], (states, self.rules.position(states))]
        return self._known[-1][1]

    def _events(self, noted: States) -> tuple[Event, ...]:
        return () if self.rules.event_kinds is None else events_of(noted, self.rules.event_kinds)

    def _code(self, action: str) -> int:
        """The number of a legal action; IllegalAction with the reason for another."""
        code = self.rules.read_action(action) if isinstance(action, str) else None
        if code is None or code not in self._legal_codes():
            raise IllegalAction(self.rules.why_not(self._states, action if isinstance(action, str) else shown(action)))
        return code

    def _legal_codes(self) -> list[int]:
        if self._legal is None:
            room = USUAL
            buffer = np.empty(room, np.int64)
            while (count := self.rules.entry_points.legal(self._states, buffer)) == room:
                room *= 8
                buffer = np.empty(room, np.int64)
            self._legal = buffer[:count].tolist()
        return self._legal

    def _reasons(self, actions: list[str]) -> list[Message]:
        """Why these actions are not legal, each reason once."""
        illegal = [action for action in actions if self.rules.read_action(action) not in self._legal_codes()]
        reasons: list[Message] = []
        for action in illegal:
            reason = self.rules.why_not(self._states, action)
            if reason not in reasons:
                reasons.append(reason)
        return reasons

    def _standings(self) -> tuple[list[int], list[int]]:
        if self._standing is None:
            scores, order = np.zeros((2, self.players), np.int64)
            self.rules.entry_points.standings(self._states, scores, order, self.players)
            self._standing = scores.tolist(), order.tolist()
        return self._standing

    def _outcome(self, name: str) -> int:
        number = self.rules.outcomes.index(name) if name in self.rules.outcomes else NONE
        if number == NONE or not self.rules.outcome_possible(self._states, number):
            raise Refusal(REFUSALS.message("chance-cannot", outcome=shown(name)))
        return number

    def _checked(self, seat: int | None) -> int | None:
        if seat is not None and (type(seat) is not int or seat not in range(self.players)):
            raise ValueError(f"there is no seat {shown(seat)}; seats are 0 to {self.players - 1}, None is a spectator")
        return seat


def _is_listed(given: object) -> bool:
    return isinstance(given, Sequence) and not isinstance(given, str | bytes)


def _checked_names(given: Sequence[str] | None, players: int) -> list[str]:
    """What the players are called; those who are not named, by their numbers."""
    if given is None or (_is_listed(given) and not given):
        return [f"Player {seat + 1}" for seat in range(players)]
    names = list(given) if _is_listed(given) else []
    if len(names) != players or not all(isinstance(name, str) for name in names):
        raise Refusal(REFUSALS.message("names-needed", count=players))
    return names


def _resumed(
    rules: Rules,
    start: tuple[bytes, dict[str, Any]],
    moves: Sequence[dict[str, Any]],
    noted: Sequence[bytes],
    seed: int | None,
    names: Sequence[str],
) -> Game:
    """A pickled game, which goes on."""
    game = Game(rules, rules.unpack(*start), seed, names)
    dtype = game._states.dtype
    rooms = [bytearray(room) for room in noted]
    game._moves, game._noted = [*moves], [np.frombuffer(room, with_events(dtype)) for room in rooms]
    *game._earlier, last = game._states, *(np.frombuffer(room, dtype, offset=EVENTS_SIZE) for room in rooms)
    game._go_to(last)
    return game
