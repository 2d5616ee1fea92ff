"""Going back by consent: everybody sees who asked for what, all people must agree, and nothing is forgotten."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from kartentisch.server.tables import timers
from tests.server.running_server import Clock, RunningServer, Visitor
from tests.server.test_tables import finish

PATIENCE = 86_400_000


def company(server: RunningServer, moves: int = 25, **more: Any) -> tuple[list[Visitor], Visitor, int]:
    """Three people after some moves; whoever answered last; the line of that answer."""
    anna = server.visitor().open({"kind": "mine", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}, **more)
    people = [anna, server.visitor().join(anna, "Ben"), server.visitor().join(anna, "Carl")]
    anna.do(type="start")
    seat = server.go_on(anna.table, moves, random.Random(3).choice)
    return people, people[seat], answers(people[seat])[-1] if moves else 0


def course(visitor: Visitor) -> list[dict[str, Any]]:
    """The log without the lines that the dice add on their own."""
    return [line for line in visitor.look("/log")["log"] if line["kind"] != "dice"]


def answers(visitor: Visitor) -> list[int]:
    """Lines with answers of the visitor."""
    return [row["seq"] for row in visitor.look("/log")["log"] if "action" in row]


def asked(visitor: Visitor) -> Any:
    return visitor.look()["table"]["undo_asked"]


@pytest.mark.thorough
def test_all_agree_and_the_position_is_back(still: RunningServer) -> None:
    people, _, _ = company(still, moves=0)
    dice = random.Random(1)
    seen: dict[int, Any] = {}
    for _ in range(30):
        seat = people[0].look()["table"]["asked"][0]["seat"]
        look = people[seat].look()
        people[seat].play(dice.choice)
        seen[answers(people[seat])[-1]] = (seat, look)
    line = next(line for line in sorted(seen)[10:] if not people[seen[line][0]].look()["can_undo"])
    seat, before = seen[line]
    me, others = people[seat], [people[(seat + 1) % 3], people[(seat + 2) % 3]]
    log = me.look("/log")["log"]
    assert me.refused(type="undo") in ("undo_closed", "nothing_to_undo")
    me.do(type="ask_undo", line=line)
    request = asked(still.visitor(me.table))
    assert request["seat"] == seat and request["line"] == line and len(request["waiting"]) == 2
    assert others[0].refused(type="ask_undo") == "undo_open"
    assert me.refused(type="answer_undo", yes=True, decision=request["id"]) == "nothing_asked"
    others[0].do(type="answer_undo", yes=True, decision=request["id"])
    assert asked(me)["waiting"] == [others[1].keys["seats"][0]]
    assert others[0].refused(type="answer_undo", yes=True, decision=request["id"]) == "nothing_asked"
    done = others[1].do(type="answer_undo", yes=True, decision=request["id"])
    assert [row["kind"] for row in done["log"]] == ["undo_answered", "taken_back"]
    assert done["log"][1]["consent"] is True and done["log"][1]["line"] == line
    after = me.look()
    assert after["view"] == before["view"] and asked(me) is None
    assert after["can_undo"] == before["can_undo"], "what could be taken back then can be taken back now"
    assert after["decision"]["id"] != before["decision"]["id"]
    assert me.look("/log")["log"][: len(log)] == log, "the log never shrinks"
    stale = {
        "type": "play",
        "decision": before["decision"]["id"],
        "actions": [before["decision"]["legal"][0]["number"]],
    }
    assert me.refused(**stale) == "stale_decision"
    still.go_on(me.table, 40, dice.choice)
    finish(*people)
    record = Record.parse(people[0].http.get(f"/api/tables/{me.table}/record").text)
    assert record.verify(kt.load("attila")) > 0 and record.ended


def test_one_refuses_or_the_asker_withdraws(still: RunningServer) -> None:
    people, me, line = company(still)
    other = next(visitor for visitor in people if visitor is not me)
    me.do(type="ask_undo")
    request = asked(me)
    assert request["line"] == line
    told = other.do(type="answer_undo", decision=request["id"])["log"]
    assert [row["kind"] for row in told] == ["undo_answered", "undo_lapsed"] and told[1]["why"] == "refused"
    assert asked(me) is None and other.refused(type="answer_undo", yes=True, decision=request["id"]) == "nothing_asked"
    me.do(type="ask_undo")
    again = asked(me)
    assert other.refused(type="answer_undo", yes=True, decision=request["id"]) == "stale_decision"
    assert other.refused(type="answer_undo", yes=True) == "stale_decision"
    assert me.do(type="answer_undo", decision=again["id"])["log"][0]["why"] == "withdrawn"


def test_only_own_answers_that_still_stand(still: RunningServer) -> None:
    people, me, line = company(still)
    other = next(visitor for visitor in people if visitor is not me)
    for wrong in (1, line + 1, 10**9, answers(other)[-1]):
        assert me.refused(type="ask_undo", line=wrong) == "no_such_answer"
    me.do(type="ask_undo", line=line)
    for visitor in people:
        if visitor is not me:
            visitor.do(type="answer_undo", yes=True, decision=asked(me)["id"])
    assert me.refused(type="ask_undo", line=line) == "no_such_answer", "it was taken back already"


def test_the_question_lapses_when_somebody_plays_on_and_in_time(still: RunningServer, clock: Clock) -> None:
    people, me, _ = company(still)
    me.do(type="ask_undo")
    seat = me.look()["table"]["asked"][0]["seat"]
    people[seat].play()
    assert asked(me) is None
    assert [row["why"] for row in me.look("/log")["log"] if row["kind"] == "undo_lapsed"] == ["played"]
    last = people[seat]
    last.do(type="ask_undo")
    assert asked(me)["until"] == clock.ms + PATIENCE
    clock.ms += PATIENCE - 1
    assert timers.sweep(still.context) == 0
    clock.ms += 1
    assert timers.sweep(still.context) == 1 and asked(me) is None
    assert course(me)[-1]["why"] == "time"


def test_who_is_away_has_not_agreed_until_the_time_is_up(still: RunningServer, clock: Clock) -> None:
    """Those who are here settle it, but not behind the back of somebody who may come back in time."""
    people, me, _ = company(still)
    others = [visitor for visitor in people if visitor is not me]
    me.do(type="ask_undo")
    gone = others[0].keys["seats"]
    others[0].do(type="leave")
    assert sorted(asked(me)["waiting"]) == sorted([*gone, *others[1].keys["seats"]])
    others[1].do(type="answer_undo", yes=True, decision=asked(me)["id"])
    assert asked(me)["waiting"] == gone == asked(me)["away"] and asked(me)["agreed"] == others[1].keys["seats"]
    clock.ms += PATIENCE
    assert timers.sweep(still.context) == 1 and asked(me) is None
    back = course(me)[-1]
    assert back["kind"] == "taken_back" and back["consent"] is True
    assert back["agreed"] == others[1].keys["seats"] and back["away"] == gone


def test_who_is_away_may_refuse_in_time(still: RunningServer) -> None:
    people, me, _ = company(still)
    others = [visitor for visitor in people if visitor is not me]
    others[0].do(type="leave")
    me.do(type="ask_undo")
    others[1].do(type="answer_undo", yes=True, decision=asked(me)["id"])
    others[0].do(type="answer_undo", yes=False, decision=asked(me)["id"])
    assert asked(me) is None and course(me)[-1]["why"] == "refused"


def test_two_answers_at_once_and_a_repeated_one(still: RunningServer) -> None:
    people, me, _ = company(still)
    others = [visitor for visitor in people if visitor is not me]
    me.do(type="ask_undo")
    request = asked(me)["id"]
    codes: list[int] = []

    def agree(secret: str) -> None:
        visitor = still.visitor(me.table, secret)
        codes.append(visitor.send(id="y", type="answer_undo", yes=True, decision=request).status_code)

    threads = [threading.Thread(target=agree, args=(visitor.keys["secret"],)) for visitor in others for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes == [200] * 6, "the same command, repeated"
    log = me.look("/log")["log"]
    assert sum(row["kind"] == "undo_answered" for row in log) == 2
    assert sum(row["kind"] == "taken_back" for row in log) == 1


def test_a_shared_screen_answers_seat_by_seat_or_at_once(still: RunningServer) -> None:
    anna = still.visitor().open(*({"kind": "mine", "name": name} for name in ("Anna", "Ben", "Carl")))
    anna.do(type="start")
    dice = random.Random(1)
    for _ in range(20):
        anna.play(dice.choice)
    log = anna.look("/log", seat=0)["log"]
    seat = 0
    anna.do(type="ask_undo", seat=seat, line=[row["seq"] for row in log if "action" in row][-1])
    request = asked(anna)
    anna.do(type="answer_undo", seat=1, yes=True, decision=request["id"])
    assert asked(anna)["waiting"] == [2]
    anna.do(type="answer_undo", yes=True, decision=request["id"])
    assert course(anna)[-1]["kind"] == "taken_back"


def test_back_in_an_imported_position(still: RunningServer) -> None:
    game = kt.load("attila")
    match = Match(game, ["X", "Y"], kt.Chance(5))
    dice = random.Random(1)
    for _ in range(50):
        match.play(match.state.seat, dice.choice(match.state.legal_actions()))
    owner = still.visitor()
    owner.keys = owner.http.post("/api/records", json={"record": match.record.text()}).json()
    owner.table = owner.keys["table"]
    people = [still.visitor().join(owner, "Anna"), still.visitor().join(owner, "Ben")]
    owner.do(type="start")
    me = next(visitor for visitor in people if len(answers(visitor)) > 5)
    line = answers(me)[2]
    me.do(type="ask_undo", line=line)
    other = next(visitor for visitor in people if visitor is not me)
    other.do(type="answer_undo", yes=True, decision=asked(me)["id"])
    number = sum("action" in entry for entry in match.record.entries)
    assert me.look()["view"]["asked"] == me.keys["seats"] and len(answers(me)) < number
    finish(*people)
