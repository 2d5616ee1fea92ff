"""What an action is worth to the greedy bot, question by question.

The phases of an own turn are planned as a whole (`bot/`): the plan knows for every position
on its way what comes next.  What happens in battles is decided as it comes.  Compiled by mypyc.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.games.europe.actions import (
    ACCEPT,
    BATTLESHIP,
    BOMBARD,
    BOMBER,
    CALL_OFF,
    DESTROYER,
    DIVE,
    DOWN,
    FIGHTER,
    FINISH,
    GERMANY,
    INTERCEPT,
    KINDS,
    LOSE,
    PRESS,
    SHARES,
    SINK,
    SPLIT,
    STAY,
    TRANSPORT,
    UK,
)  # fmt: skip
from kartentisch.games.europe.bot import assaults, marches, placing, shopping
from kartentisch.games.europe.bot.manner import (
    ALLIES,
    ALLIES_LAST,
    ALLIES_SHORT,
    AXIS,
    AXIS_LAST,
    AXIS_SHORT,
    BATTLES,
    MARCHES,
    PURCHASES,
    USUAL,
    Manner,
)  # fmt: skip
from kartentisch.games.europe.bot.strength import (
    BOMBERS,
    FIGHTERS,
    SUBMARINES,
    TRANSPORTS,
    Clash,
    bombers_at_sea,
    clash,
    ground,
    land_attack,
    land_defence,
    one_more,
    sea_attack,
    sea_defence,
    size,
)
from kartentisch.games.europe.bot.threats import Scene
from kartentisch.games.europe.state import (
    F_AT,
    F_COUNT,
    F_KIND,
    F_ROLE,
    FLIGHT,
    RAID,
    SHIP,
    STRIKE,
    T_A,
    T_B,
    T_FLAGS,
    T_TARGET,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.table import packed
from kartentisch.games.europe.transports import row_at

PLANS: dict[str, Callable[[EuropeState, Manner], dict[int, int]]] = {
    "CombatMove.order": assaults.plan,
    "NonCombat.order": marches.plan,
    "Purchase.buy": shopping.plan,
    "Placement.place": placing.plan,
    "Advance.place": placing.plan_advance,
}
MANNERS: dict[str, list[Manner]] = {  # beside the usual one
    "CombatMove.order": BATTLES,
    "NonCombat.order": MARCHES,
    "Purchase.buy": PURCHASES,
}
REMEMBERED = 20_000  # positions
SHORT = 3  # rounds: in a game of no more all of them are as the last


class Policy:
    """Everybody's answers by the manners of the sides."""

    def __init__(
        self,
        axis: Manner,
        allies: Manner,
        axis_last: Manner,
        allies_last: Manner,
        axis_short: Manner,
        allies_short: Manner,
    ) -> None:
        """`..._last`: in the last round, where incomes are compared after it; `..._short`: in a game of few rounds."""
        self.axis = axis
        self.allies = allies
        self.axis_last = axis_last
        self.allies_last = allies_last
        self.axis_short = axis_short
        self.allies_short = allies_short
        self.routes: dict[int, int] = {}  # position -> what its plan says; a plan is made once and then followed

    def __call__(self, s: EuropeState, actions: Any, seat: int) -> vec[float]:
        """On no particular scale: the best of a moment is what counts."""
        question = s.where()
        legal: vec[i64] = actions  # as an argument it would never be freed
        if question in PLANS:
            best = i64(self.planned(s, question))
            worths = vec[float]([0.0] * len(legal))
            for i in range(i64(len(legal))):
                if legal[i] == best:
                    worths[i] = 1.0
            return worths
        manner = self.manner(s)
        return vec[float]([judged(s, question, int(action), seat, manner) for action in legal])

    def manner(self, s: EuropeState) -> Manner:
        """Of the power whose turn it is."""
        if 0 < s.table.round_limit <= SHORT:
            return self.axis_short if s.power == GERMANY else self.allies_short
        if s.table.round_limit > 0 and s.round >= s.table.round_limit:
            return self.axis_last if s.power == GERMANY else self.allies_last
        return self.axis if s.power == GERMANY else self.allies

    def planned(self, s: EuropeState, question: str) -> int:
        """What the plan of this phase does next."""
        key = s.key()
        action = self.routes.get(key)
        if action is None or not s.is_legal(action):
            if len(self.routes) > REMEMBERED:
                self.routes.clear()
            self.routes.update(PLANS[question](s, self.manner(s)))
            action = self.routes.setdefault(key, FINISH)
        return action


