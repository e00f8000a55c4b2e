"""Reviews of games that were played: one after the other, behind everything else, and kept for the next who asks."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from labtop.bots import catalog
from labtop.core.sentences import foretold
from labtop.core.step import Step
from labtop.review import accounts, grade_of, lucky_breaks
from labtop.review.course import choices
from labtop.review.examination import Decision, Examiner
from labtop.server import bot_pool, components, review_store
from labtop.server.compilation import SEARCH, Compiling
from labtop.server.database import DatabaseFailure
from labtop.server.errors import Refused
from labtop.server.hints import expected
from labtop.server.messages import ComponentFile, Judged, JudgedOption, LuckyBreak, PlayerAccount, Review
from labtop.server.repository import text
from labtop.server.store import Store
from labtop.server.story import texts
from labtop.server.time_source import Time

PATIENCE = 20_000  # ms: of what nobody has asked for so long, nothing more is worked out
NICE = 19  # how far reviews stand behind people, and behind bots
PERSONAL = ("names", "proof")  # what of a record says who played, and at which table: kept nowhere for a review
MOST_WAITING = 50
MOST_EACH = 3  # of one address

log = logging.getLogger("labtop.server")


@dataclass
class Underway:
    """A review that this server works on."""

    record: dict[str, Any]
    edition: dict[str, Any]
    steps: list[Step]
    decisions: list[Decision]
    judged: list[msgspec.Raw]

    @property
    def complete(self) -> bool:
        """Is every decision judged?"""
        return len(self.judged) == len(self.steps)


class Reviews:
    """The queue; how far each review is lies in the store."""

    def __init__(self, store: Store, time: Time, compiling: Compiling, most_each: int = MOST_EACH) -> None:
        self._store, self._time, self._compiling = store, time, compiling
        self._process = store.database.process
        self._most_each = most_each
        self._addresses: dict[str, str] = {}  # of those who asked here, by review
        self._underway: dict[str, Underway] = {}
        self._working: asyncio.Task[None] | None = None
        self._threads = os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads, "review", bot_pool.step_back, (NICE,))
        self._own = threading.local()
        self.waiting = 0  # how many were under way or waited when somebody last asked

    async def begin(self, record: dict[str, Any], own: ComponentFile | None, address: str) -> Review:
        """Ask for the review of a record that is right; `own` are its table's components."""
        edition = components.edition(record["game"], own)
        name = _name(record, edition)
        waiting = await self._wanted()
        if name not in waiting and await self._store.run(review_store.complete(name)) is None:
            self._addresses = {name: asked for name, asked in self._addresses.items() if name in waiting}
            each = list(self._addresses.values()).count(address)
            if len(waiting) >= MOST_WAITING or each >= self._most_each:
                raise Refused("too_many")
            steps = await asyncio.to_thread(choices, record, **edition)
            self._addresses[name] = address
            kept = text({part: value for part, value in record.items() if part not in PERSONAL})
            await self._store.run(review_store.begin(name, kept, own, len(steps), self._time.date()))
        return await self.see(name, 0)

    async def see(self, name: str, after: int) -> Review:
        """How far a review is, with the decisions after so many; asking keeps it going."""
        now = self._time.date()
        found = await self._store.run(review_store.progress(name, after, now, now - PATIENCE))
        if found is None:
            kept = await self._store.run(review_store.complete(name))
            if kept is None:
                raise Refused("not_found")
            review = _read_kept(kept).review_message()
            return msgspec.structs.replace(review, decisions=review.decisions[after:])
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return Review(name, found.total, found.place, cast("list[Judged]", found.told), [], [])

    async def _wanted(self) -> list[str]:
        found = await self._store.run(review_store.wanted(self._time.date() - PATIENCE))
        self.waiting = len(found)
        return found

    def close(self) -> None:
        """Whatever is not complete goes on when somebody asks."""
        if self._working is not None:
            self._working.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _work(self) -> None:
        """A few decisions at a time of the first that somebody waits for and no other server works on."""
        while work := await self._take():
            try:
                await self._go_on(work)
            except DatabaseFailure:
                log.exception("a review stops")
                break
            except Exception:
                log.exception("a review failed")
                await self._store.run(review_store.finish(work.name, None, 0))
        self._underway.clear()
        await self._store.run(review_store.leave(self._process))
        await self._wanted()

    async def _take(self) -> review_store.Work | None:
        since = self._time.date() - PATIENCE
        return await self._store.run(review_store.take(self._process, since, self._store.shared))

    async def _go_on(self, work: review_store.Work) -> None:
        name = work.name
        if name not in self._underway:
            judged = await self._store.run(review_store.parts(name))
            self._underway = {name: await asyncio.to_thread(_opened, work, judged)}
        review = self._underway[name]
        if not review.complete:
            game, known = review.record["game"], len(review.judged)
            await self._compiling.code(game, catalog.parts(SEARCH, game))
            next_steps = review.steps[known:][: self._threads]
            run = asyncio.get_running_loop().run_in_executor
            parts = await asyncio.gather(*(run(self._pool, self._judge, game, step) for step in next_steps))
            await self._store.run(review_store.add(name, known, parts))
            review.decisions += [part.decision for part in parts]
            review.judged += [part.told for part in parts]
        if review.complete:
            whole = await asyncio.to_thread(_whole, name, review)
            await self._store.run(review_store.finish(name, whole, self._time.date()))

    def _judge(self, game: str, step: Step) -> review_store.Part:
        examiners: dict[str, Examiner] = self._own.__dict__
        if game not in examiners:
            examiners[game] = Examiner(game)
        decision = examiners[game].examine(step)
        return review_store.Part(decision, msgspec.Raw(text(_told(step, decision)).encode()))


