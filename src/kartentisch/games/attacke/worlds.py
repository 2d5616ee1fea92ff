"""How the hidden cards of Attacke may lie: worlds that agree with what a viewer can know of hands and pile.

Each pool is dealt anew to its places, every assignment equally likely; what its viewer knows stays where it is.
Whoever has cards face down has a set, so hands without one are dealt again; the same goes for a payment in the making,
and for a set that went under the pile unseen (SCH-R04).  Of armies that two others have handed over it is forgotten
that they were armies, as `pile` forgets where cards came from.  Compiled by mypyc.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError
from kartentisch.games.attacke.actions import ARMIES, ARMS, JOKER, KINDS, PAY, RANKS, SEATS
from kartentisch.games.attacke.deck import kth
from kartentisch.games.attacke.defectors import Demand
from kartentisch.games.attacke.fight import Fight
from kartentisch.games.attacke.hearsay import remember, tell
from kartentisch.games.attacke.pile import Cards
from kartentisch.games.attacke.pools import EVERYBODY, HANDS, PILE, SEEN
from kartentisch.games.attacke.state import ARM, HAND, SIZE, AttackeState

TRIES: Final = 300  # to deal a hand that can do what its player does, before all is dealt again
WORLDS: Final = 200
NO_SUCH_HAND: Final = -1  # cards that are needed there have been dealt elsewhere, or are seldom dealt there


def redeal(s: AttackeState, viewer: i64, chance: Chance) -> None:
    """EngineError `bad_position` where no world agrees with what is known; no state of a game is so."""
    deal = Deal(s, viewer, chance)
    for _ in range(WORLDS):
        if deal.whole():
            deal.lay_out()
            return
        deal.begin()
    raise EngineError("bad_position", "SCH-13", what="hands", found=str(viewer))


class Deal:
    """One world in the making.

    Attributes:
        hidden: mask of the cards whose places the viewer does not know.
        free: [pool] mask of those that are not dealt yet.
        slots: [pool, place] how many hidden cards lie there; places as in `pile`.
        at: [place] mask of the cards there: those that the viewer knows, and what was dealt.
        by: [batch] mask of the seats that know all its cards.
        laid, defence, paid: what was put down from the hands that are dealt.
    """

    s: AttackeState
    cards: Cards
    viewer: i64
    chance: Chance
    hidden: i64
    places: i64
    free: vec[i64]
    slots: vec[i64]
    at: vec[i64]
    by: vec[i64]
    laid: vec[i64]
    defence: vec[i64]
    paid: vec[i64]

    def __init__(self, s: AttackeState, viewer: i64, chance: Chance) -> None:
        self.s = s
        self.cards = s.cards
        self.viewer = viewer
        self.chance = chance
        m, pools, batches = s.cards.m, s.cards.pools, s.cards.batches
        batched: i64 = 0
        for k in range(i64(len(batches))):
            batched |= batches[k]
        certain = batched & m[SEEN] & m[SEEN + 1] & m[SEEN + 2] & m[SEEN + 3]
        if viewer >= 0:
            certain |= m[HANDS + viewer] | m[SEEN + viewer]
        self.hidden = 0
        for i in range(i64(len(pools))):
            self.hidden |= pools[i] & ~certain
        self.places = PILE + i64(len(batches))
        self.slots = vec[i64]([0] * (i64(len(pools)) * self.places))
        for i in range(i64(len(pools))):
            some = pools[i] & self.hidden
            for seat in range(i64(SEATS)):
                self.slots[i * self.places + seat] = count_bits(some & m[HANDS + seat])
            for k in range(i64(len(batches))):
                self.slots[i * self.places + PILE + k] = count_bits(some & batches[k])
        self.by = vec[i64]([0] * len(batches))
        for k in range(i64(len(batches))):
            for seat in range(i64(SEATS)):
                if batches[k] & ~m[SEEN + seat] == 0:
                    self.by[k] |= BIT[seat]
        self.begin()

    def begin(self) -> None:
        """Nothing is dealt yet."""
        m, pools, batches = self.cards.m, self.cards.pools, self.cards.batches
        self.free = vec[i64]([0] * len(pools))
        for i in range(i64(len(pools))):
            self.free[i] = pools[i] & self.hidden
        self.at = vec[i64]([0] * self.places)
        for seat in range(i64(SEATS)):
            self.at[seat] = m[HANDS + seat] & ~self.hidden
        for k in range(i64(len(batches))):
            self.at[PILE + k] = batches[k] & ~self.hidden
        self.laid = vec[i64]()
        self.defence = vec[i64]()
        self.paid = vec[i64]()

    def whole(self) -> bool:
        """Deal to every place; False where something that must lie there no longer could."""
        s, viewer = self.s, self.viewer
        if not self.hidden_sets():  # first: hands would leave too little for them
            return False
        fight, victim = s.top, s.victim
        done: i64 = 0
        if isinstance(fight, Fight):
            if s.active != viewer:
                done |= BIT[s.active]
                self.laid = self.put_down(s.active, i64(len(s.laid)))
                if self.at[s.active] == NO_SUCH_HAND:
                    return False
            if fight.at == Fight.DEFEND and victim != viewer:
                done |= BIT[victim]
                self.defence = self.put_down(victim, i64(len(s.defence)))
                if self.at[victim] == NO_SUCH_HAND:
                    return False
        if len(s.paid) > 0 and victim != viewer:
            done |= BIT[victim]
            if not self.payment(victim):
                return False
        for seat in range(s.players):
            if seat != viewer and done & BIT[seat] == 0:
                self.take(seat, self.draw(seat))
        for place in range(self.places - 1, PILE - 1, -1):  # the biggest batch last: it gets what is left
            if count_bits(self.at[place]) < count_bits(self.cards.batches[place - PILE]):
                self.take(place, self.draw(place))
        return True

    # ------------------------------------------------------------------ cards for a place
    def draw(self, place: i64) -> i64:
        """Random cards of every pool for the place, as a mask; they stay free."""
        drawn: i64 = 0
        for i in range(i64(len(self.free))):
            n = self.slots[i * self.places + place]
            if n > 0:
                drawn |= some_of(self.free[i], n, self.chance)
        return drawn

    def take(self, place: i64, cards: i64) -> None:
        """These cards come to the place."""
        self.at[place] |= cards
        for i in range(i64(len(self.free))):
            self.free[i] &= ~cards

    # ------------------------------------------------------------------ sets under the pile
    def hidden_sets(self) -> bool:
        """Deal what went under the pile as a set that only its player has seen; an unseen hand is of one who is out.

        Laid there in order (SCH-R05) a set is three batches, arm by arm; the first of them may be drawn already.  Where
        one of these is known by now, nobody can tell which arm the ones beside them are; they are armies all the same.
        """
        batches = self.cards.batches
        behind: i64 = 0  # cards of sets that follow directly
        plain = True  # nothing else that was hidden lies among them
        for k in range(i64(len(batches)) - 1, -1, -1):
            size = count_bits(batches[k])
            if not self.is_hidden(k):
                behind = 0
                plain = self.by[k] in (0, EVERYBODY) and not self.known_in(k)
            elif size == ARMS:
                if not self.fitting(k, ARMS):
                    return False
                behind = 0
                plain = True
            elif size == 1:
                first = k
                while first > 0 and self.is_hidden(first - 1) and count_bits(batches[first - 1]) == 1:
                    first -= 1
                whole = plain
                if first > 0 and (self.by[first - 1] not in (0, EVERYBODY) or self.known_in(first - 1)):
                    whole = False
                if not self.fitting(k, ARMS - 1 - behind % ARMS if whole else -1):
                    return False
                behind += 1
        return True

    def is_hidden(self, k: i64) -> bool:
        """Somebody who is in the game has put all cards of the batch there unseen."""
        return self.by[k] != 0 and self.by[k] != EVERYBODY and self.by[k] & self.s.out == 0

    def known_in(self, k: i64) -> bool:
        """Everybody knows some of the cards of the batch."""
        m = self.cards.m
        return self.cards.batches[k] & m[SEEN] & m[SEEN + 1] & m[SEEN + 2] & m[SEEN + 3] != 0

    def fitting(self, k: i64, arm: i64) -> bool:
        """Deal to a batch: a card of the arm (-1: of any), or a whole set (ARMS)."""
        for _ in range(TRIES):
            drawn = self.draw(PILE + k)
            if self.fits(drawn | self.at[PILE + k], arm):
                self.take(PILE + k, drawn)
                return True
        return False

    def fits(self, cards: i64, arm: i64) -> bool:
        if arm == ARMS:
            return len(self.in_order(cards)) > 0
        kind = self.cards.deck.kind_of(cards)
        if kind == JOKER:
            return True
        return kind < ARMIES if arm < 0 else kind // RANKS == arm

    def in_order(self, cards: i64) -> vec[i64]:
        """The kinds of three cards as a set, arm by arm; empty if they are none."""
        arms = vec[i64]([JOKER] * ARMS)
        while cards != 0:
            kind = self.cards.deck.kind_of(cards)
            cards &= cards - 1
            if kind == JOKER:
                continue
            if kind >= ARMIES or arms[kind // RANKS] != JOKER:
                return vec[i64]()
            arms[kind // RANKS] = kind
        return arms

    # ------------------------------------------------------------------ cards face down
    def put_down(self, seat: i64, n: i64) -> vec[i64]:
        """Deal a hand in which three random cards are a set; the first n of it lie face down."""
        for _ in range(TRIES):
            drawn = self.draw(seat)
            hand = drawn | self.at[seat]
            if count_bits(hand) >= ARMS:
                chosen = self.in_order(some_of(hand, ARMS, self.chance))
                if len(chosen) > 0:
                    self.take(seat, drawn)
                    return chosen[:n]
        self.at[seat] = NO_SUCH_HAND
        return vec[i64]()

    def payment(self, seat: i64) -> bool:
        """Deal a hand from which a random payment begins with as many cards as were chosen (SCH-33)."""
        s = self.s
        demand = s.top
        if not isinstance(demand, Demand):
            return False
        n = i64(len(s.paid))
        for _ in range(TRIES):
            drawn = self.draw(seat)
            self.give(seat, drawn | self.at[seat])
            s.paid = vec[i64]()
            while i64(len(s.paid)) < n:
                kind = self.payable(demand)
                if kind < 0:
                    break
                s.paid = append(s.paid, kind)
                s.add_card(seat, kind, -1)
            if i64(len(s.paid)) == n and s.armies_in(s.paid) < demand.amount:
                self.take(seat, drawn)
                self.paid = s.paid
                return True
        s.paid = vec[i64]([0] * n)  # so many, to begin again
        return False

    def payable(self, demand: Demand) -> i64:
        """A random card with which a payment may go on; -1 if there is none."""
        s = self.s
        found: i64 = -1
        n: i64 = 0
        for i in range(demand.actions(s)):
            kind = s.legal[i] - PAY
            if 0 <= kind < ARMIES:
                n += 1
                if self.chance.below(n) == 0:
                    found = kind
        return found

    # ------------------------------------------------------------------ onto the table
    def give(self, seat: i64, cards: i64) -> None:
        """These are the cards in the hand."""
        s = self.s
        for kind in range(i64(KINDS)):
            s.v[HAND + seat * KINDS + kind] = 0
        for arm in range(i64(ARMS)):
            s.v[ARM + seat * ARMS + arm] = 0
        s.v[SIZE + seat] = 0
        while cards != 0:
            s.add_card(seat, self.cards.deck.kind_of(cards))
            cards &= cards - 1

    def lay_out(self) -> None:
        """The dealt world into the state."""
        s, cards, m, viewer = self.s, self.cards, self.cards.m, self.viewer
        for seat in range(s.players):
            if seat != viewer:
                self.give(seat, self.at[seat])
                m[HANDS + seat] = self.at[seat]
        for k in range(i64(len(cards.batches))):
            cards.batches[k] = self.at[PILE + k]
        if isinstance(s.top, Fight):
            if s.active != viewer:
                s.laid = self.laid
                self.leave(s.active, s.laid)
            if s.victim != viewer:
                s.defence = self.defence
                self.leave(s.victim, s.defence)
        if len(s.paid) > 0 and s.victim != viewer:
            s.paid = self.paid
            self.leave(s.victim, s.paid)
        tell(cards, viewer, self.hidden, self.by)
        remember(s, viewer, self.hidden, self.chance)

    def leave(self, seat: i64, kinds: vec[i64]) -> None:
        """What was put down is no longer in the hand."""
        for i in range(i64(len(kinds))):
            self.s.add_card(seat, kinds[i], -1)


def some_of(cards: i64, n: i64, chance: Chance) -> i64:
    """So many of these cards, drawn at random."""
    left = count_bits(cards)
    chosen: i64 = 0
    while n > 0:
        if n >= left:
            return chosen | cards
        card = kth(cards, chance.below(left))
        chosen |= card
        cards &= ~card
        left -= 1
        n -= 1
    return chosen
