"""A table's own channels: who may give, see and take them, and what a group is told there, and what never."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import func, select, update

from kartentisch.cli import doctor
from kartentisch.server.delivery import queue
from kartentisch.server.delivery.outbound import Said
from kartentisch.server.notifications import channels, targets
from kartentisch.server.store.schema import NOTIFICATION_TARGETS, OUTGOING, SEATS, TABLES
from kartentisch.server.tables import housekeeping
from tests.server.mail_server import HERE, ME, OPEN, deliver, pair, turn_over
from tests.server.running_server import Clock, RunningServer, Visitor

DAY = 86_400_000
LATER = channels.PATIENCE + 15_000
TOPIC = "ntfys://ntfy.sh/our-secret-topic"


class Services:
    """Other services: what an address means, and what they were told."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.answer = Said(200)

    def ask(self, job: dict[str, Any], patience: float = 0) -> Said:
        if job["do"] == "name":
            scheme, _, rest = str(job["url"]).partition("://")
            known = scheme in ("ntfys", "discord")
            named = Said(
                200, name=scheme.rstrip("s"), shown=f"{scheme}://…{rest[-3:]}", identity=rest.partition("?")[0]
            )
            return named if known else Said(0)
        self.told.append(job)
        return self.answer

    def rest(self) -> None:
        """Nothing to end."""

    def close(self) -> None:
        """Nothing to end."""


@pytest.fixture
def services(far: RunningServer) -> Services:
    made = Services()
    notifier = far.app.state.notifier
    notifier._outbounds = {**notifier._outbounds, "other": made, "untried": made, "naming": made}
    return made


def give(visitor: Visitor, address: str = TOPIC, **query: str) -> Any:
    return visitor.http.post(f"/api/tables/{visitor.table}/channels", params=query, json={"address": address})


def shown(visitor: Visitor) -> Any:
    return visitor.http.get(f"/api/tables/{visitor.table}/channels").json()


def leading(server: RunningServer, **more: Any) -> tuple[Visitor, Visitor, int]:
    """Who leads a table, the other one, and the seat that is asked first."""
    anna = server.visitor().open(ME, OPEN, turn_seconds=86_400, **more)
    ben = server.visitor().join(anna, "Benedikt")
    anna.do(type="start")
    return anna, ben, anna.look()["table"]["asked"][0]["seat"]


def test_a_group_hears_whom_the_table_waits_for_by_seat(far: RunningServer, clock: Clock, services: Services) -> None:
    anna, _, seat = leading(far)
    assert give(anna, lang="de").status_code == 200
    clock.ms += channels.PATIENCE - 1
    deliver(far)
    assert services.told == []  # whoever is at the table answers before
    clock.ms += 15_000
    deliver(far)
    deliver(far)
    (told,) = services.told
    assert told["url"] == TOPIC and told["title"] == f"Attila wartet auf Platz {seat + 1}"
    assert told["body"].startswith("Der Tisch wartet. Die Zeit läuft ab am ") and told["body"].endswith(
        f"\n{HERE}/t/{anna.table}"
    )
    anna.do(type="chat", text="hello")  # nothing new is asked
    clock.ms += DAY // 2
    deliver(far)
    assert len(services.told) == 1


def test_who_may_give_see_and_take_a_channel(far: RunningServer, services: Services) -> None:
    anna, ben, _ = leading(far)
    stranger = far.visitor()
    stranger.table = anna.table
    assert give(ben).json()["error"]["code"] == "owner_only"
    assert give(stranger).status_code == 401
    told = give(anna).json()
    (channel,) = told["channels"]
    assert told["leads"] and channel["service"] == "ntfy" and channel["shown"] == "ntfy: ntfys://…pic"
    of_ben = shown(ben)
    assert of_ben["channels"] == [{"service": "ntfy", "id": None, "shown": "", "failing": "", "told": 0}]
    assert not of_ben["leads"] and "topic" not in json.dumps([of_ben, told])
    assert shown(stranger)["error"]["code"] == "unknown_key"
    path = f"/api/tables/{anna.table}/channels/{channel['id']}"
    assert ben.http.delete(path).json()["error"]["code"] == "owner_only"
    assert ben.http.delete(f"/api/notifications/targets/{channel['id']}").status_code == 404
    other = far.visitor().open(ME, OPEN)
    elsewhere = f"/api/tables/{other.table}/channels/{channel['id']}"
    assert other.http.delete(elsewhere).json()["error"]["code"] == "unknown_target"
    assert anna.http.delete(path).json()["channels"] == []


