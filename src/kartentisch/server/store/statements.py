"""Statements that are run for every command: composed once with SQLAlchemy, then handed to the driver as they are.

What SQLAlchemy does around each execution costs ten times what SQLite needs for it.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from operator import itemgetter
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import Connection, Executable, Table
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import ClauseElement

from kartentisch.engine.errors import KartentischError

Values = Mapping[str, Any]
_TUPLE: Final[Callable[[Any, Sequence[Any]], Any]] = tuple.__new__  # what a named tuple's own way comes to


class _Compiled(NamedTuple):
    text: str
    order: Callable[[Values], Sequence[Any]] | None  # puts the values where they go, if they go by place
    fixed: Values  # values that stand in the statement


def execute(connection: Connection, text: str, given: Values | Sequence[Any] = ()) -> Any:
    """The driver's cursor, after a statement in the driver's own words.  DBAPIError as if SQLAlchemy had run it."""
    raw: Any = connection.connection.dbapi_connection  # the driver's own: both of ours wait for their answers
    try:
        return raw.execute(text, given)
    except connection.dialect.loaded_dbapi.Error as error:
        base = connection.dialect.loaded_dbapi.Error
        raise DBAPIError.instance(text, given, error, base, dialect=connection.dialect) from error


def in_transaction(connection: Connection) -> bool:
    """Whether SQLite has a transaction open, whoever has begun it."""
    raw: Any = connection.connection.dbapi_connection
    return bool(raw.in_transaction)


def insert_into(connection: Connection, table: Table) -> Any:
    """An `INSERT` that can say what happens on a conflict: each kind of database has its own."""
    return _insert(connection.dialect.name)(table)


@cache
def _insert(dialect: str) -> Any:
    return import_module(f"sqlalchemy.dialects.{dialect}").insert  # late: a server needs one of them


class Part:
    """A part of a change, which begins when somebody wants to write: most have nothing of their own to write."""

    def __init__(self, connection: Connection) -> None:
        self._whole, self.begun = connection, False

    @property
    def connection(self) -> Connection:
        """For whatever is to be kept with the whole part, or not at all."""
        if not self.begun:
            execute(self._whole, "SAVEPOINT part")
            self.begun = True
        return self._whole


@contextmanager
def all_or_nothing(connection: Connection) -> Iterator[Part]:
    """A part of a change: where it is rejected, nothing of the part is kept, and the change goes on.

    Other exceptions are for the whole change.
    """
    part = Part(connection)
    try:
        yield part
    except KartentischError:
        if part.begun:
            execute(connection, "ROLLBACK TO part")
            execute(connection, "RELEASE part")
        raise
    if part.begun:
        execute(connection, "RELEASE part")


class Statement:
    """A statement of numbers and texts only: nothing is converted on the way in or out.

    It is for connections of `Store.read` and `Store.write`, whose transaction has begun.
    """

    def __init__(self, statement: Executable | Callable[[Any], Executable]) -> None:
        """`statement`: or what makes it with the database's own `insert` (`insert_into`)."""
        self._statement: Final = statement
        self._compiled: dict[str, _Compiled] = {}
        self._row: Any = None

    def rows(self, connection: Connection, values: Values) -> list[Any]:
        """Everything that is found, as named tuples.  DBAPIError as if SQLAlchemy had run it."""
        found = self._run(connection, values).fetchall()
        return [_TUPLE(self._row, row) for row in found] if found else []

    def first(self, connection: Connection, values: Values) -> Any:
        """The first row that is found, or None."""
        row = self._run(connection, values).fetchone()
        return None if row is None else _TUPLE(self._row, row)

    def run(self, connection: Connection, *rows: Values) -> None:
        """Change something, for each of the rows."""
        for values in rows:
            self._run(connection, values)

    def _run(self, connection: Connection, values: Values) -> Any:
        text, order, fixed = self._compiled.get(connection.dialect.name) or self._compile(connection)
        if fixed:
            values = {**fixed, **values}
        return execute(connection, text, values if order is None else order(values))

    def _compile(self, connection: Connection) -> _Compiled:
        statement = self._statement
        if not isinstance(statement, Executable):
            statement = statement(_insert(connection.dialect.name))
        made = cast(ClauseElement, statement).compile(dialect=connection.dialect)
        assert isinstance(made, SQLCompiler)
        if self._row is None:
            self._row = _row([column.key for column in getattr(statement, "selected_columns", ())])
        fixed = {name: value for name, value in made.params.items() if value is not None}
        order = None if made.positiontup is None else _by_place(made.positiontup)
        self._compiled[connection.dialect.name] = _Compiled(made.string, order, fixed)
        return self._compiled[connection.dialect.name]


def _by_place(names: Sequence[str]) -> Callable[[Values], Sequence[Any]]:
    """Puts values into this order."""
    if len(names) > 1:
        return itemgetter(*names)
    return lambda values: [values[name] for name in names]


def _row(columns: Sequence[str]) -> Any:
    return namedtuple("row", columns)
