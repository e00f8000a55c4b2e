"""The third law: one function, `frame`, makes all bytes that leave for a viewer. What they cannot know changes none."""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeAlias, cast

import msgspec
from msgspec import Raw

from labtop.core.rules import Position
from labtop.core.sentences import NOTHING_FORETOLD, spoken
from labtop.server import clocks, components, messages
from labtop.server.errors import Refused
from labtop.server.messages import Change, Move, Moved, Proof, State, Step, Steps, Words
from labtop.server.moment import Moment
from labtop.server.story import scorings, sentence, texts, told
from labtop.server.table import Table

SHORT = 20  # steps of the past take as long as one that is worked out for a viewer
COMPRESSION = 5
LONGEST = 200  # changes that are sent again; who has missed more gets everything


class Viewer(NamedTuple):
    """Somebody at a table: the seats they hold, and the one with whose eyes they look."""

    held: tuple[int, ...] = ()
    eye: int | None = None


@dataclass(frozen=True)
class Whole:
    """Everything."""

    connected: Sequence[bool]
    patience: Sequence[int]
    watchers: int
    elapsed: int


@dataclass(frozen=True)
class Happened:
    """One event, by its number."""

    seq: int
    elapsed: int


@dataclass(frozen=True)
class Past:
    """All steps of the game `after` so many."""

    after: int


@dataclass(frozen=True)
class Said:
    """Actions and moves as sentences."""

    language: str
    after: int


@dataclass(frozen=True)
class Record:
    """The record of a game that is over."""


@dataclass(frozen=True)
class Components:
    """The table's own components."""


# What was made for this very viewer, or is the same for everybody
Answer: TypeAlias = (
    messages.Done
    | messages.Error
    | messages.Presence
    | messages.Reacted
    | messages.Reason
    | messages.Reasons
    | messages.Analysis
)
Learning: TypeAlias = messages.Lessons | messages.LessonStep
Puzzling: TypeAlias = (
    messages.Puzzles | messages.Puzzle | messages.PuzzleStep | messages.PuzzleHint | messages.PuzzleSolution
)
Public: TypeAlias = (
    messages.About
    | messages.GameTexts
    | messages.Tables
    | messages.MadeTable
    | messages.Joined
    | messages.Erased
    | messages.OlderRecord
    | messages.Proved
    | messages.Review
    | messages.Position
    | messages.Thoughts
    | Steps
    | Words
    | Learning
    | Puzzling
)
What: TypeAlias = Whole | Happened | Past | Said | Record | Components

_encode = msgspec.json.Encoder().encode


def frame(table: Table | None, viewer: Viewer, what: What | Answer | Public) -> bytes:
    """All bytes for a viewer."""
    if table is None or not isinstance(what, What):
        return _encode(what)
    match what:
        case Whole():
            return _encode(_whole(table, viewer, what))
        case Happened():
            return _encode(_happened(table, viewer, what))
        case Past(after=after):
            return _encode(_past(table, viewer.eye, after))
        case Said():
            return _encode(_said(table, viewer.eye, what))
        case Record():
            return _encode(_record(table))
        case Components():
            return _encode(_components(table))


def compressed(table: Table | None, viewer: Viewer, what: What | Answer | Public) -> bytes:
    """The same, compressed; it takes a while."""
    return gzip.compress(frame(table, viewer, what), COMPRESSION, mtime=0)


def effort(table: Table, what: What) -> int:
    """How many steps of the game are worked out for it, about."""
    match what:
        case Past(after=after) | Said(after=after):
            return max(len(table.moves) - after, 0) + 1 + len(table.moves) // SHORT
    return 1 + len(table.moves) // SHORT


def within(table: Table, what: What) -> What:
    """The same question: after more moves than there are, there is nothing, however many more are named."""
    match what:
        case Past() | Said():
            return replace(what, after=min(what.after, len(table.moves) + 1))
    return what


def missed(table: Table, since: int) -> range | None:
    """The events that a client has missed; None if it has to be sent everything."""
    if not 0 <= since <= table.seq or table.seq - since > LONGEST:
        return None
    if any(isinstance(event, messages.TookBack) for event in table.events[since:]):
        return None
    return range(since + 1, table.seq + 1)


def _whole(table: Table, viewer: Viewer, what: Whole) -> messages.Table:
    return messages.Table(
        seq=table.seq,
        table=table.start.table,
        game=table.start.game,
        created=table.start.created,
        hints=table.start.hints,
        components=table.start.components.name if table.start.components else None,
        you=list(viewer.held),
        eye=viewer.eye,
        moves=[_move(table, move, viewer.eye) for move in table.moves],
        connected=list(what.connected),
        patience=list(what.patience),
        watchers=what.watchers,
        state=_state(table, viewer, table.moment, table.position, what.elapsed),
    )


