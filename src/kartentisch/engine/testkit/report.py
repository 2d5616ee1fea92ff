"""What many games have met, and what they have not: no check has seen what was never asked, told or refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.testkit.failure import CheckFailed
from kartentisch.engine.testkit.spread import Spread


@dataclass
class Report:
    """Counts over all games played so far.

    Attributes:
        games, decisions: how many were played to the end, and how many answers seats gave in them.
        asked: by question.  taken: by the name of the action.  told: by event.  refused: by code.
        drawn: by name of the chance.  ended: by reason.  chosen: options by `name=value`.
        spread: how imagined worlds compare with real ones.
        failures: one for each game that failed, and those that only many games show.
    """

    game: Game
    games: int = 0
    decisions: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)
    spread: Spread = field(default_factory=Spread)
    failures: list[CheckFailed] = field(default_factory=list)

    def tell(self, events: list[Event]) -> None:
        self.told.update(event.kind.name for event in events)

    def choose(self, values: Mapping[str, Any]) -> None:
        self.chosen.update(_choice(name, value) for name, value in values.items())

    def known(self) -> dict[str, list[str]]:
        """Everything that the game declares and that a game can meet, by the names of the counts."""
        game = self.game
        return {
            "asked": list(game.questions),
            "taken": [block.name for block in game.space.blocks],
            "told": [kind.name for kind in game.kinds.kinds],
            "refused": [code for code, _ in game.refusals],
            "drawn": [row[0] for row in game.chances],
            "ended": list(game.endings),
            "chosen": [_choice(option.name, value) for option in game.options for value in option.values],
        }

    def counts(self, what: str) -> Counter[str]:
        """The counts of this name."""
        counts: Counter[str] = getattr(self, what)
        return counts

    def never(self, less_than: int = 1) -> dict[str, list[str]]:
        """What the game declares and these games have met less than so often; only what is not empty."""
        missing = {
            what: [name for name in names if self.counts(what)[name] < less_than]
            for what, names in self.known().items()
        }
        return {what: names for what, names in missing.items() if names}

    def raise_first(self) -> None:
        """Raise the first CheckFailed, if there is one."""
        if self.failures:
            raise self.failures[0]

    def to_json(self) -> dict[str, Any]:
        counts = {what: dict(sorted(self.counts(what).items())) for what in self.known()}
        return {
            "game": self.game.id,
            "games": self.games,
            "decisions": self.decisions,
            "failures": [failure.to_json() for failure in self.failures],
            "met": counts,
            "never": self.never(),
        }


def _choice(name: str, value: Any) -> str:
    return f"{name}={str(value).lower()}"
