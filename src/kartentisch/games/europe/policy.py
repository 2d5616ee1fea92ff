"""What an action is worth to the greedy bot, question by question; the plan behind it is in `plans`."""

from __future__ import annotations

from kartentisch.games.europe import moves, plans
from kartentisch.games.europe.actions import (
    AA_GUN,
    ACCEPT,
    ARMOR,
    ARTILLERY,
    BATTLESHIP,
    BOARD,
    BOMBER,
    BUY,
    CARRIER,
    DESTROYER,
    FIGHTER,
    FINISH,
    GERMANY,
    INFANTRY,
    KINDS,
    LOSE,
    PRESS,
    SHARES,
    SPLIT,
    STAY,
    SUBMARINE,
    TRANSPORT,
    TRANSPORTS,
    UK,
    USA,
    USSR,
)  # fmt: skip
from kartentisch.games.europe.orders import Orders
from kartentisch.games.europe.plans import NOWHERE, Plan
from kartentisch.games.europe.state import F_AT, FLIGHT, NONE, T_A, T_B, T_LEFT, T_POWER, EuropeState
from kartentisch.games.europe.table import packed
from kartentisch.games.europe.transports import cargo_power, row_at

BADLY = -10.0
# what each power would have most of: kind -> weight
TASTES: dict[int, dict[int, float]] = {
    GERMANY: {INFANTRY: 5, ARTILLERY: 1.5, ARMOR: 3, FIGHTER: 0.5},
    USSR: {INFANTRY: 6, ARTILLERY: 2, ARMOR: 2},
    UK: {INFANTRY: 3, TRANSPORT: 1.2, ARMOR: 1, ARTILLERY: 1, FIGHTER: 0.7, DESTROYER: 0.4},
    USA: {INFANTRY: 3, TRANSPORT: 2, ARTILLERY: 1, ARMOR: 1.5, DESTROYER: 0.5, FIGHTER: 0.5},
}
_last: tuple[int, Plan] | None = None


def plan_of(s: EuropeState) -> Plan:
    """The plan for this moment; one decision asks for it many times."""
    global _last
    key = s.key()
    if _last is None or _last[0] != key:
        _last = (key, plans.make(s))
    return _last[1]


def rate(s: EuropeState, action: int, seat: int) -> float:
    """On no particular scale: the best of a moment is what counts."""
    question = s.where()
    if question == "CombatMove.order":
        return attack(s, action)
    if question == "NonCombat.order":
        return march(s, action)
    if question == "Purchase.buy":
        return buy(s, action)
    if question in ("Placement.place", "Advance.place"):
        return place(s, action)
    if question.startswith("Split."):
        return split(s, action)
    if question.startswith("Losses."):
        return lose(s, action)
    if question in ("LandBattle.order", "SeaBattle.order"):
        return press(s, action)
    return 1.0 if action in (FINISH, STAY) else 0.0


# ------------------------------------------------------------------ money
def split(s: EuropeState, action: int) -> float:
    """The advance goes to the Soviet Union; of the bill whoever has most pays most."""
    if action < SPLIT:
        return 1.0 if action == ACCEPT else 0.0
    ussr, uk = (action - SPLIT) // SHARES, (action - SPLIT) % SHARES
    return float(ussr) if s.round == 0 else -float(ussr + uk)


def buy(s: EuropeState, action: int) -> float:
    """Whatever there is too little of in the box, by the taste of the power."""
    if action == FINISH:
        return 0.0
    kind = action - BUY
    taste = TASTES[int(s.power)].get(kind, 0.0)
    if not taste:
        return BADLY
    spent = int(s.bought[kind] * s.table.cost[kind]) + 1
    return taste * 10 / spent


def place(s: EuropeState, action: int) -> float:
    """Land units where the front is near; ships beside ships.  The advance is saved."""
    if action == FINISH:
        return 0.0
    t = s.table
    kind, space = (action - t.place()) // t.spaces, (action - t.place()) % t.spaces
    if s.round == 0:
        front = plans.steps_to(s, [x for x in range(int(t.lands)) if s.hostile_land(x)], 0, int(t.lands))
        return 1.0 if kind == INFANTRY and front[space] == 1 else BADLY
    if kind < TRANSPORT:
        return 10.0 - plan_of(s).front[space]
    return 1.0 + 0.1 * int(s.count(space, s.power, TRANSPORT)) - (2.0 if s.hostile_sea(space) else 0.0)


