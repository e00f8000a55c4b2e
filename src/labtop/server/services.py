"""What all tables of a server share."""

from __future__ import annotations

from dataclasses import dataclass

from labtop.server.bot_pool import BotPool
from labtop.server.bot_tables import BotTables
from labtop.server.limits import Limits
from labtop.server.looks import Looks
from labtop.server.metrics import Metrics
from labtop.server.settings import Settings
from labtop.server.store import Store
from labtop.server.time_source import Time


@dataclass(frozen=True)
class Services:
    """Handed to every session."""

    process: str  # what other servers on the same database call this one
    settings: Settings
    store: Store
    time: Time
    bot_pool: BotPool
    limits: Limits
    looks: Looks
    metrics: Metrics
    bot_tables: BotTables
