"""The time limit of a whole game: a real clock at the table (ATK-115, ATK-124, ATK-R25)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import select
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.cli.main import app
from kartentisch.engine.clock import MINUTE, USUAL, Clocked
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from kartentisch.fairness.log_proof import verify_log
from kartentisch.server import commands
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import SEALED, TABLES
from kartentisch.server.tables import repository, seats, timers, undo
from kartentisch.server.tables.desk import Desk, Shown
from kartentisch.server.tables.lines import Line, entries_of
from kartentisch.server.tables.table import Customs, Table
from kartentisch.server.views import records, snapshots
from tests.fairness.test_dice_page import CHROMIUM, ask_page
from tests.server.house import Clock, House, commanded
from tests.server.test_trust import signed_again

ATTACK = kt.load("attack")
OPTIONS = {"clock": True, "round_limit": "none"}
POSITION = {
    "active": 0,
    "armies": [{"germany": {"infantry": 1}}, {"poland": {"infantry": 1}}],
    "hands": [{"oil_2": 1}, {"minerals_3": 1}],
}
HALF_HOUR = 30 * MINUTE
BOTH = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}]


@pytest.fixture
def desk(url: str, clock: Clock) -> Iterator[Desk]:
    store = Store(url, clock)
    yield Desk(store)
    store.close()


class Sitting:
    """One person who plays all seats of a table."""

    def __init__(self, desk: Desk, table: str, shown: Shown) -> None:
        self.desk, self.name, self.shown = desk, table, shown
        self._sent = 0

    @classmethod
    def opened(cls, desk: Desk, minutes: int = 0, **options: Any) -> Sitting:
        table, issued = seats.open_table(desk, "attack", {**OPTIONS, **options}, BOTH, Customs(limit_minutes=minutes))
        return cls(desk, table.id, Shown(issued.secret))

    @classmethod
    def brought(cls, desk: Desk, record: Record) -> Sitting:
        """A saved game, everybody seated."""
        table, issued = records.take_in(desk, record.text())
        _, issued, _ = seats.sit_down(desk, table.id, table.invite, ["Anna", "Ben"], None)
        return cls(desk, table.id, Shown(issued.secret))

    def send(self, kind: str, **more: Any) -> tuple[int, dict[str, Any]]:
        self._sent += 1
        return commands.carry_out(self.desk, self.name, self.shown, commanded(f"c{self._sent}", kind, **more), "en")

    def do(self, kind: str, **more: Any) -> dict[str, Any]:
        status, body = self.send(kind, **more)
        assert status == 200, body
        return body

    def table(self) -> Table:
        with self.desk.look(self.name) as (_, table):
            return table

    def play(self, action: int | str) -> tuple[int, dict[str, Any]]:
        seat, decision = min(self.table().decisions.items())
        return self.send("play", seat=seat, decision=decision.id, actions=[action])

    def set_up(self) -> Sitting:
        """Deal and place until the first turn."""
        self.do("start")
        self.to_choice()
        return self

    def to_choice(self) -> None:
        """Until a seat chooses an action of its turn."""
        while True:
            state = self.table().position_now()
            if state.where() == "Turn.choose":
                return
            action = state.legal_actions(state.seat)[0]
            assert self.play(action)[0] == 200

    def end_turn(self) -> None:
        assert self.play("finish")[0] == 200

    def said(self) -> list[str]:
        with self.desk.look(self.name) as (connection, _):
            entries = entries_of(repository.log(connection, self.name))
        return [entry["outcome"] for entry in entries if entry.get("chance") == "clock"]

    def lines(self, kind: str) -> list[Line]:
        with self.desk.look(self.name) as (connection, _):
            return [line for line in repository.log(connection, self.name) if line.kind == kind]

    def record(self) -> Record:
        with self.desk.look(self.name) as (connection, table):
            return Record.parse(records.whole(connection, table).text())


def saved(left: int = 10 * HALF_HOUR, **facts: Any) -> Record:
    """A game in its first turn, saved at a terminal."""
    return Match(ATTACK, ["A", "B"], Clocked(kt.Chance(1), lambda: left), OPTIONS, {**POSITION, **facts}).record


# ---------------------------------------------------------------------- the course of a game
def test_a_whole_game_by_the_clock(desk: Desk, clock: Clock) -> None:
    """Time left, the last half hour without trade, the round in which it is up; the record proves all of it."""
    sitting = Sitting.opened(desk, 60)
    assert sitting.table().ends is None and snapshots.summary(sitting.table())["limit_minutes"] == 60
    clock.ms += 5 * HALF_HOUR  # waiting costs nothing
    begun = clock.ms
    sitting.set_up()
    assert snapshots.summary(sitting.table())["ends"] == sitting.table().ends == begun + 2 * HALF_HOUR
    assert sitting.said() == ["running"]
    choose = random.Random(2)
    for _ in range(60):  # dice and cards between what the clock says
        state = sitting.table().position_now()
        action = choose.choice(state.legal_actions(state.seat))
        assert sitting.play(action)[0] == 200
    sitting.to_choice()
    clock.ms = begun + HALF_HOUR
    sitting.end_turn()
    assert sitting.said()[-1] == "late" and set(sitting.said()[:-1]) == {"running"}
    status, body = sitting.play("act trade")
    assert (status, body["error"]["code"], body["error"]["rule"]) == (409, "trade_closed", "ATK-115")
    clock.ms = begun + 2 * HALF_HOUR - 1
    sitting.end_turn()
    assert sitting.said()[-1] == "late"
    clock.ms += 1
    rounds = sitting.table().position_now().round
    sitting.end_turn()
    assert sitting.said()[-1] == "up"
    while sitting.table().status != "over":
        assert sitting.table().position_now().round == rounds
        sitting.end_turn()
    assert sitting.said().count("up") == 1
    record = sitting.record()
    assert record.entries[-1]["end"] == ["time"]
    report = verify_log(record, ATTACK)
    asked = [entry["chance"] for entry in record.entries if "chance" in entry]
    assert asked.count("clock") == len(sitting.said()) > 4
    assert report.dice.complete and report.dice.rolls + report.dice.sealed == len(asked) - asked.count("clock") > 8
    assert '"what":"clock"' not in record.text().replace("\\", "")
    with desk.look(sitting.name) as (connection, _):
        assert connection.execute(select(SEALED.c.number)).all()
    # the signed log says when time began and would be up, and when each line was written
    ends = next(row["line"]["ends"] for row in record.proof if row.get("line", {}).get("kind") == "clock")
    assert ends == begun + 2 * HALF_HOUR
    late = next(row["line"] for row in record.proof if row.get("line", {}).get("chance") == "clock"
                and row["opened"][-1][1]["outcome"] == "late")  # fmt: skip
    assert ends - HALF_HOUR <= late["at"] < ends


def test_a_changed_word_of_the_clock_is_found(desk: Desk, clock: Clock) -> None:
    """It is not rolled, but it is chained and signed like everything."""
    sitting = Sitting.brought(desk, saved())
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


def test_even_the_operator_cannot_change_what_the_clock_said(desk: Desk, clock: Clock) -> None:
    """Signed anew, with other words or other moments: it does not fit."""
    sitting = Sitting.brought(desk, saved())
    sitting.do("start")
    for minutes in (60, 35, 24, 2):
        clock.ms += minutes * MINUTE
        sitting.end_turn()
    assert sitting.said() == ["running", "running", "late", "late", "up"]
    record = sitting.record().text()

    def changed(change: Callable[[list[dict[str, Any]]], object]) -> None:
        copy = Record.parse(record)
        change(copy.proof[1:-1])
        verify_log(signed_again(copy, desk), ATTACK)

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


def test_whoever_checks_a_record_is_told_of_the_clock(desk: Desk, clock: Clock, tmp_path: Path) -> None:
    sitting = Sitting.brought(desk, saved(time="up"))
    sitting.do("start")
    ends = sitting.table().ends
    by_clock = Sitting.brought(desk, saved())
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


def test_time_is_up_before_and_after_a_restart(url: str, clock: Clock) -> None:
    store = Store(url, clock)
    sitting = Sitting.brought(Desk(store), saved())
    sitting.do("start")
    ends = sitting.table().ends
    assert ends == clock.ms + USUAL * MINUTE
    store.close()
    again = Store(url, clock)
    sitting.desk = Desk(again)
    assert sitting.table().ends == ends
    clock.ms = ends + 1
    sitting.end_turn()
    assert sitting.said()[-1] == "up"
    again.close()


def test_lost_time_is_given_back(desk: Desk, clock: Clock) -> None:
    """Also at a table where no seat has a clock, and not at one that waits or is over."""
    sitting, waiting = Sitting.brought(desk, saved()), Sitting.opened(desk, 60)
    sitting.do("start")
    over = Sitting.brought(desk, saved(time="up"))
    over.do("start")
    for _ in range(2):
        over.end_turn()
    assert over.table().status == "over"
    ends, ended = sitting.table().ends, over.table().ends
    assert ends is not None
    timers.beat(desk)
    clock.ms += 3_600_000
    assert timers.give_back_lost_time(desk) == 3_600_000
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
    sitting = Sitting.brought(Desk(store), saved())
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
    assert timers.sweep(sitting.desk) == 0
    timers.beat(sitting.desk)
    store.close()
    clock.ms += 86_400_000
    again = Store(url, clock)
    sitting.desk = Desk(again)
    assert timers.give_back_lost_time(sitting.desk) == 86_400_000
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


def test_a_house_gives_lost_time_back_before_anybody_can_play(build: Callable[..., House], folder: Path) -> None:
    clock = Clock()
    store = Store.in_folder(folder / "closed", clock)
    sitting = Sitting.brought(Desk(store), saved())
    sitting.do("start")
    ends = sitting.table().ends
    assert ends is not None
    timers.beat(sitting.desk)
    clock.ms = ends + 1
    house = build(store, timekeeper=True)
    table = house.visitor(sitting.name, sitting.shown.header).look()["table"]
    assert table["ends"] - clock.ms == USUAL * MINUTE


def test_taking_back_by_consent_does_not_turn_the_clock_back(desk: Desk, clock: Clock) -> None:
    sitting = Sitting.brought(desk, saved())
    sitting.do("start")
    ends = sitting.table().ends
    assert ends is not None
    clock.ms = ends - HALF_HOUR
    sitting.end_turn()
    assert sitting.said()[-1] == "late"
    clock.ms += 1000
    with desk.change(sitting.name) as (connection, table):
        undo.ask(connection, table, 0, None, clock.ms)
        assert table.plea is not None
        undo.answer(connection, table, [0, 1], 1, table.plea.id, True, clock.ms)
    assert sitting.said() == ["running"] and sitting.table().ends == ends
    assert sitting.play("act trade")[0] == 200  # in that turn it was not yet late
    assert sitting.play("finish")[0] == 200
    sitting.end_turn()
    assert sitting.said() == ["running", "late"]
    clock.ms = ends
    for _ in range(3):
        if sitting.table().status != "over":
            sitting.end_turn()
    verify_log(sitting.record(), ATTACK)


def test_two_tables_that_differ_in_secrets_tell_the_same(desk: Desk, clock: Clock) -> None:
    """What others are told of the clock depends on the time alone."""
    told = []
    for card in ("minerals_3", "factories_1"):
        clock.ms = 1_800_000_000_000
        sitting = Sitting.brought(desk, saved(hands=[{"oil_2": 1}, {card: 1}]))
        sitting.do("start")
        clock.ms += USUAL * MINUTE - 5
        sitting.end_turn()
        clock.ms += 5
        sitting.end_turn()
        seen = []
        with desk.look(sitting.name) as (connection, table):
            for line in repository.log(connection, sitting.name):
                if line.kind in ("entry", "clock") and line.seq > 5:
                    shown = snapshots.line(table, line, 0, "en")
                    seen.append({k: v for k, v in shown.items() if k not in ("head", "private", "opening")})
            summary = snapshots.snapshot(table, -1, 0, "en")["table"]
        told.append((seen, {k: v for k, v in summary.items() if k not in ("id", "dice")}))
    assert told[0] == told[1] and any(line["kind"] == "clock" for line in told[0][0])


# ---------------------------------------------------------------------- what is agreed
def test_what_may_be_agreed_at_a_table(build: Callable[..., House]) -> None:
    house = build(timekeeper=False)
    visitor = house.visitor()

    def refused(status: int = 422, **wish: Any) -> tuple[str, str]:
        answer = visitor.http.post("/api/tables", json={"game": "attack", "seats": BOTH, **wish})
        assert answer.status_code == status and answer.json()["error"]["sentence"]
        return answer.json()["error"]["code"], answer.json()["error"]["rule"]

    assert refused(options={"clock": True}, limit_minutes=29) == ("bad_time_limit", "ATK-R25")
    assert refused(options={"clock": True}, limit_minutes=100_001)[0] == "bad_request"
    assert refused(options={"clock": False}, limit_minutes=60)[0] == "no_clock"
    assert refused(game="attila", limit_minutes=60)[0] == "no_clock"
    for options, wished, agreed in (
        ({"clock": True}, {}, USUAL),
        ({"clock": True}, {"limit_minutes": 45}, 45),
        ({}, {}, 0),
    ):
        table = house.visitor().open(*BOTH, game="attack", options=options, **wished).look()["table"]
        assert (table["limit_minutes"], table["ends"]) == (agreed, None)
    games = {game["id"]: game for game in visitor.http.get("/api/games").json()["games"]}
    assert games["attila"]["time_limit"] is None
    assert games["attack"]["time_limit"] == {"options": ["clock"], "least": 30, "most": 100_000, "usual": 120}
    assert "clock" in [option["name"] for option in games["attack"]["options"]]


def test_a_rematch_keeps_the_limit_and_begins_anew(desk: Desk, clock: Clock) -> None:
    sitting = Sitting.brought(desk, saved(time="up"))
    sitting.do("start")
    for _ in range(2):
        sitting.end_turn()
    clock.ms += 1_000_000
    again = Sitting(desk, str(sitting.do("rematch")["rematch"]), sitting.shown)
    assert again.table().customs.limit_minutes == sitting.table().customs.limit_minutes == USUAL
    assert again.table().ends == clock.ms + USUAL * MINUTE


# ---------------------------------------------------------------------- records in and out
def test_a_saved_game_goes_on_with_the_time_it_had_left(desk: Desk, clock: Clock) -> None:
    def left(record: Record, **header: Any) -> int:
        record.header.update(header)
        sitting = Sitting.brought(desk, record)
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
        records.take_in(desk, broken.text())


def test_a_finished_game_has_no_time_left_and_can_be_looked_at(desk: Desk) -> None:
    sitting = Sitting.brought(desk, saved(time="up"))
    sitting.do("start")
    for _ in range(2):
        sitting.end_turn()
    table, _ = records.take_in(desk, sitting.record().text())
    assert (table.status, table.ends, table.time_left) == ("over", None, None)
    assert not any(kind == "clock" for kind, _ in table.lines)


# ---------------------------------------------------------------------- older stores
def test_a_store_from_before_time_limits_is_changed(url: str, folder: Path) -> None:
    """Tables that are being played go on; they have no limit."""
    store = Store(url)
    table, issued = seats.open_table(Desk(store), "attila", {}, BOTH, Customs())
    old = Sitting(Desk(store), table.id, Shown(issued.secret))
    old.do("start")
    config = Config()
    config.set_main_option("script_location", "kartentisch.server.store:migrations")
    config.set_main_option("path_separator", "os")
    with store.write() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "dice")
        customs = connection.exec_driver_sql("SELECT customs FROM tables").scalar_one()
        assert '"limit_minutes":0' in customs
        connection.exec_driver_sql("UPDATE tables SET customs = REPLACE(customs, '\"limit_minutes\":0,', '')")
    store.close()
    again = Store(url)
    old.desk = Desk(again)
    with again.read() as connection:
        row = connection.execute(select(TABLES.c.ends, TABLES.c.time_left, TABLES.c.customs)).one()
        assert (row.ends, row.time_left) == (None, None) and "limit_minutes" not in row.customs
    assert old.table().customs.limit_minutes == 0 and snapshots.summary(old.table())["ends"] is None
    seat, decision = min(old.table().decisions.items())
    action = old.table().position_now().legal_actions(seat)[0]
    old.do("play", seat=seat, decision=decision.id, actions=[action])
    again.close()
