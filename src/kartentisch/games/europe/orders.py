"""Rulebook, sequences 2 and 4: what both movements have in common.

A space is picked, and at sea perhaps a transport in it; then its units get orders, one at a time.  Compiled by mypyc.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import moves, transports
from kartentisch.games.europe.actions import (
    AA_GUN,
    BATTLESHIP,
    BOARD,
    CARRIER,
    GERMANY,
    INFANTRY,
    SUBMARINE,
    TRANSPORT,
    TRANSPORTS,
)  # fmt: skip
from kartentisch.games.europe.state import (
    COMBAT_MOVE,
    NONE,
    SHIP,
    T_A,
    T_B,
    T_LEFT,
    T_POWER,
    T_TARGET,
    T_ZONE,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.table import GUNS


def waiting(s: EuropeState) -> i64:
    """Mask of the zones with transports that may get orders; the spaces are noted (`moves.survey`)."""
    mask, ships = i64(0), s.ships
    for row in range(0, i64(len(ships)), SHIP):
        zone = ships[row + T_ZONE]
        if ships[row + T_POWER] == s.power or (
            (ships[row + T_POWER] == GERMANY) == (s.power == GERMANY)
            and (ships[row + T_A] != 0 or someone_ashore(s, zone))
        ):
            mask |= BIT[zone - s.table.lands]
    return mask


def someone_ashore(s: EuropeState, zone: i64) -> bool:
    """Whether units of the power stand beside the zone that could go aboard an Ally's transport (AAE-107)."""
    return moves.friendly_neighbours(s, zone) & s.restless != 0


