"""Rulebook "Territorien angreifen".  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import BRING, DEFEND, LEAVE, OFFICERS, SEND
from kartentisch.games.selfr3.aims import next_on_earth, next_on_moon, open_on_earth, open_on_moon, refused_aim
from kartentisch.games.selfr3.cards import taken_over
from kartentisch.games.selfr3.dice import ATTACK_EIGHT, ATTACK_SIX, DEFENCE_EIGHT, DEFENCE_SIX
from kartentisch.games.selfr3.losses import Losses, look_at, settle
from kartentisch.games.selfr3.moving import Column, march
from kartentisch.games.selfr3.state import ATTACKS, CARDS_OPEN, FREE, NONE, SelfR3State
from kartentisch.games.selfr3.throws import defences, eights_of, merged, rolls_eight, sixes_of
from kartentisch.games.selfr3.window import CardWindow
from kartentisch.parts.compared_dice import attacker_loses, sorted_dice

MOST_UNITS: Final = 3  # that attack (R2-56)
ARMIES_NUMBERS: Final = 4  # 0 to 3 of them armies
ONCE: Final = 0  # the place of "once" among `actions.UNTIL`
KEEP: Final = vec[i64]([0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20])  # units that stay where the attack comes from


@mypyc_attr(acyclic=True, free_list_len=1)
class Attack(Procedure[SelfR3State]):
    """From one territory onto another: declared once, and every roll is an attack of its own (R2-53..R2-63).

    The attacker says from where, onto what, with whom, and how far.  Before every roll others may react; behind it the
    defender chooses its dice.  It goes on by itself as long as nobody reacts, the same units can attack again, and more
    units are left than shall stay; then, or after the conquest, the attacker is asked anew.
    """

    officers: i64 = 0  # mask of those that attack
    armies: i64 = 0  # how many attack
    until: i64 = 0  # see UNTIL
    strength: i64 = 0  # units where the attack comes from when this roll was declared
    anew: i64 = 0  # 1: a minefield has struck there, and the attacker says once more with whom (R2-R30)
    used: i64 = 0  # cards out of the game when this roll was declared: more of them, and somebody has reacted
    shown: vec[i64]  # the attacker's dice, the highest first
    defence: vec[i64]  # the defender's
    dice: i64 = 0  # which ones the defender has chosen

    def begin(self, s: SelfR3State) -> i64:
        return self.ask(s, s.active, self.ONTO)

    # ------------------------------------------------------------------ the declaration
    def onto(self, s: SelfR3State, answer: i64) -> i64:
        s.aim = answer - s.table.onto()
        return self.ask(s, s.active, self.SEND)

    def send(self, s: SelfR3State, answer: i64) -> i64:
        if answer < SEND:
            self.officers |= BIT[answer - BRING]
            return self.ask(s, s.active, self.SEND)
        self.until = (answer - SEND) // ARMIES_NUMBERS
        self.armies = (answer - SEND) % ARMIES_NUMBERS
        if self.anew:
            self.anew = 0
            s.tell(E.REGROUPED, s.active, s.aim, self.armies)
            self.tell_officers(s)
            return self.strike(s)
        return self.go(self.DECLARE)

    def declare(self, s: SelfR3State) -> i64:
        """An attack is declared; what nobody holds is entered, by option without an attack (R2-55, R2-R09)."""
        other = s.owner[s.aim]
        if other == FREE and s.table.entering_is_quiet:
            s.phase = max(s.phase, i64(CARDS_OPEN))
            return self.go(self.TAKE)
        s.phase = ATTACKS
        if other == FREE:
            return self.go(self.TAKE)
        self.used = s.cards_used()
        self.strength = s.units(s.source)
        s.tell(E.ATTACKED, s.active, other, s.source, s.aim, self.armies)
        self.tell_officers(s)
        s.call(CardWindow())
        return self.go(self.THROW)

    def tell_officers(self, s: SelfR3State) -> None:
        for officer in range(i64(OFFICERS)):
            if self.officers & BIT[officer]:
                s.tell(E.OFFICER_ATTACKS, s.active, officer, s.aim)

    # ------------------------------------------------------------------ the dice
    def throw(self, s: SelfR3State) -> i64:
        """Whoever still can attacks; by option the attacker names them anew behind a minefield (R2-R30)."""
        other = s.owner[s.aim]
        if other != FREE and s.truce & BIT[other]:
            s.tell(E.TRUCED, s.active, other, s.aim)
            return self.over(s)
        if s.source != NONE:
            self.shrink(s)
        if s.source == NONE or self.size() == 0:
            s.tell(E.BROKEN_OFF, s.active, s.aim)
            return self.over(s)
        if s.table.attackers_anew and s.units(s.source) < self.strength:
            self.anew = 1
            self.officers = 0
            return self.ask(s, s.active, self.SEND)
        return self.strike(s)

    def strike(self, s: SelfR3State) -> i64:
        """A d8 for officers who may use one (R2-42, R2-43), a d6 for the others; no dice where nobody defends."""
        if s.units(s.aim) == 0:
            return self.go(self.TAKE)
        self.shown = vec[i64]()
        eights = self.strong(s)
        if self.size() > eights:
            return self.roll(s, ATTACK_SIX, self.size() - eights, 6, self.SIXES)
        return self.roll(s, ATTACK_EIGHT, eights, 8, self.EIGHTS)

    def sixes(self, s: SelfR3State, answer: i64) -> i64:
        eights = self.strong(s)
        self.shown = sorted_dice(answer, self.size() - eights, 6)
        return self.roll(s, ATTACK_EIGHT, eights, 8, self.EIGHTS) if eights > 0 else self.show(s)

    def eights(self, s: SelfR3State, answer: i64) -> i64:
        self.shown = merged(self.shown, sorted_dice(answer, self.strong(s), 8))
        return self.show(s)

    def show(self, s: SelfR3State) -> i64:
        """Only when the attacker's dice lie open the defender chooses one die or two, and whose (R2-58)."""
        s.tell_list(E.ROLLED, self.shown, s.active, self.strong(s))
        choices = defences(s)
        if choices & (choices - 1) == 0:
            return self.defend(s, DEFEND + bits.lowest_bit(choices))
        return self.ask(s, s.owner[s.aim], self.DEFEND)

    def defend(self, s: SelfR3State, answer: i64) -> i64:
        self.dice = answer - DEFEND
        self.defence = vec[i64]()
        sixes = sixes_of(self.dice)
        if sixes > 0:
            return self.roll(s, DEFENCE_SIX, sixes, 6, self.GUARD_SIXES)
        return self.roll(s, DEFENCE_EIGHT, eights_of(self.dice), 8, self.GUARD_EIGHTS)

    def guard_sixes(self, s: SelfR3State, answer: i64) -> i64:
        self.defence = sorted_dice(answer, sixes_of(self.dice), 6)
        eights = eights_of(self.dice)
        return self.roll(s, DEFENCE_EIGHT, eights, 8, self.GUARD_EIGHTS) if eights > 0 else self.compare(s)

    def guard_eights(self, s: SelfR3State, answer: i64) -> i64:
        self.defence = merged(self.defence, sorted_dice(answer, eights_of(self.dice), 8))
        return self.compare(s)

    # ------------------------------------------------------------------ what comes of it
    def compare(self, s: SelfR3State) -> i64:
        """Highest against highest; the defender wins ties; as many losses as pairs (R2-59, R2-60)."""
        s.tell_list(E.DEFENDED, self.defence, s.owner[s.aim], eights_of(self.dice))
        s.call(Losses(s.aim, self.pairs() - self.lost()))
        return self.go(self.OWN)

    def own(self, s: SelfR3State) -> i64:
        losses = Losses(s.source, self.lost())
        losses.armies_first = 0 if self.until == ONCE else 1
        s.call(losses)
        return self.go(self.AFTER)

    def after(self, s: SelfR3State) -> i64:
        if s.units(s.aim) == 0:
            return self.go(self.TAKE)
        if self.until != ONCE and s.cards_used() == self.used and self.can_go_on(s):
            return self.go(self.DECLARE)
        return self.over(s)

    def can_go_on(self, s: SelfR3State) -> bool:
        """Whether the same units can attack again, and more are left than shall stay."""
        source = s.source
        units = s.units(source)
        if units <= KEEP[self.until] or units <= self.size() or s.armies[source] < self.armies:
            return False
        return self.officers & ~s.officers(source) == 0 and s.may_enter(s.active, s.aim)

    def take(self, s: SelfR3State) -> i64:
        """All who led the attack move in (R2-61); a captured station is exchanged (R2-52)."""
        seat, other, source, aim = s.active, s.owner[s.aim], s.source, s.aim
        captured = s.has_station(aim)
        if captured:
            s.stations &= ~BIT[aim]
        s.own(seat, aim)
        if other == FREE:
            s.tell(E.ENTERED, seat, source, aim)
        else:
            s.tell(E.CONQUERED, seat, other, aim)
        march(s, source, aim, self.armies, self.officers, E.MOVED_IN)
        look_at(s, other, seat)
        taken_over(s, seat, aim)
        if s.ending != 0:
            return self.over(s)
        if captured:
            if s.station_count(seat) == s.table.stations or s.table.swap_free:
                return self.ask(s, seat, self.STATION)
            self.swap(s)
        return self.go(self.FOLLOW)

    def swap(self, s: SelfR3State) -> None:
        s.stations |= BIT[s.aim]
        s.tell(E.STATION_SWAPPED, s.active, s.aim)

    def station(self, s: SelfR3State, answer: i64) -> i64:
        """With all own stations on the board: none there, or one is dismantled for it; else by option (R2-52)."""
        if answer == LEAVE:
            s.tell(E.STATION_LEFT, s.active, s.aim)
            return self.go(self.FOLLOW)
        if answer >= s.table.dismantle():
            region = answer - s.table.dismantle()
            s.stations &= ~BIT[region]
            s.tell(E.DISMANTLED, s.active, region)
            settle(s, region)
        self.swap(s)
        return self.go(self.FOLLOW)

    def follow(self, s: SelfR3State) -> i64:
        """More may follow now; one unit stays behind (R2-62)."""
        s.call(Column(s.source, s.aim, 0, 1, E.MOVED_IN))
        return self.over(s)

    def over(self, s: SelfR3State) -> i64:
        return self.go(self.CLOSE)

    def close(self, s: SelfR3State) -> i64:
        s.source = NONE
        s.aim = NONE
        return DONE

    # ------------------------------------------------------------------ who attacks
    def size(self) -> i64:
        return self.armies + count_bits(self.officers)

    def shrink(self, s: SelfR3State) -> None:
        """What cards have taken away no longer attacks, and one unit stays behind, armies first (R2-57, R2-R30).

        Nothing else calls off what was declared; only the next roll needs the officer of its kind again (R2-R27).
        """
        self.officers &= s.officers(s.source)
        self.armies = min(self.armies, s.armies[s.source])
        while self.size() >= s.units(s.source) and self.size() > 0:
            if self.armies > 0:
                self.armies -= 1
            else:
                self.officers &= self.officers - 1

    def strong(self, s: SelfR3State) -> i64:
        """How many of the attackers roll a d8 (R2-42, R2-43)."""
        n: i64 = 0
        for officer in range(i64(OFFICERS)):
            if self.officers & BIT[officer] and rolls_eight(s, officer, s.source, s.aim):
                n += 1
        return n

    def pairs(self) -> i64:
        return min(i64(len(self.shown)), i64(len(self.defence)))

    def lost(self) -> i64:
        return attacker_loses(self.shown, self.defence)

    # ------------------------------------------------------------------ choices
    def actions(self, s: SelfR3State) -> i64:
        table, source = s.table, s.source
        if self.at == self.ONTO:
            n = s.add_each(0, table.onto(), next_on_earth(s, source) & open_on_earth(s, s.active))
            return s.add_each(n, table.onto(table.moon), next_on_moon(s, source) & open_on_moon(s, s.active))
        if self.at == self.DEFEND:
            return s.add_each(0, DEFEND, defences(s))
        if self.at == self.STATION:
            n = s.add(0, LEAVE)
            if s.station_count(s.active) < table.stations:
                return s.add(n, table.station(s.aim))
            return s.add_each(n, table.dismantle(), s.stations & s.earth(s.active))
        n = 0
        units = s.units(source)
        with_him = count_bits(self.officers)
        if with_him < MOST_UNITS and with_him + 1 < units:
            n = s.add_each(n, BRING, s.officers(source) & ~self.officers)
        most = min(s.armies[source], MOST_UNITS - with_him, units - 1 - with_him)
        for until in range(i64(len(KEEP))):
            if until == ONCE or (units > KEEP[until] and s.owner[s.aim] != FREE):
                for armies in range(i64(1) if with_him == 0 else i64(0), most + 1):
                    n = s.add(n, SEND + until * ARMIES_NUMBERS + armies)
        return n

    def why(self, s: SelfR3State, action: i64) -> i64:
        table = s.table
        if self.at == self.ONTO and table.onto() <= action < table.target():
            return refused_aim(s, s.active, s.source, action - table.onto())
        if self.at == self.DEFEND and DEFEND <= action < DEFEND + 5:
            return E.NO_DIE
        if self.at == self.STATION and table.dismantle() <= action < table.disband():
            return E.NO_STATION_THERE
        if self.at == self.SEND and BRING <= action < BRING + OFFICERS:
            officer = action - BRING
            if self.officers & BIT[officer] or not s.officer_at(s.source, officer):
                return E.NO_SUCH_UNIT
            return E.THREE_AT_MOST if count_bits(self.officers) == MOST_UNITS else E.ONE_STAYS
        if self.at == self.SEND and SEND <= action < DEFEND:
            armies = (action - SEND) % ARMIES_NUMBERS
            if armies > s.armies[s.source]:
                return E.NO_SUCH_UNIT
            size = armies + count_bits(self.officers)
            if size == 0:
                return E.TOO_FEW
            if size > MOST_UNITS:
                return E.THREE_AT_MOST
            return E.ONE_STAYS
        return E.NOT_NOW

    # [[[cog procedure("Attack") ]]]
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin", "onto", "send", "declare", "throw", "sixes", "eights", "defend", "guard_sixes", "guard_eights", "own",
        "after", "take", "station", "follow", "close",
    )  # fmt: skip
    BEGIN: Final = 0
    ONTO: Final = 1
    SEND: Final = 2
    DECLARE: Final = 3
    THROW: Final = 4
    SIXES: Final = 5
    EIGHTS: Final = 6
    DEFEND: Final = 7
    GUARD_SIXES: Final = 8
    GUARD_EIGHTS: Final = 9
    OWN: Final = 10
    AFTER: Final = 11
    TAKE: Final = 12
    STATION: Final = 13
    FOLLOW: Final = 14
    CLOSE: Final = 15

    def __init__(self) -> None:
        super().__init__()
        self.shown = vec[i64]()
        self.defence = vec[i64]()

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.ONTO:
            return self.onto(s, answer)
        if self.at == self.SEND:
            return self.send(s, answer)
        if self.at == self.SIXES:
            return self.sixes(s, answer)
        if self.at == self.EIGHTS:
            return self.eights(s, answer)
        if self.at == self.DEFEND:
            return self.defend(s, answer)
        if self.at == self.GUARD_SIXES:
            return self.guard_sixes(s, answer)
        if self.at == self.GUARD_EIGHTS:
            return self.guard_eights(s, answer)
        if self.at == self.STATION:
            return self.station(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.DECLARE:
            return self.declare(s)
        if self.at == self.THROW:
            return self.throw(s)
        if self.at == self.OWN:
            return self.own(s)
        if self.at == self.AFTER:
            return self.after(s)
        if self.at == self.TAKE:
            return self.take(s)
        if self.at == self.FOLLOW:
            return self.follow(s)
        return self.close(s)

    def copy(self) -> Attack:
        p = Attack()
        p.at = self.at
        p.officers = self.officers
        p.armies = self.armies
        p.until = self.until
        p.strength = self.strength
        p.anew = self.anew
        p.used = self.used
        p.shown = self.shown[:]
        p.defence = self.defence[:]
        p.dice = self.dice
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1080829965)
        key = bits.mix(key, self.officers)
        key = bits.mix(key, self.armies)
        key = bits.mix(key, self.until)
        key = bits.mix(key, self.strength)
        key = bits.mix(key, self.anew)
        key = bits.mix(key, self.used)
        key = bits.mix_all(key, self.shown)
        key = bits.mix_all(key, self.defence)
        return bits.mix(key, self.dice)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Attack)
            and self.officers == other.officers
            and self.armies == other.armies
            and self.until == other.until
            and self.strength == other.strength
            and self.anew == other.anew
            and self.used == other.used
            and bits.equal(self.shown, other.shown)
            and bits.equal(self.defence, other.defence)
            and self.dice == other.dice
        )

    # [[[end]]]
