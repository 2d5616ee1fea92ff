"""What can happen to a store: two who want it, eyes that may not see it, a disk that is full, files that are none."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

import kartentisch as kt
from kartentisch.server.http.app import make_app
from kartentisch.server.store import backups, faults
from kartentisch.server.store.database import FILE, Store
from kartentisch.server.store.ownership import owned
from kartentisch.server.tables import repository
from kartentisch.server.tables.context import Context
from tests.server.running_server import RunningServer
from tests.server.test_store import opened
from tests.server.trusted import dice_log, play_on


# ------------------------------------------------------------------ one owner
def test_a_store_has_one_owner_and_nothing_is_put_back_under_it(tmp_path: Path) -> None:
    first = Store.in_folder(tmp_path)
    backups.backup(tmp_path, tmp_path / "copy")
    for act in (lambda: Store.in_folder(tmp_path), lambda: backups.restore(tmp_path / "copy", tmp_path)):
        with pytest.raises(kt.EngineError, match="store_owned"):
            act()
    with pytest.raises(kt.EngineError, match="store_owned"), owned(tmp_path / FILE):
        pass
    first.close()
    backups.restore(tmp_path / "copy", tmp_path)
    Store.in_folder(tmp_path).close()


def test_the_lock_dies_with_its_process(tmp_path: Path) -> None:
    program = (
        "import pathlib, sys; from kartentisch.server.store.ownership import Ownership;"
        "held = Ownership(pathlib.Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path / FILE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None and other.stdout.readline() == b"held\n"
        with pytest.raises(kt.EngineError, match="store_owned"):
            Store.in_folder(tmp_path)
        other.kill()
        other.wait()
    Store.in_folder(tmp_path).close()


def test_what_is_put_back_under_a_running_server_rolls_no_dice_again(tmp_path: Path) -> None:
    """By means that know of no lock: the next change sees it, and no number is signed twice for the same dice."""
    context = Context(Store.in_folder(tmp_path))
    name, shown = opened(context)
    play_on(context, name, shown, 5)
    backups.backup(tmp_path, tmp_path / "copy")
    generation, before = context.store.identity.generation, len(dice_log(context, name))
    play_on(context, name, shown, 8, seed=5)
    played = dice_log(context, name)
    with closing(sqlite3.connect(tmp_path / "copy")) as copy, closing(sqlite3.connect(tmp_path / FILE)) as here:
        copy.backup(here)
    assert len(dice_log(context, name)) == before
    play_on(context, name, shown, 8, seed=5)  # the very same answers
    assert context.store.identity.generation != generation
    fresh = dice_log(context, name)[before:]
    assert not set(fresh) & set(played) and {row["epoch"] for row in map(json.loads, fresh)} == {1}
    with context.look(name) as (connection, _):
        assert [line.kind for line in repository.log(connection, name)].count("restored") == 1
    context.store.close()


@pytest.mark.thorough
def test_a_process_learns_that_another_one_was_started_on_what_was_put_back(cluster: str) -> None:
    here = Store(cluster)
    there = Store(cluster, restored=True)
    with here.write():
        pass
    assert here.identity.generation == there.identity.generation
    for store in (here, there):
        store.close()


# ------------------------------------------------------------------ for its owner's eyes
@pytest.mark.skipif(os.name == "nt", reason="there are no such modes")
def test_store_and_backup_are_for_their_owner_whatever_the_umask(tmp_path: Path) -> None:
    (tmp_path / FILE).touch(0o644)
    before = os.umask(0)
    try:
        store = Store.in_folder(tmp_path)
        with store.write() as connection:
            store.note(connection, "n", "so that there is a journal")
        (tmp_path / "copy").touch(0o666)
        backups.backup(tmp_path, tmp_path / "copy")
        seen = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        store.close()
        backups.restore(tmp_path / "copy", tmp_path / "new")
        seen.update((f"new/{file.name}", file.stat().st_mode & 0o777) for file in (tmp_path / "new").iterdir())
    finally:
        os.umask(before)
    assert {FILE, FILE + "-wal", "copy", f"new/{FILE}"} <= seen.keys()
    assert seen.pop("new", 0o700) == 0o700 and set(seen.values()) == {0o600}


# ------------------------------------------------------------------ files that are none
def _garbage(file: Path) -> None:
    file.write_bytes(b"no database at all " * 400)


def _page(file: Path) -> None:
    with file.open("r+b") as raw:
        raw.seek(3 * 4096)
        raw.write(b"\xaa" * 4096)


def _later(file: Path) -> None:
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = 'of_the_year_2100'")


@pytest.mark.parametrize(
    ("harm", "code"), [(_garbage, "store_damaged"), (_page, "store_damaged"), (_later, "store_newer")]
)
def test_a_file_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path, harm: object, code: str) -> None:
    Store.in_folder(tmp_path).close()
    harm(tmp_path / FILE)  # type: ignore[operator]
    for _ in range(2):  # and nobody owns it after that
        with pytest.raises(kt.EngineError, match=code) as told:
            Store.in_folder(tmp_path)
        assert kt.Language("en", room="kartentisch.server").rejection(told.value.rejection)


def test_a_store_that_may_not_be_written_to_is_found_out_at_the_start(tmp_path: Path) -> None:
    Store.in_folder(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as raw:
        raw.execute("PRAGMA journal_mode=DELETE")
    with pytest.raises(kt.EngineError, match="store_readonly"):
        Store(f"sqlite:///file:{tmp_path / FILE}?mode=ro&uri=true")


# ------------------------------------------------------------------ a full disk
@contextmanager
def full(store: Store) -> Iterator[None]:
    """No page more fits into the file."""

    def most(pages: int) -> None:
        with store._engine.connect() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        with store.write() as connection:
            connection.execute(text(f"PRAGMA max_page_count = {pages}"))

    most(1)  # as many as there are
    yield
    most(2**30)


@contextmanager
def limited(most: int) -> Iterator[None]:
    """No file may grow beyond so many bytes: SQLite is told the same as of a full quota, which is no full disk."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.skipif(os.name == "nt", reason="there is no such limit")
