"""What all parts of a running server share, and who is calling."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock
from typing import Final

from sqlalchemy import Connection

from kartentisch.engine.errors import Rejected
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.match import ChanceSource
from kartentisch.server import people
from kartentisch.server.bot_pool import BotPool
from kartentisch.server.fairness import dice_chain
from kartentisch.server.rates import Rate
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import STILL
from kartentisch.server.store.wakeups import Wakeups
from kartentisch.server.tables import clocks, repository, revisions, time_limit
from kartentisch.server.tables.bot_thoughts import BotThoughts
from kartentisch.server.tables.health import Heartbeat
from kartentisch.server.tables.table import Table
from kartentisch.server.worker_pool import WorkerPool


@dataclass(frozen=True)
class Limits:
    """What one visitor may ask of the server; 0 switches a limit off."""

    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024  # an imported game
    address_rate: float = 20.0  # requests a second
    address_burst: int = 200
    table_rate: float = 20.0  # changes a second of one holder at one table
    table_burst: int = 100
    streams: int = 64  # of one address
    connections: int = 512  # of one address that is no proxy
    unplayed: int = 100  # tables of one address that nobody has played
    alone_of_one: int = 8  # tables of one address where bots play alone
    alone: int = 200  # and of all
    import_seconds: float = 120.0  # between two games that one address brings
    import_burst: int = 6
    review_seconds: float = 120.0  # between two reviews that one address asks for
    review_burst: int = 6
    branch_seconds: float = 20.0  # between two "What if?" of one address
    branch_burst: int = 12
    vacation_seconds: float = 1_800.0  # between two times that somebody takes days off
    vacation_burst: int = 6
    position_share: float = 0.1  # of the helper that looks at drawn positions, for one address
    position_burst: float = 15.0  # seconds of it
    odds_share: float = 0.2  # of the helper that computes odds, for one address
    odds_burst: float = 15.0  # seconds of it
    past_share: float = 0.1  # of the one thread that plays games again, for one address
    past_burst: float = 15.0  # seconds of it
    person_seconds: float = 60.0  # between two people who become somebody, of one address
    person_burst: int = 20
    notification_seconds: float = 30.0  # between two new channels, or tests of them, of one address
    notification_burst: int = 12
    notebook_rate: float = 2.0  # notes, plans and words to allies a second, of one holder at one table
    notebook_burst: int = 60
    unasked_rate: float = 1.0  # commands a second that nobody asked for, or refused ones, of one holder at one table
    unasked_burst: int = 120
    heartbeat: float = 15.0  # seconds between signs of life on a quiet stream
    slow: float = 0.25  # seconds; slower answers are logged as slow

    @classmethod
    def none(cls) -> Limits:
        """Without those of visitors; sizes stay."""
        return cls(
            address_rate=0,
            table_rate=0,
            streams=0,
            connections=0,
            unplayed=0,
            alone_of_one=0,
            alone=0,
            import_seconds=0,
            review_seconds=0,
            branch_seconds=0,
            vacation_seconds=0,
            position_share=0,
            odds_share=0,
            past_share=0,
            person_seconds=0,
            notification_seconds=0,
            notebook_rate=0,
            unasked_rate=0,
        )


@dataclass(frozen=True)
class Retention:
    """After how many days without anything happening tables are removed or packed; 0: never.

    Attributes:
        waiting_days: removed, if the game has not begun.
        unplayed_days: removed, if the game is over and nobody has a seat: bots alone, or brought to be looked at.
        packed_days: games that are over are packed; they read as before.
        finished_days: games that are over are removed.
        moved_days: removed, if the game went on in another server.
    """

    waiting_days: int = 30
    unplayed_days: int = 7
    packed_days: int = 30
    finished_days: int = 0
    moved_days: int = 365


@dataclass
class Context:
    """Attributes:
    limits: what strangers may ask for; nothing is limited but sizes, if they are left out.
    chance: the source of chance of a table: its verifiable dice.
    here: the holders who have a stream of a table open; None: nothing is known about that.
    seed: of the bots.
    failures: tables at which the timekeeper could not go on, and how often in a row; see `stopped`.
    later: tables that are left to processes of a later program, and until when.
    metrics_token: opens the figures from elsewhere; empty: they are for this machine only.
    vacation_days: that somebody may take in a year, over all their tables.
    helped: processes elsewhere let bots answer and review games; this one does where they do not.
    threads: whether there are threads and processes; a browser has none for us.
    """

    store: Store
    limits: Limits = field(default_factory=Limits.none)
    chance: Callable[[Table], ChanceSource] = dice_chain.Source
    seed: Callable[[], int] = lambda: secrets.randbits(62)
    metrics_token: str = ""
    retention: Retention = field(default_factory=Retention)
    vacation_days: int = 28
    threads: bool = True
    helped: bool = False
    wakeups: Wakeups = field(default_factory=Wakeups)
    heartbeat: Heartbeat = field(default_factory=Heartbeat)
    failures: dict[str, int] = field(default_factory=dict)
    later: dict[str, int] = field(default_factory=dict)
    workers: WorkerPool = field(init=False)
    here: Callable[[str], Container[int | None] | None] = field(init=False)
    bot_pool: BotPool = field(default_factory=BotPool)
    thoughts: BotThoughts = field(init=False)
    holders: Rate = field(init=False)  # what those who hold a key may do
    imports: Rate = field(init=False)  # games that are brought
    reviews: Rate = field(init=False)  # reviews that are asked for
    branches: Rate = field(init=False)  # games that branch off
    asides: Rate = field(init=False)  # what is written beside the log
    wills: Rate = field(init=False)  # what stays in the log, or beside it, without the game having asked
    vacations: Rate = field(init=False)  # days off that somebody takes: all their tables are told
    checks: Rate = field(init=False)  # positions that are looked at, in seconds
    looks: Rate = field(init=False)  # positions of the past, in seconds
    importing: Lock = field(default_factory=Lock)  # one at a time: each is a second of work

    def __post_init__(self) -> None:
        self.workers = WorkerPool(self.store.sqlite, self.threads)
        self.here = self.wakeups.holders
        self.thoughts = BotThoughts(self.bot_pool, self.wakeups.work.set)
        limits = self.limits
        self.command_rate = Rate(limits.table_rate, limits.table_burst)
        self.import_rate = Rate(1 / limits.import_seconds if limits.import_seconds else 0, limits.import_burst)
        self.review_rate = Rate(1 / limits.review_seconds if limits.review_seconds else 0, limits.review_burst)
        self.notebook_rate = Rate(limits.notebook_rate, limits.notebook_burst)
        self.unasked_rate = Rate(limits.unasked_rate, limits.unasked_burst)
        self.branch_rate = Rate(1 / limits.branch_seconds if limits.branch_seconds else 0, limits.branch_burst)
        self.vacation_rate = Rate(1 / limits.vacation_seconds if limits.vacation_seconds else 0, limits.vacation_burst)
        self.position_time = Rate(limits.position_share, limits.position_burst)
        self.past_time = Rate(limits.past_share, limits.past_burst)
        self.odds_time = Rate(limits.odds_share, limits.odds_burst)

    def present(self) -> int:
        """What time it is for whoever does something; see `Heartbeat.present`."""
        return self.heartbeat.present(self.store.now())

    def charge(self, table: Table, person: int) -> None:
        """Somebody whose key was looked at asks for something.  Rejected: `too_many_requests`."""
        if not self.command_rate.allows(f"{table.id} {person}"):
            raise refuse("too_many_requests")

    @contextmanager
    def change(self, table_id: str) -> Iterator[tuple[Connection, Table]]:
        """Change a table in one transaction; whoever waits for it is woken after the commit, never before."""
        with self.store.write() as connection:
            table = repository.find(connection, table_id, lock=True)
            before, table.here = table.seq, self.here_at(table)
            revisions.carry_over(table, self.present())
            yield connection, table
            clocks.settle(table, self.present())
            time_limit.settle(table, self.present())
            if table.seq != before or table.quiet:
                repository.save(connection, table, self.store.now())
        if table.seq != before:
            self.changed(table)

    def here_at(self, table: Table) -> Container[int | None] | None:
        """The holders whose browsers watch the table; None where nobody needs to know, or nobody can."""
        return self.here(table.id) if table.dice_level == 2 else None

    def changed(self, table: Table) -> None:
        """After the commit: wake whoever waits for the table, and the timekeeper if it is its turn."""
        self.thoughts.check(table)
        due, lane = table.stored[1] if table.stored is not None else (table.due(), table.lane)  # as it was saved
        self.wakeups.changed(table.id, lane != STILL or due <= self.store.now())

    @contextmanager
    def look(self, table_id: str) -> Iterator[tuple[Connection, Table]]:
        with self.store.read() as connection:
            yield connection, repository.find(connection, table_id)


@dataclass(frozen=True)
class Shown:
    """The keys that came with a request: one in a header, or cookies by name."""

    header: str = ""
    cookies: Mapping[str, str] = field(default_factory=dict)


NO_KEYS: Final = Shown()


def holder(connection: Connection, table: Table, shown: Shown) -> int:
    """Whose key was shown: in the header, in the seat's cookie, or by the person who sits there.

    access_tokens.NOBODY without any, or with cookies that are no good any more.

    Raises:
        Rejected: `unknown_key` in the header.
    """
    if shown.header:
        known = access_tokens.holder_of(connection, table.round, shown.header)
        if known == access_tokens.NOBODY:
            raise refuse("unknown_key")
        return known
    cookie = shown.cookies.get(access_tokens.cookie_name(table.round))
    known = access_tokens.holder_of(connection, table.round, cookie) if cookie else access_tokens.NOBODY
    return people.holder_of(connection, table.round, shown.cookies) if known == access_tokens.NOBODY else known


def holder_in_any(connection: Connection, table: Table, shown: Shown) -> int:
    """Whose key was shown; NOBODY's too where the key is no good."""
    try:
        return holder(connection, table, shown)
    except Rejected:
        return access_tokens.NOBODY


