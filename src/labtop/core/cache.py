"""Where compiled code is kept: a folder named by everything that the code depends on, so it is never stale.

Numba alone would keep a result when only a called function or a data table has changed.
"""

import hashlib
import os
import platform
import shutil
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding
import numba
import numpy as np

KEPT = 8  # versions of a part that are left in place, newest first
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
    chosen = os.environ.get("LABTOP_CACHE")
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
    """Where the compiled code of this very version of a part of the package is kept."""
    return home() / fingerprint(game, part)


def use(game: str, module: str) -> None:
    """Point Numba to the folder for this very version of a module's part of the package; forget those of long ago."""
    part = module.removeprefix("labtop.").partition(".")[0]
    own = folder(game, part)
    config.CACHE_DIR = str(own)  # Numba falls back to a folder of its own if this one cannot be written
    if own.is_dir():
        return
    try:
        own.mkdir(parents=True)
        versions = sorted(home().glob(f"{game}-{part}-*"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in versions[KEPT:]:
            shutil.rmtree(path, ignore_errors=True)
    except OSError:
        pass  # a read-only home only costs time: everything is compiled again
