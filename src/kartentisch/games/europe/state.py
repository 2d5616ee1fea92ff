"""What is true at a table of Europe 1941, and the small words in which the rules speak of it.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import State
from kartentisch.engine.listing import EMPTY
from kartentisch.games.europe.actions import FIGHTER, GERMANY, KINDS, NEUTRAL, POWERS, UK, USA, USSR
from kartentisch.games.europe.notes import Noted
from kartentisch.games.europe.table import (
    GUNS,
    MOST,
    SHIFT,
    SLOT,
    SUBMARINES,
    UNIT,
    Table,
    number_in,
    packed,
)  # fmt: skip

NONE: Final = -1
HITS: Final = 3  # sorts of hits, see `hits.py`

# ------------------------------------------------------------------ `phase` (AAE-23)
ADVANCE: Final = 0  # before the first round
PURCHASE: Final = 1
COMBAT_MOVE: Final = 2
COMBAT: Final = 3
NONCOMBAT: Final = 4
PLACE: Final = 5
REST: Final = 6  # what lies on its side is righted
INCOME: Final = 7

# ------------------------------------------------------------------ `flights`, one row for aircraft that are all alike
FLIGHT: Final = 7
F_KIND: Final = 0
F_COUNT: Final = 1
F_AT: Final = 2
F_LEFT: Final = 3  # steps they can still fly
F_ROLE: Final = 4
F_OVER: Final = 5  # mask of the lands whose guns they flew over and which have not fired yet; not the target's
F_FROM: Final = 6
STRIKE: Final = 0  # they fight where they are, if an enemy is there
RAID: Final = 1  # they bomb or escort (AAE-109)
SPENT: Final = 2  # they have fought, or shall not: they only land

# ------------------------------------------------------------------ `ships`, one row for every transport on the board
SHIP: Final = 7
T_ZONE: Final = 0
T_POWER: Final = 1
T_A: Final = 2  # cargo: 0, or 1 + power * KINDS + kind; a tank lies in T_A alone
T_B: Final = 3
T_LEFT: Final = 4  # steps it can still sail
T_TARGET: Final = 5  # 0, or 1 + the land into which it unloads or has unloaded this turn
T_FLAGS: Final = 6
ASHORE_A: Final = 1  # this cargo goes ashore at the target
ASHORE_B: Final = 2
FOUGHT: Final = 4  # the transport was in a battle this turn
FRESH_A: Final = 8  # came aboard this turn
FRESH_B: Final = 16
UNLOADED: Final = 32
LOADED: Final = 64  # after a battle, or after others have gone ashore
DOOMED: Final = 128  # hit, and goes down at the end of the round

# ------------------------------------------------------------------ why the game ends, bits of `ending`
BY_AXIS: Final = 1  # an Allied capital was held (AAE-169)
BY_ALLIES: Final = 2  # Berlin was held (AAE-167)
BY_LENGTH: Final = 4  # AAE-R19


@mypyc_attr(acyclic=True)
class EuropeState(Noted):
    table: Table
    active: i64 = 0  # the seat whose turn it is
    power: i64 = GERMANY  # the power whose turn it is
    round: i64 = 0  # rounds begun
    phase: i64 = ADVANCE
    ending: i64 = 0
    winner: i64 = NONE  # GERMANY, USSR for the Allies, NONE: a draw, or not yet known
    held: i64 = 0  # mask of the lands friendly to the power since its turn began
    fought: i64 = 0  # mask of the zones in which a sea battle was fought this turn
    raided: i64 = 0  # mask of the lands against which a raid was flown this turn
    fighting: i64 = NONE  # the space in which a battle goes on
    captor: i64 = NONE  # who has taken Germany's capital
    owner: vec[i64]  # [space] of a land; of a convoy centre who has its income, GERMANY: it is sunk
    units: vec[i64]  # [space, power] stacks
    spent: vec[i64]  # [space] stack of the power's units there that move no more this turn
    half: vec[i64]  # [space] stack of its units there that have gone one step of two
    came: vec[i64]  # [space] mask of the lands (of a zone: of the zones) from which it came into battle here
    dived: vec[i64]  # [zone] by power: submarines under water
    hurt: vec[i64]  # [zone] by power: battleships on their sides
    busy: vec[i64]  # [land] by power: fighters that have intercepted this turn
    hits: vec[i64]  # of the last volley: of submarines, of aircraft, of everything else
    doomed: vec[i64]  # [power] stack of what was hit and still fires in this round
    shots: vec[i64]  # [zone] stack of ships that have fired a landing shot this turn
    withdrawn: vec[i64]  # [zone] carriers that withdrew to it: they take no more fighters this turn
    cash: vec[i64]  # [power]
    bought: vec[i64]  # [kind] of the power whose turn it is
    guns: vec[i64]  # lands of the Middle East into which a gun has moved in this round (AAE-143)
    flights: vec[i64]
    ships: vec[i64]

    def prepare(self) -> None:
        """An empty table: every land with its first owner, no units, no money."""
        t = self.table
        self.owner = t.home[:]
        self.units = vec[i64]([0] * (t.spaces * POWERS))
        self.spent = vec[i64]([0] * t.spaces)
        self.half = vec[i64]([0] * t.spaces)
        self.came = vec[i64]([0] * t.spaces)
        self.dived = vec[i64]([0] * t.seas)
        self.hurt = vec[i64]([0] * t.seas)
        self.busy = vec[i64]([0] * t.lands)
        self.hits = vec[i64]([0] * HITS)
        self.doomed = vec[i64]([0] * POWERS)
        self.shots = vec[i64]([0] * t.seas)
        self.withdrawn = vec[i64]([0] * t.seas)
        self.cash = vec[i64]([0] * POWERS)
        self.bought = vec[i64]([0] * KINDS)
        self.guns = vec[i64]()
        self.flights = vec[i64]()
        self.ships = vec[i64]()

    # ------------------------------------------------------------------ seats and sides
    # a vector that Python sets itself is never freed: these are for `layout`
    def set_guns(self, lands: Any) -> None:
        self.guns = lands

    def set_flights(self, words: Any) -> None:
        self.flights = words

    def set_ships(self, words: Any) -> None:
        self.ships = words

    def seat_of(self, power: i64) -> i64:
        """Who plays the power (AAE-02)."""
        return power if power < self.players else self.players - 1

    def allies_of(self, seat: i64) -> i64:
        """Mask of the powers that the seat plays."""
        mask: i64 = 0
        for power in range(i64(POWERS)):
            if self.seat_of(power) == seat:
                mask |= BIT[power]
        return mask

    def friendly(self, owner: i64) -> bool:
        """Whether a land of this owner is friendly to the power whose turn it is (AAE-17, AAE-29)."""
        if owner == NEUTRAL:
            return False
        return (owner == GERMANY) == (self.power == GERMANY)

    def friendly_land(self, land: i64) -> bool:
        return self.friendly(self.owner[land])

    def hostile_land(self, land: i64) -> bool:
        """It can be taken: not neutral, and the other side's."""
        owner = self.owner[land]
        return owner != NEUTRAL and (owner == GERMANY) != (self.power == GERMANY)

    def friendly_lands(self) -> i64:
        """Mask of the lands friendly to the power."""
        if self.lands_of != self.power:
            self.look_at_owners()
        return self.friends

    def hostile_lands(self) -> i64:
        """Mask of the lands that it can take."""
        if self.lands_of != self.power:
            self.look_at_owners()
        return self.foes

    def own_lands(self) -> i64:
        """Mask of the lands of the power itself."""
        if self.lands_of != self.power:
            self.look_at_owners()
        return self.own

    def look_at_owners(self) -> None:
        """Note whose the lands are."""
        axis: i64 = 0
        free: i64 = 0  # neutral
        own: i64 = 0
        owner, bit = self.owner, BIT
        for land in range(self.table.lands):
            who = owner[land]
            if who == GERMANY:
                axis |= bit[land]
            elif who == NEUTRAL:
                free |= bit[land]
            if who == self.power:
                own |= bit[land]
        allied = BIT[self.table.lands] - 1 & ~(axis | free)
        self.friends, self.foes = (axis, allied) if self.power == GERMANY else (allied, axis)
        self.own = own
        self.lands_of = self.power

    def set_owner(self, space: i64, owner: i64) -> None:
        """A land or a convoy centre changes hands."""
        self.owner[space] = owner
        self.lands_of = NONE
        self.incomes = EMPTY

    # ------------------------------------------------------------------ units
    def row(self, space: i64, power: i64) -> i64:
        """The stack of a power in a space."""
        return self.units[space * POWERS + power]

    def count(self, space: i64, power: i64, kind: i64) -> i64:
        """How many units of a kind; the kind must be one that can stand there."""
        return number_in(self.units[space * POWERS + power], SLOT[kind])

    def add_units(self, space: i64, power: i64, kind: i64, n: i64) -> None:
        """So many units more; n may be negative.  Of transports: the rows of `ships` are another matter."""
        self.units[space * POWERS + power] += n * UNIT[SLOT[kind]]
        self.touch(space)

    def touch(self, space: i64) -> None:
        """Units have come or gone there, or move no more: what is noted of the space is void."""
        if space < self.table.lands:
            self.stale_lands |= BIT[space]
        else:
            self.stale_zones |= BIT[space - self.table.lands]

    def ready(self, space: i64, kind: i64) -> i64:
        """How many units of the power may still move a step from here."""
        slot = SLOT[kind]
        row = self.units[space * POWERS + self.power]
        return number_in(row, slot) - number_in(self.spent[space], slot)

    def count_side(self, space: i64, kind: i64) -> i64:
        """How many units of a kind the power and its Allies have there."""
        n: i64 = 0
        for power in range(i64(POWERS)):
            if (power == GERMANY) == (self.power == GERMANY):
                n += self.count(space, power, kind)
        return n

    def tire(self, space: i64, kind: i64) -> None:
        """One unit of the power more there that moves no more this turn."""
        self.spent[space] += UNIT[SLOT[kind]]
        self.touch(space)

    def take_off(self, zone: i64, power: i64, tired: bool = False) -> None:
        """A fighter aboard goes, one that could still fly before one that has moved; `tired`: the other way round."""
        moved = number_in(self.spent[zone], SLOT[FIGHTER])
        if power == self.power and moved > 0 and (tired or self.ready(zone, FIGHTER) == 0):
            self.spent[zone] -= UNIT[SLOT[FIGHTER]]
        self.units[zone * POWERS + power] -= UNIT[SLOT[FIGHTER]]
        self.touch(zone)

    def enemy_stack(self, space: i64) -> i64:
        """All units of the other side there, as one stack; each count must stay below 1024."""
        at = space * POWERS
        if self.power != GERMANY:
            return self.units[at + GERMANY]
        return self.units[at + USSR] + self.units[at + UK] + self.units[at + USA]

    def all_stacks(self, space: i64) -> i64:
        """The stacks of all powers there, laid over one another: a kind that nobody has there has no bits."""
        at = space * POWERS
        units = self.units
        return units[at] | units[at + 1] | units[at + 2] | units[at + 3]

    def surfaced(self, zone: i64) -> i64:
        """All ships and fighters of the other side in a zone, without submarines that have dived (AAE-70)."""
        row = self.enemy_stack(zone)
        dived = self.dived[zone - self.table.lands]
        if dived == 0 or row & SUBMARINES == 0:
            return row
        for power in range(i64(POWERS)):
            if (power == GERMANY) != (self.power == GERMANY):
                row -= packed(dived, power) * UNIT[1]
        return row

    def hostile_sea(self, zone: i64) -> bool:
        """An enemy ship is there that has not dived (C1)."""
        return self.surfaced(zone) != 0

    def enemies_at(self, space: i64) -> bool:
        """Units that fight: on land AA guns do not count, at sea submarines under water do not."""
        if space >= self.table.lands:
            return self.surfaced(space) != 0
        return self.enemy_stack(space) & ~GUNS != 0

    def enemy_guns(self, land: i64) -> bool:
        return self.enemy_stack(land) & GUNS != 0

    def dive(self, zone: i64, power: i64, n: i64) -> None:
        """So many submarines more are under water; n may be negative."""
        self.dived[zone - self.table.lands] += n * UNIT[power]
        self.touch(zone)

    def under_water(self, zone: i64, power: i64) -> i64:
        return self.dived[zone - self.table.lands] >> SHIFT[power] & MOST

    # ------------------------------------------------------------------ money
    def income(self, power: i64) -> i64:
        """What the income chart shows for the power (AAE-05, AAE-16)."""
        t = self.table
        total: i64 = 0
        for land in range(t.lands):
            if self.owner[land] == power and t.oil & BIT[land] == 0:
                total += t.value[land]
        if power != GERMANY:
            for space in range(t.lands, t.spaces):
                if self.owner[space] == power and not self.cut_off(space):
                    total += t.value[space]
        return total

    def all_incomes(self) -> vec[i64]:
        """The income of each power, noted until a land or a convoy centre changes hands."""
        if len(self.incomes) == 0:
            incomes = vec[i64]([0] * POWERS)
            for power in range(i64(POWERS)):
                incomes[power] = self.income(power)
            self.incomes = incomes
        return self.incomes

    def cut_off(self, zone: i64) -> bool:
        """By option: the Soviet centre brings nothing while Germany holds Archangel (AAE-R20)."""
        t = self.table
        return t.archangel and t.home[zone] == USSR and t.port >= 0 and self.owner[t.port] == GERMANY

    def oil(self) -> i64:
        """The track of the Middle East: what Germany holds there (AAE-139)."""
        t = self.table
        total: i64 = 0
        for land in range(t.lands):
            if t.oil & BIT[land] and self.owner[land] == GERMANY:
                total += t.value[land]
        return total

    def capital_lost(self, power: i64) -> bool:
        """The enemy holds the power's capital (AAE-25, AAE-86)."""
        owner = self.owner[self.table.capital[power]]
        return (owner == GERMANY) != (power == GERMANY)

    def has_nothing(self, power: i64) -> bool:
        """No money, land, convoy centre or unit: the power takes no turn (AAE-R27)."""
        if self.cash[power] > 0:
            return False
        for space in range(self.table.spaces):
            if self.owner[space] == power or self.units[space * POWERS + power] != 0:
                return False
        return True

    def in_the_war(self, power: i64) -> bool:
        """It has something, or a capital that was taken from it: a start may leave powers out (AAE-R27)."""
        return self.owner[self.table.capital[power]] != NEUTRAL or not self.has_nothing(power)

    # [[[cog state("EuropeState") ]]]
    def __init__(self, game: Any, players: i64, table: Table, src: EuropeState | None = None) -> None:
        super().__init__(game, players, src)
        self.table = table
        if src is None:
            self.prepare()
            return
        self.active = src.active
        self.power = src.power
        self.round = src.round
        self.phase = src.phase
        self.ending = src.ending
        self.winner = src.winner
        self.held = src.held
        self.fought = src.fought
        self.raided = src.raided
        self.fighting = src.fighting
        self.captor = src.captor
        self.owner = src.owner[:]
        self.units = src.units[:]
        self.spent = src.spent[:]
        self.half = src.half[:]
        self.came = src.came[:]
        self.dived = src.dived[:]
        self.hurt = src.hurt[:]
        self.busy = src.busy[:]
        self.hits = src.hits[:]
        self.doomed = src.doomed[:]
        self.shots = src.shots[:]
        self.withdrawn = src.withdrawn[:]
        self.cash = src.cash[:]
        self.bought = src.bought[:]
        self.guns = src.guns[:]
        self.flights = src.flights[:]
        self.ships = src.ships[:]

    def clone(self) -> EuropeState:
        return EuropeState(self.game, self.players, self.table, self)

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, self.active)
        key = bits.mix(key, self.power)
        key = bits.mix(key, self.round)
        key = bits.mix(key, self.phase)
        key = bits.mix(key, self.ending)
        key = bits.mix(key, self.winner)
        key = bits.mix(key, self.held)
        key = bits.mix(key, self.fought)
        key = bits.mix(key, self.raided)
        key = bits.mix(key, self.fighting)
        key = bits.mix(key, self.captor)
        key = bits.mix_all(key, self.owner)
        key = bits.mix_all(key, self.units)
        key = bits.mix_all(key, self.spent)
        key = bits.mix_all(key, self.half)
        key = bits.mix_all(key, self.came)
        key = bits.mix_all(key, self.dived)
        key = bits.mix_all(key, self.hurt)
        key = bits.mix_all(key, self.busy)
        key = bits.mix_all(key, self.hits)
        key = bits.mix_all(key, self.doomed)
        key = bits.mix_all(key, self.shots)
        key = bits.mix_all(key, self.withdrawn)
        key = bits.mix_all(key, self.cash)
        key = bits.mix_all(key, self.bought)
        key = bits.mix_all(key, self.guns)
        key = bits.mix_all(key, self.flights)
        return bits.mix_all(key, self.ships)

    def same(self, other: State) -> bool:
        return (
            isinstance(other, EuropeState)
            and self.active == other.active
            and self.power == other.power
            and self.round == other.round
            and self.phase == other.phase
            and self.ending == other.ending
            and self.winner == other.winner
            and self.held == other.held
            and self.fought == other.fought
            and self.raided == other.raided
            and self.fighting == other.fighting
            and self.captor == other.captor
            and bits.equal(self.owner, other.owner)
            and bits.equal(self.units, other.units)
            and bits.equal(self.spent, other.spent)
            and bits.equal(self.half, other.half)
            and bits.equal(self.came, other.came)
            and bits.equal(self.dived, other.dived)
            and bits.equal(self.hurt, other.hurt)
            and bits.equal(self.busy, other.busy)
            and bits.equal(self.hits, other.hits)
            and bits.equal(self.doomed, other.doomed)
            and bits.equal(self.shots, other.shots)
            and bits.equal(self.withdrawn, other.withdrawn)
            and bits.equal(self.cash, other.cash)
            and bits.equal(self.bought, other.bought)
            and bits.equal(self.guns, other.guns)
            and bits.equal(self.flights, other.flights)
            and bits.equal(self.ships, other.ships)
        )

    # [[[end]]]
