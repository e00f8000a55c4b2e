"""AquaSphere for programs that learn."""

from labtop.core.encoding import Encoding
from labtop.games.aquasphere.env.actions import NAMES, extend, mask, spell
from labtop.games.aquasphere.env.layout import BYTES
from labtop.games.aquasphere.env.observation import observe

ENCODING = Encoding(version=0, names=NAMES, bytes=BYTES, mask=mask, extend=extend, observe=observe, spell=spell)
