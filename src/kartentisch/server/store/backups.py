"""Copies of a store in a file: made while the server goes on, put back while it does not."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from kartentisch.engine.errors import EngineError
from kartentisch.server.store import faults
from kartentisch.server.store.database import FILE
from kartentisch.server.store.ownership import forget, owned, private


def backup(folder: Path, file: Path) -> None:
    """Copy the store of the folder into a file while the server goes on, private key and all.

    The copy knows that it is one: a server that is opened on it rolls from fresh dice.  Nobody but its owner may read
    it.  A file of that name is replaced when the copy is whole, not before; the store itself never.

    Raises:
        EngineError: `no_such_file`, `bad_file`; the file is as before then.
    """
    source, file = (folder / FILE).resolve(), file.resolve()
    if not source.is_file():
        raise EngineError("no_such_file", file=str(source))
    if file.parent == source.parent and file.name.startswith(source.name):
        raise EngineError("bad_file", file=str(file), problem="the store itself")
    if file.is_dir():
        raise EngineError("bad_file", file=str(file), problem=os.strerror(errno.EISDIR))
    _copied(source, file).replace(file)


def restore(file: Path, folder: Path) -> None:
    """Put a backup in the place of the store; refused while a server has it.

    Raises:
        EngineError: `no_such_file`, `store_owned`, `bad_file` if it is no backup; the store is as before then.
    """
    if not file.is_file():
        raise EngineError("no_such_file", file=str(file))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    target = (folder / FILE).resolve()
    with owned(target):
        draft = _copied(file, target)
        try:
            private(target)
            # through SQLite, so that its journal of the old store cannot be applied to the new one
            _copy(draft, target)
        finally:
            forget(draft)


def _copied(source: Path, target: Path) -> Path:
    """A whole copy beside the target, marked as one."""
    draft = target.with_name(target.name + ".part")
    forget(draft)  # of one that was interrupted
    private(draft)
    try:
        _copy(source, draft)
        _mark(draft)  # also what was copied by other means
    except BaseException:
        forget(draft)
        raise
    return draft


def _mark(file: Path) -> None:
    """Note in a copy that it is one: its dice may be spent."""
    try:
        with closing(sqlite3.connect(file)) as copy, copy:
            copy.execute("INSERT OR REPLACE INTO house (name, value) VALUES ('copied', '1')")
    except sqlite3.Error as error:
        raise EngineError("bad_file", file=str(file), problem=str(error)) from None


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as here:
            if here.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise EngineError("bad_file", file=str(source), problem="quick_check")
            here.execute("SELECT version_num FROM alembic_version").fetchone()
            with closing(sqlite3.connect(target, timeout=2)) as there:
                here.backup(there)
    except sqlite3.Error as error:
        file = target if faults.of_writing(error) else source
        raise EngineError("bad_file", file=str(file), problem=str(error)) from None
