"""Python run apart: interpreted kernels, another cache, a fresh import."""

import os
import subprocess
import sys

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}


def run(*arguments: str, **environment: str) -> str:
    """What a Python with these arguments and this environment prints; any warning is an error."""
    path = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
