"""Standing orders at a table: they answer after the pause, and nobody else can tell."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

import kartentisch as kt
from kartentisch.server.store import backups
from kartentisch.server.store import database as stores
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import BY_ORDER
from kartentisch.server.tables import play, standing_orders, timers
from tests.server.running_server import Clock, RunningServer, Visitor, wait_for
from tests.server.seated import veiled
from tests.server.test_secrecy import everything

PAUSE = 3_000
ALWAYS_PASS = {"question": "Conflict.lay"}


def chance(_: Any) -> kt.Chance:
    return kt.Chance(5)


def conflict(server: RunningServer, clock: Clock, **more: Any) -> tuple[Visitor, Visitor, Visitor, int, list[str]]:
    """A table of three at the moment when the second is asked for cards in the turn of the first; the third follows.

    The three, the seat of the second, and peoples of that hand that can be laid.
    """
    dice = random.Random(8)
    anna = server.visitor().open({"kind": "mine", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}, **more)
    people = [anna, server.visitor().join(anna, "Ben"), server.visitor().join(anna, "Carl")]
    anna.do(type="start")
    for _ in range(400):
        seat = asked(anna)[0]
        seen = people[seat].look()
        decision, view = seen["decision"], seen["view"]
        if decision["question"] == "Conflict.lay" and seat == (view["active"] + 1) % 3:
            lay = [a["notation"] for a in decision["legal"] if a["fields"]["action"] == "lay"]
            if len(lay) > 1 and view["hand_sizes"][(seat + 1) % 3]:
                return people[view["active"]], people[seat], people[(seat + 1) % 3], seat, lay
        clock.ms += PAUSE
        people[seat].play(dice.choice)
    raise AssertionError("no conflict")


@pytest.fixture
def still(build: Callable[..., RunningServer], folder: Path, clock: Clock) -> RunningServer:
    return build(Store.in_folder(folder / "still", clock), timekeeper=False, chance=chance)


def asked(visitor: Visitor) -> list[int]:
    return [row["seat"] for row in visitor.look()["table"]["asked"]]


@pytest.mark.thorough
def test_an_order_answers_after_the_pause_and_only_its_seat_knows(
    build: Callable[..., RunningServer], store: Store, clock: Clock
) -> None:
    store.now = clock
    server = build(store, timekeeper=False, chance=chance)
    anna, ben, _, seat, lay = conflict(server, clock, reaction_pause=3)
    order = {"question": "Conflict.lay", "answer": [lay[0]], "times": 1}
    before = ben.look()
    assert before["orders"] == []
    told = ben.do(type="set_orders", orders=[order])
    assert told["log"] == [] and told["seq"] == before["table"]["seq"]
    kept = ben.look()["orders"]
    assert kept == [{**order, "when": {}, "otherwise": "pass"}]
    clock.ms += PAUSE - 1
    assert timers.sweep(server.context) == 0 and seat in asked(anna)
    clock.ms += 1
    assert timers.sweep(server.context) == 1
    assert seat not in asked(anna)
    last = before["table"]["seq"]
    mine = [row for row in ben.look("/log", after=last)["log"] if row.get("seat") == seat]
    assert [row.get("action") for row in mine] == [lay[0], "finish"] and {row["auto"] for row in mine} == {"order"}
    for row in anna.look("/log", after=last)["log"] + server.visitor(anna.table).look("/log", after=last)["log"]:
        assert "auto" not in row and "action" not in row
    assert "order" not in server.visitor(anna.table).http.get(f"/api/tables/{anna.table}/record").text
    assert anna.look()["orders"] == [] and server.visitor(anna.table).look()["orders"] is None
    ben.do(type="set_orders", orders=[])
    assert ben.look()["orders"] == []


@pytest.mark.thorough
def test_a_quick_answer_by_hand_is_held_like_an_order(still: RunningServer, clock: Clock) -> None:
    anna, ben, _, seat, lay = conflict(still, clock, reaction_pause=3)
    decision = ben.look()["decision"]["id"]
    seq = ben.look()["table"]["seq"]
    wish = {"type": "play", "seat": seat, "decision": decision}
    assert ben.refused(**wish, actions=["lay *"]) == "unknown_word"
    absent = next(p for p in ("franks", "huns", "goths", "saxons", "teutons", "vandals") if f"lay {p}" not in lay)
    assert ben.refused(**wish, actions=[f"lay {absent}"]) in ("no_such_card", "not_in_province")
    assert ben.look()["held"] is None
    done = ben.do(**wish, actions=[lay[0], "finish"])
    assert done["held"] == clock.ms + PAUSE and done["log"] == []
    assert ben.look()["held"] == {"actions": [lay[0], "finish"], "at": done["held"]}
    assert anna.look()["held"] is None and anna.look()["table"]["seq"] == seq and seat in asked(anna)
    ben.do(type="undo", seat=seat)
    assert ben.look()["held"] is None
    clock.ms += PAUSE
    assert timers.sweep(still.context) == 0
    clock.ms -= PAUSE
    ben.do(**wish, actions=[lay[0], "finish"])
    ben.do(**wish, actions=["finish"])  # the last word counts
    clock.ms += PAUSE
    assert timers.sweep(still.context) == 1
    line = next(row for row in ben.look("/log", after=seq)["log"] if row.get("seat") == seat)
    assert line["action"] == "finish" and "auto" not in line and seat not in asked(anna)


@pytest.mark.thorough
def test_without_a_fitting_order_the_seat_waits_for_its_person(still: RunningServer, clock: Clock) -> None:
    anna, ben, _, seat, _ = conflict(still, clock, reaction_pause=3)
    province = ben.look()["view"]["stack"][-1].get("province", 0)
    provinces = next(row for row in ben.http.get("/api/games").json()["games"][0]["orders"]
                     if row["question"] == "Conflict.lay")["when"][0]  # fmt: skip
    assert provinces["name"] == "province"
    elsewhere = provinces["values"][(province + 1) % len(provinces["values"])]
    ben.do(type="set_orders", orders=[{"question": "Conflict.lay", "when": {"province": [elsewhere]}}])
    clock.ms += 10 * PAUSE
    assert timers.sweep(still.context) == 0
    ben.do(
        type="set_orders", orders=[{"question": "Conflict.lay", "when": {"province": [provinces["values"][province]]}}]
    )
    assert timers.sweep(still.context) == 1 and seat not in asked(anna)


def test_who_passes_always_unless(still: RunningServer, clock: Clock) -> None:
    """An order for every question stands behind its exceptions."""
    _, ben, _, seat, _ = conflict(still, clock, reaction_pause=3)
    game = ben.http.get("/api/games", params={"lang": "en"}).json()["games"][0]
    (row,) = (row for row in game["orders"] if row["question"] == "Conflict.lay")
    province, active = row["when"]
    assert {**province, "values": []} == {
        "name": "province", "kind": "word", "sentence": "what it is about", "values": [],
    }  # fmt: skip
    assert (active["kind"], active["sentence"]) == ("seat", "in the turn of") and active["values"][:2] == ["0", "1"]
    always = {"question": "*"}
    here = [province["values"][ben.look()["view"]["stack"][-1].get("province", 0)]]
    elsewhere = [value for value in province["values"] if value not in here]
    ask = {"question": "Conflict.lay", "otherwise": "ask"}
    ben.do(type="set_orders", orders=[{**ask, "when": {"province": here}}, always])
    clock.ms += 10 * PAUSE
    assert timers.sweep(still.context) == 0 and seat in asked(ben)
    ben.do(type="set_orders", orders=[{**ask, "when": {"province": elsewhere}}, always])
    assert ben.look()["orders"][1] == {"question": "*", "when": {}, "answer": [], "times": 0, "otherwise": "pass"}
    assert timers.sweep(still.context) == 1 and seat not in asked(ben)
    answers = [line for line in ben.look("/log")["log"] if line.get("seat") == seat and "action" in line]
    assert answers[-1]["action"] == "finish" and answers[-1]["auto"] == "order"


def test_orders_compare_numbers_and_name_seats(still: RunningServer) -> None:
    seats = ({"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"})
    anna = still.visitor().open(*seats, game="attack")
    anna.do(type="start")
    orders = [
        {"question": "Crossings.veto", "when": {"size": ["<=2", "=4"], "active": ["1"]}, "answer": ["allow"]},
        {"question": "Negotiation.veto", "when": {"offerer": ["1"], "gives_size": [">=2"]}, "answer": ["refuse"]},
    ]
    anna.do(type="set_orders", seat=0, orders=orders)
    for when in ({"size": ["<2"]}, {"size": ["poland"]}, {"row": [">=1"]}):
        wish = {"type": "set_orders", "seat": 0, "orders": [{"question": "Crossings.veto", "when": when}]}
        assert anna.refused(**wish) == "unknown_word"
    kept = anna.look(seat=0)["orders"]
    assert [order["when"] for order in kept] == [order["when"] for order in orders]


@pytest.mark.thorough
def test_orders_rest_in_the_own_turn_and_count_under_the_autopilot(still: RunningServer, clock: Clock) -> None:
    anna, ben, carl, seat, _ = conflict(still, clock, reaction_pause=3)
    ben.do(type="set_orders", orders=[ALWAYS_PASS, {"question": "Turn.play", "answer": ["place * *"]}])
    ben.do(type="leave", autopilot="pass")
    timers.sweep(still.context)
    line = [row for row in ben.look("/log")["log"] if row.get("seat") == seat][-1]
    assert line["auto"] == "order"  # so Ben reads it; the others read that an autopilot plays
    assert [row for row in anna.look("/log")["log"] if row.get("seat") == seat][-1]["auto"] == "autopilot"
    ben.do(type="take_over")
    for _ in range(60):
        clock.ms += PAUSE
        timers.sweep(still.context)
        if asked(anna) == [seat] and ben.look()["view"]["active"] == seat:
            before = ben.look()
            clock.ms += 100 * PAUSE
            assert timers.sweep(still.context) == 0 and ben.look() == before
            return
        if asked(anna) != [seat]:
            next(visitor for visitor in (anna, carl) if visitor.look()["decision"]).play()
    raise AssertionError("Ben was never up")


def copies(build: Callable[..., RunningServer], folder: Path, clock: Clock, count: int) -> list[RunningServer]:
    """Servers with the same stores as the one in `still`."""
    made = []
    for _ in range(count):
        place = folder / f"copy{len(list(folder.iterdir()))}"
        place.mkdir()
        backups.backup(folder / "still", place / stores.FILE)
        made.append(build(Store.in_folder(place, clock), timekeeper=False, chance=chance))
    return made


def seen_by_others(server: RunningServer, other: Visitor, clock: Clock) -> list[bytes]:
    """All that the server tells the other player and a spectator until the pause is over."""
    visitor = server.visitor(other.table, other.keys["secret"])
    looks: list[bytes] = []
    own, begun = visitor.look()["own_seats"][0], clock.ms
    for wait in (0, 1_000, PAUSE - 1_000):
        clock.ms += wait
        timers.sweep(server.context)
        for viewer in (own, -1):
            looks += map(veiled, everything(visitor, viewer))
            wait_for(lambda: server.context.wakeups.listeners == 0)
    assert len(looks) > 6 and asked(visitor) == [(own + 2) % 3], "the second has answered, the third is asked"
    clock.ms = begun
    return looks


@pytest.mark.thorough
def test_nobody_can_tell_an_order_from_a_hand_nor_which_order_it_was(
    still: RunningServer, build: Callable[..., RunningServer], folder: Path, clock: Clock
) -> None:
    """Worlds that differ in Ben's orders and hands only: Anna and a spectator get the same bytes from all."""
    anna, ben, _, seat, lay = conflict(still, clock, reaction_pause=3)
    one, two = ({"question": "Conflict.lay", "answer": [people], "times": 1} for people in lay[:2])
    play = {"type": "play", "seat": seat, "decision": ben.look()["decision"]["id"]}
    lays_one: list[dict[str, Any]] = [
        {"type": "set_orders", "orders": [one]},
        {"type": "set_orders", "orders": [two, {"question": "Turn.play", "answer": ["place * *"] * 9}]},
        {**play, "actions": [lay[0], "finish"]},
        {**play, "actions": [lay[1], "finish"]},
    ]
    passes: list[dict[str, Any]] = [{"type": "set_orders", "orders": [ALWAYS_PASS]}, {**play, "actions": ["finish"]}]
    outcomes = []
    for wishes in (lays_one, passes):
        looks = []
        for server, wish in zip(copies(build, folder, clock, len(wishes)), wishes, strict=True):
            server.visitor(ben.table, ben.keys["secret"]).do(**wish)
            looks.append(seen_by_others(server, anna, clock))
        assert all(look == looks[0] for look in looks)
        outcomes.append(looks[0])
    assert outcomes[0] != outcomes[1], "how many cards were laid is public"


