"""A server answers to its names only: a page of a stranger cannot pass as part of it by pointing its own name here."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from kartentisch.cli.main import app
from kartentisch.server.http import host_names
from tests.server.running_server import RunningServer


def test_a_request_for_a_foreign_name_is_refused_with_a_sentence(server: RunningServer) -> None:
    anna = server.visitor().open({"kind": "mine", "name": "Anna"}, {"kind": "open"})
    http = anna.http
    for path in ("/", "/healthz", "/metrics", "/api/games", "/api/tables", f"/api/tables/{anna.table}"):
        foreign = http.get(path, headers={"Host": "rebound.example:8008"})
        assert foreign.status_code == 421, path
        error = foreign.json()["error"]
        assert error["code"] == "foreign_host" and "--host-name rebound.example" in error["sentence"]
        assert http.get(path, headers={"Host": "kitchen.local"}).status_code != 421, path
    body = {"game": "attila", "seats": [{"kind": "open"}, {"kind": "open"}]}
    assert http.post("/api/tables", json=body, headers={"Host": "rebound.example"}).status_code == 421


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8008", True), ("[::1]:8008", True), ("[::ffff:192.168.1.4]", True), ("localhost", True),
        ("a.localhost:1", True), ("pi:8008", True), ("pi.local.", True), ("", True), ("Games.Example.ORG.:443", True),
        ("example.org", False), ("evil.games.example.org", False), ("127.0.0.1.example", False),
        ("localhost.example", False), ("notlocal.elsewhere", False), ("[games.example.org", True),
    ],
)  # fmt: skip
def test_addresses_local_names_and_own_names_are_known(host: str, known: bool) -> None:
    assert host_names.known(host, {"games.example.org"}) is known
    assert host_names.known(host, {host_names.ANY})


def test_names_are_looked_at_before_the_server_opens(tmp_path: Path) -> None:
    server = ["serve", "--data", str(tmp_path / "server"), "--lang", "en"]
    told = CliRunner().invoke(app, [*server, "--host-name", "https://games.example.org"])
    assert told.exit_code and "not a list of names" in told.output and not (tmp_path / "server").exists()
