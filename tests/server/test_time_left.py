"""The time left of a whole game: over restarts, empty tables, saved games and changes of the store."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import select

import kartentisch as kt
from kartentisch.engine.clock import MINUTE, USUAL
from kartentisch.engine.record import Record
from kartentisch.fairness.log_proof import verify_log
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import TABLES
from kartentisch.server.tables import new_table, timers
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import TableSettings
from kartentisch.server.views import records, snapshots
from tests.server.running_server import Clock, RunningServer
from tests.server.timed import ATTACK, BOTH, HALF_HOUR, Sitting, saved


def test_time_is_up_before_and_after_a_restart(url: str, clock: Clock) -> None:
    store = Store(url, clock)
    sitting = Sitting.brought(Context(store), saved())
    sitting.do("start")
    ends = sitting.table().ends
    assert ends == clock.ms + USUAL * MINUTE
    store.close()
    again = Store(url, clock)
    sitting.context = Context(again)
    assert sitting.table().ends == ends
    clock.ms = ends + 1
    sitting.end_turn()
    assert sitting.said()[-1] == "up"
    again.close()


def test_lost_time_is_given_back(context: Context, clock: Clock) -> None:
    """Also at a table where no seat has a clock, and not at one that waits or is over."""
    sitting, waiting = Sitting.brought(context, saved()), Sitting.opened(context, 60)
    sitting.do("start")
    over = Sitting.brought(context, saved(time="up"))
    over.do("start")
    for _ in range(2):
        over.end_turn()
    assert over.table().status == "over"
    ends, ended = sitting.table().ends, over.table().ends
    assert ends is not None
    timers.beat(context)
    clock.ms += 3_600_000
    assert timers.give_back_lost_time(context) == 3_600_000
    assert sitting.table().ends == ends + 3_600_000
    assert (waiting.table().ends, over.table().ends) == (None, ended)
    line = sitting.lines("clock")[-1]
    assert line.body == {"given_back": 3_600_000, "ends": ends + 3_600_000}
    sitting.end_turn()
    assert sitting.said()[-1] == "running"


@pytest.mark.parametrize("back", ["take_over", "play"])
def test_the_clock_stands_while_nobody_is_at_the_table(url: str, clock: Clock, back: str) -> None:
    """Over days and a restart; whoever comes back finds the time as it was, and the log proves it."""
    store = Store(url, clock)
    sitting = Sitting.brought(Context(store), saved())
    sitting.do("start")
    clock.ms += 60 * MINUTE
    sitting.do("leave", seat=0, autopilot="pass")
    clock.ms += 20 * MINUTE
    assert sitting.table().ends == clock.ms + 40 * MINUTE, "Ben is there"
    sitting.do("leave", seat=1, autopilot="pass")
    shown = snapshots.summary(sitting.table())
    assert (shown["paused"], shown["ends"], shown["left"]) == (True, None, 40 * MINUTE)
    assert sitting.lines("clock")[-1].body == {"ends": None, "left": 40 * MINUTE}
    clock.ms += 3 * 86_400_000
    assert timers.sweep(sitting.context) == 0
    timers.beat(sitting.context)
    store.close()
    clock.ms += 86_400_000
    again = Store(url, clock)
    sitting.context = Context(again)
    assert timers.give_back_lost_time(sitting.context) == 86_400_000
    assert snapshots.summary(sitting.table())["left"] == 40 * MINUTE, "no time to give back to a clock that stands"
    seat, decision = min(sitting.table().decisions.items())
    if back == "take_over":
        sitting.do("take_over", seat=seat)
    else:  # whoever answers is back, and the clock goes on before it is asked
        sitting.do("play", seat=seat, decision=decision.id, actions=["finish"])
        assert sitting.said() == ["running", "running"]
    ends = clock.ms + 40 * MINUTE
    shown = snapshots.summary(sitting.table())
    assert (shown["paused"], shown["ends"], shown["left"]) == (False, ends, None)
    assert [line.body for line in sitting.lines("clock")[-2:]] == [{"ends": None, "left": 40 * MINUTE}, {"ends": ends}]
    clock.ms = ends
    while sitting.table().status != "over":
        sitting.end_turn()
    assert sitting.said()[-1] == "up"
    verify_log(sitting.record(), ATTACK)
    again.close()


def test_a_server_gives_lost_time_back_before_anybody_can_play(
    build: Callable[..., RunningServer], folder: Path
) -> None:
    clock = Clock()
    store = Store.in_folder(folder / "closed", clock)
    sitting = Sitting.brought(Context(store), saved())
    sitting.do("start")
    ends = sitting.table().ends
    assert ends is not None
    timers.beat(sitting.context)
    clock.ms = ends + 1
    server = build(store, timekeeper=True)
    table = server.visitor(sitting.name, sitting.shown.header).look()["table"]
    assert table["ends"] - clock.ms == USUAL * MINUTE


def test_a_saved_game_goes_on_with_the_time_it_had_left(context: Context, clock: Clock) -> None:
    def left(record: Record, **header: Any) -> int:
        record.header.update(header)
        sitting = Sitting.brought(context, record)
        sitting.do("start")
        ends = sitting.table().ends
        assert ends is not None
        return ends - clock.ms

    assert left(saved()) == USUAL * MINUTE
    assert left(saved(), left_ms=1_234_567) == 1_234_567
    assert left(saved(), left_ms=0) == 0
    assert left(saved(time="late")) == HALF_HOUR
    assert left(saved(time="late"), left_ms=1_000) == 1_000
    assert left(saved(time="up"), left_ms=1_000_000) == 0
    broken = saved()
    broken.header["left_ms"] = -1
    with pytest.raises(kt.EngineError, match="bad_record"):
        records.take_in(context, broken.text())


def test_a_finished_game_has_no_time_left_and_can_be_looked_at(context: Context) -> None:
    sitting = Sitting.brought(context, saved(time="up"))
    sitting.do("start")
    for _ in range(2):
        sitting.end_turn()
    table, _ = records.take_in(context, sitting.record().text())
    assert (table.status, table.ends, table.time_left) == ("over", None, None)
    assert not any(kind == "clock" for kind, _ in table.lines)


def test_a_store_from_before_time_limits_is_changed(url: str, folder: Path) -> None:
    """Tables that are being played go on; they have no limit."""
    store = Store(url)
    table, issued = new_table.open_table(Context(store), NewTable("attila", BOTH, TableSettings()))
    old = Sitting(Context(store), table.id, Shown(issued.secret))
    old.do("start")
    config = Config()
    config.set_main_option("script_location", "kartentisch.server.store:migrations")
    config.set_main_option("path_separator", "os")
    with store.write() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "dice")
        settings = connection.exec_driver_sql("SELECT customs FROM tables").scalar_one()
        assert '"limit_minutes":0' in settings
        connection.exec_driver_sql("UPDATE tables SET customs = REPLACE(customs, '\"limit_minutes\":0,', '')")
    store.close()
    again = Store(url)
    old.context = Context(again)
    with again.read() as connection:
        row = connection.execute(select(TABLES.c.ends, TABLES.c.time_left, TABLES.c.settings)).one()
        assert (row.ends, row.time_left) == (None, None) and "limit_minutes" not in row.settings
    assert old.table().settings.limit_minutes == 0 and snapshots.summary(old.table())["ends"] is None
    seat, decision = min(old.table().decisions.items())
    action = old.table().position_now().legal_actions(seat)[0]
    old.do("play", seat=seat, decision=decision.id, actions=[action])
    again.close()
