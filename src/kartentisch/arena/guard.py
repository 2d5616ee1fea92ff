"""Processes in which bots of one's own think: what hangs or crashes there can be ended, and nothing falls with it."""

from __future__ import annotations

import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from kartentisch import bots
from kartentisch.arena.processes import FRESH
from kartentisch.bots import Decision

START = 120.0  # seconds for starting the process and reading the module, on a machine that is busy
LONGEST_PROBLEM = 200  # characters


class Failed(Exception):
    """A bot gave no answer that could be played: `slow`, `crash`, `illegal`, `waits`; and what was wrong."""

    def __init__(self, reason: str, problem: str = "") -> None:
        super().__init__(reason, problem)
        self.reason = reason
        self.problem = problem


def problem_of(error: BaseException) -> str:
    """What was wrong, on one line."""
    lines = f"{type(error).__name__}: {error}".splitlines()
    return lines[0][:LONGEST_PROBLEM]


class Guarded:
    """An agent that asks a bot in a process of its own."""

    def __init__(self, name: str) -> None:
        self._line, theirs = FRESH.Pipe()
        self._process = FRESH.Process(target=_think, args=(name, theirs), daemon=True)
        self._process.start()
        theirs.close()
        self._limit = 0.0
        self.ended = False

    def begin(self, seed: int, limit: float) -> None:
        """A new game; raises Failed."""
        self._limit = limit
        self._ask(seed, max(limit, START))

    def answer(self, decision: Decision) -> int | None:
        """Raises Failed, also if the time is up: then the process is ended."""
        answer: int | None = self._ask(decision, self._limit)
        return answer

    def _ask(self, question: Any, limit: float) -> Any:
        try:
            self._line.send(question)
            if not self._line.poll(limit):
                self.end()
                raise Failed("slow", f"{limit:g} s")
            reply, problem = self._line.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise Failed("crash", "the process ended") from error
        if problem:
            raise Failed("crash", problem)
        return reply

    def end(self) -> None:
        self.ended = True
        self._process.kill()
        self._process.join()
        self._line.close()


class Guards:
    """The processes that are there; each is used for one game after the other."""

    def __init__(self) -> None:
        self._all: dict[tuple[str, int], Guarded] = {}

    def begin(self, name: str, copy: int, seed: int, limit: float) -> Guarded:
        """The bot for a new game; `copy`: how many seats of the game have the same one already.  Raises Failed."""
        guarded = self._all.get((name, copy))
        if guarded is None or guarded.ended:
            guarded = self._all[name, copy] = Guarded(name)
        guarded.begin(seed, limit)
        return guarded

    def close(self) -> None:
        for guarded in self._all.values():
            if not guarded.ended:
                guarded.end()
        self._all.clear()


GUARDS = Guards()  # of this process


def _think(name: str, line: Connection) -> None:
    """The process: a seed begins a game, a decision wants an answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started it
    make: Callable[[int], Any] | None = None
    agent: Any = None
    while True:
        try:
            question = line.recv()
        except (EOFError, OSError):
            return
        try:
            if isinstance(question, int):
                make = make or bots.find(name)
                agent = make(question)
                reply = None
            else:
                reply = agent.answer(question)
                reply = reply if reply is None else int(reply)
        except BaseException as error:  # whatever it does: it is told, and the game goes on without it
            line.send((None, problem_of(error)))
        else:
            line.send((reply, ""))
