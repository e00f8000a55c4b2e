"""AquaSphere in the terminal, drawn with Rich from views alone."""

from labtop.core.terminal import Terminal
from labtop.games.aquasphere.terminal.action_list import COMPONENTS
from labtop.games.aquasphere.terminal.choices import choices
from labtop.games.aquasphere.terminal.labels import card, rules
from labtop.games.aquasphere.terminal.scoring import scoring
from labtop.games.aquasphere.terminal.table import asks, table

TERMINAL = Terminal(table, asks, choices, card, rules, scoring, COMPONENTS)
