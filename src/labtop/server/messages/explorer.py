"""What wins in a game, from many games that strong bots played against themselves."""

from __future__ import annotations

from labtop.server.messages.wire import Message


class SizeOfTable(Message):
    """Games of so many players."""

    games: int
    places: list[float]  # the part of the games won, by place in turn order


class Figure(Message):
    """Seats that opened in a certain way, or had a certain thing."""

    seats: int
    share: float  # of all seats
    rate: float  # the part of them that won
    lift: list[float]  # low, value, high: more than their places in turn order win, with a 95% interval


class ThingFigure(Figure):
    """Seats that had a certain thing."""

    compared: list[float] | None  # low, value, high: more than seats with something else in the same situation
    rounds: list[int]  # how often it was taken, from round 1


class Partner(Message):
    """Another thing that the same seats had."""

    thing: str
    seats: int
    rate: float
    lift: list[float]  # low, value, high: more than the odds of both promise


class Explorer(Message):
    """GET /api/games/{game}/explorer: figures are by number of players, `all` for any."""

    format: int
    game: str
    games: int
    level: str  # of the bots
    seed: int
    players: dict[str, SizeOfTable]
    kinds: dict[str, dict[str, dict[str, ThingFigure]]]  # by kind and thing
    pairs: dict[str, list[Partner]]  # the best and the worst of each thing
    openings: dict[str, dict[str, Figure]]  # by first turns
