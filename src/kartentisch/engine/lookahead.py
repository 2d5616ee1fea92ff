"""How a search looks ahead in a game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Lookahead:
    """What was found to win most in games against the policy itself; each can be said otherwise for one search.

    Attributes:
        actions: so many are weighed: those that the policy rates highest.
        turns: a simulation ends when so many turns more have begun; None: as many as there are players, so that
            everybody has answered.
        far: the same where everybody plays by `Game.keen`, which looks ahead better by itself; None: as `turns` says.
        wild: the share of decisions in simulations, 0 to 1, that are taken at random: less where turns have many.
        caution: so many standard errors better must an action be than the policy's own to be preferred: more where a
            policy's answers belong together, so that one of another sort spoils those before it.
        questions: that a bot thinks about; what others ask, the policy answers at once.  Empty: all.  Where a few
            answers decide what many small ones carry out, luck in simulations of the small ones harms more than they
            can bring.
        trust: so many standard errors better than what `Game.keen` would do must an action be; None: as `caution`
            says.
        pace: so many simulations, 0 to 1, take as long as one of other games: reviews simulate less.
    """

    actions: int = 8
    turns: int | None = None
    far: int | None = None
    wild: float = 0.1
    caution: float = 0.25
    questions: tuple[str, ...] = ()
    trust: float | None = None
    pace: float = 1.0
