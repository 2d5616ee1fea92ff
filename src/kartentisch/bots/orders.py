"""Standing orders: what a seat answers by itself, as its person has written it down beforehand.

An order names a question (or every one), may ask that facts about it are so (`province`: which one is fought over;
`size`: `>=3`; `active`: whose turn it is), and lists answers.  Its condition sees public things only, so whether it
applies tells nothing about the hand.  The first order that applies counts: "pass unless ..." is an order for every
question behind those that ask.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from kartentisch.bots.agent import Decision
from kartentisch.bots.passing import Passing, passing
from kartentisch.engine.actions import Action
from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.serialization import local_names

ANY: Final = "*"
TURN: Final = "active"  # the field of every question that says whose turn it is
COMPARED: Final = re.compile(r"(>=|<=|=?)([0-9]{1,6})")

Facts = Mapping[str, tuple[str, ...]]  # field -> its value as a word; several for a list, none for nothing


@dataclass(frozen=True)
class StandingOrder:
    """One order.

    Attributes:
        question: such as `Conflict.lay`, or `*` for every question that a seat may be asked in the turn of another.
        when: field -> values of which one must fit; all fields must.  A number is compared: `>=3`, `<=2`, `=4`, `4`.
        answer: actions in notation, the best first, with `*` for any word; the first legal one is taken.
        times: how often one of them is taken in one go, 0 for no limit.
        otherwise: when none is legal (any more): `pass`, or `ask` the person.  An order for every question asks where
            nobody can pass.
    """

    question: str
    when: Mapping[str, Sequence[str]] = field(default_factory=dict)
    answer: Sequence[str] = ()
    times: int = 0
    otherwise: Literal["pass", "ask"] = "pass"


@dataclass(frozen=True)
class Field:
    """Something that an order may ask for.

    Attributes:
        kind: `word`: an id; `seat`: the number of a seat, from 0; `number`: what is compared.
        values: all that there can be; empty for numbers.
    """

    name: str
    kind: Literal["word", "seat", "number"]
    values: tuple[str, ...]


@careful
class StandingOrders:
    """An agent that follows the first order that applies, and otherwise waits.  A new one for each going."""

    def __init__(self, orders: Sequence[StandingOrder]) -> None:
        self._orders = orders
        self._given: Counter[object] = Counter()

    def answer(self, decision: Decision) -> int | None:
        facts = facts_of(decision.game, decision.view)
        names = decision.game.kinds.names
        for number, order in enumerate(self._orders):
            if not _asked(order, decision) or not _fits(order, facts):
                continue
            # numbers change while a seat answers; where and in whose turn stays
            this = (number, *sorted((name, value) for name, value in facts.items() if name in names or name == TURN))
            if not order.times or self._given[this] < order.times:
                for pattern in order.answer:
                    for action in decision.legal:
                        if _like(pattern, decision.game.space.action(action)):
                            self._given[this] += 1
                            return action
            if order.otherwise == "ask":
                return None
            return passing(decision) if order.question == ANY else Passing().answer(decision)
        return None


def _asked(order: StandingOrder, decision: Decision) -> bool:
    if order.question == ANY:
        return decision.question in questions(decision.game)
    return order.question == decision.question


def _fits(order: StandingOrder, facts: Facts) -> bool:
    return all(_is(facts.get(name, ()), values) for name, values in order.when.items())


def _is(told: Sequence[str], values: Sequence[str]) -> bool:
    return any(said == value or _compares(said, value) for said in told for value in values)


def _compares(said: str, value: str) -> bool:
    asked = COMPARED.fullmatch(value)
    if asked is None or not said.isdecimal():
        return False
    sign, number = asked[1], int(asked[2])
    return int(said) >= number if sign == ">=" else int(said) <= number if sign == "<=" else int(said) == number


def _like(pattern: str, action: Action) -> bool:
    words = pattern.split()
    spoken = [action.name, *action.fields.values()]
    return len(words) == len(spoken) and all(word in (ANY, said) for word, said in zip(words, spoken, strict=True))


# ------------------------------------------------------------------ what a question is about
def questions(game: Game) -> list[str]:
    """The questions that orders may answer: those of `Game.reactions` with an answer, or all where it tells none."""
    return [question for question, answers in game.reactions.items() if answers] or list(game.questions)


def facts_of(game: Game, view: Mapping[str, Any], *more: str) -> Facts:
    """What orders may ask about the question in a view: public locals of all procedures on the stack, the inner ones
    first, what the game says besides (`Game.about`, `Game.subject`), and `active`.  `more`: other public parts."""
    facts: dict[str, Any] = {}
    for entry in view["stack"]:
        kind = game.procedures[entry["step"].partition(".")[0]]
        fresh = kind()
        facts.update((name, entry.get(name, getattr(fresh, name))) for name in _locals(kind))
    subject = game.subject(view)
    for name in (*game.about.get(view.get("question", ""), ()), *more):
        if name not in facts and name in subject:
            facts[name] = subject[name]
    if TURN in view:
        facts[TURN] = view[TURN]
    return {name: _words(game, name, value) for name, value in facts.items()}


def _words(game: Game, name: str, value: Any) -> tuple[str, ...]:
    values = [value] if isinstance(value, int | str) else list(value)
    names = game.kinds.names.get(name)
    if names is None:
        return tuple(str(one) for one in values if isinstance(one, int) and one >= 0)
    ids = [names[one] if isinstance(one, int) and 0 <= one < len(names) else one for one in values]
    return tuple(one for one in ids if isinstance(one, str))


def _locals(kind: Any) -> list[str]:
    return [name for name in local_names(kind()) if name not in kind.SECRETS]


def fields_of(game: Game, question: str, players: int) -> list[Field]:
    """What an order for the question (or `*`) may ask for; the last is `active`."""
    asked = [question] if question != ANY else questions(game)
    names = dict.fromkeys(name for one in asked for name in _about(game, one) if name != TURN)
    return [_field(game, name, players) for name in (*names, TURN)]


def _about(game: Game, question: str) -> Sequence[str]:
    if question in game.about:
        return game.about[question]
    known = (*game.kinds.names, *game.seat_fields)
    return [name for name in _locals(game.procedures[question.partition(".")[0]]) if name in known]


def _field(game: Game, name: str, players: int) -> Field:
    if name == TURN or name in game.seat_fields:
        return Field(name, "seat", tuple(str(seat) for seat in range(players)))
    if name in game.kinds.names:
        return Field(name, "word", tuple(game.kinds.names[name]))
    return Field(name, "number", ())


def check(game: Game, players: int, order: StandingOrder) -> None:
    """Raise EngineError `unknown_word`, `missing_word` or `superfluous_word` for what the game does not know."""
    _known("question", order.question, [*game.questions, ANY])
    fields = {one.name: one for one in fields_of(game, order.question, players)}
    for name, values in order.when.items():
        _known("when", name, list(fields))
        for value in values:
            if fields[name].kind != "number":
                _known(name, value, list(fields[name].values))
            elif COMPARED.fullmatch(value) is None:
                raise EngineError("unknown_word", what=name, word=value, choices=[">=1", "<=1", "=1"])
    for pattern in order.answer:
        words = pattern.split()
        _known("action", words[0] if words else "", [block.name for block in game.space.blocks])
        block = next(block for block in game.space.blocks if block.name == words[0])
        if len(words) > 1 + len(block.fields):
            raise EngineError("superfluous_word", word=words[1 + len(block.fields)], action=block.name)
        for at, (name, domain) in enumerate(block.fields, 1):
            if at >= len(words):
                raise EngineError("missing_word", what=name, choices=[ANY, *domain])
            _known(name, words[at], [ANY, *domain])


def _known(what: str, word: str, choices: list[str]) -> None:
    if word not in choices:
        raise EngineError("unknown_word", what=what, word=word, choices=choices)
