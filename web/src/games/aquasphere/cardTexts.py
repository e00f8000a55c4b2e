"""Write cardTexts.json, what the cards and extensions of our set do: `python web/src/games/aquasphere/cardTexts.py`.

Those of a table's own set come with it.
"""

from pathlib import Path

import msgspec

from labtop.games.aquasphere.rules.data import packaged_set
from labtop.games.aquasphere.words.card_text import texts
from labtop.server.errors import text

FILE = Path(__file__).with_suffix(".json")


def card_texts() -> str:
    """The whole file: keys of the game's texts with their arguments, by card."""
    told = {name: [text(message) for message in messages] for name, messages in texts(packaged_set()).items()}
    lines = [f'"{name}": {msgspec.json.encode(messages).decode()}' for name, messages in told.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(card_texts(), encoding="utf-8")
