"""States as positions and back, and what a seat sees of them."""

from typing import Any

from labtop.core.structs import States, empty, snapshot
from labtop.core.validation import fields, integer, items, need
from labtop.games.pig.rules.state import ACTIONS, FACES, GOAL, OVER, SEATS, STATE

HIGHEST = 10_000  # points that are never reached
Position = dict[str, Any]


def position(states: States) -> Position:
    """Everything."""
    state = snapshot(states)
    players = [{"points": player.points, "die": player.die} for player in state.players[: state.seats]]
    seat = None if state.to_play == OVER else state.to_play
    return {"game": "pig", "players": players, "turn": {"seat": seat, "rolled": state.rolled}}


def load(given: Position) -> States:
    """The state of a position; InvalidPosition for what is none."""
    fields(given, "position", ("game", "players", "turn"))
    states = empty(STATE, 2)
    state, players = states[0], items(given["players"], "players", 2, SEATS)
    turn = fields(given["turn"], "turn", ("seat", "rolled"))
    over = turn["seat"] is None
    state.seats = len(players)
    state.to_play = OVER if over else integer(turn["seat"], "turn.seat", 0, len(players) - 1)
    state.rolled = integer(turn["rolled"], "turn.rolled", 0, 0 if over else HIGHEST)
    for seat, player in enumerate(players):
        fields(player, f"players.{seat}", ("points", "die"))
        state.players[seat].points = integer(player["points"], f"players.{seat}.points", 0, HIGHEST)
        state.players[seat].die = integer(player["die"], f"players.{seat}.die", 1, FACES)
    need(over == any(player["points"] >= GOAL for player in players), "turn.seat", "a-number", given=turn["seat"])
    return states


def view(position: Position, seat: int | None) -> Position:
    """The others' dice are hidden until the end."""
    if position["turn"]["seat"] is None:
        return position
    players = enumerate(position["players"])
    return position | {"players": [player if own == seat else player | {"die": None} for own, player in players]}


def filled(view: Position) -> Position:
    """Some position behind a view."""
    players = view["players"] if isinstance(view.get("players"), list) else []
    if not any(isinstance(player, dict) and player.get("die", 0) is None for player in players):
        return view
    return view | {"players": [player | {"die": player["die"] or 1} for player in players]}


def hidden(position: Position) -> int:
    """How many dice lie hidden."""
    return 0 if position["turn"]["seat"] is None else len(position["players"])


def read_action(text: str) -> int | None:
    """The number of an action."""
    return ACTIONS.index(text) if text in ACTIONS else None
