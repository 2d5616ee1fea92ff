"""An attack on a region that somebody holds: cards, dice, casualties.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, next_seat
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.skirmish import events as E
from kartentisch.games.skirmish.actions import ARMS, BID, FINISH, KINDS, LOSE, PASS, PLAY
from kartentisch.games.skirmish.opening import DICE, SPIED
from kartentisch.games.skirmish.state import TANK, SkirmishState
from kartentisch.parts.compared_dice import attacker_loses, sorted_dice
from kartentisch.parts.window import ReactionWindow

HALT: Final = 0  # the cards
RESERVE: Final = 1
SPY: Final = 2


class Battle(Procedure[SkirmishState]):
    """Cards in secret, then the dice, then both sides choose their casualties (SKI-08..14)."""

    attacker: i64
    other: i64  # who holds the region
    region: i64
    source: i64
    size: i64  # units that attack
    halted: i64 = 0
    extra: vec[i64]  # dice by cards: of the attacker, of the other
    losses: vec[i64]  # how many units each of them loses

    def begin(self, s: SkirmishState) -> i64:
        self.extra = vec[i64]([0, 0])
        self.losses = vec[i64]([0, 0])
        s.tell(E.ATTACKED, self.attacker, self.other, self.source, self.region, self.size)
        s.call(Window())
        return self.go(self.THROW)

    def throw(self, s: SkirmishState) -> i64:
        if self.halted:
            return DONE
        return self.roll(s, DICE, self.dice(s, 0) + self.dice(s, 1), 6, self.LANDED)

    def landed(self, s: SkirmishState, answer: i64) -> i64:
        attack = sorted_dice(answer, self.dice(s, 0), 6)
        defence = sorted_dice(answer, self.dice(s, 1), 6, self.dice(s, 0))
        s.tell_list(E.ROLLED, attack, self.attacker)
        s.tell_list(E.ROLLED, defence, self.other)
        attack[0] += 1 if self.fighting(s, 0, TANK) > 0 else 0
        defence[0] += 1 if self.fighting(s, 1, TANK) > 0 else 0
        pairs = i64(min(len(attack), len(defence)))
        lost = attacker_loses(attack, defence, not s.table.tie_to_attacker)
        self.losses[0] = min(lost, self.units(s, 0))
        self.losses[1] = min(pairs - lost, self.units(s, 1))
        choosing = self.choosing(s)
        return self.ask_all(s, choosing, self.CHOOSE) if choosing != 0 else self.go(self.REMOVE)

    def choose(self, s: SkirmishState, answer: i64) -> i64:
        side = self.side(s.seat)
        if answer == FINISH or s.answers(s.seat) == self.losses[side]:
            return self.answered(s, self.REMOVE)
        return self.stay(s)

    def remove(self, s: SkirmishState) -> i64:
        left = vec[i64]([0] * (2 * ARMS))  # of those that fight, by side and kind
        for side in range(i64(2)):
            lost = self.casualties(s, side)
            for unit in range(i64(ARMS)):
                left[side * ARMS + unit] = self.fighting(s, side, unit)
            for i in range(i64(len(lost))):
                s.put(self.place(side), lost[i], -1)
                left[side * ARMS + lost[i]] -= 1
            if len(lost) > 0:
                s.tell_list(E.LOST, lost, self.seat(side), self.place(side))
        if s.army_size(self.region) == 0:
            s.march(self.source, self.region, left[0], left[TANK])
            if left[0] + left[TANK] > 0:
                s.tell(E.CONQUERED, self.attacker, self.region)
            else:
                s.tell(E.EMPTIED, self.region)
        return DONE

    # ------------------------------------------------------------------ the two sides: 0 attacks, 1 is attacked
    def seat(self, side: i64) -> i64:
        return self.other if side else self.attacker

    def side(self, seat: i64) -> i64:
        return 0 if seat == self.attacker else 1

    def place(self, side: i64) -> i64:
        return self.region if side else self.source

    def fighting(self, s: SkirmishState, side: i64, unit: i64) -> i64:
        return s.army(self.region, unit) if side else s.sent(self.source, self.size, unit)

    def units(self, s: SkirmishState, side: i64) -> i64:
        return self.fighting(s, side, 0) + self.fighting(s, side, TANK)

    def dice(self, s: SkirmishState, side: i64) -> i64:
        """Two at most for who is attacked, and one for each reserve (SKI-09, SKI-12)."""
        return (min(self.units(s, 1), 2) if side else self.size) + self.extra[side]

    def choosing(self, s: SkirmishState) -> i64:
        """Mask of the seats that lose some of their units and have both kinds (SKI-13)."""
        mask: i64 = 0
        for side in range(i64(2)):
            mixed = self.fighting(s, side, 0) > 0 and self.fighting(s, side, TANK) > 0
            if mixed and 0 < self.losses[side] < self.units(s, side):
                mask |= BIT[self.seat(side)]
        return mask

    def casualties(self, s: SkirmishState, side: i64) -> vec[i64]:
        """The kinds of the units that die: as chosen, the others by custom, infantry first (SKI-13)."""
        lost = vec[i64]()
        tanks = s.answered_with(self.seat(side), LOSE + TANK)
        infantry = s.answered_with(self.seat(side), LOSE)
        while infantry + tanks < self.losses[side]:
            if infantry < self.fighting(s, side, 0):
                infantry += 1
            else:
                tanks += 1
        for _ in range(infantry):
            lost = append(lost, i64(0))
        for _ in range(tanks):
            lost = append(lost, i64(TANK))
        return lost

    def actions(self, s: SkirmishState) -> i64:
        n = s.add(0, FINISH)
        for unit in range(i64(ARMS)):
            if s.answered_with(s.seat, LOSE + unit) < self.fighting(s, self.side(s.seat), unit):
                n = s.add(n, LOSE + unit)
        return n

    def why(self, s: SkirmishState, action: i64) -> i64:
        return E.NO_SUCH_UNIT if LOSE <= action < BID else E.NOT_NOW

    # [[[cog procedure("Battle") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "throw", "landed", "choose", "remove")
    BEGIN: Final = 0
    THROW: Final = 1
    LANDED: Final = 2
    CHOOSE: Final = 3
    REMOVE: Final = 4

    def __init__(self, attacker: i64 = 0, other: i64 = 0, region: i64 = 0, source: i64 = 0, size: i64 = 0) -> None:
        super().__init__()
        self.attacker = attacker
        self.other = other
        self.region = region
        self.source = source
        self.size = size
        self.extra = vec[i64]()
        self.losses = vec[i64]()

    def step(self, s: SkirmishState, answer: i64) -> i64:
        if self.at == self.LANDED:
            return self.landed(s, answer)
        if self.at == self.CHOOSE:
            return self.choose(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.THROW:
            return self.throw(s)
        return self.remove(s)

    def copy(self) -> Battle:
        p = Battle(self.attacker, self.other, self.region, self.source, self.size)
        p.at = self.at
        p.halted = self.halted
        p.extra = self.extra[:]
        p.losses = self.losses[:]
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 339022338)
        key = bits.mix(key, self.attacker)
        key = bits.mix(key, self.other)
        key = bits.mix(key, self.region)
        key = bits.mix(key, self.source)
        key = bits.mix(key, self.size)
        key = bits.mix(key, self.halted)
        key = bits.mix_all(key, self.extra)
        return bits.mix_all(key, self.losses)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Battle)
            and self.attacker == other.attacker
            and self.other == other.other
            and self.region == other.region
            and self.source == other.source
            and self.size == other.size
            and self.halted == other.halted
            and bits.equal(self.extra, other.extra)
            and bits.equal(self.losses, other.losses)
        )

    # [[[end]]]


class Window(ReactionWindow[SkirmishState]):
    """Before the roll everybody with a card may play one face down (SKI-08); what it does, clockwise (SKI-09)."""

    def battle(self) -> Battle:
        battle = self.caller
        assert isinstance(battle, Battle)
        return battle

    def who(self, s: SkirmishState) -> i64:
        return s.holders_of_cards()

    def passing(self, s: SkirmishState) -> i64:
        return PASS

    def first(self, s: SkirmishState) -> i64:
        return next_seat(self.battle().attacker, s.players)

    def shown(self, s: SkirmishState, seat: i64, action: i64) -> None:
        s.use_card(seat, action - PLAY)
        s.tell(E.PLAYED, seat, action - PLAY)

    def react(self, s: SkirmishState, seat: i64, action: i64) -> bool:
        battle = self.battle()
        card = action - PLAY
        if card == SPY:
            s.call(Look(seat, battle.attacker))
        elif card == RESERVE and not battle.halted:
            side: i64 = 0 if seat == battle.attacker else 1
            battle.extra[side] += 1
            s.tell(E.REINFORCED, seat, battle.seat(side))
        elif card == HALT and not battle.halted:
            battle.halted = 1
            s.tell(E.HALTED, seat, battle.region)
        return s.table.spies_behind_halt or not battle.halted

    def actions(self, s: SkirmishState) -> i64:
        n = s.add(0, PASS)
        for card in range(i64(KINDS)):
            if s.hand(s.seat, card) > 0 and (card == RESERVE or s.seat != self.battle().attacker):
                n = s.add(n, PLAY + card)
        return n

    def why(self, s: SkirmishState, action: i64) -> i64:
        if not PLAY <= action < LOSE:
            return E.NOT_NOW
        return E.NO_SUCH_CARD if s.hand(s.seat, action - PLAY) == 0 else E.NOT_FOR_ATTACKER

    # [[[cog procedure("Window") ]]]

    def copy(self) -> Window:
        p = Window()
        p.at = self.at
        p.left = self.left[:]
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2353593579)
        return bits.mix_all(key, self.left)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Window) and bits.equal(self.left, other.left)

    # [[[end]]]


class Look(Procedure[SkirmishState]):
    """A spy sees one of the attacker's cards, drawn at random (SKI-10)."""

    seat: i64
    other: i64

    def begin(self, s: SkirmishState) -> i64:
        if s.hand_size(self.other) == 0:
            s.tell(E.NOTHING_SEEN, self.seat, self.other)
            return DONE
        return self.draw(s, SPIED, self.SEEN)

    def seen(self, s: SkirmishState, answer: i64) -> i64:
        s.tell(E.SPIED, self.seat, self.other, answer)
        return DONE

    def actions(self, s: SkirmishState) -> i64:
        n: i64 = 0
        for card in range(i64(KINDS)):
            n = s.add_weighted(n, card, s.hand(self.other, card))
        return n

    # [[[cog procedure("Look") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "seen")
    BEGIN: Final = 0
    SEEN: Final = 1

    def __init__(self, seat: i64 = 0, other: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.other = other

    def step(self, s: SkirmishState, answer: i64) -> i64:
        if self.at == self.SEEN:
            return self.seen(s, answer)
        return self.begin(s)

    def copy(self) -> Look:
        p = Look(self.seat, self.other)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2332588860)
        key = bits.mix(key, self.seat)
        return bits.mix(key, self.other)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Look) and self.seat == other.seat and self.other == other.other

    # [[[end]]]
