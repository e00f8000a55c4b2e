"""`labtop puzzle`: a question at the terminal. The turn is played on the drawn table; answers say what they miss."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import labtop
from labtop import registry
from labtop.cli import screen
from labtop.cli.compilation import compile_game
from labtop.cli.dialogue import Talk
from labtop.cli.prompt import Do, Play, Unclear, complete_lines, understand
from labtop.cli.words import printable
from labtop.core.errors import IllegalAction
from labtop.core.sentences import said
from labtop.puzzles import Attempt, Puzzle, packaged, question
from labtop.puzzles.puzzle import TEXTS, texts_of

if TYPE_CHECKING:
    from rich.console import Console

PROMPT = "> "
COMMANDS = ("hint", "solution", "undo", "again", "card", "quit")


def solve(
    console: Console, read: Callable[[str], str], language: str, game: str | None, kind: str | None, name: str | None
) -> int:
    """Puzzles of these games and this kind, one after the other, the first by its id if there is one; the exit code."""
    games = [game] if game else registry.GAMES
    choice = [puzzle for one in games for puzzle in packaged(one)]
    kinds = sorted({puzzle.kind for puzzle in choice})
    if kind and kind not in kinds:
        console.print(Text(TEXTS.format("kind-unknown", language, kinds=", ".join(kinds)), "red"))
        return 2
    choice = [puzzle for puzzle in choice if kind in (None, puzzle.kind)]
    first = [puzzle for puzzle in choice if puzzle.id == name] if name else choice
    if not first:
        console.print(Text(TEXTS.format("no-such-puzzle", language), "red"))
        return 1
    puzzle = random.choice(first)
    try:
        while True:
            sitting = Sitting(puzzle, console, read, language)
            if sys.stdin.isatty():
                complete_lines(sitting.options)
            sitting.run()
            puzzle = random.choice(choice)
    except (KeyboardInterrupt, EOFError):
        console.print()
    return 0


class Sitting:
    """One puzzle; `read` asks for a line as `input` does."""

    def __init__(self, puzzle: Puzzle, console: Console, read: Callable[[str], str], language: str) -> None:
        compile_game(puzzle.game, console, language)
        self.puzzle, self.console, self.language = puzzle, console, language
        self.talk, self.say = Talk(console, read, language), TEXTS.speaker(language)
        self.terminal = registry.terminal(puzzle.game)
        self.names = registry.bot_names(puzzle.game)[: len(puzzle.position["players"])]
        self._commands = {word: name for name in COMMANDS for word in self._words(name)}
        self._begin()

    def _begin(self) -> None:
        self.attempt = Attempt(self.puzzle)
        self._hinted: int | None = None  # after how many actions a hint was given
        self._offer: list[str] = []  # the actions by their numbers

    def _words(self, command: str) -> list[str]:
        if command not in ("solution", "again"):
            return [command, *self.talk.words(command)]
        return [command, *self.say(f"words-{command}").split()]

    def options(self) -> list[str]:
        """What may be typed now, for completion."""
        return [*self._offer, *self._commands]

    def run(self) -> None:
        """Play until another puzzle is wanted; KeyboardInterrupt or EOFError if none is."""
        while True:
            self._show()
            if self._asked():
                return

    def _asked(self) -> bool:
        """Ask until something has been played, or taken back; is another puzzle wanted?"""
        while True:
            match understand(self.talk.read(PROMPT), self._offer, self._commands):
                case Play(""):
                    return self.attempt.over
                case Play(action):
                    if self._play(action):
                        return False
                case Do(command, argument):
                    if getattr(self, f"_{command}")(argument.strip()):
                        return False
                case Unclear(options):
                    self.talk.tell("unclear", options=" · ".join(options[:8]))

    def _play(self, action: str) -> bool:
        if self.attempt.over:
            return False
        try:
            self.attempt.play(action)
        except IllegalAction as error:
            self.talk.print(printable(error.text(self.language)), "yellow")
            return False
        return True

    def _show(self) -> None:
        attempt, seat = self.attempt, self.puzzle.seat
        view = attempt.game.view(seat)
        self.talk.clear(secret=False)
        self.console.print(self.terminal.table(view, self.names, self.console.width, self.language))
        texts = texts_of(self.puzzle.game).speaker(self.language)
        facts = {"kind": texts(f"kind-{self.puzzle.kind}"), "id": self.puzzle.id, "rating": str(self.puzzle.rating)}
        self.console.print(Rule(Text(self.say("heading", **facts), "bold")))
        self.talk.print(question(self.puzzle).text(self.language), "bold")
        self.talk.print(f"{texts('certain')} {self.say('you-are', name=self.names[seat])}", "dim")
        self._tell()
        self._offer = []
        if attempt.over:
            self._judge()
            return
        groups = self.terminal.choices(attempt.actions(), view, self.language)
        self._offer = [choice.action for group in groups for choice in group.choices]
        self.console.print(screen.choices(groups, self.console.width, self.talk.say))
        self.talk.print(self.terminal.asks(view, self.names, self.language), "bold green")
        self.talk.print(self.say("at-the-prompt"), "dim")

    def _tell(self) -> None:
        """What has been played."""
        game = self.attempt.game
        for number in range(game.played):
            self.talk.print(said(game.told(number, self.puzzle.seat), self.language, self.names))

    def _judge(self) -> None:
        missed = self.attempt.missed()
        self.talk.print(self.attempt.verdict().text(self.language), "bold yellow" if missed else "bold green")
        if missed:
            self.talk.print(self.attempt.regret(missed).text(self.language), "yellow")
        self.talk.print(self.say("at-the-end"), "dim")

    # Commands: each returns whether the table is to be shown anew

    def _hint(self, argument: str) -> bool:
        """First how far it is to the best, then the next action."""
        attempt = self.attempt
        if attempt.over:
            return False
        line, again = attempt.best_line(), self._hinted == attempt.game.played
        self._hinted = attempt.game.played
        if again:
            described = _described(attempt, line[0], self.language)
            self.talk.print(self.say("hint-action", action=line[0], described=described), "green")
        elif attempt.missed():
            self.talk.print(self.say("hint-lost"), "yellow")
        else:
            self.talk.print(self.say("hint-reach", count=len(line)), "green")
        return False

    def _solution(self, argument: str) -> bool:
        attempt = Attempt(self.puzzle)
        rows = Table.grid(padding=(0, 1))
        for number, action in enumerate(self.puzzle.lines[0], 1):
            rows.add_row(str(number), Text(action, "cyan"), Text(_described(attempt, action, self.language)))
            attempt.play(action)
        self.talk.print(self.say("solution-title"), "bold green")
        self.console.print(rows)
        self.talk.print(attempt.verdict().text(self.language), "green")
        self._explain_obvious()
        return False

    def _explain_obvious(self) -> None:
        obvious = Attempt(self.puzzle)
        obvious.play(self.puzzle.obvious.action)
        missed = obvious.missed()
        assert missed is not None
        looks = self.say("obvious", action=self.puzzle.obvious.action)
        self.talk.print(f"{looks} {obvious.regret(missed).text(self.language)}", "dim")

    def _undo(self, argument: str) -> bool:
        if self.attempt.undo():
            return True
        self.talk.print(self.say("nothing-to-undo"), "yellow")
        return False

    def _again(self, argument: str) -> bool:
        self._begin()
        return True

    def _card(self, argument: str) -> bool:
        shown = self.terminal.card(argument, self.attempt.game.view(None), self.language)
        self.console.print(shown or Text(self.talk.say("no-card", card=printable(argument)), "yellow"))
        return False

    def _quit(self, argument: str) -> bool:
        raise KeyboardInterrupt


def _described(attempt: Attempt, action: str, language: str) -> str:
    """What an action does that can be played now."""
    return labtop.describe(action, attempt.game.view(attempt.puzzle.seat), language)
