"""Officer cards: when one may be played, what it costs, and what it does.  Compiled by mypyc.

The rules of the table meet the cards here only: `refused` says why a seat may not play a card now, `play` plays it,
`taken_over` and `end_of_turn` see to what cards have announced, `victory_points` counts at the end, `could_react` and
`could_play_late` say by public facts alone who is asked.  A card that needs no answer happens here; one that does calls
a procedure of `tactical`, `units`, `draws` or `bombs`, which removes units by `losses.Losses` and then looks at the
place by `losses.settle`.  An attack goes from `s.source` onto `s.aim`; what a reaction has changed, `Attack.throw` sees
for itself: a truce, an empty territory, too few attackers.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import effects as D
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import ABC, CARDS, FINISH, OFFICERS, PLAY
from kartentisch.games.selfr3.bombs import Bomb, Carpet, ContinentBomb, Sniper, officers_of_others
from kartentisch.games.selfr3.draws import PREMIUM, Descent, Resistance, Wealth, enrich, rise
from kartentisch.games.selfr3.effects import EFFECT, GROUND
from kartentisch.games.selfr3.ground import free_for_station, others_ground, own_ground
from kartentisch.games.selfr3.losses import Losses
from kartentisch.games.selfr3.state import (
    ATTACKS,
    LATE,
    MONEY,
    NONE,
    SelfR3State,
)  # fmt: skip
from kartentisch.games.selfr3.table import (
    BEFORE_ATTACKS,
    END_OF_GAME,
    END_OF_TURN,
    ON_ANY_ATTACK,
    ON_OWN_ATTACK,
)  # fmt: skip
from kartentisch.games.selfr3.tactical import Blackout, Disarmament, Reassignment, Retreat, StationCard, inflation
from kartentisch.games.selfr3.units import PLACES, ExtraUnits, Reinforcement

POINTS: Final = 3  # of a card of victory points (R2-75)
HIDDEN: Final = 3  # armies of hidden units (R2-93)


# ------------------------------------------------------------------ may it be played
def refused(s: SelfR3State, seat: i64, card: i64) -> i64:
    """Why the seat may not play the card now; NONE if it may."""
    if s.hand(seat, card) == 0:
        return E.NO_SUCH_CARD
    moment = wrong_moment(s, seat, card)
    if moment != NONE:
        return moment
    if not s.has_officer(seat, s.table.deck[card]):
        return E.NO_OFFICER_TO_PLAY
    if s.money(seat) < price(s, card):
        return E.COST_TOO_HIGH
    if s.blackout & BIT[seat]:
        return E.BLACKED_OUT
    return no_use(s, seat, card)


def list_cards(s: SelfR3State, seat: i64, n: i64) -> i64:
    """Write every card that the seat may play now."""
    for deck in range(i64(OFFICERS)):
        if s.backs(seat, deck) > 0:
            for card in range(s.table.first_card[deck], s.table.first_card[deck + 1]):
                if s.hand(seat, card) > 0 and refused(s, seat, card) == NONE:
                    n = s.add(n, PLAY + card)
    return n


def wrong_moment(s: SelfR3State, seat: i64, card: i64) -> i64:
    """Why this is not the moment of the card (R2-78..81); NONE if it is."""
    timing = s.table.timing[card]
    if s.doomsday:
        return NONE if s.table.deck[card] == ABC else E.ABC_ONLY
    if timing == BEFORE_ATTACKS:
        return NONE if seat == s.active and s.phase < ATTACKS else E.WRONG_MOMENT
    if timing == END_OF_TURN:
        return NONE if seat == s.active and s.phase == LATE else E.FIRST_MOVE_FIRST
    if timing == END_OF_GAME:
        return E.AT_THE_END
    if seat == s.active or s.aim == NONE:
        return E.ON_AN_ATTACK
    if timing == ON_OWN_ATTACK and s.owner[s.aim] != seat:
        return E.ONLY_ATTACKED
    return NONE if is_of_kind(s, card) else E.OTHER_KIND


def is_of_kind(s: SelfR3State, card: i64) -> bool:
    """A reactive card of a territory's kind needs an attack on that kind; a tactical one does not (R2-79, R2-80)."""
    deck = s.table.deck[card]
    return deck == 0 or deck == s.table.kind(s.aim) + 1


