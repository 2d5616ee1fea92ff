"""The network at home: the addresses of this machine, and a QR code that takes a phone there."""

from __future__ import annotations

import io
import socket
from contextlib import suppress
from ipaddress import ip_address


def addresses() -> list[str]:
    """The addresses at which others on the network reach this machine, the most likely one first; none without one."""
    found: list[str] = []
    for target in ("192.0.2.1", "10.255.255.255"):  # nothing is sent: the system only says which way it would go
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
                found.append(str(probe.getsockname()[0]))
            except OSError:
                continue
    with suppress(OSError):  # a machine that does not know its own name
        found.extend(str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET))
    usable = [one for one in found if not ip_address(one).is_loopback and not ip_address(one).is_unspecified]
    return list(dict.fromkeys(usable))


def qr_code(text: str) -> str:
    """The text as a QR code of half blocks, two rows of squares in each line."""
    import segno  # of the server

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
