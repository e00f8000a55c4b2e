"""What Typer says around our words is in the user's language, taken from the locale."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from labtop.core.texts import LANGUAGES

ENGLISH = ("Usage", "Options", "Commands", "Arguments", "Error", "Show this", "Try ", "No such", "default", "Missing")


CALLS = """
import contextlib, io, json, sys
from labtop.cli.main import app
told = []
for words in json.loads(sys.argv[1]):
    with io.StringIO() as out, contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        try:
            app(words, prog_name="labtop")
        except SystemExit as end:
            told.append([end.code, out.getvalue()])
print(json.dumps(told))
"""


def run(language: str, *calls: Sequence[str]) -> list[tuple[int, str]]:
    """Calls of the command by somebody with this locale: the exit code of each, and all that it writes."""
    environment = os.environ | {"LC_ALL": f"{language}.UTF-8", "COLUMNS": "200", "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", CALLS, json.dumps(calls)]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", check=True).stdout
    return [(code, " ".join(text.split())) for code, text in json.loads(told)]


HELP = {
    "en": ("Usage: labtop", "Arguments", "Options", "[default: en]", "Show this message and exit."),
    "de": ("Aufruf: labtop", "Argumente", "Optionen", "[sonst: de]", "Diese Hilfe anzeigen."),
    "pl": ("Użycie: labtop", "Argumenty", "Opcje", "[domyślnie: pl]", "Pokaż tę pomoc."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_one_language(language: str) -> None:
    (code, text), (_, every) = run(language, ["play", "--help"], [])
    assert code == 0
    assert all(word in text for word in HELP[language])
    assert {"en": "Commands", "de": "Befehle", "pl": "Polecenia"}[language] in every
    assert language == "en" or not any(word in text + every for word in ENGLISH)


def test_help_names_no_types_of_python() -> None:
    calls = ["arena --help", "stats --help", "admin rotate --help", "serve --help", "puzzles make --help"]
    for _, text in run("en", *(call.split() for call in calls)):
        assert not re.search("<[a-z]", text)
        assert "--language en|de|pl" in text


FULL = Path("/dev/full")  # it takes nothing, as a disk without space
UNWRITTEN = {
    "en": "Nothing more can be written: there is no space left.",
    "de": "Es lässt sich nichts mehr schreiben: es ist kein Platz mehr frei.",
    "pl": "Nie można już nic zapisać: zabrakło miejsca.",
}


@pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    "call", [["--help"], ["--version"], ["record", "check", "x"], ["aquasphere", "components"]], ids=" ".join
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_output_that_cannot_be_written_is_said_in_a_sentence(language: str, call: list[str]) -> None:
    environment = os.environ | {"LC_ALL": f"{language}.UTF-8", "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", "from labtop.cli.main import app; app()", *call]
    with FULL.open("w") as full:
        done = subprocess.run(
            command, env=environment, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False
        )
    assert (done.returncode, done.stderr) == (1, UNWRITTEN[language] + "\n")


WRONG = [
    ("play --foo", "Diese Option gibt es nicht: --foo", "Nie ma takiej opcji: --foo"),
    ("dance", "Diesen Befehl gibt es nicht: dance", "Nie ma takiego polecenia: dance"),
    ("record dance", "Diesen Befehl gibt es nicht: dance", "Nie ma takiego polecenia: dance"),
    ("stats", "Es fehlt die Angabe AUFZEICHNUNGEN.", "Nie podano: ZAPISY."),
    ("play gizmos and more", "mehr, als der Befehl annimmt: and more", "niż polecenie przyjmuje: and more"),
    ("play --seed", "Die Option --seed braucht einen Wert.", "Opcja --seed wymaga wartości."),
    ("play --seed x", "Der Wert für --seed muss eine Zahl", "Wartość --seed musi być liczbą"),
    ("play --seed -1", "Der Wert für --seed muss eine Zahl", "Wartość --seed musi być liczbą"),
    ("play chess", "Ungültiger Wert für SPIEL: Die Spiele sind", "Błędna wartość GRA: Gry to"),
]


@pytest.mark.parametrize(("language", "place"), [("de", 1), ("pl", 2)])
def test_a_wrong_call_is_answered_in_one_language(language: str, place: int) -> None:
    for (code, text), wrong in zip(run(language, *(wrong[0].split() for wrong in WRONG)), WRONG, strict=True):
        assert code == 2
        assert wrong[place] in text
        assert not any(word in text for word in ENGLISH)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "ist falsch: record: der Schlüssel 'labtop' fehlt"),
        ("pl", "zawiera błąd: record: brakuje klucza 'labtop'"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_in_one_language(tmp_path: Path, language: str, told: str) -> None:
    (tmp_path / "game.json").write_text("{}")
    ((code, text),) = run(language, ["record", "check", str(tmp_path / "game.json")])
    assert code == 1
    assert told in text


@pytest.mark.parametrize("option", [["--language", "de"], ["--language=de"]])
def test_the_language_that_a_call_names_is_that_of_its_help_and_errors(option: list[str]) -> None:
    environment = os.environ | {"LC_ALL": "pl.UTF-8", "COLUMNS": "200", "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", "from labtop.cli.main import app; app()", "play", "--foo", *option]
    told = subprocess.run(
        command, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    ).stderr
    assert "Diese Option gibt es nicht: --foo" in told


SYSTEM = [
    ("stats {}/nothing", "es gibt keine solche Datei", "nie ma takiego pliku"),
    (
        "arena gizmos --bots random greedy --out {}/file/inside",
        "ein Teil des Pfads ist eine Datei",
        "część ścieżki to plik",
    ),
    ("serve --no-open --database {}/file", "es ist keine Datenbank", "to nie jest baza danych"),
    ("serve --no-open --database {}/file/inside", "ein Teil des Pfads ist eine Datei", "część ścieżki to plik"),
    ("serve --no-open --host 192.0.2.1 --database {}/new", "diese Adresse hat dieser Computer nicht", "takiego adresu"),
    ("aquasphere components --components {}/file", "kann nicht gespielt werden: fehlerhaftes JSON", "nie da się grać"),
]


@pytest.mark.parametrize(("language", "place"), [("de", 1), ("pl", 2)])
def test_what_the_system_refuses_is_said_in_one_language(tmp_path: Path, language: str, place: int) -> None:
    (tmp_path / "file").write_text("neither a record nor a database, but long enough to be looked at as one " * 9)
    told = run(language, *(call[0].format(tmp_path).split() for call in SYSTEM))
    for (code, text), call in zip(told, SYSTEM, strict=True):
        assert code
        assert call[place] in text, call
