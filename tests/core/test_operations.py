"""The files for whoever runs a server hold together."""

import re
import shutil
import subprocess
from dataclasses import fields
from ipaddress import ip_network
from pathlib import Path

import pytest

from labtop.server.addresses import within
from labtop.server.settings import NOT_OURS, Settings, from_environment

ROOT = Path(__file__).parents[2]
FILES = [ROOT / "Containerfile", *sorted((ROOT / "operations").iterdir())]


def test_only_settings_are_set() -> None:
    known = {f"LABTOP_{name.upper()}" for name in (*NOT_OURS, *(field.name for field in fields(Settings)), "NAME")}
    for file in FILES:
        assert set(re.findall(r"\bLABTOP_[A-Z_]+\b", file.read_text(encoding="utf-8"))) <= known, file.name


def test_what_the_image_is_made_of_is_there() -> None:
    copied = re.findall(
        r"^COPY (?!--from)(.+) \S+$", (ROOT / "Containerfile").read_text(encoding="utf-8"), re.MULTILINE
    )
    sent = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
    assert copied
    for path in " ".join(copied).split():
        assert (ROOT / path).exists(), path
        assert f"!{path}" in sent, path


def test_people_behind_the_proxy_are_told_apart() -> None:
    text = (ROOT / "operations" / "compose.yaml").read_text(encoding="utf-8")
    subnets = dict(re.findall(r"^  (\w+):\n    ipam:\n      config:\n        - subnet: (\S+)", text, re.MULTILINE))
    proxies = re.findall(r"LABTOP_PROXIES: (\S+)", text)
    assert proxies == [subnets["outside"]]
    assert re.findall(r"networks: \[(outside\b.*|.*\boutside)\]", text) == [
        "outside, inside",
        "outside",
    ]  # labtop, proxy
    settings = from_environment({"LABTOP_PROXIES": proxies[0]})
    assert within("172.30.86.3", map(ip_network, settings.proxies))
    assert not within("172.31.0.3", map(ip_network, settings.proxies))


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze")
    text = (ROOT / "operations" / "labtop.service").read_text(encoding="utf-8")
    unit = tmp_path / "labtop.service"
    unit.write_text(text.replace("/opt/labtop/bin/labtop", "/bin/true"), encoding="utf-8")
    told = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (told.returncode, [line for line in told.stderr.splitlines() if "labtop.service" in line]) == (0, [])


def test_the_threat_model_names_tests_that_there_are() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")))
    there = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)\(", path.read_text(encoding="utf-8"))
    }
    assert named
    assert named <= there, named - there
