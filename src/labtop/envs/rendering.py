"""Pictures of a game: as text, SVG or pixels, drawn as in a terminal."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from labtop.core.drawing import WIDTH
from labtop.core.errors import shown
from labtop.core.game import Game

MODES = ["human", "ansi", "svg", "rgb_array"]
SIZE = 15  # of the letters, in pixels: each is 9 wide
LINES, LINES_OF_A_PLAYER = 28, 10  # for which a picture in pixels has room
PAPER, INK = "#ffffff", "#1b1f24"
Picture: TypeAlias = str | npt.NDArray[np.uint8]


def check(mode: str | None) -> None:
    """ValueError for a mode that there is not."""
    if mode not in (None, *MODES):
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {shown(mode)}")


def picture(game: Game, mode: str | None) -> Picture | None:
    """A game as everybody sees it; printed for `human`, and nothing without a mode."""
    if mode is None:
        return None
    if mode == "human":
        print(game.drawing())
        return None
    if mode == "ansi":
        return repr(game.drawing())
    return game.drawing().svg() if mode == "svg" else _pixels(game)


def _pixels(game: Game) -> npt.NDArray[np.uint8]:
    """Row, column, colour; the same size for all pictures of a game and a number of players, as videos need it.

    What is drawn has more lines or fewer: paper is left below. A table that has more than there is room for becomes
    smaller.
    """
    from PIL import Image, ImageDraw, ImageOps
    from rich.console import Console

    font, (wide, high) = _font()
    console = Console(width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor")
    lines = console.render_lines(game.drawing().content)
    image = Image.new("RGB", (WIDTH * wide, len(lines) * high), PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink, paper = _colours(segment.style)
            corner = (column * wide, row * high)
            if paper:
                pen.rectangle((corner, (corner[0] + segment.cell_length * wide, corner[1] + high)), fill=paper)
            pen.text(corner, segment.text, fill=ink, font=font)
            column += segment.cell_length
    wanted = (WIDTH * wide, (LINES + LINES_OF_A_PLAYER * game.players) * high)
    sheet = Image.new("RGB", wanted, PAPER)
    sheet.paste(ImageOps.contain(image, wanted) if image.height > sheet.height else image)
    return np.asarray(sheet, np.uint8)


def _font() -> tuple[Any, tuple[int, int]]:
    """Letters of one width, and the room of each."""
    import matplotlib
    from PIL import ImageFont

    font = ImageFont.truetype(str(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "DejaVuSansMono.ttf"), SIZE)
    return font, (round(font.getlength("M")), sum(font.getmetrics()))


def _colours(style: Any) -> tuple[str, str | None]:
    """Of the letters and behind them."""
    if style is None:
        return INK, None
    ink, paper = (colour.get_truecolor().hex if colour else None for colour in (style.color, style.bgcolor))
    return (paper or PAPER, ink or INK) if style.reverse else (ink or INK, paper)
