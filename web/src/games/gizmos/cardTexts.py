"""Write cardTexts.json, what the cards are called and do: `python web/src/games/gizmos/cardTexts.py`."""

from pathlib import Path

import msgspec

from labtop.games.gizmos.rules.data import CARDS
from labtop.games.gizmos.words.card_text import sentences, title
from labtop.server.errors import text

FILE = Path(__file__).with_suffix(".json")


def card_texts() -> str:
    """The whole file: keys of the game's texts with their arguments, by card."""
    lines = []
    for name, card in CARDS.items():
        texts = {"title": text(title(card)), "text": [text(message) for message in sentences(card)]}
        lines.append(f'"{name}": {msgspec.json.encode(texts).decode()}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(card_texts(), encoding="utf-8")
