"""A land battle of Attack! in which both sides reinforce by habit: the whole distribution, exactly.

What a side has left depends only on the hits it took, so all positions of a moment are a matrix (lines of one side by
lines of the other), and half a round spreads every cell over the lines that the target has after so many hits and
after the reinforcement that follows.  Compiled by mypyc.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.odds.attack_line import FIRST_LIMIT, Dice, Habit, Numbers, fallen, in_action, together

PATIENCE: Final = 64  # half a round may drop this part of what may still be dropped
ATTACKER: Final = 0
DEFENDER: Final = 1


class Tally:
    """How battles ended: chances by survivors and by round."""

    attackers: dict[i64, float]  # surviving attackers, as lines without reserve
    defenders: dict[i64, float]
    rounds: list[float]  # by the round in which the battle ended, from the first round computed
    dropped: float  # chance of everything that was not followed to the end

    def __init__(self) -> None:
        self.attackers = {}
        self.defenders = {}
        self.rounds = []
        self.dropped = 0.0

    def won(self, side: i64, line: i64, chance: float) -> None:
        """The side has wiped out the other one and keeps the line."""
        left = together(line)
        if side == ATTACKER:
            self.attackers[left] = self.attackers.get(left, 0.0) + chance
        else:
            self.defenders[left] = self.defenders.get(left, 0.0) + chance
        self.rounds[-1] += chance


class Battle:
    """A battle that goes on from a known position: rows of `chances` are the targets, columns those who fire."""

    dice: Dice
    tally: Tally
    shooter: i64
    targets: vec[i64]
    shooters: vec[i64]
    chances: vec[float]
    may_drop: float
    left: float  # chance that the battle still goes on

    def __init__(self, dice: Dice, target: i64, shooter_line: i64, shooter: i64, may_drop: float) -> None:
        self.dice = dice
        self.tally = Tally()
        self.shooter = shooter
        self.targets = vec[i64]([target])
        self.shooters = vec[i64]([shooter_line])
        self.chances = vec[float]([1.0])
        self.may_drop = may_drop
        self.left = 1.0

    def fire(self, habit: Habit, limit: i64) -> None:
        """Half a round: hits, casualties, and the target's reinforcement before its own half; then sides change.

        Args:
            habit: how the target reinforces. limit: its limit when it acts next.
        """
        rows = i64(len(self.targets))
        columns = i64(len(self.shooters))
        targets, shooters, chances = self.targets, self.shooters, self.chances
        may_drop = (self.may_drop - self.tally.dropped) / PATIENCE / 2.0
        dropped = 0.0

        hits_at = vec[i64]([0] * columns)  # for each shooter: its chances of hits, and the most hits
        most_hits = vec[i64]([0] * columns)
        most: i64 = 0
        for c in range(columns):
            hits_at[c] = self.dice.row(shooters[c])
            most_hits[c] = in_action(shooters[c])
            if most_hits[c] > most:
                most = most_hits[c]
        exactly, at_least = self.dice.exactly, self.dice.at_least

        # the lines that targets have afterwards; number 0 is a side wiped out
        lines = Numbers()
        lines.number(0)
        seen = Numbers()
        becomes = vec[i64]()
        after = vec[i64]([0] * (rows * (most + 1)))
        losable = vec[i64]([-1] * rows)  # -1: this row is so unlikely that it is dropped
        for r in range(rows):
            chance = 0.0
            for at in range(r * columns, (r + 1) * columns):
                chance += chances[at]
            if chance * float(rows) <= may_drop:
                dropped += chance
                continue
            line = targets[r]
            losses = in_action(line)
            if losses > most:
                losses = most
            losable[r] = losses
            for h in range(losses + 1):
                raw = seen.number(line)
                if raw == i64(len(becomes)):
                    becomes = append(becomes, lines.number(habit.reinforced(line, limit)) if line != 0 else i64(0))
                after[r * (most + 1) + h] = becomes[raw]
                line = fallen(line)

        width = lines.count
        spread = vec[float]([0.0] * (columns * width))
        too_small = may_drop / float(rows * columns)
        for r in range(rows):
            losses = losable[r]
            if losses < 0:
                continue
            row = r * (most + 1)
            for c in range(columns):
                chance = chances[r * columns + c]
                if chance <= too_small:
                    dropped += chance
                    continue
                hits = hits_at[c]
                last = most_hits[c]
                if last > losses:
                    last = losses
                base = c * width
                for h in range(last):
                    spread[base + after[row + h]] += chance * exactly[hits + h]
                spread[base + after[row + last]] += chance * at_least[hits + last]  # hits beyond are lost (ATK-58)

        self.left = 0.0
        for c in range(columns):
            base = c * width
            if spread[base] > 0.0:
                self.tally.won(self.shooter, shooters[c], spread[base])
                spread[base] = 0.0
            for at in range(base, base + width):
                self.left += spread[at]
        self.tally.dropped += dropped
        self.targets, self.shooters, self.chances = shooters, lines.things, spread
        self.shooter = 1 - self.shooter


def by_habit(
    attacker: i64, defender: i64, habits: tuple[Habit, Habit], round: i64, acting: i64, dice: Dice, may_drop: float
) -> Tally:
    """The battle from this position to its end.

    Args:
        attacker, defender: the lines. habits: of attacker and defender.
        round: the round being played, from 1. acting: the side whose half of the round comes next.
        may_drop: chances that sum up to no more than this may be left out; they are counted in `dropped`.
    """
    limit = FIRST_LIMIT - 1 + round
    if acting == ATTACKER:
        battle = Battle(dice, defender, habits[ATTACKER].reinforced(attacker, limit), ATTACKER, may_drop / 2.0)
    else:
        battle = Battle(dice, attacker, habits[DEFENDER].reinforced(defender, limit), DEFENDER, may_drop / 2.0)
    battle.tally.rounds.append(0.0)
    while battle.left > may_drop / 2.0:
        if battle.shooter == DEFENDER:
            battle.fire(habits[ATTACKER], limit)
        else:
            limit += 1
            battle.fire(habits[DEFENDER], limit)
            battle.tally.rounds.append(0.0)
    battle.tally.dropped += battle.left
    return battle.tally
