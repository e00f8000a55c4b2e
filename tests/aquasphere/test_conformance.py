"""The independent program's positions, transitions and scores."""

from pathlib import Path
from typing import Any

import pytest

from conformance import check, vectors


@pytest.mark.parametrize("vector", vectors(Path(__file__).with_name("conformance.jsonl")), ids=lambda v: v["name"])
def test_conformance(vector: dict[str, Any]) -> None:
    check(vector)
