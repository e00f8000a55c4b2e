"""`labtop serve`: the table in the browser."""

from __future__ import annotations

import os
import signal
import threading
import webbrowser
from typing import TYPE_CHECKING, Any

from rich.text import Text

from labtop import registry
from labtop.cli.words import printable, speaker
from labtop.core.system_errors import system_error

if TYPE_CHECKING:
    from rich.console import Console

    from labtop.server.database import StoreProblem
    from labtop.server.settings import SettingProblem

LONGEST = 200  # letters of a wrong value that are shown


def serve(console: Console, language: str, opening: bool, flags: dict[str, Any]) -> int:
    """Serve until somebody stops it; the exit code."""
    from labtop.server.database import StoreProblem
    from labtop.server.runner import PortProblem, run
    from labtop.server.settings import SettingProblem, from_environment

    say = speaker(language)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # being stopped and Ctrl-C are the same

    def ready(here: str, network: str | None) -> None:
        console.print(Text(say("serve-here", link=here), "bold"))
        if network is not None:
            console.print(Text(say("serve-network", link=network), "bold"))
        console.print(Text(say("serve-stop"), "dim"))
        if opening:
            # Browsers take a moment to start; the server is listening already.
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    try:
        run(from_environment(dict(os.environ), **flags), ready)
    except SettingProblem as problem:
        console.print(Text(setting_problem(problem, language), "red"))
        return 2
    except StoreProblem as problem:
        console.print(Text(store_problem(problem, language), "red"))
        return 1
    except PortProblem as problem:
        console.print(Text(say("serve-port", error=printable(problem.reason.text(language))), "red"))
        return 1
    except KeyboardInterrupt:
        pass
    console.print(Text(say("serve-stopped"), "dim"))
    return 0


def store_problem(problem: StoreProblem, language: str) -> str:
    """Why the database cannot be used."""
    facts = {"file": printable(problem.file), "error": printable(_reason(problem.error, language))}
    return speaker(language)(f"serve-store-{problem.why}", **facts)


def setting_problem(problem: SettingProblem, language: str) -> str:
    """What is wrong with a setting, and what it can be."""
    from labtop.server import bot_pool

    say = speaker(language)
    if problem.setting == "unknown":
        return say("setting-unknown", name=printable(problem.name))
    value = printable(problem.value)
    wrong = say("serve-setting", name=problem.name, value=value if len(value) <= LONGEST else f"{value[:LONGEST]}…")
    facts = {"games": ", ".join(registry.GAMES), "bots": ", ".join(bot_pool.offered())}
    return f"{wrong} {say('setting-' + problem.setting.replace('_', '-'), **facts)}"


def _reason(error: object, language: str) -> str:
    """Why the database cannot be used: what the system says, or SQLite."""
    if isinstance(error, OSError):
        return system_error(error).text(language)
    return speaker(language)("serve-store-error", name=getattr(error, "sqlite_errorname", ""), error=str(error))
