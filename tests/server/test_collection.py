"""Games without names: only what was agreed to, nothing that leads to people, and the rules still find them right."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kartentisch as kt
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from kartentisch.server import collection_files
from kartentisch.server.tables import repository
from kartentisch.server.tables.table import Seat, Table, TableSettings
from kartentisch.server.views import collection, records
from tests.server.running_server import RunningServer

NAMES = ("Hildegard", "Okonkwo", "Zebulon")
NOTE = "meet me at noon"
DAY = 86_400_000


def played(game: str = "attacke", seed: int = 3) -> Match:
    dice = random.Random(seed)
    match = Match(kt.load(game), NAMES, kt.Chance(seed))
    while not match.state.over:
        seat = match.state.seats_asked[0]
        match.play(seat, dice.choice(match.state.legal_actions(seat)))
    return match


def table_of(server: RunningServer, name: str, match: Match, agreed: bool = False) -> Table:
    """A table whose game is over, as if it had been played there."""
    rules = kt.load("attacke")
    table = Table(name, name, rules.id, rules.revision, {}, TableSettings(open_data=agreed), "invite", 0, status="over")
    table.seats = [Seat(n, "person", who) for n, who in enumerate(NAMES)]
    table.state_terms("opened")
    for n, entry in enumerate(match.record.entries):
        table.tell("entry", **{**entry, **({"note": NOTE, "auto": "timeout"} if n == 5 else {})})
    now = server.context.store.now()
    repository.seal_ahead(table, server.context.store.identity, now)
    with server.context.store.write() as connection:
        repository.save(connection, table, now)
    return table


@pytest.mark.thorough
def test_the_collection(either: RunningServer, url: str, tmp_path: Path) -> None:
    server = either
    match = played()
    table_of(server, "agreed-table", match, True)
    table_of(server, "quiet-table", played(seed=4))
    later = server.context.store.now() + 40 * DAY
    with server.context.store.read() as connection:
        assert list(collection.games(connection, 0)) == [], "what has just ended waits for the next month"
        ((name, record),) = collection.games(connection, later)
        assert [one for one, _ in collection.games(connection, later)] == [name], "the same each time"
        table = repository.find(connection, "agreed-table")
        lines = repository.log(connection, "agreed-table")
        whole = records.whole(connection, table)
    text = record.text()
    assert not any(secret in text for secret in (*NAMES, NOTE, "timeout", "agreed-table", "proof", "signature", "head"))
    assert not any(str(value) in text for line in lines for value in (line.at, line.hash, line.signature) if value)
    read = Record.parse(text)
    read.verify(kt.load("attacke"))
    assert read.header["players"] == ["A", "B", "C"] and read.header["minutes"] == 15 and not read.proof
    assert [one.get("action") for one in read.entries] == [one.get("action") for one in whole.entries]
    assert name.startswith("attacke-") and "agreed" not in name
    out = tmp_path / "out"
    for _ in range(2):
        assert collection_files.write(url, out, later) == 1, "while the server runs, in both kinds of store"
        assert [(file.name, file.read_text(), file.stat().st_mtime) for file in out.iterdir()] == [(name, text, 0)]
    table.settings.open_data = False
    assert collection.nameless(table, lines, later) is None


@pytest.mark.parametrize(
    ("ms", "minutes"), [(0, 15), (900_000, 15), (900_001, 30), (90 * 60_000, 120), (30 * DAY, 61_440)]
)
def test_times_are_told_roughly(ms: int, minutes: int) -> None:
    assert collection.roughly(ms) == minutes


def test_months_and_the_folder(tmp_path: Path) -> None:
    assert collection.month(1_795_409_157_591) == 1_793_491_200_000, "the first of November 2026"
    with pytest.raises(kt.EngineError):
        collection_files.write(tmp_path, tmp_path / "out", 0)


def test_it_is_agreed_to_before_anybody_sits_down(server: RunningServer) -> None:
    anna = server.visitor().open({"kind": "mine", "name": "Anna"}, {"kind": "open"}, open_data=True)
    ben = server.visitor()
    told = ben.http.post(f"/api/tables/{anna.table}/invitation", json={"invite": anna.keys["invite"]}).json()
    assert told["table"]["open_data"] is True
    assert anna.refused(type="settings", open_data=False) == "bad_request", "and not changed any more"
