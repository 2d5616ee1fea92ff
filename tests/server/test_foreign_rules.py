"""Tables that the rules cannot answer for: begun under another revision, or at a position that no game comes to."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.cli.main import app
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import TABLES, TIMERS
from kartentisch.server.tables import stopped, timers
from tests.server.running_server import Clock, RunningServer, Visitor

ME, BEN = {"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random"}
NOW = kt.load("attila").revision
UNREACHED = {  # `people` is a place in a list of six; the question lists its answers without looking at it
    "turn": 2, "asked": [0], "stack": [{"step": "Play.next", "dealt": 2}, {"step": "Turn.take", "people": 7}],
    "provinces": {"belgica": {"goths": 1}, "noricum": {"vandals": 2}, "pannonia": {"saxons": 2}},
    "influence": [{}, {"goths": 1, "vandals": 1}], "tiles": [["double", "swap", "two"], ["double", "swap"]],
    "discards": {"goths": 1, "saxons": 1, "vandals": 2},
    "hands": [{"franks": 1, "vandals": 3}, {"franks": 1, "huns": 1, "goths": 2, "teutons": 2}],
}  # fmt: skip


@pytest.fixture
def quiet(build: Callable[..., RunningServer], folder: Path, clock: Clock) -> RunningServer:
    """A server whose timers are swept by hand."""
    return build(Store.in_folder(folder / "quiet", clock), timekeeper=False)


def begin_again(server: RunningServer, visitor: Visitor, revision: int) -> None:
    """As if the program had been exchanged since the table was opened."""
    with server.context.store.write() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == visitor.table).values(revision=revision))


def asked(visitor: Visitor) -> dict[str, Any]:
    decision = visitor.look(seat=visitor.look()["table"]["asked"][0]["seat"])["decision"]
    return {"seat": decision["seat"], "decision": decision["id"], "actions": [decision["legal"][0]["number"]]}


@pytest.mark.parametrize("revision", [NOW - 1, NOW + 1])
def test_a_game_begun_under_other_rules_is_not_played_on(quiet: RunningServer, clock: Clock, revision: int) -> None:
    anna = quiet.visitor().open(ME, BEN, turn_seconds=60)
    anna.do(type="start")
    anna.play()
    answer, before = asked(anna), anna.look("/log")
    begin_again(quiet, anna, revision)
    refused = anna.send(type="play", **answer)
    error = refused.json()["error"]
    assert refused.status_code == 409 and error["code"] == "rules_changed"
    assert str(revision) in error["sentence"] and str(NOW) in error["sentence"]
    for wish in ({"type": "undo", "seat": 0}, {"type": "ask_undo", "seat": 0}):
        assert anna.refused(**wish) == "rules_changed"
    looked = anna.http.post(f"/api/tables/{anna.table}/preview", json=answer)
    assert looked.json()["error"]["code"] == "rules_changed"
    clock.ms += 61_000
    assert timers.sweep(quiet.context) == 1 and timers.sweep(quiet.context) == 0, "and it is not looked at all the time"
    assert anna.look("/log") == before
    told = CliRunner().invoke(app, ["doctor", "--lang", "en", "--data", str(quiet.context.store.folder)])
    assert told.exit_code == 1 and anna.table in told.output and f"revision {revision} " in told.output
    begin_again(quiet, anna, NOW)
    clock.ms += timers.POSTPONED
    assert timers.sweep(quiet.context) == 1 and anna.look("/log") != before, "the earlier program plays on"


def test_bots_do_not_play_on_either_and_a_state_that_cannot_be_read_is_told(quiet: RunningServer) -> None:
    anna = quiet.visitor().open(BOT, BOT)  # so that a bot is asked, whoever begins
    anna.do(type="start")
    begin_again(quiet, anna, NOW + 1)
    before = anna.look("/log")
    for _ in range(3):
        timers.sweep(quiet.context)
    with quiet.context.store.write() as connection:
        state = json.loads(str(connection.execute(select(TABLES.c.state)).scalar()))
        connection.execute(update(TABLES).values(state=json.dumps({**state, "weather": "fine"})))
        assert connection.execute(select(TIMERS.c.due)).scalar() is not None, "once it may go on, it does"
    assert anna.look("/log") == before
    seen = anna.http.get(f"/api/tables/{anna.table}")
    assert seen.status_code == 409 and seen.json()["error"]["code"] == "rules_changed"


def test_a_table_that_has_not_begun_begins_under_the_rules_of_the_day(quiet: RunningServer) -> None:
    anna = quiet.visitor().open(ME, BEN)
    begin_again(quiet, anna, NOW - 1)
    anna.do(type="start")
    assert anna.play() == "played"
    stated = [line for line in anna.look("/log")["log"] if line["kind"] == "started"]
    assert [line["revision"] for line in stated] == [NOW]


@pytest.mark.usefixtures("unbounded")
def test_a_bot_at_a_position_that_no_game_comes_to_keeps_nobody_waiting(
    quiet: RunningServer, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """It is tried a few times, then the first answer that the rules can carry out counts, then all are told."""
    caplog.set_level(logging.ERROR, "kartentisch.server")
    owner = brought(quiet)
    owner.do(type="seat_kind", target=0, kind="bot", bot="greedy")  # who is asked there
    anna = quiet.visitor().join(owner, "Anna")
    anna.do(type="start")

    def told(kind: str) -> list[dict[str, Any]]:
        return [line for line in anna.look("/log", seat=-1)["log"] if line["kind"] == kind]

    tries = 0
    while not told("stuck"):
        before, tries = anna.look(seat=-1)["table"]["seq"], tries + 1
        assert tries < 40, "it goes on for ever"
        for wait in (0, *stopped.AGAIN):
            assert not told("stuck") and anna.look(seat=-1)["table"]["seq"] == before
            clock.ms += wait
            timers.sweep(quiet.context)
    assert len(told("forced")) == tries - 1 > 0
    stands = anna.look(seat=-1)["table"]
    assert stands["halt"] == "stuck" and stands["asked"]
    failed = caplog.text.count("is postponed")
    for _ in range(3):
        clock.ms += stopped.LATER
        assert timers.sweep(quiet.context) == 0 and quiet.context.failures == {}
    assert caplog.text.count("is postponed") == failed, "it is not tried again and again"
    assert anna.refused(type="nudge") == "table_stuck"
    looked = CliRunner().invoke(app, ["doctor", "--lang", "en", "--data", str(quiet.context.store.folder)]).output
    assert "One table is stopped" in looked and "never started are deleted after 30 days" in " ".join(looked.split())
    owner.do(type="seat_kind", target=0, kind="bot", bot="random")
    assert anna.look(seat=-1)["table"]["halt"] is None
    assert timers.sweep(quiet.context) == 1 and quiet.context.failures


def brought(server: RunningServer) -> Visitor:
    """A table that begins where no game comes to; its seats are open."""
    header = {"kartentisch": 1, "game": "attila", "revision": NOW, "players": ["A", "B"], "position": UNREACHED}
    visitor = server.visitor()
    visitor.keys = visitor.http.post("/api/records", json={"record": json.dumps(header)}).json()
    visitor.table = visitor.keys["table"]
    return visitor


@pytest.mark.usefixtures("unbounded")
def test_a_position_that_no_game_comes_to_is_refused_where_the_rules_cannot_go_on(
    quiet: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, "kartentisch.server")
    anna = brought(quiet)
    anna.join(anna, "Anna", "Ben")
    anna.do(type="start")
    first, before = {**asked(anna), "actions": [0]}, anna.look("/log")
    tried = anna.http.post(f"/api/tables/{anna.table}/preview", json=first)
    played = anna.send(type="play", **first)
    for answer in (tried, played):
        assert answer.status_code == 422 and answer.json()["error"]["code"] == "bad_position", answer.text
    assert "impossible" in played.json()["error"]["sentence"]
    assert anna.look("/log") == before and "IndexError" in caplog.text
    anna.do(type="chat", text="never mind")
