"""Bots that think ahead do so in helper processes: never longer than promised, and no other command waits for them.

What goes to a helper is a seat's view, its question and what may be answered: nothing that the seat does not know.
Tasks that people wait for come first; when many wait, each gets a shorter time, shared by the networks that they
come from: whoever brings many shortens their own.
"""

from __future__ import annotations

import heapq
import itertools
import logging
import os
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from kartentisch.server.helper_process import LATER, HelperProcess

MOST: Final = 4  # helpers; one core is left to the server, if there is another
LEAST: Final = 0.02  # seconds: with less time a helper is not asked any more
MARGIN: Final = 0.05  # seconds of what is promised for the way to the helper and back
START: Final = 0.5  # seconds that a new helper costs: one that is done sooner is left to end
READING: Final = 20.0  # seconds at most for a new helper to start, and to read a game
IDLE: Final = 300.0  # seconds after which a helper that nobody needs ends

LOGGER: Final = logging.getLogger("kartentisch.server")


@dataclass(frozen=True)
class Task:
    """What a helper is told.

    Attributes:
        weigh: what the best actions are worth is wanted, not one answer.
    """

    game: str
    seat: int
    question: str
    legal: list[int]
    view: Mapping[str, Any]
    bot: str
    seed: int
    weigh: bool = False


@dataclass(eq=False)
class Thought:
    """A task on its way.

    Attributes:
        until: by the monotonic clock, the moment at which it is over, done or not.
        most: seconds that it is thought about, if there is as much time.
        origin: whose time it takes, as `Table.origin`.
        done: it is over.
        answer: what the helper has said; None if it did not in time.
    """

    task: Task
    until: float
    most: float
    origin: str = ""
    told: Callable[[], None] = lambda: None
    done: threading.Event = field(default_factory=threading.Event)
    answer: dict[str, Any] | None = None
    dropped: bool = False
    helper: HelperProcess | None = None

    def end(self, answer: dict[str, Any] | None) -> None:
        if not self.done.is_set():
            self.answer = answer
            self.done.set()
            self.told()


class _Helper:
    """A helper process, and the games that it has read."""

    def __init__(self) -> None:
        self.process = HelperProcess("kartentisch.server.bot_worker", LATER)
        self._games: set[str] = set()

    def read(self, game: str) -> bool:
        """Start it if need be, and let it read the game, so that neither costs a bot its time; whether it has."""
        if not self.process.running:
            self._games.clear()
        if game not in self._games and self.process.ask(msgspec.json.encode([game]), READING):
            self._games.add(game)
        return game in self._games


class BotPool:
    """Some helper processes, each with a thread that waits for it; none is started before it is needed."""

    def __init__(self, most: int | None = None) -> None:
        self._most = most or max(1, min(MOST, (os.cpu_count() or 1) - 1))
        self._waiting: list[tuple[int, int, int, Thought]] = []
        self._numbers = itertools.count()
        self._condition = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._helpers: list[_Helper] = []
        self._idle = 0
        self._closed = False

    def begin(
        self,
        task: Task,
        seconds: float,
        behind: int = 0,
        told: Callable[[], None] = lambda: None,
        most: float | None = None,
        origin: str = "",
    ) -> Thought:
        """Let a helper think; after `seconds`, waiting included, it is over.

        Args:
            behind: tasks with a smaller number come first, then those of an origin that has fewer in the row.
            told: called when it is over, from any thread.
            most: seconds of thinking without the waiting.
            origin: whose time it takes, as `Table.origin`.
        """
        thought = Thought(task, time.monotonic() + seconds, most or seconds, origin, told)
        with self._condition:
            heapq.heappush(self._waiting, (behind, self._own(origin), next(self._numbers), thought))
            if len(self._waiting) > self._idle and len(self._threads) < self._most and not self._closed:
                self._helpers.append(_Helper())
                self._threads.append(threading.Thread(target=self._serve, args=self._helpers[-1:], daemon=True))
                self._threads[-1].start()
            self._condition.notify()
        return thought

    def _own(self, origin: str) -> int:
        """How many tasks of that origin are in the row."""
        return sum(entry[-1].origin == origin for entry in self._waiting)

    def drop(self, thought: Thought) -> None:
        """Nobody wants to know any more: it is taken out of the row, or its helper is ended."""
        with self._condition:
            thought.dropped = True
            self._waiting = [entry for entry in self._waiting if entry[-1] is not thought]
            heapq.heapify(self._waiting)
            if thought.helper is not None and thought.until - time.monotonic() > START:
                thought.helper.interrupt()

    def close(self) -> None:
        """Nothing new is begun, and all helpers end."""
        with self._condition:
            self._closed = True
            self._waiting.clear()
            self._condition.notify_all()
            for helper in self._helpers:
                helper.process.interrupt()
        for thread in self._threads:
            thread.join(5)

    def _serve(self, helper: _Helper) -> None:
        try:
            while (thought := self._next(helper)) is not None:
                thought.end(self._answered(helper, thought))
        finally:
            helper.process.end()

    def _next(self, helper: _Helper) -> Thought | None:
        """The first in the row; None when the server closes."""
        with self._condition:
            self._idle += 1
            while not self._waiting and not self._closed:
                if not self._condition.wait(IDLE) and not self._waiting:
                    helper.process.end()
            self._idle -= 1
            return None if self._closed else heapq.heappop(self._waiting)[-1]

    def _answered(self, helper: _Helper, thought: Thought) -> dict[str, Any] | None:
        """What is thought out; nothing where that fails, and the next one has a helper as before."""
        try:
            return self._think(helper, thought)
        except Exception:  # whatever it was: there would be one helper less for ever
            LOGGER.exception("a helper failed")
            helper.process.end()
            return None
        finally:
            with self._condition:
                thought.helper = None

    def _think(self, helper: _Helper, thought: Thought) -> dict[str, Any] | None:
        read = helper.read(thought.task.game)
        with self._condition:
            left = thought.until - time.monotonic()
            origins = {thought.origin, *(entry[-1].origin for entry in self._waiting)}
            row = len(origins) * (self._own(thought.origin) + 1)
            share = min(thought.most, left - MARGIN, left * self._most / row)
            if not read or share < LEAST or thought.dropped or self._closed:
                return None
            thought.helper = helper.process
        line = helper.process.ask(msgspec.json.encode([thought.task.game, thought.task, share]), left)
        if not line:
            if not (thought.dropped or self._closed):
                LOGGER.warning("a bot was stopped: it thought for too long")
            return None
        return understood(msgspec.json.decode(line))


def understood(said: dict[str, Any]) -> dict[str, Any] | None:
    """What a bot has thought out; None if it failed, and the log tells why."""
    if "answer" in said or "weighed" in said:
        return said
    LOGGER.error("a bot failed: %s", said.get("fault") or said["error"]["code"])
    return None
