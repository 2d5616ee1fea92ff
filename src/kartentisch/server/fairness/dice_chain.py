"""The verifiable dice of a table: its chain, the seats' seeds, and what waits for them.

docs/protocol/dice.md and docs/protocol/log.md specify this.

A chain is committed to when the table is opened.  People who sit down may commit to a seed and tell it when all
commitments are written; whoever does not is played with the server's seed, and everybody sees that.  Nobody can hold
the table up: after PATIENCE the epoch is void, and the next one takes nothing from those who kept silent, so there
are at most as many void epochs as people.
"""

from __future__ import annotations

import secrets
from collections.abc import Container, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.kernel import State
from kartentisch.fairness.dice import LINKS, SIZE, VERSION, seed_commitment
from kartentisch.fairness.table_dice import EVERYBODY, SERVER, TableDice, for_owner
from kartentisch.server.fairness.seeds import Seeds, letter
from kartentisch.server.fairness.witnesses import EACH, Witnesses
from kartentisch.server.fairness.witnesses import PATIENCE as WITNESS_PATIENCE
from kartentisch.server.refusals import refuse

PATIENCE: Final = 10_000  # ms for commitments or seeds of those who are known to bring them


class SeatOfDice(Protocol):
    """What the dice look at of a seat; `kartentisch.server.tables.table.Seat` is one."""

    seat: int
    kind: str
    holder: int | None

    @property
    def agent(self) -> str: ...

    @property
    def present(self) -> bool: ...


class TableOfDice(Protocol):
    """What the dice look at of a table; `kartentisch.server.tables.table.Table` is one."""

    id: str
    status: str
    chain: str | None
    seeds: Seeds | None
    dice: TableDice | None
    ahead: int | None
    generation: str
    sealed: list[dict[str, Any]]
    here: Container[int | None] | None

    @property
    def dice_level(self) -> int: ...

    @property
    def witnesses_wanted(self) -> int: ...

    @property
    def game(self) -> Game: ...

    @property
    def seats(self) -> Sequence[SeatOfDice]: ...

    def tell(self, kind: str, **body: Any) -> None: ...


def lay(
    table: TableOfDice, links: int = LINKS, able: Sequence[int] = (), entries: Sequence[Mapping[str, Any]] = ()
) -> None:
    """Commit to a new chain, before any seat's seed is known.

    Args:
        able: holders that will bring seeds.
        entries: of the record that the table begins with.
    """
    table.dice = TableDice(table.id, secrets.token_bytes(SIZE), secrets.token_bytes(SIZE), links, table.dice_level)
    course = "".join(letter(entry, table.game.clocks) for entry in entries)
    table.seeds = Seeds(able=list(able), since=len(entries), course=course, generation=table.generation)
    table.seeds.witnesses = Witnesses() if table.dice.level == 2 else None
    table.dice.at(table.seeds.answers)
    _committed(table)


def dice_of(table: TableOfDice) -> TableDice:
    """The dice, as they are stored or as they are by now."""
    if table.dice is None:
        assert table.chain is not None
        table.dice = TableDice.load(msgspec.json.decode(table.chain))
        if table.ahead is not None:
            table.dice.at(table.ahead)
    return table.dice


class Source:
    """The dice of a table as its source of chance: they are looked at when the rules ask for an outcome, not before."""

    def __init__(self, table: TableOfDice) -> None:
        self._table = table

    def outcome(self, s: State) -> int | None:
        return dice_of(self._table).outcome(s)


class _Epoch(msgspec.Struct):
    """What is looked at of a stored one: `kartentisch.fairness.dice_epoch.Epoch`."""

    roll: int
    links: int


class _Chain(msgspec.Struct):
    epochs: list[_Epoch]


_CHAIN: Final = Decoder(_Chain)


def _runs_out(roll: int, links: int) -> bool:
    """Whether so few links of a chain are left that the next epoch is to begin."""
    return (links - roll + 1) * 8 <= links