# ------------------------------------------------------------------ movement
def attack(s: EuropeState, action: int) -> float:
    t, plan, orders = s.table, plan_of(s), s.top
    assert isinstance(orders, Orders)
    if action == FINISH:
        return 0.0
    if BOARD <= action < BOARD + TRANSPORTS:
        return landing(s, plan, int(orders.picked), action - BOARD)
    if t.pick() <= action < t.battle():
        return 0.9 * best_attack(s, plan, action - int(t.pick()))
    if t.send() <= action < t.raid():
        kind, to = (action - t.send()) // t.spaces, (action - t.send()) % t.spaces
        return order(s, plan, int(orders.picked), int(kind), int(to))
    if t.raid() <= action < t.ferry():
        return 0.3 if action < t.raid(1) else 0.2
    if t.unload() <= action < t.place():
        return plan.wants.get(int((action - t.unload()) % t.spaces), BADLY) + 1
    return BADLY


def order(s: EuropeState, plan: Plan, start: int, kind: int, to: int) -> float:
    """One unit into an attack: cheap ones first, and a land beside the enemy is not left empty."""
    want = plan.wants.get(to, 0.0)
    if want <= 0 or (kind == TRANSPORT):
        return BADLY
    t = s.table
    if kind < FIGHTER:
        last = plans.stack(s, start, int(s.row(start, s.power)))
        keep = 4 if start == t.capital[s.power] else 1
        if sum(n for other, n in last if other < AA_GUN) <= keep:
            return BADLY
        if not s.enemies_at(to) and kind == ARMOR:
            want += 0.3
    elif start >= t.lands and to >= t.lands and not s.enemies_at(to) and kind != SUBMARINE:
        want -= 1
    return want - 0.02 * int(t.cost[kind])


