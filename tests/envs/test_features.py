"""Observations as floats say what the bytes say."""

from typing import Any

import numpy as np
import pytest

import labtop
import labtop.envs
from envs.encodings import Said, games
from labtop import registry
from labtop.core.encoding import MARKS
from labtop.envs.features import Flat, Tokens

GAMES = [game for game in registry.GAMES if registry.has(game, "env")]
every_game = pytest.mark.parametrize("game", GAMES)


def observations(game: str, players: int, count: int = 120) -> np.ndarray:
    return np.stack([Said(game, one._states).observed(one.to_play or 0) for one in games(game, players, 51, count)])


@every_game
@pytest.mark.parametrize("players", [2, 4])
def test_flat_is_told_apart_where_the_bytes_are(game: str, players: int) -> None:
    seen, flat = observations(game, players), Flat(game)
    values = flat(seen)
    assert values.shape == (len(seen), flat.size)
    assert len(set(flat.names)) == flat.size
    assert len(np.unique(values, axis=0)) == len(np.unique(seen, axis=0))
    assert (flat(seen[3]) == values[3]).all()
    assert (flat(seen.reshape(4, 30, -1)) == values.reshape(4, 30, -1)).all()


@every_game
def test_flat_part_by_part(game: str) -> None:
    seen, flat = observations(game, 3), Flat(game)
    values, at, place = flat(seen), 0, 0
    for part in registry.encoding(game).parts:
        for index in range(0, part.size, 1 + part.low_first):
            byte = seen[:, at + index].astype(int)
            if part.kinds > 0:
                assert byte.max() < part.kinds, part.name
                assert (values[:, place : place + part.kinds] == np.eye(part.kinds)[byte]).all(), part.name
                place += part.kinds
            elif part.kinds == 0:
                number = byte + 256 * seen[:, at + index + 1].astype(int) if part.low_first else byte
                assert values[:, place] == pytest.approx(number / part.most), part.name
                place += 1
            else:
                assert part.kinds == MARKS
        at += part.size
    marked = values[:, place:]
    assert set(np.unique(marked)) <= {0.0, 1.0}
    assert np.abs(values).max() < 10


def test_cards_of_gizmos() -> None:
    tokens = Tokens("gizmos")
    assert tokens.static.shape == (112, len(tokens.static_names))
    assert len(np.unique(tokens.static, axis=0)) > 80  # there are cards that say the same
    at = {name: number for number, name in enumerate(tokens.static_names)}
    card = tokens.static[tokens.cards.index("I-09")]
    assert card[at["level 1"]] == 1
    assert card[at["level 2"]] == 0
    game = labtop.new_game("gizmos", 2, 5)
    seen = tokens(Said("gizmos", game._states).observed(0))
    places = seen[:, :11].argmax(axis=1)
    assert sorted(np.flatnonzero(places == 1)) == sorted(
        tokens.cards.index(card) for cards in game.position()["display"].values() for card in cards
    )
    assert places[tokens.cards.index("S-1")] == 2
    assert places[tokens.cards.index("S-2")] == 4


def test_cards_of_aquasphere() -> None:
    tokens = Tokens("aquasphere")
    assert tokens.static.shape == (71, len(tokens.static_names))
    for game in games("aquasphere", 3, 52, 400):
        seen = tokens(Said("aquasphere", game._states).observed(1))
        position = game.position()
        for letter, sector in position["station"]["sectors"].items():
            column = tokens.names.index(f"sector {letter}")
            found = {tokens.cards[row]: seen[row, column] for row in np.flatnonzero(seen[:, column])}
            assert set(found) == {*sector["research"], *sector["extensions"]}
            if sector["research"]:
                assert max(found[card] for card in sector["research"]) == 1
        for seat, player in enumerate(position["players"]):
            column = tokens.names.index(f"player {(seat - 1) % 3}")
            cards = {tokens.cards[row] for row in np.flatnonzero(seen[:, column])}
            assert cards == {*(card["card"] for card in player["research"]), *player["extensions"]}
            for card in player["research"]:
                assert seen[tokens.cards.index(card["card"]), -1] == card["spent"]


@every_game
def test_tokens_of_many(game: str) -> None:
    seen, tokens = observations(game, 2, 20), Tokens(game)
    values = tokens(seen)
    assert values.shape == (20, len(tokens.cards), len(tokens.names))
    assert all((tokens(seen[row]) == values[row]).all() for row in range(20))
    assert np.isfinite(tokens.static).all()
    assert len(set(tokens.static_names)) == tokens.static.shape[1]


def test_what_is_remembered_is_there_as_floats() -> None:
    """It was cut off without a word."""
    vector = labtop.envs.vector("gizmos", 64, memory=True, seed=3)
    rng = np.random.default_rng(0)
    for _ in range(120):
        vector.step((vector.legal_action_mask * rng.random(vector.legal_action_mask.shape)).argmax(axis=1))
    seen = vector.observation
    plain, known = np.split(seen, [-112], axis=1)
    assert known.any()
    flat, tokens = Flat("gizmos", memory=True), Tokens("gizmos", memory=True)
    most = registry.encoding("gizmos").remembered[0].most
    assert flat.size == Flat("gizmos").size + 112
    columns = [number for number, name in enumerate(flat.names) if name.startswith("where each card lies")]
    assert flat(seen)[:, columns] == pytest.approx(known / most)
    assert len(tokens.names) == len(Tokens("gizmos").names) + 1
    assert tokens(seen)[:, :, -1] == pytest.approx(known / most)
    assert (tokens(seen)[:, :, :-1] == Tokens("gizmos")(plain)).all()
    assert tokens(seen[0]).dtype == np.float32
    assert (tokens(seen[0]) == tokens(seen)[0]).all()


@every_game
@pytest.mark.parametrize("made", [Flat, Tokens])
def test_rows_of_another_width_are_refused(game: str, made: Any) -> None:
    size = registry.encoding(game).size
    for wrong in (np.zeros((2, size + 112), np.uint8), np.zeros(size - 1, np.uint8), np.zeros(size), np.uint8(0)):
        with pytest.raises(ValueError, match=f"observations have {size} bytes"):
            made(game)(wrong)
    assert made("aquasphere", memory=True)(np.zeros(494, np.uint8)).dtype == np.float32  # nothing to remember there


def test_a_game_without_tokens() -> None:
    with pytest.raises(ValueError, match="chess"):
        Tokens("chess")
