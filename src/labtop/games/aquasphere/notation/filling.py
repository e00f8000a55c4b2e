"""Views made positions again, with whatever fits in the place of what they hide."""

from typing import Any

from labtop.core.validation import is_count, mentioned
from labtop.games.aquasphere.rules.components import fresh
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, FIELDS, PROGRAM_CARD_IDS, PROGRAMS, RESEARCH_IDS


def filled(view: dict[str, Any], components: dict[str, Any] | None = None) -> dict[str, Any]:
    """A view with unseen cards and tiles, in any order, in its piles; whatever is no view stays as it is."""
    decks, cards, centre = (view.get(key) for key in ("decks", "program_cards", "centre"))
    counts = [decks.get(key) for key in ("research", "extensions")] if isinstance(decks, dict) else [None]
    if not all(map(is_count, counts)) or not isinstance(cards, list) or not isinstance(centre, list):
        return view
    printed = fresh(components)[0].components
    seen = mentioned(view) | {laid_out(view.get("programs"), printed)}
    unseen = {
        key: [card for card in ids if card not in seen]
        for key, ids in (("research", RESEARCH_IDS), ("extensions", EXTENSION_IDS))
    }
    program_cards = iter([card for card in PROGRAM_CARD_IDS if card not in seen])
    tiles = printed.bulbs.tolist()[-len(centre) :]
    return view | {
        "decks": {key: unseen[key][:count] for key, count in zip(unseen, counts, strict=True)},
        "program_cards": [next(program_cards, None) if card is None else card for card in cards],
        "centre": [
            {"tile": bulb, "rotation": 0} if tile is None else tile for tile, bulb in zip(centre, tiles, strict=False)
        ],
    }


def laid_out(programs: Any, printed: Any) -> str | None:
    """The program card that shows this arrangement, if there is one."""
    shown = [programs.get(field) for field in FIELDS] if isinstance(programs, dict) else []
    arrangements = [[PROGRAMS[number] for number in card] for card in printed.program_cards.tolist()]
    return PROGRAM_CARD_IDS[arrangements.index(shown)] if shown in arrangements else None
