"""A server's process: started on what its disk has, killed, stopped, started again."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import anyio.to_thread
from sqlalchemy import URL, Connection
from starlette.types import Message

from kartentisch.engine.errors import EngineError
from kartentisch.server.http.app import NO_DELIVERY, make_app
from kartentisch.server.notifications import notifier
from kartentisch.server.notifications.notifier import Notifier
from kartentisch.server.store import database
from kartentisch.server.store.database import Store
from kartentisch.server.store.group_commit import GroupCommit
from kartentisch.server.store.wakeups import Wakeups
from kartentisch.server.tables.context import Context, Limits
from kartentisch.server.tables.health import Heartbeat
from kartentisch.server.tables.timers import BACK_OFF, TICK, Timekeeper
from kartentisch.server.worker_pool import WorkerPool, _changed
from tests.server import routes_once
from tests.simulation.disk import Disk, Killed
from tests.simulation.mail import SETTINGS, Mail
from tests.simulation.strands import LoopEvent, Over, Strands, Turn
from tests.simulation.world import World

T = TypeVar("T")

LIMITS = replace(Limits.none(), heartbeat=5.0)
LOGGER = logging.getLogger("kartentisch.server")


_HERE: contextvars.ContextVar[Process] = contextvars.ContextVar("here")  # the process whose request it is


async def in_thread(do: Any, *values: Any, **_: Any) -> Any:
    """What the framework gives to threads."""
    return await _HERE.get().strands.run(do, *values)


class Process:
    """One run of the program.

    Attributes:
        gone: set when the process answers no more, however it ends.
        stopped: set when it was stopped, and has closed its store.
    """

    def __init__(self, world: World, disk: Disk, mail: Mail | None = None) -> None:
        """Start it; `mail`: it sends e-mails there.

        Raises:
            EngineError: its store cannot be opened.
            Killed: while it starts.
        """
        self.strands = Strands()
        self.world, self.disk, self.gone, self.stopped = world, disk, asyncio.Event(), asyncio.Event()
        disk.when_killed = self.gone.set
        self._tasks: set[asyncio.Task[Any]] = set()
        with contextlib.ExitStack() as left:  # of a start that is not finished
            left.callback(disk.release)
            store = SharedStore(disk, world) if disk.shared else Store.in_folder(disk.folder, world.now)
            left.callback(_given_up, store)
            self._built(store, mail)
            left.pop_all()
        self._do(self._keep_time())
        if mail is not None:
            self._notifier: Notifier = self.app.state.notifier
            mail.watch(self._notifier, lambda work: self._do(self.strands.run(work)))
            self._do(self._keep_post())

    def _built(self, store: Store, mail: Mail | None) -> None:
        world, wakeups = self.world, Wakeups()
        self._work = LoopEvent()
        wakeups.work = self._work
        self.context = Context(
            store,
            LIMITS,
            seed=lambda: world.chance.getrandbits(62),
            threads=False,
            wakeups=wakeups,
            heartbeat=Heartbeat(clock=world.monotonic),
        )
        self.context.workers = _Workers(self.strands, self._do, world.chance)
        store._writer._turn = Turn(world.chance)  # type: ignore[assignment]
        store._writer._event = Over
        self.context.thoughts.clock = world.monotonic
        anyio.to_thread.run_sync = in_thread  # type: ignore[assignment]
        with routes_once.known():
            self.app = make_app(self.context, timekeeper=False, delivery=NO_DELIVERY if mail is None else SETTINGS)
        self.timekeeper = Timekeeper(self.context)
        self.timekeeper._tick = TICK  # also where there are several: more looks show nothing more

    def _do(self, what: Any) -> asyncio.Task[Any]:
        task = self.world.loop.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # looked at: Killed is no news

    async def _keep_time(self) -> None:
        """What the timekeeper's thread does."""
        while not self.gone.is_set():
            self._work.clear()
            try:
                done = await self.strands.run(self.timekeeper.round)
            except Exception:
                LOGGER.exception("timekeeper")
                await asyncio.sleep(BACK_OFF)
                continue
            self.context.heartbeat.beat()
            if done:
                await asyncio.sleep(0.001)
            else:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self.timekeeper.rest()):
                        await self._work.happened.wait()

    async def _keep_post(self) -> None:
        """What the notifier's thread does."""
        while not self.gone.is_set():
            await asyncio.sleep(notifier.TICK)
            try:
                await self.strands.run(self._notifier.round)
            except Exception:
                LOGGER.exception("notifier")

    def call(self, scope: dict[str, Any], receive: Any, send: Any) -> asyncio.Task[Any]:
        """Answer a request; what the process would send after its end is not sent."""
        _HERE.set(self)

        async def sent(message: Message) -> None:
            if self.gone.is_set():
                raise Killed
            await send(message)

        return self._do(self.app(scope, receive, sent))

    def kill(self, power: bool = False) -> None:
        if not self.gone.is_set():
            self.disk.kill(power)

    async def stop(self) -> None:
        """As on a signal: what runs is finished."""
        self.context.wakeups.close()
        self.gone.set()
        for _ in range(200):
            if not self._tasks:
                break
            await asyncio.sleep(0.01)
        self.close()
        self.stopped.set()

    def close(self) -> None:
        """Let its files go."""
        for task in [*self._tasks]:
            task.cancel()
        self.strands.kill()
        self.disk.release()
        _given_up(self.context.store)


