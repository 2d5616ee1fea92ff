"""A battle of SelfR3: R2: two territories as somebody states them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from kartentisch.odds.selfr3 import MOST_UNITS, Units
from kartentisch.server.http import shapes

First = Literal["armies", "officers"]
Territory = Literal["land", "water", "air"]
UnitsText = Annotated[
    str,
    Query(
        max_length=60,
        pattern=r"^[0-9A-Za-z ,+]+$",
        examples=["6 land tactical"],
        description="Everything in the territory: the number of armies, officers (`tactical`, `land`, `water`, `air`, "
        "`abc`), `station`. At most 99 units.",
    ),
]


class Kinds(BaseModel):
    """Units by kind."""

    armies: float
    officers: float


class SideOdds(BaseModel):
    """What one side may expect."""

    wins: float = Field(description="Probability that it conquers, or holds.")
    left: Kinds = Field(description="What it has left on average, if it wins.")
    losses: Kinds = Field(description="What it loses on average, whoever wins.")
    lost: list[float] = Field(description="By number: the probability that it loses just so many units, whoever wins.")


class Reply(BaseModel):
    """The defender's choice after a throw."""

    one: float = Field(description="Chance to hold with one die.")
    two: float | None = Field(description="Chance to hold with two dice; none with one unit.")
    best: int = Field(description="With how many dice it holds better; two where both are as good.")
    dice: dict[str, float] = Field(
        description="Chance to hold by choice of dice: those of `d6`, `d8`, `d6_d6`, `d6_d8`, `d8_d8` that can be."
    )


class ConquestOdds(BaseModel):
    """The odds of a battle of SelfR3: R2; docs/develop/odds.md says how they are computed."""

    attacker: SideOdds
    defender: SideOdds
    throws: float = Field(description="How many throws it takes on average.")
    reply: Reply | None = Field(description="With a throw: what one die and two dice are worth.")


def add(api: APIRouter, answer: Callable[[Request, str, dict[str, Any]], Response]) -> None:
    @api.get(
        "/api/odds/selfr3",
        responses={200: {"model": ConquestOdds}, 422: {"model": shapes.Refused}, 429: {"model": shapes.Refused}},
        summary="Odds of a battle of SelfR3: R2, for two territories as you state them",
    )
    def conquest(
        request: Request,
        attacker: UnitsText,
        defender: UnitsText,
        start: Annotated[Territory, Query(description="Kind of the attacking territory.")] = "land",
        target: Annotated[Territory, Query(description="Kind of the attacked territory.")] = "land",
        policy: Annotated[
            Literal["hold", "one", "two"],
            Query(description="The defender takes as many dice as hold best, always one, or always two."),
        ] = "hold",
        keep: Annotated[int, Query(ge=1, le=MOST_UNITS, description="The attacker stops with so many units left.")] = 1,
        chance: Annotated[
            float, Query(ge=0, le=1, description="Or after a throw, when the chance to conquer has become smaller.")
        ] = 0.0,
        attack: Annotated[
            Literal["most", "best", "one", "two"],
            Query(description="The attacker throws all dice, as many as conquer best, or at most one or two."),
        ] = "most",
        attacker_losses: Annotated[First, Query(description="Whom the attacker loses first.")] = "armies",
        defender_losses: Annotated[First, Query(description="Whom the defender loses first.")] = "armies",
        throw: Annotated[
            list[Annotated[int, Field(ge=1, le=8)]] | None,
            Query(max_length=3, description="What the attacker has thrown: the answer has a `reply` then."),
        ] = None,
        lang: Annotated[str | None, Query(max_length=10)] = None,
    ) -> Response:
        question = {
            "attacker": str(Units.parse(attacker)),
            "defender": str(Units.parse(defender)),
            "start": start,
            "target": target,
            "policy": policy,
            "keep": keep,
            "chance": chance,
            "attack": attack,
            "losses": [attacker_losses, defender_losses],
            "throw": sorted(throw or [], reverse=True),
        }
        return answer(request, "selfr3", question)