def test_a_new_lead_may_take_it_away_but_learns_no_address_and_the_giver_may_take_it_back(
    far: RunningServer, services: Services
) -> None:
    anna, ben, _ = leading(far)
    give(anna)
    give(anna, "discord://1/2")
    with far.context.store.write() as connection:
        holder = connection.execute(
            select(SEATS.c.holder).where((SEATS.c.table_id == anna.table) & (SEATS.c.name == "Benedikt"))
        ).scalar_one()
        connection.execute(update(TABLES).where(TABLES.c.id == anna.table).values(owner=holder))
    first, second = shown(ben)["channels"]
    assert first["id"] and first["shown"] == second["shown"] == ""
    assert shown(anna)["channels"][0]["id"] is None
    mine = anna.http.get("/api/notifications").json()["targets"]
    assert [place["table"] for place in mine] == [anna.table, anna.table]
    assert anna.http.delete(f"/api/notifications/targets/{first['id']}").status_code == 200
    assert ben.http.delete(f"/api/tables/{anna.table}/channels/{second['id']}").json()["channels"] == []


def test_nobody_is_named_where_nobody_may_look_on(far: RunningServer, clock: Clock, services: Services) -> None:
    anna, _, _ = leading(far, spectators=False)
    give(anna, lang="en")
    clock.ms += LATER
    deliver(far)
    (told,) = services.told
    assert told["title"] == "Attila is waiting for an answer" and "eat" not in told["body"]


def test_no_channel_where_others_see_the_game_later(far: RunningServer, clock: Clock, services: Services) -> None:
    anna, _, _ = leading(far, spectator_minutes=10)
    assert give(anna).json()["error"]["code"] == "spectators_later" and shown(anna)["late"]
    open_to_all, _, _ = leading(far)
    give(open_to_all)
    with far.context.store.write() as connection:  # as it came to be by whatever way
        moved = update(NOTIFICATION_TARGETS).where(NOTIFICATION_TARGETS.c.table_id == open_to_all.table)
        connection.execute(moved.values(table_id=anna.table))
    anna.do(type="chat", text="hello")
    clock.ms += LATER
    deliver(far)
    assert services.told == []


def test_what_a_channel_is_told_says_nothing_that_is_secret_and_nobodys_name(
    far: RunningServer, clock: Clock, services: Services
) -> None:
    """Two worlds that differ in hands, standing orders and what is kept for later bring the same words."""
    said = []
    for world in (1, 2):
        far.context.seed = lambda world=world: world  # type: ignore[misc]
        anna, _, seat = leading(far)
        give(anna, f"ntfys://ntfy.sh/world{world}", lang="en")
        if world == 2:
            with far.context.store.write() as connection:
                connection.execute(update(SEATS).where(SEATS.c.table_id == anna.table).values(held="", orders="[]"))
        clock.ms += LATER
        deliver(far)
        told = services.told.pop()
        assert told["title"] == f"Attila is waiting for seat {seat + 1}"
        said.append(
            json.dumps([told["title"], told["body"]]).replace(anna.table, "TABLE").replace(f"seat {seat + 1}", "SEAT")
        )
        clock.ms += 10 * DAY - LATER
    for words in said:
        assert "Annabell" not in words and "Benedikt" not in words
    assert said[0].partition("Time runs out")[0] == said[1].partition("Time runs out")[0]


def test_a_channel_is_not_flooded_by_however_many_tables(far: RunningServer, clock: Clock, services: Services) -> None:
    for _ in range(4):
        anna, _, _ = leading(far)
        assert give(anna).status_code == 200
    clock.ms += LATER
    for minutes in range(16):
        deliver(far)
        assert len(services.told) <= 1 + minutes // 5
        clock.ms += 60_000
    assert len({told["body"].rpartition("/")[2] for told in services.told}) == 4


@pytest.mark.thorough
def test_who_refuses_what_it_is_told_is_not_flooded_either(
    far: RunningServer, clock: Clock, services: Services
) -> None:
    """Tries that fail count, and another way to write the address is the same address."""
    services.answer = Said(0, problem="refused")
    for number in range(4):
        anna, _, _ = leading(far)
        assert give(anna, f"{TOPIC}?priority={number}").status_code == 200
    clock.ms += LATER
    for minutes in range(16):
        deliver(far)
        assert len(services.told) <= 1 + minutes // 5
        clock.ms += 60_000
    assert len(services.told) > 1


