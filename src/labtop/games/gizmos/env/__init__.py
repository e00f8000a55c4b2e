"""Gizmos for programs that learn.

Cards are numbered in card order, S-1 first, colours red, yellow, blue, black. Seats are counted from the observer, who
is player 0.
"""

from labtop.core.encoding import Encoding
from labtop.games.gizmos.env.actions import NAMES, OPTIONS, by_itself, extend, mask, spell
from labtop.games.gizmos.env.memory import MEMORY, REMEMBERED, recall, remember
from labtop.games.gizmos.env.observation import PARTS, observe

ENCODING = Encoding(
    version=0,
    names=NAMES,
    parts=PARTS,
    mask=mask,
    extend=extend,
    observe=observe,
    spell=spell,
    options=OPTIONS,
    by_itself=by_itself,
    remembered=REMEMBERED,
    memory=MEMORY,
    remember=remember,
    recall=recall,
)
