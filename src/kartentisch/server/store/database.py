"""The store: SQLite in a file, or PostgreSQL by address.  One writing transaction for each command."""

from __future__ import annotations

import logging
import select as sockets
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from sqlalchemy import URL, Connection, bindparam, create_engine, event, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, SQLAlchemyError

from kartentisch.engine.errors import EngineError
from kartentisch.server.fairness import log_signing
from kartentisch.server.store import faults
from kartentisch.server.store.group_commit import Apart, GroupCommit
from kartentisch.server.store.migrations import NEWEST
from kartentisch.server.store.ownership import Ownership, private
from kartentisch.server.store.schema import METADATA, SERVER_NOTES
from kartentisch.server.store.statements import Statement, execute
from kartentisch.server.store.writer import Writer

FILE = "kartentisch.sqlite3"  # in the data folder
_MOST = 48  # connections to PostgreSQL, which has few for all; threads wait for one
_ENCODING: Final = {"client_encoding": "utf8"}  # a database that was made without one would answer in bytes
# a machine that is gone without a word is given up after half a minute, not after hours; an address may say otherwise
_WIRE: Final = {
    "connect_timeout": "10", "keepalives_idle": "15", "keepalives_interval": "5", "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}  # fmt: skip
_THREADS = 80  # that may be at work at once, and some: each has its connection to SQLite
_LOCK = 7_265_001  # PostgreSQL: a process has it alone while it changes the tables, and the server's notes, at a start
_NOTES = "SELECT name, value FROM house WHERE name IN ('generation', 'copied')"
# in one go, and in this order: so the notes are looked at when nobody can change them any more
_NOTES_SHARED = f"SELECT pg_advisory_xact_lock_shared({_LOCK}); {_NOTES}"
_NOTED: Final = Statement(select(SERVER_NOTES.c.value).where(SERVER_NOTES.c.name == bindparam("known")))
_NOTE: Final = Statement(
    lambda insert: (row := insert(SERVER_NOTES)).on_conflict_do_update(
        index_elements=["name"], set_={"value": row.excluded.value}
    )
)
_STAMP = (  # no step is missing: the table as Alembic makes it
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL CONSTRAINT alembic_version_pkc PRIMARY KEY)",
    f"INSERT INTO alembic_version (version_num) VALUES ('{NEWEST}')",
)
_VERSION = "SELECT version_num FROM alembic_version"
_FIRST: Final = frozenset(("tables", "seats", "log", SERVER_NOTES.name))  # there since the first step
_HAS_VERSION = {
    "sqlite": "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'",
    "postgresql": "SELECT 1 WHERE to_regclass('alembic_version') IS NOT NULL",
}
_COLUMNS = {
    "sqlite": "SELECT m.name, p.name FROM sqlite_master m JOIN pragma_table_info(m.name) p"
    " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'",
    "postgresql": "SELECT table_name, column_name FROM information_schema.columns"
    " WHERE table_schema = current_schema()",
}

LOGGER: Final = logging.getLogger("kartentisch.server")


