"""Games in and out: the whole record after the end, what a viewer may know of it before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from kartentisch.engine.entries import begun_under
from kartentisch.engine.errors import EngineError, KartentischError
from kartentisch.engine.game import to_bytes
from kartentisch.engine.record import FORMAT, Record
from kartentisch.fairness import log_chain, log_terms
from kartentisch.server.cache import game_of
from kartentisch.server.fairness import dice_chain, log_signing
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.access_tokens import Issued
from kartentisch.server.tables import play, quotas, repository, same_position, seats, time_limit
from kartentisch.server.tables.context import NO_KEYS, Context, Shown
from kartentisch.server.tables.log_lines import Line, entries_of
from kartentisch.server.tables.names import LONGEST_NAME, brought, free, unused
from kartentisch.server.tables.table import EarlierServer, Seat, Table, TableSettings
from kartentisch.server.views import log_view

MOST_ENTRIES: Final = 20_000
TOLD: Final = (  # of an entry, while the game goes on
    "seat", "at", "auto", "chance", "turn", "end", "from", "to", "changes", "program", "options",
)  # fmt: skip


def whole(connection: Connection, table: Table) -> Record:
    """The record with all its secrets.  Rejected: `not_over`."""
    if table.status != "over":
        raise refuse("not_over")
    lines = repository.log(connection, table.id)
    record = course(table, lines)
    record.proof = proof(table, lines)
    return record


def course(table: Table, lines: Sequence[Line]) -> Record:
    """The record of the game up to the last of these lines, without what was taken back."""
    entries = entries_of(lines)
    header: dict[str, Any] = {
        "kartentisch": FORMAT,
        "game": table.game_name,
        "revision": begun_under(entries, table.revision),
        "players": table.names,
        "agents": [seat.bot or "human" for seat in table.seats],
    }
    stated = (line.body["options"] for line in reversed(lines) if _states(line))
    options = next(stated, table.options)  # all may have agreed on an earlier ruling since
    if options:
        header["options"] = options
    if table.position is not None:
        header["position"] = table.position
    return Record(header, entries)


def proof(table: Table, lines: Sequence[Line]) -> list[dict[str, Any]]:
    """The signed log behind the record, with all its private parts (docs/protocol/log.md §5)."""
    chained = [line for line in lines if line.hash is not None]
    if not chained or table.seeds is None:
        return []
    now = EarlierServer(table.key, table.veil, table.seq)
    servers = [*(table.moved.earlier if table.moved is not None else []), now]
    rows: list[dict[str, Any]] = [
        {
            "proof": "table",
            "version": _version(table, chained),
            "table": table.id,
            "key": servers[0].key,
            "veil": servers[0].veil,
            "since": table.seeds.since,
            "first": chained[0].seq,
        }
    ]
    for line in chained:
        if line.seq > servers[0].until:
            del servers[0]
            rows.append({"proof": "house", "key": servers[0].key, "veil": servers[0].veil})
        form, opened = log_signing.public_form(table.game, line.seq, line.at, line.kind, line.body)
        if line.kind in log_chain.RECORDED:
            form["private"] = line.private
        parts = [[who, value] for who, value in opened.items()]
        rows.append({"proof": "line", "line": form, "opened": parts, "hash": line.hash, "signature": line.signature})
    rows.append({"proof": "end", "seq": table.seq, "hash": table.head, "signature": table.signature})
    return rows


def _version(table: Table, chained: Sequence[Line]) -> str:
    if table.moved is not None and table.moved.earlier:
        return log_chain.MOVED
    return log_chain.VERSION if any(map(_states, chained)) else log_chain.UNSTATED


def _states(line: Line) -> bool:
    return line.kind in log_terms.STATING and "seats" in line.body


def redacted(connection: Connection, table: Table, viewer: int) -> str:
    """JSON lines with what the viewer may know so far: a header with `viewer`, then entries with their events.

    It cannot be played again, and `Record.parse` refuses it.
    """
    header = {
        "redacted": FORMAT,
        "viewer": viewer,
        "game": table.game_name,
        "revision": table.revision,
        "players": table.names,
        "options": table.options,
    }
    entries = entries_of(repository.log(connection, table.id, until=table.seq))
    header["revision"] = begun_under(entries, table.revision)
    rows: list[dict[str, Any]] = [header]
    for entry in entries:
        row: dict[str, Any] = {name: entry[name] for name in TOLD if name in entry}
        if "action" in entry and entry["seat"] == viewer:
            row["action"] = entry["action"]
        row["events"] = [event.to_json() for event in log_view.events_for(table.game, entry, viewer)]
        rows.append(row)
    return "".join(to_bytes(row).decode() + "\n" for row in rows)


def take_in(context: Context, text: str, origin: str = "", shown: Shown = NO_KEYS) -> tuple[Table, Issued]:
    """A table from a record.  A finished game can be looked at; another one waits for its people and goes on.

    Raises:
        KartentischError: `bad_record`, `record_differs` and so on, if the record does not hold what it says;
            `record_stretch` if a part of it cannot be played here; `too_many_tables`.
    """
    try:
        record = Record.parse(text)
        if "board" in record.header:
            raise refuse("foreign_board")
        if len(record.entries) > MOST_ENTRIES:
            raise EngineError("bad_record", line=MOST_ENTRIES, problem="entries")
        game = game_of(record.header["game"])
        state = record.verified(game)
    except KartentischError:
        raise
    except (ValueError, TypeError, LookupError, OverflowError, RecursionError) as error:
        raise EngineError("bad_record", line=0, problem=type(error).__name__) from None
    if state.chance:
        raise EngineError("bad_record", line=len(record.entries), problem="chance")
    name, now = access_tokens.new_id(), context.store.now()
    table = Table(
        name, name, game.id, game.revision, record.header.get("options", {}), TableSettings(),
        access_tokens.new_id(20), now, position=record.header.get("position"),
        state=to_bytes(game.dump(state)).decode(),
    )  # fmt: skip
    for number, player in enumerate(record.header["players"]):
        seat = Seat(number)
        table.seats.append(seat)
        if state.over:
            seat.kind, seat.name = "person", free(brought(player, LONGEST_NAME), lambda name: unused(table, name))
    table.state_terms("imported")
    for entry in record.entries:
        table.tell("entry", **msgspec.to_builtins(entry))
    table.entries = len(record.entries)
    time_limit.take_in(table, record.header, state)
    if not state.over:
        dice_chain.lay(table, entries=record.entries)
    else:
        play.begin(table, context.chance, now)
    table.origin = origin
    if not state.over:
        with context.store.read() as connection:
            same_position.bind(connection, table, state, shown)
    repository.seal_ahead(table, context.store.identity, now)
    with context.store.write() as connection:
        quotas.admit_table(connection, context.limits, table)
        repository.save(connection, table, now)
        issued = access_tokens.issue(connection, table.round, seats.OWNER, now)
    return table, issued