def best_attack(s: EuropeState, plan: Plan, start: int) -> float:
    """The best that the units of a space could do."""
    t, best = s.table, BADLY
    row = int(s.row(start, s.power)) - int(s.spent[start])
    for kind, _ in plans.stack(s, start, row):
        if kind in (FIGHTER, BOMBER):
            reach = [x for x in plan.wants if t.flight(start, x) <= t.steps[kind] // 2 and s.enemies_at(x)]
        else:
            reach = plans.neighbours(s, start)
        best = max([best, *(order(s, plan, start, kind, to) for to in reach)])
    if start >= t.lands:
        best = max([best, *(landing(s, plan, start, place) for place in range(8))])
    return best


def landing(s: EuropeState, plan: Plan, zone: int, place: int) -> float:
    """What the cargo of a transport could take."""
    row = row_at(s, zone, place)
    if row == NONE or not s.ships[row + T_A] or cargo_power(s.ships[row + T_A]) != s.power:
        return BADLY
    shore = int(s.table.near_land[zone])
    return max([BADLY, *(want for space, want in plan.wants.items() if space < s.table.lands and shore >> space & 1)])


def march(s: EuropeState, action: int) -> float:
    t, plan, orders = s.table, plan_of(s), s.top
    assert isinstance(orders, Orders)
    if action == FINISH:
        return 0.0
    here = int(orders.picked)
    if BOARD <= action < BOARD + TRANSPORTS:
        return shipping(s, plan, here, action - BOARD) - 0.1
    if t.pick() <= action < t.battle():
        return 0.9 * best_march(s, plan, action - int(t.pick()))
    if t.send() <= action < t.raid():
        return step(s, plan, here, int((action - t.send()) // t.spaces), int((action - t.send()) % t.spaces))
    if t.load() <= action < t.unload():
        land = int((action - t.load()) % t.spaces)
        return 2.0 if plan.front[land] == NOWHERE and action < t.load(AA_GUN) else BADLY
    if t.unload() <= action < t.place():
        land = int((action - t.unload()) % t.spaces)
        return 2.5 if plan.front[land] <= 3 else BADLY
    return BADLY


def step(s: EuropeState, plan: Plan, here: int, kind: int, to: int) -> float:
    t, lands = s.table, int(s.table.lands)
    if kind in (FIGHTER, BOMBER):
        if not any_flying(s, here):
            return BADLY
        guarded = 0 if to >= lands else min(5, sum(n for _, n in plans.stack(s, to, int(s.row(to, s.power)))))
        return 3.0 + 0.3 * guarded
    if kind == AA_GUN:
        return BADLY
    if kind < FIGHTER:
        keep = 3 if here == t.capital[s.power] else 1
        troops = sum(n for other, n in plans.stack(s, here, int(s.row(here, s.power))) if other < AA_GUN)
        if troops <= keep or plan.front[here] <= plan.front[to]:
            return BADLY
        return 1.0
    if kind == TRANSPORT:
        row = row_at(s, here, int(getattr(s.top, "ship", NONE)))
        field = plan.shores if row != NONE and s.ships[row + T_A] else plan.ports
        return 1.0 if field[to - lands] < field[here - lands] else BADLY
    closer = plan.sea[here - lands] - plan.sea[to - lands]
    return 0.6 if closer > 0 and kind in (SUBMARINE, DESTROYER, CARRIER, BATTLESHIP) else BADLY


def any_flying(s: EuropeState, space: int) -> bool:
    return any(int(s.flights[row + F_AT]) == space for row in range(0, len(s.flights), FLIGHT))


def best_march(s: EuropeState, plan: Plan, here: int) -> float:
    best = 4.0 if any_flying(s, here) else BADLY
    row = int(s.row(here, s.power)) - int(s.spent[here])
    for kind, _ in plans.stack(s, here, row):
        if kind not in (FIGHTER, BOMBER, TRANSPORT):
            near = [to for to in plans.neighbours(s, here) if here >= s.table.lands or s.friendly_land(to)]
            near = [to for to in near if to < s.table.lands or moves.waters_open(s, to)]
            best = max([best, *(step(s, plan, here, kind, to) for to in near)])
    if here >= s.table.lands:
        best = max([best, *(shipping(s, plan, here, place) for place in range(8))])
    return best


def shipping(s: EuropeState, plan: Plan, zone: int, place: int) -> float:
    """What a transport could do: load at home, sail on, unload where the front is near."""
    row, t = row_at(s, zone, place), s.table
    if row == NONE or s.ships[row + T_POWER] != s.power or s.hostile_sea(zone):
        return BADLY
    loaded = bool(s.ships[row + T_A])
    shore = [land for land in range(int(t.lands)) if int(t.near_land[zone]) >> land & 1]
    if loaded and any(s.friendly_land(land) and plan.front[land] <= 3 for land in shore):
        return 2.5
    waiting = [land for land in shore if plan.front[land] == NOWHERE and moves.whole(s, land, INFANTRY)]
    if waiting and not s.ships[row + T_B] and s.row(waiting[0], s.power):
        return 2.0
    field = plan.shores if loaded else plan.ports
    near = [to for to in plans.neighbours(s, zone) if moves.waters_open(s, to)]
    lands = int(t.lands)
    sails = s.ships[row + T_LEFT] > 0 and any(field[to - lands] < field[zone - lands] for to in near)
    return 1.0 if sails else BADLY


# ------------------------------------------------------------------ battles
def press(s: EuropeState, action: int) -> float:
    """On while the odds are even at least."""
    if action == PRESS:
        space = int(s.fighting)
        return 0.5 if plans.committed(s, space).over(plans.defence(s, space)) > 0.8 else -0.5
    return 0.0


def lose(s: EuropeState, action: int) -> float:
    """The cheapest first; a battleship takes its first hit for nothing."""
    if not LOSE <= action < LOSE + 4 * KINDS:
        return 0.0
    power, kind = (action - LOSE) // KINDS, (action - LOSE) % KINDS
    zone = int(s.fighting) - int(s.table.lands)
    if kind == BATTLESHIP and zone >= 0 and packed(s.hurt[zone], power) < s.count(s.fighting, power, BATTLESHIP):
        return 1.0
    return -float(s.table.cost[kind])
