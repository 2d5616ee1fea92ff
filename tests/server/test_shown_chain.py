"""The chain computed again from the lines as they are shown, over everything that a table can tell in several ways."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.server.store.database import Store
from kartentisch.server.tables import timers
from tests.server.running_server import Clock, RunningServer, Visitor
from tests.server.seated import Careful
from tests.server.test_orders import PAUSE, conflict


@pytest.mark.thorough
@pytest.mark.parametrize("lang", ["de", "en"])
def test_phrases_orders_undo_and_autopilots(
    build: Callable[..., RunningServer], folder: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    server = build(Store.in_folder(folder / "shown", clock), timekeeper=False, chance=lambda _: kt.Chance(5))
    anna, ben, carl, seat, lay = conflict(server, clock, reaction_pause=3)
    look = Visitor.look
    monkeypatch.setattr(Visitor, "look", lambda self, path="", **query: look(self, path, lang=lang, **query))
    watchers = [Careful(person, person.look()["viewer"]) for person in (anna, ben, carl, server.visitor(anna.table))]
    careful = dict(zip("abcw", watchers, strict=True))

    anna.do(type="chat", phrase="hello")
    carl.do(type="chat", text='Grüße, "Carl"')
    ben.do(type="set_orders", orders=[{"question": "Conflict.lay", "answer": [lay[0]], "times": 1}])
    clock.ms += PAUSE
    assert timers.sweep(server.context) == 1
    for one in watchers:
        one.look()
    assert len({one.head for one in watchers}) == 1

    line = next(row["seq"] for row in reversed(ben.look("/log")["log"]) if row.get("auto") == "order")
    ben.do(type="ask_undo", seat=seat, line=line)
    plea = ben.look()["table"]["undo_asked"]["id"]
    for person in (anna, carl):
        person.do(type="answer_undo", decision=plea, yes=True)
    ben.do(type="chat", phrase="thanks")
    carl.do(type="leave", seat=careful["c"].seat, autopilot="pass")
    for one in watchers:
        one.look()
    assert all(one.heads == watchers[0].heads for one in watchers)
    told: dict[str, Any] = {row["seq"]: row for row in ben.look("/log")["log"]}
    assert {"chat", "undo_asked", "undo_answered", "taken_back", "autopilot"} <= {row["kind"] for row in told.values()}
    assert told[line]["auto"] == "order" and "auto" not in {row["seq"]: row for row in anna.look("/log")["log"]}[line]
    assert [one.openings > 0 for one in watchers] == [True, True, True, False]
