"""Battles of SelfR3: R2, backward and forward over all pairs of units left.  Compiled by mypyc.

Nobody can be brought back and somebody falls with every throw, so the positions of a battle are a matrix (units of
the attacker by units of the defender) in which every arrow leads up or left: one pass values it, one pass goes through.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

SMALL: Final = 6  # faces of the ordinary die
LARGE: Final = 8  # faces of an officer's die, and of every die beside a station
MOST_ATTACKING: Final = 3  # R2-56
MOST_DEFENDING: Final = 2
FACES: Final = 9  # of a throw's highest and second: 0 to 8
DEFENCES: Final = 5  # one unit or more than one, and how many large dice they have: 6, 8, 66, 86, 88
WAYS: Final = 5  # one die: attacker or defender falls; two dice: both attackers, one each, both defenders
EQUAL: Final = 1e-12  # two chances that differ by less, in proportion, are the same

HOLD: Final = 0  # the defender takes as many dice as give the greater chance to hold the territory
ONE: Final = 1
TWO: Final = 2

BEST: Final = 0  # the attacker throws as many dice as give the greater chance to conquer


def defence(units: i64, large: i64) -> i64:
    """Which dice the defender may throw, the better ones first: a row of 0 to 4."""
    if units == 1:
        return large if large < 1 else i64(1)
    return 2 + (large if large < MOST_DEFENDING else i64(MOST_DEFENDING))


class Dice:
    """Every throw of the attacker with every answer to it, weighed; the same for all battles."""

    throws: vec[float]  # [attack, high, second]: chance of the throw
    answers: vec[float]  # [high, second, defence, way]: chance of the way, once the number of dice is chosen
    starts: vec[i64]  # [attack, defence]: first of its rows
    ends: vec[i64]
    rows: vec[float]  # [row, way]: chance of the throw times chance of the way
    sums: vec[float]  # [attack, defence, way]: all rows together

    def __init__(self) -> None:
        self.throws = vec[float]([0.0] * ((MOST_ATTACKING + 1) * (MOST_ATTACKING + 1) * FACES * FACES))
        self.answers = vec[float]([0.0] * (FACES * FACES * DEFENCES * WAYS))
        self.starts = vec[i64]([0] * ((MOST_ATTACKING + 1) * (MOST_ATTACKING + 1) * DEFENCES))
        self.ends = vec[i64]([0] * ((MOST_ATTACKING + 1) * (MOST_ATTACKING + 1) * DEFENCES))
        self.rows = vec[float]()
        self.sums = vec[float]([0.0] * ((MOST_ATTACKING + 1) * (MOST_ATTACKING + 1) * DEFENCES * WAYS))
        for high in range(i64(1), i64(FACES)):
            for second in range(high + 1):
                self.answer(high, second)
        for dice in range(i64(1), i64(MOST_ATTACKING + 1)):
            for large in range(dice + 1):
                self.throw(dice, large)
                self.weigh(dice * (MOST_ATTACKING + 1) + large)

    def answer(self, high: i64, second: i64) -> None:
        """How one die and two dice do against these two; without a second only one unit of either side can fall."""
        for dice in range(i64(DEFENCES)):
            at = ((high * FACES + second) * DEFENCES + dice) * WAYS
            first = i64(LARGE) if dice == 1 or dice > 2 else i64(SMALL)
            other = i64(LARGE) if dice == 4 else i64(SMALL)
            for face in range(i64(1), first + 1):
                self.answers[at + (0 if face >= high else 1)] += 1.0 / float(first)  # R2-59: a tie is the defender's
            if dice < 2:
                continue
            share = 1.0 / float(first * other)
            for face in range(i64(1), first + 1):
                for more in range(i64(1), other + 1):
                    best = face if face > more else more
                    worse = more if face > more else face
                    fallen: i64 = 0 if best >= high else 1
                    if second != 0 and worse < second:
                        fallen += 1
                    self.answers[at + 2 + fallen] += share

    def throw(self, dice: i64, large: i64) -> None:
        """The highest and the second of so many dice, so many of them large."""
        at = (dice * (MOST_ATTACKING + 1) + large) * FACES * FACES
        faces = vec[i64]([i64(LARGE) if number < large else i64(SMALL) for number in range(dice)])
        share = 1.0
        for number in range(dice):
            share /= float(faces[number])
        for one in range(i64(1), faces[0] + 1):
            for two in range(i64(1), faces[1] + 1) if dice > 1 else range(i64(0), i64(1)):
                for three in range(i64(1), faces[2] + 1) if dice > 2 else range(i64(0), i64(1)):
                    high, second = (one, two) if one >= two else (two, one)
                    if three > high:
                        high, second = three, high
                    elif three > second:
                        second = three
                    self.throws[at + high * FACES + second] += share

    def weigh(self, attack: i64) -> None:
        for dice in range(i64(DEFENCES)):
            self.starts[attack * DEFENCES + dice] = i64(len(self.rows)) // WAYS
            for throw in range(i64(FACES * FACES)):
                chance = self.throws[attack * FACES * FACES + throw]
                if chance > 0.0:
                    for way in range(i64(WAYS)):
                        weight = chance * self.answers[(throw * DEFENCES + dice) * WAYS + way]
                        self.rows = append(self.rows, weight)
                        self.sums[(attack * DEFENCES + dice) * WAYS + way] += weight
            self.ends[attack * DEFENCES + dice] = i64(len(self.rows)) // WAYS


class Fight:
    """All positions of a battle.

    Attributes:
        chances: [attackers, defenders]: chance to conquer from there.
        reached: [attackers, defenders]: chance that the battle comes through there, after `go`; where it ends, these
            are the chances of its outcomes.
        throws: expected number of throws, after `go`.
    """

    dice: Dice
    attackers: i64
    defenders: i64
    attack_large: vec[i64]  # by units left: how many of them throw the large die
    defence_large: vec[i64]
    keep: i64
    most: i64
    policy: i64
    chances: vec[float]
    dice_at: vec[i64]  # [attackers, defenders]: how many dice the attacker throws
    reached: vec[float]
    throws: float
    after: vec[float]  # by way: the chance to conquer
    flow: vec[float]  # by way: its chance

    def __init__(self, dice: Dice, attack_large: Any, defence_large: Any, keep: i64, most: i64, policy: i64) -> None:
        """The battle of as many units as there are entries but one.

        Args:
            keep: the attacker stops when so many units or fewer are left, 1 or more.
            most: the attacker throws as many dice as possible up to this, 1 to 3; BEST: as many as conquer best.
            policy: of the defender.
        """
        self.dice = dice
        self.attack_large = attack_large  # as arguments of their own kind they would never be freed
        self.defence_large = defence_large
        self.attackers = i64(len(self.attack_large)) - 1
        self.defenders = i64(len(self.defence_large)) - 1
        self.keep = keep
        self.most = most
        self.policy = policy
        self.after = vec[float]([0.0] * WAYS)
        self.flow = vec[float]([0.0] * WAYS)
        self.reached = vec[float]()
        self.throws = 0.0
        width = self.defenders + 1
        self.chances = vec[float]([0.0] * ((self.attackers + 1) * width))
        self.dice_at = vec[i64]([0] * ((self.attackers + 1) * width))
        for ours in range(i64(1), self.attackers + 1):
            self.chances[ours * width] = 1.0
            if ours > keep:
                for theirs in range(i64(1), width):
                    self.settle(ours, theirs)

    def settle(self, ours: i64, theirs: i64) -> None:
        """How many dice the attacker throws here, and the chance to conquer."""
        here = ours * (self.defenders + 1) + theirs
        able = ours - 1 if ours - 1 < MOST_ATTACKING else i64(MOST_ATTACKING)  # one unit stays behind (R2-57)
        if self.most != BEST:
            dice = able if able < self.most else self.most
            self.dice_at[here] = dice
            self.chances[here] = self.value(ours, theirs, dice)
            return
        for dice in range(able, i64(0), i64(-1)):
            if dice < able and self.at_most(ours, theirs, dice) <= self.chances[here]:
                continue
            chance = self.value(ours, theirs, dice)
            if chance > self.chances[here] * (1.0 + EQUAL):
                self.dice_at[here] = dice
                self.chances[here] = chance

    def row(self, ours: i64, theirs: i64, dice: i64) -> i64:
        """Which dice meet here, the best ones of both sides."""
        large = self.attack_large[ours]
        attack = dice * (MOST_ATTACKING + 1) + (large if large < dice else dice)
        return attack * DEFENCES + defence(theirs, self.defence_large[theirs])

    def look(self, ours: i64, theirs: i64, dice: i64) -> None:
        """Put the chances to conquer after each way into `after`."""
        width = self.defenders + 1
        here = ours * width + theirs
        after, chances = self.after, self.chances
        after[0], after[1] = chances[here - width], chances[here - 1]
        if theirs > 1 and dice > 1:
            after[2], after[3], after[4] = chances[here - 2 * width], chances[here - width - 1], chances[here - 2]
        else:  # one pair: none or one of the defenders falls
            after[2], after[3], after[4] = after[0], after[1], 0.0

    def value(self, ours: i64, theirs: i64, dice: i64) -> float:
        """The chance to conquer from here with so many dice."""
        self.look(ours, theirs, dice)
        after, rows = self.after, self.dice.rows
        lose, win, lose_two, each, win_two = after[0], after[1], after[2], after[3], after[4]
        row = self.row(ours, theirs, dice)
        first, last = self.dice.starts[row] * WAYS, self.dice.ends[row] * WAYS
        value = 0.0
        if theirs == 1 or self.policy == ONE:
            for at in range(first, last, i64(WAYS)):
                value += rows[at] * lose + rows[at + 1] * win
        elif self.policy == TWO:
            for at in range(first, last, i64(WAYS)):
                value += rows[at + 2] * lose_two + rows[at + 3] * each + rows[at + 4] * win_two
        else:
            for at in range(first, last, i64(WAYS)):
                one = rows[at] * lose + rows[at + 1] * win
                two = rows[at + 2] * lose_two + rows[at + 3] * each + rows[at + 4] * win_two
                value += one if one < two else two
        return value

    def at_most(self, ours: i64, theirs: i64, dice: i64) -> float:
        """No less than `value`, and quickly: what a defender who does not look at the throw brings it down to."""
        self.look(ours, theirs, dice)
        after, sums = self.after, self.dice.sums
        at = self.row(ours, theirs, dice) * WAYS
        one = sums[at] * after[0] + sums[at + 1] * after[1]
        if theirs == 1 or self.policy == ONE:
            return one
        two = sums[at + 2] * after[2] + sums[at + 3] * after[3] + sums[at + 4] * after[4]
        return two if self.policy == TWO or two < one else one

    def part(self, ours: i64, theirs: i64, dice: i64) -> None:
        """Put the chances of the five ways into `flow`; where both are as good the defender takes two dice."""
        self.look(ours, theirs, dice)
        after, rows, flow = self.after, self.dice.rows, self.flow
        for way in range(i64(WAYS)):
            flow[way] = 0.0
        row = self.row(ours, theirs, dice)
        for at in range(self.dice.starts[row] * WAYS, self.dice.ends[row] * WAYS, i64(WAYS)):
            take_two = theirs > 1 and self.policy != ONE
            if take_two and self.policy == HOLD:
                one = rows[at] * after[0] + rows[at + 1] * after[1]
                two = rows[at + 2] * after[2] + rows[at + 3] * after[3] + rows[at + 4] * after[4]
                take_two = two <= one * (1.0 + EQUAL)
            if take_two:
                for way in range(i64(2), i64(WAYS)):
                    flow[way] += rows[at + way]
            else:
                flow[0] += rows[at]
                flow[1] += rows[at + 1]

    def goes_on(self, ours: i64, theirs: i64, below: float) -> bool:
        """Whether the attacker throws here; whoever has begun throws once at least, however small the chance."""
        here = ours * (self.defenders + 1) + theirs
        if ours <= self.keep or theirs == 0:
            return False
        return self.chances[here] >= below or here == self.attackers * (self.defenders + 1) + self.defenders

    def go(self, below: float) -> None:
        """Through the battle from its beginning; the attacker stops where the chance to conquer is below this."""
        width = self.defenders + 1
        self.reached = vec[float]([0.0] * ((self.attackers + 1) * width))
        reached, flow = self.reached, self.flow
        reached[self.attackers * width + self.defenders] = 1.0
        self.throws = 0.0
        for ours in range(self.attackers, self.keep, i64(-1)):
            for theirs in range(self.defenders, i64(0), i64(-1)):
                here = ours * width + theirs
                chance = reached[here]
                if chance == 0.0 or not self.goes_on(ours, theirs, below):
                    continue
                self.throws += chance
                self.part(ours, theirs, self.dice_at[here])
                reached[here - width] += chance * flow[0]
                reached[here - 1] += chance * flow[1]
                if theirs == 1:
                    continue
                if self.dice_at[here] > 1:
                    reached[here - 2 * width] += chance * flow[2]
                    reached[here - width - 1] += chance * flow[3]
                    reached[here - 2] += chance * flow[4]
                else:
                    reached[here - width] += chance * flow[2]
                    reached[here - 1] += chance * flow[3]

    def holds(self, high: i64, second: i64, row: i64) -> float:
        """The defender's chance to hold, from the beginning, with these dice (`row`) against this throw."""
        width = self.defenders + 1
        here = self.attackers * width + self.defenders
        at = ((high * FACES + second) * DEFENCES + row) * WAYS
        answers, chances = self.dice.answers, self.chances
        if row < 2:
            lost = answers[at] * chances[here - width] + answers[at + 1] * chances[here - 1]
        elif second == 0:
            lost = answers[at + 2] * chances[here - width] + answers[at + 3] * chances[here - 1]
        else:
            lost = (
                answers[at + 2] * chances[here - 2 * width]
                + answers[at + 3] * chances[here - width - 1]
                + answers[at + 4] * chances[here - 2]
            )
        return 1.0 - lost
