"""The log of verifiable dice: the form of its lines, and what it shows (docs/protocol/dice.md §7)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from kartentisch.fairness.dice import Json, canonical

REQUESTS: Final = (frozenset({"dice", "faces"}), frozenset({"weights"}))
FIELDS: Final[Mapping[str, frozenset[str]]] = {
    "commit": frozenset({"protocol", "level", "table", "epoch", "reason", "root", "links", "master"}),
    "seats": frozenset({"epoch", "commitments"}),
    "seeds": frozenset({"epoch", "seeds", "salt"}),
    "witnesses": frozenset({"epoch", "roots", "links"}),
    "ask": frozenset({"epoch", "i", "ctx", "seat", "link"}),
    "roll": frozenset({"epoch", "i", "ctx", "element", "result"}),
    "sealed": frozenset({"epoch", "i", "ctx", "commitment"}),
    "shown": frozenset({"epoch", "i", "result", "nonce"}),
    "rewind": frozenset({"standing", "seq"}),
    "open": frozenset({"epoch", "tip", "master"}),
    "card": frozenset({"epoch", "i", "result"}),
    "end": frozenset({"outcomes"}),
}
WITNESSED: Final = frozenset({"witness"})  # of a roll at level 2
NUMBERS: Final = ("level", "epoch", "links", "link", "seat", "i", "standing", "seq", "outcomes", "dice", "faces")
TEXTS: Final = (
    "protocol",
    "table",
    "reason",
    "root",
    "master",
    "salt",
    "element",
    "commitment",
    "nonce",
    "tip",
    "witness",
)
LISTS: Final = ("commitments", "seeds", "roots", "weights")


@dataclass
class Outcome:
    """One outcome of the log; `request` and `result` are None as long as they are sealed."""

    ctx: dict[str, Json]
    request: dict[str, Json] | None
    result: Json | None
    commitment: str = ""  # of a sealed one
    shown: bool = False
    opened: bool = False
    asked: int | None = None  # the seat that was asked for a witness


@dataclass
class Report:
    """What a log shows.

    Attributes:
        table: the table's id.
        complete: all was opened at the end; otherwise sealed outcomes are not proved yet.
        level: of the protocol, the lowest of all epochs.
        witnessed: open outcomes with a witness; `unasked`: those at level 2 for which nobody could be asked.
        fallbacks: open outcomes at level 2 for which a seat was asked and did not answer, by seat.
        epochs: commits, void ones too.
        reasons: of the commits.
        seeds: how many seats brought a seed of their own, by epoch; 0 protects against nothing.
        rolls, sealed: outcomes that were open at once, and sealed ones.
        rewinds: how often outcomes were taken back by the table.
        outcomes: those that stand, in order.
        head: of the whole log: whoever has the same head has the same log.
        envelope: the head after the first seeds: compare it with what you wrote down at the beginning.
    """

    table: str = ""
    complete: bool = False
    level: int = 1
    epochs: int = 0
    reasons: list[str] = field(default_factory=list)
    seeds: list[int] = field(default_factory=list)
    rolls: int = 0
    sealed: int = 0
    rewinds: int = 0
    witnessed: int = 0
    unasked: int = 0
    fallbacks: dict[int, int] = field(default_factory=dict)
    outcomes: list[Outcome] = field(default_factory=list)
    head: str = ""
    envelope: str = ""


class Wrong(Exception):
    """What is wrong with a line: the end of a text id `what-dice_...`."""


def demand(true: bool, what: str) -> None:
    if not true:
        raise Wrong(what)


def parse_line(text: str) -> dict[str, Json]:
    """A line as data, if it is canonical JSON with just the fields of its kind; Wrong `shape`."""
    try:
        row = json.loads(text)
        right = canonical(row).decode() == text
    except (ValueError, RecursionError):
        right = False
    demand(right and isinstance(row, dict) and isinstance(row.get("t"), str) and row["t"] in FIELDS, "shape")
    fields = set(row) - {"t", "prev"}
    own = FIELDS[row["t"]]
    wanted = [own | request for request in REQUESTS] if row["t"] in ("roll", "card", "ask") else [own]
    if row["t"] == "roll":
        wanted += [fields | WITNESSED for fields in wanted]
    demand("prev" in row and fields in wanted, "shape")
    for keys, kind in ((NUMBERS, int), (TEXTS, str), (LISTS, list)):
        demand(all(type(row[key]) is kind for key in keys if key in row), "shape")
    demand(all(type(text) is str for key in ("commitments", "seeds", "roots") for text in row.get(key, ())), "shape")
    return dict(row)