def _opened(work: review_store.Work, parts: list[review_store.Part]) -> Underway:
    """A review that has been begun, perhaps by another server."""
    record = msgspec.json.decode(work.record)
    edition = components.edition(record["game"], work.components)
    decisions, judged = [part.decision for part in parts], [part.told for part in parts]
    return Underway(record, edition, choices(record, **edition), decisions, judged)


class _Kept(msgspec.Struct):
    """A complete review as it lies in the store: its decisions are sent as they are."""

    type: str
    review: str
    total: int
    place: None
    decisions: list[msgspec.Raw]
    luck: list[LuckyBreak]
    players: list[PlayerAccount]

    def review_message(self) -> Review:
        """For whoever asks."""
        return Review(self.review, self.total, None, cast("list[Judged]", self.decisions), self.luck, self.players)


_read_kept = msgspec.json.Decoder(_Kept).decode


def _name(record: dict[str, Any], edition: dict[str, Any]) -> str:
    """The same game has the same review, whoever sends it; what it was called and how long it took does not matter."""
    moves = [(move["seat"], move["action"], move.get("chance")) for move in record["moves"]]
    whole = msgspec.to_builtins([record["game"], record["start"], moves, repr(edition)], order="sorted")
    return hashlib.sha256(repr(whole).encode()).hexdigest()[:32]


def _told(step: Step, decision: Decision) -> Judged:
    """A decision in the words of the pages."""
    described, brought = (texts(words) for words in foretold(step.before))
    options = [
        JudgedOption(one.action, one.win, one.points, described.get(one.action, []), brought.get(one.action, []))
        for one in decision.options
    ]
    return Judged(
        move=decision.move,
        seat=decision.seat,
        action=decision.action,
        grade=grade_of(decision.loss).value,
        loss=decision.loss,
        before=decision.before,
        after=decision.after,
        options=options,
        expected=expected(step.before, decision.options[0].line),
    )


def _whole(name: str, job: Underway) -> Review:
    luck = lucky_breaks(job.record, job.decisions, **job.edition)
    players = accounts(len(job.record["start"]["players"]), job.decisions, luck)
    return Review(
        review=name,
        total=len(job.steps),
        place=None,
        decisions=cast("list[Judged]", job.judged),
        luck=[LuckyBreak(one.move, one.gained) for one in luck],
        players=[
            PlayerAccount(
                one.accuracy,
                {grade.value: count for grade, count in one.grades.items()},
                one.lost,
                one.luck,
                one.moments,
            )
            for one in players
        ],
    )