def _rest(table: TableOfDice, seeds: Seeds) -> bool:
    """Whether nothing is to be done with the dice before somebody asks for an outcome: then they are not even read."""
    if table.dice is not None or table.chain is None or seeds.witnesses is not None or not seeds.ready or seeds.closed:
        return False
    if seeds.taken or (seeds.generation and seeds.generation != table.generation):
        return False
    now = _CHAIN.decode(table.chain).epochs[-1]
    return not _runs_out(now.roll, now.links)


def renew(table: TableOfDice, able: Sequence[int]) -> None:
    """Begin a new epoch: new secrets, and new seeds of those who bring some."""
    dice, seeds = dice_of(table), table.seeds
    assert seeds is not None
    dice.renew(secrets.token_bytes(SIZE), secrets.token_bytes(SIZE), dice.links)
    seeds.commitments, seeds.told, seeds.contributed = {}, {}, []
    seeds.seated = seeds.ready = False
    seeds.able, seeds.due, seeds.generation = list(able), 0, table.generation
    if seeds.witnesses is not None:
        seeds.witnesses.begin_anew()
    _committed(table)


def _committed(table: TableOfDice) -> None:
    assert table.seeds is not None
    dice = dice_of(table)
    table.seeds.epoch, table.seeds.root = dice.epoch, dice.root.hex()
    tell(table)


def tell(table: TableOfDice) -> None:
    """New lines of the dice into the log, and sealed results to where they are kept."""
    if table.dice is None:  # nobody has asked them
        return
    dice = table.dice
    lines, rows = dice.take_lines(), dice.take_sealed()
    if not lines:
        return
    table.sealed = [*table.sealed, *rows]
    seeds = table.seeds
    if seeds is not None and seeds.witnesses is not None:
        seeds.witnesses.follow(lines)
        if seeds.ready and seeds.witnesses.asked is None:
            seeds.due = 0
    body: dict[str, Any] = {"lines": lines}
    cards = [for_owner(row) for row in rows if row["ctx"]["seat"] != EVERYBODY]
    if cards:
        body["cards"] = cards
    table.tell("dice", **body)


# ---------------------------------------------------------------------- seeds
def commit(table: TableOfDice, seat: int, epoch: int, commitment: str, root: str = "") -> None:
    """A seat commits to its seed, and to a chain of witness links if it has one.

    Raises:
        Rejected: `seed_late` if the epoch is over or its commitments are written, and for a holder who has just
            kept one back: whoever may commit again and again and tell nothing holds the table up for ever.
    """
    seeds = _of_epoch(table, epoch)
    if table.seats[seat].holder in seeds.silent:
        raise refuse("seed_late")
    if seeds.seated or seeds.commitments.get(seat, commitment) != commitment:
        raise refuse("seed_late")
    if seat not in seeds.commitments:
        seeds.commitments[seat] = commitment
        if root and seeds.witnesses is not None:
            seeds.witnesses.roots[seat], seeds.witnesses.holders[seat] = root, table.seats[seat].holder
        table.tell("committed", seat=seat, epoch=epoch, commitment=commitment)


def say(table: TableOfDice, seat: int, epoch: int, seed: str) -> None:
    """A seat tells its seed.

    Raises:
        Rejected: `seed_late`, and `seed_early` before the commitments are written.
        EngineError: `dice_seed` if it is not what the seat committed to.
    """
    seeds = _of_epoch(table, epoch)
    if not seeds.seated:
        raise refuse("seed_early")
    if seeds.ready or seat not in seeds.commitments:
        raise refuse("seed_late")
    if seed_commitment(table.id, epoch, seat, bytes.fromhex(seed)).hex() != seeds.commitments[seat]:
        raise EngineError("dice_seed", seat=seat)
    if seat not in seeds.told:
        seeds.told[seat] = seed
        table.tell("seeded", seat=seat, epoch=epoch)


def _of_epoch(table: TableOfDice, epoch: int) -> Seeds:
    seeds = table.seeds
    if seeds is None or seeds.closed or epoch != seeds.epoch:
        raise refuse("seed_late")
    return seeds


