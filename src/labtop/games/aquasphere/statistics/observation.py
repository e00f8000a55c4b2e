"""One game of AquaSphere as facts, move by move from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from labtop.core.events import Event
from labtop.core.game import Game
from labtop.core.happening import Happening
from labtop.core.statistics import Facts, Had
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, PROGRAMS, RESEARCH_IDS, START
from labtop.games.aquasphere.rules.events import FINAL_ITEMS, ROUND_ITEMS, EventKind, Hindrance, Source
from labtop.games.aquasphere.rules.state import SUBMARINES

Record = dict[str, Any]


def _name(source: Source) -> str:
    return source.name.lower().replace("_", "-")


SOURCES = (
    *map(_name, (Source.OCTOPODS, Source.SUBMARINES, Source.RESEARCH)),
    "rewards",
    *map(_name, ROUND_ITEMS),
    "lines",
    *map(_name, FINAL_ITEMS),
)
PROGRAMMING = ("engineer", "buy", "sector", "instant", "scoring", "recalled")
LINES = ("paid", "lost", "spared")
FORGONE = ("octopods", "rewards")  # left although they could be had
OPENING = 3  # turns of a player that are one
TURNS = ("engineer", "buy", "act", "pass")  # actions that are a turn
BY = {"engineer": "engineer", "buy": "buy", "program": "scoring"}  # how each programs a bot, besides acts


def observe(record: Record, steps: Iterator[Game]) -> Facts:
    """What a game that is over shows."""
    watch = Watch(record["start"])
    for number, game in enumerate(steps):
        if number:
            watch.move(game.happened(number - 1, None))
    for seat, player in enumerate(game.position()["players"]):
        watch.facts.had.append(Had("submarines", str(SUBMARINES - player["submarines"]), seat))
    watch.end()
    return watch.facts


class Watch:
    """Follows the moves of a game."""

    def __init__(self, start: Record) -> None:
        self.facts = Facts()
        self._scores = [player["score"] for player in start["players"]]  # at the start of the round
        self._acts: list[Counter[str]] = [Counter() for _ in start["players"]]  # by program
        self._openings: list[list[str]] = [[] for _ in start["players"]]
        begins = start["round"] == 1 and all(player["engineer"] == START for player in start["players"])
        self._opening = OPENING if begins else 0  # turns of it that the record shows
        self._most: list[int] = []  # seats with the most control spaces in its scoring

    def move(self, happening: Happening) -> None:
        """One move."""
        seat, before, (verb, *things) = happening.seat, happening.before, happening.action.split(" ")
        if verb in TURNS:
            self.facts.count(seat, "turns", before["round"], "turns")
            self._open(seat, verb, before["programs"][things[0]] if verb == "engineer" else "".join(things[:2][-1:]))
        if verb == "act":
            self.facts.count(seat, "programs", things[1])
            self.facts.count(seat, "program-lead", things[1], f"round-{before['round']}")
            self._acts[seat][things[1]] += 1
        if verb == "pass":
            self.facts.had.append(Had("pass-order", f"{before['round']}-{len(before['passed']) + 1}", seat))
        if verb == "done" and before["turn"]["stage"] == "rewards":
            self.facts.count(seat, "forgone", "rewards", amount=len(before["turn"]["cards"]))
        for event in happening.events:
            self._count(event, before["round"])
            self._count_programming(event, verb, things)
            if verb == "act" and event.kind in (EventKind.POINTS, EventKind.REWARD_POINTS):
                self.facts.count(seat, "program-points", things[1], amount=event.amount)
        if any(event.kind == EventKind.ROUND_SCORED for event in happening.events):
            self._end_round(happening)

    def _open(self, seat: int, verb: str, program: str) -> None:
        """Note the beginning of a player's game, one turn longer each time: `act-blue`, `act-blue engineer-red`."""
        begun = self._openings[seat]
        if len(begun) < self._opening:
            begun.append(f"{verb}-{program}" if program else verb)
            self.facts.had.append(Had("openings", " ".join(begun), seat))

    def end(self) -> None:
        """Who used each program more often than anybody else."""
        for program in PROGRAMS:
            most, *others = sorted(range(len(self._acts)), key=lambda seat: -self._acts[seat][program])
            if self._acts[most][program] > self._acts[others[0]][program]:
                self.facts.had.append(Had("program-lead", program, most, group="lead"))

    def _count(self, event: Event, number: int) -> None:
        """Points by their sources, what is taken or left, red lines."""
        seat, kind, thing, amount = event.seat, event.kind, event.thing, event.amount
        count = self.facts.count
        match kind:
            case EventKind.POINTS:
                if thing == Source.MAJORITY and amount:
                    self._most.append(seat)
                count(seat, "sources", _name(Source(thing)), amount=amount)
            case EventKind.REWARD_POINTS:
                count(seat, "sources", "rewards", amount=amount)
                count(seat, "research", RESEARCH_IDS[thing], "points", amount)
            case EventKind.STOPPED:
                count(seat, "lines", "lost", amount=amount)
                count(seat, "sources", "lines", amount=-amount)
            case EventKind.SPARED:
                count(seat, "lines", "spared", amount=amount)
                count(seat, "sources", "lines", amount=amount)
            case EventKind.LINE_CRYSTAL | EventKind.LINE_BOT:
                count(seat, "lines", "paid")
            case EventKind.CAUGHT if thing > amount:
                count(seat, "forgone", "octopods", amount=thing - amount)
            case EventKind.NO_EFFECT if thing == Hindrance.ZERO:
                count(seat, "forgone", "octopods", amount=amount)
            case EventKind.RESEARCH:
                self.facts.had.append(Had("research", RESEARCH_IDS[thing], seat, number, f"{number}"))
            case EventKind.EXTENSION:
                self.facts.had.append(Had("extensions", EXTENSION_IDS[thing], seat, number, f"{number}"))

    def _count_programming(self, event: Event, verb: str, things: list[str]) -> None:
        """How bots were programmed."""
        if event.kind == EventKind.RECALLED:
            self.facts.count(event.seat, "programming", "recalled")
        if event.kind == EventKind.PROGRAMMED:
            by_act = "sector" if things[1:2] == [PROGRAMS[-1]] else "instant"
            self.facts.count(event.seat, "programming", BY.get(verb, by_act))

    def _end_round(self, happening: Happening) -> None:
        """Points of a round are those without the final scoring."""
        number, scores = happening.before["round"], [0] * len(self._scores)
        for event in happening.events:
            if event.kind == EventKind.SCORE:
                scores[event.seat] += event.amount
            elif event.kind == EventKind.POINTS and event.thing in FINAL_ITEMS:
                scores[event.seat] -= event.amount
        for seat, score in enumerate(scores):
            self.facts.count(seat, "turns", number)
            self.facts.count(seat, "round-points", number)
            self.facts.count(seat, "round-points", number, "points", score - self._scores[seat])
        how = "alone" if len(self._most) == 1 else "shared"
        self.facts.had += [Had("majority", f"{number}-{how}", seat) for seat in self._most]
        self._scores, self._most = scores, []
