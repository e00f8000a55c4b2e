"""The effects of the seven programs (rules#effects)."""

from labtop.core.events import NOTHING, note
from labtop.core.kernel import inlined, kernel
from labtop.games.aquasphere.rules.actions import ALL
from labtop.games.aquasphere.rules.derived import count_card, count_extension
from labtop.games.aquasphere.rules.events import EventKind, Hindrance, Source
from labtop.games.aquasphere.rules.gains import program, recall, score_points, take_time
from labtop.games.aquasphere.rules.rewards import trigger_rewards
from labtop.games.aquasphere.rules.state import (
    MOST_EXTENSIONS,
    NOBODY,
    Capacity,
    CardKind,
    Player,
    Program,
    Sector,
    Stage,
    State,
)
from labtop.games.aquasphere.rules.station_bots import place_bot

LEAST_TIME_IN_AREA = 2  # to which the yellow area is topped up
TIME_INSTEAD = 2  # when white finds its symbol occupied


@kernel
def carry_out(state: State, seat: int, letter: int, colour: int, recalled: int, catching: int) -> None:
    """Carry out the effect of a colour.

    `recalled` is a bot that goes back once a submarine is paid, or NOBODY; `catching` the octopods to catch, or ALL.
    """
    sector = state.sectors[letter]
    if colour == Program.GREEN:
        expand_lab(state, seat, sector)
    elif colour == Program.YELLOW:
        take_time_from(state, seat, letter)
    elif colour == Program.BLACK:
        take_crystals_from(state, seat, letter)
    elif colour == Program.PURPLE:
        catch_octopods(state, seat, sector, catching)
    elif colour == Program.BLUE:
        launch_submarine(state, seat, letter, recalled)
    elif colour == Program.RED:
        take_research_card(state, seat, sector)
    else:
        program_by_sector(state, seat, int(state.components.fields[letter]))


@kernel
def hindered(state: State, seat: int, reason: int, amount: int) -> None:
    """The program brings nothing."""
    note(state, EventKind.NO_EFFECT, seat, reason, amount)


@inlined
def expand_lab(state: State, seat: int, sector: Sector) -> None:
    """Take the top extension; its letters may then be used."""
    player = state.players[seat]
    if sector.extension_count == 0:
        hindered(state, seat, Hindrance.NONE, NOTHING)
        return
    if player.extension_count == MOST_EXTENSIONS:
        hindered(state, seat, Hindrance.FULL, NOTHING)
        return
    sector.extension_count -= 1
    number = sector.extensions[sector.extension_count]
    extension = state.components.extensions[number]
    player.extensions[player.extension_count] = number
    player.extension_count += 1
    count_extension(player, extension)
    note(state, EventKind.EXTENSION, seat, number, 1)
    for letter in extension.letters:
        if letter != NOBODY:
            state.turn.letters[state.turn.letter_count] = letter
            state.turn.letter_count += 1
    ask_for_letters(state, player)
    for index in range(state.turn.letter_count):
        note(state, EventKind.LETTER, seat, state.turn.letters[index], 1)


@kernel
def ask_for_letters(state: State, player: Player) -> None:
    """Letter bots are asked for while there are letters and bots that could be placed."""
    turn = state.turn
    if player.supply == 0 and player.programmed == 0:
        turn.letter_count = 0
    turn.stage = Stage.LETTERS if turn.letter_count > 0 else Stage.ACTION


@kernel
def place_letter(state: State, seat: int, letter: int) -> None:
    """Place one of the letter bots."""
    turn = state.turn
    kept = 0
    placed = False
    for index in range(turn.letter_count):
        if turn.letters[index] == letter and not placed:
            placed = True
        else:
            turn.letters[kept] = turn.letters[index]
            kept += 1
    turn.letter_count = kept
    state.players[seat].supply -= 1
    place_bot(state, seat, letter, NOBODY)
    ask_for_letters(state, state.players[seat])


@inlined
def take_time_from(state: State, seat: int, letter: int) -> None:
    """Top the sector's time up to two, then take what fits."""
    sector = state.sectors[letter]
    sector.time = max(sector.time, LEAST_TIME_IN_AREA)
    taken = take_time(state.players[seat], int(sector.time))
    if taken == 0:
        hindered(state, seat, Hindrance.FULL, NOTHING)
        return
    sector.time -= taken
    note(state, EventKind.TIME, seat, letter, taken)


@inlined
def take_crystals_from(state: State, seat: int, letter: int) -> None:
    """Take as many of the sector's crystals as fit."""
    player = state.players[seat]
    sector = state.sectors[letter]
    taken = min(sector.crystals, player.capacity[Capacity.CRYSTALS] - player.crystals)
    if taken == 0:
        hindered(state, seat, Hindrance.FULL if sector.crystals else Hindrance.NONE, NOTHING)
        return
    sector.crystals -= taken
    player.crystals += taken
    note(state, EventKind.CRYSTALS, seat, letter, taken)


