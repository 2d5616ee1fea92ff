"""A battle of Axis & Allies: Europe: two forces as somebody states them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from kartentisch.odds.europe import MOST_UNITS, Force, order
from kartentisch.server.http import shapes

Words = r"^[0-9A-Za-z ,+]*$"
ForceText = Annotated[
    str,
    Query(
        max_length=200,
        pattern=Words,
        examples=["3 infantry 1 armor"],
        description="Numbers and kinds: `infantry`, `artillery`, `armor`, `fighter`, `bomber`, `transport`, "
        "`submarine`, `destroyer`, `carrier`, `battleship`, `damaged` (a battleship already hit). At most 99 units.",
    ),
]
OrderText = Annotated[
    str,
    Query(
        max_length=200,
        pattern=Words,
        examples=["infantry artillery 1 fighter armor"],
        description="Who falls first, kind by kind, with a number for only so many; `damaged` is the first hit of a "
        "battleship. What is left out follows by price.",
    ),
]


class WarSide(BaseModel):
    """What one side may expect."""

    wins: float = Field(description="Probability that the other side is gone or has retreated, and this one is not.")
    left: dict[str, float] = Field(description="What it has left on average, if it wins, by kind.")
    losses: dict[str, float] = Field(description="What it loses on average, whoever wins, by kind.")
    cost: float = Field(description="The same in IPC.")
    lost: list[float] = Field(description="By number: the probability that it loses just so many units, whoever wins.")


class WarOdds(BaseModel):
    """The odds of a battle of Axis & Allies: Europe; docs/develop/odds.md says how they are computed."""

    attacker: WarSide
    defender: WarSide
    takes: float = Field(description="Probability that the attacker wins and can take the space.")
    draw: float = Field(description="Probability that both sides are gone.")
    retreats: float = Field(description="Probability that the attacker breaks off; part of the defender's `wins`.")
    stalemate: float = Field(description="Probability that both are there and nobody can hit anybody.")
    rounds: float = Field(description="How many rounds it takes on average.")


def add(api: APIRouter, answer: Callable[[Request, str, dict[str, Any]], Response]) -> None:
    @api.get(
        "/api/odds/europe",
        responses={200: {"model": WarOdds}, 422: {"model": shapes.Refused}, 429: {"model": shapes.Refused}},
        summary="Odds of a battle of Axis & Allies: Europe, for two forces as you state them",
    )
    def war(
        request: Request,
        attacker: ForceText,
        defender: ForceText,
        shots: ForceText = "",
        doomed: ForceText = "",
        landing: Annotated[bool, Query(description="From the sea: nobody retreats.")] = False,
        guns: Annotated[int, Query(ge=0, le=9, description="How often each aircraft is shot at.")] = 0,
        attacker_order: OrderText = "",
        defender_order: OrderText = "",
        hold: Annotated[bool, Query(description="The attacker's last land unit falls after all aircraft.")] = False,
        dive: Annotated[
            Literal["fight", "alone", "once"],
            Query(description="The defender's unhit submarines never submerge, when only they are left, or at once."),
        ] = "fight",
        rounds: Annotated[int, Query(ge=0, le=99, description="The attacker retreats after so many; 0: never.")] = 0,
        units: Annotated[int, Query(ge=0, le=MOST_UNITS, description="The attacker retreats with so many left.")] = 0,
        chance: Annotated[float, Query(ge=0, le=1, description="Or when the chance to take it is smaller.")] = 0.0,
        lang: Annotated[str | None, Query(max_length=10)] = None,
    ) -> Response:
        question = {
            "attacker": str(Force.parse(attacker)),
            "defender": str(Force.parse(defender)),
            "shots": str(Force.parse(shots)),
            "doomed": str(Force.parse(doomed)),
            "landing": landing,
            "guns": guns,
            "orders": [order(attacker_order), order(defender_order)],
            "hold": hold,
            "dive": dive,
            "retreat": [rounds, units, chance],
        }
        return answer(request, "europe", question)
