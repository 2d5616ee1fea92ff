"""What is true at the table, and the small words in which the rules speak of it.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.kernel import State
from kartentisch.games.selfr3.actions import CARDS, OFFICERS, SEATS
from kartentisch.games.selfr3.table import CONTINENTS, ON_LAND, ON_MOON, ON_WATER, Table

FREE: Final = -1  # nobody holds the territory
NONE: Final = -1

# ------------------------------------------------------------------ `v`
MONEY: Final = 0  # [seat]
POST: Final = 5  # [seat, officer] territory, or NONE
EARTH: Final = 30  # [seat] mask of its lands and waters
MOON: Final = 35  # [seat] mask of its moon territories
POOL: Final = 40  # [seat] armies beside the board, to be placed
BACKS: Final = 45  # [seat, deck] how many cards of that back it holds
MARKER: Final = 70  # [place] seat whose turn it is there in this round, or NONE
DECK: Final = 75  # [card] in the pile
USED: Final = 117  # [card] out of the game, seen by all
ASIDE: Final = 159  # [seat] mask of lands that its resistance waits for (R2-96)
PILE: Final = 164  # [kind of territory] mask of the cards in the pile; of the moon, on the moon
DISCARD: Final = 167  # [kind of territory] mask of those beside it
BOUGHT: Final = 170  # [deck] cards bought in this turn
VICTORY: Final = 175  # [seat] points by cards, at the end of the game
SIZE: Final = 180

# ------------------------------------------------------------------ where a turn stands; it never goes back
FIGURES: Final = 0  # officers and stations are bought (R2-33)
PURCHASE: Final = 1  # then cards
CARDS_OPEN: Final = 2  # then they are played
ATTACKS: Final = 3  # from the first declared attack on
LATE: Final = 4  # behind the AB move

# ------------------------------------------------------------------ why the game ends, bits of `ending`
BY_ROUNDS: Final = 1
BY_SURVIVOR: Final = 2


@mypyc_attr(acyclic=True)
class SelfR3State(State):
    table: Table
    active: i64 = 0  # whose turn it is
    first: i64 = 0  # who began the set-up
    round: i64 = 0
    ending: i64 = 0
    alive: i64 = 0  # mask of the seats in play
    ruins: i64 = 0  # mask of the destroyed lands (R2-04)
    stations: i64 = 0  # mask of the lands with a station; it belongs to their owner
    phase: i64 = 0  # of the turn
    source: i64 = NONE  # where the attack comes from, while one goes on and no retreat has ended it
    aim: i64 = NONE  # the attacked territory
    moves: i64 = 0  # AB moves that the active seat may still make
    truce: i64 = 0  # mask of the seats that may not be attacked in this turn (R2-86)
    blackout: i64 = 0  # mask of the seats that may play no officer card in this turn (R2-98)
    landings: i64 = 0  # mask of the lands that can be attacked from every own moon territory in this turn (R2-114)
    wealth: i64 = 0  # mask of the waters that bring money at the end of this turn (R2-102)
    monopoly: i64 = 0  # how many monopolies are looked at then (R2-109)
    doomsday: i64 = 0  # 1 while everybody may play ABC cards free of cost (R2-125)
    owner: vec[i64]  # [region] seat or FREE
    armies: vec[i64]  # [region] of the owner
    hands: vec[i64]  # [seat, card]
    v: vec[i64]

    def prepare(self) -> None:
        """An empty table."""
        table = self.table
        self.alive = BIT[self.players] - 1
        self.owner = vec[i64]([FREE] * table.regions)
        self.armies = vec[i64]([0] * table.regions)
        self.hands = vec[i64]([0] * (self.players * CARDS))
        v = vec[i64]([0] * SIZE)
        for i in range(i64(SEATS * OFFICERS)):
            v[POST + i] = NONE
        for place in range(i64(SEATS)):
            v[MARKER + place] = place if place < self.players else NONE
        for card in range(i64(CARDS)):
            v[DECK + card] = table.copies[card]
        v[PILE + ON_LAND] = BIT[table.waters] - 1
        v[PILE + ON_WATER] = BIT[table.moon] - BIT[table.waters]
        v[PILE + ON_MOON] = BIT[table.regions - table.moon] - 1
        self.v = v

    # ------------------------------------------------------------------ seats
    def is_alive(self, seat: i64) -> bool:
        return self.alive & BIT[seat] != 0

    def money(self, seat: i64) -> i64:
        return self.v[MONEY + seat]

    def pay(self, seat: i64, coins: i64) -> None:
        self.v[MONEY + seat] -= coins

    def place_of(self, seat: i64) -> i64:
        """Which marker the seat has in this round."""
        place: i64 = 0
        while place < self.players and self.v[MARKER + place] != seat:
            place += 1
        return place

    def first_by_marker(self, but: i64 = NONE) -> i64:
        """The seat in play with the first turn marker of this round, one left out."""
        for place in range(self.players):
            seat = self.v[MARKER + place]
            if seat >= 0 and seat != but and self.is_alive(seat):
                return seat
        return but

    def after(self, seat: i64) -> i64:
        """The next seat in play in the order of the turn markers, from the last to the first again."""
        place = self.place_of(seat)
        for _ in range(self.players):
            place = place + 1 if place + 1 < self.players else 0
            other = self.v[MARKER + place]
            if other >= 0 and self.is_alive(other):
                return other
        return seat

    # ------------------------------------------------------------------ territories
    def earth(self, seat: i64) -> i64:
        """Mask of the seat's lands and waters."""
        return self.v[EARTH + seat]

    def moon(self, seat: i64) -> i64:
        """Mask of the seat's moon territories."""
        return self.v[MOON + seat]

    def held(self, seat: i64) -> i64:
        """How many territories the seat holds, those with only a station included (R2-R08)."""
        return count_bits(self.v[EARTH + seat]) + count_bits(self.v[MOON + seat])

    def is_ruin(self, region: i64) -> bool:
        return region < self.table.waters and self.ruins & BIT[region] != 0

    def has_station(self, region: i64) -> bool:
        return region < self.table.waters and self.stations & BIT[region] != 0

    def own(self, seat: i64, region: i64) -> None:
        """The territory changes hands; FREE: nobody's."""
        moon = self.table.moon
        before = self.owner[region]
        base: i64 = EARTH
        bit: i64 = 0
        if region < moon:
            bit = BIT[region]
        else:
            base = MOON
            bit = BIT[region - moon]
        if before >= 0:
            self.v[base + before] &= ~bit
        if seat >= 0:
            self.v[base + seat] |= bit
        self.owner[region] = seat

    # ------------------------------------------------------------------ units
    def officer_at(self, region: i64, officer: i64) -> bool:
        owner = self.owner[region]
        return owner >= 0 and self.v[POST + owner * OFFICERS + officer] == region

    def officers(self, region: i64) -> i64:
        """Mask of the owner's officers there."""
        owner = self.owner[region]
        mask: i64 = 0
        if owner >= 0:
            for officer in range(i64(OFFICERS)):
                if self.v[POST + owner * OFFICERS + officer] == region:
                    mask |= BIT[officer]
        return mask

    def units(self, region: i64) -> i64:
        """Armies and officers; a station is none (R2-40, R2-51)."""
        return self.armies[region] + count_bits(self.officers(region))

    def armies_of(self, seat: i64) -> i64:
        """All armies of the seat on the board."""
        n: i64 = 0
        for region in range(self.table.regions):
            if self.owner[region] == seat:
                n += self.armies[region]
        return n

    def units_of(self, seat: i64) -> i64:
        """Armies and officers of the seat on the board."""
        n: i64 = 0
        for region in range(self.table.regions):
            if self.owner[region] == seat:
                n += self.armies[region]
        for officer in range(i64(OFFICERS)):
            n += 1 if self.has_officer(seat, officer) else 0
        return n

    def post(self, seat: i64, officer: i64) -> i64:
        """Where the seat's officer stands, or NONE."""
        return self.v[POST + seat * OFFICERS + officer]

    def has_officer(self, seat: i64, officer: i64) -> bool:
        return self.v[POST + seat * OFFICERS + officer] != NONE

    def set_post(self, seat: i64, officer: i64, region: i64) -> None:
        self.v[POST + seat * OFFICERS + officer] = region

    def station_count(self, seat: i64) -> i64:
        return count_bits(self.stations & self.v[EARTH + seat])

    def may_enter(self, seat: i64, region: i64) -> bool:
        """Water and moon need the officer of their kind, for attacks and for income armies (R2-30, R2-54)."""
        kind = self.table.kind(region)
        return kind == ON_LAND or self.has_officer(seat, kind + 1)

    def bare(self) -> i64:
        """Mask of the lands that only a station holds."""
        mask: i64 = 0
        left = self.stations
        while left != 0:
            region = bits.lowest_bit(left)
            left &= left - 1
            if self.units(region) == 0:
                mask |= BIT[region]
        return mask

    # ------------------------------------------------------------------ income
    def continents(self, seat: i64) -> i64:
        """Mask of the continents that the seat holds, every territory with a unit (R2-22, R2-23, R2-28)."""
        table = self.table
        earth = self.v[EARTH + seat] if table.station_holds else self.v[EARTH + seat] & ~self.bare()
        moon = self.v[MOON + seat]
        mask: i64 = 0
        for i in range(i64(CONTINENTS)):
            on_earth = table.continent_earth[i] & ~self.ruins
            on_moon = table.continent_moon[i]
            if on_earth | on_moon != 0 and on_earth & ~earth == 0 and on_moon & ~moon == 0:
                mask |= BIT[i]
        return mask

    def bonus(self, seat: i64) -> i64:
        """What the continents of the seat bring (R2-21, R2-25..27)."""
        mask = self.continents(seat)
        n: i64 = 0
        for i in range(i64(CONTINENTS)):
            if mask & BIT[i]:
                n += self.table.bonus[i]
        return n

    def income(self, seat: i64) -> i64:
        """Armies, and as much money, at the beginning of a turn (R2-18..21)."""
        return max(self.table.least_income, self.held(seat) // self.table.per_income) + self.bonus(seat)

    def score(self, seat: i64) -> i64:
        """Territories, continents, and cards at the end (R2-73..77)."""
        return self.held(seat) + self.bonus(seat) + self.v[VICTORY + seat]

    # ------------------------------------------------------------------ cards
    def hand(self, seat: i64, card: i64) -> i64:
        return self.hands[seat * CARDS + card]

    def backs(self, seat: i64, deck: i64) -> i64:
        return self.v[BACKS + seat * OFFICERS + deck]

    def deck_size(self, deck: i64) -> i64:
        """Cards in the pile of an officer."""
        n: i64 = 0
        for card in range(self.table.first_card[deck], self.table.first_card[deck + 1]):
            n += self.v[DECK + card]
        return n

    def take_card(self, seat: i64, card: i64) -> None:
        self.v[DECK + card] -= 1
        self.hands[seat * CARDS + card] += 1
        self.v[BACKS + seat * OFFICERS + self.table.deck[card]] += 1

    def use_card(self, seat: i64, card: i64) -> None:
        """The card is shown and leaves the game (R2-37)."""
        self.hands[seat * CARDS + card] -= 1
        self.v[BACKS + seat * OFFICERS + self.table.deck[card]] -= 1
        self.v[USED + card] += 1

    def cards_used(self) -> i64:
        """How many cards are out of the game."""
        n: i64 = 0
        for card in range(i64(CARDS)):
            n += self.v[USED + card]
        return n

    def unseen(self, card: i64) -> i64:
        """How many of the card have not come up yet, as everybody can count."""
        return self.table.copies[card] - self.v[USED + card]

    def draw_region(self, kind: i64, region: i64) -> None:
        """A territory card leaves its pile (R2-143)."""
        self.v[PILE + kind] &= ~self.card_bit(kind, region)

    def discard_region(self, kind: i64, region: i64) -> None:
        """... and lies beside it."""
        self.v[DISCARD + kind] |= self.card_bit(kind, region)

    def give_up_aside(self, seat: i64) -> None:
        """The lands that the seat's resistance waits for go beside their pile."""
        self.v[DISCARD + ON_LAND] |= self.v[ASIDE + seat]
        self.v[ASIDE + seat] = 0

    def card_bit(self, kind: i64, region: i64) -> i64:
        return BIT[region - self.table.moon] if kind == ON_MOON else BIT[region]

    # [[[cog state("SelfR3State") ]]]
    def __init__(self, game: Any, players: i64, table: Table, src: SelfR3State | None = None) -> None:
        super().__init__(game, players, src)
        self.table = table
        if src is None:
            self.prepare()
            return
        self.active = src.active
        self.first = src.first
        self.round = src.round
        self.ending = src.ending
        self.alive = src.alive
        self.ruins = src.ruins
        self.stations = src.stations
        self.phase = src.phase
        self.source = src.source
        self.aim = src.aim
        self.moves = src.moves
        self.truce = src.truce
        self.blackout = src.blackout
        self.landings = src.landings
        self.wealth = src.wealth
        self.monopoly = src.monopoly
        self.doomsday = src.doomsday
        self.owner = src.owner[:]
        self.armies = src.armies[:]
        self.hands = src.hands[:]
        self.v = src.v[:]

    def clone(self) -> SelfR3State:
        return SelfR3State(self.game, self.players, self.table, self)

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, self.active)
        key = bits.mix(key, self.first)
        key = bits.mix(key, self.round)
        key = bits.mix(key, self.ending)
        key = bits.mix(key, self.alive)
        key = bits.mix(key, self.ruins)
        key = bits.mix(key, self.stations)
        key = bits.mix(key, self.phase)
        key = bits.mix(key, self.source)
        key = bits.mix(key, self.aim)
        key = bits.mix(key, self.moves)
        key = bits.mix(key, self.truce)
        key = bits.mix(key, self.blackout)
        key = bits.mix(key, self.landings)
        key = bits.mix(key, self.wealth)
        key = bits.mix(key, self.monopoly)
        key = bits.mix(key, self.doomsday)
        key = bits.mix_all(key, self.owner)
        key = bits.mix_all(key, self.armies)
        key = bits.mix_all(key, self.hands)
        return bits.mix_all(key, self.v)

    def same(self, other: State) -> bool:
        return (
            isinstance(other, SelfR3State)
            and self.active == other.active
            and self.first == other.first
            and self.round == other.round
            and self.ending == other.ending
            and self.alive == other.alive
            and self.ruins == other.ruins
            and self.stations == other.stations
            and self.phase == other.phase
            and self.source == other.source
            and self.aim == other.aim
            and self.moves == other.moves
            and self.truce == other.truce
            and self.blackout == other.blackout
            and self.landings == other.landings
            and self.wealth == other.wealth
            and self.monopoly == other.monopoly
            and self.doomsday == other.doomsday
            and bits.equal(self.owner, other.owner)
            and bits.equal(self.armies, other.armies)
            and bits.equal(self.hands, other.hands)
            and bits.equal(self.v, other.v)
        )

    # [[[end]]]
