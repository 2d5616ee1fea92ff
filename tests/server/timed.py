"""A table of Attack! with a time limit, at which one person plays all seats."""

from __future__ import annotations

from typing import Any

import kartentisch as kt
from kartentisch.engine.clock import MINUTE, Clocked
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from kartentisch.server import commands
from kartentisch.server.tables import new_table, repository, seats
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.tables.log_lines import Line, entries_of
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import Table, TableSettings
from kartentisch.server.views import records
from tests.server.running_server import commanded

ATTACK = kt.load("attack")
OPTIONS = {"clock": True, "round_limit": "none"}
POSITION = {
    "active": 0,
    "armies": [{"germany": {"infantry": 1}}, {"poland": {"infantry": 1}}],
    "hands": [{"oil_2": 1}, {"minerals_3": 1}],
}
HALF_HOUR = 30 * MINUTE
BOTH = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}]


class Sitting:
    """One person who plays all seats of a table."""

    def __init__(self, context: Context, table: str, shown: Shown) -> None:
        self.context, self.name, self.shown = context, table, shown
        self._sent = 0

    @classmethod
    def opened(cls, context: Context, minutes: int = 0, **options: Any) -> Sitting:
        table, issued = new_table.open_table(
            context, NewTable("attack", BOTH, TableSettings(limit_minutes=minutes), {**OPTIONS, **options})
        )
        return cls(context, table.id, Shown(issued.secret))

    @classmethod
    def brought(cls, context: Context, record: Record) -> Sitting:
        """A saved game, everybody seated."""
        table, issued = records.take_in(context, record.text())
        _, issued, _ = seats.sit_down(context, table.id, table.invite, ["Anna", "Ben"], None)
        return cls(context, table.id, Shown(issued.secret))

    def send(self, kind: str, **more: Any) -> tuple[int, dict[str, Any]]:
        self._sent += 1
        return commands.carry_out(self.context, self.name, self.shown, commanded(f"c{self._sent}", kind, **more), "en")

    def do(self, kind: str, **more: Any) -> dict[str, Any]:
        status, body = self.send(kind, **more)
        assert status == 200, body
        return body

    def table(self) -> Table:
        with self.context.look(self.name) as (_, table):
            return table

    def play(self, action: int | str) -> tuple[int, dict[str, Any]]:
        seat, decision = min(self.table().decisions.items())
        return self.send("play", seat=seat, decision=decision.id, actions=[action])

    def set_up(self) -> Sitting:
        """Deal and place until the first turn."""
        self.do("start")
        self.to_choice()
        return self

    def to_choice(self) -> None:
        """Until a seat chooses an action of its turn."""
        while True:
            state = self.table().position_now()
            if state.where() == "Turn.choose":
                return
            action = state.legal_actions(state.seat)[0]
            assert self.play(action)[0] == 200

    def end_turn(self) -> None:
        assert self.play("finish")[0] == 200

    def said(self) -> list[str]:
        with self.context.look(self.name) as (connection, _):
            entries = entries_of(repository.log(connection, self.name))
        return [entry["outcome"] for entry in entries if entry.get("chance") == "clock"]

    def lines(self, kind: str) -> list[Line]:
        with self.context.look(self.name) as (connection, _):
            return [line for line in repository.log(connection, self.name) if line.kind == kind]

    def record(self) -> Record:
        with self.context.look(self.name) as (connection, table):
            return Record.parse(records.whole(connection, table).text())


def saved(left: int = 10 * HALF_HOUR, **facts: Any) -> Record:
    """A game in its first turn, saved at a terminal."""
    return Match(ATTACK, ["A", "B"], Clocked(kt.Chance(1), lambda: left), OPTIONS, {**POSITION, **facts}).record
