"""A game at one terminal: show the table, ask whoever decides, play, and tell what happened."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.markdown import Markdown
from rich.text import Text

import labtop
from labtop import registry
from labtop.cli import files, screen
from labtop.cli.prompt import Do, Play, Unclear, understand
from labtop.cli.seats import is_random, persons
from labtop.cli.story import story
from labtop.cli.words import printable, speaker

if TYPE_CHECKING:
    from rich.console import Console

    from labtop.core.game import Game

PROMPT = "> "
COMMANDS = ("help", "card", "log", "undo", "save", "load", "quit")
FORGET_SCROLLED = "\x1b[3J"  # the terminal's order to empty what has scrolled away


class Session:
    """One sitting. `read` asks for a line as `input` does; `edition` is what the game was made with."""

    def __init__(
        self,
        game: Game,
        console: Console,
        read: Callable[[str], str],
        language: str,
        edition: dict[str, Any] | None = None,
        chooser: random.Random | None = None,
    ) -> None:
        self.console = console
        self.language = language
        self.say = speaker(language)
        self._read = read
        self._edition = edition or {}
        self._chooser = chooser or random.Random()
        self._commands = {word: name for name in COMMANDS for word in (name, *self.say(f"words-{name}").split())}
        self._path: Path | None = None
        self._sit_down(game)

    def _sit_down(self, game: Game) -> None:
        self.game = game
        self.terminal = registry.terminal(game.rules.name)
        self.names = [printable(name) for name in game.names]
        self._people = persons(game.names)
        self._saved = game.record()["moves"]  # what is safe on disk, or was there from the start
        self._heard = dict.fromkeys(range(game.players), len(self._saved))  # how many moves each seat was told
        self._at_keyboard: int | None = None
        self._offer: list[str] = []  # the actions by their numbers

    def options(self) -> list[str]:
        """What may be typed now, for completion."""
        return [*self._offer, *self._commands]

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        while True:
            try:
                while (seat := self.game.to_play) is not None:
                    if is_random(self.game.names[seat]):
                        self.game.play(self._chooser.choice(self.game.legal_actions()))
                    else:
                        self.decide(seat)
                self._finish()
                return
            except (KeyboardInterrupt, EOFError):
                if self._leave():
                    return

    # A decision

    def decide(self, seat: int) -> None:
        """Ask until this seat has played, or the table has changed otherwise."""
        self._hand_over(seat)
        self._show(seat)
        started = time.monotonic()
        while True:
            match understand(self._read(PROMPT), self._offer, self._commands):
                case Play(""):
                    return
                case Play(action):
                    if self._play(action, round((time.monotonic() - started) * 1000)):
                        return
                case Do(command, argument):
                    if getattr(self, f"_{command}")(argument.strip()):
                        return
                case Unclear(options):
                    self._print(self.say("unclear", options=" · ".join(options[:8])))

    def _play(self, action: str, ms: int) -> bool:
        try:
            self.game.play(action, ms)
        except labtop.IllegalAction as error:
            self._print(printable(error.text(self.language)), "yellow")
            return False
        return True

    def _hand_over(self, seat: int) -> None:
        """Before somebody else sits down: the last player's secrets go, the next one's wait."""
        if len(self._people) < 2 or seat == self._at_keyboard:
            return
        secret = self.game.view(seat) != self.game.view(None)
        if secret:
            self._clear()
            self._read(self.say("hand-over", name=self.names[seat]) + " ")
        self._at_keyboard = seat

    def _clear(self) -> None:
        """An empty screen; where several people share it, what scrolled away goes too, for it may be secret."""
        self.console.clear()
        if len(self._people) > 1 and self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLED)

    def _show(self, seat: int) -> None:
        view = self.game.view(seat)
        groups = self.terminal.choices(self.game.legal_actions(), view, self.language)
        self._offer = [choice.action for group in groups for choice in group.choices]
        self._clear()
        self.console.print(self.terminal.table(view, self.names, self.console.width, self.language))
        self._tell(seat)
        self.console.print(screen.choices(groups, self.console.width, self.say))
        self._print(self.terminal.asks(view, self.names, self.language), "bold green")
        self._print(self.say("hint"), "dim")

    def _tell(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        record = self.game.record()
        self.console.print(
            screen.news(list(story(record, seat, self.language, self._edition, self._heard[seat])), self.say)
        )
        self._heard[seat] = len(record["moves"])

    # Commands: each returns whether the table is to be shown anew

    def _help(self, argument: str) -> bool:
        self.console.print(Markdown(self.terminal.rules(self.language)))
        self.console.print(Markdown(self.say("help-commands")))
        return False

    def _card(self, argument: str) -> bool:
        shown = self.terminal.card(argument, self.game.view(None), self.language)
        self.console.print(shown or Text(self.say("no-card", card=printable(argument)), "yellow"))
        return False

    def _log(self, argument: str) -> bool:
        told = list(story(self.game.record(), self.game.to_play, self.language, self._edition))
        self.console.print(screen.log(told) if told else Text(self.say("no-moves")))
        return False

    def _undo(self, argument: str) -> bool:
        """Back to a person's last decision, unless something was revealed since."""
        earlier = self.game.copy()
        while moves := earlier.moves(None):
            if not earlier.undo():
                self._print(self.say("undo-revealed"), "yellow")
                return False
            if moves[-1]["seat"] in self._people:
                self.game = earlier
                self._heard = {seat: min(heard, len(moves) - 1) for seat, heard in self._heard.items()}
                return True
        self._print(self.say("undo-nothing"), "yellow")
        return False

    def _save(self, argument: str) -> bool:
        path = files.named(argument) if argument else self._path or files.unused_name(self.game.rules.name)
        if files.exists(path) and path != self._path and not self._agrees("overwrite", file=printable(str(path))):
            return False
        try:
            files.write(path, self.game.record())
        except files.FileProblem as problem:
            self._print(problem.text(self.language), "red")
            return False
        self._path, self._saved = path, self.game.record()["moves"]
        self._print(self.say("saved", file=printable(str(path))), "green")
        return False

    def _load(self, argument: str) -> bool:
        path = files.named(argument)
        try:
            game = labtop.replay(files.read(path), **self._edition)
        except files.FileProblem as problem:
            self._print(problem.text(self.language), "red")
            return False
        except labtop.InvalidRecord as error:
            self._print(self.say("load-wrong", error=printable(str(error))), "red")
            return False
        if self._unsaved() and self._agrees("save-first"):
            self._save("")
        self._path = path
        self._sit_down(game)
        return True

    def _quit(self, argument: str) -> bool:
        raise KeyboardInterrupt  # the same way out as Ctrl-C

    # The end

    def _finish(self) -> None:
        view = self.game.view(None)
        self._clear()
        self.console.print(self.terminal.table(view, self.names, self.console.width, self.language))
        if self._people:
            self._tell(self._people[0])
        else:
            self._log("")
        self.console.print(self.terminal.scoring(view, self.names, self.game.ranking(), self.language))
        if self._people and self._unsaved() and self._agrees("save-record"):
            self._save("")

    def _leave(self) -> bool:
        """Really leave? Nothing is lost without being asked; where nobody can answer, the game is saved."""
        self.console.print()
        if not self._unsaved():
            return True
        try:
            answer = self._read(self.say("leave") + " ").strip().lower()
        except KeyboardInterrupt:
            return True
        except EOFError:
            answer = ""
        if answer in self._words("back"):
            return False
        if answer not in self._words("no"):
            self._save("")
        return not self._unsaved() or answer in self._words("no")

    def _unsaved(self) -> bool:
        return bool(self.game.record()["moves"] != self._saved)

    def _agrees(self, question: str, **args: str) -> bool:
        return self._read(self.say(question, **args) + " ").strip().lower() not in self._words("no")

    def _words(self, answer: str) -> list[str]:
        return [*speaker("en")(f"words-{answer}").split(), *self.say(f"words-{answer}").split()]

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))
