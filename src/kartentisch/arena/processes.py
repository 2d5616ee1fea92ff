"""Processes that begin as fresh interpreters: a fork would take the locks of other threads along, held for ever."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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
    def start(self) -> None:
        with _as_no_program(), _deaf():
            super().start()


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


def heed() -> None:
    """In such a process: from now on Ctrl-C interrupts it; one that came before has been for whoever started it."""
    if hasattr(signal, "pthread_sigmask"):
        with suppress(KeyboardInterrupt):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


class _FreshContext(SpawnContext):
    Process = _Fresh


FRESH: Final = _FreshContext()
