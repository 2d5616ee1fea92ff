"""The timekeeper: bots and autopilots answer, clocks run out, lost time is given back.

Timers are swept, not scheduled: what is due stands in the store, so nothing is forgotten when a process dies.
What has a moment of its own comes first (clocks, held answers, questions), then bots for whom people wait, in turn,
then one table of bots alone.  So nobody's clock waits for bots, however many play among themselves.
"""

from __future__ import annotations

import logging
import threading
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, Integer, bindparam, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.engine.errors import KartentischError
from kartentisch.engine.kernel import NOBODY
from kartentisch.server.cache import game_of
from kartentisch.server.fairness import dice_chain
from kartentisch.server.store.outbox import Outbox
from kartentisch.server.store.presence import Presence
from kartentisch.server.store.schema import (
    ALONE,
    COMMANDS,
    NEVER,
    OUTBOX,
    SERVER_NOTES,
    STILL,
    TABLES,
    TIMERS,
)
from kartentisch.server.store.statements import Statement
from kartentisch.server.tables import (
    advice,
    bot_claims,
    bot_thoughts,
    clocks,
    deadlines,
    health,
    housekeeping,
    pauses,
    play,
    reactions,
    removals,
    repository,
    rulings,
    stopped,
    substitutes,
    time_limit,
    undo,
    vacations,
)
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.table import Table

BEAT: Final = 5_000  # ms between two notes that the server is open
TIDY: Final = 600_000  # between two looks for what is kept no longer
ANSWERS: Final = 16  # of bots in one transaction
BUDGET: Final = 60  # ms for them
BUDGET_ALONE: Final = 20  # where nobody waits for them
MOMENTS: Final = 32  # tables in one sweep whose moment has come
POSTPONED: Final = 30_000  # a table that cannot go on is looked at again after this time
UNCHANGED: Final = 1_000  # and after this one, where its moment came and nothing was to be done
BACK_OFF: Final = 1.0  # seconds until the timekeeper tries again after a fault
OUTBOX_KEPT: Final = 60_000
COMMANDS_KEPT: Final = 7 * 24 * 3_600_000
TICK: Final = 0.5  # seconds; how often the store is looked at when nothing wakes the timekeeper
TICK_OF_SEVERAL: Final = 0.1  # where other processes may have changed what is watched here

_DUE: Final = Statement(
    select(TIMERS.c.table_id, TIMERS.c.lane, TIMERS.c.queued)
    .where(TIMERS.c.due <= bindparam("now"))
    .order_by(TIMERS.c.due)
    .limit(bindparam("most", type_=Integer))
)
_HEARTBEAT: Final = select(SERVER_NOTES.c.value).where(SERVER_NOTES.c.name == "heartbeat")

LOGGER: Final = logging.getLogger("kartentisch.server")


