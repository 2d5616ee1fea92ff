"""Rulebook XIV and XV: sea power and sea battles.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import FIGHT, LAY, SHIPS, WITHDRAW
from kartentisch.games.attack.dice import DICE, NAVAL_DICE, SIDES, total
from kartentisch.games.attack.state import ATTACKER, DEFENDER, FLEET, NONE, PLACES, ROW, AttackState
from kartentisch.games.attack.table import BATTLESHIP, CARRIER, DESTROYER, SUBMARINE


@mypyc_attr(acyclic=True, free_list_len=1)
class SeaPower(Procedure[AttackState]):
    """A claim to the sea: free if nobody holds it; otherwise the holder yields or fights (ATK-63..66)."""

    def claim(self, s: AttackState) -> i64:
        if s.holder == NONE:
            s.holder = s.active
            s.tell(E.SEA_TAKEN, s.active)
            return DONE
        s.tell(E.CHALLENGED, s.active, s.holder)
        if s.fleet_size(s.holder) == 0:
            return self.give_way(s)
        return self.ask(s, s.holder, self.ANSWERED)

    def answered_(self, s: AttackState, answer: i64) -> i64:
        if answer == WITHDRAW:
            return self.give_way(s)
        s.tell(E.SEA_FIGHT, s.holder, s.active)
        s.call(SeaBattle())
        return self.go(self.FOUGHT)

    def fought(self, s: AttackState) -> i64:
        return DONE

    def give_way(self, s: AttackState) -> i64:
        """The holder's cards go back in front of him, the challenger's go to the middle (ATK-66)."""
        s.tell(E.YIELDED, s.holder, s.active)
        s.holder = s.active
        return DONE

    def actions(self, s: AttackState) -> i64:
        return s.add(s.add(0, FIGHT), WITHDRAW)

    def why(self, s: AttackState, action: i64) -> i64:
        return E.NOT_NOW

    # [[[cog procedure("SeaPower") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("claim", "answered", "fought")
    CLAIM: Final = 0
    ANSWERED: Final = 1
    FOUGHT: Final = 2

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.ANSWERED:
            return self.answered_(s, answer)
        if self.at == self.CLAIM:
            return self.claim(s)
        return self.fought(s)

    def copy(self) -> SeaPower:
        p = SeaPower()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 147082568)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, SeaPower)

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class SeaBattle(Procedure[AttackState]):
    """Hidden rows, match-ups from the head on, hits on the head of the row, withdrawal after a round (ATK-68..86)."""

    pair: i64 = 0  # the match-up
    pairs: i64 = 0
    first_points: i64 = 0  # of the challenger in this match-up
    aside: i64 = 0  # damaged battleships of the challenger, out of this battle
    aside_holder: i64 = 0
    damaged: i64 = 0  # mask of places, the holder's from 8 on
    declared: i64 = 0  # withdrawal: how many sides have answered

    def begin(self, s: AttackState) -> i64:
        s.challenger = s.active
        return self.row(s)

    # ------------------------------------------------------------------ who has what
    def seat(self, s: AttackState, side: i64) -> i64:
        return s.challenger if side == ATTACKER else s.holder

    def usable(self, s: AttackState, side: i64) -> i64:
        """Ships that may be laid: all but the battleships put aside (ATK-78)."""
        return s.fleet_size(self.seat(s, side)) - (self.aside if side == ATTACKER else self.aside_holder)

    def in_hand(self, s: AttackState, side: i64, ship: i64) -> i64:
        """Ships of this type that are not laid yet."""
        n = s.ships(self.seat(s, side), ship)
        if ship == BATTLESHIP:
            n -= self.aside if side == ATTACKER else self.aside_holder
        return n - s.answered_with(self.seat(s, side), LAY + ship)

    def to_lay(self, s: AttackState, side: i64) -> i64:
        """As many as the smaller fleet can, eight at most; or literally as many as one has (ATK-69, ATK-R02)."""
        n = min(self.usable(s, side), PLACES)
        return n if s.table.literal_rows else min(n, self.usable(s, DEFENDER - side))

    # ------------------------------------------------------------------ steps 1 and 2: the rows
    def row(self, s: AttackState) -> i64:
        if self.usable(s, ATTACKER) == 0:
            return self.win(s, DEFENDER)
        if self.usable(s, DEFENDER) == 0:
            return self.win(s, ATTACKER)
        self.damaged = 0
        return self.ask_all(s, BIT[s.challenger] | BIT[s.holder], self.LAY, True)

    def lay(self, s: AttackState, answer: i64) -> i64:
        """Face down: all see how many cards lie there (ATK-69)."""
        side: i64 = ATTACKER if s.seat == s.challenger else DEFENDER
        s.tell(E.LAID, s.seat, answer - LAY)
        if s.answers(s.seat) < self.to_lay(s, side):
            return self.stay(s)
        return self.answered(s, self.REVEAL)

    def reveal(self, s: AttackState) -> i64:
        """All cards at once (ATK-71)."""
        s.revealed = 1
        self.pair = 0
        self.pairs = min(s.answers(s.challenger), s.answers(s.holder))  # ATK-72
        for side in range(i64(2)):
            seat = self.seat(s, side)
            for place in range(s.answers(seat)):
                ship = s.answer(seat, place) - LAY
                s.v[ROW + side * PLACES + place] = ship + 1
                s.tell(E.ROW, seat, place + 1, ship)
        return self.match(s)

    # ------------------------------------------------------------------ step 3: the match-ups
    def match(self, s: AttackState) -> i64:
        if self.pair == self.pairs:
            return self.go(self.CLOSE)
        return self.roll(s, NAVAL_DICE, DICE, SIDES, self.FIRST_ROLLED)

    def first_rolled(self, s: AttackState, answer: i64) -> i64:
        self.first_points = self.matched(s, ATTACKER, total(answer))
        return self.roll(s, NAVAL_DICE, DICE, SIDES, self.SECOND_ROLLED)

    def second_rolled(self, s: AttackState, answer: i64) -> i64:
        return self.compare(s, self.matched(s, DEFENDER, total(answer)))

    def head(self, s: AttackState, side: i64) -> i64:
        """The first place whose ship is not sunk, or NONE."""
        for place in range(i64(PLACES)):
            if s.v[ROW + side * PLACES + place] > 0:
                return place
        return NONE

    def matched(self, s: AttackState, side: i64, points: i64) -> i64:
        ship = s.v[ROW + side * PLACES + self.pair] - 1
        bonus = modifier(s, side, self.pair)
        s.tell(E.MATCHED, self.seat(s, side), ship, points, bonus, points + bonus)
        return points + bonus

    def compare(self, s: AttackState, second_points: i64) -> i64:
        """The higher total hits the head of the other row; carrier against carrier hits its like (ATK-73..77)."""
        if self.first_points == second_points:
            s.tell(E.SEA_TIE, self.pair + 1)
        else:
            loser: i64 = DEFENDER if self.first_points > second_points else ATTACKER
            ours = s.v[ROW + self.pair] - 1
            theirs = s.v[ROW + PLACES + self.pair] - 1
            if ours == CARRIER and theirs == CARRIER:
                s.tell(E.CARRIER_SUNK, self.seat(s, loser), CARRIER)
                self.sink(s, loser, self.pair)
            else:
                self.hit(s, loser, self.head(s, loser))
        self.pair += 1
        return self.go(self.MATCH)

    def hit(self, s: AttackState, side: i64, place: i64) -> None:
        ship = s.v[ROW + side * PLACES + place] - 1
        bit = BIT[side * PLACES + place]
        if ship == BATTLESHIP and self.damaged & bit == 0:
            self.damaged |= bit
            s.tell(E.DAMAGED, self.seat(s, side), ship)
            return
        s.tell(E.SUNK, self.seat(s, side), ship)
        self.sink(s, side, place)

    def sink(self, s: AttackState, side: i64, place: i64) -> None:
        """Back to the common supply; a gap stays in the row (ATK-76, ATK-R16)."""
        ship = s.v[ROW + side * PLACES + place] - 1
        s.v[ROW + side * PLACES + place] = 0
        self.damaged &= ~BIT[side * PLACES + place]
        s.v[FLEET + self.seat(s, side) * SHIPS + ship] -= 1

    # ------------------------------------------------------------------ steps 4 and 5: the end of a round
    def close(self, s: AttackState) -> i64:
        """Damaged battleships are put aside, the others go back to hand; then either side may withdraw (ATK-78, 79)."""
        for side in range(i64(2)):
            hurt: i64 = 0
            for place in range(i64(PLACES)):
                if self.damaged & BIT[side * PLACES + place]:
                    hurt += 1
                s.v[ROW + side * PLACES + place] = 0
            if hurt > 0:
                s.tell(E.SET_ASIDE, self.seat(s, side), hurt)
            if side == ATTACKER:
                self.aside += hurt
            else:
                self.aside_holder += hurt
        s.revealed = 0
        self.damaged = 0
        self.declared = 0
        if self.usable(s, ATTACKER) == 0:
            return self.win(s, DEFENDER)
        if self.usable(s, DEFENDER) == 0:
            return self.win(s, ATTACKER)
        return self.ask(s, self.seat(s, self.declares(s)), self.WITHDRAW)

    def declares(self, s: AttackState) -> i64:
        """Who is to say whether he withdraws; the holder first, unless an option turns it round (ATK-R03)."""
        return self.declared if s.table.challenger_first else DEFENDER - self.declared

    def withdraw(self, s: AttackState, answer: i64) -> i64:
        side: i64 = ATTACKER if s.seat == s.challenger else DEFENDER
        if answer == WITHDRAW:
            s.tell(E.RETREATED, self.seat(s, side), self.seat(s, DEFENDER - side))
            return self.win(s, DEFENDER - side)
        self.declared += 1
        if self.declared == 2:
            return self.row(s)
        return self.ask(s, self.seat(s, self.declares(s)), self.WITHDRAW)

    def win(self, s: AttackState, side: i64) -> i64:
        """The winner holds the sea, the loser keeps what is left in front of him (ATK-80)."""
        winner, loser = self.seat(s, side), self.seat(s, DEFENDER - side)
        s.tell(E.SEA_WON, winner, loser)
        s.holder = winner
        s.challenger = NONE
        s.revealed = 0
        return DONE

    def actions(self, s: AttackState) -> i64:
        n: i64 = 0
        if self.at == self.WITHDRAW:
            return s.add(s.add(n, FIGHT), WITHDRAW)
        side: i64 = ATTACKER if s.seat == s.challenger else DEFENDER
        for ship in range(i64(SHIPS)):
            if self.in_hand(s, side, ship) > 0:
                n = s.add(n, LAY + ship)
        return n

    def why(self, s: AttackState, action: i64) -> i64:
        return E.ROW_SHIP if self.at == self.LAY and LAY <= action < LAY + SHIPS else E.NOT_NOW

    # [[[cog procedure("SeaBattle") ]]]
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin", "lay", "reveal", "match", "first_rolled", "second_rolled", "close", "withdraw",
    )  # fmt: skip
    BEGIN: Final = 0
    LAY: Final = 1
    REVEAL: Final = 2
    MATCH: Final = 3
    FIRST_ROLLED: Final = 4
    SECOND_ROLLED: Final = 5
    CLOSE: Final = 6
    WITHDRAW: Final = 7

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.LAY:
            return self.lay(s, answer)
        if self.at == self.FIRST_ROLLED:
            return self.first_rolled(s, answer)
        if self.at == self.SECOND_ROLLED:
            return self.second_rolled(s, answer)
        if self.at == self.WITHDRAW:
            return self.withdraw(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.REVEAL:
            return self.reveal(s)
        if self.at == self.MATCH:
            return self.match(s)
        return self.close(s)

    def copy(self) -> SeaBattle:
        p = SeaBattle()
        p.at = self.at
        p.pair = self.pair
        p.pairs = self.pairs
        p.first_points = self.first_points
        p.aside = self.aside
        p.aside_holder = self.aside_holder
        p.damaged = self.damaged
        p.declared = self.declared
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3186307890)
        key = bits.mix(key, self.pair)
        key = bits.mix(key, self.pairs)
        key = bits.mix(key, self.first_points)
        key = bits.mix(key, self.aside)
        key = bits.mix(key, self.aside_holder)
        key = bits.mix(key, self.damaged)
        return bits.mix(key, self.declared)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, SeaBattle)
            and self.pair == other.pair
            and self.pairs == other.pairs
            and self.first_points == other.first_points
            and self.aside == other.aside
            and self.aside_holder == other.aside_holder
            and self.damaged == other.damaged
            and self.declared == other.declared
        )

    # [[[end]]]


def modifier(s: AttackState, side: i64, place: i64) -> i64:
    """What a ship adds to its roll: by what lies opposite, and for each carrier beside it (ATK-81..86)."""
    ship = s.v[ROW + side * PLACES + place] - 1
    opposite = s.v[ROW + (DEFENDER - side) * PLACES + place] - 1
    bonus: i64 = 0
    if (
        (ship == BATTLESHIP and opposite == DESTROYER)
        or (ship == SUBMARINE and opposite == BATTLESHIP)
        or (ship == DESTROYER and opposite == SUBMARINE)
    ):
        bonus += 2
    elif ship == CARRIER and opposite != CARRIER:
        bonus += 1
    if beside(s, side, place, -1) == CARRIER:
        bonus += 1
    if beside(s, side, place, 1) == CARRIER:
        bonus += 1
    return bonus


def beside(s: AttackState, side: i64, place: i64, step: i64) -> i64:
    """The ship next in the row, or NONE; beyond a gap there is no neighbour, unless an option closes it (ATK-R16)."""
    place += step
    while 0 <= place < PLACES:
        ship = s.v[ROW + side * PLACES + place] - 1
        if ship != NONE or not s.table.gaps_close:
            return ship
        place += step
    return NONE
