"""What is wrong with records, positions and component sets, said in every language behind the place that is wrong."""

import json
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import labtop
from labtop.core import validation
from labtop.core.errors import InvalidComponents, Refusal
from labtop.core.texts import LANGUAGES, Texts
from labtop.games.aquasphere.rules import component_paths
from labtop.games.aquasphere.rules.data import packaged_set
from labtop.games.gizmos.notation import card_names
from labtop.registry import GAMES

SOURCES = Path(labtop.__file__).parent
RECORD = labtop.new_game("gizmos", seed=7).record()
STATION = labtop.new_game("aquasphere", seed=7).position()
SET = packaged_set()


@pytest.mark.parametrize(
    "texts", [validation.REFUSALS, card_names.REFUSALS, component_paths.REFUSALS], ids=["core", *GAMES]
)
def test_the_languages_have_the_same_keys_and_variables(texts: Texts) -> None:
    assert texts.disagreements() == []


WRONG: list[tuple[Callable[[], Any], str, str, str]] = [
    (
        lambda: labtop.replay(RECORD | {"start": {}}),
        "start: position: the key 'game' is missing",
        "start: position: der Schlüssel 'game' fehlt",
        "start: position: brakuje klucza 'game'",
    ),
    (
        lambda: labtop.replay(RECORD | {"moves": [{"seat": 0, "action": "pick green"}]}),
        "move 1: “pick green” is not an action",
        "Zug 1: „pick green“ ist keine Aktion",
        "ruch 1: „pick green” nie jest akcją",
    ),
    (
        lambda: labtop.replay(RECORD | {"game": "chess"}),
        "game: there is no game 'chess'",
        "game: es gibt kein Spiel 'chess'",
        "game: nie ma gry 'chess'",
    ),
    (
        lambda: labtop.load_position(RECORD["start"] | {"row": dict.fromkeys(("red", "yellow", "blue", "black"), 1)}),
        "row: it has 4 spheres, not 6",
        "row: sie hat 4 Energiekugeln, nicht 6",
        "row: są w nim 4 kulki, a nie 6",
    ),
    (
        lambda: labtop.load_position(STATION | {"passed": [0, 0]}),
        "passed: a seat stands twice",
        "passed: ein Platz steht zweimal da",
        "passed: któreś miejsce stoi dwa razy",
    ),
    (
        lambda: labtop.new_game("aquasphere", components=SET | {"scoring": {}}),
        "components.scoring.triangular_cap: is missing",
        "components.scoring.triangular_cap: fehlt",
        "components.scoring.triangular_cap: brakuje",
    ),
    (
        lambda: validation.parse(b"{"),
        "broken JSON in line 1, column 2",
        "fehlerhaftes JSON in Zeile 1, Spalte 2",
        "błędny JSON w wierszu 1, kolumnie 2",
    ),
]


@pytest.mark.parametrize(("do", "en", "de", "pl"), WRONG)
def test_what_is_wrong_is_said_in_every_language(do: Callable[[], Any], en: str, de: str, pl: str) -> None:
    with pytest.raises(Refusal) as caught:
        do()
    assert str(caught.value).startswith(en)
    for language, told in zip(LANGUAGES, (en, de, pl), strict=True):
        assert caught.value.text(language).startswith(told)


def test_a_wrong_set_is_refused_as_such() -> None:
    with pytest.raises(InvalidComponents, match="components"):
        labtop.new_game("aquasphere", components=json.loads("{}"))


def test_what_is_wrong_can_be_sent_to_another_process_and_said_there() -> None:
    message = validation.REFUSALS.message("not-utf-8")
    sent = pickle.loads(pickle.dumps(message))
    assert sent == message
    assert sent.text("de") == message.text("de") != message.text("en")


def test_every_refusal_is_said_somewhere() -> None:
    for folder, texts in (("", "core"), *((f"games/{game}", f"games/{game}/words") for game in GAMES)):
        code = "".join(source.read_text("utf-8") for source in (SOURCES / folder).rglob("*.py"))
        english = (SOURCES / texts / "refusals" / "en.ftl").read_text("utf-8")
        keys = re.findall(r"^([a-z0-9-]+) =", english, re.MULTILINE)
        assert keys
        assert [key for key in keys if f'"{key}"' not in code] == []
