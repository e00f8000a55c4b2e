"""How a game may go on: what of an expected line is certain, however the unknown may lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from labtop.core.game import Game

LONGEST_LINE = 6
SAMPLES = 6  # of what nobody at this seat can know


def foreseen(game: Game, line: Sequence[str]) -> Iterator[tuple[int, str, Game]]:
    """The beginning of a line that is possible in any case: who plays what, and a game in which that is decided.

    Of the game only what the deciding seat may know is the true one.
    """
    decider = game.to_play
    assert decider is not None
    samples = [Game(game.rules, game.determinised(decider, number), None, game.names) for number in range(SAMPLES)]
    for action in line[:LONGEST_LINE]:
        for sample in samples:
            _play_what_is_forced(sample, action)
        seats = {sample.to_play if action in sample.legal_actions() else None for sample in samples}
        seat = seats.pop()
        if seat is None or seats:
            return
        yield seat, action, samples[0]
        for sample in samples:
            sample.play(action)


def _play_what_is_forced(game: Game, action: str) -> None:
    """Lines leave out what is not decided: play it, up to this action."""
    while len(forced := game.legal_actions()) == 1 and forced != [action]:
        game.play(forced[0])
