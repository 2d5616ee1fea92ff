"""Reviews as they are kept, and those that wait to be made: one row for a table that is over.

They are made one after the other: first what people wait for who play at the table, then what others have asked
for, then what nobody has asked for yet.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, update

from kartentisch.server.refusals import refuse
from kartentisch.server.store.schema import REVIEWS, SEATS, TABLES
from kartentisch.server.store.statements import insert_into

BY_ITSELF, BY_OTHERS, BY_PLAYERS = range(3)  # who wishes for it: the later ones come first
MOST_WAITING: Final = {BY_ITSELF: 20, BY_OTHERS: 40, BY_PLAYERS: 400}  # more are turned away
STALE: Final = 60_000  # ms: a process that was not heard of for so long is no longer at work
TRIES: Final = 3  # how often one is begun that ends the helper, or the server
LARGEST: Final = 4_000_000  # bytes that are kept of one
FRESH: Final = 86_400_000  # ms: games that were touched since are reviewed unasked
SOME: Final = 20  # of these are looked at

_ORDER: Final = (REVIEWS.c.wished.desc(), REVIEWS.c.asked, REVIEWS.c.table_id)


@dataclass(frozen=True)
class Standing:
    """How far a review is.

    Attributes:
        state: `none`, `waiting`, `ready` or `failed`.
        done: entries of the record that were looked at, of `total`.
        ahead: how many are made before it, the one that is under way among them.
    """

    state: str = "none"
    done: int = 0
    total: int = 0
    ahead: int = 0


def standing(connection: Connection, name: str) -> Standing:
    row = connection.execute(select(REVIEWS).where(REVIEWS.c.table_id == name)).first()
    if row is None:
        return Standing()
    if row.state != "waiting":
        return Standing(row.state, row.done, row.total)
    earlier = or_(REVIEWS.c.wished > row.wished, and_(REVIEWS.c.wished == row.wished, REVIEWS.c.asked < row.asked))
    before = 0 if row.claimed else _count(connection, or_(earlier, REVIEWS.c.claimed > 0))
    return Standing(row.state, row.done, row.total, before)


def waiting(connection: Connection) -> int:
    """How many wait, the one that is under way among them."""
    return _count(connection, REVIEWS.c.table_id.is_not(None))


def _count(connection: Connection, which: ColumnElement[bool]) -> int:
    query = select(func.count()).where((REVIEWS.c.state == "waiting") & which)
    return int(connection.execute(query).scalar() or 0)


def ask(connection: Connection, name: str, total: int, who: int, now: int) -> None:
    """Somebody would like to have the review; a wish that is there already may come sooner by it.

    Raises:
        Rejected: `too_many_reviews`.
    """
    row = connection.execute(select(REVIEWS).where(REVIEWS.c.table_id == name)).first()
    if row is not None and (row.state != "waiting" or row.wished >= who):
        return
    if _count(connection, REVIEWS.c.table_id != name) >= MOST_WAITING[who]:
        raise refuse("too_many_reviews")
    if row is not None:
        connection.execute(update(REVIEWS).where(REVIEWS.c.table_id == name).values(wished=who))
        return
    new = {"state": "waiting", "wished": who, "asked": now, "claimed": 0, "tries": 0, "done": 0, "total": total}
    # another process's wish
    connection.execute(insert_into(connection, REVIEWS).values(table_id=name, **new).on_conflict_do_nothing())


def unasked(connection: Connection, now: int) -> list[tuple[str, str]]:
    """Games of people that ended lately and have no review: tables with their origins, the latest first.

    What branched off from another game, or began where somebody wished, is only reviewed when somebody asks.
    """
    played = select(SEATS.c.seat).where((SEATS.c.table_id == TABLES.c.id) & SEATS.c.holder.is_not(None)).exists()
    known = select(REVIEWS.c.table_id).where(REVIEWS.c.table_id == TABLES.c.id).exists()
    over = (TABLES.c.status == "over") & (TABLES.c.touched > now - FRESH) & TABLES.c.branch.is_(None)
    over &= TABLES.c.position.is_(None)
    query = select(TABLES.c.id, TABLES.c.origin).where(over & played & ~known)
    rows = connection.execute(query.order_by(TABLES.c.touched.desc()).limit(SOME))
    return [(row.id, row.origin) for row in rows]


def claim(connection: Connection, now: int, patience: int = 0) -> str | None:
    """The next one to be made, which nobody else begins then; None: there is none.

    `patience`: ms for which it is left to others.
    """
    free = (REVIEWS.c.state == "waiting") & (REVIEWS.c.claimed < now - STALE) & (REVIEWS.c.asked <= now - patience)
    while True:
        query = select(REVIEWS.c.table_id, REVIEWS.c.tries).where(free).order_by(*_ORDER).limit(1)
        row = connection.execute(query.with_for_update(skip_locked=True)).first()
        if row is None:
            return None
        if row.tries < TRIES:
            _set(connection, row.table_id, claimed=now, tries=row.tries + 1, done=0)
            return str(row.table_id)
        end(connection, row.table_id, "failed")


def release(connection: Connection) -> None:
    """Where one process has the store: at its start nothing is under way."""
    connection.execute(update(REVIEWS).values(claimed=0))


def put_back(connection: Connection, name: str) -> None:
    """Whoever has claimed it stops, by no fault of the review: it is begun anew later."""
    _set(connection, name, claimed=0, tries=REVIEWS.c.tries - 1)


def stumbled(connection: Connection, name: str) -> None:
    """Its helper has ended: it is begun anew, a few times."""
    _set(connection, name, claimed=0)


def heard(connection: Connection, name: str, done: int, total: int, now: int) -> bool:
    """It goes on; whether it is still wanted."""
    return _set(connection, name, done=done, total=total, claimed=now)


def keep(connection: Connection, name: str, data: dict[str, Any]) -> bool:
    """What came out; whether there was room for it."""
    kept = zlib.compress(msgspec.json.encode(data))
    if len(kept) > LARGEST:
        end(connection, name, "failed")
        return False
    _set(connection, name, state="ready", claimed=0, done=data["entries"], total=data["entries"], review=kept)
    return True


def end(connection: Connection, name: str, state: str) -> None:
    _set(connection, name, state=state, claimed=0)


def read(connection: Connection, name: str) -> dict[str, Any]:
    """What is kept of a review that is ready, as docs/develop/review.md says."""
    kept = connection.execute(select(REVIEWS.c.review).where(REVIEWS.c.table_id == name)).scalar_one()
    data: dict[str, Any] = msgspec.json.decode(zlib.decompress(kept))
    return data


def _set(connection: Connection, name: str, **values: Any) -> bool:
    return connection.execute(update(REVIEWS).where(REVIEWS.c.table_id == name).values(**values)).rowcount > 0
