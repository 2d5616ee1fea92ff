"""Exact odds of a battle of SelfR3: R2 (R2-40 to R2-72): no sampling.

>>> from kartentisch.odds.selfr3 import Units, battle
>>> odds = battle(Units.parse("30"), Units.parse("25"))
>>> round(odds.attacker.wins, 4)
0.6695

The attacker throws with up to three units, officers before armies; only then the defender chooses one die or two, and
with them how many units can fall (R2-58, R2-60).  `hold`, the default, chooses in every position and after every throw
what gives the greater chance to hold the territory, knowing that the attacker goes on until the territory is conquered
or no more than `keep` units are left; so the chance to conquer is the least that a defender can bring it down to.
With all dice the attacker does best, but for a few positions: few units, an officer among them, against two.  With the
attack `best` these are found too, and the chance is the value of the game: neither side can do better.
Owners choose whom they lose (R2-72): armies first or officers first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError
from kartentisch.odds.selfr3_kernel import BEST, HOLD, MOST_ATTACKING, ONE, TWO, Dice, Fight

OFFICERS: Final = ("tactical", "land", "water", "air", "abc")
STATION: Final = "station"
TERRITORIES: Final = ("land", "water", "air")
ATTACKS: Final = ("most", "best", "one", "two")  # of the attacker: all dice, as many as conquer best, at most so many
POLICIES: Final = ("hold", "one", "two")  # of the defender: as many dice as hold best, always one, always two
LOSSES: Final = ("armies", "officers")  # who falls first
SIDES: Final = ("attacker", "defender")
DEFENCES: Final = ("d6", "d8", "d6_d6", "d6_d8", "d8_d8")  # dice of the defender: rows of the kernel
MOST_UNITS: Final = 99  # of one side
WORDS: Final = {word: word for word in (*OFFICERS, STATION)}

dice_tables = cache(Dice)


@careful
class Units(NamedTuple):
    """What stands in a territory; as text `6 land tactical`, `3 station`.  `officers` are of OFFICERS, each once."""

    armies: int = 0
    officers: tuple[str, ...] = ()
    station: bool = False

    @classmethod
    def parse(cls, text: str, words: Mapping[str, str] = WORDS) -> Units:
        """The units of this text: the number of armies, and words for officers and a station, in any order.

        Args:
            words: by the word of another language, in small letters, that of OFFICERS or STATION.

        Raises:
            EngineError: `units_word`, `units_twice`.
        """
        armies, found = None, []
        for word in re.split(r"[\s,+]+", text.strip(" ,+\t\n")):
            if re.fullmatch(r"\d{1,6}", word, re.ASCII) and armies is None:
                armies = int(word)
            elif word.lower() in words:
                found.append(words[word.lower()])
            else:
                raise EngineError("units_word", word=word, choices=list(words), officer=next(iter(words)))
        for word in found:
            if found.count(word) > 1:
                raise EngineError(
                    "units_twice", "R2-146", word=next(own for own, meant in words.items() if meant == word)
                )
        return cls(armies or 0, tuple(officer for officer in OFFICERS if officer in found), STATION in found)

    @property
    def size(self) -> int:
        """A station is no unit (R2-51)."""
        return self.armies + len(self.officers)

    def text(self, words: Mapping[str, str] = WORDS) -> str:
        """As `parse` reads it with the same words."""
        spoken = {meant: own for own, meant in words.items()}
        parts = [*self.officers, *([STATION] if self.station else [])]
        return " ".join([str(self.armies), *(spoken[part] for part in parts)])

    def __str__(self) -> str:
        return self.text()


class Losses(NamedTuple):
    """Expected losses."""

    armies: float
    officers: float


@dataclass(frozen=True)
class Side:
    """What one side may expect.

    Attributes:
        units: what it has at the beginning. wins: probability that it conquers, or holds.
        survivors: what it may have left when it has won, with the probabilities; they sum up to `wins`.  The attacker's
            stand in both territories.
        losses: expected losses, whoever wins.
        lost: index n: the probability that just n units are lost, whoever wins.
    """

    units: Units
    wins: float
    survivors: dict[Units, float]
    losses: Losses
    lost: list[float]

    def survivors_by_count(self) -> list[float]:
        """Index n: the probability that it wins with just n units left; index 0: that it does not win."""
        counts = [0.0] * (self.units.size + 1)
        for units, chance in self.survivors.items():
            counts[units.size] += chance
        counts[0] = 1.0 - self.wins
        return counts


@dataclass(frozen=True)
class Odds:
    """What a battle may bring.  `throws`: expected number of throws, each of which everybody may react to."""

    attacker: Side
    defender: Side
    throws: float

    def to_json(self) -> dict[str, Any]:
        """Plain data; units as text."""
        sides = {
            name: {
                "units": str(side.units),
                "wins": side.wins,
                "survivors": {str(units): chance for units, chance in side.survivors.items()},
                "survivors_by_count": side.survivors_by_count(),
                "losses": side.losses._asdict(),
                "lost": side.lost,
            }
            for name, side in zip(SIDES, (self.attacker, self.defender), strict=True)
        }
        return sides | {"throws": self.throws}


class Reply(NamedTuple):
    """The defender's chance to hold after a throw, with one die and with two (None: there is one unit only)."""

    one: float
    two: float | None

    @property
    def best(self) -> int:
        """How many dice `hold` takes; two where both are as good."""
        return 1 if self.two is None or self.one > self.two else 2


