"""Databases for the tests: what holds for one holds for the other."""

from collections.abc import Iterator

import pytest

from labtop.server import cluster as clusters
from labtop.server import review_store
from server import postgres, serving


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Postgres]:
    """A real PostgreSQL; skipped with the reason where there is none."""
    with postgres.running() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def any_database(request: pytest.FixtureRequest) -> Iterator[None]:
    """The test is run with SQLite and with PostgreSQL."""
    if request.param == "sqlite":
        yield
        return
    found: postgres.Postgres = request.getfixturevalue("cluster")
    serving.PLACES.append(found.database)
    yield
    serving.PLACES.pop()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, who lives is not taken for dead."""
    for module in (clusters, review_store):
        monkeypatch.setattr(module, "LIVING", clusters.LIVING.replace(f"- {clusters.DEAD}", "- 600000"))
