"""What a server counts and measures, in the words of Prometheus. Nothing here names a person, a table or an address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from time import perf_counter

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
METHODS = ("GET", "HEAD", "POST", "DELETE")  # others are counted together: a client may invent any


class Metrics:
    """One server's own, so that several in one process do not mix."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)
        self._moves = Counter("labtop_moves", "Moves that are on disk.", ["by"], registry=registry)
        self._refusals = Counter("labtop_refusals", "Requests and messages refused.", ["code"], registry=registry)
        self._commands = Histogram(
            "labtop_command_seconds",
            "From a message at a table to its answer; of a command that changes something, on disk.",
            ["command"],
            buckets=SECONDS,
            registry=registry,
        )
        self.handovers = Counter(
            "labtop_handovers", "Sockets handed to the process that leads their table.", registry=registry
        )
        self._requests = Histogram(
            "labtop_request_seconds",
            "HTTP requests.",
            ["method", "route", "status"],
            buckets=SECONDS,
            registry=registry,
        )
        self._moves_by, self._command = cache(self._moves.labels), cache(self._commands.labels)
        self.tables = Gauge("labtop_tables", "Tables in memory.", registry=registry)
        self.sockets = Gauge("labtop_sockets", "Sockets at tables.", registry=registry)
        self.thinking = Gauge("labtop_bots_thinking", "Bots that think, or wait for it.", registry=registry)
        self.searches = Gauge("labtop_searches", "Bots that may think at once.", registry=registry)
        self.writes = Gauge("labtop_store_queue", "Jobs that wait for the database.", registry=registry)
        self.reviews = Gauge("labtop_review_queue", "Reviews under way or waiting.", registry=registry)

    def moved(self, by: str) -> None:
        """A move is on disk."""
        self._moves_by(by).inc()

    def refused(self, code: str) -> None:
        """Somebody was told that something is not possible."""
        self._refusals.labels(code).inc()

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(method if method in METHODS else "other", route, status).observe(seconds)

    @contextmanager
    def command(self, name: str) -> Iterator[None]:
        """Measure how long a message at a table takes to be answered."""
        begun = perf_counter()
        try:
            yield
        finally:
            self._command(name).observe(perf_counter() - begun)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
