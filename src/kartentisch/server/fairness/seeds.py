"""What the store keeps of a table's dice besides their chain: whose seeds are in, and what the record held since.

docs/protocol/dice.md says what seeds are for.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from typing import Any

from kartentisch.engine.entries import is_update
from kartentisch.fairness import log_chain
from kartentisch.server.fairness.witnesses import Witnesses


@dataclass
class Seeds:
    """What the store keeps of a table's dice besides the chain itself.

    Attributes:
        commitments, told: by seat, of this epoch; hexadecimal.
        seated: the commitments are written into the log; no more are taken.
        ready: the seeds are, too, and outcomes can fall.
        contributed: seats whose seed is in the salt.
        able: holders that have brought seeds before; they are waited for.
        silent: holders that did not tell theirs; none is taken from them before the dice are ready without them.
        starting: the game begins as soon as the dice are ready.
        due: when waiting for seeds, or for a witness, ends, in ms since 1970; 0 while nobody waits.
        since: entries of the record that were there before these dice.
        course: one letter for each entry of the record: `a` an answer, `c` chance, `u` the rules were updated, `-`
            anything else, also what a clock said.
        generation: of the server when the epoch began.
        taken: entries were taken back since the last look.
        closed: all secrets are opened.
        witnesses: of open rolls, at level 2.
        clocks: of seats that are asked no more while the dice are waited for: the turn, and the ms that are left.
        gathering: the table has moved to this server: until its pause ends, all seeds of those who come are waited for.
    """

    epoch: int = 0
    root: str = ""
    commitments: dict[int, str] = field(default_factory=dict)
    told: dict[int, str] = field(default_factory=dict)
    seated: bool = False
    ready: bool = False
    contributed: list[int] = field(default_factory=list)
    able: list[int] = field(default_factory=list)
    silent: list[int] = field(default_factory=list)
    starting: bool = False
    due: int = 0
    since: int = 0
    course: str = ""
    generation: str = ""
    taken: bool = False
    closed: bool = False
    witnesses: Witnesses | None = None
    clocks: dict[int, tuple[int, int]] = field(default_factory=dict)
    gathering: bool = False

    @property
    def answers(self) -> int:
        """How many answers the record holds now."""
        return self.course.count("a")

    @property
    def standing(self) -> int:
        """How many outcomes of these dice the record holds now."""
        return self.course.count("c", self.since)

    @property
    def floor(self) -> int:
        """How many entries stand whatever is taken back: up to the last time that the rules were updated."""
        return self.course.rfind("u") + 1

    def follow(self, kind: str, body: Mapping[str, Any], clocks: Container[str]) -> None:
        """Keep up with the log; `clocks`: chances that no dice answer."""
        if kind in log_chain.RECORDED:
            self.course += letter(body, clocks)
        elif kind == "taken_back":
            self.course = self.course[: body["entries"]]
            self.taken = True
            self.since = min(self.since, len(self.course))


def letter(entry: Mapping[str, Any], clocks: Container[str]) -> str:
    """What `Seeds.course` says of an entry of the record."""
    if is_update(entry):
        return "u"
    return "a" if "action" in entry else "c" if "chance" in entry and entry["chance"] not in clocks else "-"


# ---------------------------------------------------------------------- the chain
