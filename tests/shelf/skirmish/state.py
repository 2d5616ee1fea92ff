"""What is true at the table, in the words of the rules.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import State
from kartentisch.engine.piles import Pile
from kartentisch.games.skirmish.actions import KINDS, MARCH

FREE: Final = -1  # nobody holds the place
BY_ROUNDS: Final = 1  # why the game ends, a bit of `ending`


class Table:
    """What does not change during a game: board, material, options.  Shared by all clones."""

    spaces: i64
    adjacent: vec[i64]  # by space: mask of its neighbours
    worth: vec[i64]  # by space
    each: i64  # cards of a kind
    hand: i64  # cards in a full hand
    rounds: i64
    options: dict[str, Any]
    tie_to_attacker: bool

    # [[[cog offsets() ]]]
    def march(self, card: i64 = 0, space: i64 = 0) -> i64:
        return MARCH + card * self.spaces + space

    def end(self) -> i64:
        """Behind the last action."""
        return MARCH + 3 * self.spaces

    # [[[end]]]


@mypyc_attr(acyclic=True)
class SkirmishState(State):
    table: Table
    active: i64 = 0  # whose turn it is
    ending: i64 = 0
    deck: Pile
    holder: vec[i64]  # by space: a seat, or FREE
    hands: vec[i64]  # [seat, card]

    def prepare(self) -> None:
        """An empty table."""
        self.deck = Pile(KINDS, self.table.each)
        self.holder = vec[i64]([FREE] * self.table.spaces)
        self.hands = vec[i64]([0] * (self.players * KINDS))

    def hand(self, seat: i64, card: i64) -> i64:
        return self.hands[seat * KINDS + card]

    def hand_size(self, seat: i64) -> i64:
        n: i64 = 0
        for card in range(i64(KINDS)):
            n += self.hand(seat, card)
        return n

    def take_card(self, seat: i64, card: i64) -> None:
        self.deck.take(card)
        self.hands[seat * KINDS + card] += 1

    def use_card(self, seat: i64, card: i64) -> None:
        """The card goes back and is shuffled in (SKI-03)."""
        self.hands[seat * KINDS + card] -= 1
        self.deck.put(card)

    def reach(self, seat: i64) -> i64:
        """Mask of the places to which the seat may march (SKI-05)."""
        own: i64 = 0
        near: i64 = 0
        for space in range(self.table.spaces):
            if self.holder[space] == seat:
                own |= BIT[space]
                near |= self.table.adjacent[space]
        return near & ~own if own != 0 else BIT[self.table.spaces] - 1

    def score(self, seat: i64) -> i64:
        points: i64 = 0
        for space in range(self.table.spaces):
            if self.holder[space] == seat:
                points += self.table.worth[space]
        return points

    # [[[cog state("SkirmishState") ]]]
    def __init__(self, game: Any, players: i64, table: Table, src: SkirmishState | None = None) -> None:
        super().__init__(game, players, src)
        self.table = table
        if src is None:
            self.prepare()
            return
        self.active = src.active
        self.ending = src.ending
        self.deck = src.deck.clone()
        self.holder = src.holder[:]
        self.hands = src.hands[:]

    def clone(self) -> SkirmishState:
        return SkirmishState(self.game, self.players, self.table, self)

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, self.active)
        key = bits.mix(key, self.ending)
        key = self.deck.mixed(key)
        key = bits.mix_all(key, self.holder)
        return bits.mix_all(key, self.hands)

    def same(self, other: State) -> bool:
        return (
            isinstance(other, SkirmishState)
            and self.active == other.active
            and self.ending == other.ending
            and self.deck.same(other.deck)
            and bits.equal(self.holder, other.holder)
            and bits.equal(self.hands, other.hands)
        )

    # [[[end]]]
