"""Gizmos in words: every card and every name, in three languages."""

import json

import pytest

from labtop.core.texts import LANGUAGES
from labtop.games.gizmos.rules.data import CARDS
from labtop.games.gizmos.words.card_text import TEXTS, card_text, card_title, energy_name, name


def test_the_languages_have_the_same_keys_and_variables() -> None:
    assert TEXTS.disagreements() == []


def is_sentences(text: str) -> bool:
    return text.endswith(".") and not set("{}$_\n") & set(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_and_a_title(language: str) -> None:
    assert len(CARDS) == 112
    for card in CARDS:
        assert is_sentences(card_text(card, language)), card
        assert card_title(card, language).startswith(f"{card} · ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_different_abilities_have_different_texts(language: str) -> None:
    abilities: dict[str, str] = {}
    for card in CARDS.values():
        parts = {key: card.get(key) for key in ("trigger", "effect", "conversions", "upgrade")}
        ability = json.dumps(parts, sort_keys=True)
        assert abilities.setdefault(card_text(card["id"], language), ability) == ability, card["id"]


CARD_TEXTS = [
    (
        "II-19",
        "When you pick yellow or black: draw 1 random energy.",
        "Wenn du gelbe oder schwarze Energie sammelst: Ziehe 1 zufällige Energiekugel.",
        "Gdy pobierzesz żółtą lub czarną energię: dobierz 1 losową kulkę energii.",
    ),
    (
        "III-21",
        "When you file a gizmo: draw up to 3 random energy.",
        "Wenn du einen Gizmo speicherst: Ziehe bis zu 3 zufällige Energiekugeln.",
        "Gdy zarchiwizujesz Machinę: dobierz do 3 losowych kulek energii.",
    ),
    (
        "III-25",
        "When you build a yellow or black gizmo: take victory point tokens worth 2.",
        "Wenn du einen gelben oder schwarzen Gizmo baust: Nimm Siegpunktmarker im Wert von 2.",
        "Gdy zbudujesz żółtą lub czarną Machinę: weź żetony PZ o wartości 2.",
    ),
    (
        "II-34",
        "When you build a gizmo from your archive: pick up to 2 energy.",
        "Wenn du einen Gizmo aus deinem Archiv baust: Sammle bis zu 2 Energiekugeln.",
        "Gdy zbudujesz Machinę ze swojego Archiwum: pobierz do 2 kulek energii.",
    ),
    (
        "III-35",
        "When you build a level II gizmo: pick up to 2 energy.",
        "Wenn du einen Gizmo der Stufe II baust: Sammle bis zu 2 Energiekugeln.",
        "Gdy zbudujesz Machinę poziomu II: pobierz do 2 kulek energii.",
    ),
    (
        "III-31",
        "When you build a blue or black gizmo: build a level I gizmo for free.",
        "Wenn du einen blauen oder schwarzen Gizmo baust: Baue kostenlos einen Gizmo der Stufe I.",
        "Gdy zbudujesz niebieską lub czarną Machinę: zbuduj za darmo Machinę poziomu I.",
    ),
    (
        "I-09",
        "1 blue counts as any colour.",
        "1 blaue Energiekugel zählt als beliebige Farbe.",
        "1 niebieska kulka energii liczy się jako energia dowolnego koloru.",
    ),
    (
        "II-06",
        "1 or 2 red each count as any colour.",
        "1 oder 2 rote Energiekugeln zählen jeweils als beliebige Farbe.",
        "1 lub 2 czerwone kulki energii liczą się jako energia dowolnego koloru, każda osobno.",
    ),
    (
        "III-17",
        "1 red counts as 2 red. 1 black counts as 2 black.",
        "1 rote Energiekugel zählt als 2 rote. 1 schwarze Energiekugel zählt als 2 schwarze.",
        "1 czerwona kulka energii liczy się jako 2 czerwone. 1 czarna kulka energii liczy się jako 2 czarne.",
    ),
    (
        "III-19",
        "1 energy of any colour counts as any other colour.",
        "1 Energiekugel beliebiger Farbe zählt als beliebige andere Farbe.",
        "1 kulka energii dowolnego koloru liczy się jako energia dowolnego innego koloru.",
    ),
    (
        "II-03",
        "Your storage limit rises by 2, your file limit by 1 and your research amount by 2.",
        "Dein Energielimit steigt um 2, dein Kartenlimit um 1 und dein Forschungswert um 2.",
        "Pojemność twojego Magazynu rośnie o 2, Limit Archiwum o 1, a Limit Przeszukiwania o 2.",
    ),
    (
        "III-03",
        "You may no longer file gizmos.",
        "Du darfst keine Gizmos mehr speichern.",
        "Nie możesz już archiwizować Machin.",
    ),
    (
        "III-07",
        "Level II gizmos cost you 1 energy less.",
        "Gizmos der Stufe II kosten dich 1 Energiekugel weniger.",
        "Machiny poziomu II kosztują cię o 1 kulkę energii mniej.",
    ),
    (
        "III-15",
        "At the end of the game: as many points as your victory point tokens are worth.",
        "Am Spielende: so viele Punkte, wie deine Siegpunktmarker wert sind.",
        "Na koniec gry: tyle punktów, ile są warte twoje żetony PZ.",
    ),
]


@pytest.mark.parametrize(("card", "en", "de", "pl"), CARD_TEXTS)
def test_card_text_of_each_kind(card: str, en: str, de: str, pl: str) -> None:
    assert [card_text(card, language) for language in LANGUAGES] == [en, de, pl]


@pytest.mark.parametrize(
    ("card", "en", "de", "pl"),
    [
        ("S-1", "S-1 · starting gizmo", "S-1 · Start-Gizmo", "S-1 · Machina startowa"),
        (
            "I-01",
            "I-01 · red · cost 1 · 1 point",
            "I-01 · rot · Kosten 1 · 1 Punkt",
            "I-01 · czerwona · koszt 1 · 1 punkt",
        ),
        (
            "III-07",
            "III-07 · yellow · cost 5 · 5 points",
            "III-07 · gelb · Kosten 5 · 5 Punkte",
            "III-07 · żółta · koszt 5 · 5 punktów",
        ),
        (
            "III-13",
            "III-13 · generic · cost 7 · points at the end",
            "III-13 · Joker-Gizmo · Kosten 7 · Punkte am Spielende",
            "III-13 · Uniwersalna · koszt 7 · punkty na koniec gry",
        ),
    ],
)
def test_card_title(card: str, en: str, de: str, pl: str) -> None:
    assert [card_title(card, language) for language in LANGUAGES] == [en, de, pl]


def test_names_are_those_of_the_rulebooks() -> None:
    assert [name("research", language) for language in LANGUAGES] == ["Research", "Forschen", "Przeszukaj"]
    assert [energy_name("black", language) for language in LANGUAGES] == ["battery", "Dunkle Materie", "Baterie"]


def test_unknown_card_is_named() -> None:
    with pytest.raises(ValueError, match="there is no card 'IV-01'"):
        card_text("IV-01", "en")
