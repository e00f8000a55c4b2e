"""What happens in AquaSphere, as the kernels note it: the kinds of event, and what their things and amounts are."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Literal

from labtop.core.events import Event


class EventKind(IntEnum):
    """Behind each kind: its thing, then its amount."""

    # In the headquarters
    ENGINEER = 0  # the engineer goes to a field: the field
    SIDEWAYS = 1  # that took a card, which is used up: the card
    BOUGHT = 2  # programming is paid for: the program, time
    CARD_PAID = 3  # programming with a card in a scoring is paid for: the card, time
    PROGRAMMED = 4  # a bot of the supply goes on a symbol: the program
    RECALLED = 5  # a programmed bot goes back into the supply: the program, time taken for it
    # In the station
    WAY = 6  # the scientist goes, or stays: the sector, time paid
    CONTROL = 7  # a bot comes to a control space: the sector, the bot's program or NOTHING for one of the supply
    DISPLACED = 8  # the bot that stood there goes to the charging station; its owner's seat, or NEUTRAL: the sector
    THINNED_OUT = 9  # a charging station was too full: the sector
    BACK = 10  # a bot comes back from there into the supply, one of NEUTRAL leaves the game: the sector
    # What the programs do
    EXTENSION = 11  # a lab extension is taken: the extension
    LETTER = 12  # a bot may be placed for a letter: its sector
    TIME = 13  # time is taken from a sector: the sector, time
    CRYSTALS = 14  # crystals are taken from a sector: the sector, crystals
    CAUGHT = 15  # octopods are caught: how many could have been, octopods
    LAUNCHED = 16  # a submarine is launched: the sector, time paid
    RESEARCH = 17  # a research card is taken: the card
    INSTANT = 18  # a card is carried out as it is taken: the card, time taken
    INSTEAD = 19  # a symbol is occupied, and time is taken instead: the program, time
    NO_EFFECT = 20  # a program brings nothing: a Hindrance, and what is said there
    # Gains
    REWARD_TIME = 21  # a card pays out: the card, time
    REWARD_CRYSTALS = 22  # the card, crystals
    REWARD_POINTS = 23  # the card, points before red lines take their part
    IN_REACH = 24  # rewards reach a red line: the line
    ASKED = 25  # so a card's owner decides whether it is used: the card
    POINTS = 26  # points, before red lines take their part: a Source, points
    LINE_CRYSTAL = 27  # a red line is paid with a crystal: the line, crystals
    LINE_BOT = 28  # a red line is paid with a bot, which goes back into the supply: the line, the bot's program
    WAITING = 29  # the owner has to choose a bot for a red line: the line, points left of the gain
    RESUMED = 30  # the bot is chosen, and the rest of the gain follows: the line, points
    STOPPED = 31  # a red line cannot be paid: the line, points lost
    SPARED = 32  # nobody moves back behind a red line or 0: where the marker stops, points not lost
    # Rounds
    PASSED = 33  # somebody passes: the place in the pass order, from 1
    SUBMARINE_TIME = 34  # submarines bring time in a scoring: how many, time
    ROUND_SCORED = 35  # a round is over and scored: the round
    SCORE = 36  # where a marker stands then: points
    OVER = 37  # the game is over


class Source(IntEnum):
    """What points are for, beside the rewards of cards: in turns, in intermediate scorings, in the final one."""

    OCTOPODS = 0
    SUBMARINES = 1
    RESEARCH = 2
    MAJORITY = 3
    DEPLOYED = 4
    CRYSTALS = 5
    CONTROLLED = 6  # octopods in controlled sectors: never above 0
    FINAL_LETTERS = 7
    FINAL_TIME = 8
    FINAL_SUBMARINES = 9
    FINAL_EXTENSIONS = 10


class Hindrance(IntEnum):
    """Why a program brings nothing; the amount is NOTHING unless told here."""

    NONE = 0  # nothing to take is there
    FULL = 1  # the lab has no room
    ZERO = 2  # the owner catches no octopods: how many could have been caught
    LEFT = 3  # no submarine is left
    OWN = 4  # the owner has a submarine there
    SPACE = 5  # all submarine spaces are taken
    TIME = 6  # the submarine space costs more time than there is: its price
    EMPTY = 7  # there is no bot in the supply


ROUND_ITEMS = (Source.MAJORITY, Source.DEPLOYED, Source.CRYSTALS, Source.CONTROLLED)
FINAL_ITEMS = (Source.FINAL_LETTERS, Source.FINAL_TIME, Source.FINAL_SUBMARINES, Source.FINAL_EXTENSIONS)

# What raises and lowers the goods of the seat that it happens to.
GAINED = {
    "time": {
        *(EventKind.RECALLED, EventKind.TIME, EventKind.INSTANT, EventKind.INSTEAD),
        *(EventKind.REWARD_TIME, EventKind.SUBMARINE_TIME),
    },
    "crystals": {EventKind.CRYSTALS, EventKind.REWARD_CRYSTALS},
    "score": {EventKind.POINTS, EventKind.REWARD_POINTS, EventKind.RESUMED, EventKind.SPARED},
}
LOST = {
    "time": {EventKind.WAY, EventKind.BOUGHT, EventKind.CARD_PAID, EventKind.LAUNCHED},
    "crystals": {EventKind.LINE_CRYSTAL},
    "score": {EventKind.STOPPED, EventKind.WAITING},
}
Good = Literal["score", "time", "crystals"]


def gained(events: Iterable[Event], seat: int, good: Good) -> int:
    """How much of a good came to a seat."""
    return sum(event.amount for event in events if event.seat == seat and event.kind in GAINED[good])


def lost(events: Iterable[Event], seat: int, good: Good) -> int:
    """How much of a good a seat paid or lost."""
    return sum(event.amount for event in events if event.seat == seat and event.kind in LOST[good])
