"""Actions by number: a dense id each.

ids       action
0..6    engineer, by field
7..13   buy, by program
14..55   act, by sector and program
56..349  act recalling, by sector, program and recalled program
350..356  recall, by program
357       pass
358..363  place, by sector
364       done
365..371  give, by program
372..412  program, by research card
"""

from labtop.aquasphere.data import FIELDS, PROGRAMS, RESEARCH_IDS, SECTORS
from labtop.core.kernel import kernel

ENGINEER = 0
BUY = ENGINEER + len(FIELDS)
ACT = BUY + len(PROGRAMS)
RECALLING = ACT + len(SECTORS) * len(PROGRAMS)
RECALL = RECALLING + len(SECTORS) * len(PROGRAMS) * len(PROGRAMS)
PASS = RECALL + len(PROGRAMS)
PLACE = PASS + 1
DONE = PLACE + len(SECTORS)
GIVE = DONE + 1
PROGRAM = GIVE + len(PROGRAMS)
COUNT = PROGRAM + len(RESEARCH_IDS)


NAMES = (
    *(f"engineer {field}" for field in FIELDS),
    *(f"buy {program}" for program in PROGRAMS),
    *(f"act {sector} {program}" for sector in SECTORS for program in PROGRAMS),
    *(f"act {sector} {program} recalling {other}" for sector in SECTORS for program in PROGRAMS for other in PROGRAMS),
    *(f"recall {program}" for program in PROGRAMS),
    "pass",
    *(f"place {sector}" for sector in SECTORS),
    "done",
    *(f"give {program}" for program in PROGRAMS),
    *(f"program {card}" for card in RESEARCH_IDS),
)
_IDS = {name: number for number, name in enumerate(NAMES)}


@kernel
def act(sector: int, program: int) -> int:
    """The action `act sector program`."""
    return ACT + sector * len(PROGRAMS) + program


@kernel
def act_recalling(sector: int, program: int, recalled: int) -> int:
    """The action `act sector program recalling recalled`."""
    return RECALLING + (sector * len(PROGRAMS) + program) * len(PROGRAMS) + recalled


def name_action(action: int) -> str:
    """The action in the notation."""
    return NAMES[action]


def read_action(text: str) -> int | None:
    """The action of exactly this spelling, or None."""
    return _IDS.get(text)
