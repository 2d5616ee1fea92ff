"""Revisions of a game's rules, as a game tells them in its history (`Game.history`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kartentisch.engine.options import Value


class Revision(NamedTuple):
    """One revision of the rules.  What changed with it is the text `revision-<number>`, a sentence.

    Attributes:
        number: as in `Game.revision`.
        rules: ids of the rules that changed.
        program: of an earlier revision, the last version of the program that has it; empty for today's.
        carries: positions of the revision before it can be carried over.
        ruling: options under which what held before it still holds: option -> value; empty: it does not exist any more,
            or nothing changed that a running game can meet.
    """

    number: int
    rules: tuple[str, ...] = ()
    program: str = ""
    carries: bool = True
    ruling: Mapping[str, Value] = {}
