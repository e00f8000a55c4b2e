"""A wheel carries everything: installed where there is neither a checkout nor Node, it plays."""

import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from server.running import Process, command

ROOT = Path(__file__).parents[2]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [*PIP, "wheel", str(ROOT), "--no-deps", "--no-build-isolation", "--no-index", "-q", "-w", str(folder)]
    subprocess.run(command, check=True, timeout=120)
    (built,) = folder.glob("*.whl")
    return built


def test_a_wheel_carries_pages_texts_and_documentation(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    for name in ("pages/index.html", "docs/api.md", "docs/notation.md", "docs/example_client.py"):
        assert f"labtop/server/{name}" in names
    assert any(re.fullmatch(r"labtop/server/pages/assets/index-.*\.js", name) for name in names)
    assert not any("node_modules" in name or name.startswith("web/") for name in names)


def test_a_wheel_alone_serves_its_pages_and_plays_a_move(wheel: Path, tmp_path: Path) -> None:
    python = _environment(wheel, tmp_path / "env")
    alone = {"PATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": "", "LABTOP_CACHE": str(tmp_path / "cache")}
    with Process(tmp_path / "tables.sqlite3", python, **alone) as server:
        page = server.page("/")
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert assets
        assert all(server.page(asset) for asset in assets)
        assert "<table>" in server.page("/api")
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
        made = server.post("/api/tables", {"game": "gizmos", "seats": seats})
        path = f"/api/tables/{made['table']}"
        secret = made["secrets"][server.get(path)["state"]["to_play"]]
        state = server.get(path, secret)["state"]
        assert server.post(f"{path}/messages", command(state, state["legal"][0]), secret)["type"] == "done"
        assert server.get(path)["state"]["played"] == 1


def _environment(wheel: Path, folder: Path) -> str:
    """An environment with the wheel in it; what it needs is taken from here, labtop itself is not."""
    venv.create(folder, with_pip=False)
    places = {"base": str(folder), "platbase": str(folder)}
    python = Path(sysconfig.get_path("scripts", "venv", places)) / Path(sys.executable).name
    site = Path(sysconfig.get_path("purelib", "venv", places))
    (site / "needed.pth").write_text(sysconfig.get_path("purelib") + os.linesep, encoding="utf-8")
    with ZipFile(wheel) as packed:
        packed.extractall(site)
    code = "import labtop, sys; sys.exit(not labtop.__file__.startswith(sys.prefix))"
    assert subprocess.run([str(python), "-c", code], check=False, cwd=folder).returncode == 0
    return str(python)
