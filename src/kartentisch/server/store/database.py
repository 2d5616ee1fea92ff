"""The store: SQLite in a file, or PostgreSQL by address.  One writing transaction for each command."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from kartentisch.engine.errors import EngineError
from kartentisch.server.fairness import heads
from kartentisch.server.store.schema import HOUSE
from kartentisch.server.store.statements import execute
from kartentisch.server.store.writer import Writer

FILE = "kartentisch.sqlite3"  # in the data folder
_MOST = 48  # connections to PostgreSQL, which has few for all; threads wait for one
_THREADS = 80  # that may be at work at once, and some: each has its connection to SQLite
_LOCK = 7_265_001  # PostgreSQL: only one process changes the tables at a start


class Store:
    """Where everything is kept.

    Attributes:
        now: milliseconds since 1970; tests put a clock of their own here.
        identity: the house's key.
        sqlite: True for a file of SQLite.
        folder: where that file lies; None for a database elsewhere, or in memory.
    """

    def __init__(self, url: str, now: Callable[[], int] | None = None, restored: bool = False) -> None:
        """Open the store, create or change its tables.

        Args:
            restored: it was put back from a copy by other means than `restore`: all tables get fresh dice.

        Raises:
            EngineError: `bad_database`.
        """
        self.now = now or (lambda: time.time_ns() // 1_000_000)
        try:
            address = make_url(url)
        except ArgumentError:
            raise EngineError("bad_database", problem="address") from None
        if address.drivername in ("postgres", "postgresql"):
            address = address.set(drivername="postgresql+psycopg")
        self.sqlite = address.drivername.startswith("sqlite")
        self.folder = Path(address.database).parent if self.sqlite and address.database else None
        if not self.sqlite and address.drivername != "postgresql+psycopg":
            raise EngineError("bad_database", problem=address.drivername)
        arguments: dict[str, Any] = {"timeout": 30, "check_same_thread": False} if self.sqlite else {}
        # to open one more costs SQLite more than to keep it
        kept, most = (_THREADS, _THREADS) if self.sqlite else (8, _MOST)
        self._engine = create_engine(
            address, connect_args=arguments, pool_size=kept, max_overflow=most - kept, pool_timeout=30
        )
        self._writing = self._engine.execution_options(writing=True)
        self._reading = (
            self._engine if self.sqlite else self._engine.execution_options(isolation_level="REPEATABLE READ")
        )
        self._readers: list[Connection] = []  # of SQLite, idle: to fetch one from the pool costs as much as to read
        self._writer = Writer(lambda: self._writing.connect())
        if self.sqlite:
            event.listen(self._engine, "connect", _prepare)
            event.listen(self._engine, "begin", _begin)
        self._migrate()
        with self.write() as connection:
            if not self.sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            self.identity = heads.identity(partial(self.noted, connection), partial(self.note, connection), restored)
        # every connection knows whose it is: what is written is signed
        self._writing = self._writing.execution_options(identity=self.identity)
        self._reading = self._reading.execution_options(identity=self.identity)
        self._writer.close()  # its connection does not know yet

    @classmethod
    def in_folder(cls, folder: Path, now: Callable[[], int] | None = None, restored: bool = False) -> Store:
        """The store in a file of this folder, which is created for its owner alone."""
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise EngineError("bad_file", file=str(folder), problem=error.strerror or str(error)) from None
        return cls(f"sqlite:///{folder / FILE}", now, restored)

    def close(self) -> None:
        self._writer.close()
        while self._readers:
            self._readers.pop().close()
        self._engine.dispose()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that sees one moment."""
        if not self.sqlite:
            with self._reading.begin() as connection:
                yield connection
            return
        try:
            connection = self._readers.pop()
        except IndexError:
            connection = self._reading.connect()
        try:
            with connection.begin():
                yield connection
        except SQLAlchemyError:
            connection.close()
            raise
        finally:
            if not connection.closed:
                self._readers.append(connection)

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that changes something: all of it is kept, on the disk, or nothing."""
        with self._writer.change() if self.sqlite else self._writing.begin() as connection:
            yield connection

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", "kartentisch.server.store:migrations")
        config.set_main_option("path_separator", "os")
        with self.write() as connection:
            if not self.sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    # ------------------------------------------------------------------ the house's own notes
    def note(self, connection: Connection, name: str, value: str) -> None:
        if connection.execute(HOUSE.update().where(HOUSE.c.name == name).values(value=value)).rowcount == 0:
            connection.execute(HOUSE.insert().values(name=name, value=value))

    def noted(self, connection: Connection, name: str) -> str | None:
        row = connection.execute(HOUSE.select().where(HOUSE.c.name == name)).first()
        return None if row is None else str(row.value)


def _prepare(raw: Any, _: Any) -> None:
    raw.isolation_level = None  # transactions begin where we say, see `_begin`
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        raw.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing", False)
    execute(connection, "BEGIN IMMEDIATE" if writing else "BEGIN")


def backup(folder: Path, file: Path) -> None:
    """Copy the store of the folder into a file while the server goes on, private key and all.

    The copy knows that it is one: a house that is opened on it rolls from fresh dice.

    Raises:
        EngineError: `no_such_file`, `bad_file`.
    """
    source = folder / FILE
    if not source.is_file():
        raise EngineError("no_such_file", file=str(source))
    _copy(source, file)
    _mark(file)


def restore(file: Path, folder: Path) -> None:
    """Put a backup in the place of the store; the server must not be running.

    Raises:
        EngineError: `no_such_file`, `bad_file` if it is no backup; the store is as before then.
    """
    if not file.is_file():
        raise EngineError("no_such_file", file=str(file))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = folder / (FILE + ".part")
    _copy(file, draft)
    _mark(draft)  # also what was copied by other means
    target = folder / FILE
    _copy(draft, target)  # through SQLite, so that its journal of the old store cannot be applied to the new one
    draft.unlink()


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
            if here.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise EngineError("bad_file", file=str(source), problem="quick_check")
            here.execute("SELECT version_num FROM alembic_version").fetchone()
            with closing(sqlite3.connect(target, timeout=2)) as there:
                here.backup(there)
    except sqlite3.Error as error:
        raise EngineError("bad_file", file=str(source), problem=str(error)) from None
