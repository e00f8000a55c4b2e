"""How bots, and networks that `ppo.py` has learnt, do against bots: a table in Markdown. Networks need torch.

python examples/baselines.py --game gizmos --networks gizmos.pt --games 400 --out baselines.json
"""

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

import labtop
from labtop.arena.ratings import Estimate, share

BOTS = ("random", "greedy", "beginner", "easy", "network", "search-v1:40")
PART = 50  # games of a task


def wins(game: str, player: str, opponent: str, games: int, seed: int) -> float:
    """How many games a player wins, a bot or the file of a network: half of them from each seat, on the same deals."""
    if Path(player).suffix != ".pt":
        return labtop.match(game, [labtop.bot(player), labtop.bot(opponent)], games, seed).wins[0]
    import torch
    from ppo import Net, share_won

    from labtop.envs import vector

    torch.set_num_threads(1)  # the processes share the cores
    net = Net(vector(game, 1))
    net.load_state_dict(torch.load(player, map_location="cpu"))
    return games * share_won(net, game, opponent, games, seed)


def measure(game: str, pairs: list[tuple[str, str]], games: int, jobs: int | None) -> dict[tuple[str, str], Estimate]:
    """The part of its games that the first of each pair wins."""
    tasks = [(pair, seed) for pair in pairs for seed in range(games // PART)]
    won: Counter[tuple[str, str]] = Counter()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        doing = [(pair, pool.submit(wins, game, *pair, PART, seed)) for pair, seed in tasks]
        for pair, task in doing:
            won[pair] += task.result()
    return {pair: share(won[pair], games // PART * PART) for pair in pairs}


def table(found: dict[tuple[str, str], Estimate], players: list[str], bots: list[str]) -> str:
    """A row for each player but the first, who has no opponents, and a column for each bot."""
    rows = [["wins against", *bots], ["---"] * (len(bots) + 1)]
    for player in players[1:]:
        cells = [found.get((player, bot)) for bot in bots]
        told = [f"{cell.value:.0%} ({100 * cell.low:.0f}–{cell.high:.0%})" if cell else "–" for cell in cells]
        rows.append([Path(player).stem, *told])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="gizmos")
    options.add_argument("--networks", nargs="*", default=[], metavar="FILE.pt")
    options.add_argument("--bots", nargs="*", default=BOTS)
    options.add_argument("--games", type=int, default=400, help=f"for each pair; a multiple of {PART}")
    options.add_argument("--jobs", type=int, help="processes; one for each core unless told")
    options.add_argument("--out", type=Path, help="the file for the figures, as JSON")
    chosen = options.parse_args()
    if chosen.games < PART or chosen.games % PART:
        options.error(f"--games is a multiple of {PART}, not {chosen.games}")
    players = [*chosen.bots, *chosen.networks]
    pairs = [(player, bot) for place, player in enumerate(players) for bot in chosen.bots[:place]]
    found = measure(chosen.game, pairs, chosen.games, chosen.jobs)
    print(table(found, players, chosen.bots))
    if chosen.out:
        figures = [{"player": player, "against": bot} | asdict(rate) for (player, bot), rate in found.items()]
        chosen.out.write_text(json.dumps({"game": chosen.game, "games": chosen.games, "rates": figures}, indent=1))


if __name__ == "__main__":
    main()
