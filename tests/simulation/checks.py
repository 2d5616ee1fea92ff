"""What must hold after every schedule."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any, Final

import msgspec
from sqlalchemy import select

from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import to_bytes
from kartentisch.fairness.log_proof import verify_log
from kartentisch.fairness.table_dice import TableDice
from kartentisch.server.store.database import FILE
from kartentisch.server.store.schema import BY_ORDER, SEALED
from kartentisch.server.tables import health, repository
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.log_lines import Line
from kartentisch.server.tables.table import Table
from kartentisch.server.views import records, snapshots
from tests.simulation.network import Network
from tests.simulation.people import Person, Sent
from tests.simulation.schedule import Schedule
from tests.simulation.violation import demand

LATE: Final = 45.0  # seconds that a bot may be due where nothing goes wrong


def check(context: Context, name: str, people: Sequence[Person], network: Network, seed: int) -> None:
    """All that can be seen in the store and in what was heard.  Violation if something does not hold."""
    with context.look(name) as (connection, table):
        lines = repository.log(connection, name)
        sealed = [msgspec.json.decode(row.row) for row in connection.execute(
            select(SEALED).where(SEALED.c.table_id == name).order_by(SEALED.c.epoch, SEALED.c.number))]  # fmt: skip
        by_order = {row.seq for row in connection.execute(select(BY_ORDER.c.seq).where(BY_ORDER.c.table_id == name))}
    demand([line.seq for line in lines] == [*range(1, table.seq + 1)], "a line of the log is missing")
    everything_once(people, lines, by_order)
    everything_stays(people, table, lines)
    nothing_foreign(people, network)
    verified(table, lines, sealed)
    nothing_shown(table, people, seed)
    somebody_answers(context, table)


def everything_once(people: Sequence[Person], lines: Sequence[Line], by_order: Collection[int]) -> None:
    """What was acknowledged is there once; what was refused is not there."""
    said = Counter(line.body.get("text") for line in lines if line.kind == "chat")
    sent: list[Sent] = [one for person in people for one in person.sent]
    for one in sent:
        demand(one.answer is not None, f"{one.body['id']} was never answered")
        if one.body["type"] == "chat":
            demand(
                said[one.body["text"]] == one.done, f"{one.body['text']!r}: {said[one.body['text']]} times in the log"
            )
    told = {line.seq: line for line in lines}
    seen: dict[int, str] = {}
    for one in sent:
        if not one.done or one.body["type"] != "play" or one.answer is None or one.held:
            continue
        entries = [row["seq"] for row in one.answer.json["log"] if row["kind"] == "entry"]
        demand(entries, f"{one.body['id']} was accepted, and nothing came of it")
        first = entries[0]
        demand(first in told and told[first].kind == "entry", f"the answer {one.body['id']} is lost")
        demand(told[first].body.get("seat") == one.body["seat"], f"the answer {one.body['id']} is another seat's")
        demand(first not in seen, f"{one.body['id']} and {seen.get(first)} are one answer")
        seen[first] = one.body["id"]
    by_hand = [
        line.seq
        for line in lines
        if line.kind == "entry" and "action" in line.body and not line.body.get("auto")
        if _is_persons(people, line) and line.seq not in by_order
    ]
    held = sum(one.held for one in sent)
    demand(
        len(by_hand) <= len(seen) + held, f"{len(by_hand)} answers in the log, of {len(seen) + held} that were given"
    )


def _is_persons(people: Sequence[Person], line: Line) -> bool:
    return line.body.get("seat") in [person.seat for person in people]


def everything_stays(people: Sequence[Person], table: Table, lines: Sequence[Line]) -> None:
    """No line that anybody was told has gone or changed."""
    for person in people:
        demand(person.acknowledged <= table.seq, f"{person.name} was told of line {person.acknowledged} of {table.seq}")
        for seq, text in person.lines.items():
            demand(seq <= table.seq, f"line {seq}, which {person.name} was told, is no more")
            known = json.loads(text)["head"]
            demand(known is None or known["hash"] == lines[seq - 1].hash, f"line {seq} is another one than was told")


def nothing_foreign(people: Sequence[Person], network: Network) -> None:
    """Nobody was sent another's key."""
    for person in people:
        key = person.key.encode()
        demand(
            all(who == person.name or key not in heard for who, heard in network.heard),
            f"the key of {person.name} was told to somebody else",
        )


