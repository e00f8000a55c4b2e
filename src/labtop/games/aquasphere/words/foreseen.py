"""An action seen ahead: what changes for its player between the views before and after it."""

from __future__ import annotations

from dataclasses import dataclass

from labtop.games.aquasphere.words.act_text import Act
from labtop.games.aquasphere.words.facts import Player, Position, Purse, submarine_cost, way_cost
from labtop.games.aquasphere.words.points import final_points, gains, intermediate, markers_move
from labtop.games.aquasphere.words.scene import Scene

PRICE_OF_PROGRAMMING = 3


@dataclass(frozen=True)
class Foreseen:
    """An action between two views, and the scene that it was told in."""

    scene: Scene
    action: list[str]  # its words
    before: Position
    after: Position

    @property
    def kind(self) -> str:
        """The first word of the action."""
        return self.action[0]

    @property
    def seat(self) -> int:
        """Who plays it."""
        seat: int = self.before["turn"]["seat"]
        return seat

    @property
    def old(self) -> Player:
        """The player before."""
        return self.scene.player

    @property
    def new(self) -> Player:
        """The player after."""
        player: Player = self.after["players"][self.seat]
        return player

    def more(self, good: str) -> int:
        """How much more of a good the player has."""
        return int(self.new[good] - self.old[good])

    def taken(self, things: str) -> list[str]:
        """New research cards or extensions."""
        held = [thing["card"] if things == "research" else thing for thing in self.new[things]]
        return held[len(self.old[things]) :]

    def programmed(self) -> list[str]:
        """Bots that an act programs; that may be on a symbol which it has made free."""
        act = self.act()
        left = (act.colour, act.recalled, *self.lines())
        stayed = [program for program in self.old["programmed"] if program not in left]
        return [program for program in self.new["programmed"] if program not in stayed]

    def act(self) -> Act:
        """The action, if it is an act."""
        return Act.read(" ".join(self.action))

    def recalled_after(self) -> str:
        """What is paid before the bot that an act recalls goes back."""
        act = self.act()
        return "way" if way_cost(self.scene.catalogue, self.before, self.old, act.sector) else "price"

    def asked_cards(self) -> list[str]:
        """Reward cards that the player is asked for after the action."""
        asked = self.after["turn"]["stage"] == "rewards" != self.before["turn"]["stage"]
        return list(self.after["turn"]["cards"]) if asked else []

    def price(self) -> int:
        """The time to be paid: for the way, a submarine, programming or a card."""
        catalogue = self.scene.catalogue
        if self.kind == "buy":
            return PRICE_OF_PROGRAMMING
        if self.kind == "program":
            return catalogue.research[self.action[1]]["cost_time"]
        if self.kind != "act":
            return 0
        cost = way_cost(catalogue, self.before, self.old, self.action[1])
        space = len(self.scene.sector(self.action[1])["submarines"])
        return cost + (submarine_cost(catalogue, self.old, space) if self.more("submarines") else 0)

    def time(self) -> int:
        """The time that is taken, with that for a bot recalled."""
        return self.more("time") + self.price()

    def crystals(self) -> int:
        """The crystals that are taken."""
        return self.more("crystals") + self.lines().count("crystal")

    def points(self) -> int:
        """How far the marker goes, the final scoring apart; a bot still to choose for a red line is reckoned with."""
        if self.kind == "use":
            return self.scene.purse.score - int(self.old["score"])
        return self.more("score") - self.final()

    def final(self) -> int:
        """Points of the final scoring, which no red line takes."""
        over = self.after["turn"]["stage"] == "over"
        return sum(final_points(self.scene.catalogue, self.new).values()) if over else 0

    def scores(self) -> bool:
        """Does the player's own marker move in an intermediate scoring?"""
        if not markers_move(self.before, self.after):
            return False
        turn = self.after["turn"]
        order: list[int] = self.before["play_order"]
        return turn["stage"] != "line" or order.index(self.seat) <= order.index(turn["seat"])

    def lines(self) -> list[str]:
        """What pays for each red line: "crystal", a program, "choice" or "nothing"."""
        scored = self._scored()
        if scored <= 0:
            return list(self.scene.purse.lines.values())
        purse = Purse.of(self.scene.catalogue, self.before, self.old)
        if self.kind == "program":
            purse.programmed.append(self.scene.catalogue.research[self.action[1]]["program"])
        purse.score_points(scored)
        return list(purse.lines.values())

    def lost(self) -> int:
        """Points that a red line takes because it cannot be paid."""
        if "nothing" not in self.lines():
            return 0
        if self.kind == "give":
            return int(self.before["turn"]["gain"]) - self.points()
        gained = gains(self.scene.catalogue, self.before, self.seat, self.action, self.after)
        return sum(gain.points for gain in gained) + self._scored() - self.points()

    def bots_back(self) -> int:
        """Bots that come back from a charging station."""
        placed = self.kind in ("act", "place")
        return _in_station(self.before, self.seat) + placed - _in_station(self.after, self.seat)

    def _scored(self) -> int:
        """The total of the intermediate scoring."""
        if not self.scores():
            return 0
        programmed = int(self.kind == "program")
        return sum(intermediate(self.scene.catalogue, self.before, self.seat, programmed).values())


def _in_station(position: Position, seat: int) -> int:
    sectors = position["station"]["sectors"].values()
    return sum([*sector["charging"], sector["control"]].count(seat) for sector in sectors)
