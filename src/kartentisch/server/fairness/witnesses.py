"""Level 2 of the dice: browsers that bring the next link of their chain to an open roll (docs/protocol/dice.md §9).

Whoever brings a seed may bring the root of such a chain, too.  Before an open roll the next seat in order is asked that
is here and has not acted itself.  Where its link does not come within PATIENCE, the roll falls without it, all see who
was asked, and the seat is asked no more until its browser says that it is back; each time it rests for longer, so that
nobody slows a table down by saying so again and again.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import msgspec

from kartentisch.fairness.dice import LINKS
from kartentisch.fairness.table_dice import TableDice
from kartentisch.server.refusals import refuse

PATIENCE: Final = 4_000  # ms for a link
REST: Final = 20_000  # ms that a seat is not asked after its first fallback, twice that after the second, and so on
EACH: Final = LINKS  # of each seat's chain
NEEDED: Final = 2  # people with a chain at a table that demands witnesses
BEGINNING: Final = -1  # in place of a seat


class SeatOfWitness(Protocol):
    """What is looked at of a seat."""

    holder: int | None

    @property
    def present(self) -> bool: ...


@dataclass
class Asked:
    """Who is asked for which link, for the i-th open roll of the epoch; until when: `Seeds.due`."""

    seat: int
    i: int
    link: int


@dataclass
class Witnesses:
    """What the store keeps of them.

    Attributes:
        roots: by seat, of this epoch; hexadecimal.
        holders: who brought them.
        asked: the seat that is waited for.
        last: the seat that was asked last.
        actor: the seat that gave the last answer; it is no witness of what it did.
        out: seats that did not answer, and have not said that they are back.
        rests: seats that are not asked before this moment.
        rolls: open rolls since the table was opened; `witnessed`: those with a link; `fallbacks`: those without, by the
            seat that was asked.
    """

    roots: dict[int, str] = field(default_factory=dict)
    holders: dict[int, int | None] = field(default_factory=dict)
    asked: Asked | None = None
    last: int = BEGINNING
    actor: int = BEGINNING
    out: list[int] = field(default_factory=list)
    rests: dict[int, int] = field(default_factory=dict)
    rolls: int = 0
    witnessed: int = 0
    fallbacks: dict[int, int] = field(default_factory=dict)

    def begin_anew(self) -> None:
        """A new epoch: everybody brings a fresh chain, and is asked again."""
        self.roots, self.holders, self.out, self.asked = {}, {}, [], None

    @property
    def people(self) -> int:
        """How many have brought a chain."""
        return len(set(self.holders.values()))

    def choose(
        self, dice: TableDice, seats: Sequence[SeatOfWitness], here: Container[int | None] | None, now: int
    ) -> int | None:
        """Whom to ask, now that a roll is due; None for nobody.

        Args:
            here: holders whose browsers are known to be here; None: nothing is known about that.
        """
        acting = seats[self.actor].holder if self.actor >= 0 else None
        able = [
            seat
            for seat in dice.able()
            if seats[seat].present
            and seats[seat].holder == self.holders.get(seat)
            and seat != self.actor
            and (acting is None or seats[seat].holder != acting)
            and seat not in self.out
            and self.rests.get(seat, 0) <= now
            and (here is None or seats[seat].holder in here)
        ]
        if not able:
            return None
        self.last = next((seat for seat in able if seat > self.last), able[0])
        return self.last

    def follow(self, lines: Sequence[str]) -> None:
        """Keep up with lines of the dice log."""
        for line in lines:
            row: dict[str, Any] = msgspec.json.decode(line)
            if row["t"] == "ask":
                self.asked = Asked(row["seat"], row["i"], row["link"])
                continue
            if row["t"] == "roll":
                self.rolls += 1
                self.witnessed += bool(row["witness"])
            if row["t"] in ("roll", "rewind", "commit"):
                self.asked = None

    def fell_back(self, seat: int, now: int) -> None:
        """The seat was waited for long enough: the roll falls without its link."""
        self.fallbacks[seat] = self.fallbacks.get(seat, 0) + 1
        self.out = sorted({*self.out, seat})
        self.rests[seat] = now + REST * self.fallbacks[seat]

    def bring(self, dice: TableDice, seat: int, epoch: int, i: int, link: str) -> None:
        """The link that a seat was asked for.

        Raises:
            Rejected: `witness_late` if it is not asked for it, or not any more.
            EngineError: `dice_witness` if it is not the link of its chain.
        """
        if self.asked is None or (self.asked.seat, self.asked.i, dice.epoch) != (seat, i, epoch):
            raise refuse("witness_late")
        dice.link(seat, i, bytes.fromhex(link))

    def back(self, seat: int) -> bool:
        """A seat's browser is here again; whether that is news."""
        if seat not in self.out:
            return False
        self.out.remove(seat)
        return True

    def summary(self, seats: int) -> dict[str, Any]:
        """What everybody may know."""
        return {
            "brought": sorted(self.roots),
            "asked": None if self.asked is None else self.asked.seat,
            "out": self.out,
            "rolls": self.rolls,
            "witnessed": self.witnessed,
            "fallbacks": [self.fallbacks.get(seat, 0) for seat in range(seats)],
        }
