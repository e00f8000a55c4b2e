"""Drawings for notebooks and Python's prompt, made of what the terminal shows: as text, HTML and SVG."""

from __future__ import annotations

from dataclasses import dataclass
from io import StringIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

WIDTH = 110  # letters in a line
# Rich's own SVG fetches a font from elsewhere; this one takes what the reader has.
SVG = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace; font-size: {char_height}px; \
line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>"""


@dataclass(frozen=True, repr=False)
class Drawing:
    """Something drawn. Notebooks show it in colour, `print` and Python's prompt as text."""

    content: RenderableType
    title: str

    def html(self) -> str:
        """As HTML that stands by itself."""
        return self._drawn().export_html(inline_styles=True, code_format='<pre style="line-height:1.2">{code}</pre>')

    def svg(self) -> str:
        """As an SVG picture."""
        return self._drawn().export_svg(title=self.title, code_format=SVG)

    def _drawn(self) -> Console:
        from rich.console import Console

        console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor")
        console.print(self.content)
        return console

    def __repr__(self) -> str:
        lines = self._drawn().export_text(styles=False).splitlines()
        return "\n".join(line.rstrip() for line in lines)

    def _repr_html_(self) -> str:
        return self.html()