def _happened(table: Table, viewer: Viewer, what: Happened) -> Change:
    """An event and the state after it; of everything but the game, the state of now."""
    event = table.events[what.seq - 1]
    later = sum(isinstance(event, Moved) for event in table.events[what.seq :])
    if not later:
        moment, state = table.moment, _state(table, viewer, table.moment, table.position, what.elapsed)
    else:
        moment = table.moment_at(table.game.played - later)
        state = _state(table, viewer, moment, what.seq, 0)
    if not isinstance(event, Moved):
        return Change(what.seq, event, [], state)
    seen = _move(table, event.move, viewer.eye)
    return Change(what.seq, event if seen is event.move else Moved(seen), _told(moment, seen.seat, viewer.eye), state)


def _told(moment: Moment, mover: int, eye: int | None) -> list[messages.Text]:
    """What the last move did."""
    game = moment.game
    if eye != mover or game.seen_by_all(game.played - 1):
        return moment.told_to_others
    return told(game, game.played, eye)


def _state(table: Table, viewer: Viewer, moment: Moment, position: int, elapsed: int) -> State:
    game, eye = moment.game, viewer.eye
    state = msgspec.structs.replace(
        _as_spectators_see(table, moment, position, elapsed),
        news=table.last_move(eye),
        take_back=table.take_back_permission(viewer.held),
    )
    if eye in moment.insiders:
        state.view = _encoded(moment.view(eye))
    if own := game.own_facts(eye):
        state.facts = _encoded(moment.shared_facts | own)
    if eye is not None and game.to_play == eye and not table.waiting and table.seats[eye].person_plays:
        state.legal = game.legal_actions()
        state.described, state.brought = texts(moment.foretold.described), texts(moment.foretold.brought)
    return state


def _as_spectators_see(table: Table, moment: Moment, position: int, elapsed: int) -> State:
    """Made once for all viewers of a moment, while nothing happens at the table."""
    now = table.seq, position, elapsed
    then, state = moment.made.get("state", (None, None))
    if then != now:
        game = moment.game
        state = State(
            position=position,
            played=game.played,
            to_play=None if table.waiting else game.to_play,
            view=_encoded(moment.view(None)),
            facts=_encoded(moment.shared_facts),
            legal=[],
            described={},
            brought={},
            scores=moment.scores,
            ranking=moment.ranking,
            secret=moment.secret,
            seats=[seat.seen() for seat in table.seats],
            waiting=table.waiting,
            over=game.to_play is None,
            news=0,
            take_back="no",
            proposal=_proposal(table),
            times=clocks.times(table, elapsed),
            rematch=table.rematch,
            proof=_proof(table),
        )
        moment.made["state"] = now, state
    return cast(State, state)


def _encoded(content: Position) -> Any:
    """For a frame, of which it becomes part as it is."""
    return Raw(_encode(content))


def _move(table: Table, move: Move, eye: int | None) -> Move:
    """Other seats' moves without what only they know."""
    if move.seat == eye:
        return move
    seen = table.game.rules.seen_action(move.action)
    return move if seen == move.action else msgspec.structs.replace(move, action=seen)


def _proposal(table: Table) -> messages.Proposal | None:
    asked = table.proposal
    if asked is None:
        return None
    missing = [seat for seat in table.holders() if seat not in asked.agreed]
    return messages.Proposal(asked.number, asked.seat, asked.to, list(asked.agreed), missing)


def _proof(table: Table) -> Proof:
    """The secret would tell everything: it is shown at the end only."""
    secret = table.start.secret if table.over else None
    return Proof(table.commitment, list(table.promises), list(table.nonces), secret)


def _past(table: Table, eye: int | None, after: int) -> Steps:
    return Steps(
        game=table.start.game,
        names=table.names(),
        steps=list(_steps(table, eye, after)),
        scorings=scorings(table.game),
        ranking=table.moment.ranking,
        over=table.over,
    )


def _steps(table: Table, eye: int | None, after: int) -> Iterator[Step]:
    for played in range(after, len(table.moves) + 1):
        moment = table.moment_at(played)
        move = _move(table, table.moves[played - 1], eye) if played else None
        seen = _told(moment, move.seat, eye) if move else []
        yield Step(move, seen, moment.view(eye), moment.facts(eye), moment.scores)


def _said(table: Table, eye: int | None, what: Said) -> Words:
    """Actions for who decides, moves as the eye saw them: nothing hidden gets out."""
    game, language, mine = table.game, what.language, eye is not None and eye == table.decider
    said = table.moment.foretold if mine else NOTHING_FORETOLD
    return Words(
        actions=spoken(said.described, language),
        previews=spoken(said.brought, language),
        story=[sentence(game, number, eye, table.names(), language) for number in range(what.after, game.played)],
    )


def _components(table: Table) -> messages.OwnComponents:
    own = table.start.components
    if own is None:
        raise Refused("not_found")
    return messages.OwnComponents(own.name, own.components, texts(components.texts(table.start.game, own)))


def _record(table: Table) -> dict[str, object]:
    if not table.over:
        raise Refused("not_over")
    proof = {
        "table": table.start.table,
        "commitment": table.commitment,
        "secret": table.start.secret,
        "nonces": table.nonces,
    }
    return table.game.record() | {"names": [seat.recorded() for seat in table.seats], "proof": proof}
