"""Pauses and days off: what stands in them, who may have them, and who may not have more."""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.server.tables import timers
from tests.server.running_server import Clock, RunningServer, Visitor

ME = {"kind": "mine", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
SHORT = {"type": "pause", "minutes": 30, "reason": "meal"}
ALONE = {**SHORT, "alone": True}


@pytest.fixture
def url(folder: Any) -> str:
    """Time is the same in both kinds of store."""
    return f"sqlite:///{folder / 'server.sqlite3'}"


def three(server: RunningServer, **more: Any) -> tuple[Visitor, Visitor, Visitor]:
    agreed = {"turn_seconds": 86_400, "reaction_seconds": 86_400, **more}
    anna = server.visitor().open(ME, OPEN, OPEN, **agreed)
    ben, cem = server.visitor().join(anna, "Ben"), server.visitor().join(anna, "Cem")
    anna.do(type="start")
    return anna, ben, cem


def table(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.look()["table"]
    return found


def kinds(visitor: Visitor, *wanted: str) -> list[dict[str, Any]]:
    return [line for line in visitor.look("/log")["log"] if line["kind"] in wanted]


def asked_one(*visitors: Visitor) -> Visitor:
    return next(one for one in visitors if one.look()["decision"] is not None)


def agree(*visitors: Visitor, yes: bool = True) -> None:
    for one in visitors:
        one.do(type="answer_pause", decision=table(one)["pause_asked"]["id"], yes=yes)


def test_all_who_are_here_agree_and_every_clock_stands(still: RunningServer, clock: Clock) -> None:
    anna, ben, cem = three(still)
    due = table(anna)["asked"][0]["due"]
    player = asked_one(anna, ben, cem)
    decision = player.look()["decision"]
    clock.ms += MINUTE
    ben.do(**SHORT, text="Suppe")
    assert table(anna)["pause"] is None and table(anna)["pause_asked"]["waiting"] == [0, 2]
    assert cem.refused(**SHORT) == "pause_asked"
    assert ben.refused(type="answer_pause", decision=table(ben)["pause_asked"]["id"], yes=True) == "nothing_asked"
    assert anna.refused(type="answer_pause", decision="1-pause", yes=True) == "stale_decision"
    agree(anna, cem)
    pause = table(anna)["pause"]
    assert (pause["seat"], pause["by"], pause["reason"], pause["text"]) == (1, "vote", "meal", "Suppe")
    assert pause["until"] == clock.ms + 30 * MINUTE and table(anna)["asked"][0]["stands"] == clock.ms
    assert player.look()["decision"] is None
    answer = {"type": "play", "decision": decision["id"], "actions": [decision["legal"][0]["number"]]}
    for forbidden in (answer, {"type": "undo"}, {"type": "ask_undo"}, {"type": "nudge"}, SHORT):
        assert player.refused(**forbidden) == "pause_on"
    assert anna.refused(type="kick", target=1) == "pause_on"
    cem.do(type="chat", text="Mahlzeit")
    clock.ms += 29 * MINUTE
    assert timers.sweep(still.context) == 0
    clock.ms += MINUTE
    timers.sweep(still.context)
    assert table(anna)["pause"] is None and table(anna)["asked"][0]["due"] == due + 30 * MINUTE
    assert [line["why"] for line in kinds(anna, "resumed")] == ["time"]
    player.do(**answer)


def test_a_pause_ends_sooner_by_whoever_asked_or_leads(still: RunningServer, clock: Clock) -> None:
    anna, ben, cem = three(still)
    for who in (ben, anna):
        due = table(anna)["asked"][0]["due"]
        ben.do(**SHORT)
        agree(anna, cem)
        clock.ms += 5 * MINUTE
        assert cem.refused(type="resume") == "pause_of_others"
        who.do(type="resume")
        assert table(anna)["asked"][0]["due"] == due + 5 * MINUTE and anna.refused(type="resume") == "no_pause"


def test_questions_to_the_others_wait_too(still: RunningServer, clock: Clock) -> None:
    anna, ben, cem = three(still, patience_seconds=60)
    player = asked_one(anna, ben, cem)
    player.play()
    player.do(type="ask_undo")
    until = table(anna)["undo_asked"]["until"]
    ben.do(**SHORT)
    agree(anna, cem)
    clock.ms += 20 * MINUTE
    timers.sweep(still.context)
    assert table(anna)["undo_asked"]["until"] == until
    assert kinds(anna, "pause")[0]["sentence"].startswith("All agree on a pause of 30 minutes: a meal")
    assert "(30 Minuten): Essen" in anna.look("/log", lang="de")["log"][-1]["sentence"]
    anna.do(type="resume")
    assert table(anna)["undo_asked"]["until"] == until + 20 * MINUTE


def test_a_request_lapses_and_does_not_come_for_ever(still: RunningServer, clock: Clock) -> None:
    anna, ben, cem = three(still, patience_seconds=600)
    ben.do(**SHORT)
    agree(anna, yes=False)
    ben.do(**SHORT)
    clock.ms += 10 * MINUTE
    timers.sweep(still.context)
    ben.do(**SHORT)
    ben.do(type="answer_pause", decision=table(ben)["pause_asked"]["id"], yes=False)
    assert [line["why"] for line in kinds(anna, "pause_lapsed")] == ["refused", "time", "withdrawn"]
    assert ben.refused(**SHORT) == "pause_often"
    cem.do(**SHORT)  # somebody else may
    cem.do(type="leave")
    assert kinds(anna, "pause_lapsed")[-1]["why"] == "gone"
    clock.ms += DAY
    ben.do(**SHORT)
    assert table(anna)["pause_asked"]["waiting"] == [0]  # whoever is away is not asked


def test_who_leads_alone_has_a_day_in_seven(still: RunningServer, clock: Clock) -> None:
    anna, ben, _ = three(still)
    assert ben.refused(**ALONE) == "owner_only"
    anna.do(**{**ALONE, "minutes": 1_000})
    assert table(ben)["pause"]["by"] == "lead" and ben.refused(type="resume") == "pause_of_others"
    clock.ms += 100 * MINUTE
    anna.do(type="resume")  # what was not used is left
    assert anna.refused(**{**ALONE, "minutes": 1_341}) == "pause_spent"
    anna.do(**{**ALONE, "minutes": 1_340})
    clock.ms += 1_340 * MINUTE
    timers.sweep(still.context)
    assert anna.refused(**{**ALONE, "minutes": 5}) == "pause_spent"
    clock.ms += 6 * DAY + 96 * MINUTE
    anna.do(**{**ALONE, "minutes": 95})
    assert len(kinds(ben, "pause")) == 3


def test_a_server_that_was_closed_in_a_pause(still: RunningServer, clock: Clock) -> None:
    anna, _, _ = three(still)
    due = table(anna)["asked"][0]["due"]
    anna.do(**ALONE)
    timers.beat(still.context)
    clock.ms += HOUR
    timers.give_back_lost_time(still.context)
    timers.sweep(still.context)
    assert table(anna)["pause"] is None and table(anna)["asked"][0]["due"] == due + HOUR


def test_bots_rest_in_a_pause(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, BOT, BOT)
    anna.do(type="start")
    anna.do(**SHORT)  # nobody else is here who could be asked
    seq = table(anna)["seq"]
    clock.ms += MINUTE
    timers.sweep(still.context)
    assert table(anna)["seq"] == seq and table(anna)["pause"]["by"] == "vote"
    clock.ms += HOUR
    timers.sweep(still.context)
    timers.sweep(still.context)
    assert table(anna)["pause"] is None


def test_the_same_request_twice_and_strange_ones(still: RunningServer, clock: Clock) -> None:
    anna, ben, _ = three(still, chat="phrases")
    first = ben.do(id="p1", **SHORT)
    assert ben.do(id="p1", **SHORT) == first and len(kinds(anna, "pause_asked")) == 1
    assert ben.refused(id="p1", type="pause", minutes=31) == "command_reused"
    for wrong in ({"minutes": 4}, {"minutes": 20_161}, {"minutes": True}, {"reason": "<b>"}, {"alone": "yes"}):
        assert ben.refused(**{**SHORT, **wrong}) == "bad_request"
    ben.do(type="answer_pause", decision=table(ben)["pause_asked"]["id"], yes=False)
    assert ben.refused(**SHORT, text="words where none are wanted") == "phrases_only"
    stranger = still.visitor(anna.table)
    assert stranger.refused(**SHORT) == "unknown_key" and stranger.refused(type="resume") == "unknown_key"


def test_days_off(still: RunningServer, clock: Clock) -> None:
    """Ben's clock stands while he is away, and the others go on; he plays, and is back."""
    anna, ben, cem = three(still, vacation_days=14)
    people = [anna, ben, cem]
    away = asked_one(*people)
    seat = people.index(away)
    due = table(anna)["asked"][0]["due"]
    away.do(type="vacation", days=10)
    assert table(anna)["vacations"] == [{"seat": seat, "until": clock.ms + 10 * DAY}]
    assert people[seat - 1].refused(type="nudge", target=seat) == "on_vacation"
    clock.ms += 9 * DAY
    timers.sweep(still.context)
    assert not table(anna)["seats"][seat]["autopilot"] and table(anna)["asked"][0]["stands"]
    assert away.refused(type="vacation", days=5) == "vacation_spent"
    away.play()
    assert table(anna)["vacations"] == [] and [line["until"] for line in kinds(anna, "vacation")][-1] is None
    row = next(row for row in table(anna)["asked"] if row["seat"] == seat)
    assert row["due"] == due + 9 * DAY and row["stands"] is None
    away.do(type="vacation", days=5)  # the tenth day had not begun
    assert away.refused(type="vacation", days=1) == "vacation_spent"
    clock.ms += 5 * DAY
    timers.sweep(still.context)
    assert table(anna)["vacations"] == []
    clock.ms += 366 * DAY
    with still.context.change(anna.table) as (_, stored):
        stored.quiet = True
    away.do(type="vacation", days=14)


def test_no_days_off_where_none_were_agreed(still: RunningServer, clock: Clock) -> None:
    anna, _, _ = three(still)
    assert anna.refused(type="vacation", days=1) == "no_vacation"
    assert anna.refused(type="vacation", days=61) == "bad_request"
    assert still.visitor(anna.table).refused(type="vacation", days=1) == "unknown_key"


def test_a_pause_within_days_off_is_not_given_back_twice(still: RunningServer, clock: Clock) -> None:
    anna, ben, cem = three(still, vacation_days=14)
    away = asked_one(anna, ben, cem)
    due = table(anna)["asked"][0]["due"]
    away.do(type="vacation", days=2)
    clock.ms += DAY
    anna.do(**{**ALONE, "minutes": 1_440})
    clock.ms += DAY  # both are over at once
    timers.sweep(still.context)
    assert table(anna)["pause"] is None and table(anna)["vacations"] == []
    assert table(anna)["asked"][0]["due"] == due + 2 * DAY


def test_whom_nobody_asked_may_end_a_pause(still: RunningServer, clock: Clock) -> None:
    anna, ben, cem = three(still)
    anna.do(type="leave")
    cem.do(type="leave")
    ben.do(**{**SHORT, "minutes": 20_160})
    assert table(anna)["pause"]["agreed"] == []
    cem.do(type="resume")
    assert table(anna)["pause"] is None
    cem.do(type="take_over")
    ben.do(**SHORT)
    agree(cem)
    assert table(anna)["pause"]["agreed"] == [2] and cem.refused(type="resume") == "pause_of_others"


def test_a_pause_by_who_leads_ends_the_question_for_one(still: RunningServer, clock: Clock) -> None:
    anna, ben, _ = three(still)
    ben.do(**SHORT)
    anna.do(**ALONE)
    assert [(line["seat"], line["why"]) for line in kinds(anna, "pause_lapsed")] == [(1, "led")]


def test_who_holds_two_seats_asks_no_more_often(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, {"kind": "mine", "name": "Mia"}, OPEN, turn_seconds=86_400, reaction_seconds=86_400)
    ben = still.visitor().join(anna, "Ben")
    anna.do(type="start")
    anna.do(type="leave", seat=0)
    for _ in range(3):
        anna.do(**SHORT)
        agree(ben, yes=False)
    assert anna.refused(**SHORT) == "pause_often"


def test_nobody_is_sent_away_for_days_off(still: RunningServer, clock: Clock) -> None:
    anna, ben, cem = three(still, vacation_days=14)
    ben.do(type="vacation", days=3)
    ben.do(type="leave")
    assert anna.refused(type="kick", target=1) == "on_vacation" and "1" not in anna.look()["seat_changes"]
    cem.do(type="leave")
    anna.do(type="kick", target=2)