class Timekeeper:
    """One thread for each process; several processes never do the same thing twice, because tables are locked.

    Attributes:
        opened: lost time was given back; before that no clock is right.
    """

    def __init__(self, context: Context) -> None:
        self._thread = threading.Thread(target=self.run, name="timekeeper", daemon=True)
        self._context = context
        self._ending = threading.Event()
        self.opened = threading.Event()
        self._beaten = context.store.now()
        self._tidy = context.store.now() + TIDY  # moment of the next housekeeping
        self._outbox = Outbox(context.store, context.wakeups)
        self._presence = Presence(context.store, context.wakeups)
        self._to_carry: list[str] | None = None  # games under other rules; None: nobody has looked yet
        self._tick = TICK_OF_SEVERAL if context.store.shared else TICK

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._ending.set()
        self._context.wakeups.work.set()
        self._thread.join(10)

    def leave(self) -> None:
        """The process ends: nobody is here any more, and others need not wait for its bots."""
        self._presence.leave()
        bot_claims.leave(self._context)

    def run(self) -> None:
        work = self._context.wakeups.work
        while not self._ending.is_set():
            work.clear()
            try:
                done = self.round()
            except Exception:  # whatever it was: the clocks of the server go on
                LOGGER.exception("timekeeper")
                self._ending.wait(BACK_OFF)
                continue
            self._context.heartbeat.beat()
            if not done:
                work.wait(self.rest())
        if self._context.store.shared:
            try:
                self.leave()
            except SQLAlchemyError as error:  # others find out a little later
                LOGGER.warning(
                    "nobody is told that this process ends", extra={"facts": {"problem": type(error).__name__}}
                )

    def rest(self) -> float:
        """Seconds until the store is looked at again, if nothing wakes it before."""
        return self._context.thoughts.wait(self._tick)

    def round(self) -> int:
        """Everything that is to be done now, once; how many tables there were."""
        now, heartbeat = self._context.store.now(), self._context.heartbeat
        if not self.opened.is_set() or heartbeat.present(now) != now:  # closed, asleep, or its clock was put right
            give_back_lost_time(self._context)
            self._beaten = now
            if not self.opened.is_set():
                self._begin()
            self.opened.set()
        heartbeat.moment = now
        if abs(now - self._beaten) >= BEAT:
            self._beaten = now
            beat(self._context)
            vacations.carry_on(self._context)
            if now >= self._tidy:
                busy = housekeeping.tidy(self._context)
                self._tidy = now + (BEAT if busy else TIDY)
        done = self._carry_over() + sweep(self._context)
        if self._context.store.shared:  # there may be other processes
            self._presence.exchange()
            self._outbox.read()
        return done

    def _begin(self) -> None:
        """Where one process has the store, nobody thinks about anything yet."""
        if not self._context.store.shared:
            with self._context.store.write() as connection:
                bot_claims.release(connection, None, self._context.store.now())

    def _carry_over(self) -> int:
        """Games that stand under the rules of another program, once after each start: some of them in each round."""
        if self._to_carry is None:
            self._to_carry = under_other_rules(self._context)
        names, self._to_carry = self._to_carry[:MOMENTS], self._to_carry[MOMENTS:]
        for name in names:
            try:
                with self._context.change(name):
                    pass
            except SQLAlchemyError:
                raise
            except Exception:  # a table that cannot be read must not keep the others waiting
                LOGGER.exception("table %s cannot be carried over", name)
        return len(names)


def under_other_rules(context: Context) -> list[str]:
    """The tables whose game stands under another revision than this program's."""
    running = (TABLES.c.status != "over") & TABLES.c.state.is_not(None)
    with context.store.read() as connection:
        rows = connection.execute(select(TABLES.c.id, TABLES.c.game, TABLES.c.revision).where(running)).all()
    known = {name: _revision_of(name) for name in {row.game for row in rows}}
    return sorted(row.id for row in rows if known[row.game] not in (0, row.revision))


def _revision_of(name: str) -> int:
    """Of the game's rules here; 0 where this program does not have the game."""
    try:
        return game_of(name).revision
    except KartentischError:
        return 0


def beat(context: Context) -> None:
    """Note that the server is open, and throw away what nobody needs any more."""
    now = context.store.now()
    with context.store.write() as connection:
        context.store.note(connection, "heartbeat", str(now))
        connection.execute(delete(OUTBOX).where(OUTBOX.c.at < now - OUTBOX_KEPT))
        connection.execute(delete(COMMANDS).where(COMMANDS.c.at < now - COMMANDS_KEPT))


def give_back_lost_time(context: Context) -> int:
    """After the server was closed or asleep: every running clock gets the time back; how many ms that were.

    Fewer than none where the clock of the server was put back: then all moments come as much earlier.
    """
    with context.store.write() as connection:
        # others that start in the same moment wait here, and then find that it was given back
        noted = connection.execute(_HEARTBEAT.with_for_update()).scalar()
        now = context.store.now()
        lost = now - int(noted) if noted else 0
        context.store.note(connection, "heartbeat", str(now))
        if abs(lost) < health.LOST:
            return 0
        running = {row.table_id for row in connection.execute(select(TIMERS.c.table_id).where(TIMERS.c.due < NEVER))}
        limited = select(TABLES.c.id).where((TABLES.c.status == "playing") & TABLES.c.ends.is_not(None))
        running.update(row.id for row in connection.execute(limited))
        for name in sorted(running):
            try:
                with connection.begin_nested():
                    _give_back(connection, name, lost, now)
            except SQLAlchemyError:
                raise
            except Exception:  # a table that cannot be read must not take the others' time
                LOGGER.exception("table %s gets no time back", name)
    return lost


