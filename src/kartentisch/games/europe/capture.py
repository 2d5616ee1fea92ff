"""Rulebook "Übernahme eines Gebietes": lands, capitals and convoy centres change hands.  Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from kartentisch.engine.bits import BIT
from kartentisch.games.europe import events as E
from kartentisch.games.europe.actions import AA_GUN, GERMANY, MIDDLE_EAST, NEUTRAL, POWERS
from kartentisch.games.europe.state import NONE, EuropeState
from kartentisch.games.europe.table import UNIT


def new_owner(s: EuropeState, home: i64) -> i64:
    """Whose a land becomes that the power takes: a freed Ally's own, unless his capital is lost (AAE-79, AAE-80)."""
    if s.power == GERMANY or home == GERMANY:
        return s.power
    if home == MIDDLE_EAST or not s.capital_lost(home):
        return home
    return s.power


def capture_land(s: EuropeState, land: i64) -> None:
    """The power takes or frees a hostile land; a land unit of it has come in (AAE-54, AAE-78)."""
    t = s.table
    before, home = s.owner[land], t.home[land]
    capital = NONE
    for power in range(i64(POWERS)):
        if t.capital[power] == land:
            capital = power
    if capital == home and home != NONE and (home == GERMANY) == (s.power == GERMANY):
        owner = home  # a capital that is freed is its owner's at once (AAE-88)
    else:
        owner = new_owner(s, home)
    s.set_owner(land, owner)
    if owner == MIDDLE_EAST:
        s.tell(E.OIL_FREED, s.power, land, s.oil())
    elif t.oil & BIT[land]:
        s.tell(E.OIL_TAKEN, s.power, land, s.oil())
    elif owner != s.power:
        s.tell(E.LIBERATED, s.power, owner, land, t.value[land])
    elif s.power != GERMANY and home != s.power and home != GERMANY:
        s.tell(E.KEPT_FOR, s.power, home, land, t.value[land])
    else:
        s.tell(E.CAPTURED, s.power, before, land, t.value[land])
    take_guns(s, land)
    if capital == NONE:
        return
    if owner == capital:
        give_back(s, capital)
        if capital == GERMANY:
            s.captor = NONE
        return
    if capital == GERMANY:
        s.captor = s.power
    plunder(s, capital)


def take_guns(s: EuropeState, land: i64) -> None:
    """AA guns change hands with the land, and do not move this turn (AAE-82, AAE-84)."""
    taken: i64 = 0
    for power in range(i64(POWERS)):
        if (power == GERMANY) != (s.power == GERMANY):
            n = s.count(land, power, AA_GUN)
            if n > 0:
                s.add_units(land, power, AA_GUN, -n)
                taken += n
    if taken == 0:
        return
    owner = s.owner[land]
    if owner == MIDDLE_EAST:
        owner = s.power
    s.add_units(land, owner, AA_GUN, taken)
    if owner == s.power:
        s.spent[land] += taken * UNIT[AA_GUN]
    s.tell(E.GUNS_TAKEN, owner, taken, land)


def plunder(s: EuropeState, loser: i64) -> None:
    """All the cash of the power whose capital is taken (AAE-85)."""
    money = s.cash[loser]
    s.cash[s.power] += money
    s.cash[loser] = 0
    s.tell(E.PLUNDERED, s.power, loser, money)


def give_back(s: EuropeState, owner: i64) -> None:
    """The capital is free: Allies return what they held for its owner (AAE-80, AAE-88, AAE-R22)."""
    t = s.table
    for space in range(t.spaces):
        holder = s.owner[space]
        if t.home[space] == owner and holder != owner and (holder == GERMANY) == (owner == GERMANY):
            s.tell(E.GIVEN_BACK, holder, owner, space, t.value[space])
            s.set_owner(space, owner)


def pass_convoy(s: EuropeState, zone: i64) -> None:
    """A warship or submarine of the power is in a zone without enemies: the centre is sunk, or sails again.

    AAE-118, AAE-119, AAE-121, AAE-122, AAE-172: Germany gains nothing; a freed centre is its first owner's, or the
    liberator's while that one's capital is lost (AAE-R22).
    """
    t = s.table
    if t.convoys & BIT[zone - t.lands] == 0 or s.owner[zone] == NEUTRAL:  # AAE-R27
        return
    home = t.home[zone]
    if s.power == GERMANY:
        if s.owner[zone] != GERMANY:
            s.tell(E.CONVOY_SUNK, GERMANY, s.owner[zone], zone, t.value[zone])
            s.set_owner(zone, GERMANY)
    elif s.owner[zone] == GERMANY:
        s.set_owner(zone, s.power if s.capital_lost(home) else home)
        s.tell(E.CONVOY_RESTORED, s.power, s.owner[zone], zone, t.value[zone])


def convoy_in_the_way(s: EuropeState, zone: i64) -> bool:
    """A convoy centre of the other side, into which no ship sails outside combat movement (AAE-127)."""
    t = s.table
    if t.convoys & BIT[zone - t.lands] == 0 or s.owner[zone] == NEUTRAL:
        return False
    return (s.owner[zone] == GERMANY) != (s.power == GERMANY)
