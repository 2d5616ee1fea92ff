"""One screen, several seats: what is asked openly is answered with everybody's eyes, and no hand is ever sent."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.running_server import RunningServer, Visitor

PAIR = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}]


@pytest.fixture
def pair(server: RunningServer) -> Visitor:
    pair = server.visitor().open(*PAIR, game="attack")
    pair.do(type="start")
    return pair


def all_eyes(visitor: Visitor) -> Any:
    return visitor.look(seat=-1, openly="true")


def preview(visitor: Visitor, decision: Any, *actions: int, openly: bool = True) -> Any:
    body = {"decision": decision["id"], "seat": decision["seat"], "actions": list(actions), "openly": openly}
    return visitor.http.post(f"/api/tables/{visitor.table}/preview", json=body).json()


@pytest.mark.thorough
def test_the_set_up_of_two_needs_no_hand(pair: Visitor, server: RunningServer) -> None:
    """Nobody has to look away in all of it; every byte of it may be seen by everybody."""
    stranger, dice, asked = server.visitor(pair.table), random.Random(2), 0
    seats: list[int] = []
    for _ in range(400):
        seen = all_eyes(pair)
        row = seen["table"]["asked"][0]
        if not row["open"]:
            break
        decision = seen["decision"]
        assert seen["viewer"] == -1 and decision["seat"] == row["seat"] and decision["legal"]
        assert seen["view"] == stranger.look()["view"], "the same as a stranger sees"
        assert seen["orders"] is None and seen["held"] is None
        assert stranger.look(openly="true")["decision"] is None, "but a stranger is asked nothing"
        own = pair.look(seat=row["seat"])
        assert decision["legal"] == own["decision"]["legal"] and decision["id"] == own["decision"]["id"]
        action = dice.choice(decision["legal"])["number"]
        shown = preview(pair, decision, action)
        assert shown["view"]["viewer"] == -1
        done = pair.do(type="play", seat=decision["seat"], decision=decision["id"], actions=[action], openly=True)
        told = stranger.look("/log", after=done["log"][0]["seq"] - 1)["log"]
        assert done["log"] == told[: len(done["log"])], "the answer tells what everybody is told"
        seats.append(row["seat"])
        asked += 1
    assert asked > 20 and set(seats) == {0, 1}
    assert all_eyes(pair)["decision"] is None, "what depends on a hand is for its own seat alone"
    hidden = pair.look(seat=row["seat"])["decision"]
    refused = preview(pair, hidden, hidden["legal"][0]["number"])
    assert refused["error"]["code"] == "not_open"


def test_what_is_asked_openly_can_be_taken_back(pair: Visitor) -> None:
    decision = all_eyes(pair)["decision"]
    before = all_eyes(pair)["view"]
    while True:
        decision = all_eyes(pair)["decision"]
        pair.do(type="play", seat=decision["seat"], decision=decision["id"],
                actions=[decision["legal"][0]["number"]], openly=True)  # fmt: skip
        seen = all_eyes(pair)
        if seen["decision"]["seat"] == decision["seat"]:
            break
        before = seen["view"]
    assert seen["can_undo"] and seen["last_move"]
    pair.do(type="undo", seat=decision["seat"], openly=True)
    assert all_eyes(pair)["view"] == before


def test_a_game_without_open_questions_has_none(server: RunningServer) -> None:
    pair = server.visitor().open(*PAIR)
    pair.do(type="start")
    seen = all_eyes(pair)
    assert seen["decision"] is None and not seen["table"]["asked"][0]["open"]
    assert seen["view"] == server.visitor(pair.table).look()["view"]


def test_the_stream_goes_on_with_everybody_s_eyes(pair: Visitor) -> None:
    """The device passes from one to the other without a new stream."""
    first = all_eyes(pair)["decision"]
    with pair.http.stream("GET", f"/api/tables/{pair.table}/stream?seat=-1&openly=true") as stream:
        lines = stream.iter_lines()
        table = next(text for text in lines if text.startswith('data: {"can_undo"'))
        assert f'"id":"{first["id"]}"' in table and '"viewer":-1' in table
        pair.do(type="play", seat=first["seat"], decision=first["id"], actions=[first["legal"][0]["number"]])
        table = next(text for text in lines if text.startswith('data: {"can_undo"'))
        assert f'"id":"{all_eyes(pair)["decision"]["id"]}"' in table and f'"id":"{first["id"]}"' not in table
