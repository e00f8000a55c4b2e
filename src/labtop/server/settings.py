"""How the server is set up: by the flags of `labtop serve`, or by variables named LABTOP_…"""

from __future__ import annotations

import ipaddress
import os
import platform
import re
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from labtop import registry
from labtop.server import bot_pool

MEMORY = ":memory:"
LOGS = ("error", "warning", "info", "debug")
YES, NO = ("1", "on", "yes", "true"), ("0", "off", "no", "false")
PREFIX = "LABTOP_"
PORTS = 65_536
DIGITS = 18  # of a number, at most
NOT_OURS = ("CACHE", "GAMES_PATH")  # variables that others read
UNITS = {"h": 3600, "d": 86_400, "w": 604_800}  # seconds


class SettingProblem(ValueError):
    """A setting that cannot be like that, or that there is none of: given as a variable or as a flag."""

    def __init__(self, name: str, value: str, known: bool = True, flag: bool = False) -> None:
        self.setting = name if known else "unknown"
        self.name = f"--{name.replace('_', '-')}" if flag else f"{PREFIX}{name.upper()}"
        self.value = value
        super().__init__(f"{self.name} cannot be {value!r:.60}")


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen."""

    database: str = ""  # a file, or an address of PostgreSQL; empty for the file in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8765
    hosts: tuple[str, ...] = ()  # names by which the server may be called, besides its own
    address: str = ""  # by which others reach it, "https://example.org/labtop"; empty: as it follows from the rest
    proxies: tuple[str, ...] = ()  # web servers in front that say for whom they ask, by address or network
    workers: int = 1  # processes; several need PostgreSQL
    games: tuple[str, ...] = registry.GAMES
    searches: int = 8  # bots that think at once; they share what the people leave of the processor
    stand_in: str = "medium"  # the bot where none is named
    hint: int = 1500  # milliseconds that a hint is thought about
    gone_after: int = 60  # seconds after which an absent player may be replaced by a bot
    idle_after: int = 900  # seconds after which a table that nobody looks at leaves the memory
    limits: bool = True  # on how much a client may ask
    log: str = "warning"
    access_log: bool = False  # a line for each request
    metrics: str = ""  # the address and port of /metrics, "127.0.0.1:9464"; empty for none
    keep: str = ""  # for how long tables that nobody plays at are kept, "90d"; empty for ever

    @property
    def file(self) -> str:
        """The database."""
        return self.database or str(data_folder() / "tables.sqlite3")

    @property
    def path(self) -> str:
        """Where the pages lie on the site of the address: `/labtop`, or nothing."""
        return urlsplit(self.address).path.rstrip("/")


def host_and_port(text: str) -> tuple[str, int] | None:
    """An address with a port, such as `127.0.0.1:9464` or `[::1]:9464`; None if it is not one."""
    found = re.fullmatch(r"(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+)):(\d{1,5})", text, re.ASCII)
    return (found[1] or found[2], int(found[3])) if found and int(found[3]) < PORTS else None


def seconds(text: str) -> int | None:
    """A length of time such as `12h`, `90d` or `8w`; None if it is not one."""
    found = re.fullmatch(r"([1-9]\d{0,4})([hdw])", text, re.ASCII)
    return int(found[1]) * UNITS[found[2]] if found else None


def is_address(text: str) -> bool:
    """Is it an address of pages, `https://example.org` or one with a path that is not one of our own?"""
    found = re.fullmatch(r"https?://[^\s/?#]+((?:/[\w~-][\w.~-]*)*)/?", text, re.ASCII)
    return found is not None and _has_host(text) and found[1].split("/")[1:2] not in (["api"], ["assets"])


def is_database(text: str) -> bool:
    """Is it the path of a file, or an address of PostgreSQL? `postgresql:/tables` is neither."""
    if re.match(r"postgres(ql)?:", text) is None:
        return True
    try:
        return re.match(r"postgres(ql)?://", text) is not None and bool(urlsplit(text))
    except ValueError:  # half a bracket
        return False


def _has_host(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return bool(parts.hostname) and parts.port != 0  # a port that cannot be raises
    except ValueError:
        return False


def _metrics_fit(settings: Settings) -> bool:
    """Every process has a port of its own."""
    first = host_and_port(settings.metrics)
    return not settings.metrics or (first is not None and first[1] + settings.workers - 1 < PORTS)


def is_network(text: str) -> bool:
    """Is it an address, or a network such as `10.0.0.0/8`?"""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


CHECKS: dict[str, Callable[[Settings], bool]] = {
    "database": lambda settings: is_database(settings.database),
    "port": lambda settings: 0 <= settings.port < PORTS,
    "workers": lambda settings: 1 <= settings.workers <= 256,
    "hosts": lambda settings: not any(re.search(r"[/:\s]", host) for host in settings.hosts),
    "proxies": lambda settings: all(map(is_network, settings.proxies)),
    "address": lambda settings: not settings.address or is_address(settings.address),
    "games": lambda settings: bool(settings.games) and set(settings.games) <= set(registry.GAMES),
    "searches": lambda settings: 1 <= settings.searches <= 256,
    "stand_in": lambda settings: settings.stand_in in bot_pool.offered(),
    "hint": lambda settings: 1 <= settings.hint <= 600_000,
    "idle_after": lambda settings: settings.idle_after > 0,
    "log": lambda settings: settings.log in LOGS,
    "metrics": _metrics_fit,
    "keep": lambda settings: not settings.keep or seconds(settings.keep) is not None,
}


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
    known = {PREFIX + name for name in (*NOT_OURS, *(field.name.upper() for field in fields(Settings)))}
    for name in environment:
        if name.startswith(PREFIX) and name not in known:
            raise SettingProblem(name.removeprefix(PREFIX), environment[name], known=False)
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            chosen[field.name] = _read(field.name, text, field.default)
    settings = replace(Settings(**chosen), **{name: value for name, value in flags.items() if value is not None})
    for name, fits in CHECKS.items():
        if not fits(settings):
            value = getattr(settings, name)
            told = ",".join(value) if isinstance(value, tuple) else str(value)
            raise SettingProblem(name, told, flag=flags.get(name) is not None)
    return settings


def _read(name: str, text: str, usual: Any) -> Any:
    """The value of a variable, of the same kind as the usual one."""
    if isinstance(usual, bool):
        if text.lower() not in (*YES, *NO):
            raise SettingProblem(name, text)
        return text.lower() in YES
    if isinstance(usual, int):
        if not text.isdecimal() or len(text) > DIGITS:
            raise SettingProblem(name, text)
        return int(text)
    if isinstance(usual, tuple):
        return tuple(word.strip() for word in text.split(",") if word.strip())
    return text
