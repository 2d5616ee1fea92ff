"""Combat movement of the greedy bot: which battles, and with what; every one is carried out as it is found.

Compiled by mypyc.
"""

from __future__ import annotations

from collections.abc import Iterator

from kartentisch.games.europe.actions import AROUND, BOMBER, POWERS
from kartentisch.games.europe.bot.appraisal import Appraisal, Attack
from kartentisch.games.europe.bot.atlas import RANGE
from kartentisch.games.europe.bot.manner import Manner
from kartentisch.games.europe.bot.muster import THERE, Move, Muster
from kartentisch.games.europe.bot.pilot import Pilot
from kartentisch.games.europe.bot.sealift import lifts_of
from kartentisch.games.europe.bot.strength import FIGHTERS, GUNS, size
from kartentisch.games.europe.bot.threats import Scene
from kartentisch.games.europe.state import EuropeState
from kartentisch.games.europe.table import SLOTS, number_in

LEAST_GAIN = 0.4  # IPC
LANDING = 2.5  # a landing of the Allies costs their ships a round or two
RAIDED = 6  # what a bomber costs the enemy at most
RAIDED_FACTORY = 4  # where the factory's value limits it (AAE-R05), less is not worth the gun's fire


class Outlook:
    """The attacks that one target allows, and the spaces of those who could take part."""

    def __init__(self, attacks: list[Attack], starts: set[int]) -> None:
        self.attacks = attacks
        self.starts = starts


class Assaults:
    """The whole phase."""

    def __init__(self, pilot: Pilot, scene: Scene, manner: Manner) -> None:
        self.pilot, self.scene, self.map = pilot, scene, scene.map
        self.muster = Muster(pilot.w, scene)
        self.appraisal = Appraisal(self.muster, manner)
        self.least_gain = manner.enough * LEAST_GAIN
        self.landing = 0.0 if scene.axis else manner.landing * LANDING
        self.lifts = lifts_of(pilot.w, scene)
        self.attacked: set[int] = set()
        self.outlooks: dict[int, Outlook] = {}  # target -> what was found, while nobody on whom it rests has gone

    def plan(self) -> None:
        if any(self.scene.enemies(land)[GUNS] > 0.0 for land in range(self.map.lands)):
            self.pilot.do(AROUND)
        while True:
            found = max(self._attacks(), key=lambda attack: attack.gain, default=None)
            if found is None or found.gain < self.least_gain:
                break
            self._carry_out(found)
            self.attacked.add(found.target)
        self._raids()
        self.pilot.finish()

    def _attacks(self) -> Iterator[Attack]:
        for land in range(self.map.lands):
            if land not in self.attacked and self.scene.hostile(land):
                yield from self._outlook(land)
        for zone in range(self.map.lands, self.map.spaces):
            if zone not in self.attacked:
                yield from self._outlook(zone)

    def _outlook(self, target: int) -> list[Attack]:
        outlook = self.outlooks.get(target)
        if outlook is None:
            self.muster.seen = {target}
            if target < self.map.lands:
                attacks = list(self._on_land(target))
            else:
                found = self.appraisal.at_sea(target)
                attacks = [found] if found else []
            outlook = self.outlooks[target] = Outlook(attacks, self.muster.seen)
        return outlook.attacks

    def _forget(self, attack: Attack) -> None:
        """What rests on those who have gone, and where transports sail all, is to be looked at anew."""
        if attack.lifts:
            self.outlooks.clear()
        gone = {attack.target, *(move.start for move in attack.moves)}
        for target in [target for target, outlook in self.outlooks.items() if not gone.isdisjoint(outlook.starts)]:
            del self.outlooks[target]

    def _on_land(self, land: int) -> Iterator[Attack]:
        """With those that are near, and with a landing beside."""
        near = self.muster.troops(land)
        lifts = [lift for lift in self.lifts if land in lift.reach]
        if not near and not lifts:
            return
        enemy = self.scene.enemies(land)
        planes = self.muster.planes(land) if size(enemy) > enemy[GUNS] else []
        if near and (found := self.appraisal.on_land(land, near, planes, [])):
            yield found
        if lifts and (found := self.appraisal.on_land(land, near, planes, lifts)) and found.gain > self.landing:
            yield found

    # ------------------------------------------------------------------ carrying out
    def _carry_out(self, attack: Attack) -> None:
        for lift in attack.lifts:
            lift.land(self.pilot, attack.target)
            for kind, start in lift.takes:
                self.muster.take(start, kind)
        for move in sorted(attack.moves, key=lambda move: (move.start, move.over)):
            if move.over == THERE:
                self.muster.use(move.start, move.kind)  # it fights where it is
            elif self.muster.count(move.start, move.kind) > 0 and self._send(move, attack.target):
                self.muster.take(move.start, move.kind)
        if attack.lifts:
            self.lifts = lifts_of(self.pilot.w, self.scene)
        self._walked_in(attack.target)
        self._forget(attack)

    def _send(self, move: Move, target: int) -> bool:
        if move.over < 0:
            return self.pilot.send(move.start, move.kind, target)
        return self.pilot.send(move.start, move.kind, move.over) and self.pilot.send(move.over, move.kind, target)

    def _walked_in(self, land: int) -> None:
        """A land that nobody defended has its new owner at once."""
        w, power = self.pilot.w, self.scene.power
        if land < self.map.lands and not w.hostile_land(land):
            self.scene.owner[land] = int(w.owner[land])
            gone = self.scene.own(land)
            for slot in range(SLOTS):
                self.scene.put(land, slot, float(number_in(w.units[land * POWERS + power], slot)) - gone[slot])

    def _raids(self) -> None:
        """Bombers without a battle bomb a factory that no fighter guards, if there is money to lose (AAE-108..115)."""
        for start in range(self.map.lands):
            while self.muster.count(start, BOMBER) > 0:
                self.muster.use(start, BOMBER)
                goals = [land for land in range(self.map.lands) if self._worth_a_raid(start, land)]
                if goals:
                    self.pilot.raid(start, BOMBER, min(goals, key=lambda land: self.scene.enemies(land)[GUNS]))

    def _worth_a_raid(self, start: int, land: int) -> bool:
        scene, m, w = self.scene, self.map, self.pilot.w
        return (
            m.factory[land]
            and scene.hostile(land)
            and scene.enemies(land)[FIGHTERS] == 0.0
            and scene.owner[land] < POWERS
            and int(w.cash[scene.owner[land]]) >= RAIDED
            and (w.table.raid_limit == 0 or m.value[land] >= RAIDED_FACTORY)
            and m.air[start][land] + self.muster.way_home[land] <= RANGE[BOMBER]
        )


def plan(s: EuropeState, manner: Manner) -> dict[int, int]:
    pilot = Pilot(s)
    Assaults(pilot, Scene(s), manner).plan()
    return pilot.route