def known_holder(connection: Connection, table: Table, shown: Shown) -> int:
    """Whose key was shown.  Rejected: `unknown_key`, also without any key."""
    person = holder(connection, table, shown)
    if person == access_tokens.NOBODY:
        raise refuse("unknown_key")
    return person


def viewer(table: Table, who: int, seat: int | None) -> int:
    """The seat to look from: the one that is wished for, or the holder's that is asked, or a SPECTATOR.

    Raises:
        Rejected: `foreign_seat`, `not_for_spectators`.
    """
    own = own_seats(table, who)
    if seat is not None and seat != SPECTATOR:
        if seat not in own:
            raise refuse("foreign_seat")
        return seat
    if seat is None and own:
        return next((s for s in own if s in table.decisions), own[0])
    if not table.settings.spectators and not belongs(table, who):
        raise refuse("not_for_spectators")
    return SPECTATOR


def listener(table: Table, who: int, seat: int | None) -> int:
    """Who hears lines of the log: like `viewer`, but several seats on one screen must say which one looks.

    Otherwise what one of them may know would stand beside what another one may.
    """
    if seat is None and len(own_seats(table, who)) > 1:
        return SPECTATOR
    return viewer(table, who, seat)


def own_seats(table: Table, who: int) -> list[int]:
    """The seats that the holder's key opens, the one where they stand in for somebody too."""
    return [
        seat.seat
        for seat in table.seats
        if who >= 0 and (seat.holder == who or table.times.stand_ins.get(seat.seat) == who)
    ]


def belongs(table: Table, who: int) -> bool:
    """Whether somebody plays here, has opened the table, or would step in."""
    waits = any(one.holder == who for one in table.times.substitutes)
    return who >= 0 and (who == table.owner or waits or bool(own_seats(table, who)))


def own_seat(table: Table, person: int, wished: int | None) -> int:
    """The seat that is meant; it may be left out by who holds only one.  Rejected: `foreign_seat`."""
    own = own_seats(table, person)
    seat = own[0] if wished is None and len(own) == 1 else wished
    if seat is None or seat not in own:
        raise refuse("foreign_seat")
    return seat
