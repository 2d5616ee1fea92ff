"""A helper process that reckons odds: compiled code gives nothing else a turn, and a large battle takes a second.

The server writes one request a line and reads one answer a line.  The helper starts with the first request and ends
when the server does: its input is at its end then.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from functools import lru_cache
from threading import Lock, Timer
from typing import Any, Final

import msgspec

from kartentisch.engine.errors import EngineError
from kartentisch.odds import attack as land
from kartentisch.server.refusals import refuse

WAITING: Final = 8  # requests at once; more are turned away
PATIENCE: Final = 10.0  # seconds for one request
KEPT: Final = 1024  # answers
PRECISE: Final = 1e-5  # what may be left out of a probability that is shown as a percentage


class Reckoner:
    """The server's end."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._turn, self._door, self._inside = Lock(), Lock(), 0
        self.ask = lru_cache(maxsize=KEPT)(self._ask)

    def _ask(self, request: bytes) -> dict[str, Any]:
        """The answer to a request of `wish`; what was answered lately is not reckoned again.

        Raises:
            EngineError: as the odds raise it.
            Rejected: `too_many_requests` when too many wait, `odds_too_slow`.
        """
        with self._door:
            if self._inside == WAITING:
                raise refuse("too_many_requests")
            self._inside += 1
        try:
            with self._turn:
                line = self._exchange(request)
        finally:
            with self._door:
                self._inside -= 1
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
                [sys.executable, "-m", "kartentisch.server.reckoner"],
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
        with self._turn:
            self._end()


# ------------------------------------------------------------------ the helper's end
def wish(attacker: str, defenders: Sequence[str], weights: Sequence[int], round: int, acting: str) -> bytes:
    """A request as a line; equal ones are equal bytes."""
    return msgspec.json.encode([attacker, list(defenders), list(weights), round, acting])


def reckon(request: bytes) -> dict[str, Any]:
    """The attacker's and the defender's chances, over all defenders by their weights."""
    attacker, defenders, weights, round, acting = msgspec.json.decode(request)
    battles = [_one(attacker, defender, round, acting) for defender in defenders]
    total = sum(weights)
    shares = [weight / total for weight in weights]
    answer: dict[str, Any] = {"exact": max(odds.dropped for odds in battles)}
    for name in land.SIDES:
        sides = [getattr(odds, name) for odds in battles]
        wins = sum(share * side.wins for share, side in zip(shares, sides, strict=True))
        kept = [
            sum(
                share * sum(chance * army[kind] for army, chance in side.survivors.items())
                for share, side in zip(shares, sides, strict=True)
            )
            for kind in range(len(land.LETTERS))
        ]
        answer[name] = {
            "wins": wins,
            "left": dict(zip(land.Army._fields, ((n / wins if wins else 0.0) for n in kept), strict=True)),
        }
    return answer


def _one(attacker: str, defender: str, round: int, acting: str) -> land.Odds:
    if "/" in attacker + defender:
        forces = land.Force.parse(attacker), land.Force.parse(defender)
        return land.resume(*forces, round=round, acting=acting, may_drop=PRECISE)
    return land.battle(land.Army.parse(attacker), land.Army.parse(defender), may_drop=PRECISE)


def main() -> None:
    """Answer line by line until there is no further one."""
    while line := sys.stdin.buffer.readline():
        try:
            answer = reckon(line)
        except EngineError as error:
            answer = {"error": {"code": error.code, "rule": error.rejection.rule, "args": error.rejection.args}}
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
