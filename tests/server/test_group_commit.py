"""Changes of the event loop: carried out there, committed together in a thread, and acknowledged by nobody before."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

from kartentisch.server.store.database import Store
from kartentisch.server.store.group_commit import TOGETHER
from kartentisch.server.worker_pool import WorkerPool
from tests.server.running_server import wait_for
from tests.server.test_writer import notes

TWICE = "INSERT INTO house (name, value) VALUES ('n0', 'twice')"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    opened = Store.in_folder(folder)
    yield opened
    opened.close()


@pytest.fixture
def workers() -> Iterator[WorkerPool]:
    made = WorkerPool(nearby=True)
    yield made
    made.close()


class Scene:
    """Changes of one loop, with what was on the disk when each was answered, and who has carried them out."""

    def __init__(self, workers: WorkerPool, store: Store, folder: Path) -> None:
        self.workers, self.store, self.folder = workers, store, folder
        self.seen: dict[int, set[str]] = {}
        self.faults: dict[int, BaseException] = {}
        self.threads: dict[int, str] = {}
        self.commits: list[int] = []
        self.kept: list[int] = []
        finish = store._writer._finish

        def counted(connection: Connection, group: Any) -> None:
            self.commits.append(group.changes)
            kept = group.changes and group.fault is None
            assert not kept or threading.current_thread().name == "committing"
            finish(connection, group)

        store._writer._finish = counted  # type: ignore[method-assign]

    async def change(self, number: int, quick: bool = True, more: str = "") -> None:
        def do(connection: Connection) -> int:
            self.threads[number] = threading.current_thread().name
            self.store.note(connection, f"n{number}", "done")
            if more:
                connection.exec_driver_sql(more)
            return number

        try:
            assert await self.workers.change(self.store, do, self.kept.append, quick) == number
        except Exception as error:
            self.faults[number] = error
        else:
            self.seen[number] = set(notes(self.folder))

    def run(self, *changes: Any) -> None:
        async def all_of_them() -> None:
            await asyncio.wait_for(asyncio.gather(*changes), 20)

        asyncio.run(all_of_them())


@pytest.fixture
def scene(workers: WorkerPool, store: Store, folder: Path) -> Scene:
    return Scene(workers, store, folder)


def test_the_first_goes_at_once_and_the_rest_together(scene: Scene) -> None:
    scene.run(*(scene.change(number) for number in range(TOGETHER + 3)))
    assert scene.commits == [1, TOGETHER, 2] and not scene.faults
    assert all(f"n{number}" in seen for number, seen in scene.seen.items()) and len(scene.seen) == TOGETHER + 3
    assert set(scene.threads.values()) == {threading.current_thread().name}


def test_what_takes_long_is_no_work_of_the_loop(scene: Scene) -> None:
    scene.run(scene.change(0, quick=False))
    assert scene.threads == {0: "committing"} and scene.seen == {0: {"n0"}}


def test_the_loop_waits_for_nobody_who_has_the_writer(scene: Scene) -> None:
    has_it, free = threading.Event(), threading.Event()

    def other() -> None:
        with scene.store.write():
            has_it.set()
            assert free.wait(20)

    async def looks_on() -> None:
        await asyncio.sleep(0.05)  # the loop goes on
        assert not scene.seen
        free.set()

    thread = threading.Thread(target=other)
    thread.start()
    assert has_it.wait(20)
    scene.store._writer._finish = type(scene.store._writer)._finish.__get__(scene.store._writer)  # type: ignore[method-assign]
    scene.run(scene.change(0), looks_on())
    thread.join(20)
    assert scene.threads == {0: "committing"} and scene.seen == {0: {"n0"}}


def test_what_was_kept_is_told_though_who_asked_has_gone(scene: Scene, folder: Path) -> None:
    async def leaves() -> None:
        asked = asyncio.ensure_future(scene.change(0))
        await asyncio.sleep(0)
        asked.cancel()
        await scene.change(1)

    scene.run(leaves())
    assert scene.kept == [0, 1] and {"n0", "n1"} <= set(notes(folder)) and scene.seen.keys() == {1}


def test_one_that_fails_takes_nothing_with_it(scene: Scene, folder: Path) -> None:
    scene.run(scene.change(0), scene.change(1), scene.change(2, more=TWICE), scene.change(3))
    assert {number: type(error) for number, error in scene.faults.items()} == {2: IntegrityError}
    assert set(notes(folder)) == {"n0", "n1", "n3"} and scene.kept == [0, 1, 3]


def test_the_first_of_a_group_may_fail(scene: Scene, folder: Path) -> None:
    scene.run(scene.change(0), scene.change(1, more=TWICE), scene.change(2), scene.change(3))
    assert {number: type(error) for number, error in scene.faults.items()} == {1: IntegrityError}
    assert set(notes(folder)) == {"n0", "n2", "n3"}


def test_a_group_that_sqlite_gives_up_is_acknowledged_to_nobody(scene: Scene, folder: Path) -> None:
    gives_up = TWICE.replace("INSERT", "INSERT OR ROLLBACK")
    scene.run(scene.change(0), scene.change(1), scene.change(2, more=gives_up), scene.change(3))
    assert set(scene.faults) == {1, 2} and set(notes(folder)) == {"n0", "n3"}


def test_a_commit_that_fails_is_acknowledged_to_nobody(scene: Scene, folder: Path) -> None:
    broken = OperationalError("COMMIT", None, Exception("full"))

    def fails(connection: Connection, group: Any) -> None:
        connection.exec_driver_sql("ROLLBACK")
        scene.store._writer._group, group.fault = None, broken

    scene.store._writer._finish = fails  # type: ignore[method-assign]
    scene.run(scene.change(0))
    assert scene.faults == {0: broken} and notes(folder) == {}
    assert not scene.store._writer._turn.locked()


def test_a_connection_that_cannot_even_be_closed_keeps_nobody_waiting(
    scene: Scene, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise OSError("gone")

    with monkeypatch.context() as patch:
        patch.setattr(scene.store._writer, "close", broken)
        scene.run(scene.change(0, more="ROLLBACK"))
    assert set(scene.faults) == {0} and not scene.store._writer._turn.locked()
    scene.run(scene.change(1))
    assert set(scene.seen) == {1} and notes(folder) == {"n1": "done"}


def test_several_loops_have_one_writer(workers: WorkerPool, store: Store, folder: Path) -> None:
    scenes = [Scene(workers, store, folder) for _ in range(4)]

    def loop(number: int) -> None:
        scenes[number].run(*(scenes[number].change(100 * number + one) for one in range(20)))

    threads = [threading.Thread(target=loop, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert not any(scene.faults for scene in scenes) and all(len(scene.seen) == 20 for scene in scenes)
    assert len(notes(folder)) == 80


def test_the_thread_ends_with_its_loop(scene: Scene) -> None:
    before = set(threading.enumerate())
    scene.run(scene.change(0))
    gc.collect()  # the loop, and what was kept for it
    wait_for(lambda: set(threading.enumerate()) <= before)
