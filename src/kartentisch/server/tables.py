"""A table: one game being played, with its seats, its open decisions and its log; read and written as a whole."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import BindParameter, Connection, Integer, bindparam, delete, insert, select, update

from kartentisch.engine import log_chain
from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.table_dice import TableDice
from kartentisch.server import chains, heads
from kartentisch.server.chains import Seeds
from kartentisch.server.positions import Positions, game_of
from kartentisch.server.refusals import refuse
from kartentisch.server.schema import BY_ORDER, LOG, OUTBOX, SEALED, SEATS, TABLES, TIMERS
from kartentisch.server.statements import Statement

_KEY: Final[BindParameter[Any]] = bindparam("key")
_BY_KEY: Final = select(TABLES).where(TABLES.c.id == _KEY)
_FIND: Final = Statement(_BY_KEY)
_FIND_LOCKED: Final = Statement(_BY_KEY.with_for_update())
_FIND_SEATS: Final = Statement(select(SEATS).where(SEATS.c.table_id == _KEY).order_by(SEATS.c.seat))
_INSERT_TABLE: Final = Statement(insert(TABLES))
_CHANGING: Final = [c.name for c in TABLES.c if c.name != "id"]
_UPDATE_TABLE: Final = Statement(
    update(TABLES).where(TABLES.c.id == _KEY).values({name: bindparam(f"new_{name}") for name in _CHANGING})
)
_INSERT_SEATS: Final = Statement(insert(SEATS))
_UPDATE_SEAT: Final = Statement(
    update(SEATS)
    .where((SEATS.c.table_id == _KEY) & (SEATS.c.seat == bindparam("number")))
    .values({c.name: bindparam(f"new_{c.name}") for c in SEATS.c if c.name not in ("table_id", "seat")})
)
_INSERT_LOG: Final = Statement(insert(LOG))
_INSERT_SEALED: Final = Statement(insert(SEALED))
_FIND_SEALED: Final = Statement(
    select(SEALED.c.row).where(SEALED.c.table_id == _KEY).order_by(SEALED.c.epoch, SEALED.c.number)
)
_INSERT_BY_ORDER: Final = Statement(insert(BY_ORDER))
_INSERT_OUTBOX: Final = insert(OUTBOX)
_DELETE_TIMER: Final = Statement(delete(TIMERS).where(TIMERS.c.table_id == _KEY))
_INSERT_TIMER: Final = Statement(insert(TIMERS))
_AFTER: Final = select(LOG).where((LOG.c.table_id == _KEY) & (LOG.c.seq > bindparam("after"))).order_by(LOG.c.seq)
_LOG_AFTER: Final = Statement(_AFTER)
_LOG_SOME: Final = Statement(_AFTER.limit(bindparam("most", type_=Integer)))
_LOG_UNTIL: Final = Statement(_AFTER.where(LOG.c.seq <= bindparam("until")))

_POSITIONS: Final = Positions()


@dataclass
class Seat:
    """A place at the table.

    Attributes:
        holder: whose keys open it.
        autopilot: a bot that answers meanwhile.
        orders: standing orders, as JSON; see `orders`.
        held: an answer that counts in a moment, as JSON; see `reactions`.
        invite: for whoever takes the seat over during the game; empty if it is not offered.
    """

    seat: int
    kind: str = "open"
    name: str = ""
    holder: int | None = None
    bot: str = ""
    autopilot: str = ""
    orders: str = ""
    held: str = ""
    invite: str = ""

    @property
    def agent(self) -> str:
        """The bot that answers now; empty if a person does."""
        return self.bot or self.autopilot

    @property
    def present(self) -> bool:
        """A person answers, nobody for them."""
        return self.holder is not None and not self.agent


@dataclass
class Customs:
    """What was agreed at the table besides the rules."""

    spectators: bool = True
    chat: str = "free"  # off | phrases | free
    turn_seconds: int = 0  # 0: no limit
    reaction_seconds: int = 0
    on_timeout: str = "pass"
    reaction_pause: int = 0  # after this time answers in somebody else's turn count, by hand or by order
    patience_seconds: int = 86_400
    nudge_seconds: int = 3_600
    limit_minutes: int = 0  # of the whole game, where an option asks for a clock; 0: none


@dataclass
class Open:
    """A decision that waits for a seat.

    Attributes:
        due: when the autopilot takes it (0: never).
        asked: since when it waits.
        acts: when a held answer or a standing order is carried out (0: never); secret.
    """

    id: str
    question: str
    turn: int
    due: int = 0
    asked: int = 0
    acts: int = 0


@dataclass
class Checkpoint:
    """Where the last answers of a seat can be taken back to."""

    seat: int
    state: str
    entries: int


@dataclass
class Move:
    """What a seat has answered with one command, or with its standing orders in one go.

    Attributes:
        line: of the log, with its first answer.
        entries: of the record, before it.
    """

    seat: int
    line: int
    entries: int


@dataclass
class Plea:
    """A seat asks the others to go back to before one of its answers.

    Attributes:
        id: for the answers.
        line: of the log, with that answer.
        waiting: the seats that have not agreed yet.
        until: when the question lapses.
    """

    id: str
    seat: int
    line: int
    waiting: list[int]
    until: int


@dataclass
class Lead:
    """Whether somebody leads a table that has not begun.

    Attributes:
        since: when its owner was last heard of.
        seat: asks for the lead.
        due: when it passes on (0: nobody asks).
    """

    since: int = 0
    seat: int = 0
    due: int = 0


@dataclass
class Table:
    """All of a table but its log.  Changes are kept by `save`, in the transaction that loaded it.

    Attributes:
        time_left: ms that a game with a time limit begins with, or goes on with when its clock stands.
        ends: when its time is up, in ms since 1970, while the clock runs; also after the end.
    """

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
    moves: list[Move] = field(default_factory=list)  # the last ones of people that stand
    plea: Plea | None = None
    lead: Lead = field(default_factory=Lead)
    successor: str | None = None
    touched: int = 0
    chain: str | None = None  # the dice as stored, with their secrets
    seeds: Seeds | None = None
    veil: str = ""  # secret; hides the private parts of the log
    head: str = ""
    signature: str = ""
    time_left: int | None = None
    ends: int | None = None
    generation: str = field(default="", compare=False)  # of the house by now
    key: str = field(default="", compare=False)  # the house's public one
    dice: TableDice | None = field(default=None, compare=False, repr=False)  # once they are used: `chains.dice_of`
    sealed: list[dict[str, Any]] = field(default_factory=list)  # results of the dice, not yet written
    seats: list[Seat] = field(default_factory=list)
    lines: list[tuple[str, dict[str, Any]]] = field(default_factory=list)  # of the log, not yet written
    written: list[Line] = field(default_factory=list, compare=False, repr=False)  # by the last `save`
    by_order: list[tuple[int, int]] = field(default_factory=list)  # seat and line, not yet written
    quiet: bool = False  # something changed that the log does not tell
    stored: tuple[list[dict[str, Any]], int | None] | None = None  # seats and timer as they stand in the store

    @property
    def game(self) -> Game:
        return game_of(self.game_name)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def leader(self) -> int | None:
        """The first seat of whoever leads the table; None if they have none."""
        return next((seat.seat for seat in self.seats if seat.holder == self.owner), None)

    @property
    def paused(self) -> bool:
        """Nobody is at the table, only autopilots of people and bots: it waits, and is not played to its end."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        return self.status == "playing" and bool(people) and not any(seat.present for seat in people)

    def last_move(self, *seats: int) -> Move | None:
        """The last move of one of the seats that stands, as far back as moves are known."""
        return next((move for move in reversed(self.moves) if move.seat in seats), None)

    def ask_too(self, seat: int) -> None:
        """Somebody is here again, or new: whoever asks to go back asks them as well."""
        plea = self.plea
        if plea is not None and seat != plea.seat and seat not in plea.waiting:
            plea.waiting.append(seat)

    def go_back(self, entries: int) -> None:
        """Only so many entries of the record stand from now on."""
        self.entries = entries
        self.moves = [move for move in self.moves if move.entries < entries]

    def position_now(self) -> Any:
        """The stored state, loaded, to be changed at will."""
        assert self.state is not None
        return _POSITIONS.load(self.game_name, self.state)

    def keep_position(self, state: Any) -> None:
        """Make this the state."""
        self.state = self.text_of(state)

    def text_of(self, state: Any) -> str:
        """The state as it is stored."""
        return _POSITIONS.dump(self.game_name, state)

    def tell(self, kind: str, **body: Any) -> None:
        """Add a line to the log."""
        self.seq += 1
        self.lines.append((kind, body))
        if self.seeds is not None:
            self.seeds.follow(kind, body, self.game.clocks)

    def due(self) -> int | None:
        """When the timekeeper has to look at this table: 0 for now, None for never."""
        paused = self.paused
        if not paused and any(self.seats[seat].agent for seat in self.decisions):
            return 0
        clocks = [] if paused else self.decisions.values()
        moments = [moment for decision in clocks for moment in (decision.due, decision.acts)]
        moments.append(self.plea.until if self.plea is not None else 0)
        moments.append(self.lead.due if self.status == "waiting" else 0)
        moments.append(self.seeds.due if self.seeds is not None else 0)
        return min(filter(None, moments), default=None)


