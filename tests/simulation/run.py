"""Carries a schedule out, and looks whether all holds that must."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import random
import shutil
import tempfile
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Final

from fastapi.dependencies import models

from kartentisch.engine.errors import EngineError
from kartentisch.server.store.database import FILE, Store
from kartentisch.server.store.schema import SERVER_NOTES
from tests.simulation.checks import Clocks, check
from tests.simulation.disk import Disk, Killed, Trouble, mounted
from tests.simulation.mail import Mail, settle_in
from tests.simulation.network import Network
from tests.simulation.people import NAMES, Person
from tests.simulation.process import LIMITS, Process, is_taken
from tests.simulation.schedule import FAULTS, Moment, Schedule
from tests.simulation.violation import Violation, demand
from tests.simulation.world import World

MEMORY: Final = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # what is written through there is so at once
QUIET: Final = 50.0  # seconds in the end in which nothing goes wrong
DOWN: Final = (0.2, 3.0, 20.0, 120.0)  # seconds until a process that was killed is started again
JUMPS: Final = (5.0, 40.0, 200.0, 7_200.0)  # seconds for which the machine sleeps, or by which its clock is put right


@dataclass
class Outcome:
    """Attributes:
    problem: what did not hold; empty if all did.
    told: what went wrong on purpose, and how often.
    commands, refused: that were answered, and of those, that were refused.
    """

    problem: str = ""
    told: Counter[str] = field(default_factory=Counter)
    commands: int = 0
    refused: int = 0


def blank(folder: Path) -> Path:
    """An empty store, to be copied: to make its tables takes longer than many a schedule."""
    store = Store.in_folder(folder)
    with store.write() as connection:
        connection.execute(SERVER_NOTES.delete())
    store.close()
    return folder / FILE


def open_below(folder: Path) -> list[str]:
    """Files in the folder that this process has open, as far as the system says."""
    found = []
    for link in Path("/proc/self/fd").iterdir() if Path("/proc/self/fd").is_dir() else ():
        with suppress(OSError):  # the one by which we look
            found.append(str(link.readlink()))
    return [file for file in found if file.startswith(f"{folder}/")]


def carried_out(schedule: Schedule, empty: Path) -> Outcome:
    """`empty`: the file of a store with nothing in it."""
    folder = Path(tempfile.mkdtemp(prefix="kt-sim-", dir=MEMORY))
    gc.freeze()  # so that what was there before is not gone through below
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        outcome = _outcome(schedule, folder, empty)
        for kept in vars(models).values():  # FastAPI remembers each endpoint it met, and with it a whole server
            if isinstance(kept, _lru_cache_wrapper):
                kept.cache_clear()
        gc.collect()  # the whole world, and what a task that was given up had still in hand
        if not outcome.problem and (left := open_below(folder)):
            outcome.problem = f"files stay open: {', '.join(left)}"
    finally:
        gc.unfreeze()
        logging.disable(before)
        shutil.rmtree(folder, ignore_errors=True)
    return outcome


def _outcome(schedule: Schedule, folder: Path, empty: Path) -> Outcome:
    """What a schedule came to; nothing of its world is left in hand."""
    world = World(schedule.seed)
    outcome = Outcome()
    with world.entered():
        machine = _Machine(schedule, world, folder, empty)
        with mounted(machine.disks, machine.shared), machine.mail.open():
            try:
                world.loop.run_until_complete(machine.course())
            except Violation as error:
                outcome.problem = str(error)
            except Exception as error:
                outcome.problem = f"{type(error).__name__}: {error}"
            finally:
                machine.close()
    outcome.told = machine.told()
    sent = [one for person in machine.people for one in person.sent]
    outcome.commands, outcome.refused = len(sent), sum(not one.done for one in sent)
    return outcome


class _Machine:
    """The server's machine, and what happens to it."""

    def __init__(self, schedule: Schedule, world: World, folder: Path, empty: Path) -> None:
        self.schedule, self.world = schedule, world
        first = folder / "0"
        first.mkdir()
        shutil.copyfile(empty, first / FILE)
        self.disks: dict[Path, Disk] = {}
        self.shared: list[Disk] = []  # of processes that have one database
        self.network = Network(world)
        self.mail = Mail(world.chance)
        self.people = [Person(name, seat, self.network) for seat, name in enumerate(NAMES)]
        self.network.processes = [None] * schedule.processes
        self._disks = [self._mount(first) for _ in self.network.processes]
        self._counts: Counter[str] = Counter()
        self._awake, self._since, self._outages = 0.0, 0.0, 0
        self._down = 1.0
        self._holder = 0  # of the first person, where e-mails are sent

    def _mount(self, folder: Path) -> Disk:
        disk = Disk(folder, self.world.chance, self.schedule.processes > 1)
        if disk.shared:
            self.shared.append(disk)
        else:
            self.disks[folder.resolve()] = disk
        return disk

    def told(self) -> Counter[str]:
        found = self._counts + Counter(self.network.told) + self.mail.told
        for disk in (*self.disks.values(), *self.shared):
            found += Counter(disk.told)
        return found

    # ------------------------------------------------------------------ the process
    async def _start(self, number: int) -> None:
        """Until the program runs: it may be killed on the way, or find the disk full."""
        while True:
            alone = not self.network.up
            try:
                self.network.processes[number] = Process(
                    self.world, self._disks[number], self.mail if self.schedule.mail else None
                )
            except Killed:
                self._disks[number] = self._mount(self._disks[number].next)
            except EngineError:
                self._counts["no start"] += 1
            else:
                if alone:
                    self._since = self.world.seconds
                return
            await asyncio.sleep(1.0)

    def _ended(self) -> None:
        """Nobody serves any more."""
        self._awake += self.world.seconds - self._since
        self._outages += 1

    @property
    def awake(self) -> float:
        return self._awake + (self.world.seconds - self._since if self.network.up else 0.0)

    async def _supervise(self, number: int) -> None:
        """Start again what has ended."""
        while True:
            process = self.network.processes[number]
            assert process is not None
            await process.gone.wait()
            if not self.network.up:
                self._ended()
            disk = process.disk
            if disk.dead:
                process.close()
                await asyncio.sleep(self._down)
            else:
                await process.stopped.wait()
            self._disks[number] = self._mount(disk.next) if disk.dead else disk
            await self._start(number)

    async def _restart(self, _: random.Random) -> None:
        process = self._one()
        if process is not None:
            self._counts["restart"] += 1
            await process.stop()

    def _one(self) -> Process | None:
        """Which something happens to."""
        up = self.network.up
        return up[0] if len(up) == 1 else self.world.chance.choice(up) if up else None

    # ------------------------------------------------------------------ the course of things
    async def course(self) -> None:
        numbers = range(self.schedule.processes)
        for number in numbers:
            await self._start(number)
        chance = random.Random(f"begin {self.schedule.seed}")
        watch = [asyncio.ensure_future(self._supervise(number)) for number in numbers]
        self.network.calm = True
        await self._begin(chance)
        clocks = Clocks(self.schedule, self.people[0].table)
        sampling = asyncio.ensure_future(self._sample(clocks))
        self.network.calm = False
        begun = self.world.seconds
        running: list[asyncio.Task[None]] = []
        for moment in self.schedule.moments:
            await asyncio.sleep(max(0.0, begun + moment.at / 1000 - self.world.seconds))
            running.append(asyncio.ensure_future(self._happen(moment)))
        await asyncio.sleep(3.0)
        self.network.calm = self.mail.calm = True
        for disk in (*self.disks.values(), *self.shared):
            disk.troubles.clear()
        while len(self.network.up) < len(numbers) and not any(task.done() for task in watch):
            await asyncio.sleep(1.0)
        done, waiting = await asyncio.wait(running, timeout=600) if running else (set(), set())
        demand(not waiting, "somebody was never answered")
        for task in (*done, *watch, sampling):
            if task.done():
                task.result()
        await asyncio.sleep(QUIET)
        await self._all_hear(chance)
        for task in (*watch, sampling):
            if task.done():
                task.result()
            task.cancel()
        up = self.network.up
        demand(
            not any(disk.locked for disk in (*self.disks.values(), *self.shared)), "somebody has kept the store locked"
        )
        for process in up:
            demand(not process.context.wakeups.listeners, "somebody is still listened to")
            check(process.context, self.people[0].table, self.people, self.network, self.schedule.seed)
            if self.schedule.mail:
                wrong = self.told() - Counter(self.network.told) - self.mail.told
                self.mail.check(process.context, bool(wrong))
                self.mail.is_told(process.context, self.people[0].table, self._holder)
        for process in up:
            await process.stop()

    async def _all_hear(self, chance: random.Random) -> None:
        """Whoever listens when something is said hears it before the next sign of life, at which all look anew."""
        soon = LIMITS.heartbeat - 1.0
        ears = [asyncio.ensure_future(person.listen(soon)) for person in self.people if not person.removed]
        await asyncio.sleep(0.5)
        said = await self.people[0].do(chance, type="chat", text="good night")
        await asyncio.gather(*ears)
        for person in self.people:
            seen = await person.look(chance)
            demand(seen is None or not said.done or person.knows(said), f"{person.name} listens, and is not told")

    async def _sample(self, clocks: Clocks) -> None:
        while True:
            await asyncio.sleep(2.0)
            for process in self.network.up[:1]:
                clocks.sample(process.context, self.awake, self._outages)

    async def _begin(self, chance: random.Random) -> None:
        """A table is opened, people sit down, and the game begins."""
        first, *others = self.people
        seats = [{"kind": "mine", "name": first.name}, *({"kind": "open"} for _ in others)]
        seats += [{"kind": "bot", "bot": "random"}] * self.schedule.bots
        body = {"game": self.schedule.game, "seats": seats, **self.schedule.settings}
        keys = (await first.insist(chance, "POST", "/api/tables", body | {"request": "a" * 32})).json
        first.table, first.key = keys["table"], keys["secret"]
        first.links = {"invite": keys["invite"], "recovery": keys["recovery"]}
        for person in others:
            wish = {"invite": keys["invite"], "names": [person.name], "seat": person.seat, "request": person.name * 8}
            person.table = first.table
            own = (await person.insist(chance, "POST", f"/api/tables/{first.table}/seats", wish)).json
            person.key, person.links = own["secret"], {"invite": keys["invite"], "recovery": own["recovery"]}
        started = await first.do(chance, type="start")
        demand(started.done, f"the game does not begin: {started.answer}")
        if self.schedule.mail:
            process = self.network.up[0]
            with process.context.look(first.table) as (_, table):
                self._holder = table.seats[first.seat].holder or 0
            # as the server's threads do: others may be about to commit
            await process.strands.run(settle_in, process.context, first.table, self._holder, self.world.now())

    async def _happen(self, moment: Moment) -> None:
        chance = random.Random(moment.lot)
        if moment.what in FAULTS:
            await getattr(self, f"_{moment.what}")(chance)
        else:
            await self.people[moment.who].deed(moment.what, chance)

    # ------------------------------------------------------------------ what goes wrong
    async def _kill(self, chance: random.Random, power: bool = False) -> None:
        self._down = chance.choice(DOWN)
        process = self._one()
        if process is not None:
            process.kill(power)

    async def _power(self, chance: random.Random) -> None:
        await self._kill(chance, power=True)

    async def _kill_at_statement(self, chance: random.Random, power: bool = False) -> None:
        self._down = chance.choice(DOWN)
        waits = chance.choice((0, 1, 1, 3))
        after = chance.randrange(chance.choice((6, 30)) if waits else 60)
        self._some_disk().troubles.append(Trouble("kill", after, chance.random() < 0.5, power, waits=waits))

    async def _power_at_statement(self, chance: random.Random) -> None:
        await self._kill_at_statement(chance, power=True)

    async def _full(self, chance: random.Random, what: str = "full") -> None:
        waits, commits = chance.choice((0, 1, 1, 2, 3)), chance.random() < 0.25
        trouble = Trouble(
            what, chance.randrange(3 if commits else 12 if waits else 20), whole=chance.random() < 0.5,
            times=chance.choice((1, 1, 1, 3, 20)), waits=0 if commits else waits, commits=commits,
        )  # fmt: skip
        self._some_disk().troubles.append(trouble)

    def _some_disk(self) -> Disk:
        return self._disks[0] if len(self._disks) == 1 else self.world.chance.choice(self._disks)

    async def _failing(self, chance: random.Random) -> None:
        await self._full(chance, "failing")

    async def _asleep(self, chance: random.Random) -> None:
        """The machine is stopped and goes on: both clocks have gone on meanwhile."""
        self._counts["asleep"] += 1
        self._ended()
        self.world.seconds += chance.choice(JUMPS)
        self._since = self.world.seconds

    async def _clock_ahead(self, chance: random.Random) -> None:
        self._counts["clock"] += 1
        self._outages += 1
        self.world.ahead += round(1000 * chance.choice(JUMPS))

    async def _clock_back(self, chance: random.Random) -> None:
        self._counts["clock"] += 1
        self._outages += 1
        self.world.ahead -= round(1000 * chance.choice(JUMPS))

    async def _second(self, chance: random.Random) -> None:
        process = self._one()
        if process is not None and not process.context.store.shared:
            demand(is_taken(process.disk.folder, self.world), "two processes have one store")

    def close(self) -> None:
        for process in self.network.processes:
            if process is not None:
                with suppress(Exception):
                    process.close()
        for disk in (*self.disks.values(), *self.shared):
            disk.release()
