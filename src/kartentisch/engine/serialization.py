"""States as plain data and back: the stack with its locals, who is asked, the round of sealed answers.

What lies on the table is written and read by the game itself (`Game.facts`, `Game.lay_out`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine import spans
from kartentisch.engine.contract import Contract
from kartentisch.engine.errors import EngineError
from kartentisch.engine.facts import EVERYTHING, SPECTATOR
from kartentisch.engine.fields import field_names
from kartentisch.engine.kernel import CHANCE, Procedure, State, seats_of
from kartentisch.engine.position import bad_position
from kartentisch.engine.sealed import NO_PASS

FORMAT = 1  # of states as JSON
OF_A_ROUND = ("answering", "pass", "answers", "sealed")
DEEPEST = 64  # procedures in one another; games come to six
MOST_DICE, MOST_FACES, MOST_TURNS = 62, 1000, 10**9


# ------------------------------------------------------------------ writing
def write(game: Contract[Any], state: Any, viewer: int) -> dict[str, Any]:
    """The state as far as the viewer may know it; whole for EVERYTHING."""
    data: dict[str, Any] = {"format": FORMAT, "game": game.id, "players": int(state.players)}
    changed = {k: v for k, v in game.option_values(state).items() if v != game.defaults[k]}
    if changed:
        data["options"] = changed
    data["turn"] = int(state.turn)
    if state.chance:
        data["chance"] = {"name": game.chances[state.roll_name].name}
        if state.dice > 0:
            data["chance"].update(dice=int(state.dice), faces=int(state.faces))
    elif not state.over:
        data["asked"] = state.seats_asked
        data["question"] = state.where()
        if state.answering:
            data.update(_round(game, state, viewer))
    data["stack"] = [_procedure(procedure, viewer) for procedure in state.stack()]
    data.update(game.facts(state, viewer))
    return data


def _round(game: Contract[Any], state: State, viewer: int) -> dict[str, Any]:
    """The round of sealed answers that is open."""
    seats = range(state.players)
    data: dict[str, Any] = {"answering": seats_of(state.answering, state.players)}
    if state.passing != NO_PASS:
        data["pass"] = game.space.notation(state.passing)
    if state.counted:
        data["answers"] = [int(state.answers(seat)) for seat in seats]
    given = [[game.space.notation(state.answer(seat, i)) for i in range(state.answers(seat))] for seat in seats]
    if viewer == EVERYTHING:
        data["sealed"] = given
    elif viewer >= 0 and given[viewer]:
        data["sealed"] = given[viewer]
    return data


def _procedure(procedure: Procedure[Any], viewer: int) -> dict[str, Any]:
    """Step name and the locals that differ from a fresh procedure; secret locals for EVERYTHING only."""
    data: dict[str, Any] = {"step": procedure.where()}
    for name, usual in _fresh_locals(type(procedure)):
        value = getattr(procedure, name)
        if isinstance(usual, list):
            value = [int(number) for number in value]
        if value != usual and (viewer == EVERYTHING or name not in type(procedure).SECRETS):
            data[name] = value if isinstance(usual, list) else int(value)
    return data


def local_names(procedure: Procedure[Any]) -> list[str]:
    """The names of a procedure's locals."""
    return [name for name in field_names(procedure) if name not in ("at", "caller")]


_FRESH: dict[type[Procedure[Any]], list[tuple[str, Any]]] = {}


def _fresh_locals(kind: type[Procedure[Any]]) -> list[tuple[str, Any]]:
    """Names and values of the locals of a fresh procedure, short vectors as lists."""
    if kind not in _FRESH:
        fresh = kind()
        values = [(name, getattr(fresh, name)) for name in local_names(fresh)]
        _FRESH[kind] = [(name, value if isinstance(value, int) else list(value)) for name, value in values]
    return _FRESH[kind]


# ------------------------------------------------------------------ reading
def read(game: Contract[Any], data: Mapping[str, Any]) -> Any:
    """A state from what `write` gave for EVERYTHING, or from a position; see `Game.load`."""
    state = lay_out(game, data)
    check(state)
    return state


def check(state: State) -> None:
    """Raise EngineError `bad_position` where nobody could go on: locals and cards that no game comes to."""
    try:
        if state.chance:
            if state.dice == 0 and state.list_choices(CHANCE) == 0:
                raise bad_position("chance", state.game.chances[state.roll_name].name)
        elif state.top is not None and not state.legal_actions():
            raise bad_position("asked", "no legal action")
    except (ArithmeticError, LookupError, TypeError) as error:
        raise bad_position("stack", str(error)) from None


def lay_out(game: Contract[Any], data: Mapping[str, Any]) -> Any:
    """As `read`; whether somebody can go on is not looked at."""
    if not isinstance(data, Mapping):
        raise bad_position("position", str(data))
    data = dict(data)
    if data.pop("format", FORMAT) != FORMAT:
        raise EngineError("state_format", expected=FORMAT)
    if data.pop("game", game.id) != game.id:
        raise EngineError("foreign_state", game=game.id)
    players = data.pop("players", None)
    if data.get("viewer", EVERYTHING) != EVERYTHING:
        raise EngineError("position_is_view", viewer="spectator" if data["viewer"] == SPECTATOR else "seat")
    state = game.bare(players, data.pop("options", None))
    turn, stack = data.pop("turn", 0), data.pop("stack", None)
    chance, asked = data.pop("chance", None), data.pop("asked", None)
    data.pop("question", None)
    sealed = {key: data.pop(key) for key in OF_A_ROUND if key in data}
    if type(turn) is not int or not 0 <= turn <= MOST_TURNS:
        raise bad_position("turn", str(turn))
    if chance is not None and asked is not None:
        raise bad_position("asked", str(asked))
    state.count_turns(turn)
    for key in data:
        if key not in game.shape:
            raise bad_position(key, "unknown")
    game.lay_out(state, data, stack is None)
    if stack is None:
        state.start(game.resume())
        return state
    _stack(game, state, stack)
    try:
        if chance is not None:
            _await_chance(game, state, chance)
        elif asked is not None:
            seats = _seats(state, asked, "asked")
            state.stand(min(asked), seats)
            if sealed:
                _sealed(game, state, sealed)
        elif state.top is not None:
            raise bad_position("stack", "nobody is asked")
    except (ArithmeticError, LookupError, TypeError) as error:  # locals that no game comes to
        raise bad_position("stack", str(error)) from None
    return state


