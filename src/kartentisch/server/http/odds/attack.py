"""A land battle of Attack!: two armies as somebody states them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from kartentisch.engine.errors import EngineError
from kartentisch.odds.attack import LETTERS, POLICIES, STRONGEST, Army, Force
from kartentisch.server.http import shapes
from kartentisch.server.refusals import refuse

MOST_UNITS: Final = 40  # of one side
MOST_DEFENDERS: Final = 20  # as many kinds of cards there are

ArmyText = Annotated[
    str,
    Query(
        max_length=60,
        pattern=r"^[0-9ITAPitap ,/+]+$",
        examples=["5I 3T 2A 2P"],
        description="`5I 3T 2A 2P`: I infantry, T tanks, A artillery, P planes; in the middle of a battle the units in "
        "action stand before a stroke and the reserve behind it. At most 40 units.",
    ),
]


PolicyText = Annotated[
    str,
    Query(
        max_length=20,
        pattern=r"^[A-Za-z]+$",
        examples=["strongest"],
        description=f"Which units fight: {', '.join(POLICIES)}, or the four letters as they are sent.",
    ),
]


class SideOdds(BaseModel):
    """What one side may expect."""

    wins: float = Field(description="Probability that it wins.")
    left: dict[str, float] = Field(description="Units of each kind it has left on average, if it wins.")
    losses: dict[str, float] = Field(description="Units of each kind it loses on average, whoever wins.")
    lost: list[float] = Field(description="By number: the probability that it loses just so many units, whoever wins.")


class BattleOdds(BaseModel):
    """The odds of a land battle of Attack!; docs/develop/odds.md says how they are computed."""

    attacker: SideOdds
    defender: SideOdds
    exact: float = Field(description="No probability is off by more than this.")


def add(api: APIRouter, answer: Callable[[Request, str, dict[str, Any]], Response]) -> None:
    @api.get(
        "/api/odds/attack",
        responses={200: {"model": BattleOdds}, 422: {"model": shapes.Refused}, 429: {"model": shapes.Refused}},
        summary="Odds of a land battle of Attack!, for two armies as you state them",
    )
    def land_battle(
        request: Request,
        attacker: ArmyText,
        defender: Annotated[
            list[Annotated[str, Field(max_length=60, pattern=r"^[0-9ITAPitap ,/+]+$")]],
            Query(
                min_length=1,
                max_length=MOST_DEFENDERS,
                examples=[["3I 2T 2A 2P"]],
                description="Several: whoever defends is one of these.",
            ),
        ],
        weight: Annotated[
            list[Annotated[int, Field(ge=1, le=60)]] | None,
            Query(max_length=MOST_DEFENDERS, description="How likely each defender is; none: equally likely."),
        ] = None,
        round: Annotated[int, Query(ge=1, le=60, description="In the middle of a battle: its round.")] = 1,
        acting: Annotated[
            Literal["attacker", "defender"], Query(description="In the middle of a battle: who reinforces next.")
        ] = "defender",
        attacker_policy: PolicyText = STRONGEST,
        defender_policy: PolicyText = STRONGEST,
        lang: Annotated[str | None, Query(max_length=10)] = None,
    ) -> Response:
        weights = weight or [1] * len(defender)
        if len(weights) != len(defender):
            raise refuse("odds_weights", defenders=len(defender), weights=len(weights))
        if len({"/" in army for army in (attacker, *defender)}) > 1:
            raise EngineError("battle_mixed")
        ours, *theirs = (_plain(army) for army in (attacker, *defender))
        question = {
            "attacker": ours,
            "defenders": theirs,
            "weights": weights,
            "round": round,
            "acting": acting,
            "policies": [_policy(attacker_policy), _policy(defender_policy)],
        }
        return answer(request, "attack", question)


def _plain(text: str) -> str:
    """The army in one spelling; EngineError as `Army.parse`, and `army_size` above the server's own limit."""
    words = re.sub(r"\s+", " ", text)
    army: Any = Force.parse(words) if "/" in words else Army.parse(words)
    parts = army if isinstance(army, Force) else (army,)
    units = sum(part.units for part in parts)
    if units > MOST_UNITS:
        raise EngineError("army_size", army=str(army), units=units, most=MOST_UNITS)
    return " / ".join(str(part) if part.units else "" for part in parts)


def _policy(text: str) -> str:
    """The way to play in one spelling; EngineError `unknown_policy`."""
    if text.lower() in POLICIES:
        return text.lower()
    if sorted(text.upper()) != sorted(LETTERS):
        raise EngineError("unknown_policy", policy=text, choices=list(POLICIES))
    return text.upper()
