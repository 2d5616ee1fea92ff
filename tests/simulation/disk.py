"""A disk of SQLite's: it fails where it is told to, and after a power cut has only what was written through.

Between any two statements the process may be killed.  What it has written stays, unless the power failed, too.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import Engine, event

from kartentisch.server.store.database import FILE

WRITING: Final = ("INSERT", "UPDATE", "DELETE", "COMMIT", "SAVEPOINT", "RELEASE")
FAULTS: Final = {
    "full": (sqlite3.SQLITE_FULL, "SQLITE_FULL", "database or disk is full"),
    "failing": (sqlite3.SQLITE_IOERR_WRITE, "SQLITE_IOERR_WRITE", "disk I/O error"),
}


class Killed(BaseException):
    """This process is no more; nothing of it may have any effect."""


@dataclass
class Trouble:
    """What shall happen, after so many statements more.

    Attributes:
        commits: a fault is of commits alone: all has been said then, and nothing is kept.
        waits: for so many lines of a table's log first: what the server does by itself goes on undisturbed.
        what: `kill` the process, or a fault of FAULTS, of the next statement that writes.
        late: the process is killed when the statement is done, else before.
        power: with a kill, the machine's power fails.
        whole: with a fault, SQLite gives up the whole transaction.
        times: so many faults in a row.
    """

    what: str
    after: int
    late: bool = False
    power: bool = False
    whole: bool = False
    times: int = 1
    waits: int = 0
    commits: bool = False


class Disk:
    """Of one process, in a folder.

    Attributes:
        dead: the process was killed.
        next: the folder with what it has left.
        told: how often there was trouble, by its name.
        locked: somebody found the store locked, where whoever has it would have to end first.
    """

    def __init__(self, folder: Path, chance: random.Random, shared: bool = False) -> None:
        """`shared`: as the connection to a database elsewhere, which loses nothing with this process."""
        self.folder, self._chance, self.shared = folder, chance, shared
        self.dialect: Any = None  # of the store whose disk it is, where several have the folder
        self.dead, self.locked = False, False
        self.troubles: list[Trouble] = []
        self.told: dict[str, int] = {}
        self.when_killed: Callable[[], None] = lambda: None
        self.next = folder
        self.connections: list[sqlite3.Connection] = []
        self._log = (folder / FILE).with_name(FILE + "-wal")
        self._safe = self._log.read_bytes() if self._log.exists() else b""

    def before(self, connection: sqlite3.Connection, sql: str) -> None:
        if self.dead:
            raise Killed
        writes = sql.lstrip().startswith(WRITING) or sql.startswith("BEGIN I")
        for trouble in [*self.troubles]:
            if trouble.waits:
                trouble.waits -= sql.startswith("INSERT INTO log")
            elif trouble.what == "kill":
                trouble.after -= 1
                if trouble.after < 0 and not trouble.late:
                    self.kill(trouble.power)
                    raise Killed
            elif writes and (sql == "COMMIT" or not trouble.commits):
                trouble.after -= 1
                if trouble.after < 0:
                    self._fail(connection, trouble)

    def after(self, connection: sqlite3.Connection, sql: str) -> None:
        if sql == "COMMIT":
            self._written(connection)
        late = next((one for one in self.troubles if one.what == "kill" and one.late and one.after < 0), None)
        if late is not None:
            self.kill(late.power)
            raise Killed

    def _fail(self, connection: sqlite3.Connection, trouble: Trouble) -> None:
        trouble.times -= 1
        if trouble.times <= 0:
            self.troubles.remove(trouble)
        self._count(trouble.what)
        number, name, words = FAULTS[trouble.what]
        if trouble.whole and connection.in_transaction:
            sqlite3.Connection.rollback(connection)
        fault = sqlite3.OperationalError(words)
        fault.sqlite_errorcode, fault.sqlite_errorname = number, name
        raise fault

    def _written(self, connection: sqlite3.Connection) -> None:
        """A change is done: what is on the disk for sure, if SQLite was told to write it through."""
        through = sqlite3.Cursor(connection).execute("PRAGMA synchronous").fetchone()[0]
        if through >= 2 and self._log.exists():
            self._safe = self._log.read_bytes()

    def _count(self, what: str) -> None:
        self.told[what] = self.told.get(what, 0) + 1

    def kill(self, power: bool = False) -> None:
        """The process ends here; what follows finds another folder, with what it has left."""
        self._count("power" if power else "kill")
        self.dead, self.troubles = True, []
        if self.shared:
            for connection in self.connections:  # what it had begun is given up, and others go on
                sqlite3.Connection.rollback(connection)
            self.when_killed()
            return
        number = int(self.folder.name or 0) + 1
        left = self.folder.parent / str(number)
        left.mkdir()
        shutil.copyfile(self.folder / FILE, left / FILE)
        if self._log.exists():
            written = self._log.read_bytes()
            if power:  # of the rest, which was not written through, some may have come through, and some not
                kept = self._chance.randint(len(self._safe), max(len(self._safe), len(written)))
                written = written[:kept] if written.startswith(self._safe) else self._safe
            (left / self._log.name).write_bytes(written)
        self.next = left
        self.when_killed()

    def release(self) -> None:
        """The files of a process that has ended are closed."""
        while self.connections:
            sqlite3.Connection.close(self.connections.pop())


class _Cursor(sqlite3.Cursor):
    def execute(self, sql: str, parameters: Any = ()) -> Self:
        if sql.startswith("PRAGMA busy_timeout"):
            sql = "PRAGMA busy_timeout=0"  # strands run one at a time: nobody would end meanwhile
        with _watched(self.connection, sql):
            return super().execute(sql, parameters)

    def executemany(self, sql: str, parameters: Any) -> Self:
        with _watched(self.connection, sql):
            return super().executemany(sql, parameters)


class _Connection(sqlite3.Connection):
    disk: Disk

    def cursor(self, factory: Any = _Cursor) -> Any:
        return super().cursor(factory)

    def execute(self, sql: str, parameters: Any = (), /) -> Any:
        return self.cursor().execute(sql, parameters)  # Python's own takes a cursor of its own

    def commit(self) -> None:
        if self.in_transaction:
            with _watched(self, "COMMIT"):
                super().commit()

    def rollback(self) -> None:
        if self.in_transaction:
            with _watched(self, "ROLLBACK"):
                super().rollback()


@contextmanager
def _watched(connection: Any, sql: str) -> Iterator[None]:
    connection.disk.before(connection, sql)
    try:
        yield
    except sqlite3.OperationalError as error:
        connection.disk.locked |= error.sqlite_errorname == "SQLITE_BUSY"
        raise
    connection.disk.after(connection, sql)


@contextmanager
def mounted(disks: Mapping[Path, Disk], shared: Sequence[Disk] = ()) -> Iterator[None]:
    """Inside, stores in these folders are on their disks, or on those that several have, each its own."""

    def connect(dialect: Any, _: Any, given: Any, named: Any) -> Any:
        own = (disk for disk in shared if disk.dialect is dialect)
        disk = next(own, None) or disks[Path(given[0]).parent]
        if disk.dead:
            raise Killed
        connection = sqlite3.connect(*given, factory=_Connection, **named)
        connection.disk = disk
        disk.connections.append(connection)
        return connection

    event.listen(Engine, "do_connect", connect)
    try:
        yield
    finally:
        event.remove(Engine, "do_connect", connect)
