"""How the package is laid out: a game's things are named in its own folder, and both games are laid out alike."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from labtop.core.texts import LANGUAGES
from labtop.registry import GAMES

PACKAGE = Path(str(files("labtop")))
NAMES = re.compile("|".join(GAMES), re.IGNORECASE)
PAGES = PACKAGE.parents[1] / "web" / "src"
GENERIC = [
    path
    for folder in (PACKAGE, PAGES)
    for path in folder.rglob("*")
    if path.suffix in (".py", ".ftl", ".ts", ".svelte")
    if path.relative_to(folder).parts[:2] not in [("games", game) for game in GAMES]
    if path.relative_to(PACKAGE.parents[1]).parts[1:4] != ("labtop", "server", "pages")
]
PARTS = [
    "game",
    "meta",
    *(
        f"rules/{part}"
        for part in ("actions", "apply", "data", "effects", "legal", "scoring", "setup", "state", "view")
    ),
    *("notation/positions", "notation/validation"),
    *("words/action_text", "words/card_text", "words/reasons", "words/wants"),
    *("bots/evaluation", "bots/features"),
]
TEXTS = ("words/texts", "words/refusals", "terminal/texts", "statistics/texts", "lessons/texts")


def without_docstrings(source: str) -> str:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: path.relative_to(PACKAGE.parents[1]).as_posix())
def test_nothing_outside_a_games_folder_names_a_game(path: Path) -> None:
    """The package's own docstrings are its welcome: they may give examples."""
    source = path.read_text(encoding="utf-8")
    if path == PACKAGE / "__init__.py":
        source = without_docstrings(source)
    assert NAMES.findall(source) == []


def test_generic_code_was_found() -> None:
    """The test above looks at something."""
    names = {path.relative_to(PACKAGE.parents[1]).as_posix() for path in GENERIC}
    assert {"src/labtop/__init__.py", "src/labtop/registry.py", "src/labtop/cli/texts/en.ftl"} <= names
    assert {"web/src/lib/texts.svelte.ts", "web/src/texts/en.ftl", "web/src/pages/Home.svelte"} <= names


@pytest.mark.parametrize("game", GAMES)
def test_games_are_laid_out_alike(game: str) -> None:
    folder = PACKAGE / "games" / game
    wanted = [
        *(f"{part}.py" for part in PARTS),
        "terminal/__init__.py",
        "statistics/__init__.py",
        "lessons/__init__.py",
    ]
    wanted += [f"{texts}/{language}.ftl" for texts in TEXTS for language in LANGUAGES]
    assert [name for name in wanted if not (folder / name).is_file()] == []


@pytest.mark.parametrize("path", [*PACKAGE.rglob("*.py")], ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_every_module_and_public_thing_says_what_it_is(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if tree.body:
        assert ast.get_docstring(tree), path.name
