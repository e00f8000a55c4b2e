"""Draws terminal.svg, the picture of the terminal game: `python docs/pictures/terminal.py`."""

import contextlib
import io
import random
from pathlib import Path

from rich.console import Console

import labtop
from labtop.cli.play import Session

SEED = 11
MOVES = 60
WIDTH = 120


def eager(actions: list[str], chooser: random.Random) -> str:
    """A player who builds and uses whatever can be built and used."""
    for verb in ("build", "use", "pay", "pick", "file"):
        if found := [action for action in actions if action.startswith(verb)]:
            return chooser.choice(found)
    return chooser.choice(actions)


def main() -> None:
    """Play a while, then draw Ada's next screen."""
    chooser = random.Random(SEED)
    game = labtop.new_game("gizmos", players=2, seed=SEED, names=["Ada", "Ben"])
    for _ in range(MOVES):
        game.play(eager(game.legal_actions(), chooser))
    console = Console(width=WIDTH, record=True, file=io.StringIO(), markup=False, highlight=False, force_terminal=True)

    def leave(prompt: str) -> str:
        console.print(prompt)
        raise KeyboardInterrupt

    session = Session(game, console, leave, "en")
    while game.to_play != 0 or game.view(0)["turn"]["stage"] != "action":
        game.play(eager(game.legal_actions(), chooser))
    with contextlib.suppress(KeyboardInterrupt):
        session.decide(0)
    console.save_svg(str(Path(__file__).with_name("terminal.svg")), title="labtop play gizmos")


if __name__ == "__main__":
    main()
