"""What counts to the policy of Attila, in points.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final


class Manner:
    """What counts.

    Attributes:
        scored: what a scoring now would bring, a point of it.
        influence: each with each stone of its people, and `held`: with each card of it, early in the game.
        tile: one that is left, early in the game.
        plays: what the seat may still play in its turn.
        hand, early_hand: a card in the hand, at any time and more early in the game.
        foremost: how much of what others have is what the best of them has; the rest is their average.
    """

    def __init__(
        self,
        scored: float = 1.0,
        influence: float = 0.02,
        held: float = 0.0,
        tile: float = 3.0,
        plays: float = 1.5,
        hand: float = 0.15,
        early_hand: float = 0.0,
        foremost: float = 0.5,
    ) -> None:
        self.scored = scored
        self.influence = influence
        self.held = held
        self.tile = tile
        self.plays = plays
        self.hand = hand
        self.early_hand = early_hand
        self.foremost = foremost


USUAL: Final = Manner()
