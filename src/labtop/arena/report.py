"""The HTML report of an arena: its tables, and plots of what tables cannot show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from labtop.arena.match import Played
from labtop.arena.schedule import Plan
from labtop.arena.sheets import Figures, heading, notes, sheets, strongest_first
from labtop.arena.summary import seats_of, won
from labtop.core.texts import Say
from labtop.report import plots
from labtop.report.page import Html, Section, figure, page, paragraph, table

GROUPS = 25  # columns of a distribution, at most
QUICKEST = 0.01  # milliseconds: what is quicker counts as that, because a logarithm needs something


def report(plan: Plan, games: Sequence[Played], summary: Figures, say: Say, language: str) -> str:
    """The whole page."""
    return page(say("title-report", game=plan.game), _sections(plan, games, summary, say), language)


def _sections(plan: Plan, games: Sequence[Played], summary: Figures, say: Say) -> Iterator[Section]:
    drawn = dict(_figures(plan, games, summary, say)) if games else {}
    bots, *others = sheets(summary, say)
    about = [paragraph(text) for text in (bots.title, *notes(summary, say))]
    yield Section(say("title-result"), [*about, table(bots.columns, bots.rows), *drawn.pop(bots.title, [])])
    for sheet in others:
        yield Section(sheet.title, [table(sheet.columns, sheet.rows), *drawn.pop(sheet.title, [])])
    for title, parts in drawn.items():
        yield Section(title, parts)
    yield Section(say("title-method"), [paragraph(say("method")), paragraph(say("again", command=_command(plan)))])


def _figures(plan: Plan, games: Sequence[Played], summary: Figures, say: Say) -> Iterator[tuple[str, list[Html]]]:
    """Plots by the title of the table, or of the section, that they belong to."""
    yield heading(summary, say), [figure(_ratings(summary), say("caption-ratings"))]
    yield say("title-order"), [figure(_turn_order(plan, games, say), say("caption-order"))]
    yield say("title-scores"), [figure(_scores(plan, games, say), say("caption-scores"))]
    yield say("title-length"), [figure(_length(games, say), say("caption-length"))]
    yield say("title-times"), [figure(_times(summary, say), say("caption-times"))]


def _ratings(summary: Figures) -> str:
    bots = strongest_first(summary)
    values = [(bot["rating"]["low"], bot["rating"]["value"], bot["rating"]["high"]) for bot in bots]
    return plots.intervals([bot["bot"] for bot in bots], values, baseline=0, x="Elo")


def _turn_order(plan: Plan, games: Sequence[Played], say: Say) -> str:
    labels = [say("place", number=place + 1) for place in range(plan.players)]
    series = {}
    for bot in plan.names:
        results = [
            [won(game, own) for game, own in seats_of(bot, games) if own == game.turn_order[place]]
            for place in range(plan.players)
        ]
        series[bot] = [sum(wins) / len(wins) if wins else 0.0 for wins in results]
    return plots.bars(labels, series, y=say("column-win-rate"), percent=True)


def _scores(plan: Plan, games: Sequence[Played], say: Say) -> str:
    width = _width([score for game in games for score in game.scores])
    counted = {bot: Counter(game.scores[seat] // width for game, seat in seats_of(bot, games)) for bot in plan.names}
    groups = _groups(group for counts in counted.values() for group in counts)
    series = {bot: [counts[group] / max(1, counts.total()) for group in groups] for bot, counts in counted.items()}
    middles = [group * width + (width - 1) / 2 for group in groups]
    return plots.lines(middles, series, x=say("column-score"), y=say("axis-share"), percent=True)


def _length(games: Sequence[Played], say: Say) -> str:
    width = _width([game.moves for game in games])
    counts = Counter(game.moves // width for game in games)
    groups = _groups(counts)
    labels = [str(group * width) for group in groups]
    return plots.bars(
        labels, {"": [counts[group] for group in groups]}, x=say("column-decisions"), y=say("column-games")
    )


def _times(summary: Figures, say: Say) -> str:
    bots = strongest_first(summary)
    series = {
        say("series-mean"): [max(QUICKEST, bot["mean_ms"]) for bot in bots],
        say("series-longest"): [max(QUICKEST, bot["max_ms"]) for bot in bots],
    }
    return plots.rows([bot["bot"] for bot in bots], series, x=say("axis-ms"), log=True)


def _width(values: Sequence[int]) -> int:
    """A round width of groups, of which there are not too many."""
    spread = max(values) - min(values) + 1
    return next(width for width in _round_numbers() if spread <= width * (GROUPS - 1))


def _round_numbers() -> Iterator[int]:
    ten = 1
    while True:
        yield from (ten, 2 * ten, 5 * ten)
        ten *= 10


def _groups(found: Iterable[int]) -> range:
    """All groups from the first to the last, those without a game too."""
    there = sorted(found)
    return range(there[0], there[-1] + 1)


def _command(plan: Plan) -> str:
    """What plays the same games again."""
    bots = " ".join(plan.bots)
    return (
        f"labtop arena {plan.game} --bots {bots} --players {plan.players} --games {plan.games} "
        f"--seed {plan.seed} --limit {plan.limit:g}"
    )