def find(connection: Connection, table_id: str, lock: bool = False) -> Table:
    """The table; with `lock` nobody else changes it until the transaction ends.  Rejected: `unknown_table`."""
    row = (_FIND_LOCKED if lock else _FIND).first(connection, {"key": table_id})
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
        moves=decode(row.moves, type=list[Move]) if row.moves else [],
        plea=decode(row.plea, type=Plea) if row.plea else None,
        lead=decode(row.lead, type=Lead) if row.lead else Lead(row.created),
        successor=row.successor,
        touched=row.touched,
        chain=row.chain,
        seeds=decode(row.seeds, type=Seeds) if row.seeds else None,
        veil=row.veil or "",
        head=row.head or "",
        signature=row.signature or "",
        time_left=row.time_left,
        ends=row.ends,
    )
    house = heads.identity_of(connection)
    table.generation, table.key = house.generation, house.key
    rows = _FIND_SEATS.rows(connection, {"key": table_id})
    table.seats = [Seat(*row[1:]) for row in rows]  # the columns of the schema are the fields of a seat
    _stored(table)
    if lock and table.seeds is None and table.status != "over":  # a table older than the dice
        chains.lay(table, entries=entries_of(log(connection, table_id)))
    return table


def _stored(table: Table) -> None:
    table.stored = ([vars(seat).copy() for seat in table.seats], table.due())


