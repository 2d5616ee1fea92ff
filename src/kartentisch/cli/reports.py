"""`kartentisch reports`: what people at all tables have reported, for whoever runs the server."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Annotated, Any

import typer

from kartentisch.cli.common import Lang, sentences
from kartentisch.cli.serve import Data, Database, data_folder, words
from kartentisch.engine.errors import EngineError
from kartentisch.engine.extras import needing


def reports(
    number: Annotated[int | None, typer.Argument(help="Show this one only.", show_default=False)] = None,
    close: Annotated[bool, typer.Option("--close", help="Mark it as dealt with: it is no longer listed.")] = False,
    every: Annotated[bool, typer.Option("--all", help="Also list those that have been dealt with.")] = False,
    data: Data = None,
    db: Database = "",
    lang: Lang = "",
) -> None:
    """List what people have reported of each other, at all tables, also while the server runs."""
    with sentences(lang, room="kartentisch.server"):
        with needing("server"):
            from sqlalchemy import create_engine, inspect, select, update
            from sqlalchemy.exc import SQLAlchemyError

            from kartentisch.server.store import database
            from kartentisch.server.store.schema import REPORTS, TABLES
        if close and number is None:
            raise EngineError("which_report")
        address = database.address_of(db or data_folder(data))
        file = database.file_of(address)
        if file is not None and not file.is_file():
            raise EngineError("no_such_file", file=str(file))
        which = select(REPORTS, TABLES.c.game).join(TABLES, TABLES.c.id == REPORTS.c.table_id, isouter=True)
        if number is not None:
            which = which.where(REPORTS.c.id == number)
        elif not every:
            which = which.where(REPORTS.c.closed == 0)
        engine = create_engine(address)
        try:
            with engine.begin() as connection:
                known = inspect(connection).has_table(REPORTS.name)
                found = connection.execute(which.order_by(REPORTS.c.id)).all() if known else []
                if found and close:
                    done = update(REPORTS).where((REPORTS.c.id == number) & (REPORTS.c.closed == 0))
                    connection.execute(done.values(closed=time.time_ns() // 1_000_000))
        except SQLAlchemyError as error:
            raise EngineError("bad_database", problem=str(getattr(error, "orig", None) or error)) from None
        finally:
            engine.dispose()
        if number is not None and not found:
            raise EngineError("unknown_report", number=number)
    say = words(lang).say
    for row in found:
        typer.echo(say("report-row", **_values(row)))
        typer.echo(say("report-where", **_values(row)))
    if number is None:
        typer.echo(say("reports-count", reports=len(found)))
    elif close:
        typer.echo(say("report-closed", number=number))


def _values(row: Any) -> dict[str, Any]:
    when = datetime.fromtimestamp(row.at / 1000, UTC)
    return {
        "number": row.id, "name": row.name, "text": row.text, "seat": row.seat + 1, "game": row.game or "?",
        "table": row.table_id, "at": when.strftime("%Y-%m-%d %H:%M UTC"), "among": "allies" if row.circle else "all",
        "state": "closed" if row.closed else "open",
    }  # fmt: skip
