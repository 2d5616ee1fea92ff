"""SQLite's one writer: changes that wait for it are written through to the disk together.

Writing through takes milliseconds, a change itself less than one.  So whoever comes while others write waits for a
turn, and the last of those who have waited commits for all.  Each change after the first is a savepoint of its own:
one that fails takes nothing with it.  Nobody goes on before the commit that holds their change.  What comes to the
event loop is carried out by the dozen (`Change`), so that a dozen changes wake one thread: see `group_commit`.

Transactions begin and end in the driver's own words: what SQLAlchemy does around them costs more than they do.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

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


class Change:
    """One of several that are carried out in one go.

    Attributes:
        result: what `do` gave; it counts once the turn has ended without a `fault`.
    """

    def __init__(self, do: Callable[[Connection], Any]) -> None:
        self.do = do
        self.result: Any = None
        self._own: BaseException | None = None
        self._group: _Group | None = None

    @property
    def fault(self) -> BaseException | None:
        """Why nothing of it is kept: what `do` raised, or why its group could not be committed."""
        return self._own if self._own is not None or self._group is None else self._group.fault

    def failed(self, error: BaseException) -> None:
        self._own = error

    def joined(self, group: _Group) -> None:
        self._group = group


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
        self._wait()
        try:
            connection, group = self._begun()
            try:
                with self._part(connection, group):
                    yield connection
            finally:
                if group.fault is not None or not 0 < group.changes < MOST or not self._waiting:
                    self._finish(connection, group)
                else:
                    group.over = group.over or self._event()
        finally:
            self._turn.release()
        if group.over is not None:
            group.over.wait()
        if group.fault is not None:
            raise group.fault

    def take_turn(self) -> bool:
        """The turn, if nobody has it or waits for it; `carry_out` and `end_turn` follow."""
        return not self._waiting and self._turn.acquire(blocking=False)

    def carry_out(self, changes: Iterable[Change]) -> None:
        """One after the other, in the turn; nothing is acknowledged before it has ended."""
        for change in changes:
            try:
                connection, group = self._begun()
                change.joined(group)
                with self._part(connection, group):
                    change.result = change.do(connection)
            except BaseException as error:
                change.failed(error)
            if self._group is not None and (self._group.fault is not None or not self._group.changes):
                self._finish(connection, self._group)

    def end_turn(self) -> None:
        """What was carried out is on the disk afterwards, or has a fault."""
        try:
            if self._group is not None and self._connection is not None:
                self._finish(self._connection, self._group)
        finally:
            self._turn.release()

    def together(self, changes: Iterable[Change]) -> None:
        """All of it: wait for the turn, carry out, commit."""
        self._wait()
        try:
            self.carry_out(changes)
        finally:
            self.end_turn()

    def _wait(self) -> None:
        """Until it is our turn."""
        with self._counting:
            self._waiting += 1
        self._turn.acquire()
        with self._counting:
            self._waiting -= 1

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
    @contextmanager
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
            with suppress(Exception):  # it is given up in any case, and the next change makes another one
                self.close()
        finally:
            if group.over is not None:
                group.over.set()

    def close(self) -> None:
        """Let the connection go; the next change makes another one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
