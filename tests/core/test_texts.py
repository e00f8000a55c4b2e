"""The Fluent loader: whole sentences in three languages, or a clear error."""

import subprocess
import sys
from pathlib import Path

import pytest

from labtop.core.errors import IllegalAction
from labtop.core.texts import LANGUAGES, Message, Texts

SPHERES = {
    "en": "spheres = { $count ->\n [one] { $count } sphere\n *[other] { $count } spheres\n }\n",
    "de": "spheres = { $count ->\n [one] { $count } Kugel\n *[other] { $count } Kugeln\n }\n",
    "pl": "spheres = { $count ->\n [one] { $count } kula\n [few] { $count } kule\n *[many] { $count } kul\n }\n",
}


def folder(path: Path, **sources: str) -> Path:
    """A folder of texts; a language that is not named has the spheres."""
    path.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (path / f"{language}.ftl").write_text(sources.get(language, SPHERES[language]), encoding="utf-8")
    return path


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    return Texts(folder(tmp_path / "texts"))


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [("en", 1, "1 sphere"), ("de", 2, "2 Kugeln"), ("pl", 1, "1 kula"), ("pl", 3, "3 kule"), ("pl", 5, "5 kul")],
)
def test_plural_forms_follow_the_language(texts: Texts, language: str, count: int, sentence: str) -> None:
    assert texts.format("spheres", language, count=count) == sentence


def test_unknown_language_is_named_with_the_known_ones(texts: Texts) -> None:
    with pytest.raises(ValueError, match="'fr'; the languages are en, de, pl"):
        texts.format("spheres", "fr", count=1)


def test_unknown_key_is_named(texts: Texts) -> None:
    with pytest.raises(KeyError, match="'cubes' in 'de'"):
        texts.format("cubes", "de")


def test_missing_argument_is_an_error_and_never_printed(texts: Texts) -> None:
    with pytest.raises(ValueError, match=r"'spheres' in 'en' cannot be written: .*count"):
        texts.format("spheres", "en")


def test_arguments_stand_in_the_sentence_without_invisible_marks(tmp_path: Path) -> None:
    texts = Texts(folder(tmp_path / "texts", en="hello = Hello { $name }!\n"))
    assert texts.format("hello", "en", name="Ada") == "Hello Ada!"


def test_several_folders_make_one_set_of_texts(tmp_path: Path) -> None:
    words = dict.fromkeys(LANGUAGES, "yes = Yes.\n")
    texts = Texts(folder(tmp_path / "core", **words), folder(tmp_path / "game"))
    assert texts.format("yes", "pl") == "Yes."
    assert texts.format("spheres", "pl", count=2) == "2 kule"


def test_a_key_that_stands_twice_is_refused(tmp_path: Path) -> None:
    texts = Texts(folder(tmp_path / "core"), folder(tmp_path / "game"))
    with pytest.raises(ValueError, match=r"en.ftl: 'spheres' stands twice"):
        texts.format("spheres", "en", count=1)


def test_broken_fluent_is_refused_and_not_skipped(tmp_path: Path) -> None:
    texts = Texts(folder(tmp_path / "texts", en="good = Good.\nbad = { $count ->\n"))
    with pytest.raises(ValueError, match=r"en.ftl: .*bad"):
        texts.format("good", "en")


def test_languages_that_agree_have_no_disagreements(texts: Texts) -> None:
    assert texts.disagreements() == []


def test_missing_key_is_a_disagreement(tmp_path: Path) -> None:
    texts = Texts(folder(tmp_path / "texts", de=SPHERES["de"] + "extra = Mehr.\n"))
    assert texts.disagreements() == ["extra is missing in en, pl"]


def test_other_variables_are_a_disagreement_also_through_references(tmp_path: Path) -> None:
    through = "inner = { $count }\nouter = { inner }\n"
    sources = {"en": through, "de": through, "pl": "inner = { $count }\nouter = { inner } { $more }\n"}
    (disagreement,) = Texts(folder(tmp_path / "texts", **sources)).disagreements()
    assert disagreement.startswith("outer has the variables")


def test_a_reason_is_english_as_text_and_any_language_on_demand(texts: Texts) -> None:
    reason = texts.message("spheres", count=2)
    error = IllegalAction(reason)
    assert str(error) == "2 spheres"
    assert error.text("pl") == "2 kule"
    assert reason == Message("spheres", {"count": 2}, texts)


def test_importing_the_loader_does_not_import_fluent() -> None:
    code = "import sys, labtop.core.texts; sys.exit('fluent.runtime' in sys.modules or 'numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
