"""Rulebook "Das Spiel" and "Spielablauf": rounds, turns and what belongs into one.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import CARDS, DRAW, FINISH, OFFICERS, PLAY
from kartentisch.games.selfr3.aims import list_sources
from kartentisch.games.selfr3.attack import Attack
from kartentisch.games.selfr3.bidding import Bidding
from kartentisch.games.selfr3.cards import could_play_late, end_of_turn, list_cards, play, refused, victory_points
from kartentisch.games.selfr3.dice import CARD
from kartentisch.games.selfr3.moving import Move, list_moves
from kartentisch.games.selfr3.setup import SetUp
from kartentisch.games.selfr3.state import (
    BOUGHT,
    BY_ROUNDS,
    BY_SURVIVOR,
    CARDS_OPEN,
    DECK,
    FIGURES,
    LATE,
    MARKER,
    NONE,
    POOL,
    PURCHASE,
    VICTORY,
    SelfR3State,
)
from kartentisch.games.selfr3.table import CONTINENTS


@mypyc_attr(acyclic=True, free_list_len=1)
class Play(Procedure[SelfR3State]):
    """Set-up, five rounds of bids and turns, and the count (R2-01, R2-11, R2-16, R2-73)."""

    def set_up(self, s: SelfR3State) -> i64:
        s.call(SetUp())
        return self.go(self.ROUND)

    def round(self, s: SelfR3State) -> i64:
        if s.round == s.table.rounds:
            s.ending |= BY_ROUNDS
            s.tell(E.END_ROUNDS)
            return self.go(self.COUNT)
        s.round += 1
        s.tell(E.ROUND, s.round)
        s.call(Bidding())
        return self.go(self.FIRST)

    def first(self, s: SelfR3State) -> i64:
        s.active = s.v[MARKER]
        return self.go(self.TURN)

    def turn(self, s: SelfR3State) -> i64:
        s.call(Turn())
        return self.go(self.NEXT)

    def next(self, s: SelfR3State) -> i64:
        """The next marker whose seat is in play; behind the last one the round is over (R2-16, R2-R25)."""
        if s.ending != 0:
            return self.go(self.COUNT)
        for place in range(s.place_of(s.active) + 1, s.players):
            seat = s.v[MARKER + place]
            if seat >= 0 and s.is_alive(seat):
                s.active = seat
                return self.go(self.TURN)
        return self.go(self.ROUND)

    def count(self, s: SelfR3State) -> i64:
        """Territories, continents and cards of victory points (R2-73..77); or one seat alone is left (R2-R25)."""
        if s.ending & BY_SURVIVOR:
            s.tell(E.END_SURVIVOR, bits.lowest_bit(s.alive))
        for seat in range(s.players):
            if s.is_alive(seat):
                s.v[VICTORY + seat] = victory_points(s, seat)
                s.tell(E.SCORED, seat, s.held(seat), s.bonus(seat), s.v[VICTORY + seat])
        return DONE

    # [[[cog procedure("Play") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("set_up", "round", "first", "turn", "next", "count")
    SET_UP: Final = 0
    ROUND: Final = 1
    FIRST: Final = 2
    TURN: Final = 3
    NEXT: Final = 4
    COUNT: Final = 5

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.SET_UP:
            return self.set_up(s)
        if self.at == self.ROUND:
            return self.round(s)
        if self.at == self.FIRST:
            return self.first(s)
        if self.at == self.TURN:
            return self.turn(s)
        if self.at == self.NEXT:
            return self.next(s)
        return self.count(s)

    def copy(self) -> Play:
        p = Play()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 4273697156)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Play)

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Procedure[SelfR3State]):
    """Income, armies, recruits; then purchases, cards, attacks, and the AB move, in this order (R2-17)."""

    def begin(self, s: SelfR3State) -> i64:
        s.turn += 1
        s.phase = FIGURES
        s.moves = 1
        for deck in range(i64(OFFICERS)):
            s.v[BOUGHT + deck] = 0
        s.tell(E.TURN, s.active, s.turn)
        return self.income(s)

    def income(self, s: SelfR3State) -> i64:
        """As many armies as coins (R2-18..28)."""
        seat = s.active
        continents = s.continents(seat)
        for i in range(i64(CONTINENTS)):
            if continents & BIT[i]:
                s.tell(E.CONTINENT, seat, i, s.table.bonus[i])
        income = s.income(seat)
        s.v[POOL + seat] = income
        s.pay(seat, -income)
        s.tell(E.INCOME, seat, income)
        if self.open_earth(s) == 0 and self.open_moon(s) == 0:
            s.v[POOL + seat] = 0
            s.tell(E.ARMIES_LAPSED, seat, income)
            return self.recruit(s)
        return self.ask(s, seat, self.PLACE)

    def place(self, s: SelfR3State, answer: i64) -> i64:
        """One of the armies goes onto an own territory (R2-29, R2-30)."""
        region = answer - s.table.place()
        s.armies[region] += 1
        s.v[POOL + s.active] -= 1
        s.tell(E.PLACED, s.active, region)
        return self.ask(s, s.active, self.PLACE) if s.v[POOL + s.active] > 0 else self.recruit(s)

    def recruit(self, s: SelfR3State) -> i64:
        """Each station brings an army into its land (R2-31); those bought later do not (R2-32)."""
        stations = s.stations & s.earth(s.active)
        for region in range(s.table.waters):
            if stations & BIT[region]:
                s.armies[region] += 1
                s.tell(E.RECRUITED, s.active, region)
        return self.go_on(s)

    def go_on(self, s: SelfR3State) -> i64:
        return self.ask(s, s.active, self.ACT)

    # ------------------------------------------------------------------ purchases, cards, attacks
    def act(self, s: SelfR3State, answer: i64) -> i64:
        """Whatever comes later in a turn ends what came before it (R2-17)."""
        table, seat = s.table, s.active
        if answer == FINISH:
            return self.go(self.END)
        if DRAW <= answer < PLAY:
            s.phase = PURCHASE
            s.pay(seat, table.card_cost)
            s.v[BOUGHT + answer - DRAW] += 1
            s.call(CardDraw(seat, answer - DRAW))
        elif answer < table.claim():
            s.phase = CARDS_OPEN
            play(s, seat, answer - PLAY)
        elif answer >= table.post():
            self.buy_officer(s, (answer - table.post()) // table.regions, (answer - table.post()) % table.regions)
        elif answer < table.attack():
            self.buy_station(s, answer - table.station())
        elif answer < table.move():
            s.source = answer - table.attack()
            s.call(Attack())
        else:
            return self.move(s, answer)
        return self.go(self.ACTED)

    def acted(self, s: SelfR3State) -> i64:
        if s.ending != 0 or not s.is_alive(s.active):
            return self.go(self.END)
        return self.go_on(s)

    def buy_officer(self, s: SelfR3State, officer: i64, region: i64) -> None:
        """R2-39, R2-137."""
        s.pay(s.active, s.table.officer_cost)
        s.set_post(s.active, officer, region)
        s.tell(E.OFFICER_BOUGHT, s.active, officer, region)

    def buy_station(self, s: SelfR3State, region: i64) -> None:
        """R2-48, R2-137."""
        s.pay(s.active, s.table.station_cost)
        s.stations |= BIT[region]
        s.tell(E.STATION_BOUGHT, s.active, region)

    # ------------------------------------------------------------------ the end of the turn
    def move(self, s: SelfR3State, answer: i64) -> i64:
        """The AB move ends the attacks (R2-69)."""
        s.phase = LATE
        s.moves -= 1
        s.call(Move(answer - s.table.move()))
        return self.go(self.MOVED)

    def moved(self, s: SelfR3State) -> i64:
        """Behind it come cards for the end of the turn; asked is who may hold one (R2-81, R2-85)."""
        if s.moves > 0 or could_play_late(s):
            return self.ask(s, s.active, self.LATE)
        return self.go(self.END)

    def late(self, s: SelfR3State, answer: i64) -> i64:
        if answer == FINISH:
            return self.go(self.END)
        if answer < s.table.claim():
            play(s, s.active, answer - PLAY)
            return self.go(self.MOVED)
        return self.move(s, answer)

    def end(self, s: SelfR3State) -> i64:
        end_of_turn(s)
        return DONE

    # ------------------------------------------------------------------ choices
    def open_earth(self, s: SelfR3State) -> i64:
        """Mask of the own lands and waters that armies may be placed in (R2-30)."""
        own = s.earth(s.active)
        return own if s.has_officer(s.active, 2) else own & (BIT[s.table.waters] - 1)

    def open_moon(self, s: SelfR3State) -> i64:
        return s.moon(s.active) if s.has_officer(s.active, 3) else 0

    def actions(self, s: SelfR3State) -> i64:
        table, seat = s.table, s.active
        if self.at == self.PLACE:
            n = s.add_each(0, table.place(), self.open_earth(s))
            return s.add_each(n, table.place(table.moon), self.open_moon(s))
        n = s.add(0, FINISH)
        if self.at == self.ACT:
            for deck in range(i64(OFFICERS)):
                if refused_deck(s, seat, deck) == NONE:
                    n = s.add(n, DRAW + deck)
        n = list_cards(s, seat, n)
        if self.at == self.ACT:
            if s.phase == FIGURES and s.money(seat) >= table.station_cost and s.station_count(seat) < table.stations:
                n = s.add_each(n, table.station(), s.earth(seat) & ~s.stations & (BIT[table.waters] - 1))
            n = list_sources(s, seat, n, table.attack())
        if s.moves > 0:
            n = list_moves(s, seat, n, table.move())
        if self.at == self.ACT and s.phase == FIGURES and s.money(seat) >= table.officer_cost:
            for officer in range(i64(OFFICERS)):
                if not s.has_officer(seat, officer):
                    n = s.add_each(n, table.post(officer), s.earth(seat))
                    n = s.add_each(n, table.post(officer, table.moon), s.moon(seat))
        return n

    def why(self, s: SelfR3State, action: i64) -> i64:
        table, seat = s.table, s.active
        if self.at == self.PLACE:
            if table.place() <= action < table.station():
                region = action - table.place()
                return E.NO_ENTRY if s.owner[region] == seat else E.NOT_YOURS
            return E.NOT_NOW
        if PLAY <= action < PLAY + CARDS:
            return refused(s, seat, action - PLAY)
        if table.move() <= action < table.onto():
            return refused_move(s, seat, action - table.move())
        if self.at == self.LATE:
            return E.ATTACKS_OVER if DRAW <= action < PLAY or action >= table.station() else E.NOT_NOW
        if DRAW <= action < PLAY:
            return refused_deck(s, seat, action - DRAW)
        if table.station() <= action < table.attack():
            return refused_station(s, seat, action - table.station())
        if table.attack() <= action < table.move():
            region = action - table.attack()
            if s.owner[region] != seat:
                return E.NOT_YOURS
            return E.TOO_FEW if s.units(region) < 2 else E.NO_TARGET
        if action >= table.post():
            officer = (action - table.post()) // table.regions
            if s.phase != FIGURES:
                return E.FIGURES_FIRST
            if s.has_officer(seat, officer):
                return E.OFFICER_STANDS
            return E.TOO_DEAR if s.money(seat) < table.officer_cost else E.NOT_YOURS
        return E.NOT_NOW

    # [[[cog procedure("Turn") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "place", "act", "acted", "moved", "late", "end")
    BEGIN: Final = 0
    PLACE: Final = 1
    ACT: Final = 2
    ACTED: Final = 3
    MOVED: Final = 4
    LATE: Final = 5
    END: Final = 6

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.PLACE:
            return self.place(s, answer)
        if self.at == self.ACT:
            return self.act(s, answer)
        if self.at == self.LATE:
            return self.late(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.ACTED:
            return self.acted(s)
        if self.at == self.MOVED:
            return self.moved(s)
        return self.end(s)

    def copy(self) -> Turn:
        p = Turn()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 2148711033)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Turn)

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class CardDraw(Procedure[SelfR3State]):
    """The bought card, seen by its owner alone (R2-34)."""

    seat: i64
    deck: i64

    def begin(self, s: SelfR3State) -> i64:
        return self.draw(s, CARD, self.DRAWN)

    def drawn(self, s: SelfR3State, answer: i64) -> i64:
        s.take_card(self.seat, answer)
        s.tell(E.DREW, self.seat, self.deck, answer)
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        n: i64 = 0
        for card in range(s.table.first_card[self.deck], s.table.first_card[self.deck + 1]):
            n = s.add_weighted(n, card, s.v[DECK + card])
        return n

    # [[[cog procedure("CardDraw") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "drawn")
    BEGIN: Final = 0
    DRAWN: Final = 1

    def __init__(self, seat: i64 = 0, deck: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.deck = deck

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.DRAWN:
            return self.drawn(s, answer)
        return self.begin(s)

    def copy(self) -> CardDraw:
        p = CardDraw(self.seat, self.deck)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 875425116)
        key = bits.mix(key, self.seat)
        return bits.mix(key, self.deck)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, CardDraw) and self.seat == other.seat and self.deck == other.deck

    # [[[end]]]


def refused_deck(s: SelfR3State, seat: i64, deck: i64) -> i64:
    """Why the seat may not buy a card of the deck now, NONE if it may (R2-33..37)."""
    table = s.table
    if s.phase > PURCHASE:
        return E.CARDS_FIRST
    if s.money(seat) < table.card_cost:
        return E.TOO_DEAR
    if not s.has_officer(seat, deck):
        return E.DECK_CLOSED
    bought: i64 = 0
    for other in range(i64(OFFICERS)):
        if other == deck or not table.limit_by_deck:
            bought += s.v[BOUGHT + other]
    if bought >= table.cards_at_most:
        return E.FOUR_CARDS
    return NONE if s.deck_size(deck) > 0 else E.DECK_EMPTY


def refused_station(s: SelfR3State, seat: i64, region: i64) -> i64:
    """Why the seat may not buy a station for this territory now (R2-48, R2-137)."""
    if s.phase != FIGURES:
        return E.FIGURES_FIRST
    if region >= s.table.waters:
        return E.LAND_ONLY
    if s.owner[region] != seat:
        return E.NOT_YOURS
    if s.has_station(region):
        return E.STATION_STANDS
    return E.TOO_DEAR if s.money(seat) < s.table.station_cost else E.STATIONS_SPENT


def refused_move(s: SelfR3State, seat: i64, region: i64) -> i64:
    """Why no AB move can start there (R2-69, R2-70)."""
    if s.moves == 0:
        return E.MOVED_ALREADY
    if s.owner[region] != seat:
        return E.NOT_YOURS
    return E.TOO_FEW if s.units(region) < (2 if s.table.move_leaves_one else 1) else E.NOT_CONNECTED
