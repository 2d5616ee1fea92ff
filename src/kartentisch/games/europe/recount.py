"""What a move of Europe 1941 is, in sentences: what is attacked with what, and what is brought where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from kartentisch.engine.actions import Action
from kartentisch.engine.board import Board
from kartentisch.engine.reasons import Clause
from kartentisch.engine.recount import Told, in_groups
from kartentisch.games.europe import motives
from kartentisch.games.europe.actions import KIND_NAMES
from kartentisch.games.europe.allegiance import foes, is_hostile, owner_of

TOLD: Final = {
    "buy": Told("buy", counts="kind"),
    "place": Told("place", ("space",), counts="kind"),
    "convert": Told("convert", ("space",), counts="troop"),
    "lose": Told("lose", ("power",), counts="kind"),
    "intercept": Told("intercept", ("power",), thing="fighter"),
    "sink": Told("sink", ("transport",)),
    "down": Told("down", ("left",)),
    "bombard": Told("bombard", counts="gunship"),
    "battle": Told("battle", ("space",)),
    "retreat": Told("retreat", ("space",)),
    "split": Told("split", ("ussr", "uk")),
    "accept": Told("accept"),
    "decline": Told("decline"),
    "press": Told("press"),
    "dive": Told("dive"),
    "stay": Told("stay"),
    "withdraw": Told("withdraw"),
    "call_off": Told("call_off"),
}
FINISH: Final = {
    "Advance.place": "no_more",
    "Purchase.buy": "buy_none",
    "CombatMove.order": "attack_none",
    "NonCombat.order": "move_none",
    "Placement.place": "place_none",
    "Raid.intercept": "intercept_none",
    "LandBattle.aim": "bombard_none",
}
ORDERS: Final = ("CombatMove.order", "NonCombat.order")
PRESSES: Final = ("LandBattle.order", "SeaBattle.order")
FLIES_BACK: Final = ("Homeward.choose", "NewDeck.choose")
HALF: Final = {  # of a phase that goes on
    "send": Told("march", ("space",), counts="kind"),
    "raid": Told("raid", ("space",), counts="flyer"),
}
STRIKE, RAID, SPENT = "strike", "raid", "spent"  # what aircraft are in the air for
ATTACKS: Final = 8  # that are told one by one, and
MARCHES: Final = 3  # so many places where units move up
NAMED: Final = 3  # of the others that are named at least
TROOPS: Final = ("infantry", "artillery", "armor")  # who can take a land
AIRCRAFT: Final = ("fighter", "bomber")
FIGHTERS: Final = tuple(kind for kind in KIND_NAMES if kind != "aa_gun")  # who fights in the odds


def clauses(
    board: Board, before: Mapping[str, Any], actions: Sequence[Action], laid: Mapping[str, Any]
) -> list[Clause]:
    """`before`, `laid`: the views before the move and before its last answer, which closes a phase."""
    question = str(before["question"])
    if question in ORDERS:
        stands = laid if actions[-1].name == "finish" else {**laid, "units": {}}
        return _orders(board, before, actions, stands) or [Clause(FINISH[question])]
    if question in FLIES_BACK:
        return [Clause("fly_back", {"space": action.fields["space"]}) for action in actions if "space" in action.fields]
    over = FINISH.get(question, "no_more")
    if question in PRESSES and actions[0].name == "press":
        return [_press(board, before), *in_groups(actions[1:], TOLD, lambda action: None)]
    return in_groups(actions, TOLD, lambda action: over if action.name == "finish" else None)


# ------------------------------------------------------------------ both movements
def _orders(
    board: Board, before: Mapping[str, Any], actions: Sequence[Action], laid: Mapping[str, Any]
) -> list[Clause]:
    power = str(before["power"])
    sent = dict.fromkeys(action.fields["space"] for action in actions if "space" in action.fields)
    if not laid["units"]:  # half a phase: what it brings about is not known, only where it leads
        half = in_groups(actions, HALF, lambda action: None)
        return [replace(one, at_once=one.name == "raid") for one in half] or [Clause("more_orders")]
    raiders = {space: _aloft(laid, space, (RAID,)) for space in sent}
    here = {space: _army(laid, space, power) for space in [*sent, *_landed(laid, power)]}
    was = {space: _army(before, space, power) for space in here}
    grown = {space: here[space] - was[space] for space in here if here[space] - was[space]}
    combat = str(before["question"]) == "CombatMove.order"
    hostile = [space for space in grown if combat and is_hostile(board, before, space, power)]
    hostile.sort(key=lambda space: -_size(here[space]))
    found = [_attack(board, before, laid, space, power, here[space]) for space in hostile[:ATTACKS]]
    found += [
        Clause("raid", {"space": space}, _things(raiders[space]), at_once=True) for space in sent if raiders[space]
    ]
    if len(hostile) > ATTACKS:
        found.append(_more("more_attacks", hostile[ATTACKS:]))
    front = motives.Front(board, laid, power)
    quiet = [space for space in grown if space not in hostile]
    quiet.sort(key=lambda space: (not front.faces(space), -_size(grown[space])))  # where the enemy stands comes first
    told = quiet[: MARCHES if not combat else 1]
    kinds = {space: "march" if board.spaces[board.numbers[space]].kind == "land" else "sail" for space in told}
    found += [Clause(kinds[space], {"space": space}, _things(grown[space])) for space in told]
    if len(quiet) > len(told):
        found.append(_more("more_marches", quiet[len(told) :]))
    return found


def _more(name: str, spaces: Sequence[str]) -> Clause:
    """Those that have no sentence of their own, the largest by name; `n`: how many more there are."""
    named = spaces[: NAMED if len(spaces) > NAMED + 1 else len(spaces)]
    return Clause(name, {"n": len(spaces) - len(named)}, tuple(("space", space, 1) for space in named))


def _press(board: Board, view: Mapping[str, Any]) -> Clause:
    """Another round, with the chance of the battle as it stands: no gun and no ship fires any more (AAE-42, AAE-96)."""
    space, power = str(view["fighting"]), str(view["power"])
    army = _army(view, space, power, (STRIKE,))
    attack = _attack(board, view, view, space, power, army)
    odds = {name: n for name, n in (attack.odds or {}).items() if name not in ("guns", "shots")}
    if not odds or view.get("hurt", {}).get(space):  # a ship that was hit once is no whole one
        return Clause("press_on", {"space": space}, _things(army))
    return Clause("press_on", {"space": space}, _things(army), odds)


def _attack(
    board: Board, before: Mapping[str, Any], laid: Mapping[str, Any], space: str, power: str, army: Counter[str]
) -> Clause:
    enemies: Counter[str] = Counter()
    for name, units in laid["units"].get(space, {}).items():
        if foes(name, power):
            enemies.update(units)
    args: dict[str, Any] = {"space": space}
    way = _way(board, before, space, power)
    if way:
        args["origin"] = way  # named as a space
    land = board.spaces[board.numbers[space]].kind == "land"
    fights = Counter({kind: army[kind] for kind in FIGHTERS if army[kind]})
    stands = Counter({kind: enemies[kind] for kind in FIGHTERS if enemies[kind]})
    name = ("attack" if stands else "take") + ("_way" if way else "")
    if not stands or not fights:
        return Clause(name, args, _things(fights))  # a gun that stands there by then was taken with the land
    odds: dict[str, Any] = {"attacker": _notation(fights), "defender": _notation(stands)}
    if land and enemies["aa_gun"]:
        odds["guns"] = 1
    if land and any(ship.get("target") == space and ship["power"] == power for ship in laid.get("ships", ())):
        odds["landing"] = True
        if shots := _shots(laid, space, power):
            odds["shots"] = shots
    if land and any(kind in fights for kind in TROOPS) and any(kind in fights for kind in AIRCRAFT):
        odds["hold"] = True  # as losses are taken by default
    return Clause(name, args, _things(army), odds)


def _way(board: Board, view: Mapping[str, Any], space: str, power: str) -> str:
    """A capital of the enemy right behind this land; "" for none, or where it is that capital."""
    at = board.numbers[space]
    if board.spaces[at].kind != "land" or motives.is_last(view):  # nobody goes that way any more
        return ""
    for near in dict.fromkeys(board.neighbours[at]):
        other = board.spaces[near]
        if other.kind == "land" and "capital" in other.values and foes(owner_of(board, view, other.id), power):
            return other.id
    return ""


def _army(view: Mapping[str, Any], space: str, power: str, roles: Sequence[str] = (STRIKE, SPENT)) -> Counter[str]:
    """All of the power's that stands there, flies there to fight or land, and is to go ashore; raids are told apart."""
    found = Counter[str](view["units"].get(space, {}).get(power, {})) + _aloft(view, space, roles)
    for ship in view.get("ships", ()):
        if ship.get("target") == space and ship["power"] == power:
            flags = ship.get("flags", ())
            for cargo, flag in zip(ship.get("cargo", ()), ("ashore_a", "ashore_b"), strict=False):
                found[cargo["kind"]] += flag in flags
    return +found


