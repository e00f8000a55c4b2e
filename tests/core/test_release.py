"""`make release` refuses what is not ready, and what it builds is whole."""

import hashlib
import json
import runpy
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RELEASE = runpy.run_path(str(ROOT / "tools" / "release.py"))
PAGE = "web/src/page.ts"
SOURCES = RELEASE["PAGES"] / "sources.json"


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """A small project that could be released."""
    stamped = {PAGE: hashlib.sha256(b"page").hexdigest()}
    write(tmp_path, "pyproject.toml", '[project]\nname = "small"\nversion = "1.2.0"\n')
    write(tmp_path, "CHANGELOG.md", "# Changelog\n\n## 1.2.0 (2030-01-31)\n\n- New.\n")
    write(tmp_path, PAGE, "page")
    write(tmp_path, str(SOURCES), json.dumps(stamped))
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, encoding="utf-8")


def git(root: Path, *command: str) -> None:
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, *command], cwd=root, check=True)


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "all")


def test_what_is_ready_is_not_refused(ready: Path) -> None:
    assert RELEASE["refusals"](ready) == []


def test_a_dirty_tree_is_refused_and_what_is_dirty_is_named(ready: Path) -> None:
    write(ready, "new.txt", "new")
    (reason,) = RELEASE["refusals"](ready)
    assert reason == "Commit what has changed, or take it away: new.txt."


@pytest.mark.parametrize(
    "heading", ["## 1.1.0 (2030-01-31)", "## 1.2.0 (unreleased)", "## 1.2.0", "## 11.2.0 (2030-01-31)"]
)
def test_a_version_without_its_dated_heading_is_refused(ready: Path, heading: str) -> None:
    write(ready, "CHANGELOG.md", f"# Changelog\n\n{heading}\n")
    commit(ready)
    (reason,) = RELEASE["refusals"](ready)
    assert "## 1.2.0" in reason


@pytest.mark.parametrize("path", [PAGE, "web/src/other.ts"])
def test_pages_that_are_not_built_from_the_sources_are_refused(ready: Path, path: str) -> None:
    write(ready, path, "changed")
    commit(ready)
    (reason,) = RELEASE["refusals"](ready)
    assert "make pages" in reason
    assert path in reason


def test_pages_of_a_source_that_is_gone_are_refused(ready: Path) -> None:
    (ready / PAGE).unlink()
    commit(ready)
    assert PAGE in RELEASE["refusals"](ready)[0]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The sdist and the wheel of this checkout."""
    sdist, wheel = RELEASE["build"](ROOT, tmp_path_factory.mktemp("built"))
    return sdist, wheel


def test_the_sdist_builds_the_same_wheel(built: tuple[Path, Path], tmp_path: Path) -> None:
    RELEASE["check"](*built, tmp_path / "unpacked")


def test_the_sdist_is_enough_to_work_on_the_project(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[0]) as packed:
        names = {name.split("/", 1)[1] for name in packed.getnames()}
    wanted = {
        "Makefile",
        ".ci/run",
        "requirements/dev.txt",
        "tests/random_use.py",
        "web/package-lock.json",
        "tools/release.py",
    }
    assert wanted <= names
    assert not [name for name in names if "node_modules" in name or name.startswith(".venv")]


def test_an_sdist_that_lacks_something_is_refused(built: tuple[Path, Path], tmp_path: Path) -> None:
    """A file of the package that is left out makes another wheel."""
    RELEASE["_unpack"](built[0], tmp_path / "whole")
    (folder,) = (tmp_path / "whole").iterdir()
    (folder / "src" / "labtop" / "py.typed").unlink()
    shutil.make_archive(str(tmp_path / "lacking"), "gztar", tmp_path / "whole", folder.name)
    with pytest.raises(RELEASE["Refused"], match="same wheel"):
        RELEASE["check"](tmp_path / "lacking.tar.gz", built[1], tmp_path / "unpacked")


def test_without_a_release_the_command_says_why(ready: Path) -> None:
    write(ready, "tools/release.py", (ROOT / "tools" / "release.py").read_text(encoding="utf-8"))
    done = subprocess.run([sys.executable, "tools/release.py"], cwd=ready, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("No release: Commit what has changed")
    assert not (ready / "dist").exists()
