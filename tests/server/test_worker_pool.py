"""Threads that the loop gives work to: each piece is done once, and told to who waits for it."""

from __future__ import annotations

import asyncio
import threading

import pytest

from kartentisch.server.worker_pool import CHANGING, WorkerPool


def test_what_a_change_gives_or_raises_is_told() -> None:
    def divide(a: int, b: int) -> float:
        return a / b

    async def all_of_them() -> None:
        pool = WorkerPool(nearby=True)
        assert await asyncio.gather(*(pool.change(divide, a=n, b=2) for n in range(200))) == [n / 2 for n in range(200)]
        with pytest.raises(ZeroDivisionError):
            await pool.change(divide, a=1, b=0)
        assert await pool.change(divide, a=1, b=1) == 1  # the thread goes on
        pool.close()

    asyncio.run(all_of_them())


def test_changes_that_wait_for_each_other_have_a_thread_each_and_no_more_are_started_than_are_needed() -> None:
    async def all_of_them() -> None:
        pool, together = WorkerPool(nearby=True), threading.Barrier(CHANGING, timeout=20)
        before = threading.active_count()
        for _ in range(20):
            await pool.change(threading.get_ident)
            await asyncio.sleep(0.002)  # the thread is back
        assert threading.active_count() <= before + 2
        for _ in range(3):
            await asyncio.gather(*(pool.change(together.wait) for _ in range(CHANGING)))
        assert threading.active_count() == before + CHANGING
        pool.close()

    asyncio.run(all_of_them())


def test_a_pool_that_is_closed_finishes_what_runs_and_begins_nothing_new() -> None:
    async def all_of_them() -> None:
        pool, go_on = WorkerPool(nearby=True), threading.Event()
        before = threading.active_count()
        runs = asyncio.ensure_future(pool.change(go_on.wait))
        await asyncio.sleep(0)
        pool.close()
        with pytest.raises(RuntimeError):
            await pool.change(go_on.wait)
        go_on.set()
        assert await runs
        while threading.active_count() > before:
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(all_of_them(), 20))


def test_who_waits_no_more_takes_nobody_with_them() -> None:
    async def all_of_them() -> None:
        pool, go_on = WorkerPool(nearby=True), threading.Event()
        gone = asyncio.ensure_future(pool.change(go_on.wait))
        await asyncio.sleep(0.01)
        gone.cancel()
        go_on.set()
        assert await pool.change(go_on.is_set)
        pool.close()

    asyncio.run(asyncio.wait_for(all_of_them(), 20))
