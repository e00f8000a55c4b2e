"""Learn to play a game: `python -m labtop.learning GAME --minutes 60`. Needs PyTorch (`pip install labtop[train]`).

Everything is kept in a folder: what was measured (log.jsonl), pictures of it, the network to ship (network.npz), and
where learning stands. Interrupted, the same command goes on from there.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from labtop import registry

try:
    from labtop.learning.run import GROVES, Plan, Run
except ModuleNotFoundError as error:
    raise SystemExit(f"learning needs PyTorch, pip install labtop[train]: {error}") from None

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m labtop.learning")
    parser.add_argument("game", choices=registry.GAMES)
    parser.add_argument("--minutes", type=float, default=60, help="of learning, in all")
    parser.add_argument("--folder", type=Path, help="of the run; run-GAME if not given")
    parser.add_argument("--games", type=int, default=49_152, help="that are played at once")
    parser.add_argument(
        "--scale", type=float, default=1.0, help="of results, against the policy; less, where much is luck"
    )
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--onward", action="store_true", help="go on from the network that the package brings")
    options = parser.parse_args()
    if options.games < GROVES or options.minutes <= 0 or options.threads < 1:
        parser.error(f"at least {GROVES} games, 1 thread, and some minutes")
    given = options.minutes, options.games, options.scale, options.threads, options.seed
    plan = Plan(options.game, *given, options.onward)
    Run(plan, options.folder or Path(f"run-{options.game}")).go()
