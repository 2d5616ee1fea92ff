"""What one visitor may leave to the server: tables that nobody has played, bots that play alone, games brought along.

A visitor is known by the network they come from, and that only as a hash with a key of the server.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from sqlalchemy import Connection, and_, func, or_, select

from kartentisch.server.rates import network_of
from kartentisch.server.refusals import refuse
from kartentisch.server.store.schema import ALONE, SEATS, TABLES, TIMERS
from kartentisch.server.tables.table import Table

if TYPE_CHECKING:
    from kartentisch.server.fairness.log_signing import Identity
    from kartentisch.server.tables.context import Limits

NOBODY_SITS = ~select(SEATS.c.seat).where((SEATS.c.table_id == TABLES.c.id) & SEATS.c.holder.is_not(None)).exists()
NEVER_PLAYED = or_(
    TABLES.c.status == "waiting",
    and_(or_(TABLES.c.status == "over", TABLES.c.stuck == 1), NOBODY_SITS),
)


def origin(server: Identity, address: str) -> str:
    """The network of an address, told by nobody but this server; empty without an address."""
    if not address:
        return ""
    key = server.sign("", 0, b"origin of a table").encode()[:64]
    return hashlib.blake2b(network_of(address).encode(), key=key, digest_size=9).hexdigest()


def admit_table(connection: Connection, limits: Limits, table: Table) -> None:
    """Whether one more table that nobody has played may come from there.  Rejected: `too_many_tables`."""
    if not table.origin or not limits.unplayed:
        return
    own = select(func.count()).where((TABLES.c.origin == table.origin) & NEVER_PLAYED)
    if int(connection.execute(own).scalar() or 0) >= limits.unplayed:
        raise refuse("too_many_tables", most=limits.unplayed)


def admit_bots(connection: Connection, limits: Limits, table: Table) -> None:
    """Whether bots may go on alone at this table, which they did not yet.

    Raises:
        Rejected: `too_many_bot_tables`, of this origin, or of all.
    """
    if table.lane != ALONE:
        return
    alone = select(func.count()).select_from(TIMERS).where(TIMERS.c.lane == ALONE)
    own = alone.join(TABLES, TABLES.c.id == TIMERS.c.table_id).where(TABLES.c.origin == table.origin)
    for most, query in ((limits.alone, alone), (limits.alone_of_one if table.origin else 0, own)):
        if most and int(connection.execute(query).scalar() or 0) >= most:
            raise refuse("too_many_bot_tables", most=most)