@inlined
def catch_octopods(state: State, seat: int, sector: Sector, catching: int) -> None:
    """Catch as many as the owner says, score them, then the cards for it pay out."""
    most = most_caught(state.players[seat], sector)
    if most == 0:
        hindered(state, seat, Hindrance.FULL if sector.octopods else Hindrance.NONE, NOTHING)
        return
    caught = most if catching == ALL else catching
    if caught == 0:
        hindered(state, seat, Hindrance.ZERO, most)
        return
    note(state, EventKind.CAUGHT, seat, most, caught)
    sector.octopods -= caught
    state.octopods += caught
    score_points(state, seat, Source.OCTOPODS, triangular(state, caught))
    trigger_rewards(state, seat, CardKind.OCTOPOD_REWARD, NOBODY)


@kernel
def most_caught(player: Player, sector: Sector) -> int:
    """The most octopods of a sector that a lab has room to catch."""
    return int(min(sector.octopods, player.capacity[Capacity.OCTOPODS]))


@kernel
def triangular(state: State, count: int) -> int:
    """0, 1, 3, 6, 10, 15, 21; more than six count as six."""
    return int(state.components.triangle[min(count, len(state.components.triangle) - 1)])


@kernel
def submarine_cost(state: State, seat: int, letter: int) -> int:
    """What it costs a seat to launch a submarine in a sector, or NOBODY if it cannot be done at any price."""
    return NOBODY if no_submarine(state, seat, letter) != NOBODY else space_cost(state, seat, letter)


@kernel
def no_submarine(state: State, seat: int, letter: int) -> int:
    """Why a seat can launch no submarine in a sector at any price: a hindrance, or NOBODY."""
    sector = state.sectors[letter]
    if state.players[seat].submarines == 0:
        return Hindrance.LEFT.value
    for index in range(sector.submarine_count):
        if sector.submarines[index] == seat:
            return Hindrance.OWN.value
    return Hindrance.SPACE.value if sector.submarine_count >= state.components.submarine_spaces else NOBODY


@kernel
def space_cost(state: State, seat: int, letter: int) -> int:
    """What the next submarine space of a sector, where one is free, costs a seat."""
    cost = int(state.components.submarine_costs[state.sectors[letter].submarine_count])
    return cost >> int(state.players[seat].half_price)


@kernel
def launch_submarine(state: State, seat: int, letter: int, recalled: int) -> None:
    """Pay for the next space, launch the left-most submarine and score the bulb."""
    player = state.players[seat]
    hindrance = no_submarine(state, seat, letter)
    if hindrance != NOBODY:
        hindered(state, seat, hindrance, NOTHING)
        return
    cost = space_cost(state, seat, letter)
    if cost > player.time:
        hindered(state, seat, Hindrance.TIME, cost)
        return
    player.time -= cost
    note(state, EventKind.LAUNCHED, seat, letter, cost)
    if recalled != NOBODY:
        recall(state, seat, recalled)
    player.submarines -= 1
    sector = state.sectors[letter]
    sector.submarines[sector.submarine_count] = seat
    sector.submarine_count += 1
    score_bulb(state, seat, Source.SUBMARINES)


@kernel
def score_bulb(state: State, seat: int, source: int) -> None:
    """Score the number in the light bulb of the top centre tile."""
    score_points(state, seat, source, int(state.components.bulbs[state.round_number - 1]))


@inlined
def take_research_card(state: State, seat: int, sector: Sector) -> None:
    """Take the top card, score the bulb, then carry out the card if it is immediate."""
    player = state.players[seat]
    if sector.research_count == 0:
        hindered(state, seat, Hindrance.NONE, NOTHING)
        return
    if player.research_count >= player.capacity[Capacity.RESEARCH_CARDS]:
        hindered(state, seat, Hindrance.FULL, NOTHING)
        return
    sector.research_count -= 1
    number = sector.research[sector.research_count]
    card = state.components.research[number]
    player.research[player.research_count] = number
    count_card(player, card, 0)
    player.research_count += 1
    note(state, EventKind.RESEARCH, seat, number, 1)
    score_bulb(state, seat, Source.RESEARCH)
    if card.kind == CardKind.INSTANT_PROGRAM:
        player.spent |= 1 << int(player.research_count - 1)
        time = int(card.amount)
        if player.supply == 0 or player.programmed >> int(card.program) & 1:
            time += int(card.otherwise)
        else:
            program(state, seat, int(card.program))
        note(state, EventKind.INSTANT, seat, number, take_time(player, time))


@inlined
def program_by_sector(state: State, seat: int, symbol: int) -> None:
    """Program a bot as the sector's programming field shows, or take time if its symbol is occupied."""
    player = state.players[seat]
    if player.supply == 0:
        hindered(state, seat, Hindrance.EMPTY, NOTHING)
        return
    if player.programmed >> symbol & 1:
        note(state, EventKind.INSTEAD, seat, symbol, take_time(player, TIME_INSTEAD))
    else:
        program(state, seat, symbol)
