"""The programs of docs/python.md run as they stand there."""

import re
from pathlib import Path

import pytest

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
