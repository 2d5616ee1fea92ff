"""A game over weeks: two people with a laptop and a phone each, and somebody who steps in.

Time is moved by the test; whatever reaches the people has gone through a mail server and a push service.
"""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.server.tables import timers
from tests.server.mail_server import PushService, Sink, deliver, tell_mail, tell_push
from tests.server.running_server import Clock, RunningServer, Visitor
from tests.server.test_passkeys import comes, device, makes
from tests.server.test_people import named

HOUR = 3_600_000
DAY = 24 * HOUR


def goes_by(server: RunningServer, clock: Clock, ms: int) -> None:
    """Time, in steps in which a server would look at its clocks and its post."""
    while ms > 0:
        clock.ms += min(ms, 3 * HOUR)
        ms -= 3 * HOUR
        timers.beat(server.context)
        timers.sweep(server.context)
        deliver(server)


def own_table(visitor: Visitor) -> dict[str, Any]:
    """The only one in My games, as this device sees it."""
    (found,) = visitor.http.get("/api/mine", params={"ids": ""}).json()["more"]
    assert found["table"]["id"] == visitor.table
    return dict(found)


@pytest.mark.thorough
def test_two_people_with_two_devices_each_play_over_weeks(
    far: RunningServer, clock: Clock, sink: Sink, service: PushService
) -> None:
    anna = device(far).open(
        {"kind": "mine", "name": "Annabell"}, {"kind": "open"}, game="attila", turn_seconds=2 * 86_400,
        reaction_seconds=2 * 86_400, vacation_days=14, substitutes=True,
    )  # fmt: skip
    ben = device(far).join(anna, "Benedikt")
    dora = device(far)
    phones = {anna: device(far), ben: device(far)}
    for laptop, phone in phones.items():
        named(laptop, name="Anna" if laptop is anna else "Ben")
        phone.table = laptop.table
        assert comes(phone, makes(laptop)).status_code == 200 and phone.look()["own_seats"] == laptop.keys["seats"]
    tell_push(phones[anna], service, "phone")
    tell_mail(far, ben, sink, "ben@example.org")
    invite = {"invite": anna.look()["substitute_invite"], "names": ["Dora"]}
    assert dora.http.post(f"/api/tables/{anna.table}/seats", json=invite).status_code == 200
    dora.table = anna.table
    named(dora, name="Dora")
    tell_push(dora, service, "dora")

    def told() -> list[str]:
        """What has come since the last look: `push` and `dora` to browsers, `mail` as an e-mail."""
        ways = {"/phone": "push", "/dora": "dora"}
        found = [f"{ways[path]}: {one['title']}" for path, one in zip(service.paths, service.told, strict=True)]
        found += [f"mail: {email['Subject']}" for email in sink.emails]
        sink.emails.clear()
        service.clear()
        return sorted(found)

    def asked() -> Visitor:
        return next(one for one in (anna, ben) if one.look()["decision"] is not None)

    def due(visitor: Visitor) -> int:
        return next(int(row["due"]) for row in visitor.look()["table"]["asked"] if row["seat"] in visitor.keys["seats"])

    # the game begins; whoever is asked is called where they want to be, and nobody else
    phones[ben].do(type="start")
    calls = {anna: "push: Attila: it is your turn", ben: "mail: Attila: Du bist dran"}
    hurry = {anna: "push: Attila: your time is running out", ben: "mail: Attila: Deine Zeit läuft ab"}
    first = asked()
    goes_by(far, clock, HOUR)
    assert told() == [calls[first]]

    # a day later nothing more has come, and then the reminders, 12 hours and one hour before the time is up
    goes_by(far, clock, 34 * HOUR)
    assert told() == []
    goes_by(far, clock, 2 * HOUR)
    assert told() == [hurry[first]]
    goes_by(far, clock, 10 * HOUR)
    assert told() == [hurry[first]]
    while asked() is first:  # the last hour: from the phone
        phones[first].play()
    goes_by(far, clock, HOUR)
    second = asked()
    assert second is not first and told() == [calls[second]]

    # days off, from the phone: no clock, no call; then it goes on
    before = due(second)
    phones[second].do(type="vacation", days=7)
    assert [row["until"] for row in second.look()["table"]["vacations"]] == [clock.ms + 7 * DAY]
    goes_by(far, clock, 6 * DAY)
    assert told() == [] and asked() is second
    goes_by(far, clock, DAY + HOUR)
    assert due(second) == before + 7 * DAY and told() == [calls[second]]  # they are back
    second.play()
    while asked() is second:
        second.play()

    # whoever is asked now misses the deadline: an autopilot answers, and Dora is called
    late, other = asked(), anna if asked() is ben else ben
    goes_by(far, clock, 2 * DAY - HOUR)
    assert told() == sorted([calls[late], *[hurry[late]] * 2])
    goes_by(far, clock, 2 * HOUR)
    goes_by(far, clock, HOUR)
    seat = late.keys["seats"][0]
    assert late.look()["table"]["seats"][seat]["autopilot"] == "pass"
    assert "dora: Attila: a substitute is needed" in told()
    assert dora.look()["may_step_in"] == [seat] and dora.look()["viewer"] == -1
    dora.do(type="step_in", target=seat)
    assert dora.look()["view"] == late.look()["view"]
    for _ in range(200):  # until she is asked; then it is she who is called
        if dora.look()["decision"] is not None:
            break
        other.play()
    told()
    goes_by(far, clock, HOUR)
    assert told() == ["dora: Attila: it is your turn"]
    assert dora.play() == "played"

    # back after a week: the seat is theirs again on both devices, and Dora looks on
    phones[late].do(type="take_over")
    assert late.look()["own_seats"] == [seat] and dora.look()["own_seats"] == [] and dora.look()["viewer"] == -1

    # to the end, now here, now there
    places, number, said = [(anna, phones[anna]), (ben, phones[ben])], 0, ""
    while said != "over":
        said = places[0][number % 2].play()
        number += 1
        if said == "waiting":
            places.reverse()
    told()
    goes_by(far, clock, HOUR)
    assert told() == ["mail: Attila: Die Partie ist zu Ende", "push: Attila: the game is over"]
    devices = [anna, ben, *phones.values()]
    results = [own_table(one) for one in devices]
    assert all(one["table"]["status"] == "over" and one["winners"] for one in results)
    assert all(one["scores"] == results[0]["scores"] and one["winners"] == results[0]["winners"] for one in results)
    assert [one["own_seats"] for one in results] == [[0], [1], [0], [1]]
    assert own_table(dora)["own_seats"] == []
