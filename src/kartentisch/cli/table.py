"""`kartentisch table`: a table that moves to another server while its game is played."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kartentisch.cli.common import Lang, is_there, sentences
from kartentisch.cli.serve import Data, Database, data_folder, words
from kartentisch.engine.errors import EngineError
from kartentisch.engine.extras import needing

if TYPE_CHECKING:
    from kartentisch.server.store.database import Store

app = typer.Typer(name="table", help="Move a table to another server while its game is played.", no_args_is_help=True)


@contextmanager
def _opened(data: Path | None, db: str) -> Iterator[Store]:
    """The store; refused while a server has its file."""
    from kartentisch.server.store import database

    folder = data_folder(data)
    if not db and not (folder / database.FILE).is_file():
        raise EngineError("no_such_file", file=str(folder / database.FILE))
    store = database.Store(db or folder)
    try:
        with database.explained():
            yield store
    finally:
        store.close()


@app.command("key")
def key(data: Data = None, db: Database = "", lang: Lang = "") -> None:
    """Show the public key of this server: whoever sends a table here needs it."""
    with sentences(lang, room="kartentisch.server"):
        with needing("server"):
            from kartentisch.server.store import database  # noqa: F401
        with _opened(data, db) as store:
            typer.echo(store.identity.key)


@app.command("export")
def export(
    table: Annotated[str, typer.Argument(metavar="ID", help="Id of the table: the end of its address.")],
    to: Annotated[str, typer.Option("--to", metavar="URL", help="The address of the server that the table moves to.")],
    server: Annotated[
        str, typer.Option("--key", metavar="KEY", help="The key of that server: `kartentisch table key` there.")
    ],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The file to write.")],
    again: Annotated[
        bool,
        typer.Option("--again", help="The table has left but never arrived: name another server, or this one."),
    ] = False,
    data: Data = None,
    db: Database = "",
    lang: Lang = "",
) -> None:
    """Close a table here and write all of it into a file, secrets too; stop the server first."""
    with sentences(lang, room="kartentisch.server"):
        with needing("server"):
            from kartentisch.server import import_worker
            from kartentisch.server.store.ownership import private
            from kartentisch.server.views import table_export
        draft = out.with_name(out.name + ".part")
        if is_there(out):
            raise EngineError("file_exists", file=str(out))
        with _opened(data, db) as store:
            private(draft)
            try:
                with store.write() as connection:
                    left = table_export.depart(connection, table, to, server, store.now(), again)
                    import_worker.state_in(left.text)  # what could not be taken in there stays here
                    with draft.open("wb") as file:
                        file.write(left.text)
                        file.flush()
                        os.fsync(file.fileno())
            except BaseException:
                draft.unlink()
                raise
            draft.replace(out)
        say = words(lang).say
        typer.echo(say("table-exported", file=str(out), to=to))
        for name, link in left.links:
            typer.echo(f"  {name}: {link}")


@app.command("import")
def take_in(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="As `kartentisch table export` has written it.")],
    data: Data = None,
    db: Database = "",
    lang: Lang = "",
) -> None:
    """Take in a table from another server: its game goes on here; stop the server first."""
    with sentences(lang, room="kartentisch.server"):
        with needing("server"):
            from kartentisch.server import import_worker
            from kartentisch.server.views import table_import
        text = import_worker.contents(file)
        state = import_worker.state_in(text)
        with _opened(data, db) as store, store.write() as connection:
            table = table_import.arrive(connection, table_import.read(text), state, store.now())
        typer.echo(words(lang).say("table-imported", table=table.id))
