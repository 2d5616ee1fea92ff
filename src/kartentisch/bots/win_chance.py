"""How everybody stands: each seat's chance to win, by playing on, and its curve over a game: docs/develop/review.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Any, Final

from kartentisch.bots.learned import of_level
from kartentisch.bots.outlook import Outlook
from kartentisch.engine.bits import mix
from kartentisch.engine.chance import PLAY, Chance
from kartentisch.engine.game import Game
from kartentisch.engine.record import Record

STRONGEST: Final = "master"  # by whose value positions are judged
DIGITS: Final = 4


Look = list[float]  # by seat the share of the win, together 1


class WinChance:
    """The seats' shares of the win, of positions that everybody knows all about."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game, self.players, self.seed = game, players, seed
        self._by = Outlook.of(game, of_level(STRONGEST, game, players))

    def looks(self, state: Any, number: int, samples: int, until: int) -> list[Look]:
        """So many samples.

        Args:
            number: of the entry of the record, which draws the chance that comes.
            until: the turn with whose beginning a sample ends: the same for all that are compared with each other.
        """
        chances = [Chance(seeded(self.seed, number, sample + 1), PLAY) for sample in range(samples)]
        return [self._by.shares(state.clone(), chance, until) for chance in chances]


def mean(looks: Sequence[Look]) -> Look:
    """By seat, on average."""
    return [fmean(shares) for shares in zip(*looks, strict=True)]


def seeded(seed: int, number: int, sample: int = 0) -> int:
    """The seed of one look at an entry."""
    return int(mix(mix(mix(37, seed), number), sample))


def lifted(
    curve: Sequence[Mapping[str, Any]],
    decisions: Sequence[Mapping[str, Any]],
    record: Record,
    seen: Callable[[Mapping[str, Any]], bool],
) -> list[dict[str, Any]]:
    """The curve, with what the best move that was found brings more than what the policy would do.

    Without that, a mistake could give more away than there was.

    Args:
        seen: whether whoever decides sees what is better; what hardly anybody sees is no chance that one has, and made
            the curve leap up before a move and down again behind it.
    """
    found = list[dict[str, Any]]()
    for point, until in zip(curve, [*curve[1:], {"entry": len(record.entries)}], strict=False):
        first = next((row for row in decisions if point["entry"] < row["entry"] <= until["entry"]), None)
        raised = first is not None and seen(first) and unbroken(record, point["entry"], first)
        values = rounded(_lifted(point["values"], first)) if first is not None and raised else point["values"]
        found.append({**point, "values": values})
    return found


def follows(record: Record, row: Mapping[str, Any], after: Mapping[str, Any] | None) -> bool:
    """Whether a decision is the next one of the same seat, and nothing comes between."""
    return after is not None and after["seat"] == row["seat"] and unbroken(record, row["last"], after)


def unbroken(record: Record, number: int, row: Mapping[str, Any]) -> bool:
    """Whether between this entry and a decision nothing came but answers of its seat."""
    between = record.entries[number : row["entry"] - 1]
    return not any(
        entry.keys() & {"chance", "end"} or entry.get("seat", row["seat"]) != row["seat"] for entry in between
    )


def with_more(value: float, row: Mapping[str, Any]) -> float:
    """A value before a decision, with what the best move is better than the policy's."""
    best, usual = float(row["best_value"]), float(row["usual"])
    return min(max(value, best), value + max(0.0, best - usual))


def _lifted(values: Sequence[float], row: Mapping[str, Any]) -> list[float]:
    """The chances before a decision, with the same: those of the others are less by as much, together."""
    own = with_more(values[row["seat"]], row)
    rest = 1 - values[row["seat"]]
    return [
        own if seat == row["seat"] else value * (1 - own) / rest if rest else 0.0 for seat, value in enumerate(values)
    ]


def rounded(values: Sequence[float]) -> list[float]:
    """As a review writes them."""
    return [round(value, DIGITS) for value in values]
