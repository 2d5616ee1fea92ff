"""A table arrives from another house, and its game goes on here.

What the file says is checked before (`unpacked`), in a process of its own: its house has signed all of it, the log is
one chain, signed by the houses that it names, its record follows the rules, and the dice with the secrets that come
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
from kartentisch.engine.errors import EngineError, KartentischError
from kartentisch.engine.game import to_bytes
from kartentisch.engine.record import Record, is_update
from kartentisch.fairness.dice import HEX, owner_can_open
from kartentisch.fairness.log_proof import verify_log
from kartentisch.fairness.table_dice import EVERYBODY, TableDice, for_owner
from kartentisch.server import checking
from kartentisch.server.fairness import chains, heads
from kartentisch.server.fairness.chains import letter
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import ASIDES, BY_ORDER, KEYS, SEALED, TABLES
from kartentisch.server.tables import housekeeping, logbook, pauses, play, repository, standing_orders, workdays
from kartentisch.server.tables.lines import Line, entries_of
from kartentisch.server.tables.luggage import FORMAT, LUGGAGE, Luggage, is_sealed
from kartentisch.server.tables.names import LONGEST_NAME, harmless
from kartentisch.server.tables.table import Customs, House, Moved, Table, rules_changed
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


def read(text: bytes | str) -> Luggage:
    """What the file holds, not checked.  EngineError `bad_luggage`."""
    try:
        luggage = LUGGAGE.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _bad(str(error)[:200]) from None
    if luggage.format != FORMAT:
        raise _bad(f"format {luggage.format[:40]}")
    return luggage


def unpacked(text: str) -> dict[str, Any]:
    """Check everything that a file says; `state`: where its game stands.

    Raises:
        KartentischError: `bad_luggage`, `unknown_game`, `rules_changed`, and as for `verify_log`.
    """
    luggage = read(text)
    try:
        return {"state": _checked(luggage)}
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


def _checked(luggage: Luggage) -> str:
    game = games.load(luggage.game)
    if luggage.revision > game.revision:
        raise rules_changed(game, luggage.revision)
    table, lines = _table(luggage), _lines(luggage)
    _check_terms(luggage, table)
    last = lines[-1]
    if not last.kind == "departed" or last.body != {"to": luggage.to, "key": luggage.key}:
        raise _bad("departed")
    entries = entries_of(lines)
    seeds = luggage.seeds
    if seeds.course != "".join(letter(entry, game.clocks) for entry in entries) or seeds.closed or seeds.taken:
        raise _bad("seeds")
    dice = TableDice.load(luggage.chain)
    if dice.table != luggage.table or (dice.epoch, dice.root.hex()) != (seeds.epoch, seeds.root) or dice.asked:
        raise _bad("chain")
    if not 0 <= dice.floor <= dice.seq <= last.seq or (seeds.witnesses is None) != (dice.level == 1):
        raise _bad("chain")
    dice.open(luggage.sealed)
    if luggage.position is not None:
        checking.checked(luggage.game, luggage.position, tried=True)
    record = records.course(table, lines)
    record.proof = records.proof(table, lines)
    if len(entries) > records.MOST_ENTRIES:
        raise _bad("entries")
    verify_log(record, game, opened=dice.take_lines())
    _check_cards(luggage, lines)
    if not is_sealed(luggage):
        raise _bad("seal")
    state = _state(luggage, record)
    if state.over or state.chance:
        raise _bad("position")
    return to_bytes(game.dump(state)).decode()


def _state(luggage: Luggage, record: Record) -> Any:
    """Where the record leads to.  What no rules here have played is tried as a position that somebody brought is.

    Raises:
        KartentischError: `rules_changed` where its rules are not here, `bad_position`.
    """
    game = games.load(luggage.game)
    if any(part.last == len(record.entries) for part in record.unplayed(game)):
        raise rules_changed(game, luggage.revision)
    for entry in record.entries:
        if is_update(entry):
            checking.checked(luggage.game, msgspec.json.decode(entry["position"]), tried=True)
    return record.replay(game)


def _check_cards(luggage: Luggage, lines: Sequence[Line]) -> None:
    """What seats are told alone of hidden outcomes: each its own, and what was committed to in public.

    The seal over the file says that the old house wrote it, not that it is true: a seat could be shown another's cards.
    """
    committed: dict[tuple[int, int], dict[str, Any]] = {}
    told: list[dict[str, Any]] = []
    for line in lines:
        if line.kind == "dice":
            for text in line.body["lines"]:
                if (one := msgspec.json.decode(text))["t"] == "sealed":
                    committed[one["epoch"], one["i"]] = one
        told += line.body.get("cards", ())
    for row in luggage.sealed:
        public = committed[row["epoch"], row["i"]]
        if row["ctx"] != public["ctx"] or not owner_can_open(public, row):
            raise _bad("sealed")
    if told != [for_owner(row) for row in luggage.sealed if row["ctx"]["seat"] != EVERYBODY]:
        raise _bad("cards")


def _check_terms(luggage: Luggage, table: Table) -> None:
    """What the log does not state: nobody has to come to harm from it here."""
    if not luggage.table or len(luggage.table) > 32 or not ID.issuperset(luggage.table):
        raise _bad("table")
    for field in fields(Customs):
        value = getattr(luggage.customs, field.name)
        if isinstance(value, int) and not 0 <= value < LARGEST:
            raise _bad(field.name)
        if field.name in WORDS and value not in WORDS[field.name]:
            raise _bad(field.name)
    workdays.zone(luggage.customs.zone)
    for number, seat in enumerate(luggage.seats):
        agents = seat.bot in ("", *bots.BOTS) and seat.autopilot in ("", *play.AUTOPILOTS)
        right = seat.seat == number and seat.kind in ("person", "bot", "open") and agents
        if not right or (seat.holder is not None and not 0 <= seat.holder < MOST_HOLDERS):
            raise _bad(f"seat {number + 1}")
        if seat.name and not harmless(seat.name, 2 * LONGEST_NAME):
            raise _bad(f"seat {number + 1}")
        for order in standing_orders.of(seat):
            orders.check(table.game, len(luggage.seats), order)
    people = {seat.holder for seat in luggage.seats if seat.holder is not None}
    digests = set(luggage.links.values())
    if people != luggage.links.keys() or len(digests) < len(people) or not all(map(HEX.fullmatch, digests)):
        raise _bad("links")
    left = set(luggage.left)
    if len(left) < len(luggage.left) or left & people or any(not 0 <= one < MOST_HOLDERS for one in left):
        raise _bad("left")
    if not 0 <= luggage.owner < MOST_HOLDERS:
        raise _bad("owner")
    seeds, times = luggage.seeds, luggage.times
    if any(not 0 <= seat < len(luggage.seats) for seat in seeds.contributed):
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
    chairs, holders = range(len(luggage.seats)), range(MOST_HOLDERS)
    by_seat = [*times.banks, *times.credited, *times.vain, *times.away, *luggage.removals.gone, *luggage.removals.voted]
    by_seat += [*seeds.clocks, *seeds.commitments, *seeds.told, *(seat for seat, _ in luggage.by_order)]
    by_holder = [*times.vacations, *times.taken, *times.awaited, *seeds.able, *seeds.silent]
    if any(one not in chairs for one in by_seat) or any(one not in holders for one in by_holder):
        raise _bad("times")
    told = [times, luggage.removals, seeds, luggage.created, luggage.time_left, luggage.asides, luggage.by_order]
    if not all(abs(number) <= LATEST for number in _numbers(msgspec.to_builtins(told))):
        raise _bad("moments")


def arrive(connection: Connection, luggage: Luggage, state: str, now: int) -> Table:
    """Take the table in; `state`: as `unpacked` found it.

    It waits in a pause until all its people have come, or whoever leads it goes on.

    Raises:
        Rejected: `move_other_house` if it was sent to another one, `move_known` if it is here, or was, and
            `move_forked` if it left from here and this is not what became of it.
    """
    house = heads.identity_of(connection)
    if luggage.key != house.key:
        raise refuse("move_other_house", meant=luggage.key, found=house.key)
    last, signed = luggage.lines[-1], housekeeping.last_signed(connection, luggage.table)
    if last.seq <= signed:  # a file from before, too: what was played since would be undone
        raise refuse("move_known", table=luggage.table)
    _make_room(connection, luggage)
    housekeeping.signed_to(connection, luggage.table, last.seq)
    table = _table(luggage)
    earlier = House(luggage.house, luggage.veil, last.seq)
    table.moved, table.veil = Moved([*luggage.earlier, earlier]), secrets.token_hex(32)
    table.key, table.generation, table.state = house.key, house.generation, state
    table.invite = access_tokens.new_id(20)
    table.seats = [
        replace(seat, held="", invite=access_tokens.new_id(20) if seat.invite else "") for seat in table.seats
    ]
    seeds = luggage.seeds
    table.seeds, table.chain = seeds, to_bytes(luggage.chain).decode()
    table.entries = len(seeds.course)
    table.tell("arrived", key=house.key, house=luggage.house)
    brought = {table.seats[seat].holder for seat in seeds.contributed}
    chains.renew(table, sorted(holder for holder in brought if holder is not None))
    seeds.gathering = True
    pauses.gather(table, sorted({s.holder for s in table.seats if s.present and s.holder is not None}), now)
    play.take_up(table, now)
    _write(connection, luggage, now)
    repository.save(connection, table, now)
    return table


def _make_room(connection: Connection, luggage: Luggage) -> None:
    """A table that left from here, and comes back with all that it had, takes the place of what stayed."""
    others = (TABLES.c.round == luggage.table) & (TABLES.c.id != luggage.table)
    if connection.execute(select(TABLES.c.id).where(others).limit(1)).first() is not None:
        raise refuse("move_known", table=luggage.table)  # its links would open the games that followed it here
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == luggage.table)).first() is None:
        return
    known = repository.find(connection, luggage.table, lock=True)
    if not known.gone:
        raise refuse("move_known", table=luggage.table)
    if known.head not in (line.hash for line in luggage.lines if line.seq == known.seq):
        raise refuse("move_forked", table=luggage.table)
    housekeeping.remove(connection, luggage.table)


def _write(connection: Connection, luggage: Luggage, now: int) -> None:
    """The rows beside the table: its log, what is sealed, what stands beside it, and the links to its seats."""
    name = luggage.table
    rows = [
        {"table_id": name, "seq": line.seq, "at": line.at, "kind": line.kind, "body": to_bytes(line.body).decode(),
         "hash": line.hash, "signature": line.signature,
         "private": None if line.private is None else to_bytes(line.private).decode()}
        for line in luggage.lines
    ]  # fmt: skip
    logbook.write(connection, rows)
    others: list[tuple[Any, list[dict[str, Any]]]] = [
        (SEALED, [
            {"table_id": name, "epoch": row["epoch"], "number": row["i"], "row": to_bytes(row).decode()}
            for row in luggage.sealed
        ]),
        (BY_ORDER, [{"table_id": name, "seat": seat, "seq": seq} for seat, seq in luggage.by_order]),
        (ASIDES, [{"table_id": name, **asdict(row)} for row in luggage.asides]),
        (KEYS, [
            {"digest": digest, "round": name, "holder": holder, "purpose": "recovery", "created": now}
            for holder, digest in luggage.links.items()
        ]),
        (KEYS, [
            {"digest": access_tokens.digest(secrets.token_urlsafe(24)), "round": name, "holder": holder,
             "purpose": "revoked", "created": now}
            for holder in luggage.left
        ]),
    ]  # fmt: skip
    for target, values in others:
        if values:
            connection.execute(insert(target), values)


def _table(luggage: Luggage) -> Table:
    """As it left."""
    last = luggage.lines[-1] if luggage.lines else None
    if last is None:
        raise _bad("lines")
    return Table(
        luggage.table, luggage.table, luggage.game, luggage.revision, luggage.options,
        replace(luggage.customs, rated=False), "", luggage.created, False, "playing", luggage.owner, last.seq,
        position=luggage.position, removals=replace(luggage.removals, open=None), times=luggage.times,
        seeds=luggage.seeds, veil=luggage.veil, head=last.hash, signature=last.signature,
        time_left=luggage.time_left, seats=luggage.seats, moved=Moved(luggage.earlier), key=luggage.house,
    )  # fmt: skip


def _lines(luggage: Luggage) -> list[Line]:
    return [Line(x.seq, x.at, x.kind, x.body, x.hash, x.signature, x.private) for x in luggage.lines]


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
    return EngineError("bad_luggage", problem=problem)
