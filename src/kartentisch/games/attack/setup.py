"""Rulebook "Spielaufbau": cards, the roll for the start, claims, armies, capitals.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import CLAIM, SHIPS, UNITS
from kartentisch.games.attack.dice import DEALT_REGION, START_DICE, RollOff
from kartentisch.games.attack.economy import DrawCard
from kartentisch.games.attack.state import CAPITAL, FLEET, POOL, AttackState
from kartentisch.games.attack.table import CONTINENTS, INFANTRY


@mypyc_attr(acyclic=True, free_list_len=1)
class SetUp(Procedure[AttackState]):
    """Four cards each; the highest roll begins; claims, armies and capitals clockwise (ATK-11..18)."""

    count: i64 = 0  # cards dealt, regions claimed, armies deployed, capitals set

    def deal(self, s: AttackState) -> i64:
        """Material and four hidden cards for everybody (ATK-11, ATK-12, ATK-13)."""
        table = s.table
        if self.count == 0:
            for seat in range(s.players):
                for unit in range(i64(UNITS)):
                    s.v[POOL + seat * UNITS + unit] = table.army[unit]
                for ship in range(i64(SHIPS)):
                    s.v[FLEET + seat * SHIPS + ship] = table.navy[ship]
        if self.count == s.players * table.economic_cards:
            return self.go(self.ROLL)
        s.call(DrawCard(self.count // table.economic_cards, 1))
        self.count += 1
        return self.go(self.DEAL)

    def roll_(self, s: AttackState) -> i64:
        s.call(RollOff(s.alive, START_DICE, 0, 0, E.START_ROLL))
        return self.go(self.BEGIN)

    def begin(self, s: AttackState) -> i64:
        s.first = s.chosen
        s.active = s.first
        s.tell(E.FIRST_PLAYER, s.first)
        self.count = 0
        return self.claim(s)

    def claim(self, s: AttackState) -> i64:
        if self.count == s.players * s.table.claimed:
            self.count = 0
            return self.go(self.DEPLOY)
        if s.table.quick_start:
            return self.draw(s, DEALT_REGION, self.GIVEN)
        return self.ask(s, s.active, self.CLAIMED)

    def claimed(self, s: AttackState, answer: i64) -> i64:
        """One infantry on an unowned region (ATK-15)."""
        region = answer - CLAIM
        self.settle(s, region)
        s.tell(E.CLAIMED, s.active, region)
        return self.next_claim(s)

    def given(self, s: AttackState, answer: i64) -> i64:
        """In the quick start no region is chosen (ATK-R27)."""
        self.settle(s, answer)
        s.tell(E.DEALT_REGION, s.active, answer)
        return self.next_claim(s)

    def settle(self, s: AttackState, region: i64) -> None:
        s.v[POOL + s.active * UNITS + INFANTRY] -= 1
        s.own(s.active, region)
        s.put_unit(s.active, region, INFANTRY)

    def next_claim(self, s: AttackState) -> i64:
        self.count += 1
        s.active = s.after(s.active)
        return self.claim(s)

    def deploy(self, s: AttackState) -> i64:
        """Five units at a time until all are on the board (ATK-17)."""
        left = pool_size(s, s.active)
        if left > 0 and s.table.quick_start:
            spread(s, s.active)
            return self.deployed(s)
        if left == 0:  # everybody has as many, so all are done
            return self.capital(s)
        s.call(Deploy(s.active, min(left, s.table.batch), E.DEPLOYED))
        return self.go(self.DEPLOYED)

    def deployed(self, s: AttackState) -> i64:
        s.active = s.after(s.active)
        return self.deploy(s)

    def capital(self, s: AttackState) -> i64:
        if self.count == s.players:
            return DONE
        return self.ask(s, s.active, self.PLACED)

    def placed(self, s: AttackState, answer: i64) -> i64:
        """The capital goes into one of the own regions, for good (ATK-18, ATK-108)."""
        region = answer - s.table.capital()
        s.v[CAPITAL + s.active] = region
        s.tell(E.CAPITAL, s.active, region)
        self.count += 1
        s.active = s.after(s.active)
        return self.capital(s)

    def actions(self, s: AttackState) -> i64:
        if self.at == self.CLAIMED:
            return s.add_each(0, CLAIM, open_claims(s, s.active))
        if self.at == self.GIVEN:
            free = open_claims(s, s.active)
            n: i64 = 0
            for region in range(s.table.regions):
                n = s.add_weighted(n, region, 1 if free & BIT[region] else 0)
            return n
        return s.add_each(0, s.table.capital(), s.lands(s.active))

    def why(self, s: AttackState, action: i64) -> i64:
        table = s.table
        if self.at == self.CLAIMED and CLAIM <= action < table.capital():
            return E.TAKEN if s.owner[action - CLAIM] >= 0 else E.OTHER_CONTINENT
        if self.at == self.PLACED and table.capital() <= action < table.pick():
            return E.OWN_REGION_FIRST
        return E.NOT_NOW

    # [[[cog procedure("SetUp") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("deal", "roll", "begin", "claimed", "given", "deploy", "deployed", "placed")
    DEAL: Final = 0
    ROLL: Final = 1
    BEGIN: Final = 2
    CLAIMED: Final = 3
    GIVEN: Final = 4
    DEPLOY: Final = 5
    DEPLOYED: Final = 6
    PLACED: Final = 7

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.CLAIMED:
            return self.claimed(s, answer)
        if self.at == self.GIVEN:
            return self.given(s, answer)
        if self.at == self.PLACED:
            return self.placed(s, answer)
        if self.at == self.DEAL:
            return self.deal(s)
        if self.at == self.ROLL:
            return self.roll_(s)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.DEPLOY:
            return self.deploy(s)
        return self.deployed(s)

    def copy(self) -> SetUp:
        p = SetUp()
        p.at = self.at
        p.count = self.count
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1901616534)
        return bits.mix(key, self.count)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, SetUp) and self.count == other.count

    # [[[end]]]


def open_claims(s: AttackState, seat: i64) -> i64:
    """Mask of the regions that the seat may claim: free, and by option on a continent of its own (ATK-15, ATK-16)."""
    mask = s.neutral()
    if s.table.continents_apart:
        for continent in range(i64(CONTINENTS)):
            if s.lands(seat) & s.table.continent[continent]:
                mask &= ~s.table.continent[continent]
    return mask


def spread(s: AttackState, seat: i64) -> None:
    """Kind by kind each unit goes where the seat has fewest; among equal regions where most regions of others adjoin,
    then in the order of the board (ATK-R27).
    """
    left = pool_size(s, seat)
    own = s.lands(seat)
    others = (BIT[s.table.regions] - 1) & ~own & ~s.neutral()
    for unit in range(i64(UNITS)):
        for _ in range(s.pool(seat, unit)):
            best: i64 = -1
            fewest: i64 = 0
            nearest: i64 = 0
            for region in range(s.table.regions):
                if own & BIT[region]:
                    here = s.units_in(region)
                    near = count_bits(s.table.near[region] & others)
                    if best < 0 or here < fewest or (here == fewest and near > nearest):
                        best = region
                        fewest = here
                        nearest = near
            s.put_unit(seat, best, unit)
        s.v[POOL + seat * UNITS + unit] = 0
    s.tell(E.SPREAD, seat, left)


def pool_size(s: AttackState, seat: i64) -> i64:
    n: i64 = 0
    for unit in range(i64(UNITS)):
        n += s.pool(seat, unit)
    return n


@mypyc_attr(acyclic=True, free_list_len=1)
class Deploy(Procedure[AttackState]):
    """A seat sets units from beside the board into its regions (ATK-17; after production ATK-120)."""

    seat: i64
    left: i64
    event: i64

    def next(self, s: AttackState) -> i64:
        return self.ask(s, self.seat, self.SET) if self.left > 0 else DONE

    def set(self, s: AttackState, answer: i64) -> i64:
        regions = s.table.regions
        unit = (answer - s.table.deploy()) // regions
        region = (answer - s.table.deploy()) % regions
        s.v[POOL + self.seat * UNITS + unit] -= 1
        s.put_unit(self.seat, region, unit)
        s.tell(self.event, self.seat, unit, region)
        self.left -= 1
        return self.next(s)

    def actions(self, s: AttackState) -> i64:
        n: i64 = 0
        for unit in range(i64(UNITS)):
            if s.pool(self.seat, unit) > 0:
                n = s.add_each(n, s.table.deploy(unit), s.lands(self.seat))
        return n

    def why(self, s: AttackState, action: i64) -> i64:
        if s.table.deploy(0) <= action < s.table.send(0):
            region = (action - s.table.deploy(0)) % s.table.regions
            bought = self.event == E.PLACED  # after production, not during set-up
            if s.lands(self.seat) & BIT[region] == 0:
                return E.NOT_OWN if bought else E.ABROAD
            return E.NOTHING_BOUGHT if bought else E.NO_SUCH_UNIT
        return E.NOT_NOW

    # [[[cog procedure("Deploy") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("next", "set")
    NEXT: Final = 0
    SET: Final = 1

    def __init__(self, seat: i64 = 0, left: i64 = 0, event: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.event = event

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.SET:
            return self.set(s, answer)
        return self.next(s)

    def copy(self) -> Deploy:
        p = Deploy(self.seat, self.left, self.event)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2509716940)
        key = bits.mix(key, self.seat)
        key = bits.mix(key, self.left)
        return bits.mix(key, self.event)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Deploy)
            and self.seat == other.seat
            and self.left == other.left
            and self.event == other.event
        )

    # [[[end]]]
