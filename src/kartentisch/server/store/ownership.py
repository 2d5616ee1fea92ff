"""Whose a store in a file is: one process at a time, and nobody else's eyes.

The lock is an empty database of SQLite beside the store, held exclusively: it works on every system, and ends with the
process however that ends.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kartentisch.engine.errors import EngineError

OWNER_ONLY: Final = 0o600
_COMPANIONS: Final = ("", "-wal", "-shm", "-journal")


class Ownership:
    """A store's file is this one's until it is released, or its process ends."""

    def __init__(self, store: Path) -> None:
        """Raises EngineError: `store_owned` by another process, or another store of this one; `bad_file`."""
        lock = store.with_name(store.name + ".lock")
        private(lock)
        self._held = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._held.close()
            if error.sqlite_errorname == "SQLITE_BUSY":
                raise EngineError("store_owned", folder=str(store.parent)) from None
            raise EngineError("bad_file", file=str(lock), problem=str(error)) from None

    def release(self) -> None:
        self._held.close()


@contextmanager
def owned(store: Path) -> Iterator[None]:
    """Inside, nobody else opens the store.  EngineError as for `Ownership`."""
    ownership = Ownership(store)
    try:
        yield
    finally:
        ownership.release()


def forget(file: Path) -> None:
    """Remove what was made on the way, with its journal: one that is left would be read with the next such file."""
    for end in _COMPANIONS:
        file.with_name(file.name + end).unlink(missing_ok=True)


def private(file: Path) -> None:
    """The file, made if it is not there, and what SQLite keeps beside it are for their owner alone, whatever the umask.

    Raises:
        EngineError: `bad_file`.
    """
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    except OSError as error:
        raise EngineError("bad_file", file=str(file), problem=error.strerror or str(error)) from None
    for end in _COMPANIONS:  # those that SQLite makes later are as private as the file
        with contextlib.suppress(OSError):  # not there, somebody else's, or on a disk that knows no owners
            file.with_name(file.name + end).chmod(OWNER_ONLY)
