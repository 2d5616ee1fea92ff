"""What an attack would bring, in IPC: of all first parts of an order of units, the best one.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.games.europe.actions import BOMBER, FIGHTER, GERMANY, UK, USA, USSR
from kartentisch.games.europe.bot.manner import Manner
from kartentisch.games.europe.bot.muster import Move, Muster, by_turns
from kartentisch.games.europe.bot.sealift import Lift
from kartentisch.games.europe.bot.strength import (
    BATTLESHIPS,
    BOMBERS,
    CARRIERS,
    DESTROYERS,
    FIGHTERS,
    GUNS,
    LAND_ATTACK,
    LAND_COST,
    SUBMARINES,
    TRANSPORTS,
    Clash,
    Force,
    Stack,
    bombers_at_sea,
    clash,
    ground,
    land_attack,
    land_defence,
    less,
    nobody,
    plus,
    sea_attack,
    sea_defence,
    size,
)
from kartentisch.games.europe.table import FAR, SLOT, SLOTS

GUN_HITS: Final = 1 / 6  # of the aircraft that come to a land with a gun
# how much own losses count: the Allies earn twice as much
THRIFT: Final = {GERMANY: 1.0, USSR: 0.95, UK: 0.75, USA: 0.75}
LEAVING: Final = 0.3  # what is left behind can be mended by moves and purchases
LEAVING_AT_SEA: Final = 0.8  # ships cannot be mended as quickly
COUNTER: Final = 0.6  # how much a stroke back counts
CLOSER: Final = {GERMANY: 1.0, USSR: 0.6, UK: 0.6, USA: 0.6}  # for a land nearer to the enemy's capital
CONVOY: Final = 1.7  # for how many rounds what a convoy brings is counted
DIVING: Final = 0.6  # of submarines that are alone some get away under water
LEAST_CHANCE: Final = 0.5  # below, nothing is tried
LEAST_CHANCE_AT_SEA: Final = 0.55
WALK_IN: Final = 12  # more are never sent where nobody stands
SAIL_IN: Final = 3


class Attack:
    """One battle that could be fought."""

    def __init__(self, target: int, gain: float, moves: list[Move], lifts: list[Lift]) -> None:
        self.target = target
        self.gain = gain
        self.moves = moves
        self.lifts = lifts


class Column:
    """The units that go, which grow by one at a time."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.moves: list[Move] = []
        self.lifts: list[Lift] = []
        self.stack = nobody()
        self.bombers_at_sea = 0.0  # which have no slot there
        self.left: dict[int, Stack] = {}  # space -> what goes from there

    def __len__(self) -> int:
        return len(self.moves) + len(self.lifts)

    def add(self, move: Move, at_sea: bool = False) -> None:
        self.moves.append(move)
        if at_sea and move.kind == BOMBER:
            self.bombers_at_sea += 1.0
        else:
            self.stack[SLOT[move.kind]] += 1.0
        self._leaves(move.start, move.kind)

    def embark(self, lift: Lift) -> None:
        self.lifts.append(lift)
        for kind in lift.aboard:
            self.stack[kind] += 1.0
        for kind, start in lift.takes:
            self.stack[kind] += 1.0
            self._leaves(start, kind)

    def _leaves(self, start: int, kind: int) -> None:
        stack = self.left[start] if start in self.left else nobody()
        stack[SLOT[kind]] += 1.0
        self.left[start] = stack

    def attack(self, gain: float) -> Attack:
        return Attack(self.target, gain, list(self.moves), list(self.lifts))


