"""What people report goes to who leads the table alone; whoever was sent away for good does not come back."""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.engine.errors import Rejected
from kartentisch.server.tables import moderation, repository
from kartentisch.server.tables.context import Shown
from tests.server.running_server import Clock, RunningServer, Visitor

ME = {"kind": "mine", "name": "Anna"}
OPEN = {"kind": "open"}


@pytest.fixture
def url(folder: Any) -> str:
    """The same in both kinds of store."""
    return f"sqlite:///{folder / 'server.sqlite3'}"


def three(server: RunningServer) -> tuple[Visitor, Visitor, Visitor]:
    anna = server.visitor().open(ME, OPEN, OPEN)
    return anna, server.visitor().join(anna, "Ben"), server.visitor().join(anna, "Cem")


def say(visitor: Visitor, text: str) -> int:
    return int(visitor.do(type="chat", text=text)["seq"])


def test_a_report_is_for_who_leads_alone(still: RunningServer, clock: Clock) -> None:
    anna, ben, cem = three(still)
    line = say(ben, "du <b>Depp</b>")
    before = [one.look() for one in (ben, still.visitor(anna.table))]
    seq = cem.do(type="report", line=line)["seq"]
    cem.do(type="report", line=line)  # once is enough
    assert anna.look()["reports"] == [
        {"seat": 2, "line": line, "name": "Ben", "text": "du <b>Depp</b>", "at": clock.ms}
    ]
    assert [one.look() for one in (ben, still.visitor(anna.table))] == before and seq == line
    assert cem.look()["reports"] is None
    assert ben.refused(type="report", line=line) == "not_said"  # one's own
    assert cem.refused(type="report", line=1) == "not_said" == cem.refused(type="report", line=10**9)
    assert still.visitor(anna.table).refused(type="report", line=line) == "unknown_key"
    for number in range(4):
        cem.do(type="report", line=say(ben, f"{number}"))
    assert cem.refused(type="report", line=say(ben, "noch was")) == "reported_often"
    assert len(anna.look()["reports"]) == 5


def test_the_last_reports_stay(still: RunningServer, clock: Clock) -> None:
    anna, _, _ = three(still)
    for number in range(moderation.MOST + 2):
        with still.context.store.write() as connection:
            table = repository.find(connection, anna.table)
            said = moderation.Said("", str(number), "Ben", "ja")
            moderation.file(connection, table, [100 + number], said, clock.ms)
        there = range(number + 1)[-moderation.MOST :]
        if number in (30, moderation.MOST - 1, moderation.MOST + 1):
            assert [one["line"] for one in anna.look()["reports"]] == list(there)


def test_whoever_was_sent_away_for_good_does_not_sit_down_again(still: RunningServer, clock: Clock) -> None:
    anna, ben, cem = three(still)
    assert cem.refused(type="kick", target=1, ban=True) == "owner_only"
    anna.do(type="kick", target=1, ban=True)
    anna.do(type="kick", target=2)
    for visitor, code in ((ben, "banned"), (cem, None)):
        body = {"invite": anna.look()["invite"], "names": ["Wieder da"]}
        answer = visitor.http.post(f"/api/tables/{anna.table}/seats", json=body)
        assert answer.status_code == (403 if code else 200)
        assert not code or answer.json()["error"]["code"] == code


def test_nor_at_the_next_game_of_the_same_people(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, OPEN, {"kind": "bot", "bot": "random"})
    ben = still.visitor().join(anna, "Ben")
    anna.do(type="kick", target=1, ban=True)
    cem = still.visitor().join(anna, "Cem", invite=anna.look()["invite"])
    with still.context.change(anna.table) as (_, table):
        table.status, table.quiet = "over", True
    next_one = cem.do(type="rematch")["rematch"]
    with still.context.look(next_one) as (connection, table):
        assert table.times.banned
        shown = Shown(cookies=dict(ben.http.cookies))
        with pytest.raises(Rejected, match="banned"):
            moderation.admit(connection, table, shown)
