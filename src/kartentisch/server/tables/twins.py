"""Tables that begin where a game without advice stands, however its position came there.

Compared is what everybody at a table sees, nothing hidden, and only with tables that who asks may look at: their own,
and those that may be watched as they are.  So nobody learns of a game what they could not look up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import Game, to_bytes
from kartentisch.server import people
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import TABLES
from kartentisch.server.tables import advice, repository
from kartentisch.server.tables import desk as desks
from kartentisch.server.tables.desk import Shown
from kartentisch.server.tables.table import Branch, Table

_ROUGHLY: Final = ("question", "active", "asked")  # parts of every stored position: what differs there is another one
_BESIDE: Final = ("format", "game", "players", "options", "turn", "viewer", "legal")  # not of the position itself


def bind(connection: Connection, table: Table, state: Any, shown: Shown) -> None:
    """A new table that begins there is a "What if?" of such a game, if there is one: closed until that one is over."""
    if advice.came_closed(table):
        return
    for other, own in _twins(connection, table, state, shown):
        table.branch = Branch(other.id, other.seq, dealt=True, advice=False, told=own)
        if own:
            return


def insist(connection: Connection, table: Table, shown: Shown) -> None:
    """Before a hint where no game has led from the set-up.  Rejected: `no_advice`."""
    if table.state is None or table.status != "playing" or not _brought(connection, table):
        return
    if any(True for _ in _twins(connection, table, table.position_now(), shown)):
        raise refuse("no_advice")


def _brought(connection: Connection, table: Table) -> bool:
    first = repository.log(connection, table.id, 0, 1)
    return table.position is not None or any(line.kind == "imported" for line in first)


def _twins(connection: Connection, table: Table, state: Any, shown: Shown) -> Iterator[tuple[Table, bool]]:
    """Games that stand there, with whether who asks plays in them."""
    game = table.game
    rough, seen, watched = _rough(game.dump(state)), None, False
    somebody = bool(shown.header) or people.COOKIE in shown.cookies
    running = (TABLES.c.game == game.id) & (TABLES.c.status == "playing") & (TABLES.c.id != table.id)
    columns = (TABLES.c.id, TABLES.c.round, TABLES.c.state)
    for row in connection.execute(select(*columns).where(running & TABLES.c.state.is_not(None))).all():
        if watched and not somebody and access_tokens.cookie_name(row.round) not in shown.cookies:
            continue  # one such game is enough, if it is not theirs
        stored = msgspec.json.decode(row.state)
        if _rough(stored) != rough:
            continue
        seen = seen or _public(game, state)
        try:
            same = _public(game, game.load(stored)) == seen
        except Exception:  # other rules have written it: nobody plays on there
            continue
        if not same:
            continue
        other = repository.find(connection, row.id)
        closed = advice.came_closed(other) or advice.is_closed(connection, other.id, msgspec.to_builtins(other.customs))
        own = _plays(connection, other, shown)
        if closed and (own or _watched(other)):
            watched = True
            yield other, own


def _plays(connection: Connection, table: Table, shown: Shown) -> bool:
    keys = (Shown(shown.header), Shown("", shown.cookies))
    return any(desks.own_seats(table, desks.holder_in_any(connection, table, key)) for key in keys)


def _watched(table: Table) -> bool:
    customs = table.customs
    return customs.spectators and not (customs.spectator_minutes or customs.spectator_moves)


def _rough(position: dict[str, Any]) -> bytes:
    return to_bytes({name: position.get(name) for name in _ROUGHLY})


def _public(game: Game, state: Any) -> bytes:
    return to_bytes({key: part for key, part in game.view(state, SPECTATOR).items() if key not in _BESIDE})
