"""States and positions: the record as the dict of the notation, and back."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from labtop.core.entry_points import EntryPoints
from labtop.core.structs import Ints, States, snapshot
from labtop.games.aquasphere.notation import schema, validation
from labtop.games.aquasphere.rules.components import fresh, name_of
from labtop.games.aquasphere.rules.data import (
    EXTENSION_IDS,
    FIELDS,
    PROGRAM_CARD_IDS,
    PROGRAMS,
    RESEARCH_IDS,
    SECTORS,
)
from labtop.games.aquasphere.rules.state import (
    NEUTRAL,
    NOBODY,
    PROGRAM_CARDS,
    ROUNDS,
    Player,
    Sector,
    Stage,
    State,
)

Name = TypeVar("Name", bound=str)
LETTERS = schema.LETTERS


def position(states: States) -> dict[str, Any]:
    """The position of the first record."""
    state: State = snapshot(states)
    bulbs = states["components"]["bulbs"][0].tolist()
    played = state.round_number - 1
    found = schema.Position(
        game="aquasphere",
        components=name_of(states),
        round=state.round_number,
        play_order=list(state.play_order[: state.seats]),
        passed=list(state.passed[: state.passed_count]),
        station=schema.Station(
            ring=_names(LETTERS, state.ring),
            sectors={LETTERS[letter]: _sector(state.sectors[letter]) for letter in state.ring},
        ),
        programs=dict(zip(schema.FIELDS, _names(schema.PROGRAMS, state.programs), strict=True)),
        program_cards=_names(PROGRAM_CARD_IDS, state.program_cards[state.round_number : ROUNDS]),
        centre=[schema.Tile(*tile) for tile in zip(bulbs[played:], state.rotations[played:], strict=True)],
        supply=schema.Supply(crystals=state.crystals, octopods=state.octopods),
        decks=schema.Decks(
            research=_pile(RESEARCH_IDS, state.research_deck, state.research_left),
            extensions=_pile(EXTENSION_IDS, state.extension_deck, state.extensions_left),
        ),
        players=[_player(state.players[seat]) for seat in range(state.seats)],
        turn=_turn(state),
    )
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


def _names(names: Sequence[Name], array: Ints) -> list[Name]:
    return [names[number] for number in array]


def _pile(names: Sequence[Name], array: Ints, count: int) -> list[Name]:
    """Top first, as the notation has it."""
    return _names(names, array[:count])[::-1]


def _masked(names: Sequence[Name], mask: int) -> list[Name]:
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def _owner(colour: int) -> schema.Owner:
    return "neutral" if colour == NEUTRAL else colour


def _sector(sector: Sector) -> schema.Sector:
    return schema.Sector(
        time=sector.time,
        crystals=sector.crystals,
        octopods=sector.octopods,
        research=_pile(RESEARCH_IDS, sector.research, sector.research_count),
        extensions=_pile(EXTENSION_IDS, sector.extensions, sector.extension_count),
        submarines=[_owner(colour) for colour in sector.submarines[: sector.submarine_count]],
        control=None if sector.control == NOBODY else _owner(sector.control),
        charging=[_owner(colour) for colour in sector.charging[: sector.charging_count]],
    )


def _player(player: Player) -> schema.Player:
    cards = _names(RESEARCH_IDS, player.research[: player.research_count])
    return schema.Player(
        score=player.score,
        time=player.time,
        crystals=player.crystals,
        supply=player.supply,
        programmed=_masked(schema.PROGRAMS, player.programmed),
        submarines=player.submarines,
        base_lab=LETTERS[player.base_lab],
        extensions=_names(EXTENSION_IDS, player.extensions[: player.extension_count]),
        research=[schema.Held(card, bool(player.spent >> index & 1)) for index, card in enumerate(cards)],
        scientist=LETTERS[player.scientist],
        engineer=schema.PLACES[player.engineer],
        bought=bool(player.bought),
    )


def _turn(state: State) -> schema.Turn:
    turn = state.turn
    over = turn.stage == Stage.OVER
    held = () if over else _names(RESEARCH_IDS, state.players[state.to_play].research)
    return schema.Turn(
        seat=None if over else state.to_play,
        stage=schema.STAGES[turn.stage],
        letters=_names(LETTERS, turn.letters[: turn.letter_count]),
        gain=turn.gain,
        cards=_masked(held, turn.cards),
    )


def load(entry_points: EntryPoints, position: dict[str, Any], components: dict[str, Any] | None = None) -> States:
    """The state of a position, in the first of two records; InvalidPosition names what is wrong."""
    states = fresh(components)
    state: State = states[0]
    validation.check(position, state.components, name_of(states))
    state.seats = len(position["players"])
    state.round_number = position["round"]
    _write(state.play_order, position["play_order"])
    _write(state.passed, position["passed"])
    state.passed_count = len(position["passed"])
    _load_station(state, position["station"])
    _load_programs(state, position)
    _write(state.rotations[state.round_number - 1 :], [tile["rotation"] for tile in position["centre"]])
    state.crystals, state.octopods = position["supply"]["crystals"], position["supply"]["octopods"]
    state.research_left = _load_pile(state.research_deck, RESEARCH_IDS, position["decks"]["research"])
    state.extensions_left = _load_pile(state.extension_deck, EXTENSION_IDS, position["decks"]["extensions"])
    for player, entry in zip(state.players, position["players"], strict=False):
        _load_player(player, entry)
    _load_turn(state, position["turn"])
    entry_points.restore(states)
    return states


def _write(array: Ints, numbers: list[int]) -> None:
    for index, number in enumerate(numbers):
        array[index] = number


def _write_names(array: Ints, names: tuple[str, ...], entries: list[str]) -> int:
    _write(array, [names.index(entry) for entry in entries])
    return len(entries)


def _load_pile(array: Ints, names: tuple[str, ...], entries: list[str]) -> int:
    return _write_names(array, names, entries[::-1])


def _colour(owner: int | str | None) -> int:
    if owner is None:
        return NOBODY
    return NEUTRAL if isinstance(owner, str) else owner


def _load_station(state: State, station: dict[str, Any]) -> None:
    _write_names(state.ring, SECTORS, station["ring"])
    for letter, entry in station["sectors"].items():
        sector = state.sectors[SECTORS.index(letter)]
        sector.time, sector.crystals, sector.octopods = entry["time"], entry["crystals"], entry["octopods"]
        sector.research_count = _load_pile(sector.research, RESEARCH_IDS, entry["research"])
        sector.extension_count = _load_pile(sector.extensions, EXTENSION_IDS, entry["extensions"])
        _write(sector.submarines, [_colour(owner) for owner in entry["submarines"]])
        sector.submarine_count = len(entry["submarines"])
        sector.control = _colour(entry["control"])
        _write(sector.charging, [_colour(owner) for owner in entry["charging"]])
        sector.charging_count = len(entry["charging"])


def _load_programs(state: State, position: dict[str, Any]) -> None:
    """The tiles laid out, and the program cards from this round on; what was played before is not known any more."""
    _write_names(state.programs, PROGRAMS, [position["programs"][field] for field in FIELDS])
    current = validation.program_card(position["programs"], state.components)
    pile = [current, *(PROGRAM_CARD_IDS.index(card) for card in position["program_cards"])]
    _write(state.program_cards[state.round_number - 1 :], pile)
    state.unseen_cards = sum(1 << card for card in range(PROGRAM_CARDS) if card not in pile[:2])


def _load_player(player: Player, entry: dict[str, Any]) -> None:
    for name in ("score", "time", "crystals", "supply", "submarines", "bought"):
        setattr(player, name, entry[name])
    player.programmed = sum(1 << PROGRAMS.index(program) for program in entry["programmed"])
    player.base_lab = SECTORS.index(entry["base_lab"])
    player.scientist = SECTORS.index(entry["scientist"])
    player.engineer = schema.PLACES.index(entry["engineer"])
    player.extension_count = _write_names(player.extensions, EXTENSION_IDS, entry["extensions"])
    player.research_count = _write_names(player.research, RESEARCH_IDS, [card["card"] for card in entry["research"]])
    player.spent = sum(1 << index for index, card in enumerate(entry["research"]) if card["spent"])


def _load_turn(state: State, entry: dict[str, Any]) -> None:
    turn = state.turn
    state.to_play = NOBODY if entry["seat"] is None else entry["seat"]
    turn.stage = schema.STAGES.index(entry["stage"])
    turn.letter_count = _write_names(turn.letters, SECTORS, entry["letters"])
    turn.gain = entry["gain"]
    if turn.stage == Stage.OVER:
        return
    player = state.players[state.to_play]
    held = player.research[: player.research_count]
    turn.cards = sum(1 << index for index, card in enumerate(held) if RESEARCH_IDS[card] in entry["cards"])