@pytest.mark.thorough
def test_the_test_sees_a_leak(
    still: RunningServer,
    build: Callable[..., RunningServer],
    folder: Path,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If everybody were told what only the seat may know, the worlds would differ."""
    anna, ben, _, seat, _ = conflict(still, clock, reaction_pause=3)
    by_order, by_hand = copies(build, folder, clock, 2)
    by_order.visitor(ben.table, ben.keys["secret"]).do(type="set_orders", orders=[ALWAYS_PASS])
    decision = ben.look()["decision"]["id"]
    hand = by_hand.visitor(ben.table, ben.keys["secret"])
    hand.do(type="play", seat=seat, decision=decision, actions=["finish"])
    marked = standing_orders.marked
    monkeypatch.setattr(
        standing_orders, "marked", lambda connection, table, lines, _, who: marked(connection, table, lines, seat, who)
    )
    assert seen_by_others(by_order, anna, clock) != seen_by_others(by_hand, anna, clock)


@pytest.mark.thorough
def test_a_server_that_was_closed_does_not_give_an_order_away(
    still: RunningServer, build: Callable[..., RunningServer], folder: Path, clock: Clock
) -> None:
    """Lost time is given back to clocks, with a line; a secret moment is no clock."""
    anna, ben, _, seat, _ = conflict(still, clock, reaction_pause=3)
    looks = []
    for server, wish in zip(copies(build, folder, clock, 2), ([ALWAYS_PASS], []), strict=True):
        begun = clock.ms
        timers.beat(server.context)
        server.visitor(ben.table, ben.keys["secret"]).do(type="set_orders", orders=wish)
        clock.ms += 3_600_000
        assert timers.give_back_lost_time(server.context) == 3_600_000
        told = server.visitor(anna.table, anna.keys["secret"]).http.get(f"/api/tables/{anna.table}/log").content
        looks.append(veiled(told))
        timers.sweep(server.context)
        assert (seat in asked(server.visitor(anna.table))) == (wish == [])
        clock.ms = begun
    assert looks[0] == looks[1]


def test_orders_are_replaced_as_a_whole_and_refused_as_a_whole(still: RunningServer, clock: Clock) -> None:
    anna, ben, _, _, _ = conflict(still, clock)
    ben.do(type="set_orders", orders=[ALWAYS_PASS])
    before = ben.look()
    for wrong in (
        {"question": "Conflict.sing"},
        {"question": "Conflict.lay", "when": {"province": ["atlantis"]}},
        {"question": "Conflict.lay", "when": {"weather": ["rain"]}},
        {"question": "Conflict.lay", "answer": ["lay martians"]},
        {"question": "Conflict.lay", "answer": ["lay"]},
    ):
        assert ben.refused(type="set_orders", orders=[ALWAYS_PASS, wrong]) in ("unknown_word", "missing_word")
    many = [ALWAYS_PASS] * 33
    assert ben.refused(type="set_orders", orders=many) == "bad_request"
    assert ben.refused(type="set_orders", orders=[{"question": "a\nb"}]) == "bad_request"
    assert ben.refused(type="set_orders", orders=[{**ALWAYS_PASS, "when": {"province": ["\u0000"]}}]) == "bad_request"
    assert anna.refused(type="set_orders", seat=before["viewer"], orders=[]) == "foreign_seat"
    assert ben.look() == before
    wish = {"id": "twice", "type": "set_orders", "orders": [ALWAYS_PASS, ALWAYS_PASS]}
    assert ben.do(**wish) == ben.do(**wish)
    assert ben.refused(**{**wish, "orders": []}) == "command_reused"
    assert len(ben.look()["orders"]) == 2


@pytest.mark.thorough
def test_held_and_order_survive_the_process(url: str, build: Callable[..., RunningServer], clock: Clock) -> None:
    """All of it stands in the store, in both kinds; nothing of it in the log."""
    server = build(Store(url, clock), timekeeper=False, chance=chance)
    _, ben, _, seat, lay = conflict(server, clock, reaction_pause=3)
    ben.do(type="set_orders", orders=[{"question": "Conflict.lay", "answer": [lay[0]], "times": 1}])
    server.context.store.close()  # a file has one owner
    again = build(Store(url, clock), timekeeper=False, chance=chance)
    clock.ms += PAUSE
    assert timers.sweep(again.context) == 1
    with again.context.store.read() as connection:
        marks = connection.execute(select(BY_ORDER.c.seat, BY_ORDER.c.seq)).all()
        log = connection.execute(text("SELECT body FROM log")).scalars().all()
    assert len(marks) == 2 and {mark.seat for mark in marks} == {seat}
    assert not any('"order"' in body for body in log)


@pytest.mark.thorough
@pytest.mark.parametrize("ordered", [True, False])
def test_an_autopilot_follows_the_orders_of_its_person_first(still: RunningServer, clock: Clock, ordered: bool) -> None:
    anna, ben, _, seat, lay = conflict(still, clock)
    last = ben.look()["table"]["seq"]
    ben.do(type="leave", autopilot="pass")
    if ordered:
        ben.do(type="set_orders", orders=[{"question": "Conflict.lay", "answer": [lay[0]], "times": 1}])
    timers.sweep(still.context)
    mine = [row for row in ben.look("/log", after=last)["log"] if row.get("seat") == seat and "action" in row]
    assert [row["action"] for row in mine][: 1 + ordered] == [lay[0], "finish"][1 - ordered :]
    seen = [row for row in anna.look("/log", after=last)["log"] if row.get("seat") == seat and row["kind"] == "entry"]
    assert {row["auto"] for row in seen} == {"autopilot"}


@pytest.mark.thorough
def test_a_defensive_autopilot_answers_others_and_rests_in_its_own_turn(still: RunningServer, clock: Clock) -> None:
    _, ben, _, seat, _ = conflict(still, clock)
    with still.context.look(ben.table) as (_, table):
        answers = {name: play.answer_of_agent(table, seat, name, 1) for name in ("defensive", "normal", "pass")}
        active = table.position_now().active
        assert answers["defensive"] == answers["normal"] != answers["pass"]
    assert active != seat
    carl = still.visitor().open({"kind": "mine", "name": "C"}, {"kind": "mine", "name": "D"})
    carl.do(type="start")
    with still.context.look(carl.table) as (_, table):
        own = asked(carl)[0]
        assert play.answer_of_agent(table, own, "defensive", 1) == play.answer_of_agent(table, own, "pass", 1)


def test_orders_are_kept_for_a_rematch_where_everybody_keeps_the_seat(still: RunningServer) -> None:
    """They named "never" once, and were asked the same again in the next game."""
    told = []
    for rotate in (False, True):
        anna = still.visitor().open({"kind": "mine", "name": "Anna"}, {"kind": "open"})
        still.visitor().join(anna, "Ben")
        anna.do(type="start")
        anna.do(type="set_orders", seat=0, orders=[ALWAYS_PASS])
        with still.context.change(anna.table) as (_, table):
            table.status, table.decisions, table.quiet = "over", {}, True
        anna.table = anna.do(type="rematch", rotate=rotate)["rematch"]
        told.append([order["question"] for order in anna.look().get("orders") or []])
    assert told == [["Conflict.lay"], []], "an order may name seats"
