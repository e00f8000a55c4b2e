"""Tables that stand at a certain stage."""

from browser.serving import Server


def reach(server: Server, stage: str) -> tuple[str, str]:
    """A table of Gizmos at a stage, and the secret of the seat that decides."""
    first = "research" if stage in ("choose", "return") else ""
    for _ in range(40):
        table, secrets = server.table("Ada", "Ben")
        if server.play_until(table, secrets, lambda state: state["view"]["turn"]["stage"] == stage, first=first):
            return table, secrets[server.ask(f"/api/tables/{table}")["state"]["to_play"]]
    raise AssertionError(f"no game came to the stage {stage}")
