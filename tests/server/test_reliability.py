"""How reliably somebody answers, and who is told."""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.server.people import reliability
from kartentisch.server.tables import timers
from tests.server.running_server import Clock, RunningServer, Visitor
from tests.server.test_people import FREE, ME, named


def told(visitor: Visitor) -> Any:
    return visitor.look("/reliability")["reliability"]


@pytest.mark.thorough
def test_answers_in_time_and_missed_ones(still: RunningServer, clock: Clock) -> None:
    # its set-up asks in turn and long enough, whatever chance does
    anna = still.visitor().open(
        ME, FREE, game="attacke", turn_seconds=3600, reaction_seconds=3600, spectator_minutes=60, substitutes=True
    )
    ben = still.visitor().join(anna, "Ben")
    named(anna)
    named(ben, name="Ben")
    anna.do(type="start")
    people = {0: (anna, 60_000), 1: (ben, 1_800_000)}
    calls = 0
    while (
        calls < 2 * reliability.FEW + 4
    ):  # everybody answers after a time of their own, whole rows of questions at once
        seat = anna.look()["table"]["asked"][0]["seat"]
        visitor, ms = people[seat]
        clock.ms += ms
        calls += 1
        while [asked["seat"] for asked in anna.look()["table"]["asked"]] == [seat]:
            assert visitor.play() == "played"
    seen = told(anna)
    assert (seen["0"]["share"], seen["1"]["share"]) == (100, 100)
    assert (seen["0"]["seconds"], seen["1"]["seconds"]) == (64, 2048)
    assert seen["0"]["answers"] + seen["1"]["answers"] <= calls  # a row counts once
    watching = still.visitor(anna.table)
    assert told(watching) == {}, "who sees the game later would see each answer now"
    path, body = f"/api/tables/{anna.table}/invitation", {"invite": anna.look()["substitute_invite"]}
    answer = watching.http.post(path, json=body)
    assert answer.status_code == 200 and answer.json()["reliability"] == {}, answer.text
    slow = people[anna.look()["table"]["asked"][0]["seat"]][0]
    assert {seen["0"]["answers"], seen["1"]["answers"]} <= {10, 20}
    clock.ms += 3_700_000
    timers.sweep(still.context)
    after = told(anna)[str(0 if slow is anna else 1)]
    assert after["answers"] in (10, 20) and after["share"] < 100


def test_nothing_is_said_of_nobody_and_of_who_plays_alone(still: RunningServer) -> None:
    anna = still.visitor().open(ME, {"kind": "mine", "name": "Zoe"})
    named(anna)
    anna.do(type="start")
    for _ in range(30):
        anna.http.post(f"/api/tables/{anna.table}/commands", json=first_of(anna))
    assert told(anna) == {}
    with still.context.store.read() as connection:
        assert reliability.at_table(connection, anna.table) == {}
    private = still.visitor().open(ME, FREE, spectators=False)
    assert still.visitor().http.get(f"/api/tables/{private.table}/reliability").status_code == 403
    path, body = f"/api/tables/{private.table}/invitation", {"invite": private.keys["invite"]}
    assert still.visitor().http.post(path, json=body).json()["reliability"] == {}


def first_of(visitor: Visitor) -> dict[str, Any]:
    decision = visitor.look()["decision"]
    return {"id": f"x{decision['id']}", "type": "play", "seat": decision["seat"], "decision": decision["id"],
            "actions": [decision["legal"][0]["number"]]}  # fmt: skip


@pytest.mark.parametrize(
    ("spread", "seconds"), [([1], 1), ([0, 0, 3], 4), ([2, 0, 0, 1], 1), ([1, 0, 0, 2], 8), ([], 0)]
)
def test_the_middle_one(spread: list[int], seconds: int) -> None:
    assert reliability.median(spread) == seconds


@pytest.mark.parametrize(
    ("asked", "told"), [(10, 10), (19, 10), (20, 20), (99, 50), (100, 100), (1999, 1000), (10**7, 10**6)]
)
def test_no_exact_number_tells_who_it_is_elsewhere(asked: int, told: int) -> None:
    assert reliability.round_down(asked) == told
