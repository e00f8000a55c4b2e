"""Known weaknesses are found; where nobody can be asked, that is said and nothing fails."""

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def audit() -> Any:
    spec = spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_findings_are_told(audit: Any) -> None:
    weak = {"name": "weak", "version": "1.0", "vulns": [{"id": "CVE-1", "fix_versions": ["1.1"]}]}
    answer = json.dumps({"dependencies": [weak, {"name": "sound", "version": "2", "vulns": []}], "fixes": []})
    assert audit.python_findings(answer) == ["weak 1.0: CVE-1, remedied in ['1.1']"]
    answer = json.dumps({"vulnerabilities": {"weak": {"severity": "high", "range": "<2"}}})
    assert audit.npm_findings(answer) == ["weak: high, in <2"]
    assert audit.npm_findings('{"vulnerabilities": {}}') == []


def test_packages_that_nobody_knows_are_named(audit: Any, capsys: pytest.CaptureFixture[str]) -> None:
    unknown = {"name": "strange", "skip_reason": "not found"}
    sound = {"name": "sound", "version": "2", "vulns": []}
    assert audit.python_findings(json.dumps({"dependencies": [unknown, sound]})) == []
    assert "strange" in capsys.readouterr().out


NOBODY_KNOWN = '{"dependencies": [{"name": "strange", "skip_reason": "not found"}]}'


@pytest.mark.parametrize("said", ["", "no network", "[]", '{"error": {"code": "ENOTFOUND"}}', NOBODY_KNOWN])
def test_who_cannot_be_asked_stops_nobody(audit: Any, capsys: pytest.CaptureFixture[str], said: str) -> None:
    for read in (audit.python_findings, audit.npm_findings):
        command = (sys.executable, "-c", f"print({said!r}); raise SystemExit(1)")
        assert audit.audit("somebody", command, read, ROOT) == []
        assert "could not be asked" in capsys.readouterr().out
    assert audit.audit("nobody", ("/does/not/exist",), audit.npm_findings, ROOT) == []


def test_what_was_found_fails(audit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "audit", lambda name, *_: [f"{name}: weak"])
    assert audit.main() == 1
    monkeypatch.setattr(audit, "audit", lambda *_: [])
    assert audit.main() == 0
