"""What is true at a table of Attacke, and the small words in which the rules speak of it.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits, next_seat
from kartentisch.engine.kernel import State
from kartentisch.games.attacke import events as E
from kartentisch.games.attacke.actions import ARMIES, ARMS, CLAIM, CONTINENTS, JOKER, KINDS, RANKS, SEATS
from kartentisch.games.attacke.deck import Deck
from kartentisch.games.attacke.pile import Cards

NOBODY: Final = -1  # holds the land

# ------------------------------------------------------------------ `v`
LANDS: Final = 0  # [seat] mask
KEPT: Final = 4  # [seat] mask of continents held without a break since the end of the own last turn (SCH-R06)
SIZE: Final = 8  # [seat] cards in hand
HAND: Final = 12  # [seat, kind]
GAVE: Final = 128  # [seat, seat] at most so many cards that the one has handed to the other does it know there
ARM: Final = 144  # [seat, arm] army cards in hand, counted along
END: Final = 156

# ------------------------------------------------------------------ why the game ends, bits of `ending`
BY_CONQUEST: Final = 1
BY_ROUNDS: Final = 2


class Table:
    """What does not change during a game: board, material, options.  Shared by all clones."""

    lands: i64
    adjacent: vec[i64]  # [land] mask of its neighbours
    continents: vec[i64]  # [continent] mask of its lands
    continent_of: vec[i64]  # [land]
    deck: Deck
    value: vec[i64]  # [kind] armies; of defectors: armies demanded
    stones: i64
    start_cards: i64
    draw: i64
    continent_cards: i64
    max_draw: i64
    # options, see `options.py`
    options: dict[str, Any]
    first_seat: i64  # 0 = by lot, else seat number from 1
    random_deal: bool
    starter_cards: i64
    leftovers_to_anybody: bool
    joker_value: i64
    hide_on_surrender: bool
    under_in_order: bool
    bonus_by_turn_start: bool
    payment_closest: bool
    counters_sealed: bool
    estate_shown: bool
    round_limit: i64  # 0: none

    def __init__(self, lands: i64 = 0) -> None:
        self.lands = lands
        self.adjacent = vec[i64]([0] * lands)
        self.continents = vec[i64]([0] * CONTINENTS)
        self.continent_of = vec[i64]([0] * lands)
        self.deck = Deck(vec[i64]([0] * KINDS))
        self.value = vec[i64]([0] * KINDS)
        self.stones = 45
        self.start_cards = 5
        self.draw = 2
        self.continent_cards = 1
        self.max_draw = 5
        self.options = {}
        self.first_seat = 0
        self.random_deal = False
        self.starter_cards = 5
        self.leftovers_to_anybody = False
        self.joker_value = 4
        self.hide_on_surrender = False
        self.under_in_order = False
        self.bonus_by_turn_start = False
        self.payment_closest = False
        self.counters_sealed = False
        self.estate_shown = False
        self.round_limit = 0

    def armies(self, kind: i64) -> i64:
        """What a card counts in a set, or how much it demands (SCH-R02)."""
        return self.joker_value if kind == JOKER else self.value[kind]

    # [[[cog offsets() ]]]
    def claim(self, land: i64 = 0) -> i64:
        return CLAIM + land

    def fight(self, land: i64 = 0) -> i64:
        return CLAIM + 1 * self.lands + land

    def treason(self, land: i64 = 0) -> i64:
        return CLAIM + 2 * self.lands + land

    def end(self) -> i64:
        """Behind the last action."""
        return CLAIM + 3 * self.lands

    # [[[end]]]


@mypyc_attr(acyclic=True)
class AttackeState(State):
    table: Table
    active: i64 = 0  # whose turn it is
    ending: i64 = 0
    round: i64 = 0  # 0: set-up
    first: i64 = 0  # who began
    out: i64 = 0  # mask of the seats that are eliminated
    victim: i64 = 0  # who is attacked, or asked for armies, as long as that lasts
    cards: Cards
    v: vec[i64]
    laid: vec[i64]  # kinds in the attacker's set, face down
    defence: vec[i64]  # kinds in the defender's set, not yet laid openly
    paid: vec[i64]  # army cards chosen for the defectors, not yet handed over

    def prepare(self) -> None:
        """An empty table."""
        self.cards = Cards(self.table.deck)
        self.v = vec[i64]([0] * END)
        self.laid = vec[i64]()
        self.defence = vec[i64]()
        self.paid = vec[i64]()

    def set_cards(self, laid: Any, defence: Any, paid: Any, used: Any) -> None:
        """For `position`: a vector that Python sets itself is never freed."""
        self.laid = laid
        self.defence = defence
        self.paid = paid
        self.cards.used = used

    # ------------------------------------------------------------------ lands
    def lands(self, seat: i64) -> i64:
        """Mask of the seat's lands."""
        return self.v[LANDS + seat]

    def owner(self, land: i64) -> i64:
        v = self.v
        for seat in range(self.players):
            if v[LANDS + seat] >> land & 1:
                return seat
        return NOBODY

    def owned(self) -> i64:
        """Mask of the lands that have an owner."""
        mask: i64 = 0
        for seat in range(self.players):
            mask |= self.v[LANDS + seat]
        return mask

    def score(self, seat: i64) -> i64:
        return count_bits(self.v[LANDS + seat])

    def put_stone(self, seat: i64, land: i64) -> None:
        """The seat's stone replaces any other on the land (SCH-06, SCH-21)."""
        other = self.owner(land)
        if other != NOBODY:
            self.v[LANDS + other] &= ~BIT[land]
            self.v[KEPT + other] &= ~BIT[self.table.continent_of[land]]
        self.v[LANDS + seat] |= BIT[land]

    def border(self, seat: i64) -> i64:
        """Mask of the lands of others that border one of the seat's (SCH-12)."""
        mask: i64 = 0
        own = self.v[LANDS + seat]
        adjacent = self.table.adjacent
        for land in range(i64(len(adjacent))):
            mask |= adjacent[land] & -(own >> land & 1)
        return mask & ~own

    def complete(self, seat: i64) -> i64:
        """Mask of the continents that the seat owns completely."""
        mask: i64 = 0
        for continent in range(i64(CONTINENTS)):
            lands = self.table.continents[continent]
            if lands != 0 and lands & ~self.v[LANDS + seat] == 0:
                mask |= BIT[continent]
        return mask

    def holders(self, lands: i64) -> i64:
        """Mask of the seats besides the active one that own some of these lands."""
        mask: i64 = 0
        for seat in range(self.players):
            if seat != self.active and self.v[LANDS + seat] & lands:
                mask |= BIT[seat]
        return mask

    def next_alive(self, seat: i64) -> i64:
        """The next seat that is still in the game."""
        seat = next_seat(seat, self.players)
        while self.out & BIT[seat]:
            seat = next_seat(seat, self.players)
        return seat

    # ------------------------------------------------------------------ cards
    def hand(self, seat: i64, kind: i64) -> i64:
        return self.v[HAND + seat * KINDS + kind]

    def hand_size(self, seat: i64) -> i64:
        return self.v[SIZE + seat]

    def add_card(self, seat: i64, kind: i64, n: i64 = 1) -> None:
        v = self.v
        v[HAND + seat * KINDS + kind] += n
        v[SIZE + seat] += n
        if kind < ARMIES:
            v[ARM + seat * ARMS + kind // RANKS] += n

    def use_card(self, seat: i64, kind: i64) -> None:
        """A card is laid openly on the table (SCH-10)."""
        self.add_card(seat, kind, -1)
        self.cards.show(kind, seat)

    def hand_over(self, seat: i64, to: i64, kinds: vec[i64]) -> None:
        """Armies that were put aside go into another hand, unseen (SCH-37)."""
        for i in range(i64(len(kinds))):
            self.add_card(to, kinds[i])
        self.cards.hand_over(seat, to, kinds)
        for other in range(i64(SEATS)):
            if other != to:
                self.v[GAVE + other * SEATS + seat] = 0
        gave = GAVE + seat * SEATS + to
        self.v[gave] = min(self.v[gave] + i64(len(kinds)), self.v[SIZE + to])  # nobody knows of more than there are

    def forget(self, seat: i64) -> None:
        """Everybody has seen this hand, or it is gone: nobody knows more of it than others."""
        for other in range(i64(SEATS)):
            self.v[GAVE + other * SEATS + seat] = 0

    def show_set(self, seat: i64, kinds: vec[i64]) -> None:
        """Cards that were put down already are seen by all."""
        for i in range(i64(len(kinds))):
            self.cards.show(kinds[i], seat)

    def put_under(self) -> None:
        """The cards of this action go under the pile (SCH-20, SCH-28, SCH-36)."""
        self.cards.put_under(self.table.under_in_order)

    def arm_size(self, seat: i64, arm: i64) -> i64:
        """Army cards of an arm in the hand."""
        return self.v[ARM + seat * ARMS + arm]

    def missing(self, seat: i64, arm: i64) -> i64:
        """How many of the arms from this one on the hand has no card of, so that a joker must stand in."""
        n: i64 = 0
        for later in range(arm, i64(ARMS)):
            if self.arm_size(seat, later) == 0:
                n += 1
        return n

    def has_set(self, seat: i64) -> bool:
        """One card of each arm, or jokers for them (SCH-13, SCH-23)."""
        return self.missing(seat, 0) <= self.hand(seat, JOKER)

    def armies_in(self, kinds: vec[i64]) -> i64:
        """The sum of the numbers (SCH-14)."""
        n: i64 = 0
        for i in range(i64(len(kinds))):
            n += self.table.armies(kinds[i])
        return n

    def armies_held(self, seat: i64) -> i64:
        """The value of the army cards in the hand; jokers are none (SCH-58)."""
        n: i64 = 0
        for kind in range(i64(ARMIES)):
            n += self.hand(seat, kind) * self.table.value[kind]
        return n

    # ------------------------------------------------------------------ elimination and victory
    def settle_lands(self) -> None:
        """After every change of land: who has none left is out (SCH-43..45), who has all wins (SCH-11, SCH-R16)."""
        seat = self.active
        for _ in range(self.players):
            if self.v[LANDS + seat] == 0 and self.out & BIT[seat] == 0:
                self.out |= BIT[seat]
                self.tell(E.ELIMINATED, seat, self.active)
                self.leave_game(seat)
            seat = next_seat(seat, self.players)
        if self.owned() == self.v[LANDS + self.active]:
            self.ending |= BY_CONQUEST
            self.tell(E.CONQUERED, self.active)

    def leave_game(self, seat: i64) -> None:
        """The hand goes under the pile (SCH-43), unseen but by option (SCH-R15)."""
        if self.hand_size(seat) == 0:
            return
        if self.table.estate_shown:
            kinds = vec[i64]()
            for kind in range(i64(KINDS)):
                for _ in range(self.hand(seat, kind)):
                    kinds = append(kinds, kind)
            self.tell_list(E.ESTATE, kinds, seat)
            self.show_set(seat, kinds)
            self.cards.put_under(False)
        else:
            self.cards.bury(seat)
        self.forget(seat)
        for kind in range(i64(KINDS)):
            self.v[HAND + seat * KINDS + kind] = 0
        for arm in range(i64(ARMS)):
            self.v[ARM + seat * ARMS + arm] = 0
        self.v[SIZE + seat] = 0

    # [[[cog state("AttackeState") ]]]
    def __init__(self, game: Any, players: i64, table: Table, src: AttackeState | None = None) -> None:
        super().__init__(game, players, src)
        self.table = table
        if src is None:
            self.prepare()
            return
        self.active = src.active
        self.ending = src.ending
        self.round = src.round
        self.first = src.first
        self.out = src.out
        self.victim = src.victim
        self.cards = src.cards.clone()
        self.v = src.v[:]
        self.laid = src.laid[:]
        self.defence = src.defence[:]
        self.paid = src.paid[:]

    def clone(self) -> AttackeState:
        return AttackeState(self.game, self.players, self.table, self)

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, self.active)
        key = bits.mix(key, self.ending)
        key = bits.mix(key, self.round)
        key = bits.mix(key, self.first)
        key = bits.mix(key, self.out)
        key = bits.mix(key, self.victim)
        key = self.cards.mixed(key)
        key = bits.mix_all(key, self.v)
        key = bits.mix_all(key, self.laid)
        key = bits.mix_all(key, self.defence)
        return bits.mix_all(key, self.paid)

    def same(self, other: State) -> bool:
        return (
            isinstance(other, AttackeState)
            and self.active == other.active
            and self.ending == other.ending
            and self.round == other.round
            and self.first == other.first
            and self.out == other.out
            and self.victim == other.victim
            and self.cards.same(other.cards)
            and bits.equal(self.v, other.v)
            and bits.equal(self.laid, other.laid)
            and bits.equal(self.defence, other.defence)
            and bits.equal(self.paid, other.paid)
        )

    # [[[end]]]
