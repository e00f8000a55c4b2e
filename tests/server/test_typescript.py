"""The pages' types are those of the messages."""

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_typescript_is_up_to_date() -> None:
    script = runpy.run_path(str(WEB / "typescript.py"))
    assert script["FILE"].read_text(encoding="utf-8") == script["typescript"](), "run: python web/typescript.py"
