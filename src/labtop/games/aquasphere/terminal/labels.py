"""Small labels: programs as coloured letters, seats as numbers, cards in a few signs or in full."""

from collections.abc import Callable, Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from labtop.core.rules import Position
from labtop.core.texts import Say
from labtop.games.aquasphere.rules.data import FIELDS, NEUTRAL_NAME, PROGRAMS
from labtop.games.aquasphere.terminal.words import speaker
from labtop.games.aquasphere.words import catalogue as sets
from labtop.games.aquasphere.words.card_text import (
    card_message,
    designed_note,
    extension_messages,
    extension_title,
    program_action,
    program_name,
    program_text,
)
from labtop.games.aquasphere.words.catalogue import Catalogue, Extension, Research

# The letters stand for the colours of the notation, the same in every language; the table has a legend.
LETTERS = {"green": "G", "yellow": "Y", "black": "K", "purple": "P", "blue": "B", "red": "R", "white": "W"}
STYLES = {
    "green": "bold black on green3",
    "yellow": "bold black on gold1",
    "black": "bold white on grey23",
    "purple": "bold white on purple4",
    "blue": "bold white on blue3",
    "red": "bold white on red3",
    "white": "bold black on grey93",
}
SEAT_STYLES = ("bold cyan", "bold magenta", "bold orange1", "bold bright_green")
SIGNS = {
    "time": "◷",
    "crystals": "◆",
    "octopods": "✱",
    "research_cards": "▤",
    "knowledge": "★",
    "bot": "■",
    "charging": "▪",
    "submarine": "▲",
    "scientist": "◉",
}


def chip(program: str) -> Text:
    """A program."""
    return Text(f" {LETTERS[program]} ", STYLES[program])


def chips(programs: Iterable[str]) -> Text:
    """Programs side by side."""
    return Text(" ").join(map(chip, programs))


def seat(number: int | str) -> Text:
    """Whose piece: a player's number, counted from 1, or N for neutral."""
    if number == NEUTRAL_NAME:
        return Text("N", "bold")
    return Text(str(int(number) + 1), SEAT_STYLES[int(number)])


def seats(numbers: Iterable[int | str]) -> Text:
    """Pieces side by side."""
    return Text(" ").join(map(seat, numbers))


def brief(card: Research, say: Say) -> Text:
    """What a research card does, in a few signs."""
    gain = f"{SIGNS[card['reward']]}{card['amount']}" if "reward" in card else ""
    program = Text(LETTERS[card["program"]], STYLES[card["program"]]) if "program" in card else Text()
    time = f"{SIGNS['time']}{card.get('cost_time', card.get('time', 0))}"
    briefs: dict[str, Callable[[], Text]] = {
        "engineer_reward": lambda: program + Text(f"→{gain}"),
        "octopod_reward": lambda: Text(f"{SIGNS['octopods']}→{gain}"),
        "displace_reward": lambda: Text(f"{SIGNS['bot']}→{gain}"),
        "scoring_program": lambda: Text(f"{say('short-scoring')} {time}→") + program,
        "instant_program": lambda: Text(f"{time}+") + program,
        "cross_station": lambda: Text(f"{say('short-across')} {time}"),
    }
    return briefs.get(card["kind"], lambda: Text(say(f"short-{card['kind']}")))()


def extension_brief(extension: Extension) -> Text:
    """What a lab extension brings, in a few signs: its letters and the room it adds."""
    rooms = [f"+{SIGNS[kind]}{count}" for kind, count in extension.capacity.items() if count]
    return Text(" ".join([*extension.letters, *rooms]))


def legend(catalogue: Catalogue, language: str) -> RenderableType:
    """What letters, signs and the mark mean."""
    say = speaker(language)
    programs = [chip(program) + Text(f" {program_action(program, language)}") for program in PROGRAMS]
    signs = [Text(f"{sign} {say(f'sign-{name}')}", "dim") for name, sign in (*SIGNS.items(), ("neutral", "N"))]
    note = [Text(designed_note(language), "italic")] if catalogue.designed else []
    return Group(Columns(programs, padding=(0, 2)), Columns(signs, padding=(0, 2)), *note)


def card(card_id: str, view: Position, language: str) -> RenderableType | None:
    """A research card, lab extension, program card or program in full, found in upper or lower case."""
    say, catalogue = speaker(language), sets.of_position(view)
    name = card_id.upper()
    if name in catalogue.research:
        found = catalogue.research[name]
        title = say("card-title", card=name, kind=found["kind"])
        return _shown(title, brief(found, say), card_message(found).text(language))
    if name in catalogue.extensions:
        extension, mark = catalogue.extensions[name], catalogue.mark("extension")
        title = extension_title(name, language, catalogue)
        told = " ".join(message.text(language) for message in extension_messages(extension, mark))
        return _shown(title, extension_brief(extension), told, *_note(mark, language))
    if name in catalogue.program_cards:
        arrangement, mark = catalogue.program_cards[name], catalogue.mark("program_card")
        tiles = Text("  ").join(Text(f"{field} ") + chip(arrangement[field]) for field in FIELDS)
        return Group(Text(f"{name}{mark}", "bold"), tiles, *map(Text, _note(mark, language)))
    program = card_id.lower()
    if program in PROGRAMS:
        title = f"{program_name(program, language)} · {program_action(program, language)}"
        return _shown(title, chip(program), program_text(program, language))
    return None


def _shown(title: str, signs: Text, *sentences: str) -> RenderableType:
    return Group(Text(f"{title}  ", "bold") + signs, *map(Text, sentences))


def _note(mark: str, language: str) -> list[str]:
    return [designed_note(language)] if mark else []


def rules(language: str) -> str:
    """The rules in short."""
    return speaker(language)("rules")
