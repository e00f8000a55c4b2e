"""What the intermediate (rules#scoring) and the final scoring give, and the ranking (rules#end)."""

from labtop.core.events import note, noting
from labtop.core.kernel import kernel
from labtop.games.aquasphere.rules.effects import triangular
from labtop.games.aquasphere.rules.events import EventKind, Source
from labtop.games.aquasphere.rules.state import (
    BOT_SPACES,
    MOST_EXTENSIONS,
    SECTOR_COUNT,
    SUBMARINES,
    Stage,
    State,
)

TIE_BITS = 8  # room for each tie-breaker in a standing


@kernel
def intermediate_total(state: State, seat: int) -> int:
    """Majority, deployed bots and crystals less the octopods in controlled sectors."""
    points = 0
    for source in range(Source.MAJORITY, Source.CONTROLLED + 1):
        points += round_item(state, seat, source)
    return points


@kernel
def round_item(state: State, seat: int, source: int) -> int:
    """The points of the intermediate scoring for one of its items."""
    if source == Source.MAJORITY:
        return majority(state, seat)
    if source == Source.DEPLOYED:
        return deployed_bots(state, seat)
    if source == Source.CRYSTALS:
        return triangular(state, int(state.players[seat].crystals))
    return -controlled_octopods(state, seat)


@kernel
def controlled_octopods(state: State, seat: int) -> int:
    """What the octopods in the sectors that a seat controls cost."""
    points = 0
    for letter in range(SECTOR_COUNT):
        sector = state.sectors[letter]
        if sector.control == seat:
            points += triangular(state, int(sector.octopods))
    return points


@kernel
def control_spaces(state: State, seat: int) -> int:
    """How many control spaces a seat holds."""
    held = 0
    for letter in range(SECTOR_COUNT):
        if state.sectors[letter].control == seat:
            held += 1
    return held


@kernel
def majority(state: State, seat: int) -> int:
    """Points for holding the most control spaces, alone or with others."""
    held = control_spaces(state, seat)
    shared = False
    for other in range(state.seats):
        others = control_spaces(state, other)
        if others > held:
            return 0
        if others == held and other != seat:
            shared = True
    if held == 0:
        return 0
    return int(state.components.majority_shared if shared else state.components.majority_alone)


@kernel
def deployed_bots(state: State, seat: int) -> int:
    """The highest uncovered number among bot spaces in columns without a submarine."""
    return int(state.components.bot_numbers[counted_spaces(state, seat)])


@kernel
def counted_spaces(state: State, seat: int) -> int:
    """How many bot spaces show their number and are in columns without a submarine."""
    return min(uncovered_spaces(state, seat), open_spaces(state, seat))


@kernel
def uncovered_spaces(state: State, seat: int) -> int:
    """How many bot spaces show their number."""
    return int(max(BOT_SPACES - state.players[seat].supply, 0))


@kernel
def open_spaces(state: State, seat: int) -> int:
    """How many bot spaces are in columns without a submarine."""
    return int(state.components.open_spaces[SUBMARINES - state.players[seat].submarines])


@kernel
def final_points(state: State, seat: int) -> int:
    """Letters, time, submarines and extensions."""
    points = 0
    for source in range(Source.FINAL_LETTERS, Source.FINAL_EXTENSIONS + 1):
        points += final_item(state, seat, source)
    return points


@kernel
def final_item(state: State, seat: int, source: int) -> int:
    """The points of the final scoring for one of its items."""
    player = state.players[seat]
    components = state.components
    if source == Source.FINAL_LETTERS:
        letters = 0
        for letter in range(SECTOR_COUNT):
            letters += int(player.letters) >> letter & 1
        return triangular(state, letters)
    if source == Source.FINAL_TIME:
        return int(player.time) * int(components.points_per_time)
    if source == Source.FINAL_SUBMARINES:
        return int(components.all_submarines) if player.submarines == 0 else 0
    return int(components.all_extensions) if player.extension_count == MOST_EXTENSIONS else 0


@kernel
def tell_intermediate(state: State, seat: int) -> None:
    """Note the items of the intermediate scoring."""
    if not noting(state):
        return
    for source in range(Source.MAJORITY, Source.CONTROLLED + 1):
        note(state, EventKind.POINTS, seat, source, round_item(state, seat, source))


@kernel
def tell_final(state: State, seat: int) -> None:
    """Note the items of the final scoring."""
    if not noting(state):
        return
    for source in range(Source.FINAL_LETTERS, Source.FINAL_EXTENSIONS + 1):
        note(state, EventKind.POINTS, seat, source, final_item(state, seat, source))


@kernel
def score(state: State, seat: int) -> int:
    """Points so far, with the final scoring as it would stand now."""
    points = int(state.players[seat].score)
    return points if state.turn.stage == Stage.OVER else points + final_points(state, seat)


@kernel
def standing(state: State, seat: int) -> int:
    """Orders the seats: score, then control spaces, then crystals."""
    order = (score(state, seat) << TIE_BITS) + control_spaces(state, seat)
    return (order << TIE_BITS) + int(state.players[seat].crystals)


def decided_by(first: int, second: int) -> str:
    """What puts one standing before another: points, control spaces or crystals; shared if nothing does."""
    for bits, reason in ((2 * TIE_BITS, "points"), (TIE_BITS, "control"), (0, "crystals")):
        if first >> bits != second >> bits:
            return reason
    return "shared"
