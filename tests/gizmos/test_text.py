"""Gizmos in words: every action, and every reason why one is illegal, in three languages."""

import json
from pathlib import Path
from typing import Any

import pytest

import labtop
from gizmos.positions import player, position
from labtop import describe
from labtop.core.errors import IllegalAction
from labtop.core.events import Event
from labtop.core.happening import Happening
from labtop.core.sentences import foretold, said
from labtop.core.texts import LANGUAGES
from labtop.games.gizmos.rules.cards import NUMBERS
from labtop.games.gizmos.rules.data import ENERGIES
from labtop.games.gizmos.rules.events import EventKind
from labtop.games.gizmos.words.action_text import describes
from labtop.games.gizmos.words.card_text import TEXTS

VECTORS = [json.loads(line) for line in (Path(__file__).parent / "conformance.jsonl").read_text("utf-8").splitlines()]


def view(whole: dict[str, Any]) -> dict[str, Any]:
    """A position as a spectator sees it."""
    seen: dict[str, Any] = json.loads(json.dumps(whole))
    seen["decks"] = {level: len(cards) for level, cards in whole["decks"].items()}
    if seen["turn"]["research"]:
        seen["turn"]["research"]["cards"] = len(seen["turn"]["research"]["cards"])
    return seen


def is_whole_sentence(text: str) -> bool:
    return text.endswith(".") and not set("{}$_\n") & set(text) and "  " not in text and "None" not in text


def test_every_legal_action_of_the_conformance_vectors_is_a_sentence_of_its_own() -> None:
    for vector in VECTORS:
        texts = foretold(labtop.load_position(vector["position"], seed=1)).described
        assert sorted(texts) == sorted(vector.get("legal", texts))
        for language in LANGUAGES:
            sentences = {action: said(messages, language) for action, messages in texts.items()}
            wrong = {action: text for action, text in sentences.items() if not is_whole_sentence(text)}
            assert not wrong, vector["name"]
            assert len(set(sentences.values())) == len(sentences), vector["name"]


def test_what_is_played_is_described_alike_in_a_position_and_in_a_spectators_view() -> None:
    for vector in VECTORS:
        if "action" in vector:
            sentence = describe(vector["action"], vector["position"], "en")
            assert describe(vector["action"], view(vector["position"]), "en") == sentence