def _given_up(store: Store) -> None:
    with contextlib.suppress(Exception, Killed):
        store.close()


class SharedStore(Store):
    """A file that several processes have as they would have PostgreSQL: each change has a transaction of its own.

    Between two of one process those of another may come.  What SQLite cannot show are two that are open at once.
    """

    def __init__(self, disk: Disk, world: World) -> None:
        self._disk, self._turn = disk, Turn(world.chance)
        with mock.patch.object(database, "_owned", lambda file: None):
            super().__init__(disk.folder, world.now)
        self.shared = True

    def _connect(self, address: URL) -> None:
        super()._connect(address)
        self._disk.dialect = self._engine.dialect

    @contextlib.contextmanager
    def write(self) -> Iterator[Connection]:
        with self._turn, self._writing.begin() as connection:
            self._look_whose(connection)
            yield connection


class _Workers(WorkerPool):
    """Changes are carried out by the loop and committed in a strand, or done in one where they may take long."""

    def __init__(self, strands: Strands, begin: Callable[[Any], asyncio.Task[Any]], chance: random.Random) -> None:
        super().__init__(nearby=True)
        self._strands, self._begin, self._chance = strands, begin, chance

    async def change(self, store: Store, do: Callable[[Connection], T], then: Callable[[T], None], quick: bool) -> T:
        if isinstance(store, SharedStore):
            return await self._strands.run(_changed, store, do, then)
        return await super().change(store, do, then, quick)

    async def read(self, do: Callable[..., T], /, *values: Any, **arguments: Any) -> T:
        return await self._strands.run(do, *values, **arguments)

    def glance(self, do: Callable[..., T], /, *values: Any, **arguments: Any) -> T:
        return do(*values, **arguments)

    def _grouped(self, store: Store) -> GroupCommit:
        return store.grouped(self._apart)

    def _apart(self, work: Callable[[], None], then: Callable[[], None]) -> None:
        async def later() -> None:
            await asyncio.sleep(self._chance.choice((0.0, 0.001, 0.005, 0.05)))  # the disk takes its time
            await self._strands.run(work)

        def over(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and task.exception() is None:  # else the process is no more
                then()

        self._begin(later()).add_done_callback(over)


def is_taken(folder: Path, world: World) -> bool:
    """Whether a second process is kept from this store."""
    try:
        Store.in_folder(folder, world.now).close()
    except EngineError as error:
        return error.code == "store_owned"
    return False
