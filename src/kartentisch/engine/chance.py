"""Chance from a seed: answers what a state rolls or draws, and plays whole games at random.  Compiled by mypyc."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from kartentisch.engine.kernel import CHANCE, LEGAL, NOBODY, WEIGHTS, State


class Chance:
    """Answers rolls and draws from a seed: the same seed gives the same game."""

    random: Random

    def __init__(self, seed: i64) -> None:
        self.random = Random(seed)

    def outcome(self, s: State) -> i64:
        """A random outcome of what the state asks chance for, by its probabilities."""
        if s.dice > 0:
            return self.random.randrange(s.dice_outcomes())
        top = s.top
        pile = top.pile(s) if top is not None else None
        if pile is not None:
            return pile.card(self.random.randrange(pile.size))
        n = s.list_choices(CHANCE)
        total: i64 = 0
        for i in range(n):
            total += WEIGHTS[i]
        k = self.random.randrange(total)
        j: i64 = 0
        while k >= WEIGHTS[j]:
            k -= WEIGHTS[j]
            j += 1
        return LEGAL[j]

    def settle(self, s: State) -> None:
        """Answer every roll and draw until a seat must answer or the game is over."""
        while s.seat == CHANCE:
            s.run(self.outcome(s))

    def below(self, n: i64) -> i64:
        """A random number 0 .. n-1."""
        return self.random.randrange(n)


def play_out(s: State, seed: i64) -> i64:
    """Play the state to its end with random legal actions; the number of decisions taken."""
    chance = Chance(seed)
    decisions: i64 = 0
    while s.seat != NOBODY:
        if s.seat == CHANCE:
            s.run(chance.outcome(s))
        else:
            n = s.list_choices(s.seat)
            s.run(LEGAL[0] if n == 1 else LEGAL[chance.below(n)])
            decisions += 1
    return decisions
