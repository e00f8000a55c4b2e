"""What of the pages is written by programs is up to date."""

import runpy
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


def test_typescript_is_up_to_date() -> None:
    files = runpy.run_path(str(WEB / "typescript.py"))["files"]()
    assert {path.name for path in files} == {"messages.ts", "position.ts"}
    stale = [path.name for path, text in files.items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run: python web/typescript.py"


@pytest.mark.parametrize("game", ["gizmos", "aquasphere"])
def test_card_texts_are_up_to_date(game: str) -> None:
    script = runpy.run_path(str(WEB / "src" / "games" / game / "cardTexts.py"))
    assert script["FILE"].read_text(encoding="utf-8") == script["card_texts"](), f"run: python {script['FILE']}"
