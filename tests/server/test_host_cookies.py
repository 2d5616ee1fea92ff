"""Cookies that a neighbouring site cannot plant: the prefix `__Host-` over https, and browsers from before."""

from __future__ import annotations

from collections.abc import Callable
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx

from kartentisch.server import people
from kartentisch.server.http import host_cookies
from kartentisch.server.store.database import Store
from tests.server.running_server import Clock, RunningServer

ME, FREE = {"kind": "mine", "name": "Anna"}, {"kind": "open"}
OLD = people.COOKIE
NEW = host_cookies.PREFIX + people.COOKIE


class Browser:
    """Behind a proxy with a certificate; keeps cookies by name, as sent back."""

    def __init__(self, server: RunningServer, secure: bool = True) -> None:
        self.http = server.visitor().http
        self.http.headers.update({"X-Forwarded-Proto": "https"} if secure else {})
        self.jar: dict[str, str] = {}
        self.told: list[str] = []

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        cookie = "; ".join(f"{name}={value}" for name, value in self.jar.items())
        answer = self.http.request(method, path, headers={"Cookie": cookie} if cookie else {}, **more)
        self.told = answer.headers.get_list("set-cookie")
        self.http.cookies.clear()  # ours is the jar
        for text in self.told:
            for name, morsel in SimpleCookie(text).items():
                if morsel["max-age"] == "0":
                    self.jar.pop(name, None)
                else:
                    self.jar[name] = morsel.value
        return answer

    def name(self) -> str | None:
        person = self.ask("GET", "/api/me").json()["person"]
        return None if person is None else str(person["name"])

    def becomes(self, name: str) -> None:
        assert self.ask("PATCH", "/api/me", json={"name": name}).status_code == 200


def test_over_https_every_cookie_is_of_this_host_alone(still: RunningServer) -> None:
    anna = Browser(still)
    anna.becomes("Anna")
    cookies = [*anna.told]
    keys = anna.ask("POST", "/api/tables", json={"game": "attila", "seats": [ME, FREE]}).json()
    cookies += anna.told
    anna.ask("POST", "/api/me/signin/options")  # needs a page with a name: refused, and sets none
    assert set(anna.jar) == {NEW, f"{host_cookies.PREFIX}kt_{keys['table']}"}
    for cookie in cookies:
        parts = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"path=/", "secure", "httponly", "samesite=strict"} <= parts
        assert not any(part.startswith("domain") for part in parts)
    assert anna.name() == "Anna"
    assert anna.ask("GET", f"/api/tables/{keys['table']}").json()["own_seats"] == [0]
    anna.ask("POST", "/api/me/signout")
    assert NEW not in anna.jar and "path=/;" in anna.told[0].lower() + ";" and "secure" in anna.told[0].lower()
    assert anna.name() is None


def test_over_plain_http_names_stay(still: RunningServer) -> None:
    anna = Browser(still, secure=False)
    anna.becomes("Anna")
    assert set(anna.jar) == {OLD} and "secure" not in anna.told[0].lower() and "path=/api" in anna.told[0].lower()


def before(
    build: Callable[..., RunningServer], folder: Path, clock: Clock
) -> tuple[RunningServer, dict[str, str], str]:
    """A server whose browsers have cookies from before it knew the prefix: what Anna's holds, and her table."""
    store = Store.in_folder(folder / "before", clock)
    first = build(store, timekeeper=False)
    anna = Browser(first, secure=False)
    anna.becomes("Anna")
    table = anna.ask("POST", "/api/tables", json={"game": "attila", "seats": [ME, FREE]}).json()["table"]
    clock.ms += 1000
    with store.write() as connection:
        store.note(connection, host_cookies.NOTE, str(clock.ms))
    return build(store, timekeeper=False), anna.jar, table


def test_browsers_from_before_are_carried_over_once(
    build: Callable[..., RunningServer], folder: Path, clock: Clock
) -> None:
    server, jar, table = before(build, folder, clock)
    anna = Browser(server)
    anna.jar = dict(jar)
    assert anna.name() == "Anna"
    assert set(anna.jar) == {NEW, f"{host_cookies.PREFIX}kt_{table}"}, "the old ones are gone"
    assert anna.name() == "Anna" and anna.told == []
    assert anna.ask("GET", f"/api/tables/{table}").json()["own_seats"] == [0]


def test_what_a_neighbour_plants_never_wins(build: Callable[..., RunningServer], folder: Path, clock: Clock) -> None:
    server, jar, table = before(build, folder, clock)
    eve, anna = Browser(server), Browser(server)
    eve.becomes("Eve")
    planted = eve.jar[NEW]
    anna.jar = {OLD: planted}  # in a browser that has none: a secret of today opens nothing under the old name
    assert anna.name() is None and OLD not in anna.jar
    anna.becomes("Anna")
    for value in (planted, jar[OLD]):  # whoever has one is nobody else, not even by one from before
        anna.jar[OLD] = value
        before_it = anna.jar[NEW]
        assert anna.name() == "Anna" and anna.jar[NEW] == before_it
    fresh = Browser(server)
    answer = fresh.http.get("/api/me", headers={"Cookie": f"{OLD}={jar[OLD]}; {OLD}={planted}"})
    assert answer.json()["person"] is None, "two of a name: one of them is planted"
    answer = fresh.http.get(f"/api/tables/{table}", headers={"Cookie": f"{NEW}=; kt_{table}={jar[f'kt_{table}']}"})
    assert answer.json()["own_seats"] == []
    chosen = fresh.http.patch("/api/me", json={"name": "x"}, headers={"Cookie": f"{OLD}=chosen-by-eve; {NEW}=mine"})
    assert (
        chosen.status_code == 200 and "chosen-by-eve" not in str(chosen.headers) and "=mine" not in str(chosen.headers)
    )


def test_a_browser_that_carries_over_and_signs_out_at_once(
    build: Callable[..., RunningServer], folder: Path, clock: Clock
) -> None:
    server, jar, _ = before(build, folder, clock)
    anna = Browser(server)
    anna.jar = dict(jar)
    assert anna.ask("POST", "/api/me/signout").status_code == 200
    assert NEW not in anna.jar and OLD not in anna.jar and anna.name() is None
