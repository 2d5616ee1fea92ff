"""Processes that begin as fresh interpreters: a fork would take the locks of other threads along, held for ever."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
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
        with _as_no_program():
            super().start()


class _FreshContext(SpawnContext):
    Process = _Fresh


FRESH: Final = _FreshContext()
