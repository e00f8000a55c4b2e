"""One game of Gizmos as facts. Turns, chains and cards follow from the moves, the points from the end."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from labtop.core.game import Game
from labtop.core.statistics import Facts, Had, Moment
from labtop.games.gizmos.rules.building import GIZMOS_TO_END, LEVEL_III_TO_END
from labtop.games.gizmos.rules.data import CARDS, LEVELS
from labtop.games.gizmos.words.dashboard import points, stored

Record = dict[str, Any]
Move = dict[str, Any]

ACTIONS = ("pick", "file", "build", "research", "pass")
ENDS = ("level-three", "sixteen", "both")
KINDS = ("upgrade", "converter", "file", "pick", "build")
POINTS = ("I", "II", "III", "tokens", "end-energy", "end-tokens")
PHASE = 3  # rounds in which buildings are compared


def observe(record: Record, steps: Iterator[Game]) -> Facts:
    """What a game that is over shows."""
    (end,) = deque(steps, maxlen=1)
    watch = Watch(record["start"])
    for number, (seat, moves) in enumerate(groupby(record["moves"], key=lambda move: move["seat"])):
        watch.turn(seat, record["start"]["turn"]["number"] + number, list(moves))
    watch.end(end.position())
    return watch.facts


class Watch:
    """Follows the turns of a game."""

    def __init__(self, start: Record) -> None:
        self.facts = Facts()
        self._stage = start["turn"]["stage"]  # of the first turn: it may have begun before the record
        self._players = len(start["players"])
        self._active = [list(player["active"]) for player in start["players"]]
        self._built: list[list[str]] = [[] for _ in start["players"]]
        self._uses: Counter[str] = Counter()
        self._end_known = start["end_triggered"]

    def turn(self, seat: int, number: int, moves: list[Move]) -> None:
        """One player's turn: turns of the same player never follow each other."""
        current = number // self._players + 1
        chain = 0
        for move in moves:
            word, _, thing = move["action"].partition(" ")
            if word == "build":
                self._build(seat, thing, current)
            elif word == "file":
                self.facts.count(seat, "cards", thing, "filed")
            elif word == "use":
                chain += 1
                self._uses[thing] += 1
            self._take_energy(seat, word, thing, move)
        self._count_turn(seat, number, chain, moves)

    def _build(self, seat: int, card: str, current: int) -> None:
        level = LEVELS[CARDS[card]["level"]]
        self.facts.had.append(Had("cards", card, seat, current, f"{level} {current // PHASE}"))
        self.facts.count(seat, "kinds", CARDS[card]["kind"])
        self._built[seat].append(card)
        self._active[seat].append(card)
        levels = [CARDS[active]["level"] for active in self._active[seat]]
        reached = (levels.count(3) >= LEVEL_III_TO_END, len(levels) >= GIZMOS_TO_END)
        if any(reached) and not self._end_known:
            self._end_known = True
            end = "both" if all(reached) else ENDS[reached.index(True)]
            self.facts.had.append(Had("ends", end, seat, current))

    def _take_energy(self, seat: int, word: str, thing: str, move: Move) -> None:
        """A picked sphere is named; what chance then brings lies in the row. Drawn ones are chance."""
        taken = [thing] if word == "pick" else move.get("chance", ())
        for colour in taken:
            self.facts.count(seat, "energy", colour)

    def _count_turn(self, seat: int, number: int, chain: int, moves: list[Move]) -> None:
        facts, current = self.facts, number // self._players + 1
        facts.count(seat, "chains", chain)
        facts.count(seat, "chain-course", current)
        facts.count(seat, "chain-course", current, "chain", chain)
        if chain > 1:
            facts.moments.append(Moment("longest", chain, seat, number + 1, tuple(move["action"] for move in moves)))
        if self._stage == "action":
            action = moves[0]["action"].partition(" ")[0]
            facts.count(seat, "actions", action)
            facts.count(seat, "action-course", current)
            facts.count(seat, "action-course", current, action)
        self._stage = "action"

    def end(self, position: Record) -> None:
        """The end of the game: what the points are made of."""
        facts = self.facts
        facts.count(0, "rounds", -(-position["turn"]["number"] // self._players))
        for seat, player in enumerate(position["players"]):
            for source, amount in points(player).items():
                if source != "printed":
                    facts.count(seat, "points", source, amount=amount)
            for card in player["active"]:
                facts.count(seat, "points", LEVELS[CARDS[card]["level"]], amount=CARDS[card]["points"])
            for card in self._built[seat]:
                facts.count(seat, "cards", card, "points", brought(card, player, self._uses[card]))
                facts.count(seat, "cards", card, "uses", self._uses[card])


def brought(card: str, player: Record, uses: int) -> int:
    """The points that a card has brought its owner: printed, gained by its effect, worked out at the end."""
    printed = CARDS[card]
    gained = uses * printed["effect"].get("points", 0) if "effect" in printed else 0
    end = {"stored_energy": stored(player), "point_tokens": int(player["tokens"])}
    return printed["points"] + gained + end.get(printed.get("upgrade", {}).get("end_score", ""), 0)
