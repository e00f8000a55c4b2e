"""Actions by number: a dense id each, and for octopods left uncaught a number above it.

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
413..453  use, by research card

`… catching k` is the id of the action without it plus CATCHING * (k + 1).
"""

from labtop.core.kernel import kernel
from labtop.games.aquasphere.rules.data import FIELDS, PROGRAMS, RESEARCH_IDS, SECTORS
from labtop.games.aquasphere.rules.state import MOST_OCTOPODS, Program

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
USE = PROGRAM + len(RESEARCH_IDS)
COUNT = USE + len(RESEARCH_IDS)

CATCHING = 512  # above all ids
ALL = -1  # to catch: as many octopods as possible

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
    *(f"use {card}" for card in RESEARCH_IDS),
)
_CATCHES = [name for name in NAMES if name.startswith("act") and name.split(" ")[2] == PROGRAMS[Program.PURPLE]]
_IDS = {name: number for number, name in enumerate(NAMES)} | {
    f"{name} catching {count}": NAMES.index(name) + CATCHING * (count + 1)
    for name in _CATCHES
    for count in range(MOST_OCTOPODS)
}
SPELLINGS = {name.casefold(): name for name in _IDS}


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
    catching, number = divmod(action, CATCHING)
    return f"{NAMES[number]} catching {catching - 1}" if catching else NAMES[number]


def read_action(text: str) -> int | None:
    """The action of exactly this spelling, or None."""
    return _IDS.get(text)
