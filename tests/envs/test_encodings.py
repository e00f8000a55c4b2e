"""What holds for the encoding of every game."""

import numpy as np
import pytest

from envs.encodings import Said, games
from labtop import registry
from labtop.core.game import Game

GAMES = [game for game in registry.GAMES if registry.has(game, "env")]
every_table = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in GAMES for players in registry.rules(game).players]
)


def said(game: Game) -> Said:
    return Said(game.rules.name, game._states)


def spelled(whole: list[int], start: Said) -> list[int]:
    """Of the ids that say an action those that are asked for."""
    asked, at = [], start
    for action in whole:
        if action in at.legal():
            asked.append(action)
            code, at = at.say(action)
            if code >= 0:
                break
    return asked


@every_table
def test_every_legal_action_is_said_in_one_way(game: str, players: int) -> None:
    for playing in games(game, players, seed=players, decisions=250):
        found = list(said(playing).actions())
        assert sorted(code for code, _ in found) == sorted(playing._legal_codes())
        for code, ids in found[:20]:
            assert spelled(registry.encoding(game).spell(code), said(playing)) == ids


@every_table
def test_what_a_seat_cannot_know_is_not_in_it(game: str, players: int) -> None:
    differ = 0
    for number, playing in enumerate(games(game, players, seed=10 + players, decisions=200)):
        for seat in range(players):
            shuffled = playing.determinised(seat, number)
            differ += shuffled[:1].tobytes() != playing._states[:1].tobytes()
            assert (said(playing).observed(seat) == Said(game, shuffled).observed(seat)).all()
    assert differ


@every_table
def test_every_byte_is_written(game: str, players: int) -> None:
    for playing in games(game, players, seed=20 + players, decisions=60):
        for seat in range(players):
            one, other = said(playing).observed(seat, 0xAA), said(playing).observed(seat, 0x55)
            assert (one == other).all()


@pytest.mark.parametrize("game", GAMES)
def test_decisions_look_different(game: str) -> None:
    looks = [said(playing).observed(playing.to_play or 0).tobytes() for playing in games(game, 2, 30, 100)]
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("game", GAMES)
def test_ids_and_bytes_are_named(game: str) -> None:
    encoding = registry.encoding(game)
    assert len(set(encoding.names)) == len(encoding.names)
    parts = [part.name for part in encoding.parts]
    assert len(set(parts)) == len(parts)
    assert all(part.size > 0 for part in encoding.parts)


@every_table
def test_players_are_seen_from_the_observers_side(game: str, players: int) -> None:
    """The bytes of each player are the same for all observers, in another place."""
    encoding = registry.encoding(game)
    ends = np.cumsum([part.size for part in encoding.parts]).tolist()
    of_player = {part.name: slice(end - part.size, end) for part, end in zip(encoding.parts, ends, strict=True)}
    own = [name.removeprefix("player 0: ") for name in of_player if name.startswith("player 0: ")]
    assert own
    for playing in games(game, players, seed=40 + players, decisions=80):
        seen = [said(playing).observed(seat) for seat in range(players)]
        for name in own:
            for seat in range(players):
                blocks = [seen[eyes][of_player[f"player {(seat - eyes) % players}: {name}"]] for eyes in range(players)]
                assert all((block == blocks[0]).all() for block in blocks), name
        absent = [
            part
            for name, part in of_player.items()
            if name.startswith(tuple(f"player {n}:" for n in range(players, 4)))
        ]
        assert all(not seen[0][part].any() for part in absent)
