"""One game of AquaSphere as facts, move by move from the positions before and after."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from labtop.core.game import Game
from labtop.core.statistics import Facts, Had
from labtop.games.aquasphere.words import catalogue as sets
from labtop.games.aquasphere.words.act_text import Act
from labtop.games.aquasphere.words.facts import SUBMARINES, Position, capacity, lines_up_to
from labtop.games.aquasphere.words.points import Gain, final_points, gains, intermediate, markers_move

Record = dict[str, Any]

PROGRAMMING = ("engineer", "buy", "sector", "instant", "scoring", "recalled")
LINES = ("paid", "lost", "spared")
FORGONE = ("octopods", "rewards")  # left although they could be had
TURNS = ("engineer", "buy", "act", "pass")  # actions that are a turn


def observe(record: Record, steps: Iterator[Game]) -> Facts:
    """What a game that is over shows."""
    watch = Watch(record["start"])
    before = record["start"]
    for number, game in enumerate(steps):
        after = game.position()
        if number:
            watch.move(before, record["moves"][number - 1], after)
        before = after
    watch.end(before)
    return watch.facts


class Watch:
    """Follows the moves of a game."""

    def __init__(self, start: Position) -> None:
        self.facts = Facts()
        self._catalogue = sets.of_position(start)
        self._players = range(len(start["players"]))
        self._start = [player["score"] for player in start["players"]]
        self._round_start = list(self._start)
        self._gross = list(self._start)  # points without what red lines took

    def move(self, before: Position, move: dict[str, Any], after: Position) -> None:
        """One move."""
        seat, action = move["seat"], move["action"].split(" ")
        if action[0] in TURNS:
            self.facts.count(seat, "turns", before["round"], "turns")
        self._count_programming(seat, action, before, after)
        self._count_gains(seat, action, gains(self._catalogue, before, seat, action, after))
        if action[0] == "act":
            self._count_act(seat, Act.read(move["action"]), before, after)
        elif before["turn"]["stage"] == "rewards" and action[0] == "done":
            self.facts.count(seat, "forgone", "rewards", amount=len(before["turn"]["cards"]))
        elif action[0] == "pass":
            self.facts.had.append(Had("pass-order", f"{before['round']}-{len(before['passed']) + 1}", seat))
        if markers_move(before, after):
            self._score_round(before, seat, action)
        if before["round"] != after["round"]:
            self._end_round(before["round"], [player["score"] for player in after["players"]])

    def _count_programming(self, seat: int, action: list[str], before: Position, after: Position) -> None:
        """How bots were programmed; symbols that are filled by an act are told by the positions."""
        way = {"engineer": "engineer", "buy": "buy", "program": "scoring", "recall": "recalled"}.get(action[0])
        if way:
            self.facts.count(seat, "programming", way)
        if action[0] != "act":
            return
        act = Act.read(" ".join(action))
        if act.recalled:
            self.facts.count(seat, "programming", "recalled")
        stayed = set(before["players"][seat]["programmed"]) - {act.colour, act.recalled}
        if set(after["players"][seat]["programmed"]) - stayed:
            self.facts.count(seat, "programming", "sector" if act.colour == "white" else "instant")

    def _count_gains(self, seat: int, action: list[str], gained: list[Gain]) -> None:
        for gain in gained:
            self._count_points(seat, gain.source, gain.points)
            if gain.card:
                self.facts.count(seat, "research", gain.card, "points", gain.points)
            if action[0] == "act":
                self.facts.count(seat, "program-points", action[2], amount=gain.points)

    def _count_points(self, seat: int, source: str, points: int) -> None:
        self.facts.count(seat, "sources", source, amount=points)
        self._gross[seat] += points

    def _count_act(self, seat: int, act: Act, before: Position, after: Position) -> None:
        self.facts.count(seat, "programs", act.colour)
        old, new, when = before["players"][seat], after["players"][seat], before["round"]
        if act.catching is not None:
            there = before["station"]["sectors"][act.sector]["octopods"]
            most = min(there, capacity(self._catalogue, old, "octopods"))
            self.facts.count(seat, "forgone", "octopods", amount=most - act.catching)
        for held in new["research"][len(old["research"]) :]:
            self.facts.had.append(Had("research", held["card"], seat, when, f"{when}"))
        for extension in new["extensions"][len(old["extensions"]) :]:
            self.facts.had.append(Had("extensions", extension, seat, when, f"{when}"))

    def _score_round(self, before: Position, seat: int, action: list[str]) -> None:
        """The intermediate scoring; a card used as the last decision before it has taken its bot from the supply."""
        programmed = {seat: 1} if action[0] == "program" else {}
        for player in self._players:
            items = intermediate(self._catalogue, before, player, programmed.get(player, 0))
            for source, points in items.items():
                self._count_points(player, source, points)
            self._spare(player, -sum(items.values()), before["players"][player]["score"])
            if items["majority"]:
                alone = items["majority"] == self._catalogue.scoring["intermediate"]["majority_alone"]
                self.facts.had.append(Had("majority", f"{before['round']}-{'alone' if alone else 'shared'}", player))

    def _spare(self, seat: int, loss: int, score: int) -> None:
        """Nobody moves back behind the last red line passed, or behind 0."""
        spared = max(loss - (score - max((0, *lines_up_to(self._catalogue, score)))), 0)
        self.facts.count(seat, "lines", "spared", amount=spared)
        self._count_points(seat, "lines", spared)

    def _end_round(self, number: int, scores: list[int]) -> None:
        for seat in self._players:
            self.facts.count(seat, "turns", number)
            self.facts.count(seat, "round-points", number)
            self.facts.count(seat, "round-points", number, "points", scores[seat] - self._round_start[seat])
        self._round_start = scores

    def end(self, position: Position) -> None:
        """The final scoring, which knows no red lines: what is missing before it was lost at them."""
        finals = [final_points(self._catalogue, player) for player in position["players"]]
        scores = [
            player["score"] - sum(final.values()) for player, final in zip(position["players"], finals, strict=True)
        ]
        self._end_round(position["round"], scores)
        for seat, player in enumerate(position["players"]):
            for item, points in finals[seat].items():
                self.facts.count(seat, "sources", f"final-{item}", amount=points)
            lost = self._gross[seat] - scores[seat]
            self.facts.count(seat, "sources", "lines", amount=-lost)
            self.facts.count(seat, "lines", "lost", amount=lost)
            crossed = len(lines_up_to(self._catalogue, scores[seat])) - len(
                lines_up_to(self._catalogue, self._start[seat])
            )
            self.facts.count(seat, "lines", "paid", amount=crossed)
            self.facts.had.append(Had("submarines", str(SUBMARINES - player["submarines"]), seat))
