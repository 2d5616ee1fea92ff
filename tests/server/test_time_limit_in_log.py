"""What the log tells and proves of the clock of a whole game, and what not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.cli.main import app
from kartentisch.engine.clock import MINUTE, USUAL
from kartentisch.engine.record import Record
from kartentisch.fairness.log_proof import verify_log
from kartentisch.server.tables import repository
from kartentisch.server.tables.context import Context
from kartentisch.server.views import log_view, snapshots
from tests.fairness.test_dice_page import CHROMIUM, ask_page
from tests.server.running_server import Clock
from tests.server.test_trust import signed_again
from tests.server.timed import ATTACK, HALF_HOUR, Sitting, saved


def test_a_changed_word_of_the_clock_is_found(context: Context, clock: Clock) -> None:
    """It is not rolled, but it is chained and signed like everything."""
    sitting = Sitting.brought(context, saved())
    sitting.do("start")
    clock.ms += 20 * HALF_HOUR
    for _ in range(2):
        sitting.end_turn()
    record = sitting.record()
    verify_log(record, ATTACK)
    row = next(row for row in record.proof if row.get("line", {}).get("chance") == "clock")
    row["opened"][-1][1]["outcome"] = "late"
    with pytest.raises(kt.EngineError, match="log_private"):
        verify_log(record, ATTACK)


def test_even_the_operator_cannot_change_what_the_clock_said(context: Context, clock: Clock) -> None:
    """Signed anew, with other words or other moments: it does not fit."""
    sitting = Sitting.brought(context, saved())
    sitting.do("start")
    for minutes in (60, 35, 24, 2):
        clock.ms += minutes * MINUTE
        sitting.end_turn()
    assert sitting.said() == ["running", "running", "late", "late", "up"]
    record = sitting.record().text()

    def changed(change: Callable[[list[dict[str, Any]]], object]) -> None:
        copy = Record.parse(record)
        change(copy.proof[1:-1])
        verify_log(signed_again(copy, context), ATTACK)

    def ends(rows: list[dict[str, Any]]) -> dict[str, Any]:
        line: dict[str, Any] = next(row["line"] for row in rows if row["line"]["kind"] == "clock")
        return line

    def said(rows: list[dict[str, Any]], number: int) -> dict[str, Any]:
        line: dict[str, Any] = [row["line"] for row in rows if row["line"].get("chance") == "clock"][number]
        return line

    changed(lambda rows: None)
    changed(lambda rows: said(rows, -1).update(at=said(rows, -1)["at"] - 30_000))  # it may take a moment to be written
    for change in (
        lambda rows: ends(rows).update(ends=ends(rows)["ends"] + 5 * MINUTE),
        lambda rows: ends(rows).update(ends=ends(rows)["ends"] - 60 * MINUTE),
        lambda rows: said(rows, -1).update(at=said(rows, -1)["at"] - 3 * MINUTE),
        lambda rows: said(rows, 1).update(at=said(rows, 1)["at"] + 45 * MINUTE),
        lambda rows: ends(rows).pop("ends"),
    ):
        with pytest.raises(kt.EngineError, match="log_clock"):
            changed(change)


@pytest.mark.thorough
def test_whoever_checks_a_record_is_told_of_the_clock(context: Context, clock: Clock, tmp_path: Path) -> None:
    sitting = Sitting.brought(context, saved(time="up"))
    sitting.do("start")
    ends = sitting.table().ends
    by_clock = Sitting.brought(context, saved())
    by_clock.do("start")
    clock.ms += 20 * HALF_HOUR
    for _ in range(2):
        sitting.end_turn()
        by_clock.end_turn()
    told = []
    for one in (sitting, by_clock):  # in the first, time was up before the table began
        file = tmp_path / f"{one.name}.ktj"
        file.write_text(one.record().text(), encoding="utf-8")
        done = CliRunner().invoke(app, ["verify", str(file), "--lang", "en"])
        assert done.exit_code == 0, done.output
        told.append(done.output)
    assert "The clock was asked" not in told[0] and "The clock was asked at this table (1×)" in told[1]
    if CHROMIUM is not None:
        said = ask_page(tmp_path, sitting.record().text())
        assert 'data-state="good"' in said and f"({ends})" in said and "(at)" in said


def test_two_tables_that_differ_in_secrets_tell_the_same(context: Context, clock: Clock) -> None:
    """What others are told of the clock depends on the time alone."""
    told = []
    for card in ("minerals_3", "factories_1"):
        clock.ms = 1_800_000_000_000
        sitting = Sitting.brought(context, saved(hands=[{"oil_2": 1}, {card: 1}]))
        sitting.do("start")
        clock.ms += USUAL * MINUTE - 5
        sitting.end_turn()
        clock.ms += 5
        sitting.end_turn()
        seen = []
        with context.look(sitting.name) as (connection, table):
            for line in repository.log(connection, sitting.name):
                if line.kind in ("entry", "clock") and line.seq > 5:
                    shown = log_view.line(table, line, 0, "en")
                    seen.append({k: v for k, v in shown.items() if k not in ("head", "private", "opening")})
            summary = snapshots.snapshot(table, -1, 0, "en")["table"]
        told.append((seen, {k: v for k, v in summary.items() if k not in ("id", "dice")}))
    assert told[0] == told[1] and any(line["kind"] == "clock" for line in told[0][0])
