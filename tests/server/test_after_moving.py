"""When a table has moved: its clocks stand until all have come, dice are new, each sees what they saw before."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kartentisch.server.tables import seats, timers
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.views import log_view
from tests.server.trusted import commitment, dice_log, dice_of, give
from tests.server.two_servers import DAY, Two, code


@pytest.mark.thorough
def test_clocks_stand_until_all_have_come_and_nobody_is_late(two: Two) -> None:
    for seed in range(2, 30):
        with two.here.look(two.table) as (_, table):
            seat, asked = min(table.decisions.items())
        if asked.due:
            break
        two.play(two.here, 1, seed)  # answers in somebody else's turn have no clock here
    two.clock.ms += 600_000
    timers.beat(two.here)
    remains = asked.due - two.clock()
    left = two.depart()
    two.clock.ms += 3 * DAY
    two.arrive(left.text)
    two.clock.ms += DAY
    timers.beat(two.there)
    timers.sweep(two.there)
    assert code(two.do, two.there, 0, "resume") == "unknown_key"  # keys of the old server open nothing here
    summary = two.seen(two.there, seat)["table"]
    assert summary["pause"]["by"] == "move" and summary["seats"][seat]["autopilot"] == ""
    first, second = [link.partition("#")[2] for _, link in left.links]
    seats.come_back(two.there, two.table, first)
    assert two.seen(two.there, 0)["table"]["pause"] is not None
    seats.come_back(two.there, two.table, first)  # on another device
    assert two.seen(two.there, 0)["table"]["pause"] is not None
    seats.come_back(two.there, two.table, second)
    assert two.seen(two.there, 0)["table"]["pause"] is None
    with two.there.look(two.table) as (_, table):
        assert table.decisions[seat].due - two.clock() == remains
    assert two.lines(two.there)[-1].body["why"] == "here"


def test_who_leads_may_go_on_sooner_and_nobody_else(two: Two) -> None:
    left = two.depart()
    two.arrive(left.text)
    links = [link.partition("#")[2] for _, link in left.links]
    ben = Shown(seats.come_back(two.there, two.table, links[1])[1].secret)
    two.people = (two.people[0], ben)
    assert two.do(two.there, 1, "resume")[1]["error"]["code"] == "pause_of_others"
    anna = Shown(seats.come_back(two.there, two.table, links[0])[1].secret)
    two.people = (anna, ben)
    assert two.seen(two.there, 0)["leads"] and two.seen(two.there, 0)["table"]["pause"] is None


@pytest.mark.thorough
def test_new_dice_wait_for_all_who_come_and_old_cards_stay_sealed(two: Two) -> None:
    left = two.depart()
    secret = msgspec.json.decode(left.text)["chain"]["epochs"]
    two.arrive(left.text)
    assert dice_of(two.there, two.table)["epoch"] == 1 and not dice_of(two.there, two.table)["seated"]
    with two.there.look(two.table) as (_, table):
        assert table.chain is not None and table.veil not in left.text.decode()
        fresh = msgspec.json.decode(table.chain)["epochs"]
    assert fresh[0] == secret[0] and len(fresh) == 2
    links = [link.partition("#")[2] for _, link in left.links]
    anna = Shown(seats.come_back(two.there, two.table, links[0])[1].secret)
    given = commitment(two.table, 1, 0, b"x" * 32)
    assert give(two.there, two.table, anna, 0, epoch=1, commitment=given)[0] == 200
    two.clock.ms += 60_000
    timers.sweep(two.there)
    assert not dice_of(two.there, two.table)["seated"]  # nobody is late in the pause
    ben = Shown(seats.come_back(two.there, two.table, links[1])[1].secret)
    given = commitment(two.table, 1, 1, b"y" * 32)
    assert give(two.there, two.table, ben, 1, epoch=1, commitment=given)[0] == 200
    assert dice_of(two.there, two.table)["seated"]
    assert all('"t":"open"' not in line for line in dice_log(two.there, two.table))


@pytest.mark.thorough
def test_each_sees_after_the_move_what_they_saw_before_and_no_more(two: Two) -> None:
    """Every line reads the same for each viewer, with what opens their own answers and nobody else's."""

    def shown(context: Context, viewer: int) -> list[Any]:
        with context.look(two.table) as (_, table):
            return [log_view.line(table, line, viewer, "en") for line in lines]

    lines = two.lines(two.here)
    before = [shown(two.here, viewer) for viewer in (-1, 0, 1)]
    two.arrive(two.depart().text)
    assert [shown(two.there, viewer) for viewer in (-1, 0, 1)] == before
    assert any("opening" in line for line in before[1]) and not any("opening" in line for line in before[0])