@mypyc_attr(acyclic=True)
class Orders(Procedure[EuropeState]):
    """What both kinds of movement have in common: a space is picked, perhaps a transport in it."""

    picked: i64 = NONE  # the space whose units get orders
    ship: i64 = NONE  # the place of the transport that gets orders, among those of the zone
    picks: i64 = 0  # since the last order

    def choose(self, s: EuropeState, answer: i64) -> bool:
        """A space or a transport is picked; False: it was an order."""
        t = s.table
        if BOARD <= answer < BOARD + TRANSPORTS:
            self.ship = answer - BOARD
            self.count_look(s)
            return True
        if t.pick() <= answer < t.battle():
            self.picked = answer - t.pick()
            self.ship = NONE
            self.count_look(s)
            return True
        self.picks = 0
        return False

    def count_look(self, s: EuropeState) -> None:
        """One more answer that changes nothing on the board."""
        self.picks = min(self.picks + 1, i64(moves.MOST_PICKS))
        self.looks(s)

    def sail(self, s: EuropeState, to: i64) -> None:
        """The picked transport sails one zone, and goes on getting orders (AAE-31, AAE-32)."""
        row = transports.row_at(s, self.picked, self.ship)
        left = s.ships[row + T_LEFT] - 1
        s.tell(E.MOVED, s.power, TRANSPORT, self.picked, to)
        if s.hostile_sea(to):
            left = 0
            s.came[to] |= BIT[self.picked - s.table.lands]
        transports.sail(s, row, to, left)
        self.picked = to
        self.ship = transports.place_of(s, row)

    def add_picks(self, s: EuropeState, n: i64) -> i64:
        """Write the transports and spaces that can be picked; who may not finish yet is not limited (AAE-R23)."""
        t = s.table
        self.settle(s)
        if self.picks >= moves.MOST_PICKS and n > 0:
            return n
        lands, zones = s.pick_lands, s.pick_zones
        if self.picked >= t.lands:
            n = transports.listed_ships(s, self.picked, n, BOARD, transports.row_at(s, self.picked, self.ship))
            zones &= ~BIT[self.picked - t.lands]
        elif self.picked != NONE:
            lands &= ~BIT[self.picked]
        return s.add_each(s.add_each(n, t.pick(), lands), t.pick(t.lands), zones)

    def settle(self, s: EuropeState) -> None:
        """Note what can be picked, until the next order."""
        if s.settled:
            return
        moves.survey(s)
        lands, zones = self.more(s)
        s.pick_lands, s.pick_zones = s.leaving_lands | lands, s.leaving_zones | zones
        s.settled = True

    def more(self, s: EuropeState) -> tuple[i64, i64]:
        """Masks of the lands and of the zones where something else may get orders."""
        return 0, waiting(s)

    def add_sailing(self, s: EuropeState, n: i64) -> i64:
        """Write the zones into which the picked transport may sail."""
        row = transports.row_at(s, self.picked, self.ship)
        if row == NONE or s.ships[row + T_POWER] != s.power or s.ships[row + T_LEFT] == 0:
            return n
        return s.add_each(n, s.table.send(TRANSPORT, s.table.lands), moves.open_waters(s, self.picked))

    def add_fleet(self, s: EuropeState, n: i64) -> i64:
        """Write where the picked transport and the other ships of the zone may go."""
        n = self.add_sailing(s, n)
        waters = moves.open_waters(s, self.picked)
        for kind in range(i64(SUBMARINE), i64(BATTLESHIP + 1)):
            n = moves.listed_ships(s, self.picked, n, kind, s.table.send(kind, s.table.lands), waters)
        return n

    def add_ferries(self, s: EuropeState, n: i64) -> i64:
        """Write where a carrier may go with more fighters than must stay aboard."""
        if s.ready(self.picked, CARRIER) == 0:
            return n
        t, waters = s.table, moves.open_waters(s, self.picked)
        for fighters in range(moves.least_aboard(s, self.picked) + 1, i64(3)):
            n = moves.add_carriers(s, self.picked, n, t.ferry(fighters - 1, t.lands), waters, fighters)
        return n

    def add_loads(self, s: EuropeState, n: i64, row: i64, last: i64) -> i64:
        """Write what the transport may take aboard from beside its zone; `last`: the last kind that is listed."""
        lands = moves.friendly_neighbours(s, self.picked)
        for kind in range(i64(INFANTRY), last + 1):
            if transports.has_room(s, row, kind):
                n = add_whole(s, n, s.table.load(kind), lands, kind)
        return n

    def add_unloads(self, s: EuropeState, n: i64, row: i64, last: i64, lands: i64) -> i64:
        """Write what of its cargo may go ashore, and in which of these lands."""
        t = s.table
        for kind in range(i64(INFANTRY), last + 1):
            if transports.cargo_to_land(s, row, kind) != NONE:
                n = s.add_each(n, t.unload(kind), lands & transports.unload_lands(s, row))
        return n

    def steer(self, s: EuropeState, kind: i64, to: i64) -> None:
        """A ship goes one zone, a carrier with the fighters that must stay aboard."""
        if kind == TRANSPORT:
            self.sail(s, to)
        elif kind == CARRIER:
            moves.move_carrier(s, self.picked, to, moves.least_aboard(s, self.picked))
        else:
            moves.move_ship(s, self.picked, kind, to)

    def ferry(self, s: EuropeState, answer: i64) -> None:
        """A carrier goes one zone with so many fighters."""
        order, spaces = answer - s.table.ferry(), s.table.spaces
        moves.move_carrier(s, self.picked, order % spaces, order // spaces + 1)

    def take_aboard(self, s: EuropeState, answer: i64) -> None:
        """The picked transport takes a unit aboard."""
        order, spaces = answer - s.table.load(), s.table.spaces
        kind, land = order // spaces, order % spaces
        s.tell(E.LOADED, s.power, kind, land, self.picked)
        transports.load(s, transports.row_at(s, self.picked, self.ship), kind, land)

    # ------------------------------------------------------------------ refusals
    def why_no_order(self, s: EuropeState, action: i64) -> i64:
        """Why not, as far as it is the same in both movements; raids are looked at before."""
        t = s.table
        if action < t.pick():
            return self.why_not_board(s, action - BOARD) if BOARD <= action < BOARD + TRANSPORTS else E.NOT_NOW
        if action < t.battle():
            return self.why_no_pick(s, action - t.pick())
        if action < t.send() or action >= t.place():
            return E.NOT_NOW
        if self.picked == NONE:
            return E.PICK_FIRST
        if action < t.raid():
            return self.why_not_send(s, (action - t.send()) // t.spaces, (action - t.send()) % t.spaces)
        if action < t.load():
            order = action - t.ferry()
            return moves.why_no_ferry(s, self.picked, order % t.spaces, order // t.spaces + 1)
        row = transports.row_at(s, self.picked, self.ship)
        if row == NONE:
            return why_no_transport(s, self.picked)
        if action < t.unload():
            return why_not_load(s, row, (action - t.load()) // t.spaces, (action - t.load()) % t.spaces)
        return why_not_unload(s, row, (action - t.unload()) // t.spaces, (action - t.unload()) % t.spaces)

    def why_no_pick(self, s: EuropeState, space: i64) -> i64:
        if space == self.picked:
            return E.ALREADY_SO
        self.settle(s)
        lands = s.table.lands
        if s.pick_lands & BIT[space] if space < lands else s.pick_zones & BIT[space - lands]:
            return E.PICKS_SPENT
        row = s.row(space, s.power)
        if row == 0:
            return E.NO_SUCH_UNIT
        if row != s.spent[space]:
            return E.GUNS_DO_NOT_ATTACK
        taken = space < s.table.lands and row & ~GUNS == 0 and s.held & BIT[space] == 0
        return E.CAPTURED_GUN if taken else E.HAS_MOVED

    def why_not_board(self, s: EuropeState, place: i64) -> i64:
        """Why this transport of the zone gets no orders."""
        if self.picked == NONE:
            return E.PICK_FIRST
        row = transports.row_at(s, self.picked, place)
        if row == NONE or (s.ships[row + T_POWER] == GERMANY) != (s.power == GERMANY):
            return E.NO_SUCH_UNIT
        if place == self.ship:
            return E.ALREADY_SO
        return E.SAME_SHIP if transports.first_alike(s, row) != row else E.PICKS_SPENT

    def why_not_send(self, s: EuropeState, kind: i64, to: i64) -> i64:
        if to < s.table.lands and s.table.neutrals & BIT[to]:
            return E.NEUTRAL
        if kind == TRANSPORT:
            row = transports.row_at(s, self.picked, self.ship)
            return why_no_transport(s, self.picked) if row == NONE else why_no_sailing(s, row, to)
        if kind > TRANSPORT:
            return moves.why_no_ship(s, self.picked, kind, to)
        return self.why_not_there(s, kind, to)

    def why_not_there(self, s: EuropeState, kind: i64, to: i64) -> i64:
        """Why a land unit or an aircraft cannot go from the picked space to this one."""
        raise NotImplementedError


# ------------------------------------------------------------------ cargo
def add_whole(s: EuropeState, n: i64, base: i64, lands: i64, kind: i64) -> i64:
    """Write the lands of the mask where a unit of this kind stands that has not moved (AAE-162)."""
    land: i64 = 0
    while lands != 0:
        if lands & 1 and moves.whole(s, land, kind) > 0 and not (kind == AA_GUN and moves.all_guns_moved(s, land)):
            n = s.add(n, base + land)
        lands >>= 1
        land += 1
    return n


def why_no_transport(s: EuropeState, zone: i64) -> i64:
    """Why no transport has the orders: none is chosen yet, or none is there."""
    there = zone >= s.table.lands and s.count_side(zone, TRANSPORT) > 0
    return E.BOARD_FIRST if there else E.NO_SUCH_UNIT


def why_not_load(s: EuropeState, row: i64, kind: i64, land: i64) -> i64:
    if land >= s.table.lands or s.table.near_land[s.ships[row + T_ZONE]] & BIT[land] == 0:
        return E.OUT_OF_REACH
    if s.hostile_sea(s.ships[row + T_ZONE]):
        return E.HOSTILE_ZONE
    if s.count(land, s.power, kind) == 0 or s.hostile_land(land):
        return E.NO_SUCH_UNIT
    if kind == AA_GUN and s.phase == COMBAT_MOVE:
        return E.GUNS_DO_NOT_ATTACK
    if moves.whole(s, land, kind) == 0:
        return E.HAS_MOVED
    if kind == AA_GUN and moves.all_guns_moved(s, land):
        return E.GUN_ONCE
    if not transports.has_room(s, row, kind):
        return E.NO_ROOM_ABOARD
    return E.TRANSPORT_DONE


def why_not_unload(s: EuropeState, row: i64, kind: i64, land: i64) -> i64:
    if land >= s.table.lands or s.table.near_land[s.ships[row + T_ZONE]] & BIT[land] == 0:
        return E.OUT_OF_REACH
    if transports.cargo_to_land(s, row, kind) == NONE:
        if transports.cargo_of(s.power, kind) not in (s.ships[row + T_A], s.ships[row + T_B]):
            return E.NOT_ABOARD
        return E.TRANSPORT_DONE if s.ships[row + T_POWER] == s.power else E.ALLIED_SHIP
    if not transports.may_unload_into(s, row, land):
        return E.ONE_LAND
    if kind == AA_GUN and s.phase == COMBAT_MOVE:
        return E.GUNS_DO_NOT_ATTACK
    if s.phase != COMBAT_MOVE and not s.friendly_land(land):
        return E.HOSTILE_LAND
    return E.HOSTILE_ZONE if s.hostile_sea(s.ships[row + T_ZONE]) else E.ONLY_INTO_BATTLE


def why_no_sailing(s: EuropeState, row: i64, to: i64) -> i64:
    t, zone = s.table, s.ships[row + T_ZONE]
    if s.ships[row + T_POWER] != s.power:
        return E.ALLIED_SHIP
    if to < t.lands or t.near_sea[zone] & BIT[to - t.lands] == 0:
        straits = to >= t.lands and t.near_air_sea[zone] & BIT[to - t.lands] != 0
        return E.STRAITS if straits else E.OUT_OF_REACH
    if s.ships[row + T_TARGET] != 0:
        return E.TRANSPORT_DONE
    return E.HAS_MOVED if s.ships[row + T_LEFT] == 0 else E.HOSTILE_WATERS