class Store:
    """Where everything is kept.

    Attributes:
        now: milliseconds since 1970; tests put a clock of their own here.
        identity: the server's key, and which return to a backup it is since: looked at in every change.
        sqlite: True for a file of SQLite.
        shared: several processes may have it at once, and tell each other what has changed.
        folder: where that file lies; None for a database elsewhere, or in memory.
    """

    def __init__(self, where: Path | str, now: Callable[[], int] | None = None, restored: bool = False) -> None:
        """Open the store, create or change its tables.

        Args:
            where: a folder, or the address of a database; see `address_of`.
            restored: it was put back from a copy by other means than `restore`: all tables get fresh dice.

        Raises:
            EngineError: `bad_database`, `store_owned`, `bad_file`, `store_damaged`, `store_newer`, `store_foreign`,
                `store_half`, `store_readonly`, `store_full`.
        """
        self.now = now or (lambda: time.time_ns() // 1_000_000)
        address = address_of(where)
        self.sqlite = address.drivername.startswith("sqlite")
        self.shared = not self.sqlite
        file = file_of(address)
        self.folder = file.parent if file else None
        self._ownership = _owned(file) if file else None
        self.identity: log_signing.Identity
        self._settled = False  # it is known whose server it is
        self._connect(address)
        try:
            self._set_up(restored)
        except BaseException as error:
            self.close()
            raise _explained(error) from None

    def _connect(self, address: URL) -> None:
        wire = {name: value for name, value in _WIRE.items() if name not in address.query}
        arguments: dict[str, Any] = (
            {"timeout": 30, "check_same_thread": False} if self.sqlite else {**wire, **_ENCODING}
        )
        # to open one more costs SQLite more than to keep it
        kept, most = (_THREADS, _THREADS) if self.sqlite else (8, _MOST)
        engine = create_engine(
            address, connect_args=arguments, pool_size=kept, max_overflow=most - kept, pool_timeout=30
        )
        # every connection knows whose it is: what is written is signed
        self._engine = engine.execution_options(server=self)
        self._writing = self._engine.execution_options(writing=True)
        self._reading = (
            self._engine if self.sqlite else self._engine.execution_options(isolation_level="REPEATABLE READ")
        )
        self._readers: list[Connection] = []  # of SQLite, idle: to fetch one from the pool costs as much as to read
        self._writer = Writer(self._writing.connect, self._look_whose)
        if self.sqlite:
            if file := file_of(address):
                event.listen(engine, "do_connect", partial(_still_there, file, _which(file)))
            event.listen(engine, "connect", _prepare)
            event.listen(engine, "begin", _begin)
            event.listen(engine, "checkin", _unlock)
        else:
            event.listen(engine, "checkout", _still_open)

    def _set_up(self, restored: bool) -> None:
        if self.sqlite:
            with self._engine.connect() as connection:
                found = execute(connection, "PRAGMA quick_check(1)").fetchone()
                if found != ("ok",):
                    raise EngineError("store_damaged", problem=str(found[0]))
        self._migrate()
        with self.write() as connection:
            if not self.sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            self.identity = self._identified(connection, restored)
            self.note(connection, "opened", str(self.now()))  # a store that cannot be written to is found out now
        self._settled = True

    def _identified(self, connection: Connection, restored: bool = False) -> log_signing.Identity:
        return log_signing.identity(partial(self.noted, connection), partial(self.note, connection), restored)

    def _look_whose(self, connection: Connection) -> None:
        """At the beginning of each change: a server that was put back to a copy goes on as another one at once.

        Else it would roll the dice again that have fallen since that copy, and sign other lines with the same numbers.
        """
        if not self._settled:
            return
        cursor = execute(connection, _NOTES if self.sqlite else _NOTES_SHARED)
        if not self.sqlite:
            cursor.nextset()
        notes = dict(cursor.fetchall())
        if notes.get("generation") != self.identity.generation or notes.get("copied") == "1":
            LOGGER.warning("the store was put back to a copy: every table gets fresh dice")
            self.identity = self._identified(connection)

    @classmethod
    def in_folder(cls, folder: Path, now: Callable[[], int] | None = None, restored: bool = False) -> Store:
        """The store in a file of this folder, which is created for its owner alone."""
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise EngineError("bad_file", file=str(folder), problem=error.strerror or str(error)) from None
        return cls(folder, now, restored)

    def close(self) -> None:
        try:
            self._writer.close()
            while self._readers:
                self._readers.pop().close()
            self._engine.dispose()
        finally:  # whatever is wrong with the disk, another process may have the store now
            if self._ownership is not None:
                self._ownership.release()

    def read(self) -> AbstractContextManager[Connection]:
        """A transaction that sees one moment."""
        return self._read_here() if self.sqlite else self._reading.begin()

    @contextmanager
    def _read_here(self) -> Iterator[Connection]:
        try:
            connection = self._readers.pop()
        except IndexError:
            connection = self._reading.connect()
        try:
            execute(connection, "BEGIN")
            yield connection
        except SQLAlchemyError:
            connection.close()
            raise
        finally:
            if not connection.closed:
                _let_go(connection)
                self._readers.append(connection)

    def write(self) -> AbstractContextManager[Connection]:
        """A transaction that changes something: all of it is kept, on the disk, or nothing."""
        return self._writer.change() if self.sqlite else self._write_elsewhere()

    def grouped(self, apart: Apart) -> GroupCommit:
        """Changes of the running event loop, for a file of SQLite that only this process has."""
        return GroupCommit(self._writer, apart)

    @contextmanager
    def _write_elsewhere(self) -> Iterator[Connection]:
        with self._writing.begin() as connection:
            self._look_whose(connection)
            yield connection

    def _migrate(self) -> None:
        with self.write() as connection:
            if not self.sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            found: tuple[str, ...] = ()
            if execute(connection, _HAS_VERSION[connection.dialect.name]).fetchone():
                found = tuple(row[0] for row in execute(connection, _VERSION).fetchall())
            columns = _columns(connection)
            if (not found and columns.keys() & METADATA.tables.keys()) or (self.sqlite and not found and columns):
                raise EngineError("store_foreign")
            if found and not _FIRST.issubset(columns):  # others note their steps in a table of that name, too
                raise EngineError("store_foreign")
            if found == (NEWEST,):
                _insist_whole(columns)
                return
            if found:
                from kartentisch.server.store import upgrading  # to read it takes longer than all else at a start

                upgrading.upgrade(connection)
                _insist_whole(_columns(connection))
            else:  # nothing is there yet: no steps to go, each of which costs as much as all tables
                METADATA.create_all(connection, checkfirst=False)
                for statement in _STAMP:
                    execute(connection, statement)

    # ------------------------------------------------------------------ the server's own notes
    def note(self, connection: Connection, name: str, value: str) -> None:
        _NOTE.run(connection, {"name": name, "value": value})

    def noted(self, connection: Connection, name: str) -> str | None:
        row = _NOTED.first(connection, {"known": name})
        return None if row is None else str(row.value)


def _columns(connection: Connection) -> dict[str, set[str]]:
    """What stands in the store: the columns of each table."""
    found: dict[str, set[str]] = {}
    for table, column in execute(connection, _COLUMNS[connection.dialect.name]).fetchall():
        found.setdefault(table, set()).add(column)
    return found


def _insist_whole(columns: Mapping[str, set[str]]) -> None:
    """EngineError `store_half` where something is missing that all steps to this version together make."""
    for name, table in METADATA.tables.items():
        missing = [column.name for column in table.columns if column.name not in columns.get(name, set())]
        if missing:
            raise EngineError("store_half", missing=f"{name}.{missing[0]}")


@contextmanager
def looked_at(where: str) -> Iterator[Connection]:
    """A transaction in a database that can change nothing, whatever version its tables are of.

    Raises:
        EngineError: `bad_database`, `store_newer`, `store_foreign`.
    """
    engine = create_engine(address_of(where))
    try:
        with explained(), engine.connect() as connection:
            if connection.dialect.name != "sqlite":
                connection.execute(text("SET TRANSACTION READ ONLY"))
            if not execute(connection, _HAS_VERSION[connection.dialect.name]).fetchone():
                raise EngineError("store_foreign")
            from kartentisch.server.store import upgrading

            if not _FIRST.issubset(_columns(connection)):
                raise EngineError("store_foreign")
            upgrading.insist_known([row[0] for row in execute(connection, _VERSION).fetchall()])
            yield connection
    finally:
        engine.dispose()


def address_of(where: Path | str) -> URL:
    """The address of a store, with the driver that we use: the one place where paths and addresses are told apart.

    Args:
        where: a path is the folder that has the store's file, and never read as an address, whatever is in its name;
            a text is the address of a database, as `postgresql://user@host/db`, and never read as a path.

    Raises:
        EngineError: `bad_database` for a text that is no address, or of a kind of database that we do not know.
    """
    if isinstance(where, Path):
        # where links lead now: a link that is turned while the server runs would split the games into two stores
        return URL.create("sqlite", database=str((where / FILE).resolve()))
    try:
        address = make_url(where)
    except ArgumentError:
        raise EngineError("bad_database", problem="address") from None
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.drivername != "postgresql+psycopg" and address.get_backend_name() != "sqlite":
        raise EngineError("bad_database", problem=address.drivername)
    return address


def file_of(address: URL) -> Path | None:
    """The file that has this store; None if it is in memory, or in no file of ours."""
    name = address.database or ":memory:"
    if not address.drivername.startswith("sqlite") or name == ":memory:" or address.query.get("mode") == "memory":
        return None
    if name.startswith("file:") and address.query.get("uri"):
        name = unquote(urlsplit(name).path)
    return Path(name).resolve()


def _which(file: Path) -> tuple[int, int]:
    """The file itself, whatever it is called."""
    found = file.stat()
    return found.st_dev, found.st_ino


def _still_there(file: Path, which: tuple[int, int], *_: object) -> None:
    """Another connection shall not find another file, nor make one, where the store's was moved away or replaced."""
    try:
        same = _which(file) == which
    except OSError:
        same = False
    if not same:
        fault = sqlite3.OperationalError(f"{file} was moved or replaced")
        fault.sqlite_errorname = faults.MOVED
        raise fault


def _still_open(raw: Any, *_: object) -> None:
    """A connection that the database has ended while it lay idle is not used: it was restarted, or another took over.

    Nothing comes by an idle one but its end; to ask the database would cost each transaction a journey.
    """
    number = raw.pgconn.socket
    if hasattr(sockets, "poll"):
        poll = sockets.poll()
        poll.register(number, sockets.POLLIN)
        ended = bool(poll.poll(0))
    else:  # Windows
        ended = bool(sockets.select([number], [], [], 0)[0])
    if ended:
        gone = DisconnectionError("the database has ended this connection")
        gone.invalidate_pool = True  # and those beside it
        raise gone


def _prepare(raw: Any, _: Any) -> None:
    raw.isolation_level = None  # transactions begin where we say, see `_begin`
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        raw.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    raw = connection.connection.driver_connection
    if raw is not None and raw.in_transaction:  # a look, which has begun without SQLAlchemy
        return
    writing = connection.get_execution_options().get("writing", False)
    execute(connection, "BEGIN IMMEDIATE" if writing else "BEGIN")


def _unlock(raw: Any, record: Any) -> None:
    """No connection goes back with its lock.  After a commit that failed SQLAlchemy takes the transaction for ended."""
    if raw is None or not raw.in_transaction:
        return
    try:
        raw.rollback()
    except sqlite3.Error:
        record.invalidate()


def _let_go(connection: Connection) -> None:
    """A look is over: nothing was changed, so there is nothing to keep."""
    if connection.in_transaction():  # SQLAlchemy has its own account of it, where it was asked for something
        connection.rollback()
    else:
        execute(connection, "ROLLBACK")


def _owned(file: Path) -> Ownership:
    """The store's file is ours alone."""
    ownership = Ownership(file)
    try:
        private(file)
    except EngineError:
        ownership.release()
        raise
    return ownership


@contextmanager
def explained() -> Iterator[None]:
    """What the driver says of a store becomes an EngineError, for who works on one at a command line."""
    try:
        yield
    except SQLAlchemyError as error:
        raise _explained(error) from None


def _explained(error: BaseException) -> BaseException:
    """Why a store cannot be opened, as an EngineError where that is known."""
    if isinstance(error, DBAPIError):
        code = faults.code_of(error)
        return EngineError("bad_database" if code == faults.BUSY else code, problem=faults.cause_of(error))
    return error
