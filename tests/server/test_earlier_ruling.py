"""The players of a running game may agree to go on by the ruling that their game began with."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine.record import Record
from kartentisch.fairness.log_proof import verify_log
from kartentisch.games.attack import Attack
from kartentisch.server.tables import rulings
from tests.server.old_store import kinds, old, stored, to_the_end
from tests.server.running_server import RunningServer, Visitor
from tests.server.test_promises import at_table

__all__ = ["old"]  # a fixture


@pytest.fixture
def updated(old: RunningServer, monkeypatch: pytest.MonkeyPatch) -> tuple[RunningServer, Visitor, Visitor]:
    """Anna and Ben in a game of Attack! that began under revision 3: of a turn ten offers could come to nothing."""
    with monkeypatch.context() as earlier:
        earlier.setattr(Attack, "revision", 3)
        anna, ben, _ = at_table(old)
    anna.do(type="chat", text="Da bin ich wieder")
    return old, anna, ben


def test_all_may_agree_to_go_on_by_the_earlier_ruling(updated: tuple[RunningServer, Visitor, Visitor]) -> None:
    server, anna, ben = updated
    line = next(line for line in anna.look("/log", lang="en")["log"] if line["kind"] == "rules_updated")
    assert [row["ruling"] for row in line["changes"]] == [{"offers": 10}, {}]
    assert stored(server, anna.table).position_now().table.offers == 0
    assert anna.refused(type="ruling", revision=5, yes=True) == "no_ruling", "nothing changed there for a running game"
    assert anna.refused(type="ruling", revision=4, yes=False) == "nothing_asked"
    anna.do(type="ruling", revision=4, yes=True)
    asked = ben.look()["table"]["ruling_asked"]
    assert (asked["seat"], asked["revision"], asked["waiting"], asked["agreed"]) == (0, 4, [1], [0])
    assert anna.refused(type="ruling", revision=4, yes=True) == "nothing_asked", "nobody agrees for others"
    ben.do(type="ruling", revision=4, yes=False)
    assert kinds(ben)[-2:] == ["ruling_answered", "ruling_lapsed"]
    anna.do(type="ruling", revision=4, yes=True)
    before = stored(server, anna.table)
    ben.do(type="ruling", revision=4, yes=True)
    line = ben.look("/log", lang="en")["log"][-1]
    assert (line["kind"], line["from"], line["to"], line["options"]) == ("rules_updated", 5, 5, {"offers": 10})
    assert ": 10." in line["sentence"] and "position" not in line
    now = stored(server, anna.table)
    assert now.position_now().table.offers == 10 and now.decisions.keys() == before.decisions.keys()
    assert ben.look()["table"]["options"]["offers"] == 10 and ben.look()["table"]["ruling_asked"] is None
    assert ben.refused(type="ruling", revision=4, yes=True) == "no_ruling", "it holds already"
    decision = anna.look()["decision"]
    anna.do(type="play", seat=0, decision=decision["id"], actions=["act trade"])
    anna.do(type="ask_undo", seat=0)
    ben.do(type="answer_undo", decision=ben.look()["table"]["undo_asked"]["id"], yes=True)
    assert kinds(ben)[-1] == "taken_back" and stored(server, anna.table).position_now() == now.position_now()
    to_the_end(server, anna.table)
    record = Record.parse(anna.http.get(f"/api/tables/{anna.table}/record").text)
    assert "offers" not in record.header["options"] and verify_log(record, kt.load("attack")).unplayed == []
    assert [part.revision for part in record.stretches()] == [3, 5, 5]
    update = next(entry for entry in record.entries if "options" in entry)
    update["position"] = update["position"].replace("infantry", "tank", 1)
    with pytest.raises(kt.EngineError, match="record_differs"):  # between stretches of these rules nothing else changes
        record.verify(kt.load("attack"))


def test_nobody_agrees_by_being_silent(updated: tuple[RunningServer, Visitor, Visitor]) -> None:
    server, anna, ben = updated
    anna.do(type="ruling", revision=4, yes=True)
    ben.do(type="leave", autopilot="pass")
    assert ben.look()["table"]["ruling_asked"]["waiting"] == [1]
    with server.context.change(anna.table) as (_, table):
        rulings.settle(table, table.times.ruling.until)  # type: ignore[union-attr]
    assert kinds(anna)[-1] == "ruling_lapsed" and stored(server, anna.table).position_now().table.offers == 0
    anna.do(type="ruling", revision=4, yes=True)
    anna.do(type="ruling", revision=4, yes=False)
    assert anna.look("/log")["log"][-1]["why"] == "withdrawn"
    watching = server.visitor(anna.table)
    assert watching.refused(type="ruling", revision=4, yes=True) == "unknown_key"
