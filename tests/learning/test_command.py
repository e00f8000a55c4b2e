"""Learning as a command."""

import subprocess
import sys


def test_without_pytorch_it_says_what_is_missing() -> None:
    hidden = "import runpy, sys; sys.modules['torch'] = None; runpy.run_module('labtop.learning', run_name='__main__')"
    found = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, timeout=120, check=False)
    assert found.returncode == 1
    assert found.stderr.startswith("learning needs PyTorch, pip install labtop[train]")