def stood_up(table: TableOfDice, seat: int) -> None:
    """A seat became free before the game: its commitment is worth nothing, and a salt with it neither."""
    seeds = table.seeds
    if seeds is None:
        return
    seeds.starting, seeds.due = False, 0
    if seeds.seated:
        renew(table, ())
    else:
        seeds.commitments.pop(seat, None)
        if seeds.witnesses is not None:
            seeds.witnesses.roots.pop(seat, None)
            seeds.witnesses.holders.pop(seat, None)


def advance(table: TableOfDice, now: int) -> bool:
    """Write what the seats have brought; whether the dice are ready."""
    seeds = table.seeds
    assert seeds is not None
    if seeds.ready or seeds.closed:
        return seeds.ready
    urgent = seeds.starting or (table.status == "playing" and not seeds.gathering)
    if not seeds.seated and not _seat(table, seeds, urgent, now):
        return False
    missing = [seat for seat in seeds.commitments if seat not in seeds.told]
    if missing:
        if not _too_late(seeds, urgent, now):
            return False
        keep_silent = {table.seats[seat].holder for seat in missing}
        able = {table.seats[seat].holder for seat in seeds.told} - keep_silent
        seeds.silent = sorted({*seeds.silent, *(h for h in keep_silent if h is not None)})
        renew(table, sorted(holder for holder in able if holder is not None))
        return advance(table, now)
    dice_of(table).reveal([seeds.told.get(seat.seat, SERVER) for seat in table.seats])
    seeds.ready, seeds.due, seeds.contributed = True, 0, sorted(seeds.told)
    seeds.silent = []  # the next epoch is open to all again
    tell(table)
    return True


def _seat(table: TableOfDice, seeds: Seeds, urgent: bool, now: int) -> bool:
    """Write the commitments, if all are there or nobody is waited for any longer."""
    people = {seat.holder for seat in table.seats if seat.holder is not None and not seat.agent}
    missing = people - {table.seats[seat].holder for seat in seeds.commitments} - set(seeds.silent)
    if urgent:
        if missing & set(seeds.able) and not _too_late(seeds, urgent, now):
            return False
    elif missing or not seeds.commitments or any(seat.kind == "open" for seat in table.seats) or few_witnesses(table):
        return False
    dice_of(table).seat([seeds.commitments.get(seat.seat, SERVER) for seat in table.seats])
    if seeds.witnesses is not None:
        dice_of(table).witnesses([seeds.witnesses.roots.get(seat.seat, SERVER) for seat in table.seats], EACH)
    seeds.seated, seeds.due = True, 0
    tell(table)
    return True


def _too_late(seeds: Seeds, urgent: bool, now: int) -> bool:
    """Whether waiting ends; it begins when something depends on it."""
    if not urgent:
        return False
    if not seeds.due:
        seeds.due = now + PATIENCE
    return now >= seeds.due


# ---------------------------------------------------------------------- witnesses
def few_witnesses(table: TableOfDice) -> bool:
    """Whether fewer people have brought a chain than the game needs to begin."""
    witnesses = table.seeds.witnesses if table.seeds is not None else None
    return witnesses is not None and witnesses.people < table.witnesses_wanted


def call_off(table: TableOfDice) -> None:
    """The game does not begin without them; new dice take what all bring by then."""
    seeds = table.seeds
    assert seeds is not None
    seeds.starting = False
    renew(table, [holder for seat in seeds.contributed if (holder := table.seats[seat].holder) is not None])
    table.tell("called_off", why="witnesses")


def bring(table: TableOfDice, seat: int, epoch: int, i: int, link: str) -> None:
    """What a seat was asked for; as for `Witnesses.bring`."""
    seeds = table.seeds
    if seeds is None or seeds.closed or seeds.witnesses is None:
        raise refuse("witness_late")
    seeds.witnesses.bring(dice_of(table), seat, epoch, i, link)


def back(table: TableOfDice, seat: int) -> None:
    """The seat's browser can be asked again."""
    seeds = table.seeds
    if seeds is not None and seeds.witnesses is not None and not seeds.closed and seeds.witnesses.back(seat):
        table.tell("witness_back", seat=seat)


