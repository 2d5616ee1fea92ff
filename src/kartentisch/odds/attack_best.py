"""Best play in a land battle of Attack!: the defender's half, then the attacker's, everything open, so it is a game of
perfect information.  Backward: the attacker's chance to win in every position, by rounds until the limit does not
matter any more; forward: the distribution when both play so.  Compiled by mypyc.

Reinforcing is taken apart into single steps, "one more unit of this kind" or "enough", so a position has five choices.
A side may also keep a habit; then the other side plays the best answer to that habit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kartentisch.engine.errors import EngineError
from kartentisch.odds.attack_kernel import ATTACKER, DEFENDER, PATIENCE, Tally
from kartentisch.odds.attack_line import FIRST_LIMIT, KINDS, SAME, Dice, Habit, all_of, openings
from kartentisch.odds.attack_lines import Lines, ways

ENOUGH: Final = 0  # choice: no more reinforcement; 1 + kind is one more of that kind
IMPOSSIBLE: Final = -1.0


class Plan:
    """The attacker's chance to win with best play, and the choices that lead there."""

    attackers: Lines
    defenders: Lines
    dice: Dice
    first: i64
    limits: i64
    cells: i64
    attack: vec[float]  # [attacker's line, defender's line] value when the attacker is to reinforce, first limit
    defence: vec[float]  # the same when the defender is to reinforce
    attack_choice: vec[u8]  # [limit, cell]; empty where the side has a habit
    defence_choice: vec[u8]

    def __init__(self, attackers: Lines, defenders: Lines, dice: Dice) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.dice = dice
        self.first = attackers.first
        self.limits = attackers.limits
        self.cells = attackers.count * defenders.count
        free = u8(0)
        self.attack_choice = vec[u8]([free] * (self.cells * self.limits if attackers.habit is None else i64(0)))
        self.defence_choice = vec[u8]([free] * (self.cells * self.limits if defenders.habit is None else i64(0)))
        self.attack = vec[float]([0.0] * self.cells)
        self.defence = vec[float]([0.0] * self.cells)
        layer = self.limits - 1
        self.solve(layer, self.defence)
        while layer > 0:
            layer -= 1
            later = self.defence
            self.attack = vec[float]([0.0] * self.cells)
            self.defence = vec[float]([0.0] * self.cells)
            self.solve(layer, later)

    def solve(self, layer: i64, later: vec[float]) -> None:
        """All positions under one limit, `later` being the values of the next round.

        Under the last limit the next round is this one again: then a position in which nobody reinforces and
        everybody misses comes back, and its two values are solved together.
        """
        ours, theirs, width = self.attackers, self.defenders, self.defenders.count
        attack, defence = self.attack, self.defence
        last = layer == self.limits - 1
        limit = self.first + layer
        exactly, at_least = self.dice.exactly, self.dice.at_least
        for x in range(i64(1), ours.count):
            attack[x * width] = 1.0
            defence[x * width] = 1.0
        for x in range(i64(1), ours.count):
            fighting = ours.fighting[x]
            if fighting > limit:
                continue  # cannot arise yet
            x_hits = ours.hits_at[x]
            for y in range(i64(1), width):
                facing = theirs.fighting[y]
                if facing > limit:
                    continue
                cell = x * width + y
                most = fighting if fighting < facing else facing

                # the attacker fires at once: hits (`made`), and the chance of none
                more, more_choice = self.more_attackers(layer, x, y)
                stays = fighting > 0 and facing > 0 and not (ours.habit is not None and more_choice >= 0)
                made = 0.0
                miss = 1.0
                if stays:
                    miss = exactly[x_hits]
                    left = y
                    for h in range(i64(1), most + 1):
                        left = theirs.hit[left]
                        made += (exactly[x_hits + h] if h < most else at_least[x_hits + h]) * later[x * width + left]

                # the defender fires at once
                guard, guard_choice = self.more_defenders(layer, x, y)
                holds = fighting > 0 and facing > 0 and not (theirs.habit is not None and guard_choice >= 0)
                kept = 0.0
                pause = 1.0
                if holds:
                    y_hits = theirs.hits_at[y]
                    pause = exactly[y_hits]
                    left = x
                    for h in range(i64(1), most + 1):
                        left = ours.hit[left]
                        chance = exactly[y_hits + h] if h < most else at_least[y_hits + h]
                        kept += chance * attack[left * width + y]

                # the attacker's value, the larger one; in the last layer it may come round to itself
                value = more
                if stays:
                    if not last:
                        fire = made + miss * later[cell]
                    elif holds:
                        fire = (made + miss * kept) / (1.0 - miss * pause)
                        if guard_choice >= 0 and made + miss * guard < fire:
                            fire = made + miss * guard
                    else:
                        fire = made + miss * guard
                    if more_choice < 0 or fire >= more - SAME:
                        value = fire if fire > more else more
                        more_choice = -1
                attack[cell] = value if value > 0.0 else 0.0
                if ours.habit is None:
                    self.attack_choice[layer * self.cells + cell] = u8(more_choice + 1)

                # the defender's value, the smaller one
                value = guard
                if holds:
                    fire = kept + pause * attack[cell]
                    if guard_choice < 0 or fire <= guard + SAME:
                        value = fire if guard_choice < 0 or fire < guard else guard
                        guard_choice = -1
                defence[cell] = value if value > 0.0 else 0.0
                if theirs.habit is None:
                    self.defence_choice[layer * self.cells + cell] = u8(guard_choice + 1)

    def more_attackers(self, layer: i64, x: i64, y: i64) -> tuple[float, i64]:
        """The best value with one more attacker and its kind; by habit: with all reinforcements, and 0."""
        ours, width = self.attackers, self.defenders.count
        if ours.habit is not None:
            filled = ours.filled[layer * ours.count + x]
            return (IMPOSSIBLE, -1) if filled == x else (self.attack[filled * width + y], 0)
        best, choice = IMPOSSIBLE, i64(-1)
        if ours.fighting[x] < self.first + layer:
            for kind in range(i64(KINDS)):
                called = ours.call[KINDS * x + kind]
                if called >= 0 and self.attack[called * width + y] > best + SAME:
                    best, choice = self.attack[called * width + y], kind
        return best, choice

    def more_defenders(self, layer: i64, x: i64, y: i64) -> tuple[float, i64]:
        """The same for the defender, whose best value is the smallest."""
        theirs, row = self.defenders, x * self.defenders.count
        if theirs.habit is not None:
            filled = theirs.filled[layer * theirs.count + y]
            return (IMPOSSIBLE, -1) if filled == y else (self.defence[row + filled], 0)
        best, choice = IMPOSSIBLE, i64(-1)
        if theirs.fighting[y] < self.first + layer:
            for kind in range(i64(KINDS)):
                called = theirs.call[KINDS * y + kind]
                if called >= 0 and (choice < 0 or self.defence[row + called] < best - SAME):
                    best, choice = self.defence[row + called], kind
        return best, choice

    # ------------------------------------------------------------------ the choices
    def reinforced_attackers(self, layer: i64, x: i64, y: i64) -> i64:
        """The attacker's line after its choice."""
        ours = self.attackers
        if ours.habit is not None:
            return ours.filled[layer * ours.count + x]
        while True:
            choice = i64(self.attack_choice[layer * self.cells + x * self.defenders.count + y])
            if choice == ENOUGH:
                return x
            x = ours.call[KINDS * x + choice - 1]

    def reinforced_defenders(self, layer: i64, x: i64, y: i64) -> i64:
        """The defender's line after its choice."""
        theirs = self.defenders
        if theirs.habit is not None:
            return theirs.filled[layer * theirs.count + y]
        while True:
            choice = i64(self.defence_choice[layer * self.cells + x * theirs.count + y])
            if choice == ENOUGH:
                return y
            y = theirs.call[KINDS * y + choice - 1]

    def opening(self, attacker: i64, defender: i64) -> tuple[i64, i64]:
        """The first units in action, the attacker's first, then the defender's with those in sight (ATK-50)."""
        best_x, best_y, best = i64(-1), i64(-1), IMPOSSIBLE
        answers = begins(self.defenders, defender)
        for x in begins(self.attackers, attacker):
            least_y, least = i64(-1), 2.0
            for y in answers:
                value = self.defence[x * self.defenders.count + y]
                if value < least - SAME:
                    least_y, least = y, value
            if least > best + SAME:
                best_x, best_y, best = x, least_y, least
        return best_x, best_y


