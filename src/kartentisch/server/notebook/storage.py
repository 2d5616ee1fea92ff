"""How it is kept: each change in a circle has the next revision of that circle, and a client asks for what is newer."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import to_bytes
from kartentisch.server.notebook import entries
from kartentisch.server.notebook.audiences import Audiences, audiences_of
from kartentisch.server.refusals import refuse
from kartentisch.server.store.schema import NOTEBOOK, OUTBOX
from kartentisch.server.store.statements import Statement
from kartentisch.server.tables import chat, moderation, substitutes
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables.table import Table

MOST: Final = 60  # notes and plans of one holder with one seat: with budgets of their own, nobody learns of others
SIZE: Final = 48 * 1024  # bytes of these
SAID: Final = 500  # of a side: the last ones stay
DRAWN: Final = ("note", "plan")

_REVISIONS: Final = Statement(
    select(NOTEBOOK.c.circle, func.max(NOTEBOOK.c.revision).label("revision"))
    .where(
        (NOTEBOOK.c.table_id == bindparam("key"))
        & ((NOTEBOOK.c.circle == bindparam("own")) | (NOTEBOOK.c.circle == bindparam("side")))
    )
    .group_by(NOTEBOOK.c.circle)
)

Revisions = tuple[int, int]


@dataclass(frozen=True)
class Writer:
    """Who writes, where and when; the table is locked, so that revisions follow each other."""

    connection: Connection
    table: Table
    holder: int
    seat: int
    now: int

    @property
    def audiences(self) -> Audiences:
        return audiences_of(self.table, self.holder, self.seat)


def revisions(connection: Connection, table: Table, holder: int, seat: int) -> Revisions:
    """The last revisions of the seat's own circle and of its side's; 0: nothing was ever there."""
    at = audiences_of(table, holder, seat)
    return _revisions(connection, table.id, at)


def _revisions(connection: Connection, table_id: str, at: Audiences) -> Revisions:
    found = {
        row.circle: int(row.revision)
        for row in _REVISIONS.rows(connection, {"key": table_id, "own": at.own, "side": at.side})
    }
    return found.get(at.own, 0), found.get(at.side, 0) if at.side else 0


def read(connection: Connection, table: Table, holder: int, seat: int, own: int = 0, side: int = 0) -> dict[str, Any]:
    """What is newer in the two audiences than these revisions, and the names of all that is still there."""
    at = audiences_of(table, holder, seat)
    last = _revisions(connection, table.id, at)
    here = (NOTEBOOK.c.table_id == table.id) & (NOTEBOOK.c.circle.in_([at.own, *filter(None, [at.side])]))
    rows = connection.execute(select(NOTEBOOK).where(here).order_by(NOTEBOOK.c.revision, NOTEBOOK.c.name)).all()
    rows = [row for row in rows if row.kind in DRAWN or (row.kind == "said" and holder in _recipients(row.recipients))]
    known = {at.own: own, at.side: side}
    return {
        "own": last[0],
        "side": last[1],
        "allies": list(at.allies),
        "kept": [row.name for row in rows if row.kind in DRAWN],
        "items": [_told(table, row, holder, at) for row in rows if row.revision > known[row.circle]],
    }


def _told(table: Table, row: Any, holder: int, at: Audiences) -> dict[str, Any]:
    body = _body(row)
    mine = row.holder == holder
    if row.kind == "plan" and not mine and table.settings.chat != "free":
        body["title"] = ""  # words would be chat
    return {
        "name": row.name, "kind": row.kind, "revision": row.revision, "seat": row.seat, "mine": mine,
        "shared": row.circle == at.side and bool(at.side), "line": row.line, "at": row.at, **body,
    }  # fmt: skip


def put(
    by: Writer, name: str, asked: entries.Note | entries.Plan | entries.Said
) -> tuple[dict[str, Any], Collection[int]]:
    """Keep it under this name; how it is told, and the holders to be told of it.  Sent again, it is done once.

    Raises:
        Rejected: `bad_text`, `unknown_place`, `bad_mark`, `aside_changed`, `too_many_asides`, `no_allies`,
            `chat_off`, `phrases_only`, `unknown_phrase`, `command_reused`.
    """
    if isinstance(asked, entries.Said):
        return _say(by, name, asked)
    body = entries.note(by.table, asked) if isinstance(asked, entries.Note) else entries.plan(by.table, asked)
    at, shared = by.audiences, isinstance(asked, entries.Plan) and asked.shared
    if shared and not at.side:
        raise refuse("no_allies")
    if shared and by.table.settings.chat == "off":
        raise refuse("chat_off")
    circle, text = at.side if shared else at.own, to_bytes(body).decode()
    old = _own_row(by, name)
    if old is not None and (old.kind, old.circle, old.body) == (asked.kind, circle, text):
        return _told(by.table, old, by.holder, at), ()
    if (0 if old is None else old.revision) != asked.revision or (old is not None and old.kind != asked.kind):
        raise refuse("aside_changed")
    _insist_on_room(by, name, text)
    if old is not None:
        _take(by, old)
    line, made = (by.table.seq, by.now) if old is None else (old.line, old.at)
    row = _insert(by, circle, name, asked.kind, text, line=line, at=made)
    circles = {circle, circle if old is None else old.circle}
    recipients = {one for where in circles for one in at.members(where, by.holder)}
    return _told(by.table, row, by.holder, at), recipients


def _say(by: Writer, name: str, asked: entries.Said) -> tuple[dict[str, Any], Collection[int]]:
    at, words = by.audiences, chat.words(by.table, asked.text, asked.phrase)
    body = to_bytes({"who": _speaker(by), **words}).decode()
    known = (NOTEBOOK.c.table_id == by.table.id) & (NOTEBOOK.c.circle == at.side) & (NOTEBOOK.c.name == name)
    old = by.connection.execute(select(NOTEBOOK).where(known)).first() if at.side else None
    if old is not None:
        if (old.kind, old.holder, old.body) != ("said", by.holder, body):
            raise refuse("command_reused", command=name)
        return _told(by.table, old, by.holder, at), ()
    if not at.allies:
        raise refuse("no_allies")
    row = _insert(by, at.side, name, "said", body, recipients=at.recipients)
    said = (NOTEBOOK.c.table_id == by.table.id) & (NOTEBOOK.c.circle == at.side) & (NOTEBOOK.c.kind == "said")
    numbers = select(NOTEBOOK.c.revision).where(said).order_by(NOTEBOOK.c.revision.desc()).offset(SAID).limit(1)
    last = by.connection.execute(numbers).scalar()
    if last is not None:
        by.connection.execute(delete(NOTEBOOK).where(said & (NOTEBOOK.c.revision <= last)))
    return _told(by.table, row, by.holder, at), at.recipients


def _speaker(by: Writer) -> str:
    stand_in = substitutes.of(by.table, by.holder)
    if stand_in is not None:
        return stand_in.name
    own = contexts.own_seats(by.table, by.holder) if by.seat == SPECTATOR else [by.seat]
    return ", ".join(by.table.seats[seat].name for seat in own)


def remove(by: Writer, name: str) -> Collection[int]:
    """Throw a note or a plan of one's own away; the holders to be told.  What is gone already is gone."""
    old = _own_row(by, name)
    if old is None:
        return ()
    _take(by, old)
    return by.audiences.members(old.circle, by.holder)


