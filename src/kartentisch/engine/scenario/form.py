"""The form of a scenario as it stands in a file."""

from __future__ import annotations

from typing import Any

import msgspec

Named = dict[str, Any]


class Expect(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What must be true after a step.  Whatever is left out is not looked at."""

    asked: str | list[str] | None = None  # seats that must answer, `chance`, or `nobody`
    question: str | None = None  # such as Turn.play
    legal: list[str] | None = None  # actions of the seat asked that must be among the legal ones
    choices: list[str] | None = None  # exactly the legal actions, in any order
    choices_of: dict[str, list[str]] | None = None  # kind of action -> exactly its legal actions
    # action -> rule id or code of the rejection, a list of which it is one, or `any`; or actions that any may refuse
    illegal: dict[str, str | bool | list[str]] | list[str] | None = None
    state: Named | None = None  # any part of the position
    view: dict[str, Named] | None = None  # viewer -> any part of what that seat (or `spectator`) sees
    hides: dict[str, list[str]] | None = None  # viewer -> parts that must not be in its view
    events: list[str | Named] | None = None  # events of the last step, in order, others may stand between
    only_events: list[str | Named] | None = None  # exactly the events of the last step, in order
    no_events: list[str | Named] | None = None  # none of these happened in the last step
    counts: dict[str, int] | None = None  # event -> how often it happened in the last step
    told: dict[str, list[Named]] | None = None  # viewer -> those events exactly as that viewer is told
    scores: dict[str, int] | None = None  # who is not named has 0
    winners: list[str] | None = None
    ending: list[str] | None = None  # why the game ends
    over: bool | None = None


class NewSpace(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A space that a scenario adds to a board, or changes; what is left out is as usual."""

    kind: str | None = None
    groups: list[str] | None = None
    de: str | None = None
    en: str | None = None
    values: dict[str, int | str | bool] | None = None


class Extension(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A board that is another one with changes."""

    extends: str  # a game, or the path of a board.toml
    keep: list[str] | None = None  # only these of its spaces; default: all
    spaces: dict[str, NewSpace] = {}
    edges: list[str] = []  # `u1-u2`, or with its kind `u1-u2 sea`


class Form(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One scenario."""

    title: str
    game: str
    players: int | list[str]
    steps: list[dict[str, Any]] = []
    rules: list[str] = []
    notes: str = ""
    options: Named = {}
    board: str | Extension = ""  # the path of a board.toml, seen from the scenario's file, or changes to a board
    position: Named | None = None
    chance: list[dict[str, str | int]] = []
    seed: int | None = None  # answers chance once the script is used up
    minutes: tuple[int, int] | None = None  # of a start (`starts/`): how long a game from there usually lasts


def schema() -> dict[str, Any]:
    """The JSON Schema of one scenario."""
    whole = msgspec.json.schema(Form)
    definitions = whole["$defs"]
    definitions.update(msgspec.json.schema(Expect)["$defs"])
    action = {"type": ["string", "array"], "items": {"type": "string"}}
    one = {"type": "string", "description": "A rule id, the code of a refusal, or `any`."}
    reasons = {"anyOf": [one, {"const": True}, {"type": "array", "items": {"type": "string"}, "minItems": 1}]}
    actions = {"type": "array", "items": {"type": "string"}}
    definitions["Expect"]["properties"]["illegal"] = {
        "anyOf": [{"type": "object", "additionalProperties": reasons}, actions, {"type": "null"}],
        "default": None,
    }
    form = definitions["Form"]
    form["properties"]["steps"]["items"] = {
        "type": "object",
        "description": "One seat's name with its action in notation (or a list: all or nothing), and expectations.",
        "properties": {"expect": {"$ref": "#/$defs/Expect"}, "refused": reasons, "note": {"type": "string"}},
        "additionalProperties": action,
    }
    changes = {key: {"anyOf": [part, {"type": "null"}]} for key, part in form["properties"].items() if key != "title"}
    definitions["Case"] = {
        "title": "Case",
        "description": "A variation: parts that are merged into the scenario; null takes a part away.",
        "type": "object",
        "properties": {"case": {"type": "string"}, **changes},
        "required": ["case"],
        "additionalProperties": False,
    }
    form["properties"]["cases"] = {"type": "array", "items": {"$ref": "#/$defs/Case"}, "minItems": 1}
    form["properties"]["like"] = {"type": "string", "description": "The title of another scenario of the file."}
    form["properties"].update({key: part for key, part in changes.items() if key != "notes"})
    form["required"] = ["title"]
    form["anyOf"] = [{"required": ["like"]}, {"required": ["game", "players"]}]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Kartentisch scenario", **whole}
