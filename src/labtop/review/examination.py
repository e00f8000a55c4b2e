"""One decision of a game that was played, looked at again with what its player could know then."""

from __future__ import annotations

import math
from typing import NamedTuple

import msgspec
import numpy as np

from labtop import registry
from labtop.bots.compiled import compiled_bot
from labtop.bots.evaluation import EVEN_MARGIN, RANKED, WON, blended
from labtop.bots.protocol import ActionValue
from labtop.bots.search import Limit, conclude
from labtop.bots.tree import ROOT
from labtop.bots.workspace import NONE, make_workspace
from labtop.core.chance import start_chance
from labtop.core.observation import Observation
from labtop.core.step import Step

SIMULATIONS = 2000  # of the search before a decision
AFTER = 0.6  # of them, of the searches after the action played and after the best, which are compared
ALONE = 0.3  # of them, where the best was played
NODES_EACH = 24  # room in the tree, for each simulation
OFFERED = 5  # actions that are kept, best first
LUCK = 0  # chance of the search, the same whenever a game is reviewed


class Option(msgspec.Struct, frozen=True):
    """An action that there was."""

    action: str
    win: float  # the chance to win after it
    points: float  # expected at the end
    line: list[str]  # what is expected from here on, the action first


class Decision(msgspec.Struct, frozen=True):
    """What came out. Chances to win are by seat."""

    move: int  # its number, from 1
    seat: int
    action: str  # that was played
    options: list[Option]  # the best first; the one played is among them
    before: list[float]  # chances to win as the search saw them before
    after: list[float]  # after the action played, whatever chance might bring then
    loss: float  # of the chance to win, against the best


class Outlook(NamedTuple):
    """What can be expected."""

    wins: list[float]  # by seat
    points: float  # of the seat that decides


class Examiner:
    """Searches with a fixed number of simulations, for one thread."""

    def __init__(self, game: str, simulations: int = SIMULATIONS) -> None:
        self._compiled = compiled_bot(game)
        evaluator = registry.evaluator(game)
        self._simulations = simulations
        self._limit = Limit()
        self._workspace = make_workspace(game, blended(evaluator.load()), simulations * NODES_EACH)

    def examine(self, step: Step) -> Decision:
        """Judge the action that was played by what follows it, beside the best that there was."""
        observation = step.before.observe(LUCK)
        before, found = self._free(observation)
        best = found[0].action
        simulations = math.ceil(self._simulations * (ALONE if step.action == best else AFTER))
        outlooks = {
            action: self._after(observation, action, simulations) for action in dict.fromkeys((step.action, best))
        }
        best = max(outlooks, key=lambda action: outlooks[action].wins[step.seat])  # the one played, if none is better
        played = outlooks[step.action]
        options = [
            Option(value.action, outlook.wins[step.seat], outlook.points, list(value.line))
            for value in found
            if (outlook := outlooks.get(value.action))
        ]
        options += [Option(value.action, chance_to_win(value.win), value.score, list(value.line)) for value in found]
        return Decision(
            move=step.number,
            seat=step.seat,
            action=step.action,
            options=_offered(options, best, step.action),
            before=before.wins,
            after=played.wins,
            loss=outlooks[best].wins[step.seat] - played.wins[step.seat],
        )

    def _free(self, observation: Observation) -> tuple[Outlook, tuple[ActionValue, ...]]:
        outlook = self._search(observation, NONE, self._simulations)
        return outlook, conclude(observation, [self._workspace], 0.0).actions

    def _after(self, observation: Observation, action: str, simulations: int) -> Outlook:
        code = observation.rules.read_action(action)
        assert code is not None
        return self._search(observation, code, simulations)

    def _search(self, observation: Observation, first: int, simulations: int) -> Outlook:
        workspace, limit = self._workspace, self._limit
        self._compiled.clear(workspace)
        workspace.states[0] = observation.states[0]
        workspace.shares[:] = 0.0
        start_chance(workspace.states[1:], observation.number)
        self._compiled.simulate(workspace, first, simulations, limit.exploration, limit.prior_temperature, limit.turns)
        root = workspace.tree[ROOT]
        shares = workspace.shares[: observation.players] / simulations
        return Outlook([chance_to_win(share) for share in shares.tolist()], float(root["score"] / root["visits"]))


def chance_to_win(share: float) -> float:
    """The chance to win of which the search expects this share of the victory."""
    return float(np.clip((share - EVEN_MARGIN) / (WON + RANKED), 0.0, 1.0))


def _offered(options: list[Option], best: str, played: str) -> list[Option]:
    """The best, then the others as they follow, each once; the one played in any case."""
    once = {option.action: option for option in reversed(options)}
    first = once.pop(best)
    rest = sorted(once.values(), key=lambda option: option.win, reverse=True)
    kept = [option for index, option in enumerate(rest) if index < OFFERED - 1 or option.action == played]
    return [first, *kept]
