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
from labtop.cli import files, hints, screen
from labtop.cli.bots import Bots
from labtop.cli.compilation import compile_game
from labtop.cli.dialogue import Talk
from labtop.cli.prompt import Do, Play, Unclear, understand
from labtop.cli.seats import persons, seat_name
from labtop.cli.story import story
from labtop.cli.words import printable
from labtop.core.errors import told

if TYPE_CHECKING:
    from rich.console import Console

    from labtop.core.game import Game

PROMPT = "> "
COMMANDS = ("hint", "help", "card", "log", "undo", "save", "load", "quit")


class Session:
    """One sitting. `read` asks for a line as `input` does; `edition` is what the game was made with.

    The same `luck` makes bots play the same, as far as they do not think by the clock.
    """

    def __init__(
        self,
        game: Game,
        console: Console,
        read: Callable[[str], str],
        language: str,
        edition: dict[str, Any] | None = None,
        luck: int | None = None,
    ) -> None:
        self.console = console
        self.language = language
        self.talk = Talk(console, read, language)
        self._edition = edition or {}
        self._luck = random.getrandbits(62) if luck is None else luck
        self._commands = {word: name for name in COMMANDS for word in (name, *self.talk.words(name))}
        self._path: Path | None = None
        self._sit_down(game)

    def _sit_down(self, game: Game) -> None:
        self.game = game
        self.terminal = registry.terminal(game.rules.name)
        self.names = [printable(seat_name(name, self.talk.say)) for name in game.names]
        self._people = persons(game.names)
        self._bots = Bots(self._luck)
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
                    if seat in self._people:
                        self.decide(seat)
                    else:
                        self._let_bot_decide(seat)
                self._finish()
                return
            except (KeyboardInterrupt, EOFError):
                if self._leave():
                    return

    def _let_bot_decide(self, seat: int) -> None:
        """A bot's decisions until it is somebody else's turn."""
        with self.talk.busy("thinking", name=self.names[seat]):
            while self.game.to_play == seat:
                self._bots.play(self.game)

    # A decision

    def decide(self, seat: int) -> None:
        """Ask until this seat has played, or the table has changed otherwise."""
        self._hand_over(seat)
        self._show(seat)
        started = time.monotonic()
        while True:
            match understand(self.talk.read(PROMPT), self._offer, self._commands):
                case Play(""):
                    return
                case Play(action):
                    if self._play(action, round((time.monotonic() - started) * 1000)):
                        return
                case Do(command, argument):
                    if getattr(self, f"_{command}")(argument.strip()):
                        return
                case Unclear(options):
                    self.talk.tell("unclear", options=" · ".join(options[:8]))

    def _play(self, action: str, ms: int) -> bool:
        try:
            self.game.play(action, ms)
        except labtop.IllegalAction as error:
            self.talk.print(printable(error.text(self.language)), "yellow")
            return False
        return True

    def _hand_over(self, seat: int) -> None:
        """Before somebody else sits down: the last player's secrets go, the next one's wait."""
        if len(self._people) < 2 or seat == self._at_keyboard:
            return
        secret = self.game.view(seat) != self.game.view(None)
        if secret:
            self.talk.clear(secret=len(self._people) > 1)
            self.talk.ask("hand-over", name=self.names[seat])
        self._at_keyboard = seat

    def _show(self, seat: int) -> None:
        view = self.game.view(seat)
        groups = self.terminal.choices(self.game.legal_actions(), view, self.language)
        self._offer = [choice.action for group in groups for choice in group.choices]
        self.talk.clear(secret=len(self._people) > 1)
        self.console.print(self.terminal.table(view, self.names, self.console.width, self.language))
        self._tell(seat)
        self.console.print(screen.choices(groups, self.console.width, self.talk.say))
        self.talk.print(self.terminal.asks(view, self.names, self.language), "bold green")
        self.talk.tell("at-the-prompt", "dim")

    def _tell(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        record = self.game.record()
        told = list(story(record, seat, self.language, self._edition, self._heard[seat]))
        self.console.print(screen.news(told, self.talk.say))
        self._heard[seat] = len(record["moves"])

    # Commands: each returns whether the table is to be shown anew

    def _hint(self, argument: str) -> bool:
        with self.talk.busy("hint-thinking"):
            analysis = hints.analyse(self.game, self._luck)
        self.console.print(hints.hint(self.game, analysis, self._offer, self.names, self.language))
        return False

    def _help(self, argument: str) -> bool:
        self.console.print(Markdown(self.terminal.rules(self.language)))
        self.console.print(Markdown(self.talk.say("help-commands")))
        return False

    def _card(self, argument: str) -> bool:
        shown = self.terminal.card(argument, self.game.view(None), self.language)
        self.console.print(shown or Text(self.talk.say("no-card", card=printable(argument)), "yellow"))
        return False

    def _log(self, argument: str) -> bool:
        told = list(story(self.game.record(), self.game.to_play, self.language, self._edition))
        self.console.print(screen.log(told) if told else Text(self.talk.say("no-moves")))
        return False

    def _undo(self, argument: str) -> bool:
        """Back to a person's last decision, unless something was revealed since."""
        earlier = self.game.copy()
        while moves := earlier.moves(None):
            if not earlier.undo():
                self.talk.tell("undo-revealed", "yellow")
                return False
            if moves[-1]["seat"] in self._people:
                self.game, self._bots = earlier, Bots(self._luck)
                self._heard = {seat: min(heard, len(moves) - 1) for seat, heard in self._heard.items()}
                return True
        self.talk.tell("undo-nothing", "yellow")
        return False

    def _save(self, argument: str) -> bool:
        path = files.named(argument) if argument else self._path or files.unused_name(self.game.rules.name)
        if files.exists(path) and path != self._path and not self.talk.agrees("overwrite", file=printable(str(path))):
            return False
        try:
            files.write(path, self.game.record())
        except files.FileProblem as problem:
            self.talk.print(problem.text(self.language), "red")
            return False
        self._path, self._saved = path, self.game.record()["moves"]
        self.talk.tell("saved", "green", file=printable(str(path)))
        return False

    def _load(self, argument: str) -> bool:
        path = files.named(argument)
        try:
            game = labtop.replay(files.read_record(path, self.game.rules.name), **self._edition)
        except files.FileProblem as problem:
            self.talk.print(problem.text(self.language), "red")
            return False
        except labtop.InvalidRecord as error:
            self.talk.tell("load-wrong", "red", error=printable(told(error, self.language)))
            return False
        compile_game(game.rules.name, self.console, self.language, bots=True)
        if self._unsaved() and self.talk.agrees("save-first"):
            self._save("")
        self._path = path
        self._sit_down(game)
        return True

    def _quit(self, argument: str) -> bool:
        raise KeyboardInterrupt  # the same way out as Ctrl-C

    # The end

    def _finish(self) -> None:
        view = self.game.view(None)
        self.talk.clear(secret=len(self._people) > 1)
        self.console.print(self.terminal.table(view, self.names, self.console.width, self.language))
        if self._people:
            self._tell(self._people[0])
        else:
            self._log("")
        self.console.print(self.terminal.scoring(view, self.names, self.game.ranking(), self.language))
        if self._people and self._unsaved() and self.talk.agrees("save-record"):
            self._save("")

    def _leave(self) -> bool:
        """Really leave? Nothing is lost without being asked; where nobody can answer, the game is saved."""
        self.console.print()
        if not self._unsaved():
            return True
        try:
            answer = self.talk.ask("leave")
        except KeyboardInterrupt:
            return True
        except EOFError:
            answer = ""
        if answer in self.talk.words("back"):
            return False
        if answer not in self.talk.words("no"):
            self._save("")
        return not self._unsaved() or answer in self.talk.words("no")

    def _unsaved(self) -> bool:
        return bool(self.game.record()["moves"] != self._saved)