USUALLY = Policy(USUAL, USUAL, USUAL, USUAL, USUAL, USUAL)
KEEN = Policy(AXIS, ALLIES, AXIS_LAST, ALLIES_LAST, AXIS_SHORT, ALLIES_SHORT)


def rates(s: EuropeState, actions: Any, seat: int) -> vec[float]:
    """As everybody plays usually."""
    return USUALLY(s, actions, seat)


def judged(s: EuropeState, question: str, action: int, seat: int, manner: Manner) -> float:
    """What an answer to a question is worth that no plan answers."""
    if question.startswith("Split."):
        return split(s, action, seat)
    if question.startswith("Losses."):
        return lose(s, action)
    if question in ("LandBattle.order", "LandBattle.land", "SeaBattle.order"):
        return press(s, action, manner)
    if question in ("SeaBattle.dived", "SeaBattle.down"):
        return dive(s, action, question)
    if question == "Raid.intercept":
        return intercept(s, action)
    if question in ("Homeward.choose", "NewDeck.choose"):
        return refuge(s, action)
    if question == "LandBattle.aim":
        return float(action >= BOMBARD)
    return 1.0 if action in (FINISH, STAY) else 0.0


def plans(s: EuropeState) -> list[list[int]]:
    """Whole plans of this phase, from here on, the usual one first."""
    question = s.where()
    found: list[list[int]] = []
    for manner in [USUAL, *(one for one in MANNERS[question] if one.buys != "fleet" or s.power >= UK)]:
        plan = list(PLANS[question](s, manner).values())
        if plan and plan not in found:
            found.append(plan)
    return found


def row(s: EuropeState, seat: int, policy: Any, questions: frozenset[str]) -> list[int]:
    """What a policy would do until another question is asked; the state goes there."""
    found: list[int] = []
    while s.seat == seat and s.where() in questions:
        legal = s.legal_actions()
        rates = list(policy(s, vec[i64](legal), seat))
        found.append(legal[rates.index(max(rates))])
        s.apply(found[-1], seat)
    return found


def distinct(rows: list[list[int]]) -> list[list[int]]:
    """Each row once, where it came first."""
    return [list(row) for row in dict.fromkeys(tuple(row) for row in rows)]


# ------------------------------------------------------------------ money
def split(s: EuropeState, action: int, seat: int) -> float:
    """The advance goes to the Soviet Union; of the bill it pays least.  Germany sees it the other way round."""
    if action < SPLIT:
        return 1.0 if action == ACCEPT else 0.0
    ussr, uk = (action - SPLIT) // SHARES, (action - SPLIT) % SHARES
    if seat == s.seat_of(GERMANY):
        return float(ussr)
    return float(ussr) if s.round == 0 else -float(2 * ussr + uk)


# ------------------------------------------------------------------ battles
def battle(s: EuropeState, space: int) -> Clash:
    """How the battle stands for the power whose turn it is, its landings and aircraft included."""
    scene = Scene(s)
    at_sea = space >= scene.map.lands
    stack = scene.own(space)
    bombers = 0
    if at_sea:
        stack[TRANSPORTS] = stack[FIGHTERS] = 0.0
        stack[SUBMARINES] -= float(packed(s.dived[space - scene.map.lands], s.power))
    else:
        stack[FIGHTERS] = stack[BOMBERS] = 0.0
    for row in range(0, len(s.flights), FLIGHT):
        if s.flights[row + F_AT] == space and s.flights[row + F_ROLE] == STRIKE:
            n = int(s.flights[row + F_COUNT])
            if s.flights[row + F_KIND] == FIGHTER:
                stack[FIGHTERS] += float(n)
            elif at_sea:
                bombers += n
            else:
                stack[BOMBERS] += float(n)
    if not at_sea:
        for row in range(0, len(s.ships), SHIP):
            if s.ships[row + T_TARGET] == space + 1 and s.ships[row + T_FLAGS] & 3:
                for bit, cargo in ((1, s.ships[row + T_A]), (2, s.ships[row + T_B])):
                    if cargo and s.ships[row + T_FLAGS] & bit:
                        stack[(cargo - 1) % KINDS] += 1.0
        return clash(land_attack(stack), land_defence(scene.enemies(space)))
    return clash(sea_attack(stack).plus(bombers_at_sea(bombers)), sea_defence(scene.enemies(space)))