def begins(side: Lines, line: i64) -> list[i64]:
    """The numbers of the lines with which a side may begin: by habit with its line, else with any first units."""
    return [side.numbers.find(way) for way in ([line] if side.habit is not None else openings(line))]


class Follow:
    """The battle played forward by a plan: the cells that may be reached now, and their chances."""

    plan: Plan
    tally: Tally
    cells: vec[i64]
    chances: vec[float]  # by cell; all zero but for `cells`
    other: vec[float]
    left: float
    may_drop: float

    def __init__(self, plan: Plan, cell: i64, may_drop: float) -> None:
        self.plan = plan
        self.tally = Tally()
        self.cells = vec[i64]([cell])
        self.chances = vec[float]([0.0] * plan.cells)
        self.other = vec[float]([0.0] * plan.cells)
        self.chances[cell] = 1.0
        self.left = 1.0
        self.may_drop = may_drop

    def fire(self, side: i64, layer: i64) -> None:
        """Half a round: the side reinforces and fires."""
        plan, chances, other = self.plan, self.chances, self.other
        ours, theirs, width = plan.attackers, plan.defenders, plan.defenders.count
        exactly, at_least = plan.dice.exactly, plan.dice.at_least
        too_small = (self.may_drop - self.tally.dropped) / PATIENCE / float(len(self.cells))
        reached = vec[i64]()
        self.left = 0.0
        for at in range(i64(len(self.cells))):
            cell = self.cells[at]
            chance = chances[cell]
            chances[cell] = 0.0
            if chance <= too_small:
                self.tally.dropped += chance
                continue
            x, y = cell // width, cell % width
            if side == ATTACKER:
                x = plan.reinforced_attackers(layer, x, y)
                hits = ours.hits_at[x]
            else:
                y = plan.reinforced_defenders(layer, x, y)
                hits = theirs.hits_at[y]
            most = ours.fighting[x] if ours.fighting[x] < theirs.fighting[y] else theirs.fighting[y]
            for h in range(most + 1):
                part = chance * (exactly[hits + h] if h < most else at_least[hits + h])
                if x == 0 or y == 0:
                    self.tally.won(side, theirs.lines[y] if x == 0 else ours.lines[x], part)
                elif part > 0.0:
                    if other[x * width + y] == 0.0:
                        reached = append(reached, x * width + y)
                    other[x * width + y] += part
                    self.left += part
                if side == ATTACKER:
                    y = theirs.hit[y]
                else:
                    x = ours.hit[x]
        self.cells, self.chances, self.other = reached, other, chances


