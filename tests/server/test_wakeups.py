"""Who is woken when, and where work is done."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator

import pytest

from kartentisch import games
from kartentisch.engine.chance import Chance
from kartentisch.engine.facts import SPECTATOR
from kartentisch.server.cache import PositionCache, StateCache
from kartentisch.server.store.wakeups import PAUSE, Wakeups
from kartentisch.server.worker_pool import READING, WorkerPool, takes_long


async def _rest() -> None:
    await asyncio.sleep(4 * PAUSE)


def test_those_who_watch_hear_of_several_changes_at_once() -> None:
    wakeups, woken = Wakeups(), []

    async def scene() -> None:
        event = wakeups.listen("a")
        other = wakeups.listen("b")
        version = wakeups.version("a")
        for _ in range(3):
            wakeups.changed("a")
        assert wakeups.version("a") > version
        assert not event.is_set()  # answers come first
        await _rest()
        woken.append(event.is_set())
        assert not other.is_set()
        event.clear()
        await _rest()
        assert not event.is_set()  # once
        await asyncio.to_thread(wakeups.changed, "a")
        await _rest()
        woken.append(event.is_set())
        wakeups.leave("a", event)
        wakeups.changed("a")
        assert wakeups.tables == ["b"]
        wakeups.leave("b", other)

    asyncio.run(scene())
    assert woken == [True, True]
    assert wakeups.listeners == 0
    wakeups.changed("a")  # that loop is closed


def test_a_change_in_the_pause_before_somebody_leaves_wakes_who_comes_next() -> None:
    wakeups = Wakeups()

    async def scene() -> bool:
        first = wakeups.listen("a")
        wakeups.changed("a")
        wakeups.leave("a", first)
        second = wakeups.listen("a")
        wakeups.changed("a")
        await _rest()
        return second.is_set() and not first.is_set()

    assert asyncio.run(scene())


def test_at_the_end_all_leave_at_once_even_if_the_word_comes_amid_a_change() -> None:
    wakeups = Wakeups()

    async def scene() -> bool:
        event = wakeups.listen("a")
        with wakeups._lock:  # a signal interrupts the thread that is at it
            wakeups.close()
        await asyncio.wait_for(event.wait(), PAUSE * 100)
        return wakeups.closing

    assert asyncio.run(scene())


@pytest.fixture
def workers() -> Iterator[WorkerPool]:
    made = WorkerPool(nearby=True)
    yield made
    made.close()


def test_a_glance_needs_no_thread_whoever_works(workers: WorkerPool) -> None:
    async def scene() -> object:
        free = threading.Event()
        others = [asyncio.ensure_future(workers.read(free.wait, 10)) for _ in range(READING + 1)]
        await asyncio.sleep(0)  # they have begun, and more wait than there is room for
        at_once = workers.glance(threading.current_thread)
        free.set()
        assert all(await asyncio.gather(*others))
        return at_once

    assert asyncio.run(scene()) is threading.current_thread()


def test_a_far_store_is_never_waited_for() -> None:
    workers = WorkerPool(nearby=False)

    async def scene() -> str:
        later = workers.glance(threading.current_thread)
        assert isinstance(later, asyncio.Future)
        return (await later).name

    assert asyncio.run(scene()).startswith("reading")
    workers.close()


@pytest.mark.thorough
@pytest.mark.parametrize("name", games.GAMES)
def test_a_position_that_was_kept_is_the_one_that_is_stored(name: str) -> None:
    game, kept, rng, chance = games.load(name), PositionCache(), random.Random(4), Chance(4)
    state = game.new(game.seats[1])
    for _ in range(300):
        chance.settle(state)
        text = kept.dump(name, state.clone())
        known, loaded = kept.load(name, text), PositionCache().load(name, text)
        for viewer in (SPECTATOR, *range(state.players)):
            assert game.view(known, viewer) == game.view(loaded, viewer)
        if state.over:
            break
        seat = rng.choice(state.seats_asked)
        action = rng.choice(state.legal_actions(seat))
        known.apply(action, seat)
        assert kept.load(name, text) == loaded  # what was given out is a copy
        state.apply(action, seat)


def test_the_oldest_positions_are_forgotten() -> None:
    kept: StateCache[int] = StateCache(2)
    states = [games.load("attila").new(players, seed=1) for players in (2, 3, 4, 5)]
    for number in range(3):
        kept.put(number, states[number])
    assert kept.get(0) is None and kept.get(1) == states[1]  # which makes it the latest one
    kept.put(3, states[3])
    assert [kept.get(number) for number in range(4)] == [None, states[1], None, states[3]]
    assert len(kept) == 2


def test_what_is_kept_and_what_is_given_out_are_copies() -> None:
    kept: StateCache[str] = StateCache(2)
    state = games.load("attila").new(2, seed=1)
    before = state.digest()
    kept.put("a", state)
    state.apply(state.legal_actions()[0])
    given = kept.get("a")
    assert given.digest() == before != state.digest()
    given.apply(given.legal_actions()[0])
    assert kept.get("a").digest() == before


def test_what_takes_long_is_begun_again_in_a_thread(workers: WorkerPool) -> None:
    """So it is told before anything is done; in a thread, and where there are none, it goes on."""
    begun: list[str] = []

    def long() -> str:
        begun.append(threading.current_thread().name)
        takes_long()
        return threading.current_thread().name

    async def scene(of: WorkerPool) -> str:
        name = of.glance(long)
        return await name if isinstance(name, asyncio.Future) else name

    here = threading.current_thread().name
    assert asyncio.run(scene(workers)).startswith("reading") and begun[0] == here
    takes_long()  # nothing of the glance is left
    assert asyncio.run(scene(WorkerPool(nearby=True, threads=False))) == here
