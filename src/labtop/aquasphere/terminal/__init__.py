"""AquaSphere in the terminal, drawn with Rich from views alone."""

from labtop.aquasphere.terminal.choices import choices
from labtop.aquasphere.terminal.labels import card, rules
from labtop.aquasphere.terminal.listing import COMPONENTS
from labtop.aquasphere.terminal.scoring import scoring
from labtop.aquasphere.terminal.table import asks, table
from labtop.aquasphere.terminal.telling import tells
from labtop.core.terminal import Terminal

TERMINAL = Terminal("AquaSphere", table, asks, choices, tells, card, rules, scoring, COMPONENTS)
