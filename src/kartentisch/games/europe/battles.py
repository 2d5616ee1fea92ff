"""Rulebook, sequence 3: all battles of a turn, one after the other.  Compiled by mypyc.

Until the battles are there, every attack is given up: attackers are lost, aircraft fly home, landings are called off.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import transports
from kartentisch.games.europe.state import COMBAT, F_ROLE, FLIGHT, SHIP, SPENT, EuropeState


@mypyc_attr(free_list_len=1)
class Battles(Procedure[EuropeState]):
    """AA guns flown over, raids, sea battles, landings, land battles (AAE-40)."""

    def begin(self, s: EuropeState) -> i64:
        s.phase = COMBAT
        s.tell(E.PHASE, s.power, s.phase)
        for land in range(s.table.lands):
            if s.hostile_land(land):
                s.units[land * 4 + s.power] = 0
                s.spent[land] = 0
        for row in range(0, i64(len(s.flights)), FLIGHT):
            s.flights[row + F_ROLE] = SPENT
        for row in range(0, i64(len(s.ships)), SHIP):
            transports.call_off(s, row)
        return DONE

    # [[[cog procedure("Battles") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin",)
    BEGIN: Final = 0

    def step(self, s: EuropeState, answer: i64) -> i64:
        return self.begin(s)

    def copy(self) -> Battles:
        p = Battles()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 4111768373)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Battles)

    # [[[end]]]
