"""The server's end of the helper that talks to addresses which people have typed (`outbound_worker`)."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from kartentisch.engine.decoding import Decoder
from kartentisch.server.helper_process import LATER, HelperProcess

PATIENCE: Final = 15.0  # seconds for one message, then the helper is ended
IDLE: Final = 120.0  # seconds after which a helper that nobody needs ends
BUSY: Final = "busy"
SEVERAL: Final = "several"  # receivers in one address: each is to be counted
HELPER: Final = "kartentisch.server.delivery.outbound_worker"


@dataclass(frozen=True)
class Said:
    """What became of it.

    Attributes:
        status: of HTTP; 0 where nobody has answered, or not as one should.
        wait: seconds after which one may ask again, where that was told.
        guarded: it would have gone into the server's own network.
        name, shown: of a service, its name, and its address without what is secret in it.
        identity: of a service, what tells its receiver from others, however the address was typed; secret.
    """

    status: int = 0
    wait: int = 0
    problem: str = ""
    guarded: bool = False
    name: str = ""
    shown: str = ""
    identity: str = ""


_SAID: Final = Decoder(Said)


class Outbound:
    """One helper; whoever asks while it is busy waits."""

    def __init__(self, allowed: Sequence[str] = ()) -> None:
        """`allowed`: addresses inside that may be reached, for tests."""
        self._allowed = list(allowed)
        self._helper = HelperProcess(HELPER, LATER)
        self._lock = threading.Lock()
        self._used = 0.0

    def ask(self, job: Mapping[str, Any], wait: float = -1) -> Said:
        """What became of the job; problem BUSY where others took more than `wait` seconds (-1: however long)."""
        request = msgspec.json.encode({**job, "allowed": self._allowed})
        if not self._lock.acquire(timeout=wait):
            return Said(problem=BUSY)
        try:
            line = self._helper.ask(request, PATIENCE)
            self._used = time.monotonic()
        finally:
            self._lock.release()
        return _SAID.decode(line) if line else Said(problem="time")

    def rest(self) -> None:
        """End a helper that was not needed for a while."""
        if self._helper.running and time.monotonic() - self._used > IDLE and self._lock.acquire(blocking=False):
            try:
                self._helper.end()
            finally:
                self._lock.release()

    def close(self) -> None:
        self._helper.interrupt()
        with self._lock:
            self._helper.end()
