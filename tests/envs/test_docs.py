"""The pages for researchers are true."""

import re
import runpy
from pathlib import Path

import pytest

from labtop import registry
from labtop.bots import catalog
from labtop.envs import opponents

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "research.md").read_text("utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(5))
def test_programs_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(PROGRAMS[number], f"program {number}", "exec"), {})
    assert "nan" not in capsys.readouterr().out


def test_there_are_five_programs() -> None:
    assert len(PROGRAMS) == 5


def test_the_list_of_ids_and_bytes_is_up_to_date() -> None:
    script = runpy.run_path(str(DOCS / "encodings.py"))
    assert script["FILE"].read_text("utf-8") == script["encodings"](), "run: python docs/encodings.py"


def sits(level: str, game: str) -> bool:
    try:
        opponents.named(level, game)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize(("game", "said"), [("gizmos", "up to `{2}`"), ("aquasphere", "`{0}` and `{1}`")])
def test_levels_that_sit_in_environments(game: str, said: str) -> None:
    """The page knew one level less."""
    levels = [level for level in catalog.LEVELS if sits(level, game)]
    assert levels == list(catalog.LEVELS)[: len(levels)]
    assert f"{said.format(levels[0], levels[1], levels[-1])} in {registry.meta(game).title}" in PAGE


def test_sizes() -> None:
    for game in registry.GAMES:
        encoding, title = registry.encoding(game), registry.meta(game).title
        assert f"{len(encoding.names)} in {title}" in PAGE
        assert f"{encoding.size} in {title}" in PAGE
