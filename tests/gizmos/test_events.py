"""The rules tell what happens: in random games the events of each move are exactly the change of the position."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import labtop
from gizmos.positions import play, player, random_position, table
from labtop.core.events import MOST_EVENTS, NOTHING, Event
from labtop.core.game import Game
from labtop.core.happening import Happening
from labtop.core.texts import LANGUAGES
from labtop.games.gizmos.rules.cards import IDS, NUMBERS
from labtop.games.gizmos.rules.data import CARDS, ENERGIES
from labtop.games.gizmos.rules.events import EventKind
from labtop.games.gizmos.rules.state import Source
from labtop.games.gizmos.words.move_text import tells

SPHERES = (EventKind.SPHERE_PICKED, EventKind.ROW_FILLED, EventKind.SPHERE_DRAWN, EventKind.SPHERES_SPENT)
HIDDEN = {EventKind.CARD_RESEARCHED, EventKind.CARD_RETURNED}


def random_games() -> Iterator[Game]:
    """New games, and games with so many gizmos that every kind of event comes."""
    for seed in range(12):
        players = 2 + seed % 3
        game = labtop.new_game("gizmos", players, seed)
        yield finished(game if seed < 3 else labtop.load_position(random_position(players, seed), seed), seed)


def finished(game: Game, seed: int) -> Game:
    chooser = random.Random(seed)
    while game.to_play is not None and game.played < 500:
        game.play(chooser.choice(game.legal_actions()))
    return game


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return list(random_games())


def found(events: tuple[Event, ...], kind: EventKind) -> list[str]:
    """The cards, or colours, of the events of a kind."""
    names = ENERGIES if kind in SPHERES else IDS
    many = kind is EventKind.SPHERES_SPENT
    return [names[event.thing] for event in events if event.kind is kind for _ in range(event.amount if many else 1)]


def test_every_kind_comes_and_there_is_room_for_all(games: list[Game]) -> None:
    moves = [game.events(number) for game in games for number in range(game.played)]
    assert {event.kind for events in moves for event in events} == set(EventKind)
    assert max(map(len, moves)) < MOST_EVENTS


def test_events_are_the_change_of_the_position(games: list[Game]) -> None:
    for game in games:
        for number in range(game.played):
            before, after = game.at(number).position(), game.at(number + 1).position()
            check(game.events(number), before, after)


def check(events: tuple[Event, ...], before: dict, after: dict) -> None:
    seat = before["turn"]["seat"]
    old, new = before["players"][seat], after["players"][seat]
    picked, filled, drawn, spent = (Counter(found(events, kind)) for kind in SPHERES)
    for colour in ENERGIES:
        assert new["energy"][colour] - old["energy"][colour] == picked[colour] + drawn[colour] - spent[colour]
        assert after["row"][colour] - before["row"][colour] == filled[colour] - picked[colour]
        assert (
            after["dispenser"][colour] - before["dispenser"][colour] == spent[colour] - filled[colour] - drawn[colour]
        )
    built, filed = found(events, EventKind.CARD_BUILT), found(events, EventKind.CARD_FILED)
    assert new["active"] == old["active"] + built
    from_archive = [card for card in built if of(events, EventKind.CARD_BUILT).amount == Source.ARCHIVE]
    assert Counter(new["archive"]) == Counter(old["archive"]) + Counter(filed) - Counter(from_archive)
    assert new["tokens"] - old["tokens"] == sum(
        event.amount for event in events if event.kind is EventKind.POINTS_GAINED
    )
    assert set(found(events, EventKind.CARD_SHOWN)) == cards(after["display"]) - cards(before["display"])
    hands = [Counter((one["turn"]["research"] or {"cards": []})["cards"]) for one in (before, after)]
    taken = Counter(
        card
        for kind in (EventKind.CARD_BUILT, EventKind.CARD_FILED)
        for card in found(events, kind)
        if of(events, kind).amount == Source.RESEARCH
    )
    returned = Counter(found(events, EventKind.CARD_RETURNED))
    assert hands[1] == hands[0] + Counter(found(events, EventKind.CARD_RESEARCHED)) - returned - taken
    kinds = [event.kind for event in events]
    assert (EventKind.END_TRIGGERED in kinds) == (after["end_triggered"] and not before["end_triggered"])
    assert (EventKind.GAME_ENDED in kinds) == (after["turn"]["stage"] == "over")
    assert (EventKind.TURN_ENDED in kinds) == (after["turn"]["number"] > before["turn"]["number"])
    if EventKind.TURN_ENDED not in kinds:
        used = [*found(events, EventKind.GIZMO_USED), *found(events, EventKind.CONVERTER_USED)]
        assert Counter(after["turn"]["used"]) == Counter(before["turn"]["used"]) + Counter(used)
        ready = {*before["turn"]["ready"], *found(events, EventKind.GIZMO_TRIGGERED)}
        assert set(after["turn"]["ready"]) == ready - set(used)


def of(events: tuple[Event, ...], kind: EventKind) -> Event:
    return next(event for event in events if event.kind is kind)


def cards(display: dict[str, list[str | None]]) -> set[str | None]:
    return {card for row in display.values() for card in row if card}


def test_others_see_no_card_that_is_hidden_from_them(games: list[Game]) -> None:
    for game in games:
        for number, move in enumerate(game.moves(None)):
            others = [None, *(seat for seat in range(game.players) if seat != move["seat"])]
            for viewer in others:
                happening = game.happened(number, viewer)
                assert all(event.thing == NOTHING for event in happening.events if event.kind in HIDDEN)
                public = str(game.at(number).view(None)) + str(game.at(number + 1).view(None))
                for message in game.told(number, viewer):
                    named = [word.strip(".,") for word in message.text("en", ["Ada"] * game.players).split()]
                    assert all(word in public for word in named if word in CARDS)


def test_own_moves_are_told_with_their_cards() -> None:
    game = play(table(stage="return", research="II II-05 II-06 II-07"), "under II-06")
    assert [message.text("en", ["Ada", "Ben"]) for message in game.told(0, 0)] == [
        "Ada puts II-06 under the level II deck."
    ]
    assert [message.text("en", ["Ada", "Ben"]) for message in game.told(0, 1)] == [
        "Ada puts cards under the level II deck."
    ]


def test_every_move_is_told_in_every_language(games: list[Game]) -> None:
    names = ["Ada", "Ben", "Cleo", "Dan"]
    told = {
        message.text(language, names)
        for game in games
        for number in range(game.played)
        for message in game.told(number, game.moves(None)[number]["seat"])
        for language in LANGUAGES
    }
    assert any(sentence.endswith(" picks yellow.") for sentence in told)
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)


PAID = {
    "en": "Ada builds II-29 for 1 yellow, 2 blue and 1 black with the converters I-09 and II-14.",
    "de": "Ada baut II-29 für 1 gelbe Energiekugel, 2 blaue Energiekugeln und 1 schwarze Energiekugel "
    "mit den Umwandlern I-09 und II-14.",
    "pl": "Ada buduje II-29 za 1 żółtą kulkę energii, 2 niebieskie kulki energii i 1 czarną kulkę energii, "
    "używając konwerterów I-09 i II-14.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_paid_is_told_in_words(language: str) -> None:
    spent = [Event(EventKind.SPHERES_SPENT, 0, colour, count) for colour, count in ((1, 1), (2, 2), (3, 1))]
    via = [Event(EventKind.CONVERTER_USED, 0, NUMBERS[card]) for card in ("I-09", "II-14")]
    events = (*spent, *via, Event(EventKind.CARD_BUILT, 0, NUMBERS["II-29"]))
    [told] = tells(Happening("pay yellow1 blue2 black1 via I-09 II-14", 0, 1, events, {}))
    assert told.text(language, ["Ada", "Ben"]) == PAID[language]


@pytest.mark.parametrize(
    ("language", "price"),
    [("en", " for 2 black."), ("de", " für 2 schwarze Energiekugeln."), ("pl", " za 2 czarne kulki energii.")],
)
def test_the_price_of_a_build_is_told_in_words(language: str, price: str) -> None:
    game = play(table(player("black2"), display="II-20"), "build II-20")
    assert price in game.told(0, None)[0].text(language, ["Ada", "Ben"])


def test_facts_are_what_the_rules_work_out(games: list[Game]) -> None:
    for game in games:
        facts, position = game.facts(None), game.position()
        for seat, own in enumerate(facts["players"]):
            assert sum(own["points"].values()) == game.scores()[seat]
            assert sum(own["worth"].values()) + position["players"][seat]["tokens"] == game.scores()[seat]
            assert own["stored"] == sum(position["players"][seat]["energy"].values())


def test_facts_of_a_dashboard() -> None:
    rich = player("red2 blue3", "II-01 III-05 III-14 III-16", tokens=7)
    own = table(rich).facts(None)["players"][0]
    assert own["limits"] == {"storage": 7, "archive": 2, "research": 5}
    assert own["forbidden"] == ["research"]
    assert (own["worth"]["III-14"], own["worth"]["III-16"], own["level_3"]) == (5, 7, 3)
    assert own["points"]["end-energy"] == 5
    assert own["points"]["end-tokens"] == 7
