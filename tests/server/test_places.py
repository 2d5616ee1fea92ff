"""A folder is a path and never an address, whatever is in its name: what is kept lies where the server says."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.cli.main import app
from kartentisch.engine.match import Match
from kartentisch.server.store import backups
from kartentisch.server.store.database import FILE, Store, address_of, file_of
from kartentisch.server.tables.context import Context
from tests.server.test_store import opened
from tests.server.trusted import play_on

ODD = [
    "a?b",
    "c%20d",
    "e#f",
    "g h",
    "~",
    "-rf",
    "ü/日本",
    "k?mode=memory",
    "file:x",
    ":memory:",
    "%(here)s",
    "$HOME",
    "[x]*?",
    "\n",
]
if sys.platform not in ("win32", "darwin"):  # there names are texts
    ODD.append(os.fsdecode(b"\xff\xfe"))
LETTERS = st.sampled_from("?#%&=:;@!~*[]{}()$'\"\\|<>,+ \t\nab0._-äß漢\u0301\u202e")
NAMES = st.text(LETTERS, min_size=1, max_size=60).filter(lambda name: name not in (".", ".."))


def noted(store: Store) -> str | None:
    with store.read() as connection:
        return store.noted(connection, "odd")


def note(store: Store, value: str) -> None:
    with store.write() as connection:
        store.note(connection, "odd", value)


@pytest.mark.skipif(sys.platform == "win32", reason="names there may not hold most of this")
def test_what_is_kept_lies_where_it_was_said(folder: Path, blank: Path) -> None:
    """The store, a copy of it, and where that is put back to; after a restart it is still there."""

    @settings(max_examples=25, deadline=None)
    @given(NAMES, NAMES, NAMES)
    def check(name: str, copy: str, other: str) -> None:
        with tempfile.TemporaryDirectory(dir=folder) as made:
            home, away, back = Path(made) / "h" / name, Path(made) / "a" / copy, Path(made) / "b" / other
            for place in (home, away.parent):
                place.mkdir(parents=True)
            shutil.copyfile(blank, home / FILE)
            with closing(Store.in_folder(home)) as store:
                assert store.folder == home
                note(store, ascii(name))
            with closing(sqlite3.connect(home / FILE)) as raw:
                assert raw.execute("SELECT value FROM house WHERE name = 'odd'").fetchone() == (ascii(name),)
            backups.backup(home, away)
            backups.restore(away, back)
            with closing(Store(back)) as store:
                assert noted(store) == ascii(name)
            found = {
                file
                for file in Path(made).rglob("*")
                if file.is_file() and not file.name.endswith(("-wal", "-shm", ".lock"))
            }
            assert found == {home / FILE, away, back / FILE}

    for first, second in zip(ODD, reversed(ODD), strict=True):
        check = example(first, second.replace("/", ""), first)(check)
    check()


def test_a_text_is_an_address_and_a_path_is_none() -> None:
    for odd in ("postgresql://user@host/db", "sqlite:///x", "sqlite://"):
        assert file_of(address_of(Path(odd))) == (Path(odd) / FILE).resolve()
        assert file_of(address_of(odd)) == (Path("x").resolve() if odd.endswith("x") else None)
    for none in ("/srv/kartentisch", "srv", "C:\\games", "mysql://host/db", "postgresql+asyncpg://host/db", "", "~"):
        with pytest.raises(kt.EngineError, match="bad_database"):
            address_of(none)


def test_addresses_of_files_have_one_owner_too(tmp_path: Path) -> None:
    with closing(Store.in_folder(tmp_path)), pytest.raises(kt.EngineError, match="store_owned"):
        Store(f"sqlite:///{(tmp_path / FILE).as_uri()}?uri=true")


def test_a_folder_that_goes_elsewhere_while_it_is_open_loses_nothing(tmp_path: Path) -> None:
    """By a link that is turned, or by a new name: nobody writes into another file, and it is told."""
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "one")
    with closing(Store.in_folder(tmp_path / "link")) as store:
        (tmp_path / "link").unlink()
        (tmp_path / "link").symlink_to(tmp_path / "two")
        note(store, "here")
        with store.read() as first, store._reading.connect() as second:  # one more connection
            assert store.noted(first, "odd") == store.noted(second, "odd") == "here"
        (tmp_path / "one").rename(tmp_path / "three")
        note(store, "moved")  # what is open stays with its file
        Store.in_folder(tmp_path / "one").close()  # another one in its place
        with (
            pytest.raises(Exception, match="moved or replaced") as told,
            store._engine.connect(),
            store._engine.connect() as third,
        ):
            store.noted(third, "odd")
        assert told.type.__name__ == "OperationalError"
    with closing(Store.in_folder(tmp_path / "three")) as store:
        assert noted(store) == "moved"
    assert not list((tmp_path / "two").iterdir())


def test_a_copy_never_takes_the_place_of_the_store(tmp_path: Path) -> None:
    Store.in_folder(tmp_path).close()
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / FILE)
    before = sorted(tmp_path.rglob("*"))
    for to in (FILE, FILE + "-wal", FILE + ".lock", "link", "folder", "none/copy", "x" * 300):
        with pytest.raises((kt.EngineError, OSError)):
            backups.backup(tmp_path, tmp_path / to)
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("odd", ["a?b [i] c%20d#e ü", "-x"], ids=["signs", "dash"])
def test_every_command_takes_odd_names(tmp_path: Path, odd: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path(odd).mkdir()
    context = Context(Store.in_folder(Path(odd)))
    name, shown = opened(context)
    play_on(context, name, shown, 3)
    context.store.close()
    match = Match(kt.load("attacke"), ["A", "B"], kt.Chance(3))
    Path("in", odd).mkdir(parents=True)
    record = Path("in", odd, odd + ".ktj")
    record.write_text(match.record.text())

    def run(*words: str, code: int = 0) -> str:
        done = CliRunner().invoke(app, list(words), env={"KARTENTISCH_LANG": "en"})
        assert done.exit_code == code, (words, done.output, done.exception)
        return done.output

    data = f"--data={odd}"
    assert "in progress: 1;" in run("doctor", data)
    assert len(run("table", "key", data).strip()) == 64
    run("reports", data)
    run("backup", data, "--", odd + ".bak")
    run("restore", "--data", odd + "/two", "--", odd + ".bak")
    run("collection", data, f"--out={odd}.out")
    run("replay", "--", str(record))
    run("verify", "--", str(record))
    run("render", "--", str(record), odd + ".svg")
    run("selfplay", "attacke", "-n", "1", "-b", "random", f"--out={odd}.data")
    run("arena", "attacke", "--games", "1", "-b", "random,greedy", f"--results={odd}.jsonl", "--json")
    run("new", "zebra", f"--into={odd}")
    for part in (FILE, "two/" + FILE, "zebra/__init__.py"):
        assert Path(odd, part).is_file()
    for end in (".bak", ".out", ".svg", ".data", ".jsonl"):
        assert Path(odd + end).exists()
    scenario = Path("in", odd, odd + ".yaml")
    scenario.write_text(next(Path(odd, "zebra").rglob("*.yaml")).read_text(encoding="utf-8"), encoding="utf-8")
    # its game is not on the shelf
    assert scenario.name in run("scenario", "--", str(scenario), code=1).replace("\n", "")
    found = "import kartentisch as kt; print('zebra' in kt.GAMES)"
    told = subprocess.run(
        [sys.executable, "-c", found],
        env=os.environ | {"KARTENTISCH_GAMES": odd},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "True\n"


LONG = "x" * 300


@pytest.mark.parametrize(
    "words",
    [
        ["table", "key", "--data", LONG], ["doctor", "--data", LONG], ["reports", "--data", LONG],
        ["backup", LONG], ["restore", LONG], ["collection", "--out", LONG], ["replay", LONG], ["verify", LONG],
        ["play", "--save", LONG], ["play", "--resume", LONG], ["scenario", LONG], ["new", "zebra", "--into", LONG],
        ["selfplay", "attacke", "-n", "1", "--out", LONG],
        ["arena", "attacke", "-b", "random,greedy", "--results", LONG],
        ["rules", "attila", "--coverage", "--tests", LONG], ["simulate", "attila", "--board", LONG],
        ["table", "import", LONG], ["serve", "--data", LONG],
    ],
    ids=lambda words: " ".join(words[:2]),
)  # fmt: skip
def test_a_name_that_the_system_does_not_take_is_told_in_a_sentence(words: list[str], tmp_path: Path) -> None:
    Store.in_folder(tmp_path).close()
    if words[0] in ("backup", "collection") or words[1] == "import":
        words = [*words, "--data", str(tmp_path)]
    done = CliRunner().invoke(app, [*words, "--lang", "en"], input="")
    assert done.exit_code in (1, 2) and isinstance(done.exception, SystemExit), done
    assert LONG[:200] in done.output.replace("\n", "")
