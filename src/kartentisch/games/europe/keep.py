"""Casualties that leave a unit with which the land can be taken: what a hint tells.

The cheapest fall first; where that leaves aircraft alone, they win and take nothing (AAE-54).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.games.europe import policy
from kartentisch.games.europe.actions import BOMBER, FIGHTER, KINDS, LOSE, POWERS
from kartentisch.games.europe.bot.strength import GUNS, clash, ground, land_attack, land_defence, size
from kartentisch.games.europe.bot.threats import Scene
from kartentisch.games.europe.lean import attackers
from kartentisch.games.europe.state import F_AT, FLIGHT, EuropeState

LIKELY: Final = 0.5
QUESTION: Final = "Losses.choose"


def keeping(s: EuropeState, row: Sequence[int]) -> list[int]:
    """The row with an aircraft in place of the last land unit; as it is, where one is left, or nothing would be won."""
    seat, land = int(s.seat), int(s.fighting)
    if land >= int(s.table.lands) or seat != int(s.active) or not _attacks(s):
        return list(row)
    first, usual = _taken(s, seat, row)
    if ground(attackers(first, Scene(first), land)) > 0.0 or not _won(first, land):
        return list(row)
    for at in range(len(usual) - 1, -1, -1):  # the last one on foot
        if _kind(usual[at]) in (FIGHTER, BOMBER):
            continue
        found = _instead(s, seat, [*usual[:at], *usual[at + 1 :]])
        if found:
            return found
    return list(row)


def _attacks(s: EuropeState) -> bool:
    """The attacker chooses, of units of his own on this land."""
    return all(
        LOSE <= one < LOSE + POWERS * KINDS and (int(one) - LOSE) // KINDS == s.power for one in s.legal_actions()
    )


def _kind(action: int) -> int:
    return (action - LOSE) % KINDS


def _taken(s: EuropeState, seat: int, row: Sequence[int]) -> tuple[EuropeState, list[int]]:
    """Where the row leads, and on by the usual answers as long as casualties are chosen."""
    world, done, wanted = s.clone(), list[int](), list(row)
    while not world.over and world.seat == seat and world.where() == QUESTION:
        legal = [int(one) for one in world.legal_actions()]
        action = wanted.pop(0) if wanted and wanted[0] in legal else _best(world, legal, seat)
        done.append(action)
        world.apply(action, seat)
    return world, done


def _best(s: EuropeState, legal: Sequence[int], seat: int) -> int:
    rates = list(policy.rates(s, vec[i64](legal), seat))
    return legal[rates.index(max(rates))]


def _instead(s: EuropeState, seat: int, others: Sequence[int]) -> list[int]:
    """These and the cheapest aircraft; []: the rules do not let it."""
    world, done = s.clone(), list[int]()
    for action in others:
        if world.where() != QUESTION or not world.is_legal(action):
            return []
        world.apply(action, seat)
        done.append(action)
    if world.where() != QUESTION or world.seat != seat:
        return []
    flying = [int(one) for one in world.legal_actions() if _kind(int(one)) in (FIGHTER, BOMBER)]
    return [*done, min(flying, key=lambda one: int(s.table.cost[_kind(one)]))] if flying else []


def _won(s: EuropeState, land: int) -> bool:
    """Aircraft are left, and nobody against them, or too few."""
    scene = Scene(s)
    enemy = scene.enemies(land)
    if not any(s.flights[row + F_AT] == land for row in range(0, len(s.flights), FLIGHT)):
        return False
    if size(enemy) <= enemy[GUNS]:
        return True
    return clash(land_attack(attackers(s, scene, land)), land_defence(enemy)).chance >= LIKELY
