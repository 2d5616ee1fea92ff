"""Rulebook "Bieten für die Zugreihenfolge".  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits, lowest_bit
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import BID, BID_AT_MOST, MARKER
from kartentisch.games.selfr3.dice import TIE
from kartentisch.games.selfr3.state import MARKER as MARKERS
from kartentisch.games.selfr3.state import NONE, SelfR3State
from kartentisch.parts.bidding import SealedBid


@mypyc_attr(acyclic=True, free_list_len=1)
class Bidding(SealedBid[SelfR3State]):
    """Everybody bids in secret; in the order of the bids each takes a turn marker (R2-11..13, R2-R07)."""

    ranked: vec[i64]  # seats, the highest bid first
    taken: i64 = 0  # markers taken, mask
    chosen: i64 = 0  # how many seats have theirs

    def chance(self) -> i64:
        return TIE

    def nothing(self) -> i64:
        return BID

    def who(self, s: SelfR3State) -> i64:
        """Everybody in play, also whoever has no money and can bid nothing only."""
        return s.alive

    def empty(self, s: SelfR3State) -> i64:
        """Whoever has no money: how much each has is no secret (R2-11)."""
        found: i64 = 0
        for seat in range(s.players):
            if s.money(seat) == 0:
                found |= BIT[seat]
        return found

    def most(self, s: SelfR3State, seat: i64) -> i64:
        return min(s.money(seat), i64(BID_AT_MOST))

    def told(self, s: SelfR3State, seat: i64, bid: i64) -> None:
        s.tell(E.BID, seat, bid)
        if not s.table.winner_pays:
            s.pay(seat, bid)

    def settled(self, s: SelfR3State, leaders: i64) -> i64:
        """By house rule whoever had its turn last in the last round comes first (R2-15)."""
        found: i64 = -1
        if s.table.ties_reversed and s.round > 1:
            for place in range(s.players):
                seat = s.v[MARKERS + place]
                if seat >= 0 and leaders & BIT[seat]:
                    found = seat
        return found

    def lot(self, s: SelfR3State, answer: i64) -> i64:
        """The next in the order of the bids is known; equal ones a die has parted, or the house rule (R2-13, R2-15)."""
        leaders = self.leaders()
        if leaders & (leaders - 1) != 0 and self.settled(s, leaders) < 0:
            s.tell(E.TIE_WON, answer)
        if len(self.ranked) == 0 and s.table.winner_pays:
            s.pay(answer, self.bids[answer])
        self.ranked = append(self.ranked, answer)
        s.tell(E.RANKED, answer, i64(len(self.ranked)))
        self.bids[answer] = -1
        return self.decide(s) if self.leaders() != 0 else self.go(self.CLEAR)

    def clear(self, s: SelfR3State) -> i64:
        for place in range(s.players):
            s.v[MARKERS + place] = NONE
        return self.pick(s)

    def pick(self, s: SelfR3State) -> i64:
        """Whoever is next takes any marker that is left; the last one has no choice (R2-12)."""
        free = (BIT[count_bits(s.alive)] - 1) & ~self.taken
        if free & (free - 1) == 0:
            return self.take(s, MARKER + lowest_bit(free))
        return self.ask(s, self.ranked[self.chosen], self.TAKE)

    def take(self, s: SelfR3State, answer: i64) -> i64:
        place = answer - MARKER
        seat = self.ranked[self.chosen]
        s.v[MARKERS + place] = seat
        s.tell(E.MARKER, seat, place + 1)
        self.taken |= BIT[place]
        self.chosen += 1
        return self.pick(s) if self.chosen < i64(len(self.ranked)) else DONE

    def actions(self, s: SelfR3State) -> i64:
        if self.at == self.TAKE:
            return s.add_each(0, MARKER, (BIT[count_bits(s.alive)] - 1) & ~self.taken)
        return super().actions(s)

    def why(self, s: SelfR3State, action: i64) -> i64:
        if self.at == self.TAKE:
            return E.MARKER_TAKEN if MARKER <= action < MARKER + 5 else E.NOT_NOW
        return E.BID_TOO_HIGH if BID <= action < MARKER else E.NOT_NOW

    # [[[cog procedure("Bidding") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("open", "bid", "compare", "lot", "clear", "take")
    CLEAR: Final = 4
    TAKE: Final = 5

    def __init__(self) -> None:
        super().__init__()
        self.ranked = vec[i64]()

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.BID:
            return self.bid(s, answer)
        if self.at == self.LOT:
            return self.lot(s, answer)
        if self.at == self.TAKE:
            return self.take(s, answer)
        if self.at == self.OPEN:
            return self.open(s)
        if self.at == self.COMPARE:
            return self.compare(s)
        return self.clear(s)

    def copy(self) -> Bidding:
        p = Bidding()
        p.at = self.at
        p.bids = self.bids[:]
        p.ranked = self.ranked[:]
        p.taken = self.taken
        p.chosen = self.chosen
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3596293656)
        key = bits.mix_all(key, self.bids)
        key = bits.mix_all(key, self.ranked)
        key = bits.mix(key, self.taken)
        return bits.mix(key, self.chosen)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Bidding)
            and bits.equal(self.bids, other.bids)
            and bits.equal(self.ranked, other.ranked)
            and self.taken == other.taken
            and self.chosen == other.chosen
        )

    # [[[end]]]
