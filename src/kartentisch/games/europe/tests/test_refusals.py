"""A refusal gives the true reason: at random moments much is tried that is not allowed, and what is said is tested."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.games.europe import Europe
from kartentisch.games.europe.actions import AA_GUN, CARRIER, FIGHTER, GERMANY, KIND_NAMES, TRANSPORT
from kartentisch.games.europe.landing import free_slots, landing_lands
from kartentisch.games.europe.moves import MOST_PICKS, whole
from kartentisch.games.europe.state import (
    COMBAT_MOVE,
    F_AT,
    F_KIND,
    F_LEFT,
    FLIGHT,
    SHIP,
    T_LEFT,
    T_POWER,
    T_ZONE,
    EuropeState,
)
from kartentisch.games.europe.table import GUNS

MOVES = ("CombatMove.order", "NonCombat.order")
RARE = {"picks_spent", "pick_first", "same_ship", "fresh_conquest", "hostile_zone"}
SEED = 5
MOMENTS, TRIED = 400, 60


class Try:
    """An order that is refused, and the position as the reason should see it."""

    def __init__(self, game: Europe, state: EuropeState, top: Mapping[str, Any], action: int) -> None:
        said = game.space.action(action)
        self.s, self.word, self.spaces = state, said.name, game.spaces
        self.picked, self.ship = int(top.get("picked", -1)), int(top.get("ship", -1))
        self.picks = int(top.get("picks", 0))
        fields = {name: str(value) for name, value in said.fields.items()}
        self.space = game.spaces.index(fields["space"]) if "space" in fields else -1
        kinds = [fields[name] for name in ("kind", "flyer", "cargo") if name in fields]
        self.kind = KIND_NAMES.index(kinds[0]) if kinds else CARRIER if self.word == "ferry" else -1
        self.fighters = int(fields.get("fighters", 0))
        self.place = int(fields.get("transport", 0)) - 1
        self.lands = int(state.table.lands)
        self.origin = self.space if self.word in ("load", "pick") else self.picked

    @property
    def there(self) -> int:
        """Units of the power of that kind where they should come from; of any kind for a pick."""
        s, origin = self.s, self.origin
        if self.word == "pick":
            return int(s.row(origin, s.power) != 0)
        if origin < 0 or (self.kind != FIGHTER and (self.kind >= TRANSPORT) != (origin >= self.lands)):
            return 0
        return int(s.count(origin, s.power, self.kind))

    def flights(self, least: int = 0) -> bool:
        """Aircraft under way that may come down now."""
        if self.s.phase == COMBAT_MOVE:
            return False
        rows = range(0, len(self.s.flights), FLIGHT)
        found = [self.s.flights[row : row + FLIGHT] for row in rows]
        return any(one[F_AT] == self.picked and one[F_KIND] == self.kind and one[F_LEFT] >= least for one in found)

    def ships(self) -> list[list[int]]:
        """The transports of the picked zone."""
        rows = [list(self.s.ships[row : row + SHIP]) for row in range(0, len(self.s.ships), SHIP)]
        return [row for row in rows if row[T_ZONE] == self.picked]

    def own_side(self, row: list[int]) -> bool:
        return (row[T_POWER] == GERMANY) == (self.s.power == GERMANY)

    def near(self) -> bool:
        """One step for a land unit or a ship."""
        t, to = self.s.table, self.space
        if self.kind < FIGHTER:
            return to < self.lands and bool(t.near_land[self.picked] >> to & 1)
        return to >= self.lands and bool(t.near_sea[self.picked] >> (to - self.lands) & 1)


def nothing_there(t: Try) -> bool:
    if t.word == "board":
        rows = t.ships()
        return t.picked < t.lands or t.place >= len(rows) or not t.own_side(rows[t.place])
    if t.word in ("load", "unload") or t.kind == TRANSPORT:
        transports = t.picked >= t.lands and any(map(t.own_side, t.ships()))
        return not transports or (t.word == "load" and (t.there == 0 or bool(t.s.hostile_land(t.space))))
    if t.word == "ferry" and t.there:
        return t.fighters > t.s.count_side(t.picked, FIGHTER)
    return t.there == 0 and not t.flights()


def has_moved(t: Try) -> bool:
    s = t.s
    if t.word == "pick":
        return bool(s.row(t.space, s.power) != 0 and s.row(t.space, s.power) == s.spent[t.space])
    if t.kind == TRANSPORT:
        return t.ships()[t.ship][T_LEFT] == 0
    if t.word == "load":
        return t.there > 0 and whole(s, t.space, t.kind) == 0
    return t.there > 0 and s.ready(t.picked, t.kind) == 0 and not t.flights()


def too_far(t: Try) -> bool:
    if t.kind in (FIGHTER, FIGHTER + 1):
        far = int(t.s.table.flight(t.picked, t.space))
        at_rest = t.there > 0 and t.s.ready(t.picked, t.kind) > 0
        return not (at_rest and far <= t.s.table.steps[t.kind]) and not t.flights(far)
    return not t.near()


def no_battle(t: Try) -> bool:
    if t.kind in (FIGHTER, FIGHTER + 1):
        return not t.s.enemies_at(t.space)
    return t.s.phase == COMBAT_MOVE and not t.s.hostile_land(t.space)


def guns(t: Try) -> bool:
    row, spent = t.s.row(t.space, t.s.power), t.s.spent[t.space]
    return t.kind == AA_GUN if t.word != "pick" else bool(row & GUNS and row & ~GUNS == spent & ~GUNS)


def already(t: Try) -> bool:
    if t.word == "board":
        return t.place == t.ship
    return t.word in ("around", "straight") or (
        t.space == t.picked and (t.word == "pick" or t.flights() or t.there > 0)
    )


TRUE: dict[str, Callable[[Try], bool]] = {
    "no_such_unit": nothing_there,
    "has_moved": has_moved,
    "out_of_reach": too_far,
    "only_into_battle": no_battle,
    "guns_do_not_attack": guns,
    "already_so": already,
    "pick_first": lambda t: t.picked < 0,
    "board_first": lambda t: t.ship < 0 and any(map(t.own_side, t.ships())),
    "same_ship": lambda t: t.ships()[t.place] in t.ships()[: t.place],
    "picks_spent": lambda t: t.picks >= MOST_PICKS,
    "neutral": lambda t: bool(t.s.table.neutrals >> t.space & 1),
    "hostile_land": lambda t: not t.s.friendly_land(t.space),
    "fresh_conquest": lambda t: bool(t.s.friendly_land(t.space) and not landing_lands(t.s) >> t.space & 1),
    "carrier_full": lambda t: t.kind != FIGHTER or free_slots(t.s, t.space) <= 0,
    "hostile_zone": lambda t: bool(t.s.hostile_sea(t.picked)),
    "no_factory_to_bomb": lambda t: (
        t.space >= t.lands or not t.s.table.factories >> t.space & 1 or not t.s.hostile_land(t.space)
    ),
}


@pytest.mark.once
@pytest.mark.rule("AAE-21", "AAE-23", "AAE-27", "AAE-28")
def test_the_reason_is_the_true_one() -> None:
    game, dice, chance = Europe(), random.Random(SEED), kt.Chance(SEED)
    state: Any = game.new(4, seed=SEED)
    spoken, moments = Counter[str](), 0
    first = game.space.parse("pick germany")
    while moments < MOMENTS:
        assert not state.over
        if state.where() in MOVES:
            moments += 1
            legal, top = set(state.legal_actions()), game.dump(state)["stack"][-1]
            words = {game.space.action(action).name for action in legal}
            for _ in range(TRIED):
                action = dice.choice((dice.randrange(game.space.size), dice.randrange(first - 150, first + 120)))
                if action in legal:
                    continue
                said, tried = state.rejection(action), Try(game, state, top, action)
                spoken[said.code] += 1
                told = (str(game.space.action(action)), said.code, game.dump(state)["stack"][-1])
                if said.code == "not_now":
                    assert tried.word not in words, told
                elif said.code in TRUE:
                    assert TRUE[said.code](tried), told
        legal = state.legal_actions()
        orders = [action for action in legal if action >= game.space.parse("send infantry germany")]
        state.apply(dice.choice(orders if orders and dice.random() < 0.5 else legal))
        chance.settle(state)
    missing = set(TRUE) - set(spoken) - RARE
    assert not missing, missing
