"""Whoever only looks on sees the game later: nothing that came since changes a byte of what they are told."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from kartentisch.server.http import stream
from kartentisch.server.views.past_moments import Past
from tests.server.running_server import Clock, RunningServer, Visitor
from tests.server.test_secrecy import everything
from tests.server.test_stream import messages
from tests.server.test_tables import finish

ME = {"kind": "mine", "name": "Anna"}
BEN = {"kind": "mine", "name": "Ben"}
MINUTE = 60_000


@pytest.fixture
def url(folder: Any) -> str:
    """The same in both kinds of store."""
    return f"sqlite:///{folder / 'server.sqlite3'}"


def opened(server: RunningServer, clock: Clock, moves: int = 6, **delay: int) -> tuple[Visitor, Visitor]:
    """A listed table where a few answers have been given, a minute each, and somebody who looks on."""
    anna = server.visitor().open(ME, BEN, listed=True, turn_seconds=86_400, reaction_seconds=86_400, **delay)
    anna.do(type="start")
    for _ in range(moves):
        clock.ms += MINUTE
        anna.play()
    return anna, server.visitor(anna.table)


def told(visitor: Visitor) -> list[bytes]:
    """All that is told to somebody who looks on, at every moment and about the end too."""
    parts = everything(visitor, -1)
    for path in (*(f"/at/{seq}" for seq in range(1, 60)), "/history", "/picture", "/review"):
        parts.append(visitor.http.get(f"/api/tables/{visitor.table}{path}").content)
    return parts


@pytest.mark.thorough
@pytest.mark.parametrize("delay", [{"spectator_minutes": 3}, {"spectator_moves": 4}])
def test_nothing_that_came_since_changes_a_byte(still: RunningServer, clock: Clock, delay: dict[str, int]) -> None:
    anna, watching = opened(still, clock, 9, **delay)
    real, seen = anna.look(), watching.look()
    assert 0 < seen["table"]["seq"] < real["table"]["seq"] and seen["table"]["asked"] == []
    assert seen["head"]["seq"] == seen["table"]["seq"] == watching.look("/log")["log"][-1]["seq"]
    if "spectator_minutes" in delay:
        before = told(watching)
        for _ in range(5):
            anna.play()
        anna.do(type="chat", text="gleich")
        anna.do(type="leave", seat=0)
        anna.do(type="pause", minutes=5)
        anna.do(type="resume")
        assert told(watching) == before
        clock.ms += 3 * MINUTE
        assert watching.look()["table"]["seq"] == anna.look()["table"]["seq"]
    else:
        for line in watching.look("/log")["log"]:
            assert line["seq"] <= seen["table"]["seq"]
        answers = [line for line in anna.look("/log")["log"] if line["kind"] == "entry" and "auto" not in line]
        later = [line["seq"] for line in answers if "seat" in line and line["seq"] > seen["table"]["seq"]]
        assert len(later) == 4
        anna.do(type="chat", text="gleich")
        assert watching.look()["table"]["seq"] == seen["table"]["seq"]
    for refused in (seen["table"]["seq"] + 1,) if "spectator_moves" in delay else ():
        answer = watching.http.get(f"/api/tables/{watching.table}/at/{refused}")
        assert answer.json()["error"]["code"] == "unknown_moment"
    assert anna.look()["decision"] is None or anna.look()["table"]["asked"]


@pytest.mark.thorough
def test_the_end_is_told_later_too(still: RunningServer, clock: Clock) -> None:
    anna, watching = opened(still, clock, 3, spectator_minutes=10)
    clock.ms += 11 * MINUTE
    anna.play()
    before = told(watching)
    finish(anna)
    assert told(watching) == before
    assert anna.http.get(f"/api/tables/{anna.table}/history").status_code == 200
    branch = {"bot": "normal", "seats": [0]}
    assert watching.http.post(f"/api/tables/{watching.table}/what-if", json=branch).status_code >= 400
    clock.ms += 10 * MINUTE
    assert watching.look()["winners"] == anna.look()["winners"] != None  # noqa: E711
    assert watching.http.get(f"/api/tables/{anna.table}/history").status_code == 200
    assert watching.look("/log")["log"][-1]["seq"] <= anna.look()["table"]["seq"]


def test_before_anything_is_old_enough_there_is_nothing_to_see(still: RunningServer, clock: Clock) -> None:
    anna, watching = opened(still, clock, 0, spectator_minutes=60)
    seen = watching.look()
    assert seen["view"] is None and seen["table"]["seq"] == 0 and watching.look("/log")["log"] == []
    assert anna.look()["view"] is not None
    assert still.visitor().open(ME, BEN, spectator_minutes=0).look()["table"]["spectator_minutes"] == 0


def test_a_stream_is_silent_until_it_is_time(
    still: RunningServer, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "LATE", 0.05)
    anna, watching = opened(still, clock, 4, spectator_minutes=2)
    live = messages(watching)
    seen = 0
    for kind, number, _ in live:
        if kind == "table":
            break
        seen = number or seen
    known = watching.look()["table"]["seq"]
    assert seen == known < anna.look()["table"]["seq"]
    anna.play()
    clock.ms += 2 * MINUTE
    kind, number, _ = next(live)
    assert (kind, number) == ("line", known + 1)


def test_no_game_is_played_again_while_everybody_waits(
    still: RunningServer, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither for a look nor for a stream: both are answered where the connections are."""
    where: list[str] = []
    again = Past._played

    def noted(*given: Any) -> Any:
        where.append(threading.current_thread().name)
        return again(*given)

    monkeypatch.setattr(Past, "_played", noted)
    anna, watching = opened(still, clock, 6, spectator_moves=4)
    watching.look()
    anna.play()
    live = messages(watching)
    while next(live)[0] != "table":
        pass
    assert len(where) == 2 and all(name.startswith("reading") for name in where)


@pytest.mark.thorough
def test_a_table_where_nothing_happens_is_still_seen_from_the_past(still: RunningServer, clock: Clock) -> None:
    """What time alone brings must not show: clocks, who is asked and since when."""
    anna, watching = opened(still, clock, 4, spectator_minutes=3)
    clock.ms += 3 * MINUTE
    seen, real = watching.look(), anna.look()
    assert seen["table"]["seq"] == real["table"]["seq"] and seen["view"]["turn"] == real["view"]["turn"]
    assert real["table"]["asked"] and seen["table"]["asked"] == []
    before = told(watching)
    anna.do(type="pause", minutes=5, alone=True)
    assert told(watching) == before


def test_what_is_said_after_the_end_does_not_take_it_back(still: RunningServer, clock: Clock) -> None:
    anna, watching = opened(still, clock, 0, spectator_minutes=10)
    finish(anna)
    clock.ms += 9 * MINUTE
    anna.do(type="chat", text="Schön war es.")
    assert watching.look()["winners"] is None
    clock.ms += MINUTE
    assert watching.look()["winners"] == anna.look()["winners"] is not None
    anna.do(type="chat", text="Noch einmal?")
    assert watching.look()["winners"] == anna.look()["winners"]
    assert watching.look("/log")["log"][-1]["text"] == "Noch einmal?"
    assert anna.table not in [one["id"] for one in watching.http.get("/api/tables").json()["running"]]
