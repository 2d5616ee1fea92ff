"""What a move of Attack! is, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from kartentisch.engine.actions import Action
from kartentisch.engine.reasons import Clause
from kartentisch.engine.recount import Told, in_groups

TOLD: Final = {
    "claim": Told("claim", ("region",)),
    "capital": Told("capital", ("region",)),
    "deploy": Told("deploy", ("region",), counts="unit"),
    "buy": Told("buy", counts="unit"),
    "send": Told("march", ("region",), counts="unit"),
    "ship": Told("march", ("region",), counts="unit"),
    "battle": Told("battle", ("region",)),
    "commit": Told("commit", counts="unit"),
    "lay": Told("lay", counts="ship"),
    "sway": Told("sway", ("region",)),
    "partner": Told("partner", ("player",)),
    "give": Told("give", counts="card"),
    "want": Told("want", counts="card"),
    "allow": Told("allow"),
    "refuse": Told("refuse"),
    "fly": Told("fly"),
    "back": Told("back"),
    "volunteer": Told("volunteer"),
    "abstain": Told("abstain"),
    "fight": Told("fight"),
    "accept": Told("accept"),
    "decline": Told("decline"),
    "counter": Told("counter"),
    "stand": Told("stand"),
}
FINISH: Final = {
    "Turn.choose": "end_turn",
    "Movement.order": "move_none",
    "StrategicMovement.order": "move_none",
    "Production.buy": "buy_none",
    "Trade.partner": "trade_none",
    "LandBattle.commit": "enough",
    "LandBattle.reinforce": "enough",
    "Diplomacy.named": "sway_none",
}
UNLIKE: Final = ("blitz", "strategic", "sea")  # actions that what is done in them does not show
WITHDRAW: Final = {"Negotiation.build": "break_off"}
LETTERS: Final = {"infantry": "I", "tank": "T", "artillery": "A", "aircraft": "P"}  # docs/develop/odds.md


def clauses(view: Mapping[str, Any], actions: Sequence[Action], seat: int, chance: float | None = None) -> list[Clause]:
    """Where somebody else's troops stand, a march is an attack with its chance.

    Args:
        view: before the move.
        chance: of the diplomacy in it.
    """
    question = str(view["question"])
    acts = [action.fields["action"] for action in actions if action.name == "act"]

    def alone(action: Action) -> str | None:
        if action.name == "finish":  # behind the choice of an action it ends that one, and no turn
            return None if acts else FINISH.get(question, "enough")
        if action.name == "withdraw":
            return WITHDRAW.get(question, "withdraw")
        if action.name == "propose":
            return "propose"
        return f"act_{action.fields['action']}" if action.name == "act" else None

    battles = [action for action in actions if action.name != "battle" or question == "Battles.choose"]
    found = [_risked(clause, view, seat, chance) for clause in in_groups(battles, TOLD, alone)]
    found.sort(key=lambda clause: clause.name == "march")  # attacks first, and who moves up behind them
    if found and acts and acts[0] in UNLIKE and not found[0].name.startswith("act_"):
        found.insert(0, Clause(f"first_{acts[0]}"))
    return found


def _risked(clause: Clause, view: Mapping[str, Any], seat: int, chance: float | None) -> Clause:
    """With what is at stake: an attack, a roll of diplomacy."""
    if clause.name == "sway":
        return replace(clause, chance=chance)
    if clause.name != "march":
        return clause
    region = clause.args["region"]
    armies = view.get("armies", [])
    owner = next((other for other, army in enumerate(armies) if region in army), -1)
    if owner == seat:
        return clause
    if owner < 0:
        return Clause("neutral", clause.args, clause.things, risks=True)
    there = view.get("attackers", {}).get(region, {})
    units = {kind: n for _, kind, n in clause.things}
    attacker = {kind: units.get(kind, 0) + there.get(kind, 0) for kind in LETTERS}
    odds = {"attacker": _notation(attacker), "defenders": [_notation(armies[owner][region])]}
    return Clause("attack", {**clause.args, "seat": owner}, clause.things, odds)


def _notation(army: Mapping[str, int]) -> str:
    return " ".join(f"{army[kind]}{letter}" for kind, letter in LETTERS.items() if army.get(kind))
