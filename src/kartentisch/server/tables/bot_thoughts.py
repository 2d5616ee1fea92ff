"""What bots at the tables are thinking about: begun when they are asked, over at a moment that was promised.

A bot that thinks answers a question that may depend on hidden things at exactly that moment, whether it was done
sooner, had no choice, or was not done: so its time tells nothing of its hand.  Where nothing is hidden it answers when
it is done.  Where it has a plan, it goes on by it without thinking again.
What lies here is forgotten when the process ends; then the timekeeper begins anew.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kartentisch.bots import levels
from kartentisch.server.bot_pool import BotPool, Task, Thought
from kartentisch.server.store.schema import ALONE
from kartentisch.server.tables import play
from kartentisch.server.tables.table import Table

PACES: Final = {"fast": 0.4, "normal": 1.0, "slow": 2.0}  # of a level's time
SHARE_ALONE: Final = 1 / 3  # of that time, where nobody waits for the bots
MOST_PLANS: Final = 1000  # that are remembered at once
QUICK: Final = "normal"  # answers when nothing was thought out in time

LOGGER: Final = logging.getLogger("kartentisch.server")


@dataclass
class _Pending:
    """`since`: the last line of the table when it was begun; `at`: by the monotonic clock, when the answer counts;
    `open`: it counts when it is there, if that is sooner."""

    decision: str
    agent: str
    since: int
    at: float
    open: bool
    thought: Thought | None


@dataclass(frozen=True)
class _Plan:
    """`orders`: by the key of a position on its way, what the bot does there."""

    agent: str
    orders: dict[int, int]


class BotThoughts:
    """Of one process, by table and seat."""

    def __init__(
        self, bot_pool: BotPool, told: Callable[[], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`told`: called when a bot is done, from any thread."""
        self._bot_pool, self._told, self.clock = bot_pool, told, clock
        self._pending: dict[str, dict[int, _Pending]] = {}
        self._plans: dict[tuple[str, int], _Plan] = {}
        self._lock = threading.Lock()

    def ready(self, most: int) -> list[str]:
        """Tables where an answer counts now, those first that have waited longest."""
        now = self.clock()
        with self._lock:
            found = [
                (one.at, name) for name, seats in self._pending.items() for one in seats.values() if _over(one, now)
            ]
        return list(dict.fromkeys(name for _, name in sorted(found)))[:most]

    def wait(self, most: float) -> float:
        """Seconds until the next answer counts, `most` of them."""
        with self._lock:
            moments = [one.at for seats in self._pending.values() for one in seats.values()]
        return min(most, max(0.0, min(moments) - self.clock())) if moments else most

    def answer(self, table: Table, seat: int, agent: str, seed: Callable[[], int]) -> int | None:
        """What the bot of the seat answers, or None while it thinks; the first call lets it begin."""
        if (planned := self._planned(table, seat, agent)) is not None:
            return planned
        decision = table.decisions[seat].id
        with self._lock:
            known = self._pending.get(table.id, {}).get(seat)
        if known is None or (known.decision, known.agent) != (decision, agent):
            self._begin(table, seat, agent, seed)
            return None
        if not _over(known, self.clock()):
            return None
        self.forget(table.id, seat)
        said = known.thought.answer if known.thought is not None else None
        legal = table.position_now().legal_actions(seat)
        if said is not None and said["answer"] in legal:
            if said.get("then"):
                self._keep_plan(table, seat, agent, [int(said["answer"]), *said["then"]])
            return int(said["answer"])
        return int(legal[0]) if len(legal) == 1 else play.answer_of_agent(table, seat, QUICK, seed())

    def _keep_plan(self, table: Table, seat: int, agent: str, actions: list[int]) -> None:
        """How the bot goes on, for each position on the way: where the table is another, it thinks again.

        Only where what is asked depends on nothing hidden: whether it answers at once must tell nothing.
        """
        game, world, orders = table.game, table.position_now().clone(), {}
        for action in actions:
            while int(world.seat) == seat and len(only := world.legal_actions(seat)) == 1:
                world.apply(int(only[0]), seat)
            if int(world.seat) != seat or action not in world.legal_actions(seat):
                break
            if not game.hides or world.where() in game.openly:
                orders[world.key()] = action
            world.apply(action, seat)
        with self._lock:
            if len(self._plans) >= MOST_PLANS:
                self._plans.clear()
            self._plans[table.id, seat] = _Plan(agent, orders)

    def _planned(self, table: Table, seat: int, agent: str) -> int | None:
        """What the plan of the bot says here; without a word about this position it is forgotten."""
        with self._lock:
            plan = self._plans.get((table.id, seat))
        if plan is None:
            return None
        position = table.position_now()
        legal = position.legal_actions(seat)
        action = plan.orders.get(position.key()) if plan.agent == agent else None
        if action is None and len(legal) > 1:
            with self._lock:
                self._plans.pop((table.id, seat), None)
        return int(legal[0]) if len(legal) == 1 else action

    def _begin(self, table: Table, seat: int, agent: str, seed: Callable[[], int]) -> None:
        self.forget(table.id, seat)
        state, game, opened = table.position_now(), table.game, table.decisions[seat]
        share = SHARE_ALONE if table.lane == ALONE else 1.0
        begun = self.clock()  # before anything is done: in a browser the bot thinks at once
        seconds = levels.seconds_of(agent) * PACES[table.settings.pace] * share
        legal = [int(action) for action in state.legal_actions(seat)]
        sooner = not game.hides or opened.question in game.openly
        thought = None
        if len(legal) > 1:
            task = Task(table.game_name, seat, opened.question, legal, game.view(state, seat), agent, seed())
            told = self._told if sooner else lambda: None
            thought = self._bot_pool.begin(task, seconds, table.lane, told, origin=table.origin)
        pending = _Pending(opened.id, agent, table.seq, begun + seconds, sooner, thought)
        with self._lock:
            self._pending.setdefault(table.id, {})[seat] = pending

    def forget(self, table: str, seat: int | None = None) -> None:
        """Nobody waits for that bot any more, or for any at the table."""
        with self._lock:
            if seat is None:
                self._plans = {at: plan for at, plan in self._plans.items() if at[0] != table}
            seats = self._pending.get(table, {})
            gone = [seats.pop(one) for one in list(seats) if seat in (None, one)]
            if not seats:
                self._pending.pop(table, None)
        for one in gone:
            if one.thought is not None and not one.thought.done.is_set():
                self._bot_pool.drop(one.thought)

    def check(self, table: Table) -> None:
        """After a change: what bots think about that are not asked any more is forgotten.

        Whoever comes late with a table as it was before a thought began says nothing about that.
        """
        if table.id not in self._pending:  # nearly always
            return
        with self._lock:
            known = dict(self._pending.get(table.id, {}))
        for seat, one in known.items():
            decision = table.decisions.get(seat)
            if table.seq < one.since:
                continue
            asked = decision is not None and not table.paused and (decision.id, table.seats[seat].agent)
            if asked != (one.decision, one.agent):
                self.forget(table.id, seat)

    @property
    def tables(self) -> list[str]:
        """Where bots are thinking."""
        with self._lock:
            return list(self._pending)

    @property
    def count(self) -> int:
        """How many bots are thinking."""
        with self._lock:
            return sum(len(seats) for seats in self._pending.values())


def thinks(agent: str) -> bool:
    """Whether the bot needs a helper."""
    return levels.seconds_of(agent) > 0


def _over(one: _Pending, now: float) -> bool:
    done = one.thought is None or one.thought.done.is_set()
    return now >= one.at or (one.open and done)
