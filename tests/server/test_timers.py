"""Clocks, autopilots and bots."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.bots import BOTS, Decision, Passing
from kartentisch.server.store.database import Store
from kartentisch.server.tables import timers
from tests.server.running_server import Clock, RunningServer, wait_for
from tests.server.test_tables import finish

ME = {"kind": "mine", "name": "Anna"}
BEN = {"kind": "mine", "name": "Ben"}


@pytest.fixture
def still(build: Callable[..., RunningServer], folder: Path, clock: Clock) -> RunningServer:
    """A server whose time stands still, and where timers are swept by hand."""
    return build(Store.in_folder(folder / "still", clock), timekeeper=False)


def asked(visitor: Any) -> Any:
    return visitor.look()["table"]["asked"][0]


def test_the_autopilot_acts_when_time_has_run_out_and_the_person_comes_back(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, BEN, turn_seconds=60, on_timeout="greedy")
    anna.do(type="start")
    first = asked(anna)
    assert first["due"] == clock.ms + 60_000
    clock.ms += 59_000
    assert timers.sweep(still.context) == 0
    clock.ms += 1_000
    assert timers.sweep(still.context) == 1
    lines = anna.look("/log")["log"]
    assert {"autopilot", "greedy", "timeout"} <= {str(v) for line in lines for v in line.values()}
    assert any(line.get("auto") == "autopilot" and line["seat"] == first["seat"] for line in lines)
    assert anna.look()["table"]["seats"][first["seat"]]["autopilot"] == "greedy"
    anna.do(type="take_over", seat=first["seat"])
    assert anna.look()["table"]["seats"][first["seat"]]["autopilot"] == ""
    assert timers.sweep(still.context) == 0


def test_playing_takes_over_and_taking_back_gives_no_time(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, BEN, turn_seconds=60)
    anna.do(type="start")
    first = asked(anna)
    clock.ms += 20_000
    anna.play()
    anna.do(type="undo", seat=first["seat"])
    assert asked(anna)["due"] == first["due"]
    anna.do(type="leave", seat=first["seat"])
    assert anna.look()["table"]["seats"][first["seat"]]["autopilot"] == "pass"
    anna.play()
    assert anna.look()["table"]["seats"][first["seat"]]["autopilot"] == ""


@pytest.mark.thorough
def test_no_table_is_blocked_by_people_who_never_answer(still: RunningServer, clock: Clock) -> None:
    """Ben does nothing, and his clock runs out; Anna comes to the end of the game all the same."""
    anna = still.visitor().open(ME, BEN, {"kind": "bot", "bot": "random"}, turn_seconds=5, reaction_seconds=5)
    anna.do(type="start")
    dice = random.Random(1)
    for _ in range(3000):
        if anna.look()["table"]["status"] == "over":
            break
        seats = [row["seat"] for row in anna.look()["table"]["asked"]]
        if 0 in seats:
            decision = anna.look(seat=0)["decision"]
            action = dice.choice(decision["legal"])["number"]
            anna.do(type="play", seat=0, decision=decision["id"], actions=[action])
        else:
            clock.ms += 5_000
        timers.sweep(still.context)
    assert anna.look()["winners"]
    assert anna.http.get(f"/api/tables/{anna.table}/record").text.count('"auto":"autopilot"') > 10


@pytest.mark.parametrize("why", ["left", "late"])
def test_a_table_without_people_waits_for_them(still: RunningServer, clock: Clock, why: str) -> None:
    """Two bots and an autopilot do not play the game to its end; the timekeeper lets it rest; coming back goes on."""
    bots = [{"kind": "bot", "bot": "random"}] * 2
    anna = still.visitor().open(ME, *bots, turn_seconds=60, reaction_seconds=60, on_timeout="random")
    anna.do(type="start")
    for _ in range(20):
        timers.sweep(still.context)
        if anna.look()["decision"]:
            break
    assert not anna.look()["table"]["paused"]
    if why == "left":
        anna.do(type="leave", autopilot="greedy")
    clock.ms += 60_000
    timers.sweep(still.context)
    before = anna.look("/log")["log"]
    assert [(line["seat"], line["why"]) for line in before if line["kind"] == "autopilot"] == [
        (0, "left" if why == "left" else "timeout")
    ]
    for _ in range(5):
        clock.ms += 86_400_000
        assert timers.sweep(still.context) == 0, "nothing is due at a table that waits"
    seen = anna.look()
    assert anna.look("/log")["log"] == before and seen["table"]["paused"] and seen["table"]["status"] == "playing"
    assert still.visitor(anna.table).look()["table"]["paused"], "everybody is told"
    anna.do(type="take_over")
    assert not anna.look()["table"]["paused"] and anna.look()["table"]["asked"][0]["due"] > clock.ms
    assert anna.play() == "played"
    assert len(anna.look("/log")["log"]) > len(before) + 1


@pytest.mark.thorough
def test_one_person_is_enough_and_a_seat_given_away_is_nobody_to_wait_for(server: RunningServer) -> None:
    anna = server.visitor().open(ME, {"kind": "open"}, {"kind": "bot", "bot": "random"})
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    ben.do(type="leave", autopilot="random")
    finish(anna)
    anna.do(type="rematch")
    again = server.visitor().open(ME, {"kind": "open"})
    other = server.visitor().join(again, "Ben")
    again.do(type="start")
    again.do(type="leave", autopilot="random")
    other.do(type="leave", autopilot="random")
    assert again.look()["table"]["paused"]
    other.do(type="seat_kind", target=1, kind="bot", bot="random")
    assert again.look()["table"]["paused"], "Anna may come back"
    again.do(type="seat_kind", target=0, kind="bot", bot="random")
    wait_for(lambda: again.look()["table"]["status"] == "over")


def test_work_in_one_transaction_is_bounded(still: RunningServer) -> None:
    bot = {"kind": "bot", "bot": "random"}
    anna = still.visitor().open(bot, bot | {"name": "other"})
    anna.do(type="start")
    before = anna.look()["table"]["seq"]
    assert timers.sweep(still.context) == 1
    answers = [line for line in anna.look("/log", after=before)["log"] if line.get("seat") is not None]
    assert 0 < len(answers) <= timers.ANSWERS
    while timers.sweep(still.context):
        pass
    assert anna.look()["table"]["status"] == "over"


@pytest.mark.thorough
def test_a_bot_that_fails_is_replaced_for_the_moment(still: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def answer(self, decision: Decision) -> int:
            raise ZeroDivisionError

    monkeypatch.setitem(BOTS, "random", lambda seed: Broken())
    anna = still.visitor().open(ME, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    anna.do(type="start")
    for _ in range(300):
        if anna.play() == "over":
            return
        timers.sweep(still.context)
    raise AssertionError("the game does not end")


def test_bots_see_their_own_view_only(monkeypatch: pytest.MonkeyPatch, server: RunningServer) -> None:
    seen: list[dict[str, Any]] = []

    class Curious:
        def answer(self, decision: Decision) -> int:
            assert not hasattr(decision, "state")
            seen.append(decision.view)
            return decision.legal[0]

    monkeypatch.setitem(BOTS, "random", lambda seed: Curious())
    anna = server.visitor().open(ME, {"kind": "bot", "bot": "random"})
    anna.do(type="start")
    wait_for(lambda: anna.play() == "over" or len(seen) > 5)
    assert all(view["viewer"] == 1 for view in seen)


def test_the_patient_autopilot_ends_where_it_may() -> None:
    game = kt.load("attila")
    state = game.new(players=2, seed=1)
    decision = Decision.of(state, state.seat)
    assert Passing().answer(decision) in decision.legal
