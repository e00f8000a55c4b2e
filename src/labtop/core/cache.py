"""Where compiled code is kept: a folder named by everything that the code depends on, so it is never stale.

Numba alone would keep a result when only a called function or a data table has changed.
"""

import atexit
import hashlib
import os
import platform
import shutil
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryFile, mkdtemp
from typing import Any

import llvmlite
import llvmlite.binding
import numba
import numpy as np

KEPT = 8  # versions of a part that are left in place, newest first
HOME = "LABTOP_CACHE"  # the variable that chooses where everything is kept
PACKAGE = Path(str(files("labtop")))
config: Any = numba.config
SOURCES = {".py", ".json"}
ROOMS = {  # the folders with code that a part of the package compiles, its own and those that it works with
    "bots": ("bots", "env"),
    "cli": ("cli/bench",),
    "envs": ("bots", "env", "envs"),
    "learning": ("bots", "env", "envs", "learning"),
}


def home() -> Path:
    """The folder that holds all caches: LABTOP_CACHE, or the user's cache folder."""
    chosen = os.environ.get(HOME)
    if chosen:
        return Path(chosen)
    if platform.system() == "Windows":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "labtop" / "Cache"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "labtop"


@cache
def fingerprint(game: str, part: str = "core") -> str:
    """A hash of all that compiled code comes from.

    That is the sources and data of core, a game and the part that works on it, the compilers' versions, the processor.
    """
    digest = hashlib.blake2b(digest_size=10)
    versions = (platform.python_version(), numba.__version__, llvmlite.__version__, np.__version__)
    processor = (llvmlite.binding.get_host_cpu_name(), llvmlite.binding.get_host_cpu_features().flatten())
    # Set by the environment, unseen by Numba's cache:
    flags = (config.OPT, config.BOUNDSCHECK, config.DEBUGINFO_DEFAULT)
    digest.update(repr((versions, processor, flags, str(PACKAGE))).encode())
    own = _sources(game)
    folders = [
        PACKAGE / "core",
        own / "rules",
        *(base / room for room in ROOMS.get(part, ()) for base in (own, PACKAGE)),
    ]
    for number, folder in enumerate(folders):
        for path in sorted(path for path in folder.glob("*") if path.suffix in SOURCES):
            digest.update(f"{number}/{path.name}".encode() + b"\0" + path.read_bytes())
    return f"{game}-{part}-{digest.hexdigest()}"


def _sources(game: str) -> Path:
    """A game's folder: in the package, or elsewhere."""
    inside = PACKAGE / "games" / game
    return inside if inside.is_dir() else Path(str(files(f"labtop.games.{game}")))


def folder(game: str, part: str) -> Path:
    """Where the compiled code of this very version of a part of the package is kept.

    Where nothing can be written, Numba would not run: a folder of this process serves, which only costs time.
    """
    own = home() / fingerprint(game, part)
    return own if _writable(own) else _elsewhere() / own.name


def use(game: str, module: str) -> None:
    """Point Numba to the folder for this very version of a module's part of the package."""
    config.CACHE_DIR = str(folder(game, module.removeprefix("labtop.").partition(".")[0]))


@cache
def _writable(own: Path) -> bool:
    """Can code be kept there? Then there is the folder; when it is new, those of long ago are forgotten."""
    try:
        if not own.is_dir():
            own.mkdir(parents=True, exist_ok=True)
            _forget(own)
        with TemporaryFile(dir=own):
            return True
    except OSError:
        return False


def _forget(newest: Path) -> None:
    """Remove the folders of the same part from long ago."""
    with suppress(OSError):  # another process does it too
        versions = newest.parent.glob(f"{newest.name.rpartition('-')[0]}-*")
        for path in sorted(versions, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
            shutil.rmtree(path, ignore_errors=True)


def _elsewhere() -> Path:
    """The folder of this process, from now on the home for those that it starts too."""
    os.environ[HOME] = str(_temporary())
    return _temporary()


@cache
def _temporary() -> Path:
    """A folder that is gone when this process ends."""
    path = Path(mkdtemp(prefix="labtop-"))
    atexit.register(_remove, path, os.getpid())
    return path


def _remove(path: Path, process: int) -> None:
    if os.getpid() == process:  # and not a fork of it
        shutil.rmtree(path, ignore_errors=True)