def verified(table: Table, lines: Sequence[Line], sealed: Sequence[dict[str, Any]]) -> None:
    """The log is chained and signed, and its dice and cards are those that were committed to."""
    record = records.course(table, lines)
    record.proof = records.proof(table, lines)
    opened: list[str] = []
    if table.status == "playing" and table.chain:
        dice = TableDice.load(msgspec.json.decode(table.chain))
        if dice.asked:
            return  # a roll waits for its witness: its line is still open
        dice.open(sealed)
        opened = dice.take_lines()
    verify_log(record, table.game, opened=opened)
    state = record.replay(table.game)
    demand(to_bytes(table.game.dump(state)).decode() == table.state, "the game is not where its log leads")


def nothing_shown(table: Table, people: Sequence[Person], seed: int) -> None:
    """In a world that differs in what a viewer may not know the viewer is shown the same."""
    game = table.game
    for person in (None, *people):
        viewer = SPECTATOR if person is None else person.seat
        holder = -1 if person is None else (table.seats[viewer].holder or -1)
        if viewer >= 0 and table.seats[viewer].holder is None:
            continue
        view = msgspec.json.decode(to_bytes(game.view(table.position_now(), viewer)))
        other = replace(table, state=to_bytes(game.dump(game.imagine(view, seed))).decode())
        shown = [snapshots.snapshot(one, holder, viewer, "en") for one in (table, other)]
        demand(shown[0] == shown[1], f"seat {viewer} is shown what it may not know")


def somebody_answers(context: Context, table: Table) -> None:
    """Nobody waits for a bot for ever: it has answered, or the table says why not."""
    if table.status != "playing" or table.halt or table.stands:
        return
    late = [
        seat
        for seat, decision in table.decisions.items()
        if table.seats[seat].agent and context.store.now() - decision.asked > 1000 * LATE
    ]
    demand(not late, f"seats {late} do not answer, and nobody says why")


class Clocks:
    """Watches that nobody's time runs while the server does not."""

    def __init__(self, schedule: Schedule, name: str) -> None:
        times = [schedule.settings.get(one, 0) for one in ("turn_seconds", "reaction_seconds", "nudge_seconds")]
        self._least, self._name = min((time for time in times if time), default=0), name
        self._since: dict[tuple[int, int], float] = {}
        self._seen = 0

    def sample(self, context: Context, awake: float, outages: int) -> None:
        """Look at the store.

        Args:
            awake: seconds that the server has been at work so far.
            outages: how often it was not; one that is short is not given back.
        """
        if not self._least:
            return
        assert context.store.folder is not None
        with closing(sqlite3.connect(context.store.folder / FILE)) as connection:
            row = connection.execute("SELECT decisions FROM tables WHERE id = ?", (self._name,)).fetchone()
            lines = connection.execute(
                "SELECT seq, body FROM log WHERE table_id = ? AND kind = 'autopilot' AND seq > ?",
                (self._name, self._seen),
            ).fetchall()
        for seq, text in lines:
            self._seen, body = seq, json.loads(text)
            if body["why"] == "timeout":
                since = max((at for (seat, _), at in self._since.items() if seat == body["seat"]), default=None)
                if since is not None:
                    allowed = self._least - 3.0 - outages * health.LOST / 1000
                    demand(awake - since >= allowed, f"seat {body['seat']} lost its time in {awake - since:.1f} s")
        for seat, decision in json.loads(row[0] if row else "{}").items():
            self._since.setdefault((int(seat), decision["turn"]), awake)