def _give_back(connection: Connection, name: str, lost: int, now: int) -> None:
    table = repository.find(connection, name, lock=True)
    asked = table.status == "waiting" and table.lead.due > 0
    seat_clocks = clocks.give_back(table, lost, now)
    removal, undo_request = table.removals.open, table.undo_request
    table.quiet = dice_chain.give_back(table, lost)
    moved = seat_clocks or asked or removal is not None or undo_request is not None or table.ends is not None
    # in a pause nothing runs: what it held gets its time when it ends; a line about a secret would give it away
    if moved and table.times.pause is None:
        if undo_request is not None:
            undo_request.until += lost
        if removal is not None:
            removal.due += lost
        table.lead.due += lost if asked else 0
        time_limit.give_back(table, lost)
        table.tell("clock", given_back=lost, **({} if table.ends is None else {"ends": table.ends}))
    if table.lines or table.quiet:
        repository.save(connection, table, now)


def help_out(context: Context) -> int:
    """What a process does that has no visitors: it lets bots answer; how many tables there were.

    While no server is open it rests: then no clock runs, and nobody is to lose time.
    """
    with context.store.read() as connection:
        noted = connection.execute(_HEARTBEAT).scalar()
    if noted is None or abs(context.store.now() - int(noted)) > health.LOST:
        return 0
    return sweep(context, moments=False)


def sweep(context: Context, moments: bool = True) -> int:
    """Do what is due, a bounded part of it; how many tables there were.  Without `moments` it is what bots do."""
    begun, later = context.store.now(), context.later
    for name in [name for name, until in later.items() if until <= begun]:
        del later[name]
    with context.store.read() as connection:
        due = _DUE.rows(connection, {"now": begun, "most": MOMENTS + len(later)}) if moments else []
        free = bot_claims.queued(connection, begun - bot_claims.patience(context), len(later))
    claimed: list[str] = []
    if context.store.shared:
        free = claimed = bot_claims.claim(context, begun) if free else []
    thought = context.thoughts.ready(bot_claims.TURNS)
    names = dict.fromkeys([*(row.table_id for row in due), *thought, *free])
    others = bot_claims.with_others(context, due, free, begun)
    try:
        for name in [name for name in names if name not in later]:
            if abs(context.store.now() - begun) > health.LOST:  # asleep in between: first the time is given back
                break
            _go_on(context, name, bots=name not in others)
            claimed = [one for one in claimed if one != name]
    finally:
        if claimed:
            with suppress(SQLAlchemyError), context.store.write() as connection:
                bot_claims.release(connection, claimed, context.store.now())
    return sum(name not in later for name in names)


def _go_on(context: Context, name: str, bots: bool) -> None:
    """What is to be done at the table now; `bots`: theirs are not another process's at this time."""
    try:
        thinking = False
        with context.change(name) as (connection, table):
            before, stands = table.seq, table.halt
            if stands not in ("rules", "moved"):
                # the store's clock may have been put right since the round began: then nobody is late yet
                pauses.settle(table, context.present())
                vacations.settle(table, context.present())
                clocks.settle(table, context.present())
                thinking = not stands and _act(context, table, bots)
                if table.times.pause is None:
                    removals.settle(connection, table, context.present())
                    undo.settle(connection, table, context.present())
                    rulings.settle(table, context.present())
        context.thoughts.check(table)
        context.failures.pop(name, None)
        if thinking:
            _stand_aside(context, name, moved=table.seq != before)
        elif stands == "rules" and table.revision > table.game.revision and context.store.shared:
            _leave_to_newer(context, name)
        elif table.seq == before:
            _postpone(context, name, POSTPONED if stands else UNCHANGED, bots)
    except SQLAlchemyError:
        context.thoughts.forget(name)  # begun about a table that was not kept
        raise
    except Exception:  # a fault of ours must not stop the other tables
        LOGGER.exception("table %s is postponed", name)
        context.thoughts.forget(name)
        again = stopped.failed(context, name)
        if again:
            _postpone(context, name, again)