def _shots(view: Mapping[str, Any], space: str, power: str) -> str:
    """The ships that fire at a landing there, from zones where they have no battle of their own before (AAE-96)."""
    fire: Counter[str] = Counter()
    for zone in {ship["zone"] for ship in view["ships"] if ship.get("target") == space and ship["power"] == power}:
        units = view["units"].get(zone, {})
        if any(foes(name, power) for name in units):
            continue
        hurt = view.get("hurt", {}).get(zone, {}).get(power, 0)
        fire.update({kind: units.get(power, {}).get(kind, 0) for kind in ("destroyer", "battleship")})
        fire.update({"battleship": -hurt, "damaged": hurt})
    return " ".join(f"{n} {kind}" for kind, n in fire.items() if n)


def _landed(view: Mapping[str, Any], power: str) -> list[str]:
    return [ship["target"] for ship in view.get("ships", ()) if ship.get("target") and ship["power"] == power]


def _aloft(view: Mapping[str, Any], space: str, roles: Sequence[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for flight in view.get("flights", ()):
        if flight["at"] == space and flight.get("role", STRIKE) in roles:
            found[flight["kind"]] += flight["count"]
    return found


def _size(army: Counter[str]) -> int:
    return sum(army.values())


def _things(army: Mapping[str, int]) -> tuple[tuple[str, str, int], ...]:
    return tuple(("kind", kind, army[kind]) for kind in KIND_NAMES if army.get(kind, 0) > 0)


def _notation(army: Mapping[str, int]) -> str:
    return " ".join(f"{army[kind]} {kind}" for kind in KIND_NAMES if army.get(kind))
