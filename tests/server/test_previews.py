"""A draft of several steps: what it would bring, without a trace and without a peek."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest

import kartentisch as kt
from kartentisch.engine.language import Language
from tests.server.running_server import RunningServer, Visitor
from tests.server.test_stream import messages

NAMES = ("Anna", "Ben", "Carl")
ME, OPEN = {"kind": "mine", "name": "Anna"}, {"kind": "open"}


def preview(visitor: Visitor, decision: str, *actions: int | str, **more: Any) -> httpx.Response:
    body = {"decision": decision, "actions": list(actions), **more}
    return visitor.http.post(f"/api/tables/{visitor.table}/preview", json=body, params={"lang": "en"})


def foreseen(view: dict[str, Any]) -> dict[str, Any]:
    game = kt.load("attila")
    forecast = game.forecast(view)
    assert forecast is not None and forecast.goal is not None
    sentence, how = Language("en", game, NAMES).goal(forecast.goal, view["viewer"])
    said = {"sentence": sentence, "how": how, "by_seat": True, "rule": "ATT-65", "last": forecast.goal.last}
    return forecast.to_json() | {"goal": said}


def seated(server: RunningServer) -> Visitor:
    """Somebody who holds all seats of a table that has begun."""
    anna = server.visitor().open(*({"kind": "mine", "name": name} for name in NAMES))
    anna.do(type="start")
    return anna


@pytest.fixture
def anna(server: RunningServer) -> Visitor:
    return seated(server)


def test_a_draft_is_shown_and_leaves_no_trace(anna: Visitor) -> None:
    before = anna.look()
    decision = before["decision"]
    place = next(a for a in decision["legal"] if a["fields"]["action"] == "place")
    first = preview(anna, decision["id"], place["notation"], seat=decision["seat"]).json()
    assert first["ends"] is None and first["can_confirm"]
    assert first["decision"]["question"] == "Turn.take" and first["decision"]["sentence"].endswith("?")
    assert first["decision"]["rules"] == ["ATT-25", "ATT-26", "ATT-29"]
    assert {"number", "notation", "fields", "sentence"} == first["decision"]["legal"][0].keys()
    assert place["fields"]["province"] in first["view"]["provinces"]
    assert first["events"][0]["event"] == "played"
    assert first["events"][0]["sentence"].startswith(NAMES[decision["seat"]])
    whole = preview(anna, decision["id"], place["number"], "influence", "finish", seat=decision["seat"]).json()
    assert whole["ends"] == "chance" and whole["decision"] is None and whole["view"]["chance"]["name"] == "draw"
    nothing = preview(anna, decision["id"], seat=decision["seat"]).json()
    assert nothing["view"] == before["view"] and not nothing["can_confirm"] and nothing["events"] == []
    assert nothing["decision"]["legal"] == decision["legal"]
    assert anna.look() == before


def test_a_forecast_comes_with_what_is_looked_at(either: RunningServer) -> None:
    anna = seated(either)
    assert anna.look(seat=0)["forecast"] is None
    anna.play(lambda legal: legal[0])
    seen = anna.look(forecast=True)
    decision, seat = seen["decision"], seen["decision"]["seat"]
    assert seen["forecast"] == foreseen(seen["view"]) and len(seen["forecast"]["seats"]) == 3
    assert anna.look(f"/at/{seen['table']['seq']}", seat=seat, forecast=True)["forecast"] == seen["forecast"]
    place = next(a["number"] for a in decision["legal"] if a["fields"]["action"] == "place")
    ahead = preview(anna, decision["id"], place, "influence", seat=seat, forecast=True).json()
    assert ahead["forecast"] == foreseen(ahead["view"])
    assert ahead["forecast"]["seats"][seat]["points"] > seen["forecast"]["seats"][seat]["points"]
    assert preview(anna, decision["id"], place, seat=seat).json()["forecast"] is None
    told = next(data for kind, _, data in messages(anna, seat=seat, forecast=True) if kind == "table")
    assert told["forecast"] == seen["forecast"]


@pytest.mark.thorough
def test_what_a_preview_shows_comes_true(anna: Visitor) -> None:
    dice, compared = random.Random(4), 0
    for _ in range(60):
        seen = anna.look()
        decision = seen["decision"]
        action = dice.choice(decision["legal"])["number"]
        shown = preview(anna, decision["id"], action, seat=decision["seat"]).json()
        done = anna.do(type="play", seat=decision["seat"], decision=decision["id"], actions=[action])
        if shown["ends"] is None:
            assert anna.look(seat=decision["seat"])["view"] == shown["view"]
            told = anna.look("/log", seat=decision["seat"], after=done["seq"] - len(done["log"]), lang="en")["log"]
            assert [event for line in told for event in line["events"]] == shown["events"]
            compared += 1
    assert compared > 15


def test_refusals(anna: Visitor, server: RunningServer) -> None:
    decision = anna.look()["decision"]
    seat, open_id = decision["seat"], decision["id"]
    place = next(a["number"] for a in decision["legal"] if a["fields"]["action"] == "place")
    for actions, code in (
        ([place, "influence", "finish", place], "batch_too_long"),
        ([place, place], "not_now"),
        (["fly rome"], "unknown_word"),
        ([999_999], "no_such_action"),
    ):
        answer = preview(anna, open_id, *actions, seat=seat)
        assert answer.json()["error"]["code"] == code
        assert answer.json() == anna.send(type="play", decision=open_id, seat=seat, actions=actions).json()
    assert preview(anna, "0-7", place, seat=seat).json()["error"]["code"] == "stale_decision"
    assert preview(anna, open_id, place, seat=(seat + 1) % 3).json()["error"]["code"] == "not_asked"
    assert preview(anna, open_id, place).json()["error"]["code"] == "foreign_seat"  # three seats: which one?
    stranger = server.visitor(anna.table)
    assert preview(stranger, open_id, place, seat=seat).status_code == 401
    fresh = server.visitor().open(ME, OPEN)
    assert preview(fresh, "1-0", place).json()["error"]["code"] == "not_started"
    foreign = preview(server.visitor(anna.table, fresh.keys["secret"]), open_id, place, seat=seat)
    assert foreign.json()["error"]["code"] == "unknown_key"


def test_a_preview_is_no_sign_of_life(server: RunningServer) -> None:
    """A seat that an autopilot holds stays with it, and nobody's log grows."""
    anna = server.visitor().open(ME, OPEN)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    asked = anna if anna.look()["decision"] else ben
    other = ben if asked is anna else anna
    decision = asked.look()["decision"]
    before, log = other.look(), other.look("/log")
    assert preview(asked, decision["id"], decision["legal"][0]["number"]).status_code == 200
    assert (other.look(), other.look("/log")) == (before, log)


def test_a_refusal_of_the_rules_is_an_answer_to_who_asks_for_it_so(anna: Visitor) -> None:
    decision = anna.look()["decision"]
    asked: dict[str, Any] = {"seat": decision["seat"]}
    refused = preview(anna, decision["id"], "finish", **asked)
    told = preview(anna, decision["id"], "finish", **asked, refusals=True)
    assert (refused.status_code, told.status_code) == (409, 200)
    assert told.json() == refused.json() and told.json()["error"]["sentence"]
    assert preview(anna, decision["id"], seat=7, refusals=True).status_code in (403, 404, 422), (
        "no refusal of the rules"
    )
