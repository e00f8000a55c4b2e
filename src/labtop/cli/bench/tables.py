"""The figures as tables for people."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rich import box
from rich.table import Table
from rich.text import Text

from labtop.cli.bench.measurement import Figures
from labtop.core.texts import Say

PYTHON = ("play", "list_and_play", "new_game", "position", "view", "load_position", "record", "replay_move")
MOMENTS = ("opening", "middle")
NONE = "–"


def tables(figures: Figures, say: Say) -> Iterator[Table | Text]:
    """All that is worth reading, from the top."""
    games = figures["games"]
    yield Text(say("machine", **figures["machine"]), "dim")
    yield _main(figures, say)
    for name, found in games.items():
        yield _lists(name, found["lists"], say)
        if found["hard_lists"]:
            yield _hard(name, found["hard_lists"], say)
    for name, found in games.items():
        yield _search(name, found, say)
    if figures["peers"]:
        yield _peers(figures, say)
    if any(peer["search"] for peer in figures["peers"].values()):
        yield _searching_peers(figures, say)
    if figures["peers_missing"]:
        yield Text(say("peers-missing", packages=", ".join(figures["peers_missing"])), "yellow")


def _table(title: str, *columns: str) -> Table:
    table = Table(title=Text(title, "bold"), title_justify="left", box=box.SIMPLE_HEAD)
    for index, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if index else "left")
    return table


def _main(figures: Figures, say: Say) -> Table:
    """One column a game."""
    columns = [_rows(found, say) for found in figures["games"].values()]
    table = _table(say("title-speed"), "", *figures["games"])
    for label in dict.fromkeys(label for column in columns for label in column):
        table.add_row(Text(label), *(Text(column.get(label, NONE)) for column in columns))
    importing = say("seconds", value=figures["import_s"])
    table.add_row(Text(say("row-import")), *(Text(importing) for _ in columns))
    return table


def _rows(found: Figures, say: Say) -> dict[str, str]:
    """The cells of one game by their labels."""
    rows = {}
    for players, random in found["random_games"].items():
        rows[say("row-random", players=int(players))] = say("per-second", value=random["decisions_per_second"])
    rows[say("row-two-threads")] = say("per-second", value=found["two_threads"]["decisions_per_second"])
    rows[say("row-times-one")] = say("times", value=found["two_threads"]["times_one"])
    for players, random in found["random_games"].items():
        rows[say("row-games", players=int(players))] = say("per-second", value=random["games_per_second"])
        rows[say("row-length", players=int(players))] = say("number", value=random["decisions_per_game"])
    rows[say("row-copy")] = say("copy", value=found["copy"]["ns"], bytes=found["copy"]["bytes"])
    rows[say("row-slowest", positions=found["lists"]["positions"])] = say(
        "microseconds", value=found["lists"]["slowest_us"]
    )
    for name in PYTHON:
        rows[say(f"row-{name.replace('_', '-')}")] = say("microseconds", value=found["python"][f"{name}_us"])
    rows[say("row-python-random")] = say("per-second", value=found["python"]["decisions_per_second"])
    for name, rate in found["environments"].items():
        rows[say(f"row-{name.replace('_', '-')}")] = say("per-second", value=rate)
    rows[say("row-first-game")] = say("seconds", value=found["first_game_s"])
    if found["compile_s"] is not None:
        rows[say("row-compile")] = say("seconds", value=found["compile_s"])
    return rows


def _lists(name: str, lists: Figures, say: Say) -> Table:
    columns = [say(f"column-{column}") for column in ("first-word", "lists", "mean", "p999", "longest")]
    table = _table(say("title-lists", game=name), *columns)
    for word, lengths in lists["by_first_word"].items():
        cells = [say("number", value=lengths[key]) for key in ("lists", "mean", "p999", "longest")]
        table.add_row(Text(word), *map(Text, cells))
    return table


def _hard(name: str, hard: Figures, say: Say) -> Table:
    table = _table(say("title-hard", game=name), say("column-position"), say("column-actions"), say("column-time"))
    for position, found in hard.items():
        cells = say("number", value=found["actions"]), say("milliseconds", value=found["ms"])
        table.add_row(Text(position), *map(Text, cells))
    return table


def _peers(figures: Figures, say: Say) -> Table:
    """How many times as fast our games are: compiled, through the Python interface, as environments used alike."""
    games = figures["games"]
    table = _table(say("title-peers"), say("column-peer"), say("column-decisions"), *games)
    for peer, found in figures["peers"].items():
        rate = say("per-second", value=found["decisions_per_second"])
        ratios = [_ratios(game["times_peers"][peer], say) for game in games.values()]
        table.add_row(Text(f"{peer} ({found['version']})"), Text(rate), *map(Text, ratios))
    table.caption = Text(say("peers-note"), "dim")
    table.caption_justify = "left"
    return table


def _ratios(times: Figures, say: Say) -> str:
    told = [say("ratio", value=times[key]) if key in times else NONE for key in ("compiled", "python", "like")]
    return " / ".join(told)


def _search(name: str, found: Figures, say: Say) -> Table:
    """Simulations by moment and by how they end; below, what a tree and a decision take."""
    search = found["search"]
    columns = ("one-thread", "two-threads", "decisions-played", "nodes-per-simulation")
    table = _table(say("title-search", game=name), "", *(say(f"column-{column}") for column in columns))
    for moment, end in product(MOMENTS, search["opening"]):
        rates = search[moment][end]
        played = rates.get("decisions_per_second")
        table.add_row(
            Text(say(f"row-search-{moment}-{end.replace('_', '-')}")),
            Text(say("per-second", value=rates["simulations_per_second"])),
            Text(say("per-second", value=rates["two_threads_per_second"])),
            Text(say("per-second", value=played) if played else NONE),
            Text(say("number", value=rates["nodes_per_simulation"])),
        )
    memory = {key: search[key] for key in ("node_bytes", "nodes", "mib")}
    told = [say("search-memory", **memory), say("search-waits", **found["waits"])]
    if "network" in search["middle"]:
        told.append(say("search-network", **search["middle"]["network"]))
    table.caption = Text("\n".join(told), "dim")
    table.caption_justify = "left"
    return table


def _searching_peers(figures: Figures, say: Say) -> Table:
    """How many times as fast our search is from the opening, each simulation to the end of the game."""
    games = figures["games"]
    columns = [say(f"column-{column}") for column in ("peer", "simulations", "decisions")]
    table = _table(say("title-searching-peers"), *columns, *games)
    for name, peer in figures["peers"].items():
        if peer["search"]:
            label = say("peer-and-length", peer=name, version=peer["version"], decisions=peer["decisions_per_game"])
            rates = [
                say("per-second", value=peer["search"][f"{key}_per_second"]) for key in ("simulations", "decisions")
            ]
            ratios = [say("search-ratios", **game["times_peers"][name]["search"]) for game in games.values()]
            table.add_row(*map(Text, (label, *rates, *ratios)))
    return table