def press(s: EuropeState, action: int, manner: Manner) -> float:
    """On while it pays; back to where most friends stand."""
    space = int(s.fighting)
    if action == PRESS:
        fight = battle(s, space)
        prize = Scene(s).prize(space, int(s.power)) if space < s.table.lands else 1.0
        return manner.prize * fight.chance * prize + fight.killed - manner.thrift * fight.lost + manner.stubborn
    if action == CALL_OFF:
        return -2.0
    if action == DIVE:
        return -1.0
    return -0.5 + 0.01 * friends_at(s, action)


def friends_at(s: EuropeState, action: int) -> int:
    """Units of the side where a retreat leads."""
    t = s.table
    space = action - t.retreat()
    if not 0 <= space < t.spaces:
        return 0
    return int(min(40.0, size(Scene(s).guard(space))))


def refuge(s: EuropeState, action: int) -> float:
    """Aircraft go where they are safest."""
    if action == STAY:
        return -9.0
    scene, space = Scene(s), int(action - s.table.retreat())
    if not 0 <= space < scene.map.lands:
        return -3.0
    guard = scene.guard(space)
    return scene.risk(space, guard) - scene.risk(space, one_more(guard, FIGHTERS))


def dive(s: EuropeState, action: int, question: str) -> float:
    """A submarine of the defender dives when the battle is lost; one whose fleet withdraws does so, too."""
    if question == "SeaBattle.down":
        return 1.0 if action == DIVE else 0.0
    lost = battle(s, int(s.fighting)).chance > 0.5
    return 1.0 if (action == DIVE) == lost else 0.0


def intercept(s: EuropeState, action: int) -> float:
    """All rise, unless many more escorts come, or the land itself is attacked."""
    land = int(s.fighting)
    escorts = fighters = 0
    for row in range(0, len(s.flights), FLIGHT):
        if s.flights[row + F_AT] == land and s.flights[row + F_ROLE] == RAID and s.flights[row + F_KIND] == FIGHTER:
            escorts += int(s.flights[row + F_COUNT])
    for power in range(4):
        fighters += int(s.count(land, power, FIGHTER)) if (power == GERMANY) != (s.power == GERMANY) else 0
    rise = escorts <= 2 * fighters and s.row(land, s.power) == 0
    return 1.0 if (INTERCEPT <= action < INTERCEPT + 4) == rise else 0.0


def lose(s: EuropeState, action: int) -> float:
    """The cheapest first, of aircraft that defend the bomber, which hardly hits; a battleship takes its first hit for
    nothing; the last one that could take a land falls late."""
    if SINK <= action < DOWN:
        row = row_at(s, s.fighting, action - SINK)
        return -float(bool(s.ships[row + T_A]) + bool(s.ships[row + T_B]))
    if DOWN <= action < BOMBARD:
        return -float(action - DOWN)
    if not LOSE <= action < LOSE + 4 * KINDS:
        return 0.0
    power, kind = (action - LOSE) // KINDS, (action - LOSE) % KINDS
    space, zone = int(s.fighting), int(s.fighting) - int(s.table.lands)
    if kind == BATTLESHIP and zone >= 0 and packed(s.hurt[zone], power) < s.count(s.fighting, power, BATTLESHIP):
        return 1.0
    price = float(s.table.cost[kind])
    if kind == TRANSPORT:
        price -= 0.5  # it hardly fires
    if (power == GERMANY) != (s.power == GERMANY) and kind in (FIGHTER, BOMBER):
        price = float(s.table.cost[DESTROYER]) + (0.5 if kind == FIGHTER else -0.5)
    if power == s.power and kind < FIGHTER and zone < 0:
        scene = Scene(s)
        if ground(scene.own(space)) <= 1.0:
            price += 0.7 * scene.prize(space, power)
    return -price
