"""Going back farther than one may alone: a seat asks, the other people agree or not.

The question lapses when somebody plays on by hand, when its time is up, and when one of them refuses.  Bots and
autopilots are not asked.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from kartentisch.engine.errors import EngineError
from kartentisch.engine.record import FORMAT, Record
from kartentisch.server import playing, tables
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import Plea, Table


def ask(connection: Connection, table: Table, seat: int, line: int | None, now: int) -> None:
    """Ask to go back to before an answer of the seat: its last one, or the one in that line of the log.

    Raises:
        Rejected: `not_started`, `table_over`, `undo_open`, `nothing_to_undo`, `no_such_answer`, `cannot_go_back`.
    """
    _playing(table)
    if table.plea is not None:
        raise refuse("undo_open")
    standing = _standing(connection, table)
    own = [seq for seq, entry in standing if "action" in entry and entry["seat"] == seat]
    if not own:
        raise refuse("nothing_to_undo")
    if line is not None and line not in own:
        raise refuse("no_such_answer", line=line)
    line = own[-1] if line is None else line
    _position(table, standing, line)
    waiting = [place.seat for place in table.seats if place.present and place.seat != seat]
    until = now + 1000 * table.customs.patience_seconds
    table.plea = Plea(f"{table.seq + 1}-undo", seat, line, waiting, until)
    table.tell("undo_asked", seat=seat, line=line, waiting=waiting, until=until)
    settle(connection, table, now)


def answer(
    connection: Connection, table: Table, own: list[int], seat: int | None, plea: str | None, yes: bool, now: int
) -> None:
    """Agree or refuse for the seat, or for all own seats that are asked; whoever asks may refuse, to withdraw.

    Raises:
        Rejected: `foreign_seat`, `nothing_asked`, `stale_decision`.
    """
    if seat is not None and seat not in own:
        raise refuse("foreign_seat")
    asked = table.plea
    if asked is None:
        raise refuse("nothing_asked")
    if plea != asked.id:
        raise refuse("stale_decision", decision=plea or "", open=asked.id)
    if not yes and asked.seat in own and seat in (None, asked.seat):
        lapse(table, "withdrawn")
        return
    mine = [waiting for waiting in asked.waiting if waiting in own and seat in (None, waiting)]
    if not mine:
        raise refuse("nothing_asked")
    for number in mine:
        table.tell("undo_answered", seat=number, yes=yes)
    if not yes:
        lapse(table, "refused")
        return
    asked.waiting = [number for number in asked.waiting if number not in mine]
    settle(connection, table, now)


def lapse(table: Table, why: str) -> None:
    if table.plea is not None:
        table.tell("undo_lapsed", seat=table.plea.seat, why=why)
        table.plea = None


def played_on(table: Table) -> None:
    """A person has played on instead of answering."""
    lapse(table, "played")


def settle(connection: Connection, table: Table, now: int) -> None:
    """Go back if nobody is left to agree; forget the question if its time is up."""
    plea = table.plea
    if plea is None:
        return
    if plea.until <= now:
        lapse(table, "time")
        return
    plea.waiting = [seat for seat in plea.waiting if table.seats[seat].present]
    if plea.waiting:
        return
    standing = _standing(connection, table)
    state, entries = _position(table, standing, plea.line)
    table.plea = None
    playing.return_to(table, plea.seat, plea.line, state, entries, now)


def _playing(table: Table) -> None:
    if table.status != "playing":
        raise refuse("not_started" if table.status == "waiting" else "table_over")


def _standing(connection: Connection, table: Table) -> list[tuple[int, dict[str, Any]]]:
    """The entries of the record that were not taken back, each with its line of the log."""
    told = [(line.seq, line.kind, line.body) for line in tables.log(connection, table.id)]
    first = table.seq - len(table.lines) + 1
    told += [(first + number, kind, body) for number, (kind, body) in enumerate(table.lines)]
    standing: list[tuple[int, dict[str, Any]]] = []
    for seq, kind, body in told:
        if kind == "entry":
            standing.append((seq, body))
        elif kind == "taken_back":
            del standing[body["entries"] :]
    return standing


def _position(table: Table, standing: list[tuple[int, dict[str, Any]]], line: int) -> tuple[Any, int]:
    """The state before the answer in this line, from playing the record again, and how many entries led to it.

    Raises:
        Rejected: `cannot_go_back`: the rules have changed since, or the answer was taken back.
    """
    entries = [entry for seq, entry in standing if seq < line]
    header: dict[str, Any] = {
        "kartentisch": FORMAT,
        "game": table.game_name,
        "revision": table.revision,
        "players": table.names,
        "options": table.options,
    }
    if table.position is not None:
        header["position"] = table.position
    if line not in [seq for seq, _ in standing]:
        raise refuse("cannot_go_back")
    try:
        return Record(header, entries).replay(table.game), len(entries)
    except EngineError:
        raise refuse("cannot_go_back") from None


__all__ = ["answer", "ask", "lapse", "played_on", "settle"]
