"""Letters to people: asked for first, ended with one click, and what mail servers say to them."""

from __future__ import annotations

import re

import pytest

from kartentisch.server.delivery.mail import address_of
from kartentisch.server.notifications import targets
from tests.server.mail_server import (
    HERE,
    Sink,
    deliver,
    pair,
    tell_mail,
    text,
)
from tests.server.running_server import Clock, RunningServer

HOUR = 3_600_000


@pytest.mark.thorough
def test_emails_go_to_who_has_said_yes_and_end_with_one_click(far: RunningServer, clock: Clock, sink: Sink) -> None:
    asked, _ = pair(far)
    answer = asked.http.post("/api/notifications/emails?lang=de", json={"address": "Anna@Bücher.example"})
    assert answer.json()["targets"][0]["shown"] == "Anna@xn--bcher-kva.example"
    clock.ms += 15_000
    deliver(far)
    (asking,) = sink.emails
    assert asking["subject"] == "Kartentisch: Benachrichtigungen bestätigen" and asking["list-unsubscribe"] is None
    assert "Attila" not in text(asking) and asking["to"] == "Anna@xn--bcher-kva.example"
    token = re.search(r"/notifications/confirm/(\S+)", text(asking))
    assert token is not None
    for _ in range(2):  # to say yes twice is no harm
        assert far.visitor().http.post("/api/notifications/confirm", json={"token": token[1]}).status_code == 200
    clock.ms += 15_000
    deliver(far)
    notice = sink.emails[1]
    assert notice["subject"] == "Attila: Du bist dran"
    assert f"{HERE}/t/{asked.table}" in text(notice) and "Auto-Submitted" in notice
    off = notice["list-unsubscribe"].strip(" <>").removeprefix(HERE)
    assert notice["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    bare = far.visitor().http
    del bare.headers["X-Kartentisch"]  # a mailbox sends none
    assert bare.post(off, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert bare.post(off).json()["error"]["code"] == "stale_link"
    assert asked.http.get("/api/notifications").json()["targets"] == []


def test_nobody_is_pestered_with_emails(far: RunningServer, clock: Clock, sink: Sink) -> None:
    asked, other = pair(far)
    for visitor in (asked, other):
        answer = visitor.http.post("/api/notifications/emails", json={"address": "v@example.org"})
        assert answer.status_code == 200
    other.http.delete(f"/api/notifications/targets/{answer.json()['targets'][0]['id']}")  # the link stays good
    again = far.visitor().http.post("/api/notifications/emails", json={"address": "V@example.org"})
    assert again.json()["error"]["code"] == "asked_enough"
    deliver(far)
    token = re.search(r"/notifications/block/(\S+)", text(sink.emails[1]))
    assert token is not None
    digest, _, tag = token[1].partition(".")
    for forged in (digest, f"{digest}.", f"{digest[:-1]}x.{tag}", f"{digest}.{tag[:-1]}\u00fc"):
        assert far.visitor().http.post("/api/notifications/block", json={"token": forged}).status_code == 409
    assert far.visitor().http.post("/api/notifications/block", json={"token": token[1]}).status_code == 200
    clock.ms += 3 * 24 * HOUR
    assert far.visitor().http.post("/api/notifications/emails", json={"address": "v@example.org"}).status_code == 409
    assert asked.http.get("/api/notifications").json()["targets"] == []


NO_ADDRESSES = (
    "anna", "a@b", "a@localhost", "a@[127.0.0.1]", "a b@example.org", "a\n@example.org",
    "a@example.org\nBcc: b@example.org",
    "a@example.org, b@example.org", "<a@example.org>", "a%b@example.org", ".a@example.org", "@example.org",
)  # fmt: skip


def test_what_is_no_address(far: RunningServer) -> None:
    assert [address for address in NO_ADDRESSES if address_of(address) is not None] == []
    answer = far.visitor().http.post("/api/notifications/emails", json={"address": NO_ADDRESSES[0]})
    assert answer.json()["error"]["code"] == "bad_address"


def test_a_mailbox_that_is_not_there_is_written_to_once(far: RunningServer, clock: Clock, sink: Sink) -> None:
    asked, _ = pair(far)
    tell_mail(far, asked, sink)
    sink.refusal = lambda address: "550 no such mailbox"
    clock.ms += 15_000
    deliver(far)
    (place,) = asked.http.get("/api/notifications").json()["targets"]
    assert not place["confirmed"] and place["failing"] == targets.UNREACHABLE
    sink.refusal = lambda address: ""
    clock.ms += 48 * HOUR
    deliver(far)
    assert sink.emails == []


def test_a_mail_server_that_is_busy_is_asked_again(far: RunningServer, clock: Clock, sink: Sink) -> None:
    asked, _ = pair(far)
    tell_mail(far, asked, sink)
    sink.refusal = lambda address: "451 later"
    clock.ms += 15_000
    deliver(far)
    sink.refusal = lambda address: ""
    clock.ms += 59_000
    deliver(far)
    assert sink.emails == []
    clock.ms += 1_000
    deliver(far)
    assert len(sink.emails) == 1


def test_a_mail_server_that_refuses_this_server_says_nothing_of_the_address(
    far: RunningServer, clock: Clock, sink: Sink
) -> None:
    asked, _ = pair(far)
    tell_mail(far, asked, sink)
    sink.refusal = lambda address: "554 5.7.1 relay access denied"
    clock.ms += 15_000
    deliver(far)
    (place,) = asked.http.get("/api/notifications").json()["targets"]
    assert place["confirmed"] and place["failing"] == ""