@careful
def battle(
    attacker: Units,
    defender: Units,
    *,
    start: str = "land",
    target: str = "land",
    policy: str = "hold",
    losses: Sequence[str] = ("armies", "armies"),
    attack: str = "most",
    keep: int = 1,
    chance: float = 0.0,
) -> Odds:
    """The odds of a battle, all reactions by cards left aside.

    Args:
        attacker: everything in the attacking territory, with the unit that stays behind (R2-57).
        start: the attacking territory, of TERRITORIES.
        target: the attacked one; both decide which officers attack with the large die (R2-42).
        attack: how many dice the attacker throws, of ATTACKS.
        policy: how many the defender takes, of POLICIES.
        losses: whom the attacker and the defender lose first, of LOSSES; among officers those with the small die first.
        keep: the attacker stops with so many units left, or one fewer if two have fallen at once.
        chance: and after a throw that leaves a smaller chance to conquer than this, if all went on; 0: never.  The
            defender takes dice as against an attacker who goes on.

    Raises:
        EngineError: `units_size`, `units_station`, `bad_amount`, `unknown_word`.
    """
    falling, fight = _fight(attacker, defender, start, target, attack, policy, losses, keep)
    if not 0 <= chance <= 1:
        raise EngineError("bad_amount", value=str(chance), least=0, most=1)
    fight.go(chance)
    width = fight.defenders + 1
    ours = [0.0] * (fight.attackers + 1)  # chances by units left, won or not
    theirs = [0.0] * width
    won, held = [0.0] * (fight.attackers + 1), [0.0] * width
    for left in range(1, fight.attackers + 1):
        for right in range(width):
            if fight.goes_on(left, right, chance):
                continue
            ended = fight.reached[left * width + right]
            ours[left] += ended
            theirs[right] += ended
            if right:
                held[right] += ended
            else:
                won[left] += ended
    return Odds(
        _side(attacker, falling[0], won, ours),
        _side(defender, falling[1], held, theirs),
        fight.throws,
    )


@careful
def table(
    attacker: Units,
    defender: Units,
    *,
    start: str = "land",
    target: str = "land",
    policy: str = "hold",
    losses: Sequence[str] = ("armies", "armies"),
    attack: str = "most",
    keep: int = 1,
) -> list[list[float]]:
    """The chance to conquer for every number of units left of both sides: `table(...)[ours][theirs]`.

    Arguments and errors are those of `battle`; row 0 is 0, column 0 is 1 from row 1 on.
    """
    _, fight = _fight(attacker, defender, start, target, attack, policy, losses, keep)
    width, chances = fight.defenders + 1, list(fight.chances)
    return [chances[row * width : (row + 1) * width] for row in range(fight.attackers + 1)]


@careful
def reply(
    attacker: Units,
    defender: Units,
    throw: Sequence[int],
    *,
    start: str = "land",
    target: str = "land",
    attack: str = "most",
    policy: str = "hold",
    losses: Sequence[str] = ("armies", "armies"),
    keep: int = 1,
) -> Reply:
    """What one die and two dice are worth to the defender against this throw, which everybody sees (R2-58).

    Args:
        throw: one to three dice, in any order, as many as units attack; the units are those before the throw.

    Raises:
        EngineError: as in `battle`; `bad_throw` where these units cannot have thrown it.
    """
    ways: dict[str, Any] = {"start": start, "target": target, "attack": attack, "policy": policy, "losses": losses}
    dice = replies(attacker, defender, throw, **ways, keep=keep)
    one = dice.get("d8", dice.get("d6", 0.0))
    return Reply(one, next((dice[name] for name in reversed(DEFENCES[2:]) if name in dice), None))


