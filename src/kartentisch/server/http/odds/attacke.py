"""A hand of Attacke: what somebody says is known of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from kartentisch.odds.attacke import DECK, JOKER_COUNTS, parse, text, without
from kartentisch.odds.attacke_kernel import MOST_CARDS, MOST_VALUE
from kartentisch.server.http import shapes
from kartentisch.server.refusals import refuse

MOST_HEAPS: Final = 20
PATTERN: Final = r"^[0-9A-Za-z ,+]*$"
NOTATION: Final = (
    "`A7 2I5 C2 J CR`: army cards with their value, A artillery, I infantry, C cavalry; J joker, R revolution, "
    "T treason, CR counter-revolution, D defectors; a number before a card: so many of it."
)
CardsText = Annotated[str, Query(max_length=300, pattern=PATTERN, examples=["A7 I5 2C2 J"], description=NOTATION)]


class AttackOdds(BaseModel):
    """How a set of three does."""

    wins: float = Field(description="Probability that the hand has no set that reaches this strength.")
    shown: float = Field(description="Probability that its best set is weaker, if the hand has a set for certain.")


class HandOdds(BaseModel):
    """What a hand of Attacke may hold; docs/develop/odds.md says how it is computed."""

    set: float = Field(description="Probability that it has a set of three.")
    counter: float = Field(description="Probability of a counter-revolution in it.")
    strengths: dict[str, float] = Field(description="Probabilities of the strength of its best set; 0: none.")
    attack: AttackOdds | None


def add(api: APIRouter, answer: Callable[[Request, str, dict[str, Any]], Response]) -> None:
    @api.get(
        "/api/odds/attacke",
        responses={200: {"model": HandOdds}, 422: {"model": shapes.Refused}, 429: {"model": shapes.Refused}},
        summary="Odds of a hand of Attacke that is known in part, as you state it",
    )
    def known_in_part(
        request: Request,
        hand: Annotated[
            list[Annotated[int, Field(ge=0, le=MOST_CARDS)]],
            Query(
                min_length=1,
                max_length=MOST_HEAPS,
                description="How many cards the hand has beside the known ones, from each heap.",
            ),
        ],
        heap: Annotated[
            list[Annotated[str, Field(max_length=300, pattern=PATTERN)]] | None,
            Query(
                max_length=MOST_HEAPS,
                description="Cards among which those drawn are equally likely; none: the whole deck without the cards "
                "that are known to lie elsewhere and those known to lie in the hand. " + NOTATION,
            ),
        ] = None,
        known: CardsText = "",
        elsewhere: CardsText = "",
        strength: Annotated[int | None, Query(ge=1, le=3 * MOST_VALUE, description="Of a set that attacks.")] = None,
        joker: Annotated[int, Query(ge=1, le=MOST_VALUE, description="What a joker counts.")] = JOKER_COUNTS,
        lang: Annotated[str | None, Query(max_length=10)] = None,
    ) -> Response:
        heaps = [parse(cards) for cards in heap] if heap else [without(DECK, parse(elsewhere), parse(known))]
        if len(heaps) != len(hand):
            raise refuse("odds_heaps", heaps=len(heaps), numbers=len(hand))
        question = {
            "heaps": [[text(cards), drawn] for cards, drawn in zip(heaps, hand, strict=True)],
            "known": text(parse(known)),
            "strength": strength,
            "joker": joker,
        }
        return answer(request, "attacke", question)
