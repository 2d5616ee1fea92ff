"""A sealed bid: everybody bids at once, the highest wins, a lot decides between the tied.  Compiled by mypyc."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure, State

S = TypeVar("S", bound=State)


@mypyc_attr(acyclic=True)
class SealedBid(Procedure[S]):
    """One bid each, in secret; then all lie open.

    A game says who bids (`who`), how high a seat may bid (`most`), what is told of a bid (`told`), and what the winner
    gets (`won`).  Whoever everybody knows to have nothing to bid with is not asked (`empty`), and bids nothing.
    A bid of n is the action `nothing` + n.  Where every bid has its rank, a game overrides `lot`: it takes the winner's
    bid out of `bids` and lets `decide` find the next one.
    """

    bids: vec[i64]  # by seat, -1 for who did not bid; open, while the lot is drawn

    def open(self, s: S) -> i64:
        seats = self.who(s)
        if seats == 0:
            return DONE
        able = seats & ~self.empty(s)
        return self.ask_all(s, able, self.BID) if able != 0 else self.go(self.COMPARE)

    def bid(self, s: S, answer: i64) -> i64:
        return self.answered(s, self.COMPARE)

    def compare(self, s: S) -> i64:
        self.bids = vec[i64]([-1] * s.players)
        seats = self.who(s)
        for seat in range(s.players):
            if seats & BIT[seat]:
                self.bids[seat] = s.answer(seat, 0) - self.nothing() if s.answers(seat) > 0 else 0
                self.told(s, seat, self.bids[seat])
        return self.decide(s)

    def decide(self, s: S) -> i64:
        """The highest bid wins; between equal ones what the game says, or a lot."""
        leaders = self.leaders()
        seat: i64 = bits.lowest_bit(leaders) if leaders & (leaders - 1) == 0 else self.settled(s, leaders)
        return self.draw(s, self.chance(), self.LOT) if seat < 0 else self.lot(s, seat)

    def lot(self, s: S, answer: i64) -> i64:
        self.won(s, answer)
        return DONE

    def leaders(self) -> i64:
        """Mask of the seats with the highest bid."""
        best: i64 = -1
        mask: i64 = 0
        for seat in range(i64(len(self.bids))):
            if self.bids[seat] > best:
                best = self.bids[seat]
                mask = 0
            if self.bids[seat] == best and best >= 0:
                mask |= BIT[seat]
        return mask

    def actions(self, s: S) -> i64:
        n: i64 = 0
        if self.at == self.LOT:
            for seat in range(s.players):
                n = s.add_weighted(n, seat, 1 if self.leaders() & BIT[seat] else 0)
            return n
        for coins in range(self.most(s, s.seat) + 1):
            n = s.add(n, self.nothing() + coins)
        return n

    # ------------------------------------------------------------------ what a game says
    def chance(self) -> i64:
        """The name of the lot between the tied, by its number."""
        raise NotImplementedError

    def nothing(self) -> i64:
        """The action that bids nothing."""
        raise NotImplementedError

    def who(self, s: S) -> i64:
        """Mask of the seats that bid; the same until the bids lie open."""
        raise NotImplementedError

    def empty(self, s: S) -> i64:
        """Mask of the seats that can bid nothing only, as far as everybody knows."""
        return 0

    def most(self, s: S, seat: i64) -> i64:
        """The highest bid of a seat; what it depends on is the seat's to know."""
        raise NotImplementedError

    def settled(self, s: S, leaders: i64) -> i64:
        """Which of several seats with equal bids (mask) wins without a lot; -1: the lot decides."""
        return -1

    def told(self, s: S, seat: i64, bid: i64) -> None:
        """Tell a bid that lies open now."""
        raise NotImplementedError

    def won(self, s: S, seat: i64) -> None:
        """What it was about goes to this seat; its bid is `self.bids[seat]`."""
        raise NotImplementedError

    # [[[cog procedure("SealedBid") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("open", "bid", "compare", "lot")
    OPEN: Final = 0
    BID: Final = 1
    COMPARE: Final = 2
    LOT: Final = 3

    def __init__(self) -> None:
        super().__init__()
        self.bids = vec[i64]()

    def step(self, s: S, answer: i64) -> i64:
        if self.at == self.BID:
            return self.bid(s, answer)
        if self.at == self.LOT:
            return self.lot(s, answer)
        if self.at == self.OPEN:
            return self.open(s)
        return self.compare(s)

    # [[[end]]]
