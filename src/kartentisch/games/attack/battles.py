"""Rulebook XIII: land battles, in rounds of two halves, until one side is gone.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import lowest_bit
from kartentisch.engine.kernel import DONE, GO, Procedure
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import COMMIT, FINISH, UNITS, WITHDRAW
from kartentisch.games.attack.dice import BATTLE_DIE
from kartentisch.games.attack.economy import Capture
from kartentisch.games.attack.end import look_at_elimination
from kartentisch.games.attack.neutral import Garrison
from kartentisch.games.attack.state import ARMY, ATTACKER, DEFENDER, FORCE, NEUTRAL, NONE, AttackState
from kartentisch.games.attack.table import BLANK, FACES, TANK

OPENING: Final = 4  # units that open a battle; one more is allowed in every round after the first (ATK-50, ATK-52)
LEAST_DICE: Final = 2  # ATK-55


@mypyc_attr(acyclic=True, free_list_len=1)
class Battles(Procedure[AttackState]):
    """All battles of an action, in the order that the active seat likes (ATK-48, ATK-62, ATK-R05)."""

    def next(self, s: AttackState) -> i64:
        if s.ending != 0 and (not s.table.finish_battles or s.alive & (s.alive - 1) == 0):
            return DONE  # at once: what is left is not fought (ATK-123, ATK-R12)
        regions = s.contested()
        if regions == 0:
            return DONE
        if regions & (regions - 1) != 0 and not s.table.battles_by_board:
            return self.ask(s, s.active, self.CHOOSE)
        s.call(LandBattle(lowest_bit(regions)))
        return GO

    def choose(self, s: AttackState, answer: i64) -> i64:
        s.call(LandBattle(answer - s.table.battle()))
        return self.go(self.NEXT)

    def actions(self, s: AttackState) -> i64:
        return s.add_each(0, s.table.battle(), s.contested())

    def why(self, s: AttackState, action: i64) -> i64:
        if s.table.battle() <= action < s.table.sway():
            return E.NO_BATTLE
        return E.IN_BATTLE if is_order(s, action) else E.NOT_NOW

    # [[[cog procedure("Battles") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("next", "choose")
    NEXT: Final = 0
    CHOOSE: Final = 1

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.CHOOSE:
            return self.choose(s, answer)
        return self.next(s)

    def copy(self) -> Battles:
        p = Battles()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 4111768373)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Battles)

    # [[[end]]]


def is_order(s: AttackState, action: i64) -> bool:
    """It would move units: pick, send or ship."""
    table = s.table
    return table.pick() <= action < table.battle() or table.send(0) <= action < table.end()


@mypyc_attr(acyclic=True, free_list_len=1)
class LandBattle(Procedure[AttackState]):
    """Four against four, then round by round: defender's half, attacker's half (ATK-49..61)."""

    region: i64
    other: i64 = NONE  # the defender: owner of the region, or commander of its neutral troops
    side: i64 = ATTACKER  # whose half it is
    round: i64 = 1
    dice: i64 = 0  # still to roll
    infantry: i64 = 0  # dice that show it
    tanks: i64 = 0
    artillery: i64 = 0
    planes: i64 = 0

    # ------------------------------------------------------------------ preparation
    def begin(self, s: AttackState) -> i64:
        owner = s.owner[self.region]
        self.at = self.MUSTER
        if owner == NEUTRAL:
            s.tell(E.INVADED, s.active, self.region)
            s.call(Garrison(self.region))
        else:
            s.tell(E.ATTACKED, s.active, owner, self.region)
        return GO

    def muster(self, s: AttackState) -> i64:
        """Both sides take all their units into the reserve (ATK-49)."""
        owner, at = s.owner[self.region], self.region * UNITS
        self.other = owner if owner != NEUTRAL else s.commander
        s.fighting = self.region
        for unit in range(i64(UNITS)):
            s.v[FORCE + unit] = s.attackers[at + unit]
            s.attackers[at + unit] = 0
            defenders = s.units[at + unit]
            if owner == NEUTRAL:
                defenders = s.table.defenders[s.garrison * UNITS + unit] if s.garrison != NONE else 0
            s.v[FORCE + 2 * UNITS + unit] = defenders
            s.units[at + unit] = 0
        if s.force_size(DEFENDER, 0) == 0:
            return self.end(s, ATTACKER)
        return self.open(s)

    def open(self, s: AttackState) -> i64:
        """The attacker commits four, then the defender; who has no more commits all (ATK-50, ATK-134)."""
        if s.force_size(self.side, 1) == OPENING or s.force_size(self.side, 0) == 0:
            self.side += 1
            if self.side > DEFENDER:
                return self.half(s)
            return self.open(s)
        if s.force_size(self.side, 0) + s.force_size(self.side, 1) <= OPENING:
            for unit in range(i64(UNITS)):
                while s.force(self.side, 0, unit) > 0:
                    self.put_in(s, unit)
            return self.open(s)
        return self.ask(s, self.seat(s), self.COMMIT)

    def seat(self, s: AttackState) -> i64:
        """Who leads the side whose half it is."""
        return s.active if self.side == ATTACKER else self.other

    def put_in(self, s: AttackState, unit: i64) -> None:
        s.commit(self.side, unit)
        if self.at == self.REINFORCE:
            s.tell(E.REINFORCED, self.seat(s), unit, self.region, self.round)
        else:
            s.tell(E.COMMITTED, self.seat(s), unit, self.region)

    def commit(self, s: AttackState, answer: i64) -> i64:
        self.put_in(s, answer - COMMIT)
        return self.open(s)

    def reinforce(self, s: AttackState, answer: i64) -> i64:
        if answer == FINISH:
            return self.shoot(s)
        self.put_in(s, answer - COMMIT)
        return self.half(s)

    # ------------------------------------------------------------------ a half of a round
    def half(self, s: AttackState) -> i64:
        """Step 1: reinforce up to the limit of this round (ATK-51, ATK-52)."""
        if self.side > DEFENDER:
            self.side = DEFENDER
        if s.force_size(self.side, 0) > 0 and s.force_size(self.side, 1) < OPENING - 1 + self.round:
            return self.ask(s, self.seat(s), self.REINFORCE)
        return self.shoot(s)

    def shoot(self, s: AttackState) -> i64:
        """Step 2: a die for every active unit, two for a tank, two at least (ATK-54, ATK-55)."""
        self.clear_dice()
        self.dice = max(LEAST_DICE, s.force_size(self.side, 1) + s.force(self.side, 1, TANK))
        return self.draw(s, BATTLE_DIE, self.ROLLED)

    def rolled(self, s: AttackState, answer: i64) -> i64:
        if answer == 0:
            self.infantry += 1
        elif answer == 1:
            self.tanks += 1
        elif answer == 2:
            self.artillery += 1
        elif answer != BLANK:
            self.planes += 1
        self.dice -= 1
        if self.dice > 0:
            return self.draw(s, BATTLE_DIE, self.ROLLED)
        return self.hit(s)

    def shown(self, unit: i64) -> i64:
        """Dice that show this unit."""
        if unit == 0:
            return self.infantry
        if unit == 1:
            return self.tanks
        return self.artillery if unit == 2 else self.planes

    def hit(self, s: AttackState) -> i64:
        """Steps 3 and 4: one hit at most for each own unit; the enemy loses active units in order (ATK-56..59)."""
        seat, enemy = self.seat(s), DEFENDER - self.side
        s.tell(E.DICE, seat, self.infantry, self.tanks, self.artillery, self.planes)
        hits: i64 = 0
        for unit in range(i64(UNITS)):
            hits += min(s.force(self.side, 1, unit), self.shown(unit))
        dice = max(LEAST_DICE, s.force_size(self.side, 1) + s.force(self.side, 1, TANK))
        s.tell(E.HITS, seat, hits, dice, self.round)
        for unit in range(i64(UNITS)):
            lost = min(hits, s.force(enemy, 1, unit))
            if lost > 0:
                hits -= lost
                self.lose(s, enemy, unit, lost)
        if hits > 0:
            s.tell(E.WASTED, seat, hits)
        self.clear_dice()
        if s.force_size(enemy, 0) + s.force_size(enemy, 1) == 0:
            return self.end(s, self.side)
        if self.side == DEFENDER:
            self.side = ATTACKER
        else:
            self.side = DEFENDER
            self.round += 1
        return self.half(s)

    def lose(self, s: AttackState, side: i64, unit: i64, n: i64) -> None:
        s.v[FORCE + (side * 2 + 1) * UNITS + unit] -= n
        seat = s.active if side == ATTACKER else s.owner[self.region]
        if seat != NEUTRAL:
            s.v[ARMY + seat] -= n
        told = E.LOST if seat != NEUTRAL else E.NEUTRALS_LOST
        s.tell(told, s.active if side == ATTACKER else self.other, unit, n, self.region)

    def clear_dice(self) -> None:
        self.infantry = 0
        self.tanks = 0
        self.artillery = 0
        self.planes = 0

    # ------------------------------------------------------------------ the end of a battle
    def end(self, s: AttackState, winner: i64) -> i64:
        """The survivors return to the region and own it (ATK-60, ATK-61)."""
        owner = s.owner[self.region]
        survives = winner == ATTACKER or owner != NEUTRAL
        for unit in range(i64(UNITS)):
            left = s.force(winner, 0, unit) + s.force(winner, 1, unit)
            s.units[self.region * UNITS + unit] = left if survives else 0
        for i in range(i64(4 * UNITS)):
            s.v[FORCE + i] = 0
        self.at = self.ENDED
        if winner == ATTACKER:
            self.conquer(s, owner)
        elif owner == NEUTRAL:
            self.hold(s)
        else:
            s.tell(E.REPELLED, owner, s.active, self.region)
        return GO

    def ended(self, s: AttackState) -> i64:
        s.fighting = NONE
        s.garrison = NONE
        s.garrison_won = 0
        s.commander = NONE
        look_at_elimination(s, s.active)
        return DONE

    def conquer(self, s: AttackState, owner: i64) -> None:
        """A region more, and a card: the garrison's own, or one of the loser's (ATK-98, ATK-101)."""
        s.own(s.active, self.region)
        if owner != NEUTRAL:
            s.tell(E.CONQUERED, s.active, owner, self.region)
            s.call(Capture(s.active, owner))
            return
        s.tell(E.NEUTRALS_BEATEN, s.active, self.region)
        if s.garrison_won:
            s.take_card(s.active, s.garrison)
            s.tell(E.KEPT_CARD, s.active, s.garrison)
        else:
            s.tell(E.EMPTY_PILE, s.active)

    def hold(self, s: AttackState) -> None:
        """Neutral troops leave the board, their card goes back to the pile (ATK-97)."""
        s.tell(E.NEUTRALS_HELD, self.region, s.garrison)
        if s.garrison_won:
            s.deck.put(s.garrison)

    # ------------------------------------------------------------------ choices
    def actions(self, s: AttackState) -> i64:
        n: i64 = 0
        if self.at == self.ROLLED:
            for face in range(i64(FACES)):
                n = s.add_weighted(n, face, s.table.die[face])
            return n
        if self.at == self.REINFORCE and s.force_size(self.side, 1) > 0:
            n = s.add(n, FINISH)
        for unit in range(i64(UNITS)):
            if s.force(self.side, 0, unit) > 0:
                n = s.add(n, COMMIT + unit)
        return n

    def why(self, s: AttackState, action: i64) -> i64:
        if COMMIT <= action < COMMIT + UNITS:
            return E.RESERVE_SPENT if self.at == self.REINFORCE else E.RESERVE_EMPTY
        if action == FINISH:
            return E.ONE_ACTIVE if self.at == self.REINFORCE else E.COMMIT_ALL
        return E.NO_RETREAT if action == WITHDRAW else E.IN_BATTLE

    # [[[cog procedure("LandBattle") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "muster", "commit", "reinforce", "rolled", "ended")
    BEGIN: Final = 0
    MUSTER: Final = 1
    COMMIT: Final = 2
    REINFORCE: Final = 3
    ROLLED: Final = 4
    ENDED: Final = 5

    def __init__(self, region: i64 = 0) -> None:
        super().__init__()
        self.region = region

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.COMMIT:
            return self.commit(s, answer)
        if self.at == self.REINFORCE:
            return self.reinforce(s, answer)
        if self.at == self.ROLLED:
            return self.rolled(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.MUSTER:
            return self.muster(s)
        return self.ended(s)

    def copy(self) -> LandBattle:
        p = LandBattle(self.region)
        p.at = self.at
        p.other = self.other
        p.side = self.side
        p.round = self.round
        p.dice = self.dice
        p.infantry = self.infantry
        p.tanks = self.tanks
        p.artillery = self.artillery
        p.planes = self.planes
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 863728481)
        key = bits.mix(key, self.region)
        key = bits.mix(key, self.other)
        key = bits.mix(key, self.side)
        key = bits.mix(key, self.round)
        key = bits.mix(key, self.dice)
        key = bits.mix(key, self.infantry)
        key = bits.mix(key, self.tanks)
        key = bits.mix(key, self.artillery)
        return bits.mix(key, self.planes)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, LandBattle)
            and self.region == other.region
            and self.other == other.other
            and self.side == other.side
            and self.round == other.round
            and self.dice == other.dice
            and self.infantry == other.infantry
            and self.tanks == other.tanks
            and self.artillery == other.artillery
            and self.planes == other.planes
        )

    # [[[end]]]
