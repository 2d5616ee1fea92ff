"""What a table takes along when it moves to another server: all of it, secrets too, as one file."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from kartentisch.engine.decoding import Decoder
from kartentisch.fairness import signing
from kartentisch.server.fairness.seeds import Seeds
from kartentisch.server.store.schema import NOTEBOOK
from kartentisch.server.tables.requests import Removals
from kartentisch.server.tables.table import EarlierServer, Seat, TableSettings
from kartentisch.server.tables.times import Times

FORMAT: Final = "kt-table/1"


@dataclass
class LineRow:
    """A line of the log, as it is stored."""

    seq: int
    at: int
    kind: str
    body: dict[str, Any]
    hash: str
    signature: str
    private: list[list[Any]] | None = None


@dataclass
class AsideRow:
    """What stands beside the log, as it is stored."""

    circle: str
    name: str
    revision: int
    kind: str
    holder: int
    seat: int
    body: str
    ears: str  # who heard it, in the format's first word for them
    line: int
    at: int


_BY_NAME: Final = {column.name: column for column in NOTEBOOK.columns}
ASIDES: Final = {name: _BY_NAME[name] for name in AsideRow.__dataclass_fields__}  # as the store has them


@dataclass
class TransferFile:
    """Attributes:
    customs: its settings, in the format's first word for them.
    house, veil: the key of the server that it leaves, and what hides the private parts of its lines.
    earlier: where it was before that.
    to, key: the address and the key of the server that it goes to.
    links: digests of what opens the seats there, by holder.
    left: all other holders who ever had a key: nobody gets their numbers, and with them what they noted and heard.
    chain, sealed: the dice with their secrets, and what only its owners may know of them.
    by_order: seats, and lines that came from their standing orders.
    seal: signature of all the rest by the server that it leaves: who carries the file changes nothing of it.
    """

    format: str
    table: str
    game: str
    revision: int
    options: dict[str, Any]
    customs: TableSettings
    created: int
    listed: bool
    owner: int
    house: str
    veil: str
    to: str
    key: str
    seats: list[Seat]
    times: Times
    removals: Removals
    seeds: Seeds
    chain: dict[str, Any]
    links: dict[int, str]
    lines: list[LineRow]
    position: dict[str, Any] | None = None
    time_left: int | None = None
    earlier: list[EarlierServer] = field(default_factory=list)
    sealed: list[dict[str, Any]] = field(default_factory=list)
    by_order: list[tuple[int, int]] = field(default_factory=list)
    asides: list[AsideRow] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    seal: str = ""


TRANSFER: Final = Decoder(TransferFile)


def packed(transfer: TransferFile, secret: bytes) -> bytes:
    """What is written into the file; `secret`: the key of the server that it leaves."""
    same = TRANSFER.decode(msgspec.json.encode(transfer))  # as whoever reads it has it
    return msgspec.json.encode(replace(same, seal=signing.sign(secret, _signed(same)).hex())) + b"\n"


def is_sealed(transfer: TransferFile) -> bool:
    """Whether the server that it leaves has written it just so."""
    try:
        key, seal = bytes.fromhex(transfer.house), bytes.fromhex(transfer.seal)
    except ValueError:
        return False
    return signing.is_signed(key, seal, _signed(transfer))


def _signed(transfer: TransferFile) -> bytes:
    return b"kt/table/1" + hashlib.sha256(msgspec.json.encode(replace(transfer, seal=""))).digest()