def save(connection: Connection, table: Table, now: int) -> None:
    """Write everything down: table, seats, dice, log, timer, outbox."""
    _keep_dice(connection, table)
    sealed = _sealed_lines(connection, table, now)
    table.written = [_line([*row.values()]) for row in sealed]
    values = {
        "round": table.round,
        "game": table.game_name,
        "revision": table.revision,
        "options": to_bytes(table.options).decode(),
        "customs": to_bytes(table.customs).decode(),
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
        "moves": msgspec.json.encode(table.moves).decode() if table.moves else None,
        "plea": None if table.plea is None else msgspec.json.encode(table.plea).decode(),
        "lead": None if table.lead == Lead() else msgspec.json.encode(table.lead).decode(),
        "successor": table.successor,
        "created": table.created,
        "touched": now if table.lines else table.touched,
        "chain": table.chain,
        "seeds": None if table.seeds is None else msgspec.json.encode(table.seeds).decode(),
        "veil": table.veil,
        "head": table.head,
        "signature": table.signature,
        "time_left": table.time_left,
        "ends": table.ends,
    }
    seats, timer = table.stored or ([], None)
    if table.stored is None:
        _INSERT_TABLE.run(connection, {"id": table.id, **values})
        _INSERT_SEATS.run(connection, *({"table_id": table.id, **vars(seat)} for seat in table.seats))
    else:
        _UPDATE_TABLE.run(connection, {"key": table.id, **{f"new_{k}": v for k, v in values.items()}})
        for old, seat in zip(seats, table.seats, strict=True):
            if old != vars(seat):
                new = {f"new_{k}": v for k, v in vars(seat).items() if k != "seat"}
                _UPDATE_SEAT.run(connection, {"key": table.id, "number": seat.seat, **new})
    if sealed:
        _INSERT_LOG.run(connection, *sealed)
        if connection.dialect.name != "sqlite":  # there one process has the store, and needs no hints of others
            connection.execute(_INSERT_OUTBOX, {"table_id": table.id, "seq": table.seq, "at": now})
        table.lines = []
    if table.by_order:
        rows = [{"table_id": table.id, "seat": seat, "seq": seq} for seat, seq in table.by_order]
        _INSERT_BY_ORDER.run(connection, *rows)
        table.by_order = []
    table.quiet = False
    due = table.due()
    if due != timer:
        _DELETE_TIMER.run(connection, {"key": table.id})
        if due is not None:
            _INSERT_TIMER.run(connection, {"table_id": table.id, "due": due})
    _stored(table)