@pytest.mark.thorough
def test_neither_trying_nor_giving_it_anew_floods_an_address(
    far: RunningServer, clock: Clock, services: Services
) -> None:
    anna, _, _ = leading(far)
    clock.ms += LATER
    for _ in range(6):
        (channel,) = give(anna).json()["channels"]
        assert anna.http.post("/api/notifications/services", json={"address": TOPIC}).status_code == 200
        for place in anna.http.get("/api/notifications").json()["targets"]:
            assert anna.http.post(f"/api/notifications/targets/{place['id']}/test").status_code == 200
            assert anna.http.post(f"/api/notifications/targets/{place['id']}/test").status_code == 200
            deliver(far)
            clock.ms += 1_000
            anna.http.delete(f"/api/notifications/targets/{place['id']}")
        deliver(far)
    assert len(services.told) == 1
    assert channel["id"]


def test_who_is_slow_keeps_only_the_slow_waiting(far: RunningServer, clock: Clock, services: Services) -> None:
    anna, _, _ = leading(far)
    give(anna)
    (channel,) = shown(anna)["channels"]

    def rows(seconds: float, times: int) -> str:
        with far.context.store.write() as connection:
            target = targets.find(connection, channel["id"])
            targets.last_told(connection, target)
            for _ in range(times):
                targets.answered(connection, target, seconds)
            return targets.lane(connection, target)

    assert rows(0.1, targets.PROVEN - 1) == targets.UNTRIED  # nobody knows it yet
    assert rows(0.1, 1) == "other"
    with far.context.store.write() as connection:
        queue.put(connection, "other", channel["id"], "x", {"kind": "turn"}, clock.ms, clock.ms, anna.table)
    assert rows(targets.SLOW + 1, 1) == targets.UNTRIED
    with far.context.store.read() as connection:
        assert connection.execute(select(OUTGOING.c.kind).where(OUTGOING.c.subject == "x")).scalar() == targets.UNTRIED
    assert rows(0.1, targets.PENANCE) == targets.UNTRIED
    assert rows(0.1, targets.PROVEN) == "other"


def test_where_nobody_may_look_on_a_channel_tells_nothing_after_its_giver_has_gone(
    far: RunningServer, clock: Clock, services: Services
) -> None:
    for spectators in (False, True):
        anna, _, _ = leading(far, spectators=spectators)
        give(anna, f"{TOPIC}-{spectators}")
        with far.context.store.write() as connection:  # she is sent away, and another one leads
            hers = (SEATS.c.table_id == anna.table) & (SEATS.c.name == "Annabell")
            connection.execute(update(SEATS).where(hers).values(holder=None))
            connection.execute(update(TABLES).where(TABLES.c.id == anna.table).values(owner=77))
        clock.ms += LATER
        deliver(far)
        assert len(services.told) == spectators  # who looks on could see it
        clock.ms += DAY


