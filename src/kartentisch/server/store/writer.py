"""SQLite's one writer: changes that wait for it are written through to the disk together.

Writing through takes milliseconds, a change itself less than one.  So whoever comes while others write waits for a
turn, and the last of those who have waited commits for all.  Each change after the first is a savepoint of its own:
one that fails takes nothing with it.  Nobody goes on before the commit that holds their change.

Transactions begin and end in the driver's own words: what SQLAlchemy does around them costs more than they do.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.server.store.statements import execute, in_transaction

MOST: Final = 64  # changes in one commit


class _Group:
    """Changes that are committed together.

    Attributes:
        over: it is committed, or given up; None as long as nobody waits for that.
    """

    def __init__(self) -> None:
        self.changes = 0
        self.over: threading.Event | None = None
        self.fault: BaseException | None = None


class Writer:
    """Hands its one connection from change to change."""

    def __init__(self, connect: Callable[[], Connection], begun: Callable[[Connection], None]) -> None:
        """`connect` gives a connection that begins a writing transaction with its first statement.

        `begun` is done first in each transaction, for all of its changes.
        """
        self._connect, self._when_begun = connect, begun
        self._connection: Connection | None = None
        self._turn = threading.Lock()
        self._counting = threading.Lock()
        self._waiting = 0
        self._group: _Group | None = None
        self._event: Callable[[], threading.Event] = threading.Event

    @contextmanager
    def change(self) -> Iterator[Connection]:
        """A transaction: all of it is on the disk afterwards, or nothing of it is kept.

        Raises:
            SQLAlchemyError: the group could not be committed; nothing of any of its changes is kept.
        """
        with self._counting:
            self._waiting += 1
        with self._turn:
            with self._counting:
                self._waiting -= 1
            connection, group = self._begun()
            try:
                yield from self._part(connection, group)
            finally:
                if group.fault is not None or not 0 < group.changes < MOST or not self._waiting:
                    self._finish(connection, group)
                else:
                    group.over = group.over or self._event()
        if group.over is not None:
            group.over.wait()
        if group.fault is not None:
            raise group.fault

    def _begun(self) -> tuple[Connection, _Group]:
        """The connection, with its transaction begun, and whose changes are in it."""
        connection = self._connection = self._connection or self._connect()
        group = self._group
        if group is None:
            try:
                execute(connection, "BEGIN IMMEDIATE")
                self._when_begun(connection)
            except BaseException:
                self.close()
                raise
            group = self._group = _Group()
        return connection, group

    @staticmethod
    def _part(connection: Connection, group: _Group) -> Iterator[Connection]:
        first = not group.changes  # with the whole transaction nothing of others is lost
        try:
            if not first:
                execute(connection, "SAVEPOINT change")
            yield connection
            if not first or not in_transaction(connection):  # SQLite has given it up: then this fails
                execute(connection, "RELEASE change")
        except BaseException as error:
            try:
                if not first:
                    execute(connection, "ROLLBACK TO change")
                    execute(connection, "RELEASE change")
            except SQLAlchemyError:  # SQLite has given the whole transaction up, for want of space for instance
                group.fault = error
            raise
        group.changes += 1

    def _finish(self, connection: Connection, group: _Group) -> None:
        self._group = None
        try:
            kept = group.fault is None and group.changes > 0
            if connection.in_transaction():  # SQLAlchemy has its own account of it, where it was asked for something
                connection.commit() if kept else connection.rollback()
            elif kept or in_transaction(connection):
                execute(connection, "COMMIT" if kept else "ROLLBACK")
        except BaseException as error:
            group.fault = error
            self.close()
        finally:
            if group.over is not None:
                group.over.set()

    def close(self) -> None:
        """Let the connection go; the next change makes another one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
