"""Tables that stand at a certain stage."""

from collections.abc import Callable
from typing import Any

from browser.serving import Server


def reach(server: Server, stage: str) -> tuple[str, str]:
    """A table of Gizmos at a stage, and the secret of the seat that decides."""
    first = "research" if stage in ("choose", "return") else ""
    return reach_state(server, lambda state: state["view"]["turn"]["stage"] == stage, first)


def reach_state(server: Server, reached: Callable[[dict[str, Any]], bool], first: str = "") -> tuple[str, str]:
    """A table of Gizmos in such a state, as the first seat sees it, and the secret of the seat that decides."""
    for _ in range(40):
        table, secrets = server.table("Ada", "Ben")
        if server.play_until(table, secrets, reached, first=first):
            return table, secrets[server.ask(f"/api/tables/{table}")["state"]["to_play"]]
    raise AssertionError("no game came to such a state")