def _seats(state: State, seats: Any, what: str) -> int:
    """A list of seats as a mask."""
    players = range(state.players)
    if not isinstance(seats, list) or not seats or not all(type(s) is int and s in players for s in seats):
        raise bad_position(what, str(seats))
    return sum(2**seat for seat in players if seat in seats)


def _stack(game: Contract[Any], state: State, stack: Any) -> None:
    if not isinstance(stack, list) or len(stack) > DEEPEST:
        raise bad_position("stack", str(stack)[:200])
    for entry in stack:
        name, _, step = str(entry.get("step", "")).partition(".") if isinstance(entry, dict) else ("", "", "")
        kind = game.procedures.get(name)
        if kind is None or step not in kind.STEPS:
            raise bad_position("stack", str(entry))
        procedure = kind()
        known = dict(_fresh_locals(kind))
        for local, value in entry.items():
            if local == "step":
                continue
            if local not in known:
                raise bad_position("stack", f"{name}.{local}")
            number = _local(value, known[local], f"{name}.{local}")
            if value != known[local] and not spans.fits(state, kind, local, value):
                raise bad_position("stack", f"{name}.{local}: {str(value)[:200]}")
            setattr(procedure, local, number)
        procedure.at = kind.STEPS.index(step)
        state.call(procedure)


def _local(value: Any, usual: Any, what: str) -> Any:
    """The value of a local: a number, or a list of numbers where it is a short vector."""
    if isinstance(usual, list):
        if isinstance(value, list) and all(map(_fits, value)):
            return vec[i64](value)
    elif _fits(value):
        return value
    raise bad_position("stack", what)


def _fits(value: Any) -> bool:
    """Whether a local holds it."""
    return type(value) is int and -(2**63) <= value < 2**63


def _await_chance(game: Contract[Any], state: State, chance: Any) -> None:
    names = [kind.name for kind in game.chances]
    if not isinstance(chance, dict) or chance.get("name") not in names or state.top is None:
        raise bad_position("chance", str(chance))
    dice, faces = chance.get("dice", 0), chance.get("faces", 0)
    if type(dice) is not int or type(faces) is not int or not (dice == faces == 0 or _can_be_rolled(dice, faces)):
        raise bad_position("chance", str(chance))
    state.await_chance(names.index(chance["name"]), dice, faces)


def _can_be_rolled(dice: int, faces: int) -> bool:
    """As many outcomes as one number holds."""
    return 0 < dice <= MOST_DICE and 1 < faces <= MOST_FACES and faces**dice <= 2**62


def _sealed(game: Contract[Any], state: State, data: Mapping[str, Any]) -> None:
    """The open round with all answers given so far."""
    seats = _seats(state, data.get("answering"), "answering")
    if state.asked & ~seats:
        raise bad_position("answering", str(data["answering"]))
    passing = _action(game, data["pass"], "pass") if "pass" in data else NO_PASS
    state.open_round(seats, passing, "answers" in data)
    given = data.get("sealed", [[]] * state.players)
    if not isinstance(given, list) or len(given) != state.players or not all(isinstance(row, list) for row in given):
        raise bad_position("sealed", str(given))
    asked = state.asked
    state.stand(state.seat, seats)
    if passing != NO_PASS and not all(state.is_legal(passing, seat) for seat in state.seats_asked):
        raise bad_position("pass", str(data["pass"]))
    for seat, answers in enumerate(given):
        for answer in answers:  # given again: each must be legal, and nobody may have gone on behind his last
            number = _action(game, answer, "sealed")
            if not state.is_legal(number, seat):
                raise bad_position("sealed", str(answer))
            state.apply(number, seat)
    if state.answering != seats or state.asked != asked:
        raise bad_position("asked", str(state.seats_asked))
    counts = [int(state.answers(seat)) for seat in range(state.players)]
    if data.get("answers", counts) != counts:
        raise bad_position("answers", str(data["answers"]))


def _action(game: Contract[Any], text: Any, what: str) -> int:
    if not isinstance(text, str):
        raise bad_position(what, str(text))
    return game.space.parse(text)


# ------------------------------------------------------------------ a view, to be made whole
def reopened(view: Mapping[str, Any]) -> dict[str, Any]:
    """The open round of a view in which everybody but the viewer has yet to answer; nothing if none is open."""
    if "answering" not in view:
        return {}
    data = {key: view[key] for key in ("answering", "pass", "answers") if key in view}
    viewer, players = view["viewer"], range(view["players"])
    data["sealed"] = [list(view.get("sealed", [])) if seat == viewer else [] for seat in players]
    if "answers" in view:
        data["answers"] = [len(row) for row in data["sealed"]]
    data["asked"] = [seat for seat in view["answering"] if seat in view["asked"] or seat != viewer]
    return data
