"""One decision of a game that was played, looked at again with what its player could know then."""

from __future__ import annotations

import math
from functools import cached_property

import msgspec

from labtop.bots import network_search, search
from labtop.bots.fallback import is_known
from labtop.bots.network_file import has_network
from labtop.bots.searching import TreeBot
from labtop.core.step import Step

SIMULATIONS = 2000  # of the search before a decision
AFTER = 0.6  # of them, of the searches after the action played and after the best, which are compared
ALONE = 0.3  # of them, where the best was played
MEMORY = 8  # MiB
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


class Examiner:
    """Searches with a fixed number of simulations, for one thread."""

    def __init__(self, game: str, simulations: int = SIMULATIONS) -> None:
        self._game = game
        self._simulations = simulations

    def examine(self, step: Step) -> Decision:
        """Judge the action that was played by what follows it, beside the best that there was."""
        observation = step.before.observe(LUCK)
        bot = self._with_network if has_network(self._game) and is_known(observation) else self._without
        found = bot.analyse(observation, wide=False).actions
        before = bot.outlook(observation)
        best = found[0].action
        simulations = math.ceil(self._simulations * (ALONE if step.action == best else AFTER))
        outlooks = {
            action: bot.expect(observation, action, simulations) for action in dict.fromkeys((step.action, best))
        }
        best = max(outlooks, key=lambda action: outlooks[action].wins[step.seat])  # the one played, if none is better
        played = outlooks[step.action]
        options = [
            Option(value.action, outlook.wins[step.seat], outlook.points, list(value.line))
            for value in found
            if (outlook := outlooks.get(value.action))
        ]
        options += [Option(value.action, value.win, value.score, list(value.line)) for value in found]
        return Decision(
            move=step.number,
            seat=step.seat,
            action=step.action,
            options=_offered(options, best, step.action),
            before=before.wins,
            after=played.wins,
            loss=outlooks[best].wins[step.seat] - played.wins[step.seat],
        )

    @cached_property
    def _with_network(self) -> TreeBot:
        limit = network_search.Limit(simulations=self._simulations, memory=MEMORY)
        return network_search.NetworkBot(self._game, LUCK, limit)

    @cached_property
    def _without(self) -> TreeBot:
        return search.SearchBot(self._game, LUCK, search.Limit(simulations=self._simulations, memory=MEMORY))


def _offered(options: list[Option], best: str, played: str) -> list[Option]:
    """The best, then the others as they follow, each once; the one played in any case."""
    once = {option.action: option for option in reversed(options)}
    first = once.pop(best)
    rest = sorted(once.values(), key=lambda option: option.win, reverse=True)
    kept = [option for index, option in enumerate(rest) if index < OFFERED - 1 or option.action == played]
    return [first, *kept]
