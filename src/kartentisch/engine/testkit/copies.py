"""Every field of a state and every local of a procedure survives `clone`, `copy`, and the way through a file.

Fields that are seldom away from their default would hide: so copies are made of a state in which *every* field has been
changed, whatever it means.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
from librt.vecs import vec

from kartentisch.engine.errors import EngineError
from kartentisch.engine.fields import field_names
from kartentisch.engine.game import to_bytes
from kartentisch.engine.kernel import NOBODY, State, overwrite
from kartentisch.engine.serialization import local_names
from kartentisch.engine.testkit.failure import differences, written_differences
from kartentisch.engine.testkit.scene import Scene
from kartentisch.engine.testkit.steps import answers_of

SHARED = ("game", "table", "deck")  # does not change during a game
FLEETING = ("choices", "listed", "heard", "legal", "weights", "moment")  # of the moment; not part of the position
OF_KERNEL = (
    "players",
    "seat",
    "asked",
    "top",
    "roll_name",
    "dice",
    "faces",
    "answering",
    "passing",
    "counted",
    "sealed",
)
FIXED = ("seat", "asked", "turn", "answering", "passing")  # only the rules set these
OF_CHANCE = ("roll_name", "dice", "faces")  # mean something only while chance must answer


def check_copies(scene: Scene, state: Any) -> None:
    """A clone of the state, and of the procedures on its stack, has everything and shares nothing."""
    with scene.during("forgotten", state):
        before = written(state)
        other = state.clone()
        _same(scene, "forgotten", state, before, written(other))
        _change_all(other)
        _same(scene, "shared", state, before, written(state))
        changed = written(other)
        again = other.clone()
        _same(scene, "forgotten", state, changed, written(again))
        _change_all(again)
        _same(scene, "shared", state, changed, written(other))


def check_file(scene: Scene, state: Any) -> None:
    """The state that is read from its own dump has the same fields and offers the same actions."""
    with scene.during("load", state):
        again = scene.game.load(msgspec.json.decode(to_bytes(scene.game.dump(state))))
        left_out = () if state.chance else OF_CHANCE
        _same(scene, "load", state, written(state, left_out), written(again, left_out))
        if not state.over:
            _same(scene, "load", state, answers_of(state, NOBODY), answers_of(again, NOBODY))


def check_reread(scene: Scene, state: Any, dice: random.Random) -> None:
    """Whatever is read without complaint is not read otherwise than it was written; what follows from it may be added.

    One number is changed by one: so values are read back that games seldom come to.
    """
    game, other = scene.game, state.clone()
    if not _nudge(other, dice):
        return
    try:
        before = to_bytes(game.dump(other))
    except Exception:  # no position at all: a number that has no name
        return
    with scene.during("reread", state):
        try:
            again = game.load(msgspec.json.decode(before))
        except EngineError:
            return
        after = to_bytes(game.dump(again))
        if before != after and not _kept(msgspec.json.decode(before), msgspec.json.decode(after)):
            raise scene.failed("reread", state, difference=written_differences(before, after))


def _kept(before: Any, after: Any) -> bool:
    """All that was written is there."""
    if isinstance(before, dict):
        return isinstance(after, dict) and all(key in after and _kept(before[key], after[key]) for key in before)
    if isinstance(before, list) and isinstance(after, list):
        if len(before) == len(after):
            return all(_kept(one, other) for one, other in zip(before, after, strict=True))
        return all(entry in after for entry in before)
    return bool(before == after)


def _nudge(state: Any, dice: random.Random) -> bool:
    """Change one plain number of the state by one; False if there is none.  Buffers hold sums of others: not these."""
    names = [name for name in field_names(state) if name not in (*_left_out(state), *OF_KERNEL)]
    numbers = [name for name in names if type(getattr(state, name)) is int]
    if not numbers:
        return False
    name = dice.choice(numbers)
    value = getattr(state, name) + dice.choice((-1, 1))
    if name in FIXED:
        overwrite(state, name, value)
    else:
        setattr(state, name, value)
    return True


def written(state: Any, left_out: tuple[str, ...] = ()) -> dict[str, Any]:
    """All fields of a state and the locals of its stack, whatever the game itself says about them, as plain data."""
    fields: dict[str, Any] = {
        name: _plain(getattr(state, name))
        for name in field_names(state)
        if name not in (*_left_out(state), "top", *left_out)
    }
    fields["stack"] = [
        {"step": procedure.where(), **{name: _plain(getattr(procedure, name)) for name in local_names(procedure)}}
        for procedure in state.stack()
    ]
    return fields


def _left_out(state: Any) -> tuple[str, ...]:
    """Fields that are no part of the position."""
    return (*SHARED, *FLEETING, *type(state).NOTES)


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, int | str | float):
        return value
    if isinstance(value, vec | list | tuple):
        entries = list(value)
        return entries if not entries or type(entries[0]) is int else [_plain(inner) for inner in entries]
    if isinstance(value, dict):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if hasattr(value, "plain"):  # fields that may differ between equals
        return _plain(value.plain())
    return {name: _plain(getattr(value, name)) for name in field_names(value) if name not in SHARED}


def _change_all(state: Any) -> None:
    """Give every field another value; what comes out is no position."""
    for name in field_names(state):
        if name not in (*_left_out(state), "top", "players"):
            _change(state, name)
    for procedure in state.stack():
        for name in local_names(procedure):
            _change(procedure, name)


def _change(thing: Any, name: str) -> None:
    value = getattr(thing, name)
    if isinstance(thing, State) and name in FIXED:
        overwrite(thing, name, value ^ 1)
    elif isinstance(value, bool):
        setattr(thing, name, not value)
    elif isinstance(value, int):
        setattr(thing, name, value ^ 1)
    elif isinstance(value, vec | list):
        _change_inside(value)
    elif value is not None and not isinstance(value, str | float | tuple | dict):
        for inner in field_names(value):
            if inner not in SHARED:
                _change(value, inner)


def _change_inside(values: Any) -> None:
    for i, value in enumerate(values):
        if isinstance(value, vec | list):
            _change_inside(value)
        elif isinstance(value, bool):
            values[i] = not value
        elif isinstance(value, int):
            values[i] = value ^ 1  # fits wherever the value does
            return  # one entry tells whose buffer it is


def _same(scene: Scene, check: str, state: Any, one: Any, other: Any) -> None:
    if one != other:
        raise scene.failed(check, state, difference=differences(one, other))
