"""Compiled code: each kernel once, each game its own, and a cache that is never stale."""

import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite
import llvmlite.binding
import numba
import numpy as np
import pytest

from another_python import INTERPRETED, run
from labtop.core import cache, entry_points
from labtop.core import kernel as kernels
from labtop.core.kernel import bind, kernel
from labtop.registry import GAMES, rules


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_kernel_is_compiled_once(game: str, tmp_path: Path) -> None:
    program = str(Path(__file__).with_name("specialisations.py"))
    compiled = json.loads(run(program, game, LABTOP_CACHE=str(tmp_path)))
    assert {name: count for name, count in compiled.items() if count > 1} == {}
    assert all(count == 1 for name, count in compiled.items() if name.startswith("entry point "))
    assert sum(compiled.values()) > 20  # they were compiled here, not loaded


def test_import_of_labtop_is_light() -> None:
    """NumPy and Numba are loaded with the first game, not with the package."""
    heavy = "[name for name in ('numpy', 'numba', 'rich', 'typer') if name in sys.modules]"
    assert run("-c", f"import sys, labtop; print({heavy})") == "[]\n"


def test_import_of_a_games_package_is_light() -> None:
    for game in GAMES:
        assert run("-c", f"import sys, labtop.games.{game}; print('numba' in sys.modules)") == "False\n"


@kernel
def one() -> int:
    return 1


@kernel
def two() -> int:
    return 2


def hook() -> int:
    raise NotImplementedError


def _answer(number: int) -> int:
    return number + hook()


