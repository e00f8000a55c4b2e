"""What came out: every figure of the arena's tables and its report, as one JSON object."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from itertools import combinations
from statistics import mean
from typing import Any

from labtop.arena.match import Played
from labtop.arena.ratings import Estimate, Result, rate, share
from labtop.arena.schedule import Plan

SHOWN = 20  # troubles that are listed one by one


def summarise(plan: Plan, played: Sequence[Played]) -> dict[str, Any]:
    """The figures of these games. The order in which they ended does not matter."""
    games = sorted(played, key=lambda game: game.number)
    results = [_result(plan, game) for game in games]
    ratings = rate(results, len(plan.names), plan.players)
    return {
        "game": plan.game,
        "players": plan.players,
        "seed": plan.seed,
        "limit": plan.limit,
        "deals": len({game.deal for game in games}),
        "games": len(games),
        "planned": plan.total,
        "bots": [_bot(name, games, rating) for name, rating in zip(plan.names, ratings.bots, strict=True)],
        "turn_order": [_place(place, games, elo) for place, elo in enumerate(ratings.seats)],
        "first_player": asdict(ratings.first),
        "pairs": [_pair(one, other, games) for one, other in combinations(plan.names, 2)] if plan.players == 2 else [],
        "moves": _spread([game.moves for game in games]),
        "troubles": sum(len(game.troubles) for game in games),
        "first_troubles": _troubles(games),
    }


def won(game: Played, seat: int) -> float:
    """1 for a win, a part of it for a shared one."""
    return 1 / game.ranks.count(1) if game.ranks[seat] == 1 else 0.0


def seats_of(bot: str, games: Sequence[Played]) -> list[tuple[Played, int]]:
    """The games of a bot with the seats it had there."""
    return [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]


def _bot(name: str, games: Sequence[Played], rating: Estimate) -> dict[str, Any]:
    own = seats_of(name, games)
    wins = sum(won(game, seat) for game, seat in own)
    decisions = sum(game.decisions[seat] for game, seat in own)
    spent = sum(game.decisions[seat] * game.mean_ms[seat] for game, seat in own)
    kinds = Counter(trouble.kind for game, seat in own for trouble in game.troubles if trouble.seat == seat)
    return {
        "bot": name,
        "games": len(own),
        "wins": round(wins, 6),
        "win_rate": asdict(share(wins, len(own))),
        "score": _spread([game.scores[seat] for game, seat in own]),
        "rating": asdict(rating),
        "decisions": decisions,
        "mean_ms": round(spent / decisions, 3) if decisions else 0.0,
        "max_ms": max((game.max_ms[seat] for game, seat in own), default=0.0),
        "troubles": dict(sorted(kinds.items())),
    }


def _result(plan: Plan, game: Played) -> Result:
    """What the ratings take from a game, in turn order."""
    order = game.turn_order
    return Result(
        [plan.names.index(game.bots[seat]) for seat in order], [game.ranks[seat] for seat in order], game.deal
    )


def _place(place: int, games: Sequence[Played], elo: Estimate) -> dict[str, Any]:
    wins = sum(won(game, game.turn_order[place]) for game in games)
    return {
        "place": place + 1,
        "wins": round(wins, 6),
        "win_rate": asdict(share(wins, len(games))),
        "score": _spread([game.scores[game.turn_order[place]] for game in games]),
        "advantage": asdict(elo),
    }


def _pair(one: str, other: str, games: Sequence[Played]) -> dict[str, Any]:
    """Two bots against each other, seen from the first."""
    own = [(game, game.bots.index(one)) for game in games if set(game.bots) == {one, other}]
    wins = [won(game, seat) for game, seat in own]
    margins = [game.scores[seat] - game.scores[1 - seat] for game, seat in own]
    return {
        "bots": [one, other],
        "games": len(own),
        "wins": wins.count(1.0),
        "shared": wins.count(0.5),
        "losses": wins.count(0.0),
        "win_rate": asdict(share(sum(wins), len(own))),
        "margin": round(mean(margins), 3) if margins else 0.0,
    }


def _spread(values: Sequence[int]) -> dict[str, float]:
    if not values:
        return {"mean": 0.0, "least": 0, "most": 0}
    return {"mean": round(mean(values), 3), "least": min(values), "most": max(values)}


def _troubles(games: Sequence[Played]) -> list[dict[str, Any]]:
    """The first of them, to be looked up among the records."""
    found = [
        {"number": game.number, "seat": trouble.seat + 1, "bot": game.bots[trouble.seat]}
        | {"kind": trouble.kind, "text": trouble.text}
        for game in games
        for trouble in game.troubles
    ]
    return found[:SHOWN]
