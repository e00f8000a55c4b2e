"""What is hidden (rules#end): positions as a seat may see them, and states with the unseen shuffled."""

from typing import Any

from labtop.core.chance import Chance, shuffle
from labtop.core.events import NOTHING, Event
from labtop.core.kernel import kernel
from labtop.core.structs import Ints
from labtop.core.validation import is_count, mentioned
from labtop.games.gizmos.notation.schema import LEVEL_NAMES
from labtop.games.gizmos.rules.cards import IDS, LEVEL, LEVEL_COUNT, MOST_RESEARCH, NO_CARD, PER_LEVEL, STARTING
from labtop.games.gizmos.rules.data import CARDS
from labtop.games.gizmos.rules.events import EventKind
from labtop.games.gizmos.rules.state import SLOTS, Deck, State, Turn


@kernel
def determinise(state: State, seat: int, chance: Chance) -> None:
    """Shuffle all that this seat cannot know: the decks, the unused level III cards, the cards another looks at."""
    for level in range(LEVEL_COUNT):
        unknown = ((1 << PER_LEVEL) - 1) & ~known_cards(state, seat, level)
        deck = state.decks[level]
        deck.top = 0
        size = 0
        for number in range(PER_LEVEL):
            if unknown >> number & 1:
                deck.cards[size] = STARTING + level * PER_LEVEL + number
                size += 1
        blank(deck.cards[:], size, PER_LEVEL)
        shuffle(chance, deck.cards[:], size)
        if looks_at_others_cards(state, seat) and level == state.turn.research_level:
            deal_hand(state.turn, deck)
    blank(state.turn.research[:], state.turn.research_count, MOST_RESEARCH)


@kernel
def blank(cards: Ints, start: int, end: int) -> None:
    """Leave no trace of the cards that lay here."""
    for index in range(start, end):
        cards[index] = NO_CARD


@kernel
def looks_at_others_cards(state: State, seat: int) -> bool:
    """Another seat has researched cards in hand."""
    return state.turn.research_count > 0 and state.to_play != seat


@kernel
def deal_hand(turn: Turn, deck: Deck) -> None:
    """Give the researching player other cards, from behind those of the deck; a card being paid for is public."""
    dealt = int(deck.count)
    for index in range(turn.research_count):
        if turn.research[index] != turn.build:
            turn.research[index] = deck.cards[dealt]
            dealt += 1


@kernel
def known_cards(state: State, seat: int, level: int) -> int:
    """A mask of the cards of a level that this seat sees."""
    turn = state.turn
    known = bits_of(state.display[:], SLOTS, level) | card_bit(int(turn.build), level)
    for number in range(state.seats):
        player = state.players[number]
        known |= bits_of(player.active[:], player.active_count, level)
        known |= bits_of(player.archive[:], player.archive_count, level)
    if not looks_at_others_cards(state, seat):
        known |= bits_of(turn.research[:], turn.research_count, level)
    return known


@kernel
def bits_of(cards: Ints, count: int, level: int) -> int:
    """A mask of those of the first `count` cards that are of a level."""
    mask = 0
    for index in range(count):
        mask |= card_bit(int(cards[index]), level)
    return mask


@kernel
def card_bit(card: int, level: int) -> int:
    """The bit of a card among those of its level, 0 if it is of another level or no card."""
    number = card - STARTING - level * PER_LEVEL
    return 1 << number if 0 <= number < PER_LEVEL else 0


def view(position: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The position with decks, and the cards another seat is looking at, as counts."""
    turn = position["turn"]
    research = turn["research"]
    if research and turn["seat"] != seat:
        research = research | {"cards": len(research["cards"])}
    return position | {
        "decks": {level: len(cards) for level, cards in position["decks"].items()},
        "turn": turn | {"research": research},
    }


def insiders(position: dict[str, Any]) -> list[int]:
    """Whoever looks at researched cards."""
    turn = position["turn"]
    return [turn["seat"]] if turn["research"] else []


def filled(view: dict[str, Any]) -> dict[str, Any]:
    """A view with unseen cards, in any order, in its decks and in another's hand; what is no view stays as it is."""
    decks, turn = view.get("decks"), view.get("turn")
    counted = isinstance(decks, dict) and set(decks) == set(LEVEL_NAMES) and all(map(is_count, decks.values()))
    if not counted or not isinstance(decks, dict) or not isinstance(turn, dict):
        return view
    unseen = unseen_cards(view)
    research, build = turn.get("research"), turn.get("build")
    if isinstance(research, dict) and is_count(research.get("cards")) and research.get("level") in LEVEL_NAMES:
        hand = unseen[research["level"]]
        paid = [build.get("card")] if isinstance(build, dict) and build.get("from") == "research" else []
        count = max(research["cards"] - len(paid), 0)
        research = research | {"cards": paid + hand[:count]}
        del hand[:count]
    return view | {
        "decks": {level: unseen[level][:count] for level, count in decks.items()},
        "turn": turn | {"research": research},
    }


def revealed(view: dict[str, Any], action: str) -> dict[str, Any]:
    """A view of another seat's researched cards, with the one that an action of that seat names among them."""
    turn, name = view["turn"], action.partition(" ")[2]
    research = turn["research"]
    if turn["stage"] not in ("choose", "return") or not isinstance(research["cards"], int) or name not in CARDS:
        return view
    others = [card for card in unseen_cards(view)[research["level"]] if card != name]
    hand = [name, *others[: research["cards"] - 1]]
    return view | {"turn": turn | {"research": research | {"cards": hand}}}


def unseen_cards(view: dict[str, Any]) -> dict[str, list[str]]:
    """The cards of each level that are nowhere in a view."""
    seen = mentioned(view)
    return {
        name: [IDS[card] for card in range(STARTING, len(IDS)) if LEVEL[card] == level and IDS[card] not in seen]
        for level, name in enumerate(LEVEL_NAMES, 1)
    }


def seen_action(action: str) -> str:
    """Others see that a card goes under the deck, not which one."""
    return "under" if action.startswith("under ") and action != "under rest" else action


def seen_event(event: Event) -> Event:
    """Others see that cards are researched and go back under the deck, not which ones."""
    hidden = event.kind in (EventKind.CARD_RESEARCHED, EventKind.CARD_RETURNED)
    return event._replace(thing=NOTHING) if hidden else event


def hidden(position: dict[str, Any]) -> int:
    """The cards in the decks: when there are fewer, some have been revealed."""
    return sum(len(cards) for cards in position["decks"].values())
