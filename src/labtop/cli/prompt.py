"""What a player typed: a number, an action, a command, or the beginning of one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Play:
    """An action, or what may have been meant as one."""

    action: str


@dataclass(frozen=True)
class Do:
    """A command with the rest of its line."""

    command: str
    argument: str = ""


@dataclass(frozen=True)
class Unclear:
    """Several things begin like this."""

    options: tuple[str, ...]


def understand(line: str, actions: Sequence[str], commands: Mapping[str, str]) -> Play | Do | Unclear:
    """What a line means. `actions` are numbered from 1; `commands` has the name of the command for each word.

    What is written out in full comes first, beginnings count where only one thing begins so.
    """
    line = " ".join(line.split())
    if not line or line in actions:
        return Play(line)
    word, _, argument = line.partition(" ")
    if word.lower() in commands:
        return Do(commands[word.lower()], argument)
    if line.isdecimal() and 1 <= int(line) <= len(actions):
        return Play(actions[int(line) - 1])
    begun = [action for action in actions if _begins(line, action)]
    if exact := [action for action in begun if action.lower() == line.lower()]:
        return Play(exact[0])
    names = list(dict.fromkeys(name for begin, name in commands.items() if begin.startswith(word.lower())))
    if len(begun) + len(names) > 1:
        return Unclear((*begun, *names))
    if names:
        return Do(names[0], argument)
    return Play(begun[0] if begun else line)


def _begins(line: str, action: str) -> bool:
    """Does each word typed begin the action's word in its place?"""
    typed, words = line.lower().split(), action.lower().split()
    return len(typed) <= len(words) and all(map(str.startswith, words, typed))


def complete_lines(options: Callable[[], Sequence[str]]) -> None:
    """Give `input` a history and, on the Tab key, completion, where the system has them."""
    try:
        import readline
    except ImportError:  # Windows
        return

    def complete(begin: str, number: int) -> str | None:
        found = [option for option in options() if option.startswith(begin)]
        return found[number] if number < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
