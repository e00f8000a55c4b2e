"""What a strong bot thinks of a decision, in a table and in words. It knows only what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import labtop
from labtop import registry
from labtop.bots import catalog
from labtop.cli.bots import THREADS, interruptible
from labtop.cli.words import speaker
from labtop.core.game import Game
from labtop.foresight import LONGEST_LINE, foreseen

if TYPE_CHECKING:
    from labtop.bots.protocol import ActionValue, Analysis
    from labtop.core.texts import Say

ADVISER = "search:1s"
MOST_ACTIONS = 5  # in the table
CLEARLY, A_LITTLE = 0.05, 0.015  # by which chance to win one action is better than another


def analyse(game: Game, luck: int) -> Analysis:
    """What a strong bot thinks of the decision that the game is waiting for."""
    bot = catalog.make(ADVISER, game.rules.name, luck, THREADS)
    sight = game.observe(luck)
    return interruptible(bot, lambda: bot.analyse(sight))


def hint(game: Game, analysis: Analysis, offer: Sequence[str], names: Sequence[str], language: str) -> RenderableType:
    """The best actions with their numbers on offer, which to play and why, and how the game may go on."""
    say = speaker(language)
    best, *others = [value for value in analysis.actions if value.visits] or analysis.actions
    table = _table(game, [best, *others][:MOST_ACTIONS], offer, language) if others else Text()
    verdict = Text(_verdict(game, best, others, say), "bold green")
    sentence = Text(labtop.describe(best.action, game.view(game.to_play), language))
    return Group(table, verdict, sentence, *_future(game, best, names, language))


def _verdict(game: Game, best: ActionValue, others: Sequence[ActionValue], say: Say) -> str:
    """Which action it would play, and by how much it is better than the next."""
    if not others:
        return say("hint-only" if len(game.legal_actions()) == 1 else "hint-best", action=best.action)
    ahead = best.win - others[0].win
    key = "hint-clearly" if ahead >= CLEARLY else "hint-little" if ahead >= A_LITTLE else "hint-same"
    return say(key, action=best.action, next=others[0].action)


def _table(game: Game, analysis: Sequence[ActionValue], offer: Sequence[str], language: str) -> Table:
    say = speaker(language)
    labels = _labels(game, [value.action for value in analysis], language)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column(justify="right", style="bold cyan", no_wrap=True)
    table.add_column(say("hint-action"), style="cyan")
    table.add_column()
    for key in ("hint-win", "hint-points", "hint-tried"):
        table.add_column(say(key), justify="right", no_wrap=True)
    for value in analysis:
        table.add_row(
            str(offer.index(value.action) + 1),
            value.action,
            labels[value.action],
            say("hint-percent", value=value.win),
            say("hint-number", value=value.score),
            say("hint-count", value=value.visits),
        )
    return table


def _labels(game: Game, actions: Sequence[str], language: str) -> dict[str, Text]:
    groups = registry.terminal(game.rules.name).choices(actions, game.view(game.to_play), language)
    return {choice.action: choice.text for group in groups for choice in group.choices}


def _future(game: Game, best: ActionValue, names: Sequence[str], language: str) -> Iterator[RenderableType]:
    """What is expected after the best action: in sentences as far as that is certain, then in the notation."""
    say = speaker(language)
    line = best.line[:LONGEST_LINE]
    certain = [(seat, action, sample.view(seat)) for seat, action, sample in foreseen(game, line)]
    if len(certain) > 1:
        rows = Table.grid(padding=(0, 1))
        for seat, action, view in certain[1:]:
            rows.add_row(Text(names[seat], "bold"), Text(labtop.describe(action, view, language)))
        yield Text(say("hint-line"), "green")
        yield rows
    if perhaps := line[max(1, len(certain)) :]:
        yield Text(say("hint-perhaps", actions=" · ".join(perhaps)), "dim")
