"""How a position of an earlier revision of a game's rules is carried over to this one.

A game says how positions change (`Game.migrate`): mostly not at all, for steps and locals are stored by name.  What
comes of it is looked at as the kit looks at a position, before anything is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from kartentisch.engine.errors import EngineError, KartentischError
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import Game
from kartentisch.engine.revisions import Revision

STAYS: Final = ("turn", "asked", "players")  # whatever a game maps


def since(game: Game, revision: int) -> tuple[Revision, ...]:
    """The revisions that followed this one, the earliest first; empty where the history does not know all of them."""
    rows = tuple(row for row in game.history if row.number >= revision)
    return rows[1:] if [row.number for row in rows] == [*range(revision, game.revision + 1)] else ()


def program_of(game: Game, revision: int) -> str:
    """The last version of the program that has this revision; empty where nobody noted it."""
    return next((row.program for row in game.history if row.number == revision), "")


def carried(game: Game, position: Mapping[str, Any], revision: int) -> Any:
    """The state of a position (`Game.dump`) of an earlier revision under today's rules.

    Args:
        position: it stays as it is.
        revision: under which it was written down.

    Raises:
        EngineError: `rules_newer` where it is of a later revision, `rules_too_old` where nobody can carry it over,
            `position_not_carried` where what came of it is no position of a game that goes on.
    """
    if revision > game.revision:
        raise EngineError("rules_newer", game=game.id, begun=revision, now=game.revision)
    rows = since(game, revision)
    if revision < game.revision and not (rows and all(row.carries for row in rows)):
        raise EngineError("rules_too_old", game=game.id, begun=revision, now=game.revision)
    own = msgspec.json.decode(msgspec.json.encode(position))
    try:
        mapped = game.migrate(own, revision)
        state = game.load(mapped)
        fault = _fault(game, state, {**mapped, **{name: position[name] for name in STAYS if name in position}})
    except KartentischError as error:
        fault = error.brief
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        fault = type(error).__name__
    if fault:
        raise EngineError("position_not_carried", game=game.id, begun=revision, now=game.revision, problem=fault)
    return state


def _fault(game: Game, state: Any, position: Mapping[str, Any]) -> str:
    """What is wrong with the state that was made of the position; empty: nothing."""
    faults = game.faults(state)
    if faults:
        return str(faults[0])
    again = game.dump(state)
    if game.load(msgspec.json.decode(msgspec.json.encode(again))) != state:
        return "round trip"
    if any(name in position and position[name] != again.get(name) for name in (*STAYS, "question")):
        return "asked"
    if not state.over and not state.chance and not all(len(state.legal_actions(seat)) for seat in state.seats_asked):
        return "no legal action"
    for viewer in (*range(state.players), SPECTATOR):
        view = game.view(state, viewer)
        if game.view(game.imagine(msgspec.json.decode(msgspec.json.encode(view)), 1), viewer) != view:
            return "view"
    return ""
