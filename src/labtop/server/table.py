"""A table: its start and the fold of everything that has happened there. No input, no output, no time of its own."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import labtop
from labtop import registry
from labtop.core import proof
from labtop.core.game import Game
from labtop.server import components
from labtop.server import seats as seating
from labtop.server.errors import Refused
from labtop.server.messages import (
    Answered,
    BotCame,
    CameBack,
    CameIn,
    Event,
    Move,
    Moved,
    Proposed,
    Rematched,
    Renamed,
    Revealed,
    TookBack,
    Withdrew,
)
from labtop.server.moment import Moment
from labtop.server.repository import Kept, Start

By = Literal["person", "bot", "clock"]
Permission = Literal["no", "now", "ask"]
EXAMPLE = 0  # the seed of the deal that is shown while the table waits


@dataclass
class Proposal:
    """A command to go back that waits for consent."""

    number: int  # the seq of the event
    seat: int
    to: int
    agreed: list[int]


@dataclass
class Table:
    """A table at the end of its events so far."""

    start: Start
    hashes: dict[int, bytes]
    game: Game  # while the table waits an example: the deal is made when the last nonce is known
    seats: list[seating.Seat]
    edition: dict[str, Any] = field(default_factory=dict)  # what the game is made with; held, so that it stays known
    seq: int = 0
    position: int = 0  # the seq that last changed the game, or began it
    moves: list[Move] = field(default_factory=list)  # of the game as it stands, with all that is hidden
    events: list[Event] = field(default_factory=list)
    keys: dict[str, int] = field(default_factory=dict)  # of commands already fulfilled: their seq
    revealing: dict[int, bool] = field(default_factory=dict)  # has a move, by its number, shown hidden things?
    spent: list[int] = field(default_factory=list)  # ms by seat; moves taken back count too
    proposal: Proposal | None = None
    rematch: str | None = None

    def __post_init__(self) -> None:
        """The first moment, and what the server is bound by from there on."""
        none: list[str | None] = [None] * len(self.seats)
        self.spent = self.spent or [0] * len(self.seats)
        self.promises = list(self.start.promises or none)  # by seat, as in `nonces`
        self.nonces = none
        self.moment = Moment(self.game)
        self.waiting = self._waits()
        used = self.moment.position.get("components", "")
        start = self.start
        self.commitment = proof.commitment(start.secret, start.table, start.game, len(self.seats), used)

    @property
    def gathering(self) -> bool:
        """There is still an open seat."""
        return any(seat.kind == "open" for seat in self.seats)

    def _waits(self) -> bool:
        """The game has not begun: there is an open seat, or a nonce that was promised and not shown."""
        return self.gathering or any(map(self.owes_nonce, range(len(self.seats))))

    def owes_nonce(self, seat: int) -> bool:
        """Has this seat promised a nonce and not shown it?"""
        return self.promises[seat] is not None and self.nonces[seat] is None

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.game.to_play is None

    @property
    def decider(self) -> int | None:
        """The seat that everybody waits for."""
        return None if self.waiting else self.game.to_play

    def persons(self) -> list[int]:
        """The seats that persons play."""
        return [number for number, seat in enumerate(self.seats) if seat.person_plays]

    def holders(self) -> list[int]:
        """The seats that belong to persons, also where a bot plays for one who is away or out of time."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def left_to_bots(self, number: int) -> bool:
        """Would bots alone play if one came to this seat?"""
        return all(seat.level is not None for other, seat in enumerate(self.seats) if other != number)

    def names(self) -> list[str]:
        """By seat; empty for those who are not there yet."""
        return [seat.name for seat in self.seats]

    def name_bot(self, number: int) -> None:
        """Give the bot on a seat a name, unless it has one that nobody else has."""
        name, others = self.seats[number].name, [seat.name for seat in self.seats[:number] + self.seats[number + 1 :]]
        if not name or name in others:
            name = seating.free_name(registry.bot_names(self.start.game), others, self.start.table)
        self.seats[number].name = name

    def moment_at(self, played: int) -> Moment:
        """The game after so many moves."""
        return self.moment if played == self.game.played else Moment(self.game.at(played))

    def rest(self) -> None:
        """Everybody has been told: keep nothing that was worked out for it, so that a table at rest is small."""
        self.game.rest()
        self.moment = Moment(self.game)

    def snapshot(self) -> Table:
        """The table as it stands, to look at while it goes on: nothing that happens there changes it."""
        snapshot = copy(self)
        snapshot.game = self.game.copy()
        snapshot.moment = Moment(snapshot.game)
        snapshot.seats = [replace(seat) for seat in self.seats]
        snapshot.proposal = self.proposal and replace(self.proposal, agreed=[*self.proposal.agreed])
        snapshot.revealing = dict(self.revealing)
        snapshot.moves, snapshot.events, snapshot.spent = self.moves[:], self.events[:], self.spent[:]
        snapshot.promises, snapshot.nonces = self.promises[:], self.nonces[:]
        return snapshot

    def last_move(self, seat: int | None) -> int:
        """The number of a seat's last move, 0 if there is none."""
        for move in reversed(self.moves):
            if move.seat == seat:
                return move.number
        return 0

    # Taking back: how far, and whether at once or with everybody's consent

    def last_decision(self, held: tuple[int, ...]) -> Move | None:
        """What is taken back by whoever holds these seats: the last move that a person on one of them decided."""
        for move in reversed(self.moves):
            if move.by == "person" and move.seat in held and self.seats[move.seat].person_plays:
                return move
        return None

    def take_back_permission(self, held: tuple[int, ...]) -> Permission:
        """May whoever holds these seats go back: at once, with consent, or not at all?"""
        last = None if self.over or self.waiting else self.last_decision(held)
        if last is None:
            return "no"
        if set(held).issuperset(self.holders()):
            return "now"
        since = reversed(self.moves[last.number - 1 :])  # most ask after another's move, which is the last
        return "now" if all(move.seat == last.seat and not self._revealed(move) for move in since) else "ask"

    def _revealed(self, move: Move) -> bool:
        """Did this move show something hidden? As `Game.undo` has it, but worked out once for all who ask."""
        if move.chance:
            return True
        if move.number not in self.revealing:
            before, after = self.moment_at(move.number - 1), self.moment_at(move.number)
            self.revealing[move.number] = after.reveals(before)
        return self.revealing[move.number]

    # Happening

    def play(self, action: str, by: By, ms: int) -> Moved:
        """Play for the seat that decides: the event, already noted; IllegalAction if it is not legal."""
        seat, hidden = self.game.to_play, self.game.rules.hidden
        before = hidden(self.game.kept_position())
        self.game.play(action, ms)
        assert seat is not None
        event = Moved(Move(self.game.played, seat, action, by, ms, self.game.last_chance()))
        self._moved(event.move)
        self._note(event)
        self.revealing[event.move.number] = before > hidden(self.moment.position)
        return event

    def apply(self, event: Event) -> None:
        """Let something happen."""
        waiting = self.waiting
        match event:
            case Moved(move=move):
                self.game.play(move.action, move.ms, move.chance)
                self._moved(move)
            case TookBack(to=to):
                self.game = self.game.at(to)
                del self.moves[to:]
                self.revealing = {number: shown for number, shown in self.revealing.items() if number <= to}
                self._changed()
            case Proposed(seat=seat, to=to):
                self.proposal = Proposal(self.seq + 1, seat, to, [seat])
            case Answered(seat=seat, agree=agree):
                self._answered(seat, agree)
            case CameIn(seat=seat, name=name, promise=promise):
                self.seats[seat] = seating.Seat("person", name)
                self.promises[seat] = promise
            case Revealed(seat=seat, nonce=nonce):
                self.nonces[seat] = nonce
            case Withdrew(seat=seat):
                self.promises[seat] = None
            case BotCame(seat=seat, level=level):
                self._bot_came(seat, level, event.out_of_time)
            case CameBack(seat=seat):
                self.seats[seat].level = None
            case Renamed(seat=seat, name=name):
                self.seats[seat].name = name
            case Rematched(table=table):
                self.rematch = table
        self._note(event)
        self.waiting = self._waits()
        if waiting and not self.waiting:
            self.position = self.seq
            self.deal()

    def deal(self) -> None:
        """Nobody is waited for any longer: the game begins."""
        seed = proof.seed(self.commitment, self.start.secret, self.nonces)
        self.game = _game(self.start, seed, self.edition)
        self._changed()

    def _note(self, event: Event) -> None:
        self.seq += 1
        self.events.append(event)
        if isinstance(event, Moved | TookBack):
            self.position = self.seq

    def _moved(self, move: Move) -> None:
        self.moves.append(move)
        if move.by == "person":
            self.spent[move.seat] += move.ms
        self._changed()

    def _changed(self) -> None:
        self.moment = Moment(self.game)
        self.proposal = None

    def _answered(self, seat: int, agree: bool) -> None:
        if self.proposal is not None and agree:
            self.proposal.agreed.append(seat)
        else:
            self.proposal = None

    def _bot_came(self, seat: int, level: str, out_of_time: bool) -> None:
        sitting = self.seats[seat]
        if self.owes_nonce(seat):  # it is not waited for; a bot adds nothing
            self.promises[seat] = None
        if sitting.kind == "open":
            sitting.kind = "bot"
            self.name_bot(seat)
        sitting.level = level
        sitting.out_of_time = out_of_time


def new(start: Start, hashes: dict[int, bytes]) -> Table:
    """A table at its start."""
    edition = components.edition(start.game, start.components)
    seats = [seating.taken(command) for command in start.seats]
    table = Table(start, hashes, _game(start, EXAMPLE, edition), seats, edition)
    for number, seat in enumerate(table.seats):
        if seat.kind == "bot":
            table.name_bot(number)
    if not table.waiting:
        table.deal()
    return table


def _game(start: Start, seed: int, edition: dict[str, Any]) -> Game:
    return labtop.new_game(start.game, len(start.seats), seed, **edition)


def restored(kept: Kept) -> Table:
    """A table as it stood; Refused if the package has other components now."""
    if kept.start.packaged not in (None, components.packaged(kept.start.game)):
        raise Refused("older_rules")
    table = new(kept.start, kept.hashes)
    for event, key in kept.events:
        table.apply(event)
        if key is not None:
            table.keys[key] = table.seq
    return table
