"""The time limit of a whole game: a real clock at the table (ATK-115, ATK-124, ATK-R25)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

from kartentisch.engine.clock import MINUTE, USUAL
from kartentisch.fairness.log_proof import verify_log
from kartentisch.server.store.schema import SEALED
from kartentisch.server.tables import undo
from kartentisch.server.tables.context import Context
from kartentisch.server.views import snapshots
from tests.server.running_server import Clock, RunningServer
from tests.server.timed import ATTACK, BOTH, HALF_HOUR, Sitting, saved


@pytest.mark.thorough
def test_a_whole_game_by_the_clock(context: Context, clock: Clock) -> None:
    """Time left, the last half hour without trade, the round in which it is up; the record proves all of it."""
    sitting = Sitting.opened(context, 60)
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
    with context.look(sitting.name) as (connection, _):
        assert connection.execute(select(SEALED.c.number)).all()
    # the signed log says when time began and would be up, and when each line was written
    ends = next(row["line"]["ends"] for row in record.proof if row.get("line", {}).get("kind") == "clock")
    assert ends == begun + 2 * HALF_HOUR
    late = next(row["line"] for row in record.proof if row.get("line", {}).get("chance") == "clock"
                and row["opened"][-1][1]["outcome"] == "late")  # fmt: skip
    assert ends - HALF_HOUR <= late["at"] < ends


def test_taking_back_by_consent_does_not_turn_the_clock_back(context: Context, clock: Clock) -> None:
    sitting = Sitting.brought(context, saved())
    sitting.do("start")
    ends = sitting.table().ends
    assert ends is not None
    clock.ms = ends - HALF_HOUR
    sitting.end_turn()
    assert sitting.said()[-1] == "late"
    clock.ms += 1000
    with context.change(sitting.name) as (connection, table):
        undo.ask(connection, table, 0, None, clock.ms)
        assert table.undo_request is not None
        undo.answer(connection, table, [0, 1], 1, table.undo_request.id, True, clock.ms)
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


def test_what_may_be_agreed_at_a_table(build: Callable[..., RunningServer]) -> None:
    server = build(timekeeper=False)
    visitor = server.visitor()

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
        table = server.visitor().open(*BOTH, game="attack", options=options, **wished).look()["table"]
        assert (table["limit_minutes"], table["ends"]) == (agreed, None)
    games = {game["id"]: game for game in visitor.http.get("/api/games").json()["games"]}
    assert games["attila"]["time_limit"] is None
    assert games["attack"]["time_limit"] == {"options": ["clock"], "least": 30, "most": 100_000, "usual": 120}
    assert "clock" in [option["name"] for option in games["attack"]["options"]]


def test_a_rematch_keeps_the_limit_and_begins_anew(context: Context, clock: Clock) -> None:
    sitting = Sitting.brought(context, saved(time="up"))
    sitting.do("start")
    for _ in range(2):
        sitting.end_turn()
    clock.ms += 1_000_000
    again = Sitting(context, str(sitting.do("rematch")["rematch"]), sitting.shown)
    assert again.table().settings.limit_minutes == sitting.table().settings.limit_minutes == USUAL
    assert again.table().ends == clock.ms + USUAL * MINUTE
