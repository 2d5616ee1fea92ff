"""A running game goes on under the rules of another program: its position is carried over, and the log says so.

That happens once, in the change that first finds the table under an older revision.  Where it cannot be, the table
stays as it is and waits for the program that has its rules.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, inspect, select, true

import kartentisch
from kartentisch.bots import orders
from kartentisch.engine import migration
from kartentisch.engine.errors import EngineError, KartentischError
from kartentisch.engine.game import Game
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.position import bad_position
from kartentisch.fairness.log_chain import UPDATE
from kartentisch.server.cache import game_of
from kartentisch.server.store.schema import TABLES
from kartentisch.server.tables import play, standing_orders, undo
from kartentisch.server.tables.table import Table

LOGGER: Final = logging.getLogger("kartentisch.server")


@dataclass(frozen=True)
class Prospect:
    """What becomes of a running game under this program.

    Attributes:
        outcome: `same` (it stands under these rules), `carried` (its position is carried over), `waits` (for a program
            that has its rules), `lost` (its position cannot be read).
        problem: why not, where it does not go on.
    """

    table: str
    game: str
    begun: int
    now: int
    outcome: str
    problem: KartentischError | None = None


def prospects(connection: Connection) -> Iterator[Prospect]:
    """What would become of all games that go on in the store; nothing is changed."""
    columns = [TABLES.c.id, TABLES.c.game, TABLES.c.revision, TABLES.c.state]
    has_moved = any(column["name"] == "moved" for column in inspect(connection).get_columns(TABLES.name))
    here = TABLES.c.moved.is_(None) | TABLES.c.moved.contains('"to":""') if has_moved else true()
    running = (TABLES.c.status != "over") & TABLES.c.state.is_not(None) & here
    for row in connection.execute(select(*columns).where(running)):
        yield _prospect(row.id, row.game, row.revision, row.state)


def _prospect(table: str, name: str, revision: int, state: str) -> Prospect:
    try:
        game = game_of(name)
    except KartentischError as error:
        return Prospect(table, name, revision, 0, "waits", error)
    if revision != game.revision:
        try:
            migration.carried(game, msgspec.json.decode(state), revision)
        except KartentischError as error:
            return Prospect(table, name, revision, game.revision, "waits", error)
        except msgspec.DecodeError:
            problem = EngineError("position_not_carried", game=name, begun=revision, now=game.revision, problem="JSON")
            return Prospect(table, name, revision, game.revision, "lost", problem)
        return Prospect(table, name, revision, game.revision, "carried")
    try:
        game.load(msgspec.json.decode(state))
    except KartentischError as error:
        return Prospect(table, name, revision, revision, "lost", error)
    except msgspec.DecodeError as error:
        return Prospect(table, name, revision, revision, "lost", bad_position("position", str(error)))
    return Prospect(table, name, revision, revision, "same")


def changes(game: Game, revision: int) -> list[dict[str, Any]]:
    """What changed since that revision, as the log says it: a sentence in each language, with the rules."""
    return [
        {"revision": row.number, "rules": list(row.rules), "ruling": dict(row.ruling)}
        | {lang: Language(lang, game).say(f"revision-{row.number}") for lang in LANGUAGES}
        for row in migration.since(game, revision)
    ]


def carried(table: Table) -> Any:
    """The state that the table would go on from under this program's rules.

    Raises:
        EngineError: as for `migration.carried`.
    """
    assert table.state is not None
    return migration.carried(table.game, msgspec.json.decode(table.state), table.revision)


def carry_over(table: Table, now: int) -> bool:
    """Let the game go on under this program's rules; whether it does from now on.

    Whoever is asked stays asked, with the time that was left.  Nobody can go back behind it.
    """
    if not table.rules_changed or table.gone or table.seeds is None:
        return False
    try:
        state = carried(table)
    except EngineError as error:
        LOGGER.warning("table %s waits: %s", table.id, error.brief)
        return False
    begun, game = table.revision, table.game
    undo.lapse(table, "rules")
    if table.times.ruling is not None:
        table.tell("ruling_lapsed", seat=table.times.ruling.seat, why="rules")
        table.times.ruling = None
    table.revision = game.revision
    go_on_from(table, state, now, changes=changes(game, begun), **{"from": begun})
    return True


def go_on_from(table: Table, state: Any, now: int, **told: Any) -> None:
    """The game goes on from this state, which the log keeps."""
    table.keep_position(state)
    table.tell(UPDATE, to=table.revision, program=kartentisch.__version__, position=table.state, **told)
    table.entries += 1
    table.undo, table.moves = [], []
    for seat in table.seats:
        seat.held, seat.orders = "", _still_known(table, seat.seat)
    if table.status == "playing":
        play.take_up(table, now)


def _still_known(table: Table, seat: int) -> str:
    """The seat's standing orders that the rules still know."""
    known = []
    for order in standing_orders.of(table.seats[seat]):
        try:
            orders.check(table.game, len(table.seats), order)
        except KartentischError:
            continue
        known.append(order)
    return msgspec.json.encode(known).decode() if known else ""
