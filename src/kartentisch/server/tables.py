"""A table: one game being played, with its seats, its open decisions and its log; read and written as a whole."""

from __future__ import annotations

import threading
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from kartentisch import games
from kartentisch.engine.game import Game, to_bytes
from kartentisch.server.refusals import refuse
from kartentisch.server.schema import LOG, OUTBOX, SEATS, TABLES, TIMERS

# the engine lists choices on one sheet of paper for all states, so only one thread at a time may use it
RULES: Final = threading.RLock()


@cache
def game_of(name: str) -> Game:
    """The rules, loaded once; EngineError `unknown_game`."""
    return games.load(name)


@dataclass
class Seat:
    """A place at the table; `holder` is whose keys open it, `autopilot` a bot that answers meanwhile."""

    seat: int
    kind: str = "open"
    name: str = ""
    holder: int | None = None
    bot: str = ""
    autopilot: str = ""

    @property
    def agent(self) -> str:
        """The bot that answers now; empty if a person does."""
        return self.bot or self.autopilot


@dataclass
class Customs:
    """What was agreed at the table besides the rules."""

    spectators: bool = True
    chat: bool = True
    turn_seconds: int = 0  # 0: no limit
    reaction_seconds: int = 0
    on_timeout: str = "pass"


@dataclass
class Open:
    """A decision that waits for a seat: `due` is when the autopilot takes it (0: never)."""

    id: str
    question: str
    turn: int
    due: int = 0


@dataclass
class Checkpoint:
    """Where the last answers of a seat can be taken back to."""

    seat: int
    state: str
    entries: int


@dataclass
class Table:
    """All of a table but its log.  Changes are kept by `save`, in the transaction that loaded it."""

    id: str
    round: str
    game_name: str
    revision: int
    options: dict[str, Any]
    customs: Customs
    invite: str
    created: int
    listed: bool = False
    status: str = "waiting"
    owner: int = 0
    seq: int = 0
    entries: int = 0
    state: str | None = None
    position: dict[str, Any] | None = None
    decisions: dict[int, Open] = field(default_factory=dict)
    undo: list[Checkpoint] = field(default_factory=list)
    successor: str | None = None
    touched: int = 0
    seats: list[Seat] = field(default_factory=list)
    lines: list[tuple[str, dict[str, Any]]] = field(default_factory=list)  # of the log, not yet written
    fresh: bool = True

    @property
    def game(self) -> Game:
        return game_of(self.game_name)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def position_now(self) -> Any:
        """The stored state, loaded; hold RULES."""
        assert self.state is not None
        return self.game.load(msgspec.json.decode(self.state))

    def tell(self, kind: str, **body: Any) -> None:
        """Add a line to the log."""
        self.seq += 1
        self.lines.append((kind, body))

    def due(self) -> int | None:
        """When the timekeeper has to look at this table: 0 for now, None for never."""
        if any(self.seats[seat].agent for seat in self.decisions):
            return 0
        return min((decision.due for decision in self.decisions.values() if decision.due), default=None)


def find(connection: Connection, table_id: str, lock: bool = False) -> Table:
    """The table; with `lock` nobody else changes it until the transaction ends.  Rejected: `unknown_table`."""
    query = select(TABLES).where(TABLES.c.id == table_id)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise refuse("unknown_table")
    decode = msgspec.json.decode
    table = Table(
        id=row.id,
        round=row.round,
        game_name=row.game,
        revision=row.revision,
        options=decode(row.options),
        customs=decode(row.customs, type=Customs),
        invite=row.invite,
        created=row.created,
        listed=bool(row.listed),
        status=row.status,
        owner=row.owner,
        seq=row.seq,
        entries=row.entries,
        state=row.state,
        position=decode(row.position) if row.position else None,
        decisions=decode(row.decisions, type=dict[int, Open]),
        undo=decode(row.undo, type=list[Checkpoint]),
        successor=row.successor,
        touched=row.touched,
        fresh=False,
    )
    rows = connection.execute(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
    table.seats = [Seat(r.seat, r.kind, r.name, r.holder, r.bot, r.autopilot) for r in rows]
    return table


def save(connection: Connection, table: Table, now: int) -> None:
    """Write everything down: table, seats, log, timer, outbox."""
    values = {
        "round": table.round,
        "game": table.game_name,
        "revision": table.revision,
        "options": to_bytes(table.options).decode(),
        "customs": to_bytes(asdict(table.customs)).decode(),
        "status": table.status,
        "owner": table.owner,
        "invite": table.invite,
        "listed": int(table.listed),
        "seq": table.seq,
        "entries": table.entries,
        "state": table.state,
        "position": None if table.position is None else to_bytes(table.position).decode(),
        "decisions": msgspec.json.encode(table.decisions).decode(),
        "undo": msgspec.json.encode(table.undo).decode(),
        "successor": table.successor,
        "created": table.created,
        "touched": now,
    }
    seats = [{"table_id": table.id, **asdict(seat)} for seat in table.seats]
    if table.fresh:
        connection.execute(insert(TABLES).values(id=table.id, **values))
        connection.execute(insert(SEATS), seats)
    else:
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(**values))
        for seat in seats:
            here = (SEATS.c.table_id == table.id) & (SEATS.c.seat == seat["seat"])
            connection.execute(update(SEATS).where(here).values(**seat))
    if table.lines:
        first = table.seq - len(table.lines) + 1
        rows = [
            {"table_id": table.id, "seq": first + i, "at": now, "kind": kind, "body": to_bytes(body).decode()}
            for i, (kind, body) in enumerate(table.lines)
        ]
        connection.execute(insert(LOG), rows)
        connection.execute(insert(OUTBOX).values(table_id=table.id, seq=table.seq, at=now))
        table.lines = []
    connection.execute(delete(TIMERS).where(TIMERS.c.table_id == table.id))
    due = table.due()
    if due is not None:
        connection.execute(insert(TIMERS).values(table_id=table.id, due=due))
    table.fresh = False


@dataclass(frozen=True)
class Line:
    """A line of the log, as stored: with everything in it.  Show what `views.line` makes of it."""

    seq: int
    at: int
    kind: str
    body: dict[str, Any]


def log(connection: Connection, table_id: str, after: int = 0, until: int | None = None, most: int = 0) -> list[Line]:
    """The lines of the log after `after`, at most up to `until`."""
    query = select(LOG).where((LOG.c.table_id == table_id) & (LOG.c.seq > after)).order_by(LOG.c.seq)
    if until is not None:
        query = query.where(LOG.c.seq <= until)
    if most:
        query = query.limit(most)
    return [Line(r.seq, r.at, r.kind, msgspec.json.decode(r.body)) for r in connection.execute(query)]


def entries_of(lines: list[Line]) -> list[dict[str, Any]]:
    """The entries of the record: the log without what was taken back."""
    entries: list[dict[str, Any]] = []
    for line in lines:
        if line.kind == "entry":
            entries.append(line.body)
        elif line.kind == "taken_back":
            del entries[line.body["entries"] :]
    return entries
