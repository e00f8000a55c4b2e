"""Gizmos in the terminal, drawn with Rich from views alone."""

from labtop.core.terminal import Terminal
from labtop.gizmos.terminal.choices import choices
from labtop.gizmos.terminal.labels import card, rules
from labtop.gizmos.terminal.scoring import scoring
from labtop.gizmos.terminal.table import asks, opening, table
from labtop.gizmos.terminal.telling import tells

TERMINAL = Terminal("Gizmos", table, asks, choices, tells, card, rules, scoring, opening=opening)
