"""The words of docs/terms.md: those that are not used any more do not come back in a text, a lesson or the rules."""

import re
from pathlib import Path

import pytest

from labtop.core.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (\w\w) \| `(.+?)` \| `(.+?)` \|$", re.MULTILINE)
OLD = ROW.findall((ROOT / "docs" / "terms.md").read_text("utf-8"))
FILLED_IN = re.compile(r"{[^{}]*}")
KEY = re.compile(r"^-?[a-zA-Z][\w-]* =", re.MULTILINE)
SIGNS = {r"\#": r"\d+\*?", r"\~": r"\w*", "~": r"\w*", r"\ ": r"(?:[ \t]+|[ \t]*\n[ \t]*)"}


def pattern(word: str) -> re.Pattern[str]:
    """How a word of the list is found."""
    found = re.escape(word)
    for sign, meaning in SIGNS.items():
        found = found.replace(sign, meaning)
    return re.compile(rf"(?<!\w){found}(?!\w)", re.IGNORECASE)


def uses(text: str, old: str, new: str) -> list[str]:
    """Where an old word stands in a text, other than as a part of the new one."""
    right = [found.span() for found in pattern(new).finditer(text)]
    return [
        found.group()
        for found in pattern(old).finditer(text)
        if not any(begin <= found.start() and found.end() <= end for begin, end in right)
    ]


def texts(language: str) -> dict[str, str]:
    """Everything that is read in a language; where something is filled in, there may be a number."""
    folders = [ROOT / "src" / "labtop", ROOT / "web" / "src"]
    fluent = [path for folder in folders for path in folder.rglob(f"{language}.ftl")]
    pages = [*(ROOT / "docs" / "rules").glob(f"*.{language}.md"), *(ROOT / "docs").glob(f"*.{language}.md")]
    read = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in [*fluent, *pages]}
    return {path: filled(text) for path, text in read.items()}


def filled(text: str) -> str:
    """A Fluent file without its keys and with a 1 in each gap; any other text as it is."""
    return FILLED_IN.sub("1", KEY.sub("|", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_old_words_do_not_come_back(language: str) -> None:
    found = {
        (path, used)
        for path, text in texts(language).items()
        for of_language, old, new in OLD
        if of_language == language
        for used in uses(text, old, new)
    }
    assert found == set()


def test_every_language_has_old_words_and_texts() -> None:
    assert {language for language, _, _ in OLD} == set(LANGUAGES)
    assert all(len(texts(language)) > 15 for language in LANGUAGES)


@pytest.mark.parametrize(
    ("old", "new", "text", "used"),
    [
        ("# time", "# time marker~", "Pay 3 time and go.", ["3 time"]),
        ("# time", "# time marker~", "Pay 3 time markers, 1 time marker.", []),
        ("# Zeit", "# Zeitmarker", "für 1* Zeit nach B", ["1* Zeit"]),
        ("Laborerweiterung~", "Laborausbau~", "die Laborerweiterungen", ["Laborerweiterungen"]),
        ("kul", "kulek", "5 czarnych kul energii", ["kul"]),
        ("kul", "kulek", "5 czarnych kulek energii", []),
        ("erforscht~", "gezogen~", "die erforschten Karten", ["erforschten"]),
    ],
)
def test_an_old_word_is_found_in_any_form(old: str, new: str, text: str, used: list[str]) -> None:
    assert uses(text, old, new) == used


def test_an_old_word_that_is_filled_in_is_found() -> None:
    assert uses(filled("lock-costs = Śluza: { $cost } czasu"), "# czasu", "# żetonów czasu") == ["1 czasu"]
