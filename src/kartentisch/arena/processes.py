"""Processes that begin as fresh interpreters: a fork would take the locks of other threads along, held for ever."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from types import ModuleType
from typing import Final

_STARTING: Final = threading.Lock()


@contextmanager
def _as_no_program() -> Iterator[None]:
    """A process that is started inside does not run the program's own file again, as it would otherwise."""
    with _STARTING:
        program = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = program


class _Fresh(SpawnProcess):
    """It ends with whoever started it, even if that is killed and can end nothing any more."""

    def start(self) -> None:
        with _as_no_program(), _deaf():
            super().start()

    def run(self) -> None:
        threading.Thread(target=_end_with_starter, daemon=True).start()
        super().run()


def _end_with_starter() -> None:
    starter = parent_process()
    if starter is not None:
        starter.join()
        os._exit(1)  # nobody is left to take what it works at


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C does not reach a process that is started inside, which would complain of it in the middle of an import."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; at the end what they have not begun is dropped."""
    workers = ProcessPoolExecutor(jobs, FRESH, initializer=_heed)
    try:
        yield workers
    finally:
        workers.shutdown(wait=True, cancel_futures=True)


def _heed() -> None:
    """In a process of a pool: Ctrl-C interrupts it from now on; one that came before was for whoever started it."""
    if hasattr(signal, "pthread_sigmask"):
        with suppress(KeyboardInterrupt):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


class _FreshContext(SpawnContext):
    Process = _Fresh


FRESH: Final = _FreshContext()
