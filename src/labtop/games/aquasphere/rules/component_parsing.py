"""The values printed on the components: read from a set, checked, and put into plain numbers."""

from itertools import accumulate, chain, combinations, pairwise
from typing import Any

from labtop.core import validation
from labtop.core.errors import InvalidComponents, InvalidPosition
from labtop.games.aquasphere.rules.component_cards import (
    DEAREST_STEP,
    STOCK,
    Values,
    base_labs,
    centre_tiles,
    extensions,
    program_cards,
    research,
    stock,
)
from labtop.games.aquasphere.rules.component_paths import At, need
from labtop.games.aquasphere.rules.data import (
    EXTENSION_IDS,
    FIELDS,
    PLAYER_COUNTS,
    PROGRAM_CARD_IDS,
    PROGRAMS,
    RESEARCH_IDS,
    SECTORS,
    START,
    TIERS,
    packaged_set,
)
from labtop.games.aquasphere.rules.state import (
    BOT_SPACES,
    BOTS,
    MOST_CHARGING,
    MOST_EXTENSIONS,
    MOST_OCTOPODS,
    MOST_PROGRAMMED,
    MOST_RESEARCH,
    MOST_SPACES,
    ROUNDS,
    SUBMARINES,
    TRIANGLE,
    Capacity,
)

RULINGS = {name: ruling["value"] for name, ruling in packaged_set()["decisions"].items() if isinstance(ruling, dict)}


def printed(components: Any) -> Values:
    """The values of a set; InvalidComponents says where it is wrong."""
    whole = At(components)
    try:
        _check_fixed(whole)
        values = {
            **_station(whole["station"]),
            **_headquarters(whole["headquarters"]),
            "program_cards": program_cards(whole["program_cards.contents.cards"]),
            **centre_tiles(whole["centre_tiles"]),
            "base_labs": base_labs(whole["base_labs.capacities.labs"]),
            "extensions": extensions(whole["lab_extensions.tiles.items"]),
            **research(whole["research_cards.cards.items"]),
            **_player_board(whole["player_board.deployed_bot_score"]),
            **_setup(whole["setup"]),
            "crystals": whole["supplies.crystals.value"].number(0, 100),
            "octopods": whole["supplies.octopods.value"].number(0, MOST_OCTOPODS),
            **_scoring(whole["scoring"]),
        }
        _check_labs(values)
        _check_supplies(values)
    except InvalidPosition as error:
        raise InvalidComponents(*error.parts) from None
    return values


def _check_fixed(whole: At) -> None:
    """What is the same in every set, because the rules are written for it."""
    for path, value in {
        "game.rounds": ROUNDS,
        "game.players": list(PLAYER_COUNTS),
        "station.sectors.letters": list(SECTORS),
        "station.submarine_spaces.max_per_player_and_sector.value": 1,
        "program_cards.count.value": len(PROGRAM_CARD_IDS),
        "program_cards.used_per_game.value": ROUNDS,
        "base_labs.count.value": len(SECTORS),
        "lab_extensions.count.value": len(EXTENSION_IDS),
        "lab_extensions.max_per_lab.value": MOST_EXTENSIONS,
        "research_cards.count.value": len(RESEARCH_IDS),
        "player_board.bot_spaces.value": BOT_SPACES,
        "player_board.submarine_spaces.value": SUBMARINES,
        "player_board.program_symbols.value": list(PROGRAMS),
        "player_board.max_programmed_bots.value": MOST_PROGRAMMED,
        "player_board.max_bots_per_symbol.value": 1,
        "supplies.per_player.bots.value": BOTS + 1,
        "supplies.per_player.submarines.value": SUBMARINES,
        "supplies.time_markers_limited.value": False,
        "supplies.crystals_and_octopods_limited.value": True,
        "setup.research_card_and_lab_extension_at_each_sector.value": 1,
        "setup.fewer_players.contents.neutral_sectors_by_player_count": {"2": 2, "3": 1, "4": 0},
        "scoring.triangular_cap": TRIANGLE - 1,
    }.items():
        whole[path].is_always(value)
    for name, value in RULINGS.items():
        whole[f"decisions.{name}.value"].is_always(value)


def _station(station: At) -> Values:
    locks = station["locks.values_on_clockwise_side_of_sector.by_sector"]
    programming = station["programming_field_at_white_area.by_sector.value"]
    fields = [programming[letter].one_of(PROGRAMS[:-1]) for letter in SECTORS]
    need(len(set(fields)) == len(SECTORS), programming.path, "program-per-sector")
    costs = [cost.number(0, 20) for cost in station["submarine_spaces.costs.value"].items(1, MOST_SPACES)]
    limits = station["charging_station_limit.by_player_count"]
    return {
        "locks": [locks[letter].number(0, DEAREST_STEP) for letter in SECTORS],
        "fields": fields,
        "submarine_costs": costs + [0] * (MOST_SPACES - len(costs)),
        "submarine_spaces": len(costs),
        "charging_limits": [limits[str(players)].number(1, MOST_CHARGING - 1) for players in PLAYER_COUNTS],
    }


