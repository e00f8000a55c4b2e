"""All measurements, one after the other: the figures that `labtop bench --json` prints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from labtop import registry
from labtop.cli.bench.compiled import PLAYERS, copy, random_games, two_threads
from labtop.cli.bench.environments import environments
from labtop.cli.bench.lists import hard_lists, lists_in_play
from labtop.cli.bench.machine import machine
from labtop.cli.bench.measurement import Figures, Report, Size
from labtop.cli.bench.peers import Peer, peer_figures
from labtop.cli.bench.python_api import python_api
from labtop.cli.bench.searches import searches
from labtop.cli.bench.startup import compile_seconds, first_game_seconds, import_seconds
from labtop.cli.bench.waits import waits
from labtop.core.rules import Rules

Follow: TypeAlias = Callable[[str, str], Report]  # (what is measured, of which game or library): shows how far it is

STEPS: dict[str, Callable[[Rules, Size, Report], Any]] = {
    "random_games": random_games,
    "two_threads": two_threads,
    "copy": copy,
    "lists": lists_in_play,
    "hard_lists": hard_lists,
    "python": python_api,
    "environments": environments,
    "search": searches,
    "waits": waits,
    "first_game_s": first_game_seconds,
    "compile_s": compile_seconds,
}


def measure(games: Sequence[str], size: Size, peers: Sequence[Peer], follow: Follow) -> Figures:
    """Everything, of these games and of those peers that are installed."""
    found = {name: _game(name, size, follow) for name in games}
    figures: Figures = {
        "machine": machine(),
        "import_s": import_seconds(size, follow("import_s", "labtop")),
        "games": found,
        "peers": {peer.name: peer_figures(peer, size, follow("peers", peer.name)) for peer in peers if peer.version()},
        "peers_missing": list(dict.fromkeys(peer.package for peer in peers if not peer.version())),
    }
    for figures_of_game in found.values():
        figures_of_game["times_peers"] = _ratios(figures_of_game, figures["peers"])
    if len(found) == 1:
        [only] = found.values()
        figures["decisions_per_second"] = only["decisions_per_second"]
    return figures


def _game(name: str, size: Size, follow: Follow) -> Figures:
    rules = registry.rules(name)
    figures = {key: step(rules, size, follow(key, name)) for key, step in STEPS.items()}
    alone = figures["random_games"][str(PLAYERS)]["decisions_per_second"]
    figures["two_threads"]["times_one"] = figures["two_threads"]["decisions_per_second"] / alone
    return {"decisions_per_second": alone, **figures}


def _ratios(ours: Figures, peers: Figures) -> Figures:
    """How many times as fast as each peer: compiled, through Python, used like it, and its search where it has one."""
    ratios: Figures = {}
    for name, peer in peers.items():
        ratios[name] = {
            "compiled": ours["decisions_per_second"] / peer["decisions_per_second"],
            "python": ours["python"]["decisions_per_second"] / peer["decisions_per_second"],
        }
        if peer["like"] in ours["environments"]:
            ratios[name]["like"] = ours["environments"][peer["like"]] / peer["decisions_per_second"]
        if peer["search"]:
            search = ours["search"]["opening"]["to_the_end"]
            ratios[name]["search"] = {
                count: search[f"{count}_per_second"] / peer["search"][f"{count}_per_second"]
                for count in ("simulations", "decisions")
            }
    return ratios
