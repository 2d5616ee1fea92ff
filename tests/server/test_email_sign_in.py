"""Coming in by e-mail; and those who would like to come in by somebody else's."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest

from kartentisch.server.delivery import settings
from kartentisch.server.http import email_sign_in
from kartentisch.server.people import tickets
from kartentisch.server.store.database import Store
from tests.server.mail_server import Sink
from tests.server.running_server import Clock, RunningServer, Visitor, code
from tests.server.test_people import BOT, FREE, ME, me, named

HERE = "https://games.example.org"
ANNA = "anna@example.org"


@pytest.fixture(scope="module")
def sink() -> Iterator[Sink]:
    opened = Sink()
    yield opened
    opened.close()


@pytest.fixture
def far(build: Callable[..., RunningServer], folder: Path, clock: Clock, sink: Sink) -> RunningServer:
    """A server whose time stands still, with a mail server that keeps what it gets."""
    sink.emails.clear()
    delivery = settings.settings(address=HERE, mail=sink.address, sender="t@example.org")
    return build(Store.in_folder(folder / "far", clock), timekeeper=False, delivery=delivery)


def asks(visitor: Visitor, address: str = ANNA, **query: str) -> httpx.Response:
    return visitor.http.post("/api/me/mail", json={"address": address}, params=query)


def last(server: RunningServer, sink: Sink) -> EmailMessage:
    server.app.state.notifier.round(wait=True)
    return sink.emails[-1]


def parts(email: EmailMessage) -> tuple[str, str]:
    """Its link's token, and its code."""
    body = email.get_body(("plain",))
    assert body is not None
    text = str(body.get_content())
    token, code = re.search(rf"{HERE}/me#signin=(\S+)", text), re.search(r"^ *(\w{4}-\w{4})\s*$", text, re.M)
    assert token and code, text
    return token[1], code[1]


def comes(visitor: Visitor, **what: Any) -> httpx.Response:
    return visitor.http.post("/api/me/mail/confirm", json=what)


def test_the_same_tables_by_email(far: RunningServer, sink: Sink) -> None:
    """The first e-mail gives the address to who asked, the next brings them in elsewhere; capitals do not count."""
    laptop = far.visitor().open(ME, FREE, BOT)
    named(laptop)
    assert laptop.http.get("/api/me").json()["offers"]["mail"]
    assert asks(laptop, lang="de").status_code == 200 and me(laptop)["mail"] is None  # asked is not confirmed
    email = last(far, sink)
    assert email["Subject"] == "Kartentisch: anmelden" and "Anna" not in email.as_string()
    assert comes(laptop, token=parts(email)[0]).json()["person"]["mail"] == ANNA
    phone = far.visitor().open({"kind": "mine", "name": "Ann"}, FREE, BOT)
    asks(phone, "Anna@Example.org")
    _, typed = parts(last(far, sink))
    assert comes(phone, code=typed.lower()).json()["person"]["name"] == "Anna"
    assert phone.look()["own_seats"] == [0]
    laptop.table, phone.table = phone.table, laptop.table
    assert laptop.look()["own_seats"] == phone.look()["own_seats"] == [0]
    laptop.http.delete("/api/me/mail")
    stranger = far.visitor()
    asks(stranger)
    comes(stranger, token=parts(last(far, sink))[0])
    assert me(stranger)["name"] == "" and me(stranger)["mail"] == ANNA  # somebody new: it was nobody's any more


def test_an_email_is_good_once_for_a_while_and_in_its_browser(far: RunningServer, sink: Sink, clock: Clock) -> None:
    anna, eve = far.visitor(), far.visitor()
    asks(anna)
    token, typed = parts(last(far, sink))
    assert code(comes(eve, token=token)) == code(comes(eve, code=typed)) == "bad_link"
    asks(eve, "eve@example.org")  # with a cookie of her own
    assert code(comes(eve, token=token)) == code(comes(eve, code=typed)) == "bad_link"
    assert comes(anna, token=token).status_code == 200
    assert code(comes(anna, token=token)) == code(comes(anna, code=typed)) == "bad_link"
    asks(anna, "more@example.org")
    token, typed = parts(last(far, sink))
    clock.ms += tickets.LINK
    assert code(comes(anna, token=token)) == code(comes(anna, code=typed)) == "bad_link"
    asks(anna, "more@example.org")
    token, _ = parts(last(far, sink))
    anna.http.post("/api/me/signout")  # asked for as somebody, used as nobody
    assert code(comes(anna, token=token)) == "bad_link"


def test_codes_are_not_guessed(far: RunningServer, sink: Sink) -> None:
    anna = far.visitor()
    asks(anna)
    _, typed = parts(last(far, sink))
    for _ in range(tickets.TRIES):
        assert code(comes(anna, code="2222-2222")) == "bad_link"
    assert code(comes(anna, code=typed)) == "bad_link"
    assert code(comes(anna)) == code(comes(anna, code="----")) == "bad_link"


def test_nobody_learns_whether_an_address_is_known(far: RunningServer, sink: Sink, clock: Clock) -> None:
    anna = far.visitor()
    named(anna)
    asks(anna)
    comes(anna, token=parts(last(far, sink))[0])
    told, written = [], []
    for address in (ANNA, "nobody@example.org"):
        eve = far.visitor()
        answer = asks(eve, address)
        email = last(far, sink)
        text = "".join(str(part.get_content()) for part in email.iter_parts()) + email["Subject"] + email["From"]
        never = re.search(r"/notifications/block/([\w.]+)", text)
        assert never is not None
        for found in (*parts(email), address, never[1]):
            text = text.replace(found, "-")
        told.append((answer.status_code, answer.json(), sorted(answer.headers.keys())))
        written.append((text, sorted(email.keys())))
    assert told[0] == told[1] and written[0] == written[1]
    for _ in range(email_sign_in.ASKED + 3):  # and nobody is flooded, which is not told either
        assert asks(far.visitor()).json() == told[0][1]
    far.app.state.notifier.round(wait=True)
    assert sum(email["To"] == ANNA for email in sink.emails) == email_sign_in.ASKED


@pytest.mark.thorough
def test_nobody_uses_up_the_emails_of_others(far: RunningServer, sink: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each network has some, all of them have more; and who says never gets none."""
    for network in range(email_sign_in.ALL):
        monkeypatch.setattr(email_sign_in, "network_of", lambda _, network=network: f"net {network}")
        for _ in range(email_sign_in.ASKED + 1):
            assert asks(far.visitor()).status_code == 200
        far.app.state.notifier.round(wait=True)
        assert len(sink.emails) == min((network + 1) * email_sign_in.ASKED, email_sign_in.ALL)
    asks(far.visitor(), "ben@example.org")
    body = last(far, sink).get_body(("plain",))
    assert body is not None
    never = re.search(r"/notifications/block/(\S+)", str(body.get_content()))
    assert never is not None
    assert far.visitor().http.post("/api/notifications/block", json={"token": never[1]}).status_code == 200
    sink.emails.clear()
    assert asks(far.visitor(), "Ben@example.org").status_code == 200
    far.app.state.notifier.round(wait=True)
    assert sink.emails == []


def test_no_emails_without_a_mail_server_and_none_to_what_is_no_address(
    far: RunningServer, server: RunningServer
) -> None:
    assert code(asks(server.visitor())) == "mail_off"
    assert not server.visitor().http.get("/api/me").json()["offers"]["mail"]
    for address in (
        "anna",
        "anna@localhost",
        "a@b.c\nBcc: x@example.org",
        "a b@example.org",
        "x" * 300 + "@example.org",
    ):
        assert code(asks(far.visitor(), address)) == "bad_address"