def test_a_limit_is_not_taken_for_damage_and_nothing_is_lost(server: RunningServer) -> None:
    anna = server.visitor().open(*({"kind": "mine", "name": name} for name in ("Anna", "Ben")))
    kept, number = 0, 0
    folder = server.context.store.folder
    assert folder is not None
    with limited(max(file.stat().st_size for file in folder.iterdir()) + 8192):
        while number < 100:
            said = anna.send(id=f"c{number}", type="chat", text="x" * 300)
            number += 1
            if said.status_code != 200:
                break
            kept += 1
        assert said.status_code == 507 and said.json()["error"]["code"] in ("store_failing", "store_full")
        assert sum(line["kind"] == "chat" for line in anna.look("/log")["log"]) == kept
    anna.do(id=f"c{number - 1}", type="chat", text="x" * 300)
    assert sum(line["kind"] == "chat" for line in anna.look("/log")["log"]) == kept + 1


CODES = {
    "store_full": ["FULL"],
    "store_failing": ["IOERR", "IOERR_WRITE", "IOERR_SHMSIZE", "IOERR_FSYNC", "IOERR_TRUNCATE"],
    "store_damaged": ["IOERR_READ", "IOERR_CORRUPTFS", "CORRUPT_INDEX", "NOTADB"],
    "store_readonly": ["READONLY_DIRECTORY", "CANTOPEN"],
    "store_moved": ["READONLY_DBMOVED"],
    "store_busy": ["BUSY", "LOCKED"],
}


@pytest.mark.parametrize(("code", "name"), [(code, name) for code, names in CODES.items() for name in names])
def test_only_what_is_damaged_is_called_so(code: str, name: str) -> None:
    """Who is told of damage puts a backup back, and loses what came after it."""
    fault = sqlite3.OperationalError("disk I/O error")
    fault.sqlite_errorname = f"SQLITE_{name}"
    assert faults.code_of(fault) == code
    for language in ("de", "en"):
        assert kt.Language(language, room="kartentisch.server").rejection(kt.Rejection(code, "", {"problem": "x"}))


def test_what_an_interrupted_copy_left_is_not_read_with_the_next_one(tmp_path: Path) -> None:
    Store.in_folder(tmp_path / "here").close()
    for end in ("", "-wal", "-shm", "-journal"):
        (tmp_path / f"copy.part{end}").write_bytes(b"of an earlier one" * 999)
    with limited(20_000), pytest.raises(kt.EngineError) as told:
        backups.backup(tmp_path / "here", tmp_path / "copy")
    assert "copy" in told.value.rejection.args["file"]  # and not the store, of which it was read
    assert [file.name for file in tmp_path.iterdir()] == ["here"]
    backups.backup(tmp_path / "here", tmp_path / "copy")
    backups.restore(tmp_path / "copy", tmp_path / "there")
    assert not list(tmp_path.rglob("*.part*"))
    Store.in_folder(tmp_path / "there").close()


def test_a_disk_that_has_got_full_since_the_store_was_opened_is_told_at_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = sqlite3.OperationalError("database or disk is full")
    fault.sqlite_errorcode, fault.sqlite_errorname = sqlite3.SQLITE_FULL, "SQLITE_FULL"

    @contextmanager
    def nothing_fits() -> Iterator[Connection]:
        with written() as connection:
            yield connection
            raise OperationalError("COMMIT", {}, fault)

    with closing(Store.in_folder(tmp_path)) as store:
        written = store.write
        with monkeypatch.context() as patched:
            patched.setattr(store, "write", nothing_fits)
            with pytest.raises(kt.EngineError, match="store_full"):
                make_app(Context(store), timekeeper=False)
        make_app(Context(store), timekeeper=False)


def test_a_full_disk_is_told_by_its_name_and_nothing_is_lost(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, "kartentisch.server")
    anna = server.visitor().open(*({"kind": "mine", "name": name} for name in ("Anna", "Ben")))
    kept, number, refused = 0, 0, dict[str, object]()
    with full(server.context.store):
        while not refused:
            said = anna.send(id=f"c{number}", type="chat", text="x" * 300)
            refused = {**said.json()["error"], "status": said.status_code} if said.status_code != 200 else {}
            kept, number = kept + (not refused), number + 1
            assert number < 100
        assert refused["code"] == "store_full" and refused["status"] == 507 and "disk" in str(refused["sentence"])
        assert sum(line["kind"] == "chat" for line in anna.look("/log")["log"]) == kept
    told = [vars(record)["facts"] for record in caplog.records if "facts" in vars(record)]
    told = [facts for facts in told if facts.get("code") == "store_full"]
    assert told and "full" in told[0]["problem"] and "xxx" not in str(told)
    anna.do(id=f"c{number - 1}", type="chat", text="x" * 300)  # the same command: there is room again
