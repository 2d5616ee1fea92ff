"""Several processes at one store know of each other who is here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import func, select

from kartentisch.server.store.database import Store
from kartentisch.server.store.presence import KEPT, PAUSE, Presence
from kartentisch.server.store.schema import PRESENCE
from kartentisch.server.store.wakeups import Wakeups
from tests.server.running_server import Clock


@pytest.fixture
def store(url: str, clock: Clock) -> Iterator[Store]:
    made = Store(url, clock)
    yield made
    made.close()


class Process:
    """What one process knows; `exchange` after its pause."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.wakeups, self._clock = Wakeups(), clock
        self._presence = Presence(store, self.wakeups)
        self.leave = self._presence.leave

    def exchange(self, later: int = PAUSE) -> None:
        self._clock.ms += later
        self._presence.exchange()

    def open(self, table: str, holder: int | None) -> asyncio.Event:
        """A stream that opens."""

        async def listen() -> asyncio.Event:
            event = self.wakeups.listen(table, holder)
            if holder is None:
                self.wakeups.watch(table, event)
            return event

        return LOOP.run_until_complete(listen())

    def close(self, table: str, event: asyncio.Event) -> None:
        async def leave() -> None:
            self.wakeups.leave(table, event)

        LOOP.run_until_complete(leave())


LOOP = asyncio.new_event_loop()


def rows(store: Store) -> int:
    with store.read() as connection:
        return int(connection.execute(select(func.count()).select_from(PRESENCE)).scalar_one())


def test_each_process_knows_who_is_at_the_others(store: Store, clock: Clock) -> None:
    one, other = Process(store, clock), Process(store, clock)
    anna = one.open("attila", 0)
    one.open("attila", None)
    other.open("attila", 1)
    other.open("attack", 0)
    for process in (one, other, one):
        process.exchange()
    assert one.wakeups.holders("attila") == other.wakeups.holders("attila") == {0, 1}
    assert one.wakeups.holders("attack") == {0} and one.wakeups.holders("attacke") == frozenset()
    assert one.wakeups.watching("attila") == other.wakeups.watching("attila") == 1
    one.close("attila", anna)
    assert one.wakeups.holders("attila") == {1}, "of oneself one knows at once"
    one.exchange()
    other.exchange()
    assert other.wakeups.holders("attila") == {1}
    one.leave()
    assert rows(store) == 2
    other.exchange()
    assert other.wakeups.watching("attila") == 0


def test_nothing_is_written_while_nothing_changes_until_it_would_lapse(store: Store, clock: Clock) -> None:
    one, other = Process(store, clock), Process(store, clock)
    one.open("attila", 0)
    one.exchange()
    with store.read() as connection:
        first = connection.execute(select(PRESENCE.c.until)).scalar_one()
    one.exchange()
    with store.read() as connection:
        assert connection.execute(select(PRESENCE.c.until)).scalar_one() == first
    for _ in range(2 * KEPT // PAUSE):
        one.exchange()
        other.exchange()
        assert other.wakeups.holders("attila") == {0}


def test_a_process_that_was_killed_has_nobody_and_one_that_slept_has_its_people_again(
    store: Store, clock: Clock
) -> None:
    one, other = Process(store, clock), Process(store, clock)
    one.open("attila", 0)
    other.open("attila", 1)
    one.exchange()
    other.exchange()
    assert other.wakeups.holders("attila") == {0, 1}
    other.exchange(later=KEPT)
    assert other.wakeups.holders("attila") == {1}
    other.exchange(later=2 * KEPT)
    assert rows(store) == 1, "what lapsed long ago is thrown away"
    one.exchange()
    other.exchange()
    assert other.wakeups.holders("attila") == {0, 1}
