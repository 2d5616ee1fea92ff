"""The lines of a table's log, as stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kartentisch.fairness.log_chain import RECORDED


@dataclass(frozen=True)
class Line:
    """A line of the log, as stored: with everything in it.  Show what `log_view.line` makes of it."""

    seq: int
    at: int
    kind: str
    body: dict[str, Any]
    hash: str | None = None
    signature: str | None = None
    private: list[list[Any]] | None = None


def standing(lines: Sequence[Line]) -> list[Line]:
    """The lines that are entries of the record: without what was taken back."""
    entries: list[Line] = []
    for line in lines:
        if line.kind in RECORDED:
            entries.append(line)
        elif line.kind == "taken_back":
            del entries[line.body["entries"] :]
    return entries


def redrawn(lines: Sequence[Line]) -> dict[int, int]:
    """How often each seat has taken back something since which dice or cards had fallen."""
    entries: list[Line] = []
    found: dict[int, int] = {}
    for line in lines:
        if line.kind in RECORDED:
            entries.append(line)
        elif line.kind == "taken_back":
            kept = line.body["entries"]
            if any("chance" in gone.body for gone in entries[kept:]):
                found[line.body["seat"]] = found.get(line.body["seat"], 0) + 1
            del entries[kept:]
    return found


def entries_of(lines: Sequence[Line]) -> list[dict[str, Any]]:
    """The entries of the record: the log without what was taken back."""
    return [line.body for line in standing(lines)]
