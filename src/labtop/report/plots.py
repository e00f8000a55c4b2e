"""Plots as SVG for a page. Matplotlib takes its time to import: it is imported when the first plot is drawn."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from io import StringIO
from typing import TYPE_CHECKING, Any, ParamSpec, TypeAlias

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Given = ParamSpec("Given")
Series: TypeAlias = Mapping[str, Sequence[float]]  # values by name; the name is left out of the legend if it is ""

COLOURS = ("#3465a4", "#d9822b", "#4e9a52", "#a33b4e", "#75507b", "#7d8a96", "#c4a000", "#2aa198")
GRID = "#dfe3e7"
STYLE: Any = {
    "text.parse_math": False,  # a name with dollars in it is a name
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "labtop",  # the same plot is the same file
    "font.size": 9.5,
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#7d8a96",
}
WIDTH = 7.2  # inches
HEIGHT = 3.0
LETTERS = 100  # that have room side by side
ROW = 0.27  # inches for each row of a plot that lies on its side


def _styled(draw: Callable[Given, str]) -> Callable[Given, str]:
    """Draw in our style, whatever the user's settings of Matplotlib are."""

    @wraps(draw)
    def drawn(*args: Given.args, **options: Given.kwargs) -> str:
        import matplotlib as mpl

        with mpl.rc_context(STYLE), warnings.catch_warnings():
            warnings.filterwarnings("ignore", "Glyph", UserWarning)  # the reader's fonts may have what ours lack
            return draw(*args, **options)

    return drawn


@_styled
def bars(labels: Sequence[str], series: Series, x: str = "", y: str = "", percent: bool = False) -> str:
    """Columns side by side, one group a label."""
    figure, axes = _empty(HEIGHT)
    step = 0.8 / len(series)
    for number, (name, values) in enumerate(series.items()):
        places = [place - 0.4 + step * (number + 0.5) for place in range(len(labels))]
        axes.bar(places, list(values), step * 0.92, label=name, color=COLOURS[number % len(COLOURS)], zorder=2)
    shown = range(0, len(labels), sum(len(label) + 2 for label in labels) // LETTERS + 1)
    axes.set_xticks(list(shown), [labels[place] for place in shown])
    return _finish(figure, axes, x, y, percent, "y", any(series))


@_styled
def rows(labels: Sequence[str], series: Series, x: str = "", percent: bool = False, log: bool = False) -> str:
    """Bars that lie on their side, the first label at the top: for labels that are words."""
    figure, axes = _empty(0.8 + ROW * len(labels) * max(1, 0.75 * len(series)))
    step = 0.8 / len(series)
    for number, (name, values) in enumerate(series.items()):
        places = [place - 0.4 + step * (number + 0.5) for place in range(len(labels))]
        axes.barh(places, list(values), step * 0.92, label=name, color=COLOURS[number % len(COLOURS)], zorder=2)
    if log:
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter("{x:g}")
        axes.xaxis.set_minor_formatter("")
    return _finish_rows(figure, axes, labels, x, percent, any(series))


@_styled
def intervals(
    labels: Sequence[str],
    values: Sequence[tuple[float, float, float]],
    baseline: float | Sequence[float] | None = None,
    x: str = "",
    percent: bool = False,
) -> str:
    """A dot with its interval (low, value, high) for each label, the first at the top; one baseline, or one a label."""
    figure, axes = _empty(0.8 + ROW * len(labels))
    baselines = list(baseline) if isinstance(baseline, Sequence) else [baseline] * len(labels)
    for place, (expected, (low, value, high)) in enumerate(zip(baselines, values, strict=True)):
        colour = COLOURS[0] if expected is None or value >= expected else COLOURS[1]
        if expected is not None:
            axes.plot([expected, expected], [place - 0.5, place + 0.5], color="#7d8a96", linewidth=1, zorder=1)
        axes.plot([low, high], [place, place], color=colour, linewidth=1.6, zorder=2)
        axes.plot([value], [place], "o", color=colour, markersize=4.5, zorder=3)
    return _finish_rows(figure, axes, labels, x, percent, False)


@_styled
def lines(places: Sequence[float], series: Series, x: str = "", y: str = "", percent: bool = False) -> str:
    """One line a name."""
    figure, axes = _empty(HEIGHT)
    for number, (name, values) in enumerate(series.items()):
        axes.plot(list(places), list(values), label=name, color=COLOURS[number % len(COLOURS)], linewidth=1.8)
    axes.set_ylim(bottom=0)
    return _finish(figure, axes, x, y, percent, "y", any(series))


def _empty(height: float) -> tuple[Figure, Axes]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    return figure, figure.add_subplot()


def _finish_rows(figure: Figure, axes: Axes, labels: Sequence[str], x: str, percent: bool, legend: bool) -> str:
    axes.set_yticks(range(len(labels)), list(labels))
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    return _finish(figure, axes, x, "", percent, "x", legend)


def _finish(figure: Figure, axes: Axes, x: str, y: str, percent: bool, values: str, legend: bool) -> str:
    from matplotlib.ticker import PercentFormatter

    axes.set_xlabel(x)
    axes.set_ylabel(y)
    axes.grid(axis="x" if values == "x" else "y", color=GRID, linewidth=0.8, zorder=0)
    axes.set_axisbelow(True)
    if percent:
        (axes.xaxis if values == "x" else axes.yaxis).set_major_formatter(PercentFormatter(1.0, decimals=0))
    if legend:
        figure.legend(loc="outside upper right", frameon=False, ncols=4)
    buffer = StringIO()
    figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
    return _inline(buffer.getvalue())


def _inline(svg: str) -> str:
    """The drawing without what only a file of its own needs; no two plots of a page share a name for a group."""
    svg = svg[svg.index("<svg") :]
    return re.sub(r'<g id="[^"]*">', "<g>", re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL))
