"""Helper processes: what computes for long in compiled code gives nothing else in its process a turn.

A helper is a module that is run as a program: it reads one request a line and writes one answer a line, both JSON.  It
starts with the first request and ends when the server does: its input is at its end then.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Timer
from typing import Any, Final

import msgspec

from kartentisch.engine.errors import EngineError

LATER: Final = 10  # niceness of helpers that let the server go first
LAST: Final = 19  # and of those that let everybody go first
OPTIONS: Final = (
    *("-X", "faulthandler"),  # a fault tells its stack to the log
    # a helper that is killed leaves semaphores of its pool, which are cleared away; the log need not hear of it
    *("-W", "ignore::UserWarning:multiprocessing.resource_tracker"),
)


class HelperProcess:
    """The server's end of one helper; one thread at a time asks."""

    def __init__(self, module: str, niceness: int = 0) -> None:
        """`module`: its name; as a program it calls `answer_lines`.  `niceness`: who goes first, from its start on."""
        self._module, self._niceness = module, niceness
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def ask(self, request: bytes, patience: float) -> bytes:
        """One line for another; empty if the helper needed longer than `patience` seconds or was ended."""
        process = self._process
        if process is None or process.poll() is not None:
            self.end()
            process = self._process = subprocess.Popen(
                [sys.executable, *OPTIONS, "-m", self._module],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # it ends with its input, and not with the terminal's Ctrl-C
            )
            if self._niceness and hasattr(os, "setpriority"):
                with suppress(OSError):  # it has ended already
                    os.setpriority(os.PRIO_PROCESS, process.pid, self._niceness)
        assert process.stdin is not None and process.stdout is not None
        timer = Timer(patience, process.kill)
        timer.daemon = True
        timer.start()
        try:
            process.stdin.write(request + b"\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = b""
        finally:
            timer.cancel()
        if not line.endswith(b"\n"):
            self.end()
            return b""
        return line

    def interrupt(self) -> None:
        """From any thread: whoever asks at this moment gets nothing."""
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        """End the helper; the next request would start another one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):  # what was not sent yet goes nowhere
                        pipe.close()


class NoHelper:
    """In place of a helper where there are no processes: it answers here and now, however long it takes."""

    def __init__(self, answer: Callable[[Any], Any]) -> None:
        self._answer = answer

    def ask(self, request: bytes, patience: float) -> bytes:
        return _line(self._answer, request)

    def end(self) -> None:
        """Nothing was begun."""


def _line(answer: Callable[[Any], Any], request: bytes) -> bytes:
    try:
        said = answer(msgspec.json.decode(request))
    except EngineError as error:
        said = {"error": {"code": error.code, "rule": error.rejection.rule, "args": error.rejection.args}}
    return msgspec.json.encode(said) + b"\n"


def answer_lines(answer: Callable[[Any], Any]) -> None:
    """The helper's end: answer line by line until there is no further one.

    An EngineError is an answer too: `{"error": {"code", "rule", "args"}}`.
    """
    told = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anything prints must not stand between the answers
    while line := sys.stdin.buffer.readline():
        told.write(_line(answer, line))
        told.flush()
