"""The third law: two games that differ only in what a viewer cannot know give that viewer the very same bytes."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import labtop
from gizmos.positions import begun_by
from labtop.bots import catalog
from labtop.core.errors import IllegalAction
from labtop.core.texts import LANGUAGES
from labtop.server import commands, hints, messages, projection
from labtop.server.errors import Refused, text
from labtop.server.messages import Move, Moved, Person
from labtop.server.projection import Viewer
from labtop.server.repository import Start
from labtop.server.seats import taken
from labtop.server.table import Table

Position = dict[str, Any]
PLAYERS = 3
NAMES = ["Ada", "Ben", "Cyd"]
COACHED = 4  # decisions of the past, the last ones
CARD = re.compile(r"I{1,3}-\d\d")


def table_of(start: Position, moves: list[dict[str, Any]]) -> Table:
    """A table at which these moves were played from this position."""
    sitting = [Person(name) for name in ("Ada", "Ben", "Cem")]
    facts = {"hints": True, "clock": None, "listed": False, "secret": "5ec2e7" * 8, "luck": 3, "created": 0}
    game = labtop.load_position(start, seed=1)
    table = Table(Start("t", start["game"], sitting, **facts), {}, game, [taken(seat) for seat in sitting])
    for number, move in enumerate(moves, 1):
        chance = move.get("chance", [])
        table.apply(Moved(Move(number, move["seat"], move["action"], "person", 10, chance)))
    return table


def frames(table: Table, eye: int | None) -> Iterator[bytes]:
    """Every kind of bytes that a viewer can ask for."""
    viewer = Viewer(() if eye is None else (eye,), eye)
    yield projection.frame(table, viewer, projection.Whole([True] * PLAYERS, [0] * PLAYERS, 0, 5))
    for seq in range(1, table.seq + 1):
        yield projection.frame(table, viewer, projection.Happened(seq, 5))
    yield projection.frame(table, viewer, projection.Past(0))
    for language in LANGUAGES:
        yield projection.frame(table, viewer, projection.Said(language, 0))
    for action in ("pick red", "file II-03", "build I-07", "under I-01", "end", "pass", "act A green", "nonsense"):
        yield projection.frame(table, viewer, reason(table, viewer, action))
    if eye is not None and eye == table.decider:
        for level in ("random", "medium"):
            yield projection.frame(table, viewer, analysis(table.game, level))
    for played in range(max(0, table.game.played - COACHED), table.game.played):
        yield projection.frame(table, viewer, coached(table, viewer, played))


def analysis(game: labtop.Game, level: str) -> messages.Analysis:
    found = catalog.make(level, game.rules.name, 5).analyse(game.observe(5))
    return replace(hints._told(game, found, 1), seconds=0.0)


def coached(table: Table, viewer: Viewer, played: int) -> projection.Answer:
    """What the coach asks for: a decision of the past, also of another seat."""
    try:
        return analysis(commands.hinted(table, viewer.held, messages.Hint(table.position, played)), "medium")
    except Refused as refused:
        return messages.Error(refused.code)


def reason(table: Table, viewer: Viewer, action: str) -> projection.Answer:
    try:
        commands.decides(table, viewer.held, table.position)
        table.game.copy().play(action)
    except Refused as refused:
        return messages.Error(refused.code)
    except IllegalAction as error:
        return messages.Error("illegal", "k", text(error.reason))
    return messages.Done("k", 1)


def gizmos_otherwise(record: dict[str, Any], table: Table, eye: int | None) -> tuple[Position, list[dict[str, Any]]]:
    """The same game with all cards swapped that the viewer has never seen, wherever they are."""
    known = {card for played in range(table.game.played + 1) for card in CARD.findall(_shown(table, played, eye))}
    known |= {card for move in table.game.moves(eye) for card in CARD.findall(move["action"])}
    swap: dict[str, str] = {}
    for level in ("I", "II", "III"):
        cards = [f"{level}-{number:02}" for number in range(1, 37) if f"{level}-{number:02}" not in known]
        swap |= dict(zip(cards, cards[1:] + cards[:1], strict=True))

    def other(value: Any) -> Any:
        return json.loads(CARD.sub(lambda card: swap.get(card[0], card[0]), json.dumps(value)))

    return other(record["start"]), other(record["moves"])


def _shown(table: Table, played: int, eye: int | None) -> str:
    return json.dumps(table.game.at(played).view(eye))


def aquasphere_otherwise(
    record: dict[str, Any], table: Table, eye: int | None
) -> tuple[Position, list[dict[str, Any]]]:
    """The same game with the piles turned round as far as nobody has seen them."""
    start, now = json.loads(json.dumps(record["start"])), table.game.position()
    for name, cards in now["decks"].items():
        start["decks"][name][len(start["decks"][name]) - len(cards) :] = cards[::-1]
    programs, tiles = len(now["program_cards"]) - 1, len(now["centre"]) - 1
    if programs > 0:
        start["program_cards"][-programs:] = start["program_cards"][-programs:][::-1]
    for tile in start["centre"][-tiles:] if tiles > 0 else []:
        tile["rotation"] = (tile["rotation"] + 1) % 6
    return start, record["moves"]


OTHERWISE = {"gizmos": gizmos_otherwise, "aquasphere": aquasphere_otherwise}


@pytest.mark.parametrize("eye", [0, 1, 2, None])
@pytest.mark.parametrize("game", OTHERWISE)
def test_what_a_viewer_cannot_know_changes_no_byte(game: str, eye: int | None) -> None:
    chooser = random.Random(f"{game} {eye}")
    compared = 0
    for seed in range(12):
        playing = labtop.new_game(game, PLAYERS, seed=seed)
        for _ in range(chooser.randrange(60)):
            if playing.to_play is not None:
                playing.play(chooser.choice(preferred(playing.legal_actions(), chooser)))
        if playing.to_play is None:
            continue
        record = playing.record()
        table = table_of(record["start"], record["moves"])
        start, moves = OTHERWISE[game](record, table, eye)
        other = table_of(start, moves)
        assert other.game.position() != table.game.position(), "the two games do differ"
        assert list(frames(other, eye)) == list(frames(table, eye))
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("eye", [0, None])
@pytest.mark.parametrize("game", OTHERWISE)
def test_the_key_of_chance_changes_no_byte(game: str, eye: int | None) -> None:
    """Neither the key nor how much of its stream has been used."""
    record = labtop.new_game(game, PLAYERS, seed=5).record()
    shown = list(frames(table_of(record["start"], []), eye))
    for field in ("key", "second_key", "counter", "rest", "slices", "stream"):
        other = table_of(record["start"], [])
        other.game._states["chance"][field][0] ^= 1
        assert list(frames(other, eye)) == shown


def preferred(actions: list[str], chooser: random.Random) -> list[str]:
    """Rather those that have to do with hidden cards."""
    secret = [action for action in actions if action.split()[0] in ("research", "under", "neither")]
    return secret if secret and chooser.random() < 0.6 else actions


def test_the_comparison_would_see_a_leak() -> None:
    """Somebody who researches sees other cards in the other game."""
    playing = begun_by(0, NAMES)
    playing.play("research II")
    record = playing.record()
    table = table_of(record["start"], record["moves"])
    other = table_of(*gizmos_otherwise(record, table, 1))
    assert list(frames(other, 1)) == list(frames(table, 1))
    assert list(frames(other, 0)) != list(frames(table, 0))


def test_other_seats_see_under_without_the_card() -> None:
    playing = begun_by(0, NAMES)
    for action in ("research II", "neither"):
        playing.play(action)
    card = playing.view(0)["turn"]["research"]["cards"][0]
    playing.play(f"under {card}")
    record = playing.record()
    table = table_of(record["start"], record["moves"])
    own, others = (projection.frame(table, Viewer((eye,), eye), projection.Whole([], [], 0, 0)) for eye in (0, 1))
    assert f"under {card}".encode() in own
    assert card.encode() not in others


def test_bytes_are_made_in_one_place_only() -> None:
    """Nothing else in the server turns messages into bytes for a client."""
    from pathlib import Path

    folder = Path(projection.__file__).parent
    makers = [path.name for path in folder.glob("*.py") if re.search(r"json\.(encode|Encoder|dumps)", path.read_text())]
    assert sorted(makers) == [
        "cluster.py",
        "logs.py",
        "projection.py",
        "repository.py",
    ]  # the store's and the logs' are for nobody outside