def give_up(table: TableOfDice, now: int) -> None:
    """Wait no longer for a witness whose time is up."""
    seeds = table.seeds
    if seeds is None or seeds.witnesses is None or seeds.witnesses.asked is None:
        return
    dice = dice_of(table)
    if dice.asked is not None and "witness" not in dice.asked and now >= seeds.due:
        seeds.witnesses.fell_back(dice.fall_back(), now)


# ---------------------------------------------------------------------- outcomes
def prepare(table: TableOfDice, answers: int, now: int, actor: int | None = None) -> None:
    """Before every command: dice that are not spent, and know how many answers the record will hold.

    Args:
        actor: the seat that answers.
    """
    if table.seeds is None:
        raise EngineError("dice_setup")
    rewind(table)
    if _rest(table, table.seeds):
        table.ahead = answers
        return
    refresh(table)
    advance(table, now)
    dice = dice_of(table)
    dice.at(answers)
    witnesses = table.seeds.witnesses
    if witnesses is not None:
        witnesses.actor = witnesses.actor if actor is None else actor
        dice.witness = lambda: _choose(table, witnesses, now)


def _choose(table: TableOfDice, witnesses: Witnesses, now: int) -> int | None:
    """Whom to ask for a link, and from now on somebody is waited for; None for nobody."""
    assert table.seeds is not None
    seat = witnesses.choose(dice_of(table), table.seats, table.here, now)
    table.seeds.due = 0 if seat is None else now + WITNESS_PATIENCE
    return seat


def give_back(table: TableOfDice, lost: int) -> bool:
    """The server was away so long: whoever is waited for has the time back; whether anybody is."""
    seeds = table.seeds
    if seeds is None:
        return False
    if seeds.witnesses is not None:
        seeds.witnesses.rests = {seat: moment + lost for seat, moment in seeds.witnesses.rests.items()}
    seeds.due += lost if seeds.due else 0
    return bool(seeds.due)


def refresh(table: TableOfDice) -> None:
    """A new epoch, if the chain ends, or if the server went back to a backup: some indices may have been told since."""
    dice, seeds = dice_of(table), table.seeds
    assert seeds is not None
    restored = bool(seeds.generation) and seeds.generation != table.generation
    if restored:
        table.tell("restored")
    if restored or (seeds.ready and _runs_out(dice.links - dice.left + 1, dice.links)):
        brought = (table.seats[seat].holder for seat in seeds.contributed)
        renew(table, sorted({holder for holder in brought if holder is not None}))


def rewind(table: TableOfDice) -> None:
    """If outcomes were taken back: the dice go on, and say which of them still stand.

    Whatever state was put back, this is seen from the log alone.
    """
    seeds = table.seeds
    if seeds is None or (table.dice is None and not seeds.taken):
        return
    dice = dice_of(table)
    if seeds.standing < dice.standing or (seeds.taken and dice.asked is not None):
        dice.rewind(seeds.standing, min(seeds.answers, dice.floor))
        tell(table)
    seeds.taken = False


def open_all(table: TableOfDice, rows: Sequence[Mapping[str, Any]]) -> None:
    """After the game: every secret is told.  `rows`: all sealed results of the table."""
    assert table.seeds is not None
    dice_of(table).open(rows)
    tell(table)
    table.seeds.closed, table.seeds.due = True, 0


# ---------------------------------------------------------------------- what everybody may know
def summary(table: TableOfDice) -> dict[str, Any] | None:
    """The level in force, and who brought a seed; None for a table that is older than the dice."""
    seeds = table.seeds
    if seeds is None:
        return None
    return {
        "version": VERSION,
        "level": 1 if seeds.witnesses is None else 2,
        "epoch": seeds.epoch,
        "root": seeds.root,
        "committed": sorted(seeds.commitments),
        "contributed": seeds.contributed,
        "seated": seeds.seated,
        "ready": seeds.ready,
        "starting": seeds.starting,
        "due": seeds.due or None,
        "witness": None if seeds.witnesses is None else seeds.witnesses.summary(len(table.seats)),
    }
