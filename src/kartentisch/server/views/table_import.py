"""A table arrives from another server, and its game goes on here.

What the file says is checked before (`unpacked`), in a process of its own: its server has signed all of it, the log is
one chain, signed by the servers that it names, its record follows the rules, and the dice with the secrets that come
along would open to what the log has committed to.  The position is what the record leads to, none of the file.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields, replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select

from kartentisch import bots, games
from kartentisch.bots import orders
from kartentisch.engine.entries import is_update
from kartentisch.engine.errors import EngineError, KartentischError
from kartentisch.engine.game import to_bytes
from kartentisch.engine.record import Record
from kartentisch.fairness.dice import HEX, owner_can_open
from kartentisch.fairness.log_proof import verify_log
from kartentisch.fairness.table_dice import EVERYBODY, TableDice, for_owner
from kartentisch.server import position_worker
from kartentisch.server.fairness import dice_chain, log_signing
from kartentisch.server.fairness.seeds import letter
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import BY_ORDER, KEYS, NOTEBOOK, SEALED, TABLES
from kartentisch.server.tables import housekeeping, logbook, pauses, play, repository, standing_orders, workdays
from kartentisch.server.tables.log_lines import Line, entries_of
from kartentisch.server.tables.names import LONGEST_NAME, harmless
from kartentisch.server.tables.table import EarlierServer, Moved, Table, TableSettings, rules_changed
from kartentisch.server.tables.transfer_file import ASIDES, FORMAT, TRANSFER, TransferFile, is_sealed
from kartentisch.server.views import records

LARGEST: Final = 2**31  # of an agreed number
LATEST: Final = 10**13  # ms since 1970, in 300 years: moments, stretches of time, and whatever is counted
MOST_HOLDERS: Final = 1_000_000  # who ever had a key at one table
WORDS: Final = {
    "chat": ("off", "phrases", "free"),
    "pace": ("fast", "normal", "slow"),
    "witness": ("off", "wish", "must"),
    "language": ("", "de", "en"),
    "on_timeout": play.AUTOPILOTS,
}
ID: Final = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")


def read(text: bytes | str) -> TransferFile:
    """What the file holds, not checked.  EngineError `bad_transfer`."""
    try:
        transfer = TRANSFER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _bad(str(error)[:200]) from None
    if transfer.format != FORMAT:
        raise _bad(f"format {transfer.format[:40]}")
    return transfer


def unpacked(text: str) -> dict[str, Any]:
    """Check everything that a file says; `state`: where its game stands.

    Raises:
        KartentischError: `bad_transfer`, `unknown_game`, `rules_changed`, and as for `verify_log`.
    """
    transfer = read(text)
    try:
        return {"state": _checked(transfer)}
    except KartentischError:
        raise
    except (
        ArithmeticError,
        AssertionError,
        AttributeError,
        LookupError,
        RecursionError,
        TypeError,
        ValueError,
    ) as fault:
        raise _bad(type(fault).__name__) from None


def _checked(transfer: TransferFile) -> str:
    game = games.load(transfer.game)
    if transfer.revision > game.revision:
        raise rules_changed(game, transfer.revision)
    table, lines = _table(transfer), _lines(transfer)
    _check_terms(transfer, table)
    last = lines[-1]
    if not last.kind == "departed" or last.body != {"to": transfer.to, "key": transfer.key}:
        raise _bad("departed")
    entries = entries_of(lines)
    seeds = transfer.seeds
    if seeds.course != "".join(letter(entry, game.clocks) for entry in entries) or seeds.closed or seeds.taken:
        raise _bad("seeds")
    dice = TableDice.load(transfer.chain)
    if dice.table != transfer.table or (dice.epoch, dice.root.hex()) != (seeds.epoch, seeds.root) or dice.asked:
        raise _bad("chain")
    if not 0 <= dice.floor <= dice.seq <= last.seq or (seeds.witnesses is None) != (dice.level == 1):
        raise _bad("chain")
    dice.open(transfer.sealed)
    if transfer.position is not None:
        position_worker.checked(transfer.game, transfer.position, tried=True)
    record = records.course(table, lines)
    record.proof = records.proof(table, lines)
    if len(entries) > records.MOST_ENTRIES:
        raise _bad("entries")
    verify_log(record, game, opened=dice.take_lines())
    _check_cards(transfer, lines)
    if not is_sealed(transfer):
        raise _bad("seal")
    state = _state(transfer, record)
    if state.over or state.chance:
        raise _bad("position")
    return to_bytes(game.dump(state)).decode()


def _state(transfer: TransferFile, record: Record) -> Any:
    """Where the record leads to.  What no rules here have played is tried as a position that somebody brought is.

    Raises:
        KartentischError: `rules_changed` where its rules are not here, `bad_position`.
    """
    game = games.load(transfer.game)
    if any(part.last == len(record.entries) for part in record.unplayed(game)):
        raise rules_changed(game, transfer.revision)
    for entry in record.entries:
        if is_update(entry):
            position_worker.checked(transfer.game, msgspec.json.decode(entry["position"]), tried=True)
    return record.replay(game)


def _check_cards(transfer: TransferFile, lines: Sequence[Line]) -> None:
    """What seats are told alone of hidden outcomes: each its own, and what was committed to in public.

    The seal over the file says that the old server wrote it, not that it is true: a seat could be shown other cards.
    """
    committed: dict[tuple[int, int], dict[str, Any]] = {}
    told: list[dict[str, Any]] = []
    for line in lines:
        if line.kind == "dice":
            for text in line.body["lines"]:
                if (one := msgspec.json.decode(text))["t"] == "sealed":
                    committed[one["epoch"], one["i"]] = one
        told += line.body.get("cards", ())
    for row in transfer.sealed:
        public = committed[row["epoch"], row["i"]]
        if row["ctx"] != public["ctx"] or not owner_can_open(public, row):
            raise _bad("sealed")
    if told != [for_owner(row) for row in transfer.sealed if row["ctx"]["seat"] != EVERYBODY]:
        raise _bad("cards")


def _check_terms(transfer: TransferFile, table: Table) -> None:
    """What the log does not state: nobody has to come to harm from it here."""
    if not transfer.table or len(transfer.table) > 32 or not ID.issuperset(transfer.table):
        raise _bad("table")
    for field in fields(TableSettings):
        value = getattr(transfer.customs, field.name)
        if isinstance(value, int) and not 0 <= value < LARGEST:
            raise _bad(field.name)
        if field.name in WORDS and value not in WORDS[field.name]:
            raise _bad(field.name)
    workdays.zone(transfer.customs.zone)
    for number, seat in enumerate(transfer.seats):
        agents = seat.bot in ("", *bots.BOTS) and seat.autopilot in ("", *play.AUTOPILOTS)
        right = seat.seat == number and seat.kind in ("person", "bot", "open") and agents
        if not right or (seat.holder is not None and not 0 <= seat.holder < MOST_HOLDERS):
            raise _bad(f"seat {number + 1}")
        if seat.name and not harmless(seat.name, 2 * LONGEST_NAME):
            raise _bad(f"seat {number + 1}")
        for order in standing_orders.of(seat):
            orders.check(table.game, len(transfer.seats), order)
    people = {seat.holder for seat in transfer.seats if seat.holder is not None}
    digests = set(transfer.links.values())
    if people != transfer.links.keys() or len(digests) < len(people) or not all(map(HEX.fullmatch, digests)):
        raise _bad("links")
    left = set(transfer.left)
    if len(left) < len(transfer.left) or left & people or any(not 0 <= one < MOST_HOLDERS for one in left):
        raise _bad("left")
    if not 0 <= transfer.owner < MOST_HOLDERS:
        raise _bad("owner")
    seeds, times = transfer.seeds, transfer.times
    if any(not 0 <= seat < len(transfer.seats) for seat in seeds.contributed):
        raise _bad("seeds")
    if (
        times.stand_ins
        or times.substitutes
        or times.invite
        or times.pause
        or times.asked
        or times.ruling
        or times.banned
        or times.seen
    ):
        raise _bad("times")
    seat_numbers, holders = range(len(transfer.seats)), range(MOST_HOLDERS)
    by_seat = [
        *times.banks,
        *times.credited,
        *times.vain,
        *times.away,
        *transfer.removals.gone,
        *transfer.removals.voted,
    ]
    by_seat += [*seeds.clocks, *seeds.commitments, *seeds.told, *(seat for seat, _ in transfer.by_order)]
    by_holder = [*times.vacations, *times.taken, *times.awaited, *seeds.able, *seeds.silent]
    if any(one not in seat_numbers for one in by_seat) or any(one not in holders for one in by_holder):
        raise _bad("times")
    told = [times, transfer.removals, seeds, transfer.created, transfer.time_left, transfer.asides, transfer.by_order]
    if not all(abs(number) <= LATEST for number in _numbers(msgspec.to_builtins(told))):
        raise _bad("moments")


def arrive(connection: Connection, transfer: TransferFile, state: str, now: int) -> Table:
    """Take the table in; `state`: as `unpacked` found it.

    It waits in a pause until all its people have come, or whoever leads it goes on.

    Raises:
        Rejected: `move_other_server` if it was sent to another one, `move_known` if it is here, or was, and
            `move_forked` if it left from here and this is not what became of it.
    """
    server = log_signing.identity_of(connection)
    if transfer.key != server.key:
        raise refuse("move_other_server", meant=transfer.key, found=server.key)
    last, signed = transfer.lines[-1], housekeeping.last_signed(connection, transfer.table)
    if last.seq <= signed:  # a file from before, too: what was played since would be undone
        raise refuse("move_known", table=transfer.table)
    _make_room(connection, transfer)
    housekeeping.signed_to(connection, transfer.table, last.seq)
    table = _table(transfer)
    earlier = EarlierServer(transfer.house, transfer.veil, last.seq)
    table.moved, table.veil = Moved([*transfer.earlier, earlier]), secrets.token_hex(32)
    table.key, table.generation, table.state = server.key, server.generation, state
    table.invite = access_tokens.new_id(20)
    table.seats = [
        replace(seat, held="", invite=access_tokens.new_id(20) if seat.invite else "") for seat in table.seats
    ]
    seeds = transfer.seeds
    table.seeds, table.chain = seeds, to_bytes(transfer.chain).decode()
    table.entries = len(seeds.course)
    table.tell("arrived", key=server.key, house=transfer.house)
    brought = {table.seats[seat].holder for seat in seeds.contributed}
    dice_chain.renew(table, sorted(holder for holder in brought if holder is not None))
    seeds.gathering = True
    pauses.gather(table, sorted({s.holder for s in table.seats if s.present and s.holder is not None}), now)
    play.take_up(table, now)
    _write(connection, transfer, now)
    repository.save(connection, table, now)
    return table


def _make_room(connection: Connection, transfer: TransferFile) -> None:
    """A table that left from here, and comes back with all that it had, takes the place of what stayed."""
    others = (TABLES.c.round == transfer.table) & (TABLES.c.id != transfer.table)
    if connection.execute(select(TABLES.c.id).where(others).limit(1)).first() is not None:
        raise refuse("move_known", table=transfer.table)  # its links would open the games that followed it here
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == transfer.table)).first() is None:
        return
    known = repository.find(connection, transfer.table, lock=True)
    if not known.gone:
        raise refuse("move_known", table=transfer.table)
    if known.head not in (line.hash for line in transfer.lines if line.seq == known.seq):
        raise refuse("move_forked", table=transfer.table)
    housekeeping.remove(connection, transfer.table)


def _write(connection: Connection, transfer: TransferFile, now: int) -> None:
    """The rows beside the table: its log, what is sealed, what stands beside it, and the links to its seats."""
    name = transfer.table
    rows = [
        {"table_id": name, "seq": line.seq, "at": line.at, "kind": line.kind, "body": to_bytes(line.body).decode(),
         "hash": line.hash, "signature": line.signature,
         "private": None if line.private is None else to_bytes(line.private).decode()}
        for line in transfer.lines
    ]  # fmt: skip
    logbook.write(connection, rows)
    others: list[tuple[Any, list[dict[str, Any]]]] = [
        (SEALED, [
            {"table_id": name, "epoch": row["epoch"], "number": row["i"], "row": to_bytes(row).decode()}
            for row in transfer.sealed
        ]),
        (BY_ORDER, [{"table_id": name, "seat": seat, "seq": seq} for seat, seq in transfer.by_order]),
        (NOTEBOOK, [
            {"table_id": name, **{ASIDES[field].key: value for field, value in asdict(row).items()}}
            for row in transfer.asides
        ]),
        (KEYS, [
            {"digest": digest, "round": name, "holder": holder, "purpose": "recovery", "created": now}
            for holder, digest in transfer.links.items()
        ]),
        (KEYS, [
            {"digest": access_tokens.digest(secrets.token_urlsafe(24)), "round": name, "holder": holder,
             "purpose": "revoked", "created": now}
            for holder in transfer.left
        ]),
    ]  # fmt: skip
    for target, values in others:
        if values:
            connection.execute(insert(target), values)


def _table(transfer: TransferFile) -> Table:
    """As it left."""
    last = transfer.lines[-1] if transfer.lines else None
    if last is None:
        raise _bad("lines")
    return Table(
        transfer.table, transfer.table, transfer.game, transfer.revision, transfer.options,
        replace(transfer.customs, rated=False), "", transfer.created, False, "playing", transfer.owner, last.seq,
        position=transfer.position, removals=replace(transfer.removals, open=None), times=transfer.times,
        seeds=transfer.seeds, veil=transfer.veil, head=last.hash, signature=last.signature,
        time_left=transfer.time_left, seats=transfer.seats, moved=Moved(transfer.earlier), key=transfer.house,
    )  # fmt: skip


def _lines(transfer: TransferFile) -> list[Line]:
    return [Line(x.seq, x.at, x.kind, x.body, x.hash, x.signature, x.private) for x in transfer.lines]


def _numbers(data: Any) -> Iterator[int]:
    """All that stand somewhere in plain data."""
    if isinstance(data, int):
        yield data
    elif isinstance(data, list | tuple):
        for one in data:
            yield from _numbers(one)
    elif isinstance(data, dict):
        for one in data.values():
            yield from _numbers(one)


def _bad(problem: str) -> EngineError:
    return EngineError("bad_transfer", problem=problem)
