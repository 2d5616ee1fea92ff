"""A table as a row of the store, and back: what the columns hold, each of them here once read and once written."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kartentisch.engine.decoding import Decoder
from kartentisch.engine.game import to_bytes
from kartentisch.server.fairness.seeds import Seeds
from kartentisch.server.tables import fingerprint
from kartentisch.server.tables.requests import Checkpoint, Move, Removals, UndoRequest
from kartentisch.server.tables.table import Branch, Lead, Moved, Open, Table, TableSettings
from kartentisch.server.tables.times import Times

_SETTINGS: Final = Decoder(TableSettings)
_DECISIONS: Final = Decoder(dict[int, Open])
_UNDO: Final = Decoder(list[Checkpoint])
_MOVES: Final = Decoder(list[Move])
_UNDO_REQUEST: Final = Decoder(UndoRequest)
_LEAD: Final = Decoder(Lead)
_REMOVALS: Final = Decoder(Removals)
_TIMES: Final = Decoder(Times)
_SEEDS: Final = Decoder(Seeds)
_BRANCH: Final = Decoder(Branch)
_MOVED: Final = Decoder(Moved)


def table_of(row: Any) -> Table:
    """The table that a row holds, without seats."""
    decode = msgspec.json.decode
    return Table(
        id=row.id,
        round=row.round,
        game_name=row.game,
        revision=row.revision,
        options=decode(row.options),
        settings=_SETTINGS.decode(row.settings),
        invite=row.invite,
        created=row.created,
        listed=bool(row.listed),
        status=row.status,
        owner=row.owner,
        seq=row.seq,
        entries=row.entries,
        state=row.state,
        position=decode(row.position) if row.position else None,
        decisions=_DECISIONS.decode(row.decisions),
        undo=_UNDO.decode(row.undo),
        moves=_MOVES.decode(row.moves) if row.moves else [],
        undo_request=_UNDO_REQUEST.decode(row.plea) if row.plea else None,
        lead=_LEAD.decode(row.lead) if row.lead else Lead(row.created),
        removals=_REMOVALS.decode(row.removals) if row.removals else Removals(),
        times=_TIMES.decode(row.times) if row.times else Times(),
        successor=row.successor,
        touched=row.touched,
        chain=row.chain,
        seeds=_SEEDS.decode(row.seeds) if row.seeds else None,
        veil=row.veil or "",
        head=row.head or "",
        signature=row.signature or "",
        time_left=row.time_left,
        ends=row.ends,
        branch=_BRANCH.decode(row.branch) if row.branch else None,
        moved=_MOVED.decode(row.moved) if row.moved else None,
        stuck=bool(row.stuck),
        origin=row.origin,
    )


def columns_of(table: Table, touched: int) -> dict[str, Any]:
    """The row of a table, but for its id.

    Args:
        touched: when its log became longer the last time.
    """
    return {
        "round": table.round,
        "game": table.game_name,
        "revision": table.revision,
        "options": to_bytes(table.options).decode(),
        "settings": to_bytes(table.settings).decode(),
        "status": table.status,
        "owner": table.owner,
        "invite": table.invite,
        "listed": int(table.listed),
        "seq": table.seq,
        "entries": table.entries,
        "state": table.state,
        "position": None if table.position is None else to_bytes(table.position).decode(),
        "decisions": _text(table.decisions),
        "undo": _text(table.undo),
        "moves": _text(table.moves) if table.moves else None,
        "plea": None if table.undo_request is None else _text(table.undo_request),
        "lead": None if table.lead == Lead() else _text(table.lead),
        "removals": None if table.removals == Removals() else _text(table.removals),
        "times": None if table.times == Times() else _text(table.times),
        "successor": table.successor,
        "created": table.created,
        "touched": touched,
        "chain": table.chain,
        "seeds": None if table.seeds is None else _text(table.seeds),
        "veil": table.veil,
        "head": table.head,
        "signature": table.signature,
        "time_left": table.time_left,
        "ends": table.ends,
        "branch": None if table.branch is None else _text(table.branch),
        "moved": None if table.moved is None else _text(table.moved),
        "stuck": int(table.stuck),
        "origin": table.origin,
        "likeness": fingerprint.kept(table),
    }


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
