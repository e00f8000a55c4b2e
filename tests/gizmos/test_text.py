"""Gizmos in words: every action, and every reason why one is illegal, in three languages."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from labtop.core.errors import IllegalAction
from labtop.core.texts import LANGUAGES
from labtop.games.gizmos.rules.data import ENERGIES
from labtop.games.gizmos.words.action_text import TEXTS, describe

VECTORS = [json.loads(line) for line in (Path(__file__).parent / "conformance.jsonl").read_text("utf-8").splitlines()]


def player(**changes: Any) -> dict[str, Any]:
    return {"energy": dict.fromkeys(ENERGIES, 0), "active": ["S-1"], "archive": [], "tokens": 0} | changes


def position(stage: str, to_play: dict[str, Any] | None = None, **turn: Any) -> dict[str, Any]:
    """As much of a view as the sentences need, seat 0 being to play."""
    nothing: dict[str, Any] = {"ready": [], "used": [], "effect": None, "research": None, "build": None}
    return {
        "game": "gizmos",
        "players": [to_play or player()],
        "decks": {"I": 30, "II": 2, "III": 1},
        "turn": {"seat": 0, "stage": stage, **nothing, **turn},
    }


def view(whole: dict[str, Any]) -> dict[str, Any]:
    """A position as a spectator sees it."""
    seen: dict[str, Any] = json.loads(json.dumps(whole))
    seen["decks"] = {level: len(cards) for level, cards in whole["decks"].items()}
    if seen["turn"]["research"]:
        seen["turn"]["research"]["cards"] = len(seen["turn"]["research"]["cards"])
    return seen


def actions(vector: dict[str, Any]) -> Iterator[str]:
    yield from vector.get("legal", [])
    if "action" in vector:
        yield vector["action"]


def is_whole_sentence(text: str) -> bool:
    return text.endswith(".") and not set("{}$_\n") & set(text) and "  " not in text and "None" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_the_conformance_vectors_is_a_sentence(language: str) -> None:
    for vector in VECTORS:
        for action in actions(vector):
            sentence = describe(action, vector["position"], language)
            assert is_whole_sentence(sentence), (vector["name"], action, sentence)
            assert describe(action, view(vector["position"]), language) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_legal_actions_have_different_descriptions(language: str) -> None:
    for vector in VECTORS:
        legal = vector.get("legal", [])
        assert len({describe(action, vector["position"], language) for action in legal}) == len(legal), vector["name"]


PAYING = position("pay", build={"card": "III-13", "from": "display"})
ACTIONS = [
    (
        "pick blue",
        position("action"),
        "Pick 1 blue energy (atomic) from the energy row.",
        "Sammle 1 blaue Energiekugel (Atomius) aus der Energiereihe.",
        "Pobierz 1 niebieską kulkę energii (Atomowa) z Rzędu Energii.",
    ),
    (
        "research I",
        position("action", player(active=["S-1", "II-01"])),
        "Research level I: look at 5 cards from the deck, then build or file one of them or do neither.",
        "Forsche auf Stufe I: Sieh dir 5 Karten des Stapels an; "
        "dann baue oder speichere eine davon oder tu nichts von beidem.",
        "Przeszukaj talię poziomu I: obejrzyj 5 kart, "
        "a potem zbuduj lub zarchiwizuj jedną z nich albo odłóż wszystkie.",
    ),
    (
        "research III",
        position("action"),
        "Research level III: look at the last card of the deck, then build it, file it or do neither.",
        "Forsche auf Stufe III: Sieh dir die letzte Karte des Stapels an; "
        "dann baue oder speichere sie oder tu nichts von beidem.",
        "Przeszukaj talię poziomu III: obejrzyj jej ostatnią kartę, a potem zbuduj ją, zarchiwizuj albo odłóż.",
    ),
    (
        "file I-22",
        position("action"),
        "File I-22 from the display; it costs 1 red and is worth 1 point. When you pick blue: draw 1 random energy.",
        "Speichere I-22 aus der Auslage; er kostet 1 rote Energiekugel und bringt 1 Punkt. "
        "Wenn du blaue Energie sammelst: Ziehe 1 zufällige Energiekugel.",
        "Zarchiwizuj I-22 z Obszaru Dostępnych Kart; kosztuje 1 czerwoną kulkę energii i daje 1 punkt. "
        "Gdy pobierzesz niebieską energię: dobierz 1 losową kulkę energii.",
    ),
    (
        "build III-13",
        position("action"),
        "Build III-13 from the display for 7 energy of any colour; it scores at the end. "
        "At the end of the game: 1 point for each energy in your storage ring.",
        "Baue III-13 aus der Auslage für 7 Energiekugeln beliebiger Farbe; er bringt Punkte am Spielende. "
        "Am Spielende: 1 Punkt für jede Energiekugel in deinem Energiering.",
        "Zbuduj III-13 z Obszaru Dostępnych Kart za 7 kulek energii dowolnego koloru; daje punkty na koniec gry. "
        "Na koniec gry: 1 punkt za każdą kulkę energii w twoim Magazynie Energii.",
    ),
    (
        "pay red1 black5 via I-10 II-10 III-19",
        PAYING,
        "Pay 1 red and 5 black for III-13, using the converters I-10, II-10 and III-19.",
        "Zahle 1 rote Energiekugel und 5 schwarze Energiekugeln für III-13 "
        "und nutze die Umwandler I-10, II-10 und III-19.",
        "Zapłać 1 czerwoną kulkę energii i 5 czarnych kulek energii za III-13, używając konwerterów I-10, "
        "II-10 i III-19.",
    ),
    ("pay nothing", PAYING, "Pay nothing for III-13.", "Zahle nichts für III-13.", "Nie płać nic za III-13."),
    (
        "neither",
        position("choose", research={"level": "II", "cards": 2}),
        "Neither build nor file any of the 2 researched cards; they go under the level II deck.",
        "Baue und speichere keine der 2 gezogenen Karten; sie kommen unter den Stapel der Stufe II.",
        "Nie buduj ani nie archiwizuj żadnej z 2 dobranych kart; trafiają one na spód talii poziomu II.",
    ),
    (
        "under rest",
        position("return", research={"level": "I", "cards": 5}),
        "Put the remaining 5 cards under the level I deck in the order drawn.",
        "Lege die 5 übrigen Karten in der gezogenen Reihenfolge unter den Stapel der Stufe I.",
        "Odłóż 5 pozostałych kart na spód talii poziomu I w kolejności dobrania.",
    ),
    (
        "under",
        position("return", research={"level": "I", "cards": 3}),
        "Put researched cards under the level I deck.",
        "Lege gezogene Karten unter den Stapel der Stufe I.",
        "Odłóż dobrane karty na spód talii poziomu I.",
    ),
    (
        "use I-33",
        position("use", ready=["I-33"]),
        "Use I-33: take a victory point token worth 1.",
        "Nutze I-33: Nimm einen Siegpunktmarker im Wert von 1.",
        "Użyj I-33: weź żeton PZ o wartości 1.",
    ),
    (
        "end",
        position("use", ready=["S-1", "I-21"]),
        "End your turn and leave S-1 and I-21 unused.",
        "Beende deinen Zug und lass S-1 und I-21 ungenutzt.",
        "Zakończ turę, nie używając S-1 i I-21.",
    ),
    (
        "draw",
        position("draw", effect={"card": "III-21", "left": 2}),
        "Draw 1 more random energy for III-21; then you may draw 1 more.",
        "Ziehe für III-21 noch 1 zufällige Energiekugel; danach darfst du noch 1 ziehen.",
        "Dobierz dzięki III-21 jeszcze 1 losową kulkę energii; potem możesz dobrać jeszcze 1.",
    ),
    (
        "stop",
        position("pick", effect={"card": "III-35", "left": 1}),
        "Stop picking for III-35 and forgo 1 more energy.",
        "Höre auf, für III-35 zu sammeln, und verzichte auf 1 weitere Energiekugel.",
        "Przestań pobierać dzięki III-35 i zrezygnuj z 1 kulki energii.",
    ),
]


@pytest.mark.parametrize(("action", "where", "en", "de", "pl"), ACTIONS)
def test_description_of_each_kind_of_action(action: str, where: dict[str, Any], en: str, de: str, pl: str) -> None:
    assert [describe(action, where, language) for language in LANGUAGES] == [en, de, pl]


def test_build_names_the_discounted_price_and_the_cost() -> None:
    builder = player(active=["S-1", "III-07", "III-09"], archive=["II-03"])
    sentences = [describe("build II-03", position("action", builder), language) for language in LANGUAGES]
    assert sentences[0].startswith("Build II-03 from your archive for 1 blue instead of 3; it is worth 3 points.")
    assert sentences[1].startswith("Baue II-03 aus deinem Archiv für 1 blaue Energiekugel statt 3; er bringt 3 Punkte.")
    assert sentences[2].startswith(
        "Zbuduj II-03 ze swojego Archiwum za 1 niebieską kulkę energii zamiast 3; daje 3 punkty."
    )


def test_build_as_an_effect_is_free() -> None:
    sentence = describe("build I-03", position("build", effect={"card": "III-31", "left": 1}), "en")
    assert sentence.startswith("Build I-03 from the display for free; it is worth 1 point.")


def test_picks_still_to_come_end_where_the_ring_is_full() -> None:
    effect = {"card": "II-34", "left": 2}
    four = player(energy=dict.fromkeys(ENERGIES, 1))
    assert "then you may pick 1 more" in describe("pick red", position("pick", effect=effect), "en")
    assert "then" not in describe("pick red", position("pick", four, effect=effect), "en")


@pytest.mark.parametrize(
    "action",
    ["", "dance", "pick green", "pick", "pick red ", "file S-1", "file IV-01", "build II-99", "research IV", "end now"],
)
def test_unknown_action_is_named_in_every_language(action: str) -> None:
    with pytest.raises(IllegalAction, match="is not an action of this game") as caught:
        describe(action, position("action"), "en")
    for language in LANGUAGES:
        assert action in caught.value.text(language)


@pytest.mark.parametrize("action", ["pay", "pay red0", "pay red1 via", "pay red1 via II-01", "pay nothing via I-09"])
def test_a_payment_of_no_sense_is_not_an_action(action: str) -> None:
    with pytest.raises(IllegalAction, match="is not an action"):
        describe(action, PAYING, "en")


def test_an_action_of_another_stage_is_refused() -> None:
    with pytest.raises(IllegalAction, match="Not now: first decide how you pay"):
        describe("pick red", PAYING, "en")


def test_there_is_nothing_to_describe_when_the_game_is_over() -> None:
    with pytest.raises(IllegalAction, match="The game is over"):
        describe("pass", position("over"), "en")


def test_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="'fr'"):
        describe("pick red", position("action"), "fr")


STAGES = ("action", "pay", "choose", "return", "use", "pick", "draw", "file", "research", "build", "over")
A_CARD = [{"card": "II-03"}]
REASONS: dict[str, list[dict[str, Any]]] = {
    "illegal-unknown": [{"action": "x"}],
    "illegal-over": [{}],
    "illegal-stage": [{"stage": stage} for stage in STAGES],
    "illegal-pick-ring-full": [{"limit": limit} for limit in (5, 12, 13)],
    "illegal-pick-not-in-row": [{"colour": colour} for colour in ENERGIES],
    "illegal-file-archive-full": [{"limit": limit} for limit in (1, 2, 5)],
    "illegal-file-forbidden": A_CARD,
    "illegal-file-not-in-display": A_CARD,
    "illegal-file-not-in-hand": A_CARD,
    "illegal-build-not-available": A_CARD,
    "illegal-build-not-in-hand": A_CARD,
    "illegal-build-cost": [
        {"card": "II-03", "price": price, "colour": colour, "reach": 0, "converters": converters}
        for price in (1, 2, 7)
        for colour in (*ENERGIES, "any")
        for converters in ("yes", "no")
    ],
    "illegal-build-not-free": A_CARD,
    "illegal-research-empty": [{"level": "III"}],
    "illegal-research-forbidden": A_CARD,
    "illegal-pay": A_CARD,
    "illegal-use-not-ready": A_CARD,
    "illegal-use-not-now": A_CARD,
    "illegal-use-used": A_CARD,
    "illegal-under": A_CARD,
    "illegal-pass": [{}],
    "illegal-end": [{}],
    "illegal-spelling": [{"action": "Pick red", "right": "pick red"}],
}


@pytest.mark.parametrize("key", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_and_tells_its_cases_apart(key: str, language: str) -> None:
    sentences = [TEXTS.format(key, language, **args) for args in REASONS[key]]
    assert all(is_whole_sentence(sentence) for sentence in sentences)
    assert len(set(sentences)) == len(sentences)


def test_what_a_build_costs_and_how_far_one_reaches() -> None:
    cost = TEXTS.message("illegal-build-cost", card="II-03", price=3, colour="blue", reach=2, converters="yes")
    assert cost.text("en") == "II-03 costs 3 blue; even with your converters you have only 2."
    assert cost.text("de") == "II-03 kostet 3 blaue Energiekugeln; mit deinen Umwandlern kommst du auf 2."
    assert cost.text("pl") == "II-03 kosztuje 3 niebieskie kulki energii; nawet z konwerterami masz tylko 2."
    without = TEXTS.message("illegal-build-cost", card="II-03", price=3, colour="blue", reach=2, converters="no")
    assert without.text("en") == "II-03 costs 3 blue; you have 2."
