"""`labtop admin`: the commands for whoever looks after a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from labtop.cli.frame import Spoken
from labtop.cli.options import USUAL, Language, console, said

admin = Spoken(help=said("help-admin"))
DASHES: dict[str, Any] = {"ignore_unknown_options": True}  # a table's id may begin with a dash
Database = Annotated[str | None, typer.Option(help=said("help-database"), metavar=said("metavar-file"))]
Tables = Annotated[list[str], typer.Argument(help=said("help-admin-tables"), metavar=said("metavar-tables"))]


@admin.command("backup", help=said("help-admin-backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=said("help-admin-backup-file"), metavar=said("metavar-file"))],
    database: Database = None,
    language: Language = USUAL,
) -> None:
    """Copy all tables while the server runs."""
    from labtop.cli.admin import database as databases
    from labtop.cli.admin.desk import at_desk

    with at_desk(console(), language, database) as desk:
        databases.backup(desk, file)


@admin.command("restore", help=said("help-admin-restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=said("help-admin-restore-file"), metavar=said("metavar-file"))],
    replace: Annotated[bool, typer.Option("--replace", help=said("help-admin-replace"))] = False,
    database: Database = None,
    language: Language = USUAL,
) -> None:
    """Bring back the tables of a copy."""
    from labtop.cli.admin import database as databases
    from labtop.cli.admin.desk import at_desk

    with at_desk(console(), language, database) as desk:
        databases.restore(desk, file, replace)


@admin.command("check", help=said("help-admin-check"))
def check(database: Database = None, language: Language = USUAL) -> None:
    """Is the database sound?"""
    from labtop.cli.admin import database as databases
    from labtop.cli.admin.desk import at_desk

    with at_desk(console(), language, database) as desk:
        databases.check(desk)


@admin.command("list", help=said("help-admin-list"))
def show(
    database: Database = None,
    as_json: Annotated[bool, typer.Option("--json", help=said("help-admin-json"))] = False,
    language: Language = USUAL,
) -> None:
    """All tables."""
    from labtop.cli.admin import tables
    from labtop.cli.admin.desk import at_desk

    with at_desk(console(), language, database) as desk:
        tables.show(desk, as_json)


@admin.command("end", context_settings=DASHES, help=said("help-admin-end"))
def end(names: Tables, database: Database = None, language: Language = USUAL) -> None:
    """Let bots play games to their end."""
    from labtop.cli.admin import tables
    from labtop.cli.admin.desk import WRONG, at_desk

    with at_desk(console(), language, database) as desk:
        raise typer.Exit(0 if tables.end(desk, names) else WRONG)


@admin.command("delete", context_settings=DASHES, help=said("help-admin-delete"))
def delete(names: Tables, database: Database = None, language: Language = USUAL) -> None:
    """Delete tables."""
    from labtop.cli.admin import tables
    from labtop.cli.admin.desk import WRONG, at_desk

    with at_desk(console(), language, database) as desk:
        raise typer.Exit(0 if tables.delete(desk, names) else WRONG)


@admin.command("prune", help=said("help-admin-prune"))
def prune(
    keep: Annotated[str, typer.Option(help=said("help-keep"), metavar=said("metavar-time"))],
    database: Database = None,
    language: Language = USUAL,
) -> None:
    """Delete tables at which nothing has happened for long."""
    from labtop.cli.admin import tables
    from labtop.cli.admin.desk import at_desk

    with at_desk(console(), language, database) as desk:
        tables.prune(desk, keep)


@admin.command("rotate", context_settings=DASHES, help=said("help-admin-rotate"))
def rotate(
    table: Annotated[str, typer.Argument(help=said("help-admin-table"), metavar=said("metavar-table"))],
    seat: Annotated[int, typer.Argument(help=said("help-admin-seat"), metavar=said("metavar-number"), min=1, max=4)],
    database: Database = None,
    language: Language = USUAL,
) -> None:
    """Give a seat a new secret."""
    from labtop.cli.admin import tables
    from labtop.cli.admin.desk import WRONG, at_desk

    with at_desk(console(), language, database) as desk:
        raise typer.Exit(0 if tables.rotate(desk, table, seat) else WRONG)


@admin.command("export", help=said("help-admin-export"))
def export(
    out: Annotated[Path, typer.Option(help=said("help-admin-out"), metavar=said("metavar-folder"))],
    secret: Annotated[str | None, typer.Option(help=said("help-admin-secret"), metavar=said("metavar-secret"))] = None,
    name: Annotated[str | None, typer.Option(help=said("help-admin-name"), metavar=said("metavar-name"))] = None,
    database: Database = None,
    language: Language = USUAL,
) -> None:
    """Write down a person's games."""
    from labtop.cli.admin.desk import at_desk
    from labtop.cli.admin.export import export as write

    if (secret is None) == (name is None):
        raise typer.BadParameter(said("admin-who"))
    with at_desk(console(), language, database) as desk:
        write(desk, out, secret, name)
