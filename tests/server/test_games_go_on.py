"""Running games of an earlier version go on under this program: carried over, told in the log, played on, verified.

`stores/v0_1_0.sql` was written by version 0.1.0 (commit 582b554a) and is never written again: ten running games of all
five games, in battles, windows and sealed rounds, three of the games under earlier revisions of their rules.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import kartentisch as kt
from kartentisch import bots
from kartentisch.bots import Decision
from kartentisch.engine.record import Record
from kartentisch.fairness.log_proof import verify_log
from kartentisch.server.store.database import FILE, Store
from kartentisch.server.tables import play
from tests.server.running_server import House, Visitor

OLD = Path(__file__).parent / "stores/v0_1_0.sql"


@dataclass(frozen=True)
class Old:
    """A table of the store: where it stands, and the key of all its seats."""

    table: str
    game: str
    where: str
    secret: str


TABLES = [Old(*line.split()[1:]) for line in OLD.read_text(encoding="utf-8").splitlines()[2:12]]
CHANGED = [one for one in TABLES if one.game in ("attack", "selfr3", "europe")]


def unpacked(folder: Path) -> Path:
    """A data folder with the old store."""
    folder.mkdir(mode=0o700)
    store = sqlite3.connect(folder / FILE)
    store.executescript(OLD.read_text(encoding="utf-8"))
    store.close()
    (folder / FILE).chmod(0o600)
    return folder


@pytest.fixture
def old(folder: Path, build: Callable[..., House]) -> House:
    """A server on the old store in which nothing happens by itself."""
    return build(Store.in_folder(unpacked(folder / "old")), timekeeper=False)


def stored(house: House, table: str) -> Any:
    with house.context.look(table) as (_, found):
        return found


def kinds(visitor: Visitor) -> list[str]:
    return [line["kind"] for line in visitor.look("/log")["log"]]


def to_the_end(house: House, name: str) -> None:
    """Greedy bots answer for all, a few hundred answers in a change."""
    for _ in range(100):
        with house.context.change(name) as (_, table):
            for number in range(300):
                if table.status == "over":
                    return
                if not table.decisions:
                    play.go_on(table, house.context.chance, house.context.store.now())
                seat = min(table.decisions)
                answer = bots.make("greedy", number).answer(Decision.of(table.position_now(), seat))
                assert answer is not None
                play.play(table, seat, [answer], house.context.chance, house.context.store.now())
    raise AssertionError("it goes on for ever")


@pytest.mark.parametrize("one", TABLES, ids=lambda one: f"{one.game}-{one.where}")
def test_a_running_game_is_carried_over_played_to_its_end_and_verified(old: House, one: Old) -> None:
    visitor = old.visitor(one.table, one.secret)
    game, before = kt.load(one.game), stored(old, one.table)
    assert before.position_now().where() == one.where, "it can be looked at before"
    seen = visitor.look()
    decision = seen["decision"]
    answer = visitor.do(
        type="play", seat=decision["seat"], decision=decision["id"], actions=[decision["legal"][0]["number"]]
    )
    assert answer["accepted"], "the decision that was open is still the same one"
    told = [line for line in visitor.look("/log")["log"] if line["kind"] == "rules_updated"]
    now = stored(old, one.table)
    assert now.revision == game.revision and now.halt == ""
    if before.revision == game.revision:
        assert told == []
    else:
        (line,) = told
        assert (line["from"], line["to"]) == (before.revision, game.revision)
        assert (
            line["program"] == kt.__version__ and "position" not in line and [who for who, _ in line["private"]] == [-1]
        )
        assert [row["revision"] for row in line["changes"]] == [*range(before.revision + 1, game.revision + 1)]
        assert all(row["rules"] and row["de"] and row["en"] for row in line["changes"])
        assert line["sentence"] and line["changes"][0]["rules"][0] in line["sentence"]
    to_the_end(old, one.table)
    record = Record.parse(visitor.http.get(f"/api/tables/{one.table}/record").text)
    assert record.header["revision"] == before.revision
    assert [part.revision for part in record.stretches(game)] == [before.revision, game.revision][: 1 + len(told)]
    record.verify(game)
    report = verify_log(record, game)
    assert report.unplayed == [], "what was played before comes out the same by today's rules"
    assert Record.parse(record.text()).replay(game) == stored(old, one.table).position_now()
