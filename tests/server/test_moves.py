"""A move is taken back as one: what one command has answered, with one request, and what comes before it is free."""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.server.tables import timers, undo
from tests.server.running_server import RunningServer, Visitor
from tests.server.test_consent import answers, asked, course
from tests.server.test_previews import preview

ME, OPEN = {"kind": "mine", "name": "Anna"}, {"kind": "open"}


def stone(visitor: Visitor, *more: str) -> dict[str, Any]:
    """Put a stone and what belongs to it, in one command, as the page does."""
    decision = visitor.look()["decision"]
    place = next(action for action in decision["legal"] if action["fields"]["action"] == "place")
    actions = [place["notation"], *(more or ("influence", "finish"))]
    return visitor.do(type="play", seat=decision["seat"], decision=decision["id"], actions=actions)


@pytest.fixture
def people(still: RunningServer) -> list[Visitor]:
    """Three people; whoever is asked first stands first."""
    anna = still.visitor().open(ME, OPEN, OPEN)
    all_ = [anna, still.visitor().join(anna, "Ben"), still.visitor().join(anna, "Carl")]
    anna.do(type="start")
    first = anna.look()["table"]["asked"][0]["seat"]
    return [*all_[first:], *all_[:first]]


def agree(*others: Visitor) -> None:
    for other in others:
        other.do(type="answer_undo", yes=True, decision=asked(other)["id"])


def test_one_request_and_one_word_of_each_take_the_whole_move_back(people: list[Visitor]) -> None:
    me, *others = people
    before = me.look()
    done = stone(me)
    own = [line["seq"] for line in done["log"] if "action" in line]
    assert len(own) == 3
    stone(others[0])
    assert me.look()["last_move"]["line"] == own[0] and me.refused(type="undo") in ("undo_closed", "nothing_to_undo")
    me.do(type="ask_undo")
    plea = asked(others[1])
    assert plea["line"] == own[0], "not the end of the turn that went with it"
    told = [
        line for line in others[1].look("/log", after=own[0] - 1, lang="en")["log"] if line.get("seat") == plea["seat"]
    ]
    assert told[0]["events"][0]["sentence"].startswith(me.look()["table"]["seats"][plea["seat"]]["name"])
    agree(*others)
    after = me.look()
    assert after["view"] == before["view"] and after["last_move"] is None
    assert [line["line"] for line in course(me) if line["kind"] == "taken_back"] == [own[0]]


def test_what_comes_before_a_granted_request_is_free_until_somebody_acts(people: list[Visitor]) -> None:
    me, *others = people
    start = me.look()
    stone(me, "influence")  # and the turn goes on
    middle = me.look()
    decision = middle["decision"]
    me.do(type="play", decision=decision["id"], actions=["finish"])
    me.do(type="ask_undo")
    agree(*others)
    assert me.look()["view"] == middle["view"] and me.look()["can_undo"]
    me.do(type="undo")
    assert me.look()["view"] == start["view"] and not me.look()["can_undo"]
    stone(me, "influence")
    assert me.look()["can_undo"]
    me.do(type="undo")
    stone(me)
    assert not me.look()["can_undo"], "somebody else is next: that closes it again"


def test_alone_with_bots_one_request_is_enough(still: RunningServer) -> None:
    anna = still.visitor().open(ME, *({"kind": "bot", "bot": "random"} for _ in range(2)))
    anna.do(type="start")
    for _ in range(20):
        timers.sweep(still.context)
        if anna.look()["decision"]:
            break
    before = anna.look()
    stone(anna)
    for _ in range(20):
        timers.sweep(still.context)
        if anna.look()["decision"]:
            break
    assert len({line["seat"] for line in course(anna) if line["kind"] == "entry" and "seat" in line}) == 3
    anna.do(type="ask_undo")
    assert anna.look()["view"] == before["view"]
    back = course(anna)[-1]
    assert back["kind"] == "taken_back" and back["consent"] is False and back["agreed"] == []


def test_nobody_is_flooded_with_requests(people: list[Visitor]) -> None:
    me, other, third = people
    stone(me)
    for number in range(undo.MOST_ASKED):
        me.do(type="ask_undo")
        who = other if number % 2 else me  # a withdrawn one counts as well
        who.do(type="answer_undo", decision=asked(me)["id"])
    assert me.refused(type="ask_undo") == "asked_often"
    stone(other)
    stone(third)
    assert me.refused(type="ask_undo") == "asked_often", "that the others play on changes nothing"
    stone(me)
    me.do(type="ask_undo")


def test_what_somebody_answered_who_is_away_stands(people: list[Visitor]) -> None:
    """Else whoever stays could change a game behind the back of a person whose time is up."""
    me, away, third = people
    stone(me)
    stone(away)
    stone(third)
    line = answers(me)[0]
    away.do(type="leave")
    assert me.refused(type="ask_undo", line=line) == "answers_of_others"
    away.do(type="take_over")
    me.do(type="ask_undo", line=line)
    away.do(type="leave")  # who goes away while asked has not agreed
    assert asked(third) is None
    assert [row["why"] for row in course(me) if row["kind"] == "undo_lapsed"] == ["away"]


def test_nobody_is_told_what_another_could_take_back(people: list[Visitor], still: RunningServer) -> None:
    me, *others = people
    stone(me)
    for viewer in (*others, still.visitor(me.table)):
        seen = viewer.look()
        assert seen["last_move"] is None and "'moves'" not in str(seen["table"])


def test_a_draft_that_came_true_is_one_move_and_an_answer_in_it_can_be_named(people: list[Visitor]) -> None:
    me, *others = people
    decision = me.look()["decision"]
    place = next(action for action in decision["legal"] if action["fields"]["action"] == "place")
    shown = preview(me, decision["id"], place["notation"]).json()
    done = stone(me)
    second = [line["seq"] for line in done["log"] if "action" in line][1]
    me.do(type="ask_undo", line=second)
    agree(*others)
    assert me.look()["view"] == shown["view"], "only from there on"
    assert me.look()["can_undo"]
    me.do(type="undo")
    assert me.look()["decision"]["question"] == decision["question"]
