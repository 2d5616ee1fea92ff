"""What a game tells bots: what an action and a position are worth, and how a search looks ahead.

Only the worth of an action has to be told; the rest follows from it and from points.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from math import log
from typing import Any, ClassVar, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.contract import Contract, S_co
from kartentisch.engine.log_odds import LEAST, share
from kartentisch.engine.lookahead import Lookahead
from kartentisch.engine.mistakes import Mistakes


class Rates(Protocol):
    """What each of the actions is worth to a seat."""

    def __call__(self, state: Any, actions: vec[i64], seat: int, /) -> vec[float]: ...


class Heuristics(Contract[S_co]):
    """What bots ask of a game: the floor between `Contract` and `game.Game`.

    Attributes:
        scale: so many points of `value` multiply the odds of winning by e, about; a search makes shares of the win of
            points by it.  `benchmarks/strength.py fit GAME` finds it.
        ahead: how a search looks ahead, where `Lookahead` as it is does not win most.
        mistakes: how often an easy bot goes wrong, where `Mistakes` as they are lose every game or none.
        planned: questions that begin a row of many small actions, for which `plans` has whole rows -> the questions
            that the rest of such a row answers.
    """

    scale: ClassVar[float] = 10.0
    ahead: ClassVar[Lookahead] = Lookahead()
    mistakes: ClassVar[Mistakes] = Mistakes()
    planned: ClassVar[Mapping[str, frozenset[str]]] = {}

    @abstractmethod
    def rate(self, state: Any, action: int, seat: int) -> float:
        """How good the action looks for the seat in this state: higher is better, on the scale of points."""

    def rates(self, state: Any, actions: vec[i64], seat: int) -> vec[float]:
        """`rate` of each of the actions, for games to which it is cheaper to look at all of them at once."""
        return vec[float]([self.rate(state, int(action), seat) for action in actions])

    @property
    def keen(self) -> Rates | None:
        """A stronger policy than `rates`, called alike, by which a bot plays that thinks ahead: what it looks at first,
        and how everybody goes on in its simulations; None: there is none.

        The policy that beginners meet is rated and stays what it is.
        """
        return None

    def in_style(self, state: Any, actions: Sequence[int], rates: Sequence[float], seat: int, bold: int) -> list[float]:
        """`rates` of the actions, as a seat with a style of its own sees them.

        What is bold, and by how much it may outweigh what is better, the game says; a style is not to cost much.
        Without more to say all styles play alike.

        Args:
            bold: 1 for a seat that looks for fights, -1 for one that looks for safety.
        """
        return list(rates)

    def plans(self, state: Any, seat: int, bold: int = 0, keen: bool = True) -> list[list[int]]:
        """Ways to go on for the seat that is asked one of the `planned` questions: whole rows of actions that a search
        compares, the policy's own row first.

        Nobody else answers and nothing is rolled between the actions of a row.

        Args:
            bold: as for `in_style`; the row of that style comes first then.
            keen: by `keen` where there is one; else by `rates`.
        """
        return []

    def turns_ahead(self, state: Any, keen: bool = False) -> int:
        """How many turns a search looks ahead from here; `keen`: in which all play by `keen`."""
        return (self.ahead.far if keen else None) or self.ahead.turns or int(state.players)

    def value(self, state: Any, seat: int) -> float:
        """What the position is worth to the seat, on the scale of points: more is better, 0 as good as the others.

        It looks at the whole state, hidden things included: ask it about a world that was determinized.  Without more
        to say: the seat's points less those of the others on average.
        """
        scores = self.scores(state)
        return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)

    def keen_value(self, state: Any, seat: int) -> float:
        """`value`, as games tell it in which all play by `keen`: for simulations that go on by that; on the same scale.

        Without more to say: `value`.
        """
        return self.value(state, seat)

    def standings(self, state: Any) -> list[float]:
        """By seat, the log odds of the win that `value` promises, but for what all have in common, in one look."""
        promised = [share(self.value(state, seat), self.scale, state.players) for seat in range(state.players)]
        return [log(max(LEAST, part)) for part in promised]
