"""What is true at a table of Attack!, and the small words in which the rules speak of it.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.kernel import State
from kartentisch.engine.piles import Pile
from kartentisch.games.attack.actions import CARDS, SEATS, SHIPS, UNITS
from kartentisch.games.attack.table import Table

NEUTRAL: Final = -1  # owner of a region without owner
NONE: Final = -1

# ------------------------------------------------------------------ `v`
LANDS: Final = 0  # [seat] mask of its regions
ARMY: Final = 6  # [seat] units on the board, wherever they stand
CAPITAL: Final = 12  # [seat] region of its capital, or NONE
HELD: Final = 18  # [seat] number of economy cards
FLEET: Final = 24  # [seat, ship]
POOL: Final = 48  # [seat, unit] beside the board, to be set
FORCE: Final = 72  # [side, 0 reserve / 1 active, unit] in the battle that is fought
ROW: Final = 88  # [side, place] ship + 1 in the naval row, 0 = nothing (any more)
GIVES: Final = 104  # [card] of the offer
WANTS: Final = 124  # [card] of the offer
SIZE: Final = 144

ATTACKER: Final = 0  # sides: of a land battle, and challenger at sea
DEFENDER: Final = 1
PLACES: Final = 8  # in a naval row

# ------------------------------------------------------------------ `crossings`, one row each
WIDTH: Final = 7
ORIGIN: Final = 0
TARGET: Final = 1
UNIT: Final = 2  # [unit] waiting
VERDICT: Final = 6
OPEN: Final = 0
ALLOWED: Final = 1
REFUSED: Final = 2

# ------------------------------------------------------------------ `time`
RUNNING: Final = 0
LATE: Final = 1  # the last half hour: no trade (ATK-115)
UP: Final = 2  # this round is the last (ATK-124)

# ------------------------------------------------------------------ why the game ends, bits of `ending`
BY_ELIMINATION: Final = 1
BY_SURVIVOR: Final = 2
BY_TIME: Final = 4
BY_LENGTH: Final = 8


@mypyc_attr(acyclic=True)
class AttackState(State):
    table: Table
    active: i64 = 0  # whose turn it is
    first: i64 = 0  # who began: with that seat a round begins
    round: i64 = 0  # rounds begun
    alive: i64 = 0  # mask of the seats in play
    used: i64 = 0  # mask of the actions taken this turn
    taken: i64 = 0  # how many actions that were
    holder: i64 = NONE  # who holds sea power, or NONE
    time: i64 = RUNNING
    ending: i64 = 0
    apart: i64 = 0  # regions owned less economy cards held; what trade cannot change
    commander: i64 = NONE  # who leads the neutral troops
    garrison: i64 = NONE  # card whose troops defend, or NONE
    garrison_won: i64 = 0  # 1 if that card was drawn and can be won
    fighting: i64 = NONE  # region in which a land battle goes on, or NONE
    chosen: i64 = NONE  # who won a roll-off or took a region over
    offers: i64 = 0  # of this turn that came to nothing, and those of the negotiation that goes on (ATK-R22)
    made: i64 = 0  # offers made this turn, deals or not
    deals: i64 = 0  # deals closed in this Trade action
    offerer: i64 = NONE  # who makes the offer that lies on the table, or NONE
    offeree: i64 = NONE
    offered: i64 = 0  # 1 once the offer is made: the partner sees its cards
    challenger: i64 = NONE  # of a sea battle, or NONE
    revealed: i64 = 0  # 1 while the naval rows lie open
    deck: Pile
    owner: vec[i64]  # [region] seat or NEUTRAL
    units: vec[i64]  # [region, unit] of the owner
    moved: vec[i64]  # [region, unit] of these, came in this action
    attackers: vec[i64]  # [region, unit] of the active seat, before the battle
    crossings: vec[i64]
    hands: vec[i64]  # [seat, card]
    v: vec[i64]

    def prepare(self) -> None:
        """An empty table."""
        regions = self.table.regions
        self.alive = BIT[self.players] - 1
        self.deck = Pile(CARDS)
        for card in range(i64(CARDS)):
            self.deck.put(card, self.table.deck[card])
        self.owner = vec[i64]([NEUTRAL] * regions)
        self.units = vec[i64]([0] * (regions * UNITS))
        self.moved = vec[i64]([0] * (regions * UNITS))
        self.attackers = vec[i64]([0] * (regions * UNITS))
        self.crossings = vec[i64]()
        self.hands = vec[i64]([0] * (SEATS * CARDS))
        self.v = vec[i64]([0] * SIZE)
        for seat in range(i64(SEATS)):
            self.v[CAPITAL + seat] = NONE

    def set_crossings(self, words: Any) -> None:
        """For `layout`: a vector that Python sets itself is never freed."""
        self.crossings = words

    # ------------------------------------------------------------------ seats
    def is_alive(self, seat: i64) -> bool:
        return self.alive & BIT[seat] != 0

    def after(self, seat: i64) -> i64:
        """The next seat in play, clockwise."""
        return bits.clockwise(self.alive, seat, self.players)

    # ------------------------------------------------------------------ regions and units
    def lands(self, seat: i64) -> i64:
        """Mask of the seat's regions."""
        return self.v[LANDS + seat]

    def army(self, seat: i64) -> i64:
        """Units of the seat on the board."""
        return self.v[ARMY + seat]

    def regions_of(self, seat: i64) -> i64:
        """How many regions the seat owns."""
        return count_bits(self.v[LANDS + seat])

    def units_of(self, region: i64, unit: i64) -> i64:
        return self.units[region * UNITS + unit]

    def units_in(self, region: i64) -> i64:
        units, at = self.units, region * UNITS
        return units[at] + units[at + 1] + units[at + 2] + units[at + 3]

    def attackers_in(self, region: i64) -> i64:
        attackers, at = self.attackers, region * UNITS
        return attackers[at] + attackers[at + 1] + attackers[at + 2] + attackers[at + 3]

    def contested(self) -> i64:
        """Mask of the regions with attackers."""
        mask: i64 = 0
        for region in range(self.table.regions):
            if self.attackers_in(region) > 0:
                mask |= BIT[region]
        return mask

    def neutral(self) -> i64:
        """Mask of the regions without owner (ATK-24)."""
        mask: i64 = BIT[self.table.regions] - 1
        for seat in range(self.players):
            mask &= ~self.v[LANDS + seat]
        return mask

    def own(self, seat: i64, region: i64) -> None:
        """The region changes hands; whoever sees a unit of his there owns it (ATK-24)."""
        before = self.owner[region]
        if before >= 0:
            self.v[LANDS + before] &= ~BIT[region]
        else:
            self.apart += 1
        self.owner[region] = seat
        self.v[LANDS + seat] |= BIT[region]

    def put_unit(self, seat: i64, region: i64, unit: i64) -> None:
        """A new unit enters the board."""
        self.units[region * UNITS + unit] += 1
        self.v[ARMY + seat] += 1

    def arrive(self, region: i64, unit: i64, n: i64) -> None:
        """Units of the active seat enter: in an own region they rest, anywhere else they will fight (ATK-39)."""
        at = region * UNITS + unit
        if self.owner[region] == self.active:
            self.units[at] += n
            self.moved[at] += n
        else:
            self.attackers[at] += n

    def pool(self, seat: i64, unit: i64) -> i64:
        return self.v[POOL + seat * UNITS + unit]

    def capitals_of(self, seat: i64) -> i64:
        """How many capitals stand in the seat's regions (ATK-108)."""
        n: i64 = 0
        for other in range(self.players):
            region = self.v[CAPITAL + other]
            if region >= 0 and self.v[LANDS + seat] & BIT[region]:
                n += 1
        return n

    # ------------------------------------------------------------------ battles
    def force(self, side: i64, active: i64, unit: i64) -> i64:
        return self.v[FORCE + side * 2 * UNITS + active * UNITS + unit]

    def force_size(self, side: i64, active: i64) -> i64:
        v, at = self.v, FORCE + (side * 2 + active) * UNITS
        return v[at] + v[at + 1] + v[at + 2] + v[at + 3]

    def commit(self, side: i64, unit: i64) -> None:
        """One unit of the reserve goes into the fight."""
        at = FORCE + side * 2 * UNITS + unit
        self.v[at] -= 1
        self.v[at + UNITS] += 1

    # ------------------------------------------------------------------ ships and cards
    def ships(self, seat: i64, ship: i64) -> i64:
        return self.v[FLEET + seat * SHIPS + ship]

    def fleet_size(self, seat: i64) -> i64:
        v, at = self.v, FLEET + seat * SHIPS
        return v[at] + v[at + 1] + v[at + 2] + v[at + 3]

    def hand(self, seat: i64, card: i64) -> i64:
        return self.hands[seat * CARDS + card]

    def hand_size(self, seat: i64) -> i64:
        return self.v[HELD + seat]

    def take_card(self, seat: i64, card: i64) -> None:
        self.hands[seat * CARDS + card] += 1
        self.v[HELD + seat] += 1
        self.apart -= 1

    def lose_card(self, seat: i64, card: i64) -> None:
        self.hands[seat * CARDS + card] -= 1
        self.v[HELD + seat] -= 1
        self.apart += 1

    def offer_size(self, base: i64) -> i64:
        """How many cards the offer GIVES or WANTS."""
        n: i64 = 0
        for card in range(i64(CARDS)):
            n += self.v[base + card]
        return n

    def clear_offer(self) -> None:
        for card in range(i64(CARDS)):
            self.v[GIVES + card] = 0
            self.v[WANTS + card] = 0
        self.offered = 0

    # [[[cog state("AttackState") ]]]
    def __init__(self, game: Any, players: i64, table: Table, src: AttackState | None = None) -> None:
        super().__init__(game, players, src)
        self.table = table
        if src is None:
            self.prepare()
            return
        self.active = src.active
        self.first = src.first
        self.round = src.round
        self.alive = src.alive
        self.used = src.used
        self.taken = src.taken
        self.holder = src.holder
        self.time = src.time
        self.ending = src.ending
        self.apart = src.apart
        self.commander = src.commander
        self.garrison = src.garrison
        self.garrison_won = src.garrison_won
        self.fighting = src.fighting
        self.chosen = src.chosen
        self.offers = src.offers
        self.made = src.made
        self.deals = src.deals
        self.offerer = src.offerer
        self.offeree = src.offeree
        self.offered = src.offered
        self.challenger = src.challenger
        self.revealed = src.revealed
        self.deck = src.deck.clone()
        self.owner = src.owner[:]
        self.units = src.units[:]
        self.moved = src.moved[:]
        self.attackers = src.attackers[:]
        self.crossings = src.crossings[:]
        self.hands = src.hands[:]
        self.v = src.v[:]

    def clone(self) -> AttackState:
        return AttackState(self.game, self.players, self.table, self)

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, self.active)
        key = bits.mix(key, self.first)
        key = bits.mix(key, self.round)
        key = bits.mix(key, self.alive)
        key = bits.mix(key, self.used)
        key = bits.mix(key, self.taken)
        key = bits.mix(key, self.holder)
        key = bits.mix(key, self.time)
        key = bits.mix(key, self.ending)
        key = bits.mix(key, self.apart)
        key = bits.mix(key, self.commander)
        key = bits.mix(key, self.garrison)
        key = bits.mix(key, self.garrison_won)
        key = bits.mix(key, self.fighting)
        key = bits.mix(key, self.chosen)
        key = bits.mix(key, self.offers)
        key = bits.mix(key, self.made)
        key = bits.mix(key, self.deals)
        key = bits.mix(key, self.offerer)
        key = bits.mix(key, self.offeree)
        key = bits.mix(key, self.offered)
        key = bits.mix(key, self.challenger)
        key = bits.mix(key, self.revealed)
        key = self.deck.mixed(key)
        key = bits.mix_all(key, self.owner)
        key = bits.mix_all(key, self.units)
        key = bits.mix_all(key, self.moved)
        key = bits.mix_all(key, self.attackers)
        key = bits.mix_all(key, self.crossings)
        key = bits.mix_all(key, self.hands)
        return bits.mix_all(key, self.v)

    def same(self, other: State) -> bool:
        return (
            isinstance(other, AttackState)
            and self.active == other.active
            and self.first == other.first
            and self.round == other.round
            and self.alive == other.alive
            and self.used == other.used
            and self.taken == other.taken
            and self.holder == other.holder
            and self.time == other.time
            and self.ending == other.ending
            and self.apart == other.apart
            and self.commander == other.commander
            and self.garrison == other.garrison
            and self.garrison_won == other.garrison_won
            and self.fighting == other.fighting
            and self.chosen == other.chosen
            and self.offers == other.offers
            and self.made == other.made
            and self.deals == other.deals
            and self.offerer == other.offerer
            and self.offeree == other.offeree
            and self.offered == other.offered
            and self.challenger == other.challenger
            and self.revealed == other.revealed
            and self.deck.same(other.deck)
            and bits.equal(self.owner, other.owner)
            and bits.equal(self.units, other.units)
            and bits.equal(self.moved, other.moved)
            and bits.equal(self.attackers, other.attackers)
            and bits.equal(self.crossings, other.crossings)
            and bits.equal(self.hands, other.hands)
            and bits.equal(self.v, other.v)
        )

    # [[[end]]]