PAYING = position(player("red1", "III-09", "I-22"), stage="pay", build={"card": "I-22", "from": "archive"})
ACTIONS = [
    (
        "pick blue",
        position(),
        "Pick 1 blue energy (atomic) from the energy row.",
        "Sammle 1 blaue Energiekugel (Atomius) aus der Energiereihe.",
        "Pobierz 1 niebieską kulkę energii (Atomowa) z Rzędu Energii.",
    ),
    (
        "research I",
        position(player("", "II-01")),
        "Research level I: look at 5 cards from the deck, then build or file one of them or do neither.",
        "Forsche auf Stufe I: Sieh dir 5 Karten des Stapels an; "
        "dann baue oder speichere eine davon oder tu nichts von beidem.",
        "Przeszukaj talię poziomu I: obejrzyj 5 kart, "
        "a potem zbuduj lub zarchiwizuj jedną z nich albo odłóż wszystkie.",
    ),
    (
        "research III",
        position(empty="III", top="III-13"),
        "Research level III: look at the last card of the deck, then build it, file it or do neither.",
        "Forsche auf Stufe III: Sieh dir die letzte Karte des Stapels an; "
        "dann baue oder speichere sie oder tu nichts von beidem.",
        "Przeszukaj talię poziomu III: obejrzyj jej ostatnią kartę, a potem zbuduj ją, zarchiwizuj albo odłóż.",
    ),
    (
        "file I-22",
        position(display="I-22"),
        "File I-22 from the display; it costs 1 red and is worth 1 point. When you pick blue: draw 1 random energy.",
        "Speichere I-22 aus der Auslage; er kostet 1 rote Energiekugel und bringt 1 Punkt. "
        "Wenn du blaue Energie sammelst: Ziehe 1 zufällige Energiekugel.",
        "Zarchiwizuj I-22 z Obszaru Dostępnych Kart; kosztuje 1 czerwoną kulkę energii i daje 1 punkt. "
        "Gdy pobierzesz niebieską energię: dobierz 1 losową kulkę energii.",
    ),
    (
        "build III-13",
        position(player("red2 yellow2 blue3", "II-01"), display="III-13"),
        "Build III-13 from the display for 7 energy of any colour; it scores at the end. "
        "At the end of the game: 1 point for each energy in your storage ring.",
        "Baue III-13 aus der Auslage für 7 Energiekugeln beliebiger Farbe; er bringt Punkte am Spielende. "
        "Am Spielende: 1 Punkt für jede Energiekugel in deinem Energiering.",
        "Zbuduj III-13 z Obszaru Dostępnych Kart za 7 kulek energii dowolnego koloru; daje punkty na koniec gry. "
        "Na koniec gry: 1 punkt za każdą kulkę energii w twoim Magazynie Energii.",
    ),
    ("pay nothing", PAYING, "Pay nothing for I-22.", "Zahle nichts für I-22.", "Nie płać nic za I-22."),
    (
        "neither",
        position(empty="II", stage="choose", research="II II-01 II-02"),
        "Neither build nor file any of the 2 researched cards; they go under the level II deck.",
        "Baue und speichere keine der 2 gezogenen Karten; sie kommen unter den Stapel der Stufe II.",
        "Nie buduj ani nie archiwizuj żadnej z 2 dobranych kart; trafiają one na spód talii poziomu II.",
    ),
    (
        "under rest",
        position(player("", "II-01"), stage="return", research="I I-01 I-02 I-03 I-04 I-05"),
        "Put the remaining 5 cards under the level I deck in the order drawn.",
        "Lege die 5 übrigen Karten in der gezogenen Reihenfolge unter den Stapel der Stufe I.",
        "Odłóż 5 pozostałych kart na spód talii poziomu I w kolejności dobrania.",
    ),
    (
        "under",
        view(position(stage="return", research="I I-01 I-02 I-03")),
        "Put researched cards under the level I deck.",
        "Lege gezogene Karten unter den Stapel der Stufe I.",
        "Odłóż dobrane karty na spód talii poziomu I.",
    ),
    (
        "use I-33",
        position(player("", "I-33"), stage="use", ready="I-33"),
        "Use I-33: take a victory point token worth 1.",
        "Nutze I-33: Nimm einen Siegpunktmarker im Wert von 1.",
        "Użyj I-33: weź żeton PZ o wartości 1.",
    ),
    (
        "end",
        position(player("", "I-21"), stage="use", ready="S-1 I-21"),
        "End your turn and leave S-1 and I-21 unused.",
        "Beende deinen Zug und lass S-1 und I-21 ungenutzt.",
        "Zakończ turę, nie używając S-1 i I-21.",
    ),
    (
        "draw",
        position(player("", "III-21"), stage="draw", effect={"card": "III-21", "left": 2}, used="III-21"),
        "Draw 1 more random energy for III-21; then you may draw 1 more.",
        "Ziehe für III-21 noch 1 zufällige Energiekugel; danach darfst du noch 1 ziehen.",
        "Dobierz dzięki III-21 jeszcze 1 losową kulkę energii; potem możesz dobrać jeszcze 1.",
    ),
    (
        "stop",
        position(player("", "III-35"), stage="pick", effect={"card": "III-35", "left": 1}, used="III-35"),
        "Stop picking for III-35 and forgo 1 more energy.",
        "Höre auf, für III-35 zu sammeln, und verzichte auf 1 weitere Energiekugel.",
        "Przestań pobierać dzięki III-35 i zrezygnuj z 1 kulki energii.",
    ),
]


@pytest.mark.parametrize(("action", "where", "en", "de", "pl"), ACTIONS)
def test_description_of_each_kind_of_action(action: str, where: dict[str, Any], en: str, de: str, pl: str) -> None:
    assert [describe(action, where, language) for language in LANGUAGES] == [en, de, pl]


