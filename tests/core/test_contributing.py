"""CONTRIBUTING's map is true: what it names exists, and no module of a game is missing."""

import os
import re
from functools import cache
from pathlib import Path

import pytest

from labtop.registry import GAMES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "labtop"
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PROSE = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
BLOCKS = " ".join(re.findall(r"```(.*?)```", TEXT, flags=re.DOTALL))
CODE = set(re.findall(r"`([^`\n]+)`", PROSE))
WORDS = {word for code in (*CODE, BLOCKS) for word in code.split() if not word.startswith(".venv")}
LINKS = {link for link in re.findall(r"\]\(([^)\s]+)\)", PROSE) if not link.startswith("http")}
ENDINGS = "py|md|json|csv|toml|ts|js|ftl|svelte|yaml|yml|txt"
FILES = sorted(
    name for name in WORDS if re.fullmatch(rf"\.?[\w*./-]+(?:\.(?:{ENDINGS})|/)|\.?[\w-]+(?:/[\w-]+)+", name)
)
MEMBERS = sorted(name for name in CODE - set(FILES) if re.fullmatch(r"[a-z_]+\.[a-z_]+", name))
WHOLE = ("terminal", "statistics", "lessons", "bots")  # folders of a game that the map names as one thing


@cache
def contents() -> list[str]:
    """All that is in the project, folders with a slash at the end."""
    hidden = {".git", ".venv", "node_modules", "__pycache__", "site", "dist"}
    found: list[str] = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in hidden]
        place = Path(folder).relative_to(ROOT)
        found += [f"/{(place / name).as_posix()}" for name in files]
        found += [f"/{(place / name).as_posix()}/" for name in folders]
    return found


def modules() -> list[tuple[str, str]]:
    """Each module of each game, but not those of folders that are one thing."""
    found = []
    for game in GAMES:
        (folder,) = (path for path in PACKAGE.rglob(game) if (path / "__init__.py").is_file())
        for path in folder.rglob("*.py"):
            place = path.relative_to(folder)
            if path.name != "__init__.py" and place.parts[0] not in WHOLE:
                found.append((game, place.as_posix()))
    return sorted(found)


@pytest.mark.parametrize("name", FILES)
def test_every_file_that_contributing_names_exists(name: str) -> None:
    """From the root, or at the end of a path: the map names files as they are called in a game's folder."""
    pattern = re.compile(".*/" + re.escape(name).replace(r"\*", "[^/]*") + "/?")
    assert any(pattern.fullmatch(path) for path in contents())


@pytest.mark.parametrize("link", sorted(LINKS))
def test_every_link_of_contributing_leads_somewhere(link: str) -> None:
    path, _, heading = link.partition("#")
    assert (ROOT / path).exists()
    titles = re.findall(r"^#+ (.*)$", TEXT, re.MULTILINE)
    assert path or heading in {re.sub(r"[^\w-]", "", title.lower().replace(" ", "-")) for title in titles}


@pytest.mark.parametrize("name", MEMBERS)
def test_every_function_that_contributing_names_exists(name: str) -> None:
    """As `legal.usable_now`: some module of that name has it."""
    module, member = name.split(".")
    sources = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob(f"{module}.py")]
    assert any(re.search(rf"^\s*(?:def|class) {member}\b|^{member}\b.* =", source, re.MULTILINE) for source in sources)


@pytest.mark.parametrize(("game", "module"), modules())
def test_every_module_of_a_game_is_in_the_map(game: str, module: str) -> None:
    rows = set(re.findall(r"`([^`\n]+)`", "\n".join(re.findall(r"^\| .*$", TEXT, re.MULTILINE))))
    assert {module, module.rsplit("/", 1)[-1], f"{game}/{module}"} & rows


def test_every_make_target_that_contributing_names_exists() -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = {code.split()[1] for code in CODE if code.startswith("make ")}
    assert named
    assert named <= set(targets)


def test_the_tests_above_look_at_something() -> None:
    assert len(FILES) > 40
    assert len(MEMBERS) > 3
    assert len(LINKS) > 3
    assert len(modules()) > 30
