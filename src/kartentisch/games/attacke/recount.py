"""What a move of Attacke is, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kartentisch.engine.actions import Action
from kartentisch.engine.board import Board
from kartentisch.engine.reasons import Clause
from kartentisch.engine.recount import Told, in_groups
from kartentisch.games.attacke import chances
from kartentisch.games.attacke.motives import lands_of

TOLD: Final = {
    "claim": Told("claim", ("land",)),
    "fight": Told("fight", ("land",)),
    "treason": Told("treason", ("land",)),
    "revolution": Told("revolution", ("continent",)),
    "demand": Told("demand", ("player",), counts="card"),
    "add": Told("add", counts="card"),
    "lay": Told("lay", counts="card"),
    "ward": Told("ward", counts="card"),
    "pay": Told("pay", counts="card"),
    "show": Told("show"),
    "give_up": Told("give_up"),
    "counter": Told("counter"),
    "suffer": Told("suffer"),
}
FINISH: Final = {"Demand.raise": "stands"}


def clauses(
    board: Board, armies: Mapping[str, int], view: Mapping[str, Any], actions: Sequence[Action]
) -> list[Clause]:
    """Who loses by it, how strong the set is and how likely it is to succeed stand with it.

    Args:
        armies: of each card that can lie in a set.
        view: before the move.
    """
    over = FINISH.get(str(view["question"]), "end_turn")
    found = in_groups(actions, TOLD, lambda action: over if action.name == "finish" else None)
    laid = [action.fields["card"] for action in actions if action.name == "lay"]
    defends = str(view["question"]) in ("Fight.answer", "Fight.defend")
    fights = any(clause.name == "fight" for clause in found)
    strength = sum(armies.get(card, 0) for card in laid)
    return [
        _with(clause, board, view, strength, defends, armies[chances.JOKER])
        for clause in found
        if not (clause.name == "lay" and fights)  # the attack says it
    ]


def _with(clause: Clause, board: Board, view: Mapping[str, Any], strength: int, defends: bool, joker: int) -> Clause:
    lands = lands_of(view)
    if clause.name in ("fight", "treason"):
        land = clause.args["land"]
        owner = next((seat for seat, own in enumerate(lands) if land in own), -1)
        args = {**clause.args, "seat": owner, "strength": strength}
        if owner < 0:
            return Clause(clause.name, args)
        if clause.name == "treason":
            return Clause(clause.name, args, chance=chances.unstopped(view, [owner]))
        if view["hand_sizes"][owner] < chances.SET:  # nobody is asked (SCH-R03)
            return Clause(clause.name, args, chance=1.0)
        return Clause(clause.name, args, odds=chances.attack(view, owner, strength, joker) if strength else None)
    if clause.name == "revolution":
        members = {space.id for space in board.spaces if clause.args["continent"] in space.groups}
        stake = sum(len(members & set(own)) for seat, own in enumerate(lands) if seat != view["active"])
        return Clause(clause.name, {**clause.args, "lands": stake})
    if clause.name == "lay":
        return Clause("defend" if defends else "lay", {"strength": strength}, clause.things)
    return clause
