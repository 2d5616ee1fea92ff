"""An epoch of a table's dice: one chain, one master secret, and the seeds of the seats (docs/protocol/dice.md §4)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kartentisch.engine.errors import EngineError
from kartentisch.fairness.dice import (
    DiceChain,
    Json,
    from_hex,
    salt_of,
    seed_commitment,
    server_seed,
    witness_back,
)

SERVER: Final = ""  # in place of the commitment or the seed of a seat that brings none


@dataclass
class Epoch:
    """One chain and one master secret, from a commit to the next.

    Attributes:
        commitments: by seat, hexadecimal or SERVER; None before the seats have committed.
        seeds: by seat, hexadecimal or SERVER; None before all have told theirs.
        roll: the next index of the chain, from 1.
        sealed: the next index of a sealed outcome, from 1.
        level: 2 with witnesses.
        roots: of the seats' witness chains, by seat, hexadecimal or SERVER; None before they are told, and at level 1.
        told: number and value of the last link of each seat that was told, in hexadecimal.
        asked: the link that each seat was asked for last.
    """

    chain: DiceChain
    master: bytes
    commitments: list[str] | None = None
    seeds: list[str] | None = None
    salt: bytes = b""
    roll: int = 1
    sealed: int = 1
    level: int = 1
    roots: list[str] | None = None
    links_each: int = 0
    told: dict[int, tuple[int, str]] = field(default_factory=dict)
    asked: dict[int, int] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        at, element = self.chain.near(self.roll)
        witnesses: dict[str, Json] = {}
        if self.level == 2:
            told = [[seat, number, link] for seat, (number, link) in self.told.items()]
            asked = [[seat, link] for seat, link in self.asked.items()]
            witnesses = {"roots": self.roots, "links_each": self.links_each, "told": told, "asked": asked}
        return {
            **witnesses,
            "tip": self.chain.tip.hex(),
            "master": self.master.hex(),
            "links": self.chain.links,
            "near": [at, element.hex()],
            "commitments": self.commitments,
            "seeds": self.seeds,
            "salt": self.salt.hex(),
            "roll": self.roll,
            "sealed": self.sealed,
        }

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> Epoch:
        at, element = data["near"]
        chain = DiceChain(bytes.fromhex(data["tip"]), data["links"], (at, bytes.fromhex(element)))
        master, salt = bytes.fromhex(data["master"]), bytes.fromhex(data["salt"])
        found = cls(chain, master, data["commitments"], data["seeds"], salt, data["roll"], data["sealed"])
        if "roots" in data:
            found.level, found.roots, found.links_each = 2, data["roots"], data["links_each"]
            found.told = {seat: (number, link) for seat, number, link in data["told"]}
            found.asked = dict(data["asked"])
        return found

    def commit(self, commitments: Sequence[str]) -> None:
        """Take the seats' commitments; EngineError `dice_setup` out of turn, `dice_size`."""
        if self.commitments is not None or not commitments:
            raise EngineError("dice_setup")
        for commitment in commitments:
            if commitment != SERVER:
                from_hex(commitment, "dice_commitment_bytes")
        self.commitments = list(commitments)

    def reveal(self, table: str, number: int, seeds: Sequence[str], used: Collection[str]) -> None:
        """Take the seats' seeds and make the salt of them.

        Args:
            number: of this epoch.
            used: seeds of earlier epochs.

        Raises:
            EngineError: `dice_setup` out of turn, `dice_size`, `dice_seed` with the seat.
        """
        if self.commitments is None or self.seeds is not None or len(seeds) != len(self.commitments):
            raise EngineError("dice_setup")
        if (self.roots is None) != (self.level == 1):
            raise EngineError("dice_setup")
        for seat, (seed, commitment) in enumerate(zip(seeds, self.commitments, strict=True)):
            if seed in used or not seed_fits(table, number, seat, seed, commitment):
                raise EngineError("dice_seed", seat=seat)
        self.salt = epoch_salt(table, self.chain.root, seeds)
        self.seeds = list(seeds)


def link_fits(epoch: Epoch, seat: int, number: int, link: bytes) -> bool:
    """The link leads to the one that the seat told last."""
    at, last = epoch.told[seat]
    return witness_back(link, number - at).hex() == last


def seed_fits(table: str, epoch: int, seat: int, seed: str, commitment: str) -> bool:
    """The seed is the one that the seat committed to, or both are SERVER; EngineError `dice_size`."""
    if seed == SERVER or commitment == SERVER:
        return seed == commitment
    return seed_commitment(table, epoch, seat, from_hex(seed, "dice_seed_bytes")).hex() == commitment


def epoch_salt(table: str, root: bytes, seeds: Sequence[str]) -> bytes:
    """The salt of seeds in hexadecimal; the server's are computed."""
    bare = [
        server_seed(table, root, seat) if seed == SERVER else from_hex(seed, "dice_seed_bytes")
        for seat, seed in enumerate(seeds)
    ]
    return salt_of(table, root, bare)


def why_renew(seeded: bool, links: int, used: int) -> str:
    """The reason that a commit after an epoch must give."""
    if not seeded:
        return "void"
    return "exhausted" if (links - used) * 8 <= links else "reseed"
