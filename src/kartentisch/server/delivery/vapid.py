"""The key by which push services know this server (RFC 8292): made at the first start, kept with the server's notes."""

from __future__ import annotations

import base64
from functools import partial
from typing import Final

from kartentisch.server.store.database import Store

NOTE: Final = "vapid_key"


def private_key(store: Store) -> str:
    """The private key, 32 bytes in base64url without padding; made if there is none yet."""
    with store.read() as connection:
        known = store.noted(connection, NOTE)
    if known is not None:
        return known
    from cryptography.hazmat.primitives.asymmetric import ec  # a server in a browser lacks it, and calls nobody

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    with store.write() as connection:
        noted, note = partial(store.noted, connection), partial(store.note, connection)
        if noted(NOTE) is None:  # another process may have been quicker
            note(NOTE, _text(number.to_bytes(32, "big")))
        return noted(NOTE) or ""


def public_key(private: str) -> str:
    """What a browser subscribes with: the uncompressed point in base64url without padding."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    number = int.from_bytes(base64.urlsafe_b64decode(private + "="), "big")
    key = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
