"""Battles of Axis & Allies: Europe, forward and backward over all pairs of what two sides may have left.

No hit leads to a state of a greater number (`europe_line`): the positions of a battle are a matrix of states by states
in which every arrow leads up or left, and one pass is enough.  A round in which nothing changes is divided out.
Compiled by mypyc.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.odds.europe_line import BY_AIRCRAFT, BY_OTHERS, BY_SUBMARINE, Line, Outcomes, Row

SUBMARINE: Final = 2  # with so much or less a submarine hits, in attack and in defence (AAE-58)
NEVER: Final = 1e-13  # where a round changes something less often than this, nobody can hit anybody (AAE-R16)


class Ends:
    """How a battle ended.

    Attributes:
        ours, theirs: chances by state of the attacker and of the defender.
        won: by state of the attacker, the defender being gone. held: by state of the defender, the attacker being gone.
        draw: both are gone. retreats: part of `held`. stalemate: both are there, and nobody can hit anybody.
    """

    ours: vec[float]
    theirs: vec[float]
    won: vec[float]
    held: vec[float]
    draw: float
    retreats: float
    stalemate: float

    def __init__(self, ours: i64, theirs: i64) -> None:
        self.ours = vec[float]([0.0] * ours)
        self.theirs = vec[float]([0.0] * theirs)
        self.won = vec[float]([0.0] * ours)
        self.held = vec[float]([0.0] * theirs)
        self.draw = 0.0
        self.retreats = 0.0
        self.stalemate = 0.0


class Fight:
    """All positions of a battle.

    Attributes:
        reached: [attacker, defender]: chance that the battle comes through there; where it ends, of that end.
        values: [attacker, defender]: chance to take the space when the attacker goes on to the end, after `value`.
        rounds: expected number of rounds. dropped: chance of everything that was not followed.
    """

    attacker: Line
    defender: Line
    width: i64
    boats: list[Row]  # by number of submarines
    shots: Row
    most_rounds: i64
    keep: i64
    least_chance: float
    reached: vec[float]
    into: vec[float]
    values: vec[float]
    valuing: bool
    total: float
    rounds: float
    dropped: float
    sunk: Outcomes  # the defender after the first strike
    hurt: Outcomes  # the defender after the attack
    lost: Outcomes  # the attacker after the defence
    to_states: vec[i64]
    to_chances: vec[float]
    to_size: i64

    def __init__(
        self, attacker: Line, defender: Line, shots: Row, most_rounds: i64, keep: i64, least_chance: float
    ) -> None:
        """Args:
        shots: landing shots before the first round (AAE-96).
        most_rounds: the attacker retreats after so many; 0: no limit.
        keep: the attacker retreats when no more than so many units are left.
        least_chance: or when the chance to take the space by going on is smaller.
        """
        self.attacker = attacker
        self.defender = defender
        self.width = defender.count
        self.shots = shots
        self.most_rounds = most_rounds
        self.keep = keep
        self.least_chance = least_chance
        most: i64 = 0
        for state in range(attacker.count):
            most = max(most, attacker.submarines[state])
        for state in range(defender.count):
            most = max(most, defender.submarines[state])
        self.boats = []
        for boats in range(most + 1):
            row = Row()
            row.add(boats, SUBMARINE)
            self.boats.append(row)
        self.values = vec[float]()
        self.valuing = False
        self.total = 0.0
        self.rounds = 0.0
        self.dropped = 0.0
        self.reached = vec[float]([0.0] * (attacker.count * defender.count))
        self.into = self.reached
        self.sunk = Outcomes(defender)
        self.hurt = Outcomes(defender)
        self.lost = Outcomes(attacker)
        self.to_states = vec[i64]([0] * defender.count)
        self.to_chances = vec[float]([0.0] * defender.count)
        self.to_size = 0

    # -------------------------------------------------------------- one round
    def over(self, ours: i64, theirs: i64) -> bool:
        return self.attacker.left[ours] == 0 or self.defender.left[theirs] == 0

    def attack(self, ours: i64, theirs: i64, struck: bool, opening: bool) -> None:
        """The attacker's dice against `hurt`; struck: its submarines have fired already."""
        boats = i64(0) if struck else self.attacker.submarines[ours]
        self.fire(self.attacker, ours, boats, self.defender, theirs, self.hurt)
        if opening:
            self.hurt.hit(self.shots, BY_OTHERS)

    def defence(self, ours: i64, theirs: i64, boats: i64) -> None:
        """The defender's dice, with so many submarines, against `lost`."""
        self.lost.start(ours)
        self.fire(self.defender, theirs, boats, self.attacker, ours, self.lost)

    def fire(self, line: Line, state: i64, boats: i64, other: Line, target: i64, hit: Outcomes) -> None:
        """One side throws, with so many submarines, at the other one, which is in the state `target` (AAE-65)."""
        apart = line.destroyers[state] == 0 and other.submarines[target] > 0 and line.air[state].dice > 0
        if not apart:
            hit.hit(self.boats[boats], BY_SUBMARINE)
            hit.hit(line.both[state], BY_OTHERS)
            return
        if boats > 0 and other.air[target].dice > 0:
            hit.hit_apart(self.boats[boats], line.air[state])
        else:
            hit.hit(line.air[state], BY_AIRCRAFT)
            hit.hit(self.boats[boats], BY_SUBMARINE)
        hit.hit(line.rest[state], BY_OTHERS)

    def after_attack(self, ours: i64, theirs: i64, chance: float, struck: bool, opening: bool) -> None:
        """From the attacker's other dice to the end of the round, for one outcome of the first strike."""
        hurt, dives = self.hurt, self.defender.dives
        hurt.start(theirs)
        self.attack(ours, theirs, struck, opening)
        boats = self.defender.submarines[theirs]
        if not self.defender.diving or boats == 0:
            self.defence(ours, theirs, boats)
            for at in range(hurt.size):
                self.to_states[at] = hurt.states[at]
                self.to_chances[at] = hurt.chances[hurt.states[at]]
            self.to_size = hurt.size
            self.tell(chance)
            return
        for firing in range(boats + 1):
            self.to_size = 0
            for at in range(hurt.size):
                state = hurt.states[at]
                after = dives[state]
                if firing == (boats if after < 0 else boats - self.defender.submarines[state]):
                    self.to_states[self.to_size] = state if after < 0 else after
                    self.to_chances[self.to_size] = hurt.chances[state]
                    self.to_size += 1
            if self.to_size > 0:
                self.defence(ours, theirs, firing)
                self.tell(chance)

    def tell(self, chance: float) -> None:
        """Every pair of what may be left, into the matrix, or its value into the sum."""
        lost, into, size = self.lost, self.into, self.to_size
        states, chances = self.to_states, self.to_chances
        if self.valuing:
            values = self.values
            for at in range(lost.size):
                base = lost.states[at] * self.width
                share = chance * lost.chances[lost.states[at]]
                for to in range(size):
                    self.total += share * chances[to] * values[base + states[to]]
            return
        for at in range(lost.size):
            base = lost.states[at] * self.width
            share = chance * lost.chances[lost.states[at]]
            for to in range(size):
                into[base + states[to]] += share * chances[to]

    def round(self, ours: i64, theirs: i64, chance: float, opening: bool, endless: bool) -> float:
        """All outcomes of a round; endless: rounds without any change are left out.

        Returns: what `chance` became by that; 0 where nothing can change any more, and then nothing was told.
        """
        attacker, sunk = self.attacker, self.sunk
        striking = attacker.submarines[ours] > 0 and self.defender.destroyers[theirs] == 0  # AAE-60, AAE-R04
        stays = 1.0
        if striking:
            sunk.start(theirs)
            sunk.hit(self.boats[attacker.submarines[ours]], BY_SUBMARINE)
            stays = sunk.chances[theirs]
        scaled = chance
        if endless:
            self.hurt.start(theirs)
            self.attack(ours, theirs, striking, opening)
            self.defence(ours, theirs, self.defender.submarines[theirs])
            same = stays * self.hurt.chances[theirs] * self.lost.chances[ours]
            if self.defender.dives[theirs] >= 0 and self.defender.submarines[theirs] > 0:
                same = 0.0  # they submerge
            if 1.0 - same < NEVER:
                return 0.0
            scaled = chance / (1.0 - same)
        here = ours * self.width + theirs
        if not striking:
            self.after_attack(ours, theirs, scaled, False, opening)
        else:
            for at in range(sunk.size):
                state = sunk.states[at]
                self.after_attack(ours, state, scaled * sunk.chances[state], True, opening)
        if endless and not self.valuing:
            self.into[here] = 0.0
        return scaled

    # -------------------------------------------------------------- all of it
    def start(self, ours: i64, theirs: i64, chance: float) -> None:
        """The battle may begin like this: its first round, with the landing shots."""
        if self.over(ours, theirs):
            self.reached[ours * self.width + theirs] += chance
            return
        self.rounds += chance
        self.into = self.reached
        self.round(ours, theirs, chance, True, False)

    def fire_back(self, ours: i64, theirs: i64, chance: float, doomed: Row) -> None:
        """The battle goes on like this: the defender's dice of a round on land, with what was hit in it (AAE-44)."""
        self.rounds += chance
        self.defence(ours, theirs, 0)
        self.lost.hit(doomed, BY_OTHERS)
        for at in range(self.lost.size):
            state = self.lost.states[at]
            self.reached[state * self.width + theirs] += chance * self.lost.chances[state]

    def leaves(self, ours: i64, theirs: i64) -> bool:
        """Whether the attacker retreats here."""
        if self.attacker.left[ours] <= self.keep:
            return True
        return self.least_chance > 0.0 and self.values[ours * self.width + theirs] < self.least_chance

    def go(self, may_drop: float) -> None:
        """From what `start` has reached to the end."""
        cells = self.attacker.count * self.width
        least = may_drop / float(cells)
        if self.most_rounds > 0:
            for _ in range(self.most_rounds - 1):
                before = self.reached
                self.reached = vec[float]([0.0] * cells)
                self.sweep(before, least, False)
        else:
            self.into = self.reached
            self.sweep(self.reached, least, True)

    def sweep(self, before: vec[float], least: float, endless: bool) -> None:
        """One round from everywhere, or all rounds."""
        self.into = self.reached
        for ours in range(self.attacker.count - 1, i64(-1), i64(-1)):
            for theirs in range(self.width - 1, i64(-1), i64(-1)):
                here = ours * self.width + theirs
                chance = before[here]
                if chance == 0.0:
                    continue
                if self.over(ours, theirs) or self.leaves(ours, theirs):
                    if not endless:
                        self.reached[here] += chance
                elif chance <= least:
                    self.dropped += chance
                    before[here] = 0.0
                else:
                    self.rounds += self.round(ours, theirs, chance, False, endless)

    def value(self) -> None:
        """Fill `values`, where the battle may come by fighting on."""
        cells = self.attacker.count * self.width
        wanted, keep = self.least_chance, self.keep
        begun, rounds, dropped = self.reached, self.rounds, self.dropped
        self.values = vec[float]([0.0] * cells)
        self.least_chance, self.keep = 0.0, 0
        self.reached = vec[float]([begun[here] for here in range(cells)])
        come = vec[float]([0.0] * cells)
        self.mark(come)
        self.valuing = True
        for ours in range(self.attacker.count):
            for theirs in range(self.width):
                here = ours * self.width + theirs
                if self.over(ours, theirs):
                    if self.defender.left[theirs] == 0 and self.attacker.takes[ours] > 0:
                        self.values[here] = 1.0
                elif come[here] > 0.0:
                    self.total = 0.0
                    if self.round(ours, theirs, 1.0, False, True) > 0.0:
                        self.values[here] = self.total
        self.valuing = False
        self.reached, self.rounds, self.dropped = begun, rounds, dropped
        self.least_chance, self.keep = wanted, keep

    def mark(self, come: vec[float]) -> None:
        """Where the battle may come by fighting on: a positive number each."""
        self.into = self.reached
        for ours in range(self.attacker.count - 1, i64(-1), i64(-1)):
            for theirs in range(self.width - 1, i64(-1), i64(-1)):
                here = ours * self.width + theirs
                come[here] = self.reached[here]
                if come[here] > 0.0 and not self.over(ours, theirs):
                    self.round(ours, theirs, come[here], False, True)

    # -------------------------------------------------------------- how it ended
    def ends(self) -> Ends:
        """The chances of all ends, by what is left."""
        found = Ends(self.attacker.count, self.width)
        for ours in range(self.attacker.count):
            for theirs in range(self.width):
                chance = self.reached[ours * self.width + theirs]
                if chance == 0.0:
                    continue
                found.ours[ours] += chance
                found.theirs[theirs] += chance
                if self.defender.left[theirs] == 0:
                    if self.attacker.left[ours] == 0:
                        found.draw += chance
                    else:
                        found.won[ours] += chance
                elif self.attacker.left[ours] == 0:
                    found.held[theirs] += chance
                elif self.most_rounds > 0 or self.leaves(ours, theirs):
                    found.held[theirs] += chance
                    found.retreats += chance
                else:
                    found.stalemate += chance
        return found
