"""Reviews of games that were played: one after the other, behind everything else, and kept for the next who asks."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from labtop.core.sentences import foretold
from labtop.core.step import Step
from labtop.review import accounts, grade_of, lucky_breaks
from labtop.review.course import choices
from labtop.review.examination import Decision, Examiner
from labtop.server import bot_pool, repository
from labtop.server.compilation import Compiling
from labtop.server.errors import Refused
from labtop.server.hints import expected
from labtop.server.messages import Judged, JudgedOption, LuckyBreak, PlayerAccount, Review
from labtop.server.store import Store
from labtop.server.story import texts
from labtop.server.time_source import Time

PATIENCE = 20_000  # ms: of what nobody has asked for so long, nothing more is worked out
NICE = 19  # how far reviews stand behind people, and behind bots
MOST_WAITING = 50
MOST_EACH = 3  # of one address
SEARCH = "search"  # the code that is needed

log = logging.getLogger("labtop.server")


@dataclass
class Job:
    """A review under way."""

    record: dict[str, Any]
    edition: dict[str, Any]
    address: str
    asked: int  # when somebody last did
    steps: list[Step]
    decisions: list[Decision] = field(default_factory=list)
    judged: list[Judged] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Is every decision judged?"""
        return len(self.judged) == len(self.steps)


class Reviews:
    """The queue, and what is kept."""

    def __init__(self, store: Store, time: Time, compiling: Compiling, most_each: int = MOST_EACH) -> None:
        self._store, self._time, self._compiling = store, time, compiling
        self._most_each = most_each
        self._jobs: dict[str, Job] = {}  # in the order in which they are worked on
        self._working: asyncio.Task[None] | None = None
        self._threads = os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads, "review", bot_pool.step_back, (NICE,))
        self._own = threading.local()

    async def begin(self, record: dict[str, Any], edition: dict[str, Any], address: str) -> Review:
        """Ask for the review of a record that is right."""
        name = _name(record, edition)
        if name not in self._jobs and await self._kept(name) is None:
            own = sum(job.address == address for job in self._jobs.values())
            if len(self._jobs) >= MOST_WAITING or own >= self._most_each:
                raise Refused("too_many")
            steps = await asyncio.to_thread(choices, record, **edition)
            self._jobs[name] = Job(record, edition, address, self._time.now(), steps)
        return await self.see(name, 0)

    async def see(self, name: str, after: int) -> Review:
        """How far a review is, with the decisions after so many; asking keeps it going."""
        job = self._jobs.get(name)
        if job is None:
            kept = await self._kept(name)
            if kept is None:
                raise Refused("not_found")
            return msgspec.structs.replace(kept, decisions=kept.decisions[after:])
        job.asked = self._time.now()
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        place = list(self._jobs).index(name)
        return Review(name, len(job.steps), place, job.judged[after:], [], [])

    @property
    def waiting(self) -> int:
        """How many are under way or wait."""
        return len(self._jobs)

    def close(self) -> None:
        """Whatever is not complete is worked out again when somebody asks."""
        if self._working is not None:
            self._working.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _work(self) -> None:
        """A few decisions at a time of the first that somebody waits for."""
        while waiting := [name for name, job in self._jobs.items() if self._time.now() - job.asked < PATIENCE]:
            name = waiting[0]
            job = self._jobs[name]
            try:
                await self._go_on(name, job)
            except Exception:
                log.exception("a review failed")
                del self._jobs[name]

    async def _go_on(self, name: str, job: Job) -> None:
        game = job.record["game"]
        if not job.complete:
            await self._compiling.code(game, SEARCH)
            next_steps = job.steps[len(job.judged) :][: self._threads]
            run = asyncio.get_running_loop().run_in_executor
            for decision, told in await asyncio.gather(*(run(self._pool, self._judge, game, s) for s in next_steps)):
                job.decisions.append(decision)
                job.judged.append(told)
        if job.complete:
            review = await asyncio.to_thread(_whole, name, job)
            await self._store.run(repository.keep_review(name, review, self._time.date()))
            del self._jobs[name]

    def _judge(self, game: str, step: Step) -> tuple[Decision, Judged]:
        examiners: dict[str, Examiner] = self._own.__dict__
        if game not in examiners:
            examiners[game] = Examiner(game)
        decision = examiners[game].examine(step)
        return decision, _told(step, decision)

    async def _kept(self, name: str) -> Review | None:
        found = await self._store.run(repository.kept_review(name))
        return None if found is None else _read_kept(found).review_message()


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


def _whole(name: str, job: Job) -> Review:
    luck = lucky_breaks(job.record, job.decisions, **job.edition)
    players = accounts(len(job.record["start"]["players"]), job.decisions, luck)
    return Review(
        review=name,
        total=len(job.steps),
        place=None,
        decisions=job.judged,
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