class BestPlay:
    """A battle in which at least one side plays its best."""

    tally: Tally
    value: float  # the attacker's chance to win, computed backward
    attacker: i64  # the lines at the beginning: the first units in action, and the acting side's reinforcement
    defender: i64

    def __init__(self, tally: Tally, value: float, attacker: i64, defender: i64) -> None:
        self.tally = tally
        self.value = value
        self.attacker = attacker
        self.defender = defender


def by_plan(
    attacker: i64,
    defender: i64,
    habits: tuple[Habit | None, Habit | None],
    round: i64,
    acting: i64,
    dice: Dice,
    may_drop: float,
    most: int,
) -> BestPlay:
    """The battle to its end, from the beginning (round 0) or from the middle of a round.

    In round 0 the line of a side without habit is all in reserve; it chooses its first units.

    Args:
        habits: of attacker and defender; None plays for the greatest chance to win.
        round: as in `by_habit`.
        acting: the same.
        may_drop: the same.
        most: positions, over all limits, that may be valued.

    Raises:
        EngineError: `odds_too_large`.
    """
    opening = round == 0
    first = FIRST_LIMIT - 1 + (i64(1) if opening else round)
    last = first
    for line in (attacker, defender):
        if all_of(line) > last:
            last = all_of(line)
    positions = int(last - first + 1)
    for line, habit in ((attacker, habits[ATTACKER]), (defender, habits[DEFENDER])):
        positions *= ways(line) if habit is None else int(all_of(line)) + 1  # by habit: more, but never many
    if positions > most:
        raise EngineError("odds_too_large", positions=positions, most=most)
    ours = Lines(attacker, habits[ATTACKER], dice, first, last)
    theirs = Lines(defender, habits[DEFENDER], dice, first, last)
    positions = int(ours.count) * int(theirs.count) * int(last - first + 1)
    if positions > most:
        raise EngineError("odds_too_large", positions=positions, most=most)
    plan = Plan(ours, theirs, dice)
    if opening:
        x, y = plan.opening(attacker, defender)
    else:
        x, y = ours.numbers.find(attacker), theirs.numbers.find(defender)
    cell = x * theirs.count + y
    value = plan.defence[cell] if acting == DEFENDER else plan.attack[cell]

    follow = Follow(plan, cell, may_drop / 2.0)
    follow.tally.rounds.append(0.0)
    side, layer = acting, i64(0)
    while follow.left > may_drop / 2.0:
        follow.fire(side, layer)
        side = 1 - side
        if side == DEFENDER:
            follow.tally.rounds.append(0.0)
            if layer < last - first:
                layer += 1
    follow.tally.dropped += follow.left
    if acting == ATTACKER:
        x = plan.reinforced_attackers(0, x, y)
    else:
        y = plan.reinforced_defenders(0, x, y)
    return BestPlay(follow.tally, value, ours.lines[x], theirs.lines[y])
