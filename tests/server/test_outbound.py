"""Addresses that people type: nothing of this server's own network can be reached through them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kartentisch.engine.errors import EngineError
from kartentisch.engine.language import Language
from kartentisch.server.delivery import outbound_worker, settings
from kartentisch.server.delivery.address_guard import is_public
from kartentisch.server.delivery.outbound import SEVERAL
from tests.server.mail_server import PushService

INSIDE = (
    "127.0.0.1", "127.8.9.10", "0.0.0.0", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.100.100.200",
    "192.0.0.192", "168.63.129.16", "224.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.2.1", "240.0.0.1", "::1", "::",
    "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254",
    "fec0::1", "ff02::1", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "2001:db8::1", "localhost",
    "example.org", "2130706433", "0x7f.1", "",
)  # fmt: skip
OUTSIDE = ("1.1.1.1", "8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "::ffff:8.8.8.8")

DISCORD = "https://discord.com/api/webhooks/123456789012345678/abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdef"
SLACK = "slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/"
TEMPLATE = ("template", "%54emplate")
TELEGRAM = "tgram://123456789:abcdefg_hijklmnop/12315544/"

# A hostile name server: another answer each time it is asked; then whatever libraries make of it.
PROGRAM = """
import json, socket, sys
from kartentisch.server.delivery import outbound_worker as helper
answers = json.loads(sys.argv[2])
told, looked = [], []
def lookup(host, port, *more, **named):
    looked.append(host)
    at = answers[host][min(looked.count(host) - 1, len(answers[host]) - 1)] if host in answers else host
    family = socket.AF_INET6 if ":" in at else socket.AF_INET
    return [(family, socket.SOCK_STREAM, 6, "", (at, int(port or 0)) + ((0, 0) if ":" in at else ()))]
def answer_all(answer):
    socket.getaddrinfo = lookup
    assert socket.getaddrinfo("rebound.example", 443)[0][4][0] == "93.184.216.34"  # whoever looks first sees this
    for job in json.loads(sys.argv[1]):
        told.append(answer(job))
    for act in ("socket.socket().bind(('127.0.0.1', 0))", "__import__('subprocess').run(['true'])",
                "__import__('os').system('true')", "socket.socket(socket.AF_UNIX).connect('/tmp/x')",
                "socket.socket(type=socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', 53))"):
        try:
            exec(act)
            told.append("done")
        except ConnectionRefusedError:
            told.append("refused")
