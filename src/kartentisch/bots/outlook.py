"""How bots play on from a position, and what they take it for where they stop: one way for searches and reviews."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kartentisch.bots.learned import Learned
from kartentisch.engine.chance import SHARES, Chance
from kartentisch.engine.game import Game
from kartentisch.engine.heuristics import Rates
from kartentisch.engine.log_odds import share
from kartentisch.engine.network import Network, expected


@dataclass(frozen=True)
class Outlook:
    """By what simulations go on, and by what they are judged.

    Attributes:
        policy: by which every seat answers.
        value: what a position is worth to a seat, in points (`Game.value`).
        network: the same, as a share of the win, in place of `value`; None: there is none.
        wild: the share of decisions, 0 to 1, that are taken at random.
    """

    policy: Rates
    value: Callable[[Any, int], float]
    network: Network | None
    wild: float

    @classmethod
    def of(cls, game: Game[Any], learned: Learned | None, *, keen: bool = True, wild: float | None = None) -> Outlook:
        """As `SearchBot` says of the same names."""
        policy, network = (None, None) if learned is None else (learned.policy, learned.value)
        own = game.keen if keen else None
        return cls(
            policy or own or game.rates,
            game.keen_value if keen else game.value,
            network,
            game.ahead.wild if wild is None else wild,
        )

    def shares(self, world: Any, chance: Chance, until: int) -> list[float]:
        """Play on in the world until turn `until` begins: by seat its share of the win then, together 1."""
        if not world.over:
            chance.roll_to(world, self.policy, until, int(self.wild * SHARES))
            chance.settle(world)
        if world.over:
            returns: list[float] = world.game.returns(world)
            return returns
        players = int(world.players)
        found = [self._share(world, seat) for seat in range(players)]
        return [one / sum(found) for one in found] if sum(found) else [1 / players] * players

    def _share(self, world: Any, seat: int) -> float:
        if self.network is not None:
            return expected(self.network, world, seat)
        return share(self.value(world, seat), world.game.scale, world.players)
