"""What a bot looks at in a game of AquaSphere: features of one seat's prospects."""

from enum import IntEnum, auto
from typing import Any

from labtop.core.kernel import kernel
from labtop.games.aquasphere.rules.effects import submarine_cost, triangular
from labtop.games.aquasphere.rules.gains import several
from labtop.games.aquasphere.rules.rounds import has_passed
from labtop.games.aquasphere.rules.scoring import (
    control_spaces,
    deployed_bots,
    final_points,
    intermediate_total,
    majority,
)
from labtop.games.aquasphere.rules.state import (
    MOST_EXTENSIONS,
    NOBODY,
    PROGRAM_COUNT,
    ROUNDS,
    SECTOR_COUNT,
    START_FIELD,
    SUBMARINES,
    TOP_TIER,
    Capacity,
    CardKind,
    Player,
    Program,
    Stage,
    State,
)

Values = Any  # an array of features


class Feature(IntEnum):
    """The features before those of the programs and the kinds of card."""

    ONE = 0
    SCORE = auto()
    FINAL = auto()  # points of the final scoring as it stands
    INTERMEDIATE = auto()  # points of the intermediate scoring as it stands
    MAJORITY = auto()  # of these, by control spaces
    DEPLOYED = auto()
    CONTROL = auto()  # control spaces
    OCTOPODS_HELD = auto()  # in controlled sectors
    TIME = auto()
    TIME_SHORT = auto()  # below two
    CRYSTALS = auto()
    CRYSTAL_POINTS = auto()
    NO_CRYSTAL = auto()
    TO_LINE = auto()  # points that are free before the next red line
    SUPPLY = auto()
    PROGRAMMED = auto()
    TWO_PROGRAMMED = auto()
    SUBMARINES = auto()  # launched
    ALL_SUBMARINES = auto()
    EXTENSIONS = auto()
    LETTERS = auto()
    CAPACITY_CARDS = auto()  # room for more research cards
    CAPACITY_CRYSTALS = auto()
    CAPACITY_OCTOPODS = auto()
    CAPACITY_TIME = auto()
    STEPS_LEFT = auto()  # of the engineer in this round
    MAY_BUY = auto()  # paid programming not yet used
    PASSED = auto()
    PASS_PLACE = auto()  # in the next play order, when passed
    TURN_NEXT = auto()  # decides now, with no turn under way
    LETTERS_TO_PLACE = auto()
    BEST_TIME = auto()  # for a programmed bot of the colour: the most it can bring now
    BEST_CRYSTALS = auto()
    BEST_CATCH = auto()
    BEST_SUBMARINE = auto()
    BEST_CARD = auto()
    BEST_EXTENSION = auto()
    BEST_PROGRAM = auto()


FIRST_PROGRAM = len(Feature)
FIRST_KIND = FIRST_PROGRAM + PROGRAM_COUNT
NAMES = (
    *(feature.name.lower() for feature in Feature),
    *(f"programmed {program.name.lower()}" for program in Program),
    *(kind.name.lower() for kind in CardKind),
)
COUNT = len(NAMES)
KNOTS = ROUNDS + 1
STEPS = 3  # of the engineer in a round
PER_TIER = 2  # fields in each of the lower tiers


@kernel
def progress(state: State) -> float:
    """Rounds played, the present one by the engineers' steps."""
    if state.to_play == NOBODY:
        return 1.0
    steps = 0
    for seat in range(state.seats):
        steps += STEPS - steps_left(state, seat)
    return (state.round_number - 1 + steps / (STEPS * state.seats)) / ROUNDS


@kernel
def settled(state: State) -> bool:
    """No turn is under way."""
    return state.turn.stage == Stage.ACTION or state.turn.stage == Stage.OVER


@kernel
def steps_left(state: State, seat: int) -> int:
    """Steps that a seat's engineer can still take along arrows in this round."""
    field = state.players[seat].engineer
    if field == START_FIELD:
        return STEPS
    return 0 if field >= TOP_TIER else STEPS - 1 - field // PER_TIER


@kernel
def features(state: State, seat: int, values: Values) -> None:
    """Write the features of a seat."""
    for index in range(COUNT):
        values[index] = 0.0
    player = state.players[seat]
    values[Feature.ONE] = 1.0
    values[Feature.SCORE] = player.score
    if state.to_play == NOBODY:
        return
    see_scorings(state, seat, values)
    see_lab(state, player, values)
    see_bots(state, seat, values)
    see_offers(state, seat, values)
    values[Feature.TURN_NEXT] = seat == state.to_play and settled(state)
    if seat == state.to_play:
        values[Feature.LETTERS_TO_PLACE] = state.turn.letter_count


