"""Hints: what a bot would do in a seat's place, and why, told to that seat alone.

The bot gets what the seat sees, in a helper process; the reasons compare what the seat sees before and after a move
that is only tried.  So neither can tell anything that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final

from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.engine.match import Preview, preview
from kartentisch.engine.reasons import Reason
from kartentisch.server.rates import Rate
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import advice, play, rules
from kartentisch.server.tables.desk import Desk
from kartentisch.server.tables.table import Table
from kartentisch.server.thinkers import Task
from kartentisch.server.views import snapshots

BOT: Final = "master"
SECONDS: Final = 1.5  # of thinking
PATIENCE: Final = 4.0  # seconds with the wait for a helper
WAITING: Final = 6  # hints on their way; more are turned away
OF_ONE: Final = 2  # of them at tables that were opened from one network: nobody takes them all
RATE: Final = (0.5, 5)  # hints a second of one holder at one table, and so many at once


@dataclass(frozen=True)
class Asked:
    """What is to be weighed, taken out of the store: nobody has to hold it meanwhile."""

    table: Table
    seat: int
    decision: str
    state: Any
    actions: Sequence[int]
    seen: Preview

    @property
    def game(self) -> Game:
        return self.table.game


class Hints:
    """Of one process."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._rate = Rate(RATE[0] if desk.limits.table_rate else 0, RATE[1])
        self._on_the_way: dict[tuple[str, int], str] = {}  # and the network that the table was opened from
        self._door = Lock()

    @contextmanager
    def one(self, table: Table, person: int) -> Iterator[None]:
        """Each holder asks for one at a time, one network for two, and all together for a few.

        Raises:
            Rejected: `too_many_requests`.
        """
        who, now = (table.id, person), self._on_the_way
        with self._door:
            of_one = table.origin and list(now.values()).count(table.origin) >= OF_ONE
            if who in now or of_one or len(now) >= WAITING or not self._rate.allows(str(who)):
                raise refuse("too_many_requests")
            now[who] = table.origin
        try:
            yield
        finally:
            with self._door:
                del self._on_the_way[who]

    def told(self, asked: Asked, lang: str) -> dict[str, Any]:
        """The best moves as the bot sees them, with what they bring.  Rejected: `hint_too_slow`."""
        weighed, simulations = self._weighed(asked)
        words = snapshots.speech_at(asked.table, lang)
        legal = [action for action, _, _ in weighed]
        view, question = asked.seen.view, str(asked.seen.view["question"])
        with rules.of_any_position(asked.table):
            choices = snapshots.asked(asked.game, words, question, view, legal, asked.seat)["legal"]
            moves = [
                {**choice, "value": value, **_why(asked, action, then, words)}
                for choice, (action, value, then) in zip(choices, weighed, strict=True)
            ]
        return {"decision": asked.decision, "moves": moves, "simulations": simulations}

    def _weighed(self, asked: Asked) -> tuple[list[tuple[int, float | None, list[int]]], int]:
        legal = [int(action) for action in asked.seen.legal]
        if len(legal) == 1:
            return [(legal[0], None, [])], 0
        question, view = str(asked.seen.view["question"]), asked.seen.view
        task = Task(asked.table.game_name, asked.seat, question, legal, view, BOT, self._desk.seed(), weigh=True)
        thought = self._desk.thinkers.begin(task, PATIENCE, most=SECONDS, origin=asked.table.origin)
        thought.done.wait(PATIENCE)
        if thought.answer is None:
            self._desk.thinkers.drop(thought)
            raise refuse("hint_too_slow")
        rows, then = thought.answer["weighed"], thought.answer["then"]
        best: list[tuple[int, float | None, list[int]]] = [
            (int(row[0]), float(row[1]), further) for row, further in zip(rows, then, strict=False)
        ]
        return best, sum(int(row[2]) for row in rows)


def ask(table: Table, person: int, seat: int, decision: str, actions: Sequence[int]) -> Asked:
    """What the seat would like to know.

    Raises:
        KartentischError: `hints_off`, `hint_ends`; as for a preview of the same actions.
    """
    advice.insist(table, person)
    play.open_decision(table, seat, decision)
    table.insist_on_rules()
    state = table.position_now()
    with rules.of_any_position(table):
        seen = preview(table.game, state, seat, actions)
    if seen.ends is not None:
        raise refuse("hint_ends")
    return Asked(table, seat, decision, state, actions, seen)


def _why(asked: Asked, action: int, then: Sequence[int], words: Language) -> dict[str, Any]:
    """What the seat would see change, and who comes next; `then`: what the seat itself has to do for it."""
    actions, further = [*asked.actions, action], []
    first = after = preview(asked.game, asked.state, asked.seat, actions)
    found = asked.game.reasons(asked.seen.view, after.view, asked.seat)
    for more in then:  # what nobody counts yet may count with the rest of the turn
        if after.ends is not None or more not in after.legal:
            break
        actions.append(more)
        further.append(more)
        after = preview(asked.game, asked.state, asked.seat, actions)
    whole = asked.game.reasons(asked.seen.view, after.view, asked.seat)
    if whole == found:
        further, after = [], first
    if after.ends is not None and not further:
        whole = [*whole, Reason("chance" if after.ends == "hidden" else after.ends)]
    return {"then": [words.action(one) for one in further], "why": words.why(whole)}
