"""A move as somebody at the table saw it happen: Ada picks red, a blue sphere rolls into the row."""

from typing import Any

from labtop.core.texts import Say
from labtop.games.gizmos.rules.data import CARDS, ENERGIES
from labtop.games.gizmos.terminal.choices import payment, source
from labtop.games.gizmos.terminal.words import speaker
from labtop.games.gizmos.words.card_text import enumerate_words, spheres_in_words

View = dict[str, Any]


def tells(before: View, after: View, move: dict[str, Any], name: str, language: str) -> str:
    """The move, and what chance and the decks brought, in whole sentences."""
    say = speaker(language)
    verb, _, rest = move["action"].partition(" ")
    seat = move["seat"]
    facts: dict[str, Any] = {"name": name, "card": rest, "level": rest, "colour": rest}
    match verb:
        case "file" | "build":
            facts |= {"source": source(before, rest), "paid": _paid(say, before, after, seat) or "free"}
            if verb == "build" and after["turn"]["stage"] == "pay":
                verb = "choose"
        case "research":
            facts["count"] = after["turn"]["research"] and _count(after["turn"]["research"]["cards"])
        case "pay":
            spent, converters = payment(move["action"])
            facts |= {"card": before["turn"]["build"]["card"], "paid": spheres_in_words(say, spent)}
            facts |= {"count": len(converters), "via": enumerate_words(say, "and", converters)}
            verb = "pay" if spent else "pay-nothing"
        case "neither" | "under":
            facts["level"] = before["turn"]["research"]["level"]
            verb = verb if rest in CARDS or verb == "neither" else f"under-{rest or 'hidden'}"
        case "use":
            facts["points"] = after["players"][seat]["tokens"] - before["players"][seat]["tokens"]
    told = [say(f"told-{verb}", **facts), *_came(verb, move, name, say), *_new_cards(before, after, say)]
    if after["end_triggered"] and not before["end_triggered"]:
        told.append(say("told-end-triggered"))
    return " ".join(told)


def _paid(say: Say, before: View, after: View, seat: int) -> str:
    """The spheres that a build has cost, in words; empty when it was free or is still to be paid."""
    old, new = before["players"][seat]["energy"], after["players"][seat]["energy"]
    spent = {colour: old[colour] - new[colour] for colour in ENERGIES if old[colour] > new[colour]}
    return spheres_in_words(say, spent)


def _count(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _came(verb: str, move: dict[str, Any], name: str, say: Say) -> list[str]:
    """The sphere of the dispenser: into the row after a pick, otherwise into the ring."""
    key = "came-row" if verb == "pick" else "came-ring"
    return [say(key, name=name, colour=colour) for colour in move.get("chance", ())]


def _new_cards(before: View, after: View, say: Say) -> list[str]:
    old = {card for row in before["display"].values() for card in row}
    new = [card for row in after["display"].values() for card in row if card not in old and card in CARDS]
    return [say("came-display", card=card) for card in new]
