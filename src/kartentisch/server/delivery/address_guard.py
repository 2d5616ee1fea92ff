"""Where programs of ours may connect to when a stranger has typed the address: nowhere in the server's own network.

It stands at the socket, after all names were looked up: a name server that answers twice, a redirect or a library that
looks names up by itself come to the same door.  It is for a process of its own, because it cannot be taken away again.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Collection
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final

PORTS: Final = frozenset({80, 443})  # and whatever is no system's own
FIRST_FREE_PORT: Final = 1024
_NEVER: Final = [
    ip_network(known)
    for known in (
        "168.63.129.16/32",  # of a provider of machines, answers from inside only
        "192.0.0.0/24",  # of protocols, and another provider's
        "192.88.99.0/24",  # tunnels
        "64:ff9b::/96",  # IPv4 inside IPv6: whatever lies behind it
        "64:ff9b:1::/48",
        "2001::/32",
        "2002::/16",
        "::/96",
        "fec0::/10",
    )
]
_ENDED: Final = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "os.forkpty", "socket.bind")


class GuardedError(ConnectionRefusedError):
    """Nothing may be sent there."""


def is_public(address: str) -> bool:
    """Whether it is the address of a machine in the open net: none of this one, of its network, of no one machine."""
    try:
        known = ip_address(address)
    except ValueError:  # a name, or one of this machine's cables
        return False
    if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
        known = known.ipv4_mapped
    if isinstance(known, IPv6Address) and known.scope_id is not None:
        return False
    if any(known in network for network in _NEVER if network.version == known.version):
        return False
    return known.is_global and not (known.is_multicast or known.is_reserved or known.is_unspecified)


class Guard:
    """Looks at every connection of this process from `stand` on.

    Attributes:
        allowed: addresses that may be reached although they are not public; for tests.
        refused: something was kept from connecting since this was set to False.
    """

    def __init__(self) -> None:
        self.allowed: Collection[str] = ()
        self.refused = False
        self._asking = False

    def stand(self) -> None:
        """From now on, until the process ends; it starts no other program either."""
        sys.addaudithook(self._look)

    def _look(self, event: str, args: tuple[Any, ...]) -> None:
        if event in _ENDED or (event == "socket.connect" and not self._may(args[1])):
            self.refused = True
            raise GuardedError("not from here")
        if event in ("socket.sendto", "socket.sendmsg") and not self._asking:
            self.refused = True
            raise GuardedError("not from here")

    def _may(self, address: Any) -> bool:
        if self._asking:
            return True
        if not isinstance(address, tuple) or not isinstance(address[0], str) or not isinstance(address[1], int):
            return False  # a socket in a folder
        host, port = address[0], address[1]
        if host in self.allowed:
            return True
        return (port in PORTS or port >= FIRST_FREE_PORT) and is_public(host) and not self._is_own(host)

    def _is_own(self, host: str) -> bool:
        """This machine's, public as it may be: what it tells only itself is not for strangers.  Nothing is sent."""
        family = socket.AF_INET if isinstance(ip_address(host), IPv4Address) else socket.AF_INET6
        self._asking = True
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((host, 9))
                return bool(probe.getsockname()[0] == host)
        except OSError:
            return False  # no way there at all: the connection itself will say so
        finally:
            self._asking = False
