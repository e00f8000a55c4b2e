"""How the server is set up: by the flags of `labtop serve`, or by variables named LABTOP_…"""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from labtop import registry
from labtop.server import bot_pool

MEMORY = ":memory:"
LOGS = ("error", "warning", "info", "debug")
YES, NO = ("1", "on", "yes", "true"), ("0", "off", "no", "false")


class SettingProblem(ValueError):
    """A setting that cannot be like that."""

    def __init__(self, name: str, value: str) -> None:
        self.name = f"LABTOP_{name.upper()}"
        self.value = value
        super().__init__(f"{self.name} cannot be {value!r:.60}")


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen."""

    database: str = ""  # a file; empty for the one in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8765
    hosts: tuple[str, ...] = ()  # names by which the server may be called, besides its own
    address: str = ""  # by which others reach it, "https://table.example.org"; empty: as it follows from the rest
    proxies: tuple[str, ...] = ()  # web servers in front that say for whom they ask, by address or network
    games: tuple[str, ...] = registry.GAMES
    searches: int = 8  # bots that think at once; they share what the people leave of the processor
    stand_in: str = "medium"  # the bot where none is named
    hint: int = 1500  # milliseconds that a hint is thought about
    gone_after: int = 60  # seconds after which an absent player may be replaced by a bot
    idle_after: int = 900  # seconds after which a table that nobody looks at leaves the memory
    limits: bool = True  # on how much a client may ask
    log: str = "warning"

    @property
    def file(self) -> str:
        """The database."""
        return self.database or str(data_folder() / "tables.sqlite3")


def data_folder() -> Path:
    """Where a user's data belongs on this system."""
    if platform.system() == "Windows":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "labtop"
    if platform.system() == "Darwin":
        return Path.home() / "Library" / "Application Support" / "labtop"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "labtop"


def from_environment(environment: dict[str, str], **flags: Any) -> Settings:
    """Flags that are not None, then LABTOP_PORT and the like, then what is usual; SettingProblem names a bad one."""
    chosen = {}
    for field in fields(Settings):
        text = environment.get(f"LABTOP_{field.name.upper()}")
        if text is not None:
            chosen[field.name] = _read(field.name, text, field.default)
    settings = replace(Settings(**chosen), **{name: value for name, value in flags.items() if value is not None})
    if settings.log not in LOGS:
        raise SettingProblem("log", settings.log)
    if settings.searches < 1:
        raise SettingProblem("searches", str(settings.searches))
    if settings.hint < 1:
        raise SettingProblem("hint", str(settings.hint))
    if settings.stand_in not in bot_pool.offered():
        raise SettingProblem("stand_in", settings.stand_in)
    if not settings.games or not set(settings.games) <= set(registry.GAMES):
        raise SettingProblem("games", ",".join(settings.games))
    return settings


def _read(name: str, text: str, usual: Any) -> Any:
    """The value of a variable, of the same kind as the usual one."""
    if isinstance(usual, bool):
        if text.lower() not in (*YES, *NO):
            raise SettingProblem(name, text)
        return text.lower() in YES
    if isinstance(usual, int):
        if not text.isdecimal():
            raise SettingProblem(name, text)
        return int(text)
    if isinstance(usual, tuple):
        return tuple(word.strip() for word in text.split(",") if word.strip())
    return text
