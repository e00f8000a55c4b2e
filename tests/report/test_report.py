"""The page's frame escapes what is put into it; plots are well-formed and the same every time."""

import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from labtop.report import plots
from labtop.report.page import Cell, Section, figure, folded, page, paragraph, table

NASTY = '<b> & "quotes" $x$ 漢'


def drawn() -> list[str]:
    two = {NASTY: [1.0, 2.0], "b": [0.5, -1.0]}
    return [
        plots.bars(["one", NASTY], two, NASTY, NASTY, percent=True),
        plots.rows(["one", NASTY], two, NASTY),
        plots.intervals(["one", NASTY], [(0.1, 0.2, 0.3), (0.4, 0.5, 0.6)], 0.3, NASTY, percent=True),
        plots.intervals(["one", "two"], [(0.1, 0.2, 0.3), (0.4, 0.5, 0.6)], [0.1, 0.9]),
        plots.lines([1, 2], two, NASTY, NASTY),
    ]


def test_plots_are_well_formed_and_keep_every_letter_of_their_words() -> None:
    for svg in drawn():
        assert ET.fromstring(svg).tag.endswith("svg")
    assert all("$x$ 漢" in "".join(ET.fromstring(svg).itertext()) for svg in drawn()[:3])


def test_the_same_plot_is_the_same_text() -> None:
    assert drawn() == drawn()


def test_matplotlib_is_imported_only_to_draw() -> None:
    code = "import sys, labtop.report.plots, labtop.report.page; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_everything_in_a_page_is_escaped() -> None:
    parts = [paragraph(NASTY), table([NASTY], [[NASTY], [Cell(NASTY, 1.5)]]), figure("<svg></svg>", NASTY)]
    whole = page(NASTY, [Section(NASTY, [*parts, folded(NASTY, paragraph("inside"))]), Section("two")], "en")
    assert "<b>" not in whole
    assert whole.count("&lt;b&gt;") == 11


def test_contents_link_to_the_titles_of_the_second_level() -> None:
    whole = page("title", [Section("one"), Section("below", level=3), Section("two")], "de")
    assert '<a href="#s0">one</a>' in whole
    assert '<a href="#s2">two</a>' in whole
    assert '"#s1"' not in whole
    assert '<html lang="de">' in whole
    assert "<nav>" not in page("title", [Section("one")], "en")


@pytest.mark.parametrize(("number", "written"), [(1.5, ' data-number="1.5"'), (None, "")])
def test_numbers_are_sorted_as_numbers(number: float | None, written: str) -> None:
    assert f'<td class="number"{written}>–</td>' in table(["n"], [[Cell("–", number)]]).code
