"""Changes that are written through together: each is whole, and none is acknowledged before it is kept."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from kartentisch.server.store.database import FILE, Store
from kartentisch.server.store.statements import execute
from tests.server.running_server import wait_for


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    opened = Store.in_folder(folder)
    yield opened
    opened.close()


def notes(folder: Path) -> dict[str, str]:
    """What stands in the file, seen from outside."""
    with closing(sqlite3.connect(folder / FILE)) as other:
        return dict(other.execute("SELECT name, value FROM house WHERE name LIKE 'n%'").fetchall())


class Three:
    """Three changes that form a group: the first goes on when the two others wait behind it."""

    def __init__(self, store: Store, folder: Path) -> None:
        self.store, self.folder = store, folder
        self.faults: dict[int, BaseException] = {}
        self.seen: dict[int, set[str]] = {}  # what was on the disk when the change was acknowledged
        self.bad: dict[int, str] = {}  # statements that fail

    def run(self) -> None:
        threads = [threading.Thread(target=self._change, args=(number,)) for number in range(3)]
        threads[0].start()
        wait_for(lambda: self.store._writer._turn.locked())
        for thread in threads[1:]:
            thread.start()
        for thread in threads:
            thread.join(20)
            assert not thread.is_alive()

    def _change(self, number: int) -> None:
        try:
            with self.store.write() as connection:
                if number == 0:
                    wait_for(lambda: self.store._writer._waiting == 2)
                    assert "n0" not in notes(self.folder)
                self.store.note(connection, f"n{number}", "done")
                if number in self.bad:
                    connection.execute(text(self.bad[number]))
            self.seen[number] = set(notes(self.folder))
        except (SQLAlchemyError, RuntimeError) as error:
            self.faults[number] = error


def test_whoever_waits_is_committed_together(store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    finish = store._writer._finish

    def counted(connection: object, group: object) -> None:
        commits.append(group.changes)  # type: ignore[attr-defined]
        finish(connection, group)  # type: ignore[arg-type]

    monkeypatch.setattr(store._writer, "_finish", counted)
    three = Three(store, folder)
    three.run()
    assert commits == [3] and not three.faults
    assert all({"n0", "n1", "n2"} <= seen for seen in three.seen.values()) and len(three.seen) == 3


def test_a_change_that_fails_takes_nothing_with_it(store: Store, folder: Path) -> None:
    three = Three(store, folder)
    three.bad = {1: "INSERT INTO house (name, value) VALUES ('n1', 'twice')"}
    three.run()
    assert {number: type(error) for number, error in three.faults.items()} == {1: IntegrityError}
    assert notes(folder) == {"n0": "done", "n2": "done"}


def test_the_last_one_may_fail_too(store: Store, folder: Path) -> None:
    with pytest.raises(RuntimeError), store.write() as connection:
        store.note(connection, "n0", "half")
        raise RuntimeError
    assert notes(folder) == {}
    with store.write() as connection:
        store.note(connection, "n1", "done")
    assert notes(folder) == {"n1": "done"}


def test_the_first_of_several_may_fail(store: Store, folder: Path) -> None:
    three = Three(store, folder)
    three.bad = {0: "INSERT INTO house (name, value) VALUES ('n0', 'twice')"}
    three.run()
    assert {number: type(error) for number, error in three.faults.items()} == {0: IntegrityError}
    assert notes(folder) == {"n1": "done", "n2": "done"}


def test_a_transaction_that_is_gone_unseen_is_acknowledged_to_nobody(store: Store, folder: Path) -> None:
    with pytest.raises(OperationalError), store.write() as connection:
        store.note(connection, "n0", "done")
        with suppress(IntegrityError):  # whoever wrote did not look
            connection.execute(text("INSERT OR ROLLBACK INTO house (name, value) VALUES ('n0', 'twice')"))
    assert notes(folder) == {}
    with store.write() as connection:
        store.note(connection, "n1", "done")
    assert notes(folder) == {"n1": "done"}


def test_a_transaction_that_sqlite_gives_up_is_acknowledged_to_nobody(store: Store, folder: Path) -> None:
    three = Three(store, folder)
    three.bad = {1: "INSERT OR ROLLBACK INTO house (name, value) VALUES ('n1', 'twice')"}
    three.run()
    kept = set(notes(folder))
    assert 0 in three.faults and 1 in three.faults  # who wrote before the fault in the same transaction
    assert kept == {f"n{number}" for number in range(3) if number not in three.faults}
    with store.write() as connection:
        store.note(connection, "n9", "done")
    assert notes(folder)["n9"] == "done"


def test_a_commit_that_fails_is_acknowledged_to_nobody(
    store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(connection: Connection, text: str) -> object:
        if text == "COMMIT":
            raise RuntimeError("no space")
        return execute(connection, text)

    monkeypatch.setattr("kartentisch.server.store.writer.execute", broken)
    three = Three(store, folder)
    three.run()
    assert set(three.faults) == {0, 1, 2} and notes(folder) == {}
    monkeypatch.undo()
    three = Three(store, folder)
    three.run()
    assert not three.faults and set(notes(folder)) == {"n0", "n1", "n2"}


def test_a_commit_that_fails_leaves_no_lock(store: Store, folder: Path) -> None:
    with pytest.raises(IntegrityError), store.write() as connection:
        connection.execute(text("CREATE TABLE n_parent (id INTEGER PRIMARY KEY)"))
        connection.execute(text("CREATE TABLE n_child (of_ REFERENCES n_parent DEFERRABLE INITIALLY DEFERRED)"))
        connection.execute(text("INSERT INTO n_child VALUES (1)"))  # it is the commit that fails
    other = sqlite3.connect(folder / FILE, timeout=0, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.close()
    with store.write() as connection:
        store.note(connection, "n0", "done")
    assert notes(folder) == {"n0": "done"}


def test_another_program_that_locks_the_file_does_no_lasting_harm(store: Store, folder: Path) -> None:
    with store.write() as connection:
        connection.execute(text("PRAGMA busy_timeout=50"))
    other = sqlite3.connect(folder / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(OperationalError), store.write():
        raise AssertionError("it cannot be begun")
    other.execute("ROLLBACK")
    other.close()
    with store.write() as connection:
        store.note(connection, "n0", "done")
    assert notes(folder) == {"n0": "done"}
