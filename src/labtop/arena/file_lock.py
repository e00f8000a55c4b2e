"""A file that only one process holds. The system lets go of it when the process ends, in whatever way."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BEYOND = 1 << 30  # Windows locks bytes, and nobody may read them: one that the file does not have


class Locked(Exception):
    """Another process holds the file."""


def locked(path: Path) -> IO[bytes]:
    """The file, held until it is closed; Locked if another process holds it."""
    file = path.open("r+b")
    try:
        if sys.platform == "win32":
            file.seek(BEYOND)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        file.close()
        raise Locked(str(path)) from None
    except OSError:
        pass  # a file system without locks: the folder works all the same
    return file
