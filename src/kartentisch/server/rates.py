"""How much a visitor may ask for: buckets of tokens by name, and which visitors count as one."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from threading import Lock
from typing import Final

MOST_NAMES: Final = 10_000


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Whose address it is: of IPv6 its /64, which one visitor has for themselves; IPv4 as it is."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:  # a socket in a folder has none
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((known, 64), strict=False))


class Rate:
    """A bucket of tokens for each name, for any thread; the oldest buckets go when there are too many."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        """`rate`: tokens a second; 0: no limit."""
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def allows(self, name: str, cost: float = 1.0) -> bool:
        """Whether the bucket holds what this costs, which is taken out then; a full one holds enough for anything."""
        if not self._rate:
            return True
        now = self._clock()
        with self._lock:
            tokens, since = self._buckets.pop(name, (self._burst, now))
            tokens = min(self._burst, tokens + (now - since) * self._rate)
            allowed = tokens >= min(cost, self._burst)
            self._buckets[name] = (tokens - cost if allowed else tokens, now)
            if len(self._buckets) > MOST_NAMES:
                self._buckets.popitem(last=False)
        return allowed

    def spend(self, name: str, cost: float) -> None:
        """Take out what something has cost that was allowed before; a bucket may owe then."""
        if not self._rate:
            return
        with self._lock:
            tokens, since = self._buckets.pop(name, (self._burst, self._clock()))
            self._buckets[name] = (tokens - cost, since)
