"""Exact odds of a land battle of Attack! (rulebook XIII; ATK-49 to ATK-61): no sampling, no retreat, nothing to roll.

>>> from kartentisch.odds.attack import Army, battle
>>> odds = battle(Army.parse("5I 3T 2A 2P"), Army.parse("3I 2T 2A 2P"))
>>> round(odds.attacker.wins, 4)
0.7484

What the players decide is only which units fight: the first four, the attacker's before the defender's (ATK-50), and
the reinforcements of every round (ATK-52, ATK-53).  A *policy* says how.  Who falls is no choice (ATK-57), and nobody
retreats (ATK-60).

The distribution is computed forward through all positions that the dice may bring.  Positions whose chances sum up to
no more than `may_drop` are left out; how much it was stands in `dropped`, and no probability is off by more.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError
from kartentisch.odds.attack_best import by_plan
from kartentisch.odds.attack_kernel import ATTACKER, DEFENDER, Tally, by_habit
from kartentisch.odds.attack_line import KINDS, UNIT, Dice, Habit, openings

LETTERS: Final = "ITAP"  # infantry, tanks, artillery, planes: also the order in which they fall
MOST_UNITS: Final = 60  # of one side
MAY_DROP: Final = 1e-11  # so that with 60 units an expected loss, too, is exact to less than 1e-9
LEAST_DROP: Final = 1e-15  # below that rounding errs more
MOST_POSITIONS: Final = 40_000_000  # that best play may value: about a second and 200 MB
SEARCH: Final = 1e-7  # `opening`: two ways to begin whose chances differ by less count as equal
SIDES: Final = ("attacker", "defender")

STRONGEST: Final = "strongest"
POLICIES: Final = (STRONGEST, "opening", "infantry", "sparing", "best")


@careful
class Army(NamedTuple):
    """Land units by kind; as text `5I 3T 2A 2P`."""

    infantry: int = 0
    tanks: int = 0
    artillery: int = 0
    planes: int = 0

    @classmethod
    def parse(cls, text: str, letters: str = LETTERS) -> Army:
        """The army of this text: I infantry, T tanks, A artillery, P planes, in any order, each once at most.

        Args:
            letters: four others for the four kinds, as people of another language write them.

        Raises:
            EngineError: `army_word`, `army_twice`, `army_size`, `army_letters`.
        """
        if len(letters) != len(cls._fields) or not letters.isalpha():
            raise EngineError("army_letters", found=letters)
        counts: dict[str, int] = {}
        for word in re.findall(r"\d+\s*[A-Za-z]+|[^\s,+]+", text):
            found = re.fullmatch(rf"(\d{{1,6}})\s*([{letters}])", word, re.IGNORECASE | re.ASCII)
            if found is None:
                raise EngineError("army_word", word=word, **dict(zip(cls._fields, letters, strict=True)))
            letter = found[2].upper()
            if letter in counts:
                raise EngineError("army_twice", letter=letter)
            counts[letter] = int(found[1])
        army = cls(*(counts.get(letter, 0) for letter in letters))
        army.check(letters=letters)
        return army

    @property
    def units(self) -> int:
        return sum(self)

    def check(self, least: int = 1, letters: str = LETTERS) -> None:
        """EngineError `army_size` unless there are `least` to 60 units."""
        if min(self) < 0 or not least <= self.units <= MOST_UNITS:
            raise EngineError("army_size", army=self.text(letters), units=self.units, most=MOST_UNITS)

    def text(self, letters: str = LETTERS) -> str:
        """The army as `parse` reads it with the same letters."""
        if len(letters) != len(self):
            raise EngineError("army_letters", found=letters)
        return " ".join(f"{count}{letter}" for count, letter in zip(self, letters, strict=True) if count) or "0I"

    def __str__(self) -> str:
        return self.text()


@careful
class Force(NamedTuple):
    """One side in the middle of a battle: the units in action, and the reserve; as text `1I 2T / 4I 1P`."""

    action: Army
    reserve: Army

    @classmethod
    def parse(cls, text: str, letters: str = LETTERS) -> Force:
        """The two armies on both sides of the stroke, one of which may be empty; errors as in `Army.parse`."""
        action, _, reserve = text.partition("/")
        return cls(*(Army.parse(part, letters) if part.strip(" ,+") else Army() for part in (action, reserve)))

    def __str__(self) -> str:
        return f"{self.action} / {self.reserve}"


class Losses(NamedTuple):
    """Expected losses by kind."""

    infantry: float
    tanks: float
    artillery: float
    planes: float


@dataclass(frozen=True)
class Side:
    """What one side may expect.

    Attributes:
        army: everything it has at the beginning. policy: how it plays.
        formation: its units in action at the beginning, after the first reinforcement if it acts first in `resume`.
        wins: probability that it wins.
        survivors: what it may have left when it has won, with the probabilities; they sum up to `wins`.
        losses: expected losses by kind, whoever wins.
    """

    army: Army
    policy: str
    formation: Army
    wins: float
    survivors: dict[Army, float]
    losses: Losses

    def survivors_by_count(self) -> list[float]:
        """Index n: the probability that it wins with just n units left; index 0: that it does not win."""
        counts = [0.0] * (self.army.units + 1)
        for army, chance in self.survivors.items():
            counts[army.units] += chance
        counts[0] = 1.0 - self.wins
        return counts

    @property
    def lost(self) -> list[float]:
        """Index n: the probability that it loses just n units; nobody retreats, so whoever does not win loses all."""
        return list(reversed(self.survivors_by_count()))


@dataclass(frozen=True)
class Odds:
    """What a battle may bring.

    Attributes:
        rounds: probability that it ends in this round, counted from 1.
        dropped: probability of everything that was not followed to the end; `attacker.wins`, `defender.wins` and
            `dropped` make 1.
    """

    attacker: Side
    defender: Side
    rounds: dict[int, float]
    dropped: float

    def to_json(self) -> dict[str, Any]:
        """Plain data; armies as text."""
        sides = {
            name: {
                "army": str(side.army),
                "policy": side.policy,
                "formation": str(side.formation),
                "wins": side.wins,
                "survivors": {str(army): chance for army, chance in side.survivors.items()},
                "survivors_by_count": side.survivors_by_count(),
                "losses": side.losses._asdict(),
                "lost": side.lost,
            }
            for name, side in zip(SIDES, (self.attacker, self.defender), strict=True)
        }
        rounds = {str(number): chance for number, chance in self.rounds.items()}
        return sides | {"rounds": rounds, "dropped": self.dropped}


@careful
def battle(
    attacker: Army,
    defender: Army,
    attacker_policy: str = STRONGEST,
    defender_policy: str = STRONGEST,
    *,
    may_drop: float = MAY_DROP,
    most_positions: int = MOST_POSITIONS,
) -> Odds:
    """The odds of a battle from its beginning.

    A policy is one of:
        strongest: fight with as many units as allowed, called one by one, each time the one that raises the expected
            number of hits most (equal: the cheaper one).  The default of both sides.
        opening: the first four with which the chance to win is greatest, then as `strongest`; computed with the
            opponent's policy, where that is `opening` or `best` with `strongest`.  The defender sees the attacker's.
        infantry: infantry first, then tanks, artillery, planes.  Any other order of the four letters, such as `PTAI`,
            is a policy as well.
        sparing: after the first four one unit at a time, infantry first, and only when none is left in action.
        best: the greatest chance to win, in every position, against this opponent; if both play it, the game's value:
            neither can do better.  Equal ways: as few reinforcements as possible, then infantry first.

    Args:
        may_drop: the most that `dropped` may be, no less than 1e-15; the default makes every figure, expected losses
            too, exact to less than 1e-9.

    Raises:
        EngineError: `army_size`, `unknown_policy`, or `odds_too_large` where best play would have to value more than
            `most_positions` positions.
    """
    may_drop = max(may_drop, LEAST_DROP)
    reserves = []
    for army in (attacker, defender):
        army.check()
        reserves.append(_line(Army(), army))
    dice = Dice(max(attacker.units, defender.units))
    policies = attacker_policy, defender_policy
    habits = _habits(policies, dice)
    attack, defence = (
        line if habit is None else habit.committed(line) for line, habit in zip(reserves, habits, strict=True)
    )
    default = Habit(Habit.STRONGEST, (0, 1, 2, 3), dice)
    assumed = habits[0] or default, habits[1] or default
    if attacker_policy == "opening":
        against = assumed[1].committed(reserves[1])
        attack = _opening(reserves[0], lambda way: _chance(by_habit(way, against, assumed, 1, DEFENDER, dice, SEARCH)))
    if defender_policy == "opening":
        seen = attack if habits[0] is not None else default.committed(reserves[0])
        defence = _opening(reserves[1], lambda way: -_chance(by_habit(seen, way, assumed, 1, DEFENDER, dice, SEARCH)))
    if habits[0] is not None and habits[1] is not None:
        tally = by_habit(attack, defence, (habits[0], habits[1]), 1, DEFENDER, dice, may_drop)
    else:
        play = by_plan(attack, defence, habits, 0, DEFENDER, dice, may_drop, most_positions)
        tally, attack, defence = play.tally, play.attacker, play.defender
    return _odds((attacker, defender), policies, (attack, defence), tally, 1)


@careful
def resume(
    attacker: Force,
    defender: Force,
    attacker_policy: str = STRONGEST,
    defender_policy: str = STRONGEST,
    *,
    round: int = 1,
    acting: str = "defender",
    may_drop: float = MAY_DROP,
    most_positions: int = MOST_POSITIONS,
) -> Odds:
    """The odds from the middle of a battle, when the acting side is about to reinforce.

    Args:
        round: the round being played, from 1; the limit of units in action is 3 more.
        acting: `attacker` or `defender`.

    Policies are those of `battle`; `opening` is `strongest` here.

    Raises:
        EngineError: as in `battle`, or `bad_battle` where this position cannot arise.
    """
    forces = attacker, defender
    if acting not in SIDES:
        raise EngineError("unknown_word", what="side", word=acting, choices=list(SIDES))
    for name, force in zip(SIDES, forces, strict=True):
        force.action.check(least=0)
        force.reserve.check(least=0)
        army = _together(force)
        army.check()
        # whoever has acted has units in action, and both began with four of them or all
        if round < 1 or force.action.units > 3 + round or (name != acting and force.action.units == 0):
            raise EngineError("bad_battle", "ATK-52", army=str(force), round=round, most=3 + round)
    armies = _together(attacker), _together(defender)
    dice = Dice(max(armies[0].units, armies[1].units))
    policies = attacker_policy, defender_policy
    habits = _habits(policies, dice)
    attack, defence = (_line(force.action, force.reserve) for force in forces)
    side = SIDES.index(acting)
    turn = min(round, MOST_UNITS)  # by then nothing is limited any more
    may_drop = max(may_drop, LEAST_DROP)
    if habits[0] is not None and habits[1] is not None:
        tally = by_habit(attack, defence, (habits[0], habits[1]), turn, side, dice, may_drop)
        if side == ATTACKER:
            attack = habits[0].reinforced(attack, 3 + turn)
        else:
            defence = habits[1].reinforced(defence, 3 + turn)
    else:
        play = by_plan(attack, defence, habits, turn, side, dice, may_drop, most_positions)
        tally, attack, defence = play.tally, play.attacker, play.defender
    return _odds(armies, policies, (attack, defence), tally, round)


# ------------------------------------------------------------------ between armies and lines
def _line(action: Army, reserve: Army) -> int:
    return sum(count * UNIT[kind] for kind, count in enumerate((*action, *reserve)))


def _army(line: int) -> Army:
    """The units in action."""
    return Army(*(line // UNIT[kind] % 128 for kind in range(KINDS)))


def _together(force: Force) -> Army:
    return Army(*(action + reserve for action, reserve in zip(force.action, force.reserve, strict=True)))


def _habits(policies: tuple[str, str], dice: Dice) -> tuple[Habit | None, Habit | None]:
    return _habit(policies[0], dice), _habit(policies[1], dice)


def _habit(policy: str, dice: Dice) -> Habit | None:
    """How to reinforce by this policy; None for `best`."""
    if policy == "best":
        return None
    if policy == "sparing":
        return Habit(Habit.SPARING, (0, 1, 2, 3), dice)
    if policy in (STRONGEST, "opening"):
        return Habit(Habit.STRONGEST, (0, 1, 2, 3), dice)
    order = LETTERS if policy == "infantry" else policy.upper()
    if sorted(order) != sorted(LETTERS):
        raise EngineError("unknown_policy", policy=policy, choices=list(POLICIES))
    first, second, third, fourth = (LETTERS.index(letter) for letter in order)
    return Habit(Habit.IN_ORDER, (first, second, third, fourth), dice)


def _opening(reserve: int, worth: Callable[[int], float]) -> int:
    """The way to begin that is worth most; the first one of those that are equal."""
    ways = openings(reserve)
    worths = [worth(way) for way in ways]
    most = max(worths)
    return next(way for way, value in zip(ways, worths, strict=True) if value >= most - SEARCH)


def _chance(tally: Tally) -> float:
    """The attacker's chance to win."""
    return sum(tally.attackers.values())


def _odds(
    armies: tuple[Army, Army], policies: tuple[str, str], lines: tuple[int, int], tally: Tally, round: int
) -> Odds:
    survivors = [
        {_army(line): chance for line, chance in sorted(side.items(), reverse=True)}
        for side in (tally.attackers, tally.defenders)
    ]
    wins = [sum(side.values()) for side in survivors]
    sides = []
    for side in (ATTACKER, DEFENDER):
        losses = [
            wins[1 - side] * had + sum(chance * (had - left[kind]) for left, chance in survivors[side].items())
            for kind, had in enumerate(armies[side])
        ]
        formation = _army(lines[side])
        sides.append(Side(armies[side], policies[side], formation, wins[side], survivors[side], Losses(*losses)))
    rounds = {round + index: chance for index, chance in enumerate(tally.rounds) if chance > 0.0}
    return Odds(sides[ATTACKER], sides[DEFENDER], rounds, tally.dropped)


__all__ = ["POLICIES", "Army", "Force", "Losses", "Odds", "Side", "battle", "resume"]
