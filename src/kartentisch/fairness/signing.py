"""Signatures: Ed25519 (RFC 8032), keys and signatures as bytes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

try:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
except ImportError:  # in a browser, where the page brings a library of its own (`frontend/src/net/offline/`)
    import noble_curves  # type: ignore[import-not-found]

    NATIVE = False
else:
    NATIVE = True

SECRET: Final = 32  # bytes of a private key; any will do


def public_key(secret: bytes) -> bytes:
    """The public key, 32 bytes, of a private one."""
    if NATIVE:
        return _signer(secret).public_key().public_bytes_raw()
    return bytes.fromhex(noble_curves.public_key(secret.hex()))


def sign(secret: bytes, message: bytes) -> bytes:
    """The signature, 64 bytes."""
    if NATIVE:
        return _signer(secret).sign(message)
    return bytes.fromhex(noble_curves.sign(message.hex(), secret.hex()))


def is_signed(key: bytes, signature: bytes, message: bytes) -> bool:
    """Whether the owner of this public key has signed the message; False for what is no key or signature as well."""
    if not NATIVE:
        return bool(noble_curves.verify(signature.hex(), message.hex(), key.hex()))
    try:
        _reader(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


@lru_cache(maxsize=8)
def _signer(secret: bytes) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(secret)


@lru_cache(maxsize=8)
def _reader(key: bytes) -> Ed25519PublicKey:
    return Ed25519PublicKey.from_public_bytes(key)
