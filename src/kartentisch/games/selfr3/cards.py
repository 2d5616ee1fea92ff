"""Officer cards: when one may be played, what it costs, and what it does.  Compiled by mypyc.

The rules of the table meet the cards here only: `refused` says why a seat may not play a card now, `play` plays it,
`taken_over` and `end_of_turn` see to what cards have announced, `victory_points` counts at the end, `could_react` and
`could_play_late` say by public facts alone who is asked.  A card that needs no answer happens in `happen`; one that does
calls a procedure of its deck's module, which removes units by `losses.Losses` and then looks at the place by
`losses.settle`.  An attack goes from `s.source` onto `s.aim`; what a reaction has changed, `Attack.throw` sees for itself:
a truce, an empty territory, too few attackers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kartentisch.engine.bits import BIT
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import ABC, CARDS, OFFICERS
from kartentisch.games.selfr3.decks import (
    EXTRA_AB_ZUG,
    GETARNTE_EINHEITEN_LAND,
    GETARNTE_EINHEITEN_LUFT,
    GETARNTE_EINHEITEN_WASSER,
    WAFFENSTILLSTAND,
)  # fmt: skip
from kartentisch.games.selfr3.state import (
    ATTACKS,
    FREE,
    LATE,
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

POINTS: Final = 3  # of a card of victory points (R2-75)
HIDDEN: Final = 3  # armies (R2-93)


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
    return NONE if is_useful(s, seat, card) else E.NO_USE


def wrong_moment(s: SelfR3State, seat: i64, card: i64) -> i64:
    """Why this is not the moment of the card (R2-78..81); NONE if it is."""
    timing = s.table.timing[card]
    if s.doomsday:
        return NONE if s.table.deck[card] == ABC else E.WRONG_MOMENT
    if timing == BEFORE_ATTACKS:
        return NONE if seat == s.active and s.phase < ATTACKS else E.WRONG_MOMENT
    if timing == END_OF_TURN:
        return NONE if seat == s.active and s.phase == LATE else E.FIRST_MOVE_FIRST
    if timing == END_OF_GAME or seat == s.active or s.aim == NONE:
        return E.WRONG_MOMENT
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
    for card in range(i64(CARDS)):
        if s.table.deck[card] == deck and s.unseen(card) > 0 and s.table.cost[card] <= s.money(seat):
            timing = s.table.timing[card]
            fits = timing == ON_ANY_ATTACK or (timing == ON_OWN_ATTACK and s.owner[s.aim] == seat)
            if fits and is_of_kind(s, card) and is_useful(s, seat, card):
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
def is_useful(s: SelfR3State, seat: i64, card: i64) -> bool:
    """Whether the card could do anything here; public facts only."""
    if card in (GETARNTE_EINHEITEN_LAND, GETARNTE_EINHEITEN_WASSER, GETARNTE_EINHEITEN_LUFT):
        return s.owner[s.aim] != FREE  # R2-R16
    return card in (EXTRA_AB_ZUG, WAFFENSTILLSTAND)


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
    if card in (GETARNTE_EINHEITEN_LAND, GETARNTE_EINHEITEN_WASSER, GETARNTE_EINHEITEN_LUFT):
        s.armies[s.aim] += HIDDEN
        s.tell(E.HIDDEN, s.owner[s.aim], s.aim, HIDDEN)
    elif card == EXTRA_AB_ZUG:
        s.moves += 1
    elif card == WAFFENSTILLSTAND:
        s.truce |= BIT[seat]  # `Attack.throw` looks at it (R2-127, R2-128)


# ------------------------------------------------------------------ what cards have announced
def taken_over(s: SelfR3State, seat: i64, region: i64) -> None:
    """A seat has come to own a territory: what was waiting for that happens (R2-96)."""


def end_of_turn(s: SelfR3State) -> None:
    """What was promised for the end of the turn; then the notes of the turn are wiped out (R2-152..154)."""
    s.truce = 0
    s.blackout = 0
    s.landings = 0
    s.wealth = 0
    s.monopoly = 0


def victory_points(s: SelfR3State, seat: i64) -> i64:
    """What the seat's cards of victory points are worth at the end of the game (R2-75, R2-151)."""
    return 0
