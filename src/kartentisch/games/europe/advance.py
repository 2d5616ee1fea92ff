"""Rulebook "Geld-Vorauszahlung": each side's advance, spent or saved before the first round.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import transports
from kartentisch.games.europe.actions import FINISH, GERMANY, KINDS, POWERS, TRANSPORT, USA, USSR
from kartentisch.games.europe.purchase import put
from kartentisch.games.europe.split import Split
from kartentisch.games.europe.state import ADVANCE, EuropeState


@mypyc_attr(acyclic=True, free_list_len=1)
class SetUp(Procedure[EuropeState]):
    """Units as the charts say; the advance of the Axis, then that of the Allies; then first incomes (AAE-04..09)."""

    def begin(self, s: EuropeState) -> i64:
        lay_out_units(s)
        s.phase = ADVANCE
        s.cash[GERMANY] = s.table.axis_advance
        s.tell(E.ADVANCE, GERMANY, s.cash[GERMANY])
        s.power = GERMANY
        s.call(Advance())
        return self.go(self.ALLIES)

    def allies(self, s: EuropeState) -> i64:
        s.power = USSR
        s.call(Split(s.table.advance, 0))
        return self.go(self.SPEND)

    def spend(self, s: EuropeState) -> i64:
        """Each Ally in turn spends what it got (AAE-07)."""
        s.call(Advance())
        return self.go(self.NEXT)

    def next(self, s: EuropeState) -> i64:
        if s.power < USA:
            s.power += 1
            return self.go(self.SPEND)
        for power in range(i64(POWERS)):
            s.cash[power] += s.table.cash[power]
            s.tell(E.INCOME, power, s.table.cash[power])
        s.power = GERMANY
        return DONE

    # [[[cog procedure("SetUp") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "allies", "spend", "next")
    BEGIN: Final = 0
    ALLIES: Final = 1
    SPEND: Final = 2
    NEXT: Final = 3

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.ALLIES:
            return self.allies(s)
        if self.at == self.SPEND:
            return self.spend(s)
        return self.next(s)

    def copy(self) -> SetUp:
        p = SetUp()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 1901616534)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, SetUp)

    # [[[end]]]


def lay_out_units(s: EuropeState) -> None:
    t = s.table
    for i in range(t.spaces * POWERS):
        s.units[i] = t.setup[i]
    for zone in range(t.lands, t.spaces):
        for power in range(i64(POWERS)):
            n = s.count(zone, power, TRANSPORT)
            for _ in range(n):
                s.add_units(zone, power, TRANSPORT, -1)
                transports.launch(s, zone, power)


@mypyc_attr(acyclic=True, free_list_len=1)
class Advance(Procedure[EuropeState]):
    """One power buys and places at once, beside units of its own; the rest is saved (AAE-08)."""

    def begin(self, s: EuropeState) -> i64:
        s.active = s.seat_of(s.power)
        return self.go_on(s)

    def go_on(self, s: EuropeState) -> i64:
        for kind in range(i64(KINDS)):
            if s.table.cost[kind] <= s.cash[s.power]:
                return self.ask(s, s.active, self.PLACE)
        return DONE

    def place(self, s: EuropeState, answer: i64) -> i64:
        if answer == FINISH:
            return DONE
        t = s.table
        kind, space = (answer - t.place()) // t.spaces, (answer - t.place()) % t.spaces
        s.cash[s.power] -= t.cost[kind]
        s.tell(E.PLACED, s.power, kind, space)
        put(s, kind, space)
        return self.go_on(s)

    def actions(self, s: EuropeState) -> i64:
        t, n = s.table, s.add(0, FINISH)
        for kind in range(i64(KINDS)):
            if t.cost[kind] > s.cash[s.power]:
                continue
            first = t.lands if kind >= TRANSPORT else i64(0)
            for space in range(first, t.spaces if kind >= TRANSPORT else t.lands):
                if own_place(s, space):
                    n = s.add(n, t.place(kind, space))
        return n

    def why(self, s: EuropeState, action: i64) -> i64:
        t = s.table
        if t.place() <= action < t.convert():
            kind = (action - t.place()) // t.spaces
            return E.TOO_EXPENSIVE if t.cost[kind] > s.cash[s.power] else E.NOT_YOUR_PLACE
        return E.NOT_NOW

    # [[[cog procedure("Advance") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "place")
    BEGIN: Final = 0
    PLACE: Final = 1

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.PLACE:
            return self.place(s, answer)
        return self.begin(s)

    def copy(self) -> Advance:
        p = Advance()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 675029615)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Advance)

    # [[[end]]]


def own_place(s: EuropeState, space: i64) -> bool:
    """An own land with an own unit, or a zone with an own ship (AAE-08, AAE-R12)."""
    if s.row(space, s.power) == 0:
        return False
    if space >= s.table.lands:
        return True
    return s.owner[space] == s.power
