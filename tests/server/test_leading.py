"""Who leads a table, what that allows, and how the lead passes on when its owner has vanished."""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.server.tables import timers
from tests.server.running_server import Clock, RunningServer, Visitor

ME = {"kind": "mine", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
AGREED = {"patience_seconds": 600, "nudge_seconds": 120}


def kinds(visitor: Visitor) -> list[str]:
    return [line["kind"] for line in visitor.look("/log")["log"]]


def goes_by(server: RunningServer, clock: Clock, seconds: int) -> None:
    clock.ms += 1000 * seconds
    timers.sweep(server.context)


def three(server: RunningServer, **more: Any) -> tuple[Visitor, Visitor, Visitor]:
    anna = server.visitor().open(ME, OPEN, OPEN, OPEN, **{**AGREED, **more})
    return anna, server.visitor().join(anna, "Ben"), server.visitor().join(anna, "Carl")


def wishes(visitor: Visitor) -> list[tuple[int, dict[str, Any]]]:
    """Every command about a seat, and the changes that need nobody else."""
    found = []
    for seat in range(4):
        found.append((seat, {"type": "kick", "target": seat}))
        for kind in ("open", "bot", "mine"):
            found.append((seat, {"type": "seat_kind", "target": seat, "kind": kind, "bot": "random", "name": "Mia"}))
    return found


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize("who", range(3))
def test_what_is_offered_is_taken_and_nothing_else(server: RunningServer, begun: bool, who: int) -> None:
    """What was taken may change what the next may do: then it is asked at a new table."""
    person: Visitor | None = None
    for seat, wish in wishes(server.visitor()):
        if person is None:
            anna = server.visitor().open(ME, OPEN, OPEN, BOT)
            people = [anna, server.visitor().join(anna, "Ben"), server.visitor().join(anna, "Carl")]
            if begun:
                anna.do(type="start")
            person = people[who]
        wished = wish.get("kind", "kick")
        offered = person.look()["seat_changes"].get(str(seat), [])
        taken = person.send(**wish).status_code == 200
        if taken:
            person = None
        assert taken == (wished in offered), (wish, offered)


def test_everybody_reads_who_leads_and_only_the_leader_is_offered_the_settings(server: RunningServer) -> None:
    anna, ben, _ = three(server)
    assert [v.look()["leads"] for v in (anna, ben, server.visitor(anna.table))] == [True, False, False]
    assert ben.look()["table"]["leader"] == 0 and server.visitor(anna.table).look()["seat_changes"] == {}
    assert ben.refused(type="settings", chat="off") == "owner_only"
    anna.do(type="leave")
    assert ben.look()["leads"] and ben.look()["table"]["leader"] == 1 and kinds(ben)[-1] == "lead"
    ben.do(type="settings", chat="off")


def test_the_lead_of_an_owner_who_vanished_passes_on_and_the_game_begins(still: RunningServer, clock: Clock) -> None:
    _, ben, carl = three(still)
    assert ben.refused(type="start") == "seats_open" and ben.refused(type="lead") == "still_patient"
    assert ben.look()["may_lead_from"] == clock.ms + 600_000
    goes_by(still, clock, 599)
    assert ben.refused(type="lead") == "still_patient"
    goes_by(still, clock, 1)
    ben.do(type="lead")
    assert carl.look()["table"]["lead_asked"] == {"seat": 1, "due": clock.ms + 120_000}
    assert carl.refused(type="lead") == "lead_asked" and ben.refused(
        type="seat_kind", target=3, kind="bot", bot="random"
    )
    goes_by(still, clock, 119)
    assert not ben.look()["leads"]
    goes_by(still, clock, 1)
    assert ben.look()["leads"] and ben.look()["table"]["leader"] == 1 and kinds(ben)[-2:] == ["lead_asked", "lead"]
    assert ben.look()["table"]["lead_asked"] is None
    ben.do(type="kick", target=0)
    for seat in (0, 3):
        ben.do(type="seat_kind", target=seat, kind="bot", bot="random")
    carl.do(type="start")
    assert ben.refused(type="lead") == "already_started"


@pytest.mark.parametrize("sign", [{"type": "lead"}, {"type": "chat", "text": "Here I am"}])
def test_an_owner_who_is_still_there_leads_on(still: RunningServer, clock: Clock, sign: dict[str, str]) -> None:
    anna, ben, _ = three(still)
    assert anna.refused(type="lead") == "nothing_asked"
    goes_by(still, clock, 600)
    ben.do(type="lead")
    goes_by(still, clock, 119)
    anna.do(**sign)
    assert "lead_kept" in kinds(ben)
    goes_by(still, clock, 10_000)
    assert anna.look()["leads"] and ben.look()["table"]["lead_asked"] is None
    ben.do(type="lead")  # much later it may be asked again
    assert ben.look()["table"]["lead_asked"]["seat"] == 1


def test_only_who_sits_there_before_the_game_asks_for_the_lead(still: RunningServer, clock: Clock) -> None:
    anna, ben, carl = three(still)
    goes_by(still, clock, 600)
    ben.do(type="lead")
    ben.do(type="leave")
    goes_by(still, clock, 120)
    assert carl.look()["leads"], "whoever asked has left: the next who sits there"
    assert anna.refused(type="lead") == "still_patient", "from now on it is Carl who was heard of"
    carl.do(type="leave")
    assert anna.look()["leads"]
    goes_by(still, clock, 600)
    dora = still.visitor().join(anna, "Dora")
    dora.do(type="lead")
    dora.do(type="leave")
    goes_by(still, clock, 120)
    assert anna.look()["leads"] and kinds(anna)[-1] == "lead_kept", "nobody else is there"


def test_an_owner_without_a_seat_may_vanish_too_and_a_closed_server_gives_the_time_back(
    still: RunningServer, clock: Clock
) -> None:
    host = still.visitor().open(OPEN, OPEN, OPEN, **AGREED)
    assert host.look()["leads"] and host.look()["table"]["leader"] is None
    ben = still.visitor().join(host, "Ben")
    timers.beat(still.context)
    goes_by(still, clock, 600)
    timers.beat(still.context)
    ben.do(type="lead")
    due = ben.look()["table"]["lead_asked"]["due"]
    clock.ms += 3_600_000
    assert timers.give_back_lost_time(still.context) == 3_600_000
    assert ben.look()["table"]["lead_asked"]["due"] == due + 3_600_000
    goes_by(still, clock, 119)
    assert not ben.look()["leads"]
    goes_by(still, clock, 1)
    assert ben.look()["leads"]


def test_the_same_request_again_asks_once_and_two_who_ask_at_once_do_not_race(
    still: RunningServer, clock: Clock
) -> None:
    _, ben, carl = three(still)
    goes_by(still, clock, 600)
    first = ben.do(id="ask", type="lead")
    assert ben.do(id="ask", type="lead") == first and kinds(ben).count("lead_asked") == 1
    assert carl.refused(type="lead") == "lead_asked"
    goes_by(still, clock, 120)
    timers.sweep(still.context)
    assert kinds(ben).count("lead") == 1
