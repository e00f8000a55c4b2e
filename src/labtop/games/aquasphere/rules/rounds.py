"""Whose turn it is (rules#round), the intermediate scoring, the next round (rules#round-end), the end (rules#end)."""

from labtop.core.events import note
from labtop.core.kernel import kernel
from labtop.games.aquasphere.rules.derived import line_above
from labtop.games.aquasphere.rules.events import EventKind
from labtop.games.aquasphere.rules.gains import gain_points, lose_points, several, take_time
from labtop.games.aquasphere.rules.scoring import final_points, intermediate_total, tell_final, tell_intermediate
from labtop.games.aquasphere.rules.state import (
    FEWEST,
    FIELD_COUNT,
    NOBODY,
    ROUNDS,
    SECTOR_COUNT,
    START_FIELD,
    SUBMARINES,
    CardKind,
    Player,
    Stage,
    State,
)


@kernel
def has_passed(state: State, seat: int) -> bool:
    """Has this seat passed in this round?"""
    for index in range(state.passed_count):
        if state.passed[index] == seat:
            return True
    return False


@kernel
def place_in_order(state: State, seat: int) -> int:
    """The place of a seat in the play order."""
    place = 0
    while state.play_order[place] != seat:
        place += 1
    return place


@kernel
def next_turn(state: State) -> None:
    """The turn of the next player in play order who has not passed."""
    place = place_in_order(state, state.to_play)
    while True:
        place = place + 1 if place + 1 < state.seats else 0
        seat = state.play_order[place]
        if not has_passed(state, seat):
            break
    state.turn.stage = Stage.ACTION
    state.to_play = seat


@kernel
def pass_turn(state: State) -> None:
    """The player to play passes; after the last one comes the intermediate scoring."""
    state.passed[state.passed_count] = state.to_play
    state.passed_count += 1
    note(state, EventKind.PASSED, state.to_play, state.passed_count, 0)
    if state.passed_count < state.seats:
        next_turn(state)
    else:
        score_from(state, 0)


@kernel
def score_from(state: State, first: int) -> None:
    """Steps 1 to 3 of the scoring for the players from a place in the play order on, then the markers."""
    for place in range(first, state.seats):
        seat = int(state.play_order[place])
        player = state.players[seat]
        launched = SUBMARINES - player.submarines
        time = take_time(player, launched * state.components.time_per_submarine)
        note(state, EventKind.SUBMARINE_TIME, seat, launched, time)
        player.bought = 0
        state.turn.cards = scoring_cards(state, player)
        if ask_for_cards(state, seat):
            return
    move_markers_from(state, 0)


@kernel
def scoring_cards(state: State, player: Player) -> int:
    """The mask of a player's `scoring_program` cards."""
    cards = 0
    for index in range(player.research_count):
        if state.components.research[player.research[index]].kind == CardKind.SCORING_PROGRAM:
            cards |= 1 << index
    return cards


@kernel
def ask_for_cards(state: State, seat: int) -> bool:
    """Ask a player for `scoring_program` cards while one can be used."""
    state.to_play = seat
    player = state.players[seat]
    for index in range(player.research_count):
        if can_program(state, player, index):
            state.turn.stage = Stage.SCORING
            return True
    state.turn.cards = 0
    return False


@kernel
def can_program(state: State, player: Player, index: int) -> bool:
    """Can this `scoring_program` card be used now?"""
    card = state.components.research[player.research[index]]
    programmed = int(player.programmed)
    return (
        state.turn.cards >> index & 1 != 0
        and player.time >= card.amount
        and player.supply > 0
        and not several(programmed)
        and not programmed >> int(card.program) & 1
    )


@kernel
def move_markers_from(state: State, first: int) -> None:
    """Move the markers of the players from a place in the play order on, then go on to the next round or the end."""
    for place in range(first, state.seats):
        seat = int(state.play_order[place])
        total = intermediate_total(state, seat)
        tell_intermediate(state, seat)
        if total < 0:
            lose_points(state, seat, -total)
        elif gain_points(state, seat, total):
            state.turn.stage = Stage.LINE
            state.to_play = seat
            return
    if state.round_number == ROUNDS:
        end_game(state)
    else:
        prepare_round(state)


@kernel
def end_game(state: State) -> None:
    """The final scoring, which ignores red lines. Nobody decides any more."""
    for seat in range(state.seats):
        player = state.players[seat]
        tell_final(state, seat)
        player.score += final_points(state, seat)
        player.line = line_above(state, int(player.score))
    tell_scores(state)
    note(state, EventKind.OVER, NOBODY, 0, 0)
    state.turn.stage = Stage.OVER
    state.to_play = NOBODY


@kernel
def tell_scores(state: State) -> None:
    """The round is scored."""
    note(state, EventKind.ROUND_SCORED, NOBODY, state.round_number, 0)
    for seat in range(state.seats):
        note(state, EventKind.SCORE, seat, 0, state.players[seat].score)


@kernel
def prepare_round(state: State) -> None:
    """What happens between two rounds (rules#next-round)."""
    tell_scores(state)
    deal_to_sectors(state)
    refill_sectors(state)
    for place in range(state.seats):
        state.play_order[place] = state.passed[place]
        state.players[place].engineer = START_FIELD
    state.passed_count = 0
    state.round_number += 1
    lay_out_programs(state)
    state.turn.stage = Stage.ACTION
    state.to_play = state.play_order[0]


@kernel
def deal_to_sectors(state: State) -> None:
    """One research card and one lab extension on top of the piles at each sector."""
    for place in range(SECTOR_COUNT):
        sector = state.sectors[state.ring[place]]
        state.research_left -= 1
        sector.research[sector.research_count] = state.research_deck[state.research_left]
        sector.research_count += 1
        state.extensions_left -= 1
        sector.extensions[sector.extension_count] = state.extension_deck[state.extensions_left]
        sector.extension_count += 1


@kernel
def refill_sectors(state: State) -> None:
    """What the top centre tile shows: new time, more crystals and octopods while there are any."""
    for place in range(SECTOR_COUNT):
        sector = state.sectors[state.ring[place]]
        stock = state.components.refills[refill_edge(state, place)]
        sector.time = stock.time
        crystals = min(stock.crystals, state.crystals)
        sector.crystals += crystals
        state.crystals -= crystals
        octopods = min(stock.octopods, state.octopods)
        sector.octopods += octopods
        state.octopods -= octopods


@kernel
def refill_edge(state: State, place: int) -> int:
    """The number of the edge that the top centre tile, not the last one, turns to a place in the ring."""
    tile = state.round_number - 1
    first_edge = ((state.seats - FEWEST) * (ROUNDS - 1) + tile) * SECTOR_COUNT
    return int(first_edge + (place - state.rotations[tile]) % SECTOR_COUNT)


@kernel
def lay_out_programs(state: State) -> None:
    """Lay out the programming tiles as the round's program card shows; the next one is seen."""
    card = state.program_cards[state.round_number - 1]
    state.unseen_cards &= ~(1 << int(card))
    if state.round_number < ROUNDS:
        state.unseen_cards &= ~(1 << int(state.program_cards[state.round_number]))
    for field in range(FIELD_COUNT):
        state.programs[field] = state.components.program_cards[card, field]
