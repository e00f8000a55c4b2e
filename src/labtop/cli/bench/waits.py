"""How long the bot `search` takes: for next to nothing, within a limit of time, and to stop."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from statistics import mean
from time import perf_counter

from labtop.bots.search import Limit, SearchBot
from labtop.cli.bench.measurement import Figures, Report, Size, best_rate, part
from labtop.cli.bench.searches import decisions_of_a_game
from labtop.core.observation import Observation
from labtop.core.rules import Rules

LIMIT = 0.1  # seconds that a search may take
STOPPED_AFTER = 0.02
ENDLESS = Limit(seconds=10.0)


def waits(rules: Rules, size: Size, report: Report) -> Figures:
    """The bot's times at decisions all through a game; a single simulation shows what is not simulating."""
    decisions = decisions_of_a_game(rules)
    some = [decisions[index * len(decisions) // size.waits] for index in range(size.waits)]
    single, limited, endless = (
        SearchBot(rules.name, 0, limit) for limit in (Limit(simulations=1), Limit(seconds=LIMIT), ENDLESS)
    )
    rate = best_rate(size.runs, lambda: len([single.analyse(decision) for decision in some]), part(report, 0, 3))
    limits = [_seconds(limited, decision) for decision in _followed(some, part(report, 1, 3))]
    stops = [_seconds_to_stop(endless, decision) for decision in _followed(some, part(report, 2, 3))]
    return {
        "single_us": 1e6 / rate,
        "limit_ms": LIMIT * 1000,
        "limit_mean_ms": mean(limits) * 1000,
        "limit_most_ms": max(limits) * 1000,
        "stop_mean_ms": mean(stops) * 1000,
        "stop_most_ms": max(stops) * 1000,
    }


def _followed(decisions: list[Observation], report: Report) -> Iterator[Observation]:
    for number, decision in enumerate(decisions, 1):
        yield decision
        report(number / len(decisions))


def _seconds(bot: SearchBot, decision: Observation) -> float:
    started = perf_counter()
    bot.analyse(decision)
    return perf_counter() - started


def _seconds_to_stop(bot: SearchBot, decision: Observation) -> float:
    """From the wish to stop, in the midst of a search, to its answer."""
    with ThreadPoolExecutor(1) as pool:
        search = pool.submit(bot.analyse, decision)
        wait([search], STOPPED_AFTER)
        started = perf_counter()
        bot.stop()
        search.result()
        return perf_counter() - started
