"""`kartentisch upgrade`: what this program would do with the running games of a store."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kartentisch.cli.common import BROKEN, Lang, sentences
from kartentisch.cli.serve import data_folder, words
from kartentisch.engine.errors import EngineError
from kartentisch.engine.extras import needing

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from kartentisch.engine.language import Language
    from kartentisch.server.tables.revisions import Prospect

ORDER = ("lost", "waits", "carried", "same")


def upgrade(
    store: Annotated[
        str,
        typer.Argument(
            metavar="STORE", help="A data folder, a backup, or the address of a database.", show_default="your folder"
        ),
    ] = "",
    check: Annotated[bool, typer.Option("--check", help="Say what would become of every running game.")] = False,
    lang: Lang = "",
) -> None:
    """Say which running games go on under this program, wait, or do not load; changes nothing; exit code 1 if not all
    go on."""
    with sentences(lang, room="kartentisch.server"):
        with needing("server"):
            from kartentisch.server.tables import revisions

        language = words(lang)
        if not check:
            typer.echo(language.say("upgrade-how"), err=True)
            raise typer.Exit(BROKEN)
        with _opened(store) as connection:
            found = sorted(revisions.prospects(connection), key=lambda one: (ORDER.index(one.outcome), one.table))
        for one in found:
            typer.echo(("  ok  " if one.outcome in ("same", "carried") else "  !!  ") + _said(one, language))
        counts = {outcome: sum(one.outcome == outcome for one in found) for outcome in ORDER}
        typer.echo(language.say("upgrade-sum", **counts))
        if counts["lost"] or counts["waits"]:
            raise typer.Exit(1)


def _said(one: Prospect, language: Language) -> str:
    why = "" if one.problem is None else language.rejection(one.problem.rejection)
    return language.say(f"upgrade-{one.outcome}", table=one.table, game=one.game, begun=one.begun, now=one.now, why=why)


@contextmanager
def _opened(store: str) -> Iterator[Connection]:
    """A connection to a copy of the store with the tables of this program, or to a database, to be looked at only."""
    from kartentisch.server.store import database

    if "://" in store:
        with database.looked_at(store) as connection:
            yield connection
        return
    place = Path(store).absolute() if store else data_folder(None)
    file = place / database.FILE if place.is_dir() else place
    if not file.is_file():
        raise EngineError("no_such_file", file=str(file))
    with tempfile.TemporaryDirectory(prefix="kartentisch-") as folder:
        copy = Path(folder) / database.FILE
        try:
            read_only = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)
            with closing(read_only) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
        except sqlite3.Error as error:
            raise EngineError("bad_file", file=str(file), problem=str(error)) from None
        copy.chmod(0o600)
        opened = database.Store(Path(folder))
        try:
            with opened.read() as connection:
                yield connection
        finally:
            opened.close()