class Appraisal:
    """Of a position in which some battles may have been chosen already."""

    def __init__(self, muster: Muster, manner: Manner) -> None:
        self.muster, self.scene, self.map = muster, muster.scene, muster.map
        self.thrift = manner.thrift * THRIFT[self.scene.power]
        self.thrift_at_sea = manner.thrift
        self.counter = manner.counter * COUNTER
        self.leaving = manner.leaving
        self.prize = manner.prize
        self.closer = manner.closer * CLOSER[self.scene.power]
        self.convoy = manner.convoys * CONVOY
        self.least = LEAST_CHANCE + manner.least
        self.least_at_sea = LEAST_CHANCE_AT_SEA + manner.least

    # ------------------------------------------------------------------ on land
    def on_land(self, land: int, near: list[Move], planes: list[Move], lifts: list[Lift]) -> Attack | None:
        scene = self.scene
        enemy = scene.enemies(land)
        defence = land_defence(enemy)
        gun = GUN_HITS if enemy[GUNS] > 0.0 else 0.0
        prize = self.prize * scene.prize(land, scene.power)
        closest = min((scene.goal[move.start] for move in near), default=FAR)
        if scene.goal[land] < closest < FAR or lifts:
            prize += self.closer
        column = Column(land)
        best: Attack | None = None
        units: list[Move | Lift] = [*lifts, *by_turns([near, planes], (3, 1))]
        for unit in units:
            if isinstance(unit, Lift):
                column.embark(unit)
            else:
                column.add(unit)
            if not ground(column.stack) > 0.0:
                continue
            force = _under_fire(column.stack, gun)
            fight = clash(force, defence)
            if defence.hits > 0 and fight.chance < self.least:
                continue
            shot_down = gun * sum(LAND_COST[move.kind] for move in column.moves if move.kind in (FIGHTER, BOMBER))
            gain = fight.chance * prize + fight.killed - self.thrift * fight.lost - shot_down
            if gain > (best.gain if best else 0.0):  # dear to compute: only for what may be the best
                gain -= self._stroke_back(land, column.stack, force, fight) + self._weakened(column.left)
                if best is None or gain > best.gain:
                    best = column.attack(gain)
            if defence.hits <= 0 and len(column) > WALK_IN:
                break
        return best

    def _stroke_back(self, land: int, stack: Stack, force: Force, fight: Clash) -> float:
        """What the enemy would gain by attacking what stands there after the battle; the aircraft are gone then."""
        standing = force.hits * (1.0 - fight.lost / force.cost) if force.cost else 0.0
        share = min(1.0, max(0.0, standing - stack[FIGHTERS] - stack[BOMBERS]) / ground(stack))
        more = self.scene.help(land)
        after = vec[float]([stack[0] * share + more, stack[1] * share + more, stack[2] * share, 0.0, 0.0, 0.0])
        return self.counter * self.thrift * fight.chance * self.scene.risk(land, after)

    def _weakened(self, left: dict[int, Stack]) -> float:
        """How much worse the lands stand from which the units come."""
        scene, cost = self.scene, 0.0
        for land, gone in left.items():
            if land >= self.map.lands:
                continue
            guard = less(scene.guard(land), gone)
            if land in self.map.capital:
                guard = plus(guard, scene.coming)
            worse = max(0.0, scene.risk(land, guard) - self.muster.danger[land])
            cost += worse if land in self.map.capital else self.leaving * LEAVING * worse
        return cost

    # ------------------------------------------------------------------ at sea
    def at_sea(self, zone: int) -> Attack | None:
        scene, enemy = self.scene, self.scene.enemies(zone)
        total = size(enemy)
        prize = self.prize * self.convoy * self.map.value[zone] if scene.shut(zone) else 0.0
        if total == 0.0 and prize == 0.0:
            return None
        ships = self.muster.ships(zone)
        alone = total > 0.0 and enemy[SUBMARINES] == total  # which aircraft do not find without a destroyer (AAE-65)
        planes = self.muster.planes(zone) if total > 0.0 else []
        if not ships and (not planes or alone):
            return None
        defence = sea_defence(enemy)
        column = Column(zone)
        best: Attack | None = None
        for move in ships + planes if not ships or prize else by_turns([ships, planes], (1, 1)):
            column.add(move, at_sea=True)
            stack = column.stack
            if alone and stack[DESTROYERS] == 0.0 and stack[FIGHTERS] + column.bombers_at_sea > 0.0:
                continue
            force = sea_attack(stack).plus(bombers_at_sea(column.bombers_at_sea))
            fight = clash(force, defence)
            if total > 0.0 and fight.chance < self.least_at_sea:
                continue
            floats = stack[SUBMARINES] + stack[DESTROYERS] + stack[CARRIERS] + stack[BATTLESHIPS]
            gain = (
                (fight.chance * prize if floats > 0.0 else 0.0)
                + fight.killed * (DIVING if alone else 1.0)
                - self.thrift_at_sea * fight.lost
            )
            if gain > (best.gain if best else 0.0):
                gain -= self._stroke_back_at_sea(zone, stack, force, fight) + self._weakened_at_sea(zone, column.left)
                if best is None or gain > best.gain:
                    best = column.attack(gain)
            if total == 0.0 and len(column) >= SAIL_IN:
                break
        return best

    def _stroke_back_at_sea(self, zone: int, stack: Stack, force: Force, fight: Clash) -> float:
        share = 1.0 - (fight.lost / force.cost if force.cost else 0.0)
        guard = self.scene.guard(zone)
        there = guard[:]
        for slot in range(i64(SLOTS)):
            if slot not in (TRANSPORTS, FIGHTERS):
                there[slot] += stack[slot] * share
        return self.counter * max(0.0, self.scene.sea_risk(zone, there) - self.scene.sea_risk(zone, guard))

    def _weakened_at_sea(self, zone: int, left: dict[int, Stack]) -> float:
        cost = 0.0
        for start, gone in left.items():
            if start >= self.map.lands and start != zone:
                guard = self.scene.guard(start)
                rest = less(guard, gone)
                cost += (
                    self.leaving
                    * LEAVING_AT_SEA
                    * max(0.0, self.scene.sea_risk(start, rest) - self.scene.sea_risk(start, guard))
                )
        return cost


def _under_fire(stack: Stack, gun: float) -> Force:
    """What is left to fight when a gun has fired (AAE-41)."""
    force = land_attack(stack)
    fire = LAND_ATTACK[FIGHTERS] * stack[FIGHTERS] + LAND_ATTACK[BOMBERS] * stack[BOMBERS]
    return Force(force.hits - gun * (stack[FIGHTERS] + stack[BOMBERS]), force.fire - gun * fire, force.cost)
