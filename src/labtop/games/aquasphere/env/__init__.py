"""AquaSphere for programs that learn.

Seats, sectors, fields, programs and cards count from 1, in the order of the notation; 0 is none. Seats are counted from
the observer: 1 is the observer, 2 the next seat, and so on; neutral pieces are 5. Masks have a byte, 0 or 1, for each
of their members.
"""

from labtop.core.encoding import Encoding
from labtop.games.aquasphere.env.actions import NAMES, extend, mask, spell
from labtop.games.aquasphere.env.layout import PARTS
from labtop.games.aquasphere.env.observation import observe

ENCODING = Encoding(version=0, names=NAMES, parts=PARTS, mask=mask, extend=extend, observe=observe, spell=spell)
