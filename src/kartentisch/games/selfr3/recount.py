"""What a move of SelfR3 is, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from kartentisch.engine.actions import Action
from kartentisch.engine.board import Board
from kartentisch.engine.reasons import Clause
from kartentisch.engine.recount import Told, in_groups
from kartentisch.games.selfr3.subject import units_there

TOLD: Final = {
    "claim": Told("claim", ("region",)),
    "place": Told("place", ("region",), thing="army"),
    "station": Told("station", ("region",)),
    "post": Told("post", ("officer", "region")),
    "bid": Told("bid", ("coins",)),
    "marker": Told("marker", ("marker",)),
    "draw": Told("draw", ("deck",)),
    "play": Told("play", ("card",)),
    "rival": Told("rival", ("player",)),
    "snipe": Told("snipe", ("player", "officer")),
    "defend": Told("defend", ("dice",)),
    "lose": Told("lose", counts="officer"),
    "follow": Told("follow", ("more",)),
    "move": Told("move", ("region",)),
    "onto": Told("onto", ("region",)),
    "target": Told("target", ("region",)),
    "dismantle": Told("dismantle", ("region",)),
    "disband": Told("disband", ("region",), thing="army"),
    "bring": Told("bring", counts="officer"),
    "leave": Told("leave"),
    "pass": Told("pass"),
}
FINISH: Final = {
    "Losses.choose": "lose_armies",
    "Reassignment.post": "reassign_none",
    "Attack.send": "send_none",
    "SetUp.post": "post_none",
}
TARGETS: Final = {
    "Retreat.target": "retreat",
    "ExtraUnits.target": "target_units",
    "Reinforcement.target": "target_unit",
    "Carpet.target": "target_bomb",
}
SPENT: Final = {"bid", "draw"}  # money, in any case; the rest in a turn, while it is dealt before the game
BOUGHT: Final = {"station", "post"}
OFFICERS: Final = {"taktik": "tactical", "land": "land", "wasser": "water", "luft": "air", "abc": "abc"}
GROUNDS: Final = {"wasser": "water", "luft": "air"}


def clauses(board: Board, view: Mapping[str, Any], actions: Sequence[Action], seat: int) -> list[Clause]:
    """`view`: before the move.  An attack is one sentence, with its chance if it is fought to the end."""
    question = str(view["question"])
    sends = [action for action in actions if action.name == "send"]
    attack: list[Clause] = []
    rest = list(actions)
    if sends:
        first = next((i for i, action in enumerate(actions) if action.name == "attack"), -1)
        begins = max(first, 0)
        part, rest = actions[begins:], list(actions[:begins])
        attack = [_attack(board, view, part, seat)]
    over = FINISH.get(question, "end_turn" if question.startswith("Turn.") else "no_more")
    found = in_groups(rest, TOLD, lambda action: over if action.name == "finish" else None)
    moves = any(clause.name == "move" for clause in found)
    found = [_aimed(clause, question, moves) for clause in found]
    costs = SPENT if question.startswith("SetUp.") else SPENT | BOUGHT
    found = [replace(clause, at_once=clause.name in costs) for clause in found]
    return [*(found if rest else []), *attack]


def _aimed(clause: Clause, question: str, moves: bool) -> Clause:
    if clause.name == "target":
        return Clause(TARGETS.get(question, "target"), clause.args)
    if clause.name == "onto" and (moves or question == "Move.onto"):
        return Clause("move_onto", clause.args)
    return clause


def _attack(board: Board, view: Mapping[str, Any], actions: Sequence[Action], seat: int) -> Clause:
    by_name = {action.name: action.fields for action in actions}
    source = by_name.get("attack", {}).get("region", view.get("source", ""))
    aim = by_name.get("onto", {}).get("region", view.get("aim", ""))
    brought = [action.fields["officer"] for action in actions if action.name == "bring"]
    armies = int(by_name["send"]["armies"])
    things = [("", "army", armies)] if armies or not brought else []
    things += [("officer", officer, 1) for officer in brought]
    rival = next((other for other in range(int(view["players"])) if units_there(view, other, aim)), -1)
    args = {"source": source, "aim": aim, "until": by_name["send"]["until"]}
    if rival < 0 and source and "armies" in view and (armies or brought):
        return Clause("enter", {"source": source, "aim": aim}, tuple(things))  # nobody stands there: no roll (R2-R09)
    if rival < 0 or rival == seat or not source:
        return Clause("attack", args, tuple(things))
    odds = {
        "attacker": _side(view, seat, source, False),
        "defender": _side(view, rival, aim, True),
        "start": _ground(board, source),
        "target": _ground(board, aim),
    }
    fought_out = args["until"] == "1"
    return Clause("attack_seat", {**args, "seat": rival}, tuple(things), odds if fought_out else None)


def _side(view: Mapping[str, Any], seat: int, region: str, defends: bool) -> str:
    armies = view["armies"][seat].get(region, 0) if "armies" in view else 0
    officers = [OFFICERS[name] for name, at in view.get("officers", [{}] * 9)[seat].items() if at == region]
    station = defends and region in view.get("stations", [[]] * 9)[seat]
    return " ".join([str(armies), *officers, *(["station"] if station else [])])


def _ground(board: Board, region: str) -> str:
    return GROUNDS.get(board.spaces[board.numbers[region]].kind, "land")