def price(s: SelfR3State, card: i64) -> i64:
    """What playing the card costs now (R2-83, R2-125)."""
    return 0 if s.doomsday else s.table.cost[card]


def could_react(s: SelfR3State, seat: i64) -> bool:
    """Whether by what everybody knows the seat may hold a card that it could play on this attack (R2-R14).

    It looks at backs, officers, money, and at which cards have come up: never at the hand.
    """
    if seat == s.active or not s.is_alive(seat) or s.blackout & BIT[seat]:
        return False
    for deck in range(i64(OFFICERS)):
        if s.backs(seat, deck) > 0 and s.has_officer(seat, deck) and deck_reacts(s, seat, deck):
            return True
    return False


def deck_reacts(s: SelfR3State, seat: i64, deck: i64) -> bool:
    """Whether a card of the deck that has not come up yet fits this attack and the purse of the seat."""
    for card in range(s.table.first_card[deck], s.table.first_card[deck + 1]):
        if s.unseen(card) > 0 and s.table.cost[card] <= s.money(seat):
            timing = s.table.timing[card]
            fits = timing == ON_ANY_ATTACK or (timing == ON_OWN_ATTACK and s.owner[s.aim] == seat)
            if fits and is_of_kind(s, card) and no_use(s, seat, card) == NONE:
                return True
    return False


def could_play_late(s: SelfR3State) -> bool:
    """Whether by what everybody knows the active seat may hold a card for the end of its turn (R2-81)."""
    seat = s.active
    if s.blackout & BIT[seat]:
        return False
    for card in range(i64(CARDS)):
        if s.table.timing[card] == END_OF_TURN and s.unseen(card) > 0 and s.table.cost[card] <= s.money(seat):
            deck = s.table.deck[card]
            if s.backs(seat, deck) > 0 and s.has_officer(seat, deck):
                return True
    return False


# ------------------------------------------------------------------ what each card wants: public facts only
def no_use(s: SelfR3State, seat: i64, card: i64) -> i64:
    """Why the card could do nothing here; NONE if it could do something.  Public facts only."""
    effect = EFFECT[card]
    if effect == D.EXTRA_UNITS or effect == D.REINFORCEMENT:
        own = own_ground(s, seat, GROUND[card])
        if effect == D.REINFORCEMENT and s.table.reinforces_three and count_bits(own) < PLACES:
            return E.THREE_NEEDED
        return NONE if own != 0 else E.NO_OWN_GROUND
    if effect == D.STATION:
        return NONE if free_for_station(s, seat) != 0 else E.NO_STATION_FREE
    if effect == D.HIDDEN_STATION:
        return NONE if free_for_station(s, seat) & BIT[s.aim] else E.NO_STATION_FREE
    if effect == D.RETREAT:
        return NONE if s.held(seat) > 1 and s.units(s.aim) > 0 else E.NOWHERE_TO_RETREAT
    if effect == D.MINEFIELD and s.table.mines_own_kind and s.source != NONE:  # R2-R31
        return NONE if s.table.kind(s.source) == s.table.kind(s.aim) else E.MINE_OF_OTHER_KIND
    if effect == D.CARPET:
        return NONE if others_ground(s, seat, GROUND[card]) != 0 else E.NO_ENEMY_GROUND
    if effect == D.SNIPER:
        return NONE if officers_of_others(s, seat) else E.NO_OFFICER_THERE
    return NONE


