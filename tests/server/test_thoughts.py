"""What the analysis board is told of a search is what the search says."""

import labtop
from labtop.bots.protocol import ActionValue, Analysis
from labtop.server.thinking import _told


def test_chances_are_told_as_they_are() -> None:
    game = labtop.new_game("gizmos", 2, 1)
    first, second = game.legal_actions()[:2]
    values = tuple(ActionValue(action, 5, win, 20.0, (action,)) for action, win in ((first, 0.9), (second, 0.04)))
    told = _told(game, Analysis(values, 10, 0.1), 0)
    assert [(one.action, one.win) for one in told.actions] == [(first, 0.9), (second, 0.04)]
