"""One game of Gizmos as facts, from what its moves did and what the end is worth."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from labtop.core.events import Event
from labtop.core.game import Game
from labtop.core.statistics import Facts, Had, Moment
from labtop.games.gizmos.rules.cards import IDS
from labtop.games.gizmos.rules.data import CARDS, ENERGIES, LEVELS
from labtop.games.gizmos.rules.events import End, EventKind

Record = dict[str, Any]

ACTIONS = ("pick", "file", "build", "research", "pass")
ENDS = {End.LEVEL_III: "level-three", End.ALL: "sixteen", End.LEVEL_III + End.ALL: "both"}
KINDS = ("upgrade", "converter", "file", "pick", "build")
POINTS = ("I", "II", "III", "tokens", "end-energy", "end-tokens")
PHASE = 3  # rounds in which buildings are compared
OPENING = 3  # turns of a player that are one


def observe(record: Record, steps: Iterator[Game]) -> Facts:
    """What a game that is over shows."""
    (end,) = deque(steps, maxlen=1)
    watch = Watch(record["start"])
    moves = list(enumerate(record["moves"]))
    for number, (seat, turn) in enumerate(groupby(moves, key=lambda move: move[1]["seat"])):
        played = list(turn)
        events = [event for index, _ in played for event in end.events(index)]
        watch.turn(seat, record["start"]["turn"]["number"] + number, [move["action"] for _, move in played], events)
    watch.end(end)
    return watch.facts


class Watch:
    """Follows the turns of a game."""

    def __init__(self, start: Record) -> None:
        self.facts = Facts()
        self._stage = start["turn"]["stage"]  # of the first turn: it may have begun before the record
        self._players = len(start["players"])
        self._openings: list[list[str]] = [[] for _ in start["players"]]
        self._opening = OPENING if start["turn"]["number"] == 0 else 0  # turns of it that the record shows
        self._built: list[list[str]] = [[] for _ in start["players"]]
        self._uses: Counter[str] = Counter()
        self._gained: Counter[str] = Counter()  # points by cards' effects

    def turn(self, seat: int, number: int, actions: Sequence[str], events: Sequence[Event]) -> None:
        """One player's turn: turns of the same player never follow each other."""
        current = number // self._players + 1
        for event in events:
            self._count(seat, current, event)
        chain = sum(event.kind is EventKind.GIZMO_USED for event in events)
        self._count_turn(seat, number, chain, actions)

    def _count(self, seat: int, current: int, event: Event) -> None:
        facts = self.facts
        match event.kind:
            case EventKind.CARD_BUILT:
                card = CARDS[IDS[event.thing]]
                group = f"{LEVELS[card['level']]} {current // PHASE}"
                facts.had.append(Had("cards", card["id"], seat, current, group))
                facts.count(seat, "kinds", card["kind"])
                self._built[seat].append(card["id"])
            case EventKind.CARD_FILED:
                facts.count(seat, "cards", IDS[event.thing], "filed")
            case EventKind.GIZMO_USED:
                self._uses[IDS[event.thing]] += 1
            case EventKind.POINTS_GAINED:
                self._gained[IDS[event.thing]] += event.amount
            case EventKind.SPHERE_PICKED | EventKind.SPHERE_DRAWN:
                facts.count(seat, "energy", ENERGIES[event.thing])
            case EventKind.END_TRIGGERED:
                facts.had.append(Had("ends", ENDS[event.amount], seat, current))

    def _count_turn(self, seat: int, number: int, chain: int, actions: Sequence[str]) -> None:
        facts, current = self.facts, number // self._players + 1
        facts.count(seat, "chains", chain)
        facts.count(seat, "chain-course", current)
        facts.count(seat, "chain-course", current, "chain", chain)
        if chain > 1:
            facts.moments.append(Moment("longest", chain, seat, number + 1, tuple(actions)))
        if self._stage == "action":
            action = actions[0].partition(" ")[0]
            facts.count(seat, "actions", action)
            facts.count(seat, "action-course", current)
            facts.count(seat, "action-course", current, action)
            self._open(seat, actions[0])
        self._stage = "action"

    def _open(self, seat: int, action: str) -> None:
        """Note the beginning of a player's game, one turn longer each time: `pick`, `pick file-II`."""
        begun = self._openings[seat]
        if len(begun) < self._opening:
            verb, _, thing = action.partition(" ")
            begun.append(verb if verb in ("pick", "pass") else f"{verb}-{thing.partition('-')[0]}")
            self.facts.had.append(Had("openings", " ".join(begun), seat))

    def end(self, game: Game) -> None:
        """The end of the game: what the points are made of."""
        facts, position = self.facts, game.position()
        facts.count(0, "rounds", -(-position["turn"]["number"] // self._players))
        for seat, own in enumerate(game.facts(None)["players"]):
            for source, amount in own["points"].items():
                if source != "printed":
                    facts.count(seat, "points", source, amount=amount)
            for card in position["players"][seat]["active"]:
                facts.count(seat, "points", LEVELS[CARDS[card]["level"]], amount=CARDS[card]["points"])
            for card in self._built[seat]:
                facts.count(seat, "cards", card, "points", own["worth"][card] + self._gained[card])
                facts.count(seat, "cards", card, "uses", self._uses[card])
