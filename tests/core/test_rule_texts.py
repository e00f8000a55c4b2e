"""The rules in our words: the same sections in every language, and one for everything that can be asked."""

import importlib
import json
import re
from pathlib import Path

import pytest

from labtop.core.texts import LANGUAGES
from labtop.registry import GAMES

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^(#{2,}) (?:<span id=\"([\w-]+)\"></span>)?(.+)$", re.MULTILINE)
CITED = re.compile(r"\brules#([\w-]+)")  # in comments of the code: the section of the game's rules that it stands for
LINK = re.compile(r"\]\(#([^)]+)\)")


def text(game: str, language: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")


def sections(game: str, language: str) -> list[tuple[int, str]]:
    """Level and id of every heading, in order."""
    return [(len(level), name) for level, name, _ in HEADING.findall(text(game, language))]


@pytest.mark.parametrize("game", GAMES)
def test_sections_are_the_same_in_every_language(game: str) -> None:
    english = sections(game, "en")
    names = [name for _, name in english]
    assert all(names), "every heading has an id"
    assert len(set(names)) == len(names), "each id once"
    assert [sections(game, language) for language in LANGUAGES] == [english] * len(LANGUAGES)


MARKS = {"en": "our ruling", "de": "unsere Regelung", "pl": "nasze rozstrzygnięcie"}
RULINGS = {  # of Gizmos, by section; where the page promises the mark, it explains it
    "notes": 3,  # the gap stays; who can do nothing passes; nobody can do anything
    "pay": 4,  # discounts; a converter with two conversions; exactly; no idle converters
    "effects": 4,  # draws and picks may be broken off; tokens do not run out; an effect is finished first
    "end": 1,  # the cards with end scores
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_rulings_of_gizmos_are_marked_and_nothing_else(language: str) -> None:
    mark = re.compile(r"\s+".join(MARKS[language].split()))
    _, *parts = re.split(r'<span id="([\w-]+)"></span>', text("gizmos", language))
    found = {name: len(mark.findall(part)) for name, part in zip(parts[::2], parts[1::2], strict=True)}
    assert {name: count for name, count in found.items() if count} == RULINGS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_links_lead_to_sections(game: str, language: str) -> None:
    names = {name for _, name in sections(game, language)}
    assert set(LINK.findall(text(game, language))) <= names


@pytest.mark.parametrize("game", GAMES)
def test_every_stage_is_explained_by_a_section(game: str) -> None:
    explained: dict[str, str] = json.loads((ROOT / "web" / "src" / "games" / game / "rule.json").read_text("utf-8"))
    stages = {stage.name.lower() for stage in importlib.import_module(f"labtop.games.{game}.rules.state").Stage}
    assert stages <= explained.keys()
    for language in LANGUAGES:
        assert set(explained.values()) <= {name for _, name in sections(game, language)}


def sources(*folders: str) -> list[str]:
    """The text of every source file below these folders."""
    found = (path for folder in folders for path in (ROOT / folder).rglob("*"))
    return [path.read_text("utf-8") for path in found if path.suffix in {".py", ".ts", ".svelte"}]


@pytest.mark.parametrize("game", GAMES)
def test_every_section_that_the_code_cites_exists(game: str) -> None:
    texts = sources(f"src/labtop/games/{game}", f"web/src/games/{game}", f"tests/{game}")
    cited = {name for text in texts for name in CITED.findall(text)}
    assert {"setup", "end"} <= cited, "this looks at something"
    assert cited <= {name for _, name in sections(game, "en")}


def test_the_code_cites_no_section_by_its_number() -> None:
    """It would be that of a document which is not here."""
    numbered = re.compile(r"\bsections? [0-9]", re.IGNORECASE)
    assert not [found for text in sources("src", "web/src", "tests") for found in numbered.findall(text)]
