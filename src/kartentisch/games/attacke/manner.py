"""What counts to the policy of Attacke, in lands.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final


class Manner:
    """What counts.

    Attributes:
        nearly: a continent that is nearly complete, by the cube of the part that is held.
        whole: a complete one, a card in every turn, for each round to come; `rounds`: that it will last, at most.
        out: an opponent less.
        card, army: what it costs to use an army card, and more for each army on it; `middling`: a set of middling ones.
        joker, revolution, treason, counter: what these cards cost.
        risk: what a revolution or its counter may be worth later, beyond its cost.
        soon_lost: for each further opponent: what is taken at once does not last.
        drawn_out: a counter-revolution that is gone: the next revolution succeeds.
        gives_up: how often a stronger defender gives up; `repelled`: of a set that was laid in vain.
        rival, foremost: how much it helps to weaken anybody, and more whoever has all lands.
        won: how much of a land that is lost counts as the other's gain.
        nobody: a continent that somebody else is about to own, when lands are claimed; `alone`: one that nobody else
            is in; `own`, `theirs`: each land there; `near`: each of one's own beside.
    """

    def __init__(
        self,
        nearly: float = 1.0,
        whole: float = 0.45,
        rounds: float = 3.5,
        out: float = 8.0,
        card: float = 0.1,
        army: float = 0.025,
        middling: float = 0.24,
        joker: float = 0.45,
        revolution: float = 2.2,
        treason: float = 0.25,
        counter: float = 2.4,
        risk: float = 0.9,
        soon_lost: float = 1.3,
        drawn_out: float = 2.0,
        gives_up: float = 0.3,
        repelled: float = 0.7,
        rival: float = 0.35,
        foremost: float = 0.9,
        won: float = 0.3,
        nobody: float = 3.0,
        alone: float = 2.0,
        own: float = 1.2,
        theirs: float = 0.5,
        near: float = 0.15,
    ) -> None:
        self.nearly = nearly
        self.whole = whole
        self.rounds = rounds
        self.out = out
        self.card = card
        self.army = army
        self.middling = middling
        self.joker = joker
        self.revolution = revolution
        self.treason = treason
        self.counter = counter
        self.risk = risk
        self.soon_lost = soon_lost
        self.drawn_out = drawn_out
        self.gives_up = gives_up
        self.repelled = repelled
        self.rival = rival
        self.foremost = foremost
        self.won = won
        self.nobody = nobody
        self.alone = alone
        self.own = own
        self.theirs = theirs
        self.near = near


USUAL: Final = Manner()
