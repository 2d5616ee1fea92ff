"""`kartentisch upgrade --check` says what would become of a store, and changes nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.cli.main import app
from kartentisch.server.store.database import FILE, Store
from kartentisch.server.store.schema import TABLES as ROWS
from tests.server.old_store import CHANGED, TABLES, unpacked
from tests.server.running_server import RunningServer


def run(*words: str) -> Any:
    return CliRunner().invoke(app, ["upgrade", *words, "--lang", "en"])


def test_what_would_become_of_a_store_is_said_and_nothing_changes(tmp_path: Path) -> None:
    folder = unpacked(tmp_path / "old")
    content = (folder / FILE).read_bytes()
    told = run("--check", str(folder))
    assert told.exit_code == 0, told.output
    assert all(f"{one.table} ({one.game}) goes on" in told.output for one in TABLES)
    assert "carried over: 6; that wait: 0; that do not load: 0" in told.output
    assert (folder / FILE).read_bytes() == content and [file.name for file in folder.iterdir()] == [FILE]
    store = sqlite3.connect(folder / FILE)
    store.execute("UPDATE tables SET revision = 9 WHERE id = ?", [CHANGED[0].table])
    store.execute("UPDATE tables SET state = '{' WHERE id = ?", [TABLES[0].table])
    store.commit()
    store.close()
    told = run("--check", str(folder / FILE))
    assert told.exit_code == 1
    assert (
        f"{CHANGED[0].table} (attack) waits" in told.output
        and f"{TABLES[0].table} (attila) does not load" in told.output
    )
    assert run().exit_code == 2 and "--check" in run().output


@pytest.mark.parametrize(
    ("spoil", "code"),
    [("UPDATE alembic_version SET version_num = 'tomorrow'", "store_newer"),
     ("DROP TABLE alembic_version", "store_foreign"),
     ("ALTER TABLE tables ADD COLUMN likeness TEXT", "store_half"),
     ("UPDATE alembic_version SET version_num = 'likenesses'", "store_half")],
)  # fmt: skip
def test_stores_of_tomorrow_of_another_program_and_upgraded_in_part_are_refused_unchanged(
    tmp_path: Path, spoil: str, code: str
) -> None:
    folder = unpacked(tmp_path / "old")
    store = sqlite3.connect(folder / FILE)
    store.execute(spoil)
    store.commit()
    before = list(store.iterdump())
    store.close()
    with pytest.raises(kt.EngineError) as caught:
        Store.in_folder(folder)
    assert caught.value.code == code
    told = run("--check", str(folder))
    assert told.exit_code == 2 and "Traceback" not in told.output
    store = sqlite3.connect(folder / FILE)
    assert list(store.iterdump()) == before
    store.close()


def test_a_database_elsewhere_is_only_looked_at(url: str) -> None:
    """By its address: nothing is copied, nothing changed, whatever version its tables are of."""
    store = Store(url)
    server = RunningServer(store, timekeeper=False)
    anna = server.visitor().open({"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"})
    anna.do(type="start")
    told = run("--check", url)
    assert told.exit_code == 0 and f"{anna.table} (attila) goes on: its rules are the same." in told.output
    with store.write() as connection:
        connection.execute(update(ROWS).values(revision=9))
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'moved'")
    told = run("--check", url)
    assert told.exit_code == 1 and f"{anna.table} (attila) waits." in told.output
    with store.write() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'tomorrow'")
    assert run("--check", url).exit_code == 2 and "later version" in run("--check", url).output
    with store.write() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'likenesses'")
    server.close()
