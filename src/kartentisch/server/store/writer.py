"""SQLite's one writer: changes that wait for it are written through to the disk together.

Writing through takes milliseconds, a change itself less than one.  So whoever comes while others write waits for a
turn, and the last of those who have waited commits for all.  Each change is a savepoint of its own: one that fails
takes nothing with it.  Nobody goes on before the commit that holds their change.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.server.store.statements import execute

MOST: Final = 64  # changes in one commit


class _Group:
    """Changes that are committed together."""

    def __init__(self) -> None:
        self.changes = 0
        self.over = threading.Event()
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
            connection = self._begun()
            group = self._group = self._group or _Group()
            try:
                yield from self._savepoint(connection, group)
            finally:
                if group.fault is not None or group.changes >= MOST or not self._waiting:
                    self._finish(connection, group)
        group.over.wait()
        if group.fault is not None:
            raise group.fault

    def _begun(self) -> Connection:
        """The connection, with its transaction begun."""
        connection = self._connection = self._connection or self._connect()
        if not connection.in_transaction():  # then nobody's changes are in it
            try:
                connection.begin()
                self._when_begun(connection)
            except BaseException:
                self.close()
                raise
        return connection

    @staticmethod
    def _savepoint(connection: Connection, group: _Group) -> Iterator[Connection]:
        try:
            execute(connection, "SAVEPOINT change")
            yield connection
            execute(connection, "RELEASE change")
        except BaseException as error:
            try:
                execute(connection, "ROLLBACK TO change")
                execute(connection, "RELEASE change")
            except SQLAlchemyError:  # SQLite has given the whole transaction up, for want of space for instance
                group.fault = error
            raise
        group.changes += 1

    def _finish(self, connection: Connection, group: _Group) -> None:
        self._group = None
        try:
            if group.fault is None and group.changes:
                connection.commit()
            else:
                connection.rollback()
        except BaseException as error:
            group.fault = error
            self.close()
        finally:
            group.over.set()

    def close(self) -> None:
        """Let the connection go; the next change makes another one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
