"""Substitutes: who may step in, what they see, and how the seat comes back; what autopilots may do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kartentisch.server.tables import repository, standing_orders, timers
from tests.server.running_server import Clock, RunningServer, Visitor, code

ME = {"kind": "mine", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def url(folder: Any) -> str:
    """The same in both kinds of store."""
    return f"sqlite:///{folder / 'server.sqlite3'}"


def table(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.look()["table"]
    return found


def opened(server: RunningServer, **more: Any) -> tuple[Visitor, Visitor]:
    anna = server.visitor().open(ME, OPEN, BOT, substitutes=True, turn_seconds=600, reaction_seconds=600, **more)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    return anna, ben


def sign_up(server: RunningServer, inviter: Visitor, name: str) -> Visitor:
    helper = server.visitor(inviter.table)
    body = {"invite": inviter.look()["substitute_invite"], "names": [name]}
    answer = helper.http.post(f"/api/tables/{inviter.table}/seats", json=body)
    assert answer.status_code == 200, answer.text
    helper.keys = answer.json()
    return helper


def test_a_substitute_steps_in_and_the_person_comes_back(still: RunningServer, clock: Clock) -> None:
    anna, ben = opened(still)
    dora = sign_up(still, ben, "Dora")
    assert dora.keys["seats"] == [] and table(anna)["substitutes"] == [{"name": "Dora", "for": None}]
    seen = dora.look()
    assert seen["viewer"] == -1 and seen["may_step_in"] == [] and seen["substitute_invite"] is None
    assert seen["stands_for"] == -1 and anna.look()["stands_for"] is None
    assert dora.refused(type="step_in", target=1) == "not_away"
    pause = {"type": "pause", "minutes": 5}
    for forbidden in ({"type": "chat", "text": "hi"}, {"type": "rematch"}, {"type": "start"}, pause):
        assert dora.refused(**forbidden) == "foreign_seat"
    ben.do(type="set_orders", orders=[{"question": "*"}])
    ben.do(type="leave")
    assert dora.look()["may_step_in"] == [1] and dora.refused(type="step_in", target=2) == "not_away"
    dora.do(type="step_in", target=1)
    seen, own = dora.look(), ben.look()
    assert seen["viewer"] == 1 and seen["view"] == own["view"] and seen["own_seats"] == [1] and seen["stands_for"] == 1
    assert own["stands_for"] is None
    assert seen["orders"] is None and own["orders"]  # what Ben has ordered is Ben's
    assert table(anna)["substitutes"] == [{"name": "Dora", "for": 1}] and not table(anna)["seats"][1]["autopilot"]
    for forbidden in ({"type": "set_orders"}, {"type": "take_over"}, {"type": "vacation", "days": 1}):
        assert dora.refused(**forbidden) == "foreign_seat"
    assert dora.refused(type="seat_kind", target=1, kind="bot", bot="random") == "foreign_seat"
    dora.do(type="chat", text="Ich mach das.")
    assert anna.look("/log")["log"][-1]["name"] == "Dora"
    seats = [anna, dora]
    for _ in range(40):
        number = table(anna)["asked"][0]["seat"]
        if number == 1:
            break
        if number == 0:
            anna.play()
        timers.sweep(still.context)
    assert dora.play() == "played" and seats
    ben.do(type="take_over")
    assert dora.look()["viewer"] == -1 and dora.look()["view"] != ben.look()["view"]
    answer = dora.http.get(f"/api/tables/{dora.table}", params={"seat": 1})
    assert code(answer) == "foreign_seat"
    kinds = ("substitute", "stand_in", "hand_back")
    told = [line["sentence"] for line in anna.look("/log")["log"] if line["kind"] in kinds]
    assert told == [
        "Dora is ready to substitute for anybody who is late or away.",
        "Dora substitutes for Ben.",
        "Dora no longer substitutes for Ben.",
    ]


def test_one_hand_only_and_nobody_who_plays(still: RunningServer, clock: Clock) -> None:
    anna, ben = opened(still)
    invite = ben.look()["substitute_invite"]
    for player in (anna, ben):
        body = {"invite": invite, "names": ["Zweites Ich"]}
        assert code(player.http.post(f"/api/tables/{player.table}/seats", json=body)) == "own_table"
    dora, emil = sign_up(still, anna, "Dora"), sign_up(still, anna, "Emil")
    for name, refusal in (("dora", "name_taken"), ("Ben", "name_taken")):
        body = {"invite": invite, "names": [name]}
        assert code(still.visitor().http.post(f"/api/tables/{anna.table}/seats", json=body)) == refusal
    ben.do(type="leave")
    dora.do(type="step_in", target=1)
    assert emil.refused(type="step_in", target=1) == "not_away"
    ben.do(type="take_over")
    anna.do(type="leave")
    assert dora.refused(type="step_in", target=0) == "other_seat_seen"
    emil.do(type="step_in", target=0)
    emil.do(type="resign")  # the seat is Anna's, and an autopilot's again
    assert table(ben)["seats"][0]["autopilot"] == "pass" and emil.refused(type="step_in", target=0) == "unknown_key"
    assert [one["name"] for one in table(ben)["substitutes"]] == ["Dora"]
    for number in range(5):
        sign_up(still, ben, f"Gast {number}")
    body = {"invite": invite, "names": ["Zu viel"]}
    assert code(still.visitor().http.post(f"/api/tables/{anna.table}/seats", json=body)) == "table_full"


def test_a_substitute_who_is_late_too(still: RunningServer, clock: Clock) -> None:
    anna, ben = opened(still)
    dora = sign_up(still, ben, "Dora")
    timers.sweep(still.context)  # the bot, if it begins
    late = ben if table(anna)["asked"][0]["seat"] == 1 else anna
    seat = 1 if late is ben else 0
    late.do(type="leave")
    dora.do(type="step_in", target=seat)
    clock.ms += 600_000
    timers.sweep(still.context)
    found = table(anna)
    assert found["seats"][seat]["autopilot"] == "pass" and found["substitutes"] == [{"name": "Dora", "for": None}]
    assert dora.look()["viewer"] == -1


def test_where_nobody_wants_substitutes(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, OPEN)
    assert anna.look()["substitute_invite"] is None
    for wrong in ("", "x", anna.keys["invite"]):
        body = {"invite": wrong or "0", "names": ["Dora"], "seat": 0}
        assert still.visitor().http.post(f"/api/tables/{anna.table}/seats", json=body).status_code in (403, 409)


def test_an_invitation_says_that_it_is_for_a_substitute(still: RunningServer, clock: Clock) -> None:
    _, ben = opened(still)
    invite = ben.look()["substitute_invite"]
    found = still.visitor().http.post(f"/api/tables/{ben.table}/invitation", json={"invite": invite}).json()
    assert found["substitute"] and found["seat"] is None and found["table"]["may_substitute"]


def again(inviter: Visitor, invite: str, visitor: Visitor) -> str:
    body = {"invite": invite, "names": ["Zweites Ich"]}
    answer = visitor.http.post(f"/api/tables/{inviter.table}/seats", json=body)
    return "" if answer.status_code == 200 else code(answer)


def test_whoever_has_seen_a_hand_does_not_come_back_for_another(still: RunningServer, clock: Clock) -> None:
    anna, ben = opened(still)
    invite = ben.look()["substitute_invite"]
    dora, emil = sign_up(still, ben, "Dora"), sign_up(still, ben, "Emil")
    ben.do(type="leave")
    dora.do(type="step_in", target=1)
    dora.do(type="resign")
    anna.do(type="seat_kind", target=2, kind="open")
    assert again(anna, invite, dora) == "own_table" == again(anna, anna.look()["seat_invites"]["2"], dora)
    emil.do(type="resign")  # who has seen nothing may
    assert again(anna, invite, emil) == ""
    ben.do(type="seat_kind", target=1, kind="bot", bot="random")
    assert again(anna, invite, ben) == "own_table" == again(anna, anna.look()["seat_invites"]["2"], ben)
    anna.do(type="seat_kind", target=1, kind="open")
    assert again(anna, anna.look()["seat_invites"]["1"], ben) == ""  # that hand is known to Ben


def test_days_off_are_not_a_substitutes(still: RunningServer, clock: Clock) -> None:
    anna, ben = opened(still, vacation_days=14, on_timeout="pass")
    dora = sign_up(still, ben, "Dora")
    timers.sweep(still.context)
    late, seat = (ben, 1) if table(anna)["asked"][0]["seat"] == 1 else (anna, 0)
    late.do(type="vacation", days=10)
    late.do(type="leave")
    assert table(anna)["asked"][0]["stands"]
    dora.do(type="step_in", target=seat)
    assert table(anna)["asked"][0]["stands"] is None
    clock.ms = table(anna)["asked"][0]["due"]
    timers.sweep(still.context)
    assert table(anna)["seats"][seat]["autopilot"] == "pass" and table(anna)["substitutes"][0]["for"] is None


def test_what_a_stand_in_does_is_not_the_holders(still: RunningServer, clock: Clock) -> None:
    """Being late is not, nor is a word a sign of life; and it is the stand-in who is sent away."""
    anna, ben = opened(still, nudge_seconds=300)
    dora = sign_up(still, ben, "Dora")
    ben.do(type="leave")
    anna.do(type="kick", target=1)
    dora.do(type="step_in", target=1)
    dora.do(type="chat", text="Ich bin da.")
    assert table(anna)["kick_asked"]["seat"] == 1
    ben.do(type="chat", text="Ich auch.")
    assert table(anna)["kick_asked"] is None
    with still.context.look(anna.table) as (_, stored):
        stored.called(1, None)
        assert stored.calls == []
    assert anna.look()["seat_changes"]["1"] == ["kick"]
    anna.do(type="kick", target=1, ban=True)
    assert table(anna)["seats"][1]["autopilot"] == "pass" and table(anna)["substitutes"] == []
    assert dora.refused(type="chat", text="?") == "unknown_key"
    assert again(anna, ben.look()["substitute_invite"], dora) == "banned"
    ben.do(type="take_over")
    assert ben.look()["viewer"] == 1


def test_a_stand_in_neither_sees_nor_sends_the_holders_orders(still: RunningServer, clock: Clock) -> None:
    anna, ben = opened(still)
    dora = sign_up(still, ben, "Dora")
    ben.do(type="leave")
    with still.context.change(anna.table) as (_, stored):
        stored.decisions[1] = replace(next(iter(stored.decisions.values())), acts=clock.ms)
        stored.tell("entry", seat=1, action="pass", events=[])
        stored.by_order.append((1, stored.seq))
    dora.do(type="step_in", target=1)
    with still.context.look(anna.table) as (connection, stored):
        assert stored.decisions[1].acts == 0
        lines = repository.log(connection, anna.table, stored.seq - 4, stored.seq)
        for person, told in ((dora, []), (ben, ["order"])):
            holder = 1 if person is ben else stored.times.substitutes[0].holder
            seen = standing_orders.marked(connection, stored, lines, 1, holder)
            assert [line.body["auto"] for line in seen if "auto" in line.body] == told


def test_a_line_speaks_with_the_names_of_its_moment(still: RunningServer, clock: Clock) -> None:
    anna, ben = opened(still, vacation_days=5)
    ben.do(type="vacation", days=2)
    ben.do(type="seat_kind", target=1, kind="open")
    body = {"invite": ben.look()["seat_invites"]["1"], "names": ["Zoe"]}
    assert still.visitor().http.post(f"/api/tables/{anna.table}/seats", json=body).status_code == 200
    (line,) = [line for line in anna.look("/log")["log"] if line["kind"] == "vacation"]
    assert table(anna)["seats"][1]["name"] == "Zoe" and line["sentence"].startswith("Ben has 2 days off")


def test_who_stands_in_is_let_go_and_the_log_says_who_answers(still: RunningServer, clock: Clock) -> None:
    anna, ben = opened(still)
    dora = sign_up(still, ben, "Dora")
    ben.do(type="leave")
    dora.do(type="step_in", target=1)
    anna.do(type="kick", target=1)
    told = [(line["kind"], line.get("why")) for line in anna.look("/log")["log"]]
    assert told[-3:] == [("hand_back", None), ("autopilot", "alone"), ("substitute", None)]
    assert table(anna)["seats"][1]["name"] == "Ben" and table(anna)["kick_asked"] is None
