"""All that a player was told and has answered, as rows of numbers: perfect recall for learners."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from kartentisch.engine.facts import OF_A_ROUND
from kartentisch.engine.game import Game

HIDDEN: Final = -1  # stands for a value that the player was not told
ANSWER: Final = "answer"  # the first value of an entry that is no fact


class Recall:
    """How entries become rows: two players' rows are alike exactly if they were told the same and answered the same.

    The first number of a row says what it is: 0 nothing yet, then the kinds of facts of the game in their order from 1
    on, those of a round of sealed answers, the player's own answer, and the rest of a list, which stands in rows of its
    own.  Then come the values: numbers and ids by number, seats counted from the player on (0 is itself), HIDDEN, of a
    list how long it is.

    Attributes:
        rows: there is room for so many.
        width: numbers in each.
    """

    def __init__(self, game: Game, rows: int) -> None:
        self.game, self.rows = game, rows
        self.width = 1 + max(2, *(len(kind.args) for kind in game.kinds.kinds))
        self._of_a_round = 1 + len(game.kinds.kinds)
        self._answer = self._of_a_round + len(OF_A_ROUND)
        self._more = self._answer + 1

    def write(self, entries: Iterable[Sequence[Any]], player: int, players: int, out: Any) -> None:
        """Fill `out`, an array [row, number], from raw events and answers `(ANSWER, seat, action)`; the rest becomes 0.

        Raises:
            ValueError: more rows are needed than there are.
        """
        out.fill(0)
        n = 0
        for entry in entries:
            for row in self._rows(entry, player, players):
                if n == self.rows:
                    raise ValueError(f"more is to be recalled than {self.rows} rows hold: load the game with more")
                out[n, : len(row)] = row
                n += 1

    def _rows(self, entry: Sequence[Any], player: int, players: int) -> list[list[int]]:
        if entry[0] == ANSWER:
            return [[self._answer, entry[2]]] if entry[1] == player else []
        event = self.game.event(entry)
        if entry[0] < 0:
            return [[self._of_a_round + [kind.name for kind in OF_A_ROUND].index(event.kind.name)]]
        shown = event.seen_by(player).args
        first, rest = [1 + entry[0]], list[int]()
        for name, value in zip(event.kind.args, self.game.kinds.values(entry), strict=False):
            numbers = flat(value)
            if name in self.game.seat_fields:
                numbers = [(seat - player) % players if seat >= 0 else seat for seat in numbers]
            if name not in shown:
                first.append(HIDDEN)
            elif isinstance(value, tuple):
                first.append(len(numbers))
                rest += numbers
            else:
                first += numbers
        room = self.width - 1
        return [first, *([self._more, *rest[i : i + room]] for i in range(0, len(rest), room))]


def flat(value: Any) -> list[int]:
    """A number, or the numbers of a list; a list in it stands behind its length."""
    if not isinstance(value, tuple):
        return [int(value)]
    numbers = []
    for item in value:
        numbers += [len(item), *flat(item)] if isinstance(item, tuple) else [int(item)]
    return numbers
