"""The programs of docs/python.md run as they stand there; the reference is written from the docstrings of now."""

import re
import runpy
from pathlib import Path

import pytest

import labtop

PAGE = Path(__file__).parents[2] / "docs" / "python.md"
PROGRAMS = re.findall(
    r"^## ([^\n]+)\n(?:(?!^## ).)*?```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE
)


@pytest.mark.parametrize(("title", "program"), PROGRAMS, ids=[title for title, _ in PROGRAMS])
def test_a_program_of_the_page_runs(title: str, program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, title, "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out


def test_there_are_five_programs() -> None:
    assert len(PROGRAMS) == PAGE.read_text("utf-8").count("```python") == 5


def test_the_reference_is_up_to_date_and_complete() -> None:
    script = runpy.run_path(str(PAGE.with_name("reference.py")))
    page = script["FILE"].read_text(encoding="utf-8")
    assert page == script["reference"](), "run: python docs/reference.py"
    assert [name for name in labtop.__all__ if f" {name}\n" not in page and f" labtop.{name}\n" not in page] == []
