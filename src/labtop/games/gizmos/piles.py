"""The decks, for whoever chooses what comes next."""

from typing import Any

from labtop.core.plain.piles import Piles
from labtop.games.gizmos.rules.view import unseen_cards, view


def _unseen(position: dict[str, Any]) -> dict[str, list[str]]:
    """With the cards of level III that are out of the game: nobody knows which ones."""
    return unseen_cards(view(position, position["turn"]["seat"]))


def _laid(position: dict[str, Any], pile: str, cards: list[str]) -> dict[str, Any]:
    return position | {"decks": position["decks"] | {pile: cards}}


PILES = Piles(cards=lambda position: position["decks"], unseen=_unseen, laid=_laid)
