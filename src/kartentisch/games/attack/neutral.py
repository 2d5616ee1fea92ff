"""Rulebook XVII: who defends a neutral region, and who leads the defence.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.engine.kernel import CHANCE, DONE, Procedure
from kartentisch.engine.piles import Pile
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import ABSTAIN, CARDS, VOLUNTEER
from kartentisch.games.attack.dice import COMMAND_DICE, COMMANDER_LOT, ECONOMY, WEAKEST_GARRISON, RollOff
from kartentisch.games.attack.state import AttackState
from kartentisch.games.attack.table import value_of


@mypyc_attr(acyclic=True, free_list_len=1)
class Garrison(Procedure[AttackState]):
    """A card from the pile names the troops; one of the other seats commands them (ATK-94..96, ATK-R06, ATK-R07)."""

    region: i64

    def draw_(self, s: AttackState) -> i64:
        if s.deck.size > 0:
            return self.draw(s, ECONOMY, self.DRAWN)
        if s.table.undefended_pile:
            s.tell(E.UNDEFENDED, s.active, self.region)
            return DONE
        return self.draw(s, WEAKEST_GARRISON, self.WEAKEST)

    def drawn(self, s: AttackState, answer: i64) -> i64:
        s.deck.take(answer)
        s.garrison = answer
        s.garrison_won = 1
        s.tell(E.GARRISON, self.region, answer)
        return self.call_for_volunteers(s)

    def weakest(self, s: AttackState, answer: i64) -> i64:
        s.garrison = answer
        s.tell(E.WEAKEST, self.region, answer)
        return self.call_for_volunteers(s)

    def call_for_volunteers(self, s: AttackState) -> i64:
        """Everybody else may command; one alone has no choice (ATK-95)."""
        others = s.alive & ~BIT[s.active]
        if others & (others - 1) == 0:
            return self.command(s, s.after(s.active), E.APPOINTED)
        return self.ask_all(s, others, self.ANSWERED)

    def answered_(self, s: AttackState, answer: i64) -> i64:
        return self.answered(s, self.CHOSEN)

    def chosen(self, s: AttackState) -> i64:
        volunteers: i64 = 0
        for seat in range(s.players):
            if s.answer(seat, 0) == VOLUNTEER:
                volunteers |= BIT[seat]
                s.tell(E.VOLUNTEERED, seat, self.region)
        if volunteers == 0:
            if s.table.command_by_lot:
                s.tell(E.NOBODY_LEADS, self.region)
                return self.draw(s, COMMANDER_LOT, self.LOT)
            return self.command(s, s.after(s.active), E.APPOINTED)
        if volunteers & (volunteers - 1) == 0:
            return self.command(s, lowest_bit(volunteers), E.COMMANDS)
        s.call(RollOff(volunteers, COMMAND_DICE, s.after(s.active), 0, E.COMMAND_ROLL))
        return self.go(self.COMMANDED)

    def lot(self, s: AttackState, answer: i64) -> i64:
        return self.command(s, answer, E.APPOINTED)

    def commanded(self, s: AttackState) -> i64:
        return self.command(s, s.chosen, E.COMMANDS)

    def command(self, s: AttackState, seat: i64, event: i64) -> i64:
        s.commander = seat
        s.tell(event, seat, self.region)
        return DONE

    def pile(self, s: AttackState) -> Pile | None:
        return s.deck if self.at == self.DRAWN else None

    def actions(self, s: AttackState) -> i64:
        n: i64 = 0
        if s.seat != CHANCE:
            return s.add(s.add(n, VOLUNTEER), ABSTAIN)
        if self.at == self.LOT:
            for seat in range(s.players):
                n = s.add_weighted(n, seat, 1 if seat != s.active and s.is_alive(seat) else 0)
            return n
        least: i64 = 1000
        for card in range(i64(CARDS)):
            if s.table.deck[card] > 0:
                least = min(least, value_of(card))
        for card in range(i64(CARDS)):
            if value_of(card) == least:
                n = s.add_weighted(n, card, s.table.deck[card])
        return n

    def why(self, s: AttackState, action: i64) -> i64:
        return E.NOT_NOW

    # [[[cog procedure("Garrison") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("draw", "drawn", "weakest", "answered", "chosen", "lot", "commanded")
    DRAW: Final = 0
    DRAWN: Final = 1
    WEAKEST: Final = 2
    ANSWERED: Final = 3
    CHOSEN: Final = 4
    LOT: Final = 5
    COMMANDED: Final = 6

    def __init__(self, region: i64 = 0) -> None:
        super().__init__()
        self.region = region

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.DRAWN:
            return self.drawn(s, answer)
        if self.at == self.WEAKEST:
            return self.weakest(s, answer)
        if self.at == self.ANSWERED:
            return self.answered_(s, answer)
        if self.at == self.LOT:
            return self.lot(s, answer)
        if self.at == self.DRAW:
            return self.draw_(s)
        if self.at == self.CHOSEN:
            return self.chosen(s)
        return self.commanded(s)

    def copy(self) -> Garrison:
        p = Garrison(self.region)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 4139063582)
        return bits.mix(key, self.region)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Garrison) and self.region == other.region

    # [[[end]]]
