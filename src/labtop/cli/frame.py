"""What Typer says around our words, such as Usage, Options and Error, in the user's language.

Typer has no languages of its own. What it shows is set here; what it complains about is read from its English sentence.
"""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from labtop.cli.words import speaker, usual_language

if TYPE_CHECKING:
    from rich.text import Text

Function = TypeVar("Function", bound=Callable[..., Any])
said = speaker(usual_language())
UsageError: Any = typer.BadParameter.__mro__[1]  # where Typer keeps it has changed
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
PYTHON_TYPE = re.compile(r"<.*?> ?(?=\[|$)")  # of a switch, or of an argument beside its own name
COMPLAINTS = (
    (r"No such option:? '?(?P<name>[^' ]+)'?.*", "frame-no-option"),
    (r"No such command '(?P<name>.+?)'\..*", "frame-no-command"),
    (r"Missing command\.", "frame-command-missing"),
    (r"Missing argument '(?P<name>.+?)'\..*", "frame-argument-missing"),
    (r"Missing option '(?P<name>.+?)'\..*", "frame-option-missing"),
    (r"Got unexpected extra argument(?:s|\(s\))? \((?P<name>.+)\)", "frame-too-many"),
    (r"Option '(?P<name>.+?)' requires an argument\.", "frame-value-missing"),
    (r"Option '(?P<name>.+?)' does not take a value\.", "frame-value-needless"),
    (r"Invalid value for (?P<name>.+?): .*\b(?:integer|number|float|range|greater|less)\b.*", "frame-number"),
    (r"Invalid value for (?P<name>.+?): (?P<reason>.+)", "frame-value"),
)


class Spoken(typer.Typer):
    """A group of commands that speaks the user's language throughout."""

    def __init__(self, **settings: Any) -> None:
        metavars: dict[str, Any] = {
            "options_metavar": said("frame-metavar"),
            "subcommand_metavar": said("frame-subcommand"),
        }
        super().__init__(cls=SpokenGroup, no_args_is_help=True, **metavars, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Function], Function]:
        """Add a command."""
        usual: dict[str, Any] = {"cls": SpokenCommand, "options_metavar": said("frame-metavar")}
        return super().command(name, **usual | settings)


class _Speaking:
    """The usage line and the option --help, for commands and groups of them."""

    def get_help_option(self, ctx: Any) -> Any:
        """The option --help with our words."""
        above: Any = super()
        option = above.get_help_option(ctx)
        if option is not None:
            option.help = said("frame-help")
        return option

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the command is called."""
        above: Any = super()
        pieces = " ".join(above.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{said('frame-usage')} ")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write everything about the command."""
        _set_titles()
        above: Any = super()
        above.format_help(ctx, formatter)


class SpokenCommand(_Speaking, TyperCommand):
    """A command."""


class SpokenGroup(_Speaking, TyperGroup):
    """A group; what is wrong with a call is found while it is read and while its commands are called."""

    def main(self, *args: Any, **settings: Any) -> Any:
        """Run the command; all that it wrote has arrived, or it is said why not."""
        with _written():
            return super().main(*args, **settings)

    def make_context(self, *args: Any, **settings: Any) -> Any:
        """Read a call."""
        with _complaining():
            return super().make_context(*args, **settings)

    def invoke(self, ctx: Any) -> Any:
        """Call a command."""
        with _complaining():
            return super().invoke(ctx)


@contextmanager
def _written() -> Iterator[None]:
    """End with a sentence where there is no room for what is written, at the latest when all of it has to arrive."""
    try:
        try:
            yield
        finally:
            with suppress(BrokenPipeError):  # nobody reads it any more
                if sys.stdout is not None:
                    sys.stdout.flush()
    except OSError as error:
        if error.errno not in NO_ROOM:
            raise
        from labtop.core.system_errors import system_error

        with suppress(OSError):  # or Python complains of what is left when it ends
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        typer.echo(said("frame-unwritten", error=system_error(error).text(usual_language())), err=True)
        raise SystemExit(1) from None


@contextmanager
def _complaining() -> Iterator[None]:
    try:
        yield
    except UsageError as error:
        # The first is no error but the help, and the last was said by a group inside.
        if type(error).__name__ == "NoArgsIsHelpError" or type(error) is _Complaint:
            raise
        _set_titles()
        raise _Complaint(complaint(error.format_message()), ctx=error.ctx) from None


class _Complaint(UsageError):  # type: ignore[misc]  # its class is only known when Typer is there
    """What is wrong with a call, in the user's language."""


def complaint(sentence: str) -> str:
    """A sentence of Typer's in the user's language; as it is where it is not known."""
    for pattern, key in COMPLAINTS:
        if found := re.fullmatch(pattern, sentence, re.DOTALL):
            return said(key, **{name: value.strip("'") for name, value in found.groupdict().items()})
    return sentence


def _set_titles() -> None:
    from typer import rich_utils  # takes its time, and is needed for help and errors alone

    for name in ("ARGUMENTS_PANEL_TITLE", "OPTIONS_PANEL_TITLE", "COMMANDS_PANEL_TITLE", "ERRORS_PANEL_TITLE"):
        setattr(rich_utils, name, said(f"frame-{name.partition('_')[0].lower()}"))
    rich_utils.DEFAULT_STRING = said("frame-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = said("frame-required")
    rich_utils.ABORTED_TEXT = said("frame-aborted")
    rich_utils.types_highlighter = _without_type  # type: ignore[assignment]  # called like the class it is one of
    rich_utils.RICH_HELP = said("frame-try", command="[blue]'{command_path} {help_option}'[/]")


def _without_type(text: Text) -> Text:
    """What an option's value is called and its range, without what Python calls its type: `<int range> [x>=1]`."""
    return text[len(match[0]) :] if (match := PYTHON_TYPE.match(text.plain)) else text