def test_there_is_an_end_to_channels(far: RunningServer, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _, _ = leading(far)
    for number in range(targets.MOST_OF_TABLE):
        assert give(anna, f"ntfys://ntfy.sh/{number}").status_code == 200
    assert give(anna, "ntfys://ntfy.sh/0").status_code == 200  # it is known
    assert give(anna, "ntfys://ntfy.sh/more").json()["error"]["code"] == "too_many_targets"
    monkeypatch.setattr(targets, "MOST_GIVEN", 4)
    anna.open(ME, OPEN)
    assert give(anna).status_code == 200
    anna.open(ME, OPEN)
    assert give(anna).json()["error"]["code"] == "too_many_targets"
    assert len(anna.http.get("/api/notifications").json()["targets"]) == 4


def test_what_is_no_channel(far: RunningServer, services: Services) -> None:
    anna, _, _ = leading(far)
    for address in ("json://127.0.0.1/", "file:///etc/passwd", "mailto://a@example.org", "https://10.0.0.1/x"):
        assert give(anna, address).json()["error"]["code"] == "unknown_service"
    assert give(anna, "no address").status_code == 422


def test_a_channel_that_leads_into_the_hosts_network_is_told_nothing_more(
    far: RunningServer, clock: Clock, services: Services
) -> None:
    anna, _, _ = leading(far)
    give(anna)
    services.answer = Said(0, guarded=True)
    clock.ms += LATER
    deliver(far)
    assert len(services.told) == 1
    (channel,) = shown(anna)["channels"]
    assert channel["failing"] == targets.UNREACHABLE
    turn_over(anna, anna)
    clock.ms += DAY
    deliver(far)
    assert len(services.told) == 1


def test_a_channel_that_does_not_answer_is_tried_again_and_seen_by_the_doctor(
    far: RunningServer, clock: Clock, services: Services
) -> None:
    anna, _, _ = leading(far)
    give(anna)
    services.answer = Said(0, problem="refused")
    clock.ms += LATER
    deliver(far)
    with far.context.store.read() as connection:
        places, waiting = doctor._notifications(connection)
    assert places.values["other"] == 1 and waiting.values["waiting"] == 1
    services.answer = Said(200)
    clock.ms += channels.GAP
    deliver(far)
    assert len(services.told) == 2 and shown(anna)["channels"][0]["told"] == clock.ms


def test_quiet_hours_of_who_gave_it_hold_it_back(far: RunningServer, clock: Clock, services: Services) -> None:
    anna, _, _ = leading(far)
    give(anna)
    anna.http.patch("/api/notifications", json={"quiet_from": 7 * 60, "quiet_to": 9 * 60})  # it is 8 o'clock in UTC
    clock.ms += LATER
    deliver(far)
    assert services.told == []
    clock.ms += 3_600_000
    deliver(far)
    assert len(services.told) == 1


@pytest.mark.parametrize(("agreed", "named"), [("", " UTC."), ("Asia/Tokyo", " (Asia/Tokyo).")])
def test_a_group_reads_the_clock_of_the_table_and_not_of_who_gave_it(
    far: RunningServer, clock: Clock, services: Services, agreed: str, named: str
) -> None:
    """Two givers who live elsewhere give their groups the same words."""
    for zone in ("Europe/Berlin", "America/Lima"):
        anna, _, _ = leading(far, zone=agreed)
        give(anna, f"ntfys://ntfy.sh/{zone[:4]}", lang="en")
        anna.http.patch("/api/me", json={"zone": zone})
    clock.ms += LATER
    deliver(far)
    one, other = (job["body"].partition("\n")[0] for job in services.told)
    assert one == other and one.endswith(named), one


@pytest.mark.thorough
def test_the_next_game_of_the_same_people_keeps_it_and_it_goes_with_the_table(
    far: RunningServer, clock: Clock, services: Services
) -> None:
    anna = far.visitor().open(ME, {"kind": "mine", "name": "C"}, turn_seconds=86_400)
    anna.do(type="start")
    give(anna, lang="en")
    while anna.play() == "played":
        pass
    clock.ms += LATER
    deliver(far)
    assert [told["title"] for told in services.told] == ["Attila: the game is over"]
    assert give(anna, "discord://1/2").json()["error"]["code"] == "table_over"
    before, anna.table = anna.table, anna.do(type="rematch")["rematch"]
    assert shown(anna)["channels"][0]["service"] == "ntfy"
    clock.ms += LATER
    deliver(far)
    assert services.told[-1]["title"].startswith("Attila is waiting for seat")
    with far.context.store.write() as connection:
        housekeeping.remove(connection, before)
        assert connection.execute(select(func.count()).select_from(NOTIFICATION_TARGETS)).scalar() == 1
        housekeeping.remove(connection, anna.table)
        for rows in (NOTIFICATION_TARGETS, OUTGOING):
            assert connection.execute(select(func.count()).select_from(rows)).scalar() == 0


def test_it_is_among_its_givers_own_data_and_goes_with_them(far: RunningServer, services: Services) -> None:
    anna, ben, _ = leading(far)
    give(anna)
    answer = anna.http.get("/api/me/data")
    (place,) = answer.json()["notice_targets"]
    assert place["table_id"] == anna.table and "our-secret" not in answer.text
    anna.http.delete("/api/me")
    assert shown(ben)["channels"] == []


def test_own_places_and_channels_do_not_mix(far: RunningServer, clock: Clock, services: Services) -> None:
    """The same address may be somebody's own and a table's; what is theirs alone never goes to the channel."""
    asked, other = pair(far)
    leads = asked if shown(asked)["leads"] else other
    give(leads, "ntfys://ntfy.sh/group")
    asked.http.post("/api/notifications/services?lang=en", json={"address": TOPIC})
    clock.ms += LATER
    deliver(far)
    told = {job["url"]: job["title"] for job in services.told}
    assert told[TOPIC] == "Attila: it is your turn"
    assert told["ntfys://ntfy.sh/group"].startswith("Attila is waiting for seat")
    assert len(services.told) == 2
