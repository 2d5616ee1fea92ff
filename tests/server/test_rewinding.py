"""Attempts to go back without those whom it concerns: by going and coming, by waiting, by asking on and on."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from kartentisch.server.store.schema import TABLES
from kartentisch.server.tables import play, timers, undo
from tests.server.running_server import RunningServer, Visitor
from tests.server.test_consent import answers, asked, course
from tests.server.test_moves import ME, OPEN, agree, stone
from tests.server.test_seat_changes import substitute


def sit(server: RunningServer, *names: str, **more: Any) -> list[Visitor]:
    """As many people as there are names, and Anna; whoever is asked first stands first."""
    anna = server.visitor().open(ME, *[OPEN] * len(names), **more)
    all_ = [anna, *(server.visitor().join(anna, name) for name in names)]
    anna.do(type="start")
    first = anna.look()["table"]["asked"][0]["seat"]
    return [*all_[first:], *all_[:first]]


def why(visitor: Visitor) -> list[str]:
    return [row["why"] for row in course(visitor) if row["kind"] == "undo_lapsed"]


def taken_back(visitor: Visitor) -> bool:
    return any(row["kind"] == "taken_back" for row in course(visitor))


def test_whoever_goes_and_comes_back_has_not_agreed(still: RunningServer) -> None:
    """Their answer would be taken back, so it is their word that counts, not that they were gone for a moment."""
    me, other, third = sit(still, "Ben", "Carl")
    for visitor in (me, other, third):
        stone(visitor)
    me.do(type="ask_undo", line=answers(me)[0])
    plea = asked(me)["id"]
    other.do(type="leave")
    other.do(type="take_over")
    third.send(type="answer_undo", yes=True, decision=plea)
    assert not taken_back(me) and why(me) == ["away"]


def test_whoever_comes_back_while_others_are_asked_is_asked_too(still: RunningServer) -> None:
    me, other, third = sit(still, "Ben", "Carl")
    other.do(type="leave")
    stone(me)
    me.do(type="ask_undo")
    agree(third)
    assert asked(me)["waiting"] == other.keys["seats"] and not taken_back(me)
    other.do(type="take_over")
    assert asked(me)["waiting"] == other.keys["seats"]
    agree(other)
    assert taken_back(me)


def test_whoever_sits_down_meanwhile_is_asked_whatever_the_one_before_has_said(still: RunningServer) -> None:
    me, other, third = sit(still, "Ben", "Carl")
    stone(me)
    me.do(type="ask_undo")
    agree(other)
    seat = other.keys["seats"][0]
    other.do(type="seat_kind", target=seat, kind="open")
    dora = substitute(still, me.table, other.look()["seat_invites"][str(seat)])
    assert sorted(asked(me)["waiting"]) == sorted([*third.keys["seats"], seat])
    agree(third)
    assert not taken_back(me)
    agree(dora)
    assert taken_back(me)


def test_nobody_agrees_with_themselves_behind_somebody_s_back(still: RunningServer) -> None:
    """Two seats of one screen are one person; the other one sleeps."""
    anna = still.visitor().open(ME, {"kind": "mine", "name": "Anni"}, OPEN)
    ben = still.visitor().join(anna, "Ben")
    anna.do(type="start")
    for _ in range(3):
        stone(next(visitor for visitor in (anna, ben) if visitor.look()["decision"]))
    ben.do(type="leave")
    first = next(row for row in anna.look("/log", seat=0)["log"] if "action" in row and row["seat"] == 0)
    assert anna.refused(type="ask_undo", seat=0, line=first["seq"]) in ("nobody_agrees", "answers_of_others")


def test_alone_a_seat_takes_back_one_answer_and_never_a_second_behind_it(still: RunningServer) -> None:
    me, other = sit(still, "Ben")
    for _ in range(2):
        stone(me, "influence")  # the turn goes on, and nothing is drawn
    other.do(type="leave")
    first, second = answers(me)[-2:]
    assert me.refused(type="ask_undo", line=first) == "nobody_agrees"
    me.do(type="ask_undo", line=second)
    back = course(me)[-1]
    assert back["kind"] == "taken_back" and back["consent"] is False and back["away"] == other.keys["seats"]
    assert me.refused(type="ask_undo", line=first) == "nobody_agrees"


def test_whoever_was_sent_away_has_not_agreed_even_if_a_bot_sits_there_now(still: RunningServer) -> None:
    me, *others = sit(still, "Ben", "Carl")
    stone(me)
    assert any("chance" in line for line in course(me)[-3:]), "cards were drawn"
    with still.context.change(me.table) as (_, table):  # what it comes to in the end
        for other in others:
            seat = table.seats[other.keys["seats"][0]]
            table.tell("kicked", seat=seat.seat, name=seat.name)
            seat.holder, seat.kind, seat.bot, seat.autopilot = None, "bot", "random", ""
    assert me.refused(type="ask_undo") == "nobody_agrees"


def test_nobody_draws_again_while_all_others_are_away(still: RunningServer) -> None:
    """Whoever has only timed out would find a game in which cards and dice were tried until they suited."""
    me, other, third = sit(still, "Ben", "Carl")
    stone(me)
    assert any("chance" in line for line in course(me)[-3:]), "cards were drawn"
    third.do(type="leave")
    me.do(type="ask_undo")
    other.do(type="leave")
    assert why(me) == ["away"] and not taken_back(me)
    assert me.refused(type="ask_undo") == "nobody_agrees"
    other.do(type="take_over")
    me.do(type="ask_undo")
    agree(other)
    assert not taken_back(me), "the third one may come back in time"
    third.do(type="take_over")
    agree(third)
    assert taken_back(me)


def test_a_seat_given_to_a_bot_for_good_waits_for_nobody(still: RunningServer) -> None:
    me, *others = sit(still, "Ben", "Carl")
    stone(me)
    for other in others:
        other.do(type="seat_kind", target=other.keys["seats"][0], kind="bot", bot="random")
    me.do(type="ask_undo")
    assert taken_back(me)


def test_nobody_is_flooded_by_answering_and_taking_it_back(still: RunningServer) -> None:
    """An answer that does not stand opens no new requests."""
    me, other, third = sit(still, "Ben", "Carl")
    for visitor in (me, other, third):
        stone(visitor)
    for _ in range(undo.MOST_ASKED):
        stone(me, "influence")  # the turn goes on
        me.do(type="undo")
        me.do(type="ask_undo")
        me.do(type="answer_undo", decision=asked(me)["id"])
    stone(me, "influence")
    me.do(type="undo")
    assert me.refused(type="ask_undo") == "asked_often"
    stone(me)
    for _ in range(undo.MOST_ASKED):  # what was granted was not in vain
        me.do(type="ask_undo")
        agree(other, third)
        stone(me)
    me.do(type="ask_undo")


def test_one_s_move_is_known_however_often_bots_answer(still: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOVES", 2)
    anna = still.visitor().open(ME, *({"kind": "bot", "bot": "random"} for _ in range(3)))
    anna.do(type="start")

    def bots_play() -> None:
        for _ in range(40):
            timers.sweep(still.context)
            if anna.look()["decision"]:
                return

    bots_play()
    before = anna.look()["view"]
    line = next(line["seq"] for line in stone(anna)["log"] if "action" in line)
    bots_play()
    assert sum(row["kind"] == "entry" and row.get("seat") not in (0, None) for row in course(anna)) > 2
    assert anna.look()["last_move"] == {"seat": 0, "line": line}
    anna.do(type="ask_undo")
    assert anna.look()["view"] == before


def test_what_was_answered_before_moves_were_known_can_be_taken_back(still: RunningServer) -> None:
    """A table that was stored by an older version."""
    me, _ = sit(still, "Ben")
    before = me.look()["view"]
    stone(me, "influence")
    with still.context.store.write() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == me.table).values(moves=None))
    seen = me.look()
    assert seen["can_undo"] and seen["last_move"] is None
    me.do(type="undo")
    assert me.look()["view"] == before
