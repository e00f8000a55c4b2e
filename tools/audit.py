"""Are there known weaknesses in what we stand on? `make check` asks pip-audit and npm audit.

Where they cannot be asked, without a network for example, that is said and nothing fails.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PATIENCE = 120  # seconds
PYTHON = (sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", "--progress-spinner", "off", "-f", "json")
LOCKS = ("play", "dev")  # what people run, and what we work with


class NotAsked(Exception):
    """Nobody answered."""


def python_findings(answer: str) -> list[str]:
    """What pip-audit found."""
    packages = _json(answer).get("dependencies", [])
    unknown = [package["name"] for package in packages if "skip_reason" in package]
    if len(unknown) == len(packages):
        raise NotAsked
    if unknown:
        print(f"pip-audit knows nothing of {', '.join(unknown)}.")
    return [
        f"{package['name']} {package['version']}: {weakness['id']}, remedied in {weakness['fix_versions']}"
        for package in packages
        for weakness in package.get("vulns", [])
    ]


def npm_findings(answer: str) -> list[str]:
    """What npm audit found."""
    found = _json(answer).get("vulnerabilities")
    if found is None:
        raise NotAsked
    return [f"{name}: {weakness['severity']}, in {weakness['range']}" for name, weakness in found.items()]


def audit(name: str, command: Sequence[str], read: Callable[[str], list[str]], folder: Path) -> list[str]:
    """What a tool found; nothing, and a sentence about it, where it could not be asked."""
    try:
        told = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL, check=False
        )
        return [f"{name}: {finding}" for finding in read(told.stdout)]
    except (NotAsked, OSError, subprocess.TimeoutExpired):
        print(f"{name}: could not be asked for known weaknesses; going on without it.")
        return []


def _json(answer: str) -> dict[str, Any]:
    try:
        found = json.loads(answer)
    except ValueError:
        raise NotAsked from None
    return found if isinstance(found, dict) else {}


def main() -> int:
    """Ask both; the exit code."""
    found = []
    for lock in LOCKS:
        file = str(ROOT / "requirements" / f"{lock}.txt")
        found += audit(f"pip-audit, {lock}", (*PYTHON, "-r", file), python_findings, ROOT)
    npm = shutil.which("npm") or "npm"
    found += audit("npm audit", (npm, "audit", "--json"), npm_findings, ROOT / "web")
    for finding in dict.fromkeys(found):
        print(finding)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