def report(by: Writer, name: str) -> None:
    """Tell whoever runs the server what an ally has said; the table's leader may be of the other side.

    Raises:
        Rejected: `not_said`, `reported_often`.
    """
    at = by.audiences
    here = (NOTEBOOK.c.table_id == by.table.id) & (NOTEBOOK.c.circle == at.side) & (NOTEBOOK.c.name == name)
    row = by.connection.execute(select(NOTEBOOK).where(here & (NOTEBOOK.c.kind == "said"))).first() if at.side else None
    if row is None or row.holder == by.holder or by.holder not in _recipients(row.recipients):
        raise refuse("not_said", line=name)
    body = _body(row)
    said = moderation.Said(at.side, name, body["who"], body.get("text") or body["phrase"])
    moderation.file(by.connection, by.table, contexts.own_seats(by.table, by.holder), said, by.now)


def hint(connection: Connection, table_id: str, recipients: Collection[int], now: int) -> None:
    """For other processes: these holders may look.  In a file one process has the store, and needs none."""
    if recipients and connection.get_execution_options()["server"].shared:
        row = {"table_id": table_id, "seq": 0, "at": now, "recipients": to_bytes(sorted(recipients)).decode()}
        connection.execute(insert(OUTBOX), row)


def of_holder(connection: Connection, table_id: str, holder: int, seat: int) -> list[dict[str, Any]]:
    """All that somebody has written with a seat, for them to take away."""
    places = NOTEBOOK.c.seat.in_([seat, SPECTATOR])  # at a screen with several seats some of it is of all
    mine = (NOTEBOOK.c.table_id == table_id) & (NOTEBOOK.c.holder == holder) & places
    here = mine & NOTEBOOK.c.kind.in_([*DRAWN, "said"])
    rows = connection.execute(select(NOTEBOOK).where(here).order_by(NOTEBOOK.c.at, NOTEBOOK.c.revision))
    return [
        {"kind": row.kind, "at": row.at, "line": row.line, "to_allies": row.circle.startswith("side"), **_body(row)}
        for row in rows
    ]


