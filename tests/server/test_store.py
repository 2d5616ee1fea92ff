"""What a store promises, whichever it is."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, select, text

import kartentisch as kt
from kartentisch.engine.record import Record
from kartentisch.server import commands
from kartentisch.server.commands.kinds import Play
from kartentisch.server.store import backups, database, upgrading
from kartentisch.server.store.database import Store
from kartentisch.server.store.migrations import NEWEST
from kartentisch.server.store.schema import COMMANDS, METADATA
from kartentisch.server.tables import new_table, repository, timers
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.tables.log_lines import entries_of
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import Table, TableSettings
from tests.server.running_server import Clock, commanded


def opened(context: Context, people: int = 2, **settings: int) -> tuple[str, Shown]:
    """A table where one person holds all seats, begun."""
    wishes = [{"kind": "mine", "name": f"P{i}"} for i in range(people)]
    table, issued = new_table.open_table(context, NewTable("attila", wishes, TableSettings(**settings)))  # type: ignore[arg-type]
    shown = Shown(issued.secret)
    status, body = commands.carry_out(context, table.id, shown, commanded("start", "start"), "en")
    assert status == 200, body
    return table.id, shown


def answer(context: Context, table_id: str, number: int = 0) -> Play:
    """The first legal action of whoever is asked."""
    with context.look(table_id) as (_, table):
        seat, decision = min(table.decisions.items())
        legal = table.position_now().legal_actions()
    given = {"type": "play", "seat": seat, "decision": decision.id, "actions": legal[:1]}
    return Play.model_validate({"id": f"a{table.seq}-{number}", **given})


def shape(connection: Connection) -> dict[str, Any]:
    """All that a database tells of its tables."""
    told = inspect(connection)
    kinds = ("columns", "foreign_keys", "unique_constraints", "check_constraints", "indexes")
    names = told.get_table_names()
    # columns that came later stand behind, and a key that nobody has named is named for what the table was called once
    found = {
        f"{kind} of {name}": str(sorted(map(str, getattr(told, f"get_{kind}")(name))))
        for kind in kinds
        for name in names
    }
    return found | {f"key of {name}": told.get_pk_constraint(name)["constrained_columns"] for name in names}


@pytest.mark.thorough
def test_migrations_make_what_a_new_store_has(url: str) -> None:
    engine = create_engine(database.address_of(url))
    with engine.begin() as connection:
        new = shape(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        METADATA.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
        steps = upgrading.steps()
        steps.attributes["connection"] = connection
        command.upgrade(steps, "head")
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert shape(connection) == new
    engine.dispose()
    Store(url).close()  # and there is nothing left to do


OPENED = """
import sys, pathlib
from kartentisch.server.store.database import Store
Store.in_folder(pathlib.Path(sys.argv[1])).close()
sys.exit("alembic" in sys.modules)
"""


def test_the_newest_step_is_known_without_reading_them() -> None:
    assert upgrading.script().get_heads() == [NEWEST]


@pytest.mark.thorough
def test_steps_are_not_read_where_all_are_made(tmp_path: Path) -> None:
    Store.in_folder(tmp_path).close()
    subprocess.run([sys.executable, "-c", OPENED, str(tmp_path)], check=True)


FOREIGN = ("CREATE TABLE users (id INT)", "CREATE TABLE alembic_version (version_num TEXT)",
           "INSERT INTO alembic_version VALUES ('3f2a')")  # fmt: skip
HALF = ("ALTER TABLE tables DROP COLUMN moved",)
TOMORROW = ("CREATE TABLE weather (id INT)", "UPDATE alembic_version SET version_num = 'tomorrow'")


@pytest.mark.parametrize(
    ("spoil", "code"), [(FOREIGN, "store_foreign"), (HALF, "store_half"), (TOMORROW, "store_newer")]
)
def test_a_store_that_is_not_ours_or_not_of_this_version_is_told_and_left_as_it_is(
    url: str, spoil: tuple[str, ...], code: str
) -> None:
    engine = create_engine(database.address_of(url))
    with engine.begin() as connection:
        if spoil is FOREIGN:  # of a program that notes its steps as we do
            METADATA.drop_all(connection)
            connection.execute(text("DROP TABLE alembic_version"))
        for step in spoil:
            connection.execute(text(step))
    with engine.connect() as connection:
        before = shape(connection), connection.execute(text("SELECT * FROM alembic_version")).all()
    try:
        with pytest.raises(kt.EngineError) as error:
            Store(url)
        assert error.value.code == code
        if code != "store_half":
            with pytest.raises(kt.EngineError, match=code), database.looked_at(url):
                pass
        with engine.connect() as connection:
            assert (shape(connection), connection.execute(text("SELECT * FROM alembic_version")).all()) == before
    finally:  # others have this database afterwards
        with engine.begin() as connection:
            METADATA.drop_all(connection)
            for table in ("alembic_version", "users", "weather"):
                connection.execute(text(f"DROP TABLE IF EXISTS {table}"))
        engine.dispose()
        Store(url).close()


def test_opening_again_keeps_everything(url: str) -> None:
    first = Store(url)
    with first.write() as connection:
        first.note(connection, "motto", "alea iacta est")
    first.close()
    again = Store(url)
    with again.read() as connection:
        assert again.noted(connection, "motto") == "alea iacta est"
    again.close()


def test_a_transaction_is_kept_whole_or_not_at_all(store: Store) -> None:
    with pytest.raises(RuntimeError), store.write() as connection:
        store.note(connection, "half", "done")
        raise RuntimeError
    with store.read() as connection:
        assert store.noted(connection, "half") is None


def test_sqlite_is_durable(tmp_path: Path) -> None:
    opened = Store.in_folder(tmp_path)
    with opened.write() as connection:
        settings = {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in
                    ("journal_mode", "synchronous", "foreign_keys")}  # fmt: skip
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    opened.close()


@pytest.mark.parametrize("address", ["nothing", "mysql://somewhere/x"])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(kt.EngineError, match="bad_database"):
        Store(address)


@pytest.mark.thorough
def test_a_database_that_was_made_without_an_encoding_keeps_names(cluster: str) -> None:
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(
            b"CREATE DATABASE kt_plain TEMPLATE template0 ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'"
        )
    opened = Store(cluster.replace("/postgres?", "/kt_plain?"))
    with opened.write() as connection:
        opened.note(connection, "name", "Jürgen")
    with opened.read() as connection:
        assert opened.noted(connection, "name") == "Jürgen"
    opened.close()


def test_a_table_survives_storing_with_its_log_and_state(store: Store) -> None:
    context = Context(store)
    name, shown = opened(context, 3)
    for _ in range(30):
        status, body = commands.carry_out(context, name, shown, answer(context, name), "en")
        assert status == 200, body
    with context.look(name) as (connection, table):
        lines = repository.log(connection, name)
        assert [line.seq for line in lines] == list(range(1, table.seq + 1))
        entries = entries_of(lines)
        assert len(entries) == table.entries
        header = {"kartentisch": 1, "game": "attila", "revision": table.revision, "players": table.names}
        record = Record(header, entries)
        assert record.verify(table.game) >= 0
        assert record.replay(table.game) == table.position_now()


def test_a_command_is_done_once_and_answered_the_same_way(store: Store) -> None:
    context = Context(store)
    name, shown = opened(context)
    command = answer(context, name)
    first = commands.carry_out(context, name, shown, command, "en")
    with context.look(name) as (_, table):
        seq, state = table.seq, table.state
    assert commands.carry_out(Context(store), name, shown, command, "en") == first
    with context.look(name) as (_, table):
        assert (table.seq, table.state) == (seq, state)
    other = commanded(command.id, "undo", command.seat)
    with pytest.raises(kt.Rejected, match="command_reused"):
        commands.carry_out(context, name, shown, other, "en")


def test_a_rejection_is_stored_too_and_changes_nothing(store: Store) -> None:
    context = Context(store)
    name, shown = opened(context)
    right = answer(context, name)
    wrong = commanded("wrong", "play", right.seat, right.decision, [*right.actions, 229, 229])
    with context.look(name) as (_, table):
        before = (table.seq, table.state, table.decisions)
    first = commands.carry_out(context, name, shown, wrong, "en")
    assert first[0] == 409
    with context.look(name) as (connection, table):
        assert (table.seq, table.state, table.decisions) == before
        assert connection.execute(select(COMMANDS.c.command)).scalars().all() == ["start", "wrong"]
    assert commands.carry_out(context, name, shown, right, "en")[0] == 200
    assert commands.carry_out(context, name, shown, wrong, "en") == first


def test_two_answers_at_once_only_one_counts(store: Store) -> None:
    context = Context(store)
    name, shown = opened(context)
    for turn in range(6):
        wanted = [answer(context, name, number=100 * turn + i) for i in range(4)]
        with context.look(name) as (_, table):
            entries = table.entries
        results: list[tuple[int, str]] = []

        def send(command: Play, results: list[tuple[int, str]] = results) -> None:
            status, body = commands.carry_out(context, name, shown, command, "en")
            results.append((status, body.get("error", {}).get("code", "")))

        threads = [threading.Thread(target=send, args=(command,)) for command in wanted]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(status for status, _ in results) == [200, 409, 409, 409]
        assert {code for status, code in results if status == 409} <= {"stale_decision", "not_asked"}
        with context.look(name) as (connection, table):
            played = [e for e in entries_of(repository.log(connection, name))[entries:] if "action" in e]
            assert len(played) == 1


def test_lost_time_is_given_back(url: str) -> None:
    clock = Clock()
    store = Store(url, clock)
    context = Context(store)
    name, _ = opened(context, turn_seconds=60)
    timers.beat(context)
    with context.look(name) as (_, table):
        due = {seat: decision.due for seat, decision in table.decisions.items()}
    clock.ms += 10_000
    assert timers.give_back_lost_time(context) == 0
    clock.ms += 3_600_000
    assert timers.give_back_lost_time(context) == 3_600_000
    with context.look(name) as (_, table):
        assert {s: d.due for s, d in table.decisions.items()} == {s: d + 3_600_000 for s, d in due.items()}
        assert not any(seat.autopilot for seat in table.seats)
    assert timers.sweep(context) == 0
    store.close()


def test_a_table_that_fails_does_not_stop_the_others(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    context = Context(store)
    first, _ = opened(context, turn_seconds=1)
    second, _ = opened(context, turn_seconds=1)
    act = timers._act

    def broken(context: Context, table: Table, bots: bool) -> None:
        if table.id == first:
            raise ZeroDivisionError
        act(context, table, bots)

    monkeypatch.setattr(timers, "_act", broken)
    later = store.now() + 5_000
    store.now = lambda: later
    assert timers.sweep(context) == 2
    with context.look(second) as (_, table):
        assert any(seat.autopilot == "pass" for seat in table.seats)
    with context.look(first) as (_, table):
        assert not any(seat.autopilot for seat in table.seats)
    assert timers.sweep(context) == 0  # the broken one is left alone for a while, and then looked at again
    monkeypatch.undo()
    store.now = lambda: later + timers.POSTPONED
    timers.sweep(context)
    with context.look(first) as (_, table):
        assert any(seat.autopilot == "pass" for seat in table.seats)
    assert "postponed" in caplog.text


def test_backup_and_restore_while_open(tmp_path: Path) -> None:
    source = Store.in_folder(tmp_path / "here")
    context = Context(source)
    name, shown = opened(context)
    backups.backup(tmp_path / "here", tmp_path / "backup")
    with context.look(name) as (_, table):
        before = table
    commands.carry_out(context, name, shown, answer(context, name), "en")
    source.close()
    backups.restore(tmp_path / "backup", tmp_path / "here")
    again = Context(Store.in_folder(tmp_path / "here"))
    with again.look(name) as (_, table):
        assert table == before
    assert commands.carry_out(again, name, shown, answer(again, name), "en")[0] == 200
    again.store.close()


def test_restore_refuses_what_is_no_backup(tmp_path: Path) -> None:
    source = Store.in_folder(tmp_path / "here")
    name, _ = opened(Context(source))
    source.close()
    (tmp_path / "junk").write_bytes(b"not a database" * 100)
    for file, code in ((tmp_path / "junk", "bad_file"), (tmp_path / "none", "no_such_file")):
        with pytest.raises(kt.EngineError, match=code):
            backups.restore(file, tmp_path / "here")
    source = Store.in_folder(tmp_path / "here")
    with Context(source).look(name) as (_, table):
        assert table.status == "playing"
    source.close()
    assert not [*tmp_path.rglob("*.part")]
    with pytest.raises(kt.EngineError, match="no_such_file"):
        backups.backup(tmp_path / "nowhere", tmp_path / "backup")
