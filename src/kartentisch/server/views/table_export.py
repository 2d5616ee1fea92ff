"""A table leaves for another server while its game is played, with its log, its proofs and all that it keeps.

Its last line here names the key of the server that it goes to, and is signed: only the lines of that server go on from
there.  From then on nothing is played here, and whoever holds a seat finds a link that opens it there.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, delete, select

from kartentisch.fairness.dice import HEX
from kartentisch.server.fairness import log_signing
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import BY_ORDER, NOTEBOOK, NOTIFICATION_TARGETS, OUTGOING, RATED_GAMES, SEALED
from kartentisch.server.tables import pauses, play, removals, repository, rulings, seats, substitutes, undo
from kartentisch.server.tables.table import Moved, Table
from kartentisch.server.tables.times import Vacation
from kartentisch.server.tables.transfer_file import ASIDES, FORMAT, AsideRow, LineRow, TransferFile, packed

LONGEST: Final = 200  # characters of an address


@dataclass(frozen=True)
class Departure:
    """What is written into the file, and the links by the names of those whom they are for."""

    text: bytes
    links: list[tuple[str, str]]


def depart(connection: Connection, table_id: str, to: str, key: str, now: int, again: bool = False) -> Departure:
    """Close the table here, and pack all that it is.

    Args:
        to: the address of the other server.
        key: its public key.
        again: it has left already, and never arrived: the server with this key, which may be this one, goes on instead.

    Raises:
        Rejected: `unknown_table`, `not_started`, `table_over`, `table_moved` (without `again`), `rules_changed`,
            `move_address`, `move_key`, `move_same_server`, `move_branch`, and `move_waits` while dice are waited for.
    """
    to, key = _address(to), key.strip().lower()
    if not HEX.fullmatch(key):
        raise refuse("move_key")
    table = repository.find(connection, table_id, lock=True)
    if table.gone and not again:
        table.insist_here()
    if not table.gone:
        _insist(table, key)
        _leave(connection, table, now)
    earlier = table.moved.earlier if table.moved is not None else []
    table.tell("departed", to=to, key=key)
    people = dict.fromkeys(seat.holder for seat in table.seats if seat.holder is not None)
    table.moved = Moved(earlier, to, key, {holder: secrets.token_urlsafe(24) for holder in people})
    repository.save(connection, table, now)
    links = [
        (", ".join(s.name for s in table.seats if s.holder == holder), f"{to}/back/{table.id}#{link}")
        for holder, link in table.moved.links.items()
    ]
    return Departure(packed(_transfer(connection, table), log_signing.identity_of(connection).secret), links)


def _address(to: str) -> str:
    """The address of a server, as others can go there.  Rejected: `move_address`."""
    to = to.strip().rstrip("/")
    try:
        parts = urlsplit(to)
        port = parts.port
    except ValueError:
        raise refuse("move_address") from None
    named = parts.scheme in ("http", "https") and parts.hostname and port != 0 and "@" not in parts.netloc
    if not named or parts.path or parts.query or parts.fragment or len(to) > LONGEST or not to.isascii():
        raise refuse("move_address")
    if not to.isprintable() or any(letter in to for letter in " \"'<>\\"):
        raise refuse("move_address")
    return to


def _insist(table: Table, key: str) -> None:
    if table.status != "playing":
        raise refuse("not_started" if table.status == "waiting" else "table_over")
    table.insist_on_rules()
    if key == table.key:
        raise refuse("move_same_server")
    if table.branch is not None:
        raise refuse("move_branch")
    if not table.decisions or table.seeds is None or table.chain is None:
        raise refuse("move_waits")


def _leave(connection: Connection, table: Table, now: int) -> None:
    """Whatever is open is settled, and every clock stands."""
    undo.lapse(table, "moved")
    removals.lapse(table, "moved")
    pauses.leave(table, now)
    rulings.lapse(table, "moved")
    for seat in table.seats:
        seat.held = ""
        if substitutes.hand_back(table, seat):
            seat.autopilot = table.settings.on_timeout
            table.tell("autopilot", seat=seat.seat, bot=seat.autopilot, why="alone")
    for one in table.times.substitutes:
        table.tell("substitute", name=one.name, there=False)
    table.times.substitutes, table.times.invite = [], ""
    if table.seeds is not None:
        table.seeds.clocks = play.running(table, now)
    if table.ends is not None:
        table.time_left, table.ends = table.ends - now, None
        table.tell("clock", ends=None, left=table.time_left)
    table.decisions, table.undo, table.moves, table.listed = {}, [], [], False
    open_ones = (RATED_GAMES.c.table_id == table.id) & (RATED_GAMES.c.ended == 0)
    connection.execute(delete(RATED_GAMES).where(open_ones))
    channels = select(NOTIFICATION_TARGETS.c.id).where(NOTIFICATION_TARGETS.c.table_id == table.id)
    connection.execute(delete(OUTGOING).where(OUTGOING.c.target.in_(channels)))
    connection.execute(delete(NOTIFICATION_TARGETS).where(NOTIFICATION_TARGETS.c.table_id == table.id))


def _transfer(connection: Connection, table: Table) -> TransferFile:
    """What goes along; persons, keys and reports of this server do not."""
    moved, seeds = table.moved, table.seeds
    assert moved is not None and seeds is not None and table.chain is not None
    lines = repository.log(connection, table.id)
    sealed = select(SEALED.c.row).where(SEALED.c.table_id == table.id).order_by(SEALED.c.epoch, SEALED.c.number)
    by_order = select(BY_ORDER.c.seat, BY_ORDER.c.seq).where(BY_ORDER.c.table_id == table.id)
    times = replace(
        table.times,
        vacations={holder: Vacation(one.since, one.until) for holder, one in table.times.vacations.items()},
        banned=[], seen={},
    )  # fmt: skip
    return TransferFile(
        FORMAT, table.id, table.game_name, table.revision, table.options, replace(table.settings, rated=False),
        table.created, False, table.owner, table.key, table.veil, moved.to, moved.key, table.seats, times,
        table.removals, seeds, msgspec.json.decode(table.chain),
        {holder: access_tokens.digest(link) for holder, link in moved.links.items()},
        [LineRow(x.seq, x.at, x.kind, x.body, x.hash or "", x.signature or "", x.private) for x in lines],
        table.position, table.time_left, moved.earlier,
        [msgspec.json.decode(row.row) for row in connection.execute(sealed)],
        [(row.seat, row.seq) for row in connection.execute(by_order)],
        _asides(connection, table.id), sorted(seats.holders(connection, table) - moved.links.keys()),
    )  # fmt: skip


def _asides(connection: Connection, table_id: str) -> list[AsideRow]:
    rows = connection.execute(select(*ASIDES.values()).where(NOTEBOOK.c.table_id == table_id))
    return [AsideRow(*row) for row in rows]
