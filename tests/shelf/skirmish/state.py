"""What is true at the table, in the words of the rules.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import State
from kartentisch.engine.piles import Queue
from kartentisch.games.skirmish.actions import ARMS, KINDS, START

FREE: Final = -1  # nobody holds the region
TANK: Final = 1  # the place of tanks among the units
BY_ROUNDS: Final = 1  # why the game ends, bits of `ending`
BY_REGIONS: Final = 2


class Table:
    """What does not change during a game: board, material, options.  Shared by all clones."""

    regions: i64
    adjacent: vec[i64]  # by region: mask of its neighbours
    homes: vec[i64]  # by seat: the region where it begins
    garrison: vec[i64]  # units there in the beginning, by kind
    each: i64  # cards of a kind
    hand: i64  # cards in a full hand
    rounds: i64
    income: i64  # coins in every round
    enough: i64  # regions that end the game
    options: dict[str, Any]
    tie_to_attacker: bool
    spies_behind_halt: bool

    # [[[cog offsets() ]]]
    def start(self, region: i64 = 0) -> i64:
        return START + region

    def attack(self, size: i64 = 0, region: i64 = 0) -> i64:
        return START + (1 + size) * self.regions + region

    def end(self) -> i64:
        """Behind the last action."""
        return START + 4 * self.regions

    # [[[end]]]


@mypyc_attr(acyclic=True)
class SkirmishState(State):
    table: Table
    active: i64 = 0  # whose turn it is
    ending: i64 = 0
    round: i64 = 0
    moved: i64 = 0  # seats that have had their turn in this round
    deck: Queue
    holder: vec[i64]  # by region: a seat, or FREE
    units: vec[i64]  # [region, unit]
    hands: vec[i64]  # [seat, card]
    coins: vec[i64]  # by seat

    def prepare(self) -> None:
        """An empty table."""
        self.deck = Queue(KINDS, self.table.each)
        self.holder = vec[i64]([FREE] * self.table.regions)
        self.units = vec[i64]([0] * (self.table.regions * ARMS))
        self.hands = vec[i64]([0] * (self.players * KINDS))
        self.coins = vec[i64]([0] * self.players)

    # ------------------------------------------------------------------ cards
    def hand(self, seat: i64, card: i64) -> i64:
        return self.hands[seat * KINDS + card]

    def hand_size(self, seat: i64) -> i64:
        n: i64 = 0
        for card in range(i64(KINDS)):
            n += self.hand(seat, card)
        return n

    def holders_of_cards(self) -> i64:
        """Mask of the seats that have a card: everybody sees that (SKI-08)."""
        mask: i64 = 0
        for seat in range(self.players):
            if self.hand_size(seat) > 0:
                mask |= BIT[seat]
        return mask

    def take_card(self, seat: i64, card: i64) -> None:
        self.deck.take(card)
        self.hands[seat * KINDS + card] += 1

    def use_card(self, seat: i64, card: i64) -> None:
        """The card goes under the pile, seen by all (SKI-11)."""
        self.hands[seat * KINDS + card] -= 1
        self.deck.put_under(card)

    # ------------------------------------------------------------------ armies
    def army(self, region: i64, unit: i64) -> i64:
        return self.units[region * ARMS + unit]

    def army_size(self, region: i64) -> i64:
        return self.army(region, 0) + self.army(region, TANK)

    def put(self, region: i64, unit: i64, n: i64) -> None:
        self.units[region * ARMS + unit] += n

    def sent(self, region: i64, size: i64, unit: i64) -> i64:
        """How many of a kind are among so many units that attack from there: a tank goes along (SKI-06)."""
        tanks = max(min(self.army(region, TANK), size // 2), size - self.army(region, 0))
        return tanks if unit == TANK else size - tanks

    def held(self, seat: i64) -> i64:
        """Mask of the seat's regions."""
        mask: i64 = 0
        for region in range(self.table.regions):
            if self.holder[region] == seat:
                mask |= BIT[region]
        return mask

    def targets(self, region: i64) -> i64:
        """Mask of the regions that can be attacked from there (SKI-06)."""
        return self.table.adjacent[region] & ~self.held(self.holder[region])

    def starts(self, seat: i64) -> i64:
        """Mask of the regions from which the seat can attack (SKI-06)."""
        mask: i64 = 0
        for region in range(self.table.regions):
            if self.holder[region] == seat and self.army_size(region) > 1 and self.targets(region) != 0:
                mask |= BIT[region]
        return mask

    def march(self, source: i64, region: i64, infantry: i64, tanks: i64) -> None:
        """Units move into a region where nobody stands; without any it belongs to nobody (SKI-07, SKI-14)."""
        self.put(source, 0, -infantry)
        self.put(source, TANK, -tanks)
        self.put(region, 0, infantry)
        self.put(region, TANK, tanks)
        self.holder[region] = self.holder[source] if infantry + tanks > 0 else FREE

    def score(self, seat: i64) -> i64:
        """Regions and coins (SKI-16)."""
        return bits.count_bits(self.held(seat)) + self.coins[seat]

    # [[[cog state("SkirmishState") ]]]
    def __init__(self, game: Any, players: i64, table: Table, src: SkirmishState | None = None) -> None:
        super().__init__(game, players, src)
        self.table = table
        if src is None:
            self.prepare()
            return
        self.active = src.active
        self.ending = src.ending
        self.round = src.round
        self.moved = src.moved
        self.deck = src.deck.clone()
        self.holder = src.holder[:]
        self.units = src.units[:]
        self.hands = src.hands[:]
        self.coins = src.coins[:]

    def clone(self) -> SkirmishState:
        return SkirmishState(self.game, self.players, self.table, self)

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, self.active)
        key = bits.mix(key, self.ending)
        key = bits.mix(key, self.round)
        key = bits.mix(key, self.moved)
        key = self.deck.mixed(key)
        key = bits.mix_all(key, self.holder)
        key = bits.mix_all(key, self.units)
        key = bits.mix_all(key, self.hands)
        return bits.mix_all(key, self.coins)

    def same(self, other: State) -> bool:
        return (
            isinstance(other, SkirmishState)
            and self.active == other.active
            and self.ending == other.ending
            and self.round == other.round
            and self.moved == other.moved
            and self.deck.same(other.deck)
            and bits.equal(self.holder, other.holder)
            and bits.equal(self.units, other.units)
            and bits.equal(self.hands, other.hands)
            and bits.equal(self.coins, other.coins)
        )

    # [[[end]]]
