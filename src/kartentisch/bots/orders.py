"""Standing orders: what a seat answers by itself, as its person has written it down beforehand.

An order names a question, may ask that fields of it have certain values (`province`: which one is fought over;
`active`: whose turn it is), and lists answers.  Its condition sees public things only, so whether it applies tells
nothing about the hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from kartentisch.bots.agent import Decision
from kartentisch.bots.patient import Passing
from kartentisch.engine.actions import Action
from kartentisch.engine.dumps import local_names
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game

ANY: Final = "*"
TURN: Final = "active"  # the field of every question that says whose turn it is


@dataclass(frozen=True)
class StandingOrder:
    """One order.

    Attributes:
        question: such as `Conflict.lay`.
        when: field of the question -> values that fit; all fields must.
        answer: actions in notation, the best first, with `*` for any word; the first legal one is taken.
        times: how often one of them is taken in one go, 0 for no limit.
        otherwise: when none is legal (any more): `pass`, or `ask` the person.
    """

    question: str
    when: Mapping[str, Sequence[str]] = field(default_factory=dict)
    answer: Sequence[str] = ()
    times: int = 0
    otherwise: Literal["pass", "ask"] = "pass"


class StandingOrders:
    """An agent that follows the first order that applies, and otherwise waits.  A new one for each going."""

    def __init__(self, orders: Sequence[StandingOrder]) -> None:
        self._orders = orders
        self._given: Counter[object] = Counter()

    def answer(self, decision: Decision) -> int | None:
        facts = facts_of(decision.game, decision.view)
        for number, order in enumerate(self._orders):
            if order.question != decision.question or not _fits(order, facts):
                continue
            this = (number, *sorted(facts.items()))
            if not order.times or self._given[this] < order.times:
                for pattern in order.answer:
                    for action in decision.legal:
                        if _like(pattern, decision.game.space.action(action)):
                            self._given[this] += 1
                            return action
            return Passing().answer(decision) if order.otherwise == "pass" else None
        return None


def _fits(order: StandingOrder, facts: Mapping[str, str]) -> bool:
    return all(facts.get(name) in values for name, values in order.when.items())


def _like(pattern: str, action: Action) -> bool:
    words = pattern.split()
    spoken = [action.name, *action.fields.values()]
    return len(words) == len(spoken) and all(word in (ANY, said) for word, said in zip(words, spoken, strict=True))


def facts_of(game: Game, view: Mapping[str, Any]) -> dict[str, str]:
    """The public fields of the question in a view, with their values as words."""
    top = view["stack"][-1]
    fresh = game.procedures[top["step"].partition(".")[0]]()
    facts = {}
    for name in _locals(game, top["step"]):
        value, words = top.get(name, getattr(fresh, name)), game.kinds.names[name]
        if 0 <= value < len(words):
            facts[name] = words[value]
    if TURN in view:
        facts[TURN] = str(view[TURN])
    return facts


def _locals(game: Game, question: str) -> list[str]:
    """The public locals of the asking procedure whose values have names."""
    kind = game.procedures[question.partition(".")[0]]
    return [name for name in local_names(kind()) if name in game.kinds.names and name not in kind.SECRETS]


def fields_of(game: Game, question: str, players: int) -> dict[str, list[str]]:
    """What an order for the question may ask for: fields with their possible values."""
    fields = {name: list(game.kinds.names[name]) for name in _locals(game, question)}
    return {**fields, TURN: [str(seat) for seat in range(players)]}


def check(game: Game, players: int, order: StandingOrder) -> None:
    """Raise EngineError `unknown_word`, `missing_word` or `superfluous_word` for what the game does not know."""
    _known("question", order.question, list(game.questions))
    fields = fields_of(game, order.question, players)
    for name, values in order.when.items():
        _known("when", name, list(fields))
        for value in values:
            _known(name, value, fields[name])
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