# ------------------------------------------------------------------ playing
def play(s: SelfR3State, seat: i64, card: i64) -> None:
    """The seat pays, the card is shown and leaves the game; then what it says happens (R2-37, R2-83)."""
    coins = price(s, card)
    s.pay(seat, coins)
    s.use_card(seat, card)
    s.tell(E.PLAYED, seat, card, coins)
    happen(s, seat, card)


def happen(s: SelfR3State, seat: i64, card: i64) -> None:
    """What the card says; where it needs an answer or chance, it calls a procedure."""
    effect, ground = EFFECT[card], GROUND[card]
    if effect >= D.BOMB:
        bomb(s, seat, effect, ground)
    elif effect <= D.POINTS:
        act(s, seat, effect)
    elif effect == D.EXTRA_UNITS:
        s.call(ExtraUnits(seat, ground))
    elif effect == D.REINFORCEMENT:
        s.call(Reinforcement(seat, ground))
    elif effect == D.BLACKOUT:
        s.call(Blackout(seat))
    elif effect == D.RESISTANCE:
        s.call(Resistance(seat))
    elif effect == D.WEALTH:
        s.call(Wealth(seat))
    elif effect == D.MONOPOLY:
        s.monopoly += 1
    elif effect == D.DESCENT:
        s.call(Descent(seat))
    else:
        react(s, seat, effect)


def act(s: SelfR3State, seat: i64, effect: i64) -> None:
    """Tactical cards (R2-85..91)."""
    if effect == D.EXTRA_MOVE:
        s.moves += 1
        s.tell(E.EXTRA_MOVE, seat)
    elif effect == D.TRUCE:
        s.truce |= BIT[seat]
        s.tell(E.TRUCE, seat, s.active)
    elif effect == D.DISARMAMENT:
        s.call(Disarmament(seat))
    elif effect == D.REASSIGNMENT:
        s.call(Reassignment(seat))
    elif effect == D.STATION:
        s.call(StationCard(seat))
    elif effect == D.INFLATION:
        inflation(s, seat)
    elif effect == D.RETREAT:
        s.call(Retreat(seat, s.aim))


def react(s: SelfR3State, seat: i64, effect: i64) -> None:
    """Answers to an attack that need no answer themselves (R2-93, R2-94, R2-99)."""
    if effect == D.HIDDEN_UNITS:
        s.armies[s.aim] += HIDDEN
        s.tell(E.HIDDEN_UNITS, seat, s.owner[s.aim], s.aim, HIDDEN)
    elif effect == D.HIDDEN_STATION:
        s.stations |= BIT[s.aim]
        s.tell(E.HIDDEN_STATION, seat, s.aim)
    elif effect == D.MINEFIELD:
        loss = (s.units(s.source) + 1) // 2
        s.tell(E.MINED, seat, s.active, s.source, loss)
        s.call(Losses(s.source, loss))


