"""Nobody's clock waits for bots, for a broken table, or for time in which the server slept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import ALONE, NEVER, TABLES, TIMERS
from kartentisch.server.tables import health, timers
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.timers import Timekeeper
from tests.server.running_server import Clock, RunningServer, Visitor

ME = {"kind": "mine", "name": "Anna"}
BEN = {"kind": "mine", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def quiet(build: Callable[..., RunningServer], folder: Path, clock: Clock) -> RunningServer:
    """A server whose time stands still, and where timers are swept by hand."""
    return build(Store.in_folder(folder / "quiet", clock), timekeeper=False)


@pytest.fixture
def keeper(quiet: RunningServer) -> Timekeeper:
    """Of that server, not running: its rounds are made by hand."""
    made = Timekeeper(quiet.context)
    made.round()
    return made


def bots_alone(server: RunningServer, clock: Clock, count: int) -> list[Visitor]:
    """So many tables of bots alone, the oldest first."""
    tables = []
    for _ in range(count):
        clock.ms += 1
        tables.append(server.visitor().open(BOT, BOT))
        tables[-1].do(type="start")
    return tables


def lines(visitor: Visitor) -> int:
    return int(visitor.look()["table"]["seq"])


def clocked(server: RunningServer, seconds: int) -> Visitor:
    anna = server.visitor().open(ME, BEN, turn_seconds=seconds)
    anna.do(type="start")
    return anna


def told(visitor: Visitor, kind: str) -> list[dict[str, Any]]:
    return [line for line in visitor.look("/log")["log"] if line["kind"] == kind]


@pytest.mark.thorough
def test_bots_alone_take_turns_and_a_clock_comes_before_them(
    quiet: RunningServer, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "ANSWERS", 1)
    alone = bots_alone(quiet, clock, 34)
    begun = [lines(table) for table in alone]
    anna = clocked(quiet, 3)
    clock.ms += 3_000
    timers.sweep(quiet.context)
    assert told(anna, "autopilot"), "the clock acts in the first sweep, whatever bots do"
    for _ in range(34):
        clock.ms += 1
        timers.sweep(quiet.context)
    moved = [lines(table) > before for table, before in zip(alone, begun, strict=True)]
    assert all(moved), "every table has had its turn"


def test_a_bot_answers_a_person_before_bots_alone(quiet: RunningServer, clock: Clock) -> None:
    bots_alone(quiet, clock, 12)
    anna = quiet.visitor().open(ME, BOT)
    anna.do(type="start")
    for _ in range(20):
        if anna.play() == "waiting":
            break
    assert anna.look()["decision"] is None
    before = lines(anna)
    clock.ms += 1
    timers.sweep(quiet.context)
    assert lines(anna) > before


def test_a_moment_that_brings_nothing_does_not_stay_in_front(quiet: RunningServer, clock: Clock) -> None:
    anna = clocked(quiet, 60)
    with quiet.context.store.write() as connection:
        connection.execute(update(TIMERS).where(TIMERS.c.table_id == anna.table).values(due=1))
    assert timers.sweep(quiet.context) == 1
    with quiet.context.store.read() as connection:
        assert connection.execute(select(TIMERS.c.due)).scalar() == clock.ms + timers.UNCHANGED
    assert timers.sweep(quiet.context) == 0


@pytest.mark.parametrize("damage", [{"game": "chess"}, {"decisions": "{"}, {"seeds": "[]"}])
def test_a_broken_table_harms_no_other(
    quiet: RunningServer, keeper: Timekeeper, clock: Clock, damage: dict[str, str]
) -> None:
    broken, anna = clocked(quiet, 30), clocked(quiet, 30)
    with quiet.context.store.write() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == broken.table).values(damage))
    clock.ms += 20_000  # the server was closed so long
    keeper.round()
    assert [line["given_back"] for line in told(anna, "clock")] == [20_000]
    clock.ms += 10_000
    keeper.round()
    assert not told(anna, "autopilot")
    clock.ms += 10_000
    keeper.round()
    clock.ms += 10_000
    keeper.round()
    assert told(anna, "autopilot")


def test_a_server_that_slept_gives_the_time_back(quiet: RunningServer, keeper: Timekeeper, clock: Clock) -> None:
    anna = clocked(quiet, 30)
    due = anna.look()["table"]["asked"][0]["due"]
    for _ in range(4):
        clock.ms += 5_000
        keeper.round()
    assert anna.look()["table"]["asked"][0]["due"] == due
    clock.ms += 40_000  # the lid was closed
    keeper.round()
    assert not told(anna, "autopilot")
    assert anna.look()["table"]["asked"][0]["due"] == due + 40_000
    clock.ms -= 3_600_000  # the clock was an hour fast, and is put right
    keeper.round()
    assert anna.look()["table"]["asked"][0]["due"] == due + 40_000 - 3_600_000


def test_whoever_comes_first_after_the_server_has_slept_is_not_late(
    quiet: RunningServer, keeper: Timekeeper, clock: Clock
) -> None:
    """Until the timekeeper has given the time back nobody's is up, and what is begun then lasts as long as ever."""
    anna = quiet.visitor().open(ME, {"kind": "open"}, turn_seconds=86_400, nudge_seconds=60)
    ben = quiet.visitor().join(anna, "Ben")
    anna.do(type="start")
    ben.do(type="leave", seat=1)
    anna.do(type="kick", target=1)
    due = anna.look()["table"]["kick_asked"]["due"]
    fast = clocked(quiet, 30)
    while clock.ms + 10_000 < due:
        clock.ms += 10_000
        keeper.round()
    left = due - clock.ms
    assert anna.look()["table"]["kick_asked"], "nothing was lost yet"
    before = clock.ms
    clock.ms += 3_600_000  # the lid was closed
    anna.do(type="chat", text="Now?")
    assert not told(anna, "kicked"), "Ben has some time left"
    fast.play()
    keeper.round()
    assert anna.look()["table"]["kick_asked"]["due"] == due + 3_600_000
    assert fast.look()["table"]["asked"][0]["due"] <= before + 30_000 + 3_600_000
    clock.ms += left
    keeper.round()
    assert told(anna, "kicked")