def _leave_to_newer(context: Context, name: str) -> None:
    """A process of a later program has taken the game over to its rules: its timers are left as they are.

    It is looked at again after a while: that program may be gone, and the table put back.
    """
    context.later[name] = context.store.now() + POSTPONED
    with context.store.write() as connection:
        bot_claims.release(connection, [name], context.store.now())


def _stand_aside(context: Context, name: str, moved: bool) -> None:
    """While its bots think the table keeps its lane, but others have their turn; `moved`: it has just been saved."""
    with context.store.write() as connection:
        now = context.store.now()
        own = TIMERS.c.table_id == name
        if not moved:
            connection.execute(update(TIMERS).where(own & (TIMERS.c.due <= now)).values(due=now + UNCHANGED))
        connection.execute(
            update(TIMERS).where(own & (TIMERS.c.lane != STILL)).values(queued=now + bot_claims.THINKING)
        )


def _postpone(context: Context, name: str, time: int, bots: bool = True) -> None:
    """Look at the table later, bots or not; without `bots` these stay whose they are."""
    with context.store.write() as connection:
        now = context.store.now()
        own = TIMERS.c.table_id == name
        connection.execute(update(TIMERS).where(own & (TIMERS.c.due <= now)).values(due=now + time))
        if bots:
            connection.execute(update(TIMERS).where(own & (TIMERS.c.lane != STILL)).values(lane=STILL, due=now + time))


def _act(context: Context, table: Table, bots: bool = True) -> bool:
    """Held answers and standing orders, autopilots for clocks that have run out, then a bounded number of bots.

    Where only autopilots and bots are left, the table waits for its people.  Whether it waits for bots that think.
    """
    begun = now = context.present()
    if table.seeds is not None and table.seeds.due:
        play.go_on(table, context.chance, now)
    deadlines.settle_lead(table, now)
    if table.times.pause is not None:
        return False
    for number in range(len(table.seats)):
        ready = table.decisions.get(number)
        if ready is not None and 0 < ready.acts <= now and not table.seats[number].agent:
            reactions.carry_out(context, table, number, now)
    for number, decision in [] if table.paused else sorted(table.decisions.items()):
        seat = table.seats[number]
        if decision.due and not decision.stands and decision.due <= now and not seat.agent:
            table.called(number, None)
            substitutes.hand_back(table, seat)
            seat.autopilot = table.settings.on_timeout
            table.tell("autopilot", seat=number, bot=seat.autopilot, why="timeout")
    budget = BUDGET_ALONE if table.lane == ALONE else BUDGET
    for _ in range(ANSWERS):
        waiting = [number for number in sorted(table.decisions) if table.seats[number].agent]
        if not waiting or table.paused or not bots or now - begun > budget:
            return False
        if any(reactions.obey(context, table, number, now) for number in waiting):
            continue
        answers = ((number, _answer(context, table, number, table.seats[number].agent)) for number in waiting)
        number, answer = next((found for found in answers if found[1] is not None), (NOBODY, None))
        if answer is None:
            return True
        auto = "" if table.seats[number].bot else play.AUTOPILOT
        play.play(table, number, [answer], context.chance, now, auto=auto)
        now = context.present()
    return False


def _answer(context: Context, table: Table, number: int, name: str) -> int | None:
    """What the bot decides, None while it thinks; if it fails, or may not advise, the patient autopilot answers."""
    if advice.came_closed(table):  # the other game was opened to people after this one had branched off
        name = "pass"
    try:
        if bot_thoughts.thinks(name):
            return context.thoughts.answer(table, number, name, context.seed)
        return play.answer_of_agent(table, number, name, context.seed())
    except Exception:
        LOGGER.exception("bot %s at table %s", name, table.id)
        return play.answer_of_agent(table, number, "pass", 0)
