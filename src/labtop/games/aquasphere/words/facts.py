"""What a person at the table works out from a view: capacities, ways, prices, and what gains bring in the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from labtop.games.aquasphere.rules.data import SECTORS
from labtop.games.aquasphere.words.catalogue import Catalogue, Research

Position = dict[str, Any]
Player = Mapping[str, Any]  # an entry of a position's `players`

OPPOSITE = len(SECTORS) // 2
FREE_WITH_CARD = 2  # the value of the locks that `free_two_locks` opens
RECALLED = 2  # time for a bot put back into the supply
BOT_SPACES = 14
SUBMARINES = 6


def to_play(position: Position) -> Player:
    """The player who decides."""
    player: Player = position["players"][position["turn"]["seat"]]
    return player


def capacity(catalogue: Catalogue, player: Player, kind: str) -> int:
    """What the lab holds of a kind, extensions included."""
    extensions = (catalogue.extensions[extension] for extension in player["extensions"])
    return catalogue.labs[player["base_lab"]][kind] + sum(extension.capacity[kind] for extension in extensions)


def letters(catalogue: Catalogue, player: Player) -> list[str]:
    """The different letters in the lab."""
    extensions = (catalogue.extensions[extension].letters for extension in player["extensions"])
    return sorted({player["base_lab"], *(letter for shown in extensions for letter in shown)})


def cards_of(catalogue: Catalogue, player: Player, kind: str) -> list[Research]:
    """The player's cards of a kind that are not used up, in the order taken."""
    held = (catalogue.research[held["card"]] for held in player["research"] if not held["spent"])
    return [card for card in held if card["kind"] == kind]


def way_cost(catalogue: Catalogue, position: Position, player: Player, sector: str) -> int:
    """What the scientist's cheapest way to a sector costs (rules#act)."""
    ring: list[str] = position["station"]["ring"]
    free = FREE_WITH_CARD if cards_of(catalogue, player, "free_two_locks") else None
    prices = [0 if catalogue.locks[letter] == free else catalogue.locks[letter] for letter in ring]

    def walk(start: int, end: int) -> int:
        one_way = sum(prices[min(start, end) : max(start, end)])
        return min(one_way, sum(prices) - one_way)

    start, end = ring.index(player["scientist"]), ring.index(sector)
    jumps = [
        walk(start, place) + card["cost_time"] + walk((place + OPPOSITE) % len(ring), end)
        for card in cards_of(catalogue, player, "cross_station")
        for place in range(len(ring))
    ]
    return min(walk(start, end), *jumps) if jumps else walk(start, end)


def submarine_cost(catalogue: Catalogue, player: Player, space: int) -> int:
    """What a submarine space costs the player."""
    return catalogue.submarine_costs[space] >> len(cards_of(catalogue, player, "half_price_submarine"))


def bulb(catalogue: Catalogue, position: Position) -> int:
    """The number in the light bulb of the top centre tile."""
    number: int = position["round"]
    return catalogue.bulbs[number - 1]


def deployed_bots(catalogue: Catalogue, player: Player) -> int:
    """The highest uncovered number among bot spaces in columns without a submarine (rules#scoring)."""
    launched = catalogue.bot_columns[: SUBMARINES - player["submarines"]]
    uncovered = min(max(BOT_SPACES - player["supply"], 0), sum(map(len, launched)))
    return catalogue.bot_numbers[uncovered - 1] if uncovered else 0


def next_line(catalogue: Catalogue, score: int) -> int | None:
    """The first red line above a score; None if the track has none."""
    laps = (score // catalogue.lap, score // catalogue.lap + 1)
    above = (lap * catalogue.lap + line for lap in laps for line in catalogue.lines)
    return min((line for line in above if line > score), default=None)


def lines_up_to(catalogue: Catalogue, score: int) -> list[int]:
    """The red lines up to a score. Nobody moves back over one, so each was crossed once."""
    laps = range(0, score + 1, catalogue.lap)
    return [lap + line for lap in laps for line in catalogue.lines if lap + line <= score]


@dataclass
class Purse:
    """What a player has while an action brings this and that; `lines` are the red lines met, each with its payment."""

    catalogue: Catalogue
    room: dict[str, int]  # for time and crystals, by capacity
    score: int
    time: int
    crystals: int
    programmed: list[str]
    stock: int  # crystals in the general supply
    recalled: int = 0  # time for a bot recalled
    lines: dict[int, str] = field(default_factory=dict)  # line -> a program given up, or "crystal", "choice", "nothing"

    @classmethod
    def of(cls, catalogue: Catalogue, position: Position, player: Player) -> Purse:
        """As things stand."""
        room = {kind: capacity(catalogue, player, kind) for kind in ("time", "crystals")}
        goods = (player["score"], player["time"], player["crystals"], list(player["programmed"]))
        return cls(catalogue, room, *goods, position["supply"]["crystals"])

    def take(self, reward: str, amount: int) -> int:
        """Gain a reward; how much of it comes, points as such."""
        if reward == "knowledge":
            self.score_points(amount)
            return amount
        if reward == "time":
            taken = min(amount, self.room["time"] - self.time)
            self.time += taken
            return taken
        taken = min(amount, self.stock, self.room["crystals"] - self.crystals)
        self.crystals += taken
        self.stock -= taken
        return taken

    def give_up(self, program: str) -> None:
        """A programmed bot leaves its symbol."""
        self.programmed = [other for other in self.programmed if other != program]

    def recall(self, program: str) -> int:
        """The free step: a programmed bot goes back for time; how much of it comes."""
        self.give_up(program)
        self.recalled = self.take("time", RECALLED)
        return self.recalled

    def score_points(self, points: int) -> None:
        """Move the marker forwards and pay at red lines."""
        line = next_line(self.catalogue, self.score)
        if line is None or self.score + points < line:
            self.score += points
            return
        left = points - (line - self.score)  # beyond the step over the line
        self.lines[line] = self._pay()
        if self.lines[line] == "nothing":
            self.score = line - 1
            return
        self.score = line
        self.score_points(left)

    def _pay(self) -> str:
        if self.crystals:
            self.crystals -= 1
            self.stock += 1
            return "crystal"
        if not self.programmed:
            return "nothing"
        given = self.programmed.pop()
        return "choice" if self.programmed else given