def test_asleep_in_the_middle_of_a_sweep(quiet: RunningServer, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [clocked(quiet, 30) for _ in range(3)]
    clock.ms += 30_000
    act = timers._act

    def sleepy(context: Context, table: Any, bots: bool) -> None:
        act(context, table, bots)
        clock.ms += 60_000

    monkeypatch.setattr(timers, "_act", sleepy)
    timers.sweep(quiet.context)
    assert sum(bool(told(table, "autopilot")) for table in tables) == 1


@pytest.mark.thorough
def test_a_fault_does_not_end_the_timekeeper(quiet: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Timekeeper(quiet.context)
    rounds: list[int] = []

    def round_() -> int:
        rounds.append(1)
        if len(rounds) == 1:
            raise KeyError("anything")
        keeper._ending.set()
        return 0

    monkeypatch.setattr(keeper, "round", round_)
    monkeypatch.setattr(timers, "BACK_OFF", 0)
    monkeypatch.setattr(timers, "TICK", 0)
    keeper.run()
    assert len(rounds) == 2


def test_health_sees_timers_store_and_disk(quiet: RunningServer, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    heartbeat, passed = quiet.context.heartbeat, [0.0]
    heartbeat.clock = lambda: passed[0]
    guest = quiet.visitor()

    def well() -> tuple[int, dict[str, str]]:
        passed[0] += 2
        answer = guest.http.get("/healthz")
        return answer.status_code, {k: v for k, v in answer.json().items() if v not in ("ok",) and k != "version"}

    heartbeat.beat()
    assert well() == (200, {})
    passed[0] += health.OVERDUE
    assert well() == (503, {"status": "ill", "timers": "silent"})
    heartbeat.beat()
    clocked(quiet, 3)
    assert well() == (200, {})
    clock.ms += 3_001 + int(1000 * health.OVERDUE)
    assert well() == (503, {"status": "ill", "timers": "late"})
    clock.ms -= 60_000
    monkeypatch.setattr(health, "LEAST_SPACE", 2**62)
    assert well() == (503, {"status": "ill", "disk": "full"})
    monkeypatch.undo()
    quiet.context.store.folder = quiet.context.store.folder / "gone"  # type: ignore[operator]
    assert well() == (503, {"status": "ill", "disk": "unknown"})


def test_a_timer_stands_only_where_something_is_to_be_done(quiet: RunningServer) -> None:
    anna = quiet.visitor().open(ME, BEN)
    anna.do(type="start")
    bots = quiet.visitor().open(BOT, BOT)
    bots.do(type="start")
    with quiet.context.store.read() as connection:
        rows = [tuple(row) for row in connection.execute(select(TIMERS.c.table_id, TIMERS.c.due, TIMERS.c.lane))]
    assert rows == [(bots.table, NEVER, ALONE)]