@careful
def replies(
    attacker: Units,
    defender: Units,
    throw: Sequence[int],
    *,
    start: str = "land",
    target: str = "land",
    attack: str = "most",
    policy: str = "hold",
    losses: Sequence[str] = ("armies", "armies"),
    keep: int = 1,
) -> dict[str, float]:
    """The defender's chance to hold after this throw with each choice of dice (R2-68): by name, of DEFENCES.

    Arguments and errors are those of `reply`, which is of the largest dice among them.
    """
    falling, fight = _fight(attacker, defender, start, target, attack, policy, losses, keep)
    shown = sorted(throw, reverse=True)
    able = falling[0].large(attacker.size)
    faces = [8] * able + [6] * MOST_ATTACKING
    most = min(MOST_ATTACKING, attacker.size - 1)
    if not 1 <= len(shown) <= most or any(not 1 <= pip <= face for pip, face in zip(shown, faces, strict=False)):
        raise EngineError("bad_throw", "R2-56", throw=", ".join(map(str, throw)), units=str(attacker), most=most)
    second = shown[1] if len(shown) > 1 else 0
    able = falling[1].large(defender.size)
    small = defender.size - able
    return {
        name: fight.holds(shown[0], second, row)
        for row, name in enumerate(DEFENCES)
        if name.count("8") <= able and name.count("6") <= small
    }


# ------------------------------------------------------------------ who falls, and with which dice
class _Falling:
    """A side's units in the order in which they fall."""

    def __init__(self, units: Units, large: Sequence[str], first: str, all_large: bool) -> None:
        armies = ["army"] * units.armies
        officers = sorted(units.officers, key=lambda officer: officer in large)
        self.order = armies + officers if first == "armies" else officers + armies
        self.station = units.station
        dice = [all_large or unit in large for unit in self.order]
        self._large = [sum(dice[len(dice) - left :]) for left in range(len(dice) + 1)]

    def left(self, count: int) -> Units:
        rest = self.order[len(self.order) - count :]
        return Units(rest.count("army"), tuple(officer for officer in OFFICERS if officer in rest), self.station)

    def large(self, count: int) -> int:
        """How many of the last so many units throw the large die."""
        return self._large[count]

    def all_large(self) -> Any:
        return vec[i64](self._large)


def _fight(
    attacker: Units,
    defender: Units,
    start: str,
    target: str,
    attack: str,
    policy: str,
    losses: Sequence[str],
    keep: int,
) -> tuple[tuple[_Falling, _Falling], Fight]:
    for what, word, choices in (
        ("territory", start, TERRITORIES),
        ("territory", target, TERRITORIES),
        ("policy", attack, ATTACKS),
        ("policy", policy, POLICIES),
        *(("losses", word, LOSSES) for word in losses),
    ):
        if word not in choices:
            raise EngineError("unknown_word", what=what, word=word, choices=list(choices))
    for units, least, rule in ((attacker, 2, "R2-57"), (defender, 1, "R2-61")):
        if units.armies < 0 or not least <= units.size <= MOST_UNITS:
            raise EngineError("units_size", rule, units=str(units), count=units.size, least=least, most=MOST_UNITS)
    if any(units.station and kind != "land" for units, kind in ((attacker, start), (defender, target))):
        raise EngineError("units_station", "R2-48")
    if not 1 <= len(losses) <= 2:
        raise EngineError("bad_amount", value=len(losses), least=1, most=2)
    if not 1 <= keep <= MOST_UNITS:
        raise EngineError("bad_amount", "R2-57", value=keep, least=1, most=MOST_UNITS)
    able = {start, target, "abc"}  # R2-42, R2-43
    falling = (
        _Falling(attacker, [officer for officer in attacker.officers if officer in able], losses[0], False),
        _Falling(defender, defender.officers, losses[-1], defender.station),  # R2-41, R2-50
    )
    most, answer = {"most": 3, "best": BEST, "one": 1, "two": 2}[attack], {"hold": HOLD, "one": ONE, "two": TWO}[policy]
    return falling, Fight(dice_tables(), falling[0].all_large(), falling[1].all_large(), keep, most, answer)


def _side(units: Units, falling: _Falling, won: Sequence[float], ends: Sequence[float]) -> Side:
    survivors = {falling.left(left): won[left] for left in range(len(won) - 1, 0, -1) if won[left] > 0.0}
    armies = officers = 0.0
    for left, chance in enumerate(ends):
        rest = falling.left(left)
        armies += chance * (units.armies - rest.armies)
        officers += chance * (len(units.officers) - len(rest.officers))
    return Side(units, sum(survivors.values()), survivors, Losses(armies, officers), list(reversed(ends)))


__all__ = [
    "ATTACKS",
    "DEFENCES",
    "LOSSES",
    "OFFICERS",
    "POLICIES",
    "TERRITORIES",
    "Losses",
    "Odds",
    "Reply",
    "Side",
    "Units",
    "battle",
    "replies",
    "reply",
    "table",
]