# ------------------------------------------------------------------ rows
def _recipients(text: str) -> list[int]:
    return msgspec.json.decode(text, type=list[int]) if text else []


def _body(row: Any) -> dict[str, Any]:
    return msgspec.json.decode(row.body, type=dict[str, Any])


def _own_row(by: Writer, name: str) -> Any:
    """What the writer keeps under this name with this seat."""
    at = by.audiences
    audiences = NOTEBOOK.c.circle.in_([at.own, *filter(None, [at.side])])
    here = (NOTEBOOK.c.table_id == by.table.id) & audiences & (NOTEBOOK.c.name == name) & NOTEBOOK.c.kind.in_(DRAWN)
    mine = (NOTEBOOK.c.holder == by.holder) & (NOTEBOOK.c.seat == by.seat)
    return by.connection.execute(select(NOTEBOOK).where(here & mine)).first()


def _insist_on_room(by: Writer, name: str, text: str) -> None:
    others = (NOTEBOOK.c.table_id == by.table.id) & (NOTEBOOK.c.holder == by.holder) & (NOTEBOOK.c.seat == by.seat)
    others &= NOTEBOOK.c.kind.in_(DRAWN) & (NOTEBOOK.c.name != name)
    bodies = by.connection.execute(select(NOTEBOOK.c.body).where(others)).scalars().all()
    if len(bodies) >= MOST or sum(len(body.encode()) for body in [*bodies, text]) > SIZE:
        raise refuse("too_many_asides", most=MOST)


def _next(by: Writer, circle: str) -> int:
    here = (NOTEBOOK.c.table_id == by.table.id) & (NOTEBOOK.c.circle == circle)
    return 1 + int(by.connection.execute(select(func.max(NOTEBOOK.c.revision)).where(here)).scalar() or 0)


def _insert(
    by: Writer, circle: str, name: str, kind: str, body: str, recipients: tuple[int, ...] = (),
    line: int | None = None, at: int | None = None,
) -> Any:  # fmt: skip
    key = {"table_id": by.table.id, "circle": circle, "name": name}
    values = {
        **key, "revision": _next(by, circle), "kind": kind, "holder": by.holder, "seat": by.seat, "body": body,
        "recipients": to_bytes(recipients).decode() if recipients else "",
        "line": by.table.seq if line is None else line,
        "at": by.now if at is None else at,
    }  # fmt: skip
    if by.connection.execute(select(NOTEBOOK.c.name).filter_by(**key)).first() is not None:
        raise refuse("aside_changed")  # an ally's, by chance
    by.connection.execute(insert(NOTEBOOK).values(**values))
    return by.connection.execute(select(NOTEBOOK).filter_by(**key)).one()


def _take(by: Writer, row: Any) -> None:
    """Out of its circle; nothing newer tells it, so the circle's revision counts on by itself."""
    circle, following = row.circle, _next(by, row.circle)
    here = (NOTEBOOK.c.table_id == by.table.id) & (NOTEBOOK.c.circle == circle)
    by.connection.execute(delete(NOTEBOOK).where(here & (NOTEBOOK.c.name == row.name)))
    mark = here & (NOTEBOOK.c.name == "")
    if by.connection.execute(update(NOTEBOOK).where(mark).values(revision=following)).rowcount == 0:
        by.connection.execute(
            insert(NOTEBOOK).values(
                table_id=by.table.id, circle=circle, name="", revision=following, kind="gone", holder=by.holder,
                seat=by.seat, body="{}", recipients="", line=0, at=by.now,
            )
        )  # fmt: skip