helper.answer_lines = answer_all
helper.main()
print(json.dumps(told))
"""


def test_what_is_inside_and_what_is_outside() -> None:
    assert [address for address in INSIDE if is_public(address)] == []
    assert [address for address in OUTSIDE if not is_public(address)] == []


@pytest.mark.thorough
def test_no_name_server_and_no_address_leads_inside() -> None:
    """Every way that is offered, towards a listener of ours that hears nothing."""
    service = PushService()
    port = service.port
    keys = service.subscription()["keys"]
    push = {"do": "push", **keys, "payload": "{}", "key": "A" * 42 + "E", "sub": "mailto:a@example.org", "ttl": 60}
    push |= {"urgency": "normal", "topic": "t"}
    answers = {
        "rebound.example": ["93.184.216.34", "127.0.0.1"],
        "inside.example": ["127.0.0.1"],
        "localhost.": ["127.0.0.1"],
        "hook.example": ["10.0.0.7"],
        "six.example": ["::ffff:127.0.0.1"],
        "metadata.example": ["169.254.169.254"],
    }
    jobs: list[dict[str, Any]] = [
        {**push, "endpoint": f"https://{host}:{port}/x"}
        for host in ("inside.example", "six.example", "127.0.0.1", "metadata.example", "localhost.", "rebound.example")
    ]
    jobs += [
        {"do": "other", "title": "t", "body": "b", "url": url}
        for url in (
            f"jsons://inside.example:{port}/hook",
            f"jsons://hook.example:{port}/hook?verify=no",
            f"ntfys://inside.example:{port}/topic",
            f"gotifys://inside.example:{port}/AbCdEfGhIjKlMnO",
            f"matrixs://user:pass@inside.example:{port}/#room",
            f"mmosts://inside.example:{port}/abcdefghijklmnopqrstuvwxyz",
        )
    ]
    refused: list[dict[str, Any]] = [
        {"do": "name", "url": url}
        for url in (
            "json://inside.example/x", "https://inside.example/x", "syslog://", "dbus://", "file:///etc/passwd", "mailto://a:b@c.example",
            *(f"{url}?{name}=/etc/hostname" for url in (DISCORD, SLACK, TELEGRAM) for name in TEMPLATE),
            "xmpp://a:b@c.example", "rsyslog://inside.example", "windows://", "http://127.0.0.1/", "jsons://", "discord://",
        )
    ]  # fmt: skip
    known = [
        {"do": "name", "url": url}
        for url in (
            "ntfys://ntfy.sh/secret-topic",
            DISCORD,
            SLACK,
            TELEGRAM,
        )
    ]
    plain = {**push, "endpoint": f"http://127.0.0.1:{port}/x"}
    everything = [*jobs, *refused, *known, plain]
    command = [sys.executable, "-c", PROGRAM, json.dumps(everything), json.dumps(answers)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    service.close()
    for job, said in zip(jobs, told, strict=False):
        assert said["status"] == 0 and said["guarded"], (job, said)
    rest = told[len(jobs) :]
    for job, said in zip(refused, rest, strict=False):
        assert said["status"] == 0 and not said["guarded"], (job, said)
    names = rest[len(refused) : len(refused) + len(known)]
    assert [said["name"] for said in names] == ["ntfy", "Discord", "Slack", "Telegram"]
    assert "abcdefghij" not in names[1]["shown"]
    assert rest[len(refused) + len(known)]["problem"] == "scheme"
    assert told[-5:] == ["refused"] * 5
    assert service.heads == []


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_one_receiver_is_the_same_however_its_address_is_written() -> None:
    hook = "jsons://hooks.example.org/path"
    alike = [
        (
            "ntfys://ntfy.sh/topic",
            "ntfys://NTFY.sh:443//topic/?priority=high",
            "ntfys://topic",
            "https://ntfy.sh/topic",
        ),
        (DISCORD, f"{DISCORD}?tts=yes", DISCORD.replace("https://discord.com/api/webhooks", "discord:/")),
        (hook, f"{hook}/?-key=1", "jsons://me:secret@HOOKS.example.org./%70ath#part", f"{hook}?method=PUT&+head=1"),
    ]
    seen = []
    for spellings in alike:
        told = [outbound_worker.answer({"do": "name", "url": url}) for url in spellings]
        assert {said["status"] for said in told} == {200}
        (identity,) = {said["identity"] for said in told}
        seen.append(identity)
    others = ("ntfys://ntfy.sh/Topic", f"{hook}/more", "jsons://hooks.example.com/path")
    seen += [outbound_worker.answer({"do": "name", "url": url})["identity"] for url in others]
    assert len(set(seen)) == len(alike) + len(others)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_an_address_has_one_receiver() -> None:
    for url in ("ntfys://ntfy.sh/a/b/c", "mmosts://chat.example.org/abcdefghijklmnopqrstuvwxyz?to=a,b"):
        for job in ({"do": "name"}, {"do": "other", "title": "t", "body": "b"}):
            said = outbound_worker.answer({**job, "url": url})
            assert said["status"] == 0 and said["problem"] == SEVERAL


@pytest.mark.parametrize(
    "given",
    [
        {"kinds": "push,pigeon"},
        {"address": "games.example.org"},
        {"address": "https://games.example.org/path"},
        {"mail": "http://mail.example.org"},
        {"mail": "secret"},
        {"mail": "smtp://user:secret@mail.example.org:99999", "sender": "a@example.org"},
        {"mail": "smtp://mail.example.org"},
        {"sender": "nobody"},
    ],
)
def test_settings_that_cannot_be(given: dict[str, str]) -> None:
    with pytest.raises(EngineError) as caught:
        settings.settings(**given)
    without_sender = caught.value.code == "mail_sender_missing"
    assert without_sender == ("mail" in given and "sender" not in given and given["mail"] == "smtp://mail.example.org")
    told = Language("en", room="kartentisch.server").rejection(caught.value.rejection)
    assert "secret" not in told and "“”" not in told and "“://" not in told
    assert without_sender or (caught.value.code == "bad_mail") == ("mail" in given)


def test_settings_say_what_is_offered() -> None:
    bare = settings.settings()
    assert [kind for kind in settings.KINDS if bare.offers(kind)] == ["push", "calendar"]
    told = settings.settings(
        "push,mail", "https://g.example.org/", "smtps://u:p%40ss@m.example.org", "G <g@example.org>"
    )
    assert told.offers("mail") and not told.offers("other") and told.names == ["g.example.org"]
    assert told.mail == settings.MailServer("m.example.org", 465, "u", "p@ss", True)
    assert (told.sender, told.sender_name) == ("g@example.org", "G") and "p@ss" not in repr(told)


@pytest.mark.thorough
def test_nothing_heavy_is_loaded_before_it_is_wanted(tmp_path: Path) -> None:
    heavy = ("apprise", "pywebpush", "requests", "aiohttp", "icalendar", "smtplib")
    program = f"import sys, kartentisch.server.http.server; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.strip() == "[]"