def _keep_dice(connection: Connection, table: Table) -> None:
    """What the dice have come to: counted again after answers were taken back, opened after the end."""
    seeds = table.seeds
    if seeds is None or seeds.closed:
        return
    seeds.generation = seeds.generation or heads.identity_of(connection).generation
    chains.rewind(table)
    if table.status == "over":
        rows = _FIND_SEALED.rows(connection, {"key": table.id})
        chains.open_all(table, [*(msgspec.json.decode(row.row) for row in rows), *table.sealed])
    if table.sealed:
        written = [
            {"table_id": table.id, "epoch": row["epoch"], "number": row["i"], "row": to_bytes(row).decode()}
            for row in table.sealed
        ]
        _INSERT_SEALED.run(connection, *written)
        table.sealed = []
    if table.dice is not None:
        table.chain = to_bytes(table.dice.to_json()).decode()


def _sealed_lines(connection: Connection, table: Table, now: int) -> list[dict[str, Any]]:
    """The rows of the new lines of the log, chained to the last one and signed."""
    if not table.lines:
        return []
    house = heads.identity_of(connection)
    table.veil = table.veil or secrets.token_hex(32)
    veil = bytes.fromhex(table.veil)
    head = bytes.fromhex(table.head) if table.head else log_chain.beginning(table.id)
    first, rows = table.seq - len(table.lines) + 1, []
    for seq, (kind, body) in enumerate(table.lines, first):
        head, proof = heads.sealed_line(house, veil, table.id, table.game, head, seq, now, kind, body)
        rows.append(
            {"table_id": table.id, "seq": seq, "at": now, "kind": kind, "body": to_bytes(body).decode(), **proof}
        )
    table.head, table.signature = rows[-1]["hash"], rows[-1]["signature"]
    return rows


@dataclass(frozen=True)
class Line:
    """A line of the log, as stored: with everything in it.  Show what `views.line` makes of it."""

    seq: int
    at: int
    kind: str
    body: dict[str, Any]
    hash: str | None = None
    signature: str | None = None
    private: list[list[Any]] | None = None


def log(connection: Connection, table_id: str, after: int = 0, until: int | None = None, most: int = 0) -> list[Line]:
    """The lines of the log after `after`: up to `until`, or as many as `most`, or all."""
    query = _LOG_UNTIL if until is not None else _LOG_SOME if most else _LOG_AFTER
    rows = query.rows(connection, {"key": table_id, "after": after, "until": until, "most": most})
    return [_line(row) for row in rows]


def _line(row: Sequence[Any]) -> Line:
    """From the values of a row of the log."""
    _, seq, at, kind, body, digest, signature, private = row
    decode = msgspec.json.decode
    return Line(seq, at, kind, decode(body), digest, signature, decode(private) if private else None)


def standing(lines: Sequence[Line]) -> list[Line]:
    """The lines that are entries of the record: without what was taken back."""
    entries: list[Line] = []
    for line in lines:
        if line.kind == "entry":
            entries.append(line)
        elif line.kind == "taken_back":
            del entries[line.body["entries"] :]
    return entries


def entries_of(lines: Sequence[Line]) -> list[dict[str, Any]]:
    """The entries of the record: the log without what was taken back."""
    return [line.body for line in standing(lines)]
