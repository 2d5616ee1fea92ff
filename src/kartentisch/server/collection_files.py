"""Writes the games that may be given out into a folder, also while the server runs."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from kartentisch.engine.errors import EngineError
from kartentisch.server.fairness.log_signing import Identity
from kartentisch.server.store.database import FILE, address_of
from kartentisch.server.views import collection

DATED = (0, 0)  # of every file: when one was written says when a game ended


class Onlooker:
    """A server that only reads, and signs nothing."""

    identity = Identity(b"", "", "")


def write(store: Path | str, out: Path, before: int) -> int:
    """All games that ended before a moment; how many there are. Those that lie there already stay as they are.

    Args:
        store: the folder of a server, or the address of its database.
        before: ms since 1970.

    Raises:
        EngineError: `no_such_file` for a folder without a server, `bad_file`, `bad_database`.
    """
    if isinstance(store, Path) and not (store / FILE).is_file():
        raise EngineError("no_such_file", file=str(store / FILE))
    count = 0
    try:
        out.mkdir(parents=True, exist_ok=True)
        with closing(
            create_engine(address_of(store), poolclass=NullPool, execution_options={"server": Onlooker()}).connect()
        ) as connection:
            for name, record in collection.games(connection, before):
                draft = out / f"{name}.part"  # a disk that is full leaves no half game
                draft.write_text(record.text(), encoding="utf-8")
                os.utime(draft, DATED)
                draft.replace(out / name)
                count += 1
        os.utime(out, DATED)
    except (OSError, SQLAlchemyError) as error:
        raise EngineError("bad_file", file=str(out), problem=str(error).partition("\n")[0]) from error
    return count
