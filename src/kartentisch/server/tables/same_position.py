"""Tables that begin where a game without advice stands, however its position came there.

Compared is what everybody at a table sees, nothing hidden, and only with tables that who asks may look at: their own,
and those that may be watched as they are.  So nobody learns of a game what they could not look up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from kartentisch.engine.errors import KartentischError
from kartentisch.engine.record import Record
from kartentisch.engine.starts import starts
from kartentisch.server import people
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import TABLES
from kartentisch.server.tables import advice, fingerprint, repository
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables.context import Shown
from kartentisch.server.tables.log_lines import entries_of
from kartentisch.server.tables.table import Branch, Table

AT_ONCE: Final = 500  # positions that are asked for together
MOST: Final = 100  # games that are looked at: so many stand in one place at a beginning only
_NAMED: Final = (TABLES.c.id, TABLES.c.round)


def bind(connection: Connection, table: Table, state: Any, shown: Shown) -> None:
    """A new table that begins there is a "What if?" of such a game, if there is one: closed until that one is over."""
    if advice.came_closed(table) or (table.branch is not None and not _brought(connection, table)):
        return
    for other, own in _twins(connection, table, [state], shown, begun=False):
        table.branch = Branch(other.id, other.seq, dealt=True, advice=False, told=own, alike=True)
        if own:
            return


def insist(connection: Connection, table: Table, shown: Shown) -> None:
    """Before a hint where no game has led from the set-up.  Rejected: `no_advice`."""
    if table.state is None or table.status != "playing" or not _brought(connection, table):
        return
    if any(True for _ in _twins(connection, table, [table.position_now()], shown)):
        raise refuse("no_advice")


def insist_all_along(connection: Connection, table: Table, record: Record, shown: Shown) -> None:
    """The same before a review, which judges every position that the record comes to.

    Raises:
        KartentischError: `no_advice`, and as for `Record.states`.
    """
    if _brought(connection, table):
        asked = (state for _, state, _ in record.states(table.game) if not state.chance and not state.over)
        if any(True for _ in _twins(connection, table, asked, shown)):
            raise refuse("no_advice")


def _brought(connection: Connection, table: Table) -> bool:
    """Whether it began where somebody wished; a start of the game is as well known as its set-up.

    A "What if?" did so as far as the game did that it branched off from.
    """
    if table.branch is not None and not table.branch.alike:
        try:
            return _brought(connection, repository.find(connection, table.branch.table))
        except KartentischError:
            return True  # nobody knows any more
    if table.position is not None:
        return all(start.position != table.position for start in starts(table.game).values())
    return any(line.kind == "imported" for line in repository.log(connection, table.id, 0, 1))


def _stays(connection: Connection, table: Table) -> bool:
    """Whether nobody has answered yet where somebody wished that it begin."""
    if not _brought(connection, table):
        return False
    lines = repository.log(connection, table.id)
    before = entries_of([*takewhile(lambda line: line.kind != "started", lines)])
    return not any("action" in entry for entry in entries_of(lines)[len(before) :])


def _twins(
    connection: Connection, table: Table, states: Iterable[Any], shown: Shown, begun: bool = True
) -> Iterator[tuple[Table, bool]]:
    """Games that stand at one of these positions, with whether who asks plays in them.

    Without `begun` those are left out that still stand where somebody wished that they begin: that position came from
    no game here, and whoever brings it first would bind all who bring it later.
    """
    game, looks = table.game, sorted({fingerprint.of(table.game, state) for state in states})
    running = (TABLES.c.game == game.id) & (TABLES.c.status == "playing") & (TABLES.c.id != table.id)
    found: list[tuple[str, str]] = []
    for first in range(0, len(looks), AT_ONCE):
        alike = TABLES.c.likeness.in_(looks[first : first + AT_ONCE])
        found += [(row.id, row.round) for row in connection.execute(select(*_NAMED).where(running & alike))]
    unknown = running & TABLES.c.likeness.is_(None) & TABLES.c.state.is_not(None)
    for row in connection.execute(select(*_NAMED, TABLES.c.state).where(unknown)):
        try:
            look = fingerprint.of(game, game.load(msgspec.json.decode(row.state)))
        except Exception:  # other rules have written it: nobody plays on there
            continue
        if look in looks:
            found.append((row.id, row.round))

    def known(one: tuple[str, str]) -> bool:
        return access_tokens.cookie_name(one[1]) in shown.cookies

    found.sort(key=lambda one: not known(one))  # perhaps their own come first
    anywhere = bool(shown.header) or people.COOKIE in shown.cookies  # their keys may be those of any
    watched = False
    for one in found[:MOST]:
        if watched and not (anywhere or known(one)):
            return  # one such game is enough, if it is not theirs
        other = repository.find(connection, one[0])
        if not begun and other.branch is None and _stays(connection, other):
            continue
        closed = advice.came_closed(other) or advice.is_closed(
            connection, other.id, msgspec.to_builtins(other.settings)
        )
        own = _plays(connection, other, shown)
        if closed and (own or _watched(other)):
            watched = True
            yield other, own


def _plays(connection: Connection, table: Table, shown: Shown) -> bool:
    keys = (Shown(shown.header), Shown("", shown.cookies))
    return any(contexts.own_seats(table, contexts.holder_in_any(connection, table, key)) for key in keys)


def _watched(table: Table) -> bool:
    settings = table.settings
    return settings.spectators and not (settings.spectator_minutes or settings.spectator_moves)
