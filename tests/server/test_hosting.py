"""What a host asks: is all well, and how do the games come into another database?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.cli import doctor
from kartentisch.cli.main import app
from kartentisch.server.store import copying
from kartentisch.server.store.database import FILE, Store
from kartentisch.server.tables import logbook, repository, timers
from kartentisch.server.tables.context import Context
from tests.server.running_server import Clock
from tests.server.test_store import opened
from tests.server.trusted import play_on


def asked(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["doctor", "--lang", "en", *words])
    return result.exit_code, result.output


def test_the_doctor_looks_at_a_server_also_while_it_is_open(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LITTLE", 1)
    monkeypatch.setattr(doctor, "CONNECTIONS", 1)
    data = ["--data", str(folder)]
    code, told = asked(*data)
    assert code == 1 and "check the folder after --data" in told, "a slip in its name is no server that is well"
    monkeypatch.setattr(doctor, "data_folder", lambda data: data or folder)
    code, told = asked()
    assert code == 0 and "There is no database yet" in told
    store = Store.in_folder(folder)
    opened(Context(store))
    code, told = asked(*data)
    assert (
        code == 0
        and "Tables that wait for players: 0; games in progress: 1;" in told
        and "No server is running" in told
    )
    timers.beat(Context(store))
    assert "its timers are on time" in asked(*data)[1]
    with store.write() as connection:
        store.note(connection, "heartbeat", str(store.now() + 3_600_000))
    code, told = asked(*data)
    assert code == 1 and "it was set back" in told
    store.close()
    monkeypatch.setattr(doctor, "LITTLE", 2**62)
    assert asked(*data)[0] == 1
    file = folder / FILE
    file.write_bytes(b"no database at all" * 100)
    code, told = asked(*data)
    assert code == 1 and "cannot be read" in told and "Traceback" not in told


def test_the_doctor_says_that_mail_is_not_configured_and_was_not_tried(folder: Path) -> None:
    Store.in_folder(folder).close()
    code, told = asked("--data", str(folder))
    assert code == 0 and "E-mail is not configured here, so the mail server was not tried" in told


def test_the_doctor_asks_through_the_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(url: str = "https://games.example/", **answers: int) -> list[tuple[bool, str]]:
        monkeypatch.setattr(doctor, "_ask", lambda url: answers[url.rpartition("/")[2]])
        return [(well, sentence) for well, sentence, _ in doctor._proxy(url)]

    assert found(healthz=200, metrics=403) == [(True, "doctor-url"), (True, "doctor-proxy")]
    assert found(healthz=200, metrics=200) == [(True, "doctor-url"), (False, "doctor-proxy-hides")]
    assert found(healthz=503) == [(False, "doctor-url-bad")]
    for here in ("http://127.0.0.1:8008", "http://[::1]:8008/", "http://localhost:8008"):  # there is no proxy
        assert found(here, healthz=200, metrics=200) == [(True, "doctor-url")]
    assert found("https://localhost", healthz=200, metrics=403) == [(True, "doctor-url"), (True, "doctor-proxy")]


def test_all_games_move_into_another_store_and_go_on(url: str, folder: Path, clock: Clock) -> None:
    """Tables, keys, log, packed pieces and the server's key; the dice are fresh, as after a return to a backup."""
    source = Store(f"sqlite:///{folder / 'old.sqlite3'}", clock)
    context = Context(source)
    name, shown = opened(context)
    other, _ = opened(context)
    play_on(context, name, shown, 5)
    with source.write() as connection:
        logbook.pack(connection, other)

    def kept(store: Store) -> list[Any]:
        with store.read() as connection:
            table = repository.find(connection, name)
            return [table.state, table.head, table.seats, table.key, repository.log(connection, name),
                    repository.log(connection, other)]  # fmt: skip

    target = Store(url, clock)
    assert copying.move(source, target) == 2
    target.close()
    target = Store(url, clock)
    assert kept(target) == kept(source)
    assert target.identity.key == source.identity.key and target.identity.generation != source.identity.generation
    play_on(Context(target), name, shown, 5, seed=2)
    with pytest.raises(kt.EngineError, match="not_empty"):
        copying.move(source, target)
    for store in (source, target):
        store.close()
