"""What the helper process answers: plain data in, plain data out, one function for each game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Any, Final, TypedDict

from kartentisch.odds import attack, attacke, europe, selfr3

PRECISE: Final = 1e-5  # what may be left out of a probability that is shown as a percentage
MOST_POSITIONS: Final = 10_000_000  # that best play may value here, all defenders together: a second, and 50 MB


class Bounds(TypedDict):
    """How far a battle of Attack! is computed."""

    may_drop: float
    most_positions: int


def land_battle(question: dict[str, Any]) -> dict[str, Any]:
    """Of Attack!: the attacker's and the defender's chances, over all defenders by their weights."""
    battles = [_battle(question, defender) for defender in question["defenders"]]
    weights = question["weights"]
    shares = [weight / sum(weights) for weight in weights]
    answer: dict[str, Any] = {"exact": max(odds.dropped for odds in battles)}
    for name in attack.SIDES:
        sides = [getattr(odds, name) for odds in battles]
        wins = sum(share * side.wins for share, side in zip(shares, sides, strict=True))
        kept = [
            sum(
                share * sum(chance * army[kind] for army, chance in side.survivors.items())
                for share, side in zip(shares, sides, strict=True)
            )
            for kind in range(len(attack.LETTERS))
        ]
        losses = [
            sum(share * side.losses[kind] for share, side in zip(shares, sides, strict=True))
            for kind in range(len(attack.LETTERS))
        ]
        answer[name] = {
            "wins": wins,
            "left": dict(zip(attack.Army._fields, ((n / wins if wins else 0.0) for n in kept), strict=True)),
            "losses": dict(zip(attack.Army._fields, losses, strict=True)),
            "lost": [
                sum(share * (chance or 0.0) for share, chance in zip(shares, chances, strict=True))
                for chances in zip_longest(*(side.lost for side in sides))
            ],
        }
    return answer


def _battle(question: dict[str, Any], defender: str) -> attack.Odds:
    attacker, (ours, theirs) = question["attacker"], question["policies"]
    bounds: Bounds = {"may_drop": PRECISE, "most_positions": MOST_POSITIONS // len(question["defenders"])}
    if "/" in attacker + defender:
        forces = attack.Force.parse(attacker), attack.Force.parse(defender)
        return attack.resume(*forces, ours, theirs, round=question["round"], acting=question["acting"], **bounds)
    return attack.battle(attack.Army.parse(attacker), attack.Army.parse(defender), ours, theirs, **bounds)


def conquest(question: dict[str, Any]) -> dict[str, Any]:
    """Of SelfR3: both sides' chances, losses and what the winner has left; with a throw, one die against two."""
    units = [selfr3.Units.parse(question[side]) for side in selfr3.SIDES]
    ways = {name: question[name] for name in ("start", "target", "policy", "losses", "attack", "keep")}
    odds = selfr3.battle(units[0], units[1], **ways, chance=question["chance"])
    answer: dict[str, Any] = {"throws": odds.throws, "reply": None}
    for name in selfr3.SIDES:
        side: selfr3.Side = getattr(odds, name)
        left = [
            sum(chance * count(units) for units, chance in side.survivors.items()) / side.wins if side.wins else 0.0
            for count in (lambda units: units.armies, lambda units: len(units.officers))
        ]
        answer[name] = {
            "wins": side.wins,
            "left": selfr3.Losses(*left)._asdict(),
            "losses": side.losses._asdict(),
            "lost": side.lost,
        }
    if question["throw"]:
        reply = selfr3.reply(units[0], units[1], question["throw"], **ways)
        dice = selfr3.replies(units[0], units[1], question["throw"], **ways)
        answer["reply"] = {"one": reply.one, "two": reply.two, "best": reply.best, "dice": dice}
    return answer


def known_in_part(question: dict[str, Any]) -> dict[str, Any]:
    """Of Attacke: how an attack of this strength does against the hand, and what the hand may hold."""
    heaps = [(attacke.parse(cards), drawn) for cards, drawn in question["heaps"]]
    hand = attacke.hand(heaps, attacke.parse(question["known"]), joker=question["joker"])
    strength = question["strength"]
    wins = None if strength is None else {"wins": hand.beaten_by(strength), "shown": hand.shown(strength)}
    return hand.to_json() | {"attack": wins}


def war(question: dict[str, Any]) -> dict[str, Any]:
    """Of Axis & Allies: Europe: both sides' chances, losses and what the winner has left."""
    odds = europe.battle(
        europe.Force.parse(question["attacker"]),
        europe.Force.parse(question["defender"]),
        shots=europe.Force.parse(question["shots"]),
        doomed=europe.Force.parse(question["doomed"]),
        retreat=europe.Retreat(*question["retreat"]),
        **{name: question[name] for name in ("landing", "guns", "orders", "hold", "dive")},
    )
    answer: dict[str, Any] = {name: getattr(odds, name) for name in europe.ENDS}
    for name in europe.SIDES:
        side: europe.Side = getattr(odds, name)
        answer[name] = {"wins": side.wins, "left": side.left(), "losses": side.losses}
        answer[name] |= {"cost": side.cost, "lost": side.lost}
    return answer


RECKONED: Final[dict[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "attack": land_battle,
    "attacke": known_in_part,
    "europe": war,
    "selfr3": conquest,
}


def compute(game: str, question: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question of this game; EngineError as its odds raise it."""
    return RECKONED[game](question)
