"""`labtop record prove`: what was promised, who added to it, what follows, or what does not fit."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from labtop.cli.main import app
from labtop.core.texts import LANGUAGES
from proofs import proved_record


def prove(record: object, language: str = "en") -> tuple[int, str]:
    Path("game.json").write_text(record if isinstance(record, str) else json.dumps(record))
    result = CliRunner().invoke(app, ["record", "prove", "game.json", "--language", language])
    return result.exit_code, " ".join(result.output.split())


def test_a_shuffle_that_is_right_is_proved_in_words() -> None:
    record = proved_record()
    code, said = prove(record)
    assert code == 0
    assert record["proof"]["commitment"] in said.replace(" ", "")
    assert "is the one that was promised" in said
    assert "Ada added randomness of their own" in said
    assert "The seed follows" in said
    assert "set up exactly as this seed says" in said
    assert "Whatever chance brought" in said
    assert "This shuffle is proved." in said


@pytest.mark.parametrize("nonces", [(None, None), ("0" * 32, "1" * 32)])
def test_it_is_said_who_added_to_it(nonces: tuple[str | None, ...]) -> None:
    _, said = prove(proved_record(nonces=nonces))
    assert ("Ada, Ben added" if nonces[0] else "No player added randomness") in said
    assert ("Nobody could choose the deal" in said) == bool(nonces[0])


def test_it_is_said_what_does_not_fit() -> None:
    record: dict[str, Any] = proved_record()
    record["proof"]["secret"] = "0" * 64
    code, said = prove(record)
    assert code == 1
    assert "is not the one that was promised" in said
    assert "The seed does not follow" in said
    assert "This shuffle is not proved." in said
    assert "could choose the deal" not in said


def test_broken_files_and_records_without_a_proof_get_a_clear_answer() -> None:
    record = proved_record()
    del record["proof"]
    code, said = prove(record)
    assert (code, "proof: there is none" in said) == (1, True)
    assert prove("{")[0] == 1
    assert prove([])[0] == 1
    assert CliRunner().invoke(app, ["record", "prove", "nothing.json"]).exit_code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proof_is_told_in_every_language(language: str) -> None:
    code, said = prove(proved_record("aquasphere", (None, "0" * 32, "1" * 32)), language)
    assert code == 0
    assert "{" not in said
    assert {"en": "is proved", "de": "ist bewiesen", "pl": "jest udowodnione"}[language] in said
