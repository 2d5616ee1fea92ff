"""Tables are played and looked at by many threads at once, and everybody sees what is there.

No lock stands around the rules: every thread has copies of positions for itself.  `make test` runs this on interpreted
rules too, which can be interrupted between any two steps.
"""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import to_bytes
from kartentisch.server import commands
from kartentisch.server.cache import PositionCache, StateCache, game_of
from kartentisch.server.commands.kinds import Command
from kartentisch.server.store.database import Store
from kartentisch.server.tables import new_table, play, repository, seats
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import TableSettings
from kartentisch.server.views import past_moments, previews, records, snapshots
from tests.server.running_server import RunningServer, commanded

pytestmark = pytest.mark.thorough

BOTH = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}]
GAMES = ("attila", "attack", "attila")
ANSWERS = 60  # at each table
EYES = 4


@pytest.fixture(autouse=True)
def restless() -> Iterator[None]:
    """Threads take turns as often as can be."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


class Sitting:
    """A table where one person holds both seats, begun."""

    def __init__(self, context: Context, game: str) -> None:
        table, issued = new_table.open_table(context, NewTable(game, BOTH, TableSettings()))
        self.context, self.name, self.shown = context, table.id, Shown(issued.secret)
        self._do(commanded("start", "start"))

    def _do(self, command: Command) -> None:
        status, body = commands.carry_out(self.context, self.name, self.shown, command, "en")
        assert status == 200, body

    def play(self, seed: int) -> None:
        """So many random answers."""
        dice = random.Random(seed)
        for number in range(ANSWERS):
            with self.context.look(self.name) as (_, table):
                seat, decision = min(table.decisions.items())
            action = dice.choice(table.position_now().legal_actions(seat))
            self._do(commanded(f"a{number}", "play", seat, decision.id, [action]))

    def look(self, dice: random.Random, past: past_moments.Past) -> None:
        """Look in all ways there are, and compare with the position as it is stored."""
        viewer = dice.choice((SPECTATOR, 0, 1))
        with self.context.look(self.name) as (connection, table):
            seen = snapshots.snapshot(table, seats.OWNER, viewer, "en")
            before = past_moments.moment(past, connection, table, table.seq, viewer, "en")
        assert table.state is not None
        game = game_of(table.game_name)
        alone = game.load(msgspec.json.decode(table.state))
        there = game.view(alone, viewer)
        assert seen["view"] == before["view"] == there
        if seen["decision"] is None:
            return
        sent = msgspec.json.decode(to_bytes(seen["decision"]["legal"]))
        assert [choice["number"] for choice in sent] == there["legal"]
        answer = play.answer_of_agent(table, viewer, "greedy", 1)
        assert answer in there["legal"]
        ahead = previews.ahead(table, viewer, seen["decision"]["id"], [answer], "en")
        assert ahead == previews.ahead(table, viewer, seen["decision"]["id"], [answer], "en")


def test_every_look_shows_the_position_as_it_is_stored(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    # most of them are soon forgotten
    monkeypatch.setattr("kartentisch.server.tables.table.POSITIONS", PositionCache(5))
    context = Context(store)
    past = past_moments.Past(context.past_time, kept=5)
    sittings = [Sitting(context, game) for game in GAMES]
    played = threading.Event()

    def watch(number: int) -> int:
        dice, looks = random.Random(number), 0
        while not played.is_set():
            dice.choice(sittings).look(dice, past)
            looks += 1
        return looks

    with ThreadPoolExecutor(len(GAMES) + EYES) as threads:
        watching = [threads.submit(watch, number) for number in range(EYES)]
        playing_on: list[Future[None]] = [
            threads.submit(sitting.play, number) for number, sitting in enumerate(sittings)
        ]
        try:
            for player in playing_on:
                player.result(300)
        finally:
            played.set()
        assert all(eyes.result(60) > 3 for eyes in watching)
    for sitting in sittings:
        with context.look(sitting.name) as (connection, table):
            record = records.course(table, repository.log(connection, table.id))
        assert len([entry for entry in record.entries if "action" in entry]) == ANSWERS
        record.verify(table.game)
        assert to_bytes(table.game.dump(record.replay(table.game))).decode() == table.state


@dataclass(frozen=True)
class Key:
    """One that is compared in Python: threads may take turns wherever it is looked up."""

    seed: int


@pytest.mark.once
def test_positions_are_kept_and_forgotten_at_once() -> None:
    game = game_of("attila")
    kept: StateCache[Any] = StateCache(1)
    states = [game.new(2, seed=seed) for seed in range(2)]

    def ask(number: int) -> int:
        dice, known = random.Random(number), 0
        for _ in range(10_000):
            seed = dice.randrange(2)
            state = kept.get(Key(seed))
            if state is None:
                kept.put(Key(seed), states[seed])
                continue
            known += 1
            assert state == states[seed]
        return known

    with ThreadPoolExecutor(EYES) as threads:
        assert all(known > 100 for known in threads.map(ask, range(EYES)))
    assert len(kept) == 1


def test_what_was_seen_at_once_is_what_is_seen_afterwards(server: RunningServer) -> None:
    """Over HTTP, where looks are made in the thread of the connections while others play."""
    players = [server.visitor().open(*BOTH, game=game) for game in GAMES]
    for player in players:
        player.do(type="start")
    played = threading.Event()
    seen: list[tuple[int, int, int, dict[str, Any]]] = []

    def play(number: int) -> None:
        dice = random.Random(number)
        for _ in range(ANSWERS // 2):
            assert players[number].play(dice.choice) == "played"

    def watch(number: int) -> None:
        dice = random.Random(number)
        eyes = [server.visitor(player.table, player.keys["secret"]) for player in players]
        while not played.is_set():
            at, viewer = dice.randrange(len(eyes)), dice.choice((SPECTATOR, 0, 1))
            found = eyes[at].look(seat=viewer)
            seen.append((at, found["table"]["seq"], viewer, found["view"]))

    with ThreadPoolExecutor(len(GAMES) + EYES) as threads:
        watching = [threads.submit(watch, number) for number in range(EYES)]
        try:
            for game in [threads.submit(play, number) for number in range(len(players))]:
                game.result(300)
        finally:
            played.set()
        for eyes in watching:
            eyes.result(60)
    assert len(seen) > 10 * EYES
    past: dict[tuple[int, int, int], Any] = {}  # played again from the log, once for all who saw it
    for at, seq, viewer, view in seen:
        if (at, seq, viewer) not in past:
            past[at, seq, viewer] = players[at].look(f"/at/{seq}", seat=viewer)["view"]
        assert past[at, seq, viewer] == view