def test_bind_gives_each_game_its_own_code_under_its_own_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice, the second time from the disk: what is kept for one game is never taken for the other."""
    monkeypatch.setenv("LABTOP_CACHE", str(tmp_path))
    monkeypatch.setattr(cache.config, "CACHE_DIR", cache.config.CACHE_DIR)
    for _ in range(2):
        first: Any = bind(_answer, "gizmos", hook=one)
        second: Any = bind(_answer, "aquasphere", hook=two)
        assert (first(10), second(10)) == (11, 12)
        names = [bound.py_func.__qualname__ for bound in (first, second)]
        assert names == ["_answer_gizmos", "_answer_aquasphere"]
    assert len(list(tmp_path.glob("gizmos-*"))) == len(list(tmp_path.glob("aquasphere-*"))) == 1


def test_doors_of_the_games_have_distinct_names() -> None:
    entry_points: list[Any] = [
        bound for game in GAMES for bound in (*rules(game).entry_points, *rules(game).more_entry_points)
    ]
    names = [bound.py_func.__qualname__ for bound in entry_points]
    assert len(set(names)) == len(names)


def test_interpreted_kernels_take_small_numbers_without_overflow() -> None:
    """An int8 field times 100 in a kernel: compiled code widens it, so interpreted code has to."""
    program = (
        "import numpy as np\nfrom labtop.core.kernel import kernel\n"
        "@kernel\ndef hundredfold(number):\n    return number * 100\n"
        "print(hundredfold(np.int8(100)))"
    )
    assert run("-c", program, **INTERPRETED) == "10000\n"


@kernel
def first_of_new_array() -> float:
    return float(np.zeros(1)[0])


def test_a_kernel_that_makes_an_array_does_not_compile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is counted, so nothing would ever be freed."""
    monkeypatch.setenv("LABTOP_CACHE", str(tmp_path))
    monkeypatch.setattr(cache.config, "CACHE_DIR", cache.config.CACHE_DIR)
    with pytest.raises(numba.core.errors.NumbaError):
        bind(_answer, "gizmos", hook=first_of_new_array)(1)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package whose files can be changed."""
    copy = tmp_path / "labtop"
    shutil.copytree(cache.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "terminal", "cli"))
    monkeypatch.setattr(cache, "PACKAGE", copy)
    return copy


def fingerprint(game: str = "gizmos") -> str:
    return str(cache.fingerprint.__wrapped__(game))


@pytest.mark.parametrize(
    "file", ["core/chance.py", "core/new.py", "games/gizmos/rules/payments.py", "games/gizmos/rules/cards.json"]
)
def test_changed_sources_and_data_compile_anew(package: Path, file: str) -> None:
    before, other = fingerprint(), fingerprint("aquasphere")
    with (package / file).open("a") as source:
        source.write(" ")
    assert fingerprint() != before
    assert (fingerprint("aquasphere") == other) == file.startswith("games/gizmos")


@pytest.mark.parametrize("file", sorted(cache.PACKAGE.rglob("compiled.py")), ids=lambda file: file.parent.name)
def test_every_part_that_compiles_does_so_anew_when_it_changes(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = file.relative_to(cache.PACKAGE).parts[0]
    before = cache.fingerprint.__wrapped__("gizmos", part)
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: b"changed" if path == file else read(path))
    assert cache.fingerprint.__wrapped__("gizmos", part) != before


@pytest.mark.parametrize("file", ["bots/mcts.py", "games/gizmos/bots/features.py", "games/gizmos/bots/new.py"])
def test_a_change_in_the_bots_compiles_only_the_bots_anew(package: Path, file: str) -> None:
    def both() -> list[str]:
        return [str(cache.fingerprint.__wrapped__("gizmos", part)) for part in ("core", "bots")]

    before = both()
    with (package / file).open("a") as source:
        source.write(" ")
    assert [new == old for new, old in zip(both(), before, strict=True)] == [True, False]


def test_two_threads_bind_each_to_its_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, str] = {}

    def use(game: str, module: str) -> None:
        cache.config.CACHE_DIR = game
        time.sleep(0.05)

    def look(**_: object) -> Callable[[FunctionType], FunctionType]:
        def remember(function: FunctionType) -> FunctionType:
            seen[function.__qualname__] = cache.config.CACHE_DIR
            return function

        return remember

    monkeypatch.setattr(cache.config, "CACHE_DIR", cache.config.CACHE_DIR)
    monkeypatch.setattr(cache, "use", use)
    monkeypatch.setattr(kernels, "njit", look)
    monkeypatch.setattr(kernels, "widened", lambda dispatcher: dispatcher)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda game: kernels.bind(entry_points.score, game), ("one", "two")))
    assert seen == {"score_one": "one", "score_two": "two"}


def test_removed_and_renamed_sources_compile_anew(package: Path) -> None:
    seen = {fingerprint()}
    rules = package / "games" / "gizmos" / "rules"
    (rules / "supply.py").rename(rules / "piles.py")
    seen.add(fingerprint())
    (rules / "piles.py").unlink()
    seen.add(fingerprint())
    assert len(seen) == 3


def test_what_is_no_source_of_kernels_does_not_compile_anew(package: Path) -> None:
    before = fingerprint()
    (package / "games" / "gizmos" / "words" / "texts" / "en.ftl").write_text("changed")
    (package / "games" / "gizmos" / "words" / "reasons.py").write_text("changed")
    (package / "registry.py").write_text("changed")
    assert fingerprint() == before


def test_another_compiler_or_processor_compiles_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = {fingerprint()}
    for module in (numba, llvmlite, np):
        monkeypatch.setattr(module, "__version__", "0.0")
        seen.add(fingerprint())
    monkeypatch.setattr(llvmlite.binding, "get_host_cpu_name", lambda: "abacus")
    seen.add(fingerprint())
    monkeypatch.setattr(platform, "python_version", lambda: "2.7")
    seen.add(fingerprint())
    assert len(seen) == 6


def test_code_with_checked_bounds_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint()
    monkeypatch.setattr(cache.config, "BOUNDSCHECK", 1)
    assert fingerprint() != before


def test_caches_of_long_ago_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LABTOP_CACHE", str(tmp_path))
    monkeypatch.setattr(cache.config, "CACHE_DIR", "")
    old = [tmp_path / f"gizmos-core-{number:02}" for number in range(cache.KEPT + 3)]
    for age, folder in enumerate(reversed(old)):
        (folder / "inner").mkdir(parents=True)
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    other = tmp_path / "gizmos-bots-00"
    other.mkdir()
    os.utime(other, (1, 1))
    cache.use("gizmos", "labtop.core.entry_points")
    now = tmp_path / cache.fingerprint("gizmos")
    assert str(now) == cache.config.CACHE_DIR
    assert sorted(tmp_path.iterdir()) == sorted([other, now, *old[-cache.KEPT + 1 :]])


def test_a_cache_that_cannot_be_written_only_costs_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LABTOP_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr(cache.config, "CACHE_DIR", "")
    cache.use("gizmos", "labtop.core.entry_points")
    assert Path(cache.config.CACHE_DIR).parent == cache.home(), "for the processes that it starts too"
    assert cache.home().is_dir()


WITHOUT_HOME = """
from pathlib import Path
from labtop.core import cache, kernel
from summing import total
print(kernel.bind(total, "gizmos")(20, 22), cache.config.CACHE_DIR, len(list(Path(cache.config.CACHE_DIR).iterdir())))
"""


def test_code_that_cannot_be_kept_is_compiled_into_a_folder_that_goes_with_its_process(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "summing.py").write_text("def total(one, two):\n    return one + two\n")
    environment = os.environ | {
        "LABTOP_CACHE": str(tmp_path / "file" / "cache"),
        "NUMBA_DISABLE_JIT": "0",
        "PYTHONPATH": str(tmp_path),
        "TMPDIR": str(tmp_path),
    }
    command = [sys.executable, "-c", WITHOUT_HOME]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()
    assert told == ["42", told[1], "1"]
    assert Path(told[1]).is_relative_to(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir() if path.name != "__pycache__") == ["file", "summing.py"]


def test_home_of_the_caches_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LABTOP_CACHE", str(tmp_path / "here"))
    assert cache.home() == tmp_path / "here"
    monkeypatch.delenv("LABTOP_CACHE")
    monkeypatch.setattr(platform, "system", lambda: "Linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "there"))
    assert cache.home() == tmp_path / "there" / "labtop"
