"""Two servers, and a table that moves from one to the other: what the tests of moving share."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.record import Record
from kartentisch.fairness.log_proof import LogReport, verify_log
from kartentisch.server import commands
from kartentisch.server.store.database import Store
from kartentisch.server.tables import new_table, repository, seats, timers
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import TableSettings
from kartentisch.server.views import snapshots, table_export, table_import
from tests.server.running_server import Clock, commanded
from tests.server.trusted import ATTILA, both_bring, commitment, give

SERVER = "https://other.example.org"
DAY = 86_400_000


@dataclass
class Two:
    """Two servers, and a table that is played in the first one."""

    here: Context
    there: Context
    clock: Clock
    table: str
    people: tuple[Shown, Shown]

    def depart(
        self, to: Context | None = None, at: Context | None = None, again: bool = False
    ) -> table_export.Departure:
        server, key = at or self.here, (to or self.there).store.identity.key
        with server.store.write() as connection:
            return table_export.depart(connection, self.table, SERVER, key, server.store.now(), again)

    def arrive(self, text: bytes, at: Context | None = None) -> None:
        store = (at or self.there).store
        state = table_import.unpacked(text.decode())["state"]
        with store.write() as connection:
            table_import.arrive(connection, table_import.read(text), state, store.now())

    def come(self, left: table_export.Departure, at: Context | None = None) -> None:
        """Both come by their links."""
        found = []
        for _, link in left.links:
            keys = seats.come_back(at or self.there, self.table, link.partition("#")[2])[1]
            found.append(Shown(keys.secret))
        self.people = found[0], found[1]

    def do(self, context: Context, seat: int, kind: str, **more: Any) -> tuple[int, dict[str, Any]]:
        with context.look(self.table) as (_, table):
            command = commanded(f"c{table.seq}-{kind}", kind, **more)
        return commands.carry_out(context, self.table, self.people[seat], command, "en")

    def play(self, context: Context, most: int = 2_000, seed: int = 1) -> None:
        """Play at random until the end, or for so many steps and until somebody is asked."""
        chooser = random.Random(seed)
        for number in count():
            with context.look(self.table) as (_, table):
                if table.status == "over":
                    return
                asked = sorted(table.decisions.items())
                if number >= most and asked:
                    return
                action = chooser.choice(table.position_now().legal_actions(asked[0][0])) if asked else 0
            if not asked:  # for the seeds of those who bring none this time
                self.clock.ms += 11_000
                timers.beat(context)
                timers.sweep(context)
                continue
            seat, decision = asked[0]
            command = commanded(f"p{seed}-{number}", "play", seat, decision.id, [action])
            status, body = commands.carry_out(context, self.table, self.people[seat], command, "en")
            assert status == 200, body

    def seen(self, context: Context, seat: int, who: int | None = None) -> dict[str, Any]:
        with context.look(self.table) as (_, table):
            holder = table.seats[seat].holder if who is None else who
            return snapshots.snapshot(table, -1 if holder is None else holder, seat, "en")

    def lines(self, context: Context) -> list[Any]:
        with context.look(self.table) as (connection, _):
            return repository.log(connection, self.table)

    def bring_seeds(self, context: Context, epoch: int) -> None:
        for seat, who in enumerate(self.people):
            seed = bytes([epoch, seat + 7]) * 16
            given = commitment(self.table, epoch, seat, seed)
            assert give(context, self.table, who, seat, epoch=epoch, commitment=given)[0] == 200
        for seat, who in enumerate(self.people):
            seed = bytes([epoch, seat + 7]) * 16
            told = give(context, self.table, who, seat, epoch=epoch, seed=seed.hex())
            assert told[0] == 200, told


def context_in(folder: Path, clock: Clock) -> Context:
    return Context(Store.in_folder(folder, clock))


@contextmanager
def begun(folder: Path) -> Iterator[Two]:
    """A game of Attila with proved dice, begun in the first server."""
    clock = Clock()
    here, there = context_in(folder / "a", clock), context_in(folder / "b", clock)
    wishes = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}]
    settings = TableSettings(turn_seconds=3_600, vacation_days=20, substitutes=True)
    table, issued = new_table.open_table(here, NewTable("attila", wishes, settings, listed=True))
    _, other, _ = seats.sit_down(here, table.id, table.invite, ["Ben"], None)
    found = Two(here, there, clock, table.id, (Shown(issued.secret), Shown(other.secret)))
    both_bring(here, table.id, *found.people)
    assert found.do(here, 0, "start")[0] == 200
    found.play(here, 40)
    yield found
    here.store.close()
    there.store.close()


def code(call: Any, *given: Any, **more: Any) -> str:
    with pytest.raises(kt.KartentischError) as caught:
        call(*given, **more)
    return caught.value.code


def checked(record: Record, **more: Any) -> LogReport:
    return verify_log(Record.parse(record.text()), ATTILA, **more)
