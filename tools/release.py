"""A release: wheel and sdist, built from what is committed, checked, and put into dist/. `make release` runs it."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import venv
from email.parser import BytesParser
from pathlib import Path
from zipfile import ZipFile

from packaging.metadata import Metadata

ROOT = Path(__file__).parents[1]
PAGES = Path("src", "labtop", "server", "pages")
TYPES_ALONE = {
    "web/src/lib/messages.ts",
    *(f"web/src/games/{name}" for name in ("game.ts", "aquasphere/position.ts", "gizmos/position.ts")),
}  # leaves nothing behind in the pages
RANDOM_GAMES = """
import random, labtop
from labtop.registry import GAMES
for name in GAMES:
    game = labtop.new_game(name, players=2, seed=1)
    for _ in range(40):
        game.play(random.choice(game.legal_actions()))
"""


class Refused(Exception):
    """Why there is no release, in a sentence."""


def refusals(root: Path) -> list[str]:
    """What has to be done before a release."""
    found = []
    changed = _run("git", "status", "--porcelain", cwd=root).splitlines()
    if changed:
        found.append(f"Commit what has changed, or take it away: {_list([line[3:] for line in changed])}.")
    version = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changelog, re.MULTILINE):
        found.append(
            f"CHANGELOG.md has no heading “## {version} (…)” with the date of this release, such as 2030-12-31."
        )
    if stale := stale_pages(root):
        found.append(f"The pages are not built from these sources, run `make pages` and commit: {_list(stale)}.")
    return found


def stale_pages(root: Path) -> list[str]:
    """The sources of the pages that changed, or came, after the pages were built."""
    stamped: dict[str, str] = json.loads((root / PAGES / "sources.json").read_text(encoding="utf-8"))
    files = [
        path for path in (root / "web" / "src").rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")
    ]
    written = {path.relative_to(root).as_posix() for path in files}
    changed = {path for path, digest in stamped.items() if _digest(root / path) != digest}
    return sorted(changed | (written - stamped.keys() - TYPES_ALONE))


def build(source: Path, target: Path) -> tuple[Path, Path]:
    """The sdist of a folder, and the wheel."""
    _run(sys.executable, "-m", "hatchling", "build", "--directory", str(target), cwd=source)
    (sdist,), (wheel,) = target.glob("*.tar.gz"), target.glob("*.whl")
    return sdist, wheel


def check(sdist: Path, wheel: Path, folder: Path) -> None:
    """Both are well described, and the sdist is all that the wheel needs."""
    with ZipFile(wheel) as packed:
        (description,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        _check_metadata(packed.read(description))
    _unpack(sdist, folder)
    (unpacked,) = folder.iterdir()
    _check_metadata((unpacked / "PKG-INFO").read_bytes())
    _, again = build(unpacked, folder / "again")
    if _digest(again) != _digest(wheel):
        raise Refused("The sdist does not build the same wheel.")


def install(wheel: Path, folder: Path) -> None:
    """In an environment of its own, with what it asks for, it runs and plays."""
    venv.create(folder / "env", with_pip=True)
    scripts = folder / "env" / ("Scripts" if sys.platform == "win32" else "bin")
    pins = str(ROOT / "requirements" / "play.txt")
    _run(str(scripts / "python"), "-m", "pip", "install", "--quiet", "--constraint", pins, str(wheel), cwd=folder)
    _run(str(scripts / "labtop"), "--help", cwd=folder)
    _run(str(scripts / "python"), "-c", RANDOM_GAMES, cwd=folder, LABTOP_CACHE=str(folder / "cache"))


def _check_metadata(data: bytes) -> None:
    Metadata.from_email(data, validate=True)
    if not BytesParser().parsebytes(data).get_payload():
        raise Refused("The package does not describe itself.")


def _unpack(file: Path, folder: Path) -> None:
    folder.mkdir()
    _run("tar", "-xf", str(file), cwd=folder)


def _run(*command: str, cwd: Path, **settings: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | settings
    done = subprocess.run(command, check=False, cwd=cwd, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise Refused(f"{' '.join(command)[:100]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def _list(names: list[str], most: int = 5) -> str:
    return ", ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")


def release(root: Path) -> list[Path]:
    """Builds and checks; the files of the release."""
    if reasons := refusals(root):
        raise Refused("\n".join(reasons))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print("Building ...")
        _run("git", "archive", "HEAD", "--output", str(folder / "tree.tar"), cwd=root)
        _unpack(folder / "tree.tar", folder / "clean")
        sdist, wheel = build(folder / "clean", folder / "built")
        print("Checking ...")
        check(sdist, wheel, folder / "unpacked")
        print("Installing the wheel and playing ...")
        install(wheel, folder / "installed")
        shutil.rmtree(root / "dist", ignore_errors=True)
        shutil.copytree(folder / "built", root / "dist")
    return [root / "dist" / path.name for path in (sdist, wheel)]


if __name__ == "__main__":
    try:
        for path in release(ROOT):
            print(f"{path.relative_to(ROOT)}  sha256 {_digest(path)}")
        print("All is well; docs/releasing.md says how it goes on.")
    except Refused as refused:
        sys.exit(f"No release: {refused}")
