"""What the engine asks chance for, in the words of the dice: the request, its answer, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kartentisch.engine.errors import EngineError
from kartentisch.engine.kernel import CHANCE, State
from kartentisch.fairness.dice import EVERYBODY, Json


@dataclass(frozen=True)
class Found:
    """An outcome before it is told."""

    element: bytes
    ctx: dict[str, Json]
    request: dict[str, Json]
    result: Json

    def proof(self) -> dict[str, Json]:
        return {"ctx": self.ctx, **self.request, "result": self.result}


def audience(state: State) -> int | None:
    """Who may know the outcome that the state asks chance for.

    Returns:
        None: everybody, and everybody knows the chances too.  EVERYBODY: all learn the outcome, but the pile holds
        what only some know, so its proof waits for the end.  A seat: that seat alone.

    It lets copies of the state take outcomes and looks whose secret was told; by the rules of secrecy (a seat is asked,
    and a card is drawn, by public information only) none is another seat's.  Where some cards show at once and the
    others are a seat's secret, all of them are the seat's: else the proof would tell which it was.
    """
    if state.dice > 0:
        return owner_of(state, 0)
    top, outcomes = state.top, state.legal_actions(CHANCE)
    shown = state.game.chances[state.roll_name].public
    owners = (owner_of(state, outcome) for outcome in (outcomes[:1] if shown else outcomes))
    nobody = EVERYBODY if top is not None and top.pile(state) is not None else None
    return next((owner for owner in owners if owner is not None), nobody)


def owner_of(state: State, outcome: int) -> int | None:
    """Whose secret the outcome would be; of several who may know it the first, to whom its proof goes."""
    copy = state.clone()
    copy.listen()
    copy.apply(outcome)
    for event in state.game.events(copy):
        if event.kind.secret:
            return int(event.insiders()[0])
    return None


def request_of(state: State) -> dict[str, Json]:
    """What the state asks chance for, as the proof writes it: {"dice", "faces"} or {"weights"}.

    Raises:
        EngineError: `not_chance` if a seat must answer.
    """
    if not state.chance:
        raise EngineError("not_chance")
    if state.dice > 0:
        return {"dice": int(state.dice), "faces": int(state.faces)}
    n = state.list_choices(CHANCE)
    return {"weights": sorted([int(state.legal[i]), int(state.weights[i])] for i in range(n))}


def outcome_number(request: Mapping[str, Json], result: Json) -> int:
    """The engine's number for a result: dice are the digits of base `faces`, the first one lowest."""
    if "weights" in request:
        return int(result)
    return int(sum((die - 1) * request["faces"] ** i for i, die in enumerate(result)))


def for_owner(row: Mapping[str, Json]) -> dict[str, Json]:
    """The part of a sealed row that its owner may have: not the chances, they tell what others hold."""
    return {key: row[key] for key in ("epoch", "i", "ctx", "result", "nonce")}


__all__ = ["EVERYBODY", "Found", "audience", "for_owner", "outcome_number", "owner_of", "request_of"]
