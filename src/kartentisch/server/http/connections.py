"""Connections that are open: how long each may take for what it does, how many one address and all may have.

uvicorn ends a connection only that is idle after an answer.  Whoever sends half a request, none at all, or reads
nothing of an answer would keep it for ever.  They are looked at once a second, so requests pay nothing for it.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any, Final, Protocol

from kartentisch.server.rates import network_of

HEAD, BODY, UNREAD, CLOSING = "head", "body", "unread", "closing"
PATIENCE: Final = {  # seconds
    HEAD: 15.0,  # for a whole head, from the connection or the first byte on
    BODY: 30.0,  # for a whole body
    UNREAD: 60.0,  # for reading on, when what was sent fills all buffers
    CLOSING: 15.0,  # for taking the rest of the last answer
}
TELLING: Final = 10.0  # seconds between two lines of the log about connections that were ended
BACKLOG: Final = 1024  # connections that wait to be accepted
LEAST: Final = 64
OTHER_FILES: Final = 320  # open files that are no connections: of SQLite some for each thread

LOGGER: Final = logging.getLogger("kartentisch.server")


class Connection(Protocol):
    """What is looked at of a connection; uvicorn's protocol has it."""

    client: tuple[str, int] | None
    loop: Any
    transport: Any
    flow: Any
    cycle: Any
    timeout_keep_alive_task: Any
    held: Any


class Connections:
    """All that are open in this process."""

    def __init__(self, by_address: int, most: int, proxies: Sequence[str] = ()) -> None:
        """Limits, 0 for none.

        Args:
            by_address: of one address.
            most: of all; then whoever has not sent a whole request for longest makes way.
            proxies: addresses and networks that bring many visitors.
        """
        self._by_address, self._most = by_address, most
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._open: dict[Connection, str] = {}
        self._counts: Counter[str] = Counter()
        self._ended: Counter[str] = Counter()
        self._told = 0.0

    def __len__(self) -> int:
        return len(self._open)

    def came(self, one: Connection) -> None:
        """One more; it may have to go at once, or another one for it."""
        address = one.client[0] if one.client else ""
        network = network_of(address)
        self._open[one] = network
        self._counts[network] += 1
        one.held = (HEAD, None, one.loop.time())
        if self._by_address and self._counts[network] > self._by_address and not self._is_proxy(address):
            self._end(one, "too_many_of_one_address")
        elif self._most and len(self._open) > self._most:
            idle = next((other for other in self._open if _state(other) in (HEAD, "kept", CLOSING)), one)
            self._end(idle, "too_many")

    def went(self, one: Connection) -> None:
        network = self._open.pop(one, None)
        if network is not None:
            self._counts[network] -= 1
            if not self._counts[network]:
                del self._counts[network]

    def look(self, now: float) -> None:
        """End those that take too long; `now` by the clock of the loop."""
        for one in [*self._open]:
            state, known = _state(one), one.held
            if state != known[0] or one.cycle is not known[1]:  # something goes on
                one.held = (state, one.cycle, now)
            elif now - known[2] > PATIENCE.get(state, float("inf")):
                self._end(one, f"slow_{state}")
        if self._ended and now - self._told >= TELLING:
            self._told = now
            LOGGER.warning("connections ended", extra={"facts": {**self._ended, "open": len(self._open)}})
            self._ended.clear()

    def _end(self, one: Connection, why: str) -> None:
        self._ended[why] += 1
        one.transport.abort()  # what is not sent yet is not wanted
        self.went(one)

    def _is_proxy(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return not address  # a socket in a folder
        return any(known in network for network in self._proxies)


def _state(one: Connection) -> str:
    """What the connection waits for: one of those that end some time, `kept` by uvicorn, or `answer`: of ours."""
    if one.transport.is_closing():
        return CLOSING
    if one.flow.write_paused:
        return UNREAD
    if one.cycle is not None and not one.cycle.response_complete:
        return BODY if one.cycle.more_body else "answer"
    return HEAD if one.timeout_keep_alive_task is None else "kept"


def are_addresses(proxies: Sequence[str]) -> bool:
    """Whether all of them are addresses or networks; a name would be trusted by nobody."""
    try:
        return all(ip_network(one) is not None for one in proxies)
    except ValueError:
        return False


def files_for_many(wanted: int = 65_536) -> int:
    """Let this process have so many files open, or as many as the system allows; how many connections that leaves."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (ValueError, OSError):  # macOS has limits of its own besides
            most = soft
    elif soft != resource.RLIM_INFINITY:
        most = soft
    return max(LEAST, most - min(OTHER_FILES, most // 2))
