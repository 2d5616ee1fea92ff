"""A passkey in software: what a phone does when its owner puts a finger on it (WebAuthn, ES256)."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


@dataclass
class Passkey:
    """One key; `counter` goes on with every use, where it counts."""

    origin: str
    site: str
    counter: int = 0
    counts: bool = True
    user: str = ""
    frame: dict[str, Any] = field(default_factory=dict)  # what a browser says where another page embeds it
    name: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + cbor2.dumps(cose)
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        client = self._client("webauthn.create", options)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._told({"clientDataJSON": text(client), "attestationObject": text(attestation)})

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.counter += self.counts
        client, data = self._client("webauthn.get", options), self._data(PRESENT | VERIFIED)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature)}
        return self._told({**answer, "userHandle": self.user})

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        told |= self.frame
        return json.dumps(told).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _told(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": text(self.name), "rawId": text(self.name), "type": "public-key", "response": response}
