"""The way to this machine from others."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import pytest
import segno

from kartentisch.cli import lan


def test_addresses_are_those_that_others_reach() -> None:
    for address in lan.addresses():
        assert not ip_address(address).is_loopback
        with socket.socket() as mine:
            mine.bind((address, 0))  # it is an address of this machine


def test_a_machine_without_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("no way")

    monkeypatch.setattr(socket, "getaddrinfo", unreachable)
    monkeypatch.setattr(socket, "socket", Nowhere)
    assert lan.addresses() == []


class Nowhere(socket.socket):
    def connect(self, *_: object) -> None:
        raise OSError("no way")


def test_the_code_in_the_terminal_is_the_code() -> None:
    """Read back square by square: a line of half blocks holds two rows."""
    text = "http://192.168.178.23:8008/"
    rows: list[list[bool]] = []
    for line in lan.qr_code(text).splitlines():
        rows.append([c not in "█▀" for c in line])  # ink is what is not lit, on a dark screen
        rows.append([c not in "█▄" for c in line])
    wanted = [
        [bool(square) for square in row] for row in segno.make(text, error="l", micro=False).matrix_iter(border=2)
    ]
    assert rows[: len(wanted)] == wanted
    assert max(map(len, lan.qr_code(text).splitlines())) <= 40
