"""A helper process that looks at positions which somebody has drawn, or brings as a file.

Whatever they are, they cannot do more harm than to end it: the rules are tried on them here first.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from random import Random
from typing import Any, Final

from ruamel.yaml import YAML, tokens
from ruamel.yaml.error import YAMLError

from kartentisch import games
from kartentisch.engine import scenario
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError, KartentischError
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.position import bad_position
from kartentisch.engine.record import Record
from kartentisch.server.helper_process import answer_lines
from kartentisch.server.lengths import LONGEST_TITLE

TRIED: Final = 300  # answers at random, before a table is opened
TRIALS: Final = 12  # times that this is done, each time by other dice: nobody can prepare a position that just passes
DEEPEST: Final = 20  # levels of a file; a position has six
_BEGINS: Final = (
    tokens.BlockMappingStartToken, tokens.BlockSequenceStartToken, tokens.FlowMappingStartToken,
    tokens.FlowSequenceStartToken,
)  # fmt: skip
_ENDS: Final = (tokens.BlockEndToken, tokens.FlowMappingEndToken, tokens.FlowSequenceEndToken)
LONGEST_NAME: Final = 64  # and of a player's name in it: as at a table
MEMORY: Final = 2**31  # bytes of this process


def checked(game: str, position: Mapping[str, Any], tried: bool = False) -> dict[str, Any]:
    """What everybody may see of a position, and who is asked what.

    Args:
        position: as `Game.load` takes it.
        tried: some answers are given at random as well, and the rules must not stumble over them.

    Raises:
        EngineError: `bad_position` and as for `Game.load`.
    """
    rules = games.load(game)
    with _stumbling():
        state = rules.load(position)
        for fault in rules.faults(state):
            rule, _, what = fault.partition(": ")
            raise bad_position(what or fault, "", rule if what else "")
        view = rules.view(state, SPECTATOR)
        for _ in range(TRIALS if tried else 0):
            _try(state.clone(), secrets.randbits(62))
    chance = rules.chances[state.roll_name].name if state.chance else ""
    return {"view": view, "over": bool(state.over), "chance": chance, "scores": rules.scores(state)}


@contextmanager
def _stumbling() -> Iterator[None]:
    """What no game comes to may lead the rules anywhere: that is a fault of the position."""
    try:
        yield
    except KartentischError:
        raise
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise bad_position("stack", type(error).__name__) from None


def _try(state: Any, seed: int) -> None:
    dice, chance = Random(seed), Chance(seed)
    for _ in range(TRIED):
        chance.settle(state)
        if state.over:
            return
        seat = dice.choice(state.seats_asked)
        state.apply(dice.choice(state.legal_actions(seat)), seat)


def read(text: str) -> dict[str, Any]:
    """The position of the first scenario of a file that has one, in the form of `checked`, with the players' names.

    Raises:
        EngineError: `scenario_format`, `scenario_long`, `unknown_word` and so on; `foreign_board`.
    """
    try:
        _scan(text)
        with _stumbling():
            documents = scenario.parse(text)
    except YAMLError as error:
        raise EngineError("scenario_format", problem=" ".join(str(error).split())[:200]) from None
    forms = [document.form for document in documents if document.form is not None]
    form = next((form for form in forms if form.position is not None), None)
    if form is None:
        raise EngineError("scenario_format", problem="position")
    if form.board:
        raise EngineError("foreign_board")
    game = games.load(form.game)
    game.seated(form.players if isinstance(form.players, int) else len(form.players))
    names = [f"P{i + 1}" for i in range(form.players)] if isinstance(form.players, int) else list(form.players)
    for said, longest in ((form.title, LONGEST_TITLE), *((name, LONGEST_NAME) for name in names)):
        if len(said) > longest:
            raise EngineError("scenario_long", longest=longest, found=said[:longest] + "…")
    with _stumbling():
        try:
            position = scenario.Words(game, names).laid_out(form.position or {})
        except scenario.Misplaced as error:
            raise error.error from None
    return {"game": game.id, "title": form.title, "names": names, "options": form.options, "position": position}


def replayed(text: str) -> dict[str, Any]:
    """A saved game that begins at a position of somebody's own, played again.  Raises EngineError where it differs."""
    with _stumbling():
        record = Record.parse(text)
        if "board" in record.header:
            raise EngineError("foreign_board")
        game = games.load(record.header["game"])
        record.insist_on_all(game)
        record.verify(game)
    return {}


def _scan(text: str) -> None:
    """Refuse what a few lines can make endless work of: references, and depth."""
    depth = 0
    for token in YAML(typ="safe", pure=True).scan(text):
        depth += isinstance(token, _BEGINS) - isinstance(token, _ENDS)
        if isinstance(token, tokens.AliasToken) or depth > DEEPEST:
            raise EngineError("scenario_format", problem="a reference (*)" if depth <= DEEPEST else "too deep")


def written(game: str, title: str, names: list[str], position: Mapping[str, Any]) -> dict[str, Any]:
    """A position as the file of a scenario."""
    with _stumbling():
        return {"text": scenario.write_position(title, games.load(game), names, position)}


DONE: Final[dict[str, Callable[..., dict[str, Any]]]] = {
    "check": checked,
    "read": read,
    "replay": replayed,
    "write": written,
}


def answered(request: tuple[str, list[Any]]) -> dict[str, Any]:
    """One request: what is to be done, with its arguments."""
    what, arguments = request
    try:
        return DONE[what](*arguments)
    except EngineError:
        raise
    except KartentischError as error:
        raise EngineError(error.code, error.rule, **error.rejection.args) from None
    except MemoryError:
        raise bad_position("position", "MemoryError") from None


if __name__ == "__main__":
    with suppress(ImportError, ValueError, OSError):  # not on every system
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    answer_lines(answered)
