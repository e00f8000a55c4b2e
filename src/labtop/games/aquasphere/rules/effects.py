"""The effects of the seven programs (rules#effects)."""

from labtop.core.kernel import inlined, kernel
from labtop.games.aquasphere.rules.actions import ALL
from labtop.games.aquasphere.rules.derived import count_card, count_extension
from labtop.games.aquasphere.rules.gains import gain_points, program, recall, take_time
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
    player = state.players[seat]
    sector = state.sectors[letter]
    if colour == Program.GREEN:
        expand_lab(state, player, sector)
    elif colour == Program.YELLOW:
        take_time_from(player, sector)
    elif colour == Program.BLACK:
        take_crystals_from(player, sector)
    elif colour == Program.PURPLE:
        catch_octopods(state, seat, sector, catching)
    elif colour == Program.BLUE:
        launch_submarine(state, seat, letter, recalled)
    elif colour == Program.RED:
        take_research_card(state, seat, sector)
    else:
        program_by_sector(player, int(state.components.fields[letter]))


@inlined
def expand_lab(state: State, player: Player, sector: Sector) -> None:
    """Take the top extension; its letters may then be used."""
    if sector.extension_count == 0 or player.extension_count == MOST_EXTENSIONS:
        return
    sector.extension_count -= 1
    number = sector.extensions[sector.extension_count]
    extension = state.components.extensions[number]
    player.extensions[player.extension_count] = number
    player.extension_count += 1
    count_extension(player, extension)
    for letter in extension.letters:
        if letter != NOBODY:
            state.turn.letters[state.turn.letter_count] = letter
            state.turn.letter_count += 1
    ask_for_letters(state, player)


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
    place_bot(state, seat, letter)
    ask_for_letters(state, state.players[seat])


@inlined
def take_time_from(player: Player, sector: Sector) -> None:
    """Top the sector's time up to two, then take what fits."""
    sector.time = max(sector.time, LEAST_TIME_IN_AREA)
    taken = min(sector.time, player.capacity[Capacity.TIME] - player.time)
    sector.time -= taken
    player.time += taken


@inlined
def take_crystals_from(player: Player, sector: Sector) -> None:
    """Take as many of the sector's crystals as fit."""
    taken = min(sector.crystals, player.capacity[Capacity.CRYSTALS] - player.crystals)
    sector.crystals -= taken
    player.crystals += taken


@inlined
def catch_octopods(state: State, seat: int, sector: Sector, catching: int) -> None:
    """Catch as many as the owner says, score them, then the cards for it pay out."""
    caught = most_caught(state.players[seat], sector) if catching == ALL else catching
    if caught == 0:
        return
    sector.octopods -= caught
    state.octopods += caught
    gain_points(state, seat, triangular(state, caught))
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
    player = state.players[seat]
    sector = state.sectors[letter]
    space = sector.submarine_count
    if player.submarines == 0 or space >= state.components.submarine_spaces:
        return NOBODY
    for index in range(space):
        if sector.submarines[index] == seat:
            return NOBODY
    return int(state.components.submarine_costs[space]) >> int(player.half_price)


@kernel
def launch_submarine(state: State, seat: int, letter: int, recalled: int) -> None:
    """Pay for the next space, launch the left-most submarine and score the bulb."""
    player = state.players[seat]
    cost = submarine_cost(state, seat, letter)
    if cost == NOBODY or cost > player.time:
        return
    player.time -= cost
    if recalled != NOBODY:
        recall(player, recalled)
    player.submarines -= 1
    sector = state.sectors[letter]
    sector.submarines[sector.submarine_count] = seat
    sector.submarine_count += 1
    score_bulb(state, seat)


@kernel
def score_bulb(state: State, seat: int) -> None:
    """Score the number in the light bulb of the top centre tile."""
    gain_points(state, seat, int(state.components.bulbs[state.round_number - 1]))


@inlined
def take_research_card(state: State, seat: int, sector: Sector) -> None:
    """Take the top card, score the bulb, then carry out the card if it is immediate."""
    player = state.players[seat]
    if sector.research_count == 0 or player.research_count >= player.capacity[Capacity.RESEARCH_CARDS]:
        return
    sector.research_count -= 1
    number = sector.research[sector.research_count]
    card = state.components.research[number]
    player.research[player.research_count] = number
    count_card(player, card, 0)
    player.research_count += 1
    score_bulb(state, seat)
    if card.kind == CardKind.INSTANT_PROGRAM:
        player.spent |= 1 << int(player.research_count - 1)
        take_time(player, int(card.amount))
        if player.supply == 0 or player.programmed >> int(card.program) & 1:
            take_time(player, int(card.otherwise))
        else:
            program(player, int(card.program))


@inlined
def program_by_sector(player: Player, symbol: int) -> None:
    """Program a bot as the sector's programming field shows, or take time if its symbol is occupied."""
    if player.supply == 0:
        return
    if player.programmed >> symbol & 1:
        take_time(player, TIME_INSTEAD)
    else:
        program(player, symbol)
