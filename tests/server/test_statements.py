"""What a command costs in the store: a statement more for each of them is a tenth of what a command takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Engine, event

from kartentisch.server.tables import repository
from tests.server.running_server import RunningServer

MINE = [{"kind": "mine", "name": name} for name in ("Anna", "Ben", "Cleo")]
BEGUN = ["BEGIN", "SELECT house", "SELECT tables", "SELECT seats", "SELECT keys", "SELECT commands"]
ENDED = ["INSERT commands", "COMMIT"]
WRITTEN = ["UPDATE tables", "INSERT log", "INSERT errands"]


class Told:
    """What SQLite is asked for, from each connection."""

    def __init__(self) -> None:
        self.statements: list[str] = []
        self.columns: list[set[str]] = []  # of tables, that were written by each change

    def note(self, statement: str) -> None:
        if statement.startswith("UPDATE tables"):
            self.columns.append(set(re.findall(r"(?:SET |, ?)(\w+)=", statement)))
        place = re.search(r"(?:FROM|INTO|UPDATE|SAVEPOINT|RELEASE|TO) (\w+)", statement)
        name = " ".join([statement.split()[0], *([place[1]] if place else [])])
        if name != "INSERT log" or name not in self.statements[-1:]:  # a statement for each line
            self.statements.append(name)

    def last(self) -> list[str]:
        """Those of the last change, from its beginning."""
        change, self.statements = self.statements, []
        return change[len(change) - change[::-1].index("BEGIN") - 1 :]


@pytest.fixture
def told() -> Iterator[Told]:
    told = Told()

    def listen(raw: Any, _: Any) -> None:
        raw.set_trace_callback(told.note)

    event.listen(Engine, "connect", listen)
    yield told
    event.remove(Engine, "connect", listen)


def test_a_command_asks_the_store_no_more_than_it_must(told: Told, build: Callable[..., RunningServer]) -> None:
    anna = build(timekeeper=False).visitor().open(*MINE)
    anna.do(type="start")
    decision = anna.look()["decision"]
    ask = {"type": "play", "seat": decision["seat"], "decision": decision["id"]}
    assert anna.refused(**ask, actions=[99_999]) == "no_such_action"
    assert told.last() == [*BEGUN, "SELECT tables", "SELECT seats", *ENDED]
    anna.do(**ask, actions=[decision["legal"][0]["number"]])
    assert told.last() == [*BEGUN, *WRITTEN, *ENDED]
    anna.do(type="undo", seat=decision["seat"])
    assert told.last() == [*BEGUN, *WRITTEN, *ENDED]
    anna.do(type="chat", text="Well.")  # settles what may have been agreed by now, which could write
    assert told.last() == [*BEGUN, "SAVEPOINT part", "RELEASE part", *WRITTEN, *ENDED]


def test_what_commands_do_not_change_is_not_written(told: Told, build: Callable[..., RunningServer]) -> None:
    anna = build(timekeeper=False).visitor().open(*MINE)
    anna.do(type="start")
    decision = anna.look()["decision"]
    anna.do(type="play", seat=decision["seat"], decision=decision["id"], actions=[decision["legal"][0]["number"]])
    assert "state" in told.columns[-1] and not told.columns[-1] & {"status", "listed", "likeness", "customs", "origin"}
    anna.do(type="pause", minutes=30, reason="meal")
    assert {"state", "status", "likeness", "customs", "times"} <= told.columns[-1]


def test_dice_that_nobody_asks_are_not_written(build: Callable[..., RunningServer], told: Told) -> None:
    server = build(timekeeper=False)
    anna = server.visitor().open(*MINE)
    anna.do(type="start")

    def chain() -> str:
        with server.context.store.read() as connection:
            return str(repository.find(connection, anna.table).chain)

    asked = quiet = 0
    for _ in range(40):
        decision, before = anna.look()["decision"], chain()
        body = {"type": "play", "seat": decision["seat"], "decision": decision["id"]}
        done = anna.do(**body, actions=[decision["legal"][-1]["number"]])
        fell = any(line["kind"] == "dice" for line in done["log"])
        assert (chain() != before) == fell
        asked, quiet = asked + fell, quiet + (not fell)
    assert asked and quiet