def test_a_payment_names_spheres_and_converters() -> None:
    spent = [Event(EventKind.SPHERES_SPENT, 0, colour, count) for colour, count in ((0, 1), (3, 5))]
    via = [Event(EventKind.CONVERTER_USED, 0, NUMBERS[card]) for card in ("I-10", "II-10", "III-19")]
    events = (*spent, *via, Event(EventKind.CARD_BUILT, 0, NUMBERS["III-13"]))
    [sentence] = describes(Happening("pay red1 black5 via I-10 II-10 III-19", 0, 0, events, {}))
    assert [sentence.text(language) for language in LANGUAGES] == [
        "Pay 1 red and 5 black for III-13, using the converters I-10, II-10 and III-19.",
        "Zahle 1 rote Energiekugel und 5 schwarze Energiekugeln für III-13 "
        "und nutze die Umwandler I-10, II-10 und III-19.",
        "Zapłać 1 czerwoną kulkę energii i 5 czarnych kulek energii za III-13, używając konwerterów I-10, "
        "II-10 i III-19.",
    ]


def test_build_names_the_discounted_price_and_the_cost() -> None:
    builder = player("blue1", "III-07 III-09", "II-03")
    sentences = [describe("build II-03", position(builder), language) for language in LANGUAGES]
    assert sentences[0].startswith("Build II-03 from your archive for 1 blue instead of 3; it is worth 3 points.")
    assert sentences[1].startswith("Baue II-03 aus deinem Archiv für 1 blaue Energiekugel statt 3; er bringt 3 Punkte.")
    assert sentences[2].startswith(
        "Zbuduj II-03 ze swojego Archiwum za 1 niebieską kulkę energii zamiast 3; daje 3 punkty."
    )


def test_build_as_an_effect_is_free() -> None:
    effect = {"card": "III-31", "left": 1}
    where = position(player("", "III-31"), display="I-03", stage="build", effect=effect, used="III-31")
    sentence = describe("build I-03", where, "en")
    assert sentence.startswith("Build I-03 from the display for free; it is worth 1 point.")


def test_picks_still_to_come_end_where_the_ring_is_full() -> None:
    picking = {"stage": "pick", "effect": {"card": "II-34", "left": 2}, "used": "II-34"}
    empty, four = player("", "II-34"), player("red1 yellow1 blue1 black1", "II-34")
    assert "then you may pick 1 more" in describe("pick red", position(empty, **picking), "en")
    assert "then" not in describe("pick red", position(four, **picking), "en")


@pytest.mark.parametrize(
    "action",
    ["", "dance", "pick green", "pick", "file S-1", "file IV-01", "build II-99", "research IV", "end now"],
)
def test_unknown_action_is_named_in_every_language(action: str) -> None:
    with pytest.raises(IllegalAction, match="is not an action of this game") as caught:
        describe(action, position(), "en")
    for language in LANGUAGES:
        assert action in caught.value.text(language)


@pytest.mark.parametrize("action", ["pay", "pay red0", "pay red1 via", "pay red1 via II-01"])
def test_a_payment_of_no_sense_is_not_an_action(action: str) -> None:
    with pytest.raises(IllegalAction, match="is not an action"):
        describe(action, PAYING, "en")


def test_a_payment_that_is_not_on_offer_is_refused() -> None:
    with pytest.raises(IllegalAction, match="You cannot pay for I-22 like this"):
        describe("pay nothing via I-09", PAYING, "en")


def test_a_misspelt_action_is_not_described_but_its_spelling_is_named() -> None:
    with pytest.raises(IllegalAction, match="“pick red ” must be spelled “pick red”"):
        describe("pick red ", position(), "en")


def test_an_action_that_is_not_legal_is_refused_with_its_reason() -> None:
    with pytest.raises(IllegalAction, match="I-22 is neither in the display nor in your archive"):
        describe("build I-22", position(), "en")


def test_an_action_of_another_stage_is_refused() -> None:
    with pytest.raises(IllegalAction, match="Not now: first decide how you pay"):
        describe("pick red", PAYING, "en")


def test_there_is_nothing_to_describe_when_the_game_is_over() -> None:
    with pytest.raises(IllegalAction, match="The game is over"):
        describe("pass", next(v["position"] for v in VECTORS if v["position"]["turn"]["stage"] == "over"), "en")


def test_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="'fr'"):
        describe("pick red", position(), "fr")


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
