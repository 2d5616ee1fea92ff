"""What a table takes along when it moves to another house: all of it, secrets too, as one file."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from kartentisch.engine.decoding import Decoder
from kartentisch.server.fairness.chains import Seeds
from kartentisch.server.tables.consents import Removals
from kartentisch.server.tables.table import Customs, House, Seat
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
    ears: str
    line: int
    at: int


@dataclass
class Luggage:
    """Attributes:
    house, veil: the key of the house that it leaves, and what hides the private parts of its lines.
    earlier: where it was before that.
    to, key: the address and the key of the house that it goes to.
    links: digests of what opens the seats there, by holder.
    left: all other holders who ever had a key: nobody gets their numbers, and with them what they noted and heard.
    chain, sealed: the dice with their secrets, and what only its owners may know of them.
    by_order: seats, and lines that came from their standing orders.
    """

    format: str
    table: str
    game: str
    revision: int
    options: dict[str, Any]
    customs: Customs
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
    earlier: list[House] = field(default_factory=list)
    sealed: list[dict[str, Any]] = field(default_factory=list)
    by_order: list[tuple[int, int]] = field(default_factory=list)
    asides: list[AsideRow] = field(default_factory=list)
    left: list[int] = field(default_factory=list)


LUGGAGE: Final = Decoder(Luggage)
