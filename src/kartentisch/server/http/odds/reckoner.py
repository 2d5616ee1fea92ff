"""A helper process that reckons odds: compiled code gives nothing else a turn, and a large battle takes a second.

The server writes one request a line and reads one answer a line.  The helper starts with the first request and ends
when the server does: its input is at its end then.
"""

from __future__ import annotations

import subprocess
import sys
from functools import lru_cache
from threading import Timer
from typing import Any, Final

import msgspec

from kartentisch.engine.errors import EngineError
from kartentisch.server.http.odds.reckoning import reckon
from kartentisch.server.refusals import refuse
from kartentisch.server.views.made import Turns

PATIENCE: Final = 10.0  # seconds for one request
KEPT: Final = 1024  # answers


class Reckoner:
    """The server's end."""

    def __init__(self, patience: float = PATIENCE, apart: bool = True) -> None:
        """`apart`: in the helper process; otherwise here, however long it takes."""
        self._patience, self._apart = patience, apart
        self._process: subprocess.Popen[bytes] | None = None
        self._turns = Turns()
        self.ask = lru_cache(maxsize=KEPT)(self._ask)

    def _ask(self, request: bytes) -> dict[str, Any]:
        """The answer to a request of `asked`; what was answered lately is not reckoned again.

        Raises:
            EngineError: as the odds raise it.
            Rejected: `too_many_requests` when too many wait, `odds_too_slow`.
        """
        with self._turns.one():
            line = self._exchange(request) if self._apart else answered(request)
        if not line:
            raise refuse("odds_too_slow")
        answer: dict[str, Any] = msgspec.json.decode(line)
        if "error" in answer:
            error = answer["error"]
            raise EngineError(error["code"], error["rule"], **error["args"])
        return answer

    def _exchange(self, request: bytes) -> bytes:
        """One line for another; empty if the helper was ended."""
        process = self._process
        if process is None or process.poll() is not None:
            # in a session of its own: it ends with its input, and not with the terminal's Ctrl-C
            process = self._process = subprocess.Popen(
                [sys.executable, "-m", "kartentisch.server.http.odds.reckoner"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        assert process.stdin is not None and process.stdout is not None
        timer = Timer(self._patience, process.kill)
        timer.start()
        try:
            process.stdin.write(request + b"\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = b""
        finally:
            timer.cancel()
        if not line:
            self._end()
        return line

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()

    def close(self) -> None:
        """End the helper; the next request would start another one."""
        with self._turns.turn:  # however many wait
            self._end()


# ------------------------------------------------------------------ the helper's end
def asked(game: str, question: Any) -> bytes:
    """A request as a line; equal ones are equal bytes.  The question is plain data, as the game's odds take it."""
    return msgspec.json.encode([game, question])


def answered(line: bytes) -> bytes:
    """The answer to one request."""
    try:
        game, question = msgspec.json.decode(line)
        answer = reckon(game, question)
    except EngineError as error:
        answer = {"error": {"code": error.code, "rule": error.rejection.rule, "args": error.rejection.args}}
    return msgspec.json.encode(answer)


def main() -> None:
    """Answer line by line until there is no further one."""
    while line := sys.stdin.buffer.readline():
        sys.stdout.buffer.write(answered(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
