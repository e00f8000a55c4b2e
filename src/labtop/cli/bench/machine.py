"""On what the figures were measured."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import llvmlite.binding
import numba
import numpy as np

import labtop

CPU_FACTS = Path("/proc/cpuinfo")


def machine() -> dict[str, str | int]:
    """The processor, the system and the versions that matter."""
    return {
        "processor": _processor(),
        "architecture": platform.machine(),
        "cores": os.cpu_count() or 1,
        "system": platform.system(),
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": np.__version__,
        "labtop": labtop.__version__,
    }


def _processor() -> str:
    """The name the system gives it, else what the compiler calls it."""
    if CPU_FACTS.is_file():
        for line in CPU_FACTS.read_text(encoding="utf-8", errors="replace").splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.processor() or str(llvmlite.binding.get_host_cpu_name())