def _headquarters(headquarters: At) -> Values:
    lap = headquarters["knowledge_track.spaces_per_lap.value"].number(10, 60)
    track = headquarters["knowledge_track.red_lines_in_front_of.value"]
    lines = [line.number(1, lap) for line in track.items(0, lap)]
    need(lines == sorted(set(lines)), track.path, "lines-rise")
    graph = headquarters["programming_area.graph"]
    graph["start"].is_always(START)
    graph["tiers"].is_always([list(tier) for tier in TIERS])
    graph["may_pass_from"].is_always(list(TIERS[-1]))
    arrows = [_mask(graph["arrows"], field, above, not above) for field, above in _tiers_above()]
    sideways = [_mask(graph["sideways_neighbours"], field, _same_tier(field), True) for field in FIELDS]
    for (one, its), (other, theirs) in combinations(enumerate(sideways), 2):
        mutual = (its >> other & 1) == (theirs >> one & 1)
        need(mutual, f"{graph.path}.sideways_neighbours", "neighbours", one=FIELDS[one], other=FIELDS[other])
    return {
        "lap": lap,
        "lines": sum(1 << line % lap for line in lines),
        "arrows": arrows,
        "sideways": [*sideways, 0],
    }


def _tiers_above() -> list[tuple[str, tuple[str, ...]]]:
    """Every field, start last, with the fields of the tier above it."""
    above = [(field, upper) for lower, upper in pairwise((*TIERS, ())) for field in lower]
    return [*above, (START, TIERS[0])]


def _same_tier(field: str) -> tuple[str, ...]:
    return next(tuple(other for other in tier if other != field) for tier in TIERS if field in tier)


def _mask(graph: At, field: str, allowed: tuple[str, ...], may_be_empty: bool) -> int:
    """The fields to which a field leads."""
    targets = [FIELDS.index(validation.choice(to.value, to.path, allowed)) for to in graph[field].items(0, len(FIELDS))]
    need(len(set(targets)) == len(targets), f"{graph.path}.{field}", "field-twice")
    need(may_be_empty or bool(targets), f"{graph.path}.{field}", "no-way-on")
    return sum(1 << target for target in targets)


def _player_board(board: At) -> Values:
    numbers = board["numbers.value"].numbers(BOT_SPACES, 0, 99)
    need(numbers == sorted(numbers), f"{board.path}.numbers", "numbers-rise")
    columns = board["columns_by_submarine_left_to_right.value"]
    spaces = [[number.number(0, 99) for number in column.items(0, BOT_SPACES)] for column in columns.items(SUBMARINES)]
    need(list(chain(*spaces)) == numbers, columns.path, "columns")
    open_spaces = list(accumulate(map(len, spaces), initial=0))
    bot_numbers = [0, *numbers]
    board["limit_by_submarines_launched.value"].is_always([bot_numbers[count] for count in open_spaces])
    return {"bot_numbers": bot_numbers, "open_spaces": open_spaces}


def _setup(setup: At) -> Values:
    time = setup["start_time.value"]
    four, fewer = setup["four_players"], setup["fewer_players.contents"]
    unused = fewer["then_two_unused_base_labs"].items(2)
    for place, piece in [
        (four["start_sector_of_each_player"], "submarine_on_first_space"),
        (fewer["start_sector_of_each_player"], "submarine_on_first_space"),
        (fewer["neutral_sector"], "neutral_submarine_on_first_space"),
        (fewer["neutral_sector"], "neutral_bot_on_control_space"),
    ]:
        place[piece].is_always(1)
    unused_by_four = [four["first_unused_base_lab"], four["second_unused_base_lab"]]
    places = [four["start_sector_of_each_player"], None, *unused_by_four]
    places += [fewer["start_sector_of_each_player"], fewer["neutral_sector"], *unused]
    return {
        "start_time": [time["otherwise"].number(0, 20), time["start_sector_touches_lock_0"].number(0, 20)],
        "fills": [stock(place) if place else [0] * len(STOCK) for place in places],
    }


def _scoring(scoring: At) -> Values:
    triangle = scoring["triangular_table"].numbers(TRIANGLE, 0, 99)
    need(triangle[0] == 0, f"{scoring.path}.triangular_table", "nothing-scores")
    intermediate, final = scoring["intermediate"], scoring["final"]
    return {
        "triangle": triangle,
        "majority_alone": intermediate["majority_alone"].number(0, 99),
        "majority_shared": intermediate["majority_shared"].number(0, 99),
        "time_per_submarine": intermediate["time_per_submarine_in_station"].number(0, 9),
        "points_per_time": final["per_time_marker"].number(0, 9),
        "all_submarines": final["all_six_submarines"].number(0, 99),
        "all_extensions": final["five_lab_extensions"].number(0, 99),
    }


def _check_labs(values: Values) -> None:
    """The labs must hold what the setup gives, and no lab more research cards than there is room for."""
    least = min(lab[Capacity.TIME] for lab in values["base_labs"])
    begins = max(values["start_time"])
    need(begins <= least, "components.base_labs", "room-for-time", time=begins)
    most = max(lab[Capacity.RESEARCH_CARDS] for lab in values["base_labs"])
    best = sorted((capacity[Capacity.RESEARCH_CARDS] for capacity, _ in values["extensions"]), reverse=True)
    total = most + sum(best[:MOST_EXTENSIONS])
    need(total <= MOST_RESEARCH, "components.base_labs", "room-for-cards", total=total, most=MOST_RESEARCH)


def _check_supplies(values: Values) -> None:
    """There must be enough crystals and octopods for the setup with any number of players."""
    four, fewer = values["fills"][:4], values["fills"][4:]
    for players in PLAYER_COUNTS:
        player, neutral, *unused = four if players == PLAYER_COUNTS[-1] else fewer
        missing = PLAYER_COUNTS[-1] - players
        for index, name in enumerate(STOCK[1:], 1):
            wanted = players * player[index] + missing * neutral[index] + sum(stock[index] for stock in unused)
            where = f"components.supplies.{name}"
            need(wanted <= values[name], where, "setup-takes", players=players, wanted=wanted)
