"""Draws terminal.svg, the picture of the terminal game: `python docs/pictures/terminal.py`."""

import contextlib
import io
import random
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import labtop
from labtop.cli.play import Session

SEED = 139
MOVES = 63
WIDTH = 120
WITHOUT_FONTS = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)  # nothing from elsewhere


def eager(actions: list[str], chooser: random.Random) -> str:
    """A player who uses and builds whatever can be used and built, the highest level first."""
    for begin in ("use", "build III", "build II", "build I", "pay", "file II", "pick", "file"):
        if found := [action for action in actions if action.startswith(begin)]:
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
    picture = Path(__file__).with_name("terminal.svg")
    console.save_svg(str(picture), title="labtop play gizmos", code_format=WITHOUT_FONTS)


if __name__ == "__main__":
    main()
