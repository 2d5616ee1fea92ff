"""Who was sent into a battle fights in it, once, whatever else happens in the same space; who is asked has units there.

Raids, attacks by land, from the sea and through the air meet in one land and one zone, laid at random; what the events
tell is computed beside the orders, without a look at the state.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.facts import Event
from kartentisch.games.europe import Europe
from kartentisch.games.europe.actions import BOMBER, FIGHTER, FINISH, KIND_NAMES, POWER_NAMES, SUBMARINE, TRANSPORT
from kartentisch.games.europe.state import F_COUNT, F_KIND, FLIGHT, NONCOMBAT, EuropeState

AIRCRAFT = ("fighter", "bomber")
SHIPS = ("submarine", "destroyer", "carrier", "battleship", "transport")
ORDERS = ("raid", "raid", "send", "send", "unload", "unload", "pick", "pick", "board")
MOST_ORDERS = 60
GAMES = 60
FLIGHTS = ("raid", "send fighter", "send bomber")  # not elsewhere, over the guns
SHIPS_WITH_GUNS = 2 + 1  # that may lie beside a landing
# the land and the zone that are fought for, where the attackers stand, and who defends
FIELDS = {
    "uk": ("germany", "danish_sea", ("netherlands_belgium", "denmark"), "english_channel", ("germany",)),
    "germany": ("leningrad", "baltic_sea", ("baltic_states", "vyborg"), "danish_sea", ("ussr", "uk", "usa")),
}

Units = dict[str, dict[str, dict[str, int]]]
Army = Counter[str]


def some(dice: random.Random, *most: int, of: tuple[str, ...]) -> dict[str, int]:
    return {kind: n for kind, n in ((kind, dice.randint(0, up)) for kind, up in zip(of, most, strict=True)) if n}


def position(dice: random.Random, power: str) -> dict[str, Any]:
    land, zone, near, beside, enemies = FIELDS[power]
    troops = ("infantry", "artillery", "armor", "fighter", "bomber")
    units: Units = {start: {power: some(dice, 2, 1, 1, 2, 3, of=troops)} for start in near}
    units[land] = {enemy: some(dice, 2, 1, 1, 2, 1, of=troops) for enemy in enemies}
    if dice.random() < 0.5:
        units[land][enemies[0]]["aa_gun"] = 1
    fleet = {enemy: some(dice, 1, 1, 1, 1, 1, of=SHIPS) if dice.random() < 0.4 else {} for enemy in enemies}
    for stack in fleet.values():
        if stack.get("carrier"):
            stack["fighter"] = dice.randint(0, 2)
    if power == "uk" and dice.random() < 0.5:
        fleet["usa"] = some(dice, 1, 1, of=("destroyer", "submarine"))
    transports = dice.randint(0, 2)
    units[zone] = fleet
    units[beside] = {power: {**some(dice, 2, 2, 1, 1, of=SHIPS[:4]), "transport": transports}}
    rows: list[dict[str, object]] = [
        {"zone": zone, "power": whose} for whose, stack in fleet.items() for _ in range(stack.get("transport", 0))
    ]
    cargo = [[{"kind": "armor"}], [{"kind": "infantry"}, {"kind": "artillery"}]]
    rows += [{"zone": beside, "power": power, "cargo": cargo[i % 2], "left": 2} for i in range(transports)]
    return {
        "active": POWER_NAMES.index(power), "power": power, "round": 1, "units": units, "ships": rows,
        "owners": dict.fromkeys(near, power), "cash": dict.fromkeys(enemies, 20),
    }  # fmt: skip


class Book:
    """What the orders were, and what has become of everybody, by what is told.

    Armies are counters of kinds by space: who raids, who strikes from the air, who stands there to attack; the enemies
    by power.  `rounds`: who fires in this round, how many dice they have thrown, and whether all of them can hit.
    """

    def __init__(self, power: str, units: Units) -> None:
        self.power = power
        self.raids, self.strikes, self.troops = dict[str, Army](), dict[str, Army](), dict[str, Army]()
        enemies = FIELDS[power][4]
        self.enemies = {(space, who): Army(n) for space, all_ in units.items() for who, n in all_.items()}
        self.enemies = {key: army for key, army in self.enemies.items() if key[1] in enemies}
        self.fallen, self.over = Army(), set[tuple[str, str]]()
        self.stage = self.space = ""
        self.risings = dict[str, Army]()  # interceptors by power
        self.aimed = Army()  # aircraft at which the gun has fired
        self.dice, self.sides, self.sure = dict[bool, Army](), dict[bool, int](), dict[bool, bool]()
        self.named = Army()  # the enemies of this round, by power

    def tell(self, event: Event) -> None:
        name, args = event.kind.name, dict(event.args)
        if name in ("flew", "raid_planned"):
            orders = self.strikes if name == "flew" else self.raids
            orders.setdefault(args["space"], Army())[args["kind"]] += 1
        elif name in ("raided", "land_battle", "sea_battle"):
            self.close()
            self.stage, self.space = name, args["space"]
            assert (name, self.space) not in self.over, "one raid and one battle in a space"
            self.over.add((name, self.space))
            self.aimed.clear()
            self.muster()
        elif handler := getattr(self, f"told_{name}", None):
            handler(args)

    # ------------------------------------------------------------------ what the orders become
    def flying(self) -> Army:
        return (self.raids if self.stage == "raided" else self.strikes).setdefault(self.space, Army())

    @property
    def risen(self) -> Army:
        return self.risings.setdefault(self.space, Army())

    def told_flak(self, args: Any) -> None:
        self.aimed[args["kind"]] += len(args["dice"])
        self.flying()[args["kind"]] -= args["hits"]
        self.fallen[args["kind"]] += args["hits"]
        self.join()

    def told_intercepts(self, args: Any) -> None:
        self.risen[args["power"]] += 1

    def told_went_ashore(self, args: Any) -> None:
        self.troops[self.space][args["kind"]] += 1
        self.join()

    def told_dived(self, args: Any) -> None:
        if args["power"] == self.power:
            self.close()
            self.troops[self.space]["submarine"] -= 1
            self.muster()

    def told_lost(self, args: Any) -> None:
        kind, power = args["kind"], args["power"]
        if power != self.power:
            if (self.space, power) in self.enemies:
                self.enemies[self.space, power][kind] -= 1
            self.risen[power] -= self.stage == "raided"
        elif kind in AIRCRAFT:
            self.fallen[kind] += 1
            self.flying()[kind] -= 1
        else:
            self.troops[self.space][kind] -= 1

    def told_crashed(self, args: Any) -> None:
        if args["power"] == self.power:
            self.fallen[args["kind"]] += args["count"]

    def told_captured(self, args: Any) -> None:
        """Taken by a move, before any battle: there is nothing to bomb any more (AAE-108)."""
        if not self.over:
            self.raids.pop(args["space"], None)

    def told_escaped(self, args: Any) -> None:
        """Where it lands it defends."""
        self.enemies[args["origin"], args["power"]]["fighter"] -= 1
        self.enemies.setdefault((args["space"], args["power"]), Army())["fighter"] += 1

    def told_fired_at(self, args: Any) -> None:
        self.fallen[args["kind"]] += args["hits"]

    # ------------------------------------------------------------------ fire
    def told_bombed(self, args: Any) -> None:
        assert len(args["pips"]) == self.raids[self.space]["bomber"], "every bomber that is left"

    def told_fired(self, args: Any) -> None:
        ours = args["power"] == self.power
        assert ours or self.named[args["power"]] or self.risen[args["power"]], f"{args} has nothing there"
        if self.stage == "raided":
            assert len(args["dice"]) == (self.raids[self.space]["fighter"] if ours else self.risen.total())
            return
        if ours and self.dice[False]:
            self.close()
            self.muster()
        assert self.stage == "sea_battle" or args["column"] not in self.dice[ours], "nobody fires twice"
        self.dice[ours][args["column"]] += len(args["dice"])

    def told_struck_first(self, args: Any) -> None:
        self.told_fired(args | {"column": 0})
        self.sure[True] = False  # there may be nobody left for the others

    def told_shelled(self, args: Any) -> None:
        self.aimed["ships"] += len(args["dice"])
        assert self.aimed["ships"] <= SHIPS_WITH_GUNS

    def told_wasted(self, args: Any) -> None:
        assert args["power"] == self.power or self.named[args["power"]] or self.stage == "raided", args

    def told_retreated(self, args: Any) -> None:
        self.stage = ""

    told_withdrew = told_retreated

    # ------------------------------------------------------------------ a round
    def muster(self) -> None:
        """Who fires in the round that begins."""
        here = {who: army for (space, who), army in self.enemies.items() if space == self.space}
        self.named = Army({who: army.total() for who, army in here.items()})
        self.dice = {True: Army(), False: Army()}
        theirs = sum(here.values(), Army())
        self.sides = {False: theirs.total() - theirs["aa_gun"]}
        if self.stage == "land_battle":
            self.sides[False] -= self.risen.total()
        self.sure = {True: self.stage == "land_battle", False: self.stage == "land_battle"}
        self.join()
        if self.stage == "sea_battle" and any(theirs[kind] for kind in SHIPS[1:]):
            self.sure[True] = self.troops[self.space]["destroyer"] > 0

    def join(self) -> None:
        ours = self.troops.setdefault(self.space, Army()) + self.strikes.setdefault(self.space, Army())
        self.sides[True] = ours.total() - ours["transport"]

    def close(self) -> None:
        """The round is over, and everybody has fired once; who has hit nobody's reach may have not."""
        if self.stage not in ("land_battle", "sea_battle"):
            return
        for ours in (True, False):
            fired = self.dice[ours].total()
            told = (self.stage, self.space, ours, fired, self.sides)
            if self.dice[True] and (ours or self.stage == "land_battle"):  # at sea nobody says where a round ends
                assert fired == self.sides[ours] if self.sure[ours] else fired <= self.sides[ours], told

    def finish(self) -> None:
        self.close()
        for orders, words in ((self.raids, ("raided",)), (self.strikes, ("land_battle", "sea_battle"))):
            for space, aircraft in orders.items():
                assert not aircraft.total() or any((word, space) in self.over for word in words), (
                    f"{aircraft} took no part"
                )


