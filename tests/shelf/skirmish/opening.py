"""How a round begins: coins, cards, and the bids for the first turn.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import Procedure
from kartentisch.engine.piles import Pile
from kartentisch.games.skirmish import events as E
from kartentisch.games.skirmish.actions import BID, BID_AT_MOST, START
from kartentisch.games.skirmish.state import SkirmishState
from kartentisch.parts.bidding import SealedBid
from kartentisch.parts.refill import HandRefill

# what chance is asked for
CHANCES: Final = ("draw", "lot", "dice", "spied")

# [[[cog numbers("CHANCES") ]]]
DRAW: Final = 0
LOT: Final = 1
DICE: Final = 2
SPIED: Final = 3
# [[[end]]]


class Refill(HandRefill[SkirmishState]):
    """A seat fills up its hand (SKI-03); what has gone under the pile comes up again in its order (SKI-11)."""

    def chance(self) -> i64:
        return DRAW

    def wants(self, s: SkirmishState) -> bool:
        return s.hand_size(self.seat) < s.table.hand

    def upcoming(self, s: SkirmishState) -> i64:
        return s.deck.upcoming()

    def take(self, s: SkirmishState, card: i64) -> None:
        known = s.deck.upcoming() >= 0
        s.take_card(self.seat, card)
        s.tell(E.DREW_KNOWN if known else E.DREW, self.seat, card)

    def pile(self, s: SkirmishState) -> Pile | None:
        return s.deck.fresh

    # [[[cog procedure("Refill") ]]]

    def copy(self) -> Refill:
        p = Refill(self.seat)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1968284106)
        return bits.mix(key, self.seat)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Refill) and self.seat == other.seat

    # [[[end]]]


class Bidding(SealedBid[SkirmishState]):
    """Who moves first in this round (SKI-04)."""

    def chance(self) -> i64:
        return LOT

    def nothing(self) -> i64:
        return BID

    def who(self, s: SkirmishState) -> i64:
        return BIT[s.players] - 1

    def most(self, s: SkirmishState, seat: i64) -> i64:
        return min(s.coins[seat], i64(BID_AT_MOST))

    def told(self, s: SkirmishState, seat: i64, bid: i64) -> None:
        s.tell(E.BID, seat, bid)

    def won(self, s: SkirmishState, seat: i64) -> None:
        s.active = seat
        s.coins[seat] -= self.bids[seat]
        s.tell(E.FIRST, seat, self.bids[seat])

    def why(self, s: SkirmishState, action: i64) -> i64:
        return E.TOO_DEAR if BID <= action < START else E.NOT_NOW

    # [[[cog procedure("Bidding") ]]]

    def copy(self) -> Bidding:
        p = Bidding()
        p.at = self.at
        p.bids = self.bids[:]
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3596293656)
        return bits.mix_all(key, self.bids)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Bidding) and bits.equal(self.bids, other.bids)

    # [[[end]]]
