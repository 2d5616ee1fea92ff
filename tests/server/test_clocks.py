"""Increment clocks and time banks, weekends that are off: with a clock that the test moves."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from kartentisch.server.tables import clocks, timers, workdays
from tests.server.running_server import Clock, RunningServer, Visitor

ME = {"kind": "mine", "name": "Anna"}
BEN = {"kind": "mine", "name": "Ben"}
BERLIN = ZoneInfo("Europe/Berlin")
FISCHER = {"bank_seconds": 600, "increment_seconds": 30, "reaction_seconds": 20}
DAY = 86_400_000


@pytest.fixture
def url(folder: Any) -> str:
    """Time is the same in both kinds of store."""
    return f"sqlite:///{folder / 'server.sqlite3'}"


def asked(visitor: Visitor) -> dict[str, Any]:
    row: dict[str, Any] = visitor.look()["table"]["asked"][0]
    return row


def bank(visitor: Visitor, seat: int) -> int:
    return int(visitor.look()["table"]["seats"][seat]["bank"])


def play_on(visitor: Visitor) -> int:
    """Answers until another seat is asked; which one was."""
    seat = asked(visitor)["seat"]
    while asked(visitor)["seat"] == seat:
        visitor.play()
    return int(seat)


def test_an_increment_comes_once_a_turn_and_what_a_turn_takes_is_paid(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, BEN, **FISCHER)
    assert anna.look()["table"]["seats"][0]["bank"] is None
    anna.do(type="start")
    first = asked(anna)
    seat = first["seat"]
    assert first["due"] == clock.ms + 630_000 and bank(anna, seat) == 630_000 and bank(anna, 1 - seat) == 600_000
    clock.ms += 100_000
    anna.play()
    assert asked(anna)["seat"] == seat and asked(anna)["due"] == first["due"]  # the turn goes on, and so does its clock
    anna.do(type="undo", seat=seat)
    assert asked(anna)["due"] == first["due"]
    play_on(anna)
    assert bank(anna, seat) == 530_000
    with still.context.look(anna.table) as (
        _,
        table,
    ):  # an answer has its own time, the bank behind it, and no increment
        assert clocks.begin(table, 1 - seat, True, 99, clock.ms) == clock.ms + 650_000
        assert clocks.begin(table, 1 - seat, False, 0, clock.ms) == clock.ms + 630_000  # of a turn that has had its own


def test_a_bank_is_used_when_the_time_for_a_turn_is_up(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, BEN, turn_seconds=60, reaction_seconds=60, bank_seconds=300)
    anna.do(type="start")
    seat, due = asked(anna)["seat"], asked(anna)["due"]
    assert due == clock.ms + 360_000
    clock.ms += 59_000
    play_on(anna)
    assert bank(anna, seat) == 300_000
    seat = asked(anna)["seat"]
    before = bank(anna, seat)
    clock.ms += 160_000
    play_on(anna)
    assert bank(anna, seat) == before - 100_000
    seat, due = asked(anna)["seat"], asked(anna)["due"]
    clock.ms = due - 1
    assert timers.sweep(still.context) == 0
    clock.ms = due
    timers.sweep(still.context)
    table = anna.look()["table"]
    assert table["seats"][seat]["autopilot"] == "pass" and table["seats"][seat]["bank"] == 0
    anna.do(type="take_over", seat=seat)
    if asked(anna)["seat"] == seat:
        assert asked(anna)["due"] >= clock.ms + 60_000


def test_a_closed_server_takes_nothing_from_a_bank(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, BEN, **FISCHER)
    anna.do(type="start")
    timers.beat(still.context)
    seat, due = asked(anna)["seat"], asked(anna)["due"]
    clock.ms += 3_600_000
    timers.give_back_lost_time(still.context)
    assert asked(anna)["due"] == due + 3_600_000 and anna.look("/log")["log"][-1]["given_back"] == 3_600_000
    play_on(anna)
    assert bank(anna, seat) == 630_000


def test_a_clock_put_right_in_the_middle_of_a_round_makes_nobody_late(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, BEN, turn_seconds=60)
    anna.do(type="start")
    seat = asked(anna)["seat"]
    still.context.heartbeat.moment = clock.ms  # the round begins here
    clock.ms += 200_000
    timers.sweep(still.context)
    assert anna.look()["table"]["seats"][seat]["autopilot"] == ""


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"increment_seconds": 5}, "no_bank"),
        ({"bank_seconds": 60, "reaction_seconds": 5}, "bank_runs_dry"),
        ({"bank_seconds": 60, "increment_seconds": 5}, "bank_runs_dry"),
        ({"weekends": True, "zone": "Europe/Nowhere"}, "unknown_zone"),
        ({"zone": "Europe"}, "unknown_zone"),
        ({"zone": "../../etc/passwd"}, "bad_request"),
        ({"bank_seconds": -1}, "bad_request"),
    ],
)
def test_clocks_that_cannot_be(still: RunningServer, wish: dict[str, Any], code: str) -> None:
    answer = still.visitor().http.post("/api/tables", json={"game": "attila", "seats": [ME, BEN], **wish})
    assert answer.json()["error"]["code"] == code and answer.json()["error"]["sentence"]


def local(*moment: int) -> int:
    return int(datetime(*moment, tzinfo=BERLIN).timestamp() * 1000)  # type: ignore[arg-type, misc]


def test_weekends_do_not_count() -> None:
    friday = local(2026, 3, 27, 18)  # the clocks go forward on the Sunday that follows
    hour = 3_600_000
    assert workdays.after(friday, 6 * hour, BERLIN) == local(2026, 3, 28, 0)
    assert workdays.after(friday, 7 * hour, BERLIN) == local(2026, 3, 30, 1)
    assert workdays.after(friday, DAY, BERLIN) == local(2026, 3, 30, 18)
    assert workdays.after(friday, DAY, None) == friday + DAY
    assert workdays.after(local(2026, 3, 28, 12), hour, BERLIN) == local(2026, 3, 30, 1)
    assert workdays.after(friday, 10 * DAY, BERLIN) == local(2026, 4, 10, 18)
    for time in (0, 1, 6 * hour, 7 * hour, DAY, 10 * DAY):
        assert workdays.between(friday, workdays.after(friday, time, BERLIN), BERLIN) == time
    assert workdays.between(local(2026, 3, 28, 1), local(2026, 3, 30, 1), BERLIN) == hour
    assert workdays.between(friday, friday - hour, BERLIN) == -hour
    new_york = workdays.zone("America/New_York")
    assert workdays.after(friday, 7 * hour, new_york) == friday + 7 * hour  # Friday afternoon there


def test_a_table_with_weekends_off(still: RunningServer, clock: Clock) -> None:
    clock.ms = local(2026, 11, 20, 20)
    anna = still.visitor().open(
        ME, BEN, turn_seconds=86_400, reaction_seconds=86_400, weekends=True, zone="Europe/Berlin"
    )
    anna.do(type="start")
    assert asked(anna)["due"] == local(2026, 11, 23, 20)
    timers.beat(still.context)
    clock.ms = local(2026, 11, 21, 20)  # closed on Friday evening, open again on Saturday
    timers.give_back_lost_time(still.context)
    assert asked(anna)["due"] == local(2026, 11, 24, 0)
    assert anna.look()["table"]["weekends"] and anna.look()["table"]["zone"] == "Europe/Berlin"
    assert datetime.fromtimestamp(asked(anna)["due"] / 1000, UTC).hour == 23


def test_who_comes_back_gets_time_once(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, BEN, turn_seconds=600, reaction_seconds=600)
    anna.do(type="start")
    seat = asked(anna)["seat"]
    due = asked(anna)["due"]
    anna.do(type="leave", seat=seat)
    anna.do(type="take_over", seat=seat)
    assert asked(anna)["due"] == due  # there was enough left
    clock.ms = due - 1_000
    for _ in range(3):
        anna.do(type="leave", seat=seat)
        anna.do(type="take_over", seat=seat)
        clock.ms += 1_000
        assert asked(anna)["due"] == due + 59_000
    anna.play()
    if asked(anna)["seat"] == seat:  # the same stretch goes on
        anna.do(type="leave", seat=seat)
        anna.do(type="take_over", seat=seat)
        assert asked(anna)["due"] == due + 59_000


def test_going_back_costs_a_bank_what_was_thought(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, {"kind": "open"}, **FISCHER)
    ben = still.visitor().join(anna, "Ben")
    anna.do(type="start")
    seat = asked(anna)["seat"]
    player, other = (anna, ben) if seat == 0 else (ben, anna)
    while asked(anna)["seat"] == seat:
        player.play()
    clock.ms += 100_000
    player.do(type="ask_undo")
    other.do(type="answer_undo", decision=anna.look()["table"]["undo_asked"]["id"], yes=True)
    assert asked(anna)["seat"] == seat and bank(anna, 1 - seat) == 530_000


def test_nobody_is_late_on_a_weekend_or_while_their_clock_stood(still: RunningServer, clock: Clock) -> None:
    clock.ms = local(2026, 11, 20, 20)
    off = {"weekends": True, "zone": "Europe/Berlin", "patience_seconds": 86_400, "nudge_seconds": 86_400}
    anna = still.visitor().open(ME, {"kind": "open"}, **off)
    ben = still.visitor().join(anna, "Ben")
    anna.do(type="start")
    other = ben if asked(anna)["seat"] == 0 else anna
    clock.ms = local(2026, 11, 22, 20)
    refused = other.send(type="nudge").json()["error"]
    assert refused["code"] == "still_patient" and refused["args"]["seconds"] == 86_400
    assert asked(anna)["nudge_from"] == local(2026, 11, 24, 0) - 4 * 3_600_000  # Friday 20:00 and a working day
    anna.do(type="pause", minutes=600, alone=True)
    clock.ms = local(2026, 11, 23, 6)
    timers.sweep(still.context)
    clock.ms = local(2026, 11, 23, 20)
    assert other.refused(type="nudge") == "still_patient"
    clock.ms = local(2026, 11, 27, 20)
    other.do(type="nudge")
    assert asked(anna)["due"] == local(2026, 11, 30, 20)