# ------------------------------------------------------------------ a turn
def meant(text: str, land: str, zone: str) -> bool:
    """Everything goes to the one land or the one zone."""
    word, *fields = text.split()
    return word in ("pick", "board") or fields[-1:] in ([land], [zone])


def order(dice: random.Random, named: dict[int, str], land: str, zone: str, given: int) -> int:
    word = dice.choice(ORDERS)
    there = [action for action, text in named.items() if text.startswith(word) and meant(text, land, zone)]
    if FINISH in named and given > MOST_ORDERS:
        return FINISH
    rest = [action for action, text in named.items() if meant(text, land, zone) or not text.startswith(FLIGHTS)]
    return dice.choice(there or rest or list(named))


def standing(state: EuropeState, space: int, power: int, lands: int) -> Army:
    """Land units or ships; fighters aboard are cargo."""
    kinds = range(3) if space < lands else range(TRANSPORT, len(KIND_NAMES))
    return Army({KIND_NAMES[kind]: int(state.count(space, power, kind)) for kind in kinds})


def aircraft(state: EuropeState, power: int) -> Army:
    found = Army()
    for space in range(int(state.table.spaces)):
        for kind in (FIGHTER, BOMBER) if space < state.table.lands else (FIGHTER,):
            found[KIND_NAMES[kind]] += int(state.count(space, power, kind))
    for row in range(0, len(state.flights), FLIGHT):
        found[KIND_NAMES[state.flights[row + F_KIND]]] += int(state.flights[row + F_COUNT])
    return found


