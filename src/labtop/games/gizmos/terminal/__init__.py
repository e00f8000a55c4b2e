"""Gizmos in the terminal, drawn with Rich from views alone."""

from labtop.core.terminal import Terminal
from labtop.games.gizmos.terminal.choices import choices
from labtop.games.gizmos.terminal.labels import card, rules
from labtop.games.gizmos.terminal.scoring import scoring
from labtop.games.gizmos.terminal.table import asks, opening, table

TERMINAL = Terminal(table, asks, choices, card, rules, scoring, opening=opening)
