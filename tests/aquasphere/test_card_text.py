"""AquaSphere in words: every card, extension, program and name, in three languages."""

import json
from functools import partial
from typing import Any

import pytest

from labtop.core.texts import LANGUAGES
from labtop.games.aquasphere.rules.data import EXTENSION_IDS, PROGRAMS, RESEARCH_IDS, packaged_set
from labtop.games.aquasphere.words import catalogue
from labtop.games.aquasphere.words.card_text import (
    TEXTS,
    card_text,
    card_title,
    designed_note,
    extension_text,
    extension_title,
    name,
    program_action,
    program_name,
    program_text,
)


def test_the_languages_have_the_same_keys_and_variables() -> None:
    assert TEXTS.disagreements() == []


def is_sentences(text: str) -> bool:
    return text.endswith(".") and not set("{}$_\n") & set(text) and "  " not in text


def printed_by_the_publisher() -> dict[str, Any]:
    """The packaged set with nothing designed, as if somebody had entered the printed values."""
    published: dict[str, Any] = json.loads(json.dumps(packaged_set()).replace('"designed"', '"published"'))
    return published


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_research_card_has_a_title_and_a_text_of_its_own(language: str) -> None:
    assert len(RESEARCH_IDS) == 41
    texts = [card_text(card, language) for card in RESEARCH_IDS]
    assert all(map(is_sentences, texts))
    assert len(set(texts)) == 41
    assert all(card_title(card, language).startswith(f"{card} · ") for card in RESEARCH_IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_extension_has_a_title_and_a_text_of_its_own(language: str) -> None:
    assert len(EXTENSION_IDS) == 30
    texts = [extension_text(extension, language) for extension in EXTENSION_IDS]
    assert all(map(is_sentences, texts))
    assert len(set(texts)) == 30
    assert all(
        extension_title(extension, language, catalogue.packaged()).startswith(f"{extension}* · ")
        for extension in EXTENSION_IDS
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_program_has_a_name_an_action_and_a_text(language: str) -> None:
    for tell in (program_name, program_action, program_text):
        assert len({tell(program, language) for program in PROGRAMS}) == 7
    assert all(is_sentences(program_text(program, language)) for program in PROGRAMS)


CARD_TEXTS = [
    (
        "R01",
        "When your engineer enters a field with the green tile: 2 time markers.",
        "Betritt dein Ingenieur ein Feld mit dem grünen Plättchen: 2 Zeitmarker.",
        "Gdy twój inżynier wchodzi na pole z zieloną płytką: 2 żetony czasu.",
    ),
    (
        "R12",
        "When your engineer enters a field with the purple tile: 4 points.",
        "Betritt dein Ingenieur ein Feld mit dem lila Plättchen: 4 Punkte.",
        "Gdy twój inżynier wchodzi na pole z fioletową płytką: 4 punkty.",
    ),
    (
        "R23",
        "When you catch at least one octopod with a purple action: 1 crystal.",
        "Fängst du mit einer lila Aktion mindestens einen Oktopoden: 1 Kristall.",
        "Gdy akcją fioletową złapiesz co najmniej jednego oktopoda: 1 kryształ.",
    ),
    (
        "R25",
        "Once per move your scientist may jump to the opposite sector for 1 time marker.",
        "Einmal je Bewegung darf dein Wissenschaftler für 1 Zeitmarker in den Sektor gegenüber springen.",
        "Raz w trakcie ruchu twój naukowiec może za 1 żeton czasu przeskoczyć do sektora naprzeciwko.",
    ),
    (
        "R26",
        "1 point for each bot of another colour your bots push off a control space.",
        "1 Punkt für jeden fremden Bot, den deine Bots von einem Kontrollfeld verdrängen.",
        "1 punkt za każdego cudzego bota, którego twoje boty wypchną z pola kontroli.",
    ),
    (
        "R33",
        "In each intermediate scoring you may pay 1 time marker and put a bot from your supply on the purple symbol.",
        "In jeder Zwischenwertung darfst du 1 Zeitmarker zahlen und einen Bot aus deinem Vorrat "
        "auf das lila Symbol stellen.",
        "W każdej punktacji pośredniej możesz zapłacić 1 żeton czasu i postawić bota z zasobów na fioletowym symbolu.",
    ),
    (
        "R41",
        "When taken: 2 time markers, and a bot from your supply goes on the red symbol. "
        "If the symbol is taken or the supply is empty, 2 more time markers instead.",
        "Beim Nehmen: 2 Zeitmarker, und ein Bot aus deinem Vorrat kommt auf das rote Symbol. "
        "Ist es besetzt oder der Vorrat leer, stattdessen noch 2 Zeitmarker.",
        "Przy wzięciu: 2 żetony czasu, a bot z zasobów trafia na czerwony symbol. "
        "Jeśli jest on zajęty albo zasoby są puste, zamiast tego jeszcze 2 żetony czasu.",
    ),
]


@pytest.mark.parametrize(("card", "en", "de", "pl"), CARD_TEXTS)
def test_text_of_a_research_card(card: str, en: str, de: str, pl: str) -> None:
    assert [card_text(card, language) for language in LANGUAGES] == [en, de, pl]


EXTENSION_TEXTS = [
    (
        "X08",
        "Your lab gains room for 1* more research card. Letter C*: when you take it, you may place a bot there.",
        "Dein Labor fasst 1* Forschungskarte mehr. Buchstabe C*: Beim Nehmen darfst du einen Bot dorthin stellen.",
        "Pojemność twojego laboratorium rośnie o 1* kartę badań. Litera C*: przy wzięciu możesz postawić tam bota.",
    ),
    (
        "X24",
        "Your lab gains room for 1* more time marker. Letters A and F*: when you take it, "
        "you may place a bot in each of those sectors.",
        "Dein Labor fasst 1* Zeitmarker mehr. "
        "Buchstaben A und F*: Beim Nehmen darfst du in jeden dieser Sektoren einen Bot stellen.",
        "Pojemność twojego laboratorium rośnie o 1* żeton czasu. "
        "Litery A i F*: przy wzięciu możesz postawić bota w każdym z tych sektorów.",
    ),
    (
        "X27",
        "Your lab gains room for 1* more octopod in an action and 2* more time markers.",
        "Dein Labor fasst 1* Oktopoden je Aktion und 2* Zeitmarker mehr.",
        "Pojemność twojego laboratorium rośnie o 1* oktopoda na akcję i 2* żetony czasu.",
    ),
]


@pytest.mark.parametrize(("extension", "en", "de", "pl"), EXTENSION_TEXTS)
def test_text_of_an_extension_marks_its_designed_values(extension: str, en: str, de: str, pl: str) -> None:
    assert [extension_text(extension, language) for language in LANGUAGES] == [en, de, pl]


def test_a_published_extension_has_no_mark() -> None:
    published = printed_by_the_publisher()
    assert (
        extension_text("X27", "en", published)
        == "Your lab gains room for 1 more octopod in an action and 2 more time markers."
    )
    assert extension_title("X27", "en", catalogue.read(published)) == "X27 · no letter"


def test_texts_follow_another_set() -> None:
    other = printed_by_the_publisher()
    other["research_cards"]["cards"]["items"][0] |= {"program": "white", "reward": "crystals", "amount": 5}
    other["lab_extensions"]["tiles"]["items"][0] |= {"letters": [], "octopods": 0}
    assert card_text("R01", "pl", other) == "Gdy twój inżynier wchodzi na pole z białą płytką: 5 kryształów."
    assert extension_text("X01", "en", other) == "Your lab gains no room."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_explains_the_mark(language: str) -> None:
    assert designed_note(language).startswith(f"{catalogue.DESIGNED_MARK} ")


def test_names_in_the_words_of_the_rules() -> None:
    assert [card_title("R29", language) for language in LANGUAGES] == [
        "R29 · sideways",
        "R29 · Seitenschritt",
        "R29 · krok w bok",
    ]
    assert [extension_title("X19", language, catalogue.packaged()) for language in LANGUAGES] == ["X19* · A B"] * 3
    assert [name("charging-station", language) for language in LANGUAGES] == [
        "Charging station",
        "Ladestation",
        "Stacja ładowania",
    ]
    assert [program_name("purple", language) for language in LANGUAGES] == ["purple", "Lila", "fioletowy"]


@pytest.mark.parametrize(
    "tell", [card_text, card_title, extension_text, partial(extension_title, chosen=catalogue.packaged())]
)
def test_unknown_component_is_named(tell: Any) -> None:
    with pytest.raises(ValueError, match="no component 'R99'"):
        tell("R99", "en")


@pytest.mark.parametrize("tell", [program_text, program_name])
def test_unknown_word_is_named(tell: Any) -> None:
    with pytest.raises(ValueError, match="'orange' is none of"):
        tell("orange", "en")