def bomb(s: SelfR3State, seat: i64, effect: i64, ground: i64) -> None:
    """ABC cards (R2-116..126)."""
    if effect == D.BOMB:
        s.call(Bomb(seat, ground))
    elif effect == D.CARPET:
        s.call(Carpet(seat, ground))
    elif effect == D.CONTINENT_BOMB:
        s.call(ContinentBomb(seat, ground))
    elif effect == D.SNIPER:
        s.call(Sniper(seat))
    else:
        s.call(Doomsday(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Doomsday(Procedure[SelfR3State]):
    """From the card's own seat on in turn order, once each: any ABC cards, free (R2-125, R2-R18).

    By option it begins behind that seat, or with the first turn marker of the round.

    Asked is whoever by what everybody knows may hold one and could play it: a back, the officer, no blackout.
    """

    seat: i64
    visitor: i64 = NONE
    visited: i64 = 0  # mask of the seats that have had their turn

    def begin(self, s: SelfR3State) -> i64:
        self.visitor = s.after(self.seat) if s.table.caster_last else self.seat
        if s.table.doomed_by_marker:
            self.visitor = s.first_by_marker()
        return self.call_up(s)

    def call_up(self, s: SelfR3State) -> i64:
        """The visitor, or the next seat that may play, hears that it can."""
        s.doomsday = 1
        while s.ending == 0 and self.visited & BIT[self.visitor] == 0:
            if self.may_play(s, self.visitor):
                s.tell(E.DOOMSDAY, self.seat, self.visitor)
                return self.ask(s, self.visitor, self.CHOOSE)
            self.visited |= BIT[self.visitor]
            self.visitor = s.after(self.visitor)
        s.doomsday = 0
        s.tell(E.DOOMSDAY_OVER, self.seat)
        return DONE

    def visit(self, s: SelfR3State) -> i64:
        """Behind a card: the same seat once more, as long as it may play."""
        if s.ending == 0 and self.may_play(s, self.visitor):
            return self.ask(s, self.visitor, self.CHOOSE)
        return self.call_up(s)

    def choose(self, s: SelfR3State, answer: i64) -> i64:
        if answer == FINISH:
            self.visited |= BIT[self.visitor]
            self.visitor = s.after(self.visitor)
            return self.call_up(s)
        play(s, self.visitor, answer - PLAY)
        return self.go(self.VISIT)

    def may_play(self, s: SelfR3State, seat: i64) -> bool:
        return s.is_alive(seat) and s.blackout & BIT[seat] == 0 and s.backs(seat, ABC) > 0 and s.has_officer(seat, ABC)

    def actions(self, s: SelfR3State) -> i64:
        return list_cards(s, s.seat, s.add(0, FINISH))

    def why(self, s: SelfR3State, action: i64) -> i64:
        return refused(s, s.seat, action - PLAY) if PLAY <= action < PLAY + CARDS else E.NOT_NOW

    # [[[cog procedure("Doomsday") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "visit", "choose")
    BEGIN: Final = 0
    VISIT: Final = 1
    CHOOSE: Final = 2

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat = seat

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.CHOOSE:
            return self.choose(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.visit(s)

    def copy(self) -> Doomsday:
        p = Doomsday(self.seat)
        p.at = self.at
        p.visitor = self.visitor
        p.visited = self.visited
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1314971377)
        key = bits.mix(key, self.seat)
        key = bits.mix(key, self.visitor)
        return bits.mix(key, self.visited)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Doomsday)
            and self.seat == other.seat
            and self.visitor == other.visitor
            and self.visited == other.visited
        )

    # [[[end]]]


# ------------------------------------------------------------------ what cards have announced
def taken_over(s: SelfR3State, seat: i64, region: i64) -> None:
    """A seat has come to own a territory: what was waiting for that happens (R2-96, R2-102)."""
    rise(s, seat, region)
    if seat == s.active:
        enrich(s, seat, region)


def end_of_turn(s: SelfR3State) -> None:
    """What was promised for the end of the turn; then the notes of the turn are wiped out (R2-152..154)."""
    seat = s.active
    for _ in range(s.monopoly):
        if s.moon(seat) == BIT[s.table.regions - s.table.moon] - 1:
            s.v[MONEY + seat] += PREMIUM
            s.tell(E.MONOPOLY, seat, PREMIUM)
        else:
            s.tell(E.MONOPOLY_MISSED, seat)
    for region in range(s.table.waters, s.table.moon):
        if s.wealth & BIT[region]:
            s.tell(E.WEALTH_LAPSED, seat, region)
    s.monopoly = 0
    s.wealth = 0
    s.truce = 0
    s.blackout = 0
    s.landings = 0


def victory_points(s: SelfR3State, seat: i64) -> i64:
    """What the seat's cards of victory points are worth at the end of the game; they are shown (R2-75, R2-151)."""
    total: i64 = 0
    for card in range(i64(CARDS)):
        if s.table.timing[card] == END_OF_GAME and s.has_officer(seat, s.table.deck[card]):
            points = POINTS * s.hand(seat, card)
            if points > 0:
                s.tell(E.POINTS_SHOWN, seat, card, points)
            total += points
    return total
