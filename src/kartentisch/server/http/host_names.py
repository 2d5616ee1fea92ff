"""Names by which a server may be asked for.

A page of a stranger can let its own name point to this machine or into this network, and its browser then takes the
server for a part of that page (DNS rebinding).  What such a request cannot hide is the name, in `Host`.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from ipaddress import ip_address
from typing import Final

ANY: Final = "*"
OURS: Final = (".localhost", ".local", ".internal", ".home.arpa")  # what ends so is nobody's on the internet


def bare(host: str) -> str:
    """The name or address in a `Host`: without port, brackets, capitals and the last dot."""
    name = host.strip().lower()
    name = name[1:].partition("]")[0] if name.startswith("[") else name.partition(":")[0]
    return name.removesuffix(".")


def is_name(text: str) -> bool:
    """Whether it is a name as it stands in `Host`, or ANY."""
    plain = text.replace("-", "").replace(".", "").replace("_", "")
    return text == ANY or (bare(text) == text.lower().removesuffix(".") and plain.isalnum() and plain.isascii())


def known(host: str, names: Collection[str]) -> bool:
    """Whether the server is asked for by an address, by a name that nobody can own, or by one of its own names.

    Args:
        host: as it came; empty where it is left out, which no browser does.
        names: its own ones, bare, or ANY.
    """
    name = bare(host)
    return "." not in name or name in names or ANY in names or name.endswith(OURS) or is_address(name)


@lru_cache(maxsize=64)  # a server is asked for by few
def is_address(name: str) -> bool:
    """Whether it is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