@kernel
def see_scorings(state: State, seat: int, values: Values) -> None:
    """What the scorings to come would bring now."""
    player = state.players[seat]
    values[Feature.FINAL] = final_points(state, seat)
    values[Feature.INTERMEDIATE] = intermediate_total(state, seat)
    values[Feature.MAJORITY] = majority(state, seat)
    values[Feature.DEPLOYED] = deployed_bots(state, seat)
    values[Feature.CONTROL] = control_spaces(state, seat)
    values[Feature.CRYSTAL_POINTS] = triangular(state, int(player.crystals))
    values[Feature.TO_LINE] = min(player.line - player.score - 1, 20)
    for letter in range(SECTOR_COUNT):
        if state.sectors[letter].control == seat:
            values[Feature.OCTOPODS_HELD] += state.sectors[letter].octopods


@kernel
def see_lab(state: State, player: Player, values: Values) -> None:
    """What the lab holds and what it has room for."""
    values[Feature.TIME] = player.time
    values[Feature.TIME_SHORT] = max(2 - player.time, 0)
    values[Feature.CRYSTALS] = player.crystals
    values[Feature.NO_CRYSTAL] = player.crystals == 0
    values[Feature.SUBMARINES] = SUBMARINES - player.submarines
    values[Feature.ALL_SUBMARINES] = player.submarines == 0
    values[Feature.EXTENSIONS] = player.extension_count
    for letter in range(SECTOR_COUNT):
        values[Feature.LETTERS] += int(player.letters) >> letter & 1
    values[Feature.CAPACITY_CARDS] = player.capacity[Capacity.RESEARCH_CARDS] - player.research_count
    values[Feature.CAPACITY_CRYSTALS] = player.capacity[Capacity.CRYSTALS]
    values[Feature.CAPACITY_OCTOPODS] = player.capacity[Capacity.OCTOPODS]
    values[Feature.CAPACITY_TIME] = player.capacity[Capacity.TIME]
    for index in range(player.research_count):
        if not int(player.spent) >> index & 1:
            values[FIRST_KIND + int(state.components.research[player.research[index]].kind)] += 1.0


@kernel
def see_bots(state: State, seat: int, values: Values) -> None:
    """Supply, programmed bots and what the round still allows."""
    player = state.players[seat]
    programmed = int(player.programmed)
    values[Feature.SUPPLY] = player.supply
    values[Feature.TWO_PROGRAMMED] = several(programmed)
    for symbol in range(PROGRAM_COUNT):
        if programmed >> symbol & 1:
            values[FIRST_PROGRAM + symbol] = 1.0
            values[Feature.PROGRAMMED] += 1.0
    if has_passed(state, seat):
        values[Feature.PASSED] = 1.0
        place = 0
        while state.passed[place] != seat:
            place += 1
        values[Feature.PASS_PLACE] = place
    else:
        values[Feature.STEPS_LEFT] = steps_left(state, seat)
        values[Feature.MAY_BUY] = player.bought == 0


@kernel
def see_offers(state: State, seat: int, values: Values) -> None:
    """For each programmed bot, the most that a sector within reach offers it."""
    player = state.players[seat]
    programmed = int(player.programmed)
    if programmed == 0:
        return
    for letter in range(SECTOR_COUNT):
        way = int(state.ways[player.ways, player.scientist, letter])
        if way > player.time:
            continue
        sector = state.sectors[letter]
        if programmed >> Program.YELLOW & 1:
            room = player.capacity[Capacity.TIME] - player.time + way
            keep_most(values, Feature.BEST_TIME, float(min(max(sector.time, 2), room) - way))
        if programmed >> Program.BLACK & 1:
            crystals = min(sector.crystals, player.capacity[Capacity.CRYSTALS] - player.crystals)
            keep_most(values, Feature.BEST_CRYSTALS, crystals - 0.3 * way)
        if programmed >> Program.PURPLE & 1:
            caught = min(sector.octopods, player.capacity[Capacity.OCTOPODS])
            keep_most(values, Feature.BEST_CATCH, triangular(state, int(caught)) - 0.5 * way)
        if programmed >> Program.BLUE & 1:
            cost = submarine_cost(state, seat, letter)
            if cost != NOBODY and cost + way <= player.time:
                keep_most(values, Feature.BEST_SUBMARINE, 6.0 - cost - way)
        if programmed >> Program.RED & 1 and sector.research_count > 0:
            if player.research_count < player.capacity[Capacity.RESEARCH_CARDS]:
                keep_most(values, Feature.BEST_CARD, 4.0 - way)
        if programmed >> Program.GREEN & 1 and sector.extension_count > 0:
            if player.extension_count < MOST_EXTENSIONS:
                keep_most(values, Feature.BEST_EXTENSION, 4.0 - way)
        if programmed >> Program.WHITE & 1:
            keep_most(values, Feature.BEST_PROGRAM, 4.0 - way)


@kernel
def keep_most(values: Values, feature: int, value: float) -> None:
    """Raise a feature to a value."""
    values[feature] = max(values[feature], value)
