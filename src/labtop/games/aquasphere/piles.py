"""The decks and the program cards of later rounds, for whoever chooses what comes next."""

from typing import Any

from labtop.core.plain.piles import Piles
from labtop.core.validation import mentioned
from labtop.games.aquasphere.notation.filling import laid_out
from labtop.games.aquasphere.rules.components import edition_of, fresh
from labtop.games.aquasphere.rules.data import PROGRAM_CARD_IDS
from labtop.games.aquasphere.rules.view import view

PROGRAM_CARDS = "program_cards"  # below the open one


def _cards(position: dict[str, Any]) -> dict[str, list[str]]:
    return {**position["decks"], PROGRAM_CARDS: position[PROGRAM_CARDS][1:]}


def _unseen(position: dict[str, Any]) -> dict[str, list[str]]:
    printed = fresh(**edition_of(position))[0].components
    seen = mentioned(view(position, None)) | {laid_out(position["programs"], printed)}
    decks = {name: sorted(cards) for name, cards in position["decks"].items()}
    return decks | {PROGRAM_CARDS: [card for card in PROGRAM_CARD_IDS if card not in seen]}


def _laid(position: dict[str, Any], pile: str, cards: list[str]) -> dict[str, Any]:
    if pile == PROGRAM_CARDS:
        return position | {PROGRAM_CARDS: position[PROGRAM_CARDS][:1] + cards}
    return position | {"decks": position["decks"] | {pile: cards}}


PILES = Piles(_cards, _unseen, _laid)