def asked_has_something(state: EuropeState, seat: int, named: dict[int, str]) -> None:
    """Four players: a seat is a power."""
    question = state.where()
    if question == "Losses.choose" and seat != state.active:
        assert POWER_NAMES[seat] in {text.split()[1] for text in named.values()}, (POWER_NAMES[seat], named)
    if question in ("NewDeck.choose", "SeaBattle.dived"):
        assert state.count(state.fighting, seat, FIGHTER if question == "NewDeck.choose" else SUBMARINE) > 0


def play(game: Europe, seed: int, power: str) -> Book:
    dice, chance = random.Random(seed), kt.Chance(seed)
    land, zone, *_ = FIELDS[power]
    start, laid = game.dump(game.new(4, seed=0)), position(dice, power)
    state: Any = game.load({**{key: start[key] for key in ("format", "game", "players")}, "turn": 0, **laid})
    state.listen()
    whose, lands = POWER_NAMES.index(power), int(state.table.lands)
    book, before, given = Book(power, laid["units"]), aircraft(state, whose), 0
    while state.phase < NONCOMBAT:
        if state.chance:
            state.apply(chance.outcome(state))
        else:
            (seat,) = state.seats_asked
            named = {action: str(game.space.action(action)) for action in state.legal_actions(seat)}
            asked_has_something(state, seat, named)
            action = dice.choice(list(named))
            if state.where() == "CombatMove.order":
                given += 1
                action = order(dice, named, land, zone, given)
                for name in (land, zone):
                    book.troops[name] = standing(state, game.spaces.index(name), whose, lands)
            elif dice.random() < 0.8:
                action = next((action for action, text in named.items() if text == "press"), action)
            state.apply(action, seat)
        for event in game.events(state):
            book.tell(event)
    book.finish()
    assert aircraft(state, whose) + book.fallen == before, (seed, book.fallen)
    return book


@pytest.mark.once
@pytest.mark.rule("AAE-27", "AAE-28", "AAE-43", "AAE-101", "AAE-106", "AAE-112", "AAE-113", "AAE-116", "AAE-R06")
@pytest.mark.parametrize("power", FIELDS)
def test_who_was_sent_takes_part_once(power: str) -> None:
    game, met = Europe(), Counter[tuple[str, ...]]()
    land = FIELDS[power][0]
    for seed in range(GAMES):
        try:
            book = play(game, seed, power)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}") from error
        met[tuple(sorted(word for word, space in book.over if space == land))] += 1
    assert met["land_battle", "raided"] > GAMES // 4, met
