"""A review as one HTML page: who played how exactly, how the chances went, and every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from labtop.core.texts import Say
from labtop.report import plots
from labtop.report.page import Cell, Section, figure, page, paragraph, table
from labtop.review.course import Luck
from labtop.review.examination import Decision
from labtop.review.grades import Grade, grade_of
from labtop.review.summary import Account

Describe = Callable[[int, str], str]  # (number of the move, action): the action in words, as its player saw it


def report(
    title: str,
    names: Sequence[str],
    decisions: Sequence[Decision],
    luck: Sequence[Luck],
    of_players: Sequence[Account],
    describe: Describe,
    say: Say,
    language: str,
) -> str:
    """The whole page."""

    def sections() -> Iterator[Section]:
        yield Section(say("summary"), [table(*sheet(names, of_players, say)), paragraph(say("method"))])
        moves = [decision.move for decision in decisions]
        chances = {name: [decision.before[seat] for decision in decisions] for seat, name in enumerate(names)}
        drawn = plots.lines(moves, chances, x=say("move"), y=say("win"), percent=True)
        yield Section(say("course"), [figure(drawn, say("course-caption"))])
        head = [say(key) for key in ("move", "player", "played", "grade", "cost", "best")]
        rows = [_row(decision, names, describe, say) for decision in decisions]
        yield Section(say("decisions"), [table(head, rows)])
        gains = [
            [_number(one.move), *(Cell(signed(gain, say), gain) for gain in one.gained)]
            for one in sorted(luck, key=lambda one: -max(map(abs, one.gained)))
        ]
        yield Section(say("luck"), [paragraph(say("luck-means")), table([say("move"), *names], gains)])

    return page(title, sections(), language)


def sheet(names: Sequence[str], of_players: Sequence[Account], say: Say) -> tuple[list[str], list[list[str]]]:
    """What is said of each player: head and rows of a table."""
    rows = [[say("accuracy"), *(say("percent", value=one.accuracy) for one in of_players)]]
    for grade in Grade:
        rows.append([say("grade-name", grade=grade), *(str(one.grades[grade]) for one in of_players)])
    rows.append([say("lost"), *(signed(-one.lost, say) for one in of_players)])
    rows.append([say("luck"), *(signed(one.luck, say) for one in of_players)])
    return ["", *names], rows


def _row(decision: Decision, names: Sequence[str], describe: Describe, say: Say) -> list[str | Cell]:
    best = decision.options[0].action
    return [
        _number(decision.move),
        names[decision.seat],
        describe(decision.move, decision.action),
        say("grade-name", grade=grade_of(decision.loss)),
        Cell(say("percent", value=decision.loss), decision.loss),
        "" if best == decision.action else describe(decision.move, best),
    ]


def signed(value: float, say: Say) -> str:
    """A gain or a loss of the chance to win."""
    return say("signed", value=abs(value), sign="minus" if value < 0 else "plus")


def _number(move: int) -> Cell:
    return Cell(str(move), move)
