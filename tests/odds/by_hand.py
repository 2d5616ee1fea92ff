"""Land battles of Attack! once more, written from the rulebook alone and as simply as can be: the odds are compared
with it.  Armies are tuples (infantry, tanks, artillery, planes); nothing here comes from `kartentisch`.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache

Units = tuple[int, int, int, int]
Line = tuple[Units, Units]  # in action, in reserve
Outcome = dict[tuple[str, Units], Fraction]  # (who won, what is left)
Reinforce = Callable[[Line, int], Line]

NONE: Units = (0, 0, 0, 0)
GONE: Line = (NONE, NONE)
FACES = (0, 1, 2, 3, 3, None)  # the six faces of the battle die


def units(*counts: int) -> Units:
    infantry, tanks, artillery, planes = counts
    return infantry, tanks, artillery, planes


def dice(action: Units) -> int:
    return max(2, sum(action) + action[1])


@cache
def hits(action: Units) -> tuple[Fraction, ...]:
    """Every throw there is, one by one."""
    count = [0] * (sum(action) + 1)
    for throw in itertools.product(FACES, repeat=dice(action)):
        count[sum(min(throw.count(kind), action[kind]) for kind in range(4))] += 1
    return tuple(Fraction(ways, 6 ** dice(action)) for ways in count)


def lose(action: Units, fallen: int) -> Units:
    left = list(action)
    for kind in range(4):
        falls = min(left[kind], fallen)
        left[kind] -= falls
        fallen -= falls
    return units(*left)


def call(line: Line, kind: int) -> Line:
    action, reserve = list(line[0]), list(line[1])
    action[kind] += 1
    reserve[kind] -= 1
    return units(*action), units(*reserve)


# ------------------------------------------------------------------ policies
def mean(action: Units) -> float:
    """Expected hits: kind by kind, by the binomial distribution."""
    n = dice(action)
    total = 0.0
    for face, most in zip((1 / 6, 1 / 6, 1 / 6, 1 / 3), action, strict=True):
        total += sum(min(k, most) * math.comb(n, k) * face**k * (1 - face) ** (n - k) for k in range(n + 1))
    return total


def strongest(line: Line, limit: int) -> Line:
    while sum(line[0]) < limit and line[1] != NONE:
        ways = [(mean(call(line, kind)[0]), kind) for kind in (0, 2, 1, 3) if line[1][kind]]
        most = max(value for value, _ in ways)
        line = call(line, next(kind for value, kind in ways if value > most - 1e-9))
    return line


def in_order(*order: int) -> Reinforce:
    def reinforce(line: Line, limit: int) -> Line:
        while sum(line[0]) < limit and line[1] != NONE:
            line = call(line, next(kind for kind in order if line[1][kind]))
        return line

    return reinforce


infantry = in_order(0, 1, 2, 3)
backwards = in_order(3, 1, 2, 0)


def sparing(line: Line, limit: int) -> Line:
    return line if line[0] != NONE else infantry(line, 1)


POLICIES: dict[str, Reinforce] = {
    "strongest": strongest,
    "infantry": infantry,
    "PTAI": backwards,
    "sparing": sparing,
}


def committed(army: Units, reinforce: Reinforce) -> Line:
    return infantry((NONE, army), 4) if reinforce is sparing else reinforce((NONE, army), 4)


# ------------------------------------------------------------------ all there is, in fractions
def enumerate_all(attacker: Units, defender: Units, attack: Reinforce, defend: Reinforce) -> Outcome:
    """The whole distribution: every throw of every half round, and a position that repeats itself divided out."""
    most = max(sum(attacker), sum(defender), 4)

    @cache
    def defender_acts(ours: Line, theirs: Line, limit: int) -> tuple[tuple[tuple[str, Units], Fraction], ...]:
        theirs = defend(theirs, limit)
        result: Outcome = {}
        again = Fraction(0)  # chance that this very position comes back

        def add(outcome: Outcome, weight: Fraction) -> None:
            for key, chance in outcome.items():
                result[key] = result.get(key, Fraction(0)) + weight * chance

        for h, chance in enumerate(hits(theirs[0])):
            left = lose(ours[0], h), ours[1]
            if left == GONE:
                add({("defender", merge(theirs)): Fraction(1)}, chance)
                continue
            left = attack(left, limit)
            for k, other in enumerate(hits(left[0])):
                there = lose(theirs[0], k), theirs[1]
                if there == GONE:
                    add({("attacker", merge(left)): Fraction(1)}, chance * other)
                elif (left, there, min(limit + 1, most)) == (ours, theirs, limit):
                    again += chance * other
                else:
                    add(dict(defender_acts(left, there, min(limit + 1, most))), chance * other)
        return tuple((key, chance / (1 - again)) for key, chance in result.items())

    return dict(defender_acts(committed(attacker, attack), committed(defender, defend), 4))


def merge(line: Line) -> Units:
    return units(*(a + b for a, b in zip(*line, strict=True)))


# ------------------------------------------------------------------ best play, over so many rounds
def every_way(line: Line, limit: int) -> Iterator[Line]:
    """Every reinforcement that leaves somebody in action."""
    for more in itertools.product(*(range(count + 1) for count in line[1])):
        action = units(*(a + b for a, b in zip(line[0], more, strict=True)))
        if 0 < sum(action) <= max(limit, sum(line[0])):
            yield action, units(*(a - b for a, b in zip(line[1], more, strict=True)))


def best_play(attacker: Units, defender: Units, attack: Reinforce | None, defend: Reinforce | None) -> float:
    """The attacker's chance to win within 30 rounds; None plays best."""
    chances = cache(lambda action: [float(chance) for chance in hits(action)])

    @cache
    def defender_acts(ours: Line, theirs: Line, round: int) -> float:
        if round > 30:
            return 0.0
        limit = round + 3
        ways = every_way(theirs, limit) if defend is None else [defend(theirs, limit)]
        return min(
            sum(
                chance * attacker_acts((lose(ours[0], h), ours[1]), way, round)
                for h, chance in enumerate(chances(way[0]))
            )
            for way in ways
        )

    @cache
    def attacker_acts(ours: Line, theirs: Line, round: int) -> float:
        if ours == GONE:
            return 0.0
        limit = round + 3
        ways = every_way(ours, limit) if attack is None else [attack(ours, limit)]
        best = 0.0
        for way in ways:
            value = 0.0
            for h, chance in enumerate(chances(way[0])):
                left = lose(theirs[0], h), theirs[1]
                value += chance * (defender_acts(way, left, round + 1) if left != GONE else 1.0)
            best = max(best, value)
        return best

    def begins(army: Units, reinforce: Reinforce | None) -> list[Line]:
        if reinforce is not None:
            return [committed(army, reinforce)]
        return [way for way in every_way((NONE, army), 4) if sum(way[0]) == min(4, sum(army))]

    return max(
        min(defender_acts(ours, theirs, 1) for theirs in begins(defender, defend)) for ours in begins(attacker, attack)
    )


# ------------------------------------------------------------------ die by die
def fight(
    ours: Line, theirs: Line, attack: Reinforce, defend: Reinforce, numbers: random.Random
) -> tuple[str, Units, int]:
    """One battle: who won, what is left, and after how many rounds."""

    def roll(action: Units) -> int:
        throw = [FACES[int(numbers.random() * 6)] for _ in range(dice(action))]
        return sum(min(throw.count(kind), action[kind]) for kind in range(4))

    for round in itertools.count(1):
        theirs = defend(theirs, round + 3)
        ours = lose(ours[0], roll(theirs[0])), ours[1]
        if ours == GONE:
            return "defender", merge(theirs), round
        ours = attack(ours, round + 3)
        theirs = lose(theirs[0], roll(ours[0])), theirs[1]
        if theirs == GONE:
            return "attacker", merge(ours), round
    raise AssertionError
