"""What people at a table may command or ask: each is checked against its author, then granted or refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from labtop.core import proof
from labtop.core.errors import IllegalAction
from labtop.core.game import Game
from labtop.server import bot_pool, seats
from labtop.server.errors import Refused, text
from labtop.server.messages import (
    Answer,
    Answered,
    BotCame,
    CameBack,
    Event,
    Hint,
    Play,
    Proposed,
    React,
    Reacted,
    Reason,
    Reasons,
    Rematch,
    Rename,
    Renamed,
    Reveal,
    Revealed,
    SeatBot,
    SitDown,
    TakeBack,
    TookBack,
    Want,
    Why,
    WhyNot,
    Withdraw,
    Withdrew,
)
from labtop.server.table import Table

Granted: TypeAlias = TakeBack | Answer | SeatBot | SitDown | Rename | Reveal | Withdraw
Command: TypeAlias = Play | Rematch | Granted  # all that has a key
Gone: TypeAlias = Callable[[int], bool]  # has this seat's player been away for a while?


def granted(table: Table, held: tuple[int, ...], command: Granted, gone: Gone, stand_in: str) -> Event:
    """What happens if the command is fulfilled; Refused if it may not be."""
    match command:
        case TakeBack():
            return _take_back(table, held, command)
        case Answer():
            return _answer(table, held, command)
        case SeatBot():
            return _seat_bot(table, held, command, gone, stand_in)
        case SitDown():
            return _sit_down(table, held, command.seat)
        case Rename():
            return Renamed(_own(table, held, command.seat), seats.clean(command.name))
        case Reveal():
            return _reveal(table, held, command)
        case Withdraw():
            return _withdraw(table, held, command.seat, gone)


def following(table: Table) -> Iterator[Event]:
    """What happens by itself after an event: everybody who holds a seat has agreed to go back."""
    asked = table.proposal
    if asked is not None and set(table.holders()) <= set(asked.agreed):
        yield TookBack(asked.seat, asked.to)


def decides(table: Table, held: tuple[int, ...], position: int | None) -> int:
    """The seat that decides, if it is one of these and the position is still the same; Refused otherwise."""
    if not held:
        raise Refused("not_your_seat")
    if table.over:
        raise Refused("over")
    if table.waiting:
        raise Refused("waiting")
    if position is not None and position != table.position:
        raise Refused("stale")
    seat = table.decider
    if seat not in held or not table.seats[seat].person_plays:
        raise Refused("not_your_turn")
    return seat


def hinted(table: Table, held: tuple[int, ...], request: Hint) -> Game:
    """The game at the decision that a hint is for; Refused if it is not theirs to ask."""
    if not table.start.hints and not table.over:
        raise Refused("no_hints")
    if request.played is None:
        decides(table, held, request.position)
        return table.game.at(table.game.played)
    if table.waiting:
        raise Refused("waiting")
    if request.played >= table.game.played:
        raise Refused("over" if table.over else "stale")
    moment = table.moment_at(request.played)
    if moment.secret and moment.game.to_play not in held:
        raise Refused("not_your_seat")
    return moment.game


def reasons(table: Table, held: tuple[int, ...], question: Why | WhyNot) -> Reason | Reasons:
    """Why an action is not legal, or all that is not; Refused if it is not theirs to ask."""
    decides(table, held, None)
    if isinstance(question, WhyNot):
        return Reasons([Want(text(want), list(map(text, reasons))) for want, reasons in table.game.reasons()])
    try:
        table.game.copy().play(question.action)
    except IllegalAction as error:
        return Reason(question.action, text(error.reason))
    return Reason(question.action, None)


def reaction(table: Table, held: tuple[int, ...], wish: React) -> Reacted:
    """What everybody is shown; Refused if it is not their own seat."""
    return Reacted(_own(table, held, wish.seat), wish.sign)


def _take_back(table: Table, held: tuple[int, ...], command: TakeBack) -> Event:
    if not held:
        raise Refused("not_your_seat")
    if command.position != table.position:
        raise Refused("stale")
    last, permission = table.last_decision(held), table.take_back_permission(held)
    if last is None or permission == "no" or table.proposal is not None:
        raise Refused("over" if table.over else "nothing_to_take_back")
    return (TookBack if permission == "now" else Proposed)(last.seat, last.number - 1)


def _answer(table: Table, held: tuple[int, ...], command: Answer) -> Event:
    asked = table.proposal
    mine = [seat for seat in table.holders() if seat in held]
    if not mine:
        raise Refused("not_your_seat")
    if asked is None or asked.number != command.proposal:
        raise Refused("no_proposal")
    missing = [seat for seat in mine if seat not in asked.agreed]
    if command.agree and not missing:
        raise Refused("no_proposal")
    return Answered((missing or mine)[0], command.agree)


def _seat_bot(table: Table, held: tuple[int, ...], command: SeatBot, gone: Gone, stand_in: str) -> Event:
    level = bot_pool.known(command.level) if command.level else stand_in
    seat = _at(table, command.seat)
    if not held or seat.kind == "bot" or seat.level is not None:
        raise Refused("not_your_seat")
    if table.over:
        raise Refused("over")
    if seat.kind == "person" and command.seat not in held and not gone(command.seat):
        raise Refused("still_there")
    return BotCame(command.seat, level)


def _sit_down(table: Table, held: tuple[int, ...], number: int) -> Event:
    seat = table.seats[_own(table, held, number)]
    if seat.level is None:
        raise Refused("still_there")
    if seat.out_of_time:
        raise Refused("out_of_time")
    return CameBack(number)


def _reveal(table: Table, held: tuple[int, ...], command: Reveal) -> Event:
    seat = _own(table, held, command.seat)
    if table.gathering:  # who shows it before all have promised theirs lets others choose theirs
        raise Refused("waiting")
    if not table.owes_nonce(seat) or proof.promise(command.nonce) != table.promises[seat]:
        raise Refused("bad_nonce")
    return Revealed(seat, command.nonce)


def _withdraw(table: Table, held: tuple[int, ...], number: int, gone: Gone) -> Event:
    _at(table, number)
    if not held:
        raise Refused("not_your_seat")
    if table.gathering:
        raise Refused("waiting")
    if not table.owes_nonce(number):
        raise Refused("bad_nonce")
    if number not in held and not gone(number):
        raise Refused("still_there")
    return Withdrew(number)


def _own(table: Table, held: tuple[int, ...], number: int) -> int:
    _at(table, number)
    if number not in held:
        raise Refused("not_your_seat")
    return number


def _at(table: Table, number: int) -> seats.Seat:
    if number >= len(table.seats):
        raise Refused("not_your_seat")
    return table.seats[number]
