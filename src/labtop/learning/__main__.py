"""Learn to play a game: `python -m labtop.learning GAME --minutes 60`. Needs PyTorch (`pip install labtop[train]`).

Everything is kept in a folder: what was measured (log.jsonl), pictures of it, the network to ship (network.npz), and
where learning stands. Interrupted, the same command goes on from there.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from labtop import registry
from labtop.learning.run import Plan, Run

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m labtop.learning")
    parser.add_argument("game", choices=registry.GAMES)
    parser.add_argument("--minutes", type=float, default=60, help="of learning, in all")
    parser.add_argument("--folder", type=Path, help="of the run; run-GAME if not given")
    parser.add_argument("--games", type=int, default=12_288, help="that are played at once")
    parser.add_argument("--simulations", type=int, default=32, help="of a decision")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    plan = Plan(options.game, options.minutes, options.games, options.simulations, options.threads, options.seed)
    Run(plan, options.folder or Path(f"run-{options.game}")).go()
