"""Why an action of Attacke looks good beside the standings: continents, sets, and what is at stake; from two views."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from kartentisch.engine.board import Board
from kartentisch.engine.reasons import Reason
from kartentisch.games.attacke import chances

View = Mapping[str, Any]
SET: Final = 3  # cards


def of_views(
    board: Board, armies: Mapping[str, int], before: View, after: View, seat: int, continents: Sequence[str]
) -> list[Reason]:
    """The weightiest first.

    Args:
        armies: of each card that can lie in a set.
        seat: whose views these are.
    """
    held = [{name: _in(board, view, name) for name in continents} for view in (before, after)]
    sizes = {name: sum(name in space.groups for space in board.spaces) for name in continents}
    found = [*_continents(held[0], held[1], sizes, seat), *_broken(held[0], held[1], sizes, seat)]
    found += _fight(before, after, board, seat, armies, continents)
    return [*found, *_revolt(before, after, board, seat, continents), *_ended(after, seat, armies)]


def _in(board: Board, view: View, continent: str) -> list[int]:
    """How many lands of the continent each seat holds."""
    return [sum(continent in board.spaces[board.numbers[land]].groups for land in own) for own in lands_of(view)]


def lands_of(view: View) -> Sequence[Sequence[str]]:
    """By seat; a view leaves out what is empty."""
    lands: Sequence[Sequence[str]] = view.get("lands") or [[]] * view["players"]
    return lands


def _continents(was: Any, now: Any, sizes: Mapping[str, int], seat: int) -> Iterator[Reason]:
    """Where the seat holds more than before."""
    for name, size in sizes.items():
        own = now[name][seat]
        if own == size > was[name][seat]:
            yield Reason("whole", {"continent": name})
        elif own > was[name][seat]:
            yield Reason("continent", {"continent": name, "own": own, "lands": size})


def _broken(was: Any, now: Any, sizes: Mapping[str, int], seat: int) -> Iterator[Reason]:
    """Who no longer holds a continent whole."""
    for name, size in sizes.items():
        for rival, lands in enumerate(was[name]):
            if rival != seat and lands == size > now[name][rival]:
                yield Reason("broken", {"continent": name, "seat": rival})


def _fight(
    before: View, after: View, board: Board, seat: int, armies: Mapping[str, int], continents: Sequence[str]
) -> Iterator[Reason]:
    """What an attack is after, and with how many cards somebody may stand against it; how strong the own defence is."""
    top = _asked(after)
    if seat != after["active"]:
        cards = after.get("defence", ())
        if len(cards) == SET > before.get("defence_size", 0):
            yield Reason("set", {"armies": sum(armies[card] for card in cards)})
    elif top["step"].startswith("Fight."):
        prize = _prize(after, board, seat, top.get("land", 0), continents)
        owner = prize.args["seat"]
        yield from (prize, Reason("defended", {"seat": owner, "cards": after["hand_sizes"][owner]}))


def _revolt(before: View, after: View, board: Board, seat: int, continents: Sequence[str]) -> Iterator[Reason]:
    """What others may lose by a revolution or treason, and what a counter-revolution protects."""
    for view in (after, before):
        top = _asked(view)
        if not top["step"].startswith("Revolt."):
            continue
        own = {board.numbers[land] for land in lands_of(view)[seat]}
        continent = top.get("continent", 0)
        lands = {top.get("land", 0)} if continent < 0 else set(board.group(continents[continent]))
        if view is after and seat == view["active"] and continent < 0:
            yield _prize(view, board, seat, top.get("land", 0), continents)
        elif view is after and seat == view["active"]:
            yield _stake(view, board, seat, continents[continent])
        elif view is before and _counters(after) < _counters(before):
            yield Reason("kept", {"lands": len(lands & own)})


def _stake(view: View, board: Board, seat: int, continent: str) -> Reason:
    """What a revolution brings on average: whoever has a counter-revolution keeps theirs, as somebody surely may."""
    held = _in(board, view, continent)
    rivals = [other for other, lands in enumerate(held) if other != seat and lands]
    free = {other: chances.unstopped(view, [other]) for other in rivals}
    average = sum(held[other] * free[other] for other in rivals)
    args = {"lands": sum(held[other] for other in rivals), "average": round(10 * average) / 10}
    guards = [other for other in rivals if free[other] == 0]
    return Reason("guarded", {**args, "seat": guards[0]}) if guards else Reason("stake", args)


def _ended(after: View, seat: int, armies: Mapping[str, int]) -> Iterator[Reason]:
    """What the end of the turn brings: cards, and a set that is kept for the defence."""
    top = _asked(after)
    if seat == after["active"] and top["step"] == "Allotment.drawn":
        cards = min(top.get("left", 0), after.get("pile", 0))
        yield Reason("drawn", {"cards": cards, "armies": chances.best_set(after.get("hand", {}), armies)})


def _prize(view: View, board: Board, seat: int, land: int, continents: Sequence[str]) -> Reason:
    """Which land an attack or treason is after, how much of its continent the seat would hold, and if it breaks one."""
    space = board.spaces[land]
    owner = next(other for other, own in enumerate(lands_of(view)) if space.id in own)
    continent = next(name for name in continents if name in space.groups)
    held, lands = _in(board, view, continent), len(board.group(continent))
    own = held[seat] + 1
    args = {"land": space.id, "seat": owner, "continent": continent, "own": own, "lands": lands, "left": lands - own}
    return Reason("prize", {**args, "breaks": int(held[owner] == lands)})


def _asked(view: View) -> Mapping[str, Any]:
    """The procedure that asks, with its locals as numbers; those that are 0 are left out."""
    return view["stack"][-1] if view["stack"] else {"step": ""}


def _counters(view: View) -> int:
    """How many counter-revolutions the viewer holds."""
    return int(view.get("hand", {}).get("gegenrevolution", 0))
